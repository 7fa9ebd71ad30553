"""Building: a villager with a hammer, a building on offer, its price; an outpost on an own empty cave (p. 8-9)."""

from __future__ import annotations

from collections.abc import Iterator

from games.above_below.cards.box import building, count, villager
from games.above_below.content.load import POTION
from games.above_below.content.schema import Mark, Symbol
from games.above_below.gaining import change_reputation, claim_quests, tell_reputation
from games.above_below.ids import BUILDING, VILLAGER, chosen, ids
from games.above_below.paying import can_pay, pay
from games.above_below.refusing import who_goes
from games.above_below.rows import on_offer, take_building
from games.above_below.state import AboveBelowState, Player, Zone
from games.above_below.track import ask_laying
from games.above_below.village import Village
from games.above_below.wording.terms import building_name
from games.core.decision import Answer, Decision, Part, Refusal
from games.core.text import Seat, text

BUILD = "build"
PLUS = 1
"""How much less a villager with a plus pays."""


def builders(player: Village) -> list[str]:
    """The ready villagers with a hammer, those with a plus first."""
    found = [one for one in player.ready() if villager(one).can(Mark.HAMMER, Mark.HAMMER_PLUS)]
    return sorted(found, key=lambda piece: not villager(piece).can(Mark.HAMMER_PLUS))


def price_for(piece: str, name: str) -> int:
    """What a building costs when this villager builds it."""
    return max(0, building(name).cost - (PLUS if villager(piece).can(Mark.HAMMER_PLUS) else 0))


def has_place(player: Village, name: str) -> bool:
    """Whether there is room: an outpost needs an empty cave."""
    return building(name).kind != "outpost" or player.empty_caves() > 0


def buildable(state: AboveBelowState, player: Player) -> list[str]:
    """What some ready villager of the player could build now."""
    able = builders(player)
    if not able:
        return []
    return [
        name for name in on_offer(state) if has_place(player, name) and can_pay(player, price_for(able[0], name))
    ]


def build_decision(state: AboveBelowState, player: Player) -> Decision:
    """Who builds what. Each building by the villager who builds cheapest, at one click."""
    able, there = builders(player), buildable(state, player)
    parts = (Part("who", ids(VILLAGER, able)), Part(BUILD, ids(BUILDING, there)))
    return Decision(
        player.seat, BUILD, parts, tuple((f"{VILLAGER}:{able[0]}", f"{BUILDING}:{name}") for name in there),
    )


def build_refusal(state: AboveBelowState, decision: Decision, answer: Answer) -> Refusal | None:
    """Who has no plus may not have the price."""
    player = state.players[decision.seat]
    piece, name = chosen(VILLAGER, answer)[0], chosen(BUILDING, answer)[0]
    price = price_for(piece, name)
    if can_pay(player, price):
        return None
    instead = tuple(one for one in decision.proposals if one[1] == answer[1])
    return Refusal("price", text("above-below-refused-price", n=price), instead)


async def build(state: AboveBelowState, player: Player) -> bool:
    """Ask who builds what and do it. Whether it was built."""
    answer = await ask_laying(state, player, lambda: build_decision(state, player))
    piece, name = chosen(VILLAGER, answer)[0], chosen(BUILDING, answer)[0]
    if not who_goes(state, player, [piece]):
        return False
    player.villager(piece).zone = Zone.EXHAUSTED
    price = price_for(piece, name)
    await pay(state, player, price, building_name(name))
    state.say(
        "above-below-log-builds", seat=player.seat, who=Seat(player.seat), building=building_name(name), n=price,
    )
    bonus = count(player, Symbol.COIN_ON_BUILD)
    erect(state, player, name)
    if bonus:
        player.coins += bonus
        state.say("above-below-log-build-coin", seat=player.seat, who=Seat(player.seat), n=bonus)
    claim_quests(state)
    return True


def erect(state: AboveBelowState, player: Player, name: str) -> None:
    """Put a building into the village, paid or free, with what comes with it at once."""
    take_building(state, name)
    if building(name).kind == "outpost":
        next(cave for cave in player.caves if not cave.outpost).outpost = name
    else:
        player.houses.append(name)
    state.journal.count("played", name)
    store = building(name).store()
    if store is not None and store.good is not None:
        player.on_cards[name] = state.take(store.good, store.n)
    state.gain(player.seat, POTION, building(name).count(Symbol.POTION_PER_ROUND))
    if steps := building(name).count(Symbol.REPUTATION):
        tell_reputation(state, player, change_reputation(state, player, steps))


def free_for(state: AboveBelowState, player: Player, most: int) -> Iterator[str]:
    """Houses and outposts that cost at most so much, and that the player has room for."""
    for name in (*state.house_row, *state.outpost_row):
        if name and building(name).cost <= most and has_place(player, name):
            yield name
