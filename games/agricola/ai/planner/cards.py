"""What the cards of the hand are worth to the strong player, from what they declare; no card is known by its name.

An effect is worth what it brings each time, as often as it may still come about. What happens when a card is played is
seen in the farm that follows; only before that is it promised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.agricola.actions.combined import May, PayFor
from games.agricola.actions.counting import Win
from games.agricola.actions.goods import Buy, Coming, ComingOn, Gain, GainOne
from games.agricola.ai.planner.horizon import Horizon, horizon
from games.agricola.ai.planner.taste import CardTaste, Taste
from games.agricola.ai.planner.wants import lasting_gain
from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.box import AgricolaCard, Condition, card_of
from games.agricola.cards.changes import Changes
from games.agricola.cards.conditions import All, Between, counted
from games.agricola.cards.conditions import Any as Any_
from games.agricola.cards.effects import ANYBODY, OTHERS, Arriving, Doing, React, Using
from games.agricola.cards.own import Action, Own
from games.agricola.goods import Goods
from games.agricola.state import AgricolaState, Player

GOODS = {
    "food": 0.4, "fuel": 0.4, "wood": 0.5, "clay": 0.4, "reed": 0.6, "stone": 0.6, "grain": 0.8, "vegetable": 1.4,
    "sheep": 0.8, "boar": 1.0, "cattle": 1.3, "horse": 1.2,
}
"""Points for a good that comes by the way."""
MOST = 0.6
"""How often a round somebody uses one of several spaces, at the most."""
DRAWN = 2.0
"""More points than these draw nobody to a space more often."""
RARE = 4.0
"""What a card promises less that is laid on another one."""
STEP, MANY, VAGUE = 0.5, 4, 2
"""What a card promises less for each step to what it asks for; for no more steps than these; and the steps to what
cannot be counted."""
USUAL = 0.7
"""A card that promises less is put away where that may be done."""
IN_ROUNDS = (hooks.round_starts, hooks.returning_home, hooks.round_ends, hooks.passed_on)
IN_HARVESTS = (hooks.harvest_starts, hooks.reaping, hooks.feeding, hooks.breeding, hooks.harvest_ends)
WITH_SPACES = (hooks.before_space, hooks.after_space, hooks.before_special, hooks.after_special, hooks.turn_ended)


def brought(actions: Iterable[Action], taste: CardTaste) -> float:
    """The points that some actions of a card bring."""
    return sum([_brings(action, taste) for action in actions])


def _brings(action: Action, taste: CardTaste) -> float:
    match action:
        case Gain(goods):
            return _worth(goods)
        case GainOne(goods):
            return max([GOODS[good] for good in goods])
        case Buy(goods, cost):
            return taste.bought * max(0.1, _worth(goods) - _worth(cost))
        case May(inner):
            return _brings(inner, taste)
        case PayFor(cost, inner):
            return taste.bought * max(0.1, _brings(inner, taste) - _worth(cost))
        case Win(points, ""):
            return float(points)
        case Coming(schedule):
            return 0.8 * sum([_worth(goods) for goods in schedule.values()])
        case ComingOn(rounds, goods):
            return 0.5 * len(rounds) * _worth(goods)
    return taste.acts.get(type(action), taste.act)


def _worth(goods: Mapping[str, int]) -> float:
    return sum([GOODS[good] * n for good, n in goods.items()])


def _often(when: Any, rounds: int, taste: CardTaste, each: float) -> float:
    """How often in so many rounds somebody does what a card hears of, which brings `each` points."""
    if not isinstance(when, Doing):
        return taste.anywhere * rounds
    often = taste.anywhere
    if when.where:
        often = min(MOST, sum([taste.uses.get(name, taste.space) for name in when.where]))
    often *= {OTHERS: 1.5, ANYBODY: 2.0}.get(when.by, 1.0)
    if when.by != OTHERS:
        often += taste.drawn * min(each, DRAWN)
    return taste.trusted * rounds * min(1.0, often) * (taste.met if when.where and when.when is not None else 1.0)


def _using(effect: Using, ahead: Horizon, taste: CardTaste) -> float:
    each = brought(effect.actions, taste)
    return _often(effect.when, ahead.rounds, taste, each) * each


def _react(effect: React, ahead: Horizon, taste: CardTaste) -> float:
    if effect.hook is hooks.played:
        return 0.0
    each = brought(effect.do.actions, taste)
    if effect.hook not in WITH_SPACES and effect.when is not None:
        each *= taste.provided
    if effect.hook in WITH_SPACES:
        return _often(effect.when, ahead.rounds, taste, each) * each
    if effect.hook in IN_ROUNDS:
        return taste.round * ahead.rounds * each
    if effect.hook in IN_HARVESTS:
        return taste.harvest * len(ahead.harvests) * each
    return taste.once * min(1.0, ahead.rounds / 6) * each


def _nothing(effect: object, ahead: Horizon, taste: CardTaste) -> float:
    return 0.0


def _changes(effect: Changes, ahead: Horizon, taste: CardTaste) -> float:
    """Points of cards are counted as they stand."""
    return 0.0 if effect.query is hooks.points else taste.change * ahead.rounds


WORTH: dict[type, Callable[[Any, Horizon, CardTaste], float]] = {
    Using: _using, React: _react, Arriving: _nothing, Changes: _changes,
}


def still_brings(card: AgricolaCard, ahead: Horizon, taste: Taste) -> float:
    """What a card of the hand still brings once it lies before a player, besides its printed points."""
    value = lasting_gain(card, ahead, taste)
    for effect in card.effects:
        reckon = WORTH.get(type(effect))
        value += reckon(effect, ahead, taste.cards) if reckon else taste.cards.other * ahead.rounds
    if not card.effects:
        value += taste.cards.own * ahead.rounds
    return value


def of_hand(state: AgricolaState, player: Player, taste: Taste) -> float:
    """What the cards of the hand that lie before a player bring, and their printed points."""
    if not player.occupations and not player.minors:
        return 0.0
    ahead = horizon(state, player)
    cards = [card_of(name) for name in player.played]
    value = sum([card.points + still_brings(card, ahead, taste) for card in cards])
    value -= taste.cards.minor * len(player.minors) + taste.cards.occupation * len(player.occupations)
    value += hooks.points.of(state, player, 0)
    value += taste.cards.laid * sum([len(there) for there in player.laid.values()])
    for there in player.coming.values():
        value += sum([GOODS[good] * n for good, n in there.items() if good != "food"])
    return value


def comes(card: AgricolaCard, now: int) -> dict[int, Goods]:
    """The goods that come when a card is built or played in round `now`, and in the rounds after it, by round."""
    found: dict[int, Goods] = {}
    for effect in card.effects:
        for action in effect.do.actions if isinstance(effect, React) and effect.hook is hooks.played else ():
            match action:
                case Gain(goods):
                    _add(found, now, goods)
                case Coming(schedule):
                    for later, goods in schedule.items():
                        _add(found, now + later, goods)
                case ComingOn(rounds, goods):
                    for number in rounds:
                        _add(found, number, goods)
    return {number: goods for number, goods in found.items() if now <= number <= LAST_ROUND}


def _add(found: dict[int, Goods], number: int, goods: Mapping[str, int]) -> None:
    there = found.setdefault(number, {})
    for good, n in goods.items():
        there[good] = there.get(good, 0) + n


def at_once(card: AgricolaCard, taste: CardTaste, own: Own | None = None) -> float:
    """The points that playing a card brings at once; for its owner in a position, what has a condition that is not met
    there counts less."""
    value = 0.0
    for one in card.effects:
        if isinstance(one, React) and one.hook is hooks.played:
            met = own is None or one.when is None or one.when(own)
            value += brought(one.do.actions, taste) * (1.0 if met else taste.provided)
    return value


def promise(state: AgricolaState, player: Player, name: str, taste: Taste) -> float:
    """What a card of the hand may be worth at the beginning, its price taken off, and what is missing to play it."""
    card, own = card_of(name), Own(state, player.seat, name)
    ahead = Horizon(LAST_ROUND - 4, HARVESTS, len(HARVESTS), 2, 30, 8)
    value = card.points + still_brings(card, ahead, taste) - _worth(card.cost)
    value += at_once(card, taste.cards, own)
    return value - STEP * min(MANY, lacking_for(card.needs, own)) - RARE * bool(card.upgrades)


def lacking_for(needs: Condition | None, own: Own) -> int:
    """How many steps an owner is away from meeting a condition, one for each that is still wanted of what it counts;
    `VAGUE` for what counts nothing."""
    match needs:
        case None:
            return 0
        case Between(count, least, most):
            n = counted(own, count)
            return max(least - n, n - most, 0)
        case All(several):
            return sum([lacking_for(one, own) for one in several])
        case Any_(several):
            return min([lacking_for(one, own) for one in several])
    return 0 if needs(own) else VAGUE
