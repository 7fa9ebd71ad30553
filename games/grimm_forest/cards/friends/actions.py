"""Friends with a special action that brings resources: it costs one action and may be taken once a turn."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Part, one_of
from games.core.effects import total
from games.grimm_forest.ai.building import Brings
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.outlook import Visit, Workshop
from games.grimm_forest.ai.plan import ONE_EACH, Estate, Purse, add, of_one, purse
from games.grimm_forest.ai.questions import rarity
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import start_of_build, start_of_round
from games.grimm_forest.cards.declare import friend
from games.grimm_forest.cards.deeds import Gain
from games.grimm_forest.cards.fables.monsters import MONSTERS
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.goods import ONE_OF_EACH
from games.grimm_forest.state import no_goods
from games.grimm_forest.wording.terms import amount, place_name

# -- Little Mermaid ----------------------------------------------------------------------------------------------

little_mermaid = friend("little_mermaid", worth=0.3, advanced=True, spares=2, action_worth=Brings(ONE_EACH))
little_mermaid.special_action()(Gain(ONE_OF_EACH))
LEFT = 2
"""Gather cards that she leaves in use."""


@little_mermaid.arriving
async def strikes_a_bargain(own: Own) -> None:
    """On gaining her choose two Gather cards to keep; the others lie under her while she stays."""
    places = tuple(own.state.locations)
    form = Decision(own.seat, "mermaid_keep", (Part("mermaid_keep", places, least=LEFT, most=LEFT),), args={"n": LEFT})
    kept = await ask(form)
    own.player.under_mermaid = [place for place in places if place not in kept]
    own.say("grimm-forest-log-bargain", one=place_name(kept[0]), two=place_name(kept[1]))


@little_mermaid.scoring("mermaid_keep")
def places_kept(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which two Gather cards to keep."""
    mixing = mixing_of(situation)
    return sum(mixing.value(situation.seat, place) for place in answer)


# -- Rapunzel ----------------------------------------------------------------------------------------------------

rapunzel = friend("rapunzel", worth=0.28)
TOWER = 0.5
"""How much of what lies on her counts for being alone now: it can also be taken later, but costs an action."""


@rapunzel.on(start_of_round, calm=True)
async def stores(own: Own) -> None:
    """At the start of the round put two resources of one kind from the supply on Rapunzel."""
    material = await pick(one_of(own.seat, "rapunzel", MATERIALS))
    own.player.stored[material] += 2
    own.say("grimm-forest-log-rapunzel-stores", goods=amount(material, 2))


@rapunzel.special_action(lambda own: own.alone and bool(total(own.player.stored)))
async def lets_down_her_hair(own: Own) -> None:
    """If you are alone at your place this round, take everything that lies on Rapunzel."""
    stored, own.player.stored = own.player.stored, no_goods()
    own.gain(stored)


@rapunzel.weighs_action
def all_from_the_tower(workshop: Workshop, estate: Estate, actions: int) -> float:
    return workshop.best(add(estate.goods, purse(workshop.situation.me.stored)), estate.houses, actions)


@rapunzel.pleasing
def tower_alone(visit: Visit) -> float:
    tower = purse(visit.situation.view.players[visit.seat].stored)
    return 0.0 if visit.others else TOWER * visit.situation.saved(visit.seat, tower)


@rapunzel.scoring("rapunzel")
def stored(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Two of which material go up the tower."""
    tower = add(purse(situation.me.stored), of_one(answer[0], 2))
    return situation.saved(situation.seat, tower) + rarity(situation, tower)


# -- Rumpelstiltskin ---------------------------------------------------------------------------------------------

rumpelstiltskin = friend("rumpelstiltskin", worth=0.24)
rumpelstiltskin.on(start_of_build, calm=True)(Gain({"straw": 1}))
SPUN = ("wood", "brick")
"""What straw can be spun into."""


@rumpelstiltskin.special_action(lambda own: own.goods["straw"] > 0)
async def spins(own: Own) -> None:
    """Turn all your straw into as much wood, or into as much brick."""
    straw = own.goods["straw"]
    material = await pick(one_of(own.seat, "rumpelstiltskin", SPUN, n=straw))
    own.costs(own.seat, {"straw": straw})
    own.gain({material: straw})


@rumpelstiltskin.weighs_action
def straw_turned(workshop: Workshop, estate: Estate, actions: int) -> float:
    straw, wood, brick = estate.goods
    bare: Purse = 0, wood, brick
    return max(workshop.best(add(bare, of_one(new, straw)), estate.houses, actions) for new in SPUN)


@rumpelstiltskin.scoring("rumpelstiltskin")
def spun(situation: Situation, decision: Decision, answer: Answer) -> float:
    """All straw becomes wood or brick."""
    straw, wood, brick = situation.estates[situation.seat].goods
    return -situation.rounds(situation.seat, add((0, wood, brick), of_one(answer[0], straw)))


# -- Woodcutter --------------------------------------------------------------------------------------------------

wood_cutter = friend("wood_cutter", worth=0.2, farewell=0.1, action_worth=Brings((0, 2, 0)), cancels=MONSTERS)
FELLED = {"wood": 2}


@wood_cutter.special_action()
async def fells_trees(own: Own) -> None:
    """Gain two wood, and put two wood into the Forest."""
    own.gain(FELLED)
    own.add_to("forest", FELLED)
