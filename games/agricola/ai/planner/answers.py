"""The answers within a turn and at a harvest: whatever leaves most."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from games.agricola.ai.good import GoodAi
from games.agricola.ai.planner.cards import USUAL, comes, promise
from games.agricola.ai.planner.feeding import feed
from games.agricola.ai.planner.ground import compact, fence_answer, rooms_answer, stables_answer
from games.agricola.ai.planner.offers import offered
from games.agricola.ai.planner.playing import OneAct, OneCard, played_through
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.animals import counted
from games.agricola.cards.box import card_of
from games.agricola.cards.play import minors
from games.agricola.coming import put_coming
from games.agricola.goods import ANIMALS, put, take
from games.agricola.house import room_prices
from games.agricola.majors.building import prices_of, ways
from games.agricola.majors.cooking import bread, cook_rates
from games.agricola.majors.upgrading import FOR
from games.agricola.plots import UNUSED, plots_of
from games.agricola.state import AgricolaState, Player
from games.agricola.view import view_of
from games.core.copying import copy_of
from games.core.decision import NO, YES, Answer, Decision, amounts
from games.core.view import TableView

NOTHING = "nothing"
OTHERS = GoodAi()
"""Answers what is rarely asked: what cards of the hand offer, and special actions."""


def best_of(
    state: AgricolaState, seat: int, taste: Taste, ways: Iterable[Answer], change: Callable[[Player, Answer], None]
) -> Answer:
    """The way whose change leaves most; the first of equals."""

    def left(way: Answer) -> float:
        player = copy_of(state.players[seat])
        change(player, way)
        return worth(state, player, taste)

    return max(ways, key=left)


def answer(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The strong player's answer to any question but where to place a person."""
    choice = CHOICES.get(decision.key)
    return choice(state, decision, taste) if choice is not None else _rare(state, decision)


def _rare(state: AgricolaState, decision: Decision) -> Answer:
    board = view_of(state, decision.seat)
    seen = TableView("agricola", decision.seat, board, None, (), can_undo=False, finished=False)
    return OTHERS.choose(seen, decision, random.Random(f"{state.round}:{decision.key}"))


def _plow(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    yard = state.players[decision.seat].yard
    return compact(yard, decision.parts[0])


def _rooms(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    price = room_prices(state, player)[0]

    def build(player: Player, cells: Answer) -> None:
        for good, n in price.goods:
            player.goods[good] -= n * len(cells)
        player.yard = player.yard.laid("room", player.yard.spaces(cells)) if cells else player.yard

    return best_of(state, decision.seat, taste, rooms_answer(player.yard, decision.parts[0]), build)


def _stables(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    price = 2 if decision.parts[0].most <= player.goods["wood"] // 2 else 1

    def build(player: Player, cells: Answer) -> None:
        player.goods["wood"] -= price * len(cells)
        player.yard = player.yard.with_stables(player.yard.spaces(cells))

    return best_of(state, decision.seat, taste, stables_answer(player.yard, decision.parts[0]), build)


def _sow(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def sow(player: Player, way: Answer) -> None:
        fields = list(plots_of(player).fields)
        for token, n in amounts(way).items():
            where, _, crop = token.rpartition(":")
            player.goods[crop] -= n
            places = [where] if where and where != UNUSED else fields[:n]
            player.yard = player.yard.sown(crop, places)
            del fields[: len(places)]

    return best_of(state, decision.seat, taste, decision.proposals, sow)


def _bake(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def bake(player: Player, way: Answer) -> None:
        n = amounts(way).get("grain", 0)
        player.goods["grain"] -= n
        player.goods["food"] += bread(tuple(player.in_front), n)

    return best_of(state, decision.seat, taste, decision.proposals, bake)


def _left_with(state: AgricolaState, seat: int, way: str, taste: Taste) -> float:
    """What is left when a card of the hand is played, or a major is built (see `ways`)."""
    name, _, old = way.partition(FOR)
    card = card_of(name)
    if card.kind != "major":
        then = played_through(OneCard(seat, way), copy_of(state), lambda state, asked: answer(state, asked, taste))
        return worth(then, then.players[seat], taste)
    player = copy_of(state.players[seat])
    if old:
        player.majors.remove(old)
    else:
        take(player.goods, dict(prices_of(state, player, name)[0].goods))
    player.majors.append(name)
    for number, goods in comes(card, state.round).items():
        if number <= state.round:
            put(player.goods, goods)
        else:
            for good, n in goods.items():
                put_coming(player, number, good, n)
    return worth(state, player, taste)


def _card(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The card of most worth, of the majors or of the hand; none where none is worth its price."""
    part, seat = decision.parts[0], decision.seat
    found: dict[Answer, float] = {}
    if part.least == 0 or NOTHING in part.ids:
        found[(NOTHING,) if NOTHING in part.ids else ()] = worth(state, state.players[seat], taste)
    for name in part.ids:
        if name != NOTHING:
            found[(name,)] = _left_with(state, seat, name, taste)
    return max(found, key=found.__getitem__)


def _improvement(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The kind of improvement of which one is of most worth."""
    player = state.players[decision.seat]
    open_to = {"major": ways, "minor": minors}
    kinds = [(kind, way) for kind in decision.parts[0].ids for way in open_to[kind](state, player)]
    return max(kinds, key=lambda one: _left_with(state, decision.seat, one[1], taste))[:1]


def _draft(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    return (max(decision.parts[0].ids, key=lambda card: promise(state, player, card, taste)),)


def _mulligan(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    return tuple([card for card in decision.parts[0].ids if promise(state, player, card, taste) < USUAL])


def _house(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    rates = cook_rates(state.players[decision.seat])

    def keep(player: Player, way: Answer) -> None:
        for species, n in zip(ANIMALS, counted(way), strict=True):
            player.goods["food"] += (player.goods[species] - n) * rates.get(species, 0)
            player.goods[species] = n

    return best_of(state, decision.seat, taste, decision.proposals, keep)


def _breed(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def keep(player: Player, way: Answer) -> None:
        for species, n in zip(ANIMALS, counted(way), strict=True):
            player.goods[species] = n

    return best_of(state, decision.seat, taste, decision.proposals, keep)


def _offer(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """Whether what a card offers for goods is worth them: it is taken in the head, and looked at what is left."""
    action, seat = offered(decision), decision.seat
    if action is None or YES[0] not in decision.parts[0].ids:
        return _rare(state, decision)
    then = played_through(
        OneAct(seat, str(decision.args["card"]), action), copy_of(state),
        lambda now, asked: YES if asked.key == decision.key else answer(now, asked, taste),
    )
    return YES if worth(then, then.players[seat], taste) > worth(state, state.players[seat], taste) else NO


def _one(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def gain(player: Player, way: Answer) -> None:
        player.goods[way[0]] += 1

    return best_of(state, decision.seat, taste, [(name,) for name in decision.parts[0].ids], gain)


CHOICES: dict[str, Callable[[AgricolaState, Decision, Taste], Answer]] = {
    "plow": _plow, "build_rooms": _rooms, "build_stables": _stables, "sow": _sow, "bake": _bake, "major": _card,
    "fence": fence_answer, "house_animals": _house, "breed": _breed, "feed": feed, "reed_stone": _one, "resource": _one,
    "minor": _card, "occupation": _card, "improvement": _improvement, "draft": _draft, "mulligan": _mulligan,
    "slash_and_burn": _plow, "buy": _offer, "pay_for": _offer,
}
