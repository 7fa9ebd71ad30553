"""The square table of the pictures that a phone shows before they are tapped: its bar, and the rows in which players'
boards are drawn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from games.core.signs import signed
from games.core.text import Arg, Seat, Text, key_of
from games.grimm_forest.cards.box import chooses_last
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.view import FableView, GrimmView, PlayerView
from games.grimm_forest.wording.terms import card_name, place_name
from rendering.grimm_forest.changes import changes_since
from rendering.grimm_forest.icons import sprite
from rendering.grimm_forest.meadow import draw_street
from rendering.grimm_forest.pieces import chip_ground, draw_medallion, draw_pig, face, goods_line
from rendering.kit.blocks import Ground, static_ground
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.highlights import TAG_HEIGHT, change_tag, glow, tag_width
from rendering.kit.layout import Rect
from rendering.kit.text import fits
from rendering.kit.texture import grass, paper, planks, vignette
from rendering.kit.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    SQUARE_SIZE,
    WALNUT,
    WALNUT_EDGE,
    Style,
)
from rendering.reader import Reader, mark_of

MARGIN, GAP = 12, 6
BAR = Rect(MARGIN, 10, SQUARE_SIZE[0] - 2 * MARGIN, 68)
ROOM = Rect(MARGIN, BAR.bottom + GAP, BAR.w, SQUARE_SIZE[1] - BAR.bottom - GAP - 8)
"""The area below the bar."""

GROUND = ("grimm_forest", "square")
"""The beginning of the keys of the table's backgrounds."""
TALLEST = 1300
"""The maximum height of a picture."""

RADIUS = 18
TWO_LINES = 58
"""Height of a name in two lines."""
SIDE, TALLY_WIDTH = 348, 112
"""Widths of the column with name and goods, and of the houses' tally."""
HIGH = 270
"""Height from which a row has its meadow below name and goods, across the whole width, so that houses are large."""
HEAD, NAME_WIDTH, GOODS_WIDTH = 72, 318, 330
"""Height of what stands above such a meadow, and widths of name and goods in it."""

TITLE = Style("heading", 800, 44, 34)
STEP = Style("text", 700, 32, 27)
FIGURE = Style("text", 800, 42, 34)
NAME = Style("heading", 800, 36, 27)
COUNT = Style("text", 800, 44, 32)
FRIEND = Style("text", 700, 34, 27)
LABEL = Style("text", 700, 30, 27)
FRAME = 7
"""Thickness of the golden frame around the row of the player in turn."""
TIGHT, OVERHANG = 6, 8
"""Margin of the words in a tag that stands beside a number, and how far it may reach out of its chip to the left."""


def room_of(height: int) -> Rect:
    """Return the area below the bar of a picture of this height."""
    return ROOM._replace(h=height - ROOM.y - 8)


def square_table(height: int = SQUARE_SIZE[1]) -> Ground:
    """Return the table with the empty bar, as a complete background of this height. All are cut from the tallest, so
    that only one is kept."""
    tallest = static_ground(GROUND, _tallest_table)
    return Ground((*GROUND, height), tallest.image.crop((0, 0, SQUARE_SIZE[0], height)))


def _tallest_table() -> Image.Image:
    canvas = Canvas(vignette(planks(SQUARE_SIZE[0], TALLEST, 5, (84, 62, 44), 92)))
    canvas.panel(BAR, 18, WALNUT, shadow=True)
    canvas.edge(BAR, 18, WALNUT_EDGE, 2)
    return canvas.image


def step_words(view: GrimmView, reader: Reader) -> str:
    """Return the present step in a few words."""
    return reader.words(Text(key_of("draw-grimm-step", view.step)))


def square_bar_key(view: GrimmView, reader: Reader) -> tuple[object, ...]:
    """Return the cache key of the bar: everything that it shows."""
    round_words = reader.label("grimm-round", n=view.round)
    offer = (reader.words(card_name(view.offer)), view.offer, view.offer_by) if view.offer else ()
    return ("square bar", round_words, step_words(view, reader), view.friend_deck_size, view.deck_size, offer)


