"""Move a Discord server's tables to another database: export them into a file of their own, then import that file.

Both are commands for the operator; either database may be a file or on a PostgreSQL server. At running tables people
are moved with their Discord id, because the game goes on, and so are its secrets. In games that are over every person
becomes the shared deleted person, because they were not asked. Discord messages stay behind; new ones are sent after
the import.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from storage.deadlines import clocks, due
from storage.engine.connection import Row
from storage.engine.copying import gone_since, with_truths
from storage.engine.transaction import Reader, Tx, marks, quoted
from storage.model import DELETED_PERSON, HomeKind, Person, Status
from storage.notifications import pending_notifications
from storage.notifications.outbox import put
from storage.outgoing import OutboxKind
from storage.people.people import find_or_make, server_language
from storage.people.personal import PERSON_COLUMNS, OnDelete
from storage.play import games, tables
from storage.play.tables import RUNNING
from storage.servers import servers
from storage.servers.restored import call_again, reopening_notice

EXPORTED = (
    "seat_holder", "segment", "answer", "asked", "line", "last_act", "result", "epoch", "draw", "taken_back",
    "taken_line", "refused_undo", "clock", "standing_order", "due", "lesson", "pause",
    "packed_log",
)
"""The parts of a table that are exported with it."""
NOT_EXPORTED = {
    "message": "it stands in the Discord of another bot",
    "outbox": "new messages are sent where the table arrives",
    "vote": "whoever asked for it asks again, also the table itself", "invitation": "it hangs on a message",
    "ready": "it is asked again", "follower": "they did not ask this bot to tell them",
    "daily_play": "deals of the day belong to their bot", "played": "statistics are of whoever plays there",
    "achieved": "achievements are of those who play there", "unjudged": "achievements stay behind",
    "report": "it is for who runs that bot", "absence_seat": "absences stay behind",
    "forecast": "it is made anew", "owed": "what is asked is called out anew by the bot to which it goes",
    "review": "reviews are of those who play there, and can be made anew",
    "season_game": "seasons stay with the bot that pairs them",
    "notice": "it is sent by this bot", "muted": "what people wish is between them and this bot",
}
"""The parts of a table that are not exported, and why."""
ROW_FILTERS = {
    "due": "kind NOT IN ('votes', 'seekers')", "pause": "to_at IS NOT NULL", "standing_order": "status <> 'draft'",
}
"""SQL that selects the exported rows: without votes, calls to those who look for a table, drafts of orders and open
pauses (these end with the move)."""
UNMAPPED_REFERENCES = {
    ("due", "number"): "of a vote, which stays behind; else a question of the seat",
    ("game_table", "origin"): "where the table arrives it only says that this is a puzzle",
    ("standing_order", "why"): "of a draft, which stays behind; else a reason",
}
"""Exported columns that may hold the id of another row without a foreign key, and why they need no mapping."""
NUMBERED = ("seat_holder", "standing_order", "due", "pause")
"""Tables whose rows get new ids on import."""
REFERRING = {
    name: {one.column: one.on_delete for one in PERSON_COLUMNS if one.table == name}
    for name in ("game_table", *EXPORTED)
}
"""By table: its columns that refer to a person, and what becomes of such a row without them."""


MARKED = (("bot_mark", "one"), ("server", "guild_id"), ("forbidden", "guild_id"))
"""What an export holds of its database and its Discord server: the table, and the column that selects the row."""


class CannotMove(Exception):
    """Raised when the tables cannot be exported or imported. The message says why in one line."""


@dataclass(frozen=True, slots=True)
class Places:
    """The destination of an import: new channels (and threads) by old ones, and the new Discord server. Others stay;
    None: the same server."""

    channels: Mapping[int, int] = field(default_factory=dict)
    server: int | None = None

    def channel(self, before: int) -> int:
        """Return the channel in which a table of the channel `before` continues: the same one, if none is given for
        it."""
        return self.channels.get(before, before)


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The result of an import: new table ids by those in the file, how many tables the database had already, and the
    Discord server that the file is of."""

    numbers: Mapping[int, int]
    known: int
    server: int


