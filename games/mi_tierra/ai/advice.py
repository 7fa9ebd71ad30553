"""Advice for players: what the strong AI would do, what that is for, and what the next best answer would bring."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.core.copying import copy_of
from games.core.decision import Answer, Decision
from games.core.run import Run
from games.core.text import Listed, Text, text
from games.core.view import TableView
from games.mi_tierra.ai.judgement import money_by_part
from games.mi_tierra.ai.places import what_is_at
from games.mi_tierra.ai.purposes import purpose
from games.mi_tierra.ai.reasons import reason
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.ai.strong import STRONG, drawn_from, round_of
from games.mi_tierra.market import BLACK
from games.mi_tierra.state import MiTierraState
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.options import option_wording

COPIES = 4
"""In how many copies of the game the two best answers are compared. They are other copies than those in which they were
chosen, or the luck of that choice would count as well."""
SURE = 1.5
"""Answers that differ by fewer standard errors are said to be about as good."""
CLOSE = 1.0
"""Answers that differ by fewer dollars are said to be about as good."""
NAMED = 3
"""The maximum number of parts of the farm that are named as the difference between two answers."""
SMALL = 0.2
"""Parts that differ by less than this share of the greatest difference are not named."""
OTHERS = "others"
"""The money of the other seats among the parts that are compared."""
LATER = 0.7
"""In this share of the copies the seat must still get the other place in the same round for it to be said to wait."""


def explain(view: TableView[MiTierraView], decision: Decision) -> tuple[Answer, Text]:
    """Return what the strong AI would answer, and why: what that is for, and, where it has tried several answers, what
    the next best would bring instead."""
    board, rng = view.board, drawn_from(view.board, decision)
    situation = Situation(board, decision.seat)
    tried = STRONG.tried(view, decision, rng)
    best = tried[0] if tried else STRONG.quick.answer(board, decision)
    why = purpose(situation, best[0]) if decision.key == "place" else reason(situation, decision, best)
    other = next((one for one in tried[1:] if not _is_alike(board, decision, best, one)), None)
    rng = random.Random(rng.random())
    states = [state for _ in range(COPIES) if other and (state := STRONG.copy(board, decision, rng)) is not None]
    if other is None or len(states) < 2:
        return best, why
    named = option_wording(board, decision, other[0]).label
    return best, with_next_best(why, named, compare(states, decision, best, other))


def _is_alike(board: MiTierraView, decision: Decision, best: Answer, other: Answer) -> bool:
    """Return whether another answer is no other choice: fields with the same crop, pens with the same animals, and
    spaces of the development board with the same cards; and the way to the black market, where the worker has the same
    choice as at home."""
    if decision.key != "place":
        return other == (BLACK,)
    return what_is_at(board, decision.seat, best[0]) == what_is_at(board, decision.seat, other[0])


@dataclass(frozen=True)
class Comparison:
    """What another answer would bring in comparison with the best: the money by which the seat ends less far ahead of
    the others (`less`, with the standard error `doubt`), and the differences in its expected money by part of the farm,
    and in that of the others; none where the game ends after one of the answers only. `waits`: after the best answer
    the seat usually still gets what the other one names in the same round."""

    less: float
    doubt: float
    parts: Mapping[str, float]
    waits: bool


def compare(states: Sequence[MiTierraState], decision: Decision, best: Answer, other: Answer) -> Comparison:
    """Compare two answers in two or more copies of the game, which are played to the end of the round."""
    parts, waits, less, alike = Counter[str](), 0, list[float](), True
    for state in states:
        mine, theirs = (_play(state, decision, one) for one in (best, other))
        less.append(mine.ahead - theirs.ahead)
        parts.update({part: theirs.parts[part] - mine.parts.get(part, 0.0) for part in theirs.parts})
        alike = alike and mine.parts.keys() == theirs.parts.keys()
        waits += other[0] in mine.places
    count, mean = len(states), statistics.fmean(less)
    found = {part: value / count for part, value in parts.items()} if alike else {}
    if found:
        found[OTHERS] = sum(found.values()) + mean
    return Comparison(mean, statistics.stdev(less) / count**0.5, found, waits >= LATER * count)


@dataclass(frozen=True)
class _Round:
    """The rest of a round in a copy: by how much the seat is ahead in the end, its expected money by part of the farm,
    and where it has placed its other workers."""

    ahead: float
    parts: Mapping[str, float]
    places: Sequence[str]


def _play(state: MiTierraState, decision: Decision, answer: Answer) -> _Round:
    """Play a copy to the end of the round after this answer."""
    run, seat, places = Run(STRONG.rules, copy_of(state)), decision.seat, list[str]()
    run.submit(seat, answer)
    while not run.finished and round_of(run.state) == state.round:
        asked, question = next(iter(run.open_questions().items()))
        given = STRONG.quick.answer(STRONG.rules.view(run.state, asked), question)
        if asked == seat and question.key == "place":
            places.append(given[0])
        run.submit(asked, given)
    if run.finished:
        totals = STRONG.rules.result(run.state).totals
        return _Round(STRONG.aim(totals, seat), {"money": totals[seat]}, places)
    return _Round(STRONG.aim(STRONG.expected(run.state), seat), money_by_part(run.state, seat), places)


def with_next_best(why: Text, other: Text, found: Comparison) -> Text:
    """Return a reason with what the next best answer would bring."""
    if found.waits:
        return text("mi-tierra-advice-waits", why=why, other=other)
    if found.less < max(CLOSE, SURE * found.doubt):
        return text("mi-tierra-advice-even", why=why, other=other)
    named = _named(found.parts)
    if not named:
        return text("mi-tierra-advice-next-plain", why=why, other=other, n=round(found.less))
    return text("mi-tierra-advice-next", why=why, other=other, n=round(found.less),
                parts=Listed(tuple(_difference(part, found.parts[part]) for part in named)))


def _named(parts: Mapping[str, float]) -> list[str]:
    """Return the parts of the farm that make the difference, the greatest first."""
    most = max(map(abs, parts.values()), default=0.0)
    found = [part for part, n in parts.items() if abs(n) >= max(CLOSE, SMALL * most)]
    return sorted(found, key=lambda part: -abs(parts[part]))[:NAMED]


def _difference(part: str, money: float) -> Text:
    """Return a part of the farm with what it would bring more or less: "goods −$4". What the others would have more is
    no gain, and so is told without a sign."""
    if part == OTHERS:
        return text(f"mi-tierra-advice-others-{'more' if money > 0 else 'less'}", n=round(abs(money)))
    what = Text(f"mi-tierra-part-{part}")
    return text(f"mi-tierra-advice-{'more' if money > 0 else 'less'}", what=what, n=round(abs(money)))
