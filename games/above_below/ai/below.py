"""Reasons of the adviser for questions of an exploration."""

from __future__ import annotations

from games.above_below.ai.good import lantern_gains
from games.above_below.ai.judgement import LearntValuation
from games.above_below.ai.ranking import ranked, tenths_of
from games.above_below.content.load import SUPPLIES
from games.above_below.explore.lanterns import REROLL
from games.above_below.explore.odds import chance, mean
from games.above_below.explore.page import CHOICE
from games.above_below.explore.pending_choices import CHEAPER, NOBODY, NOTHING
from games.above_below.explore.result import CHEAPER_VILLAGER
from games.above_below.ids import BUILDING, name_of
from games.above_below.view import ChoiceView, ExpeditionView
from games.above_below.wording.hints import line, percent
from games.above_below.wording.options import option_wording
from games.above_below.wording.terms import villager_name
from games.core.decision import Answer, Decision
from games.core.text import Listed, Text

LIKELY = 0.5
"""Probability from which a number counts as likely to be reached."""


def _trip(judge: LearntValuation) -> ExpeditionView:
    trip = judge.view.expedition
    assert trip is not None
    return trip


# -- the page -----------------------------------------------------------------------------------------------------


def choice(judge: LearntValuation, decision: Decision, answer: Answer) -> Text:
    """Return the chances of a choice, what it is worth on average, and the second best one."""
    there = {f"{CHOICE}:{one.id}": one for one in _trip(judge).choices}
    best = there.pop(answer[0])
    told = _chances(judge, best)
    if not any(one.numbers for one in (best, *there.values())):
        return told
    worth = judge.choice(best)
    if round(worth) > 0:
        told = line("advice-choice-worth", reason=told, n=round(worth))

    def label(option: str) -> Text:
        return option_wording(judge.view, decision, option).label

    if not best.numbers and (alike := [option for option, one in there.items() if not one.numbers]):
        told = line("advice-choice-alike", reason=told, other=Listed(tuple(map(label, alike))))
        there = {option: one for option, one in there.items() if one.numbers}
    if not there:
        return told
    second = max(there, key=lambda option: judge.choice(there[option]))
    return ranked(told, label(second), worth - judge.choice(there[second]))


def _chances(judge: LearntValuation, best: ChoiceView) -> Text:
    """Return the highest number of the choice that is likely, if necessary with all explorers exerted, and its
    probability. If a lower number would do, the dice alone are told for the lowest."""
    trip = _trip(judge)
    party = judge.faces(one.piece for one in trip.party)
    if not best.numbers:
        others = [one for one in trip.choices if one is not best]
        lowest = [min(one.numbers) - sum(more for _, more in one.bonus) for one in others if one.numbers]
        if not lowest:
            return line("advice-no-numbers" if others else "advice-only-choice")
        likely = chance(party, min(lowest) - len(trip.exertable)) >= LIKELY
        return line("advice-less-known" if likely else "advice-no-roll")
    helped = sum(lanterns for _, lanterns in best.bonus)
    with_all = {number: float(chance(party, number - helped - len(trip.exertable))) for number in best.numbers}
    number = max((one for one in best.numbers if with_all[one] >= LIKELY), default=best.numbers[0])
    least = best.numbers[0]
    plain = percent(float(chance(party, least - helped)))
    if least < number:
        return line("advice-choice-more", least=least, plain=plain, number=number, most=percent(with_all[number]))
    return line("advice-choice", number=number, plain=plain, most=percent(with_all[number]))


def pay_coin(judge: LearntValuation, decision: Decision, answer: Answer) -> Text:
    """Return the number that the lanterns for a coin help most to reach."""
    trip, more = _trip(judge), decision.args["n"]
    assert isinstance(more, int)
    chosen = next(one for one in trip.choices if one.id == trip.choice)
    party, helped = judge.faces(one.piece for one in trip.party), sum(lanterns for _, lanterns in chosen.bonus)
    odds = {
        number: (chance(party, number - helped), chance(party, number - helped - more)) for number in chosen.numbers
    }
    number = max(odds, key=lambda one: odds[one][1] - odds[one][0])
    plain, most = (percent(float(one)) for one in odds[number])
    return line("advice-coin", number=number, plain=plain, most=most)


# -- the dice -----------------------------------------------------------------------------------------------------


def lanterns(judge: LearntValuation, decision: Decision, answer: Answer) -> Text:
    """Return what an act on the dice brings, or why nobody, or somebody, is exerted."""
    if decision.is_free_action(answer):
        return _help(judge, answer[0])
    trip = _trip(judge)
    if not trip.exertable:
        return line("advice-settle")
    numbers = next(one.numbers for one in trip.choices if one.id == trip.choice)
    if not answer:
        ahead = [number for number in numbers if trip.lanterns < number <= trip.lanterns + len(trip.exertable)]
        if not ahead:
            return line("advice-out-of-reach")
        return line("advice-no-exertion", number=ahead[0], n=ahead[0] - trip.lanterns)
    reached = max((number for number in numbers if number <= trip.lanterns + len(answer)), default=0)
    return line("advice-exertion" if judge.nights else "advice-exertion-last", number=reached, n=len(answer))


def _help(judge: LearntValuation, how: str) -> Text:
    gains = lantern_gains(judge, how)
    piece = max(gains, key=lambda one: gains[one])
    kind = how if how in (REROLL, SUPPLIES) else "tool" if judge.nights else "tool-last"
    return line(f"advice-help-{kind}", who=villager_name(piece), n=round(gains[piece]), **tenths_of(gains[piece]))


def die(judge: LearntValuation, decision: Decision, answer: Answer) -> Text:
    """Return what the act on the dice brings with this die."""
    again = decision.args["how"] == REROLL
    gain = lantern_gains(judge, REROLL if again else "")[name_of(answer[0])]
    if gain <= 0:
        return line("advice-die-roll-none" if again else "advice-die-raise-none")
    return line("advice-die-roll", **tenths_of(gain)) if again else line("advice-die-raise", n=round(gain))


# -- rewards and setbacks -----------------------------------------------------------------------------------------


def least_able(judge: LearntValuation, decision: Decision, answer: Answer) -> Text:
    """Return the lanterns of the villager who helps least below."""
    return line("advice-least-able", **tenths_of(float(mean(judge.faces([name_of(answer[0])])))))


def worth(points: float) -> Text:
    """Return how many points something is worth by the end, if it is any."""
    return line("advice-worth", n=round(points)) if round(points) > 0 else line("advice")


def reward(judge: LearntValuation, decision: Decision, answer: Answer) -> Text:
    """Return what a building or a newcomer is worth that costs nothing or less, and the second best one."""

    def value(option: str) -> float:
        name = name_of(option)
        if option.startswith(BUILDING):
            return judge.building(name)
        price = max(0, judge.view.fee(name) - CHEAPER) if decision.key == CHEAPER_VILLAGER else 0
        return judge.newcomer(name) - price * judge.coin

    if answer[0] in (NOBODY, NOTHING):
        return line("advice-nobody")
    told = worth(value(answer[0]))
    others = [option for option in decision.parts[0].ids if option not in (NOBODY, NOTHING, answer[0])]
    if not others:
        return told
    second = max(others, key=value)
    return ranked(told, option_wording(judge.view, decision, second).label, value(answer[0]) - value(second))
