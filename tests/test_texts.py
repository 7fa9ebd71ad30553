"""Catalogues: every key in every language with the same variables, and no sentence of a rulebook in them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.catalogue import LANGUAGES, catalogue, catalogue_files
from games.core.registry import HOUSE, spec_of, texts_of
from games.core.text import Text, key_of

ROOT = Path(__file__).parent.parent
FOLDERS = sorted({
    file.parent.parent.parent if file.parent.name in LANGUAGES else file.parent
    for top in ("games", "rendering", "tables", "cogs", "docs") for file in (ROOT / top).rglob("*.ftl")
})
BOOK = "above-below-page-"
"""The book of Above and Below tells as a storybook does, with *vosotros*; all else speaks to people of today."""
RULEBOOKS = Path(os.environ.get("SOBREMESA_RULEBOOKS", ROOT.parent / "shared" / "rulebooks"))
RUN = 8


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(folder: Traversable, language: str) -> Iterator[ast.EntryType]:
    """Everything that the files of a catalogue hold."""
    for file in catalogue_files(folder, language):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(folder: Traversable, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the variables that each uses. Junk and doubled keys fail."""
    found: dict[str, set[str]] = {}
    for entry in entries(folder, language):
        assert not isinstance(entry, ast.Junk), f"{folder.name}/{language}: {(entry.content or '')[:80]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {folder.name}/{language}"
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_key_in_every_language_with_the_same_variables(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES[1:]:
        assert messages(folder, language) == english


def test_a_key_belongs_to_one_folder() -> None:
    seen: dict[str, Path] = {}
    for folder in FOLDERS:
        for key in messages(folder, "en"):
            assert key not in seen, f"{key} stands in {folder} and in {seen[key]}"
            seen[key] = folder


READMES = {"en": "README.md", "es": "README.es.md", "it": "README.it.md"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_readme_names_every_game_with_its_numbers_of_players(language: str) -> None:
    readme = (ROOT / READMES[language]).read_text(encoding="utf-8")
    listed = dict(re.findall(r"\*\*([^*]+)\*\* \(([^)]*)\)", readme))
    words = catalogue(language, tuple(map(texts_of, HOUSE)))
    seats = {words.say(Text(key_of(game, "name")), str): sorted(spec_of(game).seats) for game in HOUSE}
    assert listed.keys() == seats.keys()
    for name, numbers in listed.items():
        told = [int(number) for number in re.findall(r"\d+", numbers)]
        assert told == ([] if seats[name] == [1] else [seats[name][0], seats[name][-1]])


class _Spoken(Visitor):
    """The text elements of a message: what is read, without placeables and literals."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


def spoken(folder: Path, language: str) -> dict[str, str]:
    """The words of each message of a catalogue, all variants and other names one after the other."""
    found: dict[str, str] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            seen = _Spoken()
            seen.visit(entry)
            found[entry.id.name] = " ¶ ".join(seen.parts)
    return found


def everything(language: str) -> Iterator[tuple[str, str]]:
    """Every key of every catalogue with its words in a language."""
    for folder in FOLDERS:
        yield from spoken(folder, language).items()
    page = json.loads((ROOT / "sandbox" / "web" / f"words.{language}.json").read_text(encoding="utf-8"))
    yield from ((f"page-{key}", words) for key, words in page.items() if isinstance(words, str))


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_typographic(language: str) -> None:
    """Curly apostrophes, and the quotation marks of the language; code in backquotes keeps its own."""
    foreign = {"en": "«»", "es": "“”", "it": "“”"}[language]
    wrong = {
        key for key, words in everything(language)
        if any(mark in re.sub(r"`[^`]*`", "", words) for mark in ("'", '"', *foreign))
    }
    assert wrong == set()


def test_spanish_has_no_verb_that_is_vulgar_in_america() -> None:
    """*Coger* is an everyday verb in Spain and an obscene one from Mexico to Argentina; *recoger* is neither."""
    found = {key for key, words in everything("es") if re.search(r"\b(c[oó]g[eiéíuú]|c[oó]j[oaá])", words.casefold())}
    assert found == set()


def test_spanish_speaks_to_nobody_as_people_do_only_in_spain() -> None:
    """No *vosotros*: several people are addressed in a way that is said on both sides of the ocean."""
    forms = re.compile(
        r"\b(os|vosotr[oa]s|vuestr[oa]s?|(?!dieciséis|veintiséis)\w+[áé]is|veis|dais|vais|sois|pulsad|elegid|tomad|terminad|jugad|decid)\b"
    )
    assert {
        key for key, words in everything("es") if forms.search(words.casefold()) and not key.startswith(BOOK)
    } == set()


def test_italian_has_one_word_for_a_forest() -> None:
    """The space and the tile have one name, as in the rules; names of cards may be what they like."""
    named = re.compile(r"agricola-(card-[A-Z]\d+|major-[a-z-]+)")
    assert {
        key for key, words in everything("it")
        if "agricola" in key and re.search(r"\bbosc(o|hi)\b", words.casefold()) and not named.fullmatch(key)
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_tells_to_type_or_to_press_is_there(language: str) -> None:
    """The buttons and commands that the readme names, in its table for players, and what the hint of a thread says."""
    words = spoken(ROOT / "cogs" / "texts", language)
    readme = (ROOT / ("README.md" if language == "en" else f"README.{language}.md")).read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?!-)(.*) \|$", readme, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\| (?!-)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    labels = set(words.values())
    for row in rows:
        assert set(re.findall(r"\*\*(.+?)\*\*", row)) <= labels, row
        assert {command for typed in re.findall(r"`/([^`]+)`", row) for command in typed.split()} <= labels, row
    assert f"`{words['cogs-opt-where']}: {words['cogs-where-thread']}`" in words["cogs-opened-heavy"]


def test_every_place_that_a_page_names_is_there() -> None:
    """Files and folders in backquotes, in the readmes and in docs."""
    rooms = "games|cogs|rendering|tables|storage|sandbox|bot|tests|docs|benchmarks"
    pages = [*ROOT.glob("README*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/README.md")]
    gone = {
        (page.name, named)
        for page in pages
        for named in re.findall(rf"`((?:{rooms})/[\w/.-]+)`", page.read_text(encoding="utf-8"))
        if not (ROOT / named).exists()
    }
    assert len(pages) > 10 and gone == set()


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


def _runs(words: list[str]) -> Iterator[tuple[str, ...]]:
    for at in range(len(words) - RUN + 1):
        yield tuple(words[at : at + RUN])


@pytest.mark.skipif(not RULEBOOKS.is_dir(), reason="the rulebooks are not at hand (SOBREMESA_RULEBOOKS)")
def test_no_eight_consecutive_words_of_a_rulebook() -> None:
    books = {
        file.name: set(_runs(_words(file.read_text(encoding="utf-8")))) for file in sorted(RULEBOOKS.glob("*.txt"))
    }
    assert books, "no rulebook found"
    files = [*(f for folder in FOLDERS for f in folder.rglob("*.ftl")), *(ROOT / "docs").rglob("*.md")]
    shared = [
        f"{file.relative_to(ROOT)} and {book}: {' '.join(run)}"
        for file in files
        for run in _runs(_words(re.sub(r"\{[^{}]*\}", " ", file.read_text(encoding="utf-8"))))
        for book, runs in books.items()
        if run in runs
    ]
    assert shared == []
