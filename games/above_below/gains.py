"""Gains of a player: reputation, villagers, and quests as soon as their conditions are met."""

from __future__ import annotations

from collections.abc import Mapping

from games.above_below.cards.box import quest, villager
from games.above_below.content.load import BOARD
from games.above_below.state import AboveBelowState, Player, Villager, Zone
from games.above_below.village import Village
from games.above_below.wording.terms import goods_listed, quest_name, villager_name
from games.core.text import Seat


def change_reputation(state: AboveBelowState, player: Player, steps: int) -> int:
    """Move the reputation cube; it stops at the ends of the track (AB-32). Return how many steps it moved."""
    ends = BOARD.reputation
    before = player.reputation
    player.reputation = max(ends.least, min(ends.most, before + steps))
    return player.reputation - before


def join(state: AboveBelowState, player: Player, piece: str, zone: Zone) -> None:
    """Add a villager to a player's village. The reputation that she costs is lost at once (rulebook p. 12)."""
    player.villagers.append(Villager(piece, zone))
    state.log("above-below-log-joins", seat=player.seat, who=Seat(player.seat), villager=villager_name(piece))
    if villager(piece).reputation:
        steps = change_reputation(state, player, villager(piece).reputation)
        tell_reputation(state, player, steps)


def tell_reputation(state: AboveBelowState, player: Player, steps: int) -> None:
    """Log the movement of the cube, if it has moved."""
    if steps:
        key = "above-below-log-reputation-up" if steps > 0 else "above-below-log-reputation-down"
        state.log(key, seat=player.seat, who=Seat(player.seat), n=abs(steps))


def tell_used_up(state: AboveBelowState, player: Player, lacking: Mapping[str, int]) -> None:
    """Log what a player would have got if the supply still had it (AB-53); 0 of what was there."""
    if any(lacking.values()):
        state.log("above-below-log-used-up", seat=player.seat, who=Seat(player.seat), goods=goods_listed(lacking))


def completes(player: Village, name: str) -> bool:
    """Return whether a player owns everything that a quest asks for."""
    return all(player.owns(item) >= n for item, n in quest(name).need.items())


def claim_quests(state: AboveBelowState) -> None:
    """Give open quests to players who own everything they ask for, in turn order if there are several (rulebook p. 17,
    AB-50)."""
    for name in list(state.quests):
        for seat in state.order():
            player = state.players[seat]
            if completes(player, name):
                state.quests.remove(name)
                player.quests.append(name)
                state.log("above-below-log-quest", seat=seat, weight=2, who=Seat(seat), quest=quest_name(name))
                break
