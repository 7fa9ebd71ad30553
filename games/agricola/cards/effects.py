"""What the hand cards do. One function a card and event; its docstring is the card in our words."""

from __future__ import annotations

from games.agricola.anytime import ask_freely, offer
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.hooks import About, Cost, Played, SpaceUsed
from games.agricola.coming import put_coming
from games.agricola.farmyard.grid import Place, grid_of, name_of
from games.agricola.state import AgricolaState
from games.agricola.wording.terms import card_text, cells_text
from games.core.decision import one_of
from games.core.events import When

Swap = tuple[str, str, int, str, int]


def _just_played(card: str) -> When[AgricolaState, Played]:
    def when(state: AgricolaState, owner: int, event: Played) -> bool:
        return event.card == card and event.seat == owner

    return when


@hooks.card_score.on("A098")
def stable_architect(state: AgricolaState, owner: int, points: int, about: About) -> int:
    """Stable Architect: at the end, 1 point for each of your stables outside pastures."""
    if about.seat != owner:
        return points
    yard = state.players[owner].yard
    return points + yard.stables.bit_count() - yard.fenced_stables()


def _others_travel(state: AgricolaState, owner: int, event: SpaceUsed) -> bool:
    return event.space == "traveling_players" and event.seat != owner


@hooks.after_space.on("A160", when=_others_travel)
async def lutenist(state: AgricolaState, owner: int, event: SpaceUsed) -> None:
    """Lutenist: when another player uses Traveling Players you get 1 food and 1 wood, and may then buy 1 vegetable
    for 2 food."""
    goods = state.players[owner].goods
    goods["food"] += 1
    goods["wood"] += 1
    state.tell("agricola-log-lutenist", owner)
    bought = await offer(state, state.players[owner], "lutenist", 2)
    if bought:
        goods["vegetable"] += 1
        state.tell("agricola-log-lutenist-bought", owner)
    elif bought is False:
        state.journal.count("declined", "A160")


@hooks.swaps.on("B104")
def sheep_walker(state: AgricolaState, owner: int, swaps: tuple[Swap, ...], about: About) -> tuple[Swap, ...]:
    """Sheep Walker: at any time, 1 of your sheep becomes 1 boar, 1 vegetable or 1 stone."""
    if about.seat != owner:
        return swaps
    return (*swaps, *(("B104:" + good, "sheep", 1, good, 1) for good in ("boar", "vegetable", "stone")))


@hooks.room_cost.on("B126")
def carpenter(state: AgricolaState, owner: int, cost: Cost, about: About) -> Cost:
    """Carpenter: each of your rooms costs only 3 of its material and 2 reed."""
    return {about.what: 3, "reed": 2} if about.seat == owner else cost


@hooks.on_play.on("M050", when=_just_played("M050"))
async def farm_extension(state: AgricolaState, owner: int, event: Played) -> None:
    """Farm Extension: add two spaces side by side to one edge of your farmyard, each next to a space of it."""
    yard = state.players[owner].yard
    sites = {f"{name_of(one)}:{name_of(two)}": (one, two) for one, two in extension_sites(yard.extra)}
    decision = one_of(owner, "farm_extension", tuple(sites))
    (chosen,) = await ask_freely(state, state.players[owner], lambda: decision)
    yard.extra = (*yard.extra, *sites[chosen])
    state.tell("agricola-log-extension", owner, cells=cells_text(chosen.split(":")))


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


@hooks.on_play.on("M075", when=_just_played("M075"))
async def fuel_storage(state: AgricolaState, owner: int, event: Played) -> None:
    """Fuel Storage: lay wood, fuel, wood, fuel, wood, fuel on every second round space, beginning with the next one;
    you get each at the start of its round."""
    for step in range(6):
        number = state.round + 1 + 2 * step
        if number <= LAST_ROUND:
            put_coming(state.players[owner], number, "fuel" if step % 2 else "wood", 1)
    state.tell("agricola-log-fuel-storage", owner, card=card_text("M075"))
