"""Tables at which games are played: opening them, their options, status and place, and lookups by person, Discord
server and status.

A table is first a lobby, then a running game, then finished or cancelled. Its revision is a counter that grows with
every change of the table and its seats.
"""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from games.core import registry
from games.core.chance import commitment
from games.core.codec import dump, load
from games.core.options import migrate_options
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, in_groups, marks
from storage.model import Admission, Home, HomeKind, Pace, Person, SeatInfo, Status, TableInfo, WakingHours

RUNNING = "status IN ('lobby', 'playing')"
_INFO = """SELECT t.id, t.game, t.status, t.options, t.home, t.guild_id, t.channel_id, t.opener, p.discord_id,
        t.language, t.secret, t.rules_version, t.opened_at, t.started_at, t.ended_at, t.away, d.day, t.revision,
        t.lost_messages, t.pace, t.reopen_until, t.options_version, e.table_id IS NOT NULL, t.practice,
        q.person IS NOT NULL, t.origin IS NOT NULL, v.id IS NOT NULL, t.admission,
        c.revision, i.id IS NOT NULL,
        h.seat, h.person, s.discord_id, h.ai, h.lent_by, l.discord_id, s.zone, s.wake, s.sleep, r.person IS NOT NULL,
        a.from_at, a.to_at
    FROM game_table t JOIN person p ON p.id = t.opener JOIN choices c ON c.one = 1
    LEFT JOIN interaction i ON i.id = ?
    LEFT JOIN daily_play d ON d.table_id = t.id
    LEFT JOIN lesson e ON e.table_id = t.id
    LEFT JOIN vote v ON v.table_id = t.id AND v.kind = 'undo'
    LEFT JOIN ready q ON q.table_id = t.id AND q.person = t.opener
    LEFT JOIN seat_holder h ON h.table_id = t.id AND h.to_at IS NULL
    LEFT JOIN person s ON s.id = h.person
    LEFT JOIN person l ON l.id = h.lent_by
    LEFT JOIN ready r ON r.table_id = t.id AND r.person = h.person
    LEFT JOIN absence a ON a.person = h.person AND a.state IN ('planned', 'running')
    WHERE t.id IN ({}) ORDER BY t.id, h.seat, a.id"""
"""SQL: everything about tables in one query, with a row for each seat and each absence of its person.

The table's own columns (`_OWN`) are repeated in all rows; those of the seat follow (`_SEAT`).
"""
_OWN, _SEAT = slice(0, 30), slice(30, None)
_INTERACTION = "INSERT INTO interaction (id, at) VALUES (?, ?)"


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a table's game: the present segment (the stretch of the game since the last checkpoint), the
    seats' question numbers, and the rules version."""

    segment: int
    numbers: dict[int, int]
    rules_version: int


async def insert(
    tx: Tx, *, game: str, rules_version: int, options: Mapping[str, Any], home: Home, opener: Person, language: str,
    secret: str, ticket: str | None, now: float,
) -> int:
    """Insert a new table in its lobby, without seats, and return its id.

    `secret`: what its shuffles are derived from. `ticket`: the id of the interaction (click or command) that opens it,
    as the first one that the shuffle's seed is made from; None: none. Raises `Conflict` when a table is running in the
    channel. Where the bot was removed from the Discord server a moment ago, the table is away like the others there.
    """
    return await tx.insert(
        """INSERT INTO game_table (game, rules_version, options_version, options, status, home, guild_id, channel_id,
               opener, language, secret, tickets, opened_at, away)
           VALUES (?1, ?2, ?2, ?3, 'lobby', ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
               EXISTS (SELECT 1 FROM pause WHERE guild_id = ?5 AND to_at IS NULL)) RETURNING id""",
        game, rules_version, json.dumps(dict(options)), home.kind, home.guild_id, home.channel_id,
        opener, language, secret, json.dumps([ticket] if ticket else []), now,
    )


async def info(reader: Reader, table_id: int) -> TableInfo | None:
    """Return a table with its seats; None if there is no such table."""
    return (await infos(reader, [table_id])).get(table_id)


