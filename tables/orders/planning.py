"""Plan an order (answers given before their questions are asked): answer future questions now, in a copy of the game
that is played ahead.

The answers so far are stored in the database as a draft of the order, so that a half-made plan survives a restart. The
copy is built for every request (`games.core.lookahead`) from what the person sees.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.core.decision import Answer, Decision, Refused
from games.core.lookahead import Lookahead, known_segment, look_ahead
from games.core.orders import (
    Alternative,
    Fact,
    Guard,
    GuardKind,
    Plan,
    Step,
    choose_alternative,
    matches_question,
    same_args,
)
from games.core.run import Run, check_answer
from games.core.spec import GameSpec
from games.core.view import Question, TableView, table_view
from storage.engine.transaction import Tx
from storage.model import Person
from storage.orders import orders
from storage.orders.orders import OrderStatus, Scope, StandingOrder
from tables.core.errors import AnswerRefused, RequestRefused, StaleQuestion
from tables.core.sessions import Game
from tables.core.workers import in_thread
from tables.orders.orders import LISTED, Orders, answer_text, round_of
from tables.state.records import Records

MOST_STEPS = 40
MOST_ALTERNATIVES = 3
MOST_TIMES = 9
"""Maximum number of times that an order with the scope `TIMES` may answer."""
MOST_GUARDS = 25
COURSES = 4
"""In how many random courses of the game the question is looked for that a plan already answers."""


def guard_name(guard: Guard) -> str:
    """Return a guard's name for buttons and menus, unique within its order. A guard is a condition under which an
    answer is used."""
    return f"{guard.kind}.{guard.n}.{guard.what}"


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan in progress: its draft (the order as it is written so far), the table as it would look after its answers,
    and the question to be answered next; None when the turn is over.

    `lost` is the number of answers that no longer fit, because the table has changed. `guards` are the conditions that
    can be chosen for the alternative.
    """

    draft: StandingOrder
    view: TableView[Any]
    question: Question | None
    lost: int
    guards: tuple[Guard, ...]

    @property
    def alternative(self) -> Alternative:
        """The alternative (one of several rows of answers, tried one after the other) that is being written."""
        return self.draft.plan.alternatives[-1]

    @property
    def begun(self) -> bool:
        """Whether the alternative that is being written has its first answer."""
        return bool(self.alternative.steps)


