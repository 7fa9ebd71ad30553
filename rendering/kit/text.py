"""Text runs as cached masks, fitted into boxes, and recorded for the tests that look at every one of them."""

from __future__ import annotations

import functools
import threading
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import NamedTuple

import fontpkg
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from rendering.kit.cache import Cache
from rendering.kit.theme import Colour, Style

FAMILIES = {"text": "source-sans-3", "heading": "vollkorn"}
FEATURES = ["lnum", "tnum"]
"""Lining figures of equal width: Vollkorn's own are old-style."""

ELLIPSIS = "…"
_MEASURE = 64
_NO_GLYPH = "\U0010fffe"


class Run(NamedTuple):
    """A rasterised text: coverage and its offset from the pen position on the baseline."""

    mask: Image.Image
    dx: int
    dy: int
    advance: int


_runs: Cache[Run] = Cache(12 << 20, lambda run: run.mask.width * run.mask.height)
_font_lock = threading.Lock()


@functools.lru_cache(maxsize=128)
def font(family: str, weight: int, size: int) -> ImageFont.FreeTypeFont:
    """The packaged variable font at one weight. Shaped by Raqm: the basic engine kerns differently."""
    path = fontpkg.path(FAMILIES[family], weight)
    face = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.RAQM)
    face.set_variation_by_axes([weight])
    return face


@functools.lru_cache(maxsize=128)
def cap_height(family: str, weight: int, size: int) -> int:
    """Height of capitals: what text is centred by, so that lines with and without descenders agree."""
    with _font_lock:
        return round(-font(family, weight, size).getbbox("H", anchor="ls")[1])


def run(text: str, style: Style) -> Run:
    """The text at ``style.size``, rasterised once."""

    def make() -> Run:
        with _font_lock:
            face = font(style.family, style.weight, style.size)
            left, top, right, bottom = face.getbbox(text, anchor="ls", features=FEATURES)
            box = (int(left) - 1, int(top) - 1, int(right) + 1, int(bottom) + 1)
            mask = Image.new("L", (max(1, box[2] - box[0]), max(1, box[3] - box[1])))
            ImageDraw.Draw(mask).text((-box[0], -box[1]), text, 255, face, anchor="ls", features=FEATURES)
            advance = round(face.getlength(text, features=FEATURES))
        return Run(mask, box[0], box[1], advance)

    return _runs.get((text, style.family, style.weight, style.size), make)


@functools.lru_cache(maxsize=16384)
def width_of(text: str, style: Style) -> int:
    """Advance width in pixels at ``style.size``."""
    with _font_lock:
        return round(font(style.family, style.weight, style.size).getlength(text, features=FEATURES))


@functools.lru_cache(maxsize=8192)
def _share(word: str, family: str, weight: int) -> float:
    """Width of a word in units of the size: what wrapping estimates with, because measuring every try is slow."""
    with _font_lock:
        return font(family, weight, _MEASURE).getlength(word, features=FEATURES) / _MEASURE


@functools.lru_cache(maxsize=2048)
def _has_glyph(character: str, family: str) -> bool:
    with _font_lock:
        face = font(family, 700, 24)
        return bytes(face.getmask(character)) != bytes(face.getmask(_NO_GLYPH))


def printable(text: str, family: str) -> str:
    """The part of a text that the font can show: people put emoji and fancy letters into their names.

    Letters in disguise (full width, mathematical) become plain ones; what has no glyph is left out.
    """
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text))
    return " ".join("".join(c for c in plain if c.isspace() or _has_glyph(c, family)).split())


class Fitted(NamedTuple):
    """Lines of text at the size in which they fit; ``cut`` when an ellipsis stands for the rest."""

    lines: list[str]
    style: Style
    cut: bool


