"""What is counted for the balance report, held against what can be seen at the table."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.core.balance import SHARES, Facts, balance_of, spread
from games.core.registry import new_run
from games.core.view import seat_view
from games.mi_tierra import SPEC
from games.mi_tierra.ai.taste import LEANINGS
from games.mi_tierra.balance import BALANCE, events, owners, reaching
from games.mi_tierra.cards.box import BOX, Market, Plan
from games.mi_tierra.state import MiTierraState
from games.mi_tierra.watch import Watch


def from_markets(state: MiTierraState) -> int:
    """What all players have earned on the official market."""
    return sum(player.earned.get("market", 0) for player in state.players)


@pytest.mark.parametrize(("players", "way"), [(2, "rulebook"), (5, "more_players")])
def test_the_counts_of_a_game_are_what_its_log_tells(players: int, way: str) -> None:
    run = new_run(SPEC, players, "5a" * 32, SPEC.options_of(way))
    seated = list(LEANINGS)[:players]
    watch, rng, asked = Watch(seated), random.Random(5), Counter[str]()
    sold_in: set[int] = set()
    began, sales = run.state.order[0], 0
    while not run.finished:
        seat, decision = next(iter(run.open().items()))
        answer = BALANCE.players[seated[seat]].ai.choose(seat_view(run, seat), decision, rng)
        watch.asked(run.state, decision, answer)
        before, at = from_markets(run.state), run.state.round
        run.submit(seat, answer)
        if from_markets(run.state) > before:
            sold_in.add(at)
            sales += 1
        asked[decision.key] += 1
    facts, state = watch.over(run.state, run.tally), run.state
    assert facts["decisions"] == asked.total() and facts["players"] == players and facts["games"] == 1
    assert spread(facts, "rounds") == {state.round: 1} and facts["player rounds"] == players * state.round
    assert facts["unsold"] == sum(one not in sold_in for one in range(4, state.round + 1))
    assert facts["sales"] == sales > 0
    assert facts["points"] == sum(player.money for player in state.players)
    assert facts["earned"] == sum(n for name, n in facts.items() if name.startswith("part:"))
    winner = run.rules.result(state).places.index(1)
    place = (winner - began) % players + 1
    assert facts[f"won:place {place}"] == SHARES == facts[f"won:{seated[winner]}"]
    assert sum(n for name, n in facts.items() if name.startswith("seats:")) == SHARES
    for card in BOX.cards.values():
        if isinstance(card, Market):
            assert facts[f"sold to:{card.id}"] <= facts[f"open:{card.id}"] <= 1
        if isinstance(card, Plan):
            assert facts[f"taken:{card.id}"] <= facts[f"offered:{card.id}"] <= 1
            assert facts[f"kept:{card.id}"] == sum(card.id in player.cards for player in state.players)


def test_the_balance_can_be_found_by_its_game_and_every_leaning_sits_everywhere() -> None:
    assert balance_of(SPEC) is BALANCE
    for setting in BALANCE.settings:
        assert set(setting.seats) <= set(BALANCE.players)
        tables = [setting.seated(number) for number in range(200)]
        assert {len(table) for table in tables} <= set(SPEC.seats)
        assert all(len(set(table)) == len(table) for table in tables)
        for seat in range(len(tables[0])):
            assert {table[seat] for table in tables} == set(setting.seats)
        SPEC.options.model_validate(dict(setting.options))
    names = {setting.name for setting in BALANCE.settings}
    assert all(set(target.settings) <= names for target in BALANCE.targets)


def test_events_and_cards_are_reckoned_from_the_sums() -> None:
    facts: Facts = Counter({
        "games": 4, "money": 1000, "met:E01": 1, "money with:E01": 400, "rounds=9": 1, "rounds=10": 2, "rounds=12": 1,
        "plans kept": 3, "kept:shears": 2, "kept beside:shears": 260, "kept:trellis": 1, "kept beside:trellis": 100,
    })
    assert events(facts) == {"E01": 400 / 200}
    assert owners(facts) == {"shears": 130 / 120, "trellis": 100 / 120}
    assert reaching(10)(facts) == {"": 75}
