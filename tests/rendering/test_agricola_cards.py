"""The pictures of hand cards: every card can be read, what stands in the way is seen, nobody else sees a hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.agricola import SPEC
from games.agricola.cards.every import HAND_CARDS
from games.agricola.options import AgricolaOptions
from games.agricola.view import AgricolaView
from games.agricola.wording.terms import card_text
from games.core.catalogue import LANGUAGES
from games.core.decision import Decision, Part
from games.core.registry import new_session
from rendering.kit.picture import ALT_LIMIT, Picture
from rendering.kit.text import Recorded, recording
from rendering.registry import answered_by, draw, gallery, own_pictures
from tests.games.agricola.table import both, farm, give, table
from tests.rendering.conftest import words_in

NAMES = ("Ana", "Ben", "Cleo")
CARDS = sorted(HAND_CARDS)


def drawn(
    what: str, view: AgricolaView, language: str = "en", marked: Sequence[str] = ()
) -> tuple[Picture, list[Recorded]]:
    with recording() as runs:
        picture = draw("agricola", what, view, words_in(language, NAMES), NAMES, (), marked)
    assert 20 < len(picture.alt) <= ALT_LIMIT and "draw-" not in picture.alt and "agricola-" not in picture.alt
    assert [run for run in runs if not run.inside] == []
    assert [run for run in runs if run.contrast < (4.5 if run.size < 32 else 3)] == []
    return picture, runs


def holding(cards: Sequence[str]) -> AgricolaView:
    return table(2, give(), moor=True, level=3, given={"hands": [list(cards), []]}).view(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_whole_on_a_page_of_eight(language: str) -> None:
    for kind in ("occupation", "minor"):
        names = [name for name in CARDS if HAND_CARDS[name].kind == kind]
        for start in range(0, len(names), 8):
            _, runs = drawn(f"{kind}s", holding(names[start : start + 8]), language)
            assert [run.text for run in runs if run.cut] == []
            assert min(run.size for run in runs) >= 20


def test_a_hand_of_fourteen_has_all_names_before_the_first_round() -> None:
    session = new_session(SPEC, 1, "77" * 32, AgricolaOptions(level=3))
    board = session.rules.view(session.state, 0)
    assert answered_by("agricola", session.open()[0]) == "cards"
    picture, runs = drawn("cards", board, marked=board.farms[0].hand[:2])
    said = " ".join(run.text for run in runs)
    for card in board.farms[0].hand:
        name = words_in("en", NAMES)(card_text(card))
        assert name in picture.alt and all(word in said for word in name.split())


def test_the_draft_shows_the_cards_to_choose_from_and_those_taken() -> None:
    session = new_session(SPEC, 3, "78" * 32, AgricolaOptions(level=3))
    for seat in range(3):
        session.submit(seat, session.open()[seat].parts[0].ids[:1])
    board = session.rules.view(session.state, 1)
    assert answered_by("agricola", session.open()[1]) == "draft"
    picture, runs = drawn("draft", board)
    words = words_in("en", NAMES)
    assert len(board.farms[1].pile) == 6 and len(board.farms[1].hand) == 1
    for card in (*board.farms[1].pile, *board.farms[1].hand):
        assert words(card_text(card)) in picture.alt
    assert "Taken so far" in " ".join(run.text for run in runs)


def test_what_cannot_be_played_says_why_on_the_picture_and_in_its_alt_text() -> None:
    one = table(2, both(give(clay=1, reed=1), farm(occupations=[])), moor=True, level=3,
                given={"hands": [["M075", "A024", "M110"], []]})
    picture, runs = drawn("minors", one.view(0))
    said = [run.text for run in runs]
    assert {"1!", "3!"} <= set(said), "the wood that is lacking"
    assert any(words.endswith("!") and "occupations" in words for words in said)
    for count in ("occupations", "horses"):
        assert f"Not now: needs at least 2 {count}." in picture.alt
    assert picture.alt.count("Not now") == 2


def test_which_picture_answers_which_question() -> None:
    for key, what in (("minor", "minors"), ("occupation", "occupations"), ("plow", "hand"), ("place", "hand")):
        assert answered_by("agricola", Decision(0, key, (Part(key, ("a",)),))) == what
    assert answered_by("northwood", Decision(0, "minor", (Part("a", ("a",)),))) == "hand"


def test_played_cards_are_one_click_away_for_everybody_and_hands_for_their_owner_only() -> None:
    one = table(3, both(farm(1, minors=["M050"], occupations=["A098"])), moor=True, level=3,
                given={"hands": [["M075", "B104"], ["A024"], []]})
    for viewer in (None, 0, 1, 2):
        seen = dict(gallery("agricola", one.view(viewer)))
        assert "played-1" in seen and "played-0" not in seen and "minors" not in seen
    own = {viewer: [name for name, _ in own_pictures("agricola", one.view(viewer))] for viewer in (None, 0, 1, 2)}
    assert own == {None: ["occupations", "minors"], 0: ["occupations", "minors"], 1: ["minors"], 2: []}
    two, without = table(2, moor=True, level=2, given={"hands": [[], []]}), table(2)
    assert [name for name, _ in own_pictures("agricola", two.view(None))] == ["minors"]
    assert own_pictures("agricola", without.view(None)) == ()
    picture, _ = drawn("played-1", one.view(0))
    assert "Stable Architect" in picture.alt and "Threshing" not in picture.alt and picture.filename == "cards.jpg"
    for what in ("minors", "occupations", "cards", "draft"):
        with pytest.raises(ValueError, match="spectator"):
            drawn(what, one.view(None))


def test_the_pictures_of_others_do_not_depend_on_a_hand() -> None:
    hands = (["M075", "B104"], ["A024", "A098"])
    tables = [table(2, moor=True, level=3, given={"hands": [hand, []]}) for hand in hands]
    for viewer in (None, 1):
        views = [one.view(viewer) for one in tables]
        for what in ("board", *dict(gallery("agricola", views[0]))):
            first, second = (drawn(what, view)[0] for view in views)
            assert (first.data, first.alt, first.filename) == (second.data, second.alt, second.filename), what
