"""The drawing surface: an RGB image with panels, shadows, icons and text.

Masks are drawn at four times their size and reduced, once, then kept. A canvas belongs to one thread; the images that
come out of the caches are shared and never drawn on.
"""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.kit import text as texts
from rendering.kit.cache import Cache, image_bytes
from rendering.kit.layout import Rect
from rendering.kit.sprites import Sprite
from rendering.kit.theme import SHADOW, Colour, PlayerMark, Style

_masks: Cache[Image.Image] = Cache(16 << 20, image_bytes)
_SUPERSAMPLING = 4
_BLUR_ROOM = 24


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Coverage of a rounded rectangle."""

    def make() -> Image.Image:
        s = _SUPERSAMPLING
        big = Image.new("L", (width * s, height * s))
        ImageDraw.Draw(big).rounded_rectangle((0, 0, width * s - 1, height * s - 1), radius * s, fill=255)
        return big.reduce(s)

    return _masks.get(("rounded", width, height, radius), make)


def ring(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """Coverage of the edge of a rounded rectangle."""

    def make() -> Image.Image:
        inner = Image.new("L", (width, height))
        smaller = rounded(width - 2 * thickness, height - 2 * thickness, max(1, radius - thickness))
        inner.paste(smaller, (thickness, thickness))
        return ImageChops.subtract(rounded(width, height, radius), inner)

    return _masks.get(("ring", width, height, radius, thickness), make)


def soft_shadow(width: int, height: int, radius: int, blur: int, strength: float) -> Image.Image:
    """Coverage of a blurred rounded rectangle with ``_BLUR_ROOM`` pixels around."""

    def make() -> Image.Image:
        mask = Image.new("L", (width + 2 * _BLUR_ROOM, height + 2 * _BLUR_ROOM))
        mask.paste(rounded(width, height, radius), (_BLUR_ROOM, _BLUR_ROOM))
        return mask.filter(ImageFilter.GaussianBlur(blur)).point([int(value * strength) for value in range(256)])

    return _masks.get(("shadow", width, height, radius, blur, strength), make)


def polygon(shape: str, size: int) -> Image.Image:
    """Coverage of a player shape: circle, diamond, square, triangle, star or hexagon."""

    def make() -> Image.Image:
        s = _SUPERSAMPLING
        n = size * s
        big = Image.new("L", (n, n))
        draw = ImageDraw.Draw(big)
        if shape == "circle":
            draw.ellipse((n * 0.04, n * 0.04, n * 0.96, n * 0.96), fill=255)
        else:
            corners = {
                "diamond": ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
                "square": ((0.09, 0.09), (0.91, 0.09), (0.91, 0.91), (0.09, 0.91)),
                "triangle": ((0.5, 0.02), (1.0, 0.92), (0.0, 0.92)),
                "hexagon": ((0.5, 0.0), (0.95, 0.25), (0.95, 0.75), (0.5, 1.0), (0.05, 0.75), (0.05, 0.25)),
                "star": tuple(
                    (0.5 + far * math.sin(k * math.pi / 5), 0.53 - far * math.cos(k * math.pi / 5))
                    for k in range(10)
                    for far in (0.3 if k % 2 else 0.53,)
                ),
            }[shape]
            draw.polygon([(x * n, y * n) for x, y in corners], fill=255)
        return big.reduce(s)

    return _masks.get(("shape", shape, size), make)


class Canvas:
    """An image to draw on; ``origin`` is where it lies on the whole picture (blocks are drawn apart)."""

    __slots__ = ("image", "origin")

    def __init__(self, image: Image.Image, origin: tuple[int, int] = (0, 0)) -> None:
        self.image = image
        self.origin = origin

    @classmethod
    def new(cls, width: int, height: int, colour: Colour = (0, 0, 0)) -> Canvas:
        return cls(Image.new("RGB", (width, height), colour))

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, self.image.width, self.image.height)

    def paste(self, image: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        self.image.paste(image, (x, y), mask)

    def shadow(self, rect: Rect, radius: int, *, blur: int = 8, strength: float = 0.5, drop: int = 5) -> None:
        mask = soft_shadow(rect.w, rect.h, radius, blur, strength)
        self.image.paste(SHADOW, (rect.x - _BLUR_ROOM, rect.y - _BLUR_ROOM + drop), mask)

    def panel(self, rect: Rect, radius: int, fill: Colour | Image.Image, *, shadow: bool = False) -> None:
        """A rounded rectangle of one colour or of a picture of the same size."""
        if shadow:
            self.shadow(rect, radius)
        self.image.paste(fill, (rect.x, rect.y), rounded(rect.w, rect.h, radius))

    def veil(self, rect: Rect, radius: int, colour: Colour, opacity: float) -> None:
        """A rounded rectangle that lets the ground shine through."""

        def make() -> Image.Image:
            return rounded(rect.w, rect.h, radius).point([int(value * opacity) for value in range(256)])

        mask = _masks.get(("veil", rect.w, rect.h, radius, opacity), make)
        self.image.paste(colour, (rect.x, rect.y), mask)

    def edge(self, rect: Rect, radius: int, colour: Colour, thickness: int = 2) -> None:
        self.image.paste(colour, (rect.x, rect.y), ring(rect.w, rect.h, radius, thickness))

    def sprite(self, sprite: Sprite, cx: int, cy: int) -> None:
        """The icon centred at this point."""
        width, height = sprite.mask.size
        self.image.paste(sprite.rgb, (cx - width // 2, cy - height // 2), sprite.mask)

    def mark(self, mark: PlayerMark, cx: int, cy: int, size: int, *, letter: str | None = None) -> None:
        """The player's shape in the player's colour with a rim that stands out on any ground, and a letter.

        The letter only repeats what colour and shape say, so it may be small, and the recorder leaves it out.
        """
        outer = polygon(mark.shape, size)
        inner = polygon(mark.shape, max(4, size - max(6, size // 6)))
        rim: Colour = (255, 250, 238) if sum(mark.colour) < 500 else (43, 29, 18)
        self.image.paste(rim, (cx - size // 2, cy - size // 2), outer)
        # A triangle's centre of weight lies low: shifted, so that the rim is even.
        low = size // 24 if mark.shape == "triangle" else 0
        self.image.paste(mark.colour, (cx - inner.width // 2, cy - inner.height // 2 + low), inner)
        if letter:
            drop = size // 8 if mark.shape == "triangle" else 0
            share = 0.42 if mark.shape in ("triangle", "diamond", "star") else 0.56
            drawn = texts.run(letter, Style("text", 800, max(8, int(size * share)), 8))
            left, top = cx - drawn.mask.width // 2, cy + drop - drawn.mask.height // 2
            self.image.paste(mark.on_colour, (left, top), drawn.mask)

    def write(
        self,
        text: str,
        x: int,
        y: int,
        style: Style,
        colour: Colour,
        *,
        anchor: str = "l",
        width: int | None = None,
        lines: int = 1,
        height: int | None = None,
        leading: float = 1.12,
    ) -> Rect:
        """Text whose capitals are centred on ``y``; ``anchor`` is l, m or r at ``x``. Returns the area it took.

        With ``width`` the text is fitted: shrunk to the floor of its style, wrapped into at most
        ``lines`` no higher than ``height``, then cut.
        """
        plain = texts.Fitted([text], style, False)
        fitted = texts.fit(text, style, width, lines, height) if width else plain
        size = fitted.style.size
        step = round(size * leading)
        cap = texts.cap_height(style.family, style.weight, size)
        baseline = y + cap // 2 - step * (len(fitted.lines) - 1) // 2
        top, widest, left = baseline - cap, 0, x
        for line in fitted.lines:
            advance = texts.width_of(line, fitted.style)
            start = x - {"l": 0, "m": advance // 2, "r": advance}[anchor]
            texts.stamp(self.image, self.origin, line, start, baseline, fitted.style, colour, fitted.cut)
            widest, left, baseline = max(widest, advance), min(left, start), baseline + step
        return Rect(left, top, widest, step * (len(fitted.lines) - 1) + cap)
