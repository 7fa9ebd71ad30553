"""All quests: what each asks for, its points, and who has won it, 1400 x 891."""

from __future__ import annotations

from games.above_below.cards.box import BOX, quest
from games.above_below.view import AboveBelowView
from games.above_below.wording.terms import quest_name
from rendering.above_below.alt import quests_alt
from rendering.above_below.icons import sprite
from rendering.above_below.pieces import CHIP, band
from rendering.above_below.table import BAR, MARGIN, draw_bar, table_with_bar
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper
from rendering.kit.theme import BOARD_SIZE, GREEN, INK, INK_SOFT, LABEL, NAME, PAPER_DEEP, WALNUT_EDGE
from rendering.reader import Reader


def shown_quests(view: AboveBelowView) -> tuple[str, ...]:
    """The quests of the game in the order of the box; none where it is played without them."""
    found = {*view.quests, *(name for player in view.players for name in player.quests)}
    return tuple(card.id for card in BOX.of_kind("quest") if card.id in found)


def draw_quests(view: AboveBelowView, reader: Reader) -> Picture:
    """A row for each quest. Raises `ValueError` where the game has none."""
    names = shown_quests(view)
    if not names:
        raise ValueError("the game has no quests")
    canvas = Canvas(table_with_bar().image.copy())
    bar = Canvas(canvas.image.crop(BAR.box), (BAR.x, BAR.y))
    draw_bar(bar, view, reader)
    canvas.paste(bar.image, BAR.x, BAR.y)
    room = Rect(MARGIN, BAR.bottom + 14, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 14 - MARGIN)
    for row, name in zip(room.rows(*[1.0] * len(names), gap=12), names, strict=True):
        _row(canvas, row, name, view, reader)
    return finish(canvas.image, "quests", quests_alt(view, reader))


def _row(canvas: Canvas, rect: Rect, name: str, view: AboveBelowView, reader: Reader) -> None:
    """What a quest asks for, what it brings, and its winner."""
    won = next((player.seat for player in view.players if name in player.quests), None)
    canvas.panel(rect, 20, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 20, WALNUT_EDGE, 2)
    words, points, winner = rect.pad(20, 10).columns(1.0, 170, 360, gap=20)
    title, goods = words.rows(44, 1.0, gap=4)
    canvas.write(reader.words(quest_name(name)), title.x, title.cy, NAME, INK, width=title.w)
    x, size = goods.x, min(64, goods.h)
    for item, count in quest(name).need.items():
        canvas.sprite(sprite(item, size, shadow=False), x + size // 2, goods.cy)
        x = canvas.write(str(count), x + size + 8, goods.cy, CHIP, INK).right + 40
    canvas.sprite(sprite("quest", 72, faded=won is not None), points.x + 40, points.cy)
    canvas.write(str(quest(name).points), points.x + 92, points.cy, CHIP, INK)
    below = Rect(winner.x, winner.cy - 32, winner.w, 64)
    if won is not None:
        band(canvas, below, won, reader, NAME)
        return
    canvas.panel(below, 14, PAPER_DEEP)
    canvas.edge(below, 14, GREEN, 3)
    canvas.write(reader.say("above-below-quest-open"), below.cx, below.cy, LABEL, INK_SOFT, anchor="m",
                 width=below.w - 20)
