"""Everything that is said in random games has words in every language, and fits a Discord component."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.core.catalogue import LANGUAGES, Catalogue, catalogue
from games.core.decision import Decision, Part
from games.core.fuzz import random_answer
from games.core.registry import new_session
from games.core.session import Session
from games.core.text import Text
from games.core.view import public_question, table_view
from games.northwood import SPEC
from games.northwood.ai.adviser import explain
from games.northwood.content import CARD_TEXT
from games.northwood.scenarios import SCENARIOS, NorthwoodOptions
from games.northwood.state import NorthwoodState
from tests.games.northwood.table import Table, act, asked, cards, refused, seen, visit

FOLDERS = ("games.core.texts", "games.northwood.texts")
LABEL, MESSAGE = 80, 2000


def played(options: NorthwoodOptions, seed: int) -> Iterator[Table]:
    """A random game before each answer."""
    rng = random.Random(seed)
    session: Session[NorthwoodState] = new_session(SPEC, 1, f"{seed:064x}", options)
    while not session.finished:
        yield session
        session.submit(0, random_answer(session.rules, session.state, asked(session), rng))
    yield session


def everything_said(table: Table) -> Iterator[tuple[Text, int]]:
    """Every text of a table at this moment with the most characters it may have."""
    for viewer in (0, None):
        view = table_view(table, viewer)
        for line in SPEC.rules.board_text(view.board):
            yield line, 400
        if view.question is not None:
            yield view.question.prompt, 300
            for wording in view.question.wordings.values():
                yield wording.label, LABEL
                if wording.hint is not None:
                    yield wording.hint, 300
    for logged in table.lines():
        yield logged.text, MESSAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_worded_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words: Catalogue = catalogue(language, FOLDERS)
    choices = [NorthwoodOptions(characters="full"), NorthwoodOptions(pause=True)]
    choices += [NorthwoodOptions.model_validate({"scenario": name}) for name in SCENARIOS]
    with caplog.at_level(logging.ERROR):
        for seed, options in enumerate(choices):
            for number, table in enumerate(played(options, seed)):
                if number % 5 and seed:
                    continue
                for text, most in everything_said(table):
                    assert words.has(text.key), text.key
                    assert 0 < len(words.say(text, lambda seat: "Ada")) <= most, text
    assert caplog.records == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_results_and_refusals_are_worded(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = catalogue(language, FOLDERS)
    table = visit(3, "c1 f8 l4 l5", ally="flowers_king", ruler="eyes_queen")
    with caplog.at_level(logging.ERROR):
        reason = explain(seen(table), asked(table))[1]
        assert "%" in words.say(reason, str)
        table.submit(0, ("flowers_king",))
        refusal = SPEC.rules.refusal(table.state, asked(table), ("claws_1", "leaves_4"))
        assert refusal is not None and "5" in words.say(refusal.reason, str)
        assert refused(table, "claws_1", "leaves_4") == refusal.rule and refusal.instead == asked(table).proposals
        for key in ("won", "lost", "stopped"):
            medal = Text("northwood-medal", {"medal": "silver"})
            assert "18" in words.say(Text(f"northwood-result-{key}", {"stars": 18, "medal": medal}), str)
    assert caplog.records == []


def tops(table: Table, *, public: bool = False) -> dict[str, Text | None]:
    """The hints of the piles from which the player may take the top card."""
    question = public_question(table, 0) if public else seen(table).question
    assert question is not None and question.decision.key == "take_tops"
    return {name: wording.hint for name, wording in question.wordings.items()}


def board(table: Table) -> str:
    """The board in words, in English."""
    words = catalogue("en", FOLDERS)
    return "\n".join(words.say(line, str) for line in SPEC.rules.board_text(seen(table).board))


def test_the_board_in_words_tells_the_scenario_the_visits_and_the_dialogues() -> None:
    options = NorthwoodOptions(scenario="lone_envoy", pause=True)
    table = visit(3, "c1 c8 f2 l5", top="c4 e1", visited={0: False, 5: True}, options=options)
    assert "at most two abilities a visit" in board(table)
    assert "Abilities used in this visit: 0 of 2." in board(table)
    assert "Past visits: fief 0 (points: 1), lost and fief 5 (points: 5), won." in board(table)
    act(table, "eyes_jack", ("claws_1", "flowers_2"))
    assert "Abilities used in this visit: 1 of 2. One of them just now, before the coming statement." in board(table)
    act(table, "listen")
    statement, answer = seen(table).board.statement, asked(table).parts[0].ids[0]
    act(table, answer)
    words = catalogue("en", FOLDERS)
    told = words.say(CARD_TEXT[statement], str), words.say(CARD_TEXT[answer], str)
    assert f"Dialogue 1: {told[0]} answered with {told[1]}" in board(table)


def test_a_free_game_has_no_scenario_rule() -> None:
    told = board(visit(3, "c1 f2"))
    assert "Free game" in told and "yourself" not in told and "Past visits" not in told and "Dialogue 1" not in told


def test_the_tops_that_may_be_taken_are_named_as_far_as_the_reader_knows_them() -> None:
    piles: dict[str, Any] = {"top": "e5 e6 e7", "score": "l1 l2", "discard": "f7 f8"}
    table = act(visit(3, "c1 f2", **piles, ally="claws_queen"), "claws_queen")
    assert tops(table) == {"deck": None, "discard": CARD_TEXT["flowers_8"], "score": CARD_TEXT["leaves_2"]}
    table = visit(3, "c1 f2", **piles, ally=("claws_queen", "eyes_queen"), ruler="eyes_king")
    act(table, "eyes_queen", "listen", "flowers_2", "claws_queen")
    assert tops(table)["deck"] == CARD_TEXT["eyes_6"] and tops(table, public=True)["deck"] is None


def test_cards_are_offered_by_suit_and_value_whenever_they_came() -> None:
    table = act(visit(3, "l7 c2 l1 c1", ruler="eyes_king", top="f4"), "listen")
    assert asked(table).parts[0].ids == tuple(cards("c1 c2 l1 l7"))
    table = act(visit(3, "l7 c2 l1 c1", ally="flowers_jack_crown"), "flowers_jack_crown")
    assert asked(table).parts[0].ids == tuple(cards("c1 c2 l1 l7"))


@pytest.mark.parametrize(("language", "word", "others"), [
    ("en", "envoy", "visitor|emissary|messenger"),
    ("es", "emisario", "visitante|enviado|mensajero"),
    ("it", "inviato", "visitatore|emissario|messaggero"),
])
def test_the_one_who_visits_has_one_name(language: str, word: str, others: str) -> None:
    """The envoy is never a visitor, in no text of the game or of its pictures."""
    for folder in (Path("games/northwood/texts"), Path("rendering/northwood/texts")):
        texts = (Path(__file__).parents[3] / folder / f"{language}.ftl").read_text(encoding="utf-8")
        texts = "\n".join(line for line in texts.splitlines() if "grimm" not in line and "agricola" not in line)
        assert re.findall(rf"\b(?:{others})\b", texts, re.IGNORECASE) == []
        assert folder.parts[0] == "rendering" or re.search(rf"\b{word}\b", texts, re.IGNORECASE)


def test_stopping_stands_apart() -> None:
    decision = Decision(0, "fief_or_stop", (Part("fief_or_stop", ("fief:0", "fief:1", "stop")),))
    session: Session[NorthwoodState] = new_session(SPEC, 1, f"{3:064x}", NorthwoodOptions())
    view = seen(session).board
    groups = [SPEC.rules.wording(view, decision, option).group for option in decision.parts[0].ids]
    assert groups[0] == groups[1] != groups[2] and None not in groups
