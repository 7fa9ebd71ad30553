"""What an advised answer is for, in one sentence."""

from __future__ import annotations

from games.core.decision import Answer, Decision
from games.core.text import Text, key_of, text
from games.mi_tierra.activation import brought_in
from games.mi_tierra.ai.places import best_sale, for_sale
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.areas.workshops import products
from games.mi_tierra.cards.box import Of, surplus_meat
from games.mi_tierra.content import FIELD, MARKET, ORDER_TABLE, ROUNDS, TRADE, summers_until
from games.mi_tierra.market import SELL
from games.mi_tierra.upkeep import place_at_the_table
from games.mi_tierra.used_up import LIVESTOCK
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import GAME, amount, listed

VARIANTS = {
    "make": {"no": "fee-no"}, "mill": {"none": "fee-no"}, "market": {"home": "keep-goods", "black": "last-round"},
    "after_sale": {"home": "keep-goods", "black": "last-round"}, "plan": {"none": "plan-none"},
    "roll_again": {"no": "roll-keep"}, "tower": {"look": "tower-look"},
}
"""Reasons of single answers to questions of `REASONS`, by question and answer."""
REASONS = {
    "make": "fee", "mill": "fee", "market": "market", "sale": "market", "plant": "plant", "water": "water",
    "move_water": "water",
    "plan": "plan", "roll_again": "roll-again", "tower": "tower", "enter_contest": "points", "enter_rodeo": "points",
    "prize_goods": "prize-goods", "lose_crops": "lose-crops", "pen_size": "pen-size", "give_up_pen": "keep",
    "give_up_field": "keep", "give_up": "keep",
}
"""The last part of the key of a reason, by question."""
LEAVING = ("market", "after_sale", "black_market")
"""Questions of a worker on a market that can be answered without a trade."""
TOWER = "clock_tower"
KINDS = {**LIVESTOCK, TOWER: "horse"}
"""The animals that an area gives."""


def reason(s: Situation, decision: Decision, answer: Answer) -> Text:
    """Return what an advised answer to a question is for."""
    if decision.key in LEAVING and not s.has_wares and answer in ((), ("home",)):
        return _advice("nothing-to-sell")
    if decision.key == "black_market":
        return _advice("last-round" if answer else "keep-goods")
    if decision.key == "market" and answer == ("home",) and any(one.startswith(SELL) for one in decision.parts[0].ids):
        return _advice("keep-parts")
    if decision.key == "roll_again" and s.acting == "crops" and answer == ("yes",):
        return _advice("roll-crop")
    if decision.key == "tower" and answer == ("horses",) and not _can_ride(s.view):
        return _sold_horse()
    variant = VARIANTS.get(decision.key, {}).get(answer[0]) if answer else None
    known = variant or REASONS.get(decision.key)
    return text("mi-tierra-advice") if known is None else _advice(known)


def purpose(s: Situation, place: str) -> Text:
    """Return what a worker on a place is for."""
    area, _, spot = place.partition(":")
    key = key_of(GAME, "go", area)
    if area in KINDS and not s.can_house(KINDS[area]):
        if area == TOWER and s.view.deck_known:
            return _advice("tower-look")
        return Text(key_of(GAME, "go", "surplus"), {"goods": amount("meat", surplus_meat.value(s.view, 1, Of(s.seat)))})
    if area == TOWER and not _can_ride(s.view):
        return _sold_horse()
    if area == ORDER_TABLE:
        return Text(key, {"n": place_at_the_table(s.view, s.seat)})
    if area == FIELD:
        return Text(key, {"goods": amount(s.farm.fields[spot], brought_in(s.view, s.farm, spot))})
    if area == "animal_industry":
        made = products(s.view, s.seat)
        return Text(key, {"n": len(made), "goods": listed(made)})
    if area == MARKET:
        goods = for_sale(s, s.soon)
        cards = (card for card in (*s.view.row, *s.view.closing) if card)
        return Text(key, {"n": round(max((best_sale(s, card, goods)[0] for card in cards), default=0))})
    return Text(key)


def _can_ride(view: MiTierraView) -> bool:
    """Return whether another rodeo can be held, this round's included."""
    last = view.round if view.ending else ROUNDS
    return summers_until(last) > summers_until(view.round - 1)


def _sold_horse() -> Text:
    """Return what a horse is good for when no rodeo is to come."""
    return Text("mi-tierra-advice-horse-sold", {"n": TRADE.black_market["horse"].sell})


def _advice(what: str) -> Text:
    return Text(f"mi-tierra-advice-{what}")
