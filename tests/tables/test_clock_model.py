"""A plain model of what is left on each seat's clock: random acts at a table, compared with the stored clocks after
each."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from games.core.fuzz import free_answer
from games.core.view import Question
from storage.deadlines import clocks
from storage.model import Pace, Person
from storage.play import games
from storage.undo import undone
from tables.core.errors import RequestRefused
from tables.time.clock_updates import rests_of_seat
from tables.time.pace import DAY, HOUR, stop
from tables.undo.undo import GRANT, KIND
from tests.scale import scaled
from tests.tables.conftest import Bench

PACE = Pace(DAY, 30 * DAY, "ask")
"""Nobody uses up so much time here: what follows from that is tested elsewhere."""
WEIGHTS = {
    "_time": 8, "_answer": 10, "_undo": 4, "_undo_with_consent": 2, "_hand_over": 1, "_reopen": 1, "_outage": 1,
    "_change": 2,
}
Place = tuple[int, int]
"""Segment and number of an answer."""


@dataclass
class Model:
    """What each seat has used of its time: for the question that is open, and for each answer that stands."""

    bench: Bench
    table: int
    rng: random.Random
    used: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    done: dict[Place, tuple[int, float]] = field(default_factory=dict)

    async def act(self) -> str:
        """Do a random act, and note what it means for the time of each seat. One that is refused changes nothing."""
        (name,) = self.rng.choices([*WEIGHTS], [*WEIGHTS.values()])
        act: Callable[[], Awaitable[None]] = getattr(self, name)
        try:
            await act()
        except RequestRefused as refused:
            assert not refused.of_storage
        return name

    async def asked(self) -> set[int]:
        return {*await games.open_questions(self.bench.db.read, self.table)}

    async def _standing(self) -> dict[Place, int]:
        found = await undone.standing(self.bench.db.read, self.table)
        return {(one.segment, one.n): one.given.seat for one in found}

    def _person(self, seat: int) -> Person:
        return self.bench.persons[seat]

    async def _submit(self, seat: int, question: Question) -> None:
        given = {"place": ("field",), "pay": ("coin=1",)}.get(question.decision.key)
        await self.bench.tables.answers.submit(
            self.table, seat, question.number, given or free_answer(question.decision, self.rng), by=self._person(seat)
        )

    async def _time(self) -> None:
        hours = self.rng.choice((1, 5, 9, 30)) * HOUR
        for seat in await self.asked():
            self.used[seat] += hours
        self.bench.clock.advance(hours)
        async with self.bench.db.transaction() as tx:
            await clocks.store_heartbeat(tx, self.bench.clock.now())

    async def _answer(self) -> None:
        seat, before = self.rng.choice(sorted(await self.asked())), await self._standing()
        question = (await self.bench.tables.views.view(self.table, seat)).question
        assert question is not None
        await self._submit(seat, question)
        (new,) = (await self._standing()).keys() - before.keys()
        self.done[new] = seat, self.used.pop(seat, 0.0)

    async def _change(self) -> None:
        """Change an answer while others still choose: the clock does not start again."""
        for seat in range(len(self.bench.persons)):
            question, before = (await self.bench.tables.views.view(self.table, seat)).question, await self._standing()
            if question is not None and question.held is not None:
                await self._submit(seat, question)
                after = await self._standing()
                for old, new in zip(before.keys() - after.keys(), after.keys() - before.keys(), strict=True):
                    self.done[new] = self.done.pop(old)
                return

    async def _undo(self) -> None:
        for seat in range(len(self.bench.persons)):
            if (await self.bench.tables.views.view(self.table, seat)).can_undo:
                await self.bench.tables.answers.undo(self.table, seat, by=self._person(seat))
                await self._take_back(seat)
                return

    async def _undo_with_consent(self) -> None:
        seat = self.rng.randrange(len(self.bench.persons))
        requests = self.bench.tables.undo_requests
        if offers := await requests.offers(self.table, self._person(seat)):
            offer = self.rng.choice(offers)
            await requests.request_undo(self.table, offer.segment, offer.n, self._person(seat))
            while (count := await self.bench.vote(self.table, KIND)) is not None:
                by = self._person(count.waiting[0])
                await self.bench.tables.votes.cast_from_click(self.table, count.vote.id, by, GRANT)
            await self._take_back(seat)

    async def _take_back(self, asker: int) -> None:
        """Note what an undo means: the seat that wanted it has used all its time since for the answer that it gives
        again, others have what they had then, and a question that nobody asks any more has cost nothing."""
        stands, asked = await self._standing(), await self.asked()
        gone = defaultdict[int, list[float]](list)
        for place in sorted(self.done.keys() - stands.keys()):
            seat, used = self.done.pop(place)
            gone[seat].append(used)
        for seat in range(len(self.bench.persons)):
            if seat == asker:
                self.used[seat] += sum(gone[seat])
            elif seat not in asked:
                self.used.pop(seat, None)
            elif gone[seat]:
                self.used[seat] = gone[seat][0]

    async def _hand_over(self) -> None:
        seat, seats = self.rng.randrange(len(self.bench.persons)), self.bench.tables.seats
        await seats.lend_to_ai(self.table, seat, "legal", self._person(seat))
        await seats.take_back(self.table, seat, self._person(seat))

    async def _reopen(self) -> None:
        manager = await self.bench.tables.people.person(555)
        await self.bench.tables.ending.close_for_others(self.table, manager, self.bench.persons)
        self.bench.clock.advance(9 * HOUR)
        await self.bench.tables.reopening.reopen(self.table, self._person(0))

    async def _outage(self) -> None:
        await self.bench.tables.clocks.record_heartbeat()
        self.bench.clock.advance(9 * HOUR)
        await self.bench.restart()
        await self.bench.tables.clocks.record_heartbeat()

    async def wrong(self) -> list[str]:
        """Return which clocks show another time than the model."""
        info, now, found = await self.bench.tables.views.table(self.table), self.bench.clock.now(), list[str]()
        stored = await clocks.of_table(self.bench.db.read, self.table)
        for seat in await self.asked():
            clock = stored[seat]
            assert clock.since is not None
            rest, _ = await rests_of_seat(self.bench.db.read, info, seat, clock.since, now)
            left = stop(clock, rest, now)
            over = sum(max(0.0, used - PACE.spare) for of, used in self.done.values() if of == seat)
            wanted = PACE.spare + PACE.reserve - over - self.used[seat]
            if abs(left.spare + left.reserve - wanted) > 1:
                found.append(f"seat {seat} has {left.spare + left.reserve} left, and should have {wanted}")
        return found


@pytest.mark.parametrize("seed", range(scaled(2)))
async def test_after_every_act_each_clock_has_what_is_left(bench: Bench, seed: int) -> None:
    rng = random.Random(seed)
    table = await bench.begin(rng.choice((2, 3)), pace=PACE, rounds=9)
    await bench.restart(ai_delay=10**9)
    model, acts = Model(bench, table, rng), list[str]()
    for _ in range(40):
        acts.append(await model.act())
        assert await model.wrong() == [], f"seed {seed} after {' '.join(acts[-9:])}"
