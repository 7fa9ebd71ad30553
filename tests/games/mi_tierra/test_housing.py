"""Where animals live: what the question proposes, compared with every possible answer on random small farms."""

from __future__ import annotations

import random
from itertools import product

from games.core.decision import Answer
from games.mi_tierra.content import ANIMALS
from games.mi_tierra.housing import Herd, Pens, filled, herd_of, house_decision, housed, refusal
from games.mi_tierra.pieces import Pen
from tests.games.mi_tierra.table import new_state

FARMS = 200


def _farm(rng: random.Random) -> tuple[list[Pen | None], Herd]:
    """Return random pens, many of them with a trained animal, and random newcomers."""
    pens: list[Pen | None] = [None] * 4
    for site in rng.sample(range(4), rng.randint(1, 3)):
        pen = Pen(
            rng.randint(1, 3), wheat=rng.random() < 0.7, water=rng.random() < 0.8, trainer=rng.random() < 0.3,
        )
        if pen.room:
            pens[site] = filled(pen, rng.choice(ANIMALS[:3]), rng.randint(0, pen.room))
    return pens, {kind: rng.randint(1, 2) for kind in rng.sample(ANIMALS[:3], rng.randint(0, 2))}


def _question(pens: Pens, arriving: Herd) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """Return the proposals for a farm, and every answer that the rules accept."""
    state = new_state(2)
    state.players[0].pens, state.arriving = list(pens), dict(arriving)
    decision = house_decision(state, 0)
    herd = _sum(herd_of(pens), arriving)
    every = product(*(part.ids for part in decision.parts))
    legal = tuple(
        answer for answer in every
        if all(count <= herd.get(kind, 0) for kind, count in herd_of(housed(pens, arriving, answer)).items())
    )
    assert all(refusal(state, decision, answer) is None for answer in (*decision.proposals, *legal))
    return decision.proposals, legal


def _sum(one: Herd, other: Herd) -> Herd:
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in {*one, *other}}


def _worth(pens: Pens, arriving: Herd, answer: Answer) -> tuple[int, int]:
    """Return how many animals an answer keeps, and how many trained ones still live alone where they did."""
    full = housed(pens, arriving, answer)
    trained = sum(
        old is not None and new is not None and old.level > 1 and (old.animal, old.count) == (new.animal, new.count)
        for old, new in zip(pens, full, strict=True)
    )
    return sum(herd_of(full).values()), trained


def test_the_first_proposal_keeps_most_animals_and_then_most_trained_ones() -> None:
    rng, trained = random.Random(11), 0
    for _ in range(FARMS):
        pens, arriving = _farm(rng)
        if not any(pens):
            continue
        proposals, legal = _question(pens, arriving)
        best = max(_worth(pens, arriving, answer) for answer in legal)
        assert _worth(pens, arriving, proposals[0]) == best, (pens, arriving)
        trained += bool(best[1])
    assert trained > FARMS // 10


def test_a_trained_animal_gets_company_rather_than_two_newcomers_being_lost() -> None:
    pens = [Pen(3, "sheep", 1, wheat=True, water=True), None, None, None]
    proposals, _ = _question(pens, {"sheep": 2})
    assert proposals[0] == ("p1:sheep:2",)


def test_pens_that_an_answer_leaves_out_stay_as_they_are() -> None:
    pens = [Pen(3, "sheep", 2), Pen(2, "cow", 1), None, None]
    assert housed(pens, {"sheep": 1}, ()) == pens
    assert housed(pens, {}, ("p2:none",)) == [Pen(3, "sheep", 2), Pen(2), None, None]


def test_animals_that_move_leave_the_pen_that_is_not_named() -> None:
    pens = [Pen(3, "sheep", 2), Pen(2), None, None]
    assert housed(pens, {}, ("p2:sheep:1",)) == [Pen(3, "sheep", 1), Pen(2, "sheep", 1), None, None]
    assert housed(pens, {"sheep": 1}, ("p2:sheep:1",)) == [Pen(3, "sheep", 2), Pen(2, "sheep", 1), None, None]


def test_what_is_worse_in_all_respects_is_not_proposed() -> None:
    """Leaving everything as it is, which may be wished for, comes last all the same."""
    pens = [Pen(3, "sheep", 2), Pen(2, "cow", 1), None, None]
    proposals, _ = _question(pens, {"sheep": 3})
    assert proposals == (("p1:sheep:3", "p2:sheep:2"), ("p1:sheep:3",), ())
