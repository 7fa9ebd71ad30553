"""Sentences that reasons of several questions share: what resources lead to, whom they hurt, and what a card does."""

from __future__ import annotations

from collections.abc import Callable

from games.core.decision import Answer, Decision
from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.ai.plan import Purse
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import Section
from games.grimm_forest.content import MATERIALS, PARTS, PLACE_OF, REFILL
from games.grimm_forest.wording.sections import price_of
from games.grimm_forest.wording.terms import (
    GAME,
    amount,
    card_name,
    card_rule,
    in_place,
    material_name,
    section_name,
)

Reason = Callable[[Situation, Decision, Answer], list[Text]]
"""Returns the sentences that say what an answer is good for."""


def say(what: str, /, **args: Arg) -> Text:
    """Return a sentence of the adviser."""
    return Text(key_of(GAME, "advice", what), args)


def percent(chance: float) -> int:
    """Return a probability in percent: 0 only for the impossible, 100 only for the certain."""
    return 0 if chance <= 0 else 100 if chance >= 1 else max(1, min(99, round(100 * chance)))


def rule(card: str) -> Text:
    """Return what a card does, with its name."""
    return say("rule", card=card_name(card), rule=card_rule(card))


def begun(situation: Situation, seat: int, material: int) -> tuple[int, bool] | None:
    """Return the parts of the most advanced unfinished house of a seat of this material, and whether it stands on a
    Cutting Corners site; None if there is none."""
    found = [(parts, corners) for at, parts, corners in situation.estates[seat].houses
             if at == material and parts < len(PARTS)]
    return max(found, default=None)


def price(situation: Situation, seat: int, material: int, house: tuple[int, bool]) -> int:
    """Return what the next section of a house costs a seat."""
    return price_of(situation.view, Section(seat, MATERIALS[material], *house))


def then_have(sections: Listed, owned: Text, goods: Text) -> Text:
    """Return that these resources are owned then, and what is built next with them, at which price."""
    return say("towards", sections=sections, owned=owned, goods=goods)


def towards(
    situation: Situation, owned: Purse, gained: Purse, sentence: Callable[[Listed, Text, Text], Text] = then_have
) -> list[Text]:
    """Return how far resources that come bring a seat on the way to the next sections of their material: up to the
    first one that is not paid yet."""
    most = max(range(len(MATERIALS)), key=lambda at: gained[at])
    if not gained[most]:
        return []
    material = MATERIALS[most]
    first, corners = begun(situation, situation.seat, most) or (0, False)
    sections, needed = [], 0
    for part in range(first, len(PARTS)):
        sections.append(section_name(material, PARTS[part]))
        needed += price(situation, situation.seat, most, (part, corners))
        if needed > owned[most]:
            break
    return [sentence(Listed(tuple(sections)), amount(material, owned[most]), amount(material, needed))]


def hurts(situation: Situation, seat: int, material: int) -> list[Text]:
    """Return for which section an opponent needs a material, or that this opponent is ahead of the others."""
    house = begun(situation, seat, material)
    if house is None:
        return ahead(situation, seat)
    return [say(
        "hurts", who=Seat(seat), section=section_name(MATERIALS[material], PARTS[house[0]]),
        goods=amount(MATERIALS[material], price(situation, seat, material, house)),
    )]


def ahead(situation: Situation, seat: int) -> list[Text]:
    """Return that an opponent is nearest to three houses of all opponents, if that is so."""
    others = [rival.seat for rival in situation.rivals if rival.seat != seat]
    first = bool(others) and situation.rounds(seat) < min(map(situation.rounds, others))
    return [say("ahead", who=Seat(seat))] if first else []


def given_up(situation: Situation, goods: Purse, to: int | None = None) -> list[Text]:
    """Return why it hurts least to give up these resources, of which the first kind counts, or to give them to this
    player."""
    owned = situation.estates[situation.seat].goods
    at = next(at for at in range(len(MATERIALS)) if goods[at])
    material, left = MATERIALS[at], owned[at] - goods[at]
    house = begun(situation, situation.seat, at)
    if house is None:
        return [say("unused", material=material_name(material))]
    needed = price(situation, situation.seat, at, house)
    if left >= needed:
        return [say(
            "enough", left=amount(material, left), section=section_name(material, PARTS[house[0]]),
            goods=amount(material, needed),
        )]
    effort = situation.markets[situation.seat].effort
    if all(effort[at] <= effort[other] for other in range(len(MATERIALS)) if owned[other]):
        place = PLACE_OF[material]
        return [say("easiest", goods=amount(material, REFILL[place][material]), place=in_place(place))]
    if owned[at] == max(owned):
        return [say("most", left=amount(material, left))]
    if to is not None and to != situation.seat and begun(situation, to, at) is None:
        return [say("no-use", who=Seat(to))]
    return []
