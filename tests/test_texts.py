"""Catalogues: every key in every language with the same variables, and no sentence of a rulebook in them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.catalogue import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDERS = sorted({
    file.parent for top in ("games", "rendering", "bot", "cogs") for file in (ROOT / top).rglob("*.ftl")
})
RULEBOOKS = Path(os.environ.get("SOBREMESA_RULEBOOKS", ROOT.parent / "shared" / "rulebooks"))
RUN = 8


class _Variables(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the variables that each uses. Junk and doubled keys fail."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder.name}/{language}: {entry.content[:80]!r}"
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
    files = [*(f for folder in FOLDERS for f in folder.glob("*.ftl")), *(ROOT / "docs").rglob("*.md")]
    shared = [
        f"{file.relative_to(ROOT)} and {book}: {' '.join(run)}"
        for file in files
        for run in _runs(_words(re.sub(r"\{[^{}]*\}", " ", file.read_text(encoding="utf-8"))))
        for book, runs in books.items()
        if run in runs
    ]
    assert shared == []
