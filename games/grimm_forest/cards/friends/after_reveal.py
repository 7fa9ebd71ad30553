"""Friends that act when the Gather cards have been revealed."""

from __future__ import annotations

from games.core.ask import confirm
from games.core.decision import Answer, Decision
from games.core.effects import total
from games.grimm_forest.ai.outlook import Visit
from games.grimm_forest.ai.plan import Purse, of_one
from games.grimm_forest.ai.questions import mine, standing_at
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import after_gather_reveal
from games.grimm_forest.cards.declare import friend
from games.grimm_forest.cards.fables.monsters import giant
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MAKES, MATERIALS
from games.grimm_forest.state import GatherCard
from games.grimm_forest.wording.terms import to_place

# -- Cinderella --------------------------------------------------------------------------------------------------

cinderella = friend("cinderella", worth=0.16)


@cinderella.on(after_gather_reveal, when=lambda own: bool(total(own.state.locations[own.at])))
async def arrives_first(own: Own) -> None:
    """You arrive first and take two of the resources at your place, before any Wolf; then you gather as usual."""
    at = own.at
    own.take_from(at, await own.choose(own.seat, "take_from_market", 2, own.state.locations[at]))


# -- Gingerbread Man ---------------------------------------------------------------------------------------------

gingerbread_man = friend("gingerbread_man", worth=0.16, advanced=True)


@gingerbread_man.on(after_gather_reveal)
async def runs_away(own: Own) -> None:
    """Instead of going to your place you may take one resource from each. You are nowhere then and gather nothing."""
    if not await confirm(own.seat, "gingerbread_man", place=to_place(own.at)):
        own.declined()
        return
    own.player.at = ""
    own.say("grimm-forest-log-runs-away", card=own.name)
    for place, goods in own.state.locations.items():
        own.take_from(place, await own.choose(own.seat, "take_from_market", 1, goods))


@gingerbread_man.scoring("gingerbread_man")
def running_away(situation: Situation, decision: Decision, answer: Answer) -> float:
    """One resource from each place instead of what lies here."""
    if answer[0] == "no":
        return standing_at(situation, situation.me.at)
    kinds = [max(goods, key=lambda kind: goods[kind]) for location in situation.view.locations
             if sum((goods := location.goods).values())]
    return sum(situation.saved(situation.seat, of_one(kind)) for kind in kinds)


# -- Jack the Giant Slayer ---------------------------------------------------------------------------------------

jack = friend("jack", worth=0.16, cancels=[giant])


@jack.on(after_gather_reveal)
async def sows_beans(own: Own) -> None:
    """Add two resources of its kind to your place; at the Market two of your choice."""
    at = own.at
    if at in MAKES:
        own.add_to(at, {MAKES[at]: 2})
    else:
        own.add_to(at, await own.choose(own.seat, "add", 2, dict.fromkeys(MATERIALS, 2)))


jack.scoring("add")(mine)


@jack.hauling
def beans_shared(visit: Visit) -> Purse:
    return of_one(MAKES[visit.place], 2 // (visit.others + 1)) if visit.place in MAKES else (0, 0, 0)


# -- Thumbelina --------------------------------------------------------------------------------------------------

thumbelina = friend("thumbelina", worth=0.04, advanced=True, draws=("thumbelina",))


@thumbelina.on(after_gather_reveal, when=lambda own: bool(own.state.gather_hand(own.seat)))
async def flies(own: Own) -> None:
    """You may shuffle your unplayed Gather cards, reveal one and go there instead."""
    if not await confirm(own.seat, "thumbelina", place=to_place(own.at)):
        own.declined()
        return
    place = own.state.rolls().choice("thumbelina", own.state.gather_hand(own.seat))
    own.player.at = place
    own.player.gather = GatherCard(place, own.seat, 0)
    own.say("grimm-forest-log-flies", place=to_place(place), card=own.name)


@thumbelina.scoring("thumbelina")
def flown(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Stay here, or leave it to chance where I go."""
    here = situation.me.at
    if answer[0] == "no":
        return standing_at(situation, here)
    elsewhere = [place for place in situation.me.gather_cards if place != here]
    return sum(standing_at(situation, place) for place in elsewhere) / len(elsewhere)
