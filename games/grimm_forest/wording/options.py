"""Options in words, from the view of the one who is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.core.decision import Decision
from games.core.rules import Wording
from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.cards.box import Section
from games.grimm_forest.cards.declare import asking
from games.grimm_forest.content import MATERIALS, PARTS, PLACES
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.sections import price_of
from games.grimm_forest.wording.terms import (
    GAME,
    amount,
    card_name,
    card_rule,
    listed,
    material_name,
    place_name,
    section_name,
)

GROUPS = {
    "build": ("build", ""), "gain": ("gain", ""), "draw": ("gain", "🎴"), "special": ("cards", "🌟"),
    "free": ("cards", "🎁"), "end": ("end", "🏁"),
}
"""Group and emoji of what can be done in a building turn; sections and resources have their material's emoji."""
EMOJI = {"straw": "🌾", "wood": "🪵", "brick": "🧱"}
Words = list[str]
Worder = Callable[[GrimmView, Decision, Words], Wording]


def option_wording(view: GrimmView, decision: Decision, option: str) -> Wording:
    """An option's label and hint. Ids with a prefix (`seat:2`, `build:wood:floor`) are worded by that prefix."""
    words = option.split(":")
    worder = _WORDERS.get(words[0]) if len(words) > 1 else None
    if worder is not None:
        return _grouped(decision, words, worder(view, decision, words))
    if option in PLACES:
        return Wording(place_name(option), _place_hint(view, option))
    if option in MATERIALS:
        return Wording(material_name(option), _material_hint(view, decision, option))
    hint = None
    if option == "keep":
        hint = _friend_hint(view, decision.seat)
    return _grouped(decision, words, Wording(Text(key_of(GAME, decision.key, option), decision.args), hint))


def _grouped(decision: Decision, words: Words, wording: Wording) -> Wording:
    """What can be done in a building turn, by kind; other lists are short."""
    if decision.key != "build" or words[0] not in GROUPS:
        return wording
    group, emoji = GROUPS[words[0]]
    if words[0] in ("build", "gain"):
        emoji = EMOJI[words[1]]
    return replace(wording, group=Text(f"{GAME}-group-{group}"), emoji=emoji)


def _friend_hint(view: GrimmView, seat: int) -> Text | None:
    """Which Friend a new one would replace."""
    friend = view.players[seat].friend
    return Text("grimm-forest-hint-loses-friend", {"card": card_name(friend)}) if friend else None


def _place_hint(view: GrimmView, place: str) -> Text:
    """What lies on a place: goods, and the monsters, Unique Location, Fairy Foods and pigs there, if any."""
    location = view.location(place)
    goods = listed(location.goods)
    cards = [*location.monsters, *location.laid_out]
    if location.unique is not None:
        cards.append(location.unique)
    also: list[Arg] = [card_name(fable.card) for fable in cards]
    if location.pigs:
        also.append(Text("grimm-forest-board-pigs", {"seats": Listed(tuple(Seat(seat) for seat in location.pigs))}))
    if not also:
        return Text("grimm-forest-hint-lies-there", {"goods": goods})
    return Text("grimm-forest-hint-monster-there", {"goods": goods, "cards": Listed(tuple(also))})


def _material_hint(view: GrimmView, decision: Decision, material: str) -> Text:
    """How many there are where it comes from: at the Market, with the other player, on one's own board."""
    if decision.key in ("market", "take_from_market"):
        lying = view.location("market").goods[material]
        return Text("grimm-forest-hint-lies-there", {"goods": amount(material, lying)})
    who = decision.args.get("who")
    if decision.key == "take" and isinstance(who, Seat):
        return Text("grimm-forest-hint-has", {"goods": amount(material, view.players[who.seat].goods[material])})
    return Text("grimm-forest-hint-owned", {"goods": amount(material, view.players[decision.seat].goods[material])})


def _seat(view: GrimmView, decision: Decision, words: Words) -> Wording:
    seat = int(words[1])
    card = asking(decision.key)
    hint = None
    if decision.key == "friend":
        hint = _friend_hint(view, seat)
    elif card is not None and decision.key in card.hints:
        hint = card.hints[decision.key](view.players[seat])
    return Wording(Text("grimm-forest-seat", {"who": Seat(seat)}), hint)


def _card(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(card_name(words[1]), card_rule(words[1]))


def _look(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(Text(key_of(GAME, "look-at", words[1]), {"whose": Seat(int(words[2]))}))


def _build(view: GrimmView, decision: Decision, words: Words) -> Wording:
    material, part, corners = words[1], words[2], len(words) == 4
    label = section_name(material, part)
    if corners:
        label = Text("grimm-forest-on-corners", {"section": label})
    section = Section(decision.seat, material, PARTS.index(part), corners)
    price = price_of(view, section)
    return Wording(
        Text("grimm-forest-build-section", {"section": label}),
        Text(key_of(GAME, "hint-cost", part), {"goods": amount(material, price)}),
    )


def _house(view: GrimmView, decision: Decision, words: Words) -> Wording:
    label = section_name(words[1], words[2])
    return Wording(Text("grimm-forest-on-corners", {"section": label}) if len(words) == 4 else label)


def _gain(view: GrimmView, decision: Decision, words: Words) -> Wording:
    owned = view.players[decision.seat].goods[words[1]]
    return Wording(
        Text("grimm-forest-gain-one", {"goods": amount(words[1], 1)}),
        Text("grimm-forest-hint-owned", {"goods": amount(words[1], owned)}),
    )


def _special(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(Text("grimm-forest-special", {"card": card_name(words[1])}), card_rule(words[1]))


def _free(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(Text("grimm-forest-free", {"card": card_name(words[1])}),
                   Text(key_of(GAME, "hint-free", words[1])))


def _rob(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(Text("grimm-forest-from-seat", {"goods": amount(words[2], 1), "whose": Seat(int(words[1]))}))


def _gift(view: GrimmView, decision: Decision, words: Words) -> Wording:
    whose = int(words[1])
    return Wording(
        Text("grimm-forest-gift-to", {"material": material_name(words[2]), "whom": Seat(whose)}),
        Text("grimm-forest-hint-has", {"goods": listed(view.players[whose].goods)}),
    )


def _grain(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(
        Text("grimm-forest-from-place", {"goods": amount(words[2], 1), "place": place_name(words[1])}),
        _place_hint(view, words[1]),
    )


def _trade(view: GrimmView, decision: Decision, words: Words) -> Wording:
    return Wording(Text("grimm-forest-trade", {"old": amount(words[1], 2), "new": amount(words[2], 3)}))


def _pay(view: GrimmView, decision: Decision, words: Words) -> Wording:
    goods = dict.fromkeys(MATERIALS, 0)
    for material in words[1:]:
        goods[material] += 1
    return Wording(Text("grimm-forest-pay", {"goods": listed(goods)}))


_WORDERS: dict[str, Worder] = {
    "seat": _seat,
    "fable": _card,
    "friend": _card,
    "card": _card,
    "look": _look,
    "build": _build,
    "house": _house,
    "gain": _gain,
    "special": _special,
    "free": _free,
    "rob": _rob,
    "gift": _gift,
    "grain": _grain,
    "trade": _trade,
    "pay": _pay,
}
