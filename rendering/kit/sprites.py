"""SVG icons as cached pixels, with a soft shadow where they lie on a surface."""

from __future__ import annotations

import io
from typing import NamedTuple

import resvg_py
from PIL import Image, ImageChops, ImageFilter

from rendering.icons import COMMON
from rendering.icons.shelf import Shelf
from rendering.kit.cache import Cache
from rendering.kit.theme import SHADOW, Colour


class Sprite(NamedTuple):
    """Colours and coverage apart, as Pillow pastes them fastest; ``pad`` pixels around are room for the shadow."""

    rgb: Image.Image
    mask: Image.Image
    pad: int


_sprites: Cache[Sprite] = Cache(96 << 20, lambda sprite: sprite.mask.width * sprite.mask.height * 5)
"""Room for all cards of a game in the sizes in which hands show them (The Grimm Forest: 90 MiB). With half of that three
of four hands rasterise an icon anew, which costs twice what all the rest of them does."""


def rasterise(
    name: str, width: int, height: int, tint: Colour | None = None, *, shelf: Shelf = COMMON
) -> Image.Image:
    """The icon ``name`` as RGBA of exactly this size, uncached. ``tint`` replaces ``currentColor``.

    An icon of another shape covers the area and is cut, as backdrops want it.
    """
    svg = shelf.svg(name)
    if tint is not None:
        svg = svg.replace("currentColor", "#{:02x}{:02x}{:02x}".format(*tint))
    svg = svg.replace("<svg ", f'<svg width="{width}" height="{height}" preserveAspectRatio="xMidYMid slice" ', 1)
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


class Sprites:
    """The icons of a shelf as cached pixels: ``sprite = Sprites(SHELF)``, then ``sprite(name, width, …)``."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def __call__(
        self,
        name: str,
        width: int,
        height: int | None = None,
        *,
        tint: Colour | None = None,
        shadow: bool = True,
        rim: Colour | None = None,
        flip: bool = False,
        faded: bool = False,
    ) -> Sprite:
        """The icon at this size, made once. ``rim`` is a thin edge for pale icons; ``faded`` greys it out.

        Raises ``KeyError`` for a name that the shelf does not know.
        """
        height = width if height is None else height

        def make() -> Sprite:
            image = rasterise(name, width, height, tint, shelf=self._shelf)
            if flip:
                image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            if faded:
                image = _fade(image)
            if not shadow and rim is None:
                return Sprite(image.convert("RGB"), image.getchannel("A"), 0)
            return _on_surface(image, shadow, rim)

        shelf = self._shelf.holder(name).package
        return _sprites.get((shelf, name, width, height, tint, shadow, rim, flip, faded), make)


def _fade(image: Image.Image) -> Image.Image:
    alpha = image.getchannel("A").point([value * 2 // 5 for value in range(256)])
    grey = image.convert("L").convert("RGBA")
    grey.putalpha(alpha)
    return grey


def _on_surface(image: Image.Image, shadow: bool, rim: Colour | None) -> Sprite:
    pad = 4 + image.width // 24
    size = (image.width + 2 * pad, image.height + 2 * pad)
    alpha = Image.new("L", size)
    alpha.paste(image.getchannel("A"), (pad, pad))
    placed = Image.new("RGBA", size)
    placed.paste(image, (pad, pad))
    out = Image.new("RGBA", size, (*SHADOW, 0))
    if shadow:
        drop = ImageChops.offset(alpha, max(1, image.width // 90), max(2, image.width // 30))
        out.putalpha(drop.filter(ImageFilter.GaussianBlur(pad / 3)).point([value // 2 for value in range(256)]))
    if rim is not None:
        edge = Image.new("RGBA", size, (*rim, 255))
        edge.putalpha(alpha.filter(ImageFilter.MaxFilter(5 if image.width > 44 else 3)))
        out = Image.alpha_composite(out, edge)
    out = Image.alpha_composite(out, placed)
    return Sprite(out.convert("RGB"), out.getchannel("A"), pad)
