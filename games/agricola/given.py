"""What may stand instead of the deals of the set-up, and that it can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.agricola.cards.every import HAND_CARDS
from games.agricola.farmyard.grid import COLUMNS, ROWS
from games.agricola.options import AgricolaOptions
from games.agricola.spaces.table import STAGES
from games.agricola.special_actions import cards_for
from games.core.given import only

ROUND_CARDS = "round_cards"
STARTER = "starting_player"
LAYOUTS = "layouts"
SPECIALS = "specials"
HANDS = "hands"
GIVEN = (ROUND_CARDS, STARTER, LAYOUTS, SPECIALS, HANDS)


def check(players: int, options: AgricolaOptions, given: Mapping[str, Any], layouts: Sequence[str]) -> None:
    """Raises `ValueError` when something is given that no set-up has: unknown entries, cards that are not there or
    there twice, round cards outside their stages. `layouts` are the start layouts of the box, as rows."""
    only(given, GIVEN)
    if given.get(STARTER, 0) not in range(players):
        raise ValueError(f"seat {given[STARTER]} cannot start among {players} players")
    order = given.get(ROUND_CARDS)
    if order is not None and _by_stage(order) != [sorted(stage) for stage in STAGES]:
        raise ValueError("the given round cards are not those of the six stages in their order")
    farms = given.get(LAYOUTS)
    if farms is not None and (len(farms) < players or not all(_possible(farm, layouts) for farm in farms)):
        raise ValueError(f"not a start layout for each of {players} players: {farms}")
    specials = given.get(SPECIALS)
    if specials is not None and sorted(specials) != sorted(cards_for(1)):
        raise ValueError("the given special action cards are not those of the solo game")
    hands = given.get(HANDS)
    if hands is not None:
        _check_hands(players, options, hands)


def _by_stage(order: Sequence[str]) -> list[list[str]]:
    """The given cards cut into the lengths of the stages, each part sorted."""
    rest, found = list(order), []
    for stage in STAGES:
        found.append(sorted(rest[: len(stage)]))
        rest = rest[len(stage) :]
    return [*found, rest] if rest else found


def _possible(farm: int | str, layouts: Sequence[str]) -> bool:
    """Whether a layout is one of the box by its number, or rows in letters with nothing on the spaces of the rooms."""
    if isinstance(farm, int):
        return 1 <= farm <= len(layouts)
    homes = {at for at, letter in enumerate(layouts[0]) if letter == "R"}
    return [len(row) for row in farm.split()] == [COLUMNS] * ROWS and all(
        letter in ("R. " if at in homes else "MF. ") for at, letter in enumerate(farm)
    )


def _check_hands(players: int, options: AgricolaOptions, hands: Sequence[Sequence[str]]) -> None:
    dealt = [card for hand in hands for card in hand]
    if not options.trial_cards or len(hands) != players:
        raise ValueError(f"hands are given for {len(hands)} of {players} players, with cards: {options.trial_cards}")
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(HAND_CARDS):
        raise ValueError(f"hand cards that are not in the box, or there twice: {dealt}")
