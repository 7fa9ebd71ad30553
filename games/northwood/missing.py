"""What a question does not offer now, and why, from the view of the one who asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.decision import Decision
from games.core.rules import Missing
from games.core.text import Arg, Text, text
from games.northwood.content import NINE, SUIT_OF, animal_of, suit_text
from games.northwood.scene import SWAP_RANGE
from games.northwood.state import Standing
from games.northwood.view import NorthwoodView
from games.northwood.wording import wording

Found = Iterator[tuple[str | Text, Text]]
"""What is missing, as an option's id or, where it has none, as a label; and the reason."""


def missing(view: NorthwoodView, decision: Decision) -> tuple[Missing, ...]:
    """What the question does not offer now, and why."""
    reasons = _QUESTIONS.get(decision.key)
    if reasons is None:
        return ()
    offered = {name for part in decision.parts for name in part.ids}
    return tuple(
        Missing(what if isinstance(what, Text) else wording(view, decision, what).label, reason)
        for what, reason in reasons(view) if isinstance(what, Text) or what not in offered
    )


def _why(what: str, /, **args: Arg) -> Text:
    return Text(f"northwood-why-not-{what}", args)


def _turn(view: NorthwoodView) -> Found:
    spent = view.ability_limit is not None and view.used >= view.ability_limit
    for place in view.places:
        if place.exhausted:
            yield place.active, _why("exhausted")
        elif view.acted:
            yield place.active, _why("acted")
        elif spent:
            yield place.active, _why("limit", n=view.used)
        if place.guest is not None:
            yield animal_of(place.ally), _why("covered")


def _respond(view: NorthwoodView) -> Found:
    assert view.statement is not None, "only a statement is answered"
    suit = suit_text(SUIT_OF[view.statement])
    for card in view.hand:
        yield card, _why("follow", suit=suit)


def _fief(view: NorthwoodView) -> Found:
    for fief in view.fiefs:
        if fief.standing != Standing.NEUTRAL:
            yield f"fief:{fief.number}", _why("visited")
        elif view.order:
            yield f"fief:{fief.number}", _why("upwards") if view.order > 0 else _why("downwards")
    if view.in_reach:
        yield text("northwood-fief-or-stop-stop"), _why("in-reach")


def _invite(view: NorthwoodView) -> Found:
    for fief in view.fiefs:
        if fief.standing == Standing.NEUTRAL and fief.number != view.visiting and fief.ruler is not None:
            yield fief.ruler, _why("stranger")


def _cover(view: NorthwoodView) -> Found:
    for place in view.places:
        yield place.ally, _why("covered")


def _swap(view: NorthwoodView) -> Found:
    for fief in view.fiefs:
        if fief.standing != Standing.NEUTRAL:
            yield f"fief:{fief.number}", _why("visited")
        elif fief.number != view.visiting:
            yield f"fief:{fief.number}", _why("far", n=SWAP_RANGE)


def _take_tops(view: NorthwoodView) -> Found:
    for pile in ("deck", "discard", "score"):
        yield pile, _why("empty")


def _ready_again(view: NorthwoodView) -> Found:
    for place in view.places:
        if not place.exhausted:
            yield place.active, _why("ready")


def _discard_nine(view: NorthwoodView) -> Found:
    for card in view.hand:
        yield card, _why("nine", n=NINE)


def _score_low(view: NorthwoodView) -> Found:
    for card in view.hand:
        yield card, _why("low")


def _top_card(view: NorthwoodView) -> Found:
    yield "under", _why("only-card")


_QUESTIONS: dict[str, Callable[[NorthwoodView], Found]] = {
    "turn": _turn,
    "respond": _respond,
    "fief": _fief,
    "fief_or_stop": _fief,
    "invite": _invite,
    "cover": _cover,
    "swap": _swap,
    "take_tops": _take_tops,
    "ready_again": _ready_again,
    "discard_nine": _discard_nine,
    "score_low": _score_low,
    "top_card": _top_card,
}
"""The questions in which something can be missing that another moment would offer."""
