"""Friends that act at the start of the round."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import Answer, Decision, one_of, seat_of
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.outlook import Visit
from games.grimm_forest.ai.plan import ONE_EACH, Purse, of_one
from games.grimm_forest.ai.questions import rarity
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import end_of_gather, start_of_round
from games.grimm_forest.cards.declare import friend
from games.grimm_forest.cards.deeds import Gain
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MAKES, MATERIALS
from games.grimm_forest.goods import ONE_OF_EACH
from games.grimm_forest.hand import fables, fables_left
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.reasons import Found, other_players, why
from games.grimm_forest.wording.terms import to_place

NOTHING: Purse = (0, 0, 0)

# -- Aladdin -----------------------------------------------------------------------------------------------------

aladdin = friend("aladdin", worth=0.38)


@aladdin.on(start_of_round, calm=True)
async def predicts(own: Own) -> None:
    """At the start of the round say whether you will end up alone or with others."""
    said = await pick(one_of(own.seat, "aladdin", ("alone", "together")))
    own.player.said = said
    own.say("grimm-forest-log-predicts", what=said)


def _was_right(own: Own) -> bool:
    said = own.player.said
    return (said == "alone" and own.alone) or (said == "together" and own.in_company)


aladdin.on(end_of_gather, when=_was_right, calm=True)(Gain(ONE_OF_EACH))


@aladdin.hauling
def if_he_is_right(visit: Visit) -> Purse:
    return ONE_EACH if visit.prediction == ("together" if visit.others else "alone") else NOTHING


@aladdin.scoring("aladdin")
def prediction(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Whether I shall be alone."""
    mixing = mixing_of(situation)
    alone = sum(chance * mixing.alone(situation.seat, place)
                for place, chance in mixing.mixes[situation.seat].items())
    return alone if answer[0] == "alone" else 1 - alone


# -- Ali Baba ----------------------------------------------------------------------------------------------------

ali_baba = friend("ali_baba", worth=0.34)


def _loot(own: Own) -> list[str]:
    return [
        f"rob:{other}:{material}"
        for other in own.others for material in MATERIALS if own.state.goods(other)[material]
    ]


@ali_baba.on(start_of_round, when=lambda own: bool(_loot(own)), calm=True)
async def robs(own: Own) -> None:
    """At the start of the round take one resource of your choice from another player's board."""
    options = tuple(_loot(own))
    choice = options[0] if len(options) == 1 else await pick(one_of(own.seat, "ali_baba", options))
    _, whose, material = choice.split(":")
    player = own.player
    player.robbed, player.booty = int(whose), material
    own.moves(player.robbed, own.seat, {material: 1})


def _caught(own: Own) -> bool:
    player = own.player
    if player.robbed < 0 or not player.at:
        return False
    return own.state.players[player.robbed].at == player.at and player.goods[player.booty] > 0


@ali_baba.on(end_of_gather, when=_caught)
async def gives_back(own: Own) -> None:
    """If the robbed player gathers at your place, he gets the resource back, provided you still have one like it."""
    player = own.player
    own.moves(own.seat, player.robbed, {player.booty: 1})
    player.robbed, player.booty = -1, ""


