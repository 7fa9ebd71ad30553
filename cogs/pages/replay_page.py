"""A finished game, act by act: the board as it was, what happened, and buttons to the acts before and after."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId, number_of
from cogs.pages.turn_message import line_words
from cogs.words.voice import Voice, tail
from games.core.journal import Line
from games.core.text import Seat
from storage.model import TableInfo
from tables.replay import Reel

EYES = "eyes"
EVERYBODY = "-"
NEW_DRAWS, SAME_DRAWS = "puzzle-new", "puzzle-same"
LINES = 1500
BACK = ("first", "round_back", "turn_back", "back")
ON = ("on", "turn_on", "round_on", "last")


def replay_rows(
    info: TableInfo, reel: Reel, number: int, viewer: int | None, eyes_of_seats: Sequence[int], voice: Voice
) -> list[Row]:
    """The ways to other acts, backwards and forwards, and whose eyes one looks through: everybody's, or those of some
    seats."""
    steps, eyes = reel.steps(number), eyes_of(viewer)
    rows: list[Row] = []
    for names in (BACK, ON):
        row: Row = []
        for name in names:
            to = steps[name]
            where = ComponentId(info.id, "replay", (str(to if to is not None else number), eyes, name))
            row.append(button(str(where), voice.key(f"cogs-replay-{name}".replace("_", "-")), Style.secondary,
                              disabled=to is None))
        rows.append(row)
    choices = [Choice(EVERYBODY, voice.key("cogs-replay-everybody"), default=viewer is None)]
    choices += [
        Choice(str(seat), voice.key("cogs-replay-seat", who=Seat(seat)), default=viewer == seat)
        for seat in eyes_of_seats
    ]
    here = ComponentId(info.id, "replay", (str(number), EYES))
    return [*rows, [select(str(here), choices, voice.key("cogs-replay-eyes"))]]


def further_row(info: TableInfo, reel: Reel, number: int, eyes: str, voice: Voice) -> Row:
    """The ways to the number_of game as one moving picture, and to going on from here in another way."""
    row: Row = [button(str(ComponentId(info.id, "film", (eyes,))), voice.key("cogs-button-film"))]
    if number < len(reel.acts) - 1:
        row += [
            button(str(ComponentId(info.id, "puzzle", (str(number), eyes, draws))), voice.key(f"cogs-button-{draws}"))
            for draws in (NEW_DRAWS, SAME_DRAWS)
        ]
    return row


def film_rows(info: TableInfo, eyes: str, shares: bool, voice: Voice) -> list[Row]:
    """Back to the acts, and to all who are in the table's channel."""
    back = button(str(ComponentId(info.id, "replay", ("0", eyes))), voice.key("cogs-button-replay"))
    share = button(str(ComponentId(info.id, "share", (eyes,))), voice.key("cogs-button-share"), Style.primary)
    return [[back, share] if shares else [back]]


def replay_texts(reel: Reel, number: int, told: Sequence[Line], voice: Voice) -> list[str]:
    """Which act it is, who acted, and what happened."""
    act = reel.acts[number]
    title = voice.key("cogs-replay-title", n=number, of=len(reel.acts) - 1)
    words = [line_words(line, voice) for line in told]
    if not words and act.seat is not None:
        words = [voice.key("cogs-replay-silent", who=Seat(act.seat))]
    return [title, tail(words, LINES, "…") if words else voice.key("cogs-replay-beginning")]


def numbered(argument: str, most: int) -> int:
    """The act that a button names, within those that there are."""
    return min(number_of(argument, 5) or 0, most)


def eyes_of(viewer: int | None) -> str:
    """How buttons name whose eyes one looks through."""
    return EVERYBODY if viewer is None else str(viewer)


def seen_by(argument: str, seats: int) -> int | None:
    """Whose eyes a button or select names; None for everybody."""
    seat = number_of(argument, 2)
    return seat if seat is not None and seat < seats else None
