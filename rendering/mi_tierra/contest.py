"""A contest or rodeo under way: what everybody has shown, who leads, who is still to come, what there is to win."""

from __future__ import annotations

from PIL import Image

from games.mi_tierra.content import ARENA, PODIUM, TRADE, summers_until
from games.mi_tierra.contest import points
from games.mi_tierra.pieces import Entry
from games.mi_tierra.view import MiTierraView
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper, planks, vignette
from rendering.kit.theme import (
    BOARD_SIZE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    SHADOW,
    WALNUT_EDGE,
    Colour,
    Style,
)
from rendering.mi_tierra.alt import contest_alt
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.pieces import band, icon_of, level_badge
from rendering.reader import Reader, mark_of

HEADING = Style("heading", 800, 62, 40)
NAME = Style("heading", 800, 34, 22)
POINTS = Style("text", 900, 78, 50)
COUNT = Style("text", 900, 46, 38)
PRIZE = Style("text", 900, 46, 38)
OR = Style("text", 700, 26, 22)
SHOWS = {"winter": PODIUM, "summer": ARENA}
"""Where animals are shown, by the season."""
STEPS = (104, 72, 44, 20)
"""Heights of the podium under the first, second, third and further places."""
ROW = 112
"""Height of what one worker shows."""
MEDALS = ("medal_gold", "medal_silver", "medal_bronze")
BANNER = Rect(190, 16, BOARD_SIZE[0] - 380, 92)
PRIZES = Rect(14, BOARD_SIZE[1] - 130, BOARD_SIZE[0] - 28, 116)
PANELS = Rect(14, BANNER.bottom + 14, BOARD_SIZE[0] - 28, PRIZES.y - BANNER.bottom - 28)


def competitors(view: MiTierraView) -> list[int]:
    """Who has shown something, the best first, then those whose workers are still to come, in turn order."""
    reached = points(view)
    best = sorted(reached, key=lambda seat: (-reached[seat], view.order.index(seat)))
    area = SHOWS.get(view.season, "")
    return [*best, *dict.fromkeys(one.seat for one in view.placed if one.area == area and one.seat not in best)]


