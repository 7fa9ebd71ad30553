"""Lookahead in the solo game to the end of the round: no opponent intervenes, so several turns can be followed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.agricola.ai.planner.taste import Parameters
from games.agricola.ai.planner.turns import Turn, after_turn, open_options, turns
from games.agricola.ai.planner.worth import worth
from games.agricola.calendar import LAST_ROUND
from games.agricola.state import Phase

WIDTH = 24
"""Maximum number of sequences that are continued from turn to turn (beam width)."""


class Way(NamedTuple):
    """A sequence of turns: the first, which can be taken now, and the last one simulated so far."""

    first: Turn
    last: Turn


def best_alone(found: Sequence[Turn], budget: int, taste: Parameters) -> Way:
    """Return the best sequence of turns to the end of the round (see `ways_alone`)."""
    return ways_alone(found, budget, taste)[0]


def ways_alone(found: Sequence[Turn], budget: int, taste: Parameters) -> list[Way]:
    """Return sequences of turns found by beam search to the end of the round, with about `budget` simulated turns: the
    best for each first turn that was followed so far, the best first. `found`: the turns possible now, the best
    first."""
    ways = [Way(turn, turn) for turn in found]
    over: list[Way] = []
    while ways:
        hands = max([way.last.then.players[0].home for way in ways])
        width = min(WIDTH, budget // (len(found) * max(1, hands)))
        if width < 2:
            break
        going: list[Way] = []
        for way in _best(ways, width):
            options = _open(way.last)
            going += [Way(way.first, turn) for turn in turns(way.last.then, 0, options, taste)]
            over += [] if options else [_over(way, taste)]
            budget -= len(options)
        ways = going
    best: dict[str, Way] = {}
    for way in sorted([*over, *ways], key=lambda way: -way.last.worth):
        best.setdefault(way.first.option, way)
    return list(best.values())


def _best(ways: Sequence[Way], width: int) -> list[Way]:
    """Return the most promising sequences. Sequences with exactly equal values, mostly the same turns in another order,
    are kept once."""
    kept: dict[float, Way] = {}
    for way in sorted(ways, key=lambda way: -way.last.worth):
        kept.setdefault(way.last.worth, way)
    return list(kept.values())[:width]


def _over(way: Way, taste: Parameters) -> Way:
    """Continue a sequence to the end of its round; in the last round to the end of the game, where points are counted
    instead of estimated."""
    then = way.last.then
    if then.round < LAST_ROUND:
        return way
    while then.phase is not Phase.END:
        then = after_turn(then, (), taste)
    return Way(way.first, Turn(worth(then, then.players[0], taste), way.last.option, then))


def _open(turn: Turn) -> Sequence[str]:
    return open_options(turn.then) if turn.then.phase is Phase.WORK else ()
