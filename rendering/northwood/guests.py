"""Friendly rulers who are at home and may come along, each with what they can do."""

from __future__ import annotations

from dataclasses import replace

from games.northwood.content import CHARACTERS, name_of, rule_of
from games.northwood.view import NorthwoodView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import fit
from rendering.kit.texture import paper
from rendering.kit.theme import INK, WALNUT_EDGE, Style
from rendering.northwood.cards import draw_portrait, draw_suit
from rendering.reader import Reader

RADIUS = 20
NAME = Style("heading", 800, 28, 20)
RULE = Style("text", 600, 26, 19)
LEADING = 1.06
GAP = 4
FEW = 5
"""As many guests have a line each in a low panel; more stand in two columns."""

LOW = 300
TALLEST = 110
NAMES = (0.34, 0.46)
"""Share of a line that the name takes, in order of choice."""


def guests(view: NorthwoodView) -> tuple[str, ...]:
    """The friendly rulers that have not left their fiefs, where the scenario lets them come along."""
    if not view.guests_allowed:
        return ()
    return tuple(fief.ruler for fief in view.fiefs if fief.standing == "friendly" and fief.ruler is not None)


def guests_key(view: NorthwoodView, reader: Reader) -> tuple[object, ...]:
    """All that the panel shows."""
    return ("guests", tuple((who, reader.words(name_of(who)), reader.words(rule_of(who))) for who in guests(view)))


def draw_guests_panel(canvas: Canvas, view: NorthwoodView, reader: Reader) -> None:
    """Who may be invited, in place of piles that a visit has not touched yet."""
    rect = canvas.rect.pad(4)
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 8), shadow=True)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)
    draw_guests(canvas, rect.pad(14, 10), view, reader)


def draw_guests(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """Portrait, name and ability of each, as large as they all fit."""
    people = guests(view)
    columns = 1 if len(people) <= FEW or rect.h > LOW else 2
    rows = -(-len(people) // columns)
    height = min(TALLEST, (rect.h - GAP * (rows - 1)) // rows)
    taken = height * rows + GAP * (rows - 1)
    area = Rect(rect.x, rect.y + (rect.h - taken) // 2, rect.w, taken)
    for cell, who in zip(area.grid(columns, rows, gap=GAP), people, strict=False):
        _guest(canvas, cell, who, reader)


def _guest(canvas: Canvas, cell: Rect, who: str, reader: Reader) -> None:
    """Portrait, name and rule side by side; where a long rule has no room, the words beside the picture have it."""
    side = cell.h
    portrait = Rect(cell.x, cell.y, side, side)
    draw_portrait(canvas, portrait, who)
    sign = max(26, side * 2 // 5)
    draw_suit(canvas, portrait.right, portrait.bottom - sign // 2, sign, CHARACTERS[who].suit)
    left = portrait.right + sign // 2 + 10
    words = Rect(left, cell.y, cell.right - left, cell.h)
    name, rule = reader.words(name_of(who)), reader.words(rule_of(who))
    title, most = words, max(1, words.h // NAME.floor)
    for share in NAMES:
        left_part, text = words.columns(share, 1 - share, gap=12)
        fitted = _fitted(rule, text)
        if fitted is not None and not fit(name, NAME, left_part.w, most, words.h).cut:
            title = left_part
            style, lines = fitted
            canvas.write(rule, text.x, text.cy, style, INK, width=text.w, lines=lines, leading=LEADING)
            break
    canvas.write(name, title.x, title.cy, NAME, INK, width=title.w, lines=most, height=title.h)


def _fitted(rule: str, room: Rect) -> tuple[Style, int] | None:
    """The largest style in which the rule fits, and its lines; None when there is none."""
    for size in range(RULE.size, RULE.floor - 1, -1):
        style = replace(RULE, size=size, floor=size)
        fitted = fit(rule, style, room.w, max(1, int((room.h + size * 0.2) / (size * LEADING))))
        if not fitted.cut:
            return style, len(fitted.lines)
    return None