def draw_square_bar(canvas: Canvas, view: GrimmView, reader: Reader) -> None:
    """Draw the bar: round and step, then the sizes of the two decks, or a Friend on offer in their place."""
    rect = canvas.rect
    title = canvas.write(reader.label("grimm-round", n=view.round), 20, rect.cy, TITLE, GOLD_LIGHT, width=260)
    x = rect.right - 16
    if view.offer:
        portrait = Rect(x - 84, rect.cy - 28, 84, 56)
        canvas.panel(portrait, 10, sprite(face("friend", view.offer), 84, 56, shadow=False).rgb)
        canvas.edge(portrait, 10, GOLD, 3)
        mark = mark_of(view.offer_by)
        canvas.mark(mark, portrait.x - 30, portrait.cy, 44, letter=mark.letter)
        name = reader.words(card_name(view.offer))
        x = canvas.write(name, portrait.x - 60, rect.cy, STEP, GOLD_LIGHT, anchor="r", width=270, lines=2, height=60,
                         leading=1.0).x
    else:
        for name, count in (("friend_back", view.friend_deck_size), ("fable_back", view.deck_size)):
            x -= canvas.write(str(count), x, rect.cy, FIGURE, CREAM, anchor="r").w + 28
            canvas.sprite(sprite(name, 48, shadow=False), x, rect.cy)
            x -= 36
    left = title.right + 20
    canvas.write(step_words(view, reader), left, rect.cy, STEP, CREAM, width=x - left - 12, lines=2, height=60,
                 leading=1.0)


class Parts(NamedTuple):
    """The areas of the parts of a player's row."""

    whole: Rect
    band: Rect
    goods: list[Rect]
    friend: Rect
    meadow: Rect
    tally: Rect


