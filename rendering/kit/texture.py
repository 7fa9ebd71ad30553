"""Paper, wood and grass from our own integer hash, so that they are the same on every machine and NumPy version."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from PIL import Image

from rendering.kit.cache import Cache, image_bytes
from rendering.kit.theme import PAPER, Colour

Floats = npt.NDArray[np.float32]
Octaves = tuple[tuple[int, float], ...]

_textures: Cache[Image.Image] = Cache(96 << 20, image_bytes)


def lattice(width: int, height: int, seed: int) -> Floats:
    """Uniform values in [0, 1) at whole points: a hash of column, row and seed."""
    x = np.arange(width, dtype=np.uint32)[None, :]
    y = np.arange(height, dtype=np.uint32)[:, None]
    h = x * np.uint32(374761393) + y * np.uint32(668265263) + np.uint32((seed * 2246822519) & 0xFFFFFFFF)
    h = (h ^ (h >> np.uint32(13))) * np.uint32(1274126177)
    h = (h ^ (h >> np.uint32(16))) * np.uint32(2654435761)
    return ((h ^ (h >> np.uint32(15))) >> np.uint32(8)).astype(np.float32) / np.float32(1 << 24)


def noise(width: int, height: int, seed: int, octaves: Octaves) -> Floats:
    """Smooth value noise around 0 in [-0.5, 0.5]; an octave is (pixels between points, weight)."""
    total = np.zeros((height, width), np.float32)
    for index, (step, weight) in enumerate(octaves):
        points = lattice(width // step + 3, height // step + 3, seed * 31 + index)
        image = Image.fromarray(points).resize((width, height), Image.Resampling.BICUBIC)
        total += np.float32(weight) * np.asarray(image, dtype=np.float32)
    return total / np.float32(sum(weight for _, weight in octaves)) - np.float32(0.5)


def to_image(pixels: Floats) -> Image.Image:
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def paper(width: int, height: int, seed: int = 1, base: Colour = PAPER) -> Image.Image:
    """Warm paper, slightly clouded, darker towards the edge."""

    def make() -> Image.Image:
        clouds = noise(width, height, seed, ((40, 1.0), (12, 0.4), (2, 0.25)))
        pixels = _flat(base) + (clouds * 18)[..., None]
        yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
        edge = np.minimum(np.minimum(xx, width - 1 - xx), np.minimum(yy, height - 1 - yy))
        pixels -= (np.clip(1 - edge / 60, 0, 1) ** 2 * 16)[..., None] * np.array((0.6, 0.9, 1.3), np.float32)
        return to_image(pixels)

    return _cached(("paper", width, height, seed, base), make)


def planks(width: int, height: int, seed: int, base: Colour, plank: int) -> Image.Image:
    """Wooden boards of ``plank`` pixels height with grain, staggered joints and soft edges."""

    def make() -> Image.Image:
        rows = height // plank + 1
        tone = np.zeros((height, width), np.float32)
        joints = np.zeros((height, width), np.float32)
        chance = lattice(64, rows + 1, seed)
        for row in range(rows):
            top, bottom, x, index = row * plank, min(height, row * plank + plank), -int(chance[row, 0] * 260), 1
            while x < width:
                length = 240 + int(chance[row, index % 64] * 320)
                tone[top:bottom, max(0, x) : x + length] = (chance[row, (index + 1) % 64] - 0.5) * 22
                x, index = x + length, index + 2
                if 0 < x < width:
                    joints[top:bottom, x - 1 : x + 1] = -34
            tone[top : top + 2] += 12
            tone[max(0, bottom - 3) : bottom] -= 26
        streaks = Image.fromarray(lattice(max(3, width // 46), max(3, height), seed + 7))
        grain = np.asarray(streaks.resize((width, height), Image.Resampling.BICUBIC), np.float32) - 0.5
        speckle = noise(width, height, seed + 3, ((2, 1.0),))
        return to_image(_flat(base) + (tone + joints + grain * 18 + speckle * 7)[..., None])

    return _cached(("planks", width, height, seed, base, plank), make)


def grass(width: int, height: int, seed: int, base: Colour = (138, 174, 84)) -> Image.Image:
    """A meadow from above: clouds of light and short blades."""

    def make() -> Image.Image:
        clouds = noise(width, height, seed, ((34, 1.0), (11, 0.5), (3, 0.3)))
        blades = np.asarray(
            Image.fromarray(lattice(max(3, width // 2), max(3, height // 6), seed + 5)).resize(
                (width, height), Image.Resampling.BICUBIC
            ),
            np.float32,
        )
        return to_image(_flat(base) + (clouds * 46 + (blades - 0.5) * 22)[..., None])

    return _cached(("grass", width, height, seed, base), make)


def vignette(image: Image.Image, strength: float = 0.35) -> Image.Image:
    """The same picture, darker towards the corners."""
    yy, xx = np.mgrid[0 : image.height, 0 : image.width].astype(np.float32)
    far = ((xx / image.width - 0.5) * 2) ** 2 * 0.6 + ((yy / image.height - 0.5) * 2) ** 2 * 0.6
    return to_image(np.asarray(image, np.float32) * (1 - np.float32(strength) * far)[..., None])


def _flat(base: Colour) -> Floats:
    return np.array(base, np.float32)[None, None]


def _cached(key: tuple[object, ...], make: Callable[[], Image.Image]) -> Image.Image:
    return _textures.get(key, make)
