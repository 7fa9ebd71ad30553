"""What a player's own majors cook."""

from __future__ import annotations

from games.agricola.majors.table import cooking
from games.agricola.state import Player


def kitchen(player: Player) -> tuple[str, ...]:
    """The player's majors that can cook: all but those that still wait for their fuel."""
    if not player.locked:
        return tuple(player.majors)
    return tuple(name for name in player.majors if name not in player.locked)


def cook_rates(player: Player) -> dict[str, int]:
    """Food for one of each good that the player can turn into food at any time; raw crops are worth 1."""
    return {"grain": 1, "vegetable": 1, **cooking(kitchen(player))}
