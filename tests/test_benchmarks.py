"""What the benchmarks measure is there: they are no timed tests, so nothing else would notice."""

from __future__ import annotations

import random
import time

import numpy as np
import pytest

from benchmarks.agricola_brought import brought
from benchmarks.agricola_drift import drift
from benchmarks.agricola_learning import Past, targets
from benchmarks.agricola_mending import mended, minds_of, off, wrong_about
from benchmarks.clicks import SERVERS, seated
from benchmarks.cost import Spent, Transactions
from benchmarks.drawn_elsewhere import SECONDS, waited
from benchmarks.engine import GAMES, Measured, table_in_play
from benchmarks.people import Table
from benchmarks.rate import Clicked, Hanging, clicking
from cogs.pictures.drawing import Job
from games.agricola.ai.planner.judgement import judgement_for
from sandbox import Sandbox
from sandbox.gateway import shard_of


@pytest.mark.parametrize("measured", GAMES, ids=lambda one: f"{one.game}-{max(one.players)}")
def test_a_table_in_mid_turn_is_found_for_every_game(measured: Measured) -> None:
    session = table_in_play(measured.game, max(measured.players), 80, measured.options[-1])
    assert session.given and session.open()


def test_drift_says_which_trait_is_believed_to_be_worth_too_much() -> None:
    """Of three traits that change at every step one brings nothing, one half of what is expected, one all of it."""
    rng = np.random.default_rng(1)
    believed, worth = np.array([2.0, 2.0, 2.0, 0.0]), np.array([0.0, 1.0, 2.0, 0.0])
    games = []
    for _ in range(60):
        found = np.column_stack([rng.normal(size=(50, 3)), np.ones(50)])
        brought = np.cumsum(found @ worth) - found @ worth  # what steps before have brought is there
        ahead = found @ believed + brought
        games.append((np.column_stack([found, ahead]), float(brought[-1] + found[-1] @ worth)))
    more = drift(games, prior=1.0)
    assert more[:3] == pytest.approx(np.array([-2.0, -1.0, 0.0]), abs=0.15)


@pytest.mark.parametrize("moor", [False, True], ids=["base", "moor"])
def test_what_cards_bring_is_noted_in_the_game_and_not_in_the_head(moor: bool) -> None:
    """In the head a card acts with every turn that is tried, dozens of times a game."""
    found = {one.card: one for one in brought(moor, 4)}
    day_laborers = found["A114"]
    assert 0 < day_laborers.times <= 14 and day_laborers.points > 0 and sum(day_laborers.promised) > 0
    assert max(one.times for one in found.values()) <= 14, "none of them acts twice in a round"


async def test_people_sit_in_servers_on_every_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.clicks.TABLES", 2 * SERVERS)
    sandbox = Sandbox()
    tables = seated(sandbox, Hanging())
    assert [shard_of(one.channel["guild_id"], SERVERS) for one in tables] == 2 * list(range(SERVERS))
    for one in tables:
        members = sandbox.world.guilds[one.channel["guild_id"]]["members"]
        assert {who.id for who in one.people} < members.keys() and sandbox.world.bot_user["id"] in members


def test_pictures_that_are_drawn_elsewhere_take_their_time_and_each_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECONDS, "0.05")
    job = Job("grimm_forest", "board", None, "en", ("Ana", "Ben"), frozenset())
    began = time.perf_counter()
    first, second = waited(job), waited(job)
    assert time.perf_counter() - began >= 0.1 and len(first.data) == len(second.data) and first.data != second.data


class Counted(Table):
    """A table at which a second act never ends in time."""

    acts = 0

    async def act(self) -> None:
        """One act."""
        self.acts += 1
        if self.acts > 1:
            raise AssertionError("waited in vain")
        self.words.append(0.25)


async def test_clicks_come_at_their_rate_and_what_is_not_answered_counts_as_such() -> None:
    sandbox, clock = Sandbox(), Hanging()
    tables: list[Table] = [Counted(sandbox, sandbox.channel, [], clock, seed) for seed in range(2)]
    spent = iter([Spent(1.0, 2.0, 3.0, 4.0), Spent(1.5, 2.0, 3.5, 4.25)])
    clicked = await clicking(tables, clock, 100.0, 0.1, random.Random(1), lambda: next(spent))
    assert (clicked.words, clicked.in_vain, clicked.spent) == ([0.25, 0.25], 8, Spent(0.5, 0.0, 0.5, 0.25))
    assert clicked.seconds >= 0.1


