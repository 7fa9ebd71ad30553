"""Answer questions, act out of turn, and undo answers that a seat can undo alone."""

from __future__ import annotations

from typing import Any

from games.core.decision import Answer, Decision, Refused, normalize
from games.core.journal import Line
from games.core.run import StoredAnswer
from games.core.session import RulesFailed, Session
from games.core.text import Arg, Listed, Seat, text
from games.core.view import held_answer, public_question
from storage.model import Person
from storage.orders import orders
from storage.play import games
from tables.core.errors import AnswerRefused, StaleQuestion
from tables.core.model import Outcome
from tables.core.permissions import check_ai, check_playing, check_seat
from tables.core.sessions import Game, Mark, RulesError, mark_of
from tables.state.recording import Recorded
from tables.state.records import Act, Records
from tables.time.clock_updates import uncount_last_answer


class Answers:
    """Apply and store the answers and undos of seats. Each is done in the table's queue and in one transaction."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def submit(
        self, table_id: int, seat: int, number: int, answer: Answer, *,
        by: Person | None, interaction: int | None = None, cause: str = "person",
    ) -> Outcome:
        """Give and store the seat's answer to its open question, and run the game on to the next questions. An answer
        that is held until all seats asked at the same time have answered can be changed by another call.

        `number` is the question's (the one in its buttons, not a count). `cause` is "person", or "ai" for an AI seat
        (then `by` is None). A repeated `interaction` changes nothing. Raises `StaleQuestion` if the question is no
        longer open, `AnswerRefused` if a rule forbids the answer, or another `RequestRefused` (not the person's seat,
        not playing, storage); then nothing is stored.
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
        """Give and store a seat's answer within an act that is already open, as for orders (answers given ahead).

        `number` is the question's, as its buttons carry it. `cause` is "person", "ai" or "order"; the caller has
        checked that it may answer for the seat. Raises `StaleQuestion` if the question is no longer open, and
        `AnswerRefused` if a rule forbids the answer.
        """
        game, session = act.game, act.game.session
        if number != session.numbers.get(seat, 0):
            raise StaleQuestion(game.info.id, seat)
        before, decision = mark_of(session), session.question(seat)
        changed = decision is not None and seat not in before.asks
        given = _submit(game, seat, decision, answer)
        asked_at = None
        if changed:
            asked_at = await games.delete_last_answer(act.tx, game.info.id, before.segment, seat)
            await orders.forget_used_segment(act.tx, game.info.id, seat, before.segment, given.key)
        return await self._store(act, before, given, cause, asked_at)

    async def act_out_of_turn(
        self, table_id: int, seat: int, number: int, answer: Answer, *, by: Person, interaction: int | None = None
    ) -> Outcome:
        """Act out of turn for the seat's person `by`, that is, without being asked, as the seat's view offers it in
        `out_of_turn`, and store that. `number` is the seat's question number with which the offer was shown, as its
        button carries it. A repeated `interaction` changes nothing. Raises `StaleQuestion` if the offer is out of date,
        `AnswerRefused` if a rule forbids the act, or another `RequestRefused`; then nothing is stored."""
        async with self._records.act(table_id, interaction) as act:
            game, session = act.game, act.game.session
            check_playing(game.info)
            check_seat(game.info, seat, by)
            if not act.new:
                return _outcome(game, seat, None)
            decision = session.out_of_turn_offer(seat)
            if decision is None or number != session.numbers.get(seat, 0):
                raise StaleQuestion(table_id, seat)
            before = mark_of(session)
            given = _submit(game, seat, decision, answer, free=True)
            recorded = await self._store(act, before, given, "person", self._records.clock.now())
        return _outcome(act.game, seat, recorded)

    async def _store(self, act: Act, before: Mark, given: StoredAnswer, cause: str, asked_at: float | None) -> Recorded:
        """Store an answer that the session (the game in memory) has accepted, and all that follows from it."""
        if cause == "person":
            await orders.after_manual_answer(act.tx, act.game.info.id, given.seat)
        await games.add_answer(
            act.tx, act.game.info.id, before.segment, given, cause, asked_at, self._records.clock.now()
        )
        recorded = await act.record(before, acting=given.seat, by_hand=cause == "person", free=given.free)
        if not (given.free and act.game.spec.rules.is_secret_act(given.key, given.answer)):
            await self._records.acted(act, given.seat)
        if act.game.session.finished:
            await act.reread()
        return recorded

    async def undo(self, table_id: int, seat: int, *, by: Person, interaction: int | None = None) -> Outcome:
        """Undo the last answer of the seat, which the person `by` holds, and store that, unless something has happened
        since that stops it (a draw, something learnt, another seat's answer). A second call undoes the answer before
        it, but a repeated `interaction` changes nothing. Raises `AnswerRefused` or another `RequestRefused`."""
        async with self._records.act(table_id, interaction) as act:
            game, session = act.game, act.game.session
            check_playing(game.info)
            check_seat(game.info, seat, by)
            if not act.new:
                return _outcome(game, seat, None)
            before, held, read = mark_of(session), session.held_answer(seat), _read_by_all(session)
            given = _undo(game, seat)
            told = given != held or _read_by_all(session) != read
            cause = await orders.last_cause(act.tx, table_id, session.segment, given)
            await games.undo_to(act.tx, table_id, session.segment, session.given, self._records.clock.now())
            await orders.suspend_after_undo(
                act.tx, table_id, seat, session.segment, given.key, ordered=cause == "order"
            )
            if not given.free:
                await uncount_last_answer(act.tx, game.info, seat, cause)
            recorded = await act.record(
                before, acting=seat, own=[_took_back(session, given, told=told)], free=given.free
            )
            await self._records.acted(act, seat)
        return _outcome(game, seat, recorded)


def _submit(game: Game, seat: int, decision: Decision | None, answer: Answer, *, free: bool = False) -> StoredAnswer:
    """Apply the answer to the game in memory and return it in the form to be stored. Raises `AnswerRefused`, and
    `RulesError` if the rules fail."""
    try:
        given = StoredAnswer(
            seat, decision.key if decision else "", normalize(decision, answer) if decision else answer,
            free or game.session.is_acting_out_of_turn(seat),
        )
        if free:
            game.session.act_out_of_turn(seat, answer)
        else:
            game.session.submit(seat, answer)
    except Refused as refused:
        raise AnswerRefused(refused) from None
    except RulesFailed as failed:
        broken = RulesError(game.info.id, game.spec.version, game.session.segment, given)
        raise broken from failed.__cause__
    return given


def _undo(game: Game, seat: int) -> StoredAnswer:
    try:
        return game.session.undo(seat)
    except Refused as refused:
        raise AnswerRefused(refused) from None
    except Exception as error:
        raise RulesError(game.info.id, game.spec.version, game.session.segment) from error


def _read_by_all(session: Session[Any]) -> list[Line]:
    return [line for line in session.lines() if line.audience is None]


def _took_back(session: Session[Any], given: StoredAnswer, *, told: bool) -> Line:
    """Return the public log line about an undo. It says what was undone only if everybody may know it, and if it can be
    worded: the same question may be open with other options, as a secret act since then has been repeated.

    `told` is False for an answer that was held while other seats choose at the same time, so that nobody has read of
    it.
    """
    question = public_question(session, given.seat)
    tokens = [token.partition("=") for token in given.answer]
    known = question is not None and question.decision.key == given.key
    if not told or question is None or not known or any(name not in question.wordings for name, _, _ in tokens):
        return Line(text("bot-log-took-back-hidden", seat=Seat(given.seat)), given.seat)
    labels: list[Arg] = []
    for name, sign, amount in tokens:
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
