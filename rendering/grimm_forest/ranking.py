"""The final ranking: who built what, the winner on top, 1400 x 891."""

from __future__ import annotations

from PIL import ImageChops

from games.grimm_forest.view import GrimmView, PlayerView
from rendering.grimm_forest.alt import ranking_alt
from rendering.grimm_forest.decision import decision, won
from rendering.grimm_forest.icons import sprite
from rendering.grimm_forest.pieces import RING, houses_row, pig
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import grass, paper, vignette
from rendering.kit.theme import BOARD_SIZE, COUNT_BIG, CREAM, GOLD, GOLD_LIGHT, INK, NAME, SHADOW, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

HEADING = Style("heading", 800, 66, 40)
CHAMPION = Style("heading", 800, 52, 26)
GAP = 14
HIGHEST = 235
"""Height of a row at most; a winner's is twice as high."""


def draw_ranking(view: GrimmView, reader: Reader) -> Picture:
    """The standings. Before the end everybody is shown in seat order without a rank."""
    canvas = Canvas(ranking_ground().image.copy())
    if view.places:
        canvas.sprite(sprite("confetti", *BOARD_SIZE, shadow=False), BOARD_SIZE[0] // 2, BOARD_SIZE[1] // 2)
    banner = Rect(160, 22, BOARD_SIZE[0] - 320, 104)
    canvas.veil(banner, 30, SHADOW, 0.72)
    canvas.sprite(sprite("crown", 84), banner.x + 70, banner.cy)
    canvas.sprite(sprite("crown", 84), banner.right - 70, banner.cy)
    canvas.write(_heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 260)
    seats = sorted(range(len(view.players)), key=lambda seat: (view.places[seat] if view.places else 0, seat))
    room = Rect(60, 148, BOARD_SIZE[0] - 120, BOARD_SIZE[1] - 148 - 24)
    decided = decision(view)
    for row, seat in zip(_rows(room, [won(view, seat) for seat in seats]), seats, strict=True):
        if won(view, seat):
            _winner(canvas, row, view.players[seat], decided, reader)
        else:
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
    return reader.say("grimm-shared-victory" if winners else "grimm-standings")


def _rows(room: Rect, winners: list[bool]) -> list[Rect]:
    """A row each, those of winners twice as high."""
    share = (room.h - GAP * (len(winners) - 1)) / sum(2 if won else 1 for won in winners)
    single = min(HIGHEST, int(share))
    top, rows = room.y, []
    for is_winner in winners:
        height = single * 2 if is_winner else single
        rows.append(Rect(room.x, top, room.w, height))
        top += height + GAP
    return rows


def _winner(canvas: Canvas, rect: Rect, player: PlayerView, decided: str, reader: Reader) -> None:
    """A winner's row: confetti, a crowned pig, the houses large, and a ring around what decided a tie."""
    mark = mark_of(player.seat)
    canvas.panel(rect, 26, paper(rect.w, rect.h, 7), shadow=True)
    confetti = sprite("confetti", rect.w, rect.h, shadow=False)
    canvas.paste(confetti.rgb, rect.x, rect.y, ImageChops.multiply(confetti.mask, rounded(rect.w, rect.h, 26)))
    canvas.edge(rect, 26, GOLD, 9)
    hero, rest = rect.pad(18, 14).columns(210, 1.0, gap=14)
    size = min(hero.w - 20, hero.h - 40)
    pig(canvas, player.seat, hero.cx, hero.bottom - size // 2, size)
    crown = round(size * 0.52)
    canvas.sprite(sprite("crown", crown), hero.cx, hero.bottom - size - round(crown * 0.16))
    top, meadow = rest.rows(74, 1.0, gap=10)
    band, done, tokens = top.columns(1.0, 150, 206, gap=12)
    canvas.panel(band, 18, mark.colour)
    canvas.edge(band, 18, GOLD_LIGHT, 3)
    canvas.mark(mark, band.x + 42, band.cy, 54, letter=mark.letter)
    canvas.write(reader.name(player.seat), band.x + 82, band.cy, CHAMPION, mark.on_colour, width=band.w - 170)
    canvas.sprite(sprite("trophy", 70), band.right - 48, band.cy)
    canvas.panel(done, 18, CREAM)
    canvas.sprite(sprite("home", 62), done.x + 44, done.cy)
    canvas.write(str(player.houses_done), done.x + 92, done.cy, COUNT_BIG, INK)
    _tokens(canvas, tokens, player, decided)
    canvas.panel(meadow, 16, grass(meadow.w, meadow.h, 3, (142, 176, 92)))
    canvas.edge(meadow, 16, (104, 132, 66), 2)
    ringed = [at for at, house in enumerate(player.houses) if house.parts == 3 and house.material == decided]
    houses_row(canvas, meadow.pad(8, 4), player.houses, min(meadow.h - 8, 240), ringed)


def _tokens(canvas: Canvas, rect: Rect, player: PlayerView, decided: str = "") -> None:
    for index, token in enumerate(player.tokens):
        x = rect.x + 34 + 69 * index
        if f"first-{token}" == decided:
            ring = Rect(x - 37, rect.cy - 37, 74, 74)
            canvas.panel(ring, 37, RING)
            canvas.edge(ring, 37, GOLD, 6)
        canvas.sprite(sprite(f"first_{token}", 62), x, rect.cy)


def _row(canvas: Canvas, rect: Rect, player: PlayerView, place: int, reader: Reader) -> None:
    mark = mark_of(player.seat)
    canvas.panel(rect, 22, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 22, WALNUT_EDGE, 2)
    rank, who, houses, tokens = rect.pad(14, 12).columns(96, 330, 1.0, 206, gap=14)
    if place:
        canvas.write(f"{place}.", rank.cx, rank.cy, COUNT_BIG, INK, anchor="m")
    band = Rect(who.x, who.y, who.w, 56)
    canvas.panel(band, 16, mark.colour)
    canvas.mark(mark, band.x + 34, band.cy, 44, letter=mark.letter)
    canvas.write(reader.name(player.seat), band.x + 66, band.cy, NAME, mark.on_colour, width=band.w - 82)
    below = Rect(who.x, band.bottom + 4, who.w, who.bottom - band.bottom - 4)
    pig(canvas, player.seat, below.x + 52, below.cy, min(110, below.h))
    canvas.sprite(sprite("home", min(70, below.h - 4)), below.x + 160, below.cy)
    canvas.write(str(player.houses_done), below.x + 206, below.cy, COUNT_BIG, INK)
    canvas.panel(houses, 14, grass(houses.w, houses.h, 3, (142, 176, 92)))
    canvas.edge(houses, 14, (104, 132, 66), 2)
    houses_row(canvas, houses.pad(8, 4), player.houses, min(houses.h - 8, 150))
    _tokens(canvas, tokens, player)
