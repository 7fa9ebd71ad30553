"""A table that answers from a plan: what both kinds of records have in common."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.agricola.farmyard.grid import BOARD, bits, name_of
from games.agricola.options import AgricolaOptions
from games.agricola.rules import AgricolaRules
from games.agricola.setup import setup
from games.agricola.spaces.table import STAGES
from games.agricola.state import AgricolaState, Phase, Player
from games.core.chance import Chance
from games.core.decision import Answer, Decision, Refused
from games.core.session import Session

Check = Callable[[str], None]
SEED = "00" * 32
NUMBERED = {place: number for number, place in enumerate(BOARD)}


class Differs(Exception):
    """The record cannot be followed any further; the message says why."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What seats owned when a segment began."""

    goods: tuple[Mapping[str, int], ...]


class WatchedRules(AgricolaRules):
    """The rules, noting what everybody owned at the start of each step."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, Phase], Snapshot] = {}

    async def segment(self, state: AgricolaState) -> None:
        """Note, then play."""
        self.note(state)
        await super().segment(state)

    def note(self, state: AgricolaState) -> None:
        """Remember what everybody owns now."""
        self.seen[state.round, state.phase] = Snapshot(tuple(dict(player.goods) for player in state.players))


@dataclass(slots=True)
class Plan:
    """Answers by question; a question without one is answered with nothing, where that is possible."""

    answers: dict[str, deque[Answer]] = field(default_factory=dict)

    def add(self, key: str, answer: Iterable[str]) -> None:
        """The next answer to a question."""
        self.answers.setdefault(key, deque()).append(tuple(answer))

    def extend(self, key: str, name: str) -> None:
        """Add an id to the one answer to a question."""
        there = self.answers.setdefault(key, deque([()]))
        there[0] = (*there[0], name)

    def next_for(self, decision: Decision) -> Answer | None:
        """The answer to give, or None when the plan has none and nothing cannot be answered."""
        queue = self.answers.get(decision.key)
        if queue:
            return queue.popleft()
        if decision.key in ("fell_trees", "slash_and_burn", "cut_peat"):
            return decision.parts[0].ids[:1]  # a record without positions: any of them does
        if decision.parts[0].ids[-1:] == ("nothing",):
            return ("nothing",)
        return () if all(part.least == 0 for part in decision.parts) else None


class Driver:
    """One table played by plans."""

    def __init__(self, players: int, options: AgricolaOptions, given: Mapping[str, Any]) -> None:
        cards = [card for stage in STAGES for card in given["round_cards"] if card in stage]
        if sorted(cards) != sorted(card for stage in STAGES for card in stage) or cards != list(given["round_cards"]):
            raise ValueError("the round cards are not all there, each once and stage by stage")
        self.rules = WatchedRules()
        self.session = Session(self.rules, setup(players, options, Chance(SEED), given))
        self.answers: list[tuple[int, str, Answer]] = []

    @property
    def state(self) -> AgricolaState:
        """The live state."""
        return self.session.state

    def submit(self, seat: int, answer: Answer) -> None:
        """Answer the seat's question; raises `Differs` when it is refused."""
        decision = self.session.open()[seat]
        try:
            self.session.submit(seat, answer)
        except Refused as refused:
            raise Differs(f"round {self.state.round}, seat {seat}, {decision.key} {answer}: {refused}") from refused
        self.answers.append((seat, decision.key, answer))
        if self.session.finished:
            self.rules.note(self.state)

    def asked(self, seat: int) -> Decision | None:
        """The seat's open question."""
        return self.session.open().get(seat)

    def turn(self, seat: int, space: str, plan: Plan, check: Check | None = None) -> None:
        """Place a person of `seat` on a space and answer what follows from the plan. `check` is called after each
        answer that does not end the turn, with the question's key."""
        decision = self.asked(seat)
        if decision is None or decision.key != "place":
            raise Differs(f"round {self.state.round}: seat {seat} cannot go to {space} now")
        if space not in decision.parts[0].ids:
            raise Differs(f"round {self.state.round}: seat {seat} may not go to {space}")
        segment = self.session.segment
        self.submit(seat, (space,))
        if check is not None and self.session.segment == segment:
            check("place")
        self.follow(seat, plan, segment, check)

    def follow(self, seat: int, plan: Plan, segment: int, check: Check | None = None) -> None:
        """Answer the seat's questions from the plan until the segment is over."""
        while self.session.segment == segment and (decision := self.asked(seat)) is not None:
            answer = plan.next_for(decision)
            if answer is None:
                raise Differs(f"round {self.state.round}: the record has no answer to {decision.key} of seat {seat}")
            self.submit(seat, answer)
            if check is not None and answer and self.session.segment == segment:
                check(decision.key)

    def exchange(self, seat: int, tokens: Iterable[str]) -> None:
        """Turn goods into others, between two placements."""
        self.submit(seat, ("anytime",))
        self.submit(seat, tuple(tokens))

    def owned(self, seat: int, number: int, *, before: Sequence[Phase]) -> Mapping[str, int]:
        """What the seat owned in round `number` when the first of the phases `before` that there was began; what it
        owns now if none of them has begun."""
        for phase in before:
            seen = self.rules.seen.get((number, phase))
            if seen is not None:
                return seen.goods[seat]
        return self.state.players[seat].goods


def cell(place: Iterable[int]) -> str:
    """A farmyard space from (row, column)."""
    row, column = place
    return name_of((row, column))


def cells_of(player: Player) -> dict[str, str]:
    """What stands on a farm, by "row,column", for comparison with records."""
    yard = player.yard
    found: dict[str, str] = {}
    for number, (row, column) in enumerate(BOARD):
        at, space = f"{row},{column}", 1 << number
        if yard.rooms & space:
            found[at] = "room"
        elif yard.fields & space:
            grain, vegetable = yard.grain.get(number), yard.vegetable.get(number)
            found[at] = f"field:grain{grain}" if grain else f"field:veg{vegetable}" if vegetable else "field"
        elif yard.stables & space:
            found[at] = "stable"
    return found


def pastures_of(player: Player) -> list[list[list[int]]]:
    """The pastures as sorted lists of [row, column]."""
    return sorted(sorted([list(BOARD[space]) for space in bits(pasture)]) for pasture in player.yard.pastures)
