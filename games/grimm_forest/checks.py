"""What must always hold of a state, and how to vary its secret Gather cards: for tests and conformance checks."""

from __future__ import annotations

import random
from collections import Counter

from games.grimm_forest.content import MATERIALS, SECTIONS, SITES, UNIQUES, fable_names, friend_names
from games.grimm_forest.state import GrimmState


def flaws(state: GrimmState) -> list[str]:
    """Lost or doubled pieces, negative goods, exceeded capacities."""
    return [*_card_flaws(state), *_piece_flaws(state), *_goods_flaws(state)]


def _card_flaws(state: GrimmState) -> list[str]:
    fables = Counter(state.discards)
    fables.update(fable.card for fable in state.table)
    hidden = [*state.deck, *state.looking]
    friends = Counter(state.friend_discards)
    friends.update(card.name for card in (*state.friend_deck, *state.tavern))
    if state.offer:
        friends[state.offer] += 1
    for player in state.players:
        hidden += player.hand
        if player.facedown is not None:
            hidden.append(player.facedown)
        if player.friend:
            friends[player.friend] += 1
    fables.update(card.name for card in hidden)
    found = []
    if fables != Counter(fable_names(state.advanced)):
        found.append(f"Fables: {fables}")
    if friends != Counter(friend_names(state.advanced)):
        found.append(f"Friends: {friends}")
    return found


def _piece_flaws(state: GrimmState) -> list[str]:
    found = []
    for material in MATERIALS:
        for part in range(3):
            built = sum(h.material == material and h.parts > part for p in state.players for h in p.houses)
            if state.sections[material][part] < 0 or built + state.sections[material][part] != SECTIONS:
                found.append(f"sections of {material}: {state.sections[material]}, built {built} of part {part}")
    tokens = [*state.first_tokens, *(token for player in state.players for token in player.tokens)]
    if sorted(tokens) != sorted(MATERIALS):
        found.append(f"First Builder tokens: {tokens}")
    for player in state.players:
        corners = sum(house.corners for house in player.houses)
        if len(player.houses) - corners > SITES or corners > state.corner_sites(player.seat):
            found.append(f"seat {player.seat} has more houses than sites")
        if any(not 1 <= house.parts <= 3 for house in player.houses):
            found.append(f"seat {player.seat} has a house of no or too many parts")
    return found


def _goods_flaws(state: GrimmState) -> list[str]:
    purses = dict(state.locations)
    for player in state.players:
        purses |= {f"seat {player.seat}": player.goods, f"seat {player.seat} stored": player.stored}
    found = [f"{who}: {goods}" for who, goods in purses.items() if min(goods.values()) < 0]
    found += [f"seat {p.seat}: {p.actions} actions" for p in state.players if p.actions < 0]
    crowded = [
        place for place in state.locations
        if sum(fable.place == place and fable.card in UNIQUES for fable in state.table) > 1
    ]
    return found + [f"several Unique Locations: {place}" for place in crowded]


def vary_gather_cards(state: GrimmState, viewer: int | None, rng: random.Random) -> None:
    """Exchange the face-down Gather cards that `viewer` does not know for other possible ones."""
    if state.gather_open:
        return
    for player in state.players:
        gather = player.gather
        if gather is None or (viewer is not None and gather.known_to >> viewer & 1):
            continue
        taken = [p.gather.place for p in state.players
                 if p.gather is not None and p is not player and p.gather.owner == gather.owner]
        free = [place for place in state.gather_cards(gather.owner) if place not in taken]
        gather.place = rng.choice(free or [gather.place])
