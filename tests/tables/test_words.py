"""The service's texts: every key that is used exists, every key that exists is used, and all can be said."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from cogs.words.catalogues import folders, words
from games.core.catalogue import LANGUAGES, PSEUDO
from games.core.text import Arg, Listed, Seat, Text

TABLES = Path(__file__).parents[2] / "tables"
KEYS = sorted(re.findall(r"^(bot-[a-z-]+) =", (TABLES / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
ARGS: dict[str, Arg] = {
    "seat": Seat(1), "game": Text("core-yes"), "what": Listed((Text("core-yes"), Text("core-no"))), "n": 2, "most": 4,
    "least": 2, "here": 1, "seal": "12ab34cd", "since": "1", "until": "2",
    "note": "", "noted": 0, "again": 0, "left": 3,
}


def test_keys_in_the_code_are_those_of_the_catalogue() -> None:
    used: set[str] = set()
    for file in TABLES.rglob("*.py"):
        used |= set(re.findall(r'"(bot-(?:trouble|log|notice)-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert sorted(used) == KEYS


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_text_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    said = [words(language).say(Text(key, {**ARGS, "n": n}), lambda seat: f"S{seat}") for key in KEYS for n in (1, 2)]
    assert all(said) and caplog.text == ""
    assert not any("{" in one or "$" in one for one in said)


def test_all_folders_are_found() -> None:
    assert {"games.core.texts", "tables.texts"} <= set(folders())
