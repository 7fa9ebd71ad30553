"""Placement on the farmyard by the strong AI: rooms to the left, fields below them, pastures to the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.agricola.ai.planner.taste import Parameters
from games.agricola.ai.planner.worth import worth
from games.agricola.crops import names_of
from games.agricola.farmyard.grid import bits
from games.agricola.farmyard.pastures import Enclosure, possible_pastures
from games.agricola.farmyard.yard import Farmyard
from games.agricola.state import AgricolaState, Player
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Part

WIDTH = 4
"""How many partial fencings are extended per step (beam width)."""


def _rank(yard: Farmyard, space: int) -> tuple[int, int, int]:
    """Return the sort key of a space for a room or field: to the left, where few free neighbours are left."""
    row, column = yard.grid.places[space]
    return column, (yard.grid.next_to[space] & yard.free).bit_count(), -row


def compact(yard: Farmyard, part: Part) -> Answer:
    """Return the minimum number of spaces, as far to the left as possible."""
    number = yard.grid.number
    chosen = sorted(part.ids, key=lambda name: _rank(yard, number[name]))[: max(1, part.least)]
    return tuple(name for name in part.ids if name in chosen)


def rooms_answer(yard: Farmyard, part: Part) -> Iterator[Answer]:
    """Yield answers with one room, two, ..., each touching the house; also none if that is allowed."""
    if part.least == 0:
        yield ()
    rooms, cells = yard.rooms, 0
    for n in range(1, part.most + 1):
        sites = yard.grid.around(rooms) & yard.free & ~cells
        if not sites:
            return
        best = min(bits(sites), key=lambda space: _room_rank(yard, space))
        cells |= 1 << best
        rooms |= 1 << best
        if n >= part.least:
            yield names_of(yard.extra, cells)


def _room_rank(yard: Farmyard, space: int) -> tuple[int, int]:
    row, column = yard.grid.places[space]
    return column, row


def stables_answer(yard: Farmyard, part: Part) -> Iterator[Answer]:
    """Yield answers with no stable, one, ...: to the right, on unused spaces first."""
    number, places = yard.grid.number, yard.grid.places

    def rank(name: str) -> tuple[bool, int, int]:
        space = number[name]
        return bool(yard.fenced >> space & 1), -places[space][1], places[space][0]

    order = sorted(part.ids, key=rank)
    inside = sorted(part.ids, key=lambda name: (not yard.fenced >> number[name] & 1, -places[number[name]][1]))
    for n in range(part.least, part.most + 1):
        for some in dict.fromkeys((tuple(order[:n]), tuple(inside[:n]))):
            yield tuple(name for name in part.ids if name in some)


class Fencing(NamedTuple):
    """A sequence of fenced pastures: the resulting value, the first pasture, the farmyard, the fences used."""

    worth: float
    first: int
    yard: Farmyard
    used: int


def fence_answer(state: AgricolaState, decision: Decision, taste: Parameters) -> Answer:
    """Return the first pasture of the best fencing found, or () if nothing improves the farm."""
    player = state.players[decision.seat]
    best = Fencing(worth(state, player, taste) if decision.parts[0].least == 0 else float("-inf"), 0, player.yard, 0)
    reached = [best]
    while reached := _further(state, player, reached, int(str(decision.args["most"])), taste):
        if reached[0].worth > best.worth:
            best = reached[0]
    return names_of(player.yard.extra, best.first)


def _further(
    state: AgricolaState, player: Player, reached: list[Fencing], most: int, taste: Parameters
) -> list[Fencing]:
    """Return the best fencings with one more pasture, the best first."""
    found: dict[int, Fencing] = {}
    wood = player.goods["wood"]
    for _, first, yard, used in reached:
        plan = Enclosure(yard.extra, yard.fences, yard.blocked, min(yard.fences_left, most - used))
        for spaces in sorted(possible_pastures(plan), key=lambda spaces: -_merit(yard, plan, spaces))[:WIDTH]:
            new = plan.new_fences(spaces)
            fenced, spent = yard.with_fences(new), used + new.bit_count()
            if fenced.fences not in found:
                after = copy_of(player)
                after.yard = fenced
                after.goods["wood"] = wood - max(0, spent - max(0, most - wood))
                found[fenced.fences] = Fencing(worth(state, after, taste), first or spaces, fenced, spent)
    return sorted(found.values(), key=lambda one: -one.worth)[:WIDTH]


def _merit(yard: Farmyard, plan: Enclosure, spaces: int) -> float:
    """Return a heuristic value of a pasture: spaces used, near the right edge, for few fences."""
    gained = (spaces & yard.unused).bit_count()
    size = spaces.bit_count()
    right = sum(yard.grid.places[space][1] for space in bits(spaces)) / size
    return 1.2 * gained + 1.0 - 0.62 * plan.new_fences(spaces).bit_count() + 0.3 * right - 0.5 * max(0, size - 3)
