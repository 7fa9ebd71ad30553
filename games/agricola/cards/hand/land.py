"""Cards about fences, places for animals, and single spaces of the farmyard."""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.counting import GainSteps
from games.agricola.actions.farm import Plow, Sow
from games.agricola.actions.goods import PutCounters, WithCounter, gain
from games.agricola.actions.special import DoSpecial
from games.agricola.actions.tiles import cells
from games.agricola.anytime import settle
from games.agricola.cards.asking import wants
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.changes import Also, Changes, Plus, PlusEach
from games.agricola.cards.conditions import AloneInTwoRooms, Counters, at_least, house_from
from games.agricola.cards.effects import OWNER, Doing, Latch, on_play, using
from games.agricola.cards.events import Fenced, FieldLaid, Played, SpecialUsed
from games.agricola.cards.facts import Emptied
from games.agricola.cards.hooks import (
    after_special,
    beds,
    before_special,
    fence_goods,
    fenced,
    field_laid,
    free_fences,
    may_join,
    played,
    points,
    reaping,
    rooms_built,
    table_points,
)
from games.agricola.cards.kinds import Bed
from games.agricola.cards.own import Own
from games.agricola.cards.there import LaysThere, lay_goods
from games.agricola.crops import names_of
from games.agricola.goods import ANIMALS
from games.agricola.land import change
from games.agricola.wording.terms import card_text, cell_text

PEAT = ("cut_peat",)

hedge_keeper = occupation("A088", Changes(free_fences, Plus(3)))
rammed_clay = minor("A016", cost(), on_play(gain(clay=1)), Changes(fence_goods, Also("clay")))
shepherds_crook = minor("A083", cost(wood=1))
sleeping_corner = minor("A026", cost(wood=1), points=1, needs=at_least(2, "grain_fields"))
home_wood = minor("M034", cost(), needs=at_least(3, "improvements"))
family_burial_plot = minor(
    "M064", cost(stone=1), Changes(points, PlusEach("graves")), points=1, needs=house_from("stone"),
)
moor_archaeology = minor("M070", cost(), Changes(points, PlusEach("posts")), points=1, needs=house_from("clay"))
moldboard_plow = minor(
    "B019", cost(wood=2), on_play(PutCounters(2)),
    using(May(WithCounter(Plow())), spaces=("farmland",), when=Counters()), needs=at_least(1, "occupations"),
    keeps="counters",
)
tool_shed = minor("M055", cost(wood=1, clay=1), points=1, needs=at_least(2, "improvements"))
natures_fertilizer = minor("M059", cost(vegetable=2, boar=1), needs=at_least(1, "majors"))
arid_field = minor("M092", cost(), LaysThere({"fuel": 1, "food": 1}, PEAT), needs=at_least(3, "improvements"))
fallow_fields = minor("M095", cost())
fallow_land = minor("M096", cost(), LaysThere({"food": 1}, (*PEAT, "fell_trees")), needs=at_least(2, "improvements"))
scythe_worker = occupation("A112", on_play(gain(grain=1)))
house_steward = occupation(
    "B136", on_play(GainSteps("rounds_left", {1: {"wood": 1}, 3: {"wood": 2}, 6: {"wood": 3}, 9: {"wood": 4}})),
    players=3,
)
bog_body = minor("M071", cost(), points=1, needs=at_least(1, "moors"))
pastor = occupation(
    "B163", Latch(AloneInTwoRooms(), (gain(wood=3, clay=2, reed=1, stone=1),), (rooms_built,)), players=4,
)
MUSEUMS = ("museum_of_the_moors", "M113")
NO_SHEEP = sum(1 << at for at, species in enumerate(ANIMALS) if species != "sheep")
CLEARING = ("slash_and_burn", "cut_peat")
CUT_BARE = Doing(OWNER, PEAT, Emptied())


@shepherds_crook.on(fenced, when=lambda own, done: done.seat == own.seat)
async def herds(own: Own, done: Fenced) -> None:
    """2 sheep for each new pasture of four spaces or more, outside all earlier ones and not divided in the same act."""
    new = [one for one in done.pastures if one.bit_count() >= 4 and not one & done.before]
    whole = [one for one in new if not any(other != one and other & one == other for other in done.pastures)]
    if whole:
        own.gain({"sheep": 2 * len(whole)})
        await settle(own.state, own.player)