async def infos(reader: Reader, table_ids: Collection[int]) -> dict[int, TableInfo]:
    """Return these tables with their seats, by table id. Ids without a table are left out."""
    return {one.info.id: one.info for one in await _find(reader, table_ids)}


async def infos_and_settings_revision(
    reader: Reader, table_ids: Collection[int]
) -> tuple[dict[int, TableInfo], int | None]:
    """Return these tables with their seats, by table id, and the revision of all people's settings, for a cache of
    tables.

    The revision changes with any person's settings, which tables show too. It is None where no table was found.
    """
    found = await _find(reader, table_ids)
    return {one.info.id: one.info for one in found}, found[0].settings_revision if found else None


async def begin_act(tx: Tx, table_id: int, interaction: int | None, now: float) -> tuple[TableInfo, bool] | None:
    """Begin an act (what a person does at a table) in a transaction that holds this table: read the table, and record
    the interaction (click or command, by its id) as processed.

    Returns the table, and whether the interaction is new (always, without an id): one that was processed before must
    not be carried out again. None if there is no such table.
    """
    found = next(iter(await _find(tx, [table_id], interaction)), None)
    if found is None:
        return None
    if interaction is not None and not found.processed:
        await tx.run(_INTERACTION, interaction, now)
    return found.info, not found.processed


def track_revision(tx: Tx, table_id: int) -> None:
    """Read the table's revision (the counter of its changes) together with this transaction's commit, for
    `revision_after`. It replaces an earlier call, and any other `query_on_commit`."""
    tx.query_on_commit("SELECT revision FROM game_table WHERE id = ?", table_id)


def revision_after(tx: Tx) -> int:
    """Return the revision (the counter of its changes) with which a committed transaction left the table passed to
    `track_revision`, which must have been called."""
    assert tx.answer is not None
    revision: int = tx.answer[0]
    return revision


@dataclass(frozen=True, slots=True)
class _Found:
    """A table, the revision of all people's settings, and whether an interaction was processed."""

    info: TableInfo
    settings_revision: int
    processed: bool


async def _find(reader: Reader, table_ids: Collection[int], interaction: int | None = None) -> list[_Found]:
    rows = [
        row for some in in_groups([*table_ids])
        for row in await reader.all(_INFO.format(marks(some)), interaction, *some)
    ]
    return [_found(list(of_one)) for _, of_one in itertools.groupby(rows, lambda row: row[0])]


def _found(rows: Sequence[Row]) -> _Found:
    *row, settings_revision, processed = rows[0][_OWN]
    seats = [one[_SEAT] for one in rows if one[_SEAT][0] is not None]
    return _Found(_info(row, seats), settings_revision, bool(processed))


def _info(row: Sequence[Any], holders: Sequence[Row]) -> TableInfo:
    """Make a table from its own columns and the rows of its seats."""
    (table_id, game, status, options, home, guild_id, channel_id, opener, discord_id, language, secret, version,
     opened_at, started_at, ended_at, away, daily, revision, lost, pace, reopen_until, options_version,
     lesson, practice, opener_ready, puzzle, wished, admission) = row
    by_seat = {holder[0]: [one for one in holders if one[0] == holder[0]] for holder in holders}
    ready = {holder[1] for holder in holders if holder[9]} | ({opener} if opener_ready else set())
    return TableInfo(
        table_id, game, Status(status), _options(game, json.loads(options), options_version),
        Home(HomeKind(home), guild_id, channel_id), opener, discord_id, tuple(map(_seat, by_seat.values())), language,
        commitment(secret), version, opened_at, started_at, ended_at, bool(away),
        date.fromisoformat(daily) if daily else None, revision, lost,
        None if pace is None else load(Pace, pace), reopen_until, bool(lesson), bool(practice),
        frozenset(ready), bool(puzzle), bool(wished),
        Admission() if admission is None else load(Admission, admission),
    )


def _seat(rows: Sequence[Row]) -> SeatInfo:
    """Make a seat from its rows, one for each absence of its person."""
    seat, person, discord_id, ai, lent_by, lender, zone, wake, sleep, *_ = rows[0]
    hours = None if zone is None else WakingHours(zone, wake, sleep)
    gone = tuple((row[10], row[11]) for row in rows if row[10] is not None)
    return SeatInfo(seat, person, discord_id or None, ai, lent_by, lender, hours, gone)


