"""The pictures of what can be built and who can be hired: buildings with price, points and effects in words, villagers
with the lanterns of their dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.above_below.cards.box import building, villager
from games.above_below.content.schema import Mark, Perk, Symbol
from games.above_below.view import AboveBelowView, VillagerView
from games.above_below.wording.hints import line, symbol
from games.above_below.wording.points_now import points_now
from games.above_below.wording.terms import building_name, state_name, villager_name
from rendering.above_below.alt import hire_alt, offer_alt, party_alt
from rendering.above_below.icons import sprite
from rendering.above_below.icons.nature import UNDERGROUND
from rendering.above_below.landscape import landscape
from rendering.above_below.pieces import (
    GROUNDS,
    NAME_OF_VILLAGER,
    chances_of,
    draw_chances,
    draw_front,
    draw_nature,
    draw_price,
    draw_villager_token,
    icons_of,
)
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.highlights import glow
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.text import fits
from rendering.kit.texture import paper
from rendering.kit.theme import (
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    SHADOW,
    SQUARE_SIZE,
    WALNUT,
    WALNUT_EDGE,
    Colour,
    Style,
)
from rendering.reader import Reader, mark_of

MARGIN, GAP = 14, 8
HEAD = 50
NAME = Style("text", 800, 38, 27)
EFFECT = Style("text", 600, 33, 27)
SMALLEST_EFFECT = 27
LEADING, APART = 1.04, 4
SHORTER = (Symbol.COIN_ON_BUILD, Symbol.COIN_ON_EXPLORE, Symbol.REPUTATION, Symbol.INCOME_PER_GOOD)
"""The symbols whose words are fewer here than elsewhere."""
MOST = 5
"""The number of villagers up to which each has a row of the whole width."""
ROWS = {1: 156, 2: 206}
"""The height of a row of villagers by the number of columns. The picture is as high as its rows: on a phone the buttons
below it should be in sight."""


def draw_offer(view: AboveBelowView, reader: Reader) -> Picture:
    """Draw the houses and outposts of the two rows."""
    names = (*view.rows["house"], *view.rows["outpost"])
    return encode_picture(_buildings(names, view, reader), "offer", offer_alt(names, view, reader))


def draw_specials(view: AboveBelowView, reader: Reader) -> Picture:
    """Draw the key houses and star houses."""
    names = (*view.key_houses, *view.star_houses)
    return encode_picture(_buildings(names, view, reader), "specials", offer_alt(names, view, reader))


def _buildings(names: Sequence[str], view: AboveBelowView, reader: Reader) -> Image.Image:
    """Draw buildings in two columns, houses on the meadow, outposts in the earth."""
    width, height = SQUARE_SIZE
    rows = max(1, -(-len(names) // 2))
    if rows > 4:
        height = 1180
    room = Rect(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    head, body = room.rows(HEAD, 1.0, gap=GAP)
    cells = body.grid(2, rows, GAP)
    below = next((cell.y for cell, name in zip(cells, names, strict=False) if name and _is_outpost(name)), height + GAP)
    return compose(landscape(height, below - GAP), _blocks(head, cells, names, view, reader))


def _is_outpost(name: str) -> bool:
    return building(name).kind == "outpost"


def _blocks(
    head: Rect, cells: Sequence[Rect], names: Sequence[str], view: AboveBelowView, reader: Reader
) -> Iterator[Block]:
    legend = [("coin", reader.label("above-below-price"))]
    if view.viewer is not None:
        legend.append(("star", reader.label("above-below-points-with")))
    yield Block(head, ("legend", tuple(legend)), partial(_draw_legend, legend=legend))
    for cell, name in zip(cells, names, strict=False):
        if not name:
            continue
        more = None if view.viewer is None else points_now(view, view.viewer, name)
        words = reader.words(building_name(name))
        effects = tuple(effect_words(perk, reader) for perk in building(name).perks)
        offered = f"building:{name}"
        key = ("offer", name, words, effects, more, offered in reader.marked)
        draw = partial(_draw_building, name=name, words=words, effects=effects, more=more, reader=reader)
        yield Block(cell, key, draw)


def effect_words(perk: Perk, reader: Reader) -> str:
    """Return a symbol of a building in words."""
    said = symbol(perk)
    return reader.label(said.key, **said.args) if perk.op in SHORTER else reader.words(said)


def _draw_legend(canvas: Canvas, legend: Sequence[tuple[str, str]]) -> None:
    canvas.translucent_panel(canvas.rect, 14, SHADOW, 0.74)
    shares = [1.0] if len(legend) == 1 else [0.32, 0.68]
    for cell, (icon, words) in zip(canvas.rect.columns(*shares, gap=4), legend, strict=True):
        canvas.sprite(sprite(icon, 40, shadow=False), cell.x + 30, cell.cy)
        canvas.write(words, cell.x + 58, cell.cy, EFFECT, GOLD_LIGHT, width=cell.w - 66)


def _draw_building(
    canvas: Canvas, name: str, words: str, effects: Sequence[str], more: int | None, reader: Reader
) -> None:
    """Draw a building on offer: front, price and points that it would add now on the left, name and effects beside."""
    whole = canvas.rect.pad(2)
    chosen = f"building:{name}" in reader.marked
    canvas.panel(whole, 16, paper(whole.w, whole.h, 4, GROUNDS[building(name).kind]), shadow=True)
    canvas.edge(whole, 16, WALNUT_EDGE, 2)
    if chosen:
        glow(canvas, whole, 16)
    left, right = whole.pad(6).columns(168, 1.0, gap=8)
    wide = more is not None and max(building(name).cost, more) > 9
    front, tags = left.rows(1.0, 102 if wide else 52)
    draw_front(canvas, front, name)
    tag = draw_price(canvas, tags.x - 3, tags.y + 26, building(name).cost)
    if more is not None:
        x, y = (tags.x - 3, tags.bottom - 24) if wide else (tag.right, tag.cy)
        draw_price(canvas, x, y, more, "star", "+")
    title, body = right.rows(42, 1.0, gap=2)
    canvas.write(words, title.x, title.cy, NAME, INK, width=title.w)
    _write_effects(canvas, body, building(name).perks, effects)


def _write_effects(canvas: Canvas, rect: Rect, perks: Sequence[Perk], effects: Sequence[str]) -> None:
    """Write the effects below each other, each after its icon, in the largest size in which all of them fit."""
    size, lines = next(
        ((size, lines) for size in range(EFFECT.size, SMALLEST_EFFECT - 1, -2)
         if (lines := _wrapped(effects, size, rect)) is not None),
        (SMALLEST_EFFECT, [1] * len(effects)),
    )
    style = Style(EFFECT.family, EFFECT.weight, size, SMALLEST_EFFECT)
    step = round(size * LEADING)
    total = sum(lines) * step + APART * (len(lines) - 1)
    y = rect.y + max(0, (rect.h - total) // 2)
    for perk, words, count in zip(perks, effects, lines, strict=True):
        canvas.sprite(sprite(icons_of(perk)[0], 30, shadow=False, tint=WALNUT), rect.x + 15, y + step * count // 2)
        middle = y + step * count // 2
        canvas.write(words, rect.x + 35, middle, style, INK, width=rect.w - 35, lines=count, leading=LEADING)
        y += step * count + APART


def _wrapped(effects: Sequence[str], size: int, rect: Rect) -> list[int] | None:
    """Return the number of lines of each effect at a size, or None if they do not fit together."""
    style = Style(EFFECT.family, EFFECT.weight, size, size)
    lines = [next((n for n in (1, 2, 3, 4) if fits(words, style, rect.w - 35, n)), 9) for words in effects]
    high = sum(lines) * round(size * LEADING) + APART * (len(lines) - 1)
    return lines if high <= rect.h and 9 not in lines else None


# -- villagers -----------------------------------------------------------------------------------------------------


def draw_hire(view: AboveBelowView, reader: Reader) -> Picture:
    """Draw the villagers for hire with their fees, marks and dice."""
    people = [(VillagerView(piece, "", ()), view.fee(piece)) for piece in view.for_hire if piece]
    return encode_picture(_villagers(people, WALNUT, "newcomer", reader), "hire", hire_alt(view, reader))


def draw_party(view: AboveBelowView, reader: Reader) -> Picture:
    """Draw the viewer's ready villagers with their marks and dice; all of them if nobody is ready. Raise `ValueError`
    for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no villagers")
    player = view.players[view.viewer]
    living = [one for one in player.villagers if one.zone == "ready"] or list(player.villagers)
    colour = mark_of(player.seat).colour
    image = _villagers([(one, None) for one in living], colour, "villager", reader)
    return encode_picture(image, "party", party_alt(living, view, reader))


