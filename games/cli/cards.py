"""`python -m games cards GAME`: every card of a game, where it is declared, and which tests miss it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.core.cards import Box, GameCard
from games.core.catalogue import Catalogue, catalogue
from games.core.spec import GameSpec

ROOT = Path(__file__).parents[2]
COLUMNS = ("id", "kind", "name", "declared", "data_only", "tests")


def record_of(game: str) -> Path:
    """The file in which `python -m tests.mutate_cards --record` has written which tests fail without each card."""
    return ROOT / "tests" / "games" / game / "cards.json"


def recorded(game: str) -> dict[str, list[str]]:
    """Card -> names of the tests that fail when it is switched off. Empty where the tests are not at hand."""
    try:
        found: dict[str, list[str]] = json.loads(record_of(game).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return found


def listed(spec: GameSpec[Any]) -> list[dict[str, Any]]:
    """The cards of a game that do something, in the order of declaration."""
    if spec.box is None:
        return []
    tests, words = recorded(spec.id), catalogue("en", ("games.core.texts", f"games.{spec.id}.texts"))
    return [_row(spec.box, card, words, tests.get(card.id, [])) for card in spec.box.cards.values()]


def _row(box: Box[Any, Any], card: GameCard, words: Catalogue, tests: Sequence[str]) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "name": words.say(card.title(box.game), str),
        "declared": _file(card.declared),
        "data_only": box.data_only(card.id),
        "tests": list(tests),
    }


def _file(module: str) -> str:
    """A module's file, from the folder that the project lies in."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return "" if file is None else Path(file).resolve().relative_to(ROOT).as_posix()


def as_table(rows: Sequence[dict[str, Any]]) -> str:
    """The list for people: tests are counted, the longest columns decide the widths."""
    shown = [COLUMNS, *(_shown(row) for row in rows)]
    widths = [max(len(row[at]) for row in shown) for at in range(len(COLUMNS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in shown]
    data = sum(row["data_only"] for row in rows)
    return "\n".join([*lines, f"{len(rows)} cards, {data} of them data only"])


def _shown(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple({**row, "data_only": "data" if row["data_only"] else "", "tests": str(len(row["tests"]))}[name]
                 for name in COLUMNS)
