"""What people do at their tables when they look in: answer, take back, order ahead, vote, ask for something back, lose
patience, come back. All of it through the table service, as clicks do it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.population.crowd import Someone
from benchmarks.population.laws import DAY
from games.core.decision import Answer, Decision
from games.core.fuzz import random_answer
from games.core.options import usual
from games.core.orders import FIRST, Alternative, Guard, Plan, Step, Unless
from games.core.registry import spec_of
from games.core.spec import GameSpec
from storage.database import Database
from storage.model import Home, Pace
from storage.orders import Scope
from tables.ending import KIND as END_VOTE
from tables.service import TableService
from tables.sessions import Game
from tables.trouble import AnswerRefused, Stale, Trouble

BROKEN = {"bot-trouble-broken", "bot-trouble-storage"}
"""What the service says when something is wrong with it."""
SAYS: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    END_VOTE: (("end", "on"), (2, 1)), "undo": (("grant", "refuse"), (4, 1)),
    "late": (("wait", "ai", "end"), (4, 4, 1)), "away": (("wait", "ai"), (1, 1)),
}
"""What people say to votes, and how often."""
TAKES_BACK, ASKS_BACK, ORDERS, GIVES_UP = 0.03, 0.02, 0.08, 0.25
IMPATIENT = 8 * DAY
"""After so long somebody asks whether to end a table."""


@dataclass
class Acts:
    """Hands of everybody. `wrong`: what the service should not have said; `again`: a person goes on at a table."""

    tables: TableService
    db: Database
    rng: random.Random
    now: Callable[[], float]
    wrong: list[str]
    counted: Counter[str]
    clicks: Iterator[int]

    def click(self) -> int:
        """The id of a new interaction."""
        return next(self.clicks)

    async def open(
        self, spec: GameSpec[Any], home: Home, players: Sequence[Someone], pace: Pace | None, language: str
    ) -> None:
        """Open a table, sit down and begin."""
        lobby, opener = self.tables.lobby, players[0].person
        options = usual(spec, max(len(players), spec.seats.start)).model_dump(mode="json")
        info = await lobby.open(spec.id, options, home, opener, language, self.click())
        for one in players[1:]:
            await lobby.join(info.id, one.person, self.click())
        for _ in range(spec.seats.start - len(players)):
            await lobby.seat_ai(info.id, spec.levels[0], opener, self.click())
        await self.tables.clocks.set_pace(info.id, pace, opener)
        await lobby.start(info.id, opener, self.click())
        self.counted[f"opened {spec.id}"] += 1

    # -- looking in ------------------------------------------------------------------------------------------------

    async def look_in(self, who: Someone) -> list[int]:
        """Come back to one's seats, vote, and see where one is asked: the tables."""
        await self._come_back(who)
        await self._vote(who)
        await self._end_what_stands_still(who)
        asked = await self._rows(
            """SELECT a.table_id FROM seat_holder h JOIN asked a ON a.table_id = h.table_id AND a.seat = h.seat
               JOIN game_table t ON t.id = h.table_id AND t.status = 'playing'
               WHERE h.person = ? AND h.to_at IS NULL""",
            who.person,
        )
        return [row[0] for row in asked]

    async def _come_back(self, who: Someone) -> None:
        lent = "SELECT table_id, seat FROM seat_holder WHERE lent_by = ? AND to_at IS NULL"
        for table_id, seat in await self._rows(lent, who.person):
            if await self._tried(self.tables.seats.take_back(table_id, seat, who.person)):
                self.counted["seats taken back"] += 1

    async def _vote(self, who: Someone) -> None:
        votes = """SELECT DISTINCT h.table_id FROM seat_holder h JOIN vote v ON v.table_id = h.table_id
                   WHERE h.person = ? AND h.to_at IS NULL"""
        for (table_id,) in await self._rows(votes, who.person):
            for count in await self.tables.votes.of_table(table_id):
                if any(count.info.seats[seat].person == who.person for seat in count.waiting):
                    choices, weights = SAYS[count.vote.kind]
                    said = self.rng.choices(choices, weights)[0]
                    ballot = self.tables.votes.ballot(table_id, count.vote.id, who.person, said)
                    if await self._tried(ballot):
                        self.counted[f"said to {count.vote.kind}: {said}"] += 1

    async def _end_what_stands_still(self, who: Someone) -> None:
        """Somebody else has been asked for too long: why not end it?"""
        stands = """SELECT h.table_id FROM seat_holder h JOIN game_table t ON t.id = h.table_id AND t.status = 'playing'
                    WHERE h.person = ?1 AND h.to_at IS NULL
                        AND (SELECT max(asked_at) FROM asked a WHERE a.table_id = h.table_id) < ?2
                        AND NOT EXISTS (SELECT 1 FROM asked a WHERE a.table_id = h.table_id AND a.seat = h.seat)
                        AND NOT EXISTS (SELECT 1 FROM vote v WHERE v.table_id = h.table_id)"""
        for (table_id,) in await self._rows(stands, who.person, self.now() - IMPATIENT):
            if self.rng.random() < GIVES_UP and await self._tried(self.tables.ending.cancel(table_id, who.person)):
                self.counted["asked whether to end"] += 1

    async def look_ahead(self, who: Someone) -> None:
        """Read the forecasts of one's tables."""
        for one in await self.tables.looking.my_tables(who.person):
            info = await self.tables.looking.table(one.info.id)
            outlook = await self.tables.forecasting.of(info, info.seat_of(who.person))
            self.counted["forecasts looked at"] += 1
            self.counted["forecasts shown"] += outlook != type(outlook)(None, None)

    # -- a turn ----------------------------------------------------------------------------------------------------

    async def answer(self, who: Someone, table_id: int) -> bool:
        """Answer one question. Returns whether one is asked more."""
        asked = await self._asked(who, table_id)
        if asked is None:
            return False
        seat, number, answer = asked
        done = self.tables.play.submit(table_id, seat, number, answer, by=who.person, interaction=self.click())
        if not await self._tried(done):
            return False
        self.counted["answers"] += 1
        if self.rng.random() < TAKES_BACK:
            back = self.tables.play.undo(table_id, seat, by=who.person, interaction=self.click())
            self.counted["taken back alone"] += await self._tried(back)
        elif self.rng.random() < ASKS_BACK:
            await self._ask_back(who, table_id)
        more = await self._asked(who, table_id) is not None
        if not more and self.rng.random() < ORDERS:
            await self._order(who, table_id, seat)
        return more

    async def _asked(self, who: Someone, table_id: int) -> tuple[int, int, Answer] | None:
        """What the person answers to what they are asked."""
        try:
            async with self.tables.records.look(table_id) as game:
                seat = game.info.seat_of(who.person)
                decision = None if seat is None else game.session.open().get(seat)
                if seat is None or decision is None or not game.info.status.running:
                    return None
                return seat, game.session.numbers.get(seat, 0), self._some(game, decision)
        except Trouble:
            return None

    def _some(self, game: Game, decision: Decision) -> Answer:
        return random_answer(game.session.rules, game.session.state, decision, self.rng)

    async def _ask_back(self, who: Someone, table_id: int) -> None:
        """Ask for something back that one did."""
        offers = await self.tables.undoing.offers(table_id, who.person)
        if offers:
            one = self.rng.choice(offers)
            wish = self.tables.undoing.ask(table_id, one.segment, one.n, who.person, self.click())
            self.counted["asked for something back"] += await self._tried(wish)

    async def _order(self, who: Someone, table_id: int, seat: int) -> None:
        """Order what comes next: as proposed, whatever it is about, perhaps only as long as something is offered."""
        info = await self.tables.looking.table(table_id)
        kinds = spec_of(info.game).orders
        keys = [key for key, kind in kinds.items() if kind.ahead or kind.proposed]
        if not keys:
            return
        key = self.rng.choice(keys)
        guards = (Guard(Unless.GONE, "nothing-of-the-kind"),) if self.rng.random() < 0.3 else ()
        plan = Plan((Alternative((Step(key, FIRST),), guards),))
        scope = self.rng.choice((Scope.TIMES, Scope.TIMES, Scope.ROUND, Scope.GAME))
        given = self.tables.orders.give(table_id, seat, who.person, key, {}, plan, scope=scope)
        self.counted["orders given"] += await self._tried(given)

    # -- away ------------------------------------------------------------------------------------------------------

    async def go_away(self, who: Someone, days: int) -> None:
        """Say that one is away from now on."""
        plan = await self.tables.absences.think(
            who.person, 0, days, self.rng.choice(("wait", "ai", "ask")), self.rng.choice(("", "At the sea"))
        )
        gone = await self.tables.absences.go(who.person, plan.absence.id)
        who.known.away.append((gone.absence.from_at, gone.absence.to_at))
        self.counted["absences"] += 1

    async def be_back(self, who: Someone) -> None:
        """One is back before the time."""
        if await self.tables.absences.back(who.person):
            begin, end = who.known.away.pop()
            who.known.away.append((begin, min(end, self.now())))
            who.away = [(one, min(until, self.now())) for one, until in who.away]
            self.counted["back before the time"] += 1

    # -- the service -----------------------------------------------------------------------------------------------

    async def _tried(self, doing: Any) -> bool:
        """Do it; whether it went well. That somebody else was quicker, or a rule says no, is as life is."""
        try:
            await doing
        except (Stale, AnswerRefused):
            return False
        except Trouble as trouble:
            self.counted[f"trouble {trouble.text.key}"] += 1
            if trouble.text.key in BROKEN:
                self.wrong.append(f"the service said {trouble.text.key}")
            return False
        return True

    async def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.db.read.all(sql, *values)
