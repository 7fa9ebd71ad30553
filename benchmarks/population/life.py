"""Tables that live for weeks: the real service, publisher and database over a Discord inside the process. Time jumps
from one moment at which something happens to the next."""

from __future__ import annotations

import asyncio
import base64
import heapq
import itertools
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from benchmarks.population.acts import Acts
from benchmarks.population.crowd import ZONES, Someone, holiday, somebody
from benchmarks.population.figures import Figures, grown, spans_of, statuses
from benchmarks.population.file import opened
from benchmarks.population.laws import DAY, Errors, Laws
from benchmarks.population.wire import Connected, Timed
from bot.config import Settings
from cogs.pages.private import Pages
from cogs.pictures.painter import Painter
from cogs.publishing.following import Following
from cogs.publishing.giving_way import GivingWay
from cogs.publishing.post import Post
from cogs.publishing.publish import Publisher
from cogs.publishing.showing import Shown
from cogs.words.audience import Audience
from cogs.words.names import Names
from games.core.decision import Answer
from games.core.fuzz import random_answer
from games.core.registry import HOUSE, new_run, spec_of
from games.core.run import Run
from rendering.kit.picture import Picture
from sandbox.bus import Event
from sandbox.model import Json
from storage.database import Database
from storage.model import Digest, Home, HomeKind, Hours
from storage.sweeping import GIVEN_BACK
from tables.pace import PACES, ZEROS, pace_of
from tables.rehearsal import Rehearsal, Trace
from tables.service import TableService
from tables.spectating import HOW_OFTEN
from tables.thinking import Thinkers, Thought
from tables.waking import due
from tests.clock import HandClock

START = 1_790_000_000.0
"""In September, some weeks before the clocks of Europe are put back and after which those of Lord Howe go forward."""
BEAT = 240.0
"""Seconds after which the bot looks round at the latest: it must not seem to have been away."""
SWEEP = 6 * 3600.0
SETTLE = 0.02
"""Seconds of the machine in which something must happen, else whoever is publishing waits for the clock."""
A_SERVER = 40
"""People of a server."""
TABLES_EACH = 5
"""Seats that somebody has, about."""
ARRIVE = 0.3
"""The share of the days in which tables open."""
OUTAGES = 3
LEAVE, TRAVEL, MUTE, HOLIDAY = 0.06, 0.15, 0.1, 0.35
"""Shares of people who leave for good, go to another zone for good, want no reminders, have a holiday."""
DIGEST, ROOM, NEXT = 0.15, 0.25, 0.15
"""Shares of people who want one digest a day, notices by direct message, to hear of being next."""
STAYS, BETWEEN = 0.93, 40.0
"""How often somebody who is asked more goes on at once, and seconds from one answer to the next."""
UNLIMITED: dict[str, Any] = {
    f"{whose}_{what}": 0
    for whose in ("person", "server") for what in ("tables", "ai_seats", "threads", "pictures", "exports")
}
DOT = Picture(
    base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
    ), "board.png", "A board.", 1, 1,
)
Doing = Callable[[], Awaitable[None]]


class Sketches(Painter):
    """Draws the same dot every time: what a picture shows is no matter here."""

    async def draw(self, *about: Any, **more: Any) -> Picture | None:
        """A dot."""
        return DOT

    async def draw_now(self, *about: Any, **more: Any) -> Picture | None:
        """A dot."""
        return DOT


class Quick(Thinkers):
    """AI seats that play as is legal: how well is no matter here."""

    async def choose(self, thought: Thought) -> Answer:
        """The legal answer. Raises what the game raises."""
        legal = spec_of(thought.game).ais["legal"]
        return legal.choose(thought.view, thought.decision, random.Random(thought.seed))

    async def rehearse(self, about: Rehearsal) -> list[Trace]:
        """Games of people like these."""
        spec = spec_of(about.game)
        options = spec.options.model_validate_json(about.options)
        return [rehearsed(new_run(spec, about.players, f"{seed:064x}", options), seed) for seed in about.seeds]


