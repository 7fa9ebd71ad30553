"""The vignettes of the places: a cave mouth seen from within, in the colours of the place and the mood of the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from rendering.kit.blocks import static
from rendering.kit.texture import lattice, noise, to_image, vignette
from rendering.kit.theme import BOARD_SIZE, Colour

ROCK: dict[str, Colour] = {
    "river": (58, 86, 104), "lake": (44, 82, 116), "chimney": (98, 78, 66), "fungus_wood": (82, 72, 108),
    "crystal_hall": (96, 78, 140), "ruin": (108, 98, 80), "mine": (92, 76, 56), "burrow": (112, 82, 54),
    "bone_field": (120, 114, 100), "archive": (110, 84, 52), "market": (124, 82, 60), "deep_dark": (34, 34, 48),
    "desert_labyrinth": (176, 132, 78), "underforest": (54, 94, 66),
}
"""The colour of the rock at each place."""
LIGHT: dict[str, Colour] = {"calm": (255, 226, 160), "merry": (255, 204, 112), "eerie": (168, 226, 206)}
"""The light at the end of the cave, by the mood."""


def vignette_of(place: str, mood: str) -> Image.Image:
    """The ground of an exploration. Raises `KeyError` for an unknown place or mood."""
    return static(("above_below", "place", place, mood), partial(_draw, place, mood)).image


def _draw(place: str, mood: str) -> Image.Image:
    """Rock with clouds of shade, an opening full of light, and what stands there: water, spikes, crystals, caps."""
    width, height = BOARD_SIZE
    base = ROCK[place]
    seed = sorted(ROCK).index(place) * 7 + 3
    clouds = noise(width, height, seed, ((120, 1.0), (36, 0.5), (8, 0.2)))
    rock = to_image(clouds[..., None] * np.float32(60) + np.array(base, np.float32))
    glow = Image.new("L", (width, height))
    draw = ImageDraw.Draw(glow)
    for step in range(12):
        spread = 440 - step * 30
        draw.ellipse((width // 2 - spread, 300 - spread * 0.62, width // 2 + spread, 300 + spread * 0.62),
                     fill=min(230, 20 * step))
    rock.paste(LIGHT[mood], (0, 0), glow.filter(ImageFilter.GaussianBlur(26)))
    things = Image.new("RGBA", (width, height))
    THINGS.get(place, _spikes)(ImageDraw.Draw(things), base, seed)
    rock.paste(things, (0, 0), things)
    return vignette(rock, 0.75)


def _at(seed: int, count: int) -> list[tuple[float, float]]:
    """Places along the picture and sizes, always the same for a seed."""
    values = lattice(2, count, seed)
    return [(float(values[row, 0]), float(values[row, 1])) for row in range(count)]


def _shade(colour: Colour, factor: float) -> tuple[int, int, int, int]:
    red, green, blue = (min(255, int(value * factor)) for value in colour)
    return red, green, blue, 255


def _spikes(draw: ImageDraw.ImageDraw, base: Colour, seed: int) -> None:
    """Stone hanging from above and standing below."""
    for number, (x, size) in enumerate(_at(seed, 26)):
        at, long = int(x * 1400), 60 + int(size * 190)
        wide = 18 + int(size * 40)
        draw.polygon([(at - wide, 0), (at + wide, 0), (at, long)], fill=_shade(base, 0.42 + 0.2 * (number % 2)))


def _water(draw: ImageDraw.ImageDraw, base: Colour, seed: int) -> None:
    """Spikes above, and water with light on it."""
    _spikes(draw, base, seed)
    draw.rectangle((0, 400, 1400, 891), fill=_shade(base, 0.62))
    for x, size in _at(seed + 1, 60):
        at, y = int(x * 1400), 410 + int(size * 460)
        draw.rounded_rectangle((at - 60, y, at + 60, y + 5), 3, fill=_shade(base, 1.5))


def _crystals(draw: ImageDraw.ImageDraw, base: Colour, seed: int) -> None:
    """Crystals growing from the ground."""
    for number, (x, size) in enumerate(_at(seed, 22)):
        at, high = int(x * 1400), 120 + int(size * 260)
        foot, wide = 620, 26 + int(size * 34)
        draw.polygon([(at - wide, foot), (at - wide // 2, foot - high), (at, foot - high - 40), (at, foot)],
                     fill=_shade(base, 1.5 + 0.2 * (number % 3)))
        draw.polygon([(at + wide, foot), (at + wide // 2, foot - high), (at, foot - high - 40), (at, foot)],
                     fill=_shade(base, 0.9))


def _caps(draw: ImageDraw.ImageDraw, base: Colour, seed: int) -> None:
    """Tall mushrooms."""
    for number, (x, size) in enumerate(_at(seed, 16)):
        at, high = int(x * 1400), 150 + int(size * 240)
        foot, wide = 640, 50 + int(size * 60)
        draw.rounded_rectangle((at - 12, foot - high, at + 12, foot), 10, fill=_shade(base, 1.3))
        draw.pieslice((at - wide, foot - high - wide // 2, at + wide, foot - high + wide), 180, 360,
                      fill=_shade(base, 1.7 if number % 2 else 1.1))


def _pillars(draw: ImageDraw.ImageDraw, base: Colour, seed: int) -> None:
    """Pillars and shelves, some of them broken."""
    for number, (_, size) in enumerate(_at(seed, 9)):
        at, top = 60 + number * 160, 60 + int(size * 260)
        if abs(at - 700) < 170:
            continue
        draw.rectangle((at - 34, top, at + 34, 660), fill=_shade(base, 0.7 + 0.25 * (number % 2)))
        draw.rectangle((at - 48, top - 22, at + 48, top), fill=_shade(base, 1.15))


def _stalls(draw: ImageDraw.ImageDraw, base: Colour, seed: int) -> None:
    """Awnings in stripes."""
    for number, (_, size) in enumerate(_at(seed, 5)):
        left, top = 20 + number * 280, 240 + int(size * 120)
        for stripe in range(6):
            x = left + stripe * 40
            colour = _shade(base, 1.8) if stripe % 2 else (196, 66, 48, 255)
            draw.polygon([(x, top), (x + 40, top), (x + 44, top + 80), (x - 4, top + 80)], fill=colour)
        draw.rectangle((left + 6, top + 80, left + 18, 640), fill=_shade(base, 0.5))
        draw.rectangle((left + 222, top + 80, left + 234, 640), fill=_shade(base, 0.5))


THINGS: dict[str, Callable[[ImageDraw.ImageDraw, Colour, int], None]] = {
    "river": _water, "lake": _water, "crystal_hall": _crystals, "fungus_wood": _caps, "underforest": _caps,
    "ruin": _pillars, "archive": _pillars, "mine": _pillars, "market": _stalls,
}
