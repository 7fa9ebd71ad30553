"""The AI seat that plays to win: it weighs plans for all of its ready villagers and begins with the best."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.above_below.actions.build import BUILD, price_for
from games.above_below.actions.harvest import HARVEST, good_on
from games.above_below.actions.labour import LABOUR
from games.above_below.actions.train import TRAIN
from games.above_below.ai import trading
from games.above_below.ai.judge import Judge
from games.above_below.ai.plan import Deed, Plan, Planner
from games.above_below.ai.weights import Weights
from games.above_below.content.schema import Symbol
from games.above_below.explore.lanterns import DIE, EXERT, REROLL
from games.above_below.explore.odds import faces_of
from games.above_below.explore.page import CHOICE
from games.above_below.explore.send import EXPLORE
from games.above_below.ids import BUILDING, NEWCOMER, VILLAGER, ids, name_of
from games.above_below.night.rest import LAY_FOR_INCOME, REST
from games.above_below.paying import purse
from games.above_below.track import income_with
from games.above_below.trade import ACCEPT_OFFER, BUY, OFFER, SELL
from games.above_below.turn import PASS, TURN
from games.core.decision import NO, YES, Answer, Decision
from games.core.fuzz import Legal
from games.core.view import TableView

LOOKS = 600
"""Most plans that are weighed for a turn."""
FIRST = (BUILD, TRAIN, EXPLORE, HARVEST, LABOUR)
"""What of a plan is done first: what others could take away."""


class Good:
    """Plans each turn anew, from its view alone. `looks`: how many plans it may weigh for an answer, its budget;
    `weights`: what it believes things to be worth."""

    def __init__(self, looks: int = LOOKS, weights: Weights | None = None) -> None:
        self.looks = looks
        self.weights = weights or Weights()

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        weigh = _QUESTIONS.get(decision.key)
        if weigh is not None:
            return weigh(self, Judge(view.board, decision.seat, self.weights), decision)
        return decision.proposals[0] if decision.proposals else Legal().choose(view, decision, rng)

    def plan(self, judge: Judge) -> Plan:
        """What all ready villagers are to do, in the order in which it is done."""
        plan = Planner(judge, self.looks).best()
        bought = [deed for deed in plan if deed.action in (BUILD, TRAIN)]
        price = sum(judge.price(one.what[0]) if one.action == BUILD else judge.fee(one.what[0]) for one in bought)
        first = (LABOUR, *FIRST) if price > sum(purse(judge.me).values()) else FIRST
        return tuple(sorted(plan, key=lambda deed: (first.index(deed.action), -deed.worth)))

    def deed(self, judge: Judge, action: str) -> Deed | None:
        """What of the plan an action is for."""
        return next((deed for deed in self.plan(judge) if deed.action == action), None)


# -- what to do ---------------------------------------------------------------------------------------------------


def _turn(seat: Good, judge: Judge, decision: Decision) -> Answer:
    free = trading.free_act(judge, decision)
    if free is not None:
        return free
    possible = decision.parts[0].ids
    action = next((deed.action for deed in seat.plan(judge) if deed.action in possible), PASS)
    return (trading.last_act(judge, decision) if action == PASS else None) or (action,)


def _all_who(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """Who explores or works."""
    deed = seat.deed(judge, decision.key)
    return ids(VILLAGER, deed.who) if deed is not None else decision.proposals[0]


def _harvest(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """The goods of the plan, and with baskets more of the best."""
    deed = seat.deed(judge, HARVEST)
    if deed is None:
        return decision.proposals[0]
    held = next((part for part in decision.parts if part.key == "baskets"), None)
    left = [name for name, n in judge.me.on_cards.items() for _ in range(n - deed.what.count(name))]
    left.sort(key=judge.harvest, reverse=True)
    more = left[: min(held.most, len(deed.who))] if held is not None else []
    taken = [*deed.what, *more]
    goods = tuple(f"{BUILDING}:{name}={taken.count(name)}" for name in dict.fromkeys(taken))
    with_baskets = (f"{held.ids[0]}={len(more)}",) if held is not None and more else ()
    return (*ids(VILLAGER, deed.who), *goods, *with_baskets)


def _build(seat: Good, judge: Judge, decision: Decision) -> Answer:
    deed = seat.deed(judge, BUILD)
    if deed is None:
        return decision.proposals[0]
    if price_for(deed.who[0], deed.what[0]) <= sum(purse(judge.me).values()):
        return (f"{VILLAGER}:{deed.who[0]}", f"{BUILDING}:{deed.what[0]}")
    return _proposed(decision, BUILDING, deed.what[0])


def _train(seat: Good, judge: Judge, decision: Decision) -> Answer:
    deed = seat.deed(judge, TRAIN)
    if deed is None:
        return decision.proposals[0]
    return _proposed(decision, NEWCOMER, deed.what[0])


def _proposed(decision: Decision, kind: str, name: str) -> Answer:
    """The proposal that is about something."""
    return next((one for one in decision.proposals if f"{kind}:{name}" in one), decision.proposals[0])


# -- below --------------------------------------------------------------------------------------------------------


def _choice(seat: Good, judge: Judge, decision: Decision) -> Answer:
    trip = judge.view.expedition
    assert trip is not None
    best = max(trip.choices, key=judge.choice)
    return (f"{CHOICE}:{best.id}",)


def _exert(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """Roll again or raise a die where that may help; then the number that is worth its injuries."""
    trip = judge.view.expedition
    assert trip is not None
    for help_ in decision.anytime:
        if help_ in trip.helps and max(_gains(judge, help_).values()) > (0.4 if help_ == REROLL else 0.0):
            return (help_,)
    numbers = next(choice.numbers for choice in trip.choices if choice.id == trip.choice)
    if not decision.proposals:
        return decision.parts[0].ids

    def worth(answer: Answer) -> float:
        return judge.number(numbers, trip.lanterns + len(answer)) - judge.injury() * len(answer)

    return max(decision.proposals, key=worth)


def _gains(judge: Judge, how: str) -> dict[str, float]:
    """The lanterns that each explorer would win on average by another roll, or by one more on the die."""
    trip = judge.view.expedition
    assert trip is not None
    found = {}
    for one in trip.party:
        faces = faces_of(one.piece, judge.me.villager(one.piece).states)
        now = one.lanterns - one.exerted
        raised = faces[min(6, one.die + one.added + 1) - 1]
        found[one.piece] = (sum(faces) / 6 if how == REROLL else raised) - now
    return found


def _die(seat: Good, judge: Judge, decision: Decision) -> Answer:
    gains = _gains(judge, REROLL if decision.args["how"] == REROLL else "")
    return ids(VILLAGER, [max(gains, key=lambda piece: gains[piece])])


# -- everything else ----------------------------------------------------------------------------------------------


def _rest(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """With potions and ciders, as far as they help."""
    return decision.proposals[-1]


def _evening(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """As few new kinds as bring tonight's income, those first of which there will be fewest; all of it where each good
    brings coins."""
    me, laid = judge.me, dict(judge.me.track)
    if any(True for _ in judge.symbols(Symbol.INCOME_PER_GOOD)):
        return decision.proposals[0]
    fresh = [good for good in decision.parts[0].ids if good not in laid]
    fresh.sort(key=lambda good: _promised(judge, good))
    most = income_with(len(laid) + len(fresh))
    need = next(n for n in range(len(fresh) + 1) if income_with(len(laid) + n) == most)
    return tuple(f"{good}={me.goods[good]}" for good in decision.parts[0].ids if good in fresh[:need])


def _promised(judge: Judge, good: str) -> tuple[float, str]:
    """How many of a good there will be, roughly."""
    growing = sum(
        judge.nights * 0.7 for perk in judge.symbols(Symbol.GOOD_REFRESH) if perk.good == good
    )
    lying = sum(n for name, n in judge.me.on_cards.items() if n and good_on(name) == good)
    return (judge.me.owns(good) + lying + growing, good)


def _order(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """The kind of which there will be most goes furthest to the right."""
    return tuple(sorted(decision.parts[0].ids, key=lambda good: _promised(judge, good)))


def _accept(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """Sell for more than the item is worth to oneself."""
    price = decision.args["n"]
    assert isinstance(price, int)
    return YES if price * judge.coin > judge.item(judge.me.sale) + judge.weights.margin / 2 else NO


def _newcomer(seat: Good, judge: Judge, decision: Decision) -> Answer:
    wanted = [option for option in decision.parts[0].ids if option.startswith(NEWCOMER)]
    return (max(wanted, key=lambda option: judge.newcomer(name_of(option))),)


def _free_building(seat: Good, judge: Judge, decision: Decision) -> Answer:
    wanted = [option for option in decision.parts[0].ids if option.startswith(BUILDING)]
    return (max(wanted, key=lambda option: judge.building(name_of(option))),)


def _least_able(seat: Good, judge: Judge, decision: Decision) -> Answer:
    """Whoever has the fewest lanterns bears it."""
    return (min(decision.parts[0].ids, key=lambda option: sum(faces_of(name_of(option), ()))),)


_QUESTIONS: dict[str, Callable[[Good, Judge, Decision], Answer]] = {
    TURN: _turn, EXPLORE: _all_who, LABOUR: _all_who, HARVEST: _harvest, BUILD: _build, TRAIN: _train,
    CHOICE: _choice, EXERT: _exert, "dice": _exert, DIE: _die, REST: _rest, LAY_FOR_INCOME: _evening,
    "lay_order": _order, ACCEPT_OFFER: _accept, "free_villager": _newcomer, "cheaper_villager": _newcomer,
    "free_building": _free_building, "injure": _least_able, "afflict": _least_able,
    BUY: lambda seat, judge, decision: trading.buy(judge, decision),
    OFFER: lambda seat, judge, decision: trading.offer(judge, decision),
    SELL: lambda seat, judge, decision: trading.sell(judge, decision),
    "pay_coin": lambda seat, judge, decision: YES,
}