class Bot:
    """The program as far as it matters here, over one file. It can be stopped and begun anew."""

    def __init__(self, db: Database, world: Timed, clock: HandClock, wrong: list[str]) -> None:
        settings = Settings(_env_file=None, ai_delay=0, table_cache=100, **UNLIMITED)
        self.db, self.clock, self._wrong = db, clock, wrong
        self.tables = TableService.over(db, settings, clock, thinkers=Quick())
        client, painter, shown = Connected(world, wrong), Sketches(), Shown()
        giving_way = GivingWay(clock.steady)
        self._following = Following(self.tables, Pages(self.tables, painter), shown, giving_way)
        audience = Audience(self.tables, Names(client, clock))
        post = Post(client, clock, self.tables.records.sharing)
        self.publisher = Publisher(self.tables, audience, painter, post, self._following, giving_way)
        self.wire = client.http

    @classmethod
    async def begun(cls, path: Path, world: Timed, clock: HandClock, wrong: list[str]) -> Bot:
        """A bot that has started."""
        bot = cls(await opened(path), world, clock, wrong)
        await bot.tables.start_up()
        return bot

    async def work(self) -> None:
        """Do what is due until nothing is left to do now."""
        await self.tables.ais.settle()
        await self.publisher.take_up()
        await self.settle()

    async def settle(self) -> None:
        """Wait until AI seats have answered and everything is published. Whoever publishes may wait for the clock."""
        while doing := self.publisher.doing:
            done, _ = await asyncio.wait(doing, timeout=SETTLE, return_when=asyncio.FIRST_COMPLETED)
            failed = [one.exception() for one in done if not one.cancelled()]
            self._wrong += [f"a task failed: {error!r}" for error in failed if error is not None]
            if not done and self.clock.next is not None:
                self.clock.wait(self.clock.next)
        await self.tables.ais.settle()
        await self.tables.forecasting.settle()

    async def close(self) -> None:
        """Stop."""
        await self.publisher.close()
        await self.tables.close()
        await self.db.close()


