"""Where things stand on a farm: rooms to the left, fields below them, pastures to the right."""

from __future__ import annotations

from collections.abc import Iterator

from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.crops import names_of
from games.agricola.farmyard.grid import bits
from games.agricola.farmyard.pastures import Enclosure, possible_pastures
from games.agricola.farmyard.yard import Farmyard
from games.agricola.fences import plan_of
from games.agricola.state import AgricolaState, Player
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Part

WIDTH = 5
"""How many beginnings of a fencing are followed up."""


def _rank(yard: Farmyard, space: int) -> tuple[int, int, int]:
    """How good a space is for a room or field: to the left, where few free neighbours are left behind."""
    row, column = yard.grid.places[space]
    return column, (yard.grid.next_to[space] & yard.free).bit_count(), -row


def compact(yard: Farmyard, part: Part) -> Answer:
    """As few spaces as may be, as far to the left as they can."""
    number = yard.grid.number
    chosen = sorted(part.ids, key=lambda name: _rank(yard, number[name]))[: max(1, part.least)]
    return tuple(name for name in part.ids if name in chosen)


def rooms_answer(yard: Farmyard, part: Part) -> Iterator[Answer]:
    """One room, two, ..., each touching the house; none where that is allowed."""
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
    """No stable, one, ...: to the right, on unused spaces first."""
    number, places = yard.grid.number, yard.grid.places

    def rank(name: str) -> tuple[bool, int, int]:
        space = number[name]
        return bool(yard.fenced >> space & 1), -places[space][1], places[space][0]

    order = sorted(part.ids, key=rank)
    inside = sorted(part.ids, key=lambda name: (not yard.fenced >> number[name] & 1, -places[number[name]][1]))
    for n in range(part.least, part.most + 1):
        for some in {tuple(order[:n]), tuple(inside[:n])}:
            yield tuple(name for name in part.ids if name in some)


def fence_answer(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The first pasture of the best fencing that can be thought of; none where nothing is better."""
    player = state.players[decision.seat]
    wood = player.goods["wood"]
    free = max(0, int(str(decision.args["most"])) - wood)
    best, most = (), worth(state, player, taste) if decision.parts[0].least == 0 else float("-inf")
    paths: list[tuple[float, tuple[int, ...], Farmyard, int]] = [(0.0, (), player.yard, 0)]
    for _ in range(4):
        grown: list[tuple[float, tuple[int, ...], Farmyard, int]] = []
        seen: set[int] = set()
        for _, path, yard, used in paths:
            plan = Enclosure(yard.extra, yard.fences, yard.blocked, min(yard.fences_left, wood + free - used))
            options = sorted(possible_pastures(plan), key=lambda spaces: -_merit(yard, plan, spaces))[:WIDTH]
            for spaces in options:
                new = plan.new_fences(spaces)
                fenced = yard.with_fences(new)
                if fenced.fences in seen:
                    continue
                seen.add(fenced.fences)
                spent = used + new.bit_count()
                after = copy_of(player)
                after.yard = fenced
                after.goods["wood"] = wood - max(0, spent - free)
                grown.append((worth(state, after, taste), (*path, spaces), fenced, spent))
        if not grown:
            break
        grown.sort(key=lambda one: -one[0])
        paths = grown[:WIDTH]
        if paths[0][0] > most:
            most, best = paths[0][0], names_of(player.yard.extra, paths[0][1][0])
    return best


def _merit(yard: Farmyard, plan: Enclosure, spaces: int) -> float:
    """What a pasture promises: spaces used, close to the right edge, for few fences."""
    gained = (spaces & yard.unused).bit_count()
    size = spaces.bit_count()
    right = sum(yard.grid.places[space][1] for space in bits(spaces)) / size
    return 1.2 * gained + 1.0 - 0.62 * plan.new_fences(spaces).bit_count() + 0.3 * right - 0.5 * max(0, size - 3)
