"""Orders in every game: what is ordered is what would have been answered, and what is asked ahead can be answered."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path

import pytest

from bot.config import Settings
from games.core.codec import dump_state
from games.core.decision import Answer
from games.core.orders import ROUND, Alternative, Plan, Step, answer_of, belongs, fitting, same_args
from games.core.registry import GAMES, new_run, spec_of, texts_of
from games.core.supposing import suppose
from games.core.text import key_of
from games.core.view import table_view
from storage.database import Database
from storage.model import Home, HomeKind
from tables.matching import GRACE
from tables.orders import said_of
from tables.service import TableService
from tests.clock import HandClock
from tests.conformance.tables import Case, some_ways, stages
from tests.scale import scaled
from tests.test_texts import messages

ANSWERS = 60
"""How far into a game orders are compared with clicks."""
Answers = dict[int, list[tuple[str, Answer]]]


def as_played(game: str, players: int, seed: str) -> tuple[Answers, str]:
    """What the AI answers for each seat, and the state to which it leads."""
    spec, rng = spec_of(game), random.Random(seed)
    run, state = new_run(spec, players, seed, spec.options()), ""
    ai = spec.ais.get("good", spec.ais[spec.strongest])
    answers: Answers = {seat: [] for seat in range(players)}
    for _ in range(ANSWERS):
        if run.finished:
            break
        seat = min(run.open())
        decision = run.open()[seat]
        answer = ai.choose(table_view(run, seat), decision, rng)
        answers[seat].append((decision.key, answer))
        run.submit(seat, answer)
        state = dump_state(run.state)
    return answers, state


async def order_some(
    tables: TableService, table: int, persons: Sequence[int], left: Answers, rng: random.Random
) -> bool:
    """Whoever is not asked gives an order for what they will answer next, with all that they answer then, or not.
    Returns whether there was anybody."""
    waited = False
    async with tables.records.look(table) as game:
        asked, held = set(game.session.open()), {s for s in range(len(persons)) if game.session.held(s)}
    for seat, person in enumerate(persons):
        mine = await tables.orders.of(table, seat, person)
        if seat in asked or seat in held or not left[seat] or any(one.status == "live" for one in mine):
            continue
        waited = True
        steps = [Step(key, answer) for key, answer in left[seat][: rng.randrange(1, 4)]]
        if rng.random() < 0.6:
            await tables.orders.give(table, seat, person, steps[0].key, {}, Plan((Alternative(tuple(steps)),)))
    return waited


@pytest.mark.parametrize("game", [game for game in GAMES if max(spec_of(game).seats) > 1])
async def test_a_game_with_orders_is_the_game_that_would_have_been_clicked(game: str, tmp_path: Path) -> None:
    clock, rng = HandClock(), random.Random(game)
    db = await Database.open(tmp_path / "tables.sqlite3")
    tables = TableService.over(db, Settings(_env_file=None), clock)
    seats = spec_of(game).seats
    players = 3 if 3 in seats else max(seats)
    persons = [await tables.people.person(100 + seat) for seat in range(players)]
    info = await tables.lobby.open(game, {}, Home(HomeKind.CHANNEL, 1, 1), persons[0], "en", 1)
    for click, person in enumerate(persons[1:], 2):
        await tables.lobby.join(info.id, person, click)
    await tables.lobby.start(info.id, persons[0], 99)
    ((seed,),) = await db.read.all("SELECT seed FROM game_table")
    answers, wanted = as_played(game, players, seed)
    total, waited = sum(map(len, answers.values())), False
    while True:
        given: Mapping[int, int] = dict(await db.read.all("SELECT seat, count(*) FROM answer GROUP BY seat"))
        left = {seat: own[given.get(seat, 0):] for seat, own in answers.items()}
        if not any(left.values()):
            break
        waited |= await order_some(tables, info.id, persons, left, rng)
        soon = await tables.orders.answering(info.id)
        async with tables.records.look(info.id) as at:
            asked = [seat for seat in at.session.open() if left[seat] and seat not in soon]
            numbers = dict(at.session.numbers)
        if asked:
            seat = rng.choice(asked)
            await tables.play.submit(info.id, seat, numbers.get(seat, 0), left[seat][0][1], by=persons[seat])
        else:
            clock.wait(GRACE)
            await tables.due.reminders(clock.now())
    async with tables.records.look(info.id) as at:
        assert dump_state(at.session.state) == wanted
    causes: dict[str, int] = dict(await db.read.all("SELECT cause, count(*) FROM answer GROUP BY cause"))
    assert causes.get("order", 0) > total / 10 or not waited, "where all are asked at once, nobody orders ahead"
    assert sum(causes.values()) == total
    assert await db.read.all("SELECT * FROM standing_order WHERE why = 'broken'") == []
    await tables.close()
    await db.close()


@some_ways
def test_what_is_asked_ahead_can_be_answered_and_is_made_from_the_view_alone(case: Case) -> None:
    """Whoever waits is asked something ahead, as long as it cannot be that the game ends before; an answer to it is
    taken there."""
    spec, found, waiting = case.spec, 0, 0
    keys = [key for key, kind in spec.orders.items() if kind.ahead]
    if not keys or case.players == 1:
        return
    ai = spec.ais["legal"]
    for session, rng in itertools.islice(stages(case, 30, 12), 6):
        for seat in set(range(case.players)) - set(session.open()):
            waiting += 1
            board = session.rules.view(session.state, seat)
            ahead = suppose(spec, board, seat, keys, lambda run, decision: ())
            if ahead is None or ahead.question is None:
                continue
            found += 1
            decision = ahead.question
            answer = ai.choose(table_view(ahead.run, seat), decision, rng)
            step = Step(decision.key, answer)
            assert belongs(decision, decision.key, same_args(spec.orders[decision.key], decision))
            if answer_of(ahead.run.rules, ahead.run.state, decision, step) is not None:
                again = suppose(spec, board, seat, keys, lambda run, decision: (), [step])
                assert again is not None and again.first == decision and again.taken == (step,)
    assert found == waiting > 0



@some_ways
def test_an_order_for_what_is_asked_fits_what_is_asked(case: Case) -> None:
    """Every acceptable answer, ordered, is the answer that is given; and facts say which round it is."""
    compared = 0
    for session, rng in stages(case, 31, scaled(25)):
        facts = case.spec.facts(session.rules.view(session.state, None))
        assert not case.spec.orders or ROUND in facts
        for seat, decision in session.open().items():
            answer = case.spec.ais["legal"].choose(table_view(session, seat), decision, rng)
            plan = Plan((Alternative((Step(decision.key, answer),)),))
            if session.rules.refusal(session.state, decision, answer) is None:
                assert fitting(session.rules, session.state, decision, plan, facts) == (0, answer)
                question = table_view(session, seat).question
                assert question is not None and len(said_of(question, answer).items) == len(answer)
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_to_proposals_has_a_name(game: str) -> None:
    there = messages(resources.files(texts_of(game)), "en").keys()
    assert {key_of(game, "order", key) for key, kind in spec_of(game).orders.items() if kind.proposed} <= there
