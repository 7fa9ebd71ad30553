"""Placing a person on an action space."""

from __future__ import annotations

from games.agricola.anytime import settle
from games.agricola.cards import hooks
from games.agricola.cards.hooks import SpaceUsed
from games.agricola.cards.own import Own
from games.agricola.gains import receive
from games.agricola.goods import ANIMALS, Goods
from games.agricola.spaces.actions import ACTIONS
from games.agricola.spaces.table import TABLES, SpaceDef
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text, space_text
from games.core.text import Text

INFIRMARY = "infirmary"
_ANIMALS = frozenset(ANIMALS)


def table_of(state: AgricolaState) -> dict[str, SpaceDef]:
    """The definitions of all spaces that can come into play at this table."""
    return TABLES[len(state.players), state.moor, state.family, state.level]


def obstacle(state: AgricolaState, player: Player, name: str) -> str | None:
    """Why the player cannot use a space now: occupied, closed, linked, sick (all who are at home lie in bed),
    impossible; None when it can be used."""
    definition = table_of(state)[name]
    if state.spaces[name].people and not may_join(state, player, name):
        return "occupied"
    if shut := closure(state, name):
        return shut
    if player.sick and player.home == player.sick and name != INFIRMARY:
        return "sick"
    if definition.action is not None and not ACTIONS[definition.action].possible(state, player):
        return "impossible"
    return None


def may_join(state: AgricolaState, player: Player, name: str) -> bool:
    """Whether the player may place a person on a space where somebody stands."""
    return name == INFIRMARY or hooks.may_join.of(state, player, False, name)


def closure(state: AgricolaState, name: str) -> str | None:
    """Why nobody can use a space now, taken or not: closed (it opens in a later round) or linked (somebody stands on
    the space it is linked with)."""
    definition = table_of(state)[name]
    if definition.from_round > state.round:
        return "closed"
    if definition.linked is not None and state.spaces[definition.linked].people:
        return "linked"
    return None


def open_spaces(state: AgricolaState, player: Player) -> list[str]:
    """The spaces where the player can place a person now: only the Infirmary when all who are at home are ill."""
    if player.home == player.sick:
        return [INFIRMARY]
    definitions = table_of(state)
    joining = hooks.may_join.heard(player)
    found: list[str] = []
    for name, space in state.spaces.items():
        if space.people and not (may_join(state, player, name) if joining else name == INFIRMARY):
            continue
        definition = definitions[name]
        if definition.from_round > state.round:
            continue
        if definition.linked is not None and state.spaces[definition.linked].people:
            continue
        action = definition.action
        if action is None or ACTIONS[action].possible(state, player):
            found.append(name)
    return found


async def use_space(state: AgricolaState, player: Player, name: str) -> None:
    """Place a person: take what lies there, then do the action. In the Infirmary a sick person goes first."""
    space = state.spaces[name]
    definition = table_of(state)[name]
    sick = name == INFIRMARY and player.sick > 0
    player.home -= 1
    player.sick -= sick
    player.waiting = 0 if not sick else player.waiting
    space.people.append(player.seat)
    gained: Goods = dict(definition.gives)
    taken = space.goods
    for good, n in taken.items():
        gained[good] = gained.get(good, 0) + n
    space.goods = {}
    used = SpaceUsed(player.seat, name, gained, taken, sick)
    await hooks.before_space.fire(state, used)
    receive(state, player, gained)
    if definition.action is None:
        _tell_alone(state, player, name, gained)
        if not _ANIMALS.isdisjoint(gained):
            await settle(state, player)
        await hooks.using_space.fire(state, used)
    else:
        state.journal.begun = Text("agricola-log-space", {
            "space": space_text(name), "goods": goods_text(gained), "n": sum(gained.values()),
        })
        player.begun = definition.action
        await hooks.using_space.fire(state, used)
        await ACTIONS[definition.action](Own(state, player.seat, ""))
        if used.done:
            player.begun = ""  # a card's act may have used up what the space needed
        await hooks.used_space.fire(state, used)
        if state.journal.begun is not None:
            state.journal.begun = None
            _tell_alone(state, player, name, gained)
    await hooks.after_space.fire(state, used)


def _tell_alone(state: AgricolaState, player: Player, name: str, gained: Goods) -> None:
    """That somebody uses a space, where nothing else is told of it."""
    if gained:
        state.tell("agricola-log-takes", player.seat, space=space_text(name), goods=goods_text(gained))
    else:
        state.tell("agricola-log-place", player.seat, space=space_text(name))


def replenish(state: AgricolaState) -> None:
    """The preparation phase: every accumulation space in play gets its goods."""
    definitions = table_of(state)
    for name, space in state.spaces.items():
        for good, n in definitions[name].accumulates.items():
            space.goods[good] = space.goods.get(good, 0) + n


def everybody_home(state: AgricolaState) -> None:
    """The returning home phase: all people leave the spaces."""
    for space in state.spaces.values():
        space.people.clear()
    for player in state.players:
        player.home = player.people
        player.joined = player.waiting = 0
