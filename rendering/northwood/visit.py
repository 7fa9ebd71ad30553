"""The visit: who is visited and likes what, what was said and answered, points against the target."""

from __future__ import annotations

from games.northwood.content import STARS, name_of, rule_of, scores
from games.northwood.view import NorthwoodView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper
from rendering.kit.theme import GOLD, GREEN, INK, NAME, RED, WALNUT_EDGE, Colour, Style
from rendering.northwood.cards import (
    draw_dialogue,
    draw_gain,
    draw_number,
    draw_portrait,
    draw_slot,
    draw_suit,
    draw_worth,
)
from rendering.northwood.changes import changes
from rendering.northwood.guests import draw_guests, guests, guests_key
from rendering.reader import Reader

LABEL = Style("text", 700, 26, 19)
RULE = Style("text", 600, 28, 19)
SCORE = Style("heading", 800, 92, 44)
TALLY = Style("text", 800, 34, 30)
RADIUS = 20
LABELS = ("favourite", "now", "statement", "response", "points", "first-visit")


def visit_key(view: NorthwoodView, reader: Reader) -> tuple[object, ...]:
    """All that the panel shows."""
    labels = tuple(reader.say(f"northwood-{label}") for label in LABELS)
    last = view.exchanges[-1:] if view.statement is None else ()
    shown = (view.visiting, view.ruler, view.favourite, view.theme, view.statement, last, len(view.score))
    waiting = guests_key(view, reader) if view.visiting is None else ()
    news = changes(view, reader.before).scored
    return ("visit", labels, shown, view.visits, _name(view, reader), _rule(view, reader), waiting, news)


def draw_visit(canvas: Canvas, view: NorthwoodView, reader: Reader) -> None:
    """The dialogue of a visit, or what the finished visits brought while the next one is being chosen."""
    rect = canvas.rect.pad(4)
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 8), shadow=True)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)
    if view.visiting is None or view.favourite is None:
        _between(canvas, rect.pad(16, 12), view, reader)
        return
    favourite, dialogue, points = rect.pad(14, 10).columns(150, 1.0, 158, gap=8)
    _favourite(canvas, favourite, view, reader)
    _points(canvas, points, view, reader)
    if view.statement is None and not view.exchanges:
        _introduction(canvas, dialogue.pad(12, 4), view, reader)
    else:
        _draw_dialogue(canvas, dialogue, view, reader)


