"""The strong AI seat: it answers every question acceptably and in time, sees only its view, and its learnt judgement
makes sense."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest

from games.core.chance import Chance
from games.core.codec import dump_state
from games.core.fuzz import random_answer
from games.core.redeal import redeal, sort_names, sort_names_reversed
from games.core.run import Run, check_answer
from games.core.session import Session
from games.core.view import table_view
from games.mi_tierra import SPEC
from games.mi_tierra.ai.judgement import expected_money, weights_for
from games.mi_tierra.ai.strong import STRONG
from games.mi_tierra.ai.traits import open_prices, traits_of
from games.mi_tierra.options import MiTierraOptions
from games.mi_tierra.pieces import Pen
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import setup
from games.mi_tierra.state import MiTierraState, Step
from tests.games.mi_tierra.table import Table

QUICK = replace(STRONG, budget=40)
"""The strong AI with less thought, for many questions."""
SLOWEST = 1.0
"""The most seconds of a processor that a decision may take."""
PLAYERS = range(2, 7)


def game(players: int, number: int) -> Run[MiTierraState]:
    chance = Chance(f"{random.Random(f'strong:{players}:{number}').getrandbits(256):064x}")
    options = MiTierraOptions(more_players=players > 4)
    return Run(MiTierraRules(), setup(players, options, chance, {}))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_is_acceptable_and_in_time(players: int) -> None:
    """Random answers lead to the questions, a few of which it answers."""
    run, rng, slowest, answered = game(players, 1), random.Random(1), 0.0, set()
    while waiting := run.open_questions():
        seat, decision = next(iter(waiting.items()))
        if decision.key not in answered or rng.random() < 0.02:
            answered.add(decision.key)
            began = time.process_time()
            answer = QUICK.choose(table_view(run, seat), decision, rng)
            slowest = max(slowest, time.process_time() - began)
            check_answer(run.rules, run.state, decision, answer)
        run.submit(seat, random_answer(run.rules, run.state, decision, rng))
    assert {"place", "market"} <= answered and slowest < SLOWEST


def test_nothing_hidden_is_seen() -> None:
    """Its answer is the same for any order of the decks."""
    session, rng, compared = Session(MiTierraRules(), game(3, 5).state), random.Random(8), 0
    while compared < 6:
        seat, decision = next(iter(session.open_questions().items()))
        mine = QUICK.choose(table_view(session, seat), decision, random.Random(1))
        for mix in (sort_names, sort_names_reversed):
            twin = session.fork()
            twin.state = redeal(session.state, seat, mix)
            assert dump_state(twin.state) != dump_state(session.state)
            assert QUICK.choose(table_view(twin, seat), decision, random.Random(1)) == mine
            compared += 1
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))


@pytest.mark.parametrize("players", PLAYERS)
def test_weights_name_every_trait(players: int) -> None:
    state = game(players, 1).state
    assert list(weights_for(players)) == list(traits_of(state, state.players[0], open_prices(state)))


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("now", (4, 12))
def test_more_is_worth_more(players: int, now: int) -> None:
    """Money is worth about itself, a cake more than its ingredients, and animals in pens something, early and late."""
    table = Table(players).at(Step.PLACE, "winter", 1).money(*[30] * players)
    table.session.state.round = now
    plain = expected_money(table.session.state)[0]
    richer = expected_money(table.money(40, *[30] * (players - 1)).session.state)[0]
    with_cake = expected_money(table.money(*[30] * players).goods(0, cake=1).session.state)[0]
    with_cows = expected_money(table.goods(0, cake=0).pens(0, Pen(3, "cow", 3)).session.state)[0]
    assert 6 < richer - plain < 20 and with_cake > plain + 20 and with_cows > plain + 10


def test_it_is_the_strongest_level() -> None:
    assert SPEC.strongest == "strong" and SPEC.ais["strong"] is STRONG
