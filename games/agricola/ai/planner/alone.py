"""Alone: the rest of the round in the head. Nobody comes between, so several turns can be followed up to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.turns import Turn, open_options, turns
from games.agricola.state import Phase

WIDTH = 24
"""No more ways than these are followed up from turn to turn."""


class Way(NamedTuple):
    """A turn that can be taken now, and the last one of those that are to follow it."""

    first: Turn
    last: Turn


def best_alone(found: Sequence[Turn], budget: int, taste: Taste) -> Turn:
    """The turn with which the best round begins that can be thought of: of all ways the most promising are followed up
    turn by turn, so many that about `budget` turns are played in the head. `found`: the turns open now, the best first.
    """
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
            going += [Way(way.first, turn) for turn in turns(way.last.then, 0, options, taste)] if options else []
            over += [] if options else [way]
            budget -= len(options)
        ways = going
    return max([*over, *ways], key=lambda way: way.last.worth).first


def _best(ways: Sequence[Way], width: int) -> list[Way]:
    """The most promising ways. Of those that lead to the same position, as another order of the same turns mostly does,
    one: they are worth the same to the last bit."""
    kept: dict[float, Way] = {}
    for way in sorted(ways, key=lambda way: -way.last.worth):
        kept.setdefault(way.last.worth, way)
    return list(kept.values())[:width]


def _open(turn: Turn) -> Sequence[str]:
    return open_options(turn.then) if turn.then.phase is Phase.WORK else ()