@sleeping_corner.changes(may_join)
def shares(own: Own, allowed: bool, space: str) -> bool:
    """A Wish for Children space may be used where people of exactly one other player stand."""
    people = set(own.state.spaces[space].people)
    return allowed or (space.endswith(("wish_for_children", "wish")) and len(people) == 1 and own.seat not in people)


@home_wood.changes(beds)
def lairs(own: Own, found: tuple[Bed, ...], _: str) -> tuple[Bed, ...]:
    """Each visible forest has room for one animal that is no sheep."""
    yard = own.player.yard
    return tuple(sorted((*found, *(Bed(name, NO_SHEEP) for name in names_of(yard.extra, yard.forests)))))


@family_burial_plot.on(played)
async def buries(own: Own, _: Played) -> None:
    """A grave may be put on an unused space, which is blocked from then on."""
    yard = own.player.yard
    for name in await cells(own, "lay_grave", yard.free, 0, 1):
        own.state.tell("agricola-log-marks", own.seat, cell=cell_text(name), card=card_text(own.card))
        await change(own.state, own.player, yard.laid("grave", yard.spaces((name,))))


@moor_archaeology.on(after_special, when=lambda own, used: CUT_BARE(own, used) and own.player.yard.fences_left > 0)
async def digs(own: Own, used: SpecialUsed) -> None:
    """A fence piece may be put on the emptied space, which is blocked from then on."""
    if await wants(own):
        yard = own.player.yard
        own.state.tell("agricola-log-marks", own.seat, cell=cell_text(used.cell), card=card_text(own.card))
        await change(own.state, own.player, yard.laid("post", yard.spaces((used.cell,))))


@fallow_fields.on(played)
async def rests(own: Own, _: Played) -> None:
    """2 food on each of up to three empty fields, for when they are sown."""
    yard = own.player.yard
    for name in await cells(own, "lay_food", yard.empty_fields & ~yard.spaces(yard.lying), 0, 3):
        lay_goods(own, name, {"food": 2})


def _either(own: Own, used: SpecialUsed) -> bool:
    """Whether the owner takes one of the two actions, and the other one has not been done for it in this round."""
    return used.seat == own.seat and used.action in CLEARING and own.count < own.state.round


@tool_shed.on(before_special, when=_either)
@tool_shed.on(after_special, when=_either)
async def clears_too(own: Own, used: SpecialUsed) -> None:
    """Once a round, before or after Slash and Burn or Cut Peat, the other one of them may be done, too."""
    before, own.kept.count = own.count, own.state.round
    other = next(action for action in CLEARING if action != used.action)
    if not await own.may(DoSpecial(other)):
        own.kept.count = before


@natures_fertilizer.on(
    field_laid, when=lambda own, new: new.seat == own.seat and new.how in ("slash_and_burn", "swap"),
)
async def fertilizes(own: Own, new: FieldLaid) -> None:
    """A field that took the place of a forest or moor may be sown at once."""
    await own.may(Sow(only=new.cell))


@scythe_worker.on(reaping)
async def reaps_more(own: Own) -> None:
    """1 more grain may be taken from each grain field that has any left."""
    yard = own.player.yard
    fields = yard.fields & yard.spaces([name for name in yard.grain if name in yard.grid.number])
    chosen = await cells(own, "reap_more", fields, 0, fields.bit_count())
    if chosen:
        await change(own.state, own.player, yard.with_crops("grain", {name: yard.grain[name] - 1 for name in chosen}))
        own.gain({"grain": len(chosen)})


@house_steward.changes(table_points)
def biggest_houses(own: Own, value: int, seat: int) -> int:
    """Each player with the most rooms gets 3 points, the owner or not."""
    players = own.state.players
    return value + 3 * (players[seat].rooms == max(player.rooms for player in players))


@bog_body.changes(table_points)
def exhibits(own: Own, value: int, seat: int) -> int:
    """The owners of the museums get 1 point each for them."""
    return value + sum(name in MUSEUMS for name in own.state.players[seat].in_front)