def _options(game: str, stored: dict[str, Any], version: int) -> dict[str, Any]:
    """Convert a table's options to today's rules. They stay as stored where the game is not installed."""
    try:
        return migrate_options(registry.spec_of(game), stored, version)
    except KeyError:
        return stored


async def running_in(reader: Reader, channel_id: int) -> int | None:
    """Return the id of the table in its lobby or being played in a channel (there is one at most); None if there is
    none."""
    row = await reader.one(f"SELECT id FROM game_table WHERE channel_id = ? AND home <> 'private' AND {RUNNING}",
                           channel_id)
    return row[0] if row else None


async def newest_game_of(reader: Reader, person: Person) -> str | None:
    """Return the game of the newest table at which a person has a seat, also after its end; None if there is none."""
    row = await reader.one(
        """SELECT t.game FROM seat_holder h JOIN game_table t ON t.id = h.table_id
           WHERE h.person = ? AND h.to_at IS NULL ORDER BY t.id DESC LIMIT 1""",
        person,
    )
    return row[0] if row else None


async def begun(reader: Reader) -> list[int]:
    """Return the ids of all tables whose games have begun, also those that are over, oldest first."""
    return [row[0] for row in await reader.all("SELECT id FROM game_table WHERE started_at IS NOT NULL ORDER BY id")]


async def running_in_server(reader: Reader, guild_id: int) -> list[int]:
    """Return the ids of the tables of a Discord server that are in their lobby or being played."""
    rows = await reader.all(f"SELECT id FROM game_table WHERE guild_id = ? AND {RUNNING}", guild_id)
    return [row[0] for row in rows]


async def reopenable_in_server(reader: Reader, guild_id: int) -> list[int]:
    """Return the ids of the tables of a Discord server whose game was ended early and can still be reopened."""
    rows = await reader.all("SELECT id FROM game_table WHERE guild_id = ? AND reopen_until IS NOT NULL", guild_id)
    return [row[0] for row in rows]


async def set_language(tx: Tx, table_id: int, language: str) -> None:
    """Store the language of a table's public messages."""
    await tx.run("UPDATE game_table SET language = ? WHERE id = ?", language, table_id)


async def set_language_after_reopening(tx: Tx, guild_id: int, language: str) -> None:
    """Store the language of the public messages of a Discord server's tables that can be reopened, for that case."""
    await tx.run(
        "UPDATE game_table SET language = ? WHERE guild_id = ? AND reopen_until IS NOT NULL", language, guild_id
    )


async def away_in(reader: Reader, guild_id: int) -> list[int]:
    """Return the ids of the tables that stand still because the bot left their Discord server, oldest first."""
    rows = await reader.all("SELECT id FROM game_table WHERE guild_id = ? AND away ORDER BY id", guild_id)
    return [row[0] for row in rows]


async def players_in(reader: Reader, guild_id: int) -> list[Person]:
    """Return the people who sit at tables of a Discord server that are in their lobby or being played."""
    rows = await reader.all(
        f"""SELECT DISTINCT h.person FROM seat_holder h JOIN game_table t ON t.id = h.table_id
            WHERE t.guild_id = ? AND t.{RUNNING} AND h.to_at IS NULL AND h.person IS NOT NULL ORDER BY h.person""",
        guild_id,
    )
    return [row[0] for row in rows]


async def begun_in(reader: Reader, guild_id: int) -> list[int]:
    """Return the ids of the tables of a Discord server whose games have begun, also those that are over, newest
    first."""
    rows = await reader.all(
        "SELECT id FROM game_table WHERE guild_id = ? AND started_at IS NOT NULL ORDER BY id DESC", guild_id
    )
    return [row[0] for row in rows]


