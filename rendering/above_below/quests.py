"""The picture of all quests: what each asks for, its points, and who has won it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.above_below.cards.box import BOX, quest
from games.above_below.view import AboveBelowView
from games.above_below.wording.terms import item_name, quest_name
from rendering.above_below.alt import quests_alt
from rendering.above_below.icons import sprite
from rendering.above_below.landscape import landscape
from rendering.above_below.pieces import FIGURE, PLAYER, WORD, draw_band, draw_price
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper
from rendering.kit.theme import GREEN, INK, INK_SOFT, PAPER_DEEP, SQUARE_SIZE, WALNUT_EDGE, Style
from rendering.reader import Reader

TITLE = Style("heading", 800, 36, 28)


def shown_quests(view: AboveBelowView) -> tuple[str, ...]:
    """Return the quests of the game in the order of the box; none if it is played without them."""
    found = {*view.quests, *(name for player in view.players for name in player.quests)}
    return tuple(card.id for card in BOX.of_kind("quest") if card.id in found)


def draw_quests(view: AboveBelowView, reader: Reader) -> Picture:
    """Draw a row for each quest. Raise `ValueError` if the game has none."""
    names = shown_quests(view)
    if not names:
        raise ValueError("the game has no quests")
    width, height = SQUARE_SIZE
    blocks = []
    for row, name in zip(Rect(14, 60, width - 28, height - 74).rows(*[1.0] * len(names), gap=10), names, strict=True):
        won = next((player.seat for player in view.players if name in player.quests), None)
        title = reader.words(quest_name(name)).partition(" (")[0]
        words = {item: reader.words(item_name(item)) for item in quest(name).need}
        winner = reader.label("above-below-quest-open") if won is None else reader.name(won)
        draw = partial(_draw_row, name=name, title=title, words=words, won=won, reader=reader)
        blocks.append(Block(row, ("quest", name, title, tuple(words.items()), won, winner), draw))
    image = compose(landscape(height, height), blocks)
    return encode_picture(image, "quests", quests_alt(view, reader))


def _draw_row(
    canvas: Canvas, name: str, title: str, words: Mapping[str, str], won: int | None, reader: Reader
) -> None:
    """Draw what a quest asks for, its points, and its winner."""
    rect = canvas.rect.pad(2)
    canvas.panel(rect, 20, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 20, WALNUT_EDGE, 2)
    flag, body, right = rect.pad(12, 10).columns(110, 1.0, 300, gap=12)
    canvas.sprite(sprite("quest", 104, faded=won is not None), flag.cx, flag.cy)
    head, goods = body.rows(44, 1.0, gap=2)
    canvas.write(title, head.x, head.cy, TITLE, INK, width=head.w)
    picture, label = goods.rows(1.0, 34)
    for number, (item, count) in enumerate(quest(name).need.items()):
        x, size = picture.x + 200 * number, min(80, picture.h)
        canvas.sprite(sprite(item, size, shadow=False), x + size // 2, picture.cy)
        canvas.write(f"× {count}", x + size + 10, picture.cy, FIGURE, INK)
        canvas.write(words[item], x + 4, label.cy, WORD, INK_SOFT, width=190)
    points, winner = right.rows(1.0, 62, gap=6)
    draw_price(canvas, points.right - 116, points.cy, quest(name).points, "star", "+")
    if won is not None:
        draw_band(canvas, winner, won, reader, PLAYER)
        return
    canvas.panel(winner, 14, PAPER_DEEP)
    canvas.edge(winner, 14, GREEN, 4)
    canvas.write(reader.label("above-below-quest-open"), winner.cx, winner.cy, WORD, INK, anchor="m",
                 width=winner.w - 20)
