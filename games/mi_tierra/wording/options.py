"""Options in words, from the view of the one who is asked."""

from __future__ import annotations

from collections.abc import Callable

from games.core.decision import Decision
from games.core.rules import Wording
from games.core.text import Text, key_of, text
from games.mi_tierra.activation import brought_in
from games.mi_tierra.content import CORNERS, DEVELOPMENT, FIELD, GOODS, MARKETS, PEN, TRADE, WARES
from games.mi_tierra.fields import CHANNELS, FIELDS
from games.mi_tierra.placing import PAIR, PASS, place_name
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.water import place_text
from games.mi_tierra.wording.terms import (
    GAME,
    amount,
    area_rule,
    card_name,
    field_name,
    label,
    market_line,
    pen_line,
    pen_name,
    plan_rule,
    ware_name,
)

Worder = Callable[[MiTierraView, Decision, str], Wording]

EMOJI = {
    "apple": "🍎", "wheat": "🌾", "grape": "🍇", "meat": "🍖", "egg": "🥚", "wool": "🧶", "milk": "🥛", "flour": "🍞",
    "wine": "🍷", "cake": "🍰", "clothes": "👕", "sheep": "🐑", "cow": "🐄", "chicken": "🐔", "horse": "🐴",
}
"""Never the only sign of anything."""
AREAS = {
    "forest": ("land", "🌲"), "sheep_farm": ("land", "🐑"), "square": ("people", "🧍"), "crops": ("land", "🌱"),
    "cattle_farm": ("land", "🐄"), "hen_house": ("land", "🐔"), "animal_industry": ("make", "🏭"),
    "water_mill": ("land", "💧"), "clock_tower": ("people", "🔭"), "oven": ("make", "🍰"),
    "development": ("people", "📜"), "wine_mill": ("make", "🍷"), "clothing": ("make", "👕"), "podium": ("sell", "🏆"),
    "arena": ("sell", "🐎"), "official_market": ("sell", "💰"), "order_table": ("people", "🥇"),
    "field": ("own", "🚜"), "pen": ("own", "🎓"), "pass": ("end", "🏁"),
}
"""Group and emoji of the places for workers."""


def option_wording(view: MiTierraView, decision: Decision, option: str) -> Wording:
    """An option's label and hint: by its question where that has words of its own, else by what it names."""
    if option in decision.anytime:
        return Wording(Text(key_of(GAME, "anytime", option)), Text(key_of(GAME, "anytime", option, "hint")))
    worder = _QUESTIONS.get(decision.key)
    if worder is not None:
        return worder(view, decision, option)
    if option in ("yes", "no"):
        return Wording(text(f"core-{option}"))
    kind, _, what = option.partition(":")
    known = _KINDS.get(kind) if what else None
    if known is not None:
        return known(view, decision, what)
    if option in FIELDS:
        return Wording(label(field_name(option)), _planted(view, decision.seat, option))
    if option in GOODS or option in WARES:
        return _ware(view, decision, option)
    if option in MARKETS or option[0] == "E":
        return _card(view, decision, option)
    if option[0] == "p" and option[1:].isdigit():
        return _pen(view, decision, option)
    return Wording(Text(key_of(GAME, decision.key, option), decision.args), apart=option in ("home", "none"))


# -- placing -----------------------------------------------------------------------------------------------------------


def _place(view: MiTierraView, decision: Decision, option: str) -> Wording:
    area, _, spot = option.partition(":")
    group, emoji = AREAS[area]
    words = text(f"mi-tierra-group-{group}")
    if area == PASS:
        return Wording(text("mi-tierra-place-pass"), text("mi-tierra-place-pass-hint"), words, emoji)
    name = label(place_name(option))
    if spot == PAIR:
        name = text("mi-tierra-pair", area=name)
    return Wording(name, _place_hint(view, decision.seat, area, spot), words, emoji)


def _place_hint(view: MiTierraView, seat: int, area: str, spot: str) -> Text:
    farm = view.farms[seat]
    if area == FIELD:
        crop = farm.fields[spot]
        return text("mi-tierra-hint-field", goods=amount(crop, brought_in(view, farm, spot)))
    if area == PEN:
        return text("mi-tierra-hint-pen", pen=pen_line(farm.pens[int(spot[1:]) - 1], int(spot[1:]) - 1))
    if area == DEVELOPMENT:
        return text("mi-tierra-hint-development", n=4 if spot == "centre" else 2)
    if spot == PAIR:
        return text("mi-tierra-hint-pair")
    return area_rule(area)


# -- what an option names ----------------------------------------------------------------------------------------------


