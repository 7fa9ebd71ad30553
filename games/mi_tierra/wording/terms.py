"""The words of the game: goods, animals, areas, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core.text import Listed, Text, key_of, text
from games.mi_tierra.content import MARKETS
from games.mi_tierra.state import Pen

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
    return Text(key_of(GAME, kind, card))


def plan_rule(card: str) -> Text:
    """What a development card does."""
    return Text(key_of(GAME, "plan", card, "text"))


def event_rule(card: str) -> Text:
    """What an event does."""
    return Text(key_of(GAME, "event", card, "text"))


def area_name(area: str) -> Text:
    """An area of the board as a label."""
    return Text(key_of(GAME, "area", area))


def area_rule(area: str) -> Text:
    """What a worker does on an area."""
    return Text(key_of(GAME, "area", area, "text"))


def season_name(season: str) -> Text:
    """A season."""
    return text("mi-tierra-season", season=season)


def field_name(field: str) -> Text:
    """A field: its letter is the row, its number the column."""
    return text("mi-tierra-field", place=field)


def pen_name(site: int) -> Text:
    """A pen by its site, counted from 1 for people."""
    return text("mi-tierra-pen", place=site + 1)


def label(what: Text) -> Text:
    """A name that begins a label."""
    return text("mi-tierra-label", what=what)


def places(sites: Iterable[str]) -> Listed:
    """Fields and pens by their names (`a2`, `p1`)."""
    return Listed(tuple(pen_name(int(one[1:]) - 1) if one[0] == "p" else field_name(one) for one in sites))


def prices(wares: Mapping[str, int]) -> Listed:
    """What each unit brings: "apples $4 and wheat $3"."""
    return Listed(tuple(text("mi-tierra-price", ware=ware_name(ware), n=price) for ware, price in wares.items()))


def market_line(card: str) -> Text:
    """What a market buys, how much of it, and whether it leaves soon."""
    data = MARKETS[card]
    return text("mi-tierra-market-line", prices=prices(data.prices), n=data.most, leaves=int(data.leaves))


def pen_line(pen: Pen | None, site: int) -> Text:
    """A pen and what is in it."""
    if pen is None:
        return text("mi-tierra-pen-site", place=site + 1)
    items: list[Text] = [amount(pen.animal, pen.count)] if pen.count else []
    items += [text(f"mi-tierra-pen-{what}") for what in ("wheat", "water", "trainer") if getattr(pen, what)]
    items += [text("mi-tierra-pen-level", n=pen.level)] if pen.level > 1 else []
    return text("mi-tierra-pen-line", place=site + 1, n=pen.size, items=Listed(tuple(items)))
