"""The English texts: nothing missing, nothing left over, nothing too long."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import games.grimm_forest
from games.core.cards import Moment
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Seat, Text, key_of
from games.core.view import table_view
from games.grimm_forest import TOPICS
from games.grimm_forest.cards.box import before_collecting, end_of_gather, is_next_round, is_unique, when_revealed
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import FABLES, FRIENDS, MATERIALS, PARTS, PLACES
from games.grimm_forest.scoring import standing
from games.grimm_forest.state import Player
from tests.conformance.tables import one_answer
from tests.games.grimm_forest.table import Table
from tests.games.grimm_forest.test_properties import QUESTIONS
from tests.games.grimm_forest.test_view import advanced_table

FOLDER = Path(games.grimm_forest.__file__).parent
ENGLISH = Catalogue("en", ("games.core.texts", "games.grimm_forest.texts"))
SOURCE = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))


CONDITIONAL = (
    "fairy_godmother", "goldilocks", "puss_in_boots", "rapunzel", "red_riding_hood", "rumpelstiltskin",
)
"""Friends whose special action is not always possible."""


def said(text: Text) -> str:
    """A text in English, with the players called A to D."""
    return ENGLISH.say(text, lambda seat: "ABCD"[seat])


def english_keys() -> set[str]:
    """Every key of the catalogue."""
    body = FluentParser().parse((FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def made_keys() -> set[str]:
    """The keys that code makes from identifiers."""
    words: list[tuple[str, ...]] = [("straw",), ("wood",), ("brick",)]
    words += [("total",), ("name",), ("tagline",), ("option-advanced",), ("option-advanced-hint",)]
    words += [(prefix, place) for prefix in ("place", "to", "in") for place in PLACES]
    words += [(prefix, material) for prefix in ("material", "house") for material in MATERIALS]
    words += [("section", material, part) for material in MATERIALS for part in PARTS]
    words += [(prefix, part) for prefix in ("hint-cost", "board-left") for part in PARTS]
    for kind, cards in (("fable", FABLES), ("friend", FRIENDS)):
        words += [(kind, card) for card in cards] + [(kind, card, "text") for card in cards]
    words += [("ask", question) for question in QUESTIONS]
    words += [("ask", "choose", "fable"), ("ask", "build", "build"), ("secretly", "choose")]
    words += [("kind", "fable"), ("kind", "friend")]
    words += [("look-at", what) for what in ("gather", "fable")]
    words += [("why-fable", kind) for kind in ("none", "laid")]
    words += [("why-special", friend) for friend in CONDITIONAL] + [("why-free", "fairy_godmother")]
    words += [("hint-free", friend) for friend in ("golden_goose", "fairy_godmother")]
    words += [(prefix, part) for prefix in ("reason", "score") for part in standing(Player(0))] + [("reason", "shared")]
    words += [("rules", topic) for topic in TOPICS] + [("rules", topic, "title") for topic in TOPICS]
    words += [("build", "draw"), ("build", "end"), ("friend", "keep"), ("crystal_change", "stay"), ("chinny", "stay")]
    words += [("first_builder", reward) for reward in ("goods", "fables", "friend")]
    words += [("aladdin", what) for what in ("alone", "together")]
    words += [(key, "none") for key in ("hired_help", "wandering_trader", "thoughtful_gift", "tom_thumb")]
    words += [(key, a) for key in ("cancel_monster", "gingerbread_man", "oracle", "thumbelina") for a in ("yes", "no")]
    return {key_of("grimm-forest", *one) for one in words}


def written_keys() -> set[str]:
    """The keys that stand in the code as they are."""
    found = set(re.findall(r'"(grimm-forest-[a-z-]+)"', SOURCE)) - {"grimm-forest-reason"}
    found |= {f"grimm-forest-why-{key}" for key in re.findall(r'why\("([a-z-]+)"', SOURCE)}
    board = (FOLDER / "wording" / "board.py").read_text(encoding="utf-8")
    return found | {f"grimm-forest-{key}" for key in re.findall(r'"((?:board|log)-[a-z-]+)"', board)} - {
        "grimm-forest-board-left"
    }


def test_every_key_in_code_has_a_text_and_every_text_a_use() -> None:
    assert written_keys() | made_keys() == english_keys()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_shown_in_random_games_has_words(players: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for number in range(3):
            session, rng = advanced_table(players, 400 + number)
            while not session.finished:
                for seat in session.open():
                    view = table_view(session, seat)
                    assert view.question is not None
                    words = [said(view.question.prompt)]
                    for wording in view.question.wordings.values():
                        words += [said(wording.label), *([said(wording.hint)] if wording.hint else [])]
                    words += [said(line) for line in session.rules.board_text(view.board)]
                    assert all(words)
                one_answer(session, rng)
            for line in (line for closed in session.closed for line in closed.lines):
                said(line.text)
            said(session.rules.result(session.state).reason)
    assert caplog.messages == []


@pytest.mark.parametrize("card", [*FABLES, *FRIENDS])
def test_card_texts_are_short(card: str) -> None:
    kind = "fable" if card in FABLES else "friend"
    assert 20 < len(said(Text(key_of("grimm-forest", kind, card, "text")))) <= 160


WHEN = {
    "en": {"when_revealed": "When revealed", "before_collecting": "Before collecting",
           "end_of_gather": "End of gathering", "next_round": "Next round"},
    "es": {"when_revealed": "Al revelarla", "before_collecting": "Antes de recolectar",
           "end_of_gather": "Al acabar la recolección", "next_round": "Siguiente Turno"},
    "it": {"when_revealed": "Quando si rivela", "before_collecting": "Prima di raccogliere",
           "end_of_gather": "A fine raccolta", "next_round": "Prossimo round"},
}
"""How a rule says when its card acts: a picture of a card says it nowhere else."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fable_says_when_it_acts(language: str) -> None:
    words = Catalogue(language, ("games.core.texts", "games.grimm_forest.texts"))

    def says(card: str, when: str) -> bool:
        return WHEN[language][when] in words.say(Text(key_of("grimm-forest-fable", card, "text")), str)

    def acts(moment: Moment[Own]) -> set[str]:
        return {card for card in FABLES if card in moment.effects and not is_next_round(card)}

    assert [card for card in acts(when_revealed) if not is_unique(card) and not says(card, "when_revealed")] == []
    assert [card for card in acts(before_collecting) if not says(card, "before_collecting")] == []
    assert [card for card in acts(end_of_gather) if not says(card, "end_of_gather")] == []
    assert says("hired_help", "when_revealed")
    assert [card for card in ("fairy_food", "taxation") if not says(card, "next_round")] == []


