"""Cards that change what rooms, renovations and improvements cost."""

from __future__ import annotations

from games.agricola.actions.goods import gain
from games.agricola.cards.box import card_of, cost, minor, occupation
from games.agricola.cards.changes import AllCheaper, Also, Changes, RoomsCost, StandsFor
from games.agricola.cards.conditions import House, at_most, exactly
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
conservator = occupation("A087", Changes(renovation_targets, Also("stone", House(("wood",)))))
frame_builder = occupation("A123", StandsFor("wood", {"clay": 2, "stone": 2}, (ROOM, RENOVATION)))
brushwood_collector = occupation("B145", StandsFor("wood", {"reed": None}, (ROOM, RENOVATION)), players=3)
master_bricklayer = occupation("B095")
farmhands_quarters = minor(
    "M093", cost(wood=1, reed=1), after(passed_on, gain(food=1)),
    StandsFor("fuel", dict.fromkeys(BUILDING, 1), (IMPROVEMENT,), only="major"),
)


@IMPROVEMENT.lowered_by(master_bricklayer)
def walls(own: Own, price: Price, about: About) -> Price:
    """Majors cost 1 stone less for each room added to the first two."""
    if card_of(about.what).kind != "major":
        return price
    return price.less({"stone": own.player.rooms - FIRST_ROOMS})