class Planning:
    """Make plans: orders (answers given ahead) that are still being written. A seat has at most one plan in progress.

    Methods store each change and return the plan. They raise `RequestRefused`, `StaleQuestion` for an outdated form,
    and `AnswerRefused`.
    """

    def __init__(self, records: Records, given: Orders) -> None:
        self._records = records
        self._orders = given

    async def begin(self, table_id: int, seat: int, by: Person) -> Planned:
        """Begin an empty plan for the seat of the person `by` and return it with its first question. It replaces an
        earlier one in progress."""
        async with self._records.reading(table_id) as game:
            self._orders.check(game.info, seat, by)
            await self._forget(table_id, seat)
            async with self._records.write() as tx:
                order_id = await orders.add(
                    tx, table_id, seat, by, "", {}, Plan((Alternative(()),)), self._records.clock.now(),
                    status=OrderStatus.DRAFT,
                )
                draft = await orders.find(tx, order_id)
            assert draft is not None
            return await self._planned(game, draft)

    async def change(self, table_id: int, seat: int, order_id: int, by: Person) -> Planned:
        """Begin a plan that is to replace an existing order of the person `by`, starting with that order's answers. The
        order holds unchanged until `finish`.

        Raises `StaleQuestion` if it no longer exists.
        """
        async with self._records.reading(table_id) as game:
            self._orders.check(game.info, seat, by)
            mine = await self._orders.of_seat(table_id, seat, by)
            found = next((one for one in mine if one.id == order_id and one.status in LISTED), None)
            if found is None or not found.plan.alternatives[0].steps:
                raise StaleQuestion(table_id, seat)
            sample = len(found.plan.alternatives) - 1
            draft = replace(found, status=OrderStatus.DRAFT, why=str(order_id), random_course=sample)
            await self._supposed(game, draft)  # raises an error if nothing can be planned now
            await self._forget(table_id, seat)
            async with self._records.write() as tx:
                draft_id = await orders.add(
                    tx, table_id, seat, by, found.key, found.args, found.plan, self._records.clock.now(),
                    status=OrderStatus.DRAFT, random_course=sample, replaces=order_id,
                )
                stored = await orders.find(tx, draft_id)
            assert stored is not None
            return await self._planned(game, stored)

    async def current(self, table_id: int, seat: int, by: Person) -> Planned:
        """Return the plan in progress of the seat's person `by`, without answers that no longer fit. Raises
        `StaleQuestion` if there is none."""
        async with self._records.reading(table_id) as game:
            return await self._planned(game, await self._draft(game, seat, by))

    async def answer(self, table_id: int, seat: int, by: Person, number: int, answer: Answer) -> Planned:
        """Add an answer to the plan's next question, and return the plan with the question after it. `number` is that
        question's, which differs for every answer and alternative. `by` is the seat's person. Raises `StaleQuestion` if
        the plan has changed since, and `AnswerRefused` if the answer is not possible."""
        async with self._records.reading(table_id) as game:
            now = await self._planned(game, await self._draft(game, seat, by))
            if now.question is None or now.question.number != number or len(now.alternative.steps) >= MOST_STEPS:
                raise StaleQuestion(table_id, seat)
            step = Step(now.question.decision.key, answer, answer_text(now.question, answer))
            then = _with_steps(now.draft, (*now.alternative.steps, step))
            if not now.begun and len(then.plan.alternatives) == 1:
                asked = now.question.decision
                then = replace(then, key=asked.key, args=same_args(game.spec.orders[asked.key], asked))
            found = await self._supposed(game, then)
            if len(found.taken) < len(then.plan.alternatives[-1].steps):
                _refuse(await self._supposed(game, now.draft), seat, answer)
            await self._store(then)
            return await self._planned(game, then)

    async def back(self, table_id: int, seat: int, by: Person) -> Planned:
        """Remove the last answer of the alternative that is being written; if it has no answers, remove that
        alternative. The first alternative stays, empty. `by` is the seat's person."""
        async with self._records.reading(table_id) as game:
            draft = await self._draft(game, seat, by)
            *before, last = draft.plan.alternatives
            if last.steps:
                draft = _with_steps(draft, last.steps[:-1])
            elif before:
                draft = replace(
                    draft, plan=replace(draft.plan, alternatives=tuple(before)), random_course=len(before) - 1
                )
            await self._store(draft)
            return await self._planned(game, draft)

    async def begin_alternative(self, table_id: int, seat: int, by: Person) -> Planned:
        """Begin another alternative, to be used when the earlier ones do not fit. `by` is the seat's person. Nothing
        happens if the present one is empty or there are too many."""
        async with self._records.reading(table_id) as game:
            draft = await self._draft(game, seat, by)
            made = draft.plan.alternatives
            if made[-1].steps and len(made) < MOST_ALTERNATIVES:
                draft = replace(draft, plan=replace(draft.plan, alternatives=(*made, Alternative(()))),
                                random_course=len(made))
                await self._supposed(game, draft)  # raises an error if the question is not found once more
                await self._store(draft)
            return await self._planned(game, draft)

    async def guard(self, table_id: int, seat: int, by: Person, chosen: Collection[str]) -> Planned:
        """Set the guards (conditions for its use) of the alternative that is being written: those of the offered guards
        whose names are `chosen` (see `guard_name`). They replace the earlier ones. `by` is the seat's person."""
        async with self._records.reading(table_id) as game:
            now = await self._planned(game, await self._draft(game, seat, by))
            guards = tuple(one for one in now.guards if guard_name(one) in chosen)
            *before, last = now.draft.plan.alternatives
            plan = replace(now.draft.plan, alternatives=(*before, replace(last, guards=guards)))
            await self._store(replace(now.draft, plan=plan))
            return replace(now, draft=replace(now.draft, plan=plan))

    async def finish(self, table_id: int, seat: int, by: Person, scope: Scope, times: int = 1) -> None:
        """Turn the draft into an order that can be used, or let it replace the order that it changes. Raises
        `RequestRefused` if it has no answer.

        `by` is the seat's person, `scope` says how long it lasts; `times` is how often it answers, for the scope
        `TIMES`.
        """
        async with self._records.reading(table_id) as game:
            draft = await self._draft(game, seat, by)
            made = tuple(one for one in draft.plan.alternatives if one.steps)
            if not made:
                raise RequestRefused("bot-trouble-nothing-planned")
            given = replace(
                draft, plan=replace(draft.plan, alternatives=made), status=OrderStatus.LIVE, scope=scope,
                uses_left=min(max(times, 1), MOST_TIMES) if scope is Scope.TIMES else None,
                round=round_of(game) if scope is Scope.ROUND else None,
            )
            async with self._records.write() as tx:
                await self._still(tx, draft)
                before = await self._changed(tx, draft)
                if before is None:
                    await self._orders.make_room(tx, table_id, seat)
                else:  # the changed order keeps its place and rank
                    await orders.delete(tx, draft.id)
                    if before.using is not None:
                        await self._orders.leave_to_person(tx, table_id, seat)
                    given = replace(given, id=before.id)
                await orders.set_status(tx, given.id, OrderStatus.LIVE)
                await orders.change(tx, given, self._records.clock.now())

    async def _changed(self, tx: Tx, draft: StandingOrder) -> StandingOrder | None:
        """Return the order that a draft is to replace, if it can still be used; None for a new order."""
        here = await orders.of_seat(tx, draft.table_id, draft.seat)
        return next((one for one in here if one.id == draft.replaces and one.person == draft.person
                     and one.status in LISTED), None)

    async def discard(self, table_id: int, seat: int, by: Person) -> None:
        """Delete the seat's plan in progress, if there is one. Orders stay. `by` is the seat's person."""
        await self._orders.of_seat(table_id, seat, by)
        await self._forget(table_id, seat)

    # -- the copy of the game ------------------------------------------------------------------------------------

    async def _planned(self, game: Game, draft: StandingOrder) -> Planned:
        """Return the plan of a draft. Answers that no longer fit are removed from the stored draft."""
        found = await self._supposed(game, draft)
        made = draft.plan.alternatives[-1].steps
        if len(found.taken) < len(made):
            draft = _with_steps(draft, found.taken)
            await self._store(draft)
        view = table_view(found.run, draft.seat)
        question = None if found.over or view.question is None else replace(
            view.question, number=_number(draft), previewed=False,
        )
        if draft.plan.about is None and question is not None:
            draft = replace(draft, plan=replace(draft.plan, about=question.prompt))
            await self._store(draft)
        facts = game.spec.facts(game.session.rules.view(game.session.state, None))
        return Planned(draft, view, question, len(made) - len(found.taken), _guards(draft, facts, found.first))

    async def _supposed(self, game: Game, draft: StandingOrder) -> Lookahead:
        """Return the copy of the game after the answers of the alternative that is being written. Raises
        `RequestRefused` if the seat is asked now or nothing can be planned."""
        session, seat = game.session, draft.seat
        if seat in session.open_questions():
            raise RequestRefused("bot-trouble-asked-now")
        mine = await orders.of_seat(self._records.read, game.info.id, seat)
        live = [one for one in mine if one.status is OrderStatus.LIVE and one.id not in (draft.id, draft.replaces)]
        keys = [key for key, kind in game.spec.orders.items() if kind.ahead]
        if draft.key:
            keys = [draft.key]
        steps, another = draft.plan.alternatives[-1].steps, len(draft.plan.alternatives) > 1
        known = known_segment(session, seat)
        # what was planned for one question is shown with no other of its kind, which comes first in some courses
        for course in range(draft.random_course, draft.random_course + COURSES) if steps or another else ():
            found = await in_thread(
                look_ahead, game.spec, known, seat, keys, _own(game.spec, live), steps, course, draft.args
            )
            if found is not None:
                return found
        found = None
        if not another and not (steps and draft.replaces):  # at first, or since the table has gone on
            found = await in_thread(
                look_ahead, game.spec, known, seat, keys, _own(game.spec, live), (), draft.random_course
            )
        if found is None:
            raise RequestRefused("bot-trouble-nothing-ahead")
        return found

    # -- the stored draft ----------------------------------------------------------------------------------------

    async def _draft(self, game: Game, seat: int, by: Person) -> StandingOrder:
        """Return the seat's stored draft. Raises `StaleQuestion` if there is none."""
        self._orders.check(game.info, seat, by)
        mine = await self._orders.of_seat(game.info.id, seat, by)
        draft = next((one for one in mine if one.status is OrderStatus.DRAFT), None)
        if draft is None:
            raise StaleQuestion(game.info.id, seat)
        return draft

    async def _store(self, draft: StandingOrder) -> None:
        async with self._records.write() as tx:
            await self._still(tx, draft)
            await orders.change(tx, draft, self._records.clock.now())

    async def _still(self, tx: Tx, draft: StandingOrder) -> None:
        """Check that the draft still exists; another bot may have turned it into an order. Raises `StaleQuestion`."""
        now = await orders.find(tx, draft.id)
        if now is None or now.status is not OrderStatus.DRAFT:
            raise StaleQuestion(draft.table_id, draft.seat)

    async def _forget(self, table_id: int, seat: int) -> None:
        async with self._records.write() as tx:
            for one in await orders.of_seat(tx, table_id, seat):
                if one.status is OrderStatus.DRAFT:
                    await orders.delete(tx, one.id)


