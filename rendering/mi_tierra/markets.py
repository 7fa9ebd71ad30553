"""The markets below the areas: the official ones and the price list of the black market."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.mi_tierra.cards.box import black_buying, market_of, official_bonus
from games.mi_tierra.content import TRADE
from games.mi_tierra.market import dearest_sale, proceeds, sellable
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import card_name
from rendering.kit.blocks import Block
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.tags import glow
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, GREEN, INK, INK_SOFT, RED, SHADOW, WALNUT_EDGE, Colour, Style
from rendering.mi_tierra.areas import NAME
from rendering.mi_tierra.changes import changes
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.pieces import counted, plate, ware
from rendering.reader import Reader, mark_of

TITLE = Style("text", 700, 22, 19)
TITLE_SMALL = Style("text", 700, 20, 19)
PRICE = Style("text", 900, 40, 38)
PRICE_SMALL = Style("text", 900, 24, 22)
MOST = Style("text", 800, 34, 24)
LIST = Style("text", 700, 22, 20)
GROUND: Colour = (250, 240, 214)
CLOSING: Colour = (246, 214, 186)
"""The ground of a market that leaves at the next upkeep."""
ONE_ROW = 6
"""So many market cards stand in one row; more of them in two, with smaller prices."""
BLACK = 296
"""Width of the black market."""


def shown(view: MiTierraView) -> tuple[str, ...]:
    """The markets that lie open, the closing ones last."""
    return (*filter(None, view.row), *view.closing)


def best_sale(view: MiTierraView, card: str) -> int:
    """What the viewer's dearest sale to a market would bring now; 0 where there is nothing to sell, and for nobody."""
    if view.viewer is None:
        return 0
    market = market_of(card)
    there = sellable(view.farms[view.viewer], market)
    return proceeds(view, view.viewer, market, dearest_sale(market, there)) if there else 0


def market_blocks(view: MiTierraView, reader: Reader, rect: Rect) -> Iterator[Block]:
    """The cards and the black market, side by side within `rect`."""
    cards, black = rect.columns(1.0, BLACK, gap=8)
    for cell, card in zip(cells(cards, len(shown(view))), shown(view), strict=True):
        yield Block(cell, card_key(card, view, reader), partial(draw_market, card=card, view=view, reader=reader))
    yield Block(black, black_key(view, reader), partial(draw_black, view=view, reader=reader))


