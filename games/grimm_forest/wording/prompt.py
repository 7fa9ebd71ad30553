"""The texts of questions."""

from __future__ import annotations

from games.core.decision import Decision
from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.terms import GAME, card_name, card_rule


def prompt(view: GrimmView, decision: Decision) -> Text:
    """Return the text of a question. The secret choice also names the Fables of the last round that act in this one,
    with owner and rule: their cards lie on no place, and no picture beside the question shows them."""
    asked = Text(key_of(GAME, "ask", decision.key), decision.args)
    acting: list[Arg] = [
        Text("grimm-forest-card-of-with-rule", {
            "card": card_name(fable.card), "who": Seat(fable.owner), "rule": card_rule(fable.card),
        })
        for fable in view.next_round if view.acts_now(fable)
    ]
    if decision.key != "choose" or not acting:
        return asked
    return Text("grimm-forest-ask-choose-under", {"asked": asked, "cards": Listed(tuple(acting))})