@pytest.mark.parametrize("topic", TOPICS)
def test_rules_topics_are_short(topic: str) -> None:
    assert 100 < len(said(Text(key_of("grimm-forest-rules", topic)))) <= 900
    assert len(said(Text(key_of("grimm-forest-rules", topic, "title")))) <= 45


@pytest.mark.parametrize(("n", "words"), [(1, "A draws a Fable."), (2, "A draws 2 Fables.")])
def test_plurals(n: int, words: str) -> None:
    assert said(Text("grimm-forest-log-draws", {"who": Seat(0), "n": n})) == words


def test_the_board_in_words_tells_everything() -> None:
    session, rng = advanced_table(4, 7)
    for _ in range(40):
        one_answer(session, rng)
    view = table_view(session, 0).board
    words = "\n".join(said(line) for line in session.rules.board_text(view))
    for player in view.players:
        assert not player.friend or said(Text(key_of("grimm-forest-friend", player.friend))) in words
    for card in view.players[0].hand:
        assert said(Text(key_of("grimm-forest-fable", card))) in words
    assert all(said(Text(key_of("grimm-forest-place", place))) in words for place in PLACES)


def test_the_board_in_words_tells_the_goal_the_step_free_sites_and_what_is_used_up() -> None:
    """The physical things that a picture shows without a word."""
    table = Table().friend(0, "fairy_godmother").house(0, "straw", 3).house(0, "wood", 1)
    table.go("fields", "forest", "forest").answer(0, "build", "special:fairy_godmother")
    view = table.sees(0).board
    words = "\n".join(said(line) for section in table.session.rules.board_sections(view) for line in section.lines)
    assert "With the advanced cards. Whoever first has 3 complete houses wins." in words
    assert "Round 1, Build phase" in words
    assert "3 building sites free" in words and "5 building sites free" in words
    assert "has used the special action of Fairy Godmother" in words
    assert f"Your Friend, Fairy Godmother: {said(Text('grimm-forest-friend-fairy-godmother-text'))}" in words
    others = "\n".join(said(line) for line in table.session.rules.board_text(table.sees(1).board))
    assert "Your Friend" not in others
    assert "A, this round: pig in the Fields, collected 5 straw, one build action left" in others


def hints(table: Table, seat: int) -> dict[str, str]:
    """The hints of the question a seat is asked, in English."""
    question = table.sees(seat).question
    assert question is not None
    return {option: said(wording.hint) for option, wording in question.wordings.items() if wording.hint}


def test_hints_tell_what_lies_on_a_place_and_which_monster_is_there() -> None:
    table = Table().hand(0, "chinny").hand(1, "dragon").hand(2, "giant")
    table.go("fields+chinny", "forest+dragon", "forest+giant").answer(1, "place_monster", "fields")
    table.answer(2, "place_monster", "brickyard")
    assert hints(table, 0) == {
        "forest": "There now: 4 wood; pigs there: B and C",
        "brickyard": "There now: 3 bricks; Giant",
    }


def test_hints_tell_which_cards_lie_on_a_place() -> None:
    table = Table().waiting(0, "fairy_food").lying_on("fields", "lonely_castle", 1).answer(0, "fairy_food", "fields")
    assert hints(table, 2)["fields"] == "There now: 5 straw; Fairy Food and Lonely Castle"
    assert hints(table, 2)["forest"] == "There now: 4 wood"


def test_hints_tell_prices_with_the_toll_of_hansel_and_gretel() -> None:
    table = Table().friend(1, "hansel_gretel").house(0, "wood", 1).purse(0, straw=2, wood=5).lies("forest")
    table.go("forest", "forest", "forest")
    assert hints(table, 0)["build:wood:walls"] == "Costs 5 wood; brings a Friend"
    assert hints(table, 0)["build:straw:floor"] == "Costs 2 straw"


def test_hints_tell_which_friend_a_gift_would_drive_out() -> None:
    table = Table().hand(0, "mysterious_stranger").friend(1, "jack").next_friends("aladdin")
    table.go("fields+mysterious_stranger", "forest", "forest")
    assert hints(table, 0) == {"seat:1": "Replaces Jack the Giant Slayer"}
    question = table.sees(0).question
    assert question is not None
    assert said(question.prompt).startswith("You meet Aladdin. Start of round: predict")
