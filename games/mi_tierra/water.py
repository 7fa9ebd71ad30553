"""Water cubes: between fields in a chain from the house, in pens for training, or kept beside the farm
(rulebook, "Mulino ad acqua"; rulings, "Water")."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Kind, Part, Refusal
from games.core.text import Seat, Text, text
from games.mi_tierra.fields import CHANNELS, harvest, next_channels, one_chain, watered
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.supply import cubes_of, water_left

KEEP = "keep"


def take_water(state: MiTierraState, seat: int, count: int) -> int:
    """Put up to `count` cubes of the supply beside a farm; returns how many there were."""
    got = min(count, water_left(state))
    state.players[seat].reserve += got
    state.say("mi-tierra-log-water", seat=seat, who=Seat(seat), n=got)
    return got


async def place_water(state: MiTierraState, seat: int, count: int) -> None:
    """Let a seat place `count` cubes that lie beside its farm, one after the other. Only its own farm changes."""
    player = state.players[seat]
    for left in range(count, 0, -1):
        options = (*next_channels(player.channels), *_dry_pens(player))
        if not options:
            return
        form = Decision(seat, "water", (Part("water", (*options, KEEP)),), args={"n": left})
        where = await pick(form)
        if where == KEEP:
            return
        player.reserve -= 1
        if where in CHANNELS:
            player.channels.append(where)
        else:
            _wet(player, int(where[1:]) - 1, True)
        state.say("mi-tierra-log-water-placed", seat=seat, who=Seat(seat), place=place_text(where), weight=0)


def _dry_pens(player: Player) -> tuple[str, ...]:
    return tuple(f"p{site + 1}" for site, pen in enumerate(player.pens) if pen is not None and not pen.water)


def _wet(player: Player, site: int, water: bool) -> None:
    pen = player.pens[site]
    assert isinstance(pen, Pen)
    player.pens[site] = replace(pen, water=water)


def place_text(where: str) -> Text:
    """Where a cube lies, in words."""
    if where in CHANNELS:
        one, other = where.split(":")
        return text("mi-tierra-between", one=one, other=other)
    return text("mi-tierra-in-pen", place=int(where[1:]))


# -- moving at the start of a round ------------------------------------------------------------------------------------


def move_decision(player: Player) -> Decision:
    """Where all the cubes of a farm lie from now on; those not placed are kept beside it."""
    pens = tuple(f"p{site + 1}" for site, pen in enumerate(player.pens) if pen is not None)
    cubes = cubes_of(player)
    parts = [Part("channels", CHANNELS, Kind.CELLS, 0, min(cubes, len(CHANNELS)))]
    if pens:
        parts.append(Part("pens", pens, Kind.PICK, 0, min(cubes, len(pens))))
    now = (
        *(one for one in CHANNELS if one in player.channels),
        *(name for name in pens if _is_wet(player, name)),
    )
    pools = tuple(name for name in pens if _is_wet(player, name))
    best = (*richest_chain(player.fields, cubes - len(pools)), *pools)
    return Decision(player.seat, "move_water", tuple(parts), tuple(dict.fromkeys((now, best, ()))), args={"n": cubes})


def richest_chain(fields: Mapping[str, str], cubes: int) -> tuple[str, ...]:
    """Where so many cubes water most: first what the planted fields bring in, then with as few cubes as it takes."""
    chains = (chain for count in range(cubes + 1) for chain in combinations(CHANNELS, count) if one_chain(chain))
    return max(chains, key=lambda chain: (_brought(fields, chain), -len(chain)))


def _brought(fields: Mapping[str, str], chain: tuple[str, ...]) -> int:
    wet = watered(chain)
    return sum(harvest(fields, field, field in wet) for field, crop in fields.items() if crop)


def _is_wet(player: Player, name: str) -> bool:
    pen = player.pens[int(name[1:]) - 1]
    return pen is not None and pen.water


def move_refusal(state: MiTierraState, decision: Decision, answer: Answer) -> Refusal | None:
    """No more cubes than there are, and one chain from the house."""
    player = state.players[decision.seat]
    channels = [one for one in answer if one in CHANNELS]
    if len(answer) > cubes_of(player):
        reason = text("mi-tierra-refused-cubes", n=cubes_of(player))
        return Refusal("too_many_cubes", reason, decision.proposals[:1])
    if not one_chain(channels):
        return Refusal("no_chain", text("mi-tierra-refused-chain"), decision.proposals[:1])
    return None


async def move_water(state: MiTierraState, seat: int) -> None:
    """Ask a seat where its cubes lie from now on."""
    player = state.players[seat]
    answer = await ask(move_decision(player))
    player.reserve = cubes_of(player) - len(answer)
    player.channels = [one for one in answer if one in CHANNELS]
    for site, pen in enumerate(player.pens):
        if pen is not None:
            _wet(player, site, f"p{site + 1}" in answer)
    state.say("mi-tierra-log-moves-water", seat=seat, who=Seat(seat), weight=0)