def _villagers(
    people: Sequence[tuple[VillagerView, int | None]], colour: Colour, kind: str, reader: Reader
) -> Image.Image:
    """Draw villagers with the lanterns of their dice, underground by lantern light."""
    columns = 1 if len(people) <= MOST else 2
    rows = max(2, -(-len(people) // columns))
    width, height = SQUARE_SIZE[0], 2 * MARGIN + HEAD + rows * (GAP + ROWS[columns])
    room = Rect(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    head, body = room.rows(HEAD, 1.0, gap=GAP)
    title = reader.label("above-below-dice")
    blocks = [Block(head, ("dice", title), partial(_draw_legend, legend=[("lantern", title)]))]
    cells = body.grid(columns, rows, GAP)
    for cell in cells[len(people) :]:
        blocks.append(Block(cell, ("empty", rows), lambda canvas: draw_nature(canvas, canvas.rect, UNDERGROUND)))
    for cell, (one, fee) in zip(cells, people, strict=False):
        words = reader.words(villager_name(one.piece))
        marks = ", ".join([*marks_of(one.piece, reader), *(reader.words(state_name(name)) for name in one.states)])
        mean = mean_of(one, reader)
        marked = f"{kind}:{one.piece}" in reader.marked
        draw = partial(
            _draw_villager, one=one, fee=fee, colour=colour, words=words, marks=marks, mean=mean, marked=marked
        )
        blocks.append(Block(cell, ("villager", one, fee, colour, words, marks, mean, marked), draw))
    return compose(landscape(height, HEAD + 30), blocks)


def marks_of(piece: str, reader: Reader) -> list[str]:
    """Return what a villager can do, and its special features, in words."""
    card = villager(piece)
    labels = {
        Mark.HAMMER: "builds", Mark.HAMMER_PLUS: "builds-plus", Mark.QUILL: "trains", Mark.QUILL_PLUS: "trains-plus"
    }
    found = [reader.label(f"above-below-{labels[mark]}") for mark in card.marks]
    if card.refuses:
        found.append(reader.words(line("mark-refuses", n=card.refuses)))
    if card.own_bed:
        found.append(reader.words(line("mark-own-bed")))
    return found


def mean_of(one: VillagerView, reader: Reader) -> str:
    """Return the mean number of lanterns of a villager's die, in the reader's way to write it: "1.7" or "1,7"."""
    whole, tenth = f"{sum(chances_of(one.piece, one.states)) / 6:.1f}".split(".")
    return reader.label("above-below-mean", whole=whole, tenth=tenth)


def _draw_villager(
    canvas: Canvas, one: VillagerView, fee: int | None, colour: Colour, words: str, marks: str, mean: str,
    marked: bool,
) -> None:
    whole = canvas.rect.pad(2)
    canvas.panel(whole, 18, paper(whole.w, whole.h, 6, (246, 232, 204)), shadow=True)
    canvas.edge(whole, 18, WALNUT_EDGE, 2)
    if marked:
        glow(canvas, whole, 16)
    if whole.w < 600:
        _draw_narrow(canvas, whole.pad(6), one, colour, words, mean)
        return
    face, text, chances = whole.pad(10).columns(min(200, whole.h - 20), 1.0, 340, gap=12)
    size = min(face.w, face.h) - 6
    draw_villager_token(canvas, face.cx, face.cy, size, one.piece, one.states, colour)
    title, body, tags = text.rows(46, 1.0, 50)
    canvas.write(words, title.x, title.cy, NAME, INK, width=title.w)
    canvas.write(marks, body.x, body.cy, EFFECT, INK_SOFT, width=body.w, lines=2, height=body.h, leading=1.0)
    tag = draw_price(canvas, tags.x, tags.cy, mean, "lantern", "Ø ")
    if fee is not None:
        draw_price(canvas, tag.right + 14, tags.cy, fee)
    draw_chances(canvas, chances, one.piece, one.states)


def _draw_narrow(canvas: Canvas, rect: Rect, one: VillagerView, colour: Colour, words: str, mean: str) -> None:
    """Draw a villager in half the width: face and name on the left, mean and dice on the right."""
    left, chances = rect.columns(166, 1.0, gap=4)
    face, name = left.rows(1.0, 68)
    size = min(face.h - 2, face.w)
    draw_villager_token(canvas, face.cx, face.cy, size, one.piece, one.states, colour)
    canvas.write(words, name.cx, name.cy, NAME_OF_VILLAGER, INK, anchor="m", width=name.w, lines=2, height=name.h,
                 leading=0.95)
    draw_chances(canvas, Rect(chances.x, chances.bottom - 140, chances.w, 140), one.piece, one.states)
    draw_price(canvas, chances.x + 2, rect.y + 24, mean, "lantern", "Ø ")
