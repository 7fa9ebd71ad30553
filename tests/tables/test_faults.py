"""Whatever fails in the middle: nothing is stored, nothing changes, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3

import pytest
from pydantic import SecretStr

from storage.connection import StorageError
from storage.database import Database
from storage.model import Home, HomeKind
from storage.sqlite import SqliteBackend
from storage.transaction import Tx
from tables.service import TableService
from tables.trouble import Stale, Trouble
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, play


class Fuse:
    """Lets some statements pass and then fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
        self.left: int | None = None
        for name in ("run", "count", "insert", "many", "all", "commit"):
            monkeypatch.setattr(Tx, name, self._fused(getattr(Tx, name), error))

    def _fused(self, real: object, error: BaseException) -> object:
        async def statement(tx: Tx, *args: object) -> object:
            if self.left is not None:
                if self.left == 0:
                    raise error
                self.left -= 1
            return await real(tx, *args)  # type: ignore[operator]  # a method, found by name

        return statement


@pytest.mark.parametrize("error", [StorageError("disk I/O error"), asyncio.CancelledError(), KeyError("x")],
                         ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("at", [1, 2, 4, 6, 8])
async def test_a_failure_between_any_two_statements_stores_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, error: BaseException, at: int
) -> None:
    fuse = Fuse(monkeypatch, error)
    table = await bench.begin()
    await play(bench, table, ROUND[:at])
    before, view = await bench.dump(), await bench.tables.looking.view(table, None)
    failures = 0
    while True:
        fuse.left = failures
        try:
            await bench.act(table, *_flat(ROUND[at]), interaction=99)
        except (Trouble, asyncio.CancelledError, KeyError) as failure:
            if isinstance(error, StorageError):
                assert isinstance(failure, Trouble) and failure.text.key == "bot-trouble-storage"
            fuse.left = None
            assert await bench.dump() == before
            assert await bench.tables.looking.view(table, None) == view
            failures += 1
        else:
            break
    fuse.left = None
    assert failures >= 6  # the act has that many statements at least
    await play(bench, table, ROUND[at + 1 :])
    result = await bench.tables.looking.result(table)
    assert result is not None and result.totals == (0, 2)


def _flat(step: tuple[int, tuple[str, ...]]) -> tuple[int, str]:
    return step[0], step[1][0]


async def test_a_locked_file_is_told_and_nothing_changes(bench: Bench) -> None:
    table = await bench.begin()
    before = await bench.dump()
    other = sqlite3.connect(bench.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for _ in range(2):
        with pytest.raises(Trouble) as trouble:
            await bench.act(table, 0, "1")
        assert trouble.value.text.key == "bot-trouble-storage"
    other.execute("ROLLBACK")
    other.close()
    assert await bench.dump() == before
    await play(bench, table, ROUND)


async def test_a_full_disk_is_told_and_nothing_changes(bench: Bench) -> None:
    table = await bench.begin(rounds=100)
    backend = bench.db.backend
    assert isinstance(backend, SqliteBackend)
    writer = backend.writer
    ((pages,),) = await writer.execute_fetchall("PRAGMA page_count")
    await writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    for seat, answer in ROUND * 100:
        before, asked = await bench.dump(), await bench.asked(table)
        try:
            await bench.act(table, seat, *answer)
        except Trouble as trouble:
            assert trouble.text.key == "bot-trouble-storage"
            break
    else:
        pytest.fail("the disk never was full")
    assert await bench.dump() == before and await bench.asked(table) == asked
    await writer.execute_fetchall("PRAGMA max_page_count = 1000000")
    await bench.act(table, seat, *answer)


async def test_opening_a_table_twice_at_once_opens_one(bench: Bench) -> None:
    person = await bench.tables.people.person(1)
    home = Home(HomeKind.CHANNEL, GUILD, CHANNEL)
    opened = await asyncio.gather(
        *(bench.tables.lobby.open("little", {}, home, person, "en", bench.click()) for _ in range(5)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Trouble) for one in opened) == 4


async def test_uniqueness_holds_between_processes(bench: Bench) -> None:
    await bench.lobby()
    db = await Database.open(bench.path)
    other = TableService.over(db, bench.settings, bench.clock)
    person = await other.people.person(1)
    with pytest.raises(Trouble) as trouble:
        await other.lobby.open("little", {}, Home(HomeKind.THREAD, GUILD, CHANNEL), person, "en", bench.click())
    assert trouble.value.text.key == "bot-trouble-channel-taken"
    await db.close()


async def test_a_thousand_hostile_clicks_change_nothing(bench: Bench) -> None:
    table = await bench.begin()
    lobby = (await bench.lobby(channel=CHANNEL + 1)).id
    await play(bench, table, ROUND[:3])
    before = await bench.dump()
    rng = random.Random(1)
    odd = ["", "coin", "coin=", "coin=-1", "coin=1e9", "coin=٣", "gem=99999", "x" * 5000, "yes", "0", "'; DROP TABLE",
           "coin=1=1", "\x00", "field", "🎲"]
    stranger = await bench.tables.people.person(100)
    for _ in range(1000):
        seat = rng.choice([-1, 0, 1, 2, 10**30])
        number = rng.choice([-1, 0, 1, 2, 3, 10**30])
        answer = tuple(rng.choice(odd) for _ in range(rng.randint(0 if (seat, number) != (1, 2) else 1, 4)))
        by = rng.choice([*bench.persons, stranger, None, -1])
        with pytest.raises((Trouble, Stale)):
            await bench.tables.play.submit(
                rng.choice([table, lobby, 0, -1, 10**30]), seat, number, answer, by=by, interaction=bench.click(),
                cause=rng.choice(["person", "ai"]),
            )
    assert await bench.dump() == before
    await play(bench, table, ROUND[3:])


async def test_ids_beyond_all_bounds_are_refused(bench: Bench) -> None:
    table, beyond = await bench.begin(), 10**30
    tables, person = bench.tables, bench.persons[0]
    for doing in (
        tables.looking.table(beyond), tables.looking.view(beyond, 0), tables.looking.lines(beyond, None),
        tables.history.seal(beyond),
        tables.looking.since_last_act(table, beyond), tables.ending.cancel(beyond, person),
        tables.votes.of_table(beyond),
        tables.ending.close_for_others(beyond, person, ()), tables.reopening.reopen(beyond, person),
        tables.play.undo(beyond, 0, by=person), tables.lobby.join(beyond, person), tables.outbox.messages(beyond),
        tables.play.submit(table, 0, 0, ("1",), by=person, interaction=beyond),
    ):
        with pytest.raises(Trouble) as trouble:
            await doing
        assert trouble.value.text.key == "bot-trouble-no-table"
    await play(bench, table, ROUND)


async def test_logs_tell_no_secrets(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await bench.restart(discord_token=SecretStr("tok-en-123"))
    table = await bench.begin(ais=("crashing",), rounds=2)
    await play(bench, table, ROUND[:2])
    await bench.tables.ais.settle()  # the bids are open once the AI has made its own
    seal = await bench.db.read.one("SELECT secret, seed FROM game_table")
    with pytest.raises(Trouble):
        await bench.act(table, 1, "boom")
    logged = caplog.text + repr(bench.settings)
    assert "boom" not in logged and "rules failed" in logged
    assert seal is not None and not any(secret in logged for secret in (*seal, "tok-en-123", "card1"))
