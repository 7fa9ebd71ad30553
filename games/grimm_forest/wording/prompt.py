"""The texts of questions."""

from __future__ import annotations

from games.core.decision import Decision
from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.terms import GAME, card_name, card_rule, to_place


def prompt(view: GrimmView, decision: Decision) -> Text:
    """Return the text of a question. The secret choice also names the Fables of the last round that act in this one,
    with owner and rule: their cards lie on no place, and no picture beside the question shows them. Every other
    question before the Gather cards are revealed reminds its player, and nobody else, of where their own pig goes."""
    asked = Text(key_of(GAME, "ask", decision.key), decision.args)
    if decision.key != "choose" and (going := _own_destination(view, decision)):
        return Text("grimm-forest-ask-while-going", {"asked": asked, "place": to_place(going)})
    acting: list[Arg] = [
        Text("grimm-forest-card-of-with-rule", {
            "card": card_name(fable.card), "who": Seat(fable.owner), "rule": card_rule(fable.card),
        })
        for fable in view.next_round if view.acts_now(fable)
    ]
    if decision.key != "choose" or not acting:
        return asked
    return Text("grimm-forest-ask-choose-under", {**decision.args, "asked": asked, "cards": Listed(tuple(acting))})


def _own_destination(view: GrimmView, decision: Decision) -> str:
    """Return the place on the face-down Gather card of the player who is asked, "" for other viewers and times."""
    if view.viewer != decision.seat or view.revealed_gather or view.phase != "gather":
        return ""
    return view.players[decision.seat].gather
