"""Everything the game says has words in every language."""

from __future__ import annotations

import logging
import random
import re
from pathlib import Path

import pytest

from games.agricola import SPEC, TOPICS
from games.agricola.farmyard.pastures import Enclosure
from games.agricola.majors.table import MAJORS
from games.agricola.options import AgricolaOptions
from games.agricola.scoring import score
from games.agricola.special_actions import SPECIALS
from games.core.catalogue import LANGUAGES, Catalogue, catalogue
from games.core.fuzz import random_answer
from games.core.registry import new_session
from games.core.text import key_of
from games.core.view import table_view
from tests.games.agricola.table import both, farm, give, table

FOLDERS = ("games.core.texts", "games.agricola.texts")
WORDS = [catalogue(language, FOLDERS) for language in LANGUAGES]
CODE = Path(__file__).parents[3] / "games" / "agricola"


def said(words: Catalogue, text: object) -> str:
    return words.say(text, lambda seat: f"seat {seat}")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", range(1, 7))
def test_every_question_option_line_and_board_in_every_language(
    players: int, caplog: pytest.LogCaptureFixture
) -> None:
    options = AgricolaOptions(trial_cards=True, fuel_tokens=players % 2 == 0, family=players == 1)
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
                "agricola-special", "agricola-hint", "agricola-ask"}
    for words in WORDS:
        assert [key for key in sorted(whole - prefixes) if not words.has(key)] == []


def test_names_made_from_ids_stand_in_the_catalogue() -> None:
    one = table(2, moor=True, trial_cards=True)
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
    one.me().sick = 1
    text = "\n".join(said(WORDS[0], line) for line in SPEC.rules.board_text(one.view(0)))
    for words in (
        "B1 field with 2 grain", "C1 stable with horse", "Pasture D1 and E1 for 8: 3 sheep", "In the house: horse",
        "C3 forest", "D3 moor", "Fireplace (2 clay)", "Still without fuel", "1 person is in bed", "1 begging marker",
        "Round 3 brings 1 food",
        "Lessons (you could do nothing there now)", "2 wood, 3 sheep, and 2 horses", "Next harvest: after round 4",
    ):
        assert words in text, words


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
