"""The end of the game: who has won, and how ties are broken (rulebook, "End of the game")."""

from __future__ import annotations

from games.core.rules import Result
from games.core.text import key_of, text
from games.grimm_forest.content import HOUSES_TO_WIN
from games.grimm_forest.state import GrimmState, Player


def standing(player: Player) -> dict[str, int]:
    """What counts, in the order in which it is compared.

    Three houses (more do not count more), then brick houses, wooden houses, and the First Builder token of the
    sturdiest house.
    """
    complete = [house.material for house in player.houses if house.parts == 3]
    return {
        "houses": min(len(complete), HOUSES_TO_WIN),
        "brick": complete.count("brick"),
        "wood": complete.count("wood"),
        "first_brick": int("brick" in player.tokens),
        "first_wood": int("wood" in player.tokens),
        "first_straw": int("straw" in player.tokens),
    }


def places(state: GrimmState) -> tuple[int, ...]:
    """Every seat's rank, 1 for a winner. Who is still tied shares the rank."""
    keys = [tuple(standing(player).values()) for player in state.players]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def result(state: GrimmState) -> Result:
    """The result, with the first point on which the winner and the runner-up differ as its reason;
    the total is the number of complete houses."""
    scores = tuple(standing(player) for player in state.players)
    ranks = places(state)
    best = sorted((tuple(score.values()) for score in scores), reverse=True)
    decided = next((name for name, a, b in zip(scores[0], best[0], best[1], strict=False) if a != b), "shared")
    totals = tuple(player.complete() for player in state.players)
    return Result(ranks, scores, text(key_of("grimm-forest-reason", decided)), totals)
