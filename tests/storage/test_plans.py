"""What pages ask is found by indexes: however many tables there are, none of these questions reads all of them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from pathlib import Path

import pytest

from storage import daily, forecasts, lines, messages, owed, personal, quotas, servers, stats, tables
from storage.connection import Connection, Done, Statement
from storage.database import Database
from storage.transaction import Reader

pytestmark = pytest.mark.sqlite
DAY = date(2026, 1, 31)
SMALL = {"choices"}
"""Tables that have one row."""
ASKED: dict[str, Callable[[Reader], Awaitable[object]]] = {
    "the ranking of a day": lambda read: daily.scores(read, DAY, 1.0, 5, 1),
    "days in a row": lambda read: daily.finished_days(read, [1, 2]),
    "one's deal of a day": lambda read: daily.play_of(read, DAY, 1),
    "one's own statistics": lambda read: stats.games_of(read, 1),
    "one's medals": lambda read: stats.medal_places(read, 1, "2026-02-01"),
    "one's rating": lambda read: stats.rating(read, 1, "northwood", 2),
    "a server's statistics": lambda read: stats.regulars(read, 5),
    "the most played cards": lambda read: stats.cards_of(read, "northwood"),
    "one's tables": lambda read: tables.running_of(read, 1),
    "where one is asked": lambda read: tables.asked_of(read, 1),
    "a table": lambda read: tables.info(read, 1),
    "a channel's table": lambda read: tables.running_in(read, 7),
    "a server's running tables": lambda read: tables.running_in_server(read, 5),
    "how many tables a server has": lambda read: servers.count(read, 5),
    "all tables of a server": lambda read: servers.table_ids(read, 5, "2026-01-31"),
    "the games of a server": lambda read: tables.begun_in(read, 5),
    "a table's messages": lambda read: messages.of_table(read, 1),
    "a table's log": lambda read: lines.after(read, 1, 0),
    "when something is next owed": owed.next_time,
    "how many tables are open": lambda read: quotas.open_tables(read, 1, 5),
    "how many AIs sit there": lambda read: quotas.ai_seats(read, 1, 5),
    "what somebody has to do with": lambda read: personal.tables_held(read, 1, 0.0),
    "the games of somebody": lambda read: personal.tables_of(read, 1),
    "games like this one": lambda read: forecasts.finished_like(read, "northwood", 1, "{}", 20),
    "how quickly somebody answers": lambda read: forecasts.answers_of_person(read, 1, 20),
}


class Noting:
    """A connection that notes what is asked."""

    def __init__(self, connection: Connection) -> None:
        self.dialect = connection.dialect
        self._connection = connection
        self.asked: list[Statement] = []

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Note the queries, and ask them."""
        self.asked += queries
        return await self._connection.do(statements, queries, last)


NAMED = re.compile(r"\b(?:FROM|JOIN) (\w+)(?: (?!(?:WHERE|JOIN|ON|LEFT|ORDER|GROUP|CROSS|UNION|LIMIT)\b)(\w+))?")
"""A table in a statement, and what it is called there."""


async def scanned(db: Database, ask: Callable[[Reader], Awaitable[object]]) -> list[str]:
    """The tables that SQLite would read from end to end for what is asked."""
    noting = Noting(db.backend.reading)
    await ask(Reader(noting))
    assert noting.asked
    found, real = [], set(await db.read.tables())
    for one in noting.asked:
        called = {alias or name: name for name, alias in NAMED.findall(one.sql)}
        for row in await db.read.all(f"EXPLAIN QUERY PLAN {one.sql}", *one.values):
            step = re.match(r"SCAN (\w+)", row[3])
            if step and called.get(step[1]) in real - SMALL:
                found.append(f"{called[step[1]]}: {row[3]}")
    return found


@pytest.mark.parametrize("what", ASKED)
async def test_no_table_is_read_to_its_end(tmp_path: Path, what: str) -> None:
    db = await Database.open(tmp_path / "tables.sqlite3")
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (id, discord_id) VALUES (1, 7)")
        await tx.run("INSERT INTO daily_deal (day, seed, before, link) VALUES ('2026-01-30', '', '', '')")
        await tx.run(
            """INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret,
                   opened_at) VALUES (1, 'northwood', 1, '{}', 'finished', 'private', 1, 'en', '', 0)"""
        )
        await tx.run("INSERT INTO daily_play (day, person, table_id, guild_id) VALUES ('2026-01-30', 1, 1, 5)")
    found = await scanned(db, ASKED[what])
    await db.close()
    assert found == []


async def test_a_scan_would_be_found(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "tables.sqlite3")
    found = await scanned(db, lambda read: read.all("SELECT h.id FROM seat_holder h WHERE h.from_at > ?", 0.0))
    await db.close()
    assert [one.partition(":")[0] for one in found] == ["seat_holder"]
