"""A table service over a file, with a clock that only tests move, and the little game in the registry."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings
from games.core import registry
from games.core.decision import Answer
from games.core.registry import spec_of
from games.core.spec import GameSpec
from storage import clocks
from storage.database import Database
from storage.model import Home, HomeKind, Pace, Person, TableInfo
from storage.outgoing import DueItem, PersonNotice
from tables.ending import KIND
from tables.model import Outcome
from tables.service import TableService
from tables.votes import Count
from tests.clock import HandClock
from tests.tables.little import little

GUILD, CHANNEL = 900, 700


@dataclass
class Bench:
    """A service, its file, and short ways to play."""

    path: Path
    settings: Settings
    clock: HandClock
    specs: dict[str, GameSpec[Any]]
    tables: TableService
    db: Database
    persons: list[Person] = field(default_factory=list)
    clicks: int = 5000

    def click(self) -> int:
        """A new interaction id."""
        self.clicks += 1
        return self.clicks

    async def restart(self, **changed: Any) -> TableService:
        """A new service over the same file, as after the end of the process."""
        await self.tables.close()
        await self.db.close()
        self.db = await Database.open(self.path, busy_seconds=0.05)
        self.settings = self.settings.model_copy(update=changed)
        self.tables = TableService.over(self.db, self.settings, self.clock)
        return self.tables

    async def lobby(self, persons: int = 2, ais: tuple[str, ...] = (), channel: int = CHANNEL, **options: Any
                    ) -> TableInfo:
        """A lobby with persons on the first seats and AIs on the next."""
        while len(self.persons) < persons:
            self.persons.append(await self.tables.people.person(100 + len(self.persons)))
        home = Home(HomeKind.CHANNEL, GUILD, channel)
        info = await self.tables.lobby.open("little", options, home, self.persons[0], "en", self.click())
        for person in self.persons[1:persons]:
            info = await self.tables.lobby.join(info.id, person, self.click())
        for level in ais:
            info = await self.tables.lobby.seat_ai(info.id, level, self.persons[0], self.click())
        return info

    async def begin(
        self, persons: int = 2, ais: tuple[str, ...] = (), pace: Pace | None = None, **options: Any
    ) -> int:
        """A game that has begun; returns the table's id."""
        info = await self.lobby(persons, ais, **options)
        if pace is not None:
            await self.tables.clocks.set_pace(info.id, pace, self.persons[0])
        await self.tables.lobby.start(info.id, self.persons[0], self.click())
        return info.id

    async def begin_elsewhere(self, channel: int, **options: Any) -> int:
        """A game of two that has begun in another channel."""
        info = await self.lobby(2, channel=channel, **options)
        await self.tables.lobby.start(info.id, self.persons[0], self.click())
        return info.id

    async def db_run(self, sql: str, *values: int) -> None:
        """Change something behind the service's back, at a table that is not in memory."""
        async with self.db.transaction() as tx:
            await tx.run(sql, *values)
        self.tables.records.games.sessions.clear()

    async def act(self, table_id: int, seat: int, *answer: str, interaction: int | None = None) -> Outcome:
        """The person on a seat answers the present question."""
        view = await self.tables.looking.view(table_id, seat)
        assert view.question is not None
        return await self.tables.play.submit(
            table_id, seat, view.question.number, answer, by=self.persons[seat],
            interaction=interaction or self.click(),
        )

    async def asked(self, table_id: int) -> dict[int, str]:
        """Who is asked what."""
        return {one.seat: one.key for one in (await self.tables.looking.view(table_id, None)).asked}

    async def told(self, table_id: int, viewer: int | None = None) -> list[str]:
        """The keys of the log lines, without the one about the seal with which every log begins."""
        keys = [one.line.text.key for one in await self.tables.looking.lines(table_id, viewer)]
        return [key for key in keys if key != "bot-log-sealed"]

    async def vote(self, table_id: int, kind: str = KIND) -> Count | None:
        """How the open vote of a kind stands."""
        return next((one for one in await self.tables.votes.of_table(table_id) if one.vote.kind == kind), None)

    async def dump(self) -> list[str]:
        """Everything that is stored, to see that nothing has changed."""
        stored = {name: await self.db.read.all(f"SELECT * FROM {name}") for name in await self.db.read.tables()}
        return sorted(f"{name} {row}" for name, rows in stored.items() for row in rows)

    async def live(self, seconds: float, step: float = 3600.0) -> list[DueItem]:
        """Time passes while the bot is there: what falls due happens, and what it has to tell is told. Returns that."""
        told: list[DueItem] = []
        end = self.clock.now() + seconds
        while (left := end - self.clock.now()) > 0:
            async with self.db.transaction() as tx:
                await clocks.beat(tx, self.clock.now() + min(step, left))
            self.clock.wait(min(step, left))
            items = await self.tables.due.reminders(self.clock.now())
            await self.call(*items)
            told += items
        return told

    async def call(self, *items: DueItem) -> list[PersonNotice]:
        """What is due is told, one notice after the other. Returns those that were sent."""
        await self.tables.calls.begin(items)
        await self.tables.calls.digests(self.clock.now())
        sent: list[PersonNotice] = []
        for notice in await self.tables.calls.due(self.clock.now()):
            if found := await self.tables.calls.alive(notice):
                await self.tables.calls.said(notice, found)
                sent.append(replace(notice, items=tuple(found)))
            else:
                await self.tables.calls.nothing_left(notice)
        return sent

    async def publish(self) -> None:
        """Empty the outbox."""
        for row in await self.tables.outbox.due():
            await self.tables.outbox.done(row)


