"""The final ranking: who built what, the winner on top, 1400 x 891."""

from __future__ import annotations

from games.grimm_forest.view import GrimmView, PlayerView
from rendering.grimm_forest.alt import ranking_alt
from rendering.grimm_forest.pieces import houses_row, pig
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.texture import grass, paper, vignette
from rendering.kit.theme import BOARD_SIZE, COUNT_BIG, GOLD, GOLD_LIGHT, INK, NAME, SHADOW, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

HEADING = Style("heading", 800, 66, 40)


def draw_ranking(view: GrimmView, reader: Reader) -> Picture:
    """The standings. Before the end everybody is shown in seat order without a rank."""
    canvas = Canvas(ranking_ground().image.copy())
    banner = Rect(160, 22, BOARD_SIZE[0] - 320, 104)
    canvas.veil(banner, 30, SHADOW, 0.72)
    canvas.sprite(sprite("crown", 84), banner.x + 70, banner.cy)
    canvas.sprite(sprite("crown", 84), banner.right - 70, banner.cy)
    canvas.write(_heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 260)
    seats = sorted(range(len(view.players)), key=lambda seat: (view.places[seat] if view.places else 0, seat))
    room = Rect(60, 148, BOARD_SIZE[0] - 120, BOARD_SIZE[1] - 148 - 24)
    height = min(224, (room.h - 14 * (len(seats) - 1)) // len(seats))
    for index, seat in enumerate(seats):
        row = Rect(room.x, room.y + index * (height + 14), room.w, height)
        _row(canvas, row, view.players[seat], view.places[seat] if view.places else 0, reader)
    return finish(canvas.image, "ranking", ranking_alt(view, reader))


def ranking_ground() -> Ground:
    """The fields at golden hour."""
    return static(
        ("grimm_forest", "ranking"),
        lambda: vignette(sprite("scene-fields", *BOARD_SIZE, shadow=False).rgb, 0.5),
    )


def _heading(view: GrimmView, reader: Reader) -> str:
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    if len(winners) == 1:
        return reader.say("grimm-winner", name=reader.name(winners[0]))
    return reader.say("grimm-standings")


def _row(canvas: Canvas, rect: Rect, player: PlayerView, place: int, reader: Reader) -> None:
    mark = mark_of(player.seat)
    canvas.panel(rect, 22, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 22, GOLD if place == 1 else WALNUT_EDGE, 7 if place == 1 else 2)
    rank, who, houses, tokens = rect.pad(14, 12).columns(96, 330, 1.0, 206, gap=14)
    if place == 1:
        canvas.sprite(sprite("trophy", 104), rank.cx, rank.cy)
    elif place:
        canvas.write(f"{place}.", rank.cx, rank.cy, COUNT_BIG, INK, anchor="m")
    band = Rect(who.x, who.y, who.w, 56)
    canvas.panel(band, 16, mark.colour)
    canvas.mark(mark, band.x + 34, band.cy, 44, letter=mark.letter)
    canvas.write(reader.name(player.seat), band.x + 66, band.cy, NAME, mark.on_colour, width=band.w - 82)
    below = Rect(who.x, band.bottom + 4, who.w, who.bottom - band.bottom - 4)
    pig(canvas, player.seat, below.x + 52, below.cy, min(100, below.h))
    canvas.sprite(sprite("home", min(70, below.h - 6)), below.x + 160, below.cy)
    canvas.write(str(player.houses_done), below.x + 206, below.cy, COUNT_BIG, INK)
    canvas.panel(houses, 14, grass(houses.w, houses.h, 3, (142, 176, 92)))
    canvas.edge(houses, 14, (104, 132, 66), 2)
    houses_row(canvas, houses.pad(8, 4), player.houses, min(houses.h - 8, 150))
    for index, token in enumerate(player.tokens):
        canvas.sprite(sprite(f"first_{token}", 66), tokens.x + 34 + 69 * index, tokens.cy)
