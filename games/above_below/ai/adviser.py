""""What would you do?": the answer of the AI seat, and in words what it goes by."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from games.above_below.actions.build import BUILD
from games.above_below.actions.harvest import HARVEST, good_on
from games.above_below.actions.labour import LABOUR
from games.above_below.actions.train import TRAIN
from games.above_below.ai import trading
from games.above_below.ai.good import Good
from games.above_below.ai.judge import Judge
from games.above_below.ai.plan import Deed
from games.above_below.explore.lanterns import DIE, EXERT
from games.above_below.explore.odds import chance, faces_of, mean
from games.above_below.explore.page import CHOICE
from games.above_below.explore.send import EXPLORE
from games.above_below.night.rest import LAY_FOR_INCOME
from games.above_below.trade import ACCEPT_OFFER, BUY, SELL
from games.above_below.turn import PASS, REFRESH, TURN
from games.above_below.view import AboveBelowView
from games.above_below.wording.hints import line, percent
from games.above_below.wording.terms import amount, building_name, goods_listed, villager_name, villagers_listed
from games.core.decision import YES, Answer, Decision
from games.core.text import Listed, Text
from games.core.view import TableView

GOOD = Good()
LIKELY = 0.5
"""From which chance on a number counts as one that will be reached."""
Reason = Callable[[Judge, Decision, Answer], Text]


def explain(view: TableView, decision: Decision) -> tuple[Answer, Text]:
    """What to answer, and why. Uses nothing but the view of the seat that is asked."""
    answer = GOOD.choose(view, decision, random.Random(0))
    board = cast(AboveBelowView, view.board)
    reason = REASONS.get(decision.key)
    if reason is None or (decision.key != TURN and decision.is_free(answer)):
        return answer, line("advice")
    return answer, reason(Judge(board, decision.seat, GOOD.weights), decision, answer)


# -- the plan -----------------------------------------------------------------------------------------------------


def _turn(judge: Judge, decision: Decision, answer: Answer) -> Text:
    what, _, kind = answer[0].partition(":")
    if what == REFRESH:
        return line(f"advice-refresh-{kind}")
    if what == BUY:
        _, seat = trading.best_offer(judge) or (0.0, 0)
        item = amount(judge.view.players[seat].sale, 1)
        return line("advice-buy", item=item, coins=amount("coin", trading.asking(judge, seat)))
    if what == SELL:
        sold = trading.best_sale(judge)
        return line("advice-take-back") if sold is None else line("advice-sell", item=amount(sold, 1))
    return line("advice-pass") if what == PASS else _plan(judge, decision, answer)


def _plan(judge: Judge, decision: Decision, answer: Answer) -> Text:
    """All that the ready villagers are to do this round."""
    return line("advice-plan", plan=Listed(tuple(_deed(judge, deed) for deed in GOOD.plan(judge))))


def _deed(judge: Judge, deed: Deed) -> Text:
    who = villagers_listed(deed.who)
    if deed.action == BUILD:
        price = amount("coin", judge.price(deed.what[0]))
        return line("advice-build", who=who, building=building_name(deed.what[0]), coins=price)
    if deed.action == TRAIN:
        price = amount("coin", judge.fee(deed.what[0]))
        return line("advice-train", who=who, newcomer=villager_name(deed.what[0]), coins=price)
    if deed.action == HARVEST:
        goods: dict[str, int] = {}
        for name in deed.what:
            goods[good_on(name)] = goods.get(good_on(name), 0) + 1
        return line("advice-harvest", who=who, n=len(deed.who), goods=goods_listed(goods))
    if deed.action == EXPLORE:
        tenths = round(10 * mean(judge.faces(deed.who)))
        return line("advice-explore", who=who, whole=tenths // 10, tenth=tenths % 10)
    return line("advice-labour", who=who, n=len(deed.who))


# -- below --------------------------------------------------------------------------------------------------------


def _choice(judge: Judge, decision: Decision, answer: Answer) -> Text:
    """The highest number of the choice that is likely, at the worst with everybody exerted, and how likely it is."""
    trip = judge.view.expedition
    assert trip is not None
    choice = next(one for one in trip.choices if f"{CHOICE}:{one.id}" == answer[0])
    if not choice.numbers:
        return line("advice-no-roll")
    party = judge.faces(one.piece for one in trip.party)
    helped = sum(lanterns for _, lanterns in choice.bonus)
    with_all = {number: float(chance(party, number - helped - len(trip.exertable))) for number in choice.numbers}
    number = max((one for one in choice.numbers if with_all[one] >= LIKELY), default=choice.numbers[0])
    plain = percent(float(chance(party, number - helped)))
    return line("advice-choice", number=number, plain=plain, most=percent(with_all[number]))


def _exert(judge: Judge, decision: Decision, answer: Answer) -> Text:
    trip = judge.view.expedition
    assert trip is not None
    if not answer:
        return line("advice-no-exertion")
    numbers = next(choice.numbers for choice in trip.choices if choice.id == trip.choice)
    reached = max((number for number in numbers if number <= trip.lanterns + len(answer)), default=0)
    return line("advice-exertion", number=reached, n=len(answer))


def _least_able(judge: Judge, decision: Decision, answer: Answer) -> Text:
    lanterns = mean([faces_of(answer[0].partition(":")[2], ())])
    tenths = round(10 * lanterns)
    return line("advice-least-able", whole=tenths // 10, tenth=tenths % 10)


def _accept(judge: Judge, decision: Decision, answer: Answer) -> Text:
    return line("advice-accept" if answer == YES else "advice-decline", item=amount(judge.me.sale, 1))


REASONS: dict[str, Reason] = {
    TURN: _turn, EXPLORE: _plan, BUILD: _plan, TRAIN: _plan, HARVEST: _plan, LABOUR: _plan, CHOICE: _choice,
    EXERT: _exert, ACCEPT_OFFER: _accept, "injure": _least_able, "afflict": _least_able,
    DIE: lambda judge, decision, answer: line("advice-die"),
    LAY_FOR_INCOME: lambda judge, decision, answer: line("advice-income"),
    "lay_order": lambda judge, decision, answer: line("advice-order"),
}
"""Questions without a reason of their own are answered by what brings most."""
