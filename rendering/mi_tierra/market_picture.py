"""The pictures for trading: the open markets or the black market, each ware with its price and the viewer's stock.
1000 pixels wide, as high as they need."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.mi_tierra.black import bonus_units
from games.mi_tierra.cards.box import black_buying, market_of, official_bonus
from games.mi_tierra.content import ANIMALS, TRADE
from games.mi_tierra.view import FarmView, MiTierraView
from games.mi_tierra.wording.terms import area_name, card_name, label, ware_name
from rendering.kit.blocks import Block, Ground, compose, static_ground
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.text import width_of
from rendering.kit.texture import paper, vignette
from rendering.kit.theme import (
    CREAM,
    GOLD_LIGHT,
    GREEN,
    INK,
    INK_SOFT,
    RED,
    SHADOW,
    SQUARE_SIZE,
    WALNUT,
    WALNUT_EDGE,
    Colour,
    Style,
)
from rendering.mi_tierra.alt import black_alt, market_alt
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.markets import CLOSING, GROUND, best_sale, open_markets
from rendering.mi_tierra.pieces import draw_ware
from rendering.reader import Reader

SHEET = Rect(12, 10, SQUARE_SIZE[0] - 24, SQUARE_SIZE[1] - 20)
HEAD, _BODY = SHEET.rows(86, 1.0, gap=10)
KNOWN = 136
"""Height of the line of cards that the viewer has seen in the deck."""
TITLE = Style("heading", 800, 52, 36)
MONEY = Style("text", 900, 60, 44)
CARD = Style("text", 800, 38, 27)
PRICE = Style("text", 900, 46, 38)
OWNED = Style("text", 700, 35, 27)
MOST = Style("text", 700, 34, 27)
SALE = Style("text", 900, 42, 36)
BLACK_HEAD, BLACK_LINE, GAP = 46, 80, 5
"""Heights of the headings and lines of the black market, and the gap between them."""
DIM: Colour = (208, 190, 156)
LOWEST = 320
"""The least height of a picture."""
ONE_COLUMN = 3
"""The greatest number of markets below each other; more are in two columns."""


def market_ground() -> Ground:
    """Return the background of the official market."""
    return _ground("official_market")


def black_ground() -> Ground:
    """Return the background of the black market."""
    return _ground("black_market")


def _ground(scene: str) -> Ground:
    def make() -> Image.Image:
        canvas = Canvas(vignette(sprite(f"scene-{scene}", *SQUARE_SIZE, shadow=False).rgb, 0.5))
        canvas.panel(HEAD, 20, WALNUT, shadow=True)
        canvas.edge(HEAD, 20, WALNUT_EDGE, 3)
        return canvas.image

    return static_ground(("mi_tierra", "trade", scene), make)


def _farm_of(view: MiTierraView) -> FarmView:
    if view.viewer is None:
        raise ValueError("a spectator has nothing to trade")
    return view.farms[view.viewer]


def _head(canvas: Canvas, title: str, money: int) -> None:
    rect = canvas.rect
    x = canvas.write(str(money), rect.right - 26, rect.cy, MONEY, CREAM, anchor="r").x - 44
    canvas.sprite(sprite("coin", 62, shadow=False), x, rect.cy)
    canvas.write(title, 30, rect.cy, TITLE, GOLD_LIGHT, width=x - 80)


def owned(farm: FarmView, ware: str) -> int:
    """Return how much of a good, or how many animals of a kind, a farm has."""
    return farm.animals(ware) if ware in ANIMALS else farm.goods[ware]


def _named(farm: FarmView, ware: str, reader: Reader) -> tuple[str, int]:
    return reader.words(label(ware_name(ware))), owned(farm, ware)


# -- the official market -----------------------------------------------------------------------------------------------


def shown_markets(view: MiTierraView, most: int) -> list[str]:
    """Return at most `most` open markets. If there are more, those come first where the viewer can earn the most."""
    cards = list(open_markets(view))
    if len(cards) <= most:
        return cards
    dearest = sorted(cards, key=lambda card: -best_sale(view, card))[:most]
    return [card for card in cards if card in dearest]


def draw_own_market(view: MiTierraView, reader: Reader) -> Picture:
    """Draw the open markets beside what the viewer has, and the next cards if the viewer knows any. Raise `ValueError`
    for a spectator's view."""
    farm = _farm_of(view)
    title, closing = reader.words(label(area_name("official_market"))), reader.label("mi-tierra-closing")
    known = tuple((place, reader.words(card_name(card))) for place, card in enumerate(view.deck_known, 1) if card)[:4]
    cards, room = shown_markets(view, 6 if known else 8), _BODY
    blocks = [Block(HEAD, ("head", title, farm.money), partial(_head, title=title, money=farm.money))]
    if known:
        room, _ = _BODY.rows(1.0, KNOWN, gap=8)
    places = _cells(room, len(cards))
    bottom = places[-1].bottom if places else HEAD.bottom
    if known:
        seen = Rect(room.x, bottom + 8, room.w, KNOWN)
        words = reader.label("mi-tierra-next-cards")
        blocks.append(Block(seen, ("known", words, known), partial(_known, title=words, known=known)))
        bottom = seen.bottom
    for cell, card in zip(places, cards, strict=True):
        most = reader.label("mi-tierra-most", n=market_of(card).most)
        stock = tuple(_named(farm, name, reader) for name, _ in market_of(card).prices)
        key = ("own market", card, reader.words(card_name(card)), stock, most, closing, card in view.closing,
               official_bonus.value(view, 0, None), best_sale(view, card))
        draw = partial(_card, card=card, view=view, stock=stock, name=reader.words(card_name(card)), most=most,
                       closing=closing)
        blocks.append(Block(cell, key, draw))
    image = compose(market_ground(), blocks).crop((0, 0, SQUARE_SIZE[0], max(LOWEST, bottom + HEAD.y)))
    return encode_picture(image, "market", market_alt(view, farm, reader))


