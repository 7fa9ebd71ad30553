"""Italian sentences whose grammar depends on the names and numbers inserted into them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.core.catalogue import catalogue
from games.core.registry import BUILT_IN, texts_of
from games.core.text import Arg, Listed, Seat, Text
from tests.test_texts import FOLDERS, entries

FOLDERS_OF_GAMES = ("games.core.texts", *map(texts_of, BUILT_IN))
NOTHING = Listed(())
CARD = Text("agricola-card-M092")
ANNA = Seat(0)


def say(key: str, **args: Arg) -> str:
    """Return a message in Italian, with Anna at every seat."""
    return catalogue("it", FOLDERS_OF_GAMES).translate(Text(key, args), lambda seat: "Anna")


@pytest.mark.parametrize(("said", "right"), [
    (("mi-tierra-board-goods", {"who": ANNA, "goods": NOTHING}), "Anna non ha risorse."),
    (("mi-tierra-log-event-loses", {"who": ANNA, "goods": NOTHING, "card": Text("mi-tierra-event-E01")}),
     "Anna non restituisce niente (Zanzare)."),
    (("agricola-board-cards", {"seat": ANNA, "played": NOTHING, "hand": 5}), "Anna non ha giocato carte; in mano: 5"),
    (("agricola-board-supply", {"seat": ANNA, "goods": NOTHING}), "Anna non ha beni"),
    (("agricola-log-minor", {"who": ANNA, "card": CARD, "cost": NOTHING}), "Anna gioca Campo arido gratis"),
    (("agricola-log-fence-paid", {"who": ANNA, "cells": Text("agricola-cell", {"cell": "B1"}), "cost": NOTHING}),
     "Anna recinta B1 gratis"),
    (("grimm-forest-log-collects-alone", {"who": ANNA, "place": Text("grimm-forest-in-fields"), "goods": NOTHING}),
     "Anna non ha compagnia nei Campi e non raccoglie niente."),
    (("grimm-forest-log-market-share", {"who": ANNA, "goods": NOTHING}),
     "Anna divide il Mercato con altri e non raccoglie niente."),
    (("grimm-forest-board-your-hand", {"cards": NOTHING}), "Le tue Favole: nessuna."),
    (("grimm-forest-board-friend-discards", {"cards": NOTHING}), "Amici scartati, dal più recente: nessuno."),
])
def test_a_sentence_about_nothing_is_negated(said: tuple[str, dict[str, Arg]], right: str) -> None:
    key, args = said
    assert say(key, **args) == right


class _Words(Visitor):
    """The selector values of messages, other than plural categories and identifiers of the games."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier) and re.fullmatch(r"nient\w*|nulla|nessun\w*", node.key.name):
            self.found.add(node.key.name)
        self.generic_visit(node)


def test_what_sentences_about_nothing_select_on_is_what_an_empty_list_says() -> None:
    words = _Words()
    for folder in FOLDERS:
        for entry in entries(folder, "it"):
            words.visit(entry)
    assert words.found == {say("core-nothing")} == {say("agricola-nothing")}


def test_one_and_many_agree_with_their_verbs() -> None:
    assert say("mi-tierra-refused-dear", n=1) == "Ti manca $1."
    assert say("mi-tierra-refused-dear", n=3) == "Ti mancano $3."
    assert say("above-below-ask-harvest-less", n=1) == "Lavorano in meno: quale merce si raccoglie?"


def test_a_number_that_a_vowel_may_begin_has_no_article() -> None:
    """8 and 11 are *otto* and *undici*: "con l’8 %", but "con il 78 %"."""
    told = say("above-below-advice-choice", number=6, plain=8, most=78)
    assert told == "Probabilità di arrivare a 6: 8% con i soli dadi, 78% se si sforzano tutti."


def test_a_guest_takes_the_place_of_an_ally() -> None:
    guest = Text("northwood-character-claws-king")
    assert say("northwood-ask-cover", guest=guest) == "Al posto di quale alleato viene Orso, re di Zampe?"
