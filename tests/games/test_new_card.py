"""docs/cards.md: its cards are written into a copy of the program, as the page says, and their tests pass."""

from __future__ import annotations

from pathlib import Path

from tests.pages import LANGUAGES, Program, blocks

SECOND = "\n\nrope_walk ="
MODULE = "games/grimm_forest/cards/fables/alone.py"


def test_the_hand_cards_of_the_page_work(tmp_path: Path) -> None:
    cards, tests = blocks("cards.md", "python", "## A worked example")
    (words,) = blocks("cards.md", "", "## A worked example")
    hedger, _, rope_walk = cards.partition(SECOND)
    program = Program(tmp_path, "games/agricola", "tests/games/agricola")
    program.add("games/agricola/cards/hand/using_spaces.py", hedger)
    program.add("games/agricola/cards/hand/rounds.py", f"rope_walk ={rope_walk}")
    for language in LANGUAGES:
        program.add(f"games/agricola/texts/{language}.ftl", words + words.replace("X001", "X002"))
    module = "tests/games/agricola/cards/test_using_spaces.py"
    program.add(module, tests)
    program.test("-k", "x001 or x002", module, passing=5)


def test_the_fable_of_the_page_works(tmp_path: Path) -> None:
    card, test = blocks("cards.md", "python", "## A Fable of The Grimm Forest")
    program = Program(tmp_path, "games/grimm_forest", "tests/games/grimm_forest", "rendering/grimm_forest")
    program.replace(MODULE, "deeds import DrawFriend", "deeds import DrawFriend, GainChoice")
    program.add(MODULE, card)
    program.replace("games/grimm_forest/content.py", ' "wolf",\n)', ' "wolf", "berry_basket",\n)')
    module = "tests/games/grimm_forest/test_fables_alone.py"
    program.add(module, test)
    program.test("-k", "berry_basket", module, passing=1)
