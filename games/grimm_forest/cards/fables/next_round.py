"""Fables that act in the round after they were played."""

from __future__ import annotations

from itertools import combinations_with_replacement

from games.core.ask import pick
from games.core.decision import one_of
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.goods import gain_choice, half, lose
from games.grimm_forest.state import Goods, GrimmState
from games.grimm_forest.windows import end_of_gather, harvest, start_of_round, when_revealed
from games.grimm_forest.wording.terms import card_name, in_place


@start_of_round.on(
    "fairy_food", lambda state, seat: state.ripe(seat, "fairy_food") is not None, calm=True
)
async def fairy_food_is_laid_out(state: GrimmState, seat: int) -> None:
    """At the start of the next round put this card on a place of your choice."""
    fable = state.ripe(seat, "fairy_food")
    assert fable is not None
    fable.place = await pick(one_of(seat, "fairy_food", tuple(state.locations)))
    state.say("grimm-forest-log-fairy-food", seat=seat, who=Seat(seat), place=in_place(fable.place))


def _eaten(state: GrimmState, seat: int) -> bool:
    fable = state.ripe(seat, "fairy_food")
    return fable is not None and bool(state.pigs_at(fable.place))


@end_of_gather.on("fairy_food", _eaten)
async def fairy_food(state: GrimmState, seat: int) -> None:
    """After gathering, all players at its place gain three resources of their choice."""
    fable = state.ripe(seat, "fairy_food")
    assert fable is not None
    for guest in state.pigs_at(fable.place):
        await gain_choice(state, guest, 3, "fairy_food")


@when_revealed.on("hired_help", lambda state, seat: state.played(seat, "hired_help") is not None)
async def hired_help_is_paid(state: GrimmState, seat: int) -> None:
    """When revealed, pay two resources of your choice or discard this card."""
    goods = state.goods(seat)
    pairs = [
        f"pay:{a}:{b}" for a, b in combinations_with_replacement(MATERIALS, 2)
        if (goods[a] >= 2 if a == b else goods[a] and goods[b])
    ]
    choice = "none"
    if pairs:
        choice = await pick(one_of(seat, "hired_help", (*pairs, "none")))
    if choice == "none":
        state.journal.count("declined", "hired_help")
        fable = state.played(seat, "hired_help")
        assert fable is not None
        state.table.remove(fable)
        state.discards.append("hired_help")
        state.say("grimm-forest-log-help-unpaid", seat=seat, who=Seat(seat), card=card_name("hired_help"))
        return
    _, first, second = choice.split(":")
    lose(state, seat, {first: 2} if first == second else {first: 1, second: 1}, "hired_help")


@harvest.on("hired_help")
def hired_help(state: GrimmState, owner: int, more: Goods, seat: int) -> Goods:
    """In the round after it was paid for, its owner collects double."""
    if owner != seat or state.ripe(owner, "hired_help") is None:
        return more
    return dict(state.players[seat].collected)


@end_of_gather.on("taxation", lambda state, seat: state.ripe(seat, "taxation") is not None)
async def taxation(state: GrimmState, seat: int) -> None:
    """Next round, opponents who are not at your place discard half of their resources: brick, then wood, then straw."""
    at = state.players[seat].at
    for other in state.order():
        if other == seat or (at and state.players[other].at == at):
            continue
        due = half(state.goods(other))
        bill: Goods = {}
        for material in reversed(MATERIALS):
            bill[material] = min(state.goods(other)[material], due - total(bill))
        lose(state, other, bill, "taxation")
