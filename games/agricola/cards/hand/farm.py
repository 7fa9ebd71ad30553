"""Farm planners."""

from __future__ import annotations

from games.agricola.anytime import ask_freely
from games.agricola.cards.box import cost, minor
from games.agricola.cards.hooks import Played, played
from games.agricola.cards.own import Own
from games.agricola.farmyard.grid import Place, grid_of, name_of
from games.agricola.land import change
from games.agricola.wording.terms import cells_text
from games.core.decision import one_of

farm_extension = minor("M050", cost(clay=1), points=1, trial=True)


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
