"""Hand cards in words: prerequisites, and why a card cannot be played now."""

from __future__ import annotations

import pytest

from games.agricola.cards.box import card_of
from games.agricola.cards.conditions import Between
from games.agricola.cards.every import HAND_CARDS
from games.agricola.wording.hands import card_hint, needs_text, why_not
from games.agricola.wording.options import wording
from games.core.catalogue import catalogue
from games.core.preview import preview
from games.core.text import Text
from tests.games.agricola.table import both, farm, give, table

WORDS = {
    language: catalogue(language, ("games.core.texts", "games.agricola.texts")) for language in ("en", "es", "it")
}


def said(text: Text | None, language: str = "en") -> str:
    return "" if text is None else WORDS[language].say(text, str)


@pytest.mark.parametrize("language", WORDS)
def test_every_prerequisite_can_be_said(language: str) -> None:
    for name, card in HAND_CARDS.items():
        words = said(needs_text(name), language)
        assert bool(words) == (card.needs is not None or bool(card.upgrades)), name
        assert "agricola" not in words and "99" not in words, (name, words)
        assert "agricola" not in said(card_hint(name), language)
        if isinstance(card.needs, Between) and card.needs.most:
            assert str(card.needs.least or card.needs.most) in words


@pytest.mark.parametrize(("card", "words"), [
    ("M016", "at most 3 forests"), ("M036", "no moor"), ("M116", "at least 3 rooms"), ("M051", "a clay or stone house"),
    ("A044", "exactly 2 occupations"), ("M041", "round 8 or later"), ("M044", "round 4 or earlier"),
    ("M025", "1 field or 1 pasture or 1 stable"), ("M085", "Heating Oven to be returned"),
    ("M065", "at least 4 food and at least 4 fuel"), ("A038", "at least 5 sheep"),
])
def test_prerequisites_read_like_this(card: str, words: str) -> None:
    if card in HAND_CARDS:
        assert said(needs_text(card)) == words


def test_a_card_in_one_line_has_cost_prerequisite_points_and_effect() -> None:
    card = next(name for name, card in HAND_CARDS.items() if card.cost and card.points and card.needs)
    words = said(card_hint(card))
    assert said(needs_text(card)) in words and f"{card_of(card).points} point" in words
    assert words.index("needs") < words.index("point") and words.endswith(said(Text(f"agricola-card-{card}-text")))


HANDS = {"hands": [["M075", "A024", "M085", "B104"], ["M050"]]}


def test_what_can_be_played_now_and_why_the_rest_cannot() -> None:
    one = table(2, give(wood=1, clay=1, reed=1), moor=True, level=3, given=HANDS)
    mine = one.view(0).farms[0]
    assert mine.ready == ("B104", "M075") and mine.playable == ("B104", "M075")
    assert why_not(mine, "M075") is None and why_not(mine, "B104") is None
    assert said(why_not(mine, "A024")) == "needs at least 2 occupations"
    assert said(why_not(mine, "M085")) == "needs Heating Oven to be returned"
    poor = table(2, both(give(clay=1), farm(occupations=["A098", "B126"])), moor=True, level=3, given=HANDS)
    mine = poor.view(0).farms[0]
    assert said(why_not(mine, "M075")) == "costs 1 clay and 1 reed; you lack 1 reed"
    assert said(why_not(mine, "A024")) == "costs 1 wood; you lack 1 wood"
    assert mine.playable == ("B104",)


def test_nobody_else_is_told_what_could_be_played() -> None:
    one = table(2, give(1, wood=9, clay=9), moor=True, level=3, given=HANDS)
    for viewer in (None, 0):
        other = one.view(viewer).farms[1]
        assert (other.hand, other.ready, other.playable, other.hand_costs) == ((), (), (), {})


def test_the_question_says_cost_and_prerequisite_and_the_board_tells_the_whole_hand() -> None:
    one = table(2, give(wood=1, clay=1, reed=1), moor=True, level=3, given=HANDS)
    one.place("meeting_place")
    decision = one.asked()
    assert decision.key == "minor" and decision.parts[0].ids == ("M075",)
    hint = wording(one.view(0), decision, "M075").hint
    assert said(hint).startswith("1 clay and 1 reed; 1 point; ")
    lines = [said(line) for section in one.session.rules.board_sections(one.view(0)) for line in section.lines]
    assert any(line.startswith("Threshing Board (Minor improvement): 1 wood; needs at least 2 occupations; 1 point; ")
               and line.endswith("Not now: needs at least 2 occupations") for line in lines)
    public = [said(line) for section in one.session.rules.board_sections(one.view(None)) for line in section.lines]
    assert not any("Threshing Board" in line for line in public)


def test_a_card_is_shown_with_what_it_leads_to_before_the_others_see_it() -> None:
    one = table(2, give(wood=1, clay=1, reed=1), moor=True, level=3, given=HANDS)
    one.place("meeting_place")
    assert one.session.rules.previewed(one.asked())
    seen = preview(one.session, 0, ("M075",))
    assert seen.board is not None and seen.board.farms[0].minors == ("M075",) and one.me().minors == []
    assert next(said(line.text) for line in seen.lines).startswith("0 plays Fuel Storage")