def _number(draft: StandingOrder) -> int:
    """Return the number of the draft's next question, which differs for every answer and every alternative."""
    return (draft.id * 8 + len(draft.plan.alternatives)) * 64 + len(draft.plan.alternatives[-1].steps)


def _with_steps(draft: StandingOrder, steps: Sequence[Step]) -> StandingOrder:
    *before, last = draft.plan.alternatives
    return replace(draft, plan=replace(draft.plan, alternatives=(*before, replace(last, steps=tuple(steps)))))


def _refuse(then: Lookahead, seat: int, answer: Answer) -> None:
    """Raise `AnswerRefused` with the reason why an answer is not possible, or `StaleQuestion` if it is."""
    decision = then.run.question(seat)
    if decision is not None:
        try:
            check_answer(then.run.rules, then.run.state, decision, answer)
        except Refused as refused:
            raise AnswerRefused(refused) from None
    raise StaleQuestion(0, seat)


def _own(
    spec: GameSpec[Any], live: Sequence[StandingOrder]
) -> Callable[[Run[Any], Decision], Sequence[Step]]:
    """Return a function that gives the answers of the person's other orders for a question in the copy, as they would
    be given in the game.

    It counts uses, so that an order for a limited number of times is not used more often.
    """
    left = {one.id: one.uses_left for one in live}

    def steps(run: Run[Any], decision: Decision) -> Sequence[Step]:
        facts = spec.facts(run.rules.view(run.state, None))
        for one in live:
            if left[one.id] == 0 or not matches_question(decision, one.key, one.args):
                continue
            found = choose_alternative(run.rules, run.state, decision, one.plan, facts)
            if isinstance(found, tuple):
                count = left[one.id]
                left[one.id] = None if count is None else count - 1
                return one.plan.alternatives[found[0]].steps
        return ()

    return steps


def _guards(draft: StandingOrder, facts: Mapping[str, Fact], first: Question) -> tuple[Guard, ...]:
    """Return the guards (conditions) that can be chosen for the first answer of the alternative.

    These are its present guards; that a public count of what was chosen is at least, or at most, as now; and, if the
    question is public, that another choice is no longer offered or still is.
    """
    last = draft.plan.alternatives[-1]
    if not last.steps:
        return ()
    chosen = last.steps[0].answer
    found = [*last.guards]
    for name, fact in facts.items():
        if any(name.startswith(f"{token}:") for token in chosen):
            found += [Guard(GuardKind.LEAST, name, fact.n, fact.what)] if fact.n > 1 else []
            found += [Guard(GuardKind.BELOW, name, fact.n + 1, fact.what)] if fact.n else []
    others = [] if first.decision.private else [
        (name, wording.label) for name, wording in first.wordings.items()
        if name not in {token.partition("=")[0] for token in chosen}
    ]
    for kind in (GuardKind.GONE, GuardKind.OFFERED):
        found += [Guard(kind, name, description=label) for name, label in others]
    return tuple(dict.fromkeys(found))[:MOST_GUARDS]
