"""Choices about the result of an exploration, one after another: villagers, buildings, who gets a state or an
injury."""

from __future__ import annotations

from collections.abc import Sequence

from games.above_below.actions.build import erect, free_for
from games.above_below.actions.train import fee, hire
from games.above_below.cards.box import count, villager_state
from games.above_below.content.schema import Symbol
from games.above_below.explore.result import (
    BUILDING,
    CHEAPER_VILLAGER,
    FREE_VILLAGER,
    INJURY,
    SUCCESS,
)
from games.above_below.gains import claim_quests
from games.above_below.ids import BUILDING as BUILDINGS
from games.above_below.ids import NEWCOMER, VILLAGER, ids, name_of
from games.above_below.paying import can_pay, pay
from games.above_below.state import AboveBelowState, Expedition, HeldTool, Player, Zone
from games.above_below.track import ask_laying
from games.above_below.turns import end_turn
from games.above_below.wording.card import state_text
from games.above_below.wording.terms import amount, building_name, state_name, tool_name, villager_name
from games.core.decision import Decision, Part
from games.core.text import Arg, Seat

NOBODY, NOTHING = "nobody", "nothing"
FREE_BUILDING = "free_building"
CHEAPER = 2
"""The discount in coins for a villager from an encounter."""


async def take_spoils(state: AboveBelowState) -> None:
    """Carry out the next pending choice; after the last one end the turn."""
    trip, player = state.trip, state.players[state.trip.seat]
    if not trip.pending:
        _finish(state, trip, player)
        return
    kind, _, what = trip.pending[0].partition(":")
    if kind == FREE_VILLAGER:
        await _free_villager(state, player)
    elif kind == CHEAPER_VILLAGER:
        await _cheaper_villager(state, player)
    elif kind == BUILDING:
        await _free_building(state, player, int(what))
    elif kind == INJURY:
        await _injure(state, trip, player)
    else:
        await _afflict(state, trip, player, what)
    trip.pending.pop(0)


def _finish(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    """Apply the coin of a symbol, greed, and the tool for the first success of the round (rulebook p. 14, 17-18)."""
    if trip.outcome == SUCCESS:
        if coins := count(player, Symbol.COIN_ON_EXPLORE):
            player.coins += coins
            trip.gained += coins
            state.log("above-below-log-explore-coin", seat=player.seat, who=Seat(player.seat), n=coins)
        _greed(state, trip, player)
        _take_tool(state, player)
    claim_quests(state)
    end_turn(state)


def _greed(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    """Take a coin away if there is a greedy explorer in the party, exerted or not (AB-47). Explorers who became greedy
    by this result do not count (AB-56)."""
    borne = [(one.piece, name) for one in trip.party for name in player.villager(one.piece).states]
    before = [name for piece, name in borne if f"{piece}:{name}" not in trip.caught]
    greed = min((villager_state(name).coins for name in before), default=0)
    if greed < 0 < trip.gained:
        player.coins += greed
        state.log("above-below-log-greedy", seat=player.seat, who=Seat(player.seat))


def _take_tool(state: AboveBelowState, player: Player) -> None:
    if state.tool_laid is not None:
        name, state.tool_laid = state.tool_laid.name, None
        state.mark_learnt()
        player.tools.append(HeldTool(name))
        state.log("above-below-log-finds-tool", seat=player.seat, who=Seat(player.seat), tool=tool_name(name))


# -- villagers and buildings -----------------------------------------------------------------------------------------


async def _free_villager(state: AboveBelowState, player: Player) -> None:
    """Give the cheapest villager for hire; ask if two spaces cost the same."""
    there = [piece for piece in state.for_hire if piece]
    least = min((fee(state, piece) for piece in there), default=0)
    options = [piece for piece in there if fee(state, piece) == least]
    if not options:
        state.log("above-below-log-no-villager", seat=player.seat, who=Seat(player.seat))
        return
    hire(state, player, await _one_of(state, player, FREE_VILLAGER, NEWCOMER, options), Zone.EXHAUSTED)


async def _cheaper_villager(state: AboveBelowState, player: Player) -> None:
    """Offer a villager for hire for two coins less."""
    price = {piece: max(0, fee(state, piece) - CHEAPER) for piece in state.for_hire if piece}
    options = [piece for piece in price if can_pay(player, price[piece])]
    if not options:
        state.log("above-below-log-no-villager", seat=player.seat, who=Seat(player.seat))
        return
    part = Part(CHEAPER_VILLAGER, (*ids(NEWCOMER, options), NOBODY))
    picked = (await ask_laying(state, player, lambda: Decision(player.seat, CHEAPER_VILLAGER, (part,))))[0]
    if picked != NOBODY:
        if coins := await pay(state, player, price[name_of(picked)], villager_name(name_of(picked))):
            state.log("above-below-log-pays", seat=player.seat, who=Seat(player.seat), coins=amount("coin", coins))
        hire(state, player, name_of(picked), Zone.EXHAUSTED)


async def _free_building(state: AboveBelowState, player: Player, most: int) -> None:
    """Offer a house or an outpost for free. It does not count as bought, so symbols that pay for buying do not apply
    (AB-15)."""
    options = list(free_for(state, player, most))
    if not options:
        state.log("above-below-log-no-building", seat=player.seat, who=Seat(player.seat))
        return
    part = Part(FREE_BUILDING, (*ids(BUILDINGS, options), NOTHING))
    picked = (await ask_laying(state, player, lambda: Decision(player.seat, FREE_BUILDING, (part,))))[0]
    if picked != NOTHING:
        what = building_name(name_of(picked))
        state.log("above-below-log-free-building", seat=player.seat, who=Seat(player.seat), building=what)
        erect(state, player, name_of(picked))


# -- injuries and states --------------------------------------------------------------------------------------------


async def _injure(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    """Injure an explorer of the owner's choice who is not injured yet; cowards are excluded (p. 18)."""
    able = [
        one.piece for one in trip.party if not one.exerted
        and not any(villager_state(name).unhurt for name in player.villager(one.piece).states)
    ]
    if not able:
        state.log("above-below-log-no-injury", seat=player.seat)
        return
    piece = await _one_of(state, player, "injure", VILLAGER, able)
    player.villager(piece).zone = Zone.INJURED
    state.log("above-below-log-injured", seat=player.seat, villager=villager_name(piece))


async def _afflict(state: AboveBelowState, trip: Expedition, player: Player, name: str) -> None:
    """Put a state on an explorer of the owner's choice; each villager has a state at most once (AB-47)."""
    if "states" not in state.modules:
        return
    able = [one.piece for one in trip.party if name not in player.villager(one.piece).states]
    if not able or not state.supply[name]:
        state.log("above-below-log-no-state", seat=player.seat, state=state_name(name))
        return
    said = {"state": state_name(name), "effect": state_text(name)}
    piece = await _one_of(state, player, "afflict", VILLAGER, able, **said)
    state.take(name, 1)
    player.villager(piece).states.append(name)
    trip.caught.append(f"{piece}:{name}")
    state.log("above-below-log-afflicted", seat=player.seat, villager=villager_name(piece), state=state_name(name))


async def _one_of(
    state: AboveBelowState, player: Player, key: str, kind: str, names: Sequence[str], /, **args: Arg
) -> str:
    if len(names) == 1:
        return names[0]
    part = Part(key, ids(kind, names))
    return name_of((await ask_laying(state, player, lambda: Decision(player.seat, key, (part,), args=args)))[0])
