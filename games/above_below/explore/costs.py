"""What a failure costs beyond itself, and states that stay on a villager (rulebook p. 8 and 18)."""

from __future__ import annotations

from collections.abc import Sequence

from games.above_below.book.schema import Penalty
from games.above_below.cards.box import villager_state
from games.above_below.gaining import change_reputation, tell_reputation
from games.above_below.ids import VILLAGER, ids, name_of
from games.above_below.state import AboveBelowState, Expedition, Player, Zone
from games.above_below.track import ask_laying
from games.above_below.wording.terms import amount, state_name, villager_name
from games.core.decision import Decision, Part
from games.core.text import Arg, Seat


async def suffer(state: AboveBelowState, player: Player, trip: Expedition, penalty: Penalty) -> None:
    """Pay for a failure: coins as far as there are any, reputation, an injury, a state."""
    if coins := min(penalty.coins, player.coins):
        player.coins -= coins
        state.say("above-below-log-pays", seat=player.seat, who=Seat(player.seat), coins=amount("coin", coins))
    tell_reputation(state, player, change_reputation(state, player, penalty.reputation))
    if penalty.injury:
        await _injure(state, player, trip)
    if penalty.state is not None:
        await afflict(state, player, trip, penalty.state)


async def _injure(state: AboveBelowState, player: Player, trip: Expedition) -> None:
    """One of the explorers who is not injured yet becomes so, of the owner's choice; never a coward (p. 18)."""
    able = [
        one.piece for one in trip.party if not one.exerted
        and not any(villager_state(name).unhurt for name in player.villager(one.piece).states)
    ]
    if able:
        piece = await _one_of(state, player, "injure", able)
        player.villager(piece).zone = Zone.INJURED
        trip.explorer(piece).exerted = True
        state.say("above-below-log-injured", seat=player.seat, villager=villager_name(piece))


async def afflict(state: AboveBelowState, player: Player, trip: Expedition, name: str) -> None:
    """A state comes over one of the explorers, of the owner's choice; each villager has a state once (AB-47)."""
    able = [one.piece for one in trip.party if name not in player.villager(one.piece).states]
    if not able or not state.supply[name]:
        return
    piece = await _one_of(state, player, "afflict", able, state=state_name(name))
    state.take(name, 1)
    player.villager(piece).states.append(name)
    state.say("above-below-log-afflicted", seat=player.seat, villager=villager_name(piece), state=state_name(name))


async def _one_of(
    state: AboveBelowState, player: Player, key: str, pieces: Sequence[str], /, **args: Arg
) -> str:
    if len(pieces) == 1:
        return pieces[0]
    part = Part(key, ids(VILLAGER, pieces))
    return name_of((await ask_laying(state, player, lambda: Decision(player.seat, key, (part,), args=args)))[0])
