"""A whole state that agrees with what is seen of a table: what lies face down and what others keep secret is dealt."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from games.above_below.cards.box import BOX, pieces
from games.above_below.caves import dealt, pages_of
from games.above_below.content.load import EXPANDED, VILLAGERS
from games.above_below.second_book import tokens_of
from games.above_below.state import (
    ASK_ME,
    AboveBelowState,
    Cave,
    Expedition,
    Explorer,
    HeldTool,
    Player,
    Step,
    Villager,
    Zone,
)
from games.above_below.trade import PRICES
from games.above_below.view import AboveBelowView, ExpeditionView, PlayerView
from games.core.chance import Chance
from games.core.redeal import dealt_around
from games.core.state import Card


def state_from(view: AboveBelowView, rng: random.Random) -> AboveBelowState:
    """A state in which `view.viewer` sees exactly `view`. Piles, the tool on the caves and the prices from which others
    sell unasked are dealt from what lies nowhere else; the draws to come are new ones."""
    chance = Chance(f"{rng.getrandbits(256):064x}")
    state = AboveBelowState(
        chance, modules=view.modules, players=[_player(one, rng) for one in view.players], step=Step(view.step),
        round=view.round, first=view.first, turn=view.turn, refreshed=view.refreshed,
        refused_offers=dict(view.refused_offers), cider=view.cider, supply=dict(view.supply),
        star_houses=list(view.star_houses), key_houses=list(view.key_houses), house_row=list(view.rows["house"]),
        house_under=list(view.under["house"]), outpost_row=list(view.rows["outpost"]),
        outpost_under=list(view.under["outpost"]), for_hire=list(view.for_hire), specials=list(view.specials),
        cave_top=view.cave_top, caves_under=list(view.under["cave"]), quests=list(view.quests),
        tokens_used=list(view.tokens_used), expedition=_expedition(view.expedition), met=dict(view.met),
    )
    state.house_pile = _buildings(view, "house", rng)
    state.outpost_pile = _buildings(view, "outpost", rng)
    state.villager_pile = _villagers(view, rng)
    state.cave_pile = _caves(view, rng)
    _deal_tokens(state, view, rng)
    return state


def _player(one: PlayerView, rng: random.Random) -> Player:
    accept = one.accept if one.accept is not None else rng.choice((ASK_ME, *PRICES))
    return Player(
        one.seat, one.coins, dict(one.goods), one.sale, accept, dict(one.track), one.reputation,
        [Villager(each.piece, Zone(each.zone), list(each.states)) for each in one.villagers], list(one.houses),
        [Cave(cave.card, cave.outpost) for cave in one.caves], dict(one.on_cards), list(one.quests),
        [HeldTool(held.tool, held.used) for held in one.tools], one.passed,
    )


def _expedition(trip: ExpeditionView | None) -> Expedition | None:
    if trip is None:
        return None
    return Expedition(
        trip.seat, [Explorer(one.piece, one.die, one.added, one.exerted) for one in trip.party], trip.cave, trip.token,
        list(trip.pages), trip.choice, trip.coin_paid, trip.rerolls_used, trip.settled, trip.outcome, trip.reached,
        trip.gained, list(trip.pending), list(trip.caught),
    )


def _pile(names: Iterable[str], elsewhere: Iterable[str], size: int, rng: random.Random) -> list[Card]:
    return [Card(name) for name in dealt_around(names, elsewhere, [None] * size, rng)]


def _buildings(view: AboveBelowView, kind: str, rng: random.Random) -> list[Card]:
    every = {card.id for card in BOX.of_kind(kind)}
    built = [name for player in view.players for name in player.buildings() if name in every]
    lying = [name for name in view.rows[kind] if name]
    return _pile(sorted(every), [*built, *lying, *view.under[kind]], view.piles[kind], rng)


def _villagers(view: AboveBelowView, rng: random.Random) -> list[Card]:
    every = pieces(VILLAGERS.ordinary) + (pieces(VILLAGERS.expanded) if "villagers" in view.modules else [])
    seen = [one.piece for player in view.players for one in player.villagers if one.piece in every]
    return _pile(every, [*seen, *(piece for piece in view.for_hire if piece)], view.piles["villager"], rng)


def _caves(view: AboveBelowView, rng: random.Random) -> list[Card]:
    """Cards of pages that lie nowhere openly."""
    seen = [view.cave_top, *view.under["cave"], *(cave.card for player in view.players for cave in player.caves)]
    if view.expedition is not None:
        seen.append(view.expedition.cave)
    open_pages = {page for card in seen if card for page in pages_of(card)}
    cards = dealt(Chance(f"{rng.getrandbits(256):064x}"), view.piles["cave"], sorted(open_pages))
    rng.shuffle(cards)
    return [Card(name) for name in cards]


def _deal_tokens(state: AboveBelowState, view: AboveBelowView, rng: random.Random) -> None:
    """Tools and the tokens of the second book."""
    if "tools" in view.modules:
        every = [one.id for one in EXPANDED.tool for _ in range(one.copies)]
        held = [one.tool for player in view.players for one in player.tools]
        state.tool_pile = _pile(every, held, view.piles["tool"] + view.tool_laid, rng)
        state.tool_laid = state.tool_pile.pop() if view.tool_laid else None
    elsewhere = Counter(view.tokens_used)
    if view.expedition is not None and view.expedition.token and not view.expedition.outcome:
        elsewhere[view.expedition.token] += 1
    state.tokens = _pile(tokens_of(view.modules), elsewhere.elements(), view.piles["token"], rng)