# -- export ----------------------------------------------------------------------------------------------------------


async def ensure_mark(tx: Tx) -> None:
    """Store a random mark of the database, unless it has one, by which its exports and copies can be recognised
    later."""
    await tx.run(
        "INSERT INTO bot_mark (one, mark) VALUES (1, ?) ON CONFLICT (one) DO NOTHING", secrets.token_hex(16)
    )


async def export(source: Reader, target: Tx, guild_id: int) -> list[int]:
    """Copy a Discord server's game tables, its settings and the time until which it was served into a database that has
    the present schema but no rows. Returns the ids of the tables.

    Lobbies, running games and those that may still be reopened keep their people; at all others each person becomes the
    shared deleted person. Left out are deals of the day, which can be verified only by the chain of days that their bot
    has published, and what `NOT_EXPORTED` lists, such as messages and votes.

    `source` is only read; the caller commits `target`. Raises `CannotMove` if there are no such tables; nothing is
    copied then.
    """
    found = await servers.table_ids(source, guild_id)
    if not found:
        raise CannotMove(f"No table stands in server {guild_id}, or only deals of the day; its id is what \"Copy "
                         "Server ID\" gives in Discord's developer mode")
    await target.run("INSERT INTO person (id, discord_id) VALUES (?, ?)", DELETED_PERSON, DELETED_PERSON)
    for table_id in found:
        whole = await source.one(
            f"SELECT 1 FROM game_table WHERE id = ? AND ({RUNNING} OR reopen_until IS NOT NULL)", table_id
        )
        people = await _export_people(source, target, table_id) if whole else None
        await _copy(source, target, table_id, _Change(table_id, people))
        if whole:
            await _copy_pauses(source, target, table_id, guild_id)
    for name, column in MARKED:
        value = guild_id if column == "guild_id" else 1
        await _store(target, name, await _rows(source, name, f"{column} = ?", value))
    if (last := await _last_served(source, guild_id)) is not None:
        await clocks.store_heartbeat(target, last)
    return found


async def _last_served(source: Reader, guild_id: int) -> float | None:
    """Return when a bot of the database was last connected and in the Discord server: from then on the import makes up
    for the time. The result is None if no heartbeat was stored and the bot is there."""
    beat, gone = await clocks.last_heartbeat(source, guild_id), await clocks.absent_from_server_since(source, guild_id)
    return beat if gone is None else min(gone, gone if beat is None else beat)


async def _export_people(source: Reader, target: Tx, table_id: int) -> dict[Person, Person]:
    """Copy the people who have to do with a table, under the same ids. Returns the mapping of ids."""
    people: set[Person] = set()
    for name, columns in REFERRING.items():
        for column in columns:
            rows = await source.all(f"SELECT {column} FROM {name} WHERE {_key_of(name)} = ?", table_id)
            people |= {row[0] for row in rows if row[0] is not None}
    for person in people:
        row = await source.one("SELECT id, discord_id, token FROM person WHERE id = ?", person)
        assert row is not None, "whoever is referred to is known"
        await target.run(
            "INSERT INTO person (id, discord_id, token) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING", *row
        )
    return {person: person for person in people}


async def _copy_pauses(source: Reader, target: Tx, table_id: int, guild_id: int) -> None:
    """Copy the pauses that concern the table's running clocks, as pauses of this table alone."""
    row = await source.one("SELECT min(since) FROM clock WHERE table_id = ?", table_id)
    if row is None or row[0] is None:
        return
    last = await _last_served(source, guild_id)
    paused = await clocks.pauses(source, {table_id: guild_id}, row[0], last or row[0])
    for from_at, to_at in paused[table_id]:
        if not await target.one("SELECT 1 FROM pause WHERE table_id = ? AND from_at = ?", table_id, from_at):
            await clocks.add_pause(target, from_at, to_at, table_id=table_id)


# -- import ----------------------------------------------------------------------------------------------------------


_FOUND = """SELECT id, secret, opened_at, status, home, guild_id, channel_id, reopen_until FROM game_table
    WHERE seed IS NULL OR seed <> secret ORDER BY id"""