@functools.lru_cache(maxsize=4096)
def fit(text: str, style: Style, width: int, lines: int = 1, height: int | None = None) -> Fitted:
    """The largest size from ``style.size`` down to ``style.floor`` at which the text fits; then an ellipsis.

    ``height`` bounds several lines together, so that a text rather shrinks than wraps in a flat box.
    """
    size = style.size
    while True:
        current = replace(style, size=size)
        wrapped = _wrap(text, current, width)
        low = height is None or len(wrapped) == 1 or len(wrapped) * size <= height
        if low and len(wrapped) <= lines and all(width_of(line, current) <= width for line in wrapped):
            return Fitted(wrapped, current, False)
        if size <= style.floor:
            kept = wrapped[:lines]
            kept[-1] = _shorten(" ".join(wrapped[len(kept) - 1 :]), current, width)
            return Fitted([_shorten(line, current, width) for line in kept], current, True)
        size = max(style.floor, size - max(1, size // 20))


def _wrap(text: str, style: Style, width: int) -> list[str]:
    room = width / style.size * 0.99
    space = _share(" ", style.family, style.weight)
    lines: list[str] = []
    used = 0.0
    for word in text.split():
        share = _share(word, style.family, style.weight)
        if lines and used + space + share <= room:
            lines[-1] += f" {word}"
            used += space + share
        else:
            lines.append(word)
            used = share
    return lines or [""]


def _shorten(text: str, style: Style, width: int) -> str:
    if width_of(text, style) <= width:
        return text
    too_long = bisect_right(range(len(text)), width, key=lambda n: width_of(text[:n].rstrip() + ELLIPSIS, style))
    return text[: max(0, too_long - 1)].rstrip() + ELLIPSIS


@dataclass(frozen=True, slots=True)
class Recorded:
    """One text run as it was drawn: what, where on the whole picture, how big, and how well it stands out."""

    text: str
    box: tuple[int, int, int, int]
    size: int
    contrast: float
    cut: bool
    inside: bool


_recording: ContextVar[list[Recorded] | None] = ContextVar("recording", default=None)


def is_recording() -> bool:
    return _recording.get() is not None


@contextmanager
def recording() -> Iterator[list[Recorded]]:
    """Collect every text run drawn meanwhile in this context; block caches are bypassed so that none is missed."""
    runs: list[Recorded] = []
    token = _recording.set(runs)
    try:
        yield runs
    finally:
        _recording.reset(token)


def stamp(
    image: Image.Image,
    origin: tuple[int, int],
    text: str,
    x: int,
    baseline: int,
    style: Style,
    colour: Colour,
    cut: bool,
) -> None:
    """Draw one line with its pen position at (x, baseline); ``origin`` is where ``image`` lies on the whole picture."""
    drawn = run(text, style)
    left, top = x + drawn.dx, baseline + drawn.dy
    records = _recording.get()
    if records is not None and text.strip():
        right, bottom = left + drawn.mask.width, top + drawn.mask.height
        inside = left >= -1 and top >= -1 and right <= image.width + 1 and bottom <= image.height + 1
        box = (left + origin[0], top + origin[1], right + origin[0], bottom + origin[1])
        seen = _contrast(image.crop((left, top, right, bottom)), drawn.mask, colour)
        records.append(Recorded(text, box, style.size, seen, cut, inside))
    image.paste(colour, (left, top), drawn.mask)


def luminance(
    colours: np.ndarray[tuple[int, int], np.dtype[np.float64]],
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Relative luminance of rows of sRGB values from 0 to 255 (WCAG 2)."""
    share = colours / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def _contrast(under: Image.Image, mask: Image.Image, colour: Colour) -> float:
    """The 5th percentile of the contrast against the pixels around the strokes."""
    pixels = np.asarray(under).reshape(-1, 3)
    around = pixels[np.asarray(mask).reshape(-1) < 40]
    if not len(around):
        around = pixels
    around = around[:: max(1, len(around) // 400)].astype(np.float64)
    ground = luminance(around) + 0.05
    ink = float(luminance(np.array([colour], dtype=np.float64))[0]) + 0.05
    return float(np.percentile(np.maximum(ground, ink) / np.minimum(ground, ink), 5))
