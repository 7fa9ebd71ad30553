"""`python -m games verify FILE`: whether a table's draws were those that were sealed before it began."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from games.core.catalogue import catalogue
from games.core.record import FORMAT, Export
from games.core.text import Text, text
from games.core.verify import verify


def check(files: Sequence[Path], language: str) -> int:
    """Check each file and say in plain words what holds and what does not; the exit code is 1 when anything fails."""
    words = catalogue(language, ("games.core.texts", "games.cli.texts"))
    failed = 0
    for file in files:
        ok, told = _checked(file)
        failed += not ok
        print(f"{file}:")
        for one in told:
            print(f"- {words.say(one, lambda seat: str(seat))}")
    return 1 if failed else 0


def _checked(file: Path) -> tuple[bool, list[Text]]:
    try:
        plain = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return False, [text("cli-verify-unreadable", why=str(error))]
    number = plain.get("format") if isinstance(plain, dict) else None
    if number != FORMAT:
        return False, [text("cli-verify-format", known=FORMAT, found=str(number))]
    try:
        export = Export.model_validate_json(json.dumps(plain))
    except ValidationError as error:
        return False, [text("cli-verify-misfit", place=_place(one["loc"]), why=one["msg"]) for one in error.errors()]
    verdict = verify(export)
    if verdict.wrong:
        return False, [*verdict.wrong, text("cli-verify-bad")]
    end = text("cli-verify-fingerprint", what=export.fingerprint)
    return True, [*verdict.good, *verdict.unknown, end]


def _place(path: tuple[int | str, ...]) -> str:
    """`record.draws[3].size`"""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")
