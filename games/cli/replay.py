"""Play recorded games again: our own transcripts, and the records that single games can read."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from games.core.registry import GAMES
from games.core.transcript import TRANSCRIPT, play_again


def replay(files: Sequence[Path]) -> int:
    """Replay each file and say what differs; the exit code is 1 when anything does."""
    wrong = 0
    for file in files:
        try:
            record = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            print(f"{file}: cannot be read ({error})")
            wrong += 1
            continue
        for name, problems in replay_record(record):
            wrong += bool(problems)
            print(f"{file.name}: {name}: {'; '.join(problems) if problems else 'the same'}")
    return 1 if wrong else 0


def replay_record(record: Any) -> list[tuple[str, list[str]]]:
    """The games in a record and what differs in each: [] when a game replays to the same."""
    for game in GAMES:
        reader = _reader(game)
        if reader is not None and (found := reader(record)) is not None:
            return found
    try:
        transcript = TRANSCRIPT.validate_python(record)
    except ValidationError:
        return [("record", ["no game knows this kind of record"])]
    return [(transcript.game, play_again(transcript))]


def _reader(game: str) -> Callable[[Any], list[tuple[str, list[str]]] | None] | None:
    """`games.<game>.replay.replay_record`, where a game has one; it returns None for records that are not its own."""
    name = f"games.{game}.replay"
    if find_spec(name) is None:
        return None
    reader: Callable[[Any], list[tuple[str, list[str]]] | None] = import_module(name).replay_record
    return reader
