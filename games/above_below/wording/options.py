"""Options in words, from the view of the one who is asked."""

from __future__ import annotations

from collections.abc import Callable

from games.above_below.actions.build import BUILD
from games.above_below.actions.train import TRAIN
from games.above_below.book.load import page_key
from games.above_below.cards.box import building
from games.above_below.content.load import ITEMS, SUPPLIES
from games.above_below.explore.lanterns import EXERT
from games.above_below.explore.odds import faces_of, mean
from games.above_below.explore.page import CHOICE
from games.above_below.explore.send import EXPLORE
from games.above_below.ids import BUILDING, VILLAGER, chosen, name_of
from games.above_below.scoring import points_with
from games.above_below.turn import PASS, TURN
from games.above_below.view import AboveBelowView
from games.above_below.wording.hints import (
    bonus_lines,
    building_hint,
    line,
    numbers_text,
    odds,
    villager_group,
    villager_hint,
)
from games.above_below.wording.terms import GAME, amount, building_name, item_name, tool_name, villager_name
from games.core.decision import Answer, Decision
from games.core.rules import Wording
from games.core.text import Arg, Listed, Seat, Text, key_of

EMOJI = {
    "explore": "🔦", "harvest": "🌾", "build": "🔨", "train": "🎓", "labour": "💪", "pass": "💤",
    "mushroom": "🍄", "fruit": "🍎", "fish": "🐟", "pot": "🏺", "rope": "🪢", "paper": "📜", "ore": "🪨",
    "amethyst": "💎", "potion": "🧪", "cider": "🍺", "supplies": "🎒", "coin": "🪙",
}
Worder = Callable[[AboveBelowView, Decision, str], Wording]


def option_wording(view: AboveBelowView, decision: Decision, option: str) -> Wording:
    """An option's label, hint, group and emoji. Ids with a prefix (`villager:pia`) are worded by that prefix."""
    prefix, _, name = option.partition(":")
    if name and prefix in _WORDERS:
        return _WORDERS[prefix](view, decision, name)
    if option in (*ITEMS, "coin"):
        return _item(view, decision, option)
    if option == SUPPLIES:
        me = view.players[decision.seat]
        return Wording(line("use-supplies"), line("hint-left", n=me.goods[SUPPLIES]), emoji=EMOJI[SUPPLIES])
    if option == "reroll":
        assert view.expedition is not None
        return Wording(line("use-reroll"), line("hint-left", n=view.expedition.rerolls))
    if option in ("lay", "sell", "buy"):
        return Wording(line(f"free-{option}"))
    if option == "yes" or option == "no":
        return Wording(Text(key_of(GAME, decision.key, option), decision.args))
    return Wording(
        Text(key_of(GAME, decision.key, option)), _action_hint(view, decision, option), emoji=EMOJI.get(option, ""),
        apart=option == PASS,
    )


def _action_hint(view: AboveBelowView, decision: Decision, option: str) -> Text | None:
    """Of an action, what it would use: the cave that lies on top, the cider for the first who works."""
    if decision.key != TURN:
        return None
    if option == "labour" and view.cider:
        return line("hint-cider")
    if option == "explore" and view.tool_laid:
        return line("hint-tool-laid")
    return None


def _villager(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    me = view.players[decision.seat]
    there = me.villager(name)
    trip = view.expedition
    hint = villager_hint(name, there.states)
    if decision.key in (EXERT, "die") and trip is not None:
        one = next(one for one in trip.party if one.piece == name)
        hint = line("hint-die", die=one.die + one.added, n=one.lanterns, card=hint)
    return Wording(villager_name(name), hint, villager_group(name))


def _resting(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    zone = view.players[decision.seat].villager(name).zone
    return Wording(villager_name(name), line(f"zone-{zone}"), villager_group(name))


def _newcomer(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    hint = line("hint-newcomer", coins=amount("coin", view.fee(name)), card=villager_hint(name))
    return Wording(villager_name(name), hint)


def _building(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    """A building on offer; or in a harvest one of one's own, with what lies on it."""
    if decision.key.startswith("harvest"):
        store = building(name).store()
        assert store is not None and store.good is not None
        lying = amount(store.good, view.players[decision.seat].on_cards[name])
        return Wording(building_name(name), line("hint-lies", goods=lying), emoji=EMOJI[store.good])
    return Wording(building_name(name), building_hint(name), line(f"group-{building(name).kind.replace('_', '-')}"))


def _tool(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    return Wording(line("use-tool", tool=tool_name(name)), Text(key_of(GAME, "tool", name, "text")))


def _item(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    me = view.players[decision.seat]
    there = me.coins if name == "coin" else me.goods[name]
    return Wording(item_name(name), line("hint-owned", n=there), emoji=EMOJI[name])


def _choice(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    """A choice of the open page: its name with its numbers, and how likely they are."""
    trip = view.expedition
    assert trip is not None
    choice = next(one for one in trip.choices if one.id == name)
    title = Text(page_key(trip.pages[-1], name))
    notes: list[Arg] = list(bonus_lines(choice))
    if (chances := odds(view, choice)) is not None:
        notes.insert(0, chances)
    hint = line("hint-choice", notes=Listed(tuple(notes))) if notes else None
    if not choice.numbers:
        return Wording(title, hint)
    return Wording(line("choice", choice=title, numbers=numbers_text(choice.numbers)), hint)


def _seat(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    seller = view.players[int(name)]
    return Wording(line("seat", who=Seat(seller.seat)), line("hint-sells", item=amount(seller.sale, 1)))


def _price(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    return Wording(line("accept-from", n=int(name)))


def _refresh(view: AboveBelowView, decision: Decision, name: str) -> Wording:
    return Wording(line(f"free-refresh-{name}"))


_WORDERS: dict[str, Worder] = {
    "villager": _villager, "potion": _resting, "cider": _resting, "bed": _resting, "newcomer": _newcomer,
    "building": _building, "tool": _tool, "item": _item, CHOICE: _choice, "seat": _seat, "from": _price,
    "refresh": _refresh,
}


# -- whole answers ------------------------------------------------------------------------------------------------


def outcome(view: AboveBelowView, decision: Decision, answer: Answer) -> Text | None:
    """What a proposal leads to: the lanterns of a party, the number that an exertion reaches, points of a building."""
    me = view.players[decision.seat]
    if decision.key == EXPLORE:
        party = [faces_of(piece, me.villager(piece).states) for piece in chosen(VILLAGER, answer)]
        tenths = round(10 * mean(party))
        return line("outcome-lanterns", whole=tenths // 10, tenth=tenths % 10)
    if decision.key == EXERT and view.expedition is not None:
        lanterns = view.expedition.lanterns + len(answer)
        trip = view.expedition
        numbers = next(one.numbers for one in trip.choices if one.id == trip.choice)
        best = max((number for number in numbers if number <= lanterns), default=0)
        return line("outcome-reaches", n=best) if best else line("outcome-fails")
    if decision.key == BUILD:
        return line("outcome-points", n=points_with(me, chosen(BUILDING, answer)[0]))
    if decision.key == TRAIN:
        newcomer = name_of(next(token for token in answer if token.startswith("newcomer")))
        return line("outcome-newcomer", card=villager_hint(newcomer))
    return None
