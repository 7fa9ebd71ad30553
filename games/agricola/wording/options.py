"""Options of questions in words, from the view of the one who is asked."""

from __future__ import annotations

from collections.abc import Mapping

from games.agricola.anytime import USE
from games.agricola.cards.box import BOX, HarvestSwap, card_of
from games.agricola.goods import ANIMALS, GOODS
from games.agricola.house import INSTEAD
from games.agricola.majors.cooking import cooking
from games.agricola.majors.upgrading import FOR
from games.agricola.paying import read
from games.agricola.plots import UNUSED
from games.agricola.special_actions import SECOND_USER
from games.agricola.view import AgricolaView, FarmView, SpaceView
from games.agricola.wording.effects import card_effect, space_effect, special_effect
from games.agricola.wording.groups import hand_group, major_group, space_group, special_group
from games.agricola.wording.hands import card_hint
from games.agricola.wording.terms import (
    amount_text,
    card_text,
    cell_text,
    good_text,
    goods_text,
    major_text,
    place_text,
    space_text,
)
from games.core.decision import Decision
from games.core.rules import Wording
from games.core.text import Text, key_of

CELLS = (
    "plow", "sow_grain", "sow_vegetable", "build_rooms", "build_stables", "fence", "fell_trees", "slash_and_burn",
    "cut_peat", "lay_forest", "lay_moor", "lay_field", "moor_to_field", "forests_to_moors", "remove_moors",
    "cover_forest", "cover_moor", "clear_crops", "lay_grave", "lay_food", "reap_more", "fence_space", "lay_room",
    "forest_hut",
)
NOTHING = Text("agricola-nothing")


def wording(view: AgricolaView, decision: Decision, option: str) -> Wording:
    """One option: its label, and a hint with cost or effect."""
    farm = view.farms[decision.seat]
    key = decision.key
    if option in decision.anytime:
        return _at_any_time(option)
    if option == "nothing":
        return Wording(NOTHING)
    if option in ("yes", "no"):
        return Wording(Text(f"core-{option}"))
    if key in CELLS:
        return Wording(cell_text(option))
    if key in ("place", "place_again", "special"):
        return _place(view, farm, option)
    if key == "major":
        return _major(view, option)
    if key in ("draft", "mulligan"):
        return _dealt(option)
    if key in ("minor", "occupation"):
        return _card(farm, option)
    if key in ("exchange", "feed"):
        return _exchange(farm, option)
    if key == "farm_extension":
        one, two = option.split(":")
        return Wording(Text("agricola-two-cells", {"one": one.upper(), "two": two.upper()}))
    if key == "pay":
        return Wording(Text("agricola-pay", {"goods": goods_text(read(option))}))
    if key == "choose_round":
        _, number, goods = option.split(":")
        return Wording(Text("agricola-round-goods", {"round": int(number), "goods": goods_text(read(goods))}))
    if key == "next_effect":
        return Wording(card_text(option.removeprefix("card:")))
    if key == "move_crop":
        return Wording(place_text(option))
    if key == "sow" and ":" in option:
        where, _, crop = option.partition(":")
        place = Text("agricola-sow-unused") if where == UNUSED else card_text(where)
        return Wording(Text("agricola-sow-on", {"good": good_text(crop), "where": place}))
    if option.startswith(INSTEAD):
        card = option.removeprefix(INSTEAD)
        return Wording(card_text(card), card_effect(card))
    if option in GOODS:
        hint = Text(key_of("agricola-hint", key, option)) if key == "animal_market" else None
        return Wording(good_text(option), hint)
    return Wording(Text(key_of("agricola", key, option)))


def _at_any_time(option: str) -> Wording:
    """Exchanges, and what cards let their owner do at any time, each under the card's name."""
    if not option.startswith(USE):
        return Wording(Text("agricola-anytime"), Text("agricola-anytime-hint"))
    card = option.removeprefix(USE)
    return Wording(card_text(card), card_effect(card))


def _place(view: AgricolaView, farm: FarmView, option: str) -> Wording:
    if option == "pass":
        return Wording(Text("agricola-pass"), Text("agricola-pass-hint"), Text("agricola-group-farm"), "💤")
    if option.startswith("special:"):
        _, card, action = option.split(":")
        return _special(view, farm, card, action)
    space = next(space for space in view.spaces if space.id == option)
    return Wording(space_text(option), _space_hint(view, space), *space_group(option))