async def running_of(
    reader: Reader, person: Person
) -> list[tuple[int, tuple[int, ...], tuple[int, ...], float | None]]:
    """Return a person's tables in lobby or play: (id, seats they sit on, seats they lent to an AI, since when a seat
    they sit on is asked a question).

    The time is None where none is asked. Those asked longest come first, then the newest.
    """
    rows = await reader.all(
        f"""SELECT t.id, h.seat, h.person IS NOT NULL, a.asked_at
            FROM seat_holder h JOIN game_table t ON t.id = h.table_id AND t.{RUNNING}
            LEFT JOIN asked a ON a.table_id = h.table_id AND a.seat = h.seat AND h.person IS NOT NULL
            WHERE h.id IN (
                SELECT id FROM seat_holder WHERE person = ?1 AND to_at IS NULL
                UNION ALL SELECT id FROM seat_holder WHERE lent_by = ?1 AND to_at IS NULL)
            ORDER BY t.id DESC, h.seat""",
        person,
    )
    found = []
    for table_id, held in itertools.groupby(rows, lambda row: row[0]):
        seats = [(seat, own, asked_at) for _, seat, own, asked_at in held]
        own, lent = (tuple(seat for seat, mine, _ in seats if bool(mine) is wanted) for wanted in (True, False))
        found.append((table_id, own, lent, min((at for *_, at in seats if at is not None), default=None)))
    return sorted(found, key=lambda one: math.inf if one[3] is None else one[3])


async def where_asked(reader: Reader, person: Person, today: date) -> list[tuple[int, str, bool]]:
    """Return the running tables (games in play) at which a seat that the person sits on is asked a question: (id, game,
    whether it can wait, as a lesson, a puzzle or a daily deal of a day before `today`). Those asked longest come first,
    then the newest."""
    rows = await reader.all(
        f"""SELECT t.id, t.game,
                e.table_id IS NOT NULL OR t.origin IS NOT NULL OR (d.day IS NOT NULL AND d.day < ?2)
            FROM seat_holder h JOIN asked a ON a.table_id = h.table_id AND a.seat = h.seat
            JOIN game_table t ON t.id = h.table_id AND t.{RUNNING}
            LEFT JOIN lesson e ON e.table_id = t.id
            LEFT JOIN daily_play d ON d.table_id = t.id
            WHERE h.person = ?1 AND h.to_at IS NULL
            GROUP BY t.id, t.game, t.origin, e.table_id, d.day ORDER BY min(a.asked_at), t.id DESC""",
        person, today.isoformat(),
    )
    return [(table_id, game, bool(can_wait)) for table_id, game, can_wait in rows]


async def with_next_turn_wishes(reader: Reader) -> set[int]:
    """Return the tables in play where a person sits who wants to be notified when they are next."""
    rows = await reader.all(
        """SELECT DISTINCT t.id FROM game_table t JOIN seat_holder h ON h.table_id = t.id AND h.to_at IS NULL
           JOIN person p ON p.id = h.person WHERE t.status = 'playing' AND NOT t.away AND p.next_turn"""
    )
    return {row[0] for row in rows}


async def opened_by_interaction(reader: Reader, opener: Person, ticket: str) -> int | None:
    """Return the id of the table that a person opened with an interaction (click or command); None if none was. So one
    that Discord repeats opens no second table.

    `ticket`: the interaction's id as text, stored as the first of the table's tickets (ids that its shuffle's seed is
    made from).
    """
    row = await reader.one(
        "SELECT id FROM game_table WHERE opener = ? AND tickets LIKE ?", opener, f'["{ticket}"%'
    )
    return row[0] if row else None


async def chance_inputs(reader: Reader, table_id: int) -> tuple[str, list[str], str | None]:
    """Return what a game's shuffles are derived from: the table's secret, its tickets (ids of the clicks of those who
    joined) and its seed (None before the start). The secret must stay hidden while the game can still go on."""
    row = await reader.one("SELECT secret, tickets, seed FROM game_table WHERE id = ?", table_id)
    assert row is not None
    return row[0], json.loads(row[1]), row[2]


async def add_ticket(tx: Tx, table_id: int, interaction: int) -> None:
    """Append an interaction's id (a click in the lobby) to the table's tickets, from which the shuffle's seed is
    made."""
    _, tickets, _ = await chance_inputs(tx, table_id)
    await tx.run("UPDATE game_table SET tickets = ? WHERE id = ?", json.dumps([*tickets, str(interaction)]), table_id)


