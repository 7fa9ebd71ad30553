"""Worded questions for the tests: one of each kind, and all that random play meets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cogs.forms.form import FormContext
from cogs.words.catalogues import words
from cogs.words.voice import Voice
from games.core.catalogue import PSEUDO
from games.core.decision import Answer, Decision, Kind, Part
from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from games.core.rules import Wording
from games.core.text import text
from games.core.view import Question, table_view

LANGUAGES = ("en", "es", "it", PSEUDO)
NAMES = ("Maximiliane von Hohenstein-Kötterba", "Ben", "A name as long as Discord allows it", "Dō")


def voice(language: str = "en") -> Voice:
    """A reader at a table of people with long names and long ids."""
    return Voice(words(language), lambda seat: f"<@12345678901234567{seat:02}>", lambda seat: NAMES[seat % len(NAMES)])


def question(
    *parts: Part, held: Answer | None = None, proposals: tuple[Answer, ...] = (), anytime: tuple[str, ...] = (),
) -> Question:
    """A question with these parts; options are called "Player n" and have hints."""
    names = [*(name for part in parts for name in part.ids), *anytime]
    wordings = {
        name: Wording(text("cogs-somebody", n=n), text("cogs-amount-most", most=n)) for n, name in enumerate(names)
    }
    decision = Decision(1, "test", parts, proposals, anytime=anytime)
    return Question(decision, text("cogs-nothing-new"), wordings, 7, held)


def ids(count: int, stem: str = "x") -> tuple[str, ...]:
    """`count` option ids."""
    return tuple(f"{stem}{n}" for n in range(count))


KINDS: dict[str, Question] = {
    "few": question(Part("few", ids(4))),
    "few or none": question(Part("few", ids(4), least=0)),
    "a select": question(Part("one", ids(20))),
    "a select or none": question(Part("one", ids(20), least=0)),
    "pages": question(Part("one", ids(70))),
    "several": question(Part("some", ids(8), least=1, most=3)),
    "several on pages": question(Part("some", ids(70), least=0, most=6)),
    "two parts": question(Part("place", ids(4)), Part("card", ids(9, "card:"), least=0)),
    "two parts on pages": question(Part("card", ids(60, "card:"), least=0, most=3), Part("place", ids(5))),
    "two long parts": question(Part("card", ids(30, "card:")), Part("place", ids(12))),
    "an empty part": question(Part("place", ids(3)), Part("card", (), least=0, most=0)),
    "a short order": question(Part("order", ids(4), Kind.ORDER)),
    "a long order": question(Part("order", ids(12), Kind.ORDER)),
    "amounts": question(Part("pay", ids(4), Kind.AMOUNTS, 1, 6, (3, 0, 9, 2)), proposals=(("x0=1",), ("x2=6",))),
    "many amounts": question(Part("pay", ids(12), Kind.AMOUNTS, 0, 40, (9,) * 12)),
    "amounts and a choice": question(Part("pay", ids(3), Kind.AMOUNTS, 0, 6, (3, 3, 3)), Part("place", ids(3, "p"))),
    "a free action": question(Part("some", ids(8), least=1, most=3), anytime=("cook",)),
    "cells": question(Part("cell", tuple(f"{r}:{c}" for r in range(6) for c in range(7)), Kind.CELLS, 1, 4)),
}


def met_in_play(game: str, players: int, games: int, seed: int) -> Iterator[tuple[int, Question, random.Random]]:
    """Every question of random games, one of each shape: the seat, the question, a random source."""
    rng = random.Random(f"{game}/{players}/{seed}")
    seen: set[tuple[str, tuple[int, ...], bool]] = set()
    for _ in range(games):
        session = new_session(spec_of(game), players, f"{rng.getrandbits(256):064x}")
        for _ in range(3000):
            waiting = session.open()
            if not waiting:
                break
            seat = rng.choice(list(waiting))
            decision = waiting[seat]
            shape = (decision.key, tuple(len(part.ids) for part in decision.parts), bool(decision.proposals))
            if shape not in seen:
                seen.add(shape)
                asked = table_view(session, seat).question
                assert asked is not None
                yield seat, asked, rng
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))


def payload(view: Any) -> list[dict[str, Any]]:
    """A view's components as Discord gets them."""
    found: list[dict[str, Any]] = view.to_components()
    return found


def context(asked: Question, seat: int = 1, language: str = "en") -> FormContext:
    """The question at table 12345, for a reader of a language."""
    return FormContext(voice(language), 123456, seat, asked)
