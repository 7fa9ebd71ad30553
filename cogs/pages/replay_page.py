"""A finished game, act by act: the board as it was, what happened, and buttons to the acts before and after."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.turn_message import line_words
from cogs.words.voice import Voice, tail
from games.core.journal import Line
from games.core.text import Seat
from storage.model import TableInfo
from tables.replay import Reel

EYES = "eyes"
EVERYBODY = "-"
LINES = 1500
BACK = ("first", "round_back", "turn_back", "back")
ON = ("on", "turn_on", "round_on", "last")


def replay_rows(info: TableInfo, reel: Reel, number: int, viewer: int | None, voice: Voice) -> list[Row]:
    """The ways to other acts, backwards and forwards, and whose eyes one looks through."""
    steps, eyes = reel.steps(number), EVERYBODY if viewer is None else str(viewer)
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
        Choice(str(seat.seat), voice.key("cogs-replay-seat", who=Seat(seat.seat)), default=viewer == seat.seat)
        for seat in info.seats
    ]
    here = ComponentId(info.id, "replay", (str(number), EYES))
    return [*rows, [select(str(here), choices, voice.key("cogs-replay-eyes"))]]


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
    return min(int(argument), most) if argument.isdecimal() and len(argument) < 6 else 0


def seen_by(argument: str, seats: int) -> int | None:
    """Whose eyes a button or select names; None for everybody."""
    return int(argument) if argument.isdecimal() and len(argument) < 3 and int(argument) < seats else None