async def set_options(tx: Tx, table_id: int, options: Mapping[str, Any], rules_version: int) -> None:
    """Replace the options of a table in its lobby. They are in the format of this rules version."""
    await tx.run(
        "UPDATE game_table SET options = ?, options_version = ? WHERE id = ?",
        json.dumps(dict(options)), rules_version, table_id,
    )


async def set_practice(tx: Tx, table_id: int, practice: bool) -> None:
    """Set whether a table is for practice: undo then needs no other person's consent, and the game does not count in
    statistics."""
    await tx.run("UPDATE game_table SET practice = ? WHERE id = ?", practice, table_id)


async def set_puzzle(tx: Tx, table_id: int, origin: Sequence[int]) -> None:
    """Mark a table as a puzzle (one person plays on from a point of another game), which makes it a practice table too.

    `origin`: where it starts, as the other table's id, the segment (stretch of that game between two stored states),
    and the number of answers in that segment before the start, not counting undone ones.
    """
    await tx.run(
        "UPDATE game_table SET origin = ?, practice = TRUE WHERE id = ?", json.dumps(list(origin)), table_id
    )


async def stored_options(reader: Reader, table_id: int) -> dict[str, Any]:
    """Return a table's options as they were chosen, in the format of the rules of that time, for the game's record."""
    row = await reader.one("SELECT options FROM game_table WHERE id = ?", table_id)
    assert row is not None
    options: dict[str, Any] = json.loads(row[0])
    return options


async def set_pace(tx: Tx, table_id: int, pace: Pace | None) -> None:
    """Set a table's pace (time control), in place of the earlier one; None: no clock runs. Clocks that run are not
    changed."""
    await tx.run("UPDATE game_table SET pace = ? WHERE id = ?", None if pace is None else dump(pace), table_id)


async def set_admission(tx: Tx, table_id: int, admission: Admission) -> None:
    """Set whom a lobby takes, in place of what was set before."""
    stored = None if admission == Admission() else dump(admission)
    await tx.run("UPDATE game_table SET admission = ? WHERE id = ?", stored, table_id)


async def set_opener(tx: Tx, table_id: int, person: Person) -> None:
    """Make another person the opener of a table, with the opener's rights."""
    await tx.run("UPDATE game_table SET opener = ? WHERE id = ?", person, table_id)


async def set_started(tx: Tx, table_id: int, seed: str, now: float, given: Mapping[str, Any] | None = None) -> None:
    """Mark a table as playing since `now`, and store the shuffle's seed. `given`: what the game's set-up receives in
    addition to the seed, needed to replay it."""
    await tx.run(
        "UPDATE game_table SET status = 'playing', seed = ?, given = ?, started_at = ? WHERE id = ?",
        seed, json.dumps(dict(given or {})), now, table_id,
    )


async def setup_overrides(reader: Reader, table_id: int) -> dict[str, Any]:
    """Return what the set-up of a table's game received in addition to the seed (empty if nothing), to replay the
    game."""
    row = await reader.one("SELECT given FROM game_table WHERE id = ?", table_id)
    assert row is not None
    found: dict[str, Any] = json.loads(row[0])
    return found


async def set_ended(
    tx: Tx, table_id: int, status: Status, now: float, reopen_until: float | None = None
) -> None:
    """End the table's game or lobby at `now` with this status (finished or cancelled).

    Its open questions, due items, votes, clocks and pending notifications are deleted, so that no seat is asked and no
    person is notified any more. With `reopen_until` (the time until which players may reopen it) they are kept instead,
    and have no effect unless it is reopened; the caller schedules their expiry. Orders (answers given ahead) are
    deleted in either case.
    """
    await tx.run(
        "UPDATE game_table SET status = ?, ended_at = ?, ai_due = FALSE, reopen_until = ? WHERE id = ?",
        status, now, reopen_until, table_id,
    )
    if reopen_until is None:
        await delete_open_items(tx, table_id)


async def end_for_good(tx: Tx, table_id: int) -> None:
    """End the time in which a game that was ended early can be reopened, and delete its open items."""
    await tx.run("UPDATE game_table SET reopen_until = NULL WHERE id = ?", table_id)
    await delete_open_items(tx, table_id)


