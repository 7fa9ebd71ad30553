"""What the cards of the hand are worth to the strong player, from what they declare; no card is known by its name.

An effect is worth what it brings each time, as often as it may still come about. What happens when a card is played is
seen in the farm that follows; only before that is it promised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from games.agricola.actions.combined import May, PayFor, Together
from games.agricola.actions.counting import DrawLayout, GainFor, GainSteps, Win, WinSteps
from games.agricola.actions.farm import Plow
from games.agricola.actions.goods import Buy, Coming, ComingOn, FillUp, Gain, GainOne, Lay, PutCounters, WithCounter
from games.agricola.actions.tiles import LayTile
from games.agricola.ai.planner.horizon import Horizon, horizon
from games.agricola.ai.planner.occasions import (
    IN_HARVESTS,
    IN_ROUNDS,
    ONCE,
    STILL,
    lasting,
    lies,
    likely,
    reached,
    rounds_of,
    times,
    uses,
)
from games.agricola.ai.planner.taste import CardTaste, Taste
from games.agricola.ai.planner.wants import lasting_gain
from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.box import AgricolaCard, Condition, Gist, card_of
from games.agricola.cards.changes import AllCheaper, Cheaper, RoomsCost
from games.agricola.cards.conditions import All, Between, counted
from games.agricola.cards.conditions import Any as Any_
from games.agricola.cards.effects import ANYBODY, OTHERS, OWNER, AnyTime, Arriving, Doing, Latch, React, Using
from games.agricola.cards.kinds import Prices
from games.agricola.cards.own import Action, Own
from games.agricola.cards.play import printed_price
from games.agricola.cards.there import LaysThere, SellsBack
from games.agricola.goods import Goods
from games.agricola.layouts import LAYOUTS
from games.agricola.state import AgricolaState, Laid, Player
from games.core.cards import Hook

V = TypeVar("V")

GOODS = {
    "food": 0.55, "fuel": 0.6, "wood": 0.5, "clay": 0.76, "reed": 0.7, "stone": 0.9, "grain": 0.8, "vegetable": 1.4,
    "sheep": 0.8, "boar": 1.0, "cattle": 1.3, "horse": 1.2,
}
"""Points for a good that comes by the way."""
MOST = 0.6
"""How often a round somebody uses one of several spaces, at the most."""
DRAWN = 2.0
"""More points than these draw nobody to a space more often."""
PAIR = 1.4
"""Points that two animals of a kind bring by breeding: as much more the second horse is worth than the third."""
ENOUGH = 3
"""As many of a good that lie on round spaces are wanted: more are seldom of use, as measured by games with them."""
RARE = 4.0
"""What a card promises less that is laid on another one."""
STEP, LESSON, VAGUE = 0.5, 3, 2
"""What a card promises less for each step to what it asks for; the steps to one more occupation, and to what cannot be
counted."""
USUAL = 0.7
"""A card that promises less is put away where that may be done."""
MATERIAL, REED = 5, 2
"""What a room costs as a rule."""
SAVED, MAJORS = 0.5, 12
"""How many of all prices have a good in them that is to be saved, and how many majors there are."""
SOON = 3.0
"""So many rounds before the end there is still time for what may be done at any time."""
COUNTERS = 3
"""How many counters are put on a card of which no more is known."""
WITH_SPACES = (hooks.before_space, hooks.after_space, hooks.before_special, hooks.after_special, hooks.turn_ended)
PAID_WITH: Mapping[Prices, Hook[Any]] = {
    hooks.IMPROVEMENT: hooks.improved, hooks.ROOM: hooks.rooms_built, hooks.RENOVATION: hooks.renovated,
}
"""What is heard of when a price is paid."""


def brought(actions: Iterable[Action], taste: CardTaste, within: int = LAST_ROUND) -> float:
    """The points that some actions of a card bring; of what comes later, in so many rounds."""
    return sum([_brings(action, taste, within) for action in actions])


def _brings(action: Action, taste: CardTaste, within: int = LAST_ROUND) -> float:
    match action:
        case Gain(goods):
            return _worth(goods)
        case GainOne(goods):
            return max([GOODS[good] for good in goods])
        case GainFor(goods, count, per, most):
            counted_on = max(0.0, taste.usual.get(count, 1.0) - (per - 1) / 2)  # some are left over
            return _worth(goods) * min(most, counted_on / per)
        case GainSteps(count, steps):
            return _worth(_reached(steps, taste.usual.get(count, 1.0)) or {})
        case FillUp(goods, to):
            return taste.wanting * to * _worth(dict.fromkeys(goods, 1))
        case DrawLayout(count, goods):
            return _worth(goods) * taste.usual.get(count, 1.0) / len(LAYOUTS)
        case Buy(goods, cost):
            return taste.bought * max(0.1, _worth(goods) - _worth(cost))
        case May(inner) | WithCounter(inner):
            return _brings(inner, taste, within)
        case Together(several):
            return sum([_brings(one, taste, within) for one in several])
        case PayFor(cost, inner):
            return taste.bought * max(0.1, _brings(inner, taste, within) - _worth(cost))
        case Win(points, count):
            return points * (taste.usual.get(count, 1.0) if count else 1.0)
        case WinSteps(count, steps):
            return float(_reached(steps, taste.usual.get(count, 1.0)) or 0)
        case Coming(schedule):
            due = {later: goods for later, goods in schedule.items() if later <= within}
            food = sum([goods.get("food", 0) for goods in due.values()])
            return 0.8 * (sum([_worth(goods) for goods in enough(due).values()]) + GOODS["food"] * food)
        case ComingOn(rounds, goods):
            return 0.5 * len(rounds) * _worth(goods)
        case Lay(_, after, on):
            return taste.acts[Lay] * (len(after) + len(on))
        case LayTile("field"):
            return taste.acts[Plow]
    return taste.acts.get(type(action), taste.act)


def _reached(steps: Mapping[int, V], n: float) -> V | None:
    """What belongs to the highest number that a count reaches."""
    passed = [step for step in steps if step <= n]
    return steps[max(passed)] if passed else None


def _worth(goods: Mapping[str, float]) -> float:
    return sum([GOODS[good] * n for good, n in goods.items()])


def enough(coming: Mapping[int, Mapping[str, int]]) -> dict[int, Goods]:
    """Of the goods that lie on round spaces those that will be wanted: the first few of each, but for food, which is
    seen with the meals."""
    found: dict[int, Goods] = {}
    counted: dict[str, int] = {"food": ENOUGH}
    for number in sorted(coming):
        found[number] = {}
        for good, n in coming[number].items():
            before = counted.get(good, 0)
            counted[good] = min(ENOUGH, before + n)
            found[number][good] = counted[good] - before
    return found


def _with_spaces(
    when: Any, ahead: Horizon, taste: CardTaste, each: float, own: Own | None, *, trusted: float | None = None
) -> float:
    """The points that come with the uses of spaces, `each` time so many. `trusted`: how much of them is believed, where
    that is not the taste's.

    The more a card brings there, the more often its owner goes there, but for the first points of that hardly better
    off than elsewhere: what the uses count is the area below the line from how often somebody goes there anyhow to how
    often with the card.
    """
    if not isinstance(when, Doing):
        return taste.anywhere * ahead.rounds * each
    by = {OTHERS: 1.5, ANYBODY: 2.0}.get(when.by, 1.0)
    drawn = taste.drawn * min(each, DRAWN) / 2 if when.by != OTHERS else 0.0
    if when.where:
        anyhow = min(by * MOST * ahead.rounds, by * sum([uses(name, ahead, taste) for name in when.where]))
        often = anyhow + drawn * max([rounds_of(name, ahead) for name in when.where])
    else:
        often = (by * taste.anywhere + drawn) * ahead.rounds
    met = likely(when.when, ahead, taste, own) if when.where else 1.0
    believed = taste.trusted * lasting(ahead.rounds, taste) if trusted is None else trusted
    return believed * met * min(float(ahead.rounds), often) * each


def _using(effect: Using, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    each = brought(effect.actions, taste)
    value = _with_spaces(effect.when, ahead, taste, each, own)
    return min(value, counters * each) if (counters := _counters(effect.actions, own)) is not None else value


def _counters(actions: Iterable[Action], own: Own | None) -> int | None:
    """How often actions can be done that each take a counter; None for others."""
    if not any(isinstance(one.action if isinstance(one, May) else one, WithCounter) for one in actions):
        return None
    if own is None:
        return COUNTERS
    return own.count if lies(own) else _put_on(own.card)


def _put_on(name: str) -> int:
    """How many counters are put on a card when it is played."""
    done = [action for one in card_of(name).effects if isinstance(one, React) for action in one.do.actions]
    return sum([action.n for action in done if isinstance(action, PutCounters)])


def _react(effect: React, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    if effect.hook is hooks.played:
        return 0.0
    each = brought(effect.do.actions, taste)
    if effect.hook in WITH_SPACES:
        return _with_spaces(effect.when, ahead, taste, each, own)
    often = taste.sure * lasting(ahead.rounds, taste)
    if not effect.do.calm:
        often = taste.round if effect.hook in IN_ROUNDS else taste.harvest if effect.hook in IN_HARVESTS else often
    return often * times(effect.hook, ahead, taste, own) * likely(effect.when, ahead, taste, own) * each


def _latch(effect: Latch, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    if own is not None and own.count:
        return 0.0
    chance = reached(effect.condition) * min(1.0, ahead.rounds / STILL)
    return taste.latched * chance * brought(effect.actions, taste, ahead.rounds // 2)


def _rooms(effect: RoomsCost, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    house = own.player.house if own is not None else "wood"
    if effect.houses and house not in effect.houses:
        return 0.0
    saved = _worth({house: MATERIAL - effect.material, "reed": REED - effect.reed})
    return times(hooks.rooms_built, ahead, taste, own) * saved


def _all_cheaper(effect: AllCheaper, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    often = sum([times(PAID_WITH[kind], ahead, taste, own) for kind in effect.kinds])
    return SAVED * often * _worth(effect.less)


def _cheaper(effect: Cheaper, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    less = sum([_worth(one) for one in effect.by_card.values()])
    return times(hooks.improved, ahead, taste, own) * less / MAJORS


def _sells(effect: SellsBack, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    each = brought((Buy(effect.given, effect.goods),), taste)
    return _with_spaces(Doing(OWNER, effect.spaces, None), ahead, taste, each, own, trusted=1.0)


def _lays(effect: LaysThere, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    return taste.met * sum([uses(name, ahead, taste) for name in effect.where]) * _worth(effect.goods)


def _at_any_time(effect: AnyTime, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    counters = _counters((effect.action,), own)
    often = ONCE * likely(effect.when, ahead, taste, own) if counters is None else counters
    return taste.freely * often * min(1.0, ahead.rounds / SOON) * brought((effect.action,), taste)


def _nothing(effect: object, ahead: Horizon, taste: CardTaste, own: Own | None) -> float:
    """What is seen in the farm."""
    return 0.0


WORTH: dict[type, Callable[[Any, Horizon, CardTaste, Own | None], float]] = {
    Using: _using, React: _react, Latch: _latch, RoomsCost: _rooms, AllCheaper: _all_cheaper, Cheaper: _cheaper,
    SellsBack: _sells, LaysThere: _lays, Arriving: _nothing, AnyTime: _at_any_time,
}
"""What effects are worth, by what they declare; of what is not here, the card says the gist (`box.Gist`)."""


def still_brings(card: AgricolaCard, ahead: Horizon, taste: Taste, own: Own | None = None) -> float:
    """What a card of the hand still brings once it lies before a player, besides its printed points; with `own`, in
    the position of its owner."""
    value = lasting_gain(card, ahead, taste)
    for effect in card.effects:
        if type(effect) in WORTH:
            value += WORTH[type(effect)](effect, ahead, taste.cards, own)
    for one in card.gist:
        if one.when is not hooks.played:
            often = times(one.when, ahead, taste.cards, own) * lasting(ahead.rounds, taste.cards)
            value += taste.cards.gist * often * _says(one)
    return value


def _says(gist: Gist) -> float:
    return gist.points + _worth(gist.goods)


def each_time(card: AgricolaCard) -> float:
    """The points that a card's rules bring each time, by its gist."""
    return sum([_says(one) for one in card.gist])


