"""Farm planners."""

from __future__ import annotations

from dataclasses import replace

from games.agricola.actions.combined import May
from games.agricola.actions.tiles import CoverWithForest, cells
from games.agricola.animals import housing
from games.agricola.anytime import ask_freely
from games.agricola.cards.box import cost, minor
from games.agricola.cards.changes import Changes, Plus
from games.agricola.cards.conditions import at_least, house_from
from games.agricola.cards.effects import on_play
from games.agricola.cards.events import FieldLaid, Played
from games.agricola.cards.hooks import (
    at_any_time,
    beds,
    breeders,
    breeding,
    breeds_last,
    field_laid,
    harvest_ends,
    lodgings,
    others_bred,
    pasture_extra,
    played,
)
from games.agricola.cards.kinds import Bed
from games.agricola.cards.own import Own
from games.agricola.farmyard.animals import fits
from games.agricola.farmyard.grid import Place, grid_of, name_of
from games.agricola.farmyard.yard import CROPS
from games.agricola.goods import ANIMALS
from games.agricola.land import change
from games.agricola.plots import bare_fields
from games.agricola.state import Player
from games.agricola.wording.terms import amount_text, cell_text, cells_text, place_text
from games.core.ask import pick
from games.core.decision import one_of

farm_extension = minor("M050", cost(clay=1), points=1)
moor_enclosures = minor("M051", cost(stone=1), points=1, needs=house_from("clay"))
thicket = minor("M046", cost(), on_play(May(CoverWithForest("forest", most=2))), needs=at_least(4, "forests"))
bog_forest = minor(
    "M047", cost(vegetable=1), on_play(May(CoverWithForest("moor"))), needs=at_least(3, "improvements"),
)
no_till_farming = minor("M111", cost(), needs=at_least(2, "fields"), unused_plots=2)
beanfield = minor("B068", cost(food=1), points=1, needs=at_least(2, "occupations"), plot=("vegetable",))
drinking_trough = minor("A012", cost(clay=1), Changes(pasture_extra, Plus(2)))
clearing_spade = minor("A071", cost(wood=1))
night_pasture = minor("M033", cost(clay=2))
PLACES, ANY_SPECIES = 3, (1 << len(ANIMALS)) - 1
wild_fields = minor("M043", cost(vegetable=2), needs=at_least(2, "fields"))


@no_till_farming.on(at_any_time, when=lambda own: bool(own.player.yard.growing & ~own.player.yard.fields))
async def clears(own: Own) -> None:
    """The crops of such a space may be discarded at any time."""
    yard = own.player.yard
    chosen = await cells(own, "clear_crops", yard.growing & ~yard.fields, 0, 1)
    for name in chosen:
        own.state.tell("agricola-log-clears", own.seat, cell=cell_text(name))
        await change(own.state, own.player, yard.cleared(name))


def _spreading(own: Own) -> dict[str, str]:
    """The fields from which a crop may be moved, with the crop that grows there."""
    yard = own.player.yard
    open_land = yard.growing & ~yard.fields
    return {
        name: crop for crop in CROPS if bare_fields(own.player, crop) for name, n in yard.planted(crop).items()
        if n > 1 and (name not in yard.grid.number or not yard.spaces((name,)) & open_land)
    }


@clearing_spade.on(at_any_time, when=lambda own: bool(_spreading(own)))
async def spread(own: Own) -> None:
    """At any time 1 crop may be moved from a field with at least 2 to an empty field."""
    sources = _spreading(own)
    source = next(iter(sources))
    if len(sources) > 1:
        decision = one_of(own.seat, "move_crop", tuple(sources))
        (source,) = await ask_freely(own.state, own.player, lambda: decision)
    if source not in _spreading(own):
        return  # moved by the same card while this was asked
    crop, yard = sources[source], own.player.yard
    target, left = bare_fields(own.player, crop)[0], yard.planted(crop)[source] - 1
    own.state.tell("agricola-log-moves-crop", own.seat, goods=amount_text(crop, 1), to=place_text(target))
    await change(own.state, own.player, yard.with_crops(crop, {source: left, target: 1}))


@moor_enclosures.on(played)
async def enclose(own: Own, event: Played) -> None:
    """Add two spaces as with the farm extension, each with a moor."""
    before = own.player.yard.grid.everything
    await extend(own, event)
    yard = own.player.yard
    await change(own.state, own.player, yard.laid("moor", yard.grid.everything & ~before))