def row_parts(block: Rect, friend: str = "") -> Parts:
    """Return the parts of a row. `friend`: the name of the Friend; without one, the goods have his room. In a high row
    the meadow is below the rest."""
    whole = block.pad(3)
    if whole.h >= HIGH:
        return _high_parts(whole)
    side, meadow, tally = whole.columns(SIDE, 1.0, TALLY_WIDTH, gap=0)
    band = min(58, whole.h * 3 // 10)
    below = min(84, whole.h * 28 // 100) if friend else 0
    one_line = fits(friend, replace(FRIEND, size=FRIEND.floor), SIDE - 26 - below * 3 // 2)
    if friend and below < TWO_LINES and not one_line:
        band, below = min(band, 40), TWO_LINES
    top, goods, bottom = side.pad(8, 6).rows(band, 1.0, below, gap=5 if friend else 3)
    if goods.h > 110:
        goods = Rect(goods.x, goods.y + (goods.h - 110) // 2, goods.w, 110)
    return Parts(whole, top, goods.columns(1.0, 1.0, 1.0, 1.0, gap=5), bottom, meadow.pad(3, 8), tally.pad(8, 8))


def _high_parts(whole: Rect) -> Parts:
    """Return the parts of a high row: name, goods and Friend above, the meadow below them."""
    head, below = whole.pad(8, 6).rows(HEAD, 1.0, gap=5)
    band, goods, friend = head.columns(NAME_WIDTH, GOODS_WIDTH, 1.0, gap=8)
    meadow, tally = below.columns(1.0, TALLY_WIDTH, gap=0)
    return Parts(whole, band.pad(0, 6), goods.columns(1.0, 1.0, 1.0, 1.0, gap=5), friend, meadow, tally.pad(8, 2))


def row_ground(canvas: Canvas, rect: Rect) -> None:
    """Draw what never changes in a player's row: paper and meadow."""
    parts = row_parts(rect)
    canvas.panel(parts.whole, RADIUS, paper(parts.whole.w, parts.whole.h, 7), shadow=True)
    canvas.panel(parts.meadow, 14, grass(parts.meadow.w, parts.meadow.h, 3, (142, 176, 92)))
    canvas.edge(parts.meadow, 14, (104, 132, 66), 2)
    canvas.edge(parts.whole, RADIUS, WALNUT_EDGE, 2)


def row_key(player: PlayerView, view: GrimmView, reader: Reader) -> tuple[object, ...]:
    """Return the cache key of a player's row: everything that it shows, all of it public. Of the hand it has only the
    size."""
    shown = (
        player.seat, tuple(player.goods.values()), player.houses, player.sites + player.corner_sites, player.tokens,
        player.friend, tuple(player.stored.values()), player.hand_size, player.actions,
    )
    words = (reader.name(player.seat), *friend_words(player, reader), reader.label("grimm-houses"))
    state = (view.active, view.start, view.houses_to_win, *_badges(player, view, reader))
    return (
        "row", shown, words, state, _waiting(player, view), changes_since(view, reader.before).player(player.seat)
    )


def draw_row(canvas: Canvas, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Draw a player's board: name, goods, cards in hand and Friend on the left, houses on the meadow, their number on
    the right. The player in turn gets a golden frame."""
    parts = row_parts(canvas.rect, friend_words(player, reader)[0])
    change = changes_since(view, reader.before).player(player.seat)
    _band(canvas, parts.band, player, view, reader)
    counts = (*((material, player.goods[material]) for material in MATERIALS), ("hand", player.hand_size))
    numbers = [draw_count(canvas, cell, kind, count) for cell, (kind, count) in zip(parts.goods, counts, strict=True)]
    changes = (*map(change.of, MATERIALS), change.hand)
    for cell, number, count in zip(parts.goods, numbers, changes, strict=True):
        if count:
            _draw_change(canvas, cell, number, count)
    if player.friend:
        _friend(canvas, parts.friend, player, reader)
    _meadow(canvas, parts.meadow, player, view, change.grown)
    _tally(canvas, parts.tally, player, view, reader)
    if player.seat == view.active:
        canvas.edge(canvas.rect, RADIUS + 3, GOLD, FRAME)


def _draw_change(canvas: Canvas, cell: Rect, number: Rect, count: int) -> None:
    """Draw how much has come to a chip or gone from it, beside the number or above it, so that the number stays whole.
    Where there is no room beside it, the chip gets a bright frame."""
    if number.y > cell.cy:
        change_tag(canvas, cell.right + 2, cell.y + 10, signed(count), gain=count > 0)
    elif tag_width(signed(count), TIGHT) <= number.x - cell.x + OVERHANG:
        cy = max(cell.y + 8, canvas.rect.y + FRAME + TAG_HEIGHT // 2)
        change_tag(canvas, number.x - 1, cy, signed(count), gain=count > 0, margin=TIGHT)
    else:
        glow(canvas, cell, 12, 4)


def draw_count(canvas: Canvas, rect: Rect, kind: str, count: int) -> Rect:
    """Draw a material, or the hand, with its number: side by side in a low chip, else one above the other. Returns the
    area that the number covers."""
    chip_ground(canvas, rect, kind)
    name = f"{kind}_stack" if count >= 5 and kind != "hand" else kind
    colour = INK if count else INK_SOFT
    if rect.h < 76 or rect.w > 150:
        size = min(rect.h - 6, rect.w * 46 // 100)
        canvas.sprite(sprite(name, size, faded=not count, shadow=False), rect.x + 2 + size // 2, rect.cy)
        width = rect.w - size - 8
        return canvas.write(str(count), rect.right - 6, rect.cy, COUNT, colour, anchor="r", width=width)
    size = min(rect.h - 46, rect.w - 8)
    canvas.sprite(sprite(name, size, faded=not count), rect.cx, rect.y + 4 + size // 2)
    return canvas.write(str(count), rect.cx, rect.bottom - 22, COUNT, colour, anchor="m", width=rect.w - 6)


def _band(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Draw the name on a band in the player's colour: whether the player is being waited for, actions left. The
    start-player token is on the mark."""
    mark = mark_of(player.seat)
    canvas.panel(rect, 14, mark.colour)
    canvas.edge(rect, 14, WALNUT_EDGE, 2)
    canvas.mark(mark, rect.x + 30, rect.cy, 42, letter=mark.letter)
    right = rect.right - 8
    if player.seat == view.active:
        pill = Rect(right - 74, rect.cy - 20, 74, 40)
        canvas.panel(pill, 20, GOLD)
        canvas.sprite(sprite("hammer", 34, shadow=False), pill.x + 24, pill.cy)
        canvas.write(str(player.actions), pill.right - 14, pill.cy, NAME, INK, anchor="r")
        right = pill.x - 4
    for name in _badges(player, view, reader):
        canvas.sprite(sprite(name, 40, shadow=False, rim=CREAM if name == "hourglass" else None), right - 20, rect.cy)
        right -= 44
    if player.seat == view.start:
        canvas.sprite(sprite("start_player", 34), rect.x + 14, rect.bottom - 8)
    left = rect.x + 58
    style = replace(NAME, size=min(NAME.size, rect.h - 8))
    canvas.write(reader.name(player.seat), left, rect.cy - 1, style, mark.on_colour, width=right - left - 4)


def _badges(player: PlayerView, view: GrimmView, reader: Reader) -> list[str]:
    """Return the icons on the band: an hourglass if the player is being waited for, a check mark if the player has
    already chosen."""
    if player.seat in reader.asked and player.seat != view.active:
        return ["hourglass"]
    if has_chosen(player, view, reader.asked):
        return ["check"]
    return []


def has_chosen(player: PlayerView, view: GrimmView, asked: Collection[int]) -> bool:
    """Return whether a player has laid the secret cards, or has chosen them and waits for those who are `asked`. The
    one who chooses after all others is not asked yet."""
    if view.phase != "gather" or view.revealed_gather:
        return False
    waits = view.step == "choose" and bool(asked) and player.seat not in asked
    return player.chosen or (waits and not (player.friend and chooses_last.value(view, False, player.seat)))


def _friend(canvas: Canvas, rect: Rect, player: PlayerView, reader: Reader) -> None:
    """Draw portrait and name of the Friend, with its details if there is room."""
    portrait = Rect(rect.x, rect.y, min(rect.h * 3 // 2, rect.w // 5 if rect.h == HEAD else rect.w), rect.h)
    picture = sprite(face("friend", player.friend), portrait.w, portrait.h, shadow=False)
    canvas.panel(portrait, 10, picture.rgb)
    canvas.edge(portrait, 10, (122, 58, 104), 3)
    words = Rect(portrait.right + 10, rect.y, rect.right - portrait.right - 10, rect.h)
    name, detail = friend_words(player, reader)
    stored = goods_line(dict(player.stored))
    if words.h > 70 and (detail or stored):
        above, below = words.rows(1.0, 1.0)
        canvas.write(name, words.x, above.cy, FRIEND, INK, width=words.w)
        if stored:
            _stored(canvas, below, stored)
        else:
            canvas.write(detail, words.x, below.cy, LABEL, INK_SOFT, width=words.w)
        return
    lines = 2 if words.h >= 56 else 1
    canvas.write(name, words.x, words.cy, FRIEND, INK, width=words.w, lines=lines, height=words.h, leading=1.0)


def _stored(canvas: Canvas, rect: Rect, stored: list[tuple[str, int]]) -> None:
    """Draw the materials stored on Rapunzel."""
    x = rect.x
    for material, count in stored:
        canvas.sprite(sprite(material, 32, shadow=False), x + 16, rect.cy)
        x = canvas.write(str(count), x + 35, rect.cy, FRIEND, INK).right + 8


def friend_words(player: PlayerView, reader: Reader, *, named: bool = False) -> tuple[str, str]:
    """Return the Friend's name and its detail: a prediction, an announced place, a theft, cards out of use; "" for
    none. `named`: who was robbed is called by name and not by letter."""
    if not player.friend:
        return "", ""
    name = reader.words(card_name(player.friend))
    if player.prediction in ("alone", "together"):
        return name, reader.words(Text(key_of("draw-grimm-says", player.prediction)))
    if player.prediction:
        return name, reader.words(place_name(player.prediction))
    if player.robbed >= 0:
        robbed: Arg = Seat(player.robbed) if named else mark_of(player.robbed).letter
        return name, reader.label("grimm-robbed", name=robbed)
    if player.under_mermaid:
        return name, reader.label("grimm-under-mermaid", n=len(player.under_mermaid))
    return name, ""


def _waiting(player: PlayerView, view: GrimmView) -> tuple[tuple[str, bool], ...]:
    """Return the player's Next Round Fables that lie on no place, and whether each acts in this round."""
    mine: list[FableView] = [fable for fable in view.next_round if fable.owner == player.seat and not fable.settled]
    return tuple((fable.card, view.acts_now(fable)) for fable in mine)


def _meadow(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, grown: tuple[int, ...]) -> None:
    """Draw houses and building sites, beside them the Fables that wait for their round. While no house stands, the pig
    stands there."""
    cards = _waiting(player, view)
    area = rect.pad(8, 4)
    if cards:
        size = min(64, (rect.h - 12) // max(2, len(cards)))
        for index, (card, urgent) in enumerate(cards):
            draw_medallion(canvas, area.x + size // 2, area.y + 6 + size // 2 + index * (size + 2), size, card, None,
                           urgent=urgent)
        area = Rect(area.x + size + 8, area.y, area.w - size - 8, area.h)
    if not player.houses:
        size = min(area.h - 8, 150)
        draw_pig(canvas, player.seat, area.x + size // 2 + 4, area.bottom - 4 - size // 2, size)
        area = Rect(area.x + size + 16, area.y, area.w - size - 16, area.h)
    draw_street(canvas, area, player.houses, player.sites + player.corner_sites, grown)


def _tally(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Draw how many of the needed houses are complete, and the First Builder tokens."""
    label, figure, tokens = rect.rows(30, 44, 1.0, gap=2)
    canvas.write(reader.label("grimm-houses"), label.cx, label.cy, LABEL, INK, anchor="m", width=label.w + 10)
    canvas.write(f"{player.houses_done}/{view.houses_to_win}", figure.cx, figure.cy, COUNT, INK, anchor="m")
    if player.tokens:
        across = min(len(player.tokens), 2 if tokens.h > 90 else 3)
        size = min(64, tokens.w // across, tokens.h // -(-len(player.tokens) // across))
        for index, token in enumerate(player.tokens):
            row, column = divmod(index, across)
            here = min(across, len(player.tokens) - row * across)
            x = tokens.cx + size * column - size * (here - 1) // 2
            canvas.sprite(sprite(f"first_{token}", size, shadow=False), x, tokens.y + size // 2 + size * row)


def band_of(canvas: Canvas, band: Rect, seat: int, reader: Reader) -> None:
    """Draw a name on a band in the player's colour."""
    mark = mark_of(seat)
    image = Image.new("RGB", (band.w, band.h), mark.colour)
    canvas.image.paste(image, (band.x, band.y), rounded(band.w, band.h, 14))
    canvas.mark(mark, band.x + 30, band.cy, 40, letter=mark.letter)
    canvas.write(reader.name(seat), band.x + 58, band.cy, NAME, mark.on_colour, width=band.w - 66)
