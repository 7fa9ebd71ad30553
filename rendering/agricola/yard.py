"""A farmyard: spaces, house, fields with crops, pastures with animals, forests and moors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from games.agricola.view import CellView, FarmView, PastureView
from rendering.agricola.changes import NOTHING, FarmChange
from rendering.agricola.ground import fence, space_ground, variant_of, wall
from rendering.agricola.icons import sprite
from rendering.agricola.pieces import badge, icon, person
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.tags import change_tag, glow
from rendering.kit.theme import CREAM, GOLD, INK, PAPER, SHADOW, WALNUT_EDGE, Colour, Style

FRAME = 8
LETTER = Style("text", 800, 36, 24)
GLOWING = 5
"""How far the glow of a changed space stands within it."""
MARK = 9
"""How far the frame of a marked space stands within it: fences on its sides stay visible."""
STRIP = 0.19
"""How much of a covered tile shows beneath the one on it, in shares of a space."""
BENEATH: dict[str, tuple[str, Colour]] = {"forest": ("pine", (158, 186, 98)), "moor": ("pond", (176, 180, 120))}
"""The drawing of a covered tile, and the ground on which it shows."""
LOWER = 0.08
"""How much lower animals stand, in shares of a space, where letters need room above them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the spaces of a farmyard are drawn. Extensions make it wider or higher than three by five."""

    area: Rect
    top: int
    left: int
    width: int
    height: int

    def rect(self, row: int, column: int) -> Rect:
        """The rectangle of the space at this row and column."""
        x = self.area.x + (column - self.left) * self.width
        return Rect(x, self.area.y + (row - self.top) * self.height, self.width, self.height)


class Marks(NamedTuple):
    """Names of spaces: those that the reader has chosen, and those that a question offers."""

    chosen: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()


def plan_of(farm: FarmView, room: Rect) -> Plan:
    """The farmyard as large as it fits, centred."""
    rows = [cell.row for cell in farm.cells]
    columns = [cell.column for cell in farm.cells]
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    inner = room.pad(FRAME)
    width, height = inner.w // across, inner.h // down
    area = Rect(inner.cx - width * across // 2, inner.cy - height * down // 2, width * across, height * down)
    return Plan(area, min(rows), min(columns), width, height)


def draw_yard(
    canvas: Canvas, room: Rect, farm: FarmView, *, lettered: bool = False, marks: Marks | None = None,
    changed: FarmChange = NOTHING,
) -> None:
    """The farmyard within ``room``; ``lettered`` writes the name of each space into its corner, ``marks`` are
    spaces that stand out for the reader, ``changed`` what glows because it is new."""
    plan = plan_of(farm, room)
    for cell in farm.cells:
        _ground(canvas, plan, cell, farm)
    _house(canvas, plan, farm)
    _fences(canvas, plan, farm)
    for cell in farm.cells:
        if cell.name in changed.cells:
            glow(canvas, plan.rect(cell.row, cell.column).pad(GLOWING), 10, max(5, plan.height // 22))
        if marks is not None and cell.name in marks.chosen:
            _mark(canvas, plan.rect(cell.row, cell.column))
        elif marks is not None and cell.name in marks.offered:
            _offer(canvas, plan.rect(cell.row, cell.column))
    for cell in farm.cells:
        rect = plan.rect(cell.row, cell.column)
        if cell.crop:
            _crop(canvas, rect, cell.crop, cell.n, lettered=lettered)
        if cell.stable:
            _stable(canvas, rect, cell)
        if cell.goods:
            _lying(canvas, rect, cell)
    for pasture in farm.pastures:
        _animals(canvas, plan, pasture, farm, lettered=lettered)
        if pasture.species and (gain := changed.of(pasture.species)):
            last = plan.rect(*_last(pasture, farm))
            change_tag(canvas, last.right - 4, last.bottom - round(last.h * 0.25) - 24, f"+{gain}", gain=True)
    _people(canvas, plan, farm)
    if lettered:
        for cell in farm.cells:
            _letter(canvas, plan.rect(cell.row, cell.column), cell.name)


def _ground(canvas: Canvas, plan: Plan, cell: CellView, farm: FarmView) -> None:
    """The visible tile; where others lie beneath it, it lies on them a little to the upper left."""
    rect = plan.rect(cell.row, cell.column)
    kind = "pasture" if cell.pasture is not None else cell.kind
    house = farm.house if kind == "room" else ""
    variant = 0 if kind == "room" else variant_of(cell.name)
    if cell.under:
        _stack(canvas, rect, (*cell.under, kind), variant)
        return
    canvas.paste(space_ground(kind, house, rect.w, rect.h, variant), rect.x, rect.y)
    if kind in ("empty", "field", "pasture"):
        canvas.edge(rect.pad(-1), 2, (104, 128, 62) if kind != "field" else (84, 50, 30), 2)


def _stack(canvas: Canvas, rect: Rect, kinds: tuple[str, ...], variant: int) -> None:
    """Tiles on each other, the lowest first: each shows a strip of those beneath it, and a disc says what the next one
    beneath the visible one is."""
    strip = max(9, round(min(rect.w, rect.h) * STRIP))
    for level, kind in enumerate(kinds):
        inset = strip * level // (len(kinds) - 1)
        tile = Rect(rect.x, rect.y, rect.w - inset, rect.h - inset)
        if level:
            canvas.shadow(tile, 4, blur=6, strength=0.8, drop=4)
        canvas.paste(space_ground(kind, "", tile.w, tile.h, variant), tile.x, tile.y)
        canvas.edge(tile, 4, CREAM if level else WALNUT_EDGE, 3)
    low = min(rect.w, rect.h)
    size = round(low * 0.34)
    disc = Rect(rect.right - size - 5, rect.bottom - size - 5, size, size)
    canvas.panel(disc, size // 2, BENEATH[kinds[-2]][1], shadow=True)
    canvas.edge(disc, size // 2, CREAM, 3)
    canvas.sprite(sprite(BENEATH[kinds[-2]][0], round(size * 0.84), shadow=False), disc.cx, disc.cy)


def _house(canvas: Canvas, plan: Plan, farm: FarmView) -> None:
    """Walls on every side of a room that is not shared with another room."""
    rooms = {(cell.row, cell.column) for cell in farm.cells if cell.kind == "room"}
    thick = max(8, plan.height // 13)
    for row, column in sorted(rooms):
        rect = plan.rect(row, column)
        for side, (down, across) in {"top": (-1, 0), "left": (0, -1), "bottom": (1, 0), "right": (0, 1)}.items():
            if (row + down, column + across) in rooms:
                continue
            upright = side in ("left", "right")
            piece = wall(farm.house, rect.h if upright else rect.w, thick, upright=upright)
            half = thick // 2
            cx = {"left": rect.x + half, "right": rect.right - half}.get(side, rect.cx)
            cy = {"top": rect.y + half, "bottom": rect.bottom - half}.get(side, rect.cy)
            canvas.sprite(piece, cx, cy)


def _fences(canvas: Canvas, plan: Plan, farm: FarmView) -> None:
    """Lying ones from the top down, then upright ones, as they would hide each other."""
    thick = max(11, plan.height // 9)
    for row, column, upright in sorted(farm.fences, key=lambda edge: (edge[2], edge[0], edge[1])):
        rect = plan.rect(row, column)
        if upright:
            canvas.sprite(fence(rect.h, thick, upright=True), rect.x, rect.cy)
        else:
            canvas.sprite(fence(rect.w, thick, upright=False), rect.cx, rect.y)


def _crop(canvas: Canvas, rect: Rect, crop: str, n: int, *, lettered: bool) -> None:
    """Up to three of a crop side by side and the number of several; below the letters where there are any."""
    shown = min(n, 3)
    size = round(min(rect.w * (0.58, 0.5, 0.38)[shown - 1], rect.h * 0.62))
    step = min(round(size * 0.78), (rect.w - 10 - size) // max(1, shown - 1) if shown > 1 else size)
    left = rect.cx - step * (shown - 1) // 2
    for k in range(shown):
        icon(canvas, crop, left + k * step, rect.y + round(rect.h * (0.48 if lettered else 0.4)), size)
    if n > 1:
        _badge(canvas, rect, f"×{n}")


def _lying(canvas: Canvas, rect: Rect, cell: CellView) -> None:
    """Goods that lie on a space and are nobody's yet: each with its number on a paper slip, above one another from the
    lower left corner; from the upper one where the number of crops leaves no room beside it."""
    height = max(40, round(rect.h * 0.3))
    upper = cell.n > 1 and rect.w < round(height * 4)
    free = rect.h - (_badge_height(rect) + 12 if upper else 8)
    height = min(height, free // len(cell.goods) - 3)
    style = Style("text", 800, min(38, round(height * 0.84)), 19)
    size, width, pad = height - 6, round(height * 1.75), min(8, rect.w // 14)
    for level, (good, n) in enumerate(cell.goods):
        away = pad + level * (height + 3)
        slip = Rect(rect.x + pad, rect.y + away if upper else rect.bottom - away - height, width, height)
        canvas.panel(slip, height // 3, PAPER, shadow=True)
        canvas.edge(slip, height // 3, WALNUT_EDGE, 2)
        icon(canvas, good, slip.x + 3 + size // 2, slip.cy, size)
        canvas.write(str(n), slip.right - 7, slip.cy, style, INK, anchor="r", width=slip.w - size - 10)


def _badge(canvas: Canvas, rect: Rect, text: str) -> None:
    badge(canvas, text, rect.right - 6, rect.bottom - 7, height=_badge_height(rect))


def _badge_height(rect: Rect) -> int:
    return max(38, round(rect.h * 0.25))


def _stable(canvas: Canvas, rect: Rect, cell: CellView) -> None:
    """In the upper right corner of a pasture, else large, with the animal that lives in it."""
    low = min(rect.w, rect.h)
    if cell.pasture is not None:
        canvas.sprite(sprite("stable", round(low * 0.42)), rect.right - round(low * 0.27), rect.y + round(low * 0.27))
        return
    size = round(low * 0.72)
    canvas.sprite(sprite("stable", size), rect.x + round(rect.w * (0.36 if cell.animal else 0.5)), rect.cy)
    if cell.animal:
        icon(canvas, cell.animal, rect.x + round(rect.w * 0.7), rect.y + round(rect.h * 0.66), round(low * 0.52))


def _animals(canvas: Canvas, plan: Plan, pasture: PastureView, farm: FarmView, *, lettered: bool) -> None:
    """Up to two animals in each space of the pasture; in its last space how many there are, if not a single one, and on
    a lettered farm for how many there is room."""
    if not pasture.species:
        return
    cells = sorted(
        (cell for cell in farm.cells if cell.name in pasture.cells), key=lambda cell: (cell.row, cell.column)
    )
    left = pasture.n
    low = min(plan.width, plan.height)
    size = round(low * 0.56)
    for index, cell in enumerate(cells):
        rect = plan.rect(cell.row, cell.column)
        here = min(2, -(-left // (len(cells) - index)))
        left -= here
        places: tuple[tuple[float, float], ...] = ((0.36, 0.42),)
        if here == 2:
            places = ((0.26, 0.36), (0.48, 0.6)) if cell.stable else ((0.28, 0.36), (0.7, 0.42))
        for x, y in places[:here]:
            cy = rect.y + round(rect.h * (y + (LOWER if lettered else 0.0)))
            icon(canvas, pasture.species, rect.x + round(rect.w * x), cy, size)
    last = plan.rect(*_last(pasture, farm))
    if lettered:
        _badge(canvas, last, f"{pasture.n}/{pasture.capacity}")
    elif pasture.n > 1:
        _badge(canvas, last, f"×{pasture.n}")


def _last(pasture: PastureView, farm: FarmView) -> tuple[int, int]:
    """Row and column of the last space of a pasture, where its numbers stand."""
    return max((cell.row, cell.column) for cell in farm.cells if cell.name in pasture.cells)


def _people(canvas: Canvas, plan: Plan, farm: FarmView) -> None:
    """Everybody in the rooms, one each as long as there are rooms: sick, at home, newborn, away at work; the pet."""
    well = farm.home - farm.sick
    away = farm.people - farm.newborns - farm.home
    family = ["sick"] * farm.sick + ["home"] * well + ["newborn"] * farm.newborns + ["away"] * away
    if farm.pet:
        family.append(farm.pet)
    rooms = [cell for cell in farm.cells if cell.kind == "room"]
    sharing: list[list[str]] = [[] for _ in rooms]
    for index, who in enumerate(family):
        sharing[index % len(rooms)].append(who)
    for cell, together in zip(rooms, sharing, strict=True):
        rect = plan.rect(cell.row, cell.column)
        for index, who in enumerate(together):
            across = (index + 1) / (len(together) + 1)
            _inhabitant(canvas, who, farm.seat, rect, across, len(together))


def _inhabitant(canvas: Canvas, who: str, seat: int, rect: Rect, across: float, crowd: int) -> None:
    size = round(min(rect.h * 0.66, rect.w * (0.66, 0.46, 0.34)[min(crowd, 3) - 1]))
    cx, cy = rect.x + round(rect.w * across), rect.cy + round(rect.h * 0.03)
    if who in ("home", "away"):
        person(canvas, seat, cx, cy, size, away=who == "away")
    else:
        icon(canvas, who, cx, cy, size)


def _mark(canvas: Canvas, rect: Rect) -> None:
    """A golden frame within the space, with a dark line on either side so that it shows on every ground."""
    for inset, colour, width in ((MARK, WALNUT_EDGE, 16), (MARK + 3, GOLD, 10)):
        canvas.edge(rect.pad(inset), 12, colour, width)


def _offer(canvas: Canvas, rect: Rect) -> None:
    """A light corner at each corner of the space: it may be chosen."""
    inner = rect.pad(MARK + 3)
    arm = min(inner.w, inner.h) // 4
    ring = Canvas(canvas.image.crop(inner.box))
    for inset, colour, width in ((0, SHADOW, 9), (2, CREAM, 5)):
        ring.edge(ring.rect.pad(inset), 10, colour, width)
    for x in (0, inner.w - arm):
        for y in (0, inner.h - arm):
            corner = ring.image.crop((x, y, x + arm, y + arm))
            canvas.paste(corner, inner.x + x, inner.y + y)


def _letter(canvas: Canvas, rect: Rect, name: str) -> None:
    """The name of the space on a dark veil in its upper left corner."""
    plate = Rect(rect.x + 8, rect.y + 8, 34 + 18 * (len(name) - 1), 44)
    canvas.veil(plate, 12, SHADOW, 0.74)
    canvas.write(name.upper(), plate.cx, plate.cy, LETTER, CREAM, anchor="m", width=plate.w - 8)