def _space_hint(view: AgricolaView, space: SpaceView) -> Text:
    """The goods that lie there and those it gives, and what it does besides."""
    goods = dict(space.gives)
    for good, n in space.goods.items():
        goods[good] = goods.get(good, 0) + n
    effect = space_effect(space, cards=view.cards)
    if not goods:
        return effect or Text(key_of("agricola-space", space.id, "effect"))
    if effect is None:
        return Text("agricola-hint-goods", {"goods": goods_text(goods)})
    return Text("agricola-hint-goods-and", {"goods": goods_text(goods), "effect": effect})


def _special(view: AgricolaView, farm: FarmView, card: str, action: str) -> Wording:
    one = next(one for one in view.specials if one.id == card)
    fee = SECOND_USER if one.users and one.users != (farm.seat,) else 0
    group, emoji = special_group(action)
    return Wording(Text(key_of("agricola-special", action)), special_effect(one, action, fee), group, emoji)


def _major(view: AgricolaView, option: str) -> Wording:
    name, _, old = option.partition(FOR)
    points = card_of(name).points
    if old:
        label = Text("agricola-upgrade", {"major": major_text(name), "old": major_text(old)})
        return Wording(label, Text("agricola-hint-points", {"points": points}), *major_group(name))
    cost = next((place.cost for place in view.places if place.cards and place.cards[0] == name), card_of(name).cost)
    hint = Text("agricola-hint-major", {
        "cost": goods_text(cost), "points": points, "effect": card_effect(name),
    })
    return Wording(major_text(name), hint, *major_group(name))


def _card(farm: FarmView, option: str) -> Wording:
    name, _, old = option.partition(FOR)
    if old:
        label = Text("agricola-upgrade", {"major": card_text(name), "old": card_text(old)})
        return Wording(label, card_effect(name), *hand_group(name))
    cost = farm.hand_costs[option]
    return Wording(card_text(option), card_hint(option, goods_text(cost) if cost else None), *hand_group(option))


def _dealt(card: str) -> Wording:
    """A card before the game: what is printed on it."""
    return Wording(card_text(card), card_hint(card), *hand_group(card))


def _exchange(farm: FarmView, option: str) -> Wording:
    """The exchanges at any time, those of a harvest, and heating."""
    rates: Mapping[str, int] = {
        "grain": 1, "vegetable": 1, **cooking(tuple(name for name in farm.in_front if name not in farm.locked)),
    }
    if option in ("burn", "heat"):
        return Wording(Text(f"agricola-exchange-{option}"))
    if option in BOX.cards:
        return Wording(card_text(option), _harvest_hint(card_of(option).harvest))
    if option in GOODS:
        food = rates.get(option) or cooking(farm.in_front).get(option, 0)
        return Wording(good_text(option), Text("agricola-hint-food", {"food": food}))
    kind, _, what = option.partition(":")
    if kind == "after":
        return Wording(Text("agricola-exchange-after", {"good": good_text(what)}), _exchange(farm, what).hint)
    if kind == "light":
        return Wording(Text("agricola-exchange-light", {"major": major_text(what)}))
    if kind == "release":
        key = "agricola-exchange-release" if what in ANIMALS else "agricola-exchange-discard"
        return Wording(Text(key, {"good": good_text(what)}))
    if option not in farm.swaps:  # used in an answer that may still be changed: it is the card's no longer
        return Wording(good_text(what.partition(":")[0]), card_text(kind))
    swap = farm.swaps[option]
    one_for_one = swap.n == swap.gives == 1
    taken = good_text(swap.take) if one_for_one else amount_text(swap.take, swap.n)
    given = good_text(swap.good) if one_for_one else amount_text(swap.good, swap.gives)
    return Wording(Text("agricola-exchange-swap", {"taken": taken, "given": given}))


def _harvest_hint(swap: HarvestSwap | None) -> Text:
    if swap is not None and swap.food:
        return Text("agricola-hint-one-for", {"goods": goods_text(swap.takes), "food": swap.food})
    return Text("agricola-hint-church")
