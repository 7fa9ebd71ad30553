"""Cards that go with rooms, renovation, growth, improvements and occupations."""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.counting import GainFor, Win
from games.agricola.actions.farm import Bake
from games.agricola.actions.goods import gain
from games.agricola.actions.home import BuildStables, Grow
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.conditions import at_least, at_most
from games.agricola.cards.effects import Changes, Plus, after, on_play
from games.agricola.cards.facts import From, Rooms
from games.agricola.cards.hooks import after_occupation, grown, improved, renovated, room_for_people, rooms_built

building_plan = minor("M037", cost(food=1), after(rooms_built, May(BuildStables(0, most=2)), when=Rooms(2)))
roughcaster = occupation(
    "A110", after(rooms_built, gain(food=3), when=Rooms(materials=("clay",))),
    after(renovated, gain(food=3), when=From("clay", "stone")),
)
mining_hammer = minor("B016", cost(wood=1), on_play(gain(food=1)), after(renovated, May(BuildStables(0, most=1))))
caravan = minor("B010", cost(wood=3, food=3), Changes(room_for_people, Plus(1)))
wedding_coach = minor("M052", cost(wood=2, food=1), on_play(May(Grow(without_room=True))), needs=at_least(4, "horse"))
birthing_house = minor("M089", cost(clay=2, stone=1), after(grown, gain(fuel=1, food=1), Win(1)), points=2)
forest_kindergarten = minor(
    "M103", cost(wood=1, stone=2), after(grown, GainFor({"food": 1}, "forests")), points=1, needs=at_most(3, "forests"),
)
junk_room = minor("A055", cost(wood=1, clay=1), after(improved, gain(food=1)))
bread_paddle = minor("B025", cost(wood=1), on_play(gain(food=1)), after(after_occupation, May(Bake())))
