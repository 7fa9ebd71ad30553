"""Text shaping for pictures: select a font for each character, and place the glyphs of a line in their visual order.

Source Sans and Vollkorn have the Latin, Greek and Cyrillic letters that the bot itself writes. Names of people may
contain any script and emoji. Characters that the two fonts lack come from fallback fonts, which are opened when first
needed.
"""

from __future__ import annotations

import functools
import json
import re
import threading
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import bidi
import fontpkg
import numpy as np
import numpy.typing as npt

from rendering.kit.isolates import without_isolates
from rendering.kit.typeface import Typeface

FAMILIES = {"text": "source-sans-3", "heading": "vollkorn"}

FALLBACK_FAMILIES = (
    "source-sans-3", "noto-sans", "heebo", "noto-sans-arabic", "noto-sans-devanagari", "hind-siliguri",
    "noto-sans-tamil", "noto-sans-telugu", "noto-sans-thai", "noto-sans-khmer",
)
"""Fallback fonts for characters that the text's own font lacks, in this order. The last fallback is `_CJK`."""

_CJK = ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf")
_FURTHER_WEIGHT = 700
"""The weight of fallback fonts. They are needed for names, which are bold."""

EMOJI = "☺"
"""Replaces every emoji that no font has."""

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")

_lock = threading.RLock()
"""Protects FreeType and HarfBuzz objects and the caches in `Typeface`, which only one thread at a time may use."""


class Rasterised(NamedTuple):
    """A line of text as pixels.

    `coverage` is 0 to 255. `left` and `top` are its position relative to the pen on the baseline, and `advance` is how
    far the pen moves, in pixels.
    """

    coverage: npt.NDArray[np.uint8]
    left: int
    top: int
    advance: int


@functools.lru_cache(maxsize=64)
def _typeface(family: str, weight: int) -> Typeface:
    """Open a packaged font. Of a static font, the file with the nearest weight is used."""
    path = fontpkg.select_file(_family(family), weight, "normal").path
    return Typeface(path, weight if "wght" in path.name else None)


@functools.cache
def _family(family: str) -> fontpkg.Family:
    """Read the metadata of a font package.

    `fontpkg.path` would search all installed packages and import everything it finds, although a picture needs only two
    families.
    """
    package = _folder_of(f"fontpkg_{family.replace('-', '_')}")
    return fontpkg.family_from_metadata(json.loads(package.joinpath("metadata.json").read_text("utf-8")), package)


@functools.cache
def _cjk() -> Typeface:
    package, name = _CJK
    return Typeface(Path(str(_folder_of(package).joinpath(name))), None)


def _folder_of(package: str) -> Traversable:
    try:
        return files(package)
    except ImportError as error:
        raise LookupError(f"the package {package.replace('_', '-')} is not installed") from error


@functools.lru_cache(maxsize=4096)
def _fallback(character: str) -> Typeface | None:
    """Return the first fallback font that has a character, None if no font has it."""
    for family in FALLBACK_FAMILIES:
        if (face := _typeface(family, _FURTHER_WEIGHT)).has(character):
            return face
    return _cjk() if _cjk().has(character) else None


def check_fonts() -> list[str]:
    """Open every font that pictures may need, and return the names of the two main font packages, for the check of an
    installation.

    Raises `OSError` if one cannot be read, and `LookupError` if a font package is missing.
    """
    with _lock:
        for family in (*FAMILIES.values(), *FALLBACK_FAMILIES):
            _typeface(family, _FURTHER_WEIGHT).shape("A", 16)
        _cjk().shape("A", 16)
    return list(FAMILIES.values())


def is_drawable(character: str, family: str) -> bool:
    """Return whether the font of this family ("text" or "heading"), or any fallback font, has a glyph for a
    character."""
    with _lock:
        return _typeface(FAMILIES[family], _FURTHER_WEIGHT).has(character) or _fallback(character) is not None


class _Piece(NamedTuple):
    """Adjacent characters of the same font and direction, in logical order."""

    face: Typeface
    text: str
    rtl: bool


def _pieces(text: str, family: str, weight: int) -> list[_Piece]:
    """Split a line into pieces in visual order. The line itself runs from left to right, like the picture."""
    own = _typeface(FAMILIES[family], weight)
    if text.isascii():
        return [_Piece(own, text, False)]
    if not _RIGHT_TO_LEFT.search(text):
        return [_Piece(face, part, False) for face, part in _by_typeface(without_isolates(text), own)]
    pieces: list[_Piece] = []
    # In visual order. HarfBuzz needs right-to-left letters in logical order.
    for rtl, part in _by_direction(without_isolates(bidi.get_display(text, base_dir="L"))):
        found = [_Piece(face, found, rtl) for face, found in _by_typeface(part[::-1] if rtl else part, own)]
        pieces += reversed(found) if rtl else found
    return pieces


