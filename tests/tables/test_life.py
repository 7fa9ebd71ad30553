"""Random lives of tables: after every act the database has the pending rows that a plain model says
(`tests.tables.pending_model`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

import pytest

from games.core.fuzz import free_answer
from games.core.text import Listed
from games.core.view import Question
from storage.deadlines import clocks
from storage.engine.database import Database
from storage.model import Digest, Home, HomeKind, Person, PersonSettings, Status, TableInfo, WakingHours, WeeklyTime
from storage.outgoing import OutboxKind, PostedMessage
from storage.servers import transfer
from storage.servers.transfer import CannotMove, Places
from tables.core.errors import RequestRefused, StaleQuestion
from tables.time.pace import DAY, HOUR, PACES, WHEN_TIME_IS_OVER, pace_of
from tables.time.waking_hours import next_awake
from tests.scale import scaled
from tests.tables.conftest import GUILD, Bench
from tests.tables.pending_model import PendingModel

SERVERS = (GUILD, GUILD + 1)
ACTS = 90
"""The number of acts in a life."""
ALL = {
    "open": 5, "answer": 30, "undo": 3, "wish": 3, "ballot": 8, "end": 2, "reopen": 3, "lend": 3, "take_back": 4,
    "give": 2, "accept": 3, "leave": 1, "away": 5, "back": 5, "guild_gone": 1, "guild_back": 3, "down": 1, "hours": 2,
    "digest": 3, "reminders": 1, "mute": 3, "forbid": 1, "room": 2, "close_room": 1, "follow": 1, "move": 1, "order": 4,
    "withdraw": 1, "forget": 1, "channel": 1, "lobby": 2, "join": 2, "leave_lobby": 1, "invite": 1, "restart": 1,
    "pass_time": 14, "publish": 6, "carry": 2, "close_lobby": 1, "unfollow": 1, "decline": 1, "guild_away": 1,
    "look": 3, "look_no_more": 1, "tell": 3, "stand": 1, "open_standing": 3,
}
"""The relative frequency of each act."""


@dataclass
class Life:
    """People who play, and all other events."""

    bench: Bench
    rng: random.Random
    gone: set[int] = field(default_factory=set)
    channel: int = 5000
    did: Counter[str] = field(default_factory=Counter)
    newest: int = 900
    files: int = 0

    @property
    def random_person(self) -> Person:
        return self.rng.choice(self.bench.persons)

    async def one_of(self, *status: str) -> TableInfo | None:
        rows = await self.bench.db.read.all("SELECT id, status FROM game_table ORDER BY id")
        found = [table_id for table_id, now in rows if now in status]
        return await self.bench.tables.views.table(self.rng.choice(found)) if found else None

    def home(self) -> Home:
        self.channel += 1
        return Home(HomeKind.CHANNEL, self.rng.choice(SERVERS), self.channel)

    async def act(self) -> str:
        """Do one random act. A refused act changes nothing."""
        name = self.rng.choices(list(ALL), list(ALL.values()))[0]
        act: Callable[[], Awaitable[None]] = getattr(self, f"_{name}")
        try:
            await act()
        except (RequestRefused, StaleQuestion) as error:
            assert not isinstance(error, RequestRefused) or error.text.key not in (
                "bot-trouble-storage", "bot-trouble-broken"
            )
        else:
            self.did[name] += 1
        await self.bench.tables.ai_seats.settle()
        return name

    # -- at tables -------------------------------------------------------------------------------------------------

    async def _lobby(self) -> None:
        rows = await self.bench.db.read.all("SELECT 1 FROM game_table WHERE status IN ('lobby', 'playing')")
        home = self.home()
        if len(rows) > 5 or home.guild_id in self.gone:
            return
        ais = ["good"] * self.rng.choice((0, 0, 1))
        await self.bench.tables.lobby.open(
            "little", {"rounds": self.rng.choice((2, 3))}, home, self.random_person, "en", self.bench.click(), ais=ais
        )

    async def _join(self) -> None:
        if (info := await self.one_of("lobby")) is not None:
            await self.bench.tables.lobby.join(info.id, self.random_person, self.bench.click())

    async def _leave_lobby(self) -> None:
        if (info := await self.one_of("lobby")) is not None:
            await self.bench.tables.lobby.leave(info.id, self.random_person)

    async def _open(self) -> None:
        await self._lobby()
        info = await self.one_of("lobby")
        if info is None:
            return
        tables = self.bench.tables
        for person in self.rng.sample(self.bench.persons, 2):
            if info.seat_of(person) is None:
                await tables.lobby.join(info.id, person, self.bench.click())
        if self.rng.random() < 0.6:
            pace = pace_of(self.rng.choice(list(PACES)), self.rng.choice(WHEN_TIME_IS_OVER))
            await tables.clocks.set_pace(info.id, pace, info.opener)
        await tables.lobby.start(info.id, info.opener, self.bench.click())

    async def _question(self, info: TableInfo, seat: int) -> Question | None:
        return (await self.bench.tables.views.view(info.id, seat)).question

    def _some(self, question: Question) -> tuple[str, ...]:
        decision = question.decision
        if decision.key in ("place", "pay"):
            return ("field",) if decision.key == "place" else ("coin=1",)
        return self.rng.choice(decision.proposals) if decision.proposals else free_answer(decision, self.rng)

    async def _answer(self) -> None:
        info = await self.one_of("playing")
        if info is None:
            return
        asked = [one.seat for one in (await self.bench.tables.views.view(info.id, None)).asked]
        seat = self.rng.choice([one for one in asked if info.seats[one].person is not None] or [0])
        question, person = await self._question(info, seat), info.seats[seat].person
        if question is not None and person is not None:
            await self.bench.tables.answers.submit(
                info.id, seat, question.number, self._some(question), by=person, interaction=self.bench.click()
            )

    async def _undo(self) -> None:
        if (info := await self.one_of("playing")) is not None:
            seat = self.rng.choice(info.seats)
            if seat.person is not None:
                await self.bench.tables.answers.undo(info.id, seat.seat, by=seat.person, interaction=self.bench.click())

    async def _wish(self) -> None:
        info, person = await self.one_of("playing"), self.random_person
        if info is not None and (offers := await self.bench.tables.undo_requests.offers(info.id, person)):
            offer = self.rng.choice(offers)
            await self.bench.tables.undo_requests.request_undo(
                info.id, offer.segment, offer.n, person, self.bench.click()
            )

    async def _ballot(self) -> None:
        if (info := await self.one_of("playing")) is not None:
            for count in await self.bench.tables.votes.of_table(info.id):
                if count.waiting:
                    person = info.seats[self.rng.choice(count.waiting)].person
                    assert person is not None
                    choice = self.rng.choice(self.bench.tables.votes.choices(count.vote.kind))
                    await self.bench.tables.votes.cast_from_click(info.id, count.vote.id, person, choice)

    async def _end(self) -> None:
        if (info := await self.one_of("playing")) is not None:
            for seat in info.seats:
                if seat.person is not None and self.rng.random() < 0.8:
                    await self.bench.tables.ending.cancel(info.id, seat.person)

    async def _reopen(self) -> None:
        if (info := await self.one_of("cancelled")) is not None:
            await self.bench.tables.reopening.reopen(info.id, self.rng.choice(info.players or (self.random_person,)))

    async def _lend(self) -> None:
        info, person = await self.one_of("playing"), self.random_person
        if info is not None and (seat := info.seat_of(person)) is not None:
            await self.bench.tables.seats.lend_to_ai(info.id, seat, "good", person)

    async def _take_back(self) -> None:
        if (info := await self.one_of("playing")) is not None:
            for seat in info.seats:
                if seat.lent_by is not None:
                    await self.bench.tables.seats.take_back(info.id, seat.seat, seat.lent_by)

    async def _leave(self) -> None:
        info, person = await self.one_of("playing"), self.random_person
        if info is not None and (seat := info.seat_of(person)) is not None:
            await self.bench.tables.seats.leave_for_good(info.id, seat, person)

    async def _give(self) -> None:
        info, person = await self.one_of("playing"), self.random_person
        if info is not None and (seat := info.seat_of(person)) is not None:
            await self.bench.tables.invitations.offer_seat(info.id, seat, person, self.random_person)

    async def _invite(self) -> None:
        if (info := await self.one_of("lobby")) is not None:
            await self.bench.tables.invitations.invite(info.id, info.opener, self.random_person)

    async def _accept(self) -> None:
        rows = await self.bench.db.read.all("SELECT id, person FROM invitation ORDER BY id")
        if rows:
            invitation, person = self.rng.choice(rows)
            await self.bench.tables.invitations.accept(invitation, person, self.bench.click())

    async def _stand(self) -> None:
        time = WeeklyTime("UTC", self.rng.randrange(7), self.rng.randrange(24 * 60))
        await self.bench.tables.standing.add(self.random_person, self.home(), "little", {"rounds": 2}, None, "en", time)

    async def _open_standing(self) -> None:
        for one in await self.bench.tables.standing.due():
            if one.home.guild_id not in self.gone:
                await self.bench.tables.standing.open(one, allowed=self.rng.random() < 0.8)

    async def _look(self) -> None:
        person, shown = self.random_person, self.rng.random() < 0.5
        await self.bench.tables.wishes.wish(person, self.rng.choice(SERVERS), "", "", range(7), shown)

    async def _look_no_more(self) -> None:
        rows = await self.bench.db.read.all("SELECT id, person FROM wish ORDER BY id")
        if rows:
            await self.bench.tables.wishes.withdraw(*self.rng.choice(rows))

    async def _tell(self) -> None:
        if (info := await self.one_of("lobby")) is not None:
            await self.bench.tables.wishes.tell(info.id, info.opener)

    async def _follow(self) -> None:
        if (info := await self.one_of("playing")) is not None:
            await self.bench.tables.subscriptions.follow(info.id, self.random_person, "round")

    async def _move(self) -> None:
        info, person, home = await self.one_of("playing"), self.random_person, self.home()
        if info is not None and home.guild_id not in self.gone:
            for guild_id in SERVERS:
                await self.bench.tables.transfer.offer(person, guild_id)
            await self.bench.tables.transfer.move_table(info.id, person, home)

    async def _unfollow(self) -> None:
        rows = await self.bench.db.read.all("SELECT table_id, person FROM follower ORDER BY table_id, person")
        if rows:
            await self.bench.tables.subscriptions.unfollow(*self.rng.choice(rows))

    async def _decline(self) -> None:
        rows = await self.bench.db.read.all("SELECT id, person FROM invitation ORDER BY id")
        if rows:
            await self.bench.tables.invitations.decline(*self.rng.choice(rows))

    async def _close_lobby(self) -> None:
        if (info := await self.one_of("lobby")) is not None:
            await self.bench.tables.ending.cancel(info.id, info.opener)

    async def _channel(self) -> None:
        info = await self.one_of("playing", "lobby")
        if info is not None and self.rng.random() < 0.3:
            await self.bench.tables.homes.channel_deleted(info.home.channel_id or 0)

    async def _order(self) -> None:
        info, person = await self.one_of("playing"), self.random_person
        seat = info.seat_of(person) if info is not None else None
        if info is not None and seat is not None and (question := await self._question(info, seat)) is not None:
            await self.bench.tables.orders.give_always(
                info.id, seat, question.number, self._some(question), Listed(()), person
            )

    async def _withdraw(self) -> None:
        rows = await self.bench.db.read.all("SELECT table_id, id, person FROM standing_order ORDER BY id")
        if rows:
            await self.bench.tables.orders.withdraw(*self.rng.choice(rows))

    # -- people ----------------------------------------------------------------------------------------------------

    async def _away(self) -> None:
        person, parts = self.random_person, self.bench.tables.absences
        how = self.rng.choice(("wait", "ai", "ask"))
        plan = await parts.draft(person, self.rng.choice((0, 0, 1, 3)), self.rng.randrange(1, 9), how, "")
        await parts.confirm(person, plan.absence.id)

    async def _back(self) -> None:
        await self.bench.tables.absences.back(self.random_person)

    async def _hours(self) -> None:
        person, people, wake = self.random_person, self.bench.tables.people, self.rng.randrange(24) * 60
        hours = WakingHours(
            self.rng.choice(("Europe/Madrid", "Asia/Tokyo", "America/New_York")), wake,
            (wake + self.rng.randrange(8, 24) * 60) % 1440,
        )
        chosen = self.rng.choice((None, hours))
        await people.change_settings(person, lambda before: replace(before, hours=chosen))

    async def _choose(self, **chosen: object) -> None:
        def change(before: PersonSettings) -> PersonSettings:
            return replace(before, **chosen)  # type: ignore[arg-type]  # of many

        await self.bench.tables.preferences.change_settings(self.random_person, change)

    async def _digest(self) -> None:
        digest = Digest("Europe/Rome", self.rng.randrange(24) * 60)
        await self._choose(digest=self.rng.choice((None, digest)), next_turn=self.rng.random() < 0.5)

    async def _reminders(self) -> None:
        await self._choose(reminders=self.rng.random() < 0.6)

    async def _mute(self) -> None:
        if (info := await self.one_of("playing")) is not None:
            await self.bench.tables.preferences.mute(info.id, self.random_person, self.rng.random() < 0.5)

    async def _forbid(self) -> None:
        await self.bench.tables.invitations.forbid(self.rng.choice(SERVERS), "calls", self.rng.random() < 0.4)

    async def _room(self) -> None:
        person = self.random_person
        await self.bench.tables.preferences.open_room(
            person, 70_000 + person, "en", direct=self.rng.random() < 0.8
        )

    async def _close_room(self) -> None:
        await self.bench.tables.preferences.close_room(self.random_person)

    async def _forget(self) -> None:
        if self.rng.random() < 0.3:
            person = self.random_person
            await self.bench.tables.deletion.delete(person)
            self.bench.persons.remove(person)
            self.newest += 1
            self.bench.persons.append(await self.bench.tables.people.person(self.newest))

    # -- the bot ---------------------------------------------------------------------------------------------------

    async def _guild_gone(self) -> None:
        guild_id = self.rng.choice(SERVERS)
        self.gone.add(guild_id)
        await self.bench.tables.homes.guild_gone(guild_id)

    async def _guild_back(self) -> None:
        for guild_id in SERVERS:
            self.gone.discard(guild_id)
            await self.bench.tables.homes.guild_back(guild_id)

    async def _guild_away(self) -> None:
        """Remove the bot from a server for a while in which it is not running, and invite it again."""
        await self._guild_gone()
        await self._pass_time()
        await self._guild_back()

    async def _carry(self) -> None:
        """Export a server's tables into a file, delete them, and import them later, into the same server or another
        one."""
        bench, guild_id, to = self.bench, self.rng.choice(SERVERS), self.rng.choice(SERVERS)
        self.files += 1
        async with bench.db.transaction() as tx:
            await transfer.ensure_mark(tx)
        file = await Database.open(bench.path.parent / f"export {self.files}.sqlite3")
        try:
            async with bench.db.snapshot() as moment, file.transaction() as tx:
                await transfer.export(moment, tx, guild_id)
            await bench.tables.servers.delete(guild_id)
            if self.rng.random() < 0.5:
                await self._down()
            running = await file.read.all("SELECT channel_id FROM game_table WHERE channel_id IS NOT NULL")
            channels = {} if to == guild_id else {channel_id: self.home().channel_id or 0 for (channel_id,) in running}
            places = Places(channels, None if to == guild_id else to)
            async with file.snapshot() as moment, bench.db.transaction() as tx:
                await transfer.import_tables(moment, tx, places, bench.clock.now())
            await self._restart()
        except CannotMove:
            assert not await bench.db.read.all("SELECT 1 FROM game_table WHERE guild_id = ?", guild_id)
        finally:
            await file.close()

    async def _restart(self) -> None:
        await self.bench.restart()
        await self.bench.tables.start_up()

    async def _down(self) -> None:
        """Let some time pass in which the bot is down."""
        self.bench.clock.advance(self.rng.choice((HOUR, 12 * HOUR, 4 * DAY)))
        await self._restart()
        await self._publish()

    async def _pass_time(self) -> None:
        left = self.rng.choice((60.0, 900.0, HOUR, 6 * HOUR, DAY, 3 * DAY))
        while left > 0:
            step = min(left, 3 * HOUR)
            async with self.bench.db.transaction() as tx:
                await clocks.store_heartbeat(tx, self.bench.clock.now() + step)
            self.bench.clock.advance(step)
            left -= step
            await self._publish()
            await self.bench.tables.ai_seats.settle()

    async def _publish(self) -> None:
        """Publish as the publisher does, without Discord."""
        tables = self.bench.tables
        await tables.clocks.record_heartbeat()
        for row in await tables.outbox.due():
            info = await tables.views.table(row.table_id)
            now = self.bench.clock.now()
            waking = {one.seat: next_awake(one.hours, one.away, now) for one in info.seats}
            asleep = {seat: at for seat, at in waking.items() if at > now}
            if row.kind is OutboxKind.TURN and info.status is Status.PLAYING:
                asks = row.payload.asked
                wanted, ordered = await tables.preferences.questions_to_ping(info, asks), await tables.orders.answering(
                    info.id
                )
                called = [one for one in wanted if one.seat not in asleep and ordered.get(one.seat) != one.number]
                later = {one: asleep[one.seat] for one in wanted if one.seat in asleep}
                for one in await tables.preferences.questions_for_direct_messages(info, asks):
                    if one.seat in asleep or ordered.get(one.seat) != one.number:
                        later[one] = asleep.get(one.seat, now)
                message = PostedMessage(
                    info.id, OutboxKind.TURN, info.home.channel_id or 0, self.bench.click(), asked=asks
                )
                await tables.outbox.record_message(message, later, called, row)
            for notice in row.payload.notices:
                if notice.vote is not None and info.status is Status.PLAYING:
                    seats = set(notice.seats)
                    told = seats - await tables.preferences.seats_not_pinged(info) - asleep.keys()
                    await tables.outbox.record_vote_notified(info.id, notice.vote, told)
                    apart = await tables.preferences.seats_only_by_direct_message(info)
                    await tables.votes.schedule_notifications(
                        info.id, {one: asleep.get(one, now) for one in seats if one in asleep or one in apart}
                    )
            await tables.outbox.done(row)
        await self.bench.send_notifications(*await tables.scheduled_work.do_due(self.bench.clock.now()))
        await self.bench.send_notifications(*await tables.scheduled_work.do_due(self.bench.clock.now()))


@pytest.mark.parametrize("seed", range(scaled(2)))
async def test_after_every_act_there_waits_what_must(bench: Bench, seed: int) -> None:
    bench.persons = [await bench.tables.people.person(100 + n) for n in range(6)]
    await bench.restart(**dict.fromkeys(("person_tables", "person_ai_seats", "server_tables", "server_ai_seats"), 0))
    life = Life(bench, random.Random(seed))
    owing, acts = PendingModel(bench, life.gone), list[str]()
    for _ in range(ACTS):
        acts.append(await life.act())
        await bench.tables.clocks.record_heartbeat()
        await bench.send_notifications(*await bench.tables.scheduled_work.do_due(bench.clock.now()))
        await bench.tables.ai_seats.settle()
        assert await owing.wrong() == [], f"seed {seed} after {' '.join(acts[-12:])}"
    assert bench.tables.records.retries.failing == 0
