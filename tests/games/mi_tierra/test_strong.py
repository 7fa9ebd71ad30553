"""The strong AI seat: it answers every question acceptably and in time, sees only its view, and its learnt judgement
makes sense."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from itertools import islice

import pytest

from games.core.chance import Chance
from games.core.fuzz import random_answer
from games.core.run import Run
from games.core.session import Session
from games.mi_tierra import SPEC
from games.mi_tierra.ai.judgement import expected_money, weights_for
from games.mi_tierra.ai.strong import STRONG
from games.mi_tierra.ai.traits import open_prices, traits_of
from games.mi_tierra.options import MiTierraOptions
from games.mi_tierra.pieces import Pen
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import setup
from games.mi_tierra.state import MiTierraState, Stall, Step
from games.mi_tierra.view import glance_at, view_of
from tests.games.mi_tierra.table import Table
from tests.games.strong_seats import answered_in_a_random_game, compared_with_other_deals

QUICK = replace(STRONG, budget=40)
"""The strong AI with less thought, for many questions."""
PLAYERS = range(2, 7)


def game(players: int, number: int) -> Run[MiTierraState]:
    chance = Chance(f"{random.Random(f'strong:{players}:{number}').getrandbits(256):064x}")
    options = MiTierraOptions(more_players=players > 4)
    return Run(MiTierraRules(), setup(players, options, chance, {}))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_is_acceptable_and_in_time(players: int) -> None:
    """Random answers lead to the questions."""
    assert {"place", "market"} <= answered_in_a_random_game(QUICK, game(players, 1))


def test_nothing_hidden_is_seen() -> None:
    """Its answer is the same for any order of the decks."""
    compared = compared_with_other_deals(QUICK, Session(MiTierraRules(), game(3, 5).state))
    assert len(list(islice(compared, 6))) == 6


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


def test_of_equal_places_one_is_tried() -> None:
    table = Table(2).at(Step.PLACE, "spring", 1).fields(0, a4="grape", b1="grape", a3="apple")
    table.state.last_round = True
    tried = {place for (place,) in STRONG.quick.ranked(table.sees(0).board, table.decision(0))}
    assert tried & {"field:a3", "field:a4", "field:b1"} == {"field:a3", "field:a4"}


def test_a_glance_sees_what_a_view_sees() -> None:
    run, rng = game(3, 1), random.Random(1)
    while waiting := run.open_questions():
        seat, decision = next(iter(waiting.items()))
        seen, glance = view_of(run.state, seat), glance_at(run.state, seat)
        assert STRONG.quick.answer(glance, decision) == STRONG.quick.answer(seen, decision)
        parts = ({**{one.name: getattr(view, one.name) for one in fields(view)}, "farms": [*view.farms]}
                 for view in (seen, glance))
        assert next(parts) == next(parts)
        run.submit(seat, random_answer(run.rules, run.state, decision, rng))


@pytest.mark.parametrize("last", [False, True])
def test_nobody_is_sent_to_a_black_market_where_the_ai_would_not_trade(last: bool) -> None:
    """The quick AI sells there in the last round only; before, the way there was as good as home, and advised."""
    table = Table(2).at(Step.MARKET).money(20, 5).row("A02", "A04").goods(0, apple=2).place(0, "official_market")
    table.state.stalls, table.state.last_round = [Stall(0)], last
    tried = STRONG.quick.ranked(table.sees(0).board, table.decision(0))
    assert (("black",) in tried) is last and ("sell:A04",) in tried


def test_the_same_view_leads_to_the_same_answer() -> None:
    """Whatever random numbers a seat gets: the advice and a review ask without them."""
    table = Table(3).at(Step.PLACE, "spring", 1).money(20, 20, 20)
    found = {QUICK.choose(table.sees(0), table.decision(0), random.Random(n)) for n in range(3)}
    assert len(found) == 1
