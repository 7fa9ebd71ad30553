"""What majors cost a player, which can be built, and building one."""

from __future__ import annotations

from collections.abc import Mapping

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.box import card_of
from games.agricola.cards.events import Played
from games.agricola.cards.hooks import IMPROVEMENT
from games.agricola.cards.play import play_this_minor
from games.agricola.majors.upgrading import FOR, replace_major, upgrades_in_hand, upgrades_to
from games.agricola.paying import pay_one, payable
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, goods_text
from games.core.decision import Decision, one_of
from games.core.prices import Price

NO_LESS: Mapping[str, int] = {}


def prices_of(
    state: AgricolaState, player: Player, major: str, less: Mapping[str, int] = NO_LESS
) -> tuple[Price, ...]:
    """What `player` can pay for a major: the printed cost less what an action takes off, unless cards say otherwise."""
    printed = card_of(major).price
    return IMPROVEMENT.of(state, player, printed.less(less) if less else printed, major)


def affordable(state: AgricolaState, player: Player, major: str, less: Mapping[str, int] = NO_LESS) -> bool:
    """Whether the player can pay one of the prices of a major."""
    return bool(payable(player, prices_of(state, player, major, less)))


def on_offer(state: AgricolaState) -> list[str]:
    """The majors that lie on top of their places."""
    return [stack[-1] for stack in state.places if stack]


def ways(
    state: AgricolaState, player: Player, only: tuple[str, ...] = (), less: Mapping[str, int] = NO_LESS
) -> tuple[str, ...]:
    """The majors that `player` could build now, with `FOR` a card to be returned instead of the cost, and the upgrades
    in hand that count as majors. `only`: of these; `less`: for so much less."""
    found: list[str] = []
    for name in on_offer(state):
        if only and name not in only:
            continue
        if affordable(state, player, name, less):
            found.append(name)
        found += upgrades_to(player, name)
    if player.hand and not only:
        found += upgrades_in_hand(state, player)
    return tuple(found)


def can_build(
    state: AgricolaState, player: Player, only: tuple[str, ...] = (), less: Mapping[str, int] = NO_LESS
) -> bool:
    """Whether the player could build some major now (see `ways`). It is asked at every placement, so the player's cards
    are asked once whether any of them has a say in prices."""
    if only or less:
        return bool(ways(state, player, only, less))
    printed = not IMPROVEMENT.heard(player.in_front)
    for stack in state.places:
        if stack:
            name = stack[-1]
            for one in (card_of(name).price,) if printed else prices_of(state, player, name):
                if one.within(player.goods):
                    return True
            if player.majors and upgrades_to(player, name):
                return True
    return bool(player.hand and upgrades_in_hand(state, player))


async def build_major(
    state: AgricolaState, player: Player, may_decline: MayDecline = never,
    only: tuple[str, ...] = (), less: Mapping[str, int] = NO_LESS,
) -> bool:
    """Ask which major to build (see `ways`) and build it; whether one was built."""

    def question() -> Decision | None:
        options = ways(state, player, only, less)
        if options and may_decline():
            options = (*options, "nothing")
        return one_of(player.seat, "major", options, private=bool(player.hand)) if options else None

    answer = await ask_freely(state, player, question)
    if answer in ((), ("nothing",)):
        return False
    await build(state, player, answer[0], less)
    return True


async def build(state: AgricolaState, player: Player, way: str, less: Mapping[str, int] = NO_LESS) -> None:
    """Build a major the way named (see `ways`), with its effect on building."""
    name, _, old = way.partition(FOR)
    if card_of(name).kind == "minor":
        await play_this_minor(state, player, way)
        return
    stack = next(stack for stack in state.places if stack and stack[-1] == name)
    locked = old in player.locked
    if old:
        stack.pop()  # first, for the old one may come to lie there
        replace_major(state, player, old, removed=False)
        state.tell("agricola-log-upgrade", player.seat, major=card_text(name), old=card_text(old))
    else:
        paid = await pay_one(player, prices_of(state, player, name, less))
        stack.pop()
        IMPROVEMENT.note(state, player, card_of(name).price, name)
        state.tell("agricola-log-major", player.seat, major=card_text(name), cost=goods_text(paid))
    player.majors.append(name)
    player.acted()
    state.journal.count("played", name, player.seat)
    _light(state, player, name, old, locked=locked)
    event = Played(player.seat, name, old)
    await hooks.played.fire(state, event)
    await hooks.improved.fire(state, event)


def _light(state: AgricolaState, player: Player, name: str, old: str, *, locked: bool) -> None:
    """The fuel variant: a new cooking improvement gets a fuel token; an upgrade takes over the old card's."""
    if state.fuel_tokens and card_of(name).kitchen.cook and (locked or not old):
        player.locked.append(name)
