"""What is counted for the balance report, held against what can be seen at the table."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.above_below import SPEC
from games.above_below.balance import BALANCE, best_seat, built, owners_win
from games.above_below.book.load import pages
from games.above_below.scoring import PARTS
from games.above_below.watch import Watch
from games.core.balance import SHARES, Facts, balance_of, spread
from games.core.registry import new_run
from games.core.view import table_view


@pytest.mark.parametrize(("players", "way"), [(2, "base"), (3, "expanded")])
def test_the_counts_of_a_game_are_what_its_log_tells(players: int, way: str) -> None:
    run = new_run(SPEC, players, "5a" * 32, SPEC.options_of(way))
    watch, rng, log = Watch(("good",) * players), random.Random(5), Counter[str]()
    exerted, begins = 0, run.state.first
    while not run.finished:
        seat, decision = next(iter(run.open().items()))
        answer = SPEC.ais["good"].choose(table_view(run, seat), decision, rng)
        watch.asked(run.state, decision, answer)
        run.submit(seat, answer)
        if decision.key == "exert" and not decision.is_free(answer):
            exerted += len(answer)
        log[decision.key] += 1
    facts = watch.over(run.state, run.tally)
    state, result = run.state, SPEC.rules.result(run.state)
    assert facts["decisions"] == log.total() and facts["exertions"] == exerted and facts["players"] == players
    assert facts["explorations"] >= log["explore"] > 0
    assert sum(len(player.caves) for player in state.players) <= facts["successes"] <= facts["explorations"]
    assert facts["explorations"] == sum(
        n for name, n in run.tally.items() if name.startswith("played:") and name[7:] in pages() and name[7] != "f"
    )
    assert facts["points"] == sum(result.totals) == sum(facts[f"part:{part}"] for part in PARTS)
    winner = result.places.index(1)
    assert facts[f"won:place {(winner - begins) % players + 1}"] >= SHARES / players
    for player in state.players:
        for name in (name for name in player.buildings() if name != "starting_house"):
            assert facts[f"built:{name}"] == 1 == facts[f"open:{name}"]


def test_the_balance_can_be_found_by_its_game_and_every_seat_plays() -> None:
    assert balance_of(SPEC) is BALANCE
    for setting in BALANCE.settings:
        assert set(setting.seats) <= set(BALANCE.players) and len(setting.seats) in SPEC.seats
        assert {setting.seated(number)[0] for number in range(4)} == set(setting.seats)
        SPEC.options.model_validate(dict(setting.options))
    names = {setting.name for setting in BALANCE.settings}
    assert all(set(target.settings) <= names for target in BALANCE.targets)


def test_cards_and_places_are_reckoned_from_the_sums() -> None:
    facts: Facts = Counter({
        "games": 10, "open:kiln": 10, "built:kiln": 4, "built_won:kiln": 3 * SHARES, "open:orchard": 5,
        "built:orchard": 4, "built_won:orchard": SHARES, "won:place 1": 6 * SHARES, "won:place 2": 4 * SHARES,
    })
    assert built(facts, ["house"]) == {"kiln": 40, "orchard": 80}
    assert owners_win(facts) == {"kiln": 1.5, "orchard": 0.5}
    assert best_seat(facts) == {"": 10}
    assert spread(Counter({"a:b=-2": 3, "a:b=1": 1, "a:c=1": 1}), "a:b") == {-2: 3, 1: 1}
