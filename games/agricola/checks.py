"""What must hold in every state: conservation of pieces, capacities, no overdrawn goods. For checks only."""

from __future__ import annotations

from collections.abc import Iterator

from games.agricola.animals import housing
from games.agricola.cards import hooks
from games.agricola.cards.box import card_of
from games.agricola.farmyard.animals import fits
from games.agricola.farmyard.grid import count
from games.agricola.farmyard.pastures import enclosed
from games.agricola.farmyard.yard import CROPS, KINDS, Farmyard
from games.agricola.majors.places import home_places
from games.agricola.spaces.table import STAGES
from games.agricola.special_actions import cards_for
from games.agricola.state import PEOPLE, STABLES, AgricolaState, Phase, Player


def invariants(state: AgricolaState) -> list[str]:
    """What is wrong with a state; empty when all is well."""
    found = [fault for player in state.players for fault in _farm(state, player)]
    majors = sorted(name for stack in state.places for name in stack)
    majors += [name for player in state.players for name in player.majors]
    majors += [name for name in state.removed if card_of(name).kind == "major"]
    home = home_places(len(state.players), moor=state.moor)
    if sorted(majors) != sorted(name for stack in home for name in stack):
        found.append("a major improvement is lost or doubled")
    cards = [*state.round_cards, *(card.name for stage in state.deck.stages() for card in stage)]
    if sorted(cards) != sorted(card for stage in STAGES for card in stage) or len(state.round_cards) != state.round:
        found.append("a round card is lost or doubled")
    if state.solo is not None:
        solo = [*(card.name for card in state.solo.deck), *state.solo.discards]
        solo += [name for name in (state.solo.top, state.solo.shown) if name is not None]
        if sorted(solo) != sorted(cards_for(1)):
            found.append("a special action card is lost or doubled")
    for space, there in state.spaces.items():
        if space != "infirmary" and len(there.people) > 1 and not _shared(state):
            found.append(f"{space} is used twice")
        if any(n < 0 for n in there.goods.values()):
            found.append(f"{space} holds less than nothing")
    if state.phase is Phase.WORK:
        for player in state.players:
            placed = sum(space.people.count(player.seat) for space in state.spaces.values())
            if placed + player.home + player.newborns != player.people:
                found.append(f"seat {player.seat}: {placed} placed and {player.home} at home of {player.people}")
    return found


def _shared(state: AgricolaState) -> bool:
    """Whether somebody's card lets people share a space."""
    return any(card in hooks.may_join.effects for player in state.players for card in player.in_front)


def _farm(state: AgricolaState, player: Player) -> list[str]:
    yard = player.yard
    where = f"seat {player.seat}: "
    found = [f"{where}{n} {good}" for good, n in player.goods.items() if n < 0]
    if not 2 <= player.people <= PEOPLE or not 0 <= player.sick <= player.people or player.home < 0:
        found.append(f"{where}people {player.people}, sick {player.sick}, home {player.home}")
    if yard.stables.bit_count() > STABLES or yard.fences_left < 0:
        found.append(f"{where}too many stables or fences")
    if len(yard.stacks) != len(yard.grid.places) or any(not _possible(stack) for stack in yard.stacks):
        found.append(f"{where}tiles lie as they cannot: {yard.terrain}")
    if yard.stables & yard.blocked:
        found.append(f"{where}a stable on a tile or among crops")
    if player.begun and not (state.phase is Phase.WORK and state.active == player.seat):
        found.append(f"{where}{player.begun} was begun and nothing of it done")
    around = 0
    for region in enclosed(yard.extra, yard.fences):
        around |= yard.grid.boundary(region)
        if region & yard.blocked and count(region) > 1:
            found.append(f"{where}a pasture with tiles or crops")
    if around != yard.fences:
        found.append(f"{where}a fence bounds no pasture")
    if len(yard.grid.parts(yard.fenced)) > 1 + sum(card_of(name).lone_pastures for name in player.in_front):
        found.append(f"{where}pastures lie apart")
    if not yard.grid.connected(yard.rooms):
        found.append(f"{where}rooms lie apart")
    found += [f"{where}{fault}" for fault in (*_goods_on(yard), *_crops_of(player))]
    if not player.crowded and not fits(housing(state, player), player.animals):
        found.append(f"{where}animals without a home")
    return found


def _possible(stack: str) -> bool:
    """Whether these tiles may lie one on another: only forests and moors on each other, or one field or room."""
    return stack in KINDS or not set(stack) - set("FM")


def _crops_of(player: Player) -> Iterator[str]:
    """Where something grows and must not: outside fields only as far as the player's cards allow it."""
    yard, cards = player.yard, [card_of(name) for name in player.in_front]
    outside = yard.growing & ~yard.fields
    if outside & ~yard.unused or count(outside) > sum(card.unused_plots for card in cards):
        yield "crops grow outside a field"
    takes = {card.id: card.plot for card in cards}
    for crop in CROPS:
        for name in yard.planted(crop):
            if name not in yard.grid.number and crop not in takes.get(name, ()):
                yield f"{crop} grows on {name}"


def _goods_on(yard: Farmyard) -> Iterator[str]:
    """What is wrong with what grows and what lies on the spaces."""
    there = list(yard.grain) + list(yard.vegetable)
    if len(set(there)) < len(there):
        yield "two crops on one field"
    if any(n < 1 for crop in CROPS for n in yard.planted(crop).values()):
        yield "no crop on a planted field"
    for name, goods in yard.lying.items():
        if not yard.spaces((name,)) & (yard.unused | yard.empty_fields):
            yield f"goods lie on {name}, which is used"
        if any(n < 1 for n in goods.values()):
            yield f"less than nothing lies on {name}"