def _cells(room: Rect, count: int) -> list[Rect]:
    if count <= ONE_COLUMN:
        return room.stacked(count, 200, 8) if count else []
    return [cell for row in room.stacked(-(-count // 2), 220, 8) for cell in row.columns(1.0, 1.0, gap=8)][:count]


def _card(
    canvas: Canvas, card: str, view: MiTierraView, stock: tuple[tuple[str, int], ...], name: str, most: str,
    closing: str,
) -> None:
    """Draw a market: its name and the best possible sale, how many units it takes, whether it closes, and each ware
    with its price and the stock."""
    rect = canvas.rect.pad(3)
    market, sale, bonus = market_of(card), best_sale(view, card), official_bonus.value(view, 0, None)
    last = card in view.closing
    canvas.panel(rect, 16, paper(rect.w, rect.h, 4, CLOSING if last else GROUND), shadow=True)
    canvas.edge(rect, 16, GREEN if sale else RED if last else WALNUT_EDGE, 6 if sale else 3)
    head, line, body = rect.pad(16, 10).rows(44, 38, 1.0, gap=2)
    x = head.right
    if sale:
        width = width_of(f"${sale}", SALE) + 28
        pill = Rect(head.right - width, head.y - 2, width, 48)
        canvas.panel(pill, 22, GREEN)
        canvas.write(f"${sale}", pill.cx, pill.cy, SALE, CREAM, anchor="m")
        x = pill.x - 10
    canvas.write(name, head.x, head.cy, CARD, INK, width=x - head.x)
    x = canvas.write(most, line.x, line.cy, MOST, INK_SOFT).right
    if last or market.leaves:
        canvas.sprite(sprite("leaving", 38, shadow=False, rim=CREAM), x + 44, line.cy)
        canvas.write(closing, x + 72, line.cy, MOST, RED, width=line.right - x - 72)
    wares = body.columns(*[1.0] * max(2, len(market.prices)), gap=4)
    for cell, (ware, price), (words, count) in zip(wares, market.prices, stock, strict=False):
        ink = INK if count else INK_SOFT
        high = Rect(cell.x, cell.y, cell.w, cell.h - 36)
        size = min(high.h, 110, cell.w // 2)
        draw_ware(canvas, ware, cell.x + size // 2, high.cy, size, faded=not count)
        canvas.write(f"${price + bonus}", cell.x + size + 8, high.cy, PRICE, ink)
        canvas.write(f"{words} {count}", cell.x, cell.bottom - 16, OWNED, ink, width=cell.w)


def _known(canvas: Canvas, title: str, known: tuple[tuple[int, str], ...]) -> None:
    """Draw the cards of the deck that the viewer has seen, the next one first."""
    rect = canvas.rect
    canvas.panel(rect, 16, paper(rect.w, rect.h, 6))
    canvas.edge(rect, 16, WALNUT_EDGE, 3)
    head, body = rect.pad(16, 8).rows(36, 1.0)
    canvas.write(title, head.x, head.cy, MOST, INK_SOFT, width=head.w)
    cells = body.grid(2, 2)
    for cell, (place, name) in zip(cells, known, strict=False):
        canvas.write(f"{place}. {name}", cell.x, cell.cy, OWNED, INK, width=cell.w - 10)


# -- the black market --------------------------------------------------------------------------------------------------


def draw_own_black_market(view: MiTierraView, reader: Reader) -> Picture:
    """Draw the prices of the black market beside what the viewer has. Raise `ValueError` for a spectator's view."""
    farm = _farm_of(view)
    title = reader.label("mi-tierra-black-market")
    blocks = [Block(HEAD, ("head", title, farm.money), partial(_head, title=title, money=farm.money))]
    buying, units = black_buying.value(view, True, None), bonus_units(view, farm.seat)
    words = reader.label("mi-tierra-you-get"), reader.label("mi-tierra-you-pay")
    first = reader.label("mi-tierra-first-units", n=units) if units else ""
    stock = tuple((name, *_named(farm, name, reader)) for name in TRADE.black_market)
    lines = -(-len(stock) // 2)
    body = Rect(_BODY.x, _BODY.y, _BODY.w, BLACK_HEAD + (BLACK_LINE + GAP) * lines)
    blocks.append(Block(body, ("own black", words, first, stock, buying),
                        partial(_black, stock=stock, words=words, first=first, buying=buying)))
    image = compose(black_ground(), blocks).crop((0, 0, SQUARE_SIZE[0], body.bottom + HEAD.y))
    return encode_picture(image, "black", black_alt(view, farm, reader))


def _black(
    canvas: Canvas, stock: tuple[tuple[str, str, int], ...], words: tuple[str, str], first: str, buying: bool
) -> None:
    """Draw two columns of wares: name, stock, what selling one brings, what buying one costs. `first` says what a card
    adds to the first units sold, whichever they are; empty: nothing."""
    rows = -(-len(stock) // 2)
    for column, half in enumerate(canvas.rect.columns(1.0, 1.0, gap=10)):
        head, body = half.rows(BLACK_HEAD, 1.0, gap=GAP)
        canvas.translucent_panel(head, 14, SHADOW, 0.8)
        get, pay = head.right - 180, head.right - 60
        if not column:  # for both together
            canvas.write(first, head.x + 14, head.cy, MOST, GOLD_LIGHT, width=get - 72 - head.x)
        canvas.write(words[0], get, head.cy, MOST, (190, 232, 170), anchor="m", width=116)
        canvas.write(words[1], pay, head.cy, MOST, (255, 190, 176), anchor="m", width=112)
        there = stock[column * rows:(column + 1) * rows]
        for cell, (name, label_, count) in zip(body.stacked(rows, BLACK_LINE, GAP), there, strict=False):
            canvas.panel(cell, 14, paper(cell.w, cell.h, 5, GROUND if count else DIM), shadow=True)
            size = cell.h - 12
            draw_ware(canvas, name, cell.x + 10 + size // 2, cell.cy, size)
            x, ink = cell.x + size + 20, INK
            canvas.write(label_, x, cell.cy - 22, OWNED, ink, width=get - 58 - x)
            canvas.write(f"× {count}", x, cell.cy + 20, PRICE, ink if count else INK_SOFT)
            line = TRADE.black_market[name]
            for cx, text, colour in ((get, f"${line.sell}", GREEN),
                                     (pay, f"${line.buy}" if buying and line.buy is not None else "–", RED)):
                width = max(76, width_of(text, SALE) + 24)
                pill = Rect(cx - width // 2, cell.cy - 28, width, 56)
                canvas.panel(pill, 20, colour)
                canvas.write(text, pill.cx, pill.cy, SALE, CREAM, anchor="m")
