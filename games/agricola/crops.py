"""Plowing and baking."""

from __future__ import annotations

from functools import lru_cache

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.box import card_of
from games.agricola.cards.events import Baked, FieldLaid
from games.agricola.farmyard.grid import bits, grid_of
from games.agricola.land import change
from games.agricola.majors.cooking import bread, most_bread
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import cell_text
from games.core.decision import Answer, Decision, Kind, Part, amounts


@lru_cache(maxsize=65536)
def names_of(grid_extra: tuple[tuple[int, int], ...], spaces: int) -> tuple[str, ...]:
    """The names of a set of farmyard spaces, in reading order."""
    names = grid_of(grid_extra).names
    return tuple([names[space] for space in bits(spaces)])


def can_plow(player: Player) -> bool:
    """Whether a field could be plowed."""
    return bool(player.yard.field_sites)


async def plow(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Ask where to plow and lay the field; whether it was done."""
    sites = names_of(player.yard.extra, player.yard.field_sites)
    if not sites:
        return False

    def question() -> Decision:
        return Decision(player.seat, "plow", (Part("plow", sites, Kind.CELLS, 0 if may_decline() else 1),))

    answer = await ask_freely(state, player, question)
    if not answer:
        return False
    player.acted()
    state.tell("agricola-log-plow", player.seat, cell=cell_text(answer[0]))
    await change(state, player, player.yard.laid("field", player.yard.spaces(answer)))
    await hooks.field_laid.fire(state, FieldLaid(player.seat, answer[0], "plow"))
    return True


def can_bake(player: Player) -> bool:
    """Whether there is grain and something to bake it in."""
    return player.goods["grain"] > 0 and most_bread(tuple(player.in_front)) > 0


async def bake(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """A Bake Bread action: ask how much grain to bake in the best ovens; whether any was baked."""
    ovens = tuple(player.in_front)

    def question() -> Decision | None:
        if not can_bake(player):
            return None
        least = 0 if may_decline() else 1
        most = min(player.goods["grain"], most_bread(ovens))
        part = Part("bake", ("grain",), Kind.AMOUNTS, least, most, (most,))
        proposals: tuple[Answer, ...] = tuple((f"grain={n}",) if n else () for n in range(most, least - 1, -1))[:8]
        return Decision(player.seat, "bake", (part,), proposals)

    answer = await ask_freely(state, player, question)
    if not answer:
        return False
    grain = amounts(answer)["grain"]
    food = bread(ovens, grain)
    player.goods["grain"] -= grain
    player.goods["food"] += food
    player.acted()
    for name in ovens:
        if card_of(name).kitchen.bake:
            state.journal.count("triggered", name)
    state.tell("agricola-log-bake", player.seat, grain=grain, food=food)
    await hooks.baked.fire(state, Baked(player.seat, grain))
    return True
