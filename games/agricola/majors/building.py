"""What majors cost a player, which can be built, and building one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from games.agricola.anytime import MayDecline, always, ask_freely, never
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.hooks import About, Built
from games.agricola.coming import put_coming
from games.agricola.crops import bake
from games.agricola.goods import Goods, covers, take
from games.agricola.majors.table import DISCOUNTS, MAJORS, home_places
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text, major_text
from games.core.decision import Decision, one_of

FOR = ":for:"
"""Joins the ids of an upgrade and of the card returned for it: "cooking_hearth_4:for:fireplace_2"."""


def cost_of(state: AgricolaState, player: Player, major: str) -> Goods:
    """What `player` pays for a major: printed cost, discounts of the Museum and of hand cards taken off."""
    cost = dict(MAJORS[major].cost)
    for owned in player.majors:
        if owned in DISCOUNTS:
            for good, n in DISCOUNTS[owned].get(major, {}).items():
                cost[good] -= n
    if state.cards:
        cost = dict(hooks.improvement_cost.value(state, cost, About(player.seat, major)))
    return {good: n for good, n in cost.items() if n > 0}


def on_offer(state: AgricolaState) -> list[str]:
    """The majors that lie on top of their places."""
    return [stack[-1] for stack in state.places if stack]


def ways(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The majors that `player` could build now, with `FOR` a card to be returned instead of the cost."""
    found: list[str] = []
    for name in on_offer(state):
        if covers(player.goods, cost_of(state, player, name)):
            found.append(name)
        found += [name + FOR + old for old in player.majors if MAJORS[old].kind in MAJORS[name].upgrades]
    return tuple(found)


def can_build(state: AgricolaState, player: Player) -> bool:
    """Whether the player could build some major now."""
    for stack in state.places:
        if stack:
            name = stack[-1]
            if covers(player.goods, cost_of(state, player, name)):
                return True
            upgrades = MAJORS[name].upgrades
            if upgrades and any(MAJORS[old].kind in upgrades for old in player.majors):
                return True
    return False


async def build_major(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Ask which major to build and build it; whether one was built."""

    def question() -> Decision | None:
        options = ways(state, player)
        if options and may_decline():
            options = (*options, "nothing")
        return one_of(player.seat, "major", options) if options else None

    answer = await ask_freely(state, player, question)
    if answer in ((), ("nothing",)):
        return False
    await build(state, player, answer[0])
    return True


async def build(state: AgricolaState, player: Player, way: str) -> None:
    """Build a major the way named (see `ways`), with its effect on building."""
    name, _, old = way.partition(FOR)
    stack = next(stack for stack in state.places if stack and stack[-1] == name)
    stack.pop()
    if old:
        player.majors.remove(old)
        give_back(state, old)
        state.tell("agricola-log-upgrade", player.seat, major=major_text(name), old=major_text(old))
    else:
        cost = cost_of(state, player, name)
        take(player.goods, cost)
        for owned in player.majors:
            if name in DISCOUNTS.get(owned, ()):
                state.journal.count("triggered", owned)
        state.tell("agricola-log-major", player.seat, major=major_text(name), cost=goods_text(cost))
    player.majors.append(name)
    player.acted()
    state.journal.count("played", name)
    _light(state, player, name, old)
    if name in ON_BUILD:
        state.journal.count("triggered", name)
        await ON_BUILD[name](state, player)
    if state.cards:
        await hooks.after_build.fire(state, Built(player.seat, name))


def give_back(state: AgricolaState, major: str) -> None:
    """Put a returned major on top of the place it came from."""
    home = home_places(len(state.players), moor=state.moor)
    at = next(number for number, stack in enumerate(home) if major in stack)
    state.places[at].append(major)


def _light(state: AgricolaState, player: Player, name: str, old: str) -> None:
    """The fuel variant: a new cooking improvement gets a fuel token; an upgrade takes over the old card's."""
    if not state.fuel_tokens or not MAJORS[name].cook:
        return
    if old in player.locked:
        player.locked.remove(old)
        player.locked.append(name)
    elif not old:
        player.locked.append(name)


async def _well(state: AgricolaState, player: Player) -> None:
    """1 food on each of the next five round spaces."""
    for number in range(state.round + 1, min(state.round + 5, LAST_ROUND) + 1):
        put_coming(player, number, "food", 1)


async def _oven(state: AgricolaState, player: Player) -> None:
    """Bake bread at once if you like."""
    await bake(state, player, always)


async def _village_church(state: AgricolaState, player: Player) -> None:
    """2 food at once."""
    player.goods["food"] += 2


async def _heating_oven(state: AgricolaState, player: Player) -> None:
    """2 fuel at once."""
    player.goods["fuel"] += 2


ON_BUILD: dict[str, Callable[[AgricolaState, Player], Awaitable[None]]] = {
    "well": _well,
    "clay_oven": _oven,
    "stone_oven": _oven,
    "well_2": _well,
    "clay_oven_2": _oven,
    "stone_oven_2": _oven,
    "village_church": _village_church,
    "heating_oven": _heating_oven,
}
"""What happens when a major is built."""
