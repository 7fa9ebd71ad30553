"""What is asked back at a table: which answers one may ask for, what has happened since, whom it concerns, and how that
is told so that nobody learns anything by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.decision import Answer
from games.core.journal import Line
from games.core.session import Session
from games.core.since import Since, since
from games.core.text import Arg, Listed, Seat, Text, key_of, text
from games.core.view import Question, table_view
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import proof
from storage.undo import undone
from storage.undo.undone import Standing
from tables.core.errors import Trouble
from tables.core.installed_game import spec_of
from tables.undo.past import NotRepeated, acts_of, answers_of, past_session


@dataclass(frozen=True, slots=True)
class Offer:
    """An own answer that one may ask back: its place, and the lines that its act has written, as one may read them,
    those of oneself first. Where there are none, `question` is what was asked then; `answer` is what was given."""

    segment: int
    n: int
    lines: tuple[Line, ...]
    answer: Answer
    question: Question | None = None


async def offer_of(
    reader: Reader, info: TableInfo, at: tuple[int, int], one: Standing, told: tuple[Line, ...]
) -> Offer:
    """An answer as whoever gave it knows it again."""
    seen = _by(one.given.seat, [line for line in told if line.visible_to(one.given.seat)])
    question = None
    if not seen and not one.given.free:
        session = await past_session(reader, info, at[0], at[1] - 1)
        question = table_view(session, one.given.seat).question
    return Offer(one.segment, one.n, seen, one.given.answer, question)


async def open_to(reader: Reader, info: TableInfo, seat: int) -> dict[tuple[int, int], Standing]:
    """The seat's answers that may be asked back, by segment and the how-manieth answer of it that stands: since these
    rules hold, and since one was refused; but for acts of which nobody may know."""
    epochs = await proof.epochs(reader, info.id)
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
    """Answers by segment and the how-manieth answer of it they are."""
    counts: dict[int, int] = {}
    found: dict[tuple[int, int], Standing] = {}
    for one in standing:
        counts[one.segment] = counts.get(one.segment, 0) + 1
        found[one.segment, counts[one.segment]] = one
    return found


async def count_before(reader: Reader, info: TableInfo, segment: int, n: int) -> int | None:
    """How many answers of a segment stand before number `n` of it; None when that does not stand any more."""
    for (_, count), one in _places(await undone.standing(reader, info.id)).items():
        if (one.segment, one.n) == (segment, n):
            return count - 1
    return None


async def session_before(reader: Reader, info: TableInfo, segment: int, n: int) -> Session[Any]:
    """The table as it stood before an answer. Raises `Trouble` when that does not stand any more, or what was before it
    cannot be built again."""
    count = await count_before(reader, info, segment, n)
    if count is None:
        raise Trouble("bot-trouble-undo-closed")
    try:
        return await past_session(reader, info, segment, count)
    except NotRepeated as error:
        raise Trouble("bot-trouble-undo-closed") from error


async def happened_since(reader: Reader, info: TableInfo, segment: int, n: int) -> Since:
    """What has happened since an answer, that answer included. Raises `Trouble`."""
    session = await session_before(reader, info, segment, n)
    return since(session, await answers_of(reader, info.id), len(info.seats))


def voters_of(info: TableInfo, asker: int, happened: Since) -> set[int]:
    """The seats of persons, but the one who asks, that have acted or learnt something."""
    persons = {one.seat for one in info.seats if one.person is not None}
    return (set(happened.concerned) & persons) - {asker}


async def said_of(reader: Reader, info: TableInfo, segment: int, n: int) -> Text:
    """What would be taken back, as everybody may know it: the first thing that was told of it."""
    count = await count_before(reader, info, segment, n)
    acts = await acts_of(reader, info, latest=True)
    act = next(one for one in acts if count is not None and (one.segment, one.count) == (segment, count + 1))
    told = [line for line in act.lines if line.audience is None and line.weight == 1]
    return _by(act.seat, told)[0].text if told else text("bot-undo-untold")


def _by(seat: int | None, told: Sequence[Line]) -> tuple[Line, ...]:
    """What an act has told, at first what it tells of its seat: whoever answers last of several who were asked at once
    tells of all of them."""
    return tuple(sorted(told, key=lambda line: seat not in (line.seat, *_named(line.text))))


def _named(said: Arg) -> Iterator[int]:
    """The seats that a text names."""
    if isinstance(said, Seat):
        yield said.seat
    parts = said.args.values() if isinstance(said, Text) else said.items if isinstance(said, Listed) else ()
    for part in parts:
        yield from _named(part)


def told_of(info: TableInfo, happened: Since) -> Listed:
    """Who has acted how often, and learnt how much of what kind."""
    return Listed(tuple(
        text("bot-undo-concerned", seat=Seat(seat), acts=happened.acts[seat],
             cards=_cards(info, happened.cards.get(seat, {})), saw=sum(happened.cards.get(seat, {}).values()),
             more=int(seat in happened.learnt and seat not in happened.cards))
        for seat in sorted(happened.concerned)
    ))


def _cards(info: TableInfo, counts: Mapping[str, int]) -> Any:
    return Listed(tuple(Text(key_of(info.game, "pool", pool), {"n": n}) for pool, n in sorted(counts.items())))
