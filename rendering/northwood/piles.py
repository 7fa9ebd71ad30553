"""Deck, discard and score pile, and where each of the 32 dialogue cards has gone: nothing need be remembered."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from games.northwood.content import DIALOGUES, SUITS
from games.northwood.view import NorthwoodView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper
from rendering.kit.theme import COUNT, GOLD, GREEN, INK, WALNUT_EDGE, Colour, Style
from rendering.northwood.cards import INKS, TINTS, draw_back, draw_dialogue, draw_line, draw_slot
from rendering.northwood.changes import changes
from rendering.northwood.table import PINE
from rendering.reader import Reader

FIGURE = Style("text", 800, 32, 19)
LABEL = Style("text", 700, 24, 19)
GONE: Colour = (92, 84, 74)
GONE_INK: Colour = (214, 206, 192)
SCORED: Colour = (246, 205, 108)
UNKNOWN: Colour = (58, 86, 66)
IN_HAND: Colour = (255, 255, 255)
FRESH: Colour = (255, 250, 205)
RADIUS = 20
KNOWN = 3
"""Cards from the top of the deck that are shown when they are known: no ability looks further."""


def whereabouts(view: NorthwoodView) -> tuple[str, ...]:
    """For each dialogue card in order: discard, score, hand (the viewer's own), or unseen."""
    where = dict.fromkeys(view.discard, "discard") | dict.fromkeys(view.score, "score")
    where |= dict.fromkeys(view.hand, "hand")
    return tuple(where.get(card.id, "unseen") for card in DIALOGUES)


def piles_key(view: NorthwoodView, reader: Reader) -> tuple[object, ...]:
    """All that the panel shows."""
    labels = tuple(reader.say(f"northwood-{label}") for label in ("deck", "discard", "scored"))
    tops = (view.discard[-1:], view.score[-1:], view.deck_known[:KNOWN])
    scored = changes(view, reader.before).scored
    return ("piles", labels, whereabouts(view), view.deck_size, tops, len(view.discard), len(view.score), scored)


def draw_piles(canvas: Canvas, view: NorthwoodView, reader: Reader) -> None:
    """Tracker on the left, piles on the right."""
    rect = canvas.rect.pad(4)
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 8), shadow=True)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)
    tracker, deck, discard, score = rect.pad(12, 8).columns(1.0, 86, 86, 86, gap=10)
    scored = changes(view, reader.before).scored
    _tracker(canvas, tracker, view, scored)
    _deck(canvas, _pile(canvas, deck, view.deck_size, reader.say("northwood-deck")), view)
    _top(canvas, _pile(canvas, discard, len(view.discard), reader.say("northwood-discard")), view.discard)
    top = _pile(canvas, score, len(view.score), reader.say("northwood-scored"))
    if scored:
        canvas.panel(top.pad(-7), 14, FRESH, shadow=True)
        canvas.edge(top.pad(-7), 14, GREEN, 3)
    _top(canvas, top, view.score)


def _deck(canvas: Canvas, rect: Rect, view: NorthwoodView) -> None:
    """Face down, or what the viewer knows of its first cards, the top one first."""
    known = view.deck_known[:KNOWN]
    if not known:
        draw_slot(canvas, rect)
        return
    if not any(known):
        draw_back(canvas, rect)
    else:
        canvas.panel(rect, 8, PINE)
        for row, card in zip(rect.pad(4).rows(*[1.0] * KNOWN, gap=3), known, strict=False):
            if card is None:
                canvas.panel(row, 6, UNKNOWN)
            else:
                draw_line(canvas, row, card)


def _top(canvas: Canvas, rect: Rect, pile: tuple[str, ...]) -> None:
    if not pile:
        draw_slot(canvas, rect)
    else:
        draw_dialogue(canvas, rect, pile[-1])


def _pile(canvas: Canvas, rect: Rect, count: int, label: str) -> Rect:
    """How many cards there are and what the pile is called; returns where its top card lies."""
    canvas.write(str(count), rect.cx, rect.bottom - 52, COUNT, INK, anchor="m")
    canvas.write(label, rect.cx, rect.bottom - 14, LABEL, INK, anchor="m", width=rect.w + 8)
    height = rect.h - 78
    width = min(rect.w - 12, round(height * 0.7))
    return Rect(rect.cx - width // 2, rect.y + 2, width, height)


def _tracker(canvas: Canvas, rect: Rect, view: NorthwoodView, scored: Collection[str]) -> None:
    """A row a suit, a cell a value. Dark: discarded; gold: scored, with a bright rim if just now; white with a dark
    rim: in hand; pale: not seen."""
    where = whereabouts(view)
    for row, suit in zip(rect.rows(1.0, 1.0, 1.0, 1.0, gap=5), SUITS, strict=True):
        sign, cells = row.columns(row.h, 1.0, gap=6)
        canvas.sprite(sprite(f"suit_{suit}", sign.h, shadow=False), sign.cx, sign.cy)
        for value, cell in enumerate(cells.columns(*[1.0] * 8, gap=4), start=1):
            _cell(canvas, cell, suit, value, where[8 * SUITS.index(suit) + value - 1])
            if f"{suit}_{value}" in scored:
                canvas.edge(cell.pad(-2), 9, GREEN, 4)


def _cell(canvas: Canvas, cell: Rect, suit: str, value: int, place: str) -> None:
    ground = {"discard": GONE, "score": SCORED, "hand": IN_HAND, "unseen": TINTS[suit]}[place]
    canvas.panel(cell, 8, ground)
    if place == "score":
        canvas.edge(cell, 8, GOLD, 3)
    elif place == "hand":
        canvas.edge(cell, 8, INKS[suit], 4 if cell.h > 34 else 3)
    elif place == "unseen":
        canvas.edge(cell, 8, INKS[suit], 1)
    ink = GONE_INK if place == "discard" else INK if place == "score" else INKS[suit]
    figure = replace(FIGURE, size=max(FIGURE.floor, min(FIGURE.size, cell.h - 8)))
    canvas.write(str(value), cell.cx, cell.cy, figure, ink, anchor="m")
