"""A whole state that agrees with what is seen of a table, the unseen cards dealt at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence

from games.agricola.animals import housing
from games.agricola.cards.decks import cards_in, deals_of, deck_of
from games.agricola.cards.every import HAND_CARDS
from games.agricola.farmyard.animals import fits
from games.agricola.spaces.table import STAGES
from games.agricola.special_actions import SPECIALS, cards_for
from games.agricola.state import AgricolaState, Laid, Phase, Player, SoloSpecials, Space, SpecialCard
from games.agricola.view import AgricolaView, FarmView, SoloView
from games.core.cards import copied
from games.core.chance import Chance
from games.core.redeal import dealt_around
from games.core.state import Card


def state_from(view: AgricolaView, rng: random.Random) -> AgricolaState:
    """A state in which `view.viewer` sees exactly `view`. The order of the round cards within their stages, the solo
    deck and discards, and other hands are dealt from the cards that lie nowhere else; draws to come are new ones."""
    state = AgricolaState(
        Chance(f"{rng.getrandbits(256):064x}"), moor=view.moor, family=view.family, fuel_tokens=view.fuel_tokens,
        level=view.level, hands=view.hands, deal=view.deal, phase=Phase(view.phase), round=view.round,
        starter=view.starter, active=view.active,
        players=[_player(farm) for farm in view.farms],
        spaces={space.id: Space(dict(space.goods), list(space.people)) for space in view.spaces},
        places=[list(reversed(place.cards)) for place in view.places],
        specials=[] if view.solo else [SpecialCard(card.id, list(card.users)) for card in view.specials],
        solo=_solo(view.solo, rng) if view.solo else None, removed=list(view.removed),
    )
    for player in state.players:
        player.crowded = not fits(housing(state, player), player.animals)
    _deal_round_cards(state, view, rng)
    if view.cards:
        _deal_hands(state, view, rng)
    return state


def _player(farm: FarmView) -> Player:
    return Player(
        farm.seat, farm.yard, dict(farm.goods), farm.house, farm.people, farm.newborns, farm.home, farm.sick,
        farm.begging, bonus=farm.bonus, majors=list(farm.majors), locked=list(farm.locked),
        coming={number: dict(goods) for number, goods in farm.coming}, laid=_laid(farm),
        kept={card: copied(kept) for card, kept in farm.kept.items()},
        occupations=list(farm.occupations), minors=list(farm.minors),
    )


def _laid(farm: FarmView) -> dict[int, list[Laid]]:
    laid: dict[int, list[Laid]] = {}
    for number, card, what in farm.laid:
        laid.setdefault(number, []).append(Laid(card, what))
    return laid


def _deal_round_cards(state: AgricolaState, view: AgricolaView, rng: random.Random) -> None:
    """With the expansion the Major Improvement comes first of all, and everybody knows it."""
    shown = {space.round: space.id for space in view.spaces if space.round is not None}
    state.round_cards = [shown[number] for number in sorted(shown)]
    for cards, stage in zip(state.deck.stages(), STAGES, strict=True):
        hidden = [card for card in stage if card not in state.round_cards]
        rng.shuffle(hidden)
        if view.moor:
            hidden.sort(key=lambda card: card != "major_improvement")
        cards.extend(Card(name) for name in hidden)


def _solo(solo: SoloView, rng: random.Random) -> SoloSpecials:
    """No two cards have the same actions, so the back of the deck's top card tells which one it is."""
    top = next((name for name in cards_for(1) if solo.deck and SPECIALS[name].actions == solo.next_actions), None)
    elsewhere = [name for name in (solo.shown, top) if name is not None]
    below = solo.deck - (top is not None)
    cards = dealt_around(cards_for(1), elsewhere, [None] * (below + solo.discards), rng)
    return SoloSpecials([Card(name) for name in cards[:below]], top, solo.shown, cards[below:], solo.paid)


def _deal_hands(state: AgricolaState, view: AgricolaView, rng: random.Random) -> None:
    """Cards that the viewer does not see come from the decks of the table's level, as many of each as were dealt; where
    others are in play, which were given, from the whole box."""
    seen = [card for farm in view.farms for card in (*farm.hand, *farm.pile, *farm.occupations, *farm.minors)]
    left = _left(view, {*seen, *view.removed}, rng)

    def dealt(wanted: Sequence[str], known: Sequence[str], seat: int) -> list[Card]:
        mine, seers = 1 << seat, 0 if view.viewer is None else 1 << view.viewer
        unknown = [(left.get(deck) or max(left.values(), key=len)).pop() for deck in wanted]
        return [Card(name, mine | seers) for name in known] + [Card(name, mine) for name in unknown]

    for player, farm in zip(state.players, view.farms, strict=True):
        hand, pile = _decks_held(view, farm, rng)
        player.hand, player.pile = dealt(hand, farm.hand, farm.seat), dealt(pile, farm.pile, farm.seat)


def _left(view: AgricolaView, seen: Collection[str], rng: random.Random) -> dict[str, list[str]]:
    """The cards of each of the table's decks that nobody has seen, shuffled, and under "" those of the rest of the
    box."""
    left: dict[str, list[str]] = {"": []}
    here = {deal.deck: cards_in(deal.deck, len(view.farms)) for deal in deals_of(view.level, moor=view.moor)}
    for name in sorted(HAND_CARDS):
        deck = deck_of(name) if name in here.get(deck_of(name), ()) else ""
        if name not in seen:
            left.setdefault(deck, []).append(name)
    for cards in left.values():
        rng.shuffle(cards)
    return left


def _decks_held(view: AgricolaView, farm: FarmView, rng: random.Random) -> tuple[list[str], list[str]]:
    """The decks of the cards that the viewer does not see in a hand, and of those before it in a draft: what was dealt
    without what has been played of it; of any deck, "", where that is not enough. (What the viewer knows in the hands
    of others has been passed to them.)"""
    deals = deals_of(view.level, moor=view.moor)
    drafting = view.phase == Phase.DRAFT
    here = Counter({deal.deck: deal.size for deal in (deals[: view.deal] if drafting else deals)})
    size = farm.hand_size
    if drafting:
        here[deals[view.deal].deck] = size - here.total()
    here.subtract(deck_of(card) for card in (*farm.occupations, *farm.minors))
    decks = list((+here).elements())
    hidden = size - len(farm.hand)
    decks = rng.sample(decks, min(hidden, len(decks)))
    pile = [deals[view.deal].deck] * (farm.pile_size - len(farm.pile)) if drafting else []
    return decks + [""] * (hidden - len(decks)), pile
