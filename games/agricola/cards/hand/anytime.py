"""Cards with exchanges and acts at any time."""

from __future__ import annotations

from games.agricola.actions.goods import FillUp, PutCounters, WithCounter
from games.agricola.actions.tiles import MoorToField
from games.agricola.cards.box import Kitchen, Swap, cost, minor, occupation
from games.agricola.cards.conditions import All, CanDo, Counters, at_least, exactly
from games.agricola.cards.effects import AnyTime, on_play
from games.agricola.cards.events import AnimalsLeft, Swapped
from games.agricola.cards.hooks import animals_left, at_any_time, breeders, horse_points, swapped, swaps
from games.agricola.cards.own import Own
from games.agricola.goods import BUILDING

sheep_walker = occupation(
    "B104", swaps=(Swap("sheep", "boar"), Swap("sheep", "vegetable"), Swap("sheep", "stone")),
)
peat_boat = minor(
    "M081", cost(wood=3, reed=2), points=3,
    swaps=(
        Swap("wood", "fuel", 2, 3), Swap("clay", "fuel", 2, 3), Swap("reed", "fuel", 2, 4), Swap("stone", "fuel", 2, 4),
        Swap("sheep", "fuel", 1, 2), Swap("food", "fuel", 1, 3),
    ),
)
hard_porcelain = minor(
    "B080", cost(clay=1), swaps=(Swap("clay", "stone", 2, 1), Swap("clay", "stone", 3, 2), Swap("clay", "stone", 4, 3)),
)
pot_roast_recipe = minor(
    "M107", cost(), kitchen=Kitchen({"horse": 2}, beside=("fireplace", "hearth")), needs=at_least(2, "horse"),
)
moor_fire = minor(
    "M040", cost(), AnyTime(MoorToField(), All((exactly(1, "moors"), CanDo(MoorToField())))),
    needs=at_least(2, "moors"),
)
STORES, SELLS = FillUp(("food", "fuel"), to=2), FillUp(BUILDING)
winter_storehouse = minor(
    "M090", cost(wood=1, clay=2), on_play(PutCounters(3)),
    AnyTime(WithCounter(STORES), All((Counters(), CanDo(STORES)))), points=1, keeps="counters",
)
hardware_store = minor(
    "M125", cost(clay=2, reed=1), on_play(PutCounters(3)), AnyTime(WithCounter(SELLS), All((Counters(), CanDo(SELLS)))),
    needs=at_least(2, "improvements"), keeps="counters",
)
bog_pony = minor("M084", cost(), needs=at_least(1, "majors"), keeps="lying")
grocer = occupation("A102")
cooperative_store = minor(
    "M126", cost(wood=2, clay=1), on_play(PutCounters(4)), points=1, keeps="counters",
    swaps=tuple([
        Swap(given, got, counter=True) for given in BUILDING for got in ("wood", "clay", "reed") if got != given
    ]),
)
PILE = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")


@bog_pony.on(at_any_time, when=lambda own: own.goods["horse"] > own.count)
async def lies_down(own: Own) -> None:
    """A standing horse is laid down for 2 fuel, for good."""
    own.kept.count += 1
    own.gain({"fuel": 2})


def _lying(own: Own) -> int:
    return min(own.count, own.goods["horse"])


@bog_pony.on(animals_left, when=lambda own, left: left.seat == own.seat and "horse" in left.animals, calm=True)
async def horses_leave(own: Own, left: AnimalsLeft) -> None:
    """Lying horses leave first: they are worth less."""
    own.kept.count = max(0, own.count - left.animals["horse"])


@bog_pony.changes(breeders)
def standing(own: Own, animals: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Lying horses do not breed."""
    return animals if seat != own.seat else (*animals[:-1], animals[-1] - _lying(own))


@bog_pony.changes(horse_points)
def half_points(own: Own, value: float, _: str) -> float:
    """Each lying horse is worth half a point."""
    return value - _lying(own) / 2


@grocer.changes(swaps)
def top_of_the_pile(own: Own, found: tuple[tuple[str, Swap], ...], _: str) -> tuple[tuple[str, Swap], ...]:
    """The uppermost good of the pile may be bought for 1 food."""
    if own.count == len(PILE):
        return found
    good = PILE[own.count]
    return (*found, (f"{own.card}:{good}", Swap("food", good, most=1)))


@grocer.on(swapped)
async def next_good(own: Own, sold: Swapped) -> None:
    """The good below comes to the top."""
    own.kept.count += 1
