"""One farm, large: fields and pens by their names, storehouse, development cards; for its owner also what could be sold
where. 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.mi_tierra.content import ANIMALS, GOODS
from games.mi_tierra.view import FarmView, MiTierraView
from games.mi_tierra.wording.terms import card_name
from rendering.kit.blocks import Block, Ground, compose, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.tags import change_tag
from rendering.kit.texture import grass, paper
from rendering.kit.theme import BOARD_SIZE, CREAM, GOLD, INK, INK_SOFT, TITLE, WALNUT_EDGE, Colour, Style
from rendering.mi_tierra.alt import farm_alt, own_alt
from rendering.mi_tierra.areas import plan_card
from rendering.mi_tierra.changes import FarmChange, changes, signed
from rendering.mi_tierra.farm import Marks, draw_fields, draw_pens
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.markets import black_prices, sales, shown
from rendering.mi_tierra.pieces import PALE, counted, ware
from rendering.mi_tierra.seats import on_farm
from rendering.mi_tierra.table import MARGIN, plain_table
from rendering.reader import Reader, mark_of

SHEET = Rect(MARGIN, 10, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - 20)
HEADER, _MIDDLE, CHIPS = SHEET.rows(74, 1.0, 118, gap=10)
LAND, SIDE = _MIDDLE.columns(1.0, 330, gap=12)
FIELDS, PENS = LAND.pad(20, 18).rows(1.45, 1.0, gap=26)
COUNT = Style("text", 900, 52, 38)
HEADING = Style("heading", 800, 28, 21)
MONEY = Style("text", 900, 54, 40)
LINE = Style("text", 800, 40, 38)
CARD_NAME = Style("text", 700, 24, 19)
PRICES = Style("text", 800, 34, 30)
SALE = Style("text", 900, 38, 38)
HEADINGS = ("wages", "water", "cards", "sales", "arriving", "black-market", "next-cards")
CHIP: Colour = (252, 244, 224)
ROW = 64
"""Height of a line of the side."""


def draw_farm(view: MiTierraView, reader: Reader, seat: int) -> Picture:
    """The farm of `seat` as everybody sees it."""
    farm = view.farms[seat]
    return finish(farm_image(view, reader, farm), f"farm-{seat + 1}", farm_alt(view, farm, reader))


def draw_hand(view: MiTierraView, reader: Reader) -> Picture:
    """The viewer's own farm, with what could be sold. Raises ValueError for a view of nobody's."""
    if view.viewer is None:
        raise ValueError("a spectator has no farm")
    farm = view.farms[view.viewer]
    image = farm_image(view, reader, farm, own=True)
    return finish(image, "hand", own_alt(view, farm, reader))


def farm_image(view: MiTierraView, reader: Reader, farm: FarmView, *, own: bool = False) -> Image.Image:
    """The picture before encoding."""
    return compose(farm_ground(), _blocks(view, reader, farm, own))


def farm_ground() -> Ground:
    """The table with a meadow for the land and paper for the side."""
    return static(("mi_tierra", "farm"), _ground)


def _ground() -> Image.Image:
    canvas = Canvas(plain_table().image.copy())
    canvas.panel(LAND, 20, grass(LAND.w, LAND.h, 2, (108, 146, 72)), shadow=True)
    canvas.edge(LAND, 20, WALNUT_EDGE, 4)
    canvas.panel(SIDE, 18, paper(SIDE.w, SIDE.h, 7), shadow=True)
    canvas.edge(SIDE, 18, WALNUT_EDGE, 2)
    return canvas.image


def _blocks(view: MiTierraView, reader: Reader, farm: FarmView, own: bool) -> Iterator[Block]:
    changed = changes(view, reader.before).farm(farm.seat)
    head = (farm.seat, farm.money, farm.at_hut, farm.hired, farm.wage, on_farm(view, farm.seat), reader.name(farm.seat),
            farm.seat in reader.asked, view.active == farm.seat, changed.money)
    yield Block(HEADER.pad(-4), ("header", *head), partial(_header, farm=farm, view=view, reader=reader))
    marks = Marks(new=frozenset(changed.places))
    if own:
        marks = Marks(frozenset(reader.marked), frozenset(reader.offered), frozenset(changed.places))
    here = tuple(one for one in view.placed if one.seat == farm.seat)
    land = tuple(farm.fields.items()), farm.channels, farm.pens, farm.cards, view.in_force, view.season
    yield Block(LAND, ("land", *land, here, marks), partial(_land, farm=farm, view=view, marks=marks))
    goods = tuple((name, farm.goods[name]) for name in GOODS)
    yield Block(CHIPS, ("chips", goods, changed.goods), partial(_storehouse, goods=goods, changed=changed))
    yield Block(SIDE, _side_key(view, reader, farm, own), partial(_side, view=view, reader=reader, farm=farm, own=own))


def _header(canvas: Canvas, farm: FarmView, view: MiTierraView, reader: Reader) -> None:
    """Name, money, workers at home of those in service, workers on the farm, the next wages."""
    rect = canvas.rect.pad(4)
    mark = mark_of(farm.seat)
    canvas.panel(rect, 18, mark.colour)
    canvas.edge(rect, 18, WALNUT_EDGE, 2)
    if view.active == farm.seat or farm.seat in reader.asked:
        canvas.edge(canvas.rect, 22, GOLD, 5)
    canvas.mark(mark, rect.x + 44, rect.cy, 56, letter=mark.letter)
    x = rect.right - 22
    ink, rim = mark.on_colour, CREAM if sum(mark.colour) <= PALE else INK
    counts = (("farmwork", on_farm(view, farm.seat)), ("meeple", f"{farm.at_hut}/{farm.hired}"), ("coin", farm.money))
    for name, count in counts:
        x = canvas.write(str(count), x, rect.cy, MONEY, ink, anchor="r").x - 40
        canvas.sprite(sprite(name, 58, shadow=False, tint=mark.on_colour, rim=rim), x, rect.cy)
        x -= 52
    if farm.seat in reader.asked:
        canvas.sprite(sprite("hourglass", 54, shadow=False, rim=CREAM), x, rect.cy)
        x -= 44
    if gain := changes(view, reader.before).farm(farm.seat).money:
        change_tag(canvas, x + 10, rect.cy, signed(gain), gain=gain > 0)
        x -= 80
    canvas.write(reader.name(farm.seat), rect.x + 88, rect.cy, TITLE, mark.on_colour, width=x - rect.x - 96)


def _land(canvas: Canvas, farm: FarmView, view: MiTierraView, marks: Marks) -> None:
    move = (canvas.origin[0], canvas.origin[1])
    fields, pens = (Rect(rect.x - move[0], rect.y - move[1], rect.w, rect.h) for rect in (FIELDS, PENS))
    draw_fields(canvas, fields, farm, view, marks)
    draw_pens(canvas, pens, farm, view, marks)


def _storehouse(canvas: Canvas, goods: tuple[tuple[str, int], ...], changed: FarmChange) -> None:
    """Every good with its number; nothing is pale."""
    for cell, (name, count) in zip(canvas.rect.columns(*[1.0] * len(goods), gap=6), goods, strict=True):
        canvas.panel(cell, 14, CHIP)
        canvas.edge(cell, 14, (196, 164, 116), 2)
        ware(canvas, name, cell.cx, cell.y + 38, 60, faded=not count)
        canvas.write(str(count), cell.cx, cell.bottom - 26, COUNT, INK if count else INK_SOFT, anchor="m")
        if gain := changed.of(name):
            change_tag(canvas, cell.right - 2, cell.y + 17, signed(gain), gain=gain > 0)


# -- the side ----------------------------------------------------------------------------------------------------------


def _side_key(view: MiTierraView, reader: Reader, farm: FarmView, own: bool) -> tuple[object, ...]:
    words = tuple(reader.say(f"mi-tierra-{name}") for name in HEADINGS)
    told = (*farm.cards, *(shown(view) if own else ()), *(card for card in view.deck_known if own and card))
    names = tuple(reader.words(card_name(card)) for card in told)
    offers = tuple(sales(view).items()) if own else ()
    known = tuple(view.deck_known) if own else ()
    arriving = tuple(view.arriving.items())
    animals = tuple(farm.animals(kind) for kind in ANIMALS)
    shown_of = farm.wage, farm.reserve, farm.cubes, farm.cards, animals
    black = tuple(black_prices(view)) if own and view.step == "black" else ()
    return ("side", words, names, *shown_of, offers, known, arriving, black, own)


def _side(canvas: Canvas, view: MiTierraView, reader: Reader, farm: FarmView, own: bool) -> None:
    """Wages and water, animals that look for room, development cards, and for the owner the dearest sales, or what the
    black market pays and asks while it is open, and the cards that have been seen from the tower."""
    rect = canvas.rect.pad(16, 12)
    wages, water = Rect(rect.x, rect.y, rect.w, 96).columns(1.0, 1.0)
    for cell, name, icon, words in ((wages, "wages", "coin", str(farm.wage)),
                                    (water, "water", "water", f"{farm.reserve}/{farm.cubes}")):
        canvas.write(reader.say(f"mi-tierra-{name}"), cell.x, cell.y + 14, HEADING, INK_SOFT, width=cell.w - 8)
        counted(canvas, icon, words, cell.x, cell.y + 62, 50, LINE)
    y = rect.y + 110
    if own and view.arriving:
        y = _heading(canvas, reader.say("mi-tierra-arriving"), rect, y)
        x = rect.x
        for kind, count in view.arriving.items():
            x = counted(canvas, kind, f"×{count}", x, y + 30, 58, LINE) + 20
        y += 74
    if farm.cards:
        y = _heading(canvas, reader.say("mi-tierra-cards"), rect, y)
        for card in farm.cards:
            plan_card(canvas, Rect(rect.x, y, rect.w, ROW), card, reader)
            y += ROW + 6
        y += 8
    if own and view.step == "black":
        y = _heading(canvas, reader.say("mi-tierra-black-market"), rect, y)
        _black(canvas, Rect(rect.x, y, rect.w, min(308, rect.bottom - y)), view)
    elif own and sales(view):
        y = _offers(canvas, rect, _heading(canvas, reader.say("mi-tierra-sales"), rect, y), view, reader)
    if own and any(view.deck_known) and y + 80 <= rect.bottom:
        y = _heading(canvas, reader.say("mi-tierra-next-cards"), rect, y + 8)
        _seen(canvas, rect, y, view, reader)


def _offers(canvas: Canvas, rect: Rect, y: int, view: MiTierraView, reader: Reader) -> int:
    """The markets and what could be sold there, the dearest sale first; returns where they end."""
    for card, n in sorted(sales(view).items(), key=lambda one: -one[1]):
        if y + 44 > rect.bottom:
            break
        right = canvas.write(f"${n}", rect.right, y + 20, SALE, INK, anchor="r").x
        canvas.write(reader.words(card_name(card)), rect.x, y + 20, CARD_NAME, INK, width=right - rect.x - 8)
        y += 44
    return y


def _seen(canvas: Canvas, rect: Rect, y: int, view: MiTierraView, reader: Reader) -> None:
    """What the viewer has seen of the deck from the tower, the next card first."""
    known = [(place, card) for place, card in enumerate(view.deck_known, 1) if card]
    for place, card in known[: (rect.bottom - y) // 34]:
        words = f"{place}. {reader.words(card_name(card))}"
        canvas.write(words, rect.x, y + 15, CARD_NAME, INK, width=rect.w)
        y += 34


def _black(canvas: Canvas, rect: Rect, view: MiTierraView) -> None:
    """The prices of the black market, while it is open."""
    for cell, (name, prices) in zip(rect.grid(2, 7), black_prices(view), strict=False):
        counted(canvas, name, prices, cell.x, cell.cy, min(40, cell.h - 2), PRICES)


def _heading(canvas: Canvas, words: str, rect: Rect, y: int) -> int:
    canvas.write(words, rect.x, y + 14, HEADING, INK_SOFT, width=rect.w)
    return y + 36


