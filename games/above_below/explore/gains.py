"""The gains of a page: coins, goods, reputation, caves, villagers, buildings, states."""

from __future__ import annotations

from games.above_below.actions.build import erect, free_for
from games.above_below.actions.train import fee, hire
from games.above_below.book.schema import Gain
from games.above_below.cards.box import SECOND
from games.above_below.content.load import CIDER, POTION, SUPPLIES
from games.above_below.explore.costs import afflict
from games.above_below.gaining import change_reputation, join, tell_reputation
from games.above_below.ids import BUILDING, NEWCOMER, ids, name_of
from games.above_below.paying import can_pay, pay
from games.above_below.rows import take_cave
from games.above_below.state import AboveBelowState, Cave, Player, Zone
from games.above_below.track import ask_laying
from games.above_below.wording.terms import amount, building_name, goods_listed, villager_name
from games.core.decision import Decision, Part
from games.core.text import Seat, text

NOBODY, NOTHING = "nobody", "nothing"
CHEAPER = 2
"""How much less a villager costs by an encounter that makes one cheaper."""


async def receive(state: AboveBelowState, player: Player, gain: Gain) -> None:
    """Take everything that a result brings; what asks for a price has been found payable."""
    await _coins(state, player, gain.coins)
    found: dict[str, int] = {good: state.gain(player.seat, good, n) for good, n in gain.goods.items()}
    found[POTION] = state.gain(player.seat, POTION, gain.potion)
    found[CIDER] = state.gain(player.seat, CIDER, gain.cider)
    if SUPPLIES in state.modules:
        found[SUPPLIES] = state.gain(player.seat, SUPPLIES, gain.supplies)
    if any(found.values()):
        state.say("above-below-log-gains", seat=player.seat, who=Seat(player.seat), goods=goods_listed(found))
    tell_reputation(state, player, change_reputation(state, player, gain.reputation))
    for _ in range(gain.cave):
        if card := take_cave(state):
            player.caves.append(Cave(card))
            state.say("above-below-log-cave", seat=player.seat, who=Seat(player.seat))
    if gain.special_villager is not None:
        _special(state, player, gain.special_villager)
    if gain.villager is not None:
        await _villager(state, player, free=gain.villager == "cheapest_free")
    if gain.building_up_to is not None:
        await _building(state, player, gain.building_up_to)
    if gain.state is not None:
        await afflict(state, player, state.trip, gain.state)


async def _coins(state: AboveBelowState, player: Player, coins: int) -> None:
    if coins > 0:
        player.coins += coins
        state.say("above-below-log-coins", seat=player.seat, who=Seat(player.seat), coins=amount("coin", coins))
    elif coins < 0:
        await pay(state, player, -coins, text("above-below-encounter"))
        state.say("above-below-log-pays", seat=player.seat, who=Seat(player.seat), coins=amount("coin", -coins))


def _special(state: AboveBelowState, player: Player, name: str) -> None:
    """A special villager joins, exhausted (AB-17), while there is one left."""
    piece = next((one for one in state.specials if one.removesuffix(SECOND) == name), None)
    if piece is not None:
        state.specials.remove(piece)
        join(state, player, piece, Zone.EXHAUSTED)
    else:
        state.say("above-below-log-gone", seat=player.seat, villager=villager_name(name))


async def _villager(state: AboveBelowState, player: Player, *, free: bool) -> None:
    """The cheapest villager for hire for nothing, one of them where two spaces cost the same; or any one cheaper."""
    there = [piece for piece in state.for_hire if piece]
    cost = {piece: 0 if free else max(0, fee(state, piece) - CHEAPER) for piece in there}
    if free:
        least = min((fee(state, piece) for piece in there), default=0)
        options = [piece for piece in there if fee(state, piece) == least]
    else:
        options = [piece for piece in there if can_pay(player, cost[piece])]
    if not options:
        state.say("above-below-log-no-villager", seat=player.seat, who=Seat(player.seat))
        return
    key = "free_villager" if free else "cheaper_villager"
    names = ids(NEWCOMER, options) if free else (*ids(NEWCOMER, options), NOBODY)
    picked = names[0]
    if len(names) > 1:
        part = Part(key, names)
        picked = (await ask_laying(state, player, lambda: Decision(player.seat, key, (part,))))[0]
    if picked != NOBODY:
        piece = name_of(picked)
        await pay(state, player, cost[piece], villager_name(piece))
        hire(state, player, piece, Zone.EXHAUSTED)


async def _building(state: AboveBelowState, player: Player, most: int) -> None:
    """A house or an outpost for nothing, if one is wanted. Nothing was bought, so no coin comes of it (AB-15)."""
    options = list(free_for(state, player, most))
    if not options:
        state.say("above-below-log-no-building", seat=player.seat, who=Seat(player.seat))
        return
    part = Part("free_building", (*ids(BUILDING, options), NOTHING))
    picked = (await ask_laying(state, player, lambda: Decision(player.seat, "free_building", (part,))))[0]
    if picked != NOTHING:
        name = name_of(picked)
        what = building_name(name)
        state.say("above-below-log-free-building", seat=player.seat, who=Seat(player.seat), building=what)
        erect(state, player, name)
