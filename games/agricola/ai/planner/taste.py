"""What the strong player thinks things worth: all its numbers.

They were found by playing: many games between seats whose numbers differed at random, and then a step towards those
that had won, several times over. What cards promise was counted (`benchmarks.agricola_brought`), and how much of it is
to be believed was measured by 2,050 games in which six cards lay before each seat for nothing
(`benchmarks.agricola_hands --learn`), and with others at the table once more by 3,900 games of two: by how far what was
expected of a farm with such cards fell short of what it came to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from games.agricola.actions.combined import FirstWanted
from games.agricola.actions.farm import Bake, Plow, Sow
from games.agricola.actions.fencing import FenceSpace
from games.agricola.actions.goods import Lay, OthersGain, PutCounters
from games.agricola.actions.home import BuildStables, Grow
from games.agricola.actions.improving import BuildMajor, PlayMinor, PlayOccupation
from games.agricola.actions.special import TakeSpecial
from games.agricola.actions.tiles import LayTile, MoorToField
from games.agricola.cards.own import Action
from games.agricola.state import AgricolaState

ACTS: Mapping[type[Action], float] = {
    Plow: 1.2, Sow: 0.3, Bake: 0.15, BuildStables: 0.2, FirstWanted: 0.9, TakeSpecial: 0.5, BuildMajor: 0.3,
    PlayOccupation: 0.2, PlayMinor: 0.2, OthersGain: -0.2, Grow: 4.0, FenceSpace: 2.0, MoorToField: 0.8, LayTile: 0.2,
    PutCounters: 0.0, Lay: 0.5,
}
"""Points that an act of a kind has brought on average, as often as a card offered it."""


OFTEN: Mapping[str, float] = {
    "rooms_built": 1.2, "renovated": 1.0, "grown": 2.4, "fenced": 1.4, "field_laid": 4.0, "sown": 1.7, "baked": 0.2,
    "improved": 4.0, "at_any_time": 1.5, "before_occupation": 1.5, "after_occupation": 1.5,
}
"""How often in a game a seat does what cards hear of, by the name of the hook: counted."""
USUAL: Mapping[str, float] = {
    "people": 2.8, "rooms": 2.6, "forests": 2.2, "moors": 1.5, "sheep": 1.3, "boar": 0.8, "cattle": 0.4, "horse": 1.2,
    "occupations": 1.5, "majors": 2.0, "improvements": 3.0, "unused": 8.0, "clay": 1.3, "rounds_left": 2.0,
}
"""How many a seat has of something, on average over the game: counted."""


@dataclass(frozen=True, slots=True)
class CardTaste:
    """What cards of the hand promise, by what they declare.

    `act`: points for an act that brings no goods; `laid`: how much is believed of what lies on a round space to
    come. `space`: how often a round somebody uses a certain space, `anywhere` whatever space fits a condition.
    `round`, `harvest`: how often it comes about what may be left in each round, in each harvest; `sure`: what comes
    by itself; `provided`: how likely a condition is met of which nothing is known. `gist`, `latched`: how much is
    believed of what cards say of themselves, and of what they do once when something has been reached; `once`: of
    what playing a card brings, before it is played.

    `acts`: points for acts of some kinds; `bought`: how much of what has a price comes about. `often`: how often a
    seat does in a game what cards hear of; `usual`: how many it has of something. `uses`: how often a round it takes a
    space or special action, where that has been counted; `drawn`: how much more often for each point that a card adds
    to it; `met`: how likely a further condition is met there; `trusted`: how much of what comes with spaces is
    believed. `minor`, `occupation`: what a card that lies before a seat costs. `freely`: how much is believed of what
    may be done at any time; `wanting`: how much of goods that are filled up is mostly wanting. `late`: how much of what
    comes in the last round is worth anything.
    """

    act: float = 0.6
    laid: float = 0.8
    space: float = 0.17
    anywhere: float = 0.3
    round: float = 0.35
    harvest: float = 0.16
    provided: float = 0.3
    sure: float = 1.0
    once: float = 0.9
    gist: float = 0.45
    latched: float = 0.1
    drawn: float = 0.08
    met: float = 0.8
    trusted: float = 0.35
    bought: float = 0.6
    minor: float = 0.0
    occupation: float = 0.5
    late: float = 1.0
    freely: float = 0.6
    wanting: float = 0.7
    acts: Mapping[type[Action], float] = field(default_factory=lambda: ACTS)
    often: Mapping[str, float] = field(default_factory=lambda: OFTEN)
    usual: Mapping[str, float] = field(default_factory=lambda: USUAL)
    uses: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Taste:
    """In points, placements and goods.

    `wood` to `stone`: how much of a good a placement brings that goes for it; `raw`, `fire`, `hearth`: food, without
    a kitchen, with a fireplace, with a better one. `labour`, `late_labour`: points that one more placement is worth at
    the beginning and at the end. `meal`: points that a food costs. `pace`: how much longer than its labour a room
    takes; `next_person`: rounds between two newborns. `roominess`, `split`: what the room for animals in a new pasture,
    and in a part of one, is worth at the beginning. `renovating`, `rooming`, `fencing`, `improving`: placements that
    these take besides those for the goods. `fields`, `vegetables`: how many a seat can come by in a round. `crop`: what
    a field is worth because something can grow there. `future`: how much what is to be done counts beside what is
    done; `idle`: a placement of which nothing is wanted; `spare_food`: food that nobody will eat. `kitchen`: how much
    of what it may save a kitchen is believed to. `pressed`, `panic`: from which share of the placements before a
    harvest on hunger is feared, and over how much more of them it becomes certain. `breeding`: how many of the animals
    that may be born are counted on; `animals`: what a new species is worth beside what it scores. `craft`: what a craft
    building wins at a harvest. `piles`: a good that the others will not have. `left`: a building resource that nothing
    asks for. `cards`: what the hand promises.
    """

    wood: float = 4.1
    clay: float = 1.3
    reed: float = 1.9
    stone: float = 1.5
    raw: float = 2.05
    fire: float = 4.2
    hearth: float = 3.9
    labour: float = 2.2
    late_labour: float = 1.45
    meal: float = 0.29
    pace: float = 1.1
    roominess: float = 2.1
    split: float = 0.97
    renovating: float = 0.7
    rooming: float = 2.25
    fencing: float = 0.42
    improving: float = 1.0
    fields: float = 1.05
    vegetables: float = 1.3
    crop: float = 0.58
    future: float = 0.955
    idle: float = 0.3
    spare_food: float = 0.12
    kitchen: float = 0.78
    pressed: float = 0.45
    panic: float = 0.75
    breeding: float = 0.97
    animals: float = 0.92
    piles: float = 0.17
    left: float = 0.16
    craft: float = 0.35
    next_person: float = 1.0
    cards: CardTaste = CardTaste()


MOOR_USES = {
    "forest": 0.31, "clay_pit": 0.17, "reed_bank": 0.1, "fishing": 0.1, "resource_market": 0.12, "day_laborer": 0.03,
    "grain_seeds": 0.11, "vegetable_seeds": 0.13, "farmland": 0.07, "cultivation": 0.07, "grain_utilization": 0.02,
    "sheep_market": 0.14, "pig_market": 0.09, "cattle_market": 0.07, "western_quarry": 0.05, "eastern_quarry": 0.01,
    "meeting_place": 0.33, "major_improvement": 0.09, "farm_expansion": 0.1, "house_redevelopment": 0.07,
    "fencing": 0.11, "infirmary": 0.04, "hiring_fair": 0.29, "cut_peat": 0.21, "horse_market": 0.18,
    "slash_and_burn": 0.17, "fell_trees": 0.14, "illicit_work": 0.06,
}
"""How often a round a strong seat of two takes a space or a special action on the moor, when it has no hand."""
BASE_USES = {
    "forest": 0.37, "meeting_place": 0.3, "clay_pit": 0.22, "reed_bank": 0.19, "farmland": 0.19, "sheep_market": 0.16,
    "major_improvement": 0.12, "fishing": 0.11, "pig_market": 0.1, "urgent_wish_for_children": 0.09,
    "vegetable_seeds": 0.09, "cultivation": 0.08, "farm_expansion": 0.08, "fencing": 0.08,
    "basic_wish_for_children": 0.08, "cattle_market": 0.08, "grain_seeds": 0.07, "western_quarry": 0.06,
    "house_redevelopment": 0.04, "day_laborer": 0.04, "grain_utilization": 0.02, "farm_redevelopment": 0.01,
    "side_job": 0.01, "eastern_quarry": 0.01,
}
"""The same in the base game."""
COMPANY = Taste(
    cards=CardTaste(
        trusted=0.5, gist=0.65, sure=0.9, occupation=-0.3, late=0.3, space=0.1, drawn=0.25,
        uses=BASE_USES,
    ),
)
MOOR = replace(
    COMPANY,
    cards=CardTaste(
        act=0.5, space=0.02, anywhere=0.5, drawn=0.3, met=0.5, uses=MOOR_USES, trusted=0.6, gist=0.9, late=0.25,
        occupation=0.1, sure=0.9,
    ),
)
ALONE = replace(
    COMPANY, piles=0.0, fire=5.3, hearth=5.1, fencing=0.56, wood=5.2, raw=1.75, renovating=0.95, panic=0.9, labour=2.0,
    next_person=1.1, cards=CardTaste(),
)


def taste_for(state: AgricolaState) -> Taste:
    """The numbers for a table."""
    if len(state.players) == 1:
        return ALONE
    return MOOR if state.moor else COMPANY
