"""Fables for a pig that is alone at its place at the end of the Gather phase."""

from __future__ import annotations

from games.core.ask import ask, confirm
from games.core.decision import Decision, Part
from games.core.text import Seat
from games.grimm_forest.friends_rules import draw_friend
from games.grimm_forest.hand import (
    choose_secretly,
    copy_ids,
    discard_from_hand,
    fables_left,
    look_at_top,
    name_of,
    pass_on,
    pop_named,
)
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import Scene, Section, end_of_gather, section_cost
from games.grimm_forest.wording.terms import card_name


def _alone_with(card: str, state: GrimmState, seat: int) -> bool:
    return state.played(seat, card) is not None and state.alone(seat)


def _anybody_holds_fables(state: GrimmState, seat: int) -> bool:
    return any(player.hand for player in state.players if player.seat != seat)


@end_of_gather.on(
    "oracle", lambda state, seat: _alone_with("oracle", state, seat) and _anybody_holds_fables(state, seat)
)
async def oracle(state: GrimmState, seat: int) -> None:
    """If you are alone, you may take one Fable at random from the hand of each other player."""
    if not await confirm(seat, "oracle"):
        state.journal.count("declined", "oracle")
        return
    for other in state.order():
        hand = state.players[other].hand
        if other == seat or not hand:
            continue
        card = pop_named(hand, state.rolls(seat, other).choice("oracle", hand).name)
        pass_on(state, other, seat, card)
        state.say("grimm-forest-log-takes-fable", seat=seat, who=Seat(seat), whose=Seat(other))
        state.say("grimm-forest-log-which-fable", seat=seat, to=(seat, other), weight=0, fable=card_name(card.name))


KEPT_OF_WHISPERS = 2


@end_of_gather.on(
    "ghostly_whispers",
    lambda state, seat: _alone_with("ghostly_whispers", state, seat) and bool(fables_left(state)),
)
async def ghostly_whispers(state: GrimmState, seat: int) -> None:
    """If you are alone, draw four Fables, keep two and discard the others."""
    look_at_top(state, seat, 4)
    names = [card.name for card in state.looking]
    kept = names
    if len(names) > KEPT_OF_WHISPERS:
        choose_secretly(state)
        part = Part("whispers_keep", tuple(copy_ids(names)), least=KEPT_OF_WHISPERS, most=KEPT_OF_WHISPERS)
        answer = await ask(Decision(seat, "whispers_keep", (part,), private=True, args={"n": KEPT_OF_WHISPERS}))
        kept = [name_of(option) for option in answer]
    player = state.players[seat]
    for name in kept:
        player.hand.append(pop_named(state.looking, name))
    rest, state.looking, state.looker = state.looking, [], -1
    state.say("grimm-forest-log-draws-for", seat=seat, who=Seat(seat), n=len(names),
              card=card_name("ghostly_whispers"))
    discard_from_hand(state, seat, rest)


@end_of_gather.on("little_helpers", lambda state, seat: _alone_with("little_helpers", state, seat), calm=True)
async def little_helpers(state: GrimmState, seat: int) -> None:
    """If you are alone, you have two more actions in this Build phase."""
    state.players[seat].actions += 2
    state.say("grimm-forest-log-more-actions", seat=seat, who=Seat(seat), n=2, card=card_name("little_helpers"))


@end_of_gather.on("mysterious_stranger", lambda state, seat: _alone_with("mysterious_stranger", state, seat))
async def mysterious_stranger(state: GrimmState, seat: int) -> None:
    """If you are alone, draw a Friend and keep it or give it away."""
    await draw_friend(state, seat)


def _new_corner(state: GrimmState, seat: int) -> bool:
    fable = state.played(seat, "cutting_corners")
    return fable is not None and not fable.settled and state.alone(seat)


@end_of_gather.on("cutting_corners", _new_corner, calm=True)
async def cutting_corners(state: GrimmState, seat: int) -> None:
    """If you are alone, this card becomes one more building site; every section built on it costs one less."""
    fable = state.played(seat, "cutting_corners")
    assert fable is not None
    fable.settled = True
    state.say("grimm-forest-log-corner-site", seat=seat, who=Seat(seat), card=card_name("cutting_corners"))


@section_cost.on("cutting_corners")
def cheaper_on_corners(scene: Scene, owner: int, cost: int, section: Section) -> int:
    """A section on the owner's Cutting Corners site costs one less."""
    return cost - 1 if section.corners and section.seat == owner else cost
