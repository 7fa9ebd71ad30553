"""What a question does not offer now, and why, from the view of the one who asks.

Every rule here is one that the options themselves follow; nothing looks further than the view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from games.core.decision import Decision
from games.core.effects import total
from games.core.rules import Missing
from games.core.text import Arg, Seat, Text, key_of
from games.grimm_forest.content import COSTS, MAKES, MATERIALS, PARTS
from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.windows import Section, free_actions, section_cost, special_actions
from games.grimm_forest.wording.options import option_wording
from games.grimm_forest.wording.terms import GAME, amount, card_name, house_name, listed, material_name, section_name

Found = Iterator[tuple[str | Text, Text]]
"""What is missing, as an option's id or, where it has none, as a label; and the reason."""
Reasons = Callable[[GrimmView, Decision], Found]


def missing(view: GrimmView, decision: Decision) -> tuple[Missing, ...]:
    """What the question does not offer now, and why."""
    reasons = _QUESTIONS.get(decision.key)
    if reasons is None:
        return ()
    offered = {name for part in decision.parts for name in part.ids}
    return tuple(
        Missing(what if isinstance(what, Text) else option_wording(view, decision, what).label, reason)
        for what, reason in reasons(view, decision) if isinstance(what, Text) or what not in offered
    )


def _why(what: str, /, **args: Arg) -> Text:
    return Text(f"{GAME}-why-{what}", args)


def _short_of(material: str, wanted: int, owned: int) -> Text:
    return _why("needs", goods=amount(material, wanted), owned=amount(material, owned))


def _others(view: GrimmView, seat: int) -> list[PlayerView]:
    return [view.players[other] for other in view.order if other != seat]


# -- the Build phase ---------------------------------------------------------------------------------------------


def _build(view: GrimmView, decision: Decision) -> Found:
    me = view.players[decision.seat]
    if not me.actions:
        yield _why("label-actions"), _why("no-action")
        yield from _free_action(me)
        return
    yield from _sections(view, me)
    if not view.deck_size and not view.discards:
        yield "draw", _why("no-fables")
    yield from _special_action(view, me)
    yield from _free_action(me)
    yield "end", _why("action-left")


def _sections(view: GrimmView, me: PlayerView, help_at_hand: bool = False) -> Found:
    """Every section that cannot be built now. `help_at_hand`: an opponent pays one resource of the price."""
    for corners in (False, True) if me.corner_sites else (False,):
        for material in MATERIALS:
            for part in range(len(PARTS)):
                section = Section(me.seat, material, part, corners)
                reason = _why_not(view, me, section, help_at_hand)
                if reason is not None:
                    yield f"build:{material}:{PARTS[part]}{':corners' if corners else ''}", reason


def _why_not(view: GrimmView, me: PlayerView, section: Section, help_at_hand: bool) -> Text | None:
    """Why a section cannot be built, in the order of the building rules; None when it can, or is there already."""
    material, part = section.material, section.part
    begun = next((house for house in me.houses if house.material == material and house.parts < len(PARTS)), None)
    if begun is None and part == 0:
        sites = me.corner_sites if section.corners else me.sites
        if sum(house.corners == section.corners for house in me.houses) >= sites:
            return _why("no-site")
    elif begun is None or (begun.corners == section.corners and part > begun.parts):
        return _why("first", section=section_name(material, PARTS[part - 1]))
    elif part == 0:
        return None if section.corners else _why("unfinished", house=house_name(material))
    elif begun.corners != section.corners or part < begun.parts:
        return None
    if not view.sections_left[material][part]:
        return _why("none-left")
    return _unpaid(view, me, section, help_at_hand)


def _unpaid(view: GrimmView, me: PlayerView, section: Section, help_at_hand: bool) -> Text | None:
    material, owned = section.material, me.goods[section.material]
    price = section_cost.value(view, COSTS[section.part], section)
    if not help_at_hand:
        return _short_of(material, price, owned) if owned < price else None
    if owned + 1 < price:
        return _why("needs-with-help", goods=amount(material, price), owned=amount(material, owned))
    if not any(other.goods[material] for other in _others(view, me.seat)):
        return _why("no-helper", material=material_name(material))
    return None


def _special_action(view: GrimmView, me: PlayerView) -> Found:
    """The Friend's special action: none there, used this turn, or its condition is not met."""
    if not me.friend:
        yield _why("label-special"), _why("no-friend")
    elif me.friend not in special_actions:
        yield f"special:{me.friend}", _why("not-special")
    elif me.friend in me.used:
        yield f"special:{me.friend}", _why("used")
    else:
        yield f"special:{me.friend}", Text(key_of(GAME, "why-special", me.friend))


def _free_action(me: PlayerView) -> Found:
    if me.friend in free_actions:
        yield f"free:{me.friend}", Text(key_of(GAME, "why-free", me.friend))


def _puss_build(view: GrimmView, decision: Decision) -> Found:
    return _sections(view, view.players[decision.seat], help_at_hand=True)


def _first_builder(view: GrimmView, decision: Decision) -> Found:
    yield "fables", _why("no-fables")
    yield "friend", _why("no-friends-left")


# -- cards and places --------------------------------------------------------------------------------------------


def _choose(view: GrimmView, decision: Decision) -> Found:
    yield from _kept_places(view, decision)
    kind = decision.args["fable"]
    if kind in ("none", "laid"):
        yield _why("label-fable"), _why(f"fable-{kind}")


def _kept_places(view: GrimmView, decision: Decision) -> Found:
    me = view.players[decision.seat]
    for place in me.under_mermaid:
        yield place, _why("kept-place", card=card_name(me.friend))