def _introduction(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """Nothing has been said yet: who the ruler is, and an ability that others may use or that he may bring later."""
    if view.ruler is None:
        return
    name, rule = rect.rows(0.4, 0.6, gap=4)
    canvas.write(_name(view, reader), name.x, name.cy, NAME, INK, width=name.w, lines=2, height=name.h, leading=1.04)
    height = round(rule.h / 1.12)
    canvas.write(_rule(view, reader), rule.x, rule.cy, RULE, INK, width=rule.w, lines=6, height=height)


def _name(view: NorthwoodView, reader: Reader) -> str:
    return "" if view.ruler is None else reader.words(name_of(view.ruler))


def _rule(view: NorthwoodView, reader: Reader) -> str:
    return "" if view.ruler is None else reader.words(rule_of(view.ruler))


def _draw_dialogue(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """Statement and response; between them whether it scored, or that an answer is awaited."""
    statement, between, response = rect.columns(1.0, 64, 1.0, gap=8)
    said, answer, scored = _dialogue(view)
    _card(canvas, statement, said, reader.say("northwood-statement"), "")
    _card(canvas, response, answer, reader.say("northwood-response"), "?" if view.statement else "")
    if view.statement is not None:
        canvas.sprite(sprite("hourglass", 58), between.cx, between.cy - 16)
    elif scored is not None:
        draw_worth(canvas, between.cx, between.cy - 16, 46, scored=scored)


def _dialogue(view: NorthwoodView) -> tuple[str | None, str | None, bool | None]:
    """What is said now or was said last, the answer to it, and whether that scored."""
    if view.statement is not None:
        return view.statement, None, None
    if view.exchanges:
        last = view.exchanges[-1]
        return last.statement, last.response, last.scored
    return None, None, None


def would_score(view: NorthwoodView, card: str) -> bool:
    """Whether this card would win the dialogue that waits for an answer."""
    return view.statement is not None and view.favourite is not None and scores(view.statement, card, view.favourite)


def _label(canvas: Canvas, rect: Rect, words: str) -> None:
    canvas.write(words, rect.cx, rect.bottom - 14, LABEL, INK, anchor="m", width=rect.w)


def _favourite(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """The ruler, and the suit that wins against others; a red rim and "only now" when an ability named it."""
    assert view.favourite is not None, "nobody is being visited"
    room = rect.h - 40
    side = min(rect.w - 6, room - 52)
    if view.ruler is not None:
        draw_portrait(canvas, Rect(rect.x, rect.y, side, side), view.ruler)
    disc = min(106, room - 20)
    draw_suit(canvas, rect.right - disc // 2 + 2, rect.y + room - disc // 2, disc, view.favourite,
              GOLD if view.theme is None else RED)
    _label(canvas, rect, reader.say("northwood-favourite" if view.theme is None else "northwood-now"))


def _card(canvas: Canvas, rect: Rect, card: str | None, label: str, empty: str) -> None:
    room = Rect(rect.x, rect.y, rect.w, rect.h - 38)
    width = min(room.w, round(room.h * 0.72))
    place = Rect(room.cx - width // 2, room.y, width, room.h)
    if card is None:
        draw_slot(canvas, place, empty)
    else:
        draw_dialogue(canvas, place, card)
    _label(canvas, rect, label)


def _points(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """Points and target, as figures and as pips; too many are red."""
    assert view.visiting is not None, "nobody is being visited"
    score, target = len(view.score), view.visiting
    colour: Colour = RED if score > target else GREEN if score == target else INK
    room = rect.h - 38
    pips = room > 150
    middle = rect.y + room // 2 - (26 if pips else 0)
    canvas.write(f"{score}/{target}", rect.cx, middle, SCORE, colour, anchor="m", width=rect.w)
    if news := len(changes(view, reader.before).scored):
        draw_gain(canvas, rect.right - 30, rect.y + 16, 40, news)
    shown = max(score, target) if pips else 0
    step = min(30, rect.w // max(1, min(shown, 5)))
    for index in range(shown):
        row, column = divmod(index, 5)
        across = min(5, shown - 5 * row)
        x = rect.cx + step * column - step * (across - 1) // 2
        y = rect.y + room // 2 + 42 + 30 * row
        if row < 3:
            _pip(canvas, x, y, index, score, target)
    _label(canvas, rect, reader.say("northwood-points"))


def _pip(canvas: Canvas, cx: int, cy: int, index: int, score: int, target: int) -> None:
    """Filled when won, hollow when missing, a red square when too many."""
    disc = Rect(cx - 12, cy - 12, 24, 24)
    if index >= target:
        canvas.panel(disc.pad(1), 3, RED)
    elif index < score:
        canvas.panel(disc, 12, GREEN)
    else:
        canvas.edge(disc, 12, INK, 3)


def _between(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """No visit now: how the finished visits ended, and which friends may come along to the next one. Where there is
    nothing of the one or the other, a signpost."""
    if not view.visits:
        post, rest = rect.columns(min(190, rect.h), 1.0, gap=18)
        canvas.sprite(sprite("signpost", min(post.w, post.h)), post.cx, post.cy)
        canvas.write(reader.say("northwood-first-visit"), rest.x, rest.cy, NAME, INK, width=rest.w, lines=3)
    elif guests(view):
        above, below = rect.rows(64, 1.0, gap=8)
        _visits(canvas, above.columns(*[1.0] * len(STARS), gap=4), view)
        draw_guests(canvas, below, view, reader)
    else:
        post, rest = rect.columns(min(190, rect.h), 1.0, gap=18)
        canvas.sprite(sprite("signpost", min(post.w, post.h)), post.cx, post.cy)
        _visits(canvas, rest.grid(4, 2, gap=8), view)


def _visits(canvas: Canvas, cells: list[Rect], view: NorthwoodView) -> None:
    """Each finished visit: which fief, whether it was won; if not, with how many points."""
    for cell, visit in zip(cells, view.visits, strict=False):
        size = min(58, cell.h)
        disc = cell.x + size // 2
        draw_number(canvas, disc, cell.cy, size, visit.fief)
        canvas.sprite(sprite("check" if visit.won else "no_point", 32), disc + size // 2 - 6, cell.cy - size // 3)
        if not visit.won:
            canvas.write(str(visit.score), disc + size // 2 + 6, cell.cy + 6, TALLY, RED)
