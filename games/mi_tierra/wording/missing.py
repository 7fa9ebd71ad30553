"""What a question does not offer now, and why, from the view of the one who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.decision import Decision
from games.core.rules import Missing
from games.core.text import Arg, Text
from games.mi_tierra.areas.workshops import MILL
from games.mi_tierra.cards.box import market_of
from games.mi_tierra.content import AREAS, CORNERS, PRODUCTION, TOUCHES, development_spaces, spaces_of
from games.mi_tierra.market import sellable
from games.mi_tierra.placing import DEVELOPMENT, FIELD, PAIR, PEN
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.options import option_wording
from games.mi_tierra.wording.terms import card_name, listed, season_name

Found = Iterator[tuple[str, Text]]
"""An option's id, and why it is not there."""


def missing(view: MiTierraView, decision: Decision) -> tuple[Missing, ...]:
    """What the question does not offer now, and why."""
    reasons = _QUESTIONS.get(decision.key)
    if reasons is None:
        return ()
    offered = {name for part in decision.parts for name in part.ids}
    shown = {repr(option_wording(view, decision, name).label) for name in offered}
    found = [
        Missing(option_wording(view, decision, name).label, reason)
        for name, reason in reasons(view, decision) if name not in offered
    ]
    return tuple({repr(one.label): one for one in found if repr(one.label) not in shown}.values())


def _why(what: str, /, **args: Arg) -> Text:
    return Text(f"mi-tierra-why-{what}", args)


def _place(view: MiTierraView, decision: Decision) -> Found:
    players = len(view.farms)
    for area, data in AREAS.items():
        if area == DEVELOPMENT:
            continue
        full = len([one for one in view.placed if one.area == area]) >= spaces_of(area, players)
        if data.season not in (None, view.season):
            yield area, _why("season", season=season_name(data.season or ""))
        elif full:
            yield area, _why("full", n=spaces_of(area, players))
        if data.pairs and area in PRODUCTION:
            pair = f"{area}:{PAIR}"
            yield pair, _why("full", n=spaces_of(area, players)) if full else _why("pair")
    for spot in TOUCHES:
        name = f"{DEVELOPMENT}:{spot}"
        yield name, _why("taken" if spot in development_spaces(players) else "blocked")
    yield from _own_farm(view, decision)


def _own_farm(view: MiTierraView, decision: Decision) -> Found:
    farm = view.farms[decision.seat]
    for field, crop in farm.fields.items():
        if crop:
            yield f"{FIELD}:{field}", _why("worked")
    for site, pen in enumerate(farm.pens):
        if pen is not None:
            yield f"{PEN}:p{site + 1}", _why("trainer" if pen.trainer else "worked")


def _market(view: MiTierraView, decision: Decision) -> Found:
    farm = view.farms[decision.seat]
    for card in filter(None, (*view.row, *view.closing)):
        if not sellable(farm, market_of(card)):
            yield f"sell:{card}", _why("nothing-to-sell")
    yield "black", _why("nothing-to-trade")


def _mill(view: MiTierraView, decision: Decision) -> Found:
    farm = view.farms[decision.seat]
    for good, needs in MILL.items():
        if any(farm.goods[one] < count for one, count in needs.items()):
            yield good, _why("needs", goods=listed(needs))


def _plan(view: MiTierraView, decision: Decision) -> Found:
    farm = view.farms[decision.seat]
    for corner, card in zip(CORNERS, view.grid, strict=True):
        if card:
            yield corner, _why("owned" if card in farm.cards else "not-touched", card=card_name(card))


def _prize_animal(view: MiTierraView, decision: Decision) -> Found:
    for kind in ("sheep", "cow", "chicken", "horse"):
        yield f"animal:{kind}", _why("none-left")


_QUESTIONS: dict[str, Callable[[MiTierraView, Decision], Found]] = {
    "place": _place,
    "market": _market,
    "mill": _mill,
    "plan": _plan,
    "prize_animal": _prize_animal,
}
"""The questions in which something can be missing that another moment would offer."""
