"""The contenders of a ladder: the AI levels of a game, its adviser, and the same of a former version of the program."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from games.cli.ladder.former import FormerProgram
from games.core.ai_styles import choose_style
from games.core.decision import Answer, Decision
from games.core.run import Run
from games.core.spec import Ai, GameSpec, Hint
from games.core.view import TableView, seat_view

ADVISER = "adviser"
"""The contender that plays what "What would you do?" advises."""
FORMER = "former "
"""Begins the name of a contender of a former version of the program: "former good"."""


@dataclass(frozen=True)
class Adviser:
    """An AI that follows the advice of a game."""

    hint: Hint

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        """Return the answer that the game advises."""
        return self.hint(view, decision)[0]


def contender_names(spec: GameSpec[Any]) -> list[str]:
    """Return the names of all contenders of a game in this version: the AI levels, the weakest first, and the
    adviser."""
    return [*spec.ais, *([ADVISER] if spec.hint else [])]


def ai_named(spec: GameSpec[Any], name: str) -> Ai:
    """Return an AI level, or the adviser, of this version by its name. Raises `KeyError` for an unknown name."""
    if name == ADVISER and spec.hint:
        return Adviser(spec.hint)
    return spec.ais[name]


class Seat(Protocol):
    """A contender at one seat of one game."""

    def choose(self, run: Run[Any], decision: Decision) -> Answer:
        """Return its answer to an open question of its seat."""
        ...


@dataclass(frozen=True)
class OwnSeat:
    """A seat that is played by an AI of this version. `rng` is the source of its random choices."""

    ai: Ai
    rng: random.Random

    def choose(self, run: Run[Any], decision: Decision) -> Answer:
        """Return the AI's answer, chosen from what its seat sees."""
        return self.ai.choose(seat_view(run, decision.seat), decision, self.rng)


@dataclass(frozen=True)
class FormerSeat:
    """A seat that is played by a former version of the program, in a process of its own."""

    program: FormerProgram
    seat: int

    def choose(self, run: Run[Any], decision: Decision) -> Answer:
        """Return the answer of the former version. Raises `FormerDiffers` if its rules are others."""
        return self.program.choose(self.seat)


class Contenders:
    """Seats contenders at games. Former versions are read from `former`, the folder of a checkout, None if there is
    none."""

    def __init__(self, spec: GameSpec[Any], former: Path | None) -> None:
        self.spec = spec
        self._former = former
        self._programs: dict[int, FormerProgram] = {}

    def seats(self, names: Sequence[str], deal: str, options: dict[str, Any]) -> list[Seat]:
        """Return a seat for each name, for a new game with the seed `deal` (64 hex digits) and these options. Styles
        and random choices are drawn from `deal`."""
        return [self._seat(seat, name, names, deal, options) for seat, name in enumerate(names)]

    def _seat(self, seat: int, name: str, names: Sequence[str], deal: str, options: dict[str, Any]) -> Seat:
        style = f"{deal}:{seat}"
        if not name.startswith(FORMER):
            return OwnSeat(choose_style(ai_named(self.spec, name), random.Random(style)), random.Random(style))
        if self._former is None:
            raise KeyError(name)
        if seat not in self._programs:
            self._programs[seat] = FormerProgram(self._former)
        program = self._programs[seat]
        program.begin(self.spec.id, len(names), deal, options, name.removeprefix(FORMER), style)
        return FormerSeat(program, seat)

    def tell(self, names: Sequence[str], seat: int, answer: Answer) -> None:
        """Tell the former versions at the table an answer that was given in the game."""
        for at, name in enumerate(names):
            if name.startswith(FORMER):
                self._programs[at].tell(seat, answer)

    def close(self) -> None:
        """End the processes of former versions."""
        for program in self._programs.values():
            program.close()


@contextmanager
def contenders(spec: GameSpec[Any], former: Path | None) -> Iterator[Contenders]:
    """Yield the contenders of a game; the processes of former versions end with the block."""
    found = Contenders(spec, former)
    try:
        yield found
    finally:
        found.close()
