"""What things are worth to a player now, in village points, by what lies open and by the round."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from games.above_below.actions.harvest import good_on
from games.above_below.cards.box import building, villager
from games.above_below.content.load import BOARD
from games.above_below.content.schema import Mark, Perk, Symbol
from games.above_below.explore.odds import Faces, chance, faces_of, mean
from games.above_below.track import income_with
from games.above_below.view import AboveBelowView, ChoiceView, PlayerView
from games.above_below.wording.options import points_with

NUMBERS = {0: 0.8, 2: 1.0, 3: 1.8, 4: 3.0, 5: 4.2, 6: 5.3, 7: 6.5, 8: 8.0, 9: 9.5, 10: 11.0}
"""What a number of a page brings on average, in coins: what anybody learns who has read some pages."""
CAVE, INJURY, UNKNOWN = 2.5, 1.2, 1.2
"""An empty cave, an injury, and a choice that is not rolled for, in coins of mid-game."""
PARTY = ((2.0, 2.0), (3.2, 4.5), (4.2, 5.7), (5.2, 6.9), (6.2, 7.8), (7.7, 8.7), (10.0, 9.6))
"""What an exploration brings to a party of so many lanterns on average, in coins."""
COIN = (0.15, 0.4, 0.5, 0.55, 0.6, 0.6, 0.6)
"""A coin in points, by the nights that are still to come."""


def nights(view: AboveBelowView) -> int:
    """How many nights are still to come."""
    return view.rounds - view.round


def coin(view: AboveBelowView) -> float:
    """A coin in points."""
    return COIN[nights(view)]


def good_worth(view: AboveBelowView, me: PlayerView, good: str) -> float:
    """A good in points: what its space counts, and the income that a new kind brings."""
    kinds = [name for name, _ in me.track]
    new = [name for name in me.goods if me.goods[name] and name not in kinds]
    if good in kinds:
        return float(BOARD.track[kinds.index(good)][0])
    place = min(len(BOARD.track) - 1, len(kinds) + (new.index(good) if good in new else 0))
    more = income_with(place + 1) - income_with(place)
    return BOARD.track[place][0] + 0.4 + more * nights(view) * coin(view)


def item_worth(view: AboveBelowView, me: PlayerView, item: str) -> float:
    """A good, potion or cider in points."""
    if item in ("potion", "cider"):
        return 1.3 * coin(view) if nights(view) else 0.0
    return good_worth(view, me, item)


def building_worth(view: AboveBelowView, me: PlayerView, name: str) -> float:
    """A building in points, its price not counted."""
    return points_with(me, name) + sum(_perk_worth(view, me, name, perk) for perk in building(name).perks)


def _perk_worth(view: AboveBelowView, me: PlayerView, name: str, perk: Perk) -> float:
    """What a symbol brings besides the points that it counts now."""
    left, money = nights(view), coin(view)
    short = len(me.villagers) - me.beds
    match perk.op:
        case Symbol.BED:
            return left * 0.9 * money * max(0.0, min(perk.n, short + 0.6))
        case Symbol.INCOME:
            return left * perk.n * money
        case Symbol.INCOME_PER_GOOD:
            return left * perk.n * money * (dict(me.track).get(perk.good or "", 0) + 0.5)
        case Symbol.GOOD_REFRESH:
            return (min(left, 4) * 0.7 + 0.7) * max(0.0, good_worth(view, me, perk.good or "") - money)
        case Symbol.GOODS_ONCE:
            return perk.n * max(0.0, good_worth(view, me, perk.good or "") - money) * (0.9 if left else 0.6)
        case Symbol.POTION_PER_ROUND:
            return left * 1.0 * money
        case Symbol.REROLL | Symbol.COIN_ON_EXPLORE | Symbol.COIN_ON_BUILD:
            return left * 0.6 * perk.n * money
        case Symbol.TRAINEE_READY:
            return min(left, 4) * 0.8 * money
        case Symbol.REPUTATION:
            return 1.4 * perk.n
        case Symbol.POINTS_PER_VILLAGER | Symbol.POINTS_PER_BUILDING:
            return perk.n * left * 0.45
        case Symbol.POINTS_PER_GOOD | Symbol.POINTS_PER_EMPTY_CAVE | Symbol.POINTS_PER_POTION:
            return perk.n * left * 0.2
        case _:
            return 0.0


def newcomer_worth(view: AboveBelowView, me: PlayerView, piece: str) -> float:
    """A villager for hire in points, the fee not counted: work in the days to come, more by lanterns and marks."""
    card, money, left = villager(piece), coin(view), nights(view)
    days = max(0, left - (0 if len(me.villagers) < me.beds else 1))
    per_villager = sum(
        perk.n for name in me.buildings() for perk in building(name).perks if perk.op is Symbol.POINTS_PER_VILLAGER
    )
    lanterns = float(mean([faces_of(piece, ())]))
    marks = 0.35 * card.can(Mark.HAMMER, Mark.HAMMER_PLUS) + 0.15 * card.can(Mark.QUILL, Mark.QUILL_PLUS)
    return 1.4 * (per_villager + days * money * (0.55 + 0.55 * lanterns + marks))


def party_faces(me: PlayerView, pieces: Iterable[str]) -> list[Faces]:
    """The dice of some villagers."""
    return [faces_of(piece, me.villager(piece).states) for piece in pieces]


def exploring_worth(view: AboveBelowView, me: PlayerView, pieces: list[str]) -> float:
    """An exploration by these villagers in points, before its page is known."""
    lanterns = float(mean(party_faces(me, pieces)))
    for (low, less), (high, more) in pairwise(PARTY):
        if lanterns <= high:
            coins = less + (more - less) * max(0.0, (lanterns - low) / (high - low))
            break
    else:
        coins = PARTY[-1][1]
    wear = 0.12 * len(pieces) * (nights(view) > 0)
    return (coins - wear) * _spoils(view)


def _spoils(view: AboveBelowView) -> float:
    """A coin's worth of spoils in points: goods and reputation keep their worth to the end, coins do not."""
    return 0.5 + 0.25 * min(1, nights(view))


def injury(view: AboveBelowView) -> float:
    """An injury in coins: nothing when no day comes after."""
    return INJURY if nights(view) else 0.05


def number_worth(numbers: Iterable[int], lanterns: int) -> float:
    """What so many lanterns bring at a choice, in coins."""
    best = max((number for number in numbers if number <= lanterns), default=None)
    return -0.3 if best is None else NUMBERS[best] + CAVE


def choice_worth(view: AboveBelowView, me: PlayerView, choice: ChoiceView) -> float:
    """A choice of the open page in coins, with the best exertions."""
    if not choice.numbers:
        return UNKNOWN + CAVE * 0.8
    trip = view.expedition
    assert trip is not None
    party = party_faces(me, (one.piece for one in trip.party))
    helped = sum(lanterns for _, lanterns in choice.bonus)
    most = sum(max(faces) for faces in party)
    found = 0.0
    for total in range(most + 1):
        likely = float(chance(party, total) - chance(party, total + 1))
        found += likely * max(
            number_worth(choice.numbers, total + helped + more) - injury(view) * more
            for more in range(len(trip.exertable) + 1)
        )
    return found


def harvest_worth(view: AboveBelowView, me: PlayerView, name: str) -> float:
    """The good that lies on a building, in points."""
    return good_worth(view, me, good_on(name))
