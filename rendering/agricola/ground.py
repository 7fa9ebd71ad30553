"""The ground of farmyard spaces, fences and walls, drawn once for each size."""

from __future__ import annotations

import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from rendering.agricola.icons import sprite
from rendering.kit.cache import Cache, image_bytes
from rendering.kit.canvas import Canvas
from rendering.kit.sprites import Sprite
from rendering.kit.texture import grass, lattice, noise, planks, to_image
from rendering.kit.theme import Colour

_grounds: Cache[Image.Image] = Cache(24 << 20, image_bytes)
_timber: Cache[Sprite] = Cache(4 << 20, lambda made: made.mask.width * made.mask.height * 5)

MEADOW: Colour = (158, 186, 98)
PASTURE: Colour = (116, 172, 70)
_SUPERSAMPLING = 4

Spot = tuple[str, float, float, float]
"""A drawing, the centre in shares of the space, and the size in shares of its lower side."""

WOODLAND: tuple[tuple[Spot, ...], ...] = (
    (("pine", 0.2, 0.26, 0.5), ("tree", 0.52, 0.24, 0.48), ("pine", 0.83, 0.28, 0.5),
     ("tree", 0.34, 0.5, 0.46), ("pine", 0.66, 0.52, 0.52),
     ("pine", 0.16, 0.72, 0.52), ("tree", 0.86, 0.72, 0.48), ("pine", 0.48, 0.77, 0.46)),
    (("tree", 0.2, 0.26, 0.48), ("pine", 0.5, 0.26, 0.54), ("tree", 0.82, 0.26, 0.46),
     ("pine", 0.33, 0.5, 0.5), ("tree", 0.68, 0.52, 0.5),
     ("tree", 0.17, 0.74, 0.46), ("pine", 0.86, 0.72, 0.52), ("pine", 0.5, 0.77, 0.48)),
)
WETLAND: tuple[tuple[Spot, ...], ...] = (
    (("pond", 0.5, 0.56, 0.98), ("reed", 0.2, 0.36, 0.46), ("reed", 0.82, 0.62, 0.4), ("peat", 0.6, 0.72, 0.4)),
    (("pond", 0.5, 0.52, 0.98), ("reed", 0.8, 0.32, 0.44), ("reed", 0.16, 0.6, 0.42), ("peat", 0.46, 0.74, 0.4)),
)


def space_ground(kind: str, house: str, width: int, height: int, variant: int) -> Image.Image:
    """The ground of a space: meadow, pasture, field, forest, moor, or the floor of a room of this house."""

    def make() -> Image.Image:
        match kind:
            case "room":
                return _FLOORS[house](width, height)
            case "field":
                return soil(width, height, variant)
            case "forest":
                return _planted(grass(width, height, 40 + variant, (72, 112, 58)), WOODLAND[variant % 2])
            case "moor":
                return _planted(grass(width, height, 50 + variant, (112, 116, 66)), WETLAND[variant % 2])
            case "pasture":
                return grass(width, height, 20 + variant, PASTURE)
            case _:
                return grass(width, height, 30 + variant, MEADOW)

    return _grounds.get(("space", kind, house, width, height, variant), make)


def _planted(ground: Image.Image, spots: tuple[Spot, ...]) -> Image.Image:
    canvas = Canvas(ground.copy())
    low = min(ground.size)
    for name, x, y, size in spots:
        canvas.sprite(sprite(name, round(low * size)), round(ground.width * x), round(ground.height * y))
    return canvas.image


