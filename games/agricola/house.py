"""Rooms, stables and renovation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.hooks import RENOVATION, ROOM, Grown, Renovated, RoomsBuilt
from games.agricola.crops import names_of
from games.agricola.goods import HOUSES
from games.agricola.land import change
from games.agricola.paying import pay_one, payable, times
from games.agricola.state import PEOPLE, STABLES, AgricolaState, Player
from games.agricola.wording.terms import cells_text, goods_text
from games.core.decision import YES, Answer, Decision, Kind, Part, Refusal, one_of, yes_no
from games.core.prices import Price, price
from games.core.text import Text

ROOM_COST: Mapping[str, Mapping[str, int]] = {house: {house: 5, "reed": 2} for house in HOUSES}
ROOM_PRICE = {house: price(cost) for house, cost in ROOM_COST.items()}
PROPOSALS = 8
ANY = 99
"""As many as can be paid."""
NOTHING = "nothing"
INSTEAD = "instead:"
"""Prefix of the act of a card that is done instead of a renovation."""


def room_prices(state: AgricolaState, player: Player) -> tuple[Price, ...]:
    """What one more room can be paid with: 5 of what the house is made of and 2 reed, unless cards say otherwise."""
    return ROOM.of(state, player, ROOM_PRICE[player.house], "room")


def most_rooms(player: Player, prices: Sequence[Price]) -> int:
    """How many rooms the player can pay."""
    sites = player.yard.free.bit_count()
    if len(prices) == 1:
        return min([player.goods[good] // n for good, n in prices[0].goods], default=sites)
    return next((n - 1 for n in range(1, sites + 1) if not payable(player, times(prices, n))), sites)


def can_build_room(state: AgricolaState, player: Player) -> bool:
    """Whether a room could be built."""
    return bool(payable(player, room_prices(state, player)) and player.yard.room_sites)


async def build_rooms(
    state: AgricolaState, player: Player, may_decline: MayDecline = never, *, most: int = ANY
) -> bool:
    """Ask where to build rooms, any number up to `most` that can be paid; whether any was built."""
    cells = await ask_freely(state, player, lambda: _rooms_decision(state, player, most, optional=may_decline()))
    if not cells:
        return False
    paid = await pay_one(player, times(room_prices(state, player), len(cells)))
    player.acted()
    state.tell(
        "agricola-log-rooms", player.seat, n=len(cells), cells=cells_text(cells), cost=goods_text(paid)
    )
    await change(state, player, player.yard.laid("room", player.yard.spaces(cells)))
    await hooks.rooms_built.fire(state, RoomsBuilt(player.seat, cells, player.house))
    return True


def _rooms_decision(state: AgricolaState, player: Player, most: int, *, optional: bool) -> Decision | None:
    if not can_build_room(state, player):
        return None
    most = min(most, most_rooms(player, room_prices(state, player)))
    ids = names_of(player.yard.extra, _reachable(player, most))
    single: list[Answer] = [(name,) for name in names_of(player.yard.extra, player.yard.room_sites)]
    part = Part("build_rooms", ids, Kind.CELLS, 0 if optional else 1, min(most, len(ids)))
    return Decision(player.seat, "build_rooms", (part,), _few(single, optional=optional), args={"most": most})


def _few(single: list[Answer], *, optional: bool) -> tuple[Answer, ...]:
    return (*single[:PROPOSALS], ()) if optional else tuple(single[:PROPOSALS])


def _reachable(player: Player, steps: int) -> int:
    """The spaces that up to `steps` new rooms, each next to a room, could stand on."""
    yard = player.yard
    free = yard.free
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
    if not answer or yard.grid.connected(yard.rooms | yard.spaces(answer)):
        return None
    return Refusal("room_apart", Text("agricola-refused-room-apart"), decision.proposals)


def can_build_stable(player: Player, wood: int) -> bool:
    """Whether a stable could be built for `wood` wood."""
    return player.stables_left > 0 and player.goods["wood"] >= wood and bool(player.yard.stable_sites)


async def build_stables(
    state: AgricolaState, player: Player, may_decline: MayDecline = never, *, wood: int, most: int = STABLES
) -> bool:
    """Ask where to build stables for `wood` wood each; whether any was built."""

    def question() -> Decision | None:
        if not can_build_stable(player, wood):
            return None
        optional = may_decline()
        ids = names_of(player.yard.extra, player.yard.stable_sites)
        number = min(most, player.stables_left, player.goods["wood"] // wood if wood else most, len(ids))
        part = Part("build_stables", ids, Kind.CELLS, 0 if optional else 1, number)
        proposals = _few([(name,) for name in ids], optional=optional)
        return Decision(player.seat, "build_stables", (part,), proposals, args={"most": number})

    cells = await ask_freely(state, player, question)
    if not cells:
        return False
    player.goods["wood"] -= wood * len(cells)
    player.acted()
    state.tell("agricola-log-stables", player.seat, n=len(cells), cells=cells_text(cells), wood=wood * len(cells))
    await change(state, player, player.yard.with_stables(player.yard.spaces(cells)))
    return True


def renovation_prices(state: AgricolaState, player: Player, material: str) -> tuple[Price, ...]:
    """What renovating to a material can be paid with: one of it for each room and 1 reed, unless cards say otherwise.
    """
    return RENOVATION.of(state, player, _renovation(material, player.rooms), material)


@lru_cache(maxsize=64)
def _renovation(material: str, rooms: int) -> Price:
    return price({material: rooms, "reed": 1})


def renovation_targets(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The materials that the house could be renovated to: the next one, unless cards say otherwise."""
    at = HOUSES.index(player.house) + 1
    return hooks.renovation_targets.of(state, player, HOUSES[at : at + 1])