def _crystal_change(view: GrimmView, decision: Decision) -> Found:
    me = view.players[decision.seat]
    yield from _kept_places(view, decision)
    for location in view.locations:
        if location.id == me.gather:
            yield location.id, _why("your-plan")
        elif location.id not in me.under_mermaid:
            yield location.id, _why("not-in-hand")


def _queen_look(view: GrimmView, decision: Decision) -> Found:
    for other in _others(view, decision.seat):
        yield f"look:fable:{other.seat}", _why("no-fable-laid")


def _place_monster(view: GrimmView, decision: Decision) -> Found:
    for location in view.locations:
        yield location.id, _why("monster-there")


def _place_unique(view: GrimmView, decision: Decision) -> Found:
    for location in view.locations:
        yield location.id, _why("unique-there")


def _harvest_moon(view: GrimmView, decision: Decision) -> Found:
    for location in view.locations:
        yield location.id, _why("pigs-there") if location.pigs else _why("too-little-there")


def _tom_thumb(view: GrimmView, decision: Decision) -> Found:
    for location in view.locations:
        for material in (MAKES[location.id],) if location.id in MAKES else MATERIALS:
            yield f"grain:{location.id}:{material}", _why("none-there")


# -- other players -----------------------------------------------------------------------------------------------


def _friendly_game(view: GrimmView, decision: Decision) -> Found:
    at = view.players[decision.seat].at
    for other in _others(view, decision.seat):
        yield f"seat:{other.seat}", _why("has-none") if other.at == at else _why("not-with-you")


def _bridge_troll(view: GrimmView, decision: Decision) -> Found:
    place = next(fable.place for fable in view.table if fable.card == decision.key and fable.owner == decision.seat)
    for other in _others(view, decision.seat):
        yield f"seat:{other.seat}", _why("collected-little") if other.at == place else _why("not-there")


def _puss_from(view: GrimmView, decision: Decision) -> Found:
    for other in _others(view, decision.seat):
        yield f"seat:{other.seat}", _why("has-none-of-it")


def _big_bad_wolf(view: GrimmView, decision: Decision) -> Found:
    whose = decision.args["whose"]
    assert isinstance(whose, Seat)
    for house in dict.fromkeys(view.players[whose.seat].houses):
        corners = ":corners" if house.corners else ""
        yield f"house:{house.material}:{PARTS[house.parts - 1]}{corners}", _why("too-sturdy")


def _ali_baba(view: GrimmView, decision: Decision) -> Found:
    for other in _others(view, decision.seat):
        for material in MATERIALS:
            yield f"rob:{other.seat}:{material}", _why("has-none-of-it")


# -- goods -------------------------------------------------------------------------------------------------------


def _own_goods(view: GrimmView, decision: Decision) -> Found:
    """Which of one's own resources one cannot give: those that one lacks, or has not collected where that counts."""
    owned = view.players[decision.seat].goods
    for material in MATERIALS:
        yield material, _why("not-collected") if owned[material] else _why("you-lack")


def _take(view: GrimmView, decision: Decision) -> Found:
    for material in MATERIALS:
        yield material, _why("has-none-of-it")


def _lying_there(view: GrimmView, decision: Decision) -> Found:
    for material in MATERIALS:
        yield material, _why("none-there")


def _gift_return(view: GrimmView, decision: Decision) -> Found:
    count, owned = decision.args["n"], view.players[decision.seat].goods
    assert isinstance(count, int)
    for material in MATERIALS:
        enough = owned[material] >= count
        yield material, _why("other-kind") if enough else _short_of(material, count, owned[material])


def _thoughtful_gift(view: GrimmView, decision: Decision) -> Found:
    owned = view.players[decision.seat].goods
    for other in _others(view, decision.seat):
        for material in MATERIALS:
            reason = _why("nothing-to-return") if owned[material] else _why("you-lack")
            yield f"gift:{other.seat}:{material}", reason


def _wandering_trader(view: GrimmView, decision: Decision) -> Found:
    owned = view.players[decision.seat].goods
    for old in MATERIALS:
        for new in MATERIALS:
            if new != old:
                yield f"trade:{old}:{new}", _short_of(old, 2, owned[old])


def _hired_help(view: GrimmView, decision: Decision) -> Found:
    owned = view.players[decision.seat].goods
    assert total(owned), "nobody without resources is asked"
    for one, two in combinations_with_replacement(MATERIALS, 2):
        yield f"pay:{one}:{two}", _why("you-have", goods=listed(owned))


_QUESTIONS: dict[str, Reasons] = {
    "build": _build,
    "puss_build": _puss_build,
    "puss_from": _puss_from,
    "first_builder": _first_builder,
    "choose": _choose,
    "crystal_change": _crystal_change,
    "queen_look": _queen_look,
    "place_monster": _place_monster,
    "place_unique": _place_unique,
    "harvest_moon": _harvest_moon,
    "tom_thumb": _tom_thumb,
    "friendly_game": _friendly_game,
    "bridge_troll": _bridge_troll,
    "big_bad_wolf": _big_bad_wolf,
    "ali_baba": _ali_baba,
    "give": _own_goods,
    "discard": _own_goods,
    "take": _take,
    "market": _lying_there,
    "take_from_market": _lying_there,
    "gift_return": _gift_return,
    "thoughtful_gift": _thoughtful_gift,
    "wandering_trader": _wandering_trader,
    "hired_help": _hired_help,
}
"""The questions in which something can be missing that another moment would offer."""
