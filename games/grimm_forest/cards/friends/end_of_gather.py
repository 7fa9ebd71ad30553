"""Friends that act at the end of the Gather phase."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import Decision, Part
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.ai.outlook import Visit
from games.grimm_forest.ai.questions import fables_lost
from games.grimm_forest.ai.values import ActionsAlone
from games.grimm_forest.cards.box import end_of_gather
from games.grimm_forest.cards.declare import friend
from games.grimm_forest.cards.deeds import Alone, GainChoice, Leave, MoreActions
from games.grimm_forest.cards.own import Own
from games.grimm_forest.friends_rules import friends, lose_friend, offer_friend
from games.grimm_forest.hand import copy_ids, name_of, pass_on, pop_named
from games.grimm_forest.wording.terms import card_name

# -- Frog Prince -------------------------------------------------------------------------------------------------

frog_prince = friend("frog_prince", worth=0.16, farewell=0.25)


@frog_prince.on(end_of_gather, when=lambda own: own.in_company)
async def is_kissed(own: Own) -> None:
    """If you are not alone, discard him, gain a new Friend from the deck and one resource of your choice."""
    await own.gain_choice(1)
    new = friends(own.state).draw()  # drawn before he is discarded: he cannot turn into himself
    lose_friend(own.state, own.seat)
    if new is not None:
        await offer_friend(own.state, own.seat, new.name)


# -- Golden Goose ------------------------------------------------------------------------------------------------

golden_goose = friend("golden_goose", worth=0.16, farewell=0.4, spares=2)
golden_goose.on(end_of_gather, when=Alone(), calm=True)(GainChoice(1))
golden_goose.free_action()(Leave(2))


@golden_goose.pleasing
def an_egg_alone(visit: Visit) -> float:
    return 0.0 if visit.others else visit.situation.some_goods(visit.seat, 1)


# -- Seven Dwarfs ------------------------------------------------------------------------------------------------

seven_dwarfs = friend("seven_dwarfs", worth=0.16, spares=1, pleases=ActionsAlone(1))
seven_dwarfs.on(end_of_gather, when=Alone(), calm=True)(MoreActions(1))

# -- Snow White --------------------------------------------------------------------------------------------------

snow_white = friend("snow_white", worth=0.16)


@snow_white.on(end_of_gather, when=lambda own: own.in_company)
async def is_given_presents(own: Own) -> None:
    """Opponents at your place give you a Fable of their choice; who has none, a resource of your choice."""
    for rival in own.rivals_here:
        if own.state.players[rival].hand:
            await _give_fable(own, rival)
        elif total(own.state.goods(rival)):
            own.moves(rival, own.seat, await own.choose(own.seat, "take", 1, own.state.goods(rival), rival))


async def _give_fable(own: Own, giver: int) -> None:
    """Not asked with a single card, which everybody can count; always asked with several, even equal ones."""
    hand = own.state.players[giver].hand
    name = hand[0].name
    if len(hand) > 1:
        names = sorted({card.name for card in hand})
        form = Decision(giver, "give_fable", (Part("give_fable", tuple(copy_ids(names))),), private=True,
                        args={"whom": Seat(own.seat), "card": own.name})
        name = name_of(await pick(form))
    pass_on(own.state, giver, own.seat, pop_named(hand, name))
    own.tell(giver, "grimm-forest-log-gives-fable", whom=Seat(own.seat))
    own.state.say("grimm-forest-log-which-fable", seat=giver, to=(giver, own.seat), weight=0, fable=card_name(name))


snow_white.scoring("give_fable")(fables_lost)