"""SQL: the tables of an export, without deals of the day, which files of former versions may hold: of a deal alone, the
secret is the seed itself."""


async def _is_own(source: Reader, target: Reader) -> bool:
    """Return whether an export was written by the very database that imports it."""
    mark = await target.one("SELECT mark FROM bot_mark")
    return mark is not None and mark == await source.one("SELECT mark FROM bot_mark")


async def deleted_since(source: Reader, target: Reader) -> list[Person]:
    """Return the people in an export (`source`) who were deleted from the database (`target`) since, so that they can
    be removed from the export before it is imported.

    Only the export's own database can tell; for another one the list is empty.
    """
    if not await _is_own(source, target):
        return []
    return await gone_since(source, target)


async def check(source: Reader, places: Places) -> None:
    """Check, as far as that can be seen from an export alone, that it can be imported into these places. Raises
    `CannotMove`."""
    await _server(source)
    _check_places(await source.all(_FOUND), places)


async def import_tables(source: Reader, target: Tx, places: Places, now: float) -> ImportResult:
    """Copy an export's tables into a database (`target`), except those that it already has, and let running games go on
    there.

    A table gets a new id where its own is taken or was once given to another table. The caller's transaction is to be
    rolled back if it raises `CannotMove`, whose message says why.
    """
    there = set(await target.all("SELECT secret, opened_at FROM game_table"))
    found = await source.all(_FOUND)
    server = await _server(source)
    _check_places(found, places)
    new = [row for row in found if (row[1], row[2]) not in there]
    if not new:
        return ImportResult({}, len(found), server)
    for table_id, *_ in new:
        await _check_seats(source, table_id)
    numbers = await _numbers(source, target, [row[0] for row in new])
    people = await _import_people(source, target)
    for table_id, _, _, status, home, guild_id, channel_id, reopen_until in new:
        await _check_place(target, table_id, status, home, channel_id, places)
        change = _Change(numbers[table_id], people, _home(guild_id, channel_id, places))
        await _copy(source, target, table_id, change)
        if Status(status).is_running or reopen_until is not None:
            await _resume(source, target, numbers[table_id], now)
    await clocks.store_first_heartbeat(target, now)
    for name in ("server", "forbidden"):
        chosen = await _rows(source, name, "TRUE")
        there_now = {} if places.server is None else {"guild_id": places.server}
        await _store(target, name, [row | there_now for row in chosen], "ON CONFLICT DO NOTHING")
    return ImportResult(numbers, len(found) - len(new), server)


async def _server(source: Reader) -> int:
    """Return the Discord server of an export. Raises `CannotMove` unless it is exactly one."""
    rows = await source.all(
        "SELECT guild_id FROM game_table UNION SELECT guild_id FROM server UNION SELECT guild_id FROM forbidden"
    )
    servers_in_it = sorted((row[0] for row in rows), key=str)
    if len(servers_in_it) != 1 or not isinstance(servers_in_it[0], int):
        raise CannotMove(f"The file is of no single server, but of {', '.join(map(str, servers_in_it)) or 'none'}; "
                         "nothing was stored")
    return servers_in_it[0]


async def _check_seats(source: Reader, table_id: int) -> None:
    """Check that all rows of a table refer to seats that it has. Raises `CannotMove`."""
    rows = await source.all("SELECT seat FROM seat_holder WHERE table_id = ? AND to_at IS NULL ORDER BY seat", table_id)
    seats = [row[0] for row in rows]
    known = {*seats, -1}  # -1 stands for the whole table
    for name in EXPORTED:
        if "seat" in await source.columns(name):
            rows = await source.all(f"SELECT DISTINCT seat FROM {name} WHERE table_id = ?", table_id)
            if seats != list(range(len(seats))) or not known.issuperset(row[0] for row in rows):
                raise CannotMove(f"Table {table_id} of the file has seats that do not fit it ({name}); nothing was "
                                 "stored")


