"""Pages with lists that are as long as the limits allow: nothing is cut in the middle."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from cogs.forms.components import CONTENT, TEXTS
from cogs.pages.away_page import MOST, away_page
from cogs.pages.find_page import PER_PAGE, Found, find_page
from cogs.pages.moving_page import MOST as MOST_MOVABLE
from cogs.pages.moving_page import moving_page
from cogs.pages.notice_message import MOST as MOST_NOTICED
from cogs.pages.notice_message import notice_line_in_direct_message, room_rows
from cogs.pages.page import Page
from cogs.pages.paging import fitted
from cogs.publishing.followers import round_words
from cogs.words.catalogues import catalogue_of
from cogs.words.options import read_options
from cogs.words.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.registry import spec_of
from storage.model import (
    Absence,
    Admission,
    Home,
    HomeKind,
    SeatInfo,
    StandingInvitation,
    Status,
    TableInfo,
    WeeklyTime,
    Wish,
)
from storage.outgoing import DueKind, NoticeItem
from tables.deadlines.absences import Effect, Plan
from tables.servers.transfer import MovableTables

GAME = "above_below"
NOW = datetime(2026, 3, 1, tzinfo=UTC).timestamp()
SNOWFLAKE = 1_100_000_000_000_000_000
HOME = Home(HomeKind.CHANNEL, SNOWFLAKE, SNOWFLAKE)


def voice_in(language: str) -> Voice:
    return Voice(catalogue_of(language), str, str)


def table(number: int, status: Status = Status.PLAYING) -> TableInfo:
    return TableInfo(
        number, GAME, status, {}, HOME, 1, SNOWFLAKE + number, (SeatInfo(0, 2, SNOWFLAKE + 2, None),), "en", "0" * 64,
        1, NOW, admission=Admission((1400, 1600), True),
    )


def absence(note: str = "") -> Absence:
    return Absence(1, 1, NOW, NOW + 3 * 24 * 3600, note, "wait", "draft", NOW)


def shown(page: Page) -> list[str]:
    """Return the texts as the message shows them."""
    view: Any = page.view()
    (box,) = view.to_components()
    return [one["content"] for one in box["components"] if one["type"] == 10]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["wait", "ai", "ask", "alone", "daily", "lobby", "lent"])
def test_what_a_table_does_meanwhile_names_the_table(what: str, language: str) -> None:
    voice = voice_in(language)
    said = "\n".join(away_page(Plan(absence(), (Effect(table(712), what),), 9), voice).texts)
    assert voice.key("above-below-name") in said and "712" in said
    assert language == "en" or "ends with its day" not in said, "it has not fallen back to English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_absence_that_is_too_long_says_by_how_much_and_not_how_many_days_are_left(language: str) -> None:
    page = away_page(Plan(absence(), (), -3), voice_in(language))
    said = "\n".join(page.texts)
    assert "-3" not in said and "−3" not in said and "3" in said and "42" in said
    assert language == "en" or "Please" not in said, "it has not fallen back to English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_absence_from_many_tables_names_each_of_them(language: str) -> None:
    effects = tuple(Effect(table(700 + n), "wait", NOW, in_season=True, round_over_at=NOW) for n in range(MOST + 2))
    texts = shown(away_page(Plan(absence("*" * 200), effects, 9), voice_in(language)))
    assert sum(map(len, texts)) <= TEXTS and not any("…" in one[-1:] for one in texts)
    said = "\n".join(texts)
    assert all(str(700 + n) in said for n in range(MOST))
    assert voice_in(language).key("cogs-more-tables", n=2) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("weeklies", [5, 10, 25])
def test_a_busy_server_finds_its_weekly_tables_uncut(weeklies: int, language: str) -> None:
    voice, days = voice_in(language), frozenset(range(6))
    options = read_options(
        GAME, "villagers,quests,tools,supplies,states,desert_labyrinth,underforest,printed_grid"
    )
    weekly = [
        StandingInvitation(
            n, n, SNOWFLAKE + n, HOME, GAME, spec_of(GAME).version, options, None, "en",
            WeeklyTime("America/Argentina/Buenos_Aires", 2, 60 * (n % 24)), NOW, 0, None,
        ) for n in range(weeklies)
    ]
    wishes = [Wish(n, n, SNOWFLAKE + n, SNOWFLAKE, GAME, "quarter", days, True) for n in range(10)]
    lobbies = [table(n, Status.LOBBY) for n in range(PER_PAGE)]
    page = find_page(Found(1, "", lobbies, True, None, wishes[:5], wishes, [], False, weekly, weekly), voice)
    texts = shown(page)
    assert sum(map(len, texts)) <= TEXTS
    *lines, last = texts[-1].split("\n")
    listed = sum(line.startswith("**") for line in texts[-1].split("\n")[1:])
    if listed < weeklies:
        assert last == voice.key("cogs-more-tables", n=weeklies - listed)
    assert listed >= 5 and not any(line.endswith("…") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_calls_to_many_tables_names_each_of_them(language: str) -> None:
    voice = voice_in(language)
    lines = [
        notice_line_in_direct_message(
            NoticeItem(DueKind.REMINDER, 700 + n, 0, 1), table(700 + n), voice, "x" * 120, NOW
        ) for n in range(MOST_NOTICED)
    ]
    said = fitted(lines, CONTENT - 60, voice, more=3)
    assert len(said) <= CONTENT - 60 and len(re.findall(r"\b70\d\b", said)) == MOST_NOTICED
    assert said.endswith(voice.key("cogs-more-tables", n=3))


def test_a_message_about_two_tables_that_fit_one_wish_has_no_custom_id_twice() -> None:
    """Discord refuses a message with one custom id twice, and the whole digest with it."""
    rows: Any = room_rows([], [], [(table(1), 7), (table(2), 7), (table(3), 8)], [], [], voice_in("en"), 1)
    every = [item.custom_id for row in rows for item in row]
    assert len(every) == len(set(every)) == 3 + 2 + 1


def test_every_table_of_a_busy_server_can_be_moved() -> None:
    found = MovableTables([table(n) for n in range(1, 2 * MOST_MOVABLE + 2)], {})
    chosen = set()
    for page in range(4):
        rows: Any = moving_page(found, SNOWFLAKE, {}, voice_in("en"), page=page).rows
        (which,), turning, _ = rows
        chosen |= {option.value for option in which.options}
        assert [item.disabled for item in turning] == [min(page, 2) == n for n in range(3)]
    assert len(chosen) == len(found.tables)


def test_a_list_without_room_for_its_entries_says_how_many_are_left_out() -> None:
    voice = voice_in("en")
    assert fitted([["A" * 20], ["B" * 20], ["C" * 20]], 50, voice, more=1) == f"{'A' * 20}\n… and 3 more"
    assert fitted([["A", "asked"], ["B", "later"]], 30, voice, between=" ") == "A asked\nB later"
    assert fitted([], 30, voice) == ""


def test_a_follower_who_slept_into_a_round_reads_how_every_player_stands() -> None:
    """At the start of a round a player's line is short; in its middle those of The Grimm Forest have 1700 letters."""
    standing = [f"- ● <@{SNOWFLAKE + n}>{'x' * 180}" for n in range(8)]
    said = round_words("T" * 80, standing, "L" * 180)
    assert said.split("\n") == ["T" * 80, *standing, "L" * 180]
    longer = round_words("T" * 80, [*standing, *standing], "L" * 180)
    assert len(longer) <= CONTENT
    assert longer.split("\n") == ["T" * 80, *standing, "…", "L" * 180]


def test_a_follower_of_a_table_without_a_message_reads_no_empty_line() -> None:
    assert round_words("Round 2", ["- Ana", "- Ben"], "") == "Round 2\n- Ana\n- Ben"
