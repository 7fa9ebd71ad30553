"""Everything the game says has words in every language."""

from __future__ import annotations

import logging
import random
import re
from pathlib import Path

import pytest

from cogs.words.voice import Voice
from games.agricola import SPEC, TOPICS
from games.agricola.cards.every import MAJORS
from games.agricola.farmyard.pastures import Enclosure
from games.agricola.options import AgricolaOptions
from games.agricola.scoring import score
from games.agricola.special_actions import SPECIALS
from games.agricola.view import AgricolaView
from games.agricola.wording.terms import major_text
from games.core.catalogue import LANGUAGES, Catalogue, catalogue
from games.core.fuzz import random_answer
from games.core.registry import new_session
from games.core.text import Text, key_of
from games.core.view import table_view
from tests.games.agricola.table import both, farm, give, table

FOLDERS = ("games.core.texts", "games.agricola.texts")
WORDS = [catalogue(language, FOLDERS) for language in LANGUAGES]
CODE = Path(__file__).parents[3] / "games" / "agricola"


def said(words: Catalogue, text: Text | None) -> str:
    assert text is not None
    return words.say(text, lambda seat: f"seat {seat}")


@pytest.mark.parametrize("players", range(1, 7))
def test_every_question_option_line_and_board_in_every_language(
    players: int, caplog: pytest.LogCaptureFixture
) -> None:
    options = AgricolaOptions(level=3, fuel_tokens=players % 2 == 0, family=players == 1)
    session = new_session(SPEC, players, f"{players + 7:064x}", options)
    rng = random.Random(players)
    with caplog.at_level(logging.ERROR):
        while not session.finished:
            seat = rng.choice(list(session.open()))
            if rng.random() < 0.12:
                view = table_view(session, seat)
                assert view.question is not None
                texts = [view.question.prompt, *SPEC.rules.board_text(view.board)]
                for wording in view.question.wordings.values():
                    texts += [wording.label, wording.hint] if wording.hint else [wording.label]
                assert all(said(words, text) for words in WORDS for text in texts)
            session.submit(seat, random_answer(SPEC.rules, session.state, session.open()[seat], rng))
        for closed in session.closed:
            assert all(said(words, line.text) for words in WORDS for line in closed.lines)
    assert caplog.records == []


def test_every_key_in_the_code_stands_in_the_catalogue() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    keys = set(re.findall(r'"(agricola-[a-z-]+[a-z])"', code))
    assert len(keys) > 80
    whole = {key for key in keys if not key.endswith("-")}
    prefixes = {"agricola-amount", "agricola-good", "agricola-major", "agricola-card", "agricola-space",
                "agricola-special", "agricola-hint", "agricola-ask", "agricola-effect", "agricola-deck",
                "agricola-group", "agricola-count", "agricola-kind"}
    for words in WORDS:
        assert [key for key in sorted(whole - prefixes) if not words.has(key)] == []


def test_names_made_from_ids_stand_in_the_catalogue() -> None:
    one = table(2, moor=True, level=3)
    keys = [key_of("agricola-score", part) for part in score(one.state, one.me())]
    keys += [key_of("agricola-major", name, *more) for name in MAJORS for more in ((), ("text",))]
    keys += [key_of("agricola-special", action) for card in SPECIALS.values() for action in card.actions]
    keys += [f"agricola-rules-{topic}{more}" for topic in TOPICS for more in ("", "-title")]
    keys += [key_of("agricola-kind", kind) for kind in SPEC.cards]
    keys += [key_of("agricola", "card", name, *more) for name in SPEC.cards["card"] for more in ((), ("text",))]
    keys += [key_of("agricola-option", name) for name in AgricolaOptions.model_fields]
    keys += ["agricola-name", "agricola-tagline"]
    faults = re.findall(r'return "(\w+)"', Path(CODE / "farmyard" / "pastures.py").read_text(encoding="utf-8"))
    assert len(set(faults)) == 6 and Enclosure.fault.__doc__
    keys += [f"agricola-refused-pasture-{fault}" for fault in faults]
    for words in WORDS:
        assert [key for key in keys if not words.has(key)] == []


def test_the_board_in_words_says_everything_about_a_farm() -> None:
    change = both(
        farm(fields="b1", grain_on={"b1": 2}, stables="c1 e1", pastures="d1 e1", majors=["fireplace_2"], sick=0,
             locked=["fireplace_2"], begging=1, forests="c3", moors="d3", coming={3: {"food": 1}}),
        give(sheep=3, horse=2, wood=2),
    )
    one = table(2, change, moor=True, fuel_tokens=True)
    one.me().sick = one.me().newborns = 1
    one.me().bonus = 2
    text = "\n".join(said(WORDS[0], line) for line in SPEC.rules.board_text(one.view(0)))
    for words in (
        "B1 field with 2 grain", "C1 stable with horse", "Pastures of seat 0: D1 and E1 (3 sheep, room for 8)",
        "horse in the house", "C3 forest", "D3 moor", "seat 0 owns Fireplace (2 clay) (1 point): cook vegetable 2",
        "seat 0 must still light Fireplace (2 clay)", "1 in bed", "1 begging marker (−3 points)", "1 newborn",
        "2 bonus points", "Round 3 brings seat 0 1 food", "seat 0 has 2 wood, 3 sheep, and 2 horses",
        "seat 1 needs 4 food and 2 fuel for a harvest", "next harvest after round 4", "seat 0 is to play",
        "Forest: 3 wood and 3 wood more each round", "Slash and Burn (a forest becomes a field)",
        "Horse Market (1 horse for 1 food)", "Cookhouse II", "Well for 1 wood and 3 stone, 4 points: 1 food at the",
    ):
        assert words in text, words


