"""Font files at one weight, shaped by HarfBuzz and rasterised by FreeType.

Both libraries come in wheels and use no system library, so a text has the same pixels on every machine.
"""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import NamedTuple

import freetype
import numpy as np
import numpy.typing as npt
import uharfbuzz as hb

FEATURES = {"lnum": True, "tnum": True}
"""Lining figures of equal width, because Vollkorn's default figures are old-style."""


class Glyph(NamedTuple):
    """A rasterised glyph: coverage from 0 to 255, and its left and top edge relative to the pen position."""

    coverage: npt.NDArray[np.uint8]
    left: int
    top: int


class Placed(NamedTuple):
    """A glyph of a shaped text: its number in the font, and its pen position from the start of the text.

    Positions are in 64ths of a pixel; y grows upwards.
    """

    glyph: int
    x: int
    y: int


class Typeface:
    """One font file at one weight: places and rasterises its glyphs. Not thread-safe."""

    def __init__(self, path: Path, weight: int | None) -> None:
        """Open a font file. `weight` is a value on its weight axis, None for a file without one.

        Raises `OSError` if it cannot be read as a font.
        """
        try:
            face = hb.Face(hb.Blob.from_file_path(path))
            self._freetype = freetype.Face(str(path))
        except (hb.HarfBuzzError, freetype.FT_Exception) as error:
            raise OSError(f"{path.name} cannot be read as a font: {error}") from error
        self._font = hb.Font(face)
        if weight is not None:
            self._font.set_variations({"wght": float(weight)})
            axes = self._freetype.get_variation_info().axes
            self._freetype.set_var_design_coords([weight if axis.tag == "wght" else axis.default for axis in axes])
        self._characters = face.unicodes
        self._glyphs: dict[tuple[int, int], Glyph] = {}
        self._size = 0

    def has(self, character: str) -> bool:
        """Return whether the font has a glyph for a character."""
        return ord(character) in self._characters

    def shape(self, text: str, size: int, *, rtl: bool = False) -> tuple[list[Placed], int]:
        """Place the glyphs of a text in one direction, at a font size of `size` pixels; `rtl` means from right to left.

        Return the placed glyphs from left to right, and the width of the text in 64ths of a pixel. `text` is in logical
        order in either direction.
        """
        if not text:
            return [], 0
        self._font.scale = (size * 64, size * 64)
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if rtl else "ltr"
        hb.shape(self._font, buffer, FEATURES)
        pen = 0
        placed = []
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            placed.append(Placed(info.codepoint, pen + position.x_offset, position.y_offset))
            pen += position.x_advance
        return placed, pen

    def rasterise(self, glyph: int, size: int) -> Glyph:
        """Return the pixels of a glyph, given by its number in the font, at a font size of `size` pixels. Cached."""
        known = self._glyphs.get((glyph, size))
        if known is None:
            if self._size != size:
                self._freetype.set_pixel_sizes(0, size)
                self._size = size
            # Hints in the file are ignored, because their effect depends on how FreeType was built.
            self._freetype.load_glyph(glyph, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_FORCE_AUTOHINT)
            slot = self._freetype.glyph
            known = self._glyphs[glyph, size] = Glyph(_coverage(slot.bitmap), slot.bitmap_left, -slot.bitmap_top)
        return known


def _coverage(bitmap: freetype.Bitmap) -> npt.NDArray[np.uint8]:
    """Copy FreeType's pixels, which the next glyph overwrites. `Bitmap.buffer` would create a Python number for
    each."""
    pixels = ctypes.string_at(bitmap._FT_Bitmap.buffer, bitmap.rows * bitmap.pitch)
    return np.frombuffer(pixels, np.uint8).reshape(bitmap.rows, bitmap.pitch)[:, : bitmap.width]
