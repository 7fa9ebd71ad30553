"""The forest: wood for a pen (rulebook, "Bosco")."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.text import Seat
from games.mi_tierra.cards.box import area
from games.mi_tierra.content import PENS_IN_ALL
from games.mi_tierra.dice import roll
from games.mi_tierra.pieces import Pen, Placement
from games.mi_tierra.state import MiTierraState
from games.mi_tierra.supply import pens_left
from games.mi_tierra.wording.terms import pen_name

SMALL, LARGE = PENS_IN_ALL
NONE = "none"


@area("forest")
async def forest(state: MiTierraState, placement: Placement) -> None:
    """Roll the green die: you get a pen for two or three animals and put it on a free site at once. Two workers on one
    space choose instead of rolling. Who has no free site may first give up a pen without a trainer, with all in it."""
    seat = placement.seat
    site = await _site(state, seat)
    if site is None:
        state.say("mi-tierra-log-no-site", seat=seat, who=Seat(seat))
        return
    if placement.workers == 2:
        size = await _choose(state, seat)
    else:
        size = await roll(state, seat, "green", SMALL)
    if not pens_left(state, size):
        state.say("mi-tierra-log-no-pen", seat=seat, who=Seat(seat), n=size)
        return
    state.players[seat].pens[site] = Pen(size)
    state.say("mi-tierra-log-pen", seat=seat, who=Seat(seat), n=size, pen=pen_name(site))


async def _site(state: MiTierraState, seat: int) -> int | None:
    """A free site, made free where that is wanted; None for none."""
    pens = state.players[seat].pens
    if None in pens:
        return pens.index(None)
    free = tuple(f"p{site + 1}" for site, pen in enumerate(pens) if pen is not None and not pen.trainer)
    if not free:
        return None
    name = await pick(one_of(seat, "give_up_pen", (*free, NONE)))
    if name == NONE:
        return None
    site = int(name[1:]) - 1
    pens[site] = None
    state.say("mi-tierra-log-gives-up-pen", seat=seat, who=Seat(seat), pen=pen_name(site))
    return site


async def _choose(state: MiTierraState, seat: int) -> int:
    sizes = tuple(f"size:{size}" for size in PENS_IN_ALL if pens_left(state, size))
    if len(sizes) < 2:
        return int(sizes[0][5:]) if sizes else SMALL
    return int((await pick(one_of(seat, "pen_size", sizes)))[5:])
