"""Cards that do something when their owner uses an action space."""

from __future__ import annotations

from games.agricola.actions.combined import FirstWanted, May, PayFor, Together
from games.agricola.actions.counting import GainFor
from games.agricola.actions.farm import Bake, Plow
from games.agricola.actions.goods import Buy, GainOne, gain
from games.agricola.actions.home import BuildRooms, Renovate
from games.agricola.actions.special import TakeSpecial
from games.agricola.actions.tiles import LayTile, MoorToField
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.conditions import All, Occupied, Standing, at_least, at_most
from games.agricola.cards.effects import OTHERS, after, on_play, using
from games.agricola.cards.facts import FromBed, OnRoundSpace, fewer, took
from games.agricola.cards.hooks import after_space, after_special, turn_ended
from games.agricola.goods import BUILDING

WOODS = ("forest", "grove", "copse", "riverbank_forest")
QUARRIES = ("western_quarry", "eastern_quarry")
FIELDS = ("farmland", "cultivation")
DAY = ("day_laborer",)
FISHING = ("fishing",)
SEEDS = ("grain_seeds",)
FOOD = {"food": 1}

lutenist = occupation(
    "A160",
    after(
        after_space, gain(food=1, wood=1), May(Buy({"vegetable": 1}, {"food": 2})), where=("traveling_players",),
        by=OTHERS,
    ),
    players=4, trial=True,
)

# -- goods ------------------------------------------------------------------------------------------------------------

corn_scoop = minor("A067", cost(wood=1), using(gain(grain=1), spaces=SEEDS))
canoe = minor(
    "A078", cost(wood=2), using(gain(food=1, reed=1), spaces=FISHING), points=1, needs=at_least(1, "occupations"),
)
stone_tongs = minor("A080", cost(wood=1), using(gain(stone=1), spaces=QUARRIES))
brook = minor(
    "B056", cost(), using(gain(food=1), spaces=("reed_bank", "clay_pit", "forest")),
    using(gain(food=1), when=OnRoundSpace(1)), needs=Standing("fishing"),
)
pitchfork = minor("B062", cost(wood=1), using(gain(food=3), spaces=SEEDS, when=Occupied("farmland")))
loam_pit = minor("B077", cost(food=1), using(gain(clay=3), spaces=DAY), points=1, needs=at_least(3, "occupations"))
coal_seam = minor(
    "M083", cost(wood=1, clay=1), on_play(gain(fuel=1)), using(gain(fuel=1), spaces=DAY),
    after(after_special, gain(fuel=1), where=("hiring_fair",)), points=1,
)
peat_barge = minor("M087", cost(wood=2), using(gain(fuel=2), spaces=FISHING), points=1)
healing_clay = minor(
    "M099", cost(clay=1), on_play(gain(food=1)), using(gain(food=1), spaces=("infirmary",), when=FromBed()), points=1,
)
riverside_woods = minor(
    "M114", cost(), using(GainFor({"wood": 1}, "forests", most=3), spaces=FISHING), needs=at_least(3, "majors"),
)
river_clay = minor("M120", cost(), using(gain(clay=2), spaces=FISHING), needs=at_least(1, "majors"))
stone_wagon = minor("M124", cost(wood=2), using(gain(stone=1), spaces=DAY))
nosebag = minor("M130", cost(vegetable=1), using(gain(horse=1), spaces=SEEDS), needs=at_least(1, "majors"))
wood_cutter = occupation("A116", using(gain(wood=1), spaces=WOODS))
geologist = occupation(
    "B121", using(gain(clay=1), spaces=("forest", "reed_bank")),
    using(gain(clay=1), spaces=("clay_pit",), when=at_least(3, "players")),
)
conjurer = occupation("A155", using(gain(wood=1, grain=1), spaces=("traveling_players",)), players=4)
greengrocer = occupation("B142", using(gain(vegetable=1), spaces=SEEDS), players=3)
storehouse_keeper = occupation("B156", using(GainOne(("clay", "grain")), spaces=("resource_market",)), players=4)
seasonal_worker = occupation(
    "A114", using(gain(grain=1), spaces=DAY, when=at_most(5, "round")),
    using(GainOne(("grain", "vegetable")), spaces=DAY, when=at_least(6, "round")),
)
firewood_collector = occupation(
    "A119", after(turn_ended, gain(wood=1), where=("farmland", "grain_seeds", "grain_utilization", "cultivation")),
)

