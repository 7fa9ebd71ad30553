"""Cards that go with rooms, renovation, growth, improvements and occupations."""

from __future__ import annotations

from collections.abc import Iterator

from games.agricola.actions.combined import May, PayFor
from games.agricola.actions.counting import GainFor, Win
from games.agricola.actions.farm import Bake
from games.agricola.actions.goods import gain
from games.agricola.actions.home import BuildStables, Grow
from games.agricola.actions.tiles import cells
from games.agricola.cards.box import cost, minor, occupation, per
from games.agricola.cards.changes import Changes, Plus
from games.agricola.cards.conditions import at_least, at_most
from games.agricola.cards.effects import after, on_play
from games.agricola.cards.events import Learning
from games.agricola.cards.facts import From, Rooms
from games.agricola.cards.hooks import (
    LESSON,
    after_occupation,
    before_occupation,
    fuel_more,
    grown,
    harvest_starts,
    improved,
    instead_of_renovation,
    renovated,
    room_for_people,
    rooms_built,
    round_starts,
)
from games.agricola.cards.kinds import About
from games.agricola.cards.own import Own
from games.agricola.cards.passing import remove
from games.agricola.land import change
from games.agricola.wording.terms import card_text, cell_text
from games.core.prices import Price

building_plan = minor("M037", cost(food=1), after(rooms_built, May(BuildStables(0, most=2)), when=Rooms(2)))
roughcaster = occupation(
    "A110", after(rooms_built, gain(food=3), when=Rooms(materials=("clay",))),
    after(renovated, gain(food=3), when=From("clay", "stone")),
)
mining_hammer = minor("B016", cost(wood=1), on_play(gain(food=1)), after(renovated, May(BuildStables(0, most=1))))
caravan = minor("B010", cost(wood=3, food=3), Changes(room_for_people, Plus(1)), gist=per(round_starts, 0.2))
wedding_coach = minor("M052", cost(wood=2, food=1), on_play(May(Grow(without_room=True))), needs=at_least(4, "horse"))
birthing_house = minor("M089", cost(clay=2, stone=1), after(grown, gain(fuel=1, food=1), Win(1)), points=2)
forest_kindergarten = minor(
    "M103", cost(wood=1, stone=2), after(grown, GainFor({"food": 1}, "forests")), points=1, needs=at_most(3, "forests"),
)
junk_room = minor("A055", cost(wood=1, clay=1), after(improved, gain(food=1)))
bread_paddle = minor("B025", cost(wood=1), on_play(gain(food=1)), after(after_occupation, May(Bake())))
peat_hut = minor(
    "M032", cost(fuel=5, reed=2), Changes(room_for_people, Plus(1)), Changes(fuel_more, Plus(1)), points=1,
    gist=(*per(round_starts, 0.2), *per(harvest_starts, fuel=-1)),
)
paper_maker = occupation("B109", gist=per(before_occupation, wood=-1, food=2))
WOOD = {"wood": 1}
PAPER = PayFor(WOOD, GainFor({"food": 1}, "occupations"))


@peat_hut.on(instead_of_renovation, when=lambda own: own.player.house == "wood" and bool(own.player.yard.room_sites))
async def makes_way(own: Own) -> None:
    """Instead of a renovation the card leaves the game, and a wood room is added for nothing. It is no building of
    rooms for other cards."""
    yard = own.player.yard
    (name,) = await cells(own, "lay_room", yard.room_sites, 1, 1)
    remove(own.state, own.player, own.card)
    own.state.tell("agricola-log-hut-to-room", own.seat, card=card_text(own.card), cell=cell_text(name))
    await change(own.state, own.player, yard.laid("room", yard.spaces((name,))))


@paper_maker.on(before_occupation, when=lambda own, lesson: lesson.seat == own.seat)
async def makes_paper(own: Own, lesson: Learning) -> None:
    """Before the price of an occupation is paid 1 wood may be paid for 1 food for each occupation in play. Who could
    not pay the price otherwise does so."""
    if own.goods["food"] >= lesson.fee:
        await own.may(PAPER)
    if own.goods["food"] < lesson.fee and own.can_pay(WOOD):  # perhaps only now: goods may be exchanged when it asks
        own.pay(WOOD)
        await own.do(PAPER.action)


@LESSON.paid_by(paper_maker)
def paper_sells(own: Own, price: Price, about: About) -> Iterator[Price]:
    """The food comes in time for the price."""
    n = min(price["food"], len(own.player.occupations))
    if n:
        yield from price.swap({"food": n}, WOOD)
