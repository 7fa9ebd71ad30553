"""Permission checks: who may do what at a table now. Each check raises `Trouble` (or `Stale`) if it fails."""

from __future__ import annotations

from games.core.options import seats_with
from storage.model import Person, Status, TableInfo
from tables.core.errors import Stale, Trouble
from tables.core.installed_game import spec_of


def check_running(info: TableInfo) -> None:
    """Check that the table is in its lobby or playing."""
    if not info.status.running:
        raise Trouble("bot-trouble-over")


def check_lobby(info: TableInfo) -> None:
    """Check that the table's game has not begun."""
    if info.status is not Status.LOBBY:
        raise Trouble("bot-trouble-lobby-over")


def check_playing(info: TableInfo) -> None:
    """Check that the table's game is running."""
    if info.status is not Status.PLAYING:
        raise Trouble("bot-trouble-over")


def check_seat(info: TableInfo, seat: int, by: Person | None) -> None:
    """Check that the seat is held by `by`."""
    if by is None or not 0 <= seat < len(info.seats) or info.seats[seat].person != by:
        raise Trouble("bot-trouble-not-your-seat")


def check_ai(info: TableInfo, seat: int) -> None:
    """Check that an AI still holds the seat; its person may have returned while the AI was thinking. Raises
    `Stale`."""
    if not 0 <= seat < len(info.seats) or info.seats[seat].ai is None:
        raise Stale(info.id, seat)


def check_player(info: TableInfo, by: Person) -> None:
    """Check that the person holds a seat at the table."""
    if info.seat_of(by) is None:
        raise Trouble("bot-trouble-not-seated")


def check_opener(info: TableInfo, by: Person) -> None:
    """Check that the person is the table's opener."""
    if info.opener != by:
        raise Trouble("bot-trouble-only-opener")


def seats_of(info: TableInfo) -> range:
    """Return the possible numbers of players at the table with its options."""
    spec = spec_of(info.game)
    return seats_with(spec, spec.options.model_validate(dict(info.options)))


def check_room(info: TableInfo) -> None:
    """Check that there is a free seat."""
    most = seats_of(info)[-1]
    if len(info.seats) >= most:
        raise Trouble("bot-trouble-full", most=most)


def check_room_for_person(info: TableInfo) -> None:
    """Check that there is a seat for a person: a free one, or one held by an AI."""
    if all(seat.ai is None for seat in info.seats):
        check_room(info)


def check_level(game: str, level: str) -> None:
    """Check that the game has AI seats of this level."""
    if level not in spec_of(game).ais:
        raise Trouble("bot-trouble-no-level")