def test_the_board_says_who_has_what_section_by_section() -> None:
    """The own farm first, then spaces, the others and the majors; "Farmyard" and the like name whose it is."""
    one = table(3, moor=True)
    sections = SPEC.rules.board_sections(one.view(1))
    assert [said(WORDS[0], section.title) for section in sections] == [
        "The round", "Your farm", "Action spaces", "Where people are",
        "Farm of seat 0", "Farmyard and improvements of seat 0",
        "Farm of seat 2", "Farmyard and improvements of seat 2",
        "Major improvements on offer", "Points",
    ]
    assert [section.rests is None for section in sections] == [True, True, *[False] * 6, True, False]
    for seat, section in ((1, sections[1]), *((0, one) for one in sections[4:6]), *((2, one) for one in sections[6:8])):
        assert all(f"seat {seat}" in said(WORDS[0], line) for line in section.lines)


def test_the_question_and_the_board_explain_sickness() -> None:
    """ "2 at home, both in bed: only the Infirmary"; while somebody is well, the sick go last."""
    one = table(2, moor=True)
    one.me().sick = 2
    question = table_view(one.session, 0).question
    assert question is not None
    assert said(WORDS[0], SPEC.rules.prompt(one.view(0), question.decision)) == (
        "Where do you place a person? 2 are still at home. All of them are in bed: only the Infirmary is left."
    )
    assert "they can go only to the Infirmary" in board(one.view(0))
    one.me().sick = 1
    assert said(WORDS[0], SPEC.rules.prompt(one.view(0), question.decision)).endswith(
        "1 in bed: the last to go, and only to the Infirmary."
    )
    assert "they can go only to the Infirmary" not in board(one.view(0))


def board(view: AgricolaView) -> str:
    return "\n".join(said(WORDS[0], line) for line in SPEC.rules.board_text(view))


def test_hints_name_fee_and_rates() -> None:
    one = table(2, farm(majors=["cooking_hearth_4"], goods={"boar": 1, "food": 4}), moor=True)
    one.place("special:1-2-a:hiring_fair")
    view = table_view(one.session, 1)
    assert view.question is not None
    hint = view.question.wordings["special:1-2-a:hiring_fair"].hint
    assert said(WORDS[0], hint) == "pay 2 food: take 1 food"
    one.place("forest", seat=1)
    one.answer("anytime")
    question = table_view(one.session, 0).question
    assert question is not None and said(WORDS[0], question.wordings["boar"].hint) == "3 food each"


def test_the_meeting_place_tells_of_its_food_and_of_the_first_turn() -> None:
    question = table_view(table(2, moor=True).session, 0).question
    assert question is not None
    hint = question.wordings["meeting_place"].hint
    assert said(WORDS[0], hint) == "1 food; become starting player"


@pytest.mark.parametrize(("goods", "place", "answer", "told"), [
    ({"sheep": 1}, "sheep_market", ("sheep=1",), ("1 sheep", "1 oveja", "1 pecora")),
    ({"sheep": 3}, "sheep_market", ("sheep=2",), ("2 sheep", "2 ovejas", "2 pecore")),
    ({"grain": 2}, "anytime", ("grain=2",), ("2 grain to 2 food", "2 cereales por 2 alimentos", "2 grano per 2 cibo")),
    ({"wood": 2}, "anytime", ("burn=2",), (
        "2 wood to 2 fuel", "2 maderas por 2 combustibles", "2 legno per 2 combustibili",
    )),
    ({"horse": 1}, "anytime", ("release:horse=1",), ("let 1 horse go", "soltar: 1 caballo", "libera: 1 cavallo")),
])
def test_amounts_are_told_as_one_says_them(
    goods: dict[str, int], place: str, answer: tuple[str, ...], told: tuple[str, ...],
) -> None:
    """Two of something in the plural, and an exchange with all that it brings."""
    one = table(2, farm(goods=goods), moor=True, round_number=4)
    one.state.spaces["sheep_market"].goods["sheep"] = 2
    one.answer(place)
    question = table_view(one.session, 0).question
    assert question is not None
    for words, wanted in zip(WORDS, told, strict=True):
        assert Voice(words, str, str).answer(question, answer) == wanted


EVERY_TABLE = [(players, family) for players in range(1, 7) for family in (False, True)]


@pytest.mark.parametrize(("players", "family"), EVERY_TABLE)
def test_a_space_that_gives_goods_and_does_something_says_both(players: int, family: bool) -> None:
    """The Infirmary, the Day Laborer of the family board, the Resource Market with three, Building Supplies …"""
    one = table(players, moor=True, family=family)
    both = [space for space in one.view(0).spaces if (space.gives or space.accumulates) and space.action is not None]
    assert both or not (family or players in (3, 6))
    question = table_view(one.session, 0).question
    assert question is not None
    for space in both:
        hint = said(WORDS[0], question.wordings[space.id].hint)
        assert re.fullmatch(r"\d food; .{12,}", hint), hint
    assert said(WORDS[0], question.wordings["infirmary"].hint) == "1 food; a sick person recovers here"


def test_no_two_improvements_have_one_name() -> None:
    for words in WORDS:
        names = [said(words, major_text(name)) for name in MAJORS]
        assert len(set(names)) == len(names)
