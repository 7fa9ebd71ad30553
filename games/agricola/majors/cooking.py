"""What majors cook and bake."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.agricola.cards.box import BOX, card_of
from games.agricola.state import Player


def kitchen(player: Player) -> tuple[str, ...]:
    """The player's cards that can cook: all but those that still wait for their fuel."""
    if not player.locked:
        return tuple(player.in_front)
    return tuple(name for name in player.in_front if name not in player.locked)


def cook_rates(player: Player) -> dict[str, int]:
    """Food for one of each good that the player can turn into food at any time; raw crops are worth 1."""
    return {"grain": 1, "vegetable": 1, **cooking(kitchen(player))}


@lru_cache(maxsize=4096)
def cooking(cards: tuple[str, ...]) -> Mapping[str, int]:
    """The best food for one of each good that these cards can cook. Raw vegetables are worth 1 without any."""
    best: dict[str, int] = {}
    for name in cards:
        if _at_work(name, cards):
            for good, food in card_of(name).kitchen.cook.items():
                best[good] = max(food, best.get(good, 0))
    return best


def _at_work(name: str, cards: tuple[str, ...]) -> bool:
    """Whether a card's kitchen stands beside the cards that it needs."""
    beside = card_of(name).kitchen.beside
    return not beside or any(card_of(other).group in beside for other in cards)


def cook_for(cards: tuple[str, ...], good: str) -> str | None:
    """The card among these that brings most food for a good; None when none of them cooks it."""
    cooks = [name for name in cards if good in card_of(name).kitchen.cook and _at_work(name, cards)]
    return max(cooks, key=lambda name: card_of(name).kitchen.cook[good]) if cooks else None


@lru_cache(maxsize=4096)
def bread(cards: tuple[str, ...], grain: int) -> int:
    """The most food that a Bake Bread action of these cards makes from `grain` grain (0: more than they can bake)."""
    rates: list[int] = []
    unlimited = 0
    for name in cards:
        oven = card_of(name).kitchen
        if oven.most is None:
            unlimited = max(unlimited, oven.bake)
        else:
            rates += [oven.bake] * oven.most
    rates = sorted((rate for rate in rates if rate > unlimited), reverse=True)[:grain]
    rest = grain - len(rates)
    if rest and not unlimited:
        return 0
    return sum(rates) + rest * unlimited


@lru_cache(maxsize=4096)
def most_bread(cards: tuple[str, ...]) -> int:
    """How many grain these cards can bake in one action; 99 when there is no limit."""
    limited = 0
    for name in cards:
        oven = card_of(name).kitchen
        if oven.bake and oven.most is None:
            return 99
        limited += oven.most or 0
    return limited


BOX.caches += (cooking.cache_clear, bread.cache_clear, most_bread.cache_clear)
