"""The words of the game: goods, animals, areas, cards."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.text import Listed, Text, key_of, text
from games.mi_tierra.content import MARKETS

GAME = "mi-tierra"


def amount(ware: str, count: int) -> Text:
    """So many of a good or animal: "3 apples"."""
    return Text(key_of(GAME, "ware", ware), {"n": count})


def ware_name(ware: str) -> Text:
    """A good or kind of animal as a label: "Apples"."""
    return Text(key_of(GAME, "name", ware))


def listed(wares: Mapping[str, int]) -> Listed:
    """Several goods: "2 apples and 1 wool"; what there is none of is left out."""
    return Listed(tuple(amount(ware, count) for ware, count in wares.items() if count))


def card_name(card: str) -> Text:
    """The name of a market, an event or a development card."""
    kind = "market" if card in MARKETS else "event" if card[0] == "E" and card[1:].isdigit() else "plan"
    return Text(key_of(GAME, kind, card.lower()))


def plan_rule(card: str) -> Text:
    """What a development card does."""
    return Text(key_of(GAME, "plan", card, "text"))


def event_rule(card: str) -> Text:
    """What an event does."""
    return Text(key_of(GAME, "event", card.lower(), "text"))


def area_name(area: str) -> Text:
    """An area of the board as a label."""
    return Text(key_of(GAME, "area", area))


def season_name(season: str) -> Text:
    """A season."""
    return text("mi-tierra-season", season=season)


def field_name(field: str) -> Text:
    """A field: its letter is the row, its number the column."""
    return text("mi-tierra-field", place=field)


def pen_name(site: int) -> Text:
    """A pen by its site, counted from 1 for people."""
    return text("mi-tierra-pen", place=site + 1)
