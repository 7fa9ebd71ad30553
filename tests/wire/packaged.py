"""What `test_new_game` lets run where the package of docs/new_game.md is installed, beside packages that are broken."""

from __future__ import annotations

import random

import pytest

from cogs.words import words
from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES, HOUSE, LEFT_OUT
from games.core.text import Text
from storage.outgoing import OutboxKind
from tests.wire.stage import Stage, ids, shown
from tests.wire.test_every_game import answer, seated, until_asked

BROKEN = {"broken": "ZeroDivisionError: oh", "hollow": "ModuleNotFoundError", "zz-nim": "here already",
          "northwood-again": "here already"}


def test_what_cannot_be_offered_is_told_of_and_all_else_is_there() -> None:
    assert (*HOUSE, "nim") == GAMES
    told = {one.package: one.reason for one in LEFT_OUT}
    assert told.keys() == BROKEN.keys()
    assert all(reason in told[package] for package, reason in BROKEN.items())


def test_its_words_are_there_in_every_language() -> None:
    for language in LANGUAGES:
        catalogue = words(language)
        assert catalogue.say(Text("nim-name"), str) == "Nim"
        assert catalogue.has("nim-tagline") and catalogue.has("draw-nim-won")


async def test_a_whole_game_is_played_over_the_wire(
    stage: Stage, real_pictures: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Ana against the AI, from the lobby to the ranking with its picture."""
    rng = random.Random(3)
    lobby = await stage.open("nim")
    assert "nim-" not in shown(lobby)
    await seated(stage, "nim")
    await stage.settle()
    (board,) = (await stage.posted(OutboxKind.TURN))[-1]["attachments"]
    assert board["filename"] == "board.png" and "pebbles are left." in board["description"]
    turns = 0
    while (form := await until_asked(stage)) is not None:
        assert ids(form) and "nim-" not in shown(form)
        await answer(stage, form, rng)
        turns += 1
    await stage.settle()
    assert turns >= 2
    final = (await stage.posted(OutboxKind.FINAL))[-1]
    (picture,) = final["attachments"]
    assert picture["filename"] == "ranking.png" and "wins!" in picture["description"]
    assert len(stage.download(picture)) > 1000 and "nim-" not in shown(final)
    assert [one.message for one in caplog.records if one.name.startswith(("cogs", "tables", "rendering"))] == []
