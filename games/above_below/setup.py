"""Set-up for two to four players (rulebook p. 4-5, Expanded Edition p. 17-18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.above_below.cards.box import BOX, pieces
from games.above_below.caves import dealt, pages_of
from games.above_below.content.load import BOARD, CIDER, EXPANDED, VILLAGERS
from games.above_below.content.schema import Mark
from games.above_below.options import AboveBelowOptions, modules_of
from games.above_below.second_book import known_on, tokens_of
from games.above_below.state import AboveBelowState, Player, Villager, Zone
from games.core.chance import Chance
from games.core.given import MET, only, shuffled_rest
from games.core.state import Card

GIVEN = ("start", "key_houses", "houses", "outposts", "villagers", "caves", "tools", "tokens", MET)


def setup(players: int, options: AboveBelowOptions, chance: Chance, given: Mapping[str, Any]) -> AboveBelowState:
    """A game before its first round.

    `given` replaces deals: `start` (a seat), `key_houses` (the four in play), `caves` (cards as the ids of six pages
    with commas, top first, for all the cards of the game), and what lies on top, first card first, of `houses`,
    `outposts`, `villagers`, `tools` and `tokens`; the rest is shuffled below. Pages that the players have met
    (`games.core.given.MET`) are dealt last, those first that the fewest of them know.
    Raises `ValueError` when it names what this game does not have.
    """
    if players not in (2, 3, 4):
        raise ValueError(f"Above and Below is for 2 to 4 players, not {players}")
    only(given, GIVEN)
    modules = modules_of(options)
    first = given["start"] if "start" in given else chance.below("start", players)
    if first not in range(players):
        raise ValueError(f"there is no seat {first}")
    state = AboveBelowState(
        chance, modules=modules, first=first, turn=first,
        players=[_player(seat, players) for seat in range(players)],
        supply=dict(BOARD.supply), specials=pieces(VILLAGERS.special),
        star_houses=[card.id for card in BOX.of_kind("star_house")],
        key_houses=_key_houses(given.get("key_houses"), chance),
        house_pile=_pile("houses", [card.id for card in BOX.of_kind("house")], given, chance),
        outpost_pile=_pile("outposts", [card.id for card in BOX.of_kind("outpost")], given, chance),
        villager_pile=_pile("villagers", _for_hire(modules), given, chance),
        cave_pile=_caves(given.get("caves"), given.get(MET, ()), chance),
    )
    state.supply[CIDER] -= 1
    for place in BOARD.extra_coin[players]:
        state.players[state.order()[place]].coins += 1
    _open(state)
    if "quests" in modules:
        state.quests = [quest.id for quest in EXPANDED.quest]
    if "tools" in modules:
        tools = [tool.id for tool in EXPANDED.tool for _ in range(tool.copies)]
        state.tool_pile = _pile("tools", tools, given, chance)
    if tokens := tokens_of(modules):
        state.tokens = _pile("tokens", tokens, given, chance)
        if "tokens" not in given:
            state.tokens.sort(key=lambda token: -known_on(token.name, given.get(MET, ())))
    return state


def _player(seat: int, players: int) -> Player:
    """A player board at the start. With four players only the builder is ready (p. 4)."""
    group = [
        Villager(data.id, Zone.READY if players < 4 or Mark.HAMMER in data.marks else Zone.EXHAUSTED)
        for data in VILLAGERS.starting
    ]
    return Player(seat, coins=BOARD.coins, villagers=group)


def _for_hire(modules: Sequence[str]) -> list[str]:
    return pieces(VILLAGERS.ordinary) + (pieces(VILLAGERS.expanded) if "villagers" in modules else [])


def _key_houses(chosen: Sequence[str] | None, chance: Chance) -> list[str]:
    names = [card.id for card in BOX.of_kind("key_house")]
    if chosen is None:
        chance.shuffle("key_houses", names)
        return names[: BOARD.key_houses]
    if len(chosen) != BOARD.key_houses or len(set(chosen)) != len(chosen) or not set(chosen) <= set(names):
        raise ValueError(f"not {BOARD.key_houses} key houses: {chosen}")
    return list(chosen)


def _caves(cards: Sequence[str] | None, met: Sequence[str], chance: Chance) -> list[Card]:
    if cards is None:
        names = dealt(chance, met=met)
        chance.shuffle("caves", names)
    else:
        names = list(reversed(cards))
        if len(names) != BOARD.caves or any(len(pages_of(card)) != 6 for card in names):
            raise ValueError(f"not {BOARD.caves} cave cards of six pages")
    return [Card(name) for name in names]


def _pile(label: str, names: Sequence[str], given: Mapping[str, Any], chance: Chance) -> list[Card]:
    """A shuffled pile, its top at the end, with what is given on top."""
    on_top: Sequence[str] = given.get(label, ())
    below = shuffled_rest(chance, label, names, on_top)
    return [Card(name) for name in (*below, *reversed(on_top))]


def _open(state: AboveBelowState) -> None:
    """Turn up the rows, the villagers for hire and the first cave card."""
    state.house_row = [state.house_pile.pop().name for _ in range(BOARD.row)]
    state.outpost_row = [state.outpost_pile.pop().name for _ in range(BOARD.row)]
    state.for_hire = [state.villager_pile.pop().name for _ in BOARD.train_costs]
    state.cave_top = state.cave_pile.pop().name
