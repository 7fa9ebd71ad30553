"""Cards that bring points at the end."""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.goods import gain
from games.agricola.actions.improving import BuildMajor, ChangePlaces
from games.agricola.actions.tiles import LayTile
from games.agricola.cards.box import Effect, cost, minor, occupation
from games.agricola.cards.changes import Changes, PlusByHouse, PlusEach, PlusOwned, PlusSteps
from games.agricola.cards.conditions import All, SinceRound, at_least, at_most
from games.agricola.cards.effects import after, on_play
from games.agricola.cards.facts import PersonPlaced
from games.agricola.cards.hooks import points, turn_ended
from games.agricola.cards.own import Own
from games.agricola.goods import ANIMALS


def _prefers(upper: str, lower: str, *upgrades: str) -> tuple[Effect, ...]:
    """Two majors may change places, so that the lower one lies on top; from the next round on the owner may build that
    one after placing a person, and it, or what it is upgraded to, is worth 1 point more to the owner."""
    later = All((PersonPlaced(), SinceRound()))
    return (
        on_play(ChangePlaces(upper, lower)), after(turn_ended, May(BuildMajor(only=(lower,))), when=later),
        Changes(points, PlusOwned((lower, *upgrades))),
    )


manger = minor("A032", cost(wood=2), Changes(points, PlusSteps("pasture_spaces", {6: 1, 7: 2, 8: 3, 10: 4})))
wool_blankets = minor("A038", cost(), Changes(points, PlusByHouse({"wood": 3, "clay": 2})), needs=at_least(5, "sheep"))
land_parcel = minor(
    "M066", cost(), on_play(LayTile("forest")), Changes(points, PlusSteps("unused", {1: 2, 2: -1, 3: -3})),
    needs=at_most(2, "improvements"),
)
chamber_of_commerce = minor(
    "M067", cost(clay=2, stone=1), on_play(gain(wood=1, reed=1)), Changes(points, PlusEach("group:craft")), points=1,
)
oven_damper = minor(
    "M072", cost(stone=2), on_play(gain(fuel=3)), Changes(points, PlusEach("group:oven")), points=1,
)
stock_breeding_prize = minor("M073", cost(sheep=1), needs=at_most(0, "unused"))
stable_architect = occupation("A098", Changes(points, PlusEach("unfenced_stables")))
braggart = occupation(
    "A133", Changes(points, PlusSteps("improvements", {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9})), players=3,
)
organic_farmer = occupation("B098", Changes(points, PlusEach("roomy_pastures")))
tutor = occupation("B099", Changes(points, PlusEach("later_occupations")))
hearth_brush = minor("M062", cost(reed=1), *_prefers("stone_oven", "tiled_oven"))
pastoral_letter = minor("M063", cost(), *_prefers("well", "village_church", "M068"), needs=at_least(2, "majors"))


@stock_breeding_prize.changes(points)
def prize(own: Own, value: int, _: str) -> int:
    """1 point for each other player with every species, twice with 2 of each, three times with 3."""
    return value + len(own.others) * min(3, *(own.goods[species] for species in ANIMALS))
