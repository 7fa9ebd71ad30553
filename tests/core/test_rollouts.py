"""The search by rollouts, in a game of stones: two players empty piles, and the last stone of each counts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from games.core.ask import pick
from games.core.chance import Chance
from games.core.decision import Answer, Decision, one_of
from games.core.rollouts import RolloutAi, lead
from games.core.rules import Result, Rules, Viewer
from games.core.run import Run
from games.core.state import GameState
from games.core.text import text
from games.core.view import seat_view


@dataclass(slots=True)
class Pile(GameState):
    """The stones left in this pile and in the next ones, what each seat has won, and whose turn it is."""

    rounds: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 0


class Stones(Rules[Pile, tuple[tuple[int, ...], int]]):
    """Two players take one, two or three stones of a pile in turn; the last stone of a pile counts 10, others 0."""

    game = "stones"

    async def segment(self, state: Pile) -> None:
        most = min(3, state.rounds[0])
        count = int(await pick(one_of(state.turn, "take", tuple(str(n + 1) for n in range(most)))))
        state.rounds[0] -= count
        if not state.rounds[0]:
            state.rounds.pop(0)
            state.won[state.turn] += 10
        state.turn = 1 - state.turn

    def finished(self, state: Pile) -> bool:
        return not state.rounds

    def view(self, state: Pile, viewer: Viewer) -> tuple[tuple[int, ...], int]:
        return tuple(state.rounds), state.turn

    def state_from(self, view: tuple[tuple[int, ...], int], rng: random.Random) -> Pile:
        rounds, turn = view
        if 99 in rounds:
            raise ValueError("in mid-act")
        return Pile(Chance(f"{rng.getrandbits(256):064x}"), rounds=list(rounds), turn=turn)

    def result(self, state: Pile) -> Result:
        return Result((1, 1), ({}, {}), text("stones"), tuple(map(float, state.won)))


class Losing(Stones):
    """A stone is lost before each question, so that every question is one in mid-act."""

    async def segment(self, state: Pile) -> None:
        state.rounds[0] -= 1
        await super().segment(state)


class Perfect:
    """Takes what leaves a multiple of four, else one stone. It tries all it may take, the fewest first."""

    def answer(self, board: tuple[tuple[int, ...], int], decision: Decision) -> Answer:
        wanted = str(board[0][0] % 4)
        return (wanted if wanted in decision.parts[0].ids else "1",)

    def ranked(self, board: tuple[tuple[int, ...], int], decision: Decision) -> Sequence[Answer]:
        return [(one,) for one in decision.parts[0].ids]


def searching(budget: int = 500, expected: float = 0) -> RolloutAi[Pile]:
    """Return an AI that plays to the end of a pile. What comes after it is worth `expected` to seat 0."""

    def judged(state: Pile) -> Sequence[float]:
        return [state.won[0] + expected, state.won[1]]

    return RolloutAi(Stones(), Perfect(), lambda state: len(state.rounds), judged, budget)


def asked(*rounds: int) -> Run[Pile]:
    return Run(Stones(), Pile(Chance("00" * 32), rounds=list(rounds)))


def chosen(run: Run[Pile], ai: RolloutAi[Pile]) -> Answer:
    decision = run.open_questions()[0]
    return ai.choose(seat_view(run, 0), decision, random.Random(1))


@pytest.mark.parametrize(("stones", "best"), [(5, "1"), (6, "2"), (7, "3"), (2, "2"), (10, "2")])
def test_the_answer_that_wins_is_found(stones: int, best: str) -> None:
    assert chosen(asked(stones), searching()) == (best,)
    assert chosen(asked(stones, 9), searching()) == (best,), "what follows the stretch is judged, not played"


def test_with_little_budget_only_the_answers_that_look_best_are_tried() -> None:
    assert chosen(asked(7), searching(budget=1)) != ("3",), "the third is the best, and is not tried"
    assert chosen(asked(6), searching(budget=1)) == ("2",), "two are tried in any case"


@pytest.mark.parametrize("budget", (60, 300))
def test_the_budget_is_used_where_copies_are_short(budget: int) -> None:
    """A copy of seven stones is played in four answers at most."""
    played = 0

    class Counting(Stones):
        async def segment(self, state: Pile) -> None:
            nonlocal played
            played += 1
            await super().segment(state)

    chosen(asked(7), replace(searching(budget), rules=Counting()))
    assert 0.6 * budget < played < 2 * budget, "each copy is begun once more, to see whether it is one"


def test_the_quick_ai_answers_where_the_game_cannot_be_copied() -> None:
    assert chosen(asked(7, 99), searching()) == ("3",)


def test_a_copy_in_which_the_same_is_asked_at_another_moment_is_none() -> None:
    """In a copy the rules begin anew: another stone is lost, and as many may be taken as before."""
    run = Run(Losing(), Pile(Chance("00" * 32), rounds=[9]))
    view, decision = seat_view(run, 0), run.open_questions()[0]
    again = Run(Losing(), Losing().state_from(view.board, random.Random(1)))
    assert again.open_questions()[0] == decision and again.state.rounds != run.state.rounds
    ai = RolloutAi(Losing(), Perfect(), lambda state: len(state.rounds), lambda state: state.won, 500)
    assert ai.copy(view.board, decision, random.Random(1)) is None


def test_the_same_view_and_chance_give_the_same_answer_and_nothing_changes() -> None:
    run = asked(6, 5)
    before = run.rules.view(run.state, None)
    assert chosen(run, searching()) == chosen(run, searching())
    assert run.rules.view(run.state, None) == before


def test_a_lead_is_over_the_best_and_the_mean_of_the_others() -> None:
    assert lead((10, 4, 8), 0) == 10 - (8 + 6) / 2
    assert lead((10, 4), 1) == 4 - 10
    assert lead((7,), 0) == 7
