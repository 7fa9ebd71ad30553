"""The seed shop (rulebook, "Coltivazioni")."""

from __future__ import annotations

from dataclasses import replace

from games.core.ask import pick
from games.core.decision import one_of
from games.core.text import Seat, Text
from games.mi_tierra.cards.box import area
from games.mi_tierra.content import CROPS
from games.mi_tierra.dice import roll
from games.mi_tierra.giving_up import offer, planted
from games.mi_tierra.pieces import Placement
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.supply import tiles_left
from games.mi_tierra.wording.terms import field_name, pen_name, ware_name


@area("crops")
async def crops(state: MiTierraState, placement: Placement) -> None:
    """Roll the white die: 1 apples, 2 wheat, 3 grapes. Plant the tile at once on a free field; wheat may also go into a
    pen, where it takes the room of one animal. Two workers on one space choose instead of rolling. Who has no free
    field may first give up a planted one."""
    seat = placement.seat
    player = state.players[seat]
    if "" not in player.fields.values():
        await offer(state, player, "give_up_field", planted(player))
    if placement.workers == 2:
        crop = await _choose(state, seat)
    else:
        crop = CROPS[await roll(state, seat, "white") - 1]
    if not tiles_left(state, crop):
        state.say("mi-tierra-log-no-tile", seat=seat, who=Seat(seat), crop=ware_name(crop))
        return
    places = _places(player, crop)
    if not places:
        state.say("mi-tierra-log-no-field", seat=seat, who=Seat(seat), crop=ware_name(crop))
        return
    where = places[0] if len(places) == 1 else await pick(one_of(seat, "plant", places, crop=crop))
    _plant(player, crop, where)
    state.say("mi-tierra-log-plants", seat=seat, who=Seat(seat), crop=ware_name(crop), place=_name(where))


def _places(player: Player, crop: str) -> tuple[str, ...]:
    fields = tuple(place for place, planted in player.fields.items() if not planted)
    if crop != "wheat":
        return fields
    pens = (
        f"p{site + 1}" for site, pen in enumerate(player.pens)
        if pen is not None and not pen.wheat and pen.count < pen.size
    )
    return (*fields, *pens)


def _plant(player: Player, crop: str, where: str) -> None:
    if where in player.fields:
        player.fields[where] = crop
        return
    site = int(where[1:]) - 1
    pen = player.pens[site]
    assert pen is not None
    player.pens[site] = replace(pen, wheat=True)


def _name(where: str) -> Text:
    return pen_name(int(where[1:]) - 1) if where[0] == "p" else field_name(where)


async def _choose(state: MiTierraState, seat: int) -> str:
    there = tuple(f"crop:{crop}" for crop in CROPS if tiles_left(state, crop))
    if len(there) < 2:
        return there[0][5:] if there else CROPS[0]
    return (await pick(one_of(seat, "crop", there)))[5:]
