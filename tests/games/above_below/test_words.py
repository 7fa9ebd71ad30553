"""Words: everything that can be said has a text in every language, hints tell honest odds, and what is missing why."""

from __future__ import annotations

import logging
import random
from fractions import Fraction

import pytest

from games.above_below import SPEC
from games.above_below.book.load import pages
from games.above_below.cards.box import BOX
from games.above_below.explore.odds import chance, faces_of, mean
from games.above_below.state import Zone
from games.above_below.wording.hints import percent
from games.core.catalogue import LANGUAGES, catalogue
from games.core.fuzz import random_answer
from games.core.registry import first_state
from games.core.session import Session
from games.core.text import Text
from games.core.view import Question, table_view
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table

FOLDERS = ("games.core.texts", "games.above_below.texts")
WORDS = {language: catalogue(language, FOLDERS) for language in LANGUAGES}


def say(text: Text, language: str = "en") -> str:
    return WORDS[language].say(text, "P{}".format)


def told(question: Question, language: str) -> list[str]:
    """Everything that a question says."""
    found = [say(question.prompt, language)]
    for wording in question.wordings.values():
        found += [say(one, language) for one in (wording.label, wording.hint, wording.group) if one is not None]
    found += [say(one, language) for one in question.outcomes.values()]
    return found + [say(part, language) for one in question.missing for part in (one.label, one.reason)]


@pytest.mark.parametrize("way", ["base", "expanded"])
def test_whole_games_are_told_in_every_language(way: str, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(way)
    seen = set()
    with caplog.at_level(logging.ERROR):
        for number in range(4):
            session = Session(SPEC.rules, first_state(SPEC, 3, f"{number:064x}", SPEC.options_of(way)))
            while not session.finished:
                for seat, decision in session.open().items():
                    view = table_view(session, seat)
                    assert view.question is not None
                    for language in LANGUAGES:
                        assert all(told(view.question, language)), decision.key
                        assert len(say(view.question.prompt, language)) <= 300
                        assert all(say(line, language) for line in session.rules.board_text(view.board))
                    seen.add(decision.key)
                seat = rng.choice(list(session.open()))
                session.submit(seat, random_answer(session.rules, session.state, session.open()[seat], rng))
            for language in LANGUAGES:
                for line in (line for closed in session.closed for line in closed.lines):
                    say(line.text, language)
                say(session.rules.result(session.state).reason, language)
    assert caplog.messages == []
    assert {"turn", "explore", "choice", "exert", "build", "train", "labour", "harvest", "rest"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_kind(language: str) -> None:
    words = WORDS[language]
    assert [card.id for card in BOX.cards.values() if not words.has(card.title("above_below").key)] == []
    for kind in ("house", "outpost", "key_house", "star_house", "villager", "quest", "tool", "state"):
        assert words.has(f"above-below-kind-{kind.replace('_', '-')}")
        names = [say(card.title("above_below"), language) for card in BOX.of_kind(kind)]
        assert len(set(names)) == len(names), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_topic_has_words(language: str) -> None:
    for name in SPEC.options.model_fields:
        assert WORDS[language].has(f"above-below-option-{name.replace('_', '-')}-hint")
    for topic in SPEC.topics:
        assert WORDS[language].has(f"above-below-rules-{topic}") and WORDS[language].has(
            f"above-below-rules-{topic}-title")


def test_every_bonus_line_of_the_book_has_words() -> None:
    given = {bonus.given for page in pages().values() for choice in page.choices for bonus in choice.bonus}
    assert [one for one in given if not WORDS["en"].has(f"above-below-bonus-{one.replace('_', '-')}")] == []


def test_the_second_cat_has_a_name_of_its_own() -> None:
    table = Table().villager(0, "cave_cat").villager(0, "cave_cat_2").villager(0, "metal_man_2")
    table.answer(0, "turn", "labour")
    question = table_view(table.session, 0).question
    assert question is not None
    for language in LANGUAGES:
        labels = [say(wording.label, language) for wording in question.wordings.values()]
        assert len(set(labels)) == len(labels) == 6


# -- odds ---------------------------------------------------------------------------------------------------------


QUILL, PLAIN, HAMMER = (faces_of(piece, ()) for piece in ("trainer", "explorer", "builder"))


@pytest.mark.parametrize(("party", "wanted", "likely"), [
    ((QUILL, PLAIN), 3, 83), ((QUILL, PLAIN), 4, 33), ((QUILL, PLAIN), 5, 0), ((HAMMER, QUILL, PLAIN), 5, 36),
    ((HAMMER, QUILL, PLAIN), 3, 97), ((QUILL, PLAIN), 0, 100),
])
def test_chances_are_those_of_the_dice(party: tuple[tuple[int, ...], ...], wanted: int, likely: int) -> None:
    assert percent(float(chance(party, wanted))) == likely


def test_what_may_happen_is_never_nothing() -> None:
    assert [percent(part) for part in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
    assert mean((QUILL, PLAIN)) == Fraction(19, 6) and faces_of("trainer", ["poisoned"]) == (0, 1, 1, 1, 2, 2)


def test_a_choice_tells_its_numbers_and_the_odds_with_bonus_and_exertion(page: NewPage) -> None:
    bonus = [{"given": "own_rope", "lanterns": 1}]
    choice = {"id": "go", "tiers": [{"at": 4, "gain": {}}, {"at": 7, "gain": {}}], "bonus": bonus}
    table = Table().own(0, rope=1).exploring(0, page(choice), "trainer", "explorer")
    question = table_view(table.session, 0).question
    assert question is not None
    wording = question.wordings["choice:go"]
    assert say(wording.label).endswith(" 4 | 7") and wording.hint is not None
    assert say(wording.hint) == (
        "4: 83 %, with exertion 100 % and 7: 0 %, with exertion 33 % and 🏮 if you own a rope: +1; now: +1"
    )


def test_a_party_is_told_its_lanterns_on_average() -> None:
    table = Table().answer(0, "turn", "explore")
    question = table_view(table.session, 0).question
    assert question is not None
    answer = ("villager:builder", "villager:trainer", "villager:explorer")
    assert say(question.outcomes[answer]) == "🏮 ×4.2 on average"


def test_a_building_is_told_what_it_would_count() -> None:
    table = Table().coins(0, 30).built(0, "orchard").answer(0, "turn", "build")
    question = table_view(table.session, 0).question
    assert question is not None
    for name, n in (("star_masters", 1 + 3 + 2 * 2), ("star_villagers", 1 + 2 + 6), ("star_amethyst", 13)):
        assert say(question.outcomes["villager:builder", f"building:{name}"]) == f"{n} points as things stand"


def test_rewards_stand_in_no_view_before_they_are_told(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {"goods": {"amethyst": 2}, "state": "greedy"}}]})
    table = Table(dice={"lantern": [1, 1]}).exploring(0, name, "trainer", "explorer")
    before = {viewer: repr(table_view(table.session, viewer).board.expedition) for viewer in (None, 0, 1)}
    page({"id": "go", "tiers": [{"at": 4, "gain": {"coins": 1}}]})
    assert before == {viewer: repr(table_view(table.session, viewer).board.expedition) for viewer in (None, 0, 1)}
    assert not any(word in before[0] for word in ("amethyst", "greedy", "gain="))


