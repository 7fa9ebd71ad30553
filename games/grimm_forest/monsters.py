"""Monsters: where they go, when they strike, and who can cancel them (rulebook, gather step 2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from games.core.ask import confirm, pick
from games.core.cards import Moment
from games.core.decision import one_of
from games.core.text import Seat
from games.grimm_forest.cards.box import BOX, FableRules, friend_rules, monster_places
from games.grimm_forest.cards.own import Own
from games.grimm_forest.friends_rules import lose_friend
from games.grimm_forest.lying import monsters_at
from games.grimm_forest.state import Fable, GrimmState
from games.grimm_forest.wording.terms import card_name, card_rule, in_place, to_place

Strike = Callable[[Own, str, list[int]], Awaitable[None]]
"""What a monster does to the seats at its place: (the monster, the place, the seats in turn order)."""

Harms = Callable[[Own, list[int]], bool]
"""Whether a monster would do anything to these seats, who are at its place. Pure."""


async def place_monster(state: GrimmState, monster: Fable) -> None:
    """Its owner puts a revealed monster on a place without one, or where a card draws it, which can be nowhere."""
    free = tuple(place for place in state.locations if not monsters_at(state, place))
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


def strikes(card: FableRules, moment: Moment[Own], *, harms: Harms) -> Callable[[Strike], Strike]:
    """Declare what a monster does, and when. Before it strikes it can be cancelled."""

    def register(strike: Strike) -> Strike:
        @card.on(moment, when=lambda own: _visited(own) is not None)
        async def come(own: Own) -> None:
            fable = _visited(own)
            assert fable is not None
            if await _guarded(own.state, fable):
                return
            if not harms(own, own.state.pigs_at(fable.place)) or await _cancelled(own.state, fable):
                return
            fable.settled = True
            await strike(own, fable.place, own.state.pigs_at(fable.place))

        return strike

    return register


def _visited(own: Own) -> Fable | None:
    """The monster, if somebody is where it lies in wait."""
    fable = own.played
    if fable is None or fable.settled:
        return None
    return fable if own.state.pigs_at(fable.place) else None


async def _guarded(state: GrimmState, fable: Fable) -> bool:
    """Whether a guard stands where the monster would strike, which cancels it."""
    for seat in state.pigs_at(fable.place):
        friend = friend_rules(state.players[seat].friend)
        if friend is not None and friend.guards is not None:
            fable.settled = True
            state.journal.count("triggered", friend.id)
            state.say("grimm-forest-log-guarded", seat=seat, who=Seat(seat), friend=card_name(friend.id),
                      card=card_name(fable.card))
            await friend.guards(BOX.own(state, seat, friend.id))
            return True
    return False


async def _cancelled(state: GrimmState, fable: Fable) -> bool:
    """Ask those whose Friend can cancel the monster, in turn order, wherever they are."""
    for seat in state.order():
        friend = friend_rules(state.players[seat].friend)
        if friend is None or fable.card not in friend.cancels:
            continue
        if await confirm(seat, "cancel_monster", friend=card_name(friend.id), card=card_name(fable.card),
                         place=in_place(fable.place), rule=card_rule(fable.card)):
            fable.settled = True
            state.journal.count("triggered", friend.id)
            state.say("grimm-forest-log-cancelled", seat=seat, who=Seat(seat), friend=card_name(friend.id),
                      card=card_name(fable.card))
            lose_friend(state, seat)
            return True
        state.journal.count("declined", friend.id)
    return False
