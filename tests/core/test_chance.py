"""Committed chance: repeatable, checkable, even."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from games.core.chance import Chance, commitment, game_seed
from games.core.copying import copy_of
from games.core.journal import Journal
from games.core.state import GameState, LaneError

SEED = "ab" * 32


def test_a_draw_is_the_hmac_of_label_and_counter() -> None:
    chance = Chance(SEED)
    digest = hmac.digest(bytes.fromhex(SEED), b"die:1:0", hashlib.sha256)
    assert chance.below("die", 1 << 20) == int.from_bytes(digest[:4], "big") % (1 << 20)
    assert chance.counter == 1


def test_the_same_seed_and_counter_repeat_the_same_draws() -> None:
    one, two = Chance(SEED), Chance(SEED)
    first, second = list(range(56)), list(range(56))
    one.shuffle("deck", first)
    two.shuffle("deck", second)
    assert first == second != list(range(56)) and sorted(first) == list(range(56))
    again = copy_of(two)
    assert [two.below("die", 6) for _ in range(20)] == [again.below("die", 6) for _ in range(20)]


def test_a_changed_seed_changes_the_draws() -> None:
    other = SEED[:-1] + "c"
    assert [Chance(SEED).below("x", 10**6)] != [Chance(other).below("x", 10**6)]


def test_draws_are_even() -> None:
    chance = Chance(SEED)
    counts = Counter(chance.below("die", 6) for _ in range(6000))
    chi = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi < 20.5  # 99.9 % of even dice stay below, and the seed is fixed


def test_shuffles_are_even() -> None:
    chance = Chance(SEED)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        chance.shuffle("deck", items)
        counts[tuple(items)] += 1
    assert len(counts) == 24 and sum((n - 100) ** 2 / 100 for n in counts.values()) < 49.7


def test_the_seed_depends_on_the_secret_and_on_everybody_who_joined() -> None:
    seed = game_seed("secret", ("1", "2"))
    assert len(seed) == 64
    others = {game_seed("other", ("1", "2")), game_seed("secret", ("2", "1")), game_seed("secret", ("1",))}
    assert len(others | {seed}) == 4
    assert commitment("secret") != commitment("other") and "secret" not in commitment("secret")


def test_drawing_in_a_lane_is_refused() -> None:
    state = GameState(Chance(SEED), Journal(lane=0))
    with pytest.raises(LaneError):
        state.rolls()


def test_a_draw_is_an_undo_barrier() -> None:
    state = GameState(Chance(SEED))
    state.rolls()
    assert state.journal.learnt
