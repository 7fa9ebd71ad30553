"""Friends that act at the end of the Gather phase."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import Decision, Part
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.friends_rules import lose_friend, offer_friend, top_friend
from games.grimm_forest.goods import choose, gain_choice, give
from games.grimm_forest.hand import copy_ids, name_of, pass_on, pop_named
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import end_of_gather
from games.grimm_forest.wording.terms import card_name


@end_of_gather.on("frog_prince", lambda state, seat: state.accompanied(seat))
async def frog_prince(state: GrimmState, seat: int) -> None:
    """If you are not alone, discard him, gain a new Friend from the deck and one resource of your choice."""
    await gain_choice(state, seat, 1, "frog_prince")
    new = top_friend(state)  # drawn before he is discarded: he cannot turn into himself
    lose_friend(state, seat)
    if new is not None:
        await offer_friend(state, seat, new.name)


@end_of_gather.on("golden_goose", lambda state, seat: state.alone(seat), calm=True)
async def golden_goose(state: GrimmState, seat: int) -> None:
    """If you are alone, gain one resource of your choice."""
    await gain_choice(state, seat, 1, "golden_goose")


@end_of_gather.on("seven_dwarfs", lambda state, seat: state.alone(seat), calm=True)
async def seven_dwarfs(state: GrimmState, seat: int) -> None:
    """If you are alone, you have one more action in this Build phase."""
    state.players[seat].actions += 1
    state.say("grimm-forest-log-more-actions", seat=seat, who=Seat(seat), n=1, card=card_name("seven_dwarfs"))


@end_of_gather.on("snow_white", lambda state, seat: state.accompanied(seat))
async def snow_white(state: GrimmState, seat: int) -> None:
    """Opponents at your place give you a Fable of their choice; who has none, a resource of your choice."""
    for rival in state.rivals_at_place_of(seat):
        if state.players[rival].hand:
            await _give_fable(state, rival, seat)
        elif total(state.goods(rival)):
            taken = await choose(seat, "take", 1, state.goods(rival), "snow_white", rival)
            give(state, rival, seat, taken, "snow_white")


async def _give_fable(state: GrimmState, giver: int, taker: int) -> None:
    """Not asked with a single card, which everybody can count; always asked with several, even equal ones."""
    hand = state.players[giver].hand
    name = hand[0].name
    if len(hand) > 1:
        names = sorted({card.name for card in hand})
        form = Decision(giver, "give_fable", (Part("give_fable", tuple(copy_ids(names))),), private=True,
                        args={"whom": Seat(taker), "card": card_name("snow_white")})
        name = name_of(await pick(form))
    card = pop_named(hand, name)
    pass_on(state, giver, taker, card)
    state.say("grimm-forest-log-gives-fable", seat=giver, who=Seat(giver), whom=Seat(taker))
    state.say("grimm-forest-log-which-fable", seat=giver, to=(giver, taker), weight=0, fable=card_name(name))
