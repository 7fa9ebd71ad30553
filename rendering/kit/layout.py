"""Rectangles cut with integer arithmetic: all the layout a board needs."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """Position and size in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def cx(self) -> int:
        return self.x + self.w // 2

    @property
    def cy(self) -> int:
        return self.y + self.h // 2

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom, as Pillow wants it."""
        return self.x, self.y, self.right, self.bottom

    def pad(self, dx: int, dy: int | None = None) -> Rect:
        """Smaller on all sides by ``dx`` and ``dy`` (``dx`` when left out); negative numbers grow."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, *sizes: int | float, gap: int = 0) -> list[Rect]:
        """Left to right: whole numbers are pixels, fractions are shares of what is left."""
        return [Rect(self.x + at, self.y, size, self.h) for at, size in _cut(self.w, sizes, gap)]

    def rows(self, *sizes: int | float, gap: int = 0) -> list[Rect]:
        """Top to bottom: whole numbers are pixels, fractions are shares of what is left."""
        return [Rect(self.x, self.y + at, self.w, size) for at, size in _cut(self.h, sizes, gap)]

    def grid(self, columns: int, rows: int, gap: int = 0) -> list[Rect]:
        """Equal cells, row by row."""
        return [cell for row in self.rows(*[1.0] * rows, gap=gap) for cell in row.columns(*[1.0] * columns, gap=gap)]


def _cut(length: int, sizes: tuple[int | float, ...], gap: int) -> list[tuple[int, int]]:
    free = length - gap * (len(sizes) - 1) - sum(size for size in sizes if isinstance(size, int))
    shares = sum(size for size in sizes if isinstance(size, float))
    pieces, at, share = [], 0, 0.0
    for size in sizes:
        if isinstance(size, int):
            piece = size
        else:
            before, share = share, share + free * size / shares
            piece = round(share) - round(before)
        pieces.append((at, piece))
        at += piece + gap
    return pieces