def draw_contest(view: MiTierraView, reader: Reader) -> Picture:
    """The contest of this season as it stands."""
    canvas = Canvas(contest_ground(view.season).image.copy())
    canvas.veil(BANNER, 28, SHADOW, 0.78)
    title = reader.say("mi-tierra-rodeo" if view.season == "summer" else "mi-tierra-contest")
    canvas.write(title, BANNER.cx, BANNER.cy, HEADING, GOLD_LIGHT, anchor="m", width=BANNER.w - 180)
    for cx in (BANNER.x + 58, BANNER.right - 58):
        canvas.sprite(sprite(view.season, 70, shadow=False), cx, BANNER.cy)
    seats = competitors(view)
    if not seats:
        canvas.veil(PANELS.pad(200, 180), 28, SHADOW, 0.7)
        canvas.write(reader.say("mi-tierra-nobody"), PANELS.cx, PANELS.cy, NAME, CREAM, anchor="m", width=900)
    width = min(330, (PANELS.w - 12 * (len(seats) - 1)) // max(1, len(seats)))
    left = PANELS.cx - (width * len(seats) + 12 * (len(seats) - 1)) // 2
    tallest = STEPS[0] if seats else 0
    height = min(PANELS.h - tallest, 176 + ROW * max((_lines(view, seat) for seat in seats), default=0))
    for number, seat in enumerate(seats):
        step = STEPS[min(len(STEPS) - 1, place_of(view, seat))]
        x, bottom = left + (width + 12) * number, PANELS.bottom - step
        _step(canvas, Rect(x + 6, bottom - 8, width - 12, step + 8), view, seat)
        _competitor(canvas, Rect(x, bottom - height, width, height), seat, view, reader)
    _prizes(canvas, view, len(points(view)), reader)
    return finish(canvas.image, "contest", contest_alt(view, reader))


def contest_ground(season: str) -> Ground:
    """The snowy podium, or the arena."""
    area = SHOWS.get(season, PODIUM)

    def make() -> Image.Image:
        return vignette(sprite(f"scene-{area}", *BOARD_SIZE, shadow=False).rgb, 0.5)

    return static(("mi_tierra", "contest", area), make)


def place_of(view: MiTierraView, seat: int) -> int:
    """How many competitors have more points."""
    reached = points(view)
    return sum(other > reached.get(seat, 0) for other in reached.values())


def _lines(view: MiTierraView, seat: int) -> int:
    """How many lines a competitor takes: one for each worker who has shown something, one for those still to come."""
    return sum(one.seat == seat for one in view.entries) + bool(_waiting(view, seat))


def _waiting(view: MiTierraView, seat: int) -> int:
    """How many of a seat's workers have not had their turn."""
    area = SHOWS.get(view.season, "")
    return sum(one.seat == seat and one.area == area and not one.done for one in view.placed)


def _step(canvas: Canvas, rect: Rect, view: MiTierraView, seat: int) -> None:
    """The block of the podium under a competitor, with a medal where there is one to win."""
    place = place_of(view, seat)
    medal = seat in points(view) and place < prizes_given(len(points(view)))
    canvas.panel(rect, 10, planks(rect.w, rect.h, 3, (206, 168, 112), 40), shadow=True)
    canvas.edge(rect, 10, WALNUT_EDGE, 3)
    if medal and rect.h > 50:
        canvas.sprite(sprite(MEDALS[place], rect.h - 22), rect.cx, rect.cy + 5)


def _competitor(canvas: Canvas, rect: Rect, seat: int, view: MiTierraView, reader: Reader) -> None:
    """A competitor on a step of the podium: what the workers show, and the points together."""
    entries = [one for one in view.entries if one.seat == seat]
    leads = bool(entries) and place_of(view, seat) == 0
    canvas.panel(rect, 20, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 20, GOLD if leads else WALNUT_EDGE, 8 if leads else 3)
    head, body, foot = rect.pad(12).rows(56, 1.0, 84, gap=4)
    band(canvas, head, seat, reader, NAME)
    lines = body.rows(*[1.0] * max(1, round(body.h / ROW)))
    for line, entry in zip(lines, entries, strict=False):
        _entry(canvas, line, entry)
    for number in range(_waiting(view, seat) if len(entries) < len(lines) else 0):
        line = lines[len(entries)]
        canvas.mark(mark_of(seat), line.x + 34 + 58 * number, line.cy, 50, letter=mark_of(seat).letter)
    canvas.write(str(points(view).get(seat, 0)), foot.cx, foot.cy, POINTS, INK if entries else INK_SOFT, anchor="m")


def _entry(canvas: Canvas, rect: Rect, entry: Entry) -> None:
    """The animals of one worker: how many, and their level where it is above one."""
    size = min(rect.h - 8, 92, rect.w // 3)
    herd = min(entry.count, 3 if rect.w > 270 else 1)
    for number in reversed(range(herd)):
        canvas.sprite(sprite(icon_of(entry.animal), size), rect.x + size // 2 + 4 + 34 * number, rect.cy - 5 * number)
    x = rect.x + size + 34 * (herd - 1) + 14
    words = canvas.write(f"×{entry.count}", x, rect.cy, COUNT, INK)
    if entry.level > 1:
        level_badge(canvas, min(words.right + 8, rect.right - 76), rect.cy - 22, entry.level)


def prizes_given(competing: int) -> int:
    """How many places win something when so many compete."""
    return TRADE.prizes_given[min(competing, len(TRADE.prizes_given)) - 1] if competing else 0


def _prizes(canvas: Canvas, view: MiTierraView, competing: int, reader: Reader) -> None:
    """The prizes; those that too few compete for are pale."""
    canvas.veil(PRIZES, 24, SHADOW, 0.78)
    given = max(1, prizes_given(competing))
    cells = PRIZES.pad(14, 8).columns(1.25, 1.0, 1.0, gap=14)
    for place, cell in enumerate(cells):
        won = place < given
        canvas.sprite(sprite(MEDALS[place], 64, shadow=False, faded=not won), cell.x + 36, cell.cy)
        ink = CREAM if won else (176, 166, 150)
        room = Rect(cell.x + 78, cell.y, cell.w - 78, cell.h)
        if view.season == "summer":
            _rodeo_prize(canvas, room, place, view.round, ink, won, reader)
        else:
            _contest_prize(canvas, room, place, ink, won, reader)


def _contest_prize(canvas: Canvas, room: Rect, place: int, ink: Colour, won: bool, reader: Reader) -> None:
    """Money and some goods of any kind, or more of the base ones."""
    prize = TRADE.contest.prizes[place]
    x = _money(canvas, room.x, room.cy, prize.money, ink, won)
    for count, icon in ((prize.normal, "wine"), (prize.base, "apple")):
        if not count:
            continue
        if icon == "apple" and prize.normal:
            x = canvas.write(reader.say("mi-tierra-or"), x, room.cy, OR, ink).right + 10
        x = canvas.write(str(count), x, room.cy, PRIZE, ink).right + 34
        canvas.sprite(sprite(icon, 54, shadow=False, faded=not won), x, room.cy)
        x += 38


def _rodeo_prize(
    canvas: Canvas, room: Rect, place: int, number: int, ink: Colour, won: bool, reader: Reader
) -> None:
    """Money, a cow, an animal of one's choice."""
    prize = TRADE.rodeo.prizes[place]
    x = _money(canvas, room.x, room.cy, prize.money[summers_until(number) - 1], ink, won)
    if prize.cows:
        canvas.sprite(sprite("cattle", 62, shadow=False, faded=not won), x + 30, room.cy)
        x += 72
    if prize.choice:
        canvas.write(f"+ {reader.say('mi-tierra-animal')}", x, room.cy, OR, ink, width=room.right - x, lines=2,
                     height=60)


def _money(canvas: Canvas, x: int, cy: int, money: int, ink: Colour, won: bool) -> int:
    canvas.sprite(sprite("coin", 50, shadow=False, faded=not won), x + 25, cy)
    return canvas.write(str(money), x + 56, cy, PRIZE, ink).right + 18