def _planted(view: MiTierraView, seat: int, field: str) -> Text:
    farm = view.farms[seat]
    crop = farm.fields[field]
    wet = int(field in farm.watered)
    if not crop:
        return text("mi-tierra-hint-free", wet=wet)
    return text("mi-tierra-hint-planted", crop=ware_name(crop), wet=wet)


def _pen(view: MiTierraView, decision: Decision, option: str) -> Wording:
    site = int(option[1:]) - 1
    return Wording(label(pen_name(site)), pen_line(view.farms[decision.seat].pens[site], site))


def _ware(view: MiTierraView, decision: Decision, ware: str) -> Wording:
    farm = view.farms[decision.seat]
    have = farm.goods[ware] if ware in GOODS else farm.animals(ware)
    hint = text("mi-tierra-hint-owned", n=have)
    card = decision.args.get("market")
    if isinstance(card, str):
        hint = text("mi-tierra-hint-price", n=MARKETS[card].prices[ware], have=have)
    return Wording(label(ware_name(ware)), hint, emoji=EMOJI[ware])


def _card(view: MiTierraView, decision: Decision, card: str) -> Wording:
    return Wording(card_name(card), market_line(card) if card in MARKETS else text("mi-tierra-hint-event"))


def _plan(view: MiTierraView, decision: Decision, card: str) -> Wording:
    return Wording(card_name(card), plan_rule(card))


def _corner(view: MiTierraView, decision: Decision, option: str) -> Wording:
    if option not in CORNERS:
        return Wording(text("mi-tierra-plan-none"), apart=True)
    card = view.grid[CORNERS.index(option)]
    return Wording(text("mi-tierra-plan-at", card=card_name(card), corner=option), plan_rule(card))


def _wheat(view: MiTierraView, decision: Decision, pen: str) -> Wording:
    return Wording(text("mi-tierra-give-up-wheat", place=int(pen[1:])), emoji=EMOJI["wheat"])


def _size(view: MiTierraView, decision: Decision, size: str) -> Wording:
    return Wording(text("mi-tierra-size", n=int(size)))


def _sell(view: MiTierraView, decision: Decision, card: str) -> Wording:
    closing = int(card in view.closing)
    group = text("mi-tierra-group-closing" if closing else "mi-tierra-group-official")
    return Wording(card_name(card), market_line(card), group)


def _market(view: MiTierraView, decision: Decision, option: str) -> Wording:
    kind, _, card = option.partition(":")
    if card:
        return _sell(view, decision, card)
    return Wording(text(f"mi-tierra-market-{kind}"), group=text("mi-tierra-group-away"), apart=kind == "home")


def _black(view: MiTierraView, decision: Decision, option: str) -> Wording:
    side, _, ware = option.partition(":")
    line = TRADE.black_market[ware]
    farm = view.farms[decision.seat]
    have = farm.goods[ware] if ware in GOODS else farm.animals(ware)
    price = line.sell if side == "sell" else line.buy or 0
    name = text(f"mi-tierra-black-{side}", ware=label(ware_name(ware)))
    return Wording(name, text("mi-tierra-hint-price", n=price, have=have), emoji=EMOJI[ware])


def _house(view: MiTierraView, decision: Decision, option: str) -> Wording:
    name, kind, *count = option.split(":")
    site = int(name[1:])
    group = label(pen_name(site - 1))
    if not count:
        return Wording(text("mi-tierra-house-none", place=site), group=group)
    animals = amount(kind, int(count[0]))
    return Wording(text("mi-tierra-house-animals", place=site, animals=animals), group=group, emoji=EMOJI[kind])


def _water(view: MiTierraView, decision: Decision, option: str) -> Wording:
    if option in CHANNELS or option[0] == "p":
        return Wording(label(place_text(option)))
    return Wording(text("mi-tierra-water-keep"), apart=True)


def _show(view: MiTierraView, decision: Decision, option: str) -> Wording:
    wording = _pen(view, decision, option)
    pen = view.farms[decision.seat].pens[int(option[1:]) - 1]
    assert pen is not None
    count = pen.count if decision.key == "enter_contest" else 1
    hint = text("mi-tierra-hint-shows", animals=amount(pen.animal, count), level=pen.level, n=count * pen.level)
    return Wording(wording.label, hint, emoji=EMOJI[pen.animal])



_QUESTIONS: dict[str, Worder] = {
    "place": _place,
    "plan": _corner,
    "market": _market,
    "after_sale": _market,
    "black_market": _black,
    "house": _house,
    "water": _water,
    "move_water": _water,
    "enter_contest": _show,
    "enter_rodeo": _show,
}
_KINDS: dict[str, Worder] = {
    "card": _plan, "size": _size, "crop": _ware, "animal": _ware, "wheat": _wheat,
}
