"""The words of the game: every card, area, topic and question in three languages, and what a person reads."""

from __future__ import annotations

import logging
import random

import pytest

from games.core.catalogue import LANGUAGES, Catalogue, catalogue
from games.core.fuzz import random_answer
from games.core.session import Session
from games.core.text import Text, key_of
from games.core.view import table_view
from games.mi_tierra import SPEC, TOPICS
from games.mi_tierra.cards.box import BOX, Area, Event, Plan
from games.mi_tierra.content import AREAS
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import Step
from tests.games.mi_tierra.table import Table, new_state

FOLDERS = ("games.core.texts", "games.mi_tierra.texts")


def words(language: str = "en") -> Catalogue:
    return catalogue(language, FOLDERS)


def said(text: Text | None) -> str:
    assert text is not None
    return words().say(text, "P{}".format)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_areas_and_topics_have_names_and_rules(language: str) -> None:
    book = words(language)
    keys = [card.title("mi_tierra").key for card in BOX.cards.values()]
    keys += [key_of("mi-tierra", card.kind, card.id, "text") for card in BOX.cards.values()
             if isinstance(card, (Event, Plan, Area))]
    keys += [key_of("mi-tierra-area", area) for area in AREAS]
    keys += [key_of("mi-tierra-rules", topic, part).rstrip("-") for topic in TOPICS for part in ("", "title")]
    keys += [f"mi-tierra-kind-{kind}" for kind in ("market", "event", "plan", "area")]
    keys += ["mi-tierra-name", "mi-tierra-tagline", "mi-tierra-total", "mi-tierra-score-money", "mi-tierra-score-left"]
    assert [key for key in keys if not book.has(key)] == []
    names = [book.say(card.title("mi_tierra"), str) for card in BOX.cards.values()]
    assert len(set(names)) == len(names), "two cards have the same name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whole random games: every log line, option, hint, outcome and reason."""
    book, keys = words(language), set[str]()
    with caplog.at_level(logging.ERROR):
        for players in (2, 4, 6):
            session, rng = Session(SPEC.rules, new_state(players, deck_a=(), deck_b=())), random.Random(players)
            while not session.finished:
                seat, decision = rng.choice(list(session.open().items()))
                question = table_view(session, seat).question
                assert question is not None
                told = [question.prompt, *question.outcomes.values()]
                for wording in question.wordings.values():
                    told += [wording.label, *filter(None, (wording.hint, wording.group))]
                for text in told:
                    assert book.say(text, "P{}".format) and book.has(text.key), text.key
                session.submit(seat, random_answer(session.rules, session.state, decision, rng))
            for line in (line for closed in session.closed for line in closed.lines):
                assert book.has(line.text.key), line.text.key
                book.say(line.text, "P{}".format)
                keys.add(line.text.key)
    assert caplog.messages == [] and len(keys) > 40


def test_an_option_says_what_it_brings() -> None:
    table = Table(2).at(Step.PLACE).money(20, 20).plan(0, "apple_ladder").pens(0, Pen(3, "cow", 1, True, True))
    view = table.sees(0)
    assert view.question is not None
    hints = {name: said(wording.hint) for name, wording in view.question.wordings.items() if wording.hint is not None}
    assert hints["field:a2"] == "Brings 3 apples"
    assert hints["pen:p1"].startswith("Train for good: pen 1 (room for 3): 1 cow, wheat, water, and level 2")
    assert hints["development:centre"] == "Touches 4 cards" and hints["forest:pair"] == "Choose instead of rolling"


def test_a_sale_says_what_its_proposals_bring() -> None:
    table = Table(2).at(Step.FARMS).money(10, 20).goods(0, flour=1, wheat=5).row("A21").in_force("E10")
    table.place(0, "official_market").answer(0, "market", "sell:A21")
    question = table.sees(0).question
    assert question is not None
    assert {answer: said(text) for answer, text in question.outcomes.items()} == {
        ("flour=1", "wheat=2"): "$31", ("flour=1",): "$21", ("wheat=3",): "$15",
    }


def test_moving_water_and_animals_says_what_comes_of_each_proposal() -> None:
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 2), Pen(3, "sheep", 1), Pen(2, "chicken", 2))
    table.player(0).reserve = 1
    question = table.fields(0, b2="grape").answer(0, "place", "move_water").sees(0).question
    assert question is not None
    told = {answer: said(text) for answer, text in question.outcomes.items()}
    assert told[()] == "waters 1 planted field" and told[("a2:b2",)] == "waters 2 planted fields"
    table.answer(0, "move_water", "a2:b2").answer(0, "place", "move_animals")
    question = table.sees(0).question
    assert question is not None
    stay = ("p1:cow:2", "p2:sheep:1", "p3:chicken:2")
    assert question.decision.proposals[0] == stay and stay not in question.outcomes
    assert said(question.outcomes["p1:cow:2", "p2:none", "p3:chicken:2"]) == "lets 1 sheep go"


def test_the_black_market_tells_what_is_sold_from_what_is_bought() -> None:
    table = Table(2).at(Step.BLACK).money(20, 20).goods(0, apple=2)
    table.state.black = [0]
    question = table.place(0, "official_market").sees(0).question
    assert question is not None
    words = {name: said(one.label) for name, one in question.wordings.items()}
    assert words["sell:apple"] == "Apples (sell)" and words["buy:egg"] == "Eggs (buy)"


@pytest.mark.parametrize(("season", "label", "reason"), [
    ("spring", "Podium", "Opens in winter only."), ("winter", "Arena", "Opens in summer only."),
    ("spring", "Development, right", "Blocked with two players."),
    ("spring", "Oven", "All spaces are taken (1)."),
    ("spring", "Pen 1", "A trainer is there for the rest of the game."),
    ("spring", "Field a2", "One of your workers is there already."),
])
def test_what_is_missing_has_its_reason(season: str, label: str, reason: str) -> None:
    table = Table(2).at(Step.PLACE, season).pens(0, Pen(2, "cow", 1, True, True, True)).place(1, "oven")
    question = table.place(0, "field:a2").sees(0).question
    assert question is not None
    assert {said(one.label): said(one.reason) for one in question.missing}[label] == reason


def test_who_has_nothing_to_sell_reads_why() -> None:
    table = Table(2).at(Step.FARMS).money(10, 20).goods(0, apple=1).row("A02", "A05").place(0, "official_market")
    question = table.sees(0).question
    assert question is not None
    assert {said(one.label): said(one.reason) for one in question.missing} == {
        "Grape cart": "You have nothing that it buys."
    }
