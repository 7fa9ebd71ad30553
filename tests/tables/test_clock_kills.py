"""The process dies at any commit while a clock warns, ends and is voted on: nothing is lost, said or decided twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from storage import clocks
from storage.model import Pace
from storage.outgoing import DueKind, NoticeKind
from storage.transaction import Tx
from tables.pace import HOUR
from tables.pacing import LATE
from tests.tables.conftest import Bench

PACE = Pace(6 * HOUR, 24 * HOUR, "ask")


class Killed(BaseException):
    """kill -9."""


@dataclass
class Channel:
    """What Discord shows, where a nonce makes one message: each kind of message by what it is about."""

    seen: set[str] = field(default_factory=set)
    told: Counter[str] = field(default_factory=Counter)

    def send(self, nonce: str, about: str) -> None:
        if nonce not in self.seen:
            self.seen.add(nonce)
            self.told[about] += 1


@dataclass
class Fate:
    """At which commit the process dies, before or after it was stored. None: it lives."""

    at: int | None
    stored: bool = False
    commits: int = 0


@asynccontextmanager
async def mortal(monkeypatch: pytest.MonkeyPatch, fate: Fate) -> AsyncIterator[None]:
    """Inside, the process dies as its fate says."""
    commit = Tx.commit

    async def dying(self: Tx) -> None:
        fate.commits += 1
        if fate.commits - 1 != fate.at:
            await commit(self)
            return
        if fate.stored:
            await commit(self)
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Tx, "commit", dying)
        yield


async def publish(bench: Bench, channel: Channel) -> None:
    """What the publisher does, message by message."""
    await bench.tables.calls.begin(await bench.tables.due.reminders(bench.clock.now()))
    for due in await bench.tables.calls.due(bench.clock.now()):
        items = await bench.tables.calls.alive(due)
        await bench.tables.calls.sending(due)
        channel.send(f"r{due.id}", " and ".join(f"{item.kind} of seat {item.seat}" for item in items))
        await bench.tables.calls.said(due, items)
    for row in await bench.tables.outbox.due():
        for name, notice in row.named_notices:
            about = f"vote {notice.vote}" if notice.kind is NoticeKind.VOTE else str(notice.kind)
            channel.send(f"n{name}", about)
        await bench.tables.outbox.done(row.id, row.revision)


async def say(bench: Bench, table: int, kind: str, seat: int, choice: str) -> None:
    """Somebody votes, if there is a vote in which they have not."""
    count = await bench.vote(table, kind)
    if count is not None and seat in count.waiting:
        await bench.tables.votes.ballot(table, count.vote.id, bench.persons[seat], choice)


async def story(bench: Bench, table: int, channel: Channel, monkeypatch: pytest.MonkeyPatch, fate: Fate) -> None:
    """Seat 2 is warned, its time ends, the others let an AI sit in. Whatever is interrupted by a death happens again
    after a restart: the publisher goes on, and people press once more."""
    for hours in (20, 3, 5, 3, 0.2):
        async with bench.db.transaction() as tx:
            await clocks.beat(tx, bench.clock.now() + hours * HOUR)
        bench.clock.wait(hours * HOUR)
        for _ in range(2):
            try:
                async with mortal(monkeypatch, fate):
                    await publish(bench, channel)
                    for seat in (0, 1):
                        await say(bench, table, LATE, seat, "ai")
                    await publish(bench, channel)
            except Killed:
                await bench.restart()


@pytest.fixture
async def late(bench: Bench) -> int:
    """A table with a clock at which seat 2 has not answered."""
    table = await bench.begin(3, pace=PACE)
    await bench.restart(ai_delay=10**6)
    for seat in (0, 1):
        await bench.act(table, seat, "1")
    await bench.publish()
    return table


async def commits_of(bench: Bench, table: int, monkeypatch: pytest.MonkeyPatch) -> int:
    fate = Fate(None)
    await story(bench, table, Channel(), monkeypatch, fate)
    return fate.commits


async def test_how_long_the_story_is(bench: Bench, late: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test below dies at each of its commits."""
    assert await commits_of(bench, late, monkeypatch) == COMMITS


COMMITS = 14


@pytest.mark.parametrize("stored", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("at", range(COMMITS))
async def test_a_death_at_any_commit_changes_nothing(
    bench: Bench, late: int, monkeypatch: pytest.MonkeyPatch, at: int, stored: bool
) -> None:
    channel = Channel()
    fate = Fate(at, stored)
    await story(bench, late, channel, monkeypatch, fate)
    assert fate.commits > at, "it has died"
    votes = [about for about in channel.told if about.startswith("vote")]
    assert channel.told[f"{DueKind.WARNING} of seat 2"] == 1
    assert len(votes) == 1 and channel.told[votes[0]] == 1
    assert channel.told[str(NoticeKind.LENT)] == 1
    info = await bench.tables.looking.table(late)
    assert info.seats[2].lent_by == bench.persons[2] and await bench.vote(late, LATE) is None
    assert (await bench.told(late)).count("bot-log-sits-in") == 1
    assert await bench.db.read.all("SELECT * FROM due WHERE kind IN ('warning', 'clock')") == []


@pytest.mark.parametrize("stored", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("at", range(6))
async def test_an_absence_begins_and_ends_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, at: int, stored: bool
) -> None:
    tables = [await bench.begin(2, channel=channel) for channel in (701, 702)]
    await bench.restart(ai_delay=10**6)
    plan = await bench.tables.absences.think(bench.persons[1], 1, 2, "ai", "")
    await bench.tables.absences.go(bench.persons[1], plan.absence.id)
    fate = Fate(at, stored)
    for days, lent in ((1, True), (2, False)):
        async with bench.db.transaction() as tx:
            await clocks.beat(tx, bench.clock.now() + days * 24 * HOUR)
        bench.clock.wait(days * 24 * HOUR)
        for _ in range(2):
            try:
                async with mortal(monkeypatch, fate):
                    await bench.tables.absences.look(bench.clock.now())
            except Killed:
                await bench.restart()
        for table in tables:
            info = await bench.tables.looking.table(table)
            assert (info.seats[1].lent_by is not None) == lent
            assert (await bench.told(table)).count("bot-log-away-ai") == 1
    assert fate.commits > at
