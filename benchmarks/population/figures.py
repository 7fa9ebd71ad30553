"""What has become of a population, in numbers."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

HELD = (0.75, 0.85)
"""Spans that are to hold four times out of five may hold so often."""
ENOUGH = 400
"""Fewer spans say little about that."""
SETTLING = 0.2
"""The share of spans, the first ones, by which the bot learns how wide they must be."""
GROWTH = 1.4
"""The memory at the end may be so much of what it was when all tables had opened."""


@dataclass
class Figures:
    """Of one process or of all. `spans`: by kind of forecast, how many held and how many there were."""

    counted: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    spans: dict[str, tuple[int, int]] = field(default_factory=dict)
    memory: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def __add__(self, other: Figures) -> Figures:
        kinds = self.spans.keys() | other.spans.keys()
        none = (0, 0)
        spans = {
            kind: (self.spans.get(kind, none)[0] + other.spans.get(kind, none)[0],
                   self.spans.get(kind, none)[1] + other.spans.get(kind, none)[1]) for kind in sorted(kinds)
        }
        return Figures(
            self.counted + other.counted, self.wrong + other.wrong, spans, [*self.memory, *other.memory],
            max(self.seconds, other.seconds),
        )

    def broken(self) -> list[str]:
        """The laws that were broken, those of the whole population too."""
        found = list(self.wrong)
        held, spans = (sum(one[n] for one in self.spans.values()) for n in (0, 1))
        if spans >= ENOUGH and not HELD[0] <= held / spans <= HELD[1]:
            found.append(f"forecasts hold in {held / spans:.1%} of {spans} cases")
        return found

    def told(self) -> str:
        """All of it, a line each."""
        lines = [f"{what}: {n}" for what, n in sorted(self.counted.items())]
        lines += [f"forecasts of {kind}: {held / n:.1%} of {n} hold" for kind, (held, n) in self.spans.items() if n]
        lines += [f"memory: at most {max(self.memory, default=0) >> 20} MB a process; {self.seconds:.0f} s"]
        return "\n".join(lines)


def grown(memory: Sequence[int], opened: float) -> str | None:
    """Whether a process has taken more and more memory since the tables had opened, a share `opened` of the time."""
    later = memory[int(len(memory) * opened) + 1:]
    if len(later) < 8 or later[-1] <= GROWTH * later[0]:
        return None
    return f"memory has grown from {later[0] >> 20} to {later[-1] >> 20} MB"


def statuses(path: Path) -> Counter[str]:
    """How many tables have come to what."""
    with sqlite3.connect(path) as db:
        return Counter({f"tables {status}": n for status, n in db.execute(
            "SELECT status, count(*) FROM game_table GROUP BY status"
        )})


def spans_of(path: Path, until: float) -> dict[str, tuple[int, int]]:
    """By kind of forecast, how many spans held and how many there were: of all that were shown and were over by the
    end, without the first ones, and without tables that were ended early."""
    with sqlite3.connect(path) as db:
        rows = db.execute(
            """SELECT f.kind, f.low, f.high, t.status, t.ended_at, (
                   SELECT min(q.asked_at) FROM (
                       SELECT a.asked_at FROM answer a WHERE a.table_id = f.table_id AND a.seat = f.seat
                           AND NOT a.free AND a.asked_at > f.made_at
                       UNION ALL
                       SELECT k.asked_at FROM asked k WHERE k.table_id = f.table_id AND k.seat = f.seat
                           AND k.asked_at > f.made_at) q)
               FROM forecast f JOIN game_table t ON t.id = f.table_id
               WHERE f.high <= ? AND t.status <> 'cancelled' ORDER BY f.made_at""",
            (until,),
        ).fetchall()
    found: dict[str, tuple[int, int]] = {}
    for kind, low, high, status, ended_at, asked_at in rows[int(len(rows) * SETTLING):]:
        came = asked_at if kind == "turn" else ended_at
        if came is None and status == "finished":
            continue  # nobody was asked any more
        held, n = found.get(kind, (0, 0))
        found[kind] = held + (came is not None and low <= came <= high), n + 1
    return found
