"""The first state of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.agricola.cards.decks import cards_in, deals_of
from games.agricola.farmyard.yard import Farmyard
from games.agricola.given import check
from games.agricola.layouts import LAYOUTS
from games.agricola.majors.places import home_places
from games.agricola.options import AgricolaOptions
from games.agricola.solo import show_back
from games.agricola.spaces.table import STAGES, spaces_for
from games.agricola.special_actions import cards_for
from games.agricola.state import AgricolaState, Player, RoundDeck, SoloSpecials, Space, SpecialCard
from games.core.chance import Chance
from games.core.state import Card

FIRST_FOOD = 2
OTHERS_FOOD = 3


def setup(players: int, options: AgricolaOptions, chance: Chance, given: Mapping[str, Any]) -> AgricolaState:
    """A table before its first round.

    `given` may hold instead of random deals: "round_cards" (ids in order of rounds), "starting_player" (a seat),
    "layouts" (a number 1 to 9 a seat, or rows of letters as in `LAYOUTS`), "specials" (solo: card ids from the top),
    "hands" (card ids a seat). Raises `ValueError` when it has anything else, or what the box cannot give.
    """
    check(players, options, given, LAYOUTS)
    moor, level = options.moor, options.level
    starter = given["starting_player"] if "starting_player" in given else chance.below("starting player", players)
    state = AgricolaState(
        chance, moor=moor, family=options.family, fuel_tokens=moor and options.fuel_tokens, level=level,
        starter=starter, active=starter,
    )
    layouts = given.get("layouts") or _dealt(chance, "layouts", range(1, len(LAYOUTS) + 1))
    for seat in range(players):
        player = Player(seat, yard_of(layouts[seat]) if moor else Farmyard())
        player.goods["food"] = 0 if players == 1 else FIRST_FOOD if seat == starter else OTHERS_FOOD
        state.players.append(player)
    there = spaces_for(players, moor=moor, family=options.family, level=level)
    state.spaces = {space.id: Space() for space in there}
    state.deck = _round_deck(chance, given.get("round_cards"), moor)
    state.places = [list(stack) for stack in home_places(players, moor=moor)]
    if moor and players == 1:
        ids = given.get("specials") or _dealt(chance, "special actions", cards_for(1))
        state.solo = SoloSpecials([Card(name) for name in ids])
        show_back(state.solo)
    elif moor:
        state.specials = [SpecialCard(name) for name in cards_for(players)]
    if state.cards:
        _deal_hands(state, given.get("hands"))
    return state


def _dealt(chance: Chance, label: str, items: Sequence[Any]) -> list[Any]:
    mixed = list(items)
    chance.shuffle(label, mixed)
    return mixed


def yard_of(layout: int | str) -> Farmyard:
    """A farmyard with the forests and moors of a start layout: its number, or its rows in letters."""
    rows = layout if isinstance(layout, str) else LAYOUTS[layout - 1]
    letters = "".join(rows.split())
    wild = zip(letters, Farmyard().stacks, strict=True)
    return Farmyard(",".join(letter if letter in "FM" else house for letter, house in wild))


def _round_deck(chance: Chance, given: Sequence[str] | None, moor: bool) -> RoundDeck:
    """The round cards, shuffled within their stages; with the expansion the Major Improvement comes first."""
    deck = RoundDeck()
    if given is not None:
        order = list(given)
        stages = [[card for card in order if card in stage] for stage in STAGES]
    else:
        stages = [_dealt(chance, f"stage {number}", stage) for number, stage in enumerate(STAGES, 1)]
        if moor:
            stages[0].sort(key=lambda card: card != "major_improvement")
    for cards, names in zip(deck.stages(), stages, strict=True):
        cards.extend(Card(name) for name in names)
    return deck


def _deal_hands(state: AgricolaState, given: Sequence[Sequence[str]] | None) -> None:
    """Deal the hand cards of the table's level from their decks, one seat after another."""
    for player in state.players:
        if given is not None:
            player.hand = [Card(name, known_to=1 << player.seat) for name in given[player.seat]]
    if given is not None:
        return
    players = len(state.players)
    for deal in deals_of(state.level, moor=state.moor):
        cards = _dealt(state.chance, deal.deck, cards_in(deal.deck, players))
        for player in state.players:
            mine = cards[player.seat * deal.size : (player.seat + 1) * deal.size]
            player.hand += [Card(name, known_to=1 << player.seat) for name in mine]
