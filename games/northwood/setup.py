"""Setting up: allies and rulers by scenario (rulebook, set-up, and the part on playing with all rulers)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.chance import Chance
from games.core.given import only
from games.northwood.checks import flaws_of
from games.northwood.content import CHARACTERS, SUITS, suit_of
from games.northwood.scenarios import Deal, NorthwoodOptions, scenario_of
from games.northwood.state import Fief, NorthwoodState, Place

GIVEN = ("allies", "rulers", "decks")


def set_up(players: int, options: NorthwoodOptions, chance: Chance, given: Mapping[str, Any]) -> NorthwoodState:
    """The state before the first hand is dealt.

    `given` may replace random deals: `"allies"` (four ids), `"rulers"` (eight ids, fief 0 first), and `"decks"`
    (up to eight lists of all 32 dialogue cards, the top card first). Raises `ValueError` when it has anything else,
    or characters and decks that the box cannot give.
    """
    only(given, GIVEN)
    if players != 1:
        raise ValueError(f"For Northwood! is for one player, not {players}")
    scenario = scenario_of(options)
    allies, rulers = dealt(scenario.deal, chance)
    allies, rulers = list(given.get("allies", allies)), list(given.get("rulers", rulers))
    state = NorthwoodState(
        chance,
        scenario=scenario,
        pause=options.pause,
        fiefs=[Fief(number, ruler) for number, ruler in enumerate(rulers)],
        places=[Place(ally) for ally in allies],
        stacked=[list(deck) for deck in given.get("decks", ())],
    )
    if len(state.stacked) > len(state.fiefs):
        raise ValueError(f"{len(state.stacked)} decks are given for {len(state.fiefs)} visits")
    if flaws := flaws_of(state):
        raise ValueError(f"not a deal of For Northwood!: {'; '.join(flaws)}")
    state.rolls()
    return state


def dealt(deal: Deal, chance: Chance) -> tuple[list[str], list[str]]:
    """Four allies and eight rulers, fief 0 first."""
    if deal.allies is None:
        return full_deal(chance)
    rulers = [f"{suit}_{rank}" for rank in deal.rulers for suit in SUITS]
    chance.shuffle("rulers", rulers)
    return [f"{suit}_{deal.allies}" for suit in SUITS], rulers


def full_deal(chance: Chance) -> tuple[list[str], list[str]]:
    """Turn up the 24 characters one by one: the first of a suit is an ally, the next two rule the leftmost empty fief,
    further ones go back into the box."""
    order = list(CHARACTERS)
    chance.shuffle("characters", order)
    return sorted_out(order)


def sorted_out(order: list[str]) -> tuple[list[str], list[str]]:
    """Allies and rulers, given the order in which the 24 characters turn up."""
    allies: list[str] = []
    rulers: list[str] = []
    seen = dict.fromkeys(SUITS, 0)
    for character in order:
        suit = suit_of(character)
        seen[suit] += 1
        if seen[suit] == 1:
            allies.append(character)
        elif seen[suit] <= 3:
            rulers.append(character)
    return allies, rulers
