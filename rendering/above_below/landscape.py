"""The ground of the square pictures: hills under the sky and a meadow above, earth with stones and roots below."""

from __future__ import annotations

from math import pi, sin

import numpy as np
from PIL import Image, ImageDraw

from rendering.kit.blocks import Ground, static_ground
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.texture import grass, lattice, paper
from rendering.kit.theme import SQUARE_SIZE, Colour

WIDTH = SQUARE_SIZE[0]
HIGHEST = 1400
"""The greatest height of a picture; only a village far larger than players build needs more than 1200."""
LOWEST = 1180
"""How far down the meadow reaches at most."""
DEEPEST = 940
"""How deep the earth is at most."""
SKYLINE = 250
"""The y coordinate where the meadow begins."""
TURF = 22
"""The height of the strip of grass that overhangs the earth."""
_SCALE = 2


def meadow() -> Image.Image:
    """Return sky, hills and meadow, as high as any picture needs them."""
    return static_ground(("above_below", "meadow"), _draw_meadow).image


def earth() -> Image.Image:
    """Return earth that begins with turf, as high as any picture needs it."""
    return static_ground(("above_below", "earth"), _draw_earth).image


def landscape(height: int, horizon: int) -> Ground:
    """Return a ground of this height whose earth begins at `horizon`."""
    image = Image.new("RGB", (WIDTH, height))
    image.paste(meadow().crop((0, 0, WIDTH, min(height, horizon + TURF))), (0, 0))
    if horizon < height:
        turf = static_ground(("above_below", "turf"), _draw_turf).image
        image.paste(earth().crop((0, 0, WIDTH, TURF)), (0, horizon), turf)
        image.paste(earth().crop((0, TURF, WIDTH, height - horizon)), (0, horizon + TURF))
    return Ground(("above_below", "landscape", height, horizon), image)


def prepare_landscape() -> None:
    """Draw what all grounds are made of."""
    meadow()
    earth()
    static_ground(("above_below", "turf"), _draw_turf)


def _draw_turf() -> Image.Image:
    """Draw the uneven upper edge of the earth, white where the earth is."""
    image = Image.new("L", (WIDTH * _SCALE, TURF * _SCALE))
    chance = lattice(WIDTH, 1, 5)[0]
    edge = [(x * _SCALE, (6 + 5 * sin(x / 37) + 4 * float(chance[x])) * _SCALE) for x in range(0, WIDTH, 5)]
    ImageDraw.Draw(image).polygon(
        [(0, TURF * _SCALE), (0, 12), *edge, (WIDTH * _SCALE, 12), (WIDTH * _SCALE, TURF * _SCALE)], fill=255
    )
    return image.reduce(_SCALE)


def _draw_meadow() -> Image.Image:
    canvas = Canvas.new(WIDTH, LOWEST)
    share = np.linspace(0, 1, SKYLINE + 40, dtype=np.float32)[:, None, None]
    top, low = np.array((116, 182, 226), np.float32), np.array((242, 236, 206), np.float32)
    sky = np.broadcast_to(top + (low - top) * share, (SKYLINE + 40, WIDTH, 3)).astype(np.uint8)
    canvas.paste(Image.fromarray(np.ascontiguousarray(sky)), 0, 0)
    canvas.paste(grass(WIDTH, LOWEST - SKYLINE, 11, (132, 172, 86)), 0, SKYLINE)
    layer = Image.new("RGBA", (WIDTH * _SCALE, (SKYLINE + 60) * _SCALE))
    draw = ImageDraw.Draw(layer)
    for x, y, wide in ((120, 44, 64), (190, 56, 44), (640, 34, 58), (700, 46, 76), (930, 66, 50)):
        _disc(draw, x, y, wide, wide * 0.34, (255, 255, 255, 190))
    for base, high, length, shift, colour in (
        (178, 52, 330, 0.4, (158, 196, 186)), (204, 40, 250, 2.1, (140, 186, 132)), (232, 26, 410, 4.0, (128, 174, 94)),
    ):
        _hill(draw, base, high, length, shift, colour)
    for x, size in ((36, 30), (72, 40), (410, 26), (440, 34), (884, 30), (950, 42), (980, 28)):
        _tree(draw, x, SKYLINE + 4, size)
    layer = layer.reduce(_SCALE)
    canvas.image.paste(layer, (0, 0), layer)
    return canvas.image


def _disc(draw: ImageDraw.ImageDraw, x: float, y: float, wide: float, high: float, ink: tuple[int, ...]) -> None:
    draw.ellipse([value * _SCALE for value in (x - wide, y - high, x + wide, y + high)], fill=ink)


def _hill(draw: ImageDraw.ImageDraw, base: int, high: int, length: int, shift: float, colour: Colour) -> None:
    edge = [(x * _SCALE, (base - high * sin(pi * x / length + shift)) * _SCALE) for x in range(0, WIDTH + 1, 10)]
    bottom = (SKYLINE + 8) * _SCALE
    draw.polygon([(0, bottom), *edge, (WIDTH * _SCALE, bottom)], fill=(*colour, 255))


def _tree(draw: ImageDraw.ImageDraw, x: int, foot: int, size: int) -> None:
    trunk = [value * _SCALE for value in (x - 3, foot - size * 0.7, x + 3, foot)]
    draw.rectangle(trunk, fill=(104, 76, 50, 255))
    _disc(draw, x, foot - size, size * 0.52, size * 0.62, (84, 132, 68, 255))
    _disc(draw, x - size * 0.14, foot - size * 1.1, size * 0.3, size * 0.36, (116, 164, 84, 255))


def _draw_earth() -> Image.Image:
    canvas = Canvas(paper(WIDTH, DEEPEST, 9, (104, 80, 62)).copy())
    layer = Image.new("RGBA", (WIDTH * _SCALE, DEEPEST * _SCALE))
    draw = ImageDraw.Draw(layer)
    chance = lattice(150, 4, 17)
    for number in range(5):
        level = 150 + number * 210
        edge = [(x * _SCALE, (level + 16 * sin(x / 90 + number)) * _SCALE) for x in range(0, WIDTH + 1, 10)]
        draw.line(edge, fill=(60, 44, 34, 110), width=10 * _SCALE)
    for number in range(70):
        x, y, size = (float(chance[row, number]) for row in range(3))
        wide = 7 + 22 * size
        _disc(draw, x * WIDTH, 50 + y * (DEEPEST - 60), wide, wide * 0.66, (132, 112, 94, 120))
        _disc(draw, x * WIDTH - wide * 0.2, 46 + y * (DEEPEST - 60), wide * 0.6, wide * 0.36, (168, 148, 126, 120))
    for number in range(16):
        left, long, bend = 20 + number * 64, 30 + 60 * float(chance[3, number]), 24 * (float(chance[2, number]) - 0.5)
        points = [(left, 8), (left + bend, long * 0.5), (left - bend * 0.4, long)]
        root = [(a * _SCALE, b * _SCALE) for a, b in points]
        draw.line(root, fill=(70, 50, 36, 230), width=4 * _SCALE, joint="curve")
    layer = layer.reduce(_SCALE)
    canvas.image.paste(layer, (0, 0), layer)
    canvas.paste(grass(WIDTH, 20, 12, (92, 134, 58)), 0, 0)
    canvas.panel(Rect(0, 18, WIDTH, 5), 2, (58, 84, 38))
    return canvas.image