# -- what is missing ----------------------------------------------------------------------------------------------


def why(table: Table, seat: int = 0) -> dict[str, str]:
    question = table_view(table.session, seat).question
    assert question is not None
    return {say(one.label): say(one.reason) for one in question.missing}


def test_a_turn_says_why_an_action_is_not_offered() -> None:
    table = Table().coins(0, 0)
    table.villager(0, "trainer", Zone.EXHAUSTED).villager(0, "explorer", Zone.INJURED)
    found = why(table)
    assert found["Explore"] == "Ready villagers needed: at least 2. You have: 1."
    assert found["Harvest"] == "Nothing lies on your buildings."
    assert found["Train"] == "Nobody with a quill is ready."
    assert found["Build"].startswith("Nothing on offer can be paid")
    assert found["New houses: 1 coin"] == "It costs a coin." and "Labour" not in found


def test_building_says_what_is_too_dear_and_what_lacks_a_cave() -> None:
    table = Table().on_offer("amethyst_vault", "beacon", "toll_hut").coins(0, 4)
    found = why(table.answer(0, "turn", "build"))
    assert found["amethyst vault"] == "It costs 6; you have 4 to spend."
    assert found["beacon"] == "An outpost needs an empty cave of yours." and found["Trainer"] == "No hammer."


def test_exerting_says_who_cannot_be_and_what_does_not_help(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {}}]})
    table = Table(states=True, dice={"lantern": [1, 1]}).villager(0, "trainer", Zone.READY, "coward")
    table.exploring(0, name, "trainer", "explorer", "builder").answer(0, "choice", "choice:go")
    found = why(table)
    assert found["Trainer"] == "A coward cannot be exerted."
    assert found["Roll a die again"] == "None of your buildings lets you roll again."
