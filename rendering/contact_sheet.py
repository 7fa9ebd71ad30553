"""All drawings on one sheet, to look at: ``python -m rendering.contact_sheet OUT.png [PREFIX]``."""

from __future__ import annotations

import sys

from rendering import icons
from rendering.icons.scenes import SCENES
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import INK, PAPER, PAPER_DEEP, PLAYER_MARKS, Style

LABEL = Style("text", 600, 20, 14)
WIDTH = 1800
CELL, GAP = 132, 12
SMALL = 36
"""The size at which a phone shows an icon before the tap."""


def contact_sheet(prefix: str = "") -> Canvas:
    """Icons large and small, then the composed scenes, each with its name."""
    names = [name for name in icons.names() if name.startswith(prefix)]
    plain = [name for name in names if name not in SCENES]
    scenes = [name for name in names if name in SCENES]
    icon_rows, scene_rows = _rows(len(plain), _columns(CELL + SMALL)), _rows(len(scenes), _columns(CELL * 2))
    height = GAP * 2 + icon_rows * (CELL + 40) + scene_rows * (CELL * 4 // 3 + 40)
    canvas = Canvas.new(WIDTH, height, PAPER_DEEP)
    for cell, name in zip(_cells(len(plain), CELL + SMALL, CELL, GAP), plain, strict=True):
        _icon(canvas, cell, name)
    top = GAP + icon_rows * (CELL + 40)
    for cell, name in zip(_cells(len(scenes), CELL * 2, CELL * 4 // 3, top), scenes, strict=True):
        canvas.panel(cell, 10, sprite(name, cell.w, cell.h, shadow=False).rgb)
        canvas.write(name, cell.x, cell.bottom + 14, LABEL, INK, width=cell.w)
    return canvas


def _icon(canvas: Canvas, cell: Rect, name: str) -> None:
    canvas.panel(cell, 10, PAPER)
    tint = PLAYER_MARKS[0].colour
    canvas.sprite(sprite(name, CELL - 16, tint=tint), cell.x + CELL // 2, cell.cy)
    canvas.sprite(sprite(name, SMALL, tint=tint), cell.right - SMALL // 2 - 4, cell.cy)
    canvas.write(name, cell.x, cell.bottom + 14, LABEL, INK, width=cell.w)


def _columns(width: int) -> int:
    return (WIDTH - GAP) // (width + GAP)


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _cells(count: int, width: int, height: int, top: int) -> list[Rect]:
    columns = _columns(width)
    return [
        Rect(GAP + index % columns * (width + GAP), top + index // columns * (height + 40), width, height)
        for index in range(count)
    ]


def main(arguments: list[str]) -> int:
    """Write the sheet; the exit code is 2 when no file is named."""
    if not arguments:
        print(__doc__)
        return 2
    contact_sheet(*arguments[1:2]).image.save(arguments[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
