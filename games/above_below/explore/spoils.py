"""What an exploration brings or costs: the result of the highest number reached, and the cave card (p. 7-8)."""

from __future__ import annotations

from games.above_below.book.load import page_key
from games.above_below.book.schema import Tier
from games.above_below.cards.box import count, villager_state
from games.above_below.content.schema import Symbol
from games.above_below.explore.costs import suffer
from games.above_below.explore.gains import receive
from games.above_below.explore.page import present_choice
from games.above_below.gaining import claim_quests
from games.above_below.paying import can_pay
from games.above_below.rows import put_cave_under
from games.above_below.state import AboveBelowState, Cave, Expedition, HeldTool, Player, Zone
from games.above_below.turns import end_turn
from games.above_below.wording.terms import tool_name
from games.core.text import Seat, Text

SUCCESS, FAILURE = "success", "failure"


def reached(trip: Expedition) -> list[Tier]:
    """The numbers of the choice that were reached, the highest first."""
    return [tier for tier in reversed(present_choice(trip).tiers) if tier.at <= trip.lanterns]


def tier_taken(player: Player, trip: Expedition) -> Tier | None:
    """The highest number reached whose price the player can pay (AB-54); None when there is none."""
    return next((tier for tier in reached(trip) if can_pay(player, -tier.gain.coins)), None)


async def settle_exploration(state: AboveBelowState) -> None:
    """Send the explorers home, tell what became of it and take it; then the turn is over."""
    trip, player = state.trip, state.players[state.trip.seat]
    state.learnt()
    for one in list(player.in_zone(Zone.EXPLORING)):
        one.zone = Zone.EXHAUSTED
    if trip.token:
        state.tokens_used.append(trip.token)
    if reached(trip):
        await _succeed(state, trip, player)
    else:
        await _fail(state, trip, player)
    claim_quests(state)
    end_turn(state)


async def _succeed(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    choice, tier = present_choice(trip), tier_taken(player, trip)
    trip.outcome = SUCCESS
    trip.reached = tier.at if tier is not None else reached(trip)[-1].at
    state.say("above-below-log-success", seat=player.seat, who=Seat(player.seat), n=trip.lanterns)
    if choice.keeps_cave:
        player.caves.append(Cave(trip.cave))
    else:
        put_cave_under(state, trip.cave)
    if tier is None:
        state.say("above-below-log-cannot-pay", seat=player.seat, who=Seat(player.seat))
    else:
        state.say("above-below-log-told", seat=player.seat, result=Text(page_key(trip.page, choice.id, tier.at)))
        await receive(state, player, tier.gain)
    symbol = count(player, Symbol.COIN_ON_EXPLORE)
    player.coins += symbol
    if symbol:
        state.say("above-below-log-explore-coin", seat=player.seat, who=Seat(player.seat), n=symbol)
    _greed(state, trip, player, symbol + (max(0, tier.gain.coins) if tier is not None else 0))
    _take_tool(state, player)


def _greed(state: AboveBelowState, trip: Expedition, player: Player, gained: int) -> None:
    """With somebody greedy among them the explorers bring home a coin less, whoever was exerted too (AB-47)."""
    greed = min(
        (villager_state(name).coins for one in trip.party for name in player.villager(one.piece).states), default=0
    )
    if greed < 0 < gained:
        player.coins += greed
        state.say("above-below-log-greedy", seat=player.seat, who=Seat(player.seat))


def _take_tool(state: AboveBelowState, player: Player) -> None:
    """The first successful explorers of a round take the tool that lies on the caves (rulebook p. 17)."""
    if state.tool_laid is not None:
        name, state.tool_laid = state.tool_laid.name, None
        player.tools.append(HeldTool(name))
        state.say("above-below-log-finds-tool", seat=player.seat, who=Seat(player.seat), tool=tool_name(name))


async def _fail(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    choice = present_choice(trip)
    trip.outcome = FAILURE
    state.say("above-below-log-failure", seat=player.seat, who=Seat(player.seat), n=trip.lanterns)
    put_cave_under(state, trip.cave)
    if choice.fail is not None:
        state.say("above-below-log-told", seat=player.seat, result=Text(page_key(trip.page, choice.id, "fail")))
        await suffer(state, player, trip, choice.fail.penalty)
