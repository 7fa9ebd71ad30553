"""What other players will probably buy before the next own turn."""

from __future__ import annotations

from dataclasses import replace

from games.above_below.actions.build import has_place
from games.above_below.ai.judge import Valuation
from games.above_below.paying import purse

BUILDINGS, NEWCOMERS = 2, 1
"""So many of the buildings and newcomers that are worth most to another player are in danger."""


def in_danger(judge: Valuation) -> set[str]:
    """Return the buildings and newcomers that other players who have not passed want most and can pay."""
    found: set[str] = set()
    for player in judge.view.players:
        if player is judge.me or player.passed or not player.ready():
            continue
        other = Valuation(judge.view, player.seat, replace(judge.weights, taste=0.0))
        money = sum(purse(player).values())
        if other.builders:
            houses = [name for name in judge.view.on_offer() if has_place(player, name) and other.price(name) <= money]
            found.update(_best([(other.bargain(name), name) for name in houses], BUILDINGS))
        if other.trainers:
            there = [piece for piece in judge.view.for_hire if piece and other.fee(piece) <= money]
            found.update(_best([(other.hire(piece), piece) for piece in there], NEWCOMERS))
    return found


def _best(worths: list[tuple[float, str]], most: int) -> list[str]:
    return [name for worth, name in sorted(worths, reverse=True)[:most] if worth > 0]