def can_renovate(state: AgricolaState, player: Player) -> bool:
    """Whether the house could be renovated now, or a card lets one do something instead."""
    return bool(_renovations(state, player))


def _renovations(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The materials that can be paid, and with `INSTEAD` the cards that may act instead."""
    options, instead = _payable_targets(state, player), hooks.instead_of_renovation
    return (*options, *[INSTEAD + card for card in instead.offered(state, player)]) if instead.effects else options


def _payable_targets(state: AgricolaState, player: Player) -> tuple[str, ...]:
    return tuple([
        material for material in renovation_targets(state, player)
        if payable(player, renovation_prices(state, player, material))
    ])


async def renovate(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Turn the whole house into another material, or let a card act instead; whether it was done. Who has no choice is
    not asked."""

    def question() -> Decision | None:
        options = _renovations(state, player)
        if options and may_decline():
            options = (*options, NOTHING)
        return one_of(player.seat, "renovate", options) if options else None

    options = _renovations(state, player)
    if may_decline() or len(options) > 1:
        options = await ask_freely(state, player, question)
    if options in ((), (NOTHING,)):
        return False
    if options[0].startswith(INSTEAD):
        player.acted()
        await hooks.instead_of_renovation.use(state, player, options[0].removeprefix(INSTEAD))
        return True
    paid = await pay_one(player, renovation_prices(state, player, options[0]))
    old, player.house = player.house, options[0]
    player.acted()
    state.tell("agricola-log-renovate", player.seat, house=player.house, cost=goods_text(paid))
    await hooks.renovated.fire(state, Renovated(player.seat, old, player.house))
    return True


def can_grow(state: AgricolaState, player: Player, *, without_room: bool = False) -> bool:
    """Whether the family can grow: somebody is still to come, and there is room (unless it is not needed)."""
    if player.people + player.joined + hooks.people_away.of(state, player, 0) >= PEOPLE:
        return False
    return without_room or hooks.room_for_people.of(state, player, player.rooms) > player.people


async def grow(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """A newborn: counts as a person at once, and acts from the next round; whether there is one."""
    if may_decline() and await ask_freely(state, player, lambda: yes_no(player.seat, "grow")) != YES:
        return False
    player.people += 1
    player.newborns += 1
    player.acted()
    state.tell("agricola-log-newborn", player.seat, people=player.people)
    await hooks.grown.fire(state, Grown(player.seat))
    return True
