"""What is done on the action spaces that do more than give goods, and when that is possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from games.agricola.anytime import MayDecline, always, ask_freely, settle
from games.agricola.begun import POSSIBLE, Possible
from games.agricola.cards.play import can_play_minor, can_play_occupation, play_minor, play_occupation
from games.agricola.crops import bake, can_bake, can_plow, can_sow, plow, sow
from games.agricola.fences import build_fences, can_build_fences
from games.agricola.goods import BUILDING, Goods
from games.agricola.house import (
    build_rooms,
    build_stables,
    can_build_room,
    can_build_stable,
    can_grow,
    can_renovate,
    grow,
    renovate,
)
from games.agricola.majors.building import build_major, can_build
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text
from games.core.decision import Answer, Decision, Part, one_of

Action = Callable[[AgricolaState, Player], Awaitable[object]]
Act = tuple[Callable[[AgricolaState, Player, MayDecline], Awaitable[bool]], Possible]
"""One of several acts of a space: asks for it and does it, and whether it could be done."""

STABLE = 2
CHEAP_STABLE = 1
MARKET_FOOD = 1
LESSONS: dict[str, tuple[int, ...]] = {"lessons": (0, 1), "lessons_2": (2,), "lessons_1_1_2": (1, 1, 2)}
"""What the first, second, ... occupation costs there."""


async def _and_or(state: AgricolaState, player: Player, acts: Sequence[Act]) -> None:
    """Ask for each of these acts in turn: at least one must be done, so the last that is possible cannot be declined
    while none has been. Whoever has exchanged that one away is asked for the others again."""
    while player.begun and _any(state, player, acts):
        for at, (act, _) in enumerate(acts):
            later = acts[at + 1 :]
            await act(state, player, partial(_may_decline, state, player, later))


def _any(state: AgricolaState, player: Player, acts: Sequence[Act]) -> bool:
    return any(possible(state, player) for _, possible in acts)


def _may_decline(state: AgricolaState, player: Player, later: Sequence[Act]) -> bool:
    return not player.begun or _any(state, player, later)


def _one_of(*acts: Act) -> Possible:
    return lambda state, player: _any(state, player, acts)


PLOW: Act = (plow, lambda state, player: can_plow(player))
SOW: Act = (sow, lambda state, player: can_sow(player))
BAKE: Act = (bake, lambda state, player: can_bake(player))
ROOMS: Act = (build_rooms, can_build_room)
STABLES: Act = (partial(build_stables, wood=STABLE), lambda state, player: can_build_stable(player, STABLE))
ONE_STABLE: Act = (
    partial(build_stables, wood=CHEAP_STABLE, most=1), lambda state, player: can_build_stable(player, CHEAP_STABLE),
)


async def _meeting_place(state: AgricolaState, player: Player) -> None:
    """Become starting player; the food on the space has been taken."""
    state.starter = player.seat
    player.acted()
    state.tell("agricola-log-starter", player.seat)


async def _meeting_minor(state: AgricolaState, player: Player) -> None:
    """Become starting player, and afterwards play a minor improvement if you like."""
    await _meeting_place(state, player)
    await play_minor(state, player, always)


async def _plow_sow(state: AgricolaState, player: Player) -> None:
    """Plow and sow, in either order: who does not plow first is asked again after sowing."""
    fields = player.yard.fields
    await _and_or(state, player, (PLOW, SOW))
    if player.yard.fields == fields:
        await plow(state, player, always)


async def _improvement(state: AgricolaState, player: Player) -> None:
    """Build a major improvement or play a minor one. Whoever has cards is always asked: not asking would tell.

    Whoever has exchanged the kind away that was chosen is asked again: the other one is left.
    """

    def question() -> Decision | None:
        possible = {"major": can_build(state, player), "minor": can_play_minor(state, player)}
        kinds = tuple(kind for kind in possible if possible[kind])
        return one_of(player.seat, "improvement", kinds, private=True) if kinds else None

    while player.begun and _can_improve(state, player):
        if player.hand and await ask_freely(state, player, question) == ("minor",):
            await play_minor(state, player)
        else:
            await build_major(state, player)


async def _minor_then_major(state: AgricolaState, player: Player) -> None:
    """Play a minor improvement; from round 5 a major may be built instead."""
    if state.round >= 5:
        await _improvement(state, player)
    else:
        await play_minor(state, player)


def _can_improve(state: AgricolaState, player: Player) -> bool:
    return can_build(state, player) or can_play_minor(state, player)


def _can_improve_late(state: AgricolaState, player: Player) -> bool:
    return can_play_minor(state, player) or (state.round >= 5 and can_build(state, player))


async def _renovate_improve(state: AgricolaState, player: Player) -> None:
    await renovate(state, player)
    if not await build_major(state, player, always):
        await play_minor(state, player, always)


async def _renovate_fence(state: AgricolaState, player: Player) -> None:
    await renovate(state, player)
    await build_fences(state, player, always)


async def _family_growth(state: AgricolaState, player: Player) -> None:
    await grow(state, player)
    await play_minor(state, player, always)


async def _grow(state: AgricolaState, player: Player) -> None:
    await grow(state, player)


async def _take_one(state: AgricolaState, player: Player, key: str, goods: tuple[str, ...]) -> None:
    (good,) = await ask_freely(state, player, lambda: one_of(player.seat, key, goods))
    _gets(state, player, {good: 1})


def _gets(state: AgricolaState, player: Player, goods: Goods) -> None:
    """Give goods that were chosen or that a space gives under a condition, and say so."""
    for good, n in goods.items():
        player.goods[good] += n
    player.acted()
    state.tell("agricola-log-gets", player.seat, goods=goods_text(goods))


async def _animal_market(state: AgricolaState, player: Player) -> None:
    """1 sheep and 1 food, or 1 boar, or 1 cattle for 1 food."""

    def question() -> Decision:
        options = ("sheep", "boar", "cattle") if player.goods["food"] >= MARKET_FOOD else ("sheep", "boar")
        return one_of(player.seat, "animal_market", options)

    (species,) = await ask_freely(state, player, question)
    player.goods["food"] -= MARKET_FOOD if species == "cattle" else 0
    _gets(state, player, {species: 1, "food": MARKET_FOOD} if species == "sheep" else {species: 1})
    await settle(state, player)


async def _farm_supplies(state: AgricolaState, player: Player) -> None:
    """1 grain for 1 food, or plowing a field for 1 food, or both."""

    def question() -> Decision | None:
        payable = player.goods["food"] // MARKET_FOOD
        part = Part("farm_supplies", ("grain", "plow"), least=1, most=min(2, payable))
        return Decision(player.seat, "farm_supplies", (part,)) if payable else None

    answer: Answer = ("grain",)
    if can_plow(player):
        answer = await ask_freely(state, player, question)
    player.goods["food"] -= len(answer) * MARKET_FOOD
    player.acted()
    if "grain" in answer:
        _gets(state, player, {"grain": 1})
    if "plow" in answer:
        await plow(state, player)


async def _building_supplies(state: AgricolaState, player: Player) -> None:
    parts = (Part("reed_stone", ("reed", "stone")), Part("wood_clay", ("wood", "clay")))
    decision = Decision(player.seat, "building_supplies", parts)
    _gets(state, player, dict.fromkeys(await ask_freely(state, player, lambda: decision), 1))


def _missing_species(player: Player) -> str | None:
    return next((species for species in ("sheep", "boar", "cattle") if not player.goods[species]), None)


async def _corral(state: AgricolaState, player: Player) -> None:
    """1 animal of the first species that you lack."""
    species = _missing_species(player)
    assert species is not None, "a player with all species cannot come here"
    _gets(state, player, {species: 1})
    await settle(state, player)


async def _lessons(state: AgricolaState, player: Player, prices: tuple[int, ...]) -> None:
    await play_occupation(state, player, prices)


def _always(state: AgricolaState, player: Player) -> bool:
    return True


def _can_learn(state: AgricolaState, player: Player, prices: tuple[int, ...]) -> bool:
    return can_play_occupation(player, prices)


ACTIONS: dict[str, tuple[Action, Possible]] = {
    "farm_expansion": (partial(_and_or, acts=(ROOMS, STABLES)), _one_of(ROOMS, STABLES)),
    "meeting_place": (_meeting_place, _always),
    "meeting_minor": (_meeting_minor, _always),
    "plow": (plow, PLOW[1]),
    "sow_bake": (partial(_and_or, acts=(SOW, BAKE)), _one_of(SOW, BAKE)),
    "plow_sow": (_plow_sow, _one_of(PLOW, SOW)),
    "side_job": (partial(_and_or, acts=(ONE_STABLE, BAKE)), _one_of(ONE_STABLE, BAKE)),
    "improvement": (_improvement, _can_improve),
    "minor_then_major": (_minor_then_major, _can_improve_late),
    "fencing": (build_fences, lambda state, player: can_build_fences(player)),
    "renovate_improve": (_renovate_improve, can_renovate),
    "renovate_fence": (_renovate_fence, can_renovate),
    "family_growth": (_family_growth, can_grow),
    "urgent_growth": (_grow, partial(can_grow, without_room=True)),
    "modest_wish": (_grow, can_grow),
    "rooms": (build_rooms, can_build_room),
    "choose_reed_stone": (partial(_take_one, key="reed_stone", goods=("reed", "stone")), _always),
    "choose_resource": (partial(_take_one, key="resource", goods=BUILDING), _always),
    "animal_market": (_animal_market, _always),
    "farm_supplies": (_farm_supplies, lambda state, player: player.goods["food"] >= MARKET_FOOD),
    "building_supplies": (_building_supplies, _always),
    "corral": (_corral, lambda state, player: _missing_species(player) is not None),
    **{
        name: (partial(_lessons, prices=prices), partial(_can_learn, prices=prices))
        for name, prices in LESSONS.items()
    },
}
"""What each action does, and whether a player could do at least a part of it now."""
POSSIBLE.update({name: possible for name, (_, possible) in ACTIONS.items()})
