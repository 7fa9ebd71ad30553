"""What happened since the segment began: log lines with audiences, what was learnt, what cards did.

The journal is part of the state only so that rules can write to it; a checkpoint always has an empty one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core.text import Text


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log.

    `audience`: None for everybody, else the seats that may read it. `seat`: who acted, if anybody.
    `weight`: 2 opens a chapter (a round, a phase), 1 is a normal line, 0 is a detail that summaries leave out.
    """

    text: Text
    seat: int | None = None
    audience: tuple[int, ...] | None = None
    weight: int = 1

    def visible_to(self, viewer: int | None) -> bool:
        """Whether `viewer` (a seat, or None for a spectator) may read this line."""
        return self.audience is None or viewer in self.audience


@dataclass(slots=True)
class Journal:
    """Lines in the order of the rules. Lines written in a lane wait in `lanes` until all lanes close.

    `tally` is what cards did, by `what:card`, `owners` the part of it that was each seat's.
    `learnt` is a bit mask of the seats that have learnt something since the last answer; -1 is everybody.
    `begun` is an act that has begun and is told together with what comes of it, in one line; None when none has.
    """

    lines: list[Line] = field(default_factory=list)
    lanes: dict[int, list[Line]] = field(default_factory=dict)
    lane: int | None = None
    learnt: int = 0
    tally: dict[str, int] = field(default_factory=dict)
    owners: dict[int, dict[str, int]] = field(default_factory=dict)
    begun: Text | None = None

    def write(self, line: Line) -> None:
        """Append a line, in the lane that is running if one is."""
        (self.lines if self.lane is None else self.lanes[self.lane]).append(line)

    def all_lines(self) -> list[Line]:
        """Every line so far, those of open lanes in seat order: never in the order people answered."""
        return self.lines + [line for lines in self.lanes.values() for line in lines]

    def open_lanes(self, seats: list[int]) -> None:
        """Several seats act at once from here on; `seats` is in seat order."""
        self.lanes = {seat: [] for seat in seats}

    def close_lanes(self) -> None:
        """The lanes are over: their lines become ordinary ones."""
        self.lines, self.lanes, self.lane = self.all_lines(), {}, None

    def count(self, what: str, card: str, seat: int | None = None) -> None:
        """Note for statistics that a card was `played`, `triggered` or `declined`; `seat`: whose it was, if any's."""
        name = f"{what}:{card}"
        self.tally[name] = self.tally.get(name, 0) + 1
        if seat is not None:
            mine = self.owners.setdefault(seat, {})
            mine[name] = mine.get(name, 0) + 1
        if self.lane is not None:  # never in the order people answered
            self.tally = dict(sorted(self.tally.items()))
            self.owners = {seat: dict(sorted(mine.items())) for seat, mine in sorted(self.owners.items())}
