"""All texts of the program in English and in one language, folder by folder."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cogs.words.catalogues import folders
from games.core.catalogue import message_sources, text_directory
from games.core.translation import SUFFIX, Standing, compare, parse_record
from sandbox.web_files import WEB

TERMS = ".terms"
PAGE = "sandbox.web"
"""The folder of the local table's page, whose texts are JSON."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one folder, by key: their sources in English and in a language. `record` is the file with what they
    were translated from, `terms` the file with words that are always translated alike; neither need exist."""

    folder: str
    english: Mapping[str, str]
    own: Mapping[str, str]
    record: Path
    terms: Path

    @property
    def digests(self) -> dict[str, str]:
        """What the texts were translated from, as recorded, by key."""
        return parse_record(self.record.read_text(encoding="utf-8")) if self.record.is_file() else {}

    @property
    def standing(self) -> Standing:
        """How the translation compares with English."""
        return compare(self.english, self.own, self.digests)


def all_texts(language: str) -> Iterator[Texts]:
    """Yield the texts of every folder: those of the bot, of the terminal, and of the local table's page."""
    for folder in (*folders(), "games.cli.texts"):
        place = Path(str(text_directory(folder)))
        yield Texts(
            folder, dict(message_sources(folder, "en")), dict(message_sources(folder, language)),
            place / f"{language}{SUFFIX}", place / f"{language}{TERMS}",
        )
    yield Texts(
        PAGE, _page("en"), _page(language), WEB / f"words.{language}{SUFFIX}", WEB / f"words.{language}{TERMS}"
    )


def page_line(key: str, said: str) -> str:
    """Return a text of the local table's page as a line of its file."""
    value = said if said.startswith("[") else json.dumps(said, ensure_ascii=False)  # a list is kept as JSON
    return f'"{key}": {value}\n'


def _page(language: str) -> dict[str, str]:
    file = WEB / f"words.{language}.json"
    said = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {key: one if isinstance(one, str) else json.dumps(one, ensure_ascii=False) for key, one in said.items()}
