"""Reviews, in the game of stones of `test_rollouts`: which decisions are named, what they cost, and that a reviewer
gets the seat's view alone."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.core import review as reviews
from games.core.chance import Chance
from games.core.review import (
    Judgement,
    Mistake,
    Moment,
    Review,
    Step,
    Task,
    Unit,
    costliest,
    moments,
    review,
    reviewer_of,
    steps,
    work_out,
)
from games.core.rollout_review import RolloutReviewer, judgement_of
from games.core.run import AnswerMismatch, StoredAnswer
from games.core.spec import GameSpec
from games.core.text import text
from tests.core.test_rollouts import Pile, Stones, searching

Answers = dict[int, list[StoredAnswer]]


def setup(*args: object) -> Pile:
    raise AssertionError("no first state is made")


def left(board: tuple[tuple[int, ...], int]) -> int:
    """Return the number of the pile, counted from the end."""
    return -len(board[0])


REVIEWER = RolloutReviewer(searching(), Unit.TOTAL, 1.0, left)


@pytest.fixture
def spec(monkeypatch: pytest.MonkeyPatch) -> GameSpec[Pile]:
    """The game of stones, which can be reviewed."""
    monkeypatch.setattr(reviews, "REVIEWER", REVIEWER, raising=False)
    return GameSpec("stones", Stones(), Pile, 1, range(2, 3), setup, {}, review="games.core.review")


def start(*piles: int) -> Pile:
    return Pile(Chance("00" * 32), rounds=list(piles))


def game(*taken: int) -> Answers:
    """Return the answers of a game, in which the seats take these numbers of stones in turn."""
    return {n: [StoredAnswer(n % 2, "take", (str(count),))] for n, count in enumerate(taken)}


def test_the_decision_that_lost_the_pile_is_named_with_what_would_have_won_it(spec: GameSpec[Pile]) -> None:
    """The first seat takes 2 of 5 stones, so the other takes the last ones. It could have left 4 stones to it."""
    found = review(spec, start(5, 6), game(2, 3, 2, 3, 1), 0, "seed")
    assert (found.judged, found.decisions) == (2, 3), "who must take the last stone has no choice"
    assert found.mistakes[0] == Mistake(0, 1, ("1",), 20.0, stage=-2)
    assert found.curve[-1] == (0, (10.0, 10.0)), "at the end stands what came out"


def test_who_plays_perfectly_hears_nothing(spec: GameSpec[Pile]) -> None:
    assert review(spec, start(5), game(1, 1, 3), 0, "seed").mistakes == ()


def test_a_review_is_the_same_each_time_and_in_any_process(spec: GameSpec[Pile]) -> None:
    found = [review(spec, start(5, 6), game(2, 3, 2, 3, 1), 0, "seed") for _ in range(2)]
    assert found[0] == found[1]
    working = steps(spec, list(moments(spec.rules, start(5), game(1, 1, 3), 0)), spec.rules.result(start()), "seed")
    step = next(working)
    assert work_out(spec, pickle.loads(pickle.dumps(step))) == work_out(spec, step)


def test_only_ones_own_decisions_are_judged_but_the_curve_is_whole(spec: GameSpec[Pile]) -> None:
    found = list(moments(spec.rules, start(5, 6), game(2, 3, 2, 3, 1), 0))
    working, asked, got = steps(spec, found, spec.rules.result(start()), "seed", {(2, 0)}), list[Step](), None
    try:
        while True:
            asked.append(working.send(got))
            got = work_out(spec, asked[-1])
    except StopIteration as end:
        result: Review = end.value
    judged = [step.moment.segment for step in asked if step.task is Task.JUDGE]
    assert judged == [2] and result.decisions == 1 and [stage for stage, _ in result.curve] == [-2, -1, 0]


def test_a_turn_is_judged_as_far_as_the_person_played_it(spec: GameSpec[Pile]) -> None:
    """Where an AI went on with the turn, because the person's time had run out, its answers are not held against
    them."""
    later = StoredAnswer(0, "take", ("1",))
    one = moment(4, 1, [(3, later), (5, later), (6, later)])
    asked, got = list[Step](), None
    working = steps(spec, [one], spec.rules.result(start()), "seed", {(4, 0), (4, 2), (4, 5)})
    with pytest.raises(StopIteration):
        while True:
            asked.append(working.send(got))
            got = work_out(spec, asked[-1])
    (judged,) = [step.moment for step in asked if step.task is Task.JUDGE]
    assert judged.following == ((3, later),)


def test_answers_that_do_not_fit_raise(spec: GameSpec[Pile]) -> None:
    with pytest.raises(AnswerMismatch):
        list(moments(spec.rules, start(5), game(4), 1))


def test_a_game_without_a_reviewer_has_none() -> None:
    assert reviewer_of(GameSpec("stones", Stones(), Pile, 1, range(2, 3), setup, {})) is None


def moment(segment: int, stage: int, following: Sequence[tuple[int, StoredAnswer]] = ()) -> Moment:
    (one,) = moments(Stones(), start(*[3] * stage), game(1), 0)
    return Moment(segment, 0, one.view, one.decision, one.answer, tuple(following))


def judged(*costs: float, doubt: float = 0.0, best: str = "2") -> list[tuple[Moment, Judgement]]:
    """Return judgements of decisions in one part of the game after the other, the last of which is number 1."""
    return [
        (moment(n, len(costs) - n), Judgement((best,), cost, doubt)) for n, cost in enumerate(costs)
    ]


def test_what_was_missed_again_soon_is_named_once_with_its_costliest_time() -> None:
    found = costliest(REVIEWER, judged(3.0, 7.0, 5.0, 0.0, 0.0, 2.0))
    assert [(one.segment, one.cost, one.again) for one in found] == [(1, 7.0, 2), (5, 2.0, 0)]


def test_five_at_most_are_named_and_none_that_may_be_an_accident() -> None:
    many = [(one, Judgement((str(n),), 2.0 + n)) for n, (one, _) in enumerate(judged(*[0.0] * 9))]
    assert [one.cost for one in costliest(REVIEWER, many)] == [10.0, 9.0, 8.0, 7.0, 6.0]
    assert costliest(REVIEWER, judged(0.9)) == (), "not worth naming"
    assert costliest(REVIEWER, judged(3.0, doubt=1.6)) == ()
    assert len(costliest(REVIEWER, judged(3.0, doubt=1.4))) == 1


def test_a_step_within_a_turn_is_the_answer_that_is_meant() -> None:
    later = StoredAnswer(0, "take", ("1",))
    one = moment(4, 1, [(3, later), (6, later)])
    (found,) = costliest(REVIEWER, [(one, Judgement(("2",), 4.0, step=2))])
    assert (found.segment, found.count) == (4, 6)


def test_the_doubt_is_the_standard_error_of_the_mean() -> None:
    assert judgement_of(("1",), [1.0, 3.0]) == Judgement(("1",), 2.0, 1.0)


def test_what_cannot_be_copied_is_not_judged() -> None:
    (one, _) = moments(Stones(), start(99, 3), game(1, 1, 1), 0)
    assert REVIEWER.judge(one, random.Random(1)) is None and REVIEWER.outlook(one.view, random.Random(1)) is None


def test_the_advisers_reason_is_given_only_if_it_would_do_the_same(spec: GameSpec[Pile]) -> None:
    (one,) = moments(spec.rules, start(3), game(1), 0)
    advised = replace(spec, hint=lambda view, decision: (("3",), text("why")))
    assert work_out(advised, Step(Task.REASON, one, "", ("3",))) == text("why")
    assert work_out(advised, Step(Task.REASON, one, "", ("2",))) is None
    assert work_out(spec, Step(Task.REASON, one, "", ("3",))) is None