@wild_fields.on(played)
async def go_wild(own: Own, _: Played) -> None:
    """Up to two fields, one after the other, on unused spaces that touch no field."""
    for _again in range(2):
        yard = own.player.yard
        apart = yard.free & ~yard.grid.around(yard.fields)
        chosen = await cells(own, "lay_field", apart, 0, 1)
        if not chosen:
            return
        own.state.tell("agricola-log-lays", own.seat, tile="field", cell=cell_text(chosen[0]))
        await change(own.state, own.player, yard.laid("field", yard.spaces(chosen)))
        await field_laid.fire(own.state, FieldLaid(own.seat, chosen[0], "tile"))


@farm_extension.on(played)
async def extend(own: Own, _: Played) -> None:
    """Add two spaces side by side to one edge of your farmyard, each next to a space of it."""
    yard = own.player.yard
    sites = {f"{name_of(one)}:{name_of(two)}": (one, two) for one, two in extension_sites(yard.extra)}
    decision = one_of(own.seat, "farm_extension", tuple(sites))
    (chosen,) = await ask_freely(own.state, own.player, lambda: decision)
    own.state.tell("agricola-log-extension", own.seat, cells=cells_text(chosen.split(":")))
    await change(own.state, own.player, yard.extended(sites[chosen]))


def extension_sites(extra: tuple[Place, ...]) -> list[tuple[Place, Place]]:
    """The pairs of places beside a farmyard, next to each other and each next to a space of the farmyard."""
    there = set(grid_of(extra).places)

    def beside(row: int, column: int) -> bool:
        if (row, column) in there:
            return False
        return any(
            place in there for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        )

    rim = sorted(
        (row, column) for row in range(-2, 6) for column in range(-2, 8) if beside(row, column)
    )
    return [
        (one, two) for one in rim for two in ((one[0], one[1] + 1), (one[0] + 1, one[1])) if two in rim
    ]


@night_pasture.changes(beds)
def stays_overnight(own: Own, there: tuple[Bed, ...], _: str) -> tuple[Bed, ...]:
    """Up to 3 of the owner's animals live here, of any species."""
    return tuple(sorted((*there, *[Bed(own.card, ANY_SPECIES)] * PLACES)))


@night_pasture.changes(lodgings)
def takes_guests(own: Own, there: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Each other player may keep 1 animal here."""
    return there if seat == own.seat else tuple(sorted((*there, own.card)))


async def _guest(own: Own, host: Player) -> str | None:
    """The animal that a player keeps here, None for none: it stays at home while there is room for it."""
    room, animals = housing(own.state, host), host.animals
    without = replace(room, singles=room.singles - 1)
    if fits(without, animals):
        return None
    one_less = {species: tuple([n - (species == other) for other, n in zip(ANIMALS, animals, strict=True)])
                for species in ANIMALS if host.goods[species]}
    fitting = tuple([species for species, left in one_less.items() if fits(without, left)])
    if len(fitting) == 1:
        return fitting[0]
    return await pick(one_of(host.seat, "night_guest", fitting, card=own.card))


@night_pasture.on(breeding)
@night_pasture.on(others_bred)
async def counts_guests(own: Own) -> None:
    """Before the others breed, and again before the owner does, who comes last, guests say which animal is here."""
    own.kept.names = [
        f"{other.seat}:{species}" for other in own.others if (species := await _guest(own, other)) is not None
    ]


@night_pasture.on(harvest_ends, calm=True)
async def guests_are_forgotten(own: Own) -> None:
    """They may go where they like."""
    own.kept.names = []


@night_pasture.changes(breeders)
def breeds_with_guests(own: Own, animals: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Guests count for the owner and for nobody else."""
    here = [species for where, _, species in (name.partition(":") for name in own.names)
            if seat == own.seat or where == str(seat)]
    sign = 1 if seat == own.seat else -1
    return tuple([n + sign * here.count(species) for n, species in zip(animals, ANIMALS, strict=True)])


@night_pasture.changes(breeds_last)
def after_all_others(own: Own, last: bool, _: str) -> bool:
    """The owner is the last to breed."""
    return True