def soil(width: int, height: int, seed: int) -> Image.Image:
    """Ploughed earth with furrows."""
    yy = np.arange(height, dtype=np.float32)[:, None] + noise(width, height, seed + 9, ((46, 1.0), (18, 0.4))) * 16
    furrow = max(12, height // 8)
    wave = np.sin(yy * np.float32(2 * np.pi / furrow))
    clods = noise(width, height, seed + 3, ((6, 1.0), (3, 0.4)))
    base = np.array((120, 76, 48), np.float32)[None, None]
    return to_image(base + (wave * 20 + clods * 28)[..., None] * np.array((1.0, 0.8, 0.65), np.float32))


def _masonry(width: int, height: int, base: Colour, mortar: Colour, course: int, length: int, seed: int) -> Image.Image:
    """Bricks or stones in courses, each with its own tone, a light upper and a dark lower edge."""
    image = Image.new("RGB", (width, height), mortar)
    draw = ImageDraw.Draw(image)
    tones = lattice(width // length + 4, height // course + 2, seed)
    for row in range(height // course + 1):
        y, x = row * course, -(length // 2) * (row % 2)
        column = 0
        while x < width:
            tone = round((float(tones[row, column]) - 0.5) * 34)
            face, light, dark = (_toned(base, tone + more) for more in (0, 22, -26))
            box = (x + 1, y + 1, x + length - 2, y + course - 2)
            draw.rounded_rectangle(box, 3, fill=dark)
            draw.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 2), 3, fill=light)
            draw.rounded_rectangle((box[0] + 1, box[1] + 2, box[2] - 1, box[3] - 2), 3, fill=face)
            x, column = x + length, column + 1
    speckle = noise(width, height, seed + 2, ((2, 1.0),))
    return to_image(np.asarray(image, np.float32) + (speckle * 14)[..., None])


def _toned(colour: Colour, tone: int) -> Colour:
    red, green, blue = (max(0, min(255, part + tone)) for part in colour)
    return red, green, blue


_FLOORS = {
    "wood": lambda w, h: planks(w, h, 12, (182, 132, 82), max(16, h // 6)),
    "clay": lambda w, h: _masonry(w, h, (204, 112, 74), (150, 78, 50), max(14, h // 7), max(28, w // 4), 3),
    "stone": lambda w, h: _masonry(w, h, (176, 182, 190), (122, 128, 136), max(20, h // 5), max(34, w // 3), 8),
}

_WALLS: dict[str, tuple[Colour, Colour, Colour]] = {
    "wood": ((150, 100, 56), (104, 66, 34), (66, 40, 18)),
    "clay": ((206, 110, 72), (152, 66, 38), (98, 38, 18)),
    "stone": ((206, 210, 216), (136, 142, 150), (82, 88, 96)),
}


def wall(house: str, length: int, thickness: int, *, upright: bool) -> Sprite:
    """A piece of outer wall seen from above."""
    key = ("wall", house, length, thickness, upright)
    return _timber_of(key, length, thickness, upright, _WALLS[house], posts=False)


def fence(length: int, thickness: int, *, upright: bool) -> Sprite:
    """A fence along one side of a space."""
    colours: tuple[Colour, Colour, Colour] = ((236, 192, 138), (186, 128, 72), (112, 68, 32))
    return _timber_of(("fence", length, thickness, upright), length, thickness, upright, colours, posts=True)


def _timber_of(
    key: tuple[object, ...], length: int, thickness: int, upright: bool,
    colours: tuple[Colour, Colour, Colour], *, posts: bool,
) -> Sprite:
    def make() -> Sprite:
        s = _SUPERSAMPLING
        light, middle, dark = colours
        pad = thickness
        size = (length + 2 * pad, thickness + 2 * pad)
        image = Image.new("RGBA", (size[0] * s, size[1] * s), (*dark, 0))
        draw = ImageDraw.Draw(image)

        def bar(x0: float, y0: float, x1: float, y1: float, radius: float) -> None:
            box = [(x0 + pad) * s, (y0 + pad) * s, (x1 + pad) * s, (y1 + pad) * s]
            draw.rounded_rectangle(box, radius * s, fill=dark)
            box[3] -= 1.6 * s
            draw.rounded_rectangle(box, radius * s, fill=middle)
            box[3] = box[1] + (box[3] - box[1]) * 0.45
            draw.rounded_rectangle(box, radius * s, fill=light)

        t = thickness
        if posts:
            bar(0, t * 0.08, length, t * 0.42, t * 0.12)
            bar(0, t * 0.55, length, t * 0.9, t * 0.12)
            count = max(2, round(length / (t * 3.4)))
            for k in range(count + 1):
                x = length * k / count
                bar(x - t * 0.26, -t * 0.34, x + t * 0.26, t * 1.2, t * 0.16)
        else:
            bar(-t / 2, 0, length + t / 2, t, t * 0.2)
        small = image.reduce(s)
        if upright:
            small = small.transpose(Image.Transpose.ROTATE_270)
        alpha = small.getchannel("A")
        shade = Image.new("L", alpha.size)
        shade.paste(alpha, (2, 4))
        shade = shade.filter(ImageFilter.GaussianBlur(2)).point([value // 2 for value in range(256)])
        under = Image.new("RGBA", small.size, (18, 10, 4, 0))
        under.putalpha(shade)
        out = Image.alpha_composite(under, small)
        return Sprite(out.convert("RGB"), out.getchannel("A"), pad)

    return _timber.get(key, make)


def variant_of(name: str) -> int:
    """Which of three looks a space has: neighbours differ, and the same space always looks the same."""
    return zlib.crc32(name.encode()) % 3
