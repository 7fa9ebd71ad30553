"""Cards that change what rooms, renovations and improvements cost."""

from __future__ import annotations

from collections.abc import Iterator

from games.agricola.actions.goods import gain
from games.agricola.cards.box import card_of, cost, minor, occupation
from games.agricola.cards.changes import AllCheaper, AlsoStone, Changes, RoomsCost
from games.agricola.cards.conditions import at_most, exactly
from games.agricola.cards.effects import after
from games.agricola.cards.hooks import IMPROVEMENT, RENOVATION, ROOM, passed_on, renovation_targets
from games.agricola.cards.kinds import About
from games.agricola.cards.own import Own
from games.agricola.goods import BUILDING
from games.core.prices import Price

FIRST_ROOMS = 2

carpenter = occupation("B126", RoomsCost(material=3, reed=2))
carpenters_parlor = minor("B013", cost(wood=1, stone=1), RoomsCost(material=2, reed=2, houses=("wood",)))
peat_moss = minor("M036", cost(), RoomsCost(material=3, reed=1, houses=("wood",)), needs=exactly(0, "moors"))
lumber_mill = minor(
    "A075", cost(stone=2), AllCheaper({"wood": 1}, (IMPROVEMENT,)), points=2, needs=at_most(3, "occupations"),
)
stonecutter = occupation("A143", AllCheaper({"stone": 1}, (IMPROVEMENT, ROOM, RENOVATION)), players=3)
conservator = occupation("A087", Changes(renovation_targets, AlsoStone()))
frame_builder = occupation("A123")
brushwood_collector = occupation("B145", players=3)
master_bricklayer = occupation("B095")
farmhands_quarters = minor("M093", cost(wood=1, reed=1), after(passed_on, gain(food=1)))


@ROOM.paid_by(frame_builder)
@RENOVATION.paid_by(frame_builder)
def frames(own: Own, price: Price, about: About) -> Iterator[Price]:
    """In each room and each renovation 1 wood may stand for 2 clay or 2 stone."""
    for good in ("clay", "stone"):
        yield from price.swap({good: 2}, {"wood": 1})


@ROOM.paid_by(brushwood_collector)
@RENOVATION.paid_by(brushwood_collector)
def brushwood(own: Own, price: Price, about: About) -> Iterator[Price]:
    """In each room and each renovation 1 wood may stand for all its reed."""
    if price["reed"]:
        yield from price.swap({"reed": price["reed"]}, {"wood": 1})


@IMPROVEMENT.lowered_by(master_bricklayer)
def walls(own: Own, price: Price, about: About) -> Price:
    """Majors cost 1 stone less for each room added to the first two."""
    if card_of(about.what).kind != "major":
        return price
    return price.less({"stone": own.player.rooms - FIRST_ROOMS})


@IMPROVEMENT.paid_by(farmhands_quarters)
def lodgings(own: Own, price: Price, about: About) -> Iterator[Price]:
    """In each major 1 fuel may stand for 1 building resource."""
    if card_of(about.what).kind == "major":
        for good in BUILDING:
            yield from price.swap({good: 1}, {"fuel": 1})
