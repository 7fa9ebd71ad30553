"""What majors do, in signs: phrases of drawings and numbers that read alike in every language.

An arrow stands between what is given and what comes of it, a hammer for "when it is built", a sickle for "once a
harvest", a calendar leaf for "a round", a star for points at the end. The whole sentence is in the alt text.
"""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.farm import Bake
from games.agricola.actions.goods import Coming, Gain
from games.agricola.cards import hooks
from games.agricola.cards.box import Kitchen, card_of
from games.agricola.cards.conditions import Between
from games.agricola.cards.effects import AtMost, Changes, Cheaper, Do, Plus, PlusEach, PlusHorse, React
from games.agricola.goods import BUILDING
from rendering.agricola.icons import SHELF
from rendering.agricola.pieces import icon
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import width_of
from rendering.kit.theme import INK, PAPER_DEEP, Style

Phrase = tuple[str, ...]
"""Names of drawings, and texts."""

ARROW = "→"
SIZES = (40, 36, 33, 30, 27, 25, 23)
"""Heights of a drawing in pixels, the first that fits is taken."""
GAP = 3
APART = 7
"""Between phrases."""

SPECIALS = {"cut_peat": ("cut_peat", "fuel"), "fell_trees": ("fell", "wood")}
"""The drawings of special actions that cards help with, and what they give."""
TILES = {"forests": "tree", "moors": "moor"}


def phrases(name: str) -> tuple[Phrase, ...]:
    """What a card does, by what it declares."""
    card = card_of(name)
    found = _kitchen(card.kitchen)
    for effect in card.effects:
        found += _effect(effect)
    swap = card.harvest
    if swap is not None:
        gives = (str(swap.food), "food") if swap.food else (str(swap.points), "star")
        found.append(("harvest", "1", swap.take, ARROW, *gives))
    if card.left is not None:
        points = "·".join(str(n) for n in range(1, len(card.left.steps) + 1))
        found.append(("·".join(map(str, card.left.steps)), card.left.good, ARROW, points, "star"))
    if card.swaps:
        given = " / ".join(one.good for one in card.swaps).split()
        found.append((card.swaps[0].take, ARROW, *given))
    return tuple(found)


def _kitchen(kitchen: Kitchen) -> list[Phrase]:
    found: list[Phrase] = [(good, str(food)) for good, food in kitchen.cook.items()]
    if kitchen.cook:
        found += [("bread", str(kitchen.bake))] if kitchen.bake else []
        found.append((ARROW, "food"))
    elif kitchen.bake:
        found.append(("bread", f"{kitchen.most}×", "grain", ARROW, str(kitchen.bake), "food"))
    return found


def _effect(effect: object) -> list[Phrase]:
    """An effect that is data; others have no signs."""
    match effect:
        case React(hook, Do(actions), when):
            before: Phrase = ("hammer", ARROW) if hook is hooks.played else ("calendar",)
            if isinstance(when, Between):
                before = (str(when.least), when.count, ARROW, *before)
            return [phrase for action in actions for phrase in _action(before, action)]
        case Changes(hooks.fuel_saved, Plus(n)):
            return [("heat", f"−{n}")]
        case Changes(hooks.fuel_most, AtMost(n)):
            return [("heat", f"≤{n}")]
        case Changes(hooks.special_gives, PlusHorse(action)):
            special, good = SPECIALS[action]
            return [(special, "+1", good), (special, "horse", "+2", good)]
        case Changes(hooks.points, PlusEach(count)):
            return [(TILES[count], ARROW, "1", "star")]
        case Cheaper(by_card):
            saved = {good for goods in by_card.values() for good in goods}
            return [("hammer", "−1", *" / ".join(good for good in BUILDING if good in saved).split())]
    return []


def _action(before: Phrase, action: object) -> list[Phrase]:
    match action:
        case Gain(goods):
            return [(*before, str(n), good) for good, n in goods.items()]
        case Coming(schedule):
            return [("calendar", f"{len(schedule)}×", ARROW, "1", next(iter(schedule[1])))]
        case May(Bake()):
            return [(*before, "bread")]
    return []


def draw_effect(canvas: Canvas, room: Rect, major: str) -> None:
    """The phrases as large as they fit, none of them ever broken."""
    said = phrases(major)
    size = next((size for size in SIZES if fits(said, size, room)), SIZES[-1])
    lines = _lines(said, size, room.w)
    step = size + 9
    y = room.cy - (step * len(lines)) // 2
    for line in lines:
        x = room.x
        for phrase in line:
            rect = Rect(x, y + 2, _width(phrase, size), size + 5)
            canvas.panel(rect, 9, PAPER_DEEP)
            _draw(canvas, rect, phrase, size)
            x = rect.right + APART
        y += step


def fits(said: tuple[Phrase, ...], size: int, room: Rect) -> bool:
    """Whether all phrases have room with drawings of this size."""
    lines = _lines(said, size, room.w)
    return len(lines) * (size + 9) <= room.h + 4 and max(_width(phrase, size) for phrase in said) <= room.w


def _lines(said: tuple[Phrase, ...], size: int, width: int) -> list[list[Phrase]]:
    lines: list[list[Phrase]] = [[]]
    used = 0
    for phrase in said:
        wide = _width(phrase, size)
        if lines[-1] and used + APART + wide > width:
            lines.append([])
        used = wide if not lines[-1] else used + APART + wide
        lines[-1].append(phrase)
    return lines


def _style(size: int) -> Style:
    return Style("text", 800, max(19, round(size * 0.8)), 19)


def _is_drawing(token: str) -> bool:
    return token in SHELF.known


def _width(phrase: Phrase, size: int) -> int:
    return 8 + sum((size if _is_drawing(token) else width_of(token, _style(size))) + GAP for token in phrase)


def _draw(canvas: Canvas, rect: Rect, phrase: Phrase, size: int) -> None:
    x = rect.x + 5
    for token in phrase:
        if _is_drawing(token):
            icon(canvas, token, x + size // 2, rect.cy, size)
            x += size + GAP
        else:
            canvas.write(token, x, rect.cy, _style(size), INK)
            x += width_of(token, _style(size)) + GAP