def of_hand(state: AgricolaState, player: Player, taste: Taste) -> float:
    """What the cards of the hand that lie before a player bring, and their printed points."""
    if not player.occupations and not player.minors:
        return 0.0
    ahead = horizon(state, player)
    value = 0.0
    for name in player.played:
        card = card_of(name)
        value += card.points + still_brings(card, ahead, taste, Own(state, player.seat, name))
    value -= taste.cards.minor * len(player.minors) + taste.cards.occupation * len(player.occupations)
    value += hooks.points.of(state, player, 0) + _of_animals(state, player, ahead)
    value += taste.cards.laid * sum([_comes_to(laid, taste.cards) for there in player.laid.values() for laid in there])
    for number, there in enough(player.coming).items() if player.coming else ():
        value += taste.cards.laid * _worth(there) * lasting(LAST_ROUND - number, taste.cards)
    return value


def _of_animals(state: AgricolaState, player: Player, ahead: Horizon) -> float:
    """What cards change of what animals bring: the points of horses, and which pairs breed."""
    horses, animals = player.goods["horse"], player.animals
    value = hooks.horse_points.of(state, player, horses) - horses if horses else 0.0
    if ahead.breedings and max(animals) >= 2:
        breeding = hooks.breeders.value(state, animals, player.seat)
        value += PAIR * sum([(left >= 2) - (n >= 2) for n, left in zip(animals, breeding, strict=True)])
    return value


