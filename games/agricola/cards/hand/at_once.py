"""Cards that act when they are played."""

from __future__ import annotations

from games.agricola.actions.combined import May, PayFor
from games.agricola.actions.counting import GainFor, Win, WinSteps
from games.agricola.actions.goods import GainOne, OthersGain, gain
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.changes import AtLeast, Changes, Nothing
from games.agricola.cards.conditions import All, Any, House, at_least, at_most, exactly, house_from
from games.agricola.cards.effects import on_play
from games.agricola.cards.hooks import pets, renovation_targets

big_country = minor(
    "A033", cost(), on_play(Win(1, "rounds_left"), GainFor({"food": 2}, "rounds_left")), needs=at_most(0, "unused"),
)
mantlepiece = minor(
    "B033", cost(stone=1), on_play(Win(1, "rounds_left")), Changes(renovation_targets, Nothing()), points=-3,
    needs=house_from("clay"),
)
fire_brigade = minor(
    "M065", cost(clay=1, stone=1), on_play(gain(food=2), WinSteps("forests", {2: 1, 3: 2, 4: 3, 5: 4})),
    needs=All((at_least(4, "food"), at_least(4, "fuel"))),
)
advance_payment = minor(
    "M080", cost(), on_play(gain(fuel=1, food=1, wood=1, clay=1, reed=1, stone=1, sheep=1, grain=1)), points=-4,
)
HAS_PLACES = Any((at_least(1, "stables"), at_least(1, "pastures")))
pheromones = minor(
    "M100", cost(), on_play(gain(food=1)), on_play(gain(food=2), when=HAS_PLACES),
    on_play(OthersGain({"food": 2}, HAS_PLACES)), needs=at_most(2, "improvements"),
)
bottles = minor("B036", cost(), points=4, each=(("people", {"clay": 1, "food": 1}),))
priest = occupation(
    "A125", on_play(gain(clay=3, reed=2, stone=2), when=All((House(("clay",)), exactly(2, "rooms")))),
)
consultant = occupation(
    "B102", on_play(gain(grain=2), when=exactly(1, "players")), on_play(gain(clay=3), when=exactly(2, "players")),
    on_play(gain(reed=2), when=exactly(3, "players")), on_play(gain(sheep=2), when=at_least(4, "players")),
)
roof_ballaster = occupation("B123", on_play(May(PayFor({"food": 1}, GainFor({"stone": 1}, "rooms")))))
animal_tamer = occupation("A086", on_play(GainOne(("wood", "grain"))), Changes(pets, AtLeast("rooms")))
