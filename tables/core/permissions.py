"""Permission checks: who may do what at a table now. Each check raises `RequestRefused` (or `StaleQuestion`) if it
fails."""

from __future__ import annotations

from games.core.options import seats_with
from storage.model import Person, Status, TableInfo
from tables.core.errors import RequestRefused, StaleQuestion
from tables.core.installed_game import spec_of


def check_running(info: TableInfo) -> None:
    """Check that the table is in its lobby or playing. Raises `RequestRefused` if it has ended."""
    if not info.status.is_running:
        raise RequestRefused("bot-trouble-over")


def check_lobby(info: TableInfo) -> None:
    """Check that the table's game has not begun. Raises `RequestRefused` otherwise."""
    if info.status is not Status.LOBBY:
        raise RequestRefused("bot-trouble-lobby-over")


def check_playing(info: TableInfo) -> None:
    """Check that the table's game is running. Raises `RequestRefused` otherwise."""
    if info.status is Status.LOBBY:
        raise RequestRefused("bot-trouble-not-started")
    if info.status is not Status.PLAYING:
        raise RequestRefused("bot-trouble-over")


def check_seat(info: TableInfo, seat: int, by: Person | None) -> None:
    """Check that the person `by` holds the seat. Raises `RequestRefused` otherwise, also for a number that is no
    seat."""
    if by is None or not 0 <= seat < len(info.seats) or info.seats[seat].person != by:
        raise RequestRefused("bot-trouble-not-your-seat")


def check_ai(info: TableInfo, seat: int) -> None:
    """Check that an AI still holds the seat; its person may have returned while the AI was thinking. Raises
    `StaleQuestion`."""
    if not 0 <= seat < len(info.seats) or info.seats[seat].ai is None:
        raise StaleQuestion(info.id, seat)


def check_player(info: TableInfo, by: Person) -> None:
    """Check that the person `by` holds a seat at the table. Raises `RequestRefused` otherwise."""
    if info.seat_of(by) is None:
        raise not_seated(info, by)


def not_seated(info: TableInfo, by: Person) -> RequestRefused:
    """Return the refusal for the person `by`, who holds no seat at the table: they have none, or an AI plays there for
    them."""
    return RequestRefused("bot-trouble-not-seated" if info.place_of(by) is None else "bot-trouble-seat-lent")


def check_opener(info: TableInfo, by: Person) -> None:
    """Check that the person `by` is the table's opener, who decides about its lobby. Raises `RequestRefused`
    otherwise."""
    if info.opener != by:
        raise RequestRefused("bot-trouble-only-opener")


def seats_of(info: TableInfo) -> range:
    """Return the numbers of players with which the table's game can be played, with its present options."""
    spec = spec_of(info.game)
    return seats_with(spec, spec.options.model_validate(dict(info.options)))


def check_room(info: TableInfo) -> None:
    """Check that there is a free seat. Raises `RequestRefused` if the table is full."""
    most = seats_of(info)[-1]
    if len(info.seats) >= most:
        raise RequestRefused("bot-trouble-full", most=most)


def check_room_for_person(info: TableInfo) -> None:
    """Check that there is a seat for a person: a free one, or one held by an AI, which would make room. Raises
    `RequestRefused` otherwise."""
    if all(seat.ai is None for seat in info.seats):
        check_room(info)


def check_level(game: str, level: str) -> None:
    """Check that the game has AI seats of this level. Raises `RequestRefused` otherwise."""
    if level not in spec_of(game).ais:
        raise RequestRefused("bot-trouble-no-level")
