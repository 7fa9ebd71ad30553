"""Pictures from parts: a static ground drawn once, and opaque blocks keyed by the state that they show.

Pasting an opaque block costs a twentieth of drawing its contents, so a picture of which one part changed costs one
part. The key of a block must hold everything its drawing reads, words included.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import partial

from PIL import Image

from rendering.kit.cache import Cache, image_bytes
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import is_recording

_grounds: Cache[Image.Image] = Cache(48 << 20, image_bytes)
_blocks: Cache[Image.Image] = Cache(96 << 20, image_bytes)


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a picture. ``draw`` gets a canvas of the size of ``rect`` that shows the ground there."""

    rect: Rect
    key: Hashable
    draw: Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Ground:
    """What never changes, with the key that it was made for."""

    key: Hashable
    image: Image.Image


def static(key: Hashable, draw: Callable[[], Image.Image]) -> Ground:
    """The ground for ``key``, drawn on the first call."""
    return Ground(key, _grounds.get(key, draw))


def compose(ground: Ground, blocks: Iterable[Block]) -> Image.Image:
    """A new image: the ground with all blocks on it, of which only the unknown ones are drawn."""
    image = ground.image.copy()
    for block in blocks:
        if is_recording():
            part = _draw(ground, block)
        else:
            part = _blocks.get((ground.key, block.rect, block.key), partial(_draw, ground, block))
        image.paste(part, (block.rect.x, block.rect.y))
    return image


def forget() -> None:
    """Drop all grounds and blocks (tests and measurements of a cold start)."""
    _grounds.clear()
    _blocks.clear()


def _draw(ground: Ground, block: Block) -> Image.Image:
    canvas = Canvas(ground.image.crop(block.rect.box), (block.rect.x, block.rect.y))
    block.draw(canvas)
    return canvas.image
