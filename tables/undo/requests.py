"""Undo requests: which answers a seat may ask to undo, what has happened since, and who must agree.

An answer is named by its segment (the stretch of the game between two stored states) and `n`, its number among the
answers of all seats given there, undone ones included, counted from 1. The texts about a request reveal nothing that
was secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.decision import Answer
from games.core.journal import Line
from games.core.session import Session
from games.core.text import Listed, Seat, Text, key_of, named_seats, text
from games.core.undo_impact import UndoImpact, undo_impact
from games.core.view import Question, table_view
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import verification
from storage.undo import undone
from storage.undo.undone import StandingAnswer
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.undo.past import CannotRebuild, acts_of, answers_of, past_session


@dataclass(frozen=True, slots=True)
class Offer:
    """One of a person's own answers that they may ask to undo, with what they need to recognise it.

    `segment` and `n` name the answer (see the module). `lines` are the log lines of its act that the person may read,
    those about their seat first. If there are none, `question` is what was asked. `answer` is what was given. `back`:
    how many of their own answers go with it, itself included.
    """

    segment: int
    n: int
    lines: tuple[Line, ...]
    answer: Answer
    back: int
    question: Question | None = None


async def offer_of(
    reader: Reader, info: TableInfo, at: tuple[int, int], standing: StandingAnswer, lines: tuple[Line, ...], back: int
) -> Offer:
    """Return the offer for the seat's answer `standing`, with that by which its person recognises it: the log lines
    that they may read, or if there are none, the question (acts out of turn have none).

    `at` is its segment and position there among the answers of all seats that were not undone, counted from 1; `lines`
    are all log lines of its act, `back` is how many of the seat's answers go with it. Raises `CannotRebuild` if the
    question is needed and cannot be rebuilt.
    """
    seen = _own_lines_first(standing.given.seat, [line for line in lines if line.visible_to(standing.given.seat)])
    question = None
    if not seen and not standing.given.free:
        session = await past_session(reader, info, at[0], at[1] - 1)
        question = table_view(session, standing.given.seat).question
    return Offer(standing.segment, standing.n, seen, standing.given.answer, back, question)


async def undoable_answers(reader: Reader, info: TableInfo, seat: int) -> dict[tuple[int, int], StandingAnswer]:
    """Return the answers that a seat may ask to undo, keyed by (segment, position in it among the answers of all seats
    that were not undone, counted from 1).

    They are later than the last change of the rules and the last refused request. Acts that the others may not know of
    are left out.
    """
    epochs = await verification.epochs(reader, info.id)
    if not epochs:
        return {}
    least = await undone.refused(reader, info.id) or (-1, 0)
    rules = spec_of(info.game).rules
    found: dict[tuple[int, int], StandingAnswer] = {}
    for at, one in _places(await undone.standing(reader, info.id)).items():
        if one.given.seat != seat or (one.given.free and rules.is_secret_act(one.given.key, one.given.answer)):
            continue
        if one.segment >= epochs[-1].segment and (one.segment, one.n) > least:
            found[at] = one
    return found


def _places(standing: list[StandingAnswer]) -> dict[tuple[int, int], StandingAnswer]:
    """Return answers keyed by (segment, position within the segment, counted from 1)."""
    counts: dict[int, int] = {}
    found: dict[tuple[int, int], StandingAnswer] = {}
    for one in standing:
        counts[one.segment] = counts.get(one.segment, 0) + 1
        found[one.segment, counts[one.segment]] = one
    return found


async def count_before(reader: Reader, info: TableInfo, segment: int, n: int) -> int | None:
    """Return the present index of answer `n` of a segment (a stretch of the game between two stored states): how many
    answers of the segment before it were not undone. `n` counts the answers of all seats there from 1, undone ones
    included. None if the answer was undone itself."""
    for (_, count), one in _places(await undone.standing(reader, info.id)).items():
        if (one.segment, one.n) == (segment, n):
            return count - 1
    return None


async def session_before(reader: Reader, info: TableInfo, segment: int, n: int) -> Session[Any]:
    """Return the game's session (its state in memory) as it stood before answer `n` of a segment, counted from 1,
    undone answers included. Raises `RequestRefused` if the answer was undone or the point cannot be rebuilt."""
    count = await count_before(reader, info, segment, n)
    if count is None:
        raise RequestRefused("bot-trouble-undo-closed")
    try:
        return await past_session(reader, info, segment, count)
    except CannotRebuild as error:
        raise RequestRefused("bot-trouble-undo-closed") from error


async def happened_since(reader: Reader, info: TableInfo, segment: int, n: int) -> UndoImpact:
    """Return what has happened since answer `n` of a segment (counted from 1, undone ones included), that answer
    included: who acted, and who learnt what. It decides who must agree to an undo. Raises `RequestRefused` like
    `session_before`."""
    session = await session_before(reader, info, segment, n)
    return undo_impact(session, await answers_of(reader, info.id), len(info.seats))


def voters_of(asker: int, happened: UndoImpact) -> set[int]:
    """Return the seats that must agree to an undo: those that have acted or learnt something since, except the one that
    asks. Where an AI plays, nobody is asked, unless its person comes back while the request is open."""
    return set(happened.concerned) - {asker}


async def describe_answer(reader: Reader, info: TableInfo, segment: int, n: int) -> Text:
    """Return the public description of answer `n` of a segment (counted from 1, undone ones included), for a request to
    undo it: the first thing that its public log lines said. If there are none, a general text."""
    count = await count_before(reader, info, segment, n)
    acts = await acts_of(reader, info, latest=True)
    act = next(one for one in acts if count is not None and (one.segment, one.count) == (segment, count + 1))
    told = [line for line in act.lines if line.audience is None and line.weight == 1]
    return _own_lines_first(act.seat, told)[0].text if told else text("bot-undo-untold")


def _own_lines_first(seat: int | None, told: Sequence[Line]) -> tuple[Line, ...]:
    """Return an act's lines, those about its seat first. If several seats were asked at once, the lines of the act that
    came last are about all of them."""
    return tuple(sorted(told, key=lambda line: seat not in (line.seat, *named_seats(line.text))))


def describe_impact(info: TableInfo, happened: UndoImpact) -> Listed:
    """Return the text for the voters that says how often each seat has acted since the answer, and how many cards of
    each kind it has seen."""
    return Listed(tuple(
        text("bot-undo-concerned", seat=Seat(seat), acts=happened.acts[seat],
             cards=_cards(info, happened.cards.get(seat, {})), saw=sum(happened.cards.get(seat, {}).values()),
             more=int(seat in happened.learnt and seat not in happened.cards))
        for seat in sorted(happened.concerned)
    ))


def _cards(info: TableInfo, counts: Mapping[str, int]) -> Any:
    return Listed(tuple(Text(key_of(info.game, "pool", pool), {"n": n}) for pool, n in sorted(counts.items())))
