"""Who may do what at a table now. Each raises `Trouble`, or `Stale`, when not."""

from __future__ import annotations

from games.core.options import seats_with
from storage.model import Person, Status, TableInfo
from tables.core.errors import Stale, Trouble
from tables.core.installed_game import spec_of


def check_running(info: TableInfo) -> None:
    """Whether the table is in its lobby or playing."""
    if not info.status.running:
        raise Trouble("bot-trouble-over")


def check_lobby(info: TableInfo) -> None:
    """Whether the table's game has not begun."""
    if info.status is not Status.LOBBY:
        raise Trouble("bot-trouble-lobby-over")


def check_playing(info: TableInfo) -> None:
    """Whether the table's game goes on."""
    if info.status is not Status.PLAYING:
        raise Trouble("bot-trouble-over")


def check_seat(info: TableInfo, seat: int, by: Person | None) -> None:
    """Whether `by` sits there."""
    if by is None or not 0 <= seat < len(info.seats) or info.seats[seat].person != by:
        raise Trouble("bot-trouble-not-your-seat")


def check_ai(info: TableInfo, seat: int) -> None:
    """Whether an AI sits there still; its person may have come back while it was thinking."""
    if not 0 <= seat < len(info.seats) or info.seats[seat].ai is None:
        raise Stale(info.id, seat)


def check_player(info: TableInfo, by: Person) -> None:
    """Whether the person sits at the table."""
    if info.seat_of(by) is None:
        raise Trouble("bot-trouble-not-seated")


def check_opener(info: TableInfo, by: Person) -> None:
    """Whether the table is the person's to arrange."""
    if info.opener != by:
        raise Trouble("bot-trouble-only-opener")


def seats_of(info: TableInfo) -> range:
    """How many can play at the table with its options."""
    spec = spec_of(info.game)
    return seats_with(spec, spec.options.model_validate(dict(info.options)))


def check_room(info: TableInfo) -> None:
    """Whether there is a free seat."""
    most = seats_of(info)[-1]
    if len(info.seats) >= most:
        raise Trouble("bot-trouble-full", most=most)


def check_room_for_person(info: TableInfo) -> None:
    """Whether a person finds a seat: a free one, or that of an AI."""
    if all(seat.ai is None for seat in info.seats):
        check_room(info)


def check_level(game: str, level: str) -> None:
    """Whether the game has AI seats of this level."""
    if level not in spec_of(game).ais:
        raise Trouble("bot-trouble-no-level")
