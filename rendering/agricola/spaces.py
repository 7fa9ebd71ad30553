"""Action spaces as tiles of the board."""

from __future__ import annotations

from games.agricola.view import SpaceView
from games.agricola.wording.terms import space_text
from games.core.text import Text, key_of
from rendering.agricola.pieces import badge, icon, person
from rendering.agricola.tiles import COUNT_SMALL, RADIUS, tile
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.tags import glow
from rendering.kit.theme import INK, INK_SOFT, Style
from rendering.reader import Reader, mark_of

COUNT = Style("text", 900, 50, 34)

ACTIONS: dict[str, tuple[str, ...]] = {
    "farm_expansion": ("room_wood", "stable"),
    "meeting_place": ("start_player",),
    "farmland": ("plough",),
    "lessons": ("lesson",),
    "lessons_b": ("lesson",),
    "lessons_c": ("lesson",),
    "side_job": ("stable", "bread"),
    "infirmary": ("sick",),
    "house_building": ("room_wood",),
    "modest_wish": ("room_wood", "newborn"),
    "animal_market": ("sheep", "boar", "cattle"),
    "farm_supplies": ("grain", "plough"),
    "building_supplies": ("reed", "wood"),
    "corral": ("sheep", "fence"),
    "improvement": ("hammer",),
    "major_improvement": ("fireplace", "hammer"),
    "fencing": ("fence",),
    "grain_utilization": ("sow", "bread"),
    "basic_wish_for_children": ("room_wood", "newborn"),
    "house_redevelopment": ("room_clay", "hammer"),
    "urgent_wish_for_children": ("newborn",),
    "cultivation": ("plough", "sow"),
    "farm_redevelopment": ("room_clay", "fence"),
}
"""What is done on a space besides taking goods."""

CHOICES: dict[tuple[str, str], tuple[str, ...]] = {
    ("day_laborer", "1"): ("wood", "clay"),
    ("resource_market", "1"): ("reed", "stone"),
}
"""Spaces that give a choice of goods when they give only this much food."""

PORTRAITS = {"fishing": "fish", "traveling_players": "players"}
"""Spaces whose drawing is not their good."""

SHORT = frozenset({
    "farm_expansion", "meeting_place", "grain_seeds", "farmland", "clay_pit", "traveling_players", "house_building",
    "modest_wish", "riverbank_forest", "animal_market", "farm_supplies", "building_supplies", "resource_market",
    "major_improvement", "grain_utilization", "sheep_market", "basic_wish_for_children", "house_redevelopment",
    "western_quarry", "vegetable_seeds", "pig_market", "cattle_market", "eastern_quarry", "urgent_wish_for_children",
    "farm_redevelopment",
})
"""Spaces whose full name is too long for a tile in some language."""


def space_name(space: str, reader: Reader) -> str:
    """The name on a tile."""
    if space in SHORT:
        return reader.words(Text(key_of("draw-agricola-space", space)))
    return reader.words(space_text(space))


def offers(space: SpaceView) -> tuple[list[tuple[str, int]], tuple[str, ...]]:
    """Goods to take with their numbers (what accumulates even when there is none), and drawings of what is done."""
    amounts: dict[str, int] = dict.fromkeys(space.accumulates, 0)
    for good, n in (*space.goods.items(), *space.gives.items()):
        amounts[good] = amounts.get(good, 0) + n
    food = str(space.gives.get("food", 0)) if len(space.gives) == 1 else ""
    doing = CHOICES.get((space.id, food)) or ACTIONS.get(space.id, ())
    return list(amounts.items()), doing


def space_key(space: SpaceView, reader: Reader, *, new: bool) -> tuple[object, ...]:
    """All that a tile shows."""
    goods, doing = offers(space)
    name = space_name(space.id, reader)
    return ("space", space.id, name, tuple(goods), doing, space.people, space.round, space.closed, new)


def draw_space(canvas: Canvas, space: SpaceView, reader: Reader, *, new: bool) -> None:
    """Goods with their numbers, what is done, and who is there; a lock where nobody may go; a glow around what is
    ``new``."""
    goods, doing = offers(space)
    taken = mark_of(space.people[0]).colour if space.people else None
    kind = "board" if space.round is None else "round"
    room = tile(canvas, kind, space_name(space.id, reader), taken)
    if new:
        glow(canvas, canvas.rect, RADIUS + 3)
    people = min(len(space.people), 3)
    if people:
        size = min(room.h - 2, 84)
        step = min(size * 2 // 3, 34) if people > 1 else 0
        for index, seat in enumerate(space.people[:people]):
            person(canvas, seat, room.right - size // 2 - step * (people - 1 - index) + 2, room.cy, size)
        if len(space.people) > people:
            badge(canvas, f"×{len(space.people)}", room.right, room.bottom, height=34)
        room = Rect(room.x, room.y, max(40, room.w - size * 3 // 4 - step * (people - 1)), room.h)
    portrait = PORTRAITS.get(space.id)
    if space.closed:
        room, side = room.columns(1.0, 54)
        canvas.sprite(sprite("lock", 50), side.cx, side.cy)
    if people or (space.closed and doing):
        _pictures(canvas, room, (portrait,) if portrait else (*doing, *(good for good, _ in goods)))
    else:
        _offers(canvas, room, goods, doing, portrait)


def _pictures(canvas: Canvas, room: Rect, names: tuple[str, ...]) -> None:
    """What a space is for, beside whoever is there; what is left on it would only tell of the next round."""
    for cell, name in zip(room.columns(*[1.0] * len(names), gap=0), names, strict=True):
        icon(canvas, name, cell.cx, cell.cy, min(cell.w + 4, cell.h - 4, 84))


def _offers(
    canvas: Canvas, room: Rect, goods: list[tuple[str, int]], doing: tuple[str, ...], portrait: str | None
) -> None:
    """Goods and drawings side by side in equal parts, as large as they fit."""
    if portrait or (len(goods) == 1 and not doing):
        good, n = goods[0]
        _counted(canvas, room, portrait or good, n, COUNT)
        return
    cells = room.columns(*[1.0] * (len(goods) + len(doing)), gap=2)
    for cell, name in zip(cells, doing, strict=False):
        icon(canvas, name, cell.cx, cell.cy, min(cell.w, cell.h, 92) - 2)
    for cell, (good, n) in zip(cells[len(doing) :], goods, strict=True):
        if cell.w >= 70:
            _counted(canvas, cell, good, n, COUNT_SMALL)
        else:
            size = min(cell.w - 2, cell.h - 34)
            icon(canvas, good, cell.cx, cell.y + size // 2 + 2, size, faded=not n)
            ink = INK if n else INK_SOFT
            canvas.write(str(n), cell.cx, cell.bottom - 17, COUNT_SMALL, ink, anchor="m", width=cell.w)


def _counted(canvas: Canvas, room: Rect, name: str, n: int, style: Style) -> None:
    """An icon with its number, together in the middle."""
    size = min(room.h - 4, round(room.w * 0.56), 92)
    ink = INK if n else INK_SOFT
    icon(canvas, name, room.x + max(size // 2, round(room.w * 0.3)), room.cy, size, faded=not n)
    left = room.x + max(size, round(room.w * 0.3) + size // 2)
    canvas.write(str(n), (left + room.right) // 2, room.cy, style, ink, anchor="m", width=room.right - left - 2)
