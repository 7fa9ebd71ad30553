"""AI seats: acceptable answers everywhere, and the good one is good."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.ai.planner import lookahead
from games.agricola.ai.situation import Situation
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState
from games.core.fuzz import random_answer
from games.core.registry import new_run
from games.core.run import Run
from games.core.view import TableView
from tests.scale import scaled


def play(levels: list[str], seed: int, **options: object) -> tuple[tuple[float, ...], list[int]]:
    """One game; the totals, and in how many harvests each seat begged."""
    rng = random.Random(seed)
    session = new_run(SPEC, len(levels), f"{seed + 1:064x}", AgricolaOptions.model_validate(options))
    begged = [0] * len(levels)
    while not session.finished:
        seat, decision = next(iter(session.open().items()))
        before = [player.begging for player in session.state.players]
        session.submit(seat, SPEC.ais[levels[seat]].choose(seen(session, seat), decision, rng))
        for player, count in zip(session.state.players, before, strict=True):
            begged[player.seat] += player.begging > count
    return SPEC.rules.result(session.state).totals, begged


def seen(session: Run[AgricolaState], seat: int) -> TableView[Any]:
    """What the AI seats use of a table's view, without its words."""
    return TableView("agricola", seat, SPEC.rules.view(session.state, seat), None, (), False, False)


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("level", ["legal", "learning", "good", "strong"])
def test_answers_are_always_acceptable(players: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "BUDGET", 100)  # it looks ahead only where there is little choice, and is quick
    monkeypatch.setattr(lookahead, "ALONE", dict.fromkeys(lookahead.ALONE, 100))
    for seed in range(scaled(1)):
        levels = [level if seat % 2 == 0 else "legal" for seat in range(players)]
        play(levels, seed, moor=True, fuel_tokens=True, level=3, family=players % 2 == 0)


def test_a_view_shows_the_whole_farmyard() -> None:
    """The farmyard that the good one puts together from a view is the real one."""
    rng = random.Random(5)
    session = new_run(SPEC, 3, "ef" * 32, AgricolaOptions(level=3))
    while not session.finished:
        if rng.random() < 0.2:
            view = SPEC.rules.view(session.state, None)
            assert [Situation(view, farm).yard for farm in view.farms] == [p.yard for p in session.state.players]
        seat, decision = next(iter(session.open().items()))
        session.submit(seat, random_answer(SPEC.rules, session.state, decision, rng))


HARVESTS = 6


def test_the_good_one_scores_thirty_more_and_seldom_begs() -> None:
    games = scaled(14)
    good, begged, legal = 0.0, 0, 0.0
    for seed in range(games):
        totals, harvests = play(["good", "good"], seed, moor=False)
        good += sum(totals)
        begged += sum(harvests)
        legal += sum(play(["legal", "legal"], seed, moor=False)[0])
    assert (good - legal) / (2 * games) >= 30
    assert begged / (2 * HARVESTS * games) <= 0.1


def test_the_good_one_beats_the_legal_one_at_the_same_table_by_thirty() -> None:
    games, ahead, begged = scaled(14), 0.0, 0
    for seed in range(games):
        at = seed % 2
        totals, harvests = play(["good", "legal"] if at == 0 else ["legal", "good"], seed, moor=False)
        ahead += totals[at] - totals[1 - at]
        begged += harvests[at]
    assert ahead / games >= 30
    assert begged / (HARVESTS * games) <= 0.1


def test_the_good_one_feeds_and_heats_in_company_on_the_moor() -> None:
    games = scaled(3)
    results = [play(["good"] * 4, seed, moor=True) for seed in range(games)]
    assert sum(sum(totals) for totals, _ in results) / (4 * games) >= 20
    assert sum(sum(harvests) for _, harvests in results) / (4 * HARVESTS * games) <= 0.1


def test_the_learner_stands_between_the_others() -> None:
    games, above, below = scaled(8), 0.0, 0.0
    for seed in range(games):
        at = seed % 2
        for other in ("legal", "good"):
            totals, _ = play(["learning", other] if at == 0 else [other, "learning"], seed, moor=False)
            gap = totals[at] - totals[1 - at]
            above, below = (above + gap, below) if other == "legal" else (above, below - gap)
    assert above / games >= 15 and below / games >= 4


def test_the_lobby_offers_three_strengths_and_old_names_stay() -> None:
    assert SPEC.levels == ("learning", "good", "strong") and "legal" in SPEC.ais
