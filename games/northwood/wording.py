"""Questions and options in words, from the view of the one who is asked."""

from __future__ import annotations

from games.core.decision import Decision
from games.core.rules import Wording
from games.core.text import Text, key_of, text
from games.northwood.cards import does_nothing
from games.northwood.content import (
    CARD_TEXT,
    CHARACTERS,
    DIALOGUE,
    STARS,
    SUITS,
    animal_of,
    name_of,
    rule_of,
    scores,
    suit_of,
    suit_text,
)
from games.northwood.view import NorthwoodView

CORE = {"yes": text("core-yes"), "no": text("core-no")}


def prompt(view: NorthwoodView, decision: Decision) -> Text:
    """The question. Those about the visit name the target and the score so far."""
    args = dict(decision.args)
    if decision.key in ("turn", "respond") and view.visiting is not None and view.favourite is not None:
        args |= {"score": len(view.score), "target": view.visiting, "favourite": suit_text(view.favourite)}
    if decision.key == "fief_or_stop":
        args["best"] = view.best
    return Text(key_of("northwood-ask", decision.key), args)


def wording(view: NorthwoodView, decision: Decision, option: str) -> Wording:
    """One option: cards, characters, suits and fiefs are worded alike in every question."""
    if option in DIALOGUE:
        return Wording(CARD_TEXT[option], _response_hint(view, option) if decision.key == "respond" else None)
    if option in CHARACTERS:
        return _character(view, decision, option)
    if option in SUITS:
        return Wording(suit_text(option))
    if option.startswith("fief:"):
        return _fief(view, int(option.removeprefix("fief:")))
    if decision.key == "take_tops":
        return Wording(Text(key_of("northwood", decision.key, option)), _top_of(view, option))
    if option in CORE:
        return Wording(CORE[option], apart=decision.key == "stop_sure" and option == "yes")
    return Wording(Text(key_of("northwood", decision.key, option)), apart=option == "stop")


def _response_hint(view: NorthwoodView, card: str) -> Text | None:
    if view.statement is None or view.favourite is None:
        return None
    won = scores(view.statement, card, view.favourite)
    return text("northwood-hint-scores" if won else "northwood-hint-no-point")


def _top_of(view: NorthwoodView, pile: str) -> Text | None:
    """The card that would be taken from a pile, as far as the player knows it."""
    tops = {"deck": view.deck_known[:1], "discard": view.discard[-1:], "score": view.score[-1:]}[pile]
    return next((CARD_TEXT[card] for card in tops if card is not None), None)


def _character(view: NorthwoodView, decision: Decision, character: str) -> Wording:
    rule = rule_of(character)
    if decision.key == "turn":
        place = next(at for at, place in enumerate(view.places) if place.active == character)
        if does_nothing(view, place):
            rule = text("northwood-hint-nothing-now", rule=rule)
        elif character == "leaves_queen" and view.ruler is not None:
            rule = text("northwood-hint-copies", rule=rule, copied=rule_of(view.ruler))
    return Wording(animal_of(character), rule)


def _fief(view: NorthwoodView, number: int) -> Wording:
    ruler = view.fiefs[number].ruler
    label = text("northwood-fief-option", fief=number, stars=STARS[number])
    if ruler is None:
        return Wording(label)
    suit = suit_text(suit_of(ruler))
    return Wording(label, text("northwood-hint-ruler", ruler=name_of(ruler), suit=suit, rule=rule_of(ruler)))