def _comes_to(laid: Laid, taste: CardTaste) -> float:
    """What a thing that lies on a round space to come brings, by what its card declares."""
    arriving = [one.action for one in card_of(laid.card).effects if isinstance(one, Arriving) and one.what == laid.what]
    return brought(arriving, taste)


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
            value += brought(one.do.actions, taste) * (1.0 if met else 0.0 if _settled(one.when) else taste.provided)
    return value + sum([_says(one) for one in card.gist if one.when is hooks.played])


def _settled(when: Any) -> bool:
    """Whether a condition is met at a table all the time, or never."""
    return isinstance(when, Between) and when.count == "players"


def promise(state: AgricolaState, player: Player, name: str, taste: Taste) -> float:
    """What a card of the hand may be worth at the beginning, its price taken off, and what is missing to play it."""
    card, own = card_of(name), Own(state, player.seat, name)
    ahead = Horizon(LAST_ROUND - 4, HARVESTS, len(HARVESTS), 2, 30, 8)
    value = card.points + still_brings(card, ahead, taste, own) - _worth(printed_price(state, player, name).as_dict())
    value += taste.cards.once * at_once(card, taste.cards, own)
    return value - STEP * lacking_for(card.needs, own) - RARE * bool(card.upgrades)


def lacking_for(needs: Condition | None, own: Own) -> int:
    """How many steps an owner is away from meeting a condition, one for each that is still wanted of what it counts,
    `LESSON` for each occupation; `VAGUE` for what counts nothing."""
    match needs:
        case None:
            return 0
        case Between(count, least, most):
            n = counted(own, count)
            return max((least - n) * (LESSON if count == "occupations" else 1), n - most, 0)
        case All(several):
            return sum([lacking_for(one, own) for one in several])
        case Any_(several):
            return min([lacking_for(one, own) for one in several])
    return 0 if needs(own) else VAGUE
