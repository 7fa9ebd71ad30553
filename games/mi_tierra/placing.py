"""Placing workers, one turn after the other (rulebook, "Fase 4")."""

from __future__ import annotations

from collections import Counter

from games.core.ask import ask
from games.core.decision import Decision, Part
from games.core.text import Seat, Text, text
from games.mi_tierra.content import (
    AREAS,
    ARENA,
    DEVELOPMENT,
    FIELD,
    MARKET,
    ORDER_TABLE,
    PEN,
    PODIUM,
    PRODUCTION,
    WORKERS,
    development_spaces,
    spaces_in,
)
from games.mi_tierra.housing import rehouse
from games.mi_tierra.pieces import Placement
from games.mi_tierra.state import MiTierraState, Player, Step
from games.mi_tierra.suggest import suggested
from games.mi_tierra.supply import cubes_of
from games.mi_tierra.water import move_water
from games.mi_tierra.wording.terms import area_name, field_name, pen_name

PASS, PAIR = "pass", "pair"
MOVE_WATER, MOVE_ANIMALS, LET_GO, KEEP_ALL = "move_water", "move_animals", "let_go", "keep_all"


def open_areas(state: MiTierraState) -> set[str]:
    """The areas that are open in this season and have a free space."""
    taken = Counter([one.area for one in state.placed])
    return {area for area, spaces in spaces_in(state.season, len(state.players)).items() if taken[area] < spaces}


def options(state: MiTierraState, seat: int) -> tuple[str, ...]:
    """Where a seat may place its next worker: areas, sides of the development board, its own fields and pens."""
    found: list[str] = []
    there, pairs = open_areas(state), state.at_hut(seat) > 1
    for area in PRODUCTION:
        if area == DEVELOPMENT:
            taken = {one.spot for one in state.placed_on(area)}
            found += [f"{area}:{spot}" for spot in development_spaces(len(state.players)) if spot not in taken]
        elif area in there:
            found.append(area)
            if pairs and AREAS[area].pairs:
                found.append(f"{area}:{PAIR}")
    found += _farm(state, state.players[seat])
    found += [area for area in (PODIUM, ARENA, MARKET, ORDER_TABLE) if area in there]
    return (*found, PASS)


def _farm(state: MiTierraState, player: Player) -> list[str]:
    """The planted fields and the pens of a farm where no worker is, one worker to each."""
    taken = {one.spot for one in state.placed if one.seat == player.seat and one.area in (FIELD, PEN)}
    fields = [f"{FIELD}:{place}" for place, crop in player.fields.items() if crop and place not in taken]
    pens = [
        f"{PEN}:{name}" for site, pen in enumerate(player.pens)
        if (name := f"p{site + 1}") not in taken and pen is not None and not pen.trainer
    ]
    return fields + pens


def anytime(state: MiTierraState, player: Player) -> tuple[str, ...]:
    """What a seat may do in its turn before it places: move water and animals in its first one, and say how many hired
    workers it gives back at the next upkeep."""
    found: list[str] = []
    if not player.moved:
        pens = [pen for pen in player.pens if pen is not None]
        found += [MOVE_WATER] if cubes_of(player) else []
        found += [MOVE_ANIMALS] if any(pen.count for pen in pens) else []
    found += [LET_GO] if player.hired - player.leaving > WORKERS else []
    found += [KEEP_ALL] if player.leaving else []
    return tuple(found)


async def place_turn(state: MiTierraState) -> None:
    """One seat places a worker, or two on one space, or passes for the rest of the round."""
    if not _to_next(state):
        state.step = Step.AREAS
        return
    seat = state.order[state.turn]
    player = state.players[seat]
    while True:
        there = options(state, seat)
        form = Decision(
            seat, "place", (Part("place", there),), tuple((place,) for place in suggested(state, seat, there)),
            args={"n": state.at_hut(seat)}, anytime=anytime(state, player),
        )
        chosen = (await ask(form))[0]
        if chosen not in form.anytime:
            break
        await _aside(state, player, chosen)
    player.moved = True
    if chosen == PASS:
        player.passed = True
        state.say("mi-tierra-log-passes", seat=seat, who=Seat(seat))
    else:
        _place(state, seat, chosen)
    state.turn += 1


def _to_next(state: MiTierraState) -> bool:
    """Move the turn on to a seat that has workers and has not passed; False when there is none."""
    seats = len(state.order)
    for step in range(seats):
        seat = state.order[(state.turn + step) % seats]
        if not state.players[seat].passed and state.at_hut(seat):
            state.turn = (state.turn + step) % seats
            return True
    return False


def _place(state: MiTierraState, seat: int, chosen: str) -> None:
    area, _, spot = chosen.partition(":")
    workers = 2 if spot == PAIR else 1
    state.placed.append(Placement(seat, area, "" if spot == PAIR else spot, workers))
    state.say("mi-tierra-log-places", seat=seat, who=Seat(seat), place=place_name(chosen), n=workers)


def place_name(chosen: str) -> Text:
    """A place for workers in words."""
    area, _, spot = chosen.partition(":")
    if area == FIELD:
        return field_name(spot)
    if area == PEN:
        return pen_name(int(spot[1:]) - 1)
    if area == DEVELOPMENT:
        return text("mi-tierra-area-development-at", side=text(f"mi-tierra-side-{spot}"))
    return area_name(area)


async def _aside(state: MiTierraState, player: Player, what: str) -> None:
    if what == MOVE_WATER:
        await move_water(state, player.seat)
    elif what == MOVE_ANIMALS:
        await rehouse(state, player.seat, {})
        state.say("mi-tierra-log-moves-animals", seat=player.seat, who=Seat(player.seat), weight=0)
    elif what == LET_GO:
        player.leaving += 1
    else:
        player.leaving = 0