Script = list[tuple[int, Answer]]
ROUND: Script = [
    (0, ("1",)), (1, ("2",)), (1, ("mill",)), (1, ("coin=2",)), (1, ("done",)),
    (1, ("eat",)), (0, ("sleep",)), (0, ("yes",)), (1, ("yes",)),
]
"""A whole round of two persons; seat 1 wins the bids."""


async def play(bench: Bench, table_id: int, script: Script, each: Callable[[], Awaitable[None]] | None = None) -> None:
    """Give the answers of a script, and do something after each."""
    for seat, answer in script:
        await bench.act(table_id, seat, *answer)
        if each is not None:
            await each()


@pytest.fixture
async def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """A service with the little game."""
    specs: dict[str, GameSpec[Any]] = {"little": little()}
    monkeypatch.setattr(registry, "GAMES", specs)
    monkeypatch.setattr(registry, "spec_of", lambda game: specs[game])
    settings = Settings(_env_file=None, ai_delay=0, table_cache=50)
    path, clock = tmp_path / "tables.sqlite3", HandClock()
    db = await Database.open(path, busy_seconds=0.05)
    bench = Bench(path, settings, clock, specs, TableService.over(db, settings, clock), db)
    yield bench
    await bench.tables.close()
    await bench.db.close()


async def everybody_at(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Database, TableService, TableInfo, list[int]]:
    """A lobby of a game with as few persons as can play it, two if it can: database, service, table and persons. Its
    secret, and so its deal, is the same every time: no game ends earlier than in another run."""
    monkeypatch.setattr("tables.lobby.secrets.token_hex", lambda size: "5a" * size)
    db = await Database.open(folder / "tables.sqlite3")
    tables = TableService.over(db, Settings(_env_file=None, ai_delay=0))
    seats = max(2, min(spec_of(game).seats)) if max(spec_of(game).seats) > 1 else 1
    persons = [await tables.people.person(10 + seat) for seat in range(seats)]
    info = await tables.lobby.open(game, {}, Home(HomeKind.CHANNEL, 1, 1), persons[0], "en", 1)
    for person in persons[1:]:
        await tables.lobby.join(info.id, person)
    return db, tables, info, persons
