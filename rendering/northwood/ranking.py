"""How the game ended: stars, medal, and what became of each fief, 1400 x 891."""

from __future__ import annotations

from PIL import Image

from games.core.text import Text
from games.northwood.content import MEDALS, STARS
from games.northwood.view import NorthwoodView
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper, vignette
from rendering.kit.theme import BOARD_SIZE, COUNT_BIG, GOLD, GOLD_LIGHT, INK, INK_SOFT, SHADOW, WALNUT_EDGE, Style
from rendering.northwood.alt import ranking_alt
from rendering.northwood.cards import draw_portrait
from rendering.northwood.fief import draw_fief, fief_ground
from rendering.northwood.table import PINE
from rendering.reader import Reader

HEADING = Style("heading", 800, 70, 40)
STAR_FIGURE = Style("heading", 800, 190, 90)
RESULT, FIEFS, PEOPLE = Rect(40, 148, BOARD_SIZE[0] - 80, 730).rows(300, 264, 1.0, gap=10)
WORDS = Style("heading", 800, 42, 26)
OCCASION = Style("heading", 800, 32, 22)
PLAQUE = 358


def draw_ranking(view: NorthwoodView, reader: Reader) -> Picture:
    """The result; before the end, how things stand."""
    canvas = Canvas(ranking_ground().image.copy())
    banner = Rect(140, 20, BOARD_SIZE[0] - 280, 110)
    canvas.veil(banner, 30, SHADOW, 0.74)
    for x in (banner.x + 72, banner.right - 72):
        canvas.sprite(sprite("crown" if reached(view) else "signpost", 90), x, banner.cy)
    canvas.write(heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 270)
    _result(canvas, RESULT, view, reader)
    for cell, fief in zip(_fief_rects(), view.fiefs, strict=True):
        part = Canvas(canvas.image.crop(cell.box), (cell.x, cell.y))
        draw_fief(part, fief, view)
        canvas.paste(part.image, cell.x, cell.y)
    _people(canvas, PEOPLE, view)
    for icon, words, x in zip(("calendar", "flame"), reader.occasion, (40, BOARD_SIZE[0] - 40 - PLAQUE), strict=False):
        _plaque(canvas, Rect(x, PEOPLE.cy - 46, PLAQUE, 92), icon, words)
    return finish(canvas.image, "ranking", ranking_alt(view, reader))


def _plaque(canvas: Canvas, rect: Rect, icon: str, words: str) -> None:
    """Beside the allies: the date of a deal of the day, and how many days in a row were played."""
    canvas.panel(rect, 22, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 22, GOLD, 4)
    canvas.sprite(sprite(icon, 68), rect.x + 54, rect.cy)
    canvas.write(words, rect.x + 100, rect.cy, OCCASION, INK, width=rect.w - 116, lines=2, height=76)


def ranking_ground() -> Ground:
    """The land at the end of the journey."""
    return static(("northwood", "ranking"), _draw_ground)


def _draw_ground() -> Image.Image:
    land = sprite("northwood-land", *BOARD_SIZE, shadow=False).rgb
    canvas = Canvas(vignette(Image.blend(land, Image.new("RGB", land.size, PINE), 0.3), 0.5))
    fief_ground(canvas, _fief_rects())
    return canvas.image


def _fief_rects() -> list[Rect]:
    return FIEFS.columns(*[1.0] * len(STARS), gap=10)


def reached(view: NorthwoodView) -> bool:
    """Whether the goal is met."""
    return view.goal.met(frozenset(fief.number for fief in view.fiefs if fief.standing == "friendly"))


def heading(view: NorthwoodView, reader: Reader) -> str:
    """The cheer of the game, or that it was not to be."""
    if reached(view):
        return reader.say("northwood-cheer")
    return reader.say("northwood-missed" if view.step == "over" else "northwood-so-far")


def _result(canvas: Canvas, rect: Rect, view: NorthwoodView, reader: Reader) -> None:
    """The medal, the stars, and what each medal takes."""
    canvas.panel(rect, 24, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 24, GOLD if reached(view) else WALNUT_EDGE, 7 if reached(view) else 2)
    prize, stars, ladder = rect.pad(20, 14).columns(250, 1.0, 430, gap=16)
    won = view.medal is not None
    canvas.sprite(sprite(f"medal_{view.medal}" if won else "star_open", 236 if won else 190), prize.cx, prize.cy)
    written = canvas.write(str(view.stars), stars.cx - 74, stars.cy - 30, STAR_FIGURE, INK, anchor="m")
    canvas.sprite(sprite("star", 128), written.right + 78, stars.cy - 36)
    words = reader.words(Text("northwood-medal", {"medal": view.medal or "none"}))
    canvas.write(words, stars.cx, stars.bottom - 44, WORDS, INK, anchor="m", width=stars.w, lines=2, height=70)
    for row, (medal, least) in zip(ladder.rows(1.0, 1.0, 1.0, gap=6), reversed(MEDALS.items()), strict=True):
        _rung(canvas, row, medal, least, view.stars >= least)


def _rung(canvas: Canvas, row: Rect, medal: str, least: int, won: bool) -> None:
    canvas.sprite(sprite(f"medal_{medal}", 82, shadow=won, faded=not won), row.x + 60, row.cy)
    colour = INK if won else INK_SOFT
    figure = canvas.write(str(least), row.x + 132, row.cy, COUNT_BIG, colour)
    canvas.sprite(sprite("star", 58, faded=not won), figure.right + 44, row.cy)
    if won:
        canvas.sprite(sprite("check", 62), row.right - 60, row.cy)


def _people(canvas: Canvas, rect: Rect, view: NorthwoodView) -> None:
    """The four allies, who saw it through."""
    people = [place.ally for place in view.places]
    gap = 14
    side = rect.h - 26
    width = side * len(people) + gap * (len(people) - 1)
    x, y = rect.cx - width // 2, rect.cy - side // 2
    canvas.veil(Rect(x - 18, y - 14, width + 36, side + 28), 22, SHADOW, 0.5)
    for index, who in enumerate(people):
        draw_portrait(canvas, Rect(x + (side + gap) * index, y, side, side), who)
