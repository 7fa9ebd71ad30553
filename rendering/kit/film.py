"""Pictures one after the other as one that moves: a GIF, which every Discord shows moving.

All frames share one palette, so that what stands still stays the same from frame to frame and costs nothing. One frame
at a time is held in full colours.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image

from rendering.kit.picture import Picture

LIMIT = 8 * 1024 * 1024
"""Bytes at most: what may be posted anywhere."""
FRAME_MS, LAST_MS = 450, 3000
"""How long a frame stands, and the last one."""
COLOURS = 128
SAMPLED = 9
"""Frames from which the palette is made."""
SIZES = ((1000, 1), (700, 1), (700, 2), (520, 2), (400, 3))
"""Width, and every how-manieth frame: the first of these that stays within the limit."""


def film(frames: Sequence[bytes], alt: str, limit: int = LIMIT) -> Picture:
    """A moving picture of encoded pictures, of which there is at least one. The last one always stands in it."""
    data, size = b"", (0, 0)
    for width, every in SIZES:
        chosen = frames[::-1][::every][::-1]
        size = _size(chosen, width)
        data = _gif(chosen, size)
        if len(data) <= limit:
            return Picture(data, "game.gif", alt, *size)
    raise ValueError(f"{len(frames)} frames of {size} do not fit into {limit} bytes: {len(data)}")


def _size(frames: Sequence[bytes], width: int) -> tuple[int, int]:
    """What all frames fit into when the widest of them is as wide as that."""
    sizes = [Image.open(io.BytesIO(one)).size for one in frames]
    widest = max(size[0] for size in sizes)
    width = min(width, widest)
    return width, max(round(size[1] * width / widest) for size in sizes)


def _gif(frames: Sequence[bytes], size: tuple[int, int]) -> bytes:
    palette, widest = _palette(frames, size), max(Image.open(io.BytesIO(one)).width for one in frames)

    def drawn() -> Iterator[Image.Image]:
        for one in frames:
            yield _fitted(one, size, widest).quantize(palette=palette, dither=Image.Dither.NONE)

    images, buffer = drawn(), io.BytesIO()
    next(images).save(
        buffer, "GIF", save_all=True, append_images=images, loop=0, disposal=1,
        duration=[*[FRAME_MS] * (len(frames) - 1), LAST_MS],
    )
    return buffer.getvalue()


def _palette(frames: Sequence[bytes], size: tuple[int, int]) -> Image.Image:
    """The colours of some frames, the last among them, that lie evenly over all."""
    chosen = frames[::-1][:: max(1, len(frames) // SAMPLED)][:SAMPLED]
    small = (max(1, size[0] // 3), max(1, size[1] // 3))
    sheet = Image.new("RGB", (small[0], small[1] * len(chosen)))
    for number, one in enumerate(chosen):
        sheet.paste(Image.open(io.BytesIO(one)).convert("RGB").resize(small), (0, small[1] * number))
    return sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)


def _fitted(frame: bytes, size: tuple[int, int], widest: int) -> Image.Image:
    """A frame at the scale of all of them, in the middle of what its own edge is coloured like."""
    image = Image.open(io.BytesIO(frame)).convert("RGB")
    scaled = image.resize((
        max(1, round(image.width * size[0] / widest)), max(1, round(image.height * size[0] / widest))
    ))
    if scaled.size == size:
        return scaled
    whole = Image.new("RGB", size, scaled.getpixel((0, 0)))
    whole.paste(scaled, ((size[0] - scaled.width) // 2, (size[1] - scaled.height) // 2))
    return whole
