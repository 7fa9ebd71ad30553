"""Who went where with which Fable: one row a player in turn order, 1400 x 891."""

from __future__ import annotations

from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.wording.terms import card_name, card_rule
from rendering.grimm_forest.alt import reveal_alt
from rendering.grimm_forest.cards import TITLE, draw_art, draw_card_back, draw_place_card, write_rule
from rendering.grimm_forest.pieces import pig
from rendering.grimm_forest.table import BAR, MARGIN, draw_bar, table_top
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper
from rendering.kit.theme import BOARD_SIZE, BODY, INK, INK_SOFT, LABEL, NAME, PAPER_DEEP, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

SPACIOUS = 300
"""Height of a row from which it has the name above its cards."""

LARGE = Style("text", 500, 34, 21)


def draw_reveal(view: GrimmView, reader: Reader) -> Picture:
    """The Gather cards and Fables of this round as far as the viewer knows them."""
    canvas = table_top()
    bar = Canvas(canvas.image.crop(BAR.box), (BAR.x, BAR.y))
    draw_bar(bar, view, reader)
    canvas.paste(bar.image, BAR.x, BAR.y)
    room = Rect(MARGIN, BAR.bottom + 14, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 14 - MARGIN)
    for row, seat in zip(room.rows(*[1.0] * len(view.order), gap=12), view.order, strict=True):
        _row(canvas, row, view.players[seat], view, reader)
    return finish(canvas.image, "reveal", reveal_alt(view, reader))


def _row(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    canvas.panel(rect, 20, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 20, WALNUT_EDGE, 2)
    if rect.h > SPACIOUS:
        _spacious(canvas, rect.pad(16, 14), player, view, reader)
        return
    art = min(330, round((rect.h - 24) * 1.5))
    who, place, fable, rule = rect.pad(14, 12).columns(330, art, art, 1.0, gap=16)
    _who(canvas, who, player, view, reader)
    _place(canvas, _landscape(place), player, reader)
    _fable(canvas, _landscape(fable), player, reader)
    if player.fable:
        _rule(canvas, rule, player.fable, reader)


def _spacious(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """With two players: who in a line above, and below it large cards with the rule beside them."""
    above, below = rect.rows(70, 1.0, gap=10)
    art = round(below.h * 1.5)
    place, fable, rule = below.columns(art, art, 1.0, gap=18)
    name, rest = above.columns(place.w, 1.0, gap=18)
    _band(canvas, Rect(name.x, name.y + 6, name.w, 58), player, reader)
    pig(canvas, player.seat, rest.x + 36, rest.cy, 72)
    _company(canvas, Rect(rest.x + 84, rest.y, fable.right - rest.x - 84, rest.h), player, view, reader)
    _place(canvas, place, player, reader)
    _fable(canvas, fable, player, reader)
    if player.fable:
        title = Rect(rule.x, above.y, rule.w, above.h)
        canvas.write(reader.words(card_name(player.fable)), title.x, title.cy, TITLE, INK, width=title.w, lines=2,
                     height=64, leading=1.0)
        write_rule(canvas, rule, reader.words(card_rule(player.fable)), LARGE, anchor="l")


def _company(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """In one line whether the pig is alone, or with whom."""
    if not player.at:
        return
    others = [seat for seat in view.location(player.at).pigs if seat != player.seat]
    words = reader.say("grimm-shared" if others else "grimm-alone")
    written = canvas.write(words, rect.x, rect.cy, LABEL, INK, width=rect.w - 60 * len(others))
    for index, seat in enumerate(others):
        other = mark_of(seat)
        canvas.mark(other, written.right + 38 + 56 * index, rect.cy, 50, letter=other.letter)


def _band(canvas: Canvas, band: Rect, player: PlayerView, reader: Reader) -> None:
    """The name in the player's colour."""
    mark = mark_of(player.seat)
    canvas.panel(band, 16, mark.colour)
    canvas.edge(band, 16, WALNUT_EDGE, 2)
    canvas.mark(mark, band.x + 34, band.cy, 44, letter=mark.letter)
    canvas.write(reader.name(player.seat), band.x + 66, band.cy, NAME, mark.on_colour, width=band.w - 82)


def _landscape(rect: Rect) -> Rect:
    """The same rectangle, cut to the shape of an illustration."""
    height = min(rect.h, round(rect.w / 1.5))
    return Rect(rect.x, rect.y + (rect.h - height) // 2, rect.w, height)


def _who(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Name, pig, and whether it is alone or with whom."""
    band = Rect(rect.x, rect.y, rect.w, 58)
    _band(canvas, band, player, reader)
    below = Rect(rect.x, band.bottom + 6, rect.w, rect.bottom - band.bottom - 6)
    size = min(below.h, 150)
    pig(canvas, player.seat, below.x + 20 + size // 2, below.cy, size)
    left, width = below.x + size + 44, below.w - size - 48
    if not player.at:
        return
    others = [seat for seat in view.location(player.at).pigs if seat != player.seat]
    if not others:
        canvas.write(reader.say("grimm-alone"), left, below.cy, LABEL, INK, width=width, lines=2)
        return
    canvas.write(reader.say("grimm-shared"), left, below.cy - 24, LABEL, INK, width=width)
    for index, seat in enumerate(others):
        other = mark_of(seat)
        canvas.mark(other, left + 24 + 52 * index, below.cy + 22, 44, letter=other.letter)


def _place(canvas: Canvas, rect: Rect, player: PlayerView, reader: Reader) -> None:
    where = player.at or player.gather
    if where:
        draw_place_card(canvas, rect, where, reader)
    else:
        _empty(canvas, rect, "face_down" if player.chosen and not player.at else "", reader.say("grimm-nowhere"))


def _fable(canvas: Canvas, rect: Rect, player: PlayerView, reader: Reader) -> None:
    if player.fable:
        draw_art(canvas, rect, player.fable)
    elif player.has_fable:
        draw_card_back(canvas, rect)
    else:
        _empty(canvas, rect, "", reader.say("grimm-no-fable"))


def _empty(canvas: Canvas, rect: Rect, name: str, words: str) -> None:
    canvas.panel(rect, 14, PAPER_DEEP)
    if name:
        canvas.sprite(sprite(name, min(110, rect.h - 20)), rect.cx, rect.cy)
    else:
        canvas.write(words, rect.cx, rect.cy, LABEL, INK_SOFT, anchor="m", width=rect.w - 30, lines=2)


def _rule(canvas: Canvas, rect: Rect, card: str, reader: Reader) -> None:
    """Title and rule of a Fable."""
    title, rule = rect.rows(44, 1.0, gap=6)
    canvas.write(reader.words(card_name(card)), title.x, title.cy, TITLE, INK, width=title.w)
    write_rule(canvas, rule, reader.words(card_rule(card)), BODY, anchor="l")
