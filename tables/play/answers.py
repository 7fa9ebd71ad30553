"""Answer questions and undo answers."""

from __future__ import annotations

from typing import Any

from games.core.decision import Answer, Decision, Refused, normal
from games.core.journal import Line
from games.core.run import Given
from games.core.session import RulesFailed, Session
from games.core.text import Arg, Listed, Seat, text
from games.core.view import held_answer, public_question
from storage.model import Person
from storage.orders import orders
from storage.play import games
from tables.core.errors import AnswerRefused, Stale
from tables.core.model import Outcome
from tables.core.permissions import check_ai, check_playing, check_seat
from tables.core.sessions import Broken, Game, Mark, mark
from tables.state.recording import Recorded
from tables.state.records import Act, Records


class Play:
    """Apply answers and undos of seats. Each is one act: one turn in the table's queue and one transaction."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def submit(
        self, table_id: int, seat: int, number: int, answer: Answer, *,
        by: Person | None, interaction: int | None = None, cause: str = "person",
    ) -> Outcome:
        """Answer the seat's question number `number`, or change its held answer.

        `cause` is "person", or "ai" for an AI seat (then `by` is None). Raises `Stale` if the question is no longer
        open, `AnswerRefused` if a rule forbids the answer, or another `Trouble` (not the person's seat, not
        playing, storage).
        """
        async with self._records.act(table_id, interaction) as act:
            game = act.game
            check_playing(game.info)
            if cause == "ai":
                check_ai(game.info, seat)
            else:
                check_seat(game.info, seat, by)
            if not act.new:
                return _outcome(game, seat, None)
            recorded = await self.answer(act, seat, number, answer, cause)
        return _outcome(act.game, seat, recorded)

    async def answer(self, act: Act, seat: int, number: int, answer: Answer, cause: str) -> Recorded:
        """Answer within an act at the table. The caller has checked that `cause` may answer for the seat."""
        game, session = act.game, act.game.session
        if number != session.numbers.get(seat, 0):
            raise Stale(game.info.id, seat)
        before, decision = mark(session), session.question(seat)
        changed = decision is not None and seat not in before.asks
        given = _submit(game, seat, decision, answer)
        asked_at = None
        if changed:
            await orders.changed(act.tx, game.info.id, seat, before.segment)
            asked_at = await games.take_answer(act.tx, game.info.id, before.segment, seat)
        return await self._store(act, before, given, cause, asked_at)

    async def act_freely(
        self, table_id: int, seat: int, number: int, answer: Answer, *, by: Person, interaction: int | None = None
    ) -> Outcome:
        """Act out of turn, as the seat's view offers it in `aside`. Raises the errors of `submit`."""
        async with self._records.act(table_id, interaction) as act:
            game, session = act.game, act.game.session
            check_playing(game.info)
            check_seat(game.info, seat, by)
            if not act.new:
                return _outcome(game, seat, None)
            decision = session.free(seat)
            if decision is None or number != session.numbers.get(seat, 0):
                raise Stale(table_id, seat)
            before = mark(session)
            given = _submit(game, seat, decision, answer, free=True)
            recorded = await self._store(act, before, given, "person", self._records.clock.now())
        return _outcome(act.game, seat, recorded)

    async def _store(self, act: Act, before: Mark, given: Given, cause: str, asked_at: float | None) -> Recorded:
        """Store an answer that the session has accepted, and its effects."""
        if cause == "person":
            await orders.by_hand(act.tx, act.game.info.id, given.seat)
        await games.add_answer(
            act.tx, act.game.info.id, before.segment, given, cause, asked_at, self._records.clock.now()
        )
        recorded = await act.record(before, acting=given.seat, by_hand=cause != "order", free=given.free)
        if not (given.free and act.game.spec.rules.unnoticed(given.key, given.answer)):
            await self._records.acted(act, given.seat)
        if act.game.session.finished:
            await act.reread()
        return recorded

    async def undo(self, table_id: int, seat: int, *, by: Person, interaction: int | None = None) -> Outcome:
        """Undo the seat's last answer, up to the barrier. Raises `AnswerRefused` or another `Trouble`."""
        async with self._records.act(table_id, interaction) as act:
            game, session = act.game, act.game.session
            check_playing(game.info)
            check_seat(game.info, seat, by)
            if not act.new:
                return _outcome(game, seat, None)
            before, held, read = mark(session), session.held(seat), _read_by_all(session)
            given = _undo(game, seat)
            told = given != held or _read_by_all(session) != read
            ordered = await orders.last_cause(act.tx, table_id, session.segment, given) == "order"
            await orders.taken_back(act.tx, table_id, seat, session.segment, ordered=ordered)
            await games.leave_answers(act.tx, table_id, session.segment, session.given, self._records.clock.now())
            recorded = await act.record(before, acting=seat, own=[_took_back(session, given, told=told)])
            await self._records.acted(act, seat)
        return _outcome(game, seat, recorded)


def _submit(game: Game, seat: int, decision: Decision | None, answer: Answer, *, free: bool = False) -> Given:
    """Apply the answer to the session and return it in the form to be stored."""
    try:
        given = Given(
            seat, decision.key if decision else "", normal(decision, answer) if decision else answer,
            free or game.session.acting(seat),
        )
        if free:
            game.session.act(seat, answer)
        else:
            game.session.submit(seat, answer)
    except Refused as refused:
        raise AnswerRefused(refused) from None
    except RulesFailed as failed:
        broken = Broken(game.info.id, game.spec.version, game.session.segment, given)
        raise broken from failed.__cause__
    return given


def _undo(game: Game, seat: int) -> Given:
    try:
        return game.session.undo(seat)
    except Refused as refused:
        raise AnswerRefused(refused) from None
    except Exception as error:
        raise Broken(game.info.id, game.spec.version, game.session.segment) from error


def _read_by_all(session: Session[Any]) -> list[Line]:
    return [line for line in session.lines() if line.audience is None]


def _took_back(session: Session[Any], given: Given, *, told: bool) -> Line:
    """Return the public log line about an undo. It says what was undone only if everybody may know it.

    `told` is False for an answer that was held while other seats choose at the same time, so that nobody has read
    of it.
    """
    question = public_question(session, given.seat)
    if question is None or question.decision.key != given.key or not told:
        return Line(text("bot-log-took-back-hidden", seat=Seat(given.seat)), given.seat)
    labels: list[Arg] = []
    for token in given.answer:
        name, sign, amount = token.partition("=")
        label = question.wordings[name].label
        labels.append(text("bot-log-amount", n=int(amount), what=label) if sign else label)
    return Line(text("bot-log-took-back", seat=Seat(given.seat), what=Listed(tuple(labels))), given.seat)


def _outcome(game: Game, seat: int, recorded: Recorded | None) -> Outcome:
    """Return an act's outcome for a seat. `recorded` is None if the interaction was already processed."""
    session = game.session
    held = held_answer(session, seat) is not None
    if recorded is None:
        return Outcome(game.info, (), (), session.finished, held, repeated=True)
    lines = tuple(one for one in recorded.lines if one.line.visible_to(seat))
    return Outcome(game.info, lines, recorded.newly_asked, session.finished, held)