class Life:
    """So many tables for so many days. `looks_ahead`: how often somebody who looks in reads the forecasts of all their
    tables; `languages`: of the tables."""

    def __init__(
        self, folder: Path, seed: int, tables: int, days: float, *, looks_ahead: float = 0.1,
        languages: Sequence[str] = ("en", "es", "it"),
    ) -> None:
        self.rng = random.Random(seed)
        self.clock = HandClock(START)
        self.days, self.wanted = days, tables
        self._looks_ahead, self._languages = looks_ahead, languages
        self.end = START + days * DAY
        self.path = folder / f"tables-{seed}.sqlite3"
        self.world = Timed(self.clock)
        self.people: list[Someone] = []
        self._by_discord: dict[int, Someone] = {}
        self._events: list[tuple[float, int, Doing]] = []
        self._order = itertools.count()
        self._clicks = itertools.count(1)
        self.memory: list[int] = []

    # -- time ------------------------------------------------------------------------------------------------------

    def at(self, when: float, doing: Doing) -> None:
        """Let something happen."""
        heapq.heappush(self._events, (when, next(self._order), doing))

    async def run(self) -> None:
        """Live to the end."""
        with patch.dict(GIVEN_BACK):
            del GIVEN_BACK["forecast"]  # all of them are counted at the end
            await self._live()

    async def _live(self) -> None:
        db = await opened(self.path)
        await self._populate(db)
        await db.close()
        known = {discord_id: one.known for discord_id, one in self._by_discord.items()}
        self.laws = Laws(self.world, self.path, self.clock.now, known)
        self.errors = Errors(self.laws.wrong, self.laws.counted)
        logging.getLogger().addHandler(self.errors)
        self.world.listeners.append(self._heard)
        try:
            await self._begin()
            self._plan()
            while self.clock.now() < self.end:
                await self._step()
            await self._finish()
        finally:
            logging.getLogger().removeHandler(self.errors)
            await self.bot.close()
            self.laws.close()

    async def _step(self) -> None:
        now = self.clock.now()
        due_at = await self.bot.tables.outbox.next_due()
        times = [now + BEAT, self.end]
        times += [max(due_at, now + 1.0)] if due_at is not None else []
        times += [max(self._events[0][0], now)] if self._events else []
        self.clock.set(min(times))
        while self._events and self._events[0][0] <= self.clock.now():
            await heapq.heappop(self._events)[2]()
        running_out = self.laws.running_out()
        await self.bot.work()
        self.laws.check_ended(running_out)

    async def _begin(self) -> None:
        self.bot = await Bot.begun(self.path, self.world, self.clock, self.laws.wrong)
        self.acts = Acts(
            self.bot.tables, self.bot.db, self.rng, self.clock.now, self.laws.wrong, self.laws.counted, self._clicks,
        )

    async def _finish(self) -> None:
        """Everything that was to be said is said."""
        await self.bot.work()
        self.laws.sweep()

    def figures(self) -> Figures:
        """What came of it."""
        spans = spans_of(self.path, self.end)
        found = grown(self.memory, ARRIVE)
        wrong = [*self.laws.wrong, *([found] if found else [])]
        return Figures(self.laws.counted + statuses(self.path), wrong, spans, self.memory)

    async def _outage(self, seconds: float) -> None:
        """The bot is not there for a while, and nobody can do anything."""
        await self.bot.close()
        self.clock.wait(seconds)
        self.laws.outage(self.clock.now())
        self.laws.counted["outages"] += 1
        await self._begin()

    async def _sweep(self) -> None:
        self.laws.sweep()
        self.memory.append(resident())
        self.at(self.clock.now() + SWEEP, self._sweep)

    # -- who and what there is -------------------------------------------------------------------------------------

    async def _populate(self, db: Database) -> None:
        """People and servers."""
        service = TableService.over(db, Settings(_env_file=None), self.clock)
        guild: Json = {}
        for n in range(max(6, self.wanted * 3 // TABLES_EACH)):
            if n % A_SERVER == 0:
                guild = self.world.add_guild(f"Server {n}", self.rng.choice(("en-US", "es-ES", "it")))
            user = self.world.add_user(f"Person {n}")
            self.world.join(guild, user)
            who = somebody(await service.people.person(int(user["id"])), int(user["id"]), self.rng)
            who.guild = guild["id"]
            await self._choose(service, who)
            self.people.append(who)
            self._by_discord[who.known.discord_id] = who
        for n in range(self.wanted):
            self.world.add_channel(self.world.guilds[self.rng.choice(list(self.world.guilds))], f"table-{n}")
        await service.close()

    async def _choose(self, service: TableService, who: Someone) -> None:
        """What somebody has set: their hours, reminders, one digest a day, notices in a room of their own."""
        chosen = replace(
            await service.people.settings_of(who.person), hours=who.known.hours,
            reminders=self.rng.random() >= MUTE, next_turn=self.rng.random() < NEXT,
            digest=Digest(who.life.zone, who.life.wake + 90) if self.rng.random() < DIGEST else None,
        )
        if self.rng.random() < ROOM:
            user = str(who.known.discord_id)
            self.world.open_dms.add(user)  # they have written to the bot
            await service.notices.open_room(who.person, int(self.world.dm_with(user)["id"]), "en")
            chosen = replace(chosen, direct=True)
        await service.notices.choose(who.person, chosen)

    def _plan(self) -> None:
        """What will happen of itself."""
        channels = [one for one in self.world.channels.values() if one["type"] == 0]
        for n, channel in enumerate(channels):
            when = START + self.rng.random() * ARRIVE * self.days * DAY
            self.at(when, lambda channel=channel, n=n: self._open(channel, n))  # type: ignore[misc]  # its own channel
        for who in self.people:
            self._plan_for(who)
        for n in range(OUTAGES):
            when = START + (n + 1) * self.days * DAY / (OUTAGES + 1)
            self.at(when, lambda: self._outage(self.rng.choice((60.0, 2 * 3600.0, 9 * 3600.0))))
        self.at(START + SWEEP, self._sweep)

    def _plan_for(self, who: Someone) -> None:
        self.at(who.next_look(START), lambda: self._look_in(who))
        if self.rng.random() < HOLIDAY:
            begin, end = holiday(self.rng, START, self.days)
            self.at(begin, lambda: self._holiday(who, end))
        if self.rng.random() < TRAVEL:
            when = START + self.rng.random() * self.days * DAY
            self.at(when, lambda: self._travel(who))
        if self.rng.random() < LEAVE:
            when = START + self.rng.random() * self.days * DAY
            self.at(when, lambda: self._leave(who))

    # -- what people do --------------------------------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        """Whoever is notified may come."""
        if event.name == "MESSAGE_CREATE":
            for user in self.world.messages.pings[event.data["id"]]:
                who = self._by_discord[int(user)]
                if who.is_called(self.clock.now()):
                    self.at(who.coming, lambda who=who: self._come(who))  # type: ignore[misc]  # its own person

    async def _come(self, who: Someone) -> None:
        if who.coming <= self.clock.now():
            who.coming = float("inf")
            await self._be_at_tables(who)

    async def _look_in(self, who: Someone) -> None:
        if who.gone:
            return
        await self._be_at_tables(who)
        self.at(who.next_look(self.clock.now()), lambda: self._look_in(who))

    async def _be_at_tables(self, who: Someone) -> None:
        now = self.clock.now()
        if who.is_there(now):
            if self.rng.random() < self._looks_ahead:
                await self.acts.look_ahead(who)
            for n, table_id in enumerate(await self.acts.look_in(who)):
                self._go_on(who, table_id, now + n * BETWEEN)

    def _go_on(self, who: Someone, table_id: int, when: float) -> None:
        async def answer() -> None:
            if who.is_there(self.clock.now()) and await self.acts.answer(who, table_id) and self.rng.random() < STAYS:
                self._go_on(who, table_id, self.clock.now() + self.rng.expovariate(1 / BETWEEN))

        self.at(when, answer)

    async def _open(self, channel: Json, n: int) -> None:
        """Some people of a server sit down in a channel and begin."""
        here = [one for one in self.people if one.guild == channel["guild_id"] and not one.gone]
        spec = spec_of(self.rng.choice([game for game in HOUSE if n % 20 == 0 or max(spec_of(game).seats) > 1]))
        players = self.rng.sample(here, min(len(here), self.rng.choice(spec.seats)))
        kind = HomeKind.PRIVATE if len(players) == 1 else HomeKind.CHANNEL
        guild, place = int(channel["guild_id"]), int(channel["id"])
        home = Home(kind) if kind is HomeKind.PRIVATE else Home(kind, guild, place)
        await self.acts.open(spec, home, players, self._pace(), self.rng.choice(self._languages))
        if len(here) > len(players) and kind is HomeKind.CHANNEL and self.rng.random() < 0.1:
            follower = self.rng.choice([one for one in here if one not in players])
            table = await self.bot.tables.looking.table_in(place)
            assert table is not None
            await self.bot.tables.spectating.follow(table.id, follower.person, self.rng.choice(HOW_OFTEN))

    def _pace(self) -> Any:
        return None if self.rng.random() < 0.4 else pace_of(self.rng.choice(list(PACES)), self.rng.choice(ZEROS))

    async def _holiday(self, who: Someone, end: float) -> None:
        """Away; six of ten say so, and some of those come back sooner."""
        now = self.clock.now()
        who.away.append((now, end))
        if not who.gone and self.rng.random() < 0.6:
            await self.acts.go_away(who, max(1, round((end - now) / DAY)))
            if self.rng.random() < 0.3:
                sooner = due(who.life, (), now + (end - now) / 2, 3600.0)
                self.at(sooner, lambda: self.acts.be_back(who))

    async def _travel(self, who: Someone) -> None:
        """Another zone; whoever has told their hours tells the new ones, most of them."""
        zone = self.rng.choice(ZONES)
        who.travels(zone)
        if who.known.hours is not None and self.rng.random() < 0.8:
            people = self.bot.tables.people
            hours = Hours(zone, who.life.wake, who.life.sleep)
            await people.change_settings(who.person, replace(await people.settings_of(who.person), hours=hours))
            who.known.hours = hours
            self.laws.counted["travels told"] += 1

    async def _leave(self, who: Someone) -> None:
        """Gone for good: a third of them leave the server, the others just never look in again."""
        who.known.gone_at = self.clock.now()
        self.laws.counted["left for good"] += 1
        if self.rng.random() < 1 / 3:
            self.world.leave(self.world.guilds[who.guild], str(who.known.discord_id))


def lived(seed: int, tables: int, days: float, folder: str) -> Figures:
    """One part of a population in a process of its own, from start to end."""
    logging.getLogger().addHandler(logging.NullHandler())
    began = time.perf_counter()
    life = Life(Path(folder), seed, tables, days)
    asyncio.run(life.run())
    found = life.figures()
    found.seconds = time.perf_counter() - began
    return found


def rehearsed(run: Run[Any], seed: int) -> Trace:
    """The order of questions in a game of people who answer what is legal, whoever comes first."""
    rng, trace = random.Random(seed), list[tuple[int, int]]()
    asked = dict.fromkeys(run.open(), -1)
    while run.open():
        seat = rng.choice(sorted(run.open()))
        before = dict(run.open())
        run.submit(seat, random_answer(run.rules, run.state, before[seat], rng))
        trace.append((seat, asked.pop(seat)))
        for other, decision in run.open().items():
            if other not in asked or before.get(other) != decision:
                asked[other] = len(trace) - 1
    return tuple(trace)


def resident() -> int:
    """Bytes of memory that this process takes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096