def _check_places(found: Sequence[Row], places: Places) -> None:
    """Check that every named channel is one of the export's, and that in another server each table that is running or
    can be reopened has one."""
    stand = {row[6] for row in found if row[6] is not None}
    if strange := sorted(places.channels.keys() - stand):
        raise CannotMove(f"No table of this file stands in channel {strange[0]}; it has "
                         f"{', '.join(map(str, sorted(stand)))}")
    if places.server is None:
        return
    for table_id, _, _, status, home, _, channel_id, reopen_until in found:
        if home == HomeKind.PRIVATE or channel_id in places.channels:
            continue
        if (runs := Status(status).is_running) or reopen_until is not None:
            raise CannotMove(f"Table {table_id} {'runs' if runs else 'can be reopened'} in channel {channel_id}: say "
                             f"where it goes on in the other server, with --channel {channel_id}=ID")


async def _check_place(
    target: Tx, table_id: int, status: str, home: str, channel_id: int | None, places: Places
) -> None:
    """Check that no other table is running in the channel where a table would continue. Raises `CannotMove`."""
    if not Status(status).is_running or home == HomeKind.PRIVATE or channel_id is None:
        return
    to = places.channel(channel_id)
    if (other := await tables.running_in(target, to)) is not None:
        raise CannotMove(f"Table {table_id} would go on in channel {to}, where table {other} is running: give it "
                         f"another one with --channel {channel_id}=ID, or end that table first")


def _home(guild_id: int | None, channel_id: int | None, places: Places) -> dict[str, int | None]:
    if guild_id is None:
        return {}
    to = None if channel_id is None else places.channel(channel_id)
    return {"guild_id": guild_id if places.server is None else places.server, "channel_id": to}


async def _numbers(source: Reader, target: Tx, wanted: Sequence[int]) -> dict[int, int]:
    """Choose an id for each table: its own, unless that belongs or once belonged to another table here."""
    home = await _is_own(source, target)
    taken = {row[0] for row in await target.all("SELECT id FROM game_table")}
    last = max([0, *taken, *(n for name, n in await target.counted() if name == "game_table")])
    kept = {one for one in wanted if one not in taken and (home or one > last)}
    others = [one for one in wanted if one not in kept]
    numbers = {one: one for one in kept} | dict(zip(others, itertools.count(max([last, *kept]) + 1), strict=False))
    if numbers:
        await target.count_on("game_table", max([last, *numbers.values()]))
    return numbers


async def _import_people(source: Reader, target: Tx) -> dict[Person, Person]:
    """Map the people of an export to their ids here. New ones are added."""
    await target.run("INSERT INTO person (id, discord_id) VALUES (?1, ?1) ON CONFLICT DO NOTHING", DELETED_PERSON)
    people = {DELETED_PERSON: DELETED_PERSON}
    for person, discord_id in await source.all("SELECT id, discord_id FROM person WHERE discord_id > 0"):
        people[person] = await find_or_make(target, discord_id)
    return people


async def _resume(source: Reader, target: Tx, table_id: int, now: float) -> None:
    """Prepare an imported table to continue: queue its messages, notify the seats that are asked, pause its clocks.

    The time since its former bot was last connected and in the Discord server counts as a pause. Where this bot is not
    in the server, the table waits for it.
    """
    info = await tables.info(target, table_id)
    assert info is not None, "it has just arrived"
    guild_id = info.home.guild_id
    gone = None if guild_id is None else await clocks.absent_from_server_since(target, guild_id)
    await tables.set_table_away(target, table_id, False)
    if (beat := await clocks.last_heartbeat(source)) is not None and beat < now:
        await clocks.add_pause(target, beat, now, table_id=table_id)
        # for the time since then, the bot moves all deadlines: when it is back in the server, or at its next start
        last = gone if gone is not None else await clocks.last_heartbeat(target, guild_id)
        await due.extend_deadlines(target, (now if last is None else min(now, last)) - beat, table_ids=[table_id])
    await tables.set_table_away(target, table_id, gone is not None)
    if guild_id is not None and (language := await server_language(target, guild_id)) is not None:
        await tables.set_language(target, table_id, language)
    if info.home.kind is HomeKind.PRIVATE:
        return
    if info.status is Status.LOBBY:
        await put(target, table_id, OutboxKind.LOBBY, now)
        return
    asked = await games.open_questions(target, table_id)
    called = {seat: number for seat, number in asked.items() if info.seats[seat].person is not None}
    if info.status is not Status.PLAYING:
        await pending_notifications.update_questions(target, table_id, (), called, ())
        await put(target, table_id, OutboxKind.NOTICE, now, notices=[reopening_notice(info.game)])
        return
    if sum(one.person is not None for one in info.seats) > 1:  # else nobody waits
        for seat, number in called.items():
            await _run_out_again(target, table_id, seat, number, now)
    await call_again(target, table_id, called, now)


