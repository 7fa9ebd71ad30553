"""The deal of the day: the same for all, promised before, checked after."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from games.core.chance import commitment
from games.core.registry import new_session
from games.northwood import SPEC
from games.northwood.daily import FIRST_LINK, chain, checks, day_options, day_seed, next_link, streak, unbroken
from tests.games.northwood.table import hand, seen

SECRET = "a secret of the operator"
DAY = date(2026, 2, 27)


def test_a_day_has_one_deal() -> None:
    tables = [new_session(SPEC, 1, day_seed(SECRET, DAY), day_options(DAY)) for _ in range(2)]
    assert hand(tables[0]) == hand(tables[1])
    assert seen(tables[0]).board.fiefs == seen(tables[1]).board.fiefs


def test_days_and_secrets_differ() -> None:
    seeds = {day_seed(secret, date(2026, 2, day)) for day in range(1, 29) for secret in (SECRET, SECRET + "!")}
    assert len(seeds) == 56 and all(len(seed) == 64 for seed in seeds)


def test_a_short_secret_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least 16"):
        day_seed("short", DAY)


def test_the_promise_does_not_show_the_seed_but_binds_to_it() -> None:
    link, seed = next_link(SECRET, DAY), day_seed(SECRET, DAY)
    assert seed not in (link.commitment, link.link) and link.commitment == commitment(seed)
    assert checks(link, seed) and not checks(link, day_seed(SECRET, date(2026, 2, 28)))


def test_the_chain_pins_the_past() -> None:
    links = chain(SECRET, DAY, 4)
    assert [one.day.day for one in links] == [27, 28, 1, 2]
    assert unbroken(links) and unbroken(links[2:], links[1].link) and not unbroken(links[1:])
    other = next_link("another secret entirely", links[1].day, links[0].link)
    assert not unbroken((links[0], other, *links[2:]))
    assert not unbroken((links[0], replace(links[1], commitment=links[2].commitment), *links[2:]))
    skipped = next_link(SECRET, links[2].day, links[0].link)
    assert not unbroken((links[0], skipped))
    assert links[0] == next_link(SECRET, DAY, FIRST_LINK)


@pytest.mark.parametrize(("day", "characters"), [(26, "intro"), (27, "full"), (28, "full")])
def test_the_weekend_brings_all_characters(day: int, characters: str) -> None:
    assert day_options(date(2026, 2, day)).characters == characters


@pytest.mark.parametrize(
    ("played", "count"), [((), 0), ((27,), 1), ((26,), 1), ((25,), 0), ((25, 26, 27), 3), ((24, 26, 27), 2)]
)
def test_a_streak_is_not_broken_before_the_day_is_over(played: tuple[int, ...], count: int) -> None:
    assert streak([date(2026, 2, day) for day in played], DAY) == count