async def delete_open_items(tx: Tx, table_id: int) -> None:
    """Delete the table's open questions, due items, votes, clocks and pending notifications, because it is over for
    good."""
    for name in ("asked", "due", "vote", "clock", "owed"):
        await tx.run(f"DELETE FROM {name} WHERE table_id = ?", table_id)


async def set_reopened(tx: Tx, table_id: int, home: Home, ai_due: bool, pause: float) -> None:
    """Make an ended game a running one again, in the place `home`. `ai_due`: whether an AI seat is asked.

    Times of open questions, due items and votes move by `pause`, the seconds for which it was ended; not those of
    clocks, which are worked out again when they come: in an absence or at night, nothing of their time was lost. Nor
    does the morning move to which a reminder was put off. All open questions count as not yet notified. Raises
    `Conflict` when another table is running in the channel.
    """
    await tx.count(
        """UPDATE game_table SET status = 'playing', ended_at = NULL, reopen_until = NULL, ai_due = ?, home = ?,
               guild_id = ?, channel_id = ?, refused_at = NULL WHERE id = ?""",
        ai_due, home.kind, home.guild_id, home.channel_id, table_id,
    )
    await tx.run("UPDATE asked SET asked_at = asked_at + ? WHERE table_id = ?", pause, table_id)
    await tx.run(
        """UPDATE due SET due_at = CASE kind WHEN 'reminder' THEN COALESCE(meant_at, due_at) ELSE due_at END + ?1,
               meant_at = CASE kind WHEN 'reminder' THEN NULL ELSE meant_at + ?1 END
           WHERE table_id = ?2 AND kind NOT IN ('warning', 'clock')""",
        pause, table_id,
    )
    await tx.run("UPDATE vote SET until = until + ? WHERE table_id = ?", pause, table_id)
    await tx.run("DELETE FROM owed WHERE table_id = ? AND what <> 'call'", table_id)
    await tx.run("UPDATE owed SET told = NULL, notice = NULL WHERE table_id = ?", table_id)


async def with_refused_home(reader: Reader, table_ids: Collection[int]) -> set[int]:
    """Return those of these tables in whose home (channel or thread) Discord refuses the bot's messages."""
    rows = await reader.all(
        f"SELECT id FROM game_table WHERE refused_at IS NOT NULL AND id IN ({marks(table_ids)})", *table_ids
    )
    return {row[0] for row in rows}


async def note_refused(tx: Tx, table_id: int, now: float) -> bool:
    """Record since when Discord refuses the bot's messages in a table's home (channel or thread). Returns whether that
    is new; an earlier time stays."""
    changed = await tx.count(
        "UPDATE game_table SET refused_at = ? WHERE id = ? AND refused_at IS NULL", now, table_id
    )
    return changed > 0


async def refused_since(reader: Reader, table_id: int) -> float | None:
    """Return since when Discord refuses the bot's messages in a table's home (channel or thread); None if it does
    not."""
    row = await reader.one("SELECT refused_at FROM game_table WHERE id = ?", table_id)
    return row[0] if row else None


async def note_accepted(tx: Tx, table_id: int) -> float | None:
    """Record that the bot can write in a table's home (channel or thread) again. Returns since when Discord has refused
    that; None if it has not."""
    since = await refused_since(tx, table_id)
    await tx.run("UPDATE game_table SET refused_at = NULL WHERE id = ?", table_id)
    return since


UNSAID = """SELECT table_id FROM outbox WHERE kind <> 'notice'
    UNION ALL SELECT table_id FROM notice WHERE table_id IS NOT NULL"""
"""SQL: the ids of tables in whose homes something is still to be published or to be said to one person. Notices in the
outbox are left out, since they may be for the opener's direct messages alone."""


async def set_away(tx: Tx, guild_id: int, away: bool) -> None:
    """Mark the tables of a Discord server as away, when the bot leaves it, or as back (`away` False).

    Leaving concerns tables in lobby or play, those that can be reopened, and those in whose home something is still to
    be said (`UNSAID`); coming back concerns all that are away.
    """
    waiting = f"({RUNNING} OR reopen_until IS NOT NULL OR id IN ({UNSAID}))" if away else "away"
    await tx.run(f"UPDATE game_table SET away = ? WHERE guild_id = ? AND {waiting}", away, guild_id)


