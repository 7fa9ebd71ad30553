"""The workers on the board and on the farms produce (rulebook, "Fase 5", 1 to 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from games.core.text import Seat
from games.mi_tierra.areas.clock_tower import reorder
from games.mi_tierra.cards.box import Of, Scene, area_of, crop_yield, irrigation
from games.mi_tierra.content import DEVELOPMENT, FIELD, MARKET, PEN, PRODUCTION
from games.mi_tierra.fields import harvest, watered
from games.mi_tierra.pieces import Placement
from games.mi_tierra.state import MiTierraState, Player, Stall, Step
from games.mi_tierra.supply import gain
from games.mi_tierra.wording.terms import amount, field_name, pen_name


class Planted(Protocol):
    """A farm as far as its fields go."""

    @property
    def seat(self) -> int: ...

    @property
    def fields(self) -> Mapping[str, str]: ...

    @property
    def channels(self) -> Sequence[str]: ...


async def activate_next(state: MiTierraState) -> None:
    """The next worker on the board produces and goes home; after the last one the farms are next. What one has seen
    from the tower is put back before."""
    if state.looker >= 0:
        await reorder(state)
        return
    placement = next_worker(state)
    if placement is None:
        state.step = Step.FARMS
        return
    go_home(state, placement)
    await area_of(placement.area).act(state, placement)


def next_worker(state: MiTierraState) -> Placement | None:
    """Area by area; within one the first to come is the first to act, on the development board the first in turn."""
    waiting = [one for one in state.placed if not one.done and one.area in PRODUCTION]
    return min(waiting, key=lambda one: _rank(state, one), default=None)


def _rank(state: MiTierraState, one: Placement) -> tuple[int, int]:
    turn = state.order.index(one.seat) if one.area == DEVELOPMENT else 0
    return PRODUCTION.index(one.area), turn


def go_home(state: MiTierraState, placement: Placement) -> None:
    """The workers of a placement go back to the hut; they have worked in this round."""
    state.placed[state.placed.index(placement)] = Placement(
        placement.seat, placement.area, placement.spot, placement.workers, True
    )


def work_farms(state: MiTierraState) -> None:
    """In turn order all workers on the farms bring in crops, or stay with an animal as its trainer."""
    for seat in state.order:
        for one in [one for one in state.placed if one.seat == seat and not one.done]:
            if one.area == FIELD:
                go_home(state, one)
                _harvest(state, state.players[seat], one.spot)
            elif one.area == PEN:
                go_home(state, one)
                _train(state, state.players[seat], int(one.spot[1:]) - 1)
    state.stalls = [Stall(one.seat) for one in state.placed_on(MARKET)]
    state.step = Step.CONTEST


def brought_in(scene: Scene, player: Planted, field: str) -> int:
    """What a worker on a field brings in now, the supply left aside; of a state or of a view."""
    wet = field in watered(player.channels) and irrigation.value(scene, True, None)
    return crop_yield.value(scene, harvest(player.fields, field, wet), Of(player.seat, player.fields[field]))


def _harvest(state: MiTierraState, player: Player, field: str) -> None:
    crop = player.fields[field]
    if not crop:
        return
    got = gain(state, player.seat, crop, brought_in(state, player, field))
    state.say("mi-tierra-log-harvests", seat=player.seat, who=Seat(player.seat), goods=amount(crop, got),
              place=field_name(field))


def _train(state: MiTierraState, player: Player, site: int) -> None:
    """The worker becomes a trainer where one animal alone has wheat and water; else he has come for nothing."""
    pen = player.pens[site]
    if pen is None or pen.level != 2:
        state.say("mi-tierra-log-no-training", seat=player.seat, who=Seat(player.seat))
        return
    player.pens[site] = replace(pen, trainer=True)
    state.say("mi-tierra-log-trains", seat=player.seat, who=Seat(player.seat), animal=amount(pen.animal, 1),
              pen=pen_name(site))