async def _run_out_again(target: Tx, table_id: int, seat: int, number: int, now: float) -> None:
    """Let a seat's time run out once more where a vote on that was open, since votes are not exported."""
    clock = (await clocks.of_table(target, table_id)).get(seat)
    if clock is not None and clock.since is None and clock.number == number and not clock.spare + clock.reserve:
        await clocks.store(target, table_id, replace(clock, since=now))
        await target.run(
            """INSERT INTO due (table_id, kind, seat, number, due_at) VALUES (?, 'clock', ?, ?, ?)
               ON CONFLICT DO NOTHING""",
            table_id, seat, number, now,
        )


# -- rows ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Change:
    """What changes in an imported table: its id, the ids of people (None: all become the shared deleted person), its
    place."""

    table_id: int
    people: Mapping[Person, Person] | None
    place: Mapping[str, int | None] = field(default_factory=dict)


def _key_of(name: str) -> str:
    """Return the column of a table that holds the id of the game table."""
    return "id" if name == "game_table" else "table_id"


async def _copy(source: Reader, target: Tx, table_id: int, change: _Change) -> None:
    """Copy a table with all its parts. Raises `CannotMove` when not all of it has arrived."""
    for name in ("game_table", *EXPORTED):
        key = _key_of(name)
        found = await _rows(source, name, f"{key} = ? AND {ROW_FILTERS.get(name, 'TRUE')}", table_id)
        rows = [row for one in found if (row := _changed(name, one, change)) is not None]
        await _store(target, name, rows)
        arrived = await target.one(f"SELECT count(*) FROM {name} WHERE {key} = ?", change.table_id)
        if arrived != (len(rows),):
            raise CannotMove(f"Of table {table_id} not all rows of {name} have arrived; nothing was stored")


def _changed(name: str, row: dict[str, Any], change: _Change) -> dict[str, Any] | None:
    """Return the row as it is imported; None where it is dropped with its person."""
    for column, fate in REFERRING[name].items():
        if row[column] is None:
            continue
        if change.people is not None:
            row[column] = change.people[row[column]]
        elif fate is OnDelete.GOES:
            return None
        else:
            row[column] = DELETED_PERSON if fate is OnDelete.NOBODY else None
    if name == "game_table":  # what Discord has refused to the former bot, it may take from this one
        return row | {"id": change.table_id, "refused_at": None, **change.place}
    return {column: value for column, value in row.items() if column != "id" or name not in NUMBERED} | {
        "table_id": change.table_id
    }


async def _rows(reader: Reader, name: str, where: str, *values: int) -> list[dict[str, Any]]:
    columns = await reader.columns(name)
    rows = await reader.all(f"SELECT {', '.join(map(quoted, columns))} FROM {name} WHERE {where}", *values)
    return [dict(zip(columns, row, strict=True)) for row in rows]


async def _store(tx: Tx, name: str, rows: Sequence[Mapping[str, Any]], conflict: str = "") -> None:
    """Insert rows that all have the same columns."""
    if rows:
        columns = list(rows[0])
        truths = [columns.index(one) for one in await tx.truths(name)]
        insert = f"INSERT INTO {name} ({', '.join(map(quoted, columns))}) VALUES ({marks(columns)}) {conflict}"
        await tx.many(insert, [with_truths(tuple(row.values()), truths) for row in rows])
