"""A whole state that agrees with what is seen of a table, the unseen cards dealt at random."""

from __future__ import annotations

import random

from games.core.chance import Chance
from games.core.redeal import dealt_around
from games.core.state import Card
from games.grimm_forest.content import MONSTERS, fable_names, friend_names
from games.grimm_forest.state import Fable, GatherCard, GrimmState, House, Player, Step
from games.grimm_forest.view import GrimmView, PlayerView

Slots = list[str | None]
"""Cards in a place: their names as far as they are known."""


def state_from(view: GrimmView, rng: random.Random) -> GrimmState:
    """A state in which `view.viewer` sees exactly `view`.

    Decks, other hands and face-down Fables are dealt from the cards that lie nowhere else, other Gather cards chosen
    from those that their owners may use; every Gather card is taken to be its player's own. Draws to come are new ones.
    """
    state = _open(view)
    state.chance = Chance(f"{rng.getrandbits(256):064x}")
    _deal_fables(state, view, rng)
    _deal_friends(state, view, rng)
    _choose_gather_cards(state, view, rng)
    return state


def _open(view: GrimmView) -> GrimmState:
    """What lies open. The monsters of this round have come where one of them still lies there."""
    at = 0
    if view.step == Step.BUILD:
        at = len(view.order) if view.active is None else view.order.index(view.active)
    return GrimmState(
        Chance("00" * 32),
        advanced=view.advanced,
        players=[_player(one) for one in view.players],
        locations={place.id: dict(place.goods) for place in view.locations},
        start=view.start, round=view.round, step=Step(view.step), turn=at,
        fables_open=view.revealed_fables, gather_open=view.revealed_gather,
        discards=list(view.discards), friend_discards=list(view.friend_discards),
        table=[Fable(one.card, one.owner, one.since, one.place, one.settled) for one in view.table],
        monsters_came=any(one.card in MONSTERS and one.since == view.round for one in view.table),
        sections={material: list(left) for material, left in view.sections_left.items()},
        first_tokens=list(view.first_tokens),
        prince=view.prince, prince_took=view.prince_took,
        offer=view.offer, offer_by=view.offer_by, looker=view.looker,
    )


def _player(one: PlayerView) -> Player:
    return Player(
        one.seat,
        goods=dict(one.goods),
        houses=[House(house.material, house.parts, house.corners) for house in one.houses],
        tokens=list(one.tokens), friend=one.friend, said=one.prediction, robbed=one.robbed, booty=one.booty,
        stored=dict(one.stored), under_mermaid=list(one.under_mermaid), at=one.at, collected=dict(one.collected),
        actions=one.actions, used=list(one.used),
    )


def _facedown(view: GrimmView) -> set[int]:
    """The seats whose Fable still lies face down: as many as cards are missing elsewhere, and as Fables are turned
    over in turn order, the last ones."""
    there = view.deck_size + len(view.discards) + len(view.table) + view.looking_count
    missing = len(fable_names(view.advanced)) - there - sum(one.hand_size for one in view.players)
    laid = [seat for seat in view.order if view.players[seat].has_fable]
    return set(laid[len(laid) - missing :])


def _deal_fables(state: GrimmState, view: GrimmView, rng: random.Random) -> None:
    facedown = _facedown(view)
    looked: Slots = [*view.looking, *[None] * (view.looking_count - len(view.looking))]
    piles: list[Slots] = [[*view.deck_top, *[None] * (view.deck_size - len(view.deck_top))], looked]
    for one in view.players:
        seen = one.seat in facedown and one.fable
        size = one.hand_size + (one.seat in facedown and not seen)
        hand: Slots = [*one.hand, *[None] * (size - len(one.hand))]
        if one.seat != view.viewer:
            rng.shuffle(hand)  # any of them may be the face-down one
        piles.append([*hand, one.fable] if seen else hand)
    elsewhere = (*view.discards, *(fable.card for fable in view.table))
    names = iter(dealt_around(fable_names(view.advanced), elsewhere, (one for pile in piles for one in pile), rng))
    me = 0 if view.viewer is None else 1 << view.viewer
    deck, looking, *hands = [
        [Card(next(names), known_to=0 if known is None else me) for known in pile] for pile in piles
    ]
    state.deck, state.looking = deck[::-1], looking
    for player, cards in zip(state.players, hands, strict=True):
        shown = view.players[player.seat].fable
        if player.seat in facedown:
            player.facedown = cards.pop()
            if player.seat != view.viewer:  # who laid it has seen it, unless it came unseen from the deck
                player.facedown.learn(player.seat)
                player.facedown_seen = 1 << player.seat
            player.facedown_seen |= me if shown else 0
        else:
            player.revealed = shown
        for card in cards:
            card.learn(player.seat)
        player.hand = cards


def _deal_friends(state: GrimmState, view: GrimmView, rng: random.Random) -> None:
    """Friends that lie nowhere else are handed out in the tavern, where the viewer may see some of them."""
    elsewhere = [*view.friend_discards, *(one.friend for one in view.players if one.friend)]
    elsewhere += [view.offer] if view.offer else []
    names = friend_names(view.advanced)
    handed = len(names) - len(elsewhere) - view.friend_deck_size
    tavern: Slots = [*view.tavern, *[None] * (handed - len(view.tavern))]
    cards = dealt_around(names, elsewhere, [*tavern, *[None] * view.friend_deck_size], rng)
    me = 0 if view.viewer is None else 1 << view.viewer
    state.tavern = [Card(name, 0 if known is None else me) for name, known in zip(cards, tavern, strict=False)]
    state.friend_deck = [Card(name) for name in cards[handed:]]


def _choose_gather_cards(state: GrimmState, view: GrimmView, rng: random.Random) -> None:
    for one in view.players:
        if one.chosen:
            known = 1 << one.seat | (1 << view.viewer if one.gather and view.viewer is not None else 0)
            state.players[one.seat].gather = GatherCard(
                one.gather or rng.choice(state.gather_cards(one.seat)), one.seat, known
            )
