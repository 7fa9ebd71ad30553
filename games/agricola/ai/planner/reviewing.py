"""Comparison of a turn that was played with the one that the strong AI would have played."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from games.agricola.ai.planner import lookahead
from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.lookahead import followed, width_of
from games.agricola.ai.planner.simulation import OneTurn, played_through
from games.agricola.ai.planner.solo_lookahead import best_alone
from games.agricola.ai.planner.taste import Parameters
from games.agricola.ai.planner.turns import RULES, Turn, turns, valued
from games.agricola.state import AgricolaState
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Refused, normalize
from games.core.run import StoredAnswer, check_answer

Given = tuple[str, Answer]
"""The key of a question, and an answer to it."""


class Comparison(NamedTuple):
    """A turn of the strong AI, which begins with `option`, and how many points more it is worth than the one that was
    played."""

    option: str
    gain: float


def compare_turns(
    state: AgricolaState, asked: Decision, given: Answer, following: Iterable[StoredAnswer], taste: Parameters
) -> Comparison:
    """Compare the turn that was played, `given` where to place a person and `following` to the questions within the
    turn, with the best turn. Both are followed equally far. The state is one that the seat could believe in; hands of
    opponents are emptied in it, as they are unknown."""
    seat = asked.seat
    for player in state.players:
        if player.seat != seat:
            player.hand = []
    played = _played(state, seat, given, following, taste)
    found = turns(state, seat, asked.parts[0].ids, taste)
    if len(state.players) == 1:
        budget = lookahead.ALONE[state.moor, state.cards]
        best = best_alone(found, budget, taste)
        own = best_alone([played], max(1, budget // len(found)), taste)
        again = best_alone([best.first], max(1, budget // len(found)), taste)  # no deeper than the own turn
        return Comparison(best.first.option, again.last.worth - own.last.worth)
    width = width_of(state, seat, len(found))
    if width < 2 or len(found) < 2:
        return Comparison(found[0].option, valued(found[0].then, seat, taste) - played.worth)
    worths = {turn.option: followed(turn.then, seat, taste) for turn in found[:width]}
    option = max(worths, key=lambda one: worths[one])
    return Comparison(option, worths[option] - followed(played.then, seat, taste))


def _played(
    state: AgricolaState, seat: int, given: Answer, following: Iterable[StoredAnswer], taste: Parameters
) -> Turn:
    """Return the turn that was played, in a copy. Where the copy asks something else, as after an unknown card was
    drawn, the AI answers."""
    left = deque((one.key, one.answer) for one in following)

    def own(now: AgricolaState, asked: Decision) -> Answer:
        if asked.seat == seat and left and left[0][0] == asked.key:
            try:
                return check_answer(RULES, now, asked, left.popleft()[1])
            except Refused:
                left.clear()
        return answer(now, asked, taste)

    then = played_through(OneTurn(given), copy_of(state), own)
    return Turn(valued(then, seat, taste), given[0], then)


def answers_within(state: AgricolaState, seat: int, first: str, taste: Parameters) -> list[Given]:
    """Return the strong AI's answers to the questions within its own turn that begins with `first`, in order."""
    found: list[Given] = []

    def noted(now: AgricolaState, asked: Decision) -> Answer:
        given = normalize(asked, answer(now, asked, taste))
        if asked.seat == seat:
            found.append((asked.key, given))
        return given

    played_through(OneTurn((first,)), copy_of(state), noted)
    return found
