"""Upgrades: majors, and minor improvements that count as majors too, for which another major is returned."""

from __future__ import annotations

from games.agricola.cards.box import card_of, playable
from games.agricola.majors.places import home_places
from games.agricola.state import AgricolaState, Player

FOR = ":for:"
"""Joins the ids of an upgrade and of the card returned for it: "cooking_hearth_4:for:fireplace_2"."""


def upgrades_to(player: Player, name: str) -> list[str]:
    """The ways to build or play an upgrade, each with `FOR` one of the player's majors that it replaces."""
    groups = card_of(name).upgrades
    return [name + FOR + old for old in player.majors if card_of(old).group in groups] if groups else []


def upgrades_in_hand(state: AgricolaState, player: Player) -> list[str]:
    """The ways to play the upgrades in hand, which may also be played where a major may be built."""
    found: list[str] = []
    for held in player.hand:
        if card_of(held.name).kind == "minor" and playable(state, player.seat, held.name):
            found += upgrades_to(player, held.name)
    return found


def replace_major(state: AgricolaState, player: Player, old: str, *, removed: bool) -> None:
    """A major makes way for its upgrade: it goes back on top of the place it came from, or leaves the game."""
    player.majors.remove(old)
    if old in player.locked:
        player.locked.remove(old)
    if removed:
        state.removed.append(old)
        return
    home = home_places(len(state.players), moor=state.moor)
    at = next(number for number, stack in enumerate(home) if old in stack)
    state.places[at].append(old)
