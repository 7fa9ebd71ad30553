"""Rooms, stables and renovation."""

from __future__ import annotations

from collections.abc import Mapping

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.hooks import About, Built
from games.agricola.crops import names_of, spaces_of
from games.agricola.goods import HOUSES, covers, take, times
from games.agricola.state import PEOPLE, STABLES, AgricolaState, Player
from games.agricola.wording.terms import cells_text, goods_text
from games.core.decision import Answer, Decision, Kind, Part, Refusal
from games.core.text import Text

ROOM_COST: Mapping[str, Mapping[str, int]] = {house: {house: 5, "reed": 2} for house in HOUSES}
PROPOSALS = 8


def room_cost(state: AgricolaState, player: Player) -> Mapping[str, int]:
    """What one more room costs: 5 of what the house is made of and 2 reed, unless hand cards say otherwise."""
    cost = ROOM_COST[player.house]
    return hooks.room_cost.value(state, cost, About(player.seat, player.house)) if state.cards else cost


def most_times(player: Player, cost: Mapping[str, int]) -> int:
    """How often the player can pay a cost."""
    return min(player.goods[good] // n for good, n in cost.items())


def can_build_room(state: AgricolaState, player: Player) -> bool:
    """Whether a room could be built."""
    goods = player.goods
    if not state.cards and (goods["reed"] < 2 or goods[player.house] < 5):
        return False
    return covers(goods, room_cost(state, player)) and bool(player.yard.room_sites())


async def build_rooms(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Ask where to build rooms, any number that can be paid; whether any was built."""
    cells = await ask_freely(state, player, lambda: _rooms_decision(state, player, optional=may_decline()))
    if not cells:
        return False
    paid = times(room_cost(state, player), len(cells))
    take(player.goods, paid)
    player.yard.rooms |= spaces_of(player.yard.grid, cells)
    player.acted()
    state.tell(
        "agricola-log-rooms", player.seat, n=len(cells), cells=cells_text(cells), cost=goods_text(paid)
    )
    if state.cards:
        await hooks.after_build.fire(state, Built(player.seat, "rooms"))
    return True


def _rooms_decision(state: AgricolaState, player: Player, *, optional: bool) -> Decision | None:
    if not can_build_room(state, player):
        return None
    most = most_times(player, room_cost(state, player))
    ids = names_of(player.yard.extra, _reachable(player, most))
    single: list[Answer] = [(name,) for name in names_of(player.yard.extra, player.yard.room_sites())]
    part = Part("build_rooms", ids, Kind.CELLS, 0 if optional else 1, min(most, len(ids)))
    return Decision(player.seat, "build_rooms", (part,), _few(single, optional=optional), args={"most": most})


def _few(single: list[Answer], *, optional: bool) -> tuple[Answer, ...]:
    return (*single[:PROPOSALS], ()) if optional else tuple(single[:PROPOSALS])


def _reachable(player: Player, steps: int) -> int:
    """The spaces that up to `steps` new rooms, each next to a room, could stand on."""
    yard = player.yard
    free = yard.unused
    reached = yard.rooms
    for _ in range(steps):
        more = reached | (yard.grid.around(reached) & free)
        if more == reached:
            break
        reached = more
    return reached & ~yard.rooms


def rooms_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rule that every new room must touch the house, or another new room that does."""
    yard = state.players[decision.seat].yard
    if not answer or yard.grid.connected(yard.rooms | spaces_of(yard.grid, answer)):
        return None
    return Refusal("room_apart", Text("agricola-refused-room-apart"), decision.proposals)


def can_build_stable(player: Player, wood: int) -> bool:
    """Whether a stable could be built for `wood` wood."""
    return player.stables_left > 0 and player.goods["wood"] >= wood and bool(player.yard.stable_sites())


async def build_stables(
    state: AgricolaState, player: Player, may_decline: MayDecline = never, *, wood: int, most: int = STABLES
) -> bool:
    """Ask where to build stables for `wood` wood each; whether any was built."""

    def question() -> Decision | None:
        if not can_build_stable(player, wood):
            return None
        optional = may_decline()
        ids = names_of(player.yard.extra, player.yard.stable_sites())
        number = min(most, player.stables_left, player.goods["wood"] // wood if wood else most, len(ids))
        part = Part("build_stables", ids, Kind.CELLS, 0 if optional else 1, number)
        proposals = _few([(name,) for name in ids], optional=optional)
        return Decision(player.seat, "build_stables", (part,), proposals, args={"most": number})

    cells = await ask_freely(state, player, question)
    if not cells:
        return False
    player.goods["wood"] -= wood * len(cells)
    player.yard.stables |= spaces_of(player.yard.grid, cells)
    player.acted()
    state.tell("agricola-log-stables", player.seat, n=len(cells), cells=cells_text(cells), wood=wood * len(cells))
    return True


def renovation_cost(state: AgricolaState, player: Player) -> Mapping[str, int] | None:
    """One of the next material for each room and 1 reed; None for a stone house."""
    at = HOUSES.index(player.house)
    if at + 1 == len(HOUSES):
        return None
    cost: Mapping[str, int] = {HOUSES[at + 1]: player.rooms, "reed": 1}
    return hooks.renovation_cost.value(state, cost, About(player.seat, HOUSES[at + 1])) if state.cards else cost


def can_renovate(state: AgricolaState, player: Player) -> bool:
    """Whether the house could be renovated now."""
    cost = renovation_cost(state, player)
    return cost is not None and covers(player.goods, cost)


async def renovate(state: AgricolaState, player: Player) -> None:
    """Turn the whole house into the next material."""
    cost = renovation_cost(state, player)
    assert cost is not None, "a stone house cannot be renovated"
    take(player.goods, cost)
    player.house = HOUSES[HOUSES.index(player.house) + 1]
    player.acted()
    state.tell("agricola-log-renovate", player.seat, house=player.house, cost=goods_text(cost))
    if state.cards:
        await hooks.after_build.fire(state, Built(player.seat, "house"))


def can_grow(state: AgricolaState, player: Player, *, without_room: bool = False) -> bool:
    """Whether the family can grow: somebody is still to come, and there is room (unless it is not needed)."""
    if player.people == PEOPLE:
        return False
    if without_room:
        return True
    room = player.rooms
    if state.cards:
        room = hooks.more_people.value(state, room, About(player.seat))
    return room > player.people


def grow(state: AgricolaState, player: Player) -> None:
    """A newborn: counts as a person at once, and acts from the next round."""
    player.people += 1
    player.newborns += 1
    player.acted()
    state.tell("agricola-log-newborn", player.seat, people=player.people)
