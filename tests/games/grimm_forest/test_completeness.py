"""The box is complete: every card is declared, tested by name, played in random play, and named nowhere else."""

from __future__ import annotations

import io
import os
import random
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest

import games.grimm_forest
import rendering.grimm_forest
from games.core.cards import does_something
from games.core.fuzz import play_randomly
from games.core.registry import new_run
from games.grimm_forest import SPEC
from games.grimm_forest.cards.box import BOX
from games.grimm_forest.cards.declare import fable_card, friend_card
from games.grimm_forest.content import FABLES, FRIENDS, Kind
from games.grimm_forest.options import GrimmOptions
from tests.games.grimm_forest.table import Table

# While `make mutate-cards` has a card switched off, only tests of what the cards do may notice it.
pytestmark = pytest.mark.skipif("SOBREMESA_SWITCHED_OFF" in os.environ, reason="a card is switched off")

GAME = Path(games.grimm_forest.__file__).parent
DRAWING = Path(rendering.grimm_forest.__file__).parent
NAMES = re.findall(
    r"def (test_\w+)", "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
)


def test_the_decks_list_what_the_box_declares() -> None:
    assert sorted(FABLES) == sorted(card.id for card in BOX.of_kind("fable"))
    assert sorted(FRIENDS) == sorted(card.id for card in BOX.of_kind("friend"))
    assert len(BOX.cards) == len(FABLES) + len(FRIENDS) == 57
    assert SPEC.cards == {"fable": FABLES, "friend": FRIENDS}


def test_every_card_does_something_and_is_declared_with_its_theme() -> None:
    for card in BOX.cards.values():
        assert does_something(card), card.id
        assert card.declared.startswith(f"games.grimm_forest.cards.{card.kind}s."), card.id


def test_the_ai_knows_what_every_card_is_worth() -> None:
    for fable in map(fable_card, FABLES):
        monster = fable.nature is Kind.MONSTER
        assert fable.worth > 0 and (fable.bonus is None) is monster and (fable.harm is not None) is monster, fable.id
    for friend in map(friend_card, FRIENDS):
        assert friend.worth > 0 and (friend.action_worth is None) is (friend.special is None), friend.id


def test_a_test_names_every_card() -> None:
    assert [card for card in BOX.cards if not any(name.startswith(f"test_{card}") for name in NAMES)] == []


def test_a_card_switched_off_does_nothing() -> None:
    with BOX.switched_off("seven_dwarfs"), BOX.switched_off("golden_goose"):
        table = Table().friend(0, "seven_dwarfs").friend(1, "golden_goose").go("fields", "forest", "brickyard")
        assert table.seat(0).actions == 2 and table.goods(1) == (0, 4, 0)
        table.answer(0, "build", "gain:straw").answer(0, "build", "gain:straw")
        assert "free:golden_goose" not in table.options(1)
    assert friend_card("golden_goose").free is not None


def _code(file: Path) -> str:
    """What a module says to Python: without comments and docstrings."""
    tokens = list(tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline))
    kept = [
        token.string for token in tokens
        if token.type in (tokenize.NAME, tokenize.STRING) and not token.string.startswith('"""')
    ]
    return " ".join(kept).replace("-", "_")


def _named(file: Path) -> set[str]:
    code = _code(file)
    return {card for card in BOX.cards if re.search(rf"(?<![a-z]){card}(?![a-z])", code)}


def test_no_rule_wording_ai_or_drawing_names_a_card() -> None:
    """But for the cards themselves and their faces."""
    own = {GAME / "cards", DRAWING / "icons"}
    files = [file for file in (*GAME.rglob("*.py"), *DRAWING.rglob("*.py")) if own.isdisjoint(file.parents)]
    named = {str(file.relative_to(GAME.parents[1])): _named(file) for file in files if _named(file)}
    assert named == {"games/grimm_forest/content.py": {*FABLES, *FRIENDS}}


def test_every_card_is_played_and_triggered_in_random_play() -> None:
    tally: Counter[str] = Counter()
    wanted = {f"{what}:{card}" for card in BOX.cards for what in ("played", "triggered")}
    for number in range(400):
        players = 2 + number % 3
        session = new_run(SPEC, players, f"{number:064x}", GrimmOptions(advanced=True))
        play_randomly(session, random.Random(number))
        tally.update(session.tally)
        if wanted <= tally.keys():
            return
    assert wanted - tally.keys() == set()
