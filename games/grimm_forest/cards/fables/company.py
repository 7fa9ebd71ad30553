"""Fables for a pig that has company at its place at the end of the Gather phase, or shares with whoever is there."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Decision, Part, one_of
from games.core.effects import total
from games.core.state import Card
from games.core.text import Seat
from games.grimm_forest.content import MAKES, MATERIALS
from games.grimm_forest.goods import choose, gain, gain_choice, give, lose
from games.grimm_forest.hand import copy_ids, draw, everybody, name_of
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import end_of_gather
from games.grimm_forest.wording.terms import card_name, cards_listed


def _played(card: str, state: GrimmState, seat: int) -> bool:
    return state.played(seat, card) is not None and bool(state.players[seat].at)


def _with_rivals(card: str, state: GrimmState, seat: int) -> bool:
    return state.played(seat, card) is not None and state.accompanied(seat)


def _worth_visiting(state: GrimmState, seat: int) -> list[int]:
    return [other for other in state.rivals_at_place_of(seat) if total(state.goods(other))]


@end_of_gather.on(
    "friendly_game",
    lambda state, seat: state.played(seat, "friendly_game") is not None and bool(_worth_visiting(state, seat)),
)
async def friendly_game(state: GrimmState, seat: int) -> None:
    """Take two resources of your choice from one opponent at your place."""
    rivals = _worth_visiting(state, seat)
    victim = rivals[0]
    if len(rivals) > 1:
        victim = int((await pick(one_of(seat, "friendly_game", tuple(f"seat:{other}" for other in rivals))))[5:])
    taken = await choose(seat, "take", 2, state.goods(victim), "friendly_game", victim)
    give(state, victim, seat, taken, "friendly_game")


@end_of_gather.on("powerful_friends", lambda state, seat: _with_rivals("powerful_friends", state, seat))
async def powerful_friends(state: GrimmState, seat: int) -> None:
    """Each opponent at your place loses one action of this Build phase; you gain it."""
    for rival in state.rivals_at_place_of(seat):
        if state.players[rival].actions:
            state.players[rival].actions -= 1
            state.players[seat].actions += 1
            state.say("grimm-forest-log-takes-action", seat=seat, who=Seat(seat), whose=Seat(rival))


@end_of_gather.on("spy_network", lambda state, seat: _played("spy_network", state, seat), calm=True)
async def spy_network(state: GrimmState, seat: int) -> None:
    """Draw a Fable for each player at your place, yourself included."""
    draw(state, seat, len(state.pigs_at(state.players[seat].at)), "spy_network")


TAKEN_FROM_PAST = 2


@end_of_gather.on(
    "search_past", lambda state, seat: _with_rivals("search_past", state, seat) and bool(state.discards)
)
async def search_past(state: GrimmState, seat: int) -> None:
    """If an opponent is at your place, take two Fables of your choice from the discard pile."""
    taken = sorted(state.discards)
    if len(taken) > TAKEN_FROM_PAST:
        part = Part("search_past", tuple(copy_ids(taken)), least=TAKEN_FROM_PAST, most=TAKEN_FROM_PAST)
        answer = await ask(Decision(seat, "search_past", (part,), args={"n": TAKEN_FROM_PAST}))
        taken = [name_of(option) for option in answer]
    for name in taken:
        state.discards.remove(name)
        state.players[seat].hand.append(Card(name, everybody(state)))
    state.say("grimm-forest-log-takes-from-discards", seat=seat, who=Seat(seat), cards=cards_listed(taken))


@end_of_gather.on("hidden_vault", lambda state, seat: _played("hidden_vault", state, seat), calm=True)
async def hidden_vault(state: GrimmState, seat: int) -> None:
    """Everybody at your place gains two of what it produces; at the Market each chooses."""
    at = state.players[seat].at
    for other in state.pigs_at(at):
        if at == "market":
            await gain_choice(state, other, 2, "hidden_vault")
        else:
            gain(state, other, {MAKES[at]: 2}, "hidden_vault")


@end_of_gather.on("wandering_trader", lambda state, seat: _played("wandering_trader", state, seat))
async def wandering_trader(state: GrimmState, seat: int) -> None:
    """Everybody at your place may return two of one material for three of another."""
    for other in state.pigs_at(state.players[seat].at):
        goods = state.goods(other)
        trades = [f"trade:{old}:{new}" for old in MATERIALS if goods[old] >= 2 for new in MATERIALS if new != old]
        if not trades:
            continue
        choice = await pick(one_of(other, "wandering_trader", (*trades, "none"), card=card_name("wandering_trader")))
        if choice == "none":
            state.journal.count("declined", "wandering_trader")
            continue
        _, old, new = choice.split(":")
        lose(state, other, {old: 2}, "wandering_trader")
        gain(state, other, {new: 3}, "wandering_trader")
