"""The picture for buying a development card: what each card on the board does, and which ones the farm has. 1000 pixels
wide."""

from __future__ import annotations

from functools import partial

from games.mi_tierra.content import CORNERS
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import card_name, plan_rule
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper
from rendering.kit.theme import GOLD, INK, INK_SOFT, SQUARE_SIZE, WALNUT_EDGE, Style
from rendering.mi_tierra.alt import plans_alt
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.markets import GROUND
from rendering.mi_tierra.table import plain_table
from rendering.reader import Reader

SHEET = Rect(12, 10, SQUARE_SIZE[0] - 24, 700)
GRID, OWN = SHEET.rows(1.0, 116, gap=8)
NAME = Style("text", 800, 36, 27)
RULE = Style("text", 600, 34, 27)
OWNED = Style("text", 700, 33, 27)
PALE = (214, 200, 170)


def draw_plans(view: MiTierraView, reader: Reader) -> Picture:
    """Draw the cards on the development board, with those framed that the question offers, and the viewer's own cards.
    Raise `ValueError` for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator buys no cards")
    blocks = []
    for cell, corner, card in zip(GRID.grid(2, 2, 10), CORNERS, view.grid, strict=True):
        if card:
            offered = not reader.choosable or f"card:{card}:{corner}" in reader.choosable
            words = reader.words(card_name(card)), reader.words(plan_rule(card))
            draw = partial(_plan, card=card, words=words, offered=offered)
            blocks.append(Block(cell, ("plan", card, words, offered), draw))
    farm = view.farms[view.viewer]
    title = reader.label("mi-tierra-own-cards")
    own = ", ".join(reader.words(card_name(card)) for card in farm.cards) or reader.label("mi-tierra-no-cards")
    blocks.append(Block(OWN, ("own plans", title, own), partial(_own, title=title, own=own)))
    image = compose(plain_table(), blocks).crop((0, 0, SQUARE_SIZE[0], OWN.bottom + SHEET.y))
    return encode_picture(image, "plans", plans_alt(view, farm, reader))


def _plan(canvas: Canvas, card: str, words: tuple[str, str], *, offered: bool) -> None:
    """Draw a card: its icon, its name, what it does."""
    rect = canvas.rect.pad(4)
    canvas.panel(rect, 16, paper(rect.w, rect.h, 5, GROUND if offered else PALE), shadow=True)
    canvas.edge(rect, 16, GOLD if offered else WALNUT_EDGE, 6 if offered else 3)
    head, body = rect.pad(18, 12).rows(76, 1.0, gap=4)
    canvas.sprite(sprite(card, 72, shadow=False), head.x + 36, head.cy)
    canvas.write(words[0], head.x + 84, head.cy, NAME, INK, width=head.w - 84, lines=2, height=head.h, leading=1.0)
    canvas.write(words[1], body.x, body.cy, RULE, INK if offered else INK_SOFT, width=body.w, lines=5, height=body.h,
                 leading=1.08)


def _own(canvas: Canvas, title: str, own: str) -> None:
    rect = canvas.rect
    canvas.panel(rect, 16, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 16, WALNUT_EDGE, 3)
    head, body = rect.pad(20, 10).rows(1.0, 1.0)
    canvas.write(title, head.x, head.cy, OWNED, INK_SOFT, width=head.w)
    canvas.write(own, body.x, body.cy, OWNED, INK, width=body.w)
