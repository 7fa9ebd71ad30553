"""Removing crops and pens from a farm: before a die roll without room for its result, and voluntarily in the first turn
of a round (rulebook, note after "Industria vestiario"; ruling MT-18). Tile and contents are lost."""

from __future__ import annotations

from dataclasses import replace

from games.core.ask import pick
from games.core.decision import one_of
from games.core.text import Listed, Seat
from games.mi_tierra.content import FARM
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.wording.terms import contents, field_name, pen_name, ware_name

NONE = "none"
WHEAT = "wheat"


def planted(player: Player) -> tuple[str, ...]:
    """Return the fields whose crop can be removed; printed crops stay."""
    return tuple(place for place, crop in player.fields.items() if crop and place not in FARM.printed)


def fenced(player: Player) -> tuple[str, ...]:
    """Return the pens that can be removed: those without a trainer."""
    return tuple(f"p{site + 1}" for site, pen in enumerate(player.pens) if pen is not None and not pen.trainer)


def wheat_in_pens(player: Player) -> tuple[str, ...]:
    """Return the wheat tiles in pens, which can be removed without the pen."""
    return tuple(f"{WHEAT}:p{site + 1}" for site, pen in enumerate(player.pens) if pen is not None and pen.wheat)


def removable(player: Player) -> tuple[str, ...]:
    """Return everything that a farm can give up."""
    return (*planted(player), *wheat_in_pens(player), *fenced(player))


def give_up(state: MiTierraState, player: Player, what: str) -> None:
    """Return a field's crop, the wheat in a pen, or a pen with its contents to the supply."""
    if what in player.fields:
        crop, player.fields[what] = player.fields[what], ""
        state.log("mi-tierra-log-gives-up-field", seat=player.seat, who=Seat(player.seat), place=field_name(what),
                  crop=ware_name(crop))
        return
    site = int(what.rpartition("p")[2]) - 1
    pen = player.pens[site]
    assert pen is not None
    if what.startswith(WHEAT):
        player.pens[site] = replace(pen, wheat=False)
        state.log("mi-tierra-log-gives-up-field", seat=player.seat, who=Seat(player.seat), place=pen_name(site),
                  crop=ware_name(WHEAT))
    else:
        player.pens[site] = None
        if items := contents(pen):
            state.log("mi-tierra-log-gives-up-full-pen", seat=player.seat, who=Seat(player.seat), pen=pen_name(site),
                      items=Listed(items))
        else:
            state.log("mi-tierra-log-gives-up-pen", seat=player.seat, who=Seat(player.seat), pen=pen_name(site))


async def offer(state: MiTierraState, player: Player, question: str, there: tuple[str, ...], n: int = 1) -> str:
    """Let a player give up one of these things or keep all. Return what was given up, "" for nothing."""
    what = await pick(one_of(player.seat, question, (*there, NONE), n=n))
    if what == NONE:
        return ""
    give_up(state, player, what)
    return what
