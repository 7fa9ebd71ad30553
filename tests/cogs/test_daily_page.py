"""The page of the deal of the day: what Discord takes, in every language, and no spoilers."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from cogs.daily_page import daily_page
from games.northwood.daily import day_options
from sandbox.rules.messages import Draft, check_message
from storage.model import Status
from tables.daily import DailyStanding, Day, Ranked
from tests.cogs.questions import LANGUAGES, payload, reader
from tests.cogs.test_messages import V2, table

FRIDAY = date(2026, 11, 20)
TODAY = Day(FRIDAY, "northwood", day_options(FRIDAY), "12" * 32, "34" * 32, "56" * 32, None)
YESTERDAY = replace(TODAY, day=date(2026, 11, 19), seed="78" * 32)
RANKING = tuple(Ranked(n + 1, 123456789012345678 + n, n < 9, 20 - n % 20, n, n == 50) for n in range(60))


@pytest.mark.parametrize("server", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_at_every_moment(language: str, server: bool) -> None:
    for mine in (None, *(table("northwood", 1, status) for status in Status if status is not Status.LOBBY)):
        over = mine is not None and not mine.status.running
        for yesterday, final in ((None, ()), (YESTERDAY, ()), (YESTERDAY, RANKING)):
            standing = DailyStanding(TODAY, yesterday, mine, 400, RANKING if over else (), final, late=bool(final))
            view = daily_page(standing, reader(language), server=server).view()
            assert check_message(Draft({"flags": V2, "components": payload(view)})) == []


def said(standing: DailyStanding) -> str:
    return "\n".join(daily_page(standing, reader(), server=True).texts)


def test_equal_words_for_winners_and_streaks_only_where_there_are_any() -> None:
    rows = (Ranked(1, 7, True, 17, 3, False), Ranked(2, 8, False, 9, 1, True))
    told = said(DailyStanding(TODAY, None, table("northwood", 1, Status.FINISHED), 3, rows, (), late=False))
    assert "**1.** <@7> – 17 ★, won · 3 days in a row\n**2.** <@8> – 9 ★\n" in told


def test_the_weekend_says_that_all_characters_play_and_the_seed_of_yesterday_is_open() -> None:
    told = said(DailyStanding(TODAY, YESTERDAY, None, 0, (), (), late=False))
    assert "Characters: all of them" in told and "November 20, 2026" in told
    assert YESTERDAY.seed is not None and YESTERDAY.seed in told and "2026-11-19" in told


def test_yesterdays_table_stands_below_todays_deal_with_its_day_and_is_left_out_when_nobody_has_played() -> None:
    rows = (Ranked(1, 7, True, 17, 3, False), Ranked(2, 8, False, 9, 1, True))
    told = said(DailyStanding(TODAY, YESTERDAY, None, 0, (), rows, late=False))
    assert "Yesterday’s ranking: November 19, 2026\n**1.** <@7> – 17 ★, won · 3 days in a row\n**2.** <@8>" in told
    assert told.index("You have one go at it") < told.index("Yesterday’s ranking") < told.index("today’s seal")
    assert "Yours is not on it" not in told
    assert "Yesterday’s ranking" not in said(DailyStanding(TODAY, YESTERDAY, None, 0, (), (), late=False))


def test_whoever_came_too_late_reads_why_they_are_not_on_yesterdays_table() -> None:
    for rows in ((), (Ranked(1, 7, True, 17, 3, False),)):
        told = said(DailyStanding(TODAY, YESTERDAY, None, 0, (), rows, late=True))
        assert "Yesterday’s ranking" in told and "Yours is not on it" in told


def test_whoever_is_far_down_on_a_table_still_finds_themselves() -> None:
    mine = table("northwood", 1, Status.FINISHED)
    told = said(DailyStanding(TODAY, YESTERDAY, mine, 3, RANKING, RANKING, late=False))
    before, _, after = told.partition("Yesterday’s ranking")
    assert [before.count(" ★"), after.count(" ★")] == [21, 11]
    own = f"**51.** <@{RANKING[50].discord_id}>"
    assert before.count(own) == after.count(own) == 1
