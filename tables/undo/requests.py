"""Undo requests: which answers a seat may ask to undo, what has happened since, and who must agree.

The texts about a request reveal nothing that was secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.decision import Answer
from games.core.journal import Line
from games.core.session import Session
from games.core.text import Arg, Listed, Seat, Text, key_of, text
from games.core.undo_impact import Since, since
from games.core.view import Question, table_view
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import verification
from storage.undo import undone
from storage.undo.undone import Standing
from tables.core.errors import Trouble
from tables.core.installed_game import spec_of
from tables.undo.past import NotRepeated, acts_of, answers_of, past_session


@dataclass(frozen=True, slots=True)
class Offer:
    """An own answer that a person may ask to undo.

    `segment` and `n` are its stored place. `lines` are the log lines of its act that the person may read, those
    about their seat first. If there are none, `question` is what was asked. `answer` is what was given.
    """

    segment: int
    n: int
    lines: tuple[Line, ...]
    answer: Answer
    question: Question | None = None


async def offer_of(
    reader: Reader, info: TableInfo, at: tuple[int, int], one: Standing, told: tuple[Line, ...]
) -> Offer:
    """Return the offer for a seat's answer, with the lines or the question by which its person recognises it."""
    seen = _by(one.given.seat, [line for line in told if line.visible_to(one.given.seat)])
    question = None
    if not seen and not one.given.free:
        session = await past_session(reader, info, at[0], at[1] - 1)
        question = table_view(session, one.given.seat).question
    return Offer(one.segment, one.n, seen, one.given.answer, question)


async def open_to(reader: Reader, info: TableInfo, seat: int) -> dict[tuple[int, int], Standing]:
    """Return the answers that a seat may ask to undo, keyed by (segment, position among its answers that were not
    undone).

    They are later than the last change of the rules and the last refused request. Acts that no one may know of are
    left out.
    """
    epochs = await verification.epochs(reader, info.id)
    if not epochs:
        return {}
    least = await undone.refused(reader, info.id) or (-1, 0)
    rules = spec_of(info.game).rules
    found: dict[tuple[int, int], Standing] = {}
    for at, one in _places(await undone.standing(reader, info.id)).items():
        if one.given.seat != seat or (one.given.free and rules.unnoticed(one.given.key, one.given.answer)):
            continue
        if one.segment >= epochs[-1].segment and (one.segment, one.n) > least:
            found[at] = one
    return found


def _places(standing: list[Standing]) -> dict[tuple[int, int], Standing]:
    """Return answers keyed by (segment, position within the segment, counted from 1)."""
    counts: dict[int, int] = {}
    found: dict[tuple[int, int], Standing] = {}
    for one in standing:
        counts[one.segment] = counts.get(one.segment, 0) + 1
        found[one.segment, counts[one.segment]] = one
    return found


async def count_before(reader: Reader, info: TableInfo, segment: int, n: int) -> int | None:
    """Return the present index of the answer that was the `n`th one given in a segment (a stretch of the game between
    two checkpoints): how many answers before it still count. None if it was undone itself."""
    for (_, count), one in _places(await undone.standing(reader, info.id)).items():
        if (one.segment, one.n) == (segment, n):
            return count - 1
    return None


async def session_before(reader: Reader, info: TableInfo, segment: int, n: int) -> Session[Any]:
    """Return the session as it stood before an answer. Raises `Trouble` if the answer was undone or the point
    cannot be rebuilt."""
    count = await count_before(reader, info, segment, n)
    if count is None:
        raise Trouble("bot-trouble-undo-closed")
    try:
        return await past_session(reader, info, segment, count)
    except NotRepeated as error:
        raise Trouble("bot-trouble-undo-closed") from error


async def happened_since(reader: Reader, info: TableInfo, segment: int, n: int) -> Since:
    """Return what has happened since an answer, including it. Raises `Trouble`."""
    session = await session_before(reader, info, segment, n)
    return since(session, await answers_of(reader, info.id), len(info.seats))


def voters_of(info: TableInfo, asker: int, happened: Since) -> set[int]:
    """Return the seats of persons, except the one who asks, that have acted or learnt something since."""
    persons = {one.seat for one in info.seats if one.person is not None}
    return (set(happened.concerned) & persons) - {asker}


async def said_of(reader: Reader, info: TableInfo, segment: int, n: int) -> Text:
    """Return the public description of the act that would be undone: the first thing that its log lines said."""
    count = await count_before(reader, info, segment, n)
    acts = await acts_of(reader, info, latest=True)
    act = next(one for one in acts if count is not None and (one.segment, one.count) == (segment, count + 1))
    told = [line for line in act.lines if line.audience is None and line.weight == 1]
    return _by(act.seat, told)[0].text if told else text("bot-undo-untold")


def _by(seat: int | None, told: Sequence[Line]) -> tuple[Line, ...]:
    """Return an act's lines, those about its seat first. If several seats were asked at once, the last act's lines
    are about all of them."""
    return tuple(sorted(told, key=lambda line: seat not in (line.seat, *_named(line.text))))


def _named(said: Arg) -> Iterator[int]:
    """Yield the seats that a text names."""
    if isinstance(said, Seat):
        yield said.seat
    parts = said.args.values() if isinstance(said, Text) else said.items if isinstance(said, Listed) else ()
    for part in parts:
        yield from _named(part)


def told_of(info: TableInfo, happened: Since) -> Listed:
    """Return the text that says how often each seat has acted, and how many cards of each kind it has seen."""
    return Listed(tuple(
        text("bot-undo-concerned", seat=Seat(seat), acts=happened.acts[seat],
             cards=_cards(info, happened.cards.get(seat, {})), saw=sum(happened.cards.get(seat, {}).values()),
             more=int(seat in happened.learnt and seat not in happened.cards))
        for seat in sorted(happened.concerned)
    ))


def _cards(info: TableInfo, counts: Mapping[str, int]) -> Any:
    return Listed(tuple(Text(key_of(info.game, "pool", pool), {"n": n}) for pool, n in sorted(counts.items())))