def cells(rect: Rect, count: int) -> list[Rect]:
    """A place for each market: one row of equal cards, or two."""
    if not count:
        return []
    if count <= ONE_ROW:
        width = min(220, (rect.w - 6 * (count - 1)) // count)
        return [Rect(rect.x + (width + 6) * number, rect.y, width, rect.h) for number in range(count)]
    return rect.grid(-(-count // 2), 2, 6)[:count]


# -- a market card -----------------------------------------------------------------------------------------------------


def card_key(card: str, view: MiTierraView, reader: Reader) -> tuple[object, ...]:
    """All that a market card shows."""
    market = market_of(card)
    have = tuple(sellable(view.farms[view.viewer], market).items()) if view.viewer is not None else ()
    turned = card in changes(view, reader.before).turned
    name, bonus = reader.words(card_name(card)), official_bonus.value(view, 0, None)
    return ("market", card, name, bonus, card in view.closing, turned, have, best_sale(view, card), len(shown(view)))


def draw_market(canvas: Canvas, card: str, view: MiTierraView, reader: Reader) -> None:
    """A market: its name, what it pays for a unit of each ware, how many it takes, a door when it leaves soon; and for
    the viewer what the dearest sale would bring."""
    rect = canvas.rect.pad(2)
    closing = card in view.closing
    canvas.panel(rect, 12, paper(rect.w, rect.h, 4, CLOSING if closing else GROUND), shadow=True)
    sale = best_sale(view, card)
    canvas.edge(rect, 12, GREEN if sale else RED if closing else WALNUT_EDGE, 5 if sale else 3)
    small = len(shown(view)) > ONE_ROW
    inner = Rect(rect.x + 7, rect.y + 10, rect.w - 14, rect.h - 14)
    head, body = inner.rows(32 if small else 44, 1.0, gap=1)
    canvas.write(reader.words(card_name(card)), head.cx, head.cy, TITLE_SMALL if small else TITLE, INK, anchor="m",
                 width=head.w, lines=2, height=44)
    (_prices_small if small else _prices)(canvas, body, card, view, sale)
    if card in changes(view, reader.before).turned:
        glow(canvas, rect, 12, 5)


def _prices(canvas: Canvas, rect: Rect, card: str, view: MiTierraView, sale: int) -> None:
    """Wares one below the other; beside them how many are bought in all, the door, the viewer's sale."""
    market, bonus = market_of(card), official_bonus.value(view, 0, None)
    wares, side = rect.columns(1.0, 52 if rect.w < 170 else 60)
    have = sellable(view.farms[view.viewer], market) if view.viewer is not None else {}
    lines = wares.rows(*[1.0] * max(2, len(market.prices)))
    for line, (name, price) in zip(lines, market.prices, strict=False):
        size = min(40 if rect.w < 150 else 48, line.h)
        pale = view.viewer is not None and name not in have
        ware(canvas, name, line.x + size // 2, line.cy, size, faded=pale)
        canvas.write(str(price + bonus), line.x + size + 5, line.cy, PRICE, INK_SOFT if pale else INK)
    canvas.write(f"×{market.most}", side.right - 2, side.y + 20, MOST, INK, anchor="r")
    if market.leaves or card in view.closing:
        canvas.sprite(sprite("leaving", 38, shadow=False, rim=CREAM), side.right - 22, side.y + 60)
    if sale:
        _sale(canvas, Rect(side.x, rect.bottom - 38, side.w, 36), sale, MOST)


def _prices_small(canvas: Canvas, rect: Rect, card: str, view: MiTierraView, sale: int) -> None:
    """The same in one line, where two rows of markets lie: prices beside the wares, or below them where it is tight."""
    market, bonus = market_of(card), official_bonus.value(view, 0, None)
    have = sellable(view.farms[view.viewer], market) if view.viewer is not None else {}
    room, side = rect.columns(1.0, 50)
    width = min(96, room.w // max(2, len(market.prices)))
    for number, (name, price) in enumerate(market.prices):
        x, pale = room.x + width * number, view.viewer is not None and name not in have
        ink = INK_SOFT if pale else INK
        if width >= 66:
            ware(canvas, name, x + 20, room.cy, 36, faded=pale)
            canvas.write(str(price + bonus), x + 42, room.cy, MOST, ink, width=width - 42)
        else:
            ware(canvas, name, x + width // 2, room.y + 13, 26, faded=pale)
            canvas.write(str(price + bonus), x + width // 2, room.bottom - 9, PRICE_SMALL, ink, anchor="m")
    canvas.write(f"×{market.most}", side.right, side.y + 14, PRICE_SMALL, INK, anchor="r")
    if sale:
        _sale(canvas, Rect(side.right - 46, side.bottom - 26, 46, 26), sale, PRICE_SMALL)
    elif market.leaves or card in view.closing:
        canvas.sprite(sprite("leaving", 28, shadow=False, rim=CREAM), side.right - 14, side.bottom - 13)


def _sale(canvas: Canvas, rect: Rect, sale: int, style: Style) -> None:
    canvas.panel(rect, rect.h // 2, GREEN)
    canvas.edge(rect, rect.h // 2, CREAM, 2)
    canvas.write(str(sale), rect.cx, rect.cy, style, CREAM, anchor="m", width=rect.w - 8)


# -- the black market --------------------------------------------------------------------------------------------------


def black_key(view: MiTierraView, reader: Reader) -> tuple[object, ...]:
    """All that the black market shows."""
    return ("black", reader.say("mi-tierra-black-market"), view.black, black_buying.value(view, True, None))


def black_prices(view: MiTierraView) -> Iterator[tuple[str, str]]:
    """Each ware with what the black market pays and, behind the stroke, what it asks: "3/9"."""
    buying = black_buying.value(view, True, None)
    for name, line in TRADE.black_market.items():
        yield name, f"{line.sell}/{'–' if line.buy is None or not buying else line.buy}"


def draw_black(canvas: Canvas, view: MiTierraView, reader: Reader) -> None:
    """Its prices, and who has slipped away to it."""
    rect = canvas.rect.pad(3)
    canvas.veil(rect, 14, SHADOW, 0.55)
    marks = 30 * len(view.black)
    head = Rect(rect.x + 5, rect.y + 4, rect.w - 10, 30)
    plate(canvas, Rect(head.x, head.y, head.w - marks, head.h), reader.say("mi-tierra-black-market"), NAME)
    for number, seat in enumerate(view.black):
        mark = mark_of(seat)
        canvas.mark(mark, head.right - 14 - 30 * number, head.cy, 28, letter=mark.letter)
    body = Rect(rect.x + 6, rect.y + 37, rect.w - 12, rect.h - 40)
    for cell, (name, prices) in zip(body.grid(3, 5, 1), black_prices(view), strict=False):
        counted(canvas, name, prices, cell.x, cell.cy, 29, LIST, CREAM)