@ali_baba.scoring("ali_baba")
def robbed(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Whom to rob of what."""
    _, whose, material = answer[0].split(":")
    loot = of_one(material)
    return situation.saved(situation.seat, loot) + rarity(situation, loot) + situation.worth(int(whose), loot, -1)


@ali_baba.missing("ali_baba")
def nothing_to_rob(view: GrimmView, decision: Decision) -> Found:
    for other in other_players(view, decision.seat):
        for material in MATERIALS:
            yield f"rob:{other.seat}:{material}", why("has-none-of-it")


# -- Pinocchio ---------------------------------------------------------------------------------------------------

pinocchio = friend("pinocchio", worth=0.32, announces=True)


@pinocchio.on(start_of_round, calm=True)
async def announces(own: Own) -> None:
    """At the start of the round say where you will go."""
    place = await pick(one_of(own.seat, "pinocchio", tuple(own.state.locations)))
    own.player.said = place
    own.say("grimm-forest-log-announces", place=to_place(place))


@pinocchio.on(end_of_gather, when=lambda own: bool(own.at) and own.player.said == own.at, calm=True)
async def told_the_truth(own: Own) -> None:
    """If you are at the announced place at the end of the Gather phase, gain two of what it produces."""
    if own.at in MAKES:
        own.gain({MAKES[own.at]: 2})
    else:
        await own.gain_choice(2)


@pinocchio.hauling
def where_announced(visit: Visit) -> Purse:
    there = visit.prediction == visit.place and visit.place in MAKES
    return of_one(MAKES[visit.place], 2) if there else NOTHING


@pinocchio.scoring("pinocchio")
def announcement(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The place where I want to go, and where two more of its goods help."""
    place = answer[0]
    extra = situation.saved(situation.seat, of_one(MAKES[place], 2)) if place in MAKES else 0.3
    allowed = 0.0 if place in situation.me.gather_cards else -5.0
    return mixing_of(situation).value(situation.seat, place) + extra + allowed


# -- Sleeping Beauty ---------------------------------------------------------------------------------------------

sleeping_beauty = friend("sleeping_beauty", worth=0.14, advanced=True)
GIVEN, MISSED = 0.3, 0.12
"""What an unseen Fable played for nothing is worth, and what each of the first three in hand makes one miss by it."""


@sleeping_beauty.on(start_of_round, when=lambda own: bool(fables_left(own.state)), calm=True)
async def makes_sleep(own: Own) -> None:
    """Choose a player, yourself allowed: he plays the top Fable unseen, and no other, this round."""
    target = await own.pick_seat("sleeping_beauty", own.state.order())
    card = fables(own.state).draw()
    assert card is not None
    player = own.state.players[target]
    player.facedown, player.facedown_seen = card, card.known_to
    own.say("grimm-forest-log-sleeps", whom=Seat(target), card=own.name)


@sleeping_beauty.scoring("sleeping_beauty")
def sleeper(situation: Situation, decision: Decision, answer: Answer) -> float:
    """A Fable for nothing, best for me while I hold none that I miss; else for whoever holds better ones. Somebody with
    few would only be given one."""
    seat = seat_of(answer[0])
    missed = MISSED * min(3, situation.view.players[seat].hand_size)
    return situation.care(seat) * (GIVEN - missed)


# -- Tom Thumb ---------------------------------------------------------------------------------------------------

tom_thumb = friend("tom_thumb", worth=0.24)


def _grains(own: Own) -> list[str]:
    return [
        f"grain:{place}:{material}"
        for place, goods in own.state.locations.items() if total(goods)
        for material in MATERIALS if goods[material]
    ]


@tom_thumb.on(start_of_round, when=lambda own: bool(_grains(own)), calm=True)
async def takes_a_grain(own: Own) -> None:
    """At the start of the round you may take one resource from any place."""
    choice = await pick(one_of(own.seat, "tom_thumb", (*_grains(own), "none")))
    if choice == "none":
        own.declined()
        return
    _, place, material = choice.split(":")
    own.take_from(place, {material: 1})


@tom_thumb.scoring("tom_thumb")
def grain(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which resource from which place, rather not from where I would go."""
    if answer[0] == "none":
        return 0.0
    _, place, material = answer[0].split(":")
    loot = of_one(material)
    own = mixing_of(situation).mixes[situation.seat][place]
    return situation.saved(situation.seat, loot) + rarity(situation, loot) - 0.02 * own


@tom_thumb.missing("tom_thumb")
def no_grain(view: GrimmView, decision: Decision) -> Found:
    for location in view.locations:
        for material in (MAKES[location.id],) if location.id in MAKES else MATERIALS:
            yield f"grain:{location.id}:{material}", why("none-there")
