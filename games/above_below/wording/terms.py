"""Names of cards, villagers and goods as arguments of log lines and questions. Made once: rules use them a lot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from games.above_below.cards.box import SECOND, building
from games.above_below.content.load import GOODS, ITEMS, SUPPLIES
from games.core.text import Listed, Text, key_of

GAME = "above-below"


@cache
def building_name(name: str) -> Text:
    """A building's name."""
    return Text(key_of(GAME, building(name).kind, name))


@cache
def villager_name(piece: str) -> Text:
    """A villager's name."""
    return Text(key_of(GAME, "villager", piece.removesuffix(SECOND)))


@cache
def amount(item: str, count: int) -> Text:
    """"3 ropes", "1 potion", "2 coins"."""
    return Text(key_of(GAME, item), {"n": count})


@cache
def item_name(item: str) -> Text:
    """A good, drink or the like without a number, as a label."""
    return Text(key_of(GAME, "item", item))


@cache
def tool_name(tool: str) -> Text:
    """A tool's name."""
    return Text(key_of(GAME, "tool", tool))


@cache
def quest_name(quest: str) -> Text:
    """A quest's name."""
    return Text(key_of(GAME, "quest", quest))


@cache
def state_name(state: str) -> Text:
    """What a villager is: "poisoned"."""
    return Text(key_of(GAME, "state", state))


def villagers_listed(pieces: Iterable[str]) -> Listed:
    """Villagers in words."""
    return Listed(tuple(villager_name(piece) for piece in pieces))


def goods_listed(goods: Mapping[str, int]) -> Listed:
    """Goods, drinks and supplies in words, without those of which there are none."""
    return Listed(tuple(amount(item, goods[item]) for item in (*ITEMS, SUPPLIES) if goods.get(item)))


def good_order(goods: Iterable[str]) -> list[str]:
    """Goods from the commonest to the rarest."""
    there = set(goods)
    return [good for good in GOODS if good in there]
