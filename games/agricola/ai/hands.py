"""What the good player does with the cards of its hand, and with what cards offer it."""

from __future__ import annotations

from games.agricola.ai.effects import effects_value
from games.agricola.ai.placing import option_value
from games.agricola.ai.situation import Situation
from games.agricola.cards.box import card_of
from games.agricola.goods import HOUSES
from games.agricola.majors.upgrading import FOR
from games.agricola.paying import read
from games.core.decision import NO, YES, Answer, Decision

PLAYED = 0.5
"""What a card does besides all that is reckoned here."""


def card_value(now: Situation, option: str) -> float:
    """What playing a card of the hand is worth, its cost taken off; `option` may name the major that it replaces."""
    name, _, old = option.partition(FOR)
    card = card_of(name)
    value = card.points + effects_value(now, card) + PLAYED
    return value - card_of(old).points if old else value - now.cost_value(now.farm.hand_costs.get(name, {}))


def play_card(now: Situation, decision: Decision) -> Answer:
    """The card of most worth; none that is worth nothing, where one may be left."""
    part = decision.parts[0]
    best = max(part.ids, key=lambda option: card_value(now, option), default=None)
    if best is None or (part.least == 0 and card_value(now, best) <= 0):
        return ()
    return (best,)


def pay(now: Situation, decision: Decision) -> Answer:
    """The price that loses least."""
    return (min(decision.parts[0].ids, key=lambda option: now.cost_value(read(option))),)


def accept(now: Situation, decision: Decision) -> Answer:
    """What a card offers for nothing is taken."""
    return YES if YES[0] in decision.parts[0].ids else NO


def take_special(now: Situation, decision: Decision) -> Answer:
    """The special action of most worth."""
    return (max(decision.parts[0].ids, key=lambda option: option_value(now, option)),)


def renovate(now: Situation, decision: Decision) -> Answer:
    """To the best material."""
    return (max(decision.parts[0].ids, key=lambda option: HOUSES.index(option) if option in HOUSES else -1),)


def first_effect(now: Situation, decision: Decision) -> Answer:
    """Effects in the order in which the cards lie there."""
    return (decision.parts[0].ids[0],)