# -- purchases --------------------------------------------------------------------------------------------------------

fish_smoke_house = minor(
    "M098", cost(wood=1, clay=2), using(May(Buy({"food": 3}, {"fuel": 1})), spaces=FISHING), points=2,
)
plowhorse_market = minor(
    "M129", cost(clay=1), using(May(Buy({"horse": 1}, FOOD)), spaces=FIELDS), points=1,
    needs=at_least(1, "majors"),
)
harpooner = occupation(
    "A138",
    using(May(PayFor({"wood": 1}, Together((GainFor({"food": 1}, "people"), gain(reed=1))))), spaces=FISHING),
    players=3,
)
animal_dealer = occupation(
    "A147", using(May(Buy({"sheep": 1}, FOOD)), spaces=("sheep_market",)),
    using(May(Buy({"boar": 1}, FOOD)), spaces=("pig_market",)),
    using(May(Buy({"cattle": 1}, FOOD)), spaces=("cattle_market",)), players=3,
)
cattle_feeder = occupation("B166", using(May(Buy({"cattle": 1}, FOOD)), spaces=SEEDS), players=4)

# -- actions ----------------------------------------------------------------------------------------------------------

threshing_board = minor(
    "A024", cost(wood=1), using(May(Bake()), spaces=FIELDS), points=1, needs=at_least(2, "occupations"),
)
oven_firing_boy = occupation("B108", using(May(Bake()), spaces=WOODS))
assistant_tiller = occupation("B091", using(May(Plow()), spaces=DAY))
cottager = occupation("B087", using(May(FirstWanted((BuildRooms(most=1), Renovate()))), spaces=DAY))
deep_plow = minor(
    "M042", cost(wood=3), on_play(May(LayTile("moor"))), using(May(MoorToField()), spaces=FIELDS), points=2,
    needs=at_least(2, "improvements"),
)
agricultural_implement = minor("M054", cost(wood=1), after(after_space, May(TakeSpecial()), where=FIELDS))
cattle_collar = minor(
    "M041", cost(wood=1), after(after_space, May(Plow()), where=FIELDS, when=at_least(1, "cattle")),
    after(after_special, May(Plow()), where=("slash_and_burn",), when=at_least(1, "cattle")), points=1,
    needs=at_least(8, "round"),
)

# -- goods taken from accumulation spaces -----------------------------------------------------------------------------

hay_wagon = minor(
    "M061", cost(wood=2),
    after(
        after_space, May(FirstWanted((BuildRooms(), Renovate()))), when=took(wood=3, clay=3, reed=2, stone=2),
    ),
    points=1, needs=at_least(2, "horse"),
)
farm_cart = minor(
    "M110", cost(wood=3), after(after_space, gain(grain=1), when=took(wood=5, clay=4, reed=3, stone=2)),
    needs=at_least(2, "horse"),
)
draught_horses = minor(
    "M117", cost(),
    after(after_space, May(Buy({"wood": 1}, FOOD)), when=All((took(wood=3), fewer(wood=4), at_least(1, "horse")))),
    after(after_space, May(Buy({"wood": 2}, FOOD)), when=All((took(wood=4), at_least(1, "horse")))),
)
wheelbarrow = minor(
    "M127", cost(wood=2), after(after_space, gain(fuel=1), when=took(wood=4, clay=4, reed=4, stone=4)),
    after(after_special, GainOne(BUILDING), where=("cut_peat",)), needs=at_least(1, "majors"),
)
