"""Complete texts of cards, made from their data, for readers who look them up."""

from __future__ import annotations

from games.above_below.cards.box import BUILDING_KINDS, building, quest, villager_state
from games.above_below.wording.hints import line, symbols, villager_text
from games.above_below.wording.terms import GAME, amount, goods_listed, points
from games.core.text import Text, key_of


def card_text(kind: str, card: str) -> Text:
    """Return the text of a card. Raise `KeyError` if there is no such card."""
    if kind in BUILDING_KINDS:
        key = "card-outpost" if kind == "outpost" else "card-building"
        return line(key, coins=amount("coin", building(card).cost), symbols=symbols(card))
    if kind == "villager":
        return villager_text(card)
    if kind == "quest":
        return line("card-quest", points=points(quest(card).points), goods=goods_listed(quest(card).need))
    if kind == "state":
        return state_text(card)
    return Text(key_of(GAME, kind, card, "text"))


def state_text(state: str) -> Text:
    """Return the effect of a state on its villager."""
    data = villager_state(state)
    return Text(key_of(GAME, "state", state, "text"), {"n": data.refuses or -(data.die or data.coins)})