def _by_direction(seen: str) -> list[tuple[bool, str]]:
    """Split a line, given in visual order, into parts of one direction. Return each as (whether it runs from right to
    left, part)."""
    found: list[tuple[bool, str]] = []
    for at, character in enumerate(seen):
        rtl = _runs_to_the_left(seen, at)
        if found and found[-1][0] == rtl:
            found[-1] = (rtl, found[-1][1] + character)
        else:
            found.append((rtl, character))
    return found


def _runs_to_the_left(seen: str, at: int) -> bool:
    """Return whether HarfBuzz must shape a character from right to left.

    These are right-to-left letters, the marks on them, which precede them in visual order, and brackets between them,
    which HarfBuzz mirrors. Everything else stays in visual order.
    """
    kind = unicodedata.bidirectional(seen[at])
    if kind == "NSM":
        after = seen[at:].lstrip(seen[at])
        return bool(after) and _runs_to_the_left(after, 0)
    if unicodedata.mirrored(seen[at]):
        return _first_strong(reversed(seen[:at])) in ("R", "AL") and _first_strong(seen[at + 1 :]) in ("R", "AL")
    return kind in ("R", "AL")


def _first_strong(text: Iterable[str]) -> str | None:
    kinds = (unicodedata.bidirectional(character) for character in text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), None)


def _by_typeface(text: str, own: Typeface) -> list[tuple[Typeface, str]]:
    """Split text by the font that has its characters. Marks and joiners stay with the letter before them."""
    found: list[tuple[Typeface, str]] = []
    for character in text:
        if found and unicodedata.category(character) in ("Mn", "Mc", "Me", "Cf"):
            face = found[-1][0]
        else:
            face = own if own.has(character) else _fallback(character) or own
        if found and found[-1][0] is face:
            found[-1] = (face, found[-1][1] + character)
        else:
            found.append((face, character))
    return found


def advance_of(text: str, family: str, weight: int, size: int) -> float:
    """Return the width of a line of text in pixels, at a font size of `size` pixels. `family` is "text" or
    "heading"."""
    with _lock:
        pieces = _pieces(text, family, weight)
        return sum(face.shape(part, size, rtl=rtl)[1] for face, part, rtl in pieces) / 64


def cap_height(family: str, weight: int, size: int) -> int:
    """Return the height of capitals in pixels, at a font size of `size` pixels, to centre text vertically. `family` is
    "text" or "heading"."""
    with _lock:
        face = _typeface(FAMILIES[family], weight)
        return -face.rasterise(face.shape("H", size)[0][0].glyph, size).top


def rasterise(text: str, family: str, weight: int, size: int) -> Rasterised:
    """Draw a line of text at a font size of `size` pixels and return its pixels. Glyphs are placed at whole pixels.
    `family` is "text" or "heading"."""
    with _lock:
        pen = 0
        drawn: list[tuple[int, int, npt.NDArray[np.uint8]]] = []
        for face, part, rtl in _pieces(text, family, weight):
            placed, width = face.shape(part, size, rtl=rtl)
            for one in placed:
                glyph = face.rasterise(one.glyph, size)
                if glyph.coverage.size:
                    left, top = _whole(pen + one.x) + glyph.left, glyph.top - _whole(one.y)
                    drawn.append((left, top, glyph.coverage))
            pen += width
    advance = _whole(pen)
    left = min([0, *(x for x, _, _ in drawn)]) - 1
    top = min([0, *(y for _, y, _ in drawn)]) - 1
    right = max([advance, *(x + pixels.shape[1] for x, _, pixels in drawn)]) + 1
    bottom = max([0, *(y + pixels.shape[0] for _, y, pixels in drawn)]) + 1
    coverage = np.zeros((bottom - top, right - left), np.uint8)
    for x, y, pixels in drawn:
        under = coverage[y - top :, x - left :][: pixels.shape[0], : pixels.shape[1]]
        np.maximum(under, pixels, out=under)
    return Rasterised(coverage, left, top, advance)


def _whole(distance: int) -> int:
    """Round 64ths of a pixel to whole pixels."""
    return (distance + 32) >> 6
