"""How often an act goes to the database: to read, and to store. Each time is a round trip where that is a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from storage.connection import Done, Statement
from storage.database import Database
from storage.transaction import TRIGGERED, changes, reads
from tests.tables.conftest import ROUND, Bench


@pytest.fixture
def visits(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The visits that transactions make, as what they ask last."""
    made: list[str] = []
    session = bench.db.backend.session

    def counted(*, first: bool = False) -> Any:
        return Counting(session(first=first), made)

    monkeypatch.setattr(bench.db.backend, "session", counted)
    yield made


class Counting:
    """A connection of one's own that counts what it does."""

    def __init__(self, session: Any, made: list[str]) -> None:
        self._entered, self._made = session, made

    async def __aenter__(self) -> Counting:
        self._session = await self._entered.__aenter__()
        self.dialect, self.roll_back = self._session.dialect, self._session.roll_back
        return self

    async def __aexit__(self, *error: Any) -> object:
        return await self._entered.__aexit__(*error)

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        self._made.append(last or (queries[0].sql if queries else ""))
        found: list[Done] = await self._session.do(statements, queries, last)
        return found


async def test_an_act_reads_in_one_visit_and_stores_in_another(bench: Bench, visits: list[str]) -> None:
    table = await bench.begin(rounds=3)
    counted: Counter[int] = Counter()
    for seat, answer in ROUND * 2:
        view = await bench.tables.looking.view(table, seat)
        assert view.question is not None
        visits.clear()
        await bench.tables.play.submit(
            table, seat, view.question.number, answer, by=bench.persons[seat], interaction=bench.click()
        )
        assert visits[-1] == "COMMIT" and visits.count("COMMIT") == 1
        counted[len(visits)] += 1
    assert counted.most_common(1)[0][0] == 2, counted
    assert max(counted) <= 5 and counted[2] >= len(ROUND), counted


async def test_what_was_asked_ahead_is_asked_anew_once_it_may_have_changed(bench: Bench, visits: list[str]) -> None:
    await bench.begin()
    visits.clear()
    question = "SELECT number FROM asked WHERE table_id = ? AND seat = ?"
    async with bench.db.transaction(1) as tx:
        tx.ask_ahead(question, 1, 0)
        await tx.all("SELECT 1")
        assert await tx.all(question, 1, 0) == [(0,)] and len(visits) == 1
        await tx.run("UPDATE game_table SET last_line = last_line WHERE id = 1")
        assert await tx.all(question, 1, 0) == [(0,)] and len(visits) == 1
        await tx.run("UPDATE asked SET number = 8 WHERE table_id = 1 AND seat = 0")
        assert await tx.all(question, 1, 0) == [(8,)] and len(visits) == 2


@pytest.mark.sqlite
async def test_every_table_that_the_database_itself_writes_to_is_known(tmp_path: Path) -> None:
    """By triggers, and where rows go with others."""
    db = await Database.open(tmp_path / "tables.sqlite3")
    found: dict[str, set[str]] = {}
    for on, sql in await db.read.all("SELECT tbl_name, sql FROM sqlite_master WHERE type = 'trigger'"):
        found.setdefault(on, set()).update(set(changes(sql[sql.index("BEGIN"):])) - {on})
    for name in await db.read.tables():
        for row in await db.read.all(f"PRAGMA foreign_key_list({name})"):
            if row[6] == "CASCADE":
                found.setdefault(row[2], set()).add(name)
    assert {name: others for name, others in found.items() if others} == TRIGGERED
    await db.close()


def test_what_a_statement_is_about_is_read_from_it() -> None:
    assert changes("INSERT INTO a (b) SELECT c FROM d") == {"a"}
    assert changes("UPDATE game_table SET last_line = 1") == {"game_table"}
    assert changes("UPDATE game_table SET status = 'finished'") == {"game_table", "standing_order"}
    assert changes("SELECT a FROM b JOIN c ON TRUE") == set() and reads("SELECT a FROM b JOIN c ON TRUE") == {"b", "c"}
