"""Monsters: where they go, when they strike, and who can cancel them (rulebook, gather step 2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from games.core.ask import confirm, pick
from games.core.decision import one_of
from games.core.text import Seat
from games.grimm_forest.friends_rules import lose_friend
from games.grimm_forest.state import Fable, GrimmState
from games.grimm_forest.windows import Window, cancels, guards, monster_places
from games.grimm_forest.wording.terms import card_name, card_rule, in_place, to_place

Strike = Callable[[GrimmState, int, str, list[int]], Awaitable[None]]
"""What a monster does: (state, its owner's seat, the place, the seats there in turn order)."""

Harms = Callable[[GrimmState, int, list[int]], bool]
"""Whether a monster would do anything to the seats at its place: (state, owner, seats). Pure."""


async def place_monster(state: GrimmState, monster: Fable) -> None:
    """Its owner puts a revealed monster on a place without one, or where a card draws it, which can be nowhere."""
    free = tuple(place for place in state.locations if not state.monsters_at(place))
    free = monster_places.value(state, free, None)
    if not free:
        return
    place = free[0]
    if len(free) > 1:
        place = await pick(one_of(
            monster.owner, "place_monster", free, card=card_name(monster.card), rule=card_rule(monster.card)
        ))
    monster.place = place
    state.say(
        "grimm-forest-log-monster-comes",
        seat=monster.owner, who=Seat(monster.owner), card=card_name(monster.card), place=to_place(place),
    )


def monster(window: Window, card: str, harms: Harms) -> Callable[[Strike], Strike]:
    """Register a monster's effect with its window. Before it strikes it can be cancelled."""

    def visited(state: GrimmState, owner: int) -> Fable | None:
        fable = state.played(owner, card)
        if fable is None or fable.settled:
            return None
        return fable if state.pigs_at(fable.place) else None

    def register(strike: Strike) -> Strike:
        @window.on(card, lambda state, owner: visited(state, owner) is not None)
        async def strikes(state: GrimmState, owner: int) -> None:
            fable = visited(state, owner)
            assert fable is not None
            if await _guarded(state, fable):
                return
            if not harms(state, owner, state.pigs_at(fable.place)) or await _cancelled(state, fable):
                return
            fable.settled = True
            await strike(state, owner, fable.place, state.pigs_at(fable.place))

        return strike

    return register


async def _guarded(state: GrimmState, fable: Fable) -> bool:
    """Whether a guard stands where the monster would strike, which cancels it."""
    for seat in state.pigs_at(fable.place):
        guard = guards.get(state.players[seat].friend)
        if guard is not None:
            fable.settled = True
            state.journal.count("triggered", state.players[seat].friend)
            state.say("grimm-forest-log-guarded", seat=seat, who=Seat(seat),
                      friend=card_name(state.players[seat].friend), card=card_name(fable.card))
            await guard(state, seat)
            return True
    return False


async def _cancelled(state: GrimmState, fable: Fable) -> bool:
    """Ask those whose Friend can cancel the monster, in turn order, wherever they are."""
    for seat in state.order():
        friend = state.players[seat].friend
        if fable.card not in cancels.get(friend, ()):
            continue
        if await confirm(seat, "cancel_monster", friend=card_name(friend), card=card_name(fable.card),
                         place=in_place(fable.place), rule=card_rule(fable.card)):
            fable.settled = True
            state.journal.count("triggered", friend)
            state.say("grimm-forest-log-cancelled", seat=seat, who=Seat(seat), friend=card_name(friend),
                      card=card_name(fable.card))
            lose_friend(state, seat)
            return True
        state.journal.count("declined", friend)
    return False
