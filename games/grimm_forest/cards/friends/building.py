"""Friends that act around the Build phase without costing an action."""

from __future__ import annotations

from games.core.effects import total
from games.grimm_forest.goods import choose, gain, give
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import Scene, Section, end_of_build, section_cost, start_of_build, toll_owner


@section_cost.on("hansel_gretel")
def hungry_for_walls(scene: Scene, owner: int, cost: int, section: Section) -> int:
    """Opponents' walls cost one more of their material."""
    return cost + 1 if section.part == 1 and section.seat != owner else cost


@toll_owner.on("hansel_gretel")
def hansel_gretel(state: GrimmState, owner: int, toll: int, section: Section) -> int:
    """The additional resource goes to Hansel & Gretel's owner."""
    return owner if section.part == 1 and section.seat != owner else toll


@start_of_build.on("rumpelstiltskin", lambda state, seat: True, calm=True)
async def rumpelstiltskin_spins(state: GrimmState, seat: int) -> None:
    """At the start of the Build phase gain one straw."""
    gain(state, seat, {"straw": 1}, "rumpelstiltskin")


def _richer(state: GrimmState, seat: int) -> list[int]:
    own = total(state.goods(seat))
    return [other for other in state.order() if total(state.goods(other)) > own]


@end_of_build.on("robin_hood", lambda state, seat: bool(_richer(state, seat)))
async def robin_hood(state: GrimmState, seat: int) -> None:
    """At the end of the Build phase everybody with more resources than you gives you one of his choice."""
    for other in _richer(state, seat):
        given = await choose(other, "give", 1, state.goods(other), "robin_hood", seat)
        give(state, other, seat, given, "robin_hood")
