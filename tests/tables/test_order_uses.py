"""A plain model of the uses of orders: each use that an order has left, or has made for an answer that still stands,
is one of those that it was given with."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.core.fuzz import free_answer
from games.core.orders import Alternative, Plan, Step
from storage.orders.orders import OrderStatus
from storage.play import games
from tables.core.errors import RequestRefused, StaleQuestion
from tables.state.order_matching import ORDER_DELAY
from tables.undo.undo import GRANT, KIND
from tests.scale import scaled
from tests.tables.conftest import Bench

USES = 5
PLANS = {
    "bid": (("bid", "1"),),
    "place": (("place", "field"), ("pay", "coin=1"), ("done", "done")),
    "rest": (("rest", "sleep"),), "sure": (("sure", "yes"),),
}
"""Of each kind of question, the answers of its order; a place is followed by one or two others."""
WEIGHTS = {"minute": 12, "answer": 10, "undo": 4, "undo with consent": 1, "change": 1, "restart": 1, "wake": 3}


async def act(bench: Bench, table: int, rng: random.Random, changed: Counter[tuple[int, str]]) -> str:
    """Do a random act. `changed` counts the answers of orders that their persons have changed by hand."""
    (name,), tables = rng.choices([*WEIGHTS], [*WEIGHTS.values()]), bench.tables
    seats = range(len(bench.persons))
    match name:
        case "minute":
            bench.clock.advance(ORDER_DELAY + 1)
            await tables.scheduled_work.do_due(bench.clock.now())
        case "restart":
            await bench.restart()
        case "answer" | "change":
            asked = await games.open_questions(bench.db.read, table)
            for seat in rng.sample(seats, len(seats)):
                question = (await tables.views.view(table, seat)).question
                if question is None or (question.held is None) is not (name == "answer") or (
                    name == "answer" and seat not in asked
                ):
                    continue
                last = await bench.db.read.one(
                    "SELECT key, cause FROM answer WHERE table_id = ? AND seat = ? ORDER BY segment DESC, n DESC",
                    table, seat,
                )
                given = {"place": ("field",), "pay": ("coin=1",)}.get(question.decision.key)
                await tables.answers.submit(
                    table, seat, question.number, given or free_answer(question.decision, rng), by=bench.persons[seat]
                )
                changed[seat, last[0] if name == "change" and last and last[1] == "order" else ""] += 1
                break
        case "undo":
            for seat in seats:
                if (await tables.views.view(table, seat)).can_undo:
                    await tables.answers.undo(table, seat, by=bench.persons[seat])
                    break
        case "undo with consent":
            person = rng.choice(bench.persons)
            if offers := await tables.undo_requests.offers(table, person):
                offer = rng.choice(offers)
                await tables.undo_requests.request_undo(table, offer.segment, offer.n, person)
                while (count := await bench.vote(table, KIND)) is not None:
                    by = bench.persons[count.waiting[0]]
                    await tables.votes.cast_from_click(table, count.vote.id, by, GRANT)
        case "wake":
            for seat in seats:
                for one in await tables.orders.of_seat(table, seat, bench.persons[seat]):
                    await tables.orders.reactivate(table, one.id, bench.persons[seat])
    return name


@pytest.mark.parametrize("seed", range(2, 2 + scaled(2)))
async def test_after_every_act_no_use_is_lost_or_won(bench: Bench, seed: int) -> None:
    rng, changed = random.Random(seed), Counter[tuple[int, str]]()
    table = await bench.begin(rng.choice((2, 3)), rounds=12)
    for seat, person in enumerate(bench.persons):
        for key, answers in PLANS.items():
            steps = tuple(Step(asked, (answer,)) for asked, answer in answers[:rng.randint(1, 3)])
            await bench.tables.orders.give(table, seat, person, key, {}, Plan((Alternative(steps),)), left=USES)
    acts = list[str]()
    for _ in range(60):
        try:
            acts.append(await act(bench, table, rng, changed))
        except (RequestRefused, StaleQuestion):
            continue
        for seat, person in enumerate(bench.persons):
            for one in await bench.tables.orders.of_seat(table, seat, person):
                stands = await bench.db.read.one(
                    "SELECT count(*) FROM answer WHERE table_id = ? AND seat = ? AND key = ? AND cause = 'order'",
                    table, seat, one.key,
                )
                assert stands is not None and one.uses_left is not None
                if one.status is not OrderStatus.DROPPED:
                    assert one.uses_left + stands[0] + changed[seat, one.key] == USES, (
                        f"seed {seed}, seat {seat}, {one.key} after {' '.join(acts[-9:])}"
                    )
