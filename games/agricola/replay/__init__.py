"""Playing recorded games of other programs again, through the same door as players, and comparing as they go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.agricola.replay.solo_log import SoloLog
from games.agricola.replay.trace import Trace

__all__ = ["replay", "replay_record"]


def replay_record(record: Any) -> list[tuple[str, list[str]]] | None:
    """The games in a file of records, each with what differs; None when the file is of another kind.

    Known are {"solo": {"games": [...]}} with logs by round and {"two_players": {"games": [...]}} with traces.
    """
    if not isinstance(record, Mapping):
        return None
    if "log" in record or "actions" in record:
        return [(_name(record), replay(record))]
    games = [
        game for shape in ("solo", "two_players")
        if isinstance(record.get(shape), Mapping) for game in record[shape].get("games", ())
    ]
    return [(_name(game), replay(game)) for game in games] if games else None


def replay(record: Mapping[str, Any]) -> list[str]:
    """What differs when one recorded game is played again, or why it cannot be; empty when nothing does."""
    try:
        return (SoloLog(record) if "log" in record else Trace(record)).problems()
    except KeyError as missing:
        return [f"the record has no {missing.args[0]!r} where one is needed"]
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        return [f"the record cannot be read: {error}"]


def _name(record: Mapping[str, Any]) -> str:
    name = record.get("name")
    return str(name) if name else f"{record.get('agents', 'trace')} {record.get('seed', '')}".strip()
