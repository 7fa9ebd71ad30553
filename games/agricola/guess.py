"""A whole state that agrees with what is seen of a table, the unseen cards dealt at random."""

from __future__ import annotations

import random

from games.agricola.animals import housing
from games.agricola.cards.decks import cards_at
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
        level=view.level, phase=Phase(view.phase), round=view.round, starter=view.starter, active=view.active,
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
    """Cards that the viewer does not see come from those of the table's level; where others are in play, which were
    given, from the whole box."""
    places: list[str | None] = []
    for farm in view.farms:
        places += [*farm.hand, *[None] * (farm.hand_size - len(farm.hand))]
    seen = [card for farm in view.farms for card in (*farm.occupations, *farm.minors)]
    seen += [card for card in view.removed if card in HAND_CARDS]
    pool = cards_at(view.level, moor=view.moor, players=len(view.farms))
    if len(places) + len(seen) > len(pool) or not {*seen, *filter(None, places)} <= set(pool):
        pool = sorted(HAND_CARDS)
    names = dealt_around(pool, seen, places, rng)
    for player, farm in zip(state.players, view.farms, strict=True):
        known = 0 if view.viewer is None else 1 << view.viewer
        player.hand = [
            Card(name, known_to=1 << player.seat | (known if at < len(farm.hand) else 0))
            for at, name in enumerate(names[: farm.hand_size])
        ]
        del names[: farm.hand_size]
