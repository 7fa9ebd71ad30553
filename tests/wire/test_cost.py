"""What an act asks of the database, counted: all of it, from the click to the last note of what was told."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from storage.connection import Done, Statement
from storage.reading import Reading
from storage.sqlite import SqliteConnection
from tests.wire.stage import Stage, ids

pytestmark = pytest.mark.sqlite
ACTS = 12
READS, TRANSACTIONS = 30.0, 4.5
"""An act's at most, with its publication, and pictures for everybody and for whoever acts."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Statements that read, and transactions, since it was emptied."""
    count: Counter[str] = Counter()
    read, written = Reading.do, SqliteConnection._do

    async def do(
        self: Reading, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        count["reads"] += len(queries)
        return await read(self, statements, queries, last)

    def _do(
        self: SqliteConnection, statements: Sequence[Statement], queries: Sequence[Statement], last: str
    ) -> list[Done]:
        count["transactions"] += last == "COMMIT"
        return written(self, statements, queries, last)

    monkeypatch.setattr(Reading, "do", do)
    monkeypatch.setattr(SqliteConnection, "_do", _do)
    return count


async def test_an_act_asks_little_of_the_database(
    stage: Stage, asked: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.publishing.boards.TOGETHER", 5.0)  # a busy machine draws late
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    await stage.settle()
    rng, acts = random.Random(1), 0
    cost: Counter[str] = Counter()
    for _ in range(ACTS):
        turn = await stage.turn()
        ways = [one for one in ids(turn) if re.fullmatch(r"s:\w+:\d+:\w+:(take|answer|propose)(:.*)?", one)]
        if not ways:
            break
        way = rng.choice(sorted(ways))
        person: Any = stage.people[int(way.split(":")[2])]
        asked.clear()
        await person.click(turn, custom_id=re.compile(re.escape(way)))
        await stage.client.publisher.settle()
        cost += asked
        acts += 1
    assert acts >= 3
    assert cost["reads"] <= READS * acts and cost["transactions"] <= TRANSACTIONS * acts, (acts, cost)
