"""Draw pictures without pixels, for tests that read only the texts in pictures, their alt texts and names."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import Any

import pytest
from PIL import Image

from rendering.kit import blocks, canvas, encode, sprites, text, texture
from rendering.kit.cache import Cache

PAINTED = ("paste", "shadow", "panel", "translucent_panel", "edge", "sprite", "mark")
"""The methods of a canvas that draw something other than text."""
_plain_get = Cache.get
_unpainted: dict[int, Cache[Any]] = {}
"""For each cache of images, by its `id`, one for images without pixels, so that no other test finds those."""


def paint_only_texts(patch: pytest.MonkeyPatch) -> None:
    """Draw no panels, icons and files until the patch is undone, and paste no pixels, which takes a fraction of the
    time. Texts are laid out, fitted and recorded as ever, with a contrast of 0, so that a test of contrasts fails
    here."""
    shared = {id(text._runs), id(texture._textures)}

    def get(cache: Cache[Any], key: Hashable, make: Callable[[], Any]) -> Any:
        if id(cache) not in shared:
            cache = _unpainted.setdefault(id(cache), Cache(cache._budget, cache._weigh))
        return _plain_get(cache, key, make)

    _unpainted.pop(id(blocks._blocks), None)
    patch.setattr(Cache, "get", get)
    for method in PAINTED:
        patch.setattr(canvas.Canvas, method, lambda *_, **__: None)
    patch.setattr(Image.Image, "paste", lambda *_: None)
    patch.setattr(Image.Image, "copy", lambda image: image)
    patch.setattr(Image.Image, "crop", lambda image, box: _empty(image.mode, box[2] - box[0], box[3] - box[1]))
    patch.setattr(sprites, "rasterise", lambda name, width, height, *_, **__: Image.new("RGBA", (width, height)))
    patch.setattr(sprites, "_on_surface", _laid)
    patch.setattr(text, "_contrast", lambda *_: 0.0)
    patch.setattr(encode, "jpeg", lambda *_: b"")
    patch.setattr(encode, "png", lambda _: b"")


@functools.cache
def _empty(mode: str, width: int, height: int) -> Image.Image:
    """Return an image that stands for all parts of this size."""
    return Image.new(mode, (width, height))


def _laid(icon: Image.Image, shadow: bool, rim: object) -> sprites.Sprite:
    """Return an icon with the margin of its shadow, without the shadow."""
    pad = 4 + icon.width // 24
    size = (icon.width + 2 * pad, icon.height + 2 * pad)
    return sprites.Sprite(Image.new("RGB", size), Image.new("L", size), pad)