def test_an_act_at_a_file_costs_no_database_anything() -> None:
    clicked = Clicked([0.1, 0.3], 2.0, 1.0, 0, Spent(0.5, 0.25, 0.0, 0.125), [0.0])
    costs = {one.name: one.value for one in clicked.costs("one")}
    assert costs["one: processor time of bots, an act"] == 250.0
    assert "one: processor time of the database, an act" not in costs
    assert Transactions().figures("one", 2) == []
    assert [one.value for one in Transactions(8, 2).figures("one", 2)] == [4.0, 1.0]


def test_mending_draws_weights_to_what_games_came_to_and_leaves_what_never_changes() -> None:
    rng = np.random.default_rng(2)
    before = {
        "units": np.zeros((3, 2)), "thresholds": np.zeros(2), "counts": np.zeros(2), "base": 10.0,
        "direct": np.array([1.0, 0.0, 4.0]),
    }
    games = []
    for _ in range(400):
        found = np.column_stack([rng.normal(size=(20, 1)) + np.zeros((20, 2)), np.ones(20)])
        found[:, 1] = rng.normal()
        games.append(Past(found, np.zeros(20), float(14 + 3 * found[-1, 1])))
    after = mended(before, games)
    assert after["direct"][1] > 0.01 and abs(after["direct"][0]) < 1 and after["direct"][2] == 4.0
    assert off(after, games) < off(before, games)


def test_what_is_counted_beside_a_network_is_nothing_for_it_to_learn() -> None:
    """Points that cards of the hand promise, here from -5 to 5, while all positions are alike and come to 10."""
    before = {
        "units": np.zeros((1, 1)), "thresholds": np.zeros(1), "counts": np.zeros(1), "base": 8.0,
        "direct": np.array([0.0]),
    }
    rng = np.random.default_rng(4)
    games = [Past(rng.normal(size=(20, 1)), np.full(20, n / 40 - 5), n / 40 + 5) for n in range(400)]
    assert targets(None, games[80]) == [10.0] * 20
    assert targets({**before, "base": 10.0}, games[80]) == pytest.approx([10.0] * 20)
    after = mended(before, games)
    assert off(before, games) == pytest.approx(2)
    assert 8.05 < after["base"] < 10 and abs(after["direct"][0]) < 0.01


def test_mending_alone_goes_more_by_what_went_better_than_expected() -> None:
    before = {
        "units": np.zeros((1, 1)), "thresholds": np.zeros(1), "counts": np.zeros(1), "base": 10.0,
        "direct": np.array([0.0]),
    }
    rng = np.random.default_rng(3)
    games = [Past(rng.normal(size=(20, 1)), np.zeros(20), float(rng.normal(10, 4))) for _ in range(400)]
    fair, hopeful = mended(before, games), mended(before, games, hope=0.7)
    assert hopeful["base"] > fair["base"] + 0.05


def test_alone_some_are_curious_and_some_wrong_and_with_others_each_seat_is_of_its_own_mind() -> None:
    known = judgement_for(1, moor=True, cards=False)
    assert known is not None
    liked = [
        mind for n in range(40) for mind in minds_of(known, 1, random.Random(n))
        if all(mine[0] >= theirs[0] for mine, theirs in zip(mind.columns, known.columns, strict=True))
    ]
    assert 5 < len(liked) < 35
    assert len(minds_of(known, 3, random.Random(1))) == 3


def test_a_seat_that_is_a_little_wrong_judges_otherwise_and_most_are() -> None:
    known = judgement_for(2, moor=False, cards=False)
    assert known is not None
    minds = [wrong_about(known, random.Random(n)) for n in range(40)]
    assert 20 <= sum(mind is not known for mind in minds) < 40
    one = next(mind for mind in minds if mind is not known)
    others = sum(mine != theirs for mine, theirs in zip(one.columns, known.columns, strict=True))
    assert 0 < others < len(known.columns) / 4 and one.thresholds == known.thresholds