async def set_table_away(tx: Tx, table_id: int, away: bool) -> None:
    """Set whether the bot is outside the Discord server of a table, which was imported from another database."""
    await tx.run("UPDATE game_table SET away = ? WHERE id = ?", away, table_id)


async def revisions(reader: Reader, table_ids: Collection[int]) -> dict[int, int]:
    """Return the revisions of these tables by table id: a counter of each table's changes, to tell whether what was
    read of it still holds. Ids without a table are left out."""
    return dict(
        await reader.all(f"SELECT id, revision FROM game_table WHERE id IN ({marks(table_ids)})", *table_ids)
    )


async def progress(reader: Reader, table_id: int) -> Progress:
    """Return the progress of the table's game: the number of its present segment (the stretch of the game since the
    last stored state), the number of each seat's question, by which buttons are checked, and the version of the rules.
    In a lobby it is segment 0 without numbers. Raises `KeyError` if there is no such table."""
    return (await progress_of(reader, [table_id]))[table_id]


async def progress_of(reader: Reader, table_ids: Collection[int]) -> dict[int, Progress]:
    """Return the progress of the games of these tables, by table id. Ids without a table are left out."""
    rows = await reader.all(
        f"SELECT id, segment, numbers, rules_version FROM game_table WHERE id IN ({marks(table_ids)})", *table_ids
    )
    return {
        table_id: Progress(segment, {int(seat): n for seat, n in json.loads(numbers).items()}, version)
        for table_id, segment, numbers, version in rows
    }


async def set_progress(tx: Tx, table_id: int, at: Progress, ai_due: bool) -> None:
    """Store the progress of the table's game, in place of the earlier one, and whether an AI seat is asked a question
    (`ai_due`)."""
    await tx.run(
        "UPDATE game_table SET segment = ?, numbers = ?, rules_version = ?, ai_due = ? WHERE id = ?",
        at.segment, json.dumps(at.numbers), at.rules_version, ai_due, table_id,
    )


async def set_ai_due(tx: Tx, table_id: int) -> None:
    """Store that an AI seat of the table is asked a question, because a seat that is asked went to an AI."""
    await tx.run("UPDATE game_table SET ai_due = TRUE WHERE id = ?", table_id)


async def by_status(reader: Reader) -> dict[str, int]:
    """Return the number of tables by status, for monitoring. A status without tables is left out."""
    return dict(await reader.all("SELECT status, count(*) FROM game_table GROUP BY status"))


async def where_ai_is_asked(reader: Reader) -> list[int]:
    """Return the ids of the tables being played where an AI seat is asked a question, so that an AI must answer."""
    rows = await reader.all("SELECT id FROM game_table WHERE ai_due AND status = 'playing' ORDER BY id")
    return [row[0] for row in rows]


async def with_unclaimed_ai(reader: Reader, process: int) -> dict[int, int]:
    """Return the tables where an AI seat is asked a question and no bot process but `process` has claimed to think for
    it, as table id -> revision, so that this process can."""
    rows = await reader.all(
        """SELECT t.id, t.revision FROM game_table t WHERE t.ai_due AND t.status = 'playing' AND NOT EXISTS
               (SELECT 1 FROM claim c WHERE c.what = 'think' AND c.about = t.id AND c.process <> ?)""",
        process,
    )
    return {row[0]: row[1] for row in rows}


async def is_new_interaction(tx: Tx, interaction: int | None, now: float) -> bool:
    """Record an interaction (click or command) as processed, and return whether it is new; otherwise it must not be
    carried out again. One without an id is always new."""
    if interaction is None:
        return True
    return await tx.count(f"{_INTERACTION} ON CONFLICT DO NOTHING", interaction, now) == 1


async def test_write(tx: Tx, now: float) -> None:
    """Write a meaningless row, to test whether the database accepts writes. Raises `StorageError`, if not now, at the
    commit."""
    await tx.run("INSERT INTO interaction (id, at) VALUES (-1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", now)


async def prune_interactions(tx: Tx, before: float) -> None:
    """Delete the records of interactions processed before a time. They are then no longer recognised if Discord repeats
    them."""
    await tx.run("DELETE FROM interaction WHERE at < ?", before)
