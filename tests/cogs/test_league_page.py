"""What the pages of a season say of its rounds, in every language."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from discord import ui

from cogs.pages.league_page import announcement, as_csv, news_words, own_page, rounds_page, season_page
from games.core.catalogue import LANGUAGES
from games.core.text import text
from storage.model import (
    Entrant,
    GameChoice,
    Pairing,
    PairingSeat,
    PairingStatus,
    Person,
    Season,
    SeasonFormat,
    SeasonPlan,
    SeasonStatus,
)
from tables.league.seasons import SeasonView
from tables.league.standings import Standing
from tests.cogs.questions import voice

PLAN = SeasonPlan(SeasonFormat.SWISS, (GameChoice("grimm_forest", {}),), 2, 2, 3, 14, None)
SEASON = Season(
    1, 1, 1, Person(1), "Winter Cup", PLAN, "en", "5a", SeasonStatus.PLAYING, 1, 0.0, None, None, 1, 1, None, 0
)


def seat(number: int, place: int, *, counts: bool = True) -> PairingSeat:
    """Return a person's seat at a table that is over. Its Discord id is 100 plus the number."""
    return PairingSeat(number, Person(number + 1), 100 + number, place, 5.0, counts)


def view(season: Season, *pairings: Pairing) -> SeasonView:
    """Return a season with these tables, and nobody in its standings."""
    return SeasonView(season, (), pairings, ((),), season.plan.rounds)


def pairing(*seats: PairingSeat) -> Pairing:
    """Return the third table of the first round, with these seats, which is over."""
    return Pairing(1, 1, 1, 0, 3, 0, PairingStatus.FINISHED, None, None, 0, None, seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_a_round_names_its_people_by_their_places(language: str) -> None:
    """The winner stands first, each place before its name, and a person who has no place behind all others."""
    one = pairing(seat(0, 1, counts=False), seat(1, 3), seat(2, 2))
    told = "\n".join(rounds_page(view(SEASON, one), 1, voice(language)).texts)
    (line,) = (line for line in told.splitlines() if "<@" in line)
    assert line.endswith("1. <@102>, 2. <@101>, <@100> (–)")
    word = voice(language).key("cogs-league-at", table=3, who="").strip(" :")
    assert line.startswith(f"- {word}") and "3" in word and len(word) > len("**3**"), "not a bare number"


def test_a_round_names_the_division_of_each_table() -> None:
    """Its tables are numbered through all divisions, and byes after them."""
    tables = [replace(pairing(seat(n, 1)), number=n, division=n - 1) for n in (1, 2)]
    byes = [replace(pairing(seat(n, 1)), number=n, division=n - 3, status=PairingStatus.BYE) for n in (3, 4)]
    season = SeasonView(SEASON, (), [*tables, *byes], ((), ()), 3)
    told = rounds_page(season, 1, voice("en")).texts[1].split("\n")
    assert [line.rpartition("<@")[2][:3] if "<@" in line else line for line in told[1:]] == [
        "**Division 1**", "101", "103", "**Division 2**", "102", "104",
    ]
    assert "Division" not in "".join(rounds_page(view(SEASON, *tables), 1, voice("en")).texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_a_bye_is_told_so_for_that_round_alone(language: str) -> None:
    bye = replace(pairing(seat(0, 1)), status=PairingStatus.BYE)
    people = [Entrant(Person(1), 100, 0.0, None, 0, 1), Entrant(Person(2), 101, 0.0, None, 0, 2)]
    said = voice(language).key("cogs-league-you-bye")
    for number, person, told in ((1, 1, True), (1, 2, False), (2, 1, False)):
        season = SeasonView(replace(SEASON, round=number), people, [bye], ((),), 3)
        assert (said in season_page(season, Person(person), voice(language)).texts[0]) is told


@pytest.mark.parametrize(("form", "stage", "offered"), [
    (SeasonFormat.KNOCKOUT, 1, False), (SeasonFormat.KNOCKOUT, 2, True), (SeasonFormat.SWISS, 0, True),
])
def test_who_is_out_of_single_elimination_cannot_drop_out(form: SeasonFormat, stage: int, offered: bool) -> None:
    season = replace(SEASON, round=2, plan=replace(PLAN, format=form))
    table = [Standing(1, Person(1), 1.0, 1, 0.5, 1, 1.0, stage)]
    page = season_page(
        SeasonView(season, [Entrant(Person(1), 100, 0.0, None, 0, 1)], (), [table], 3), Person(1), voice("en")
    )
    labels = [one.label for row in page.rows for one in row if isinstance(one, ui.Button)]
    assert ("Drop out" in labels) is offered and "Rounds" in labels


def test_a_spreadsheet_has_mentions_and_the_round_that_a_person_has_reached() -> None:
    """It would round ids, and the round comes before points in single elimination."""
    large = 1_576_902_242_827_501_568
    table = [Standing(1, Person(1), 2.0, 2, 0.25, 2, 1.0, 3)]
    season = SeasonView(SEASON, [Entrant(Person(1), large, 0.0, None, 0, 1)], (), [table], 3)
    (row,) = csv.DictReader(io.StringIO(as_csv(season, {large: "=Ana"}).decode("utf-8-sig")))
    assert (row["name"], row["mention"], row["stage"]) == ("'=Ana", f"<@{large}>", "3")


@pytest.mark.parametrize(("language", "names"), [
    ("en", "<@100> and <@101>"), ("es", "<@100> y <@101>"), ("it", "<@100> e <@101>"), ("de", "<@100> und <@101>"),
])
def test_the_message_about_a_table_names_its_people_in_a_sentence(language: str, names: str) -> None:
    assert names in announcement(pairing(seat(0, 1), seat(1, 2)), SEASON, voice(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rounds", "said"), [(0, False), (3, True)])
def test_the_number_of_rounds_is_said_before_the_start_if_the_manager_chose_it(
    rounds: int, said: bool, language: str
) -> None:
    season = replace(SEASON, status=SeasonStatus.OPEN, round=0, plan=replace(PLAN, rounds=rounds, days=0))
    told = "\n".join(season_page(view(season), Person(9), voice(language)).texts)
    assert ("3" in told) is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_whose_tables_are_not_there_yet_counts_no_tables(language: str) -> None:
    planned = [replace(pairing(seat(n, 1)), status=PairingStatus.PLANNED) for n in (1, 2)]
    for tables in [], planned:
        told = season_page(view(replace(SEASON, ends_at=1.0), *tables), Person(9), voice(language)).texts[0]
        assert voice(language).key("cogs-league-begins", n=1, rounds=3) in told
        assert " 0 " not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_divisions_begins_with_ones_own_and_names_it(language: str) -> None:
    """In divisions there are several first places, so a place alone does not say enough."""
    people = [Entrant(Person(n), 100 + n, 0.0, None, n // 2, n) for n in range(4)]
    tables = [[Standing(1 + n % 2, Person(n), 1.0, 1, 0.0, 1, 1.0) for n in two] for two in ((0, 1), (2, 3))]
    season = SeasonView(SEASON, people, (), tables, 1)
    one = voice(language)
    assert [own_page(season, Person(n)) for n in (0, 1, 2, 3, 9)] == [0, 0, 1, 1, 0]
    told = season_page(season, Person(3), one, own_page(season, Person(3))).texts
    division = one.key("cogs-league-division", n=2).strip("*")
    assert division.lower() in told[0].lower() and "<@103>" in told[1] and "<@101>" not in told[1]
    undivided = SeasonView(SEASON, people, (), [[*tables[0], *tables[1]]], 1)
    assert division[:-2].lower() not in season_page(undivided, Person(3), one).texts[0].lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("status", "note", "left"), [
    (SeasonStatus.OPEN, "cogs-league-entered", None), (SeasonStatus.PLAYING, "cogs-league-left", 1.0),
])
def test_entering_and_dropping_out_are_said_once(
    status: SeasonStatus, note: str, left: float | None, language: str
) -> None:
    one = voice(language)
    season = SeasonView(replace(SEASON, status=status), [Entrant(Person(3), 103, 0.0, left, 0, 0)], (), ((),), 1)
    told = season_page(season, Person(3), one, note=one.key(note)).texts[0]
    own = one.key("cogs-league-you-are-in" if left is None else "cogs-league-you-left")
    assert told.count(own) == 1


@pytest.mark.parametrize(("language", "said"), [
    ("en", "opponents’ average 0.625"), ("es", "media de los rivales 0,625"), ("it", "media degli avversari 0,625"),
])
def test_a_line_of_the_standings_shows_the_tie_breaker_that_decided_its_place(language: str, said: str) -> None:
    people = [Entrant(Person(n), 100 + n, 0.0, None, 0, n) for n in range(3)]
    table = [
        Standing(1, Person(0), 2.0, 2, 0.625, 1, 1.0), Standing(2, Person(1), 2.0, 2, 0.5, 2, 1.0),
        Standing(3, Person(2), 1.0, 2, 0.5, 1, 1.0),
    ]
    page = season_page(SeasonView(SEASON, people, (), [table], 3), Person(9), voice(language))
    first, _, third = page.texts[1].split("\n")
    assert first.endswith(f" · {said}") and third.count(" · ") == first.count(" · ") - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_names_the_one_that_it_continues_and_how_many_go_up_and_down(language: str) -> None:
    told = []
    for promoted in (0, 1, 3):
        season = replace(SEASON, plan=replace(PLAN, promoted=promoted))
        told.append(season_page(replace(view(season), continues="Winter_1"), Person(9), voice(language)).texts[0])
    assert all("**Winter\\_1**" in one for one in told) and len(set(told)) == 3
    assert "3" in told[2].partition("**Winter")[2].splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_who_has_won_the_final_says_so(language: str) -> None:
    """Where the other has as many points, the round that was reached has decided."""
    people = [Entrant(Person(n), 100 + n, 0.0, None, 0, n) for n in (1, 2)]
    table = [Standing(place, Person(place), 2.0, 3, 0.5, 1, 1.0, stage) for place, stage in ((1, 4), (2, 3))]
    page = season_page(SeasonView(SEASON, people, (), [table], 3), Person(9), voice(language))
    winner, other = (line.rpartition(" · ")[2] for line in page.texts[1].split("\n"))
    assert winner == voice(language).key("cogs-league-tie-final") and "3" in other


def test_a_season_has_no_cup_for_readers_without_marks() -> None:
    plain = replace(voice("en"), marks=False)
    for reader, cup in ((voice("en"), "## 🏆 Winter Cup"), (plain, "## Winter Cup")):
        pages = (season_page(view(SEASON), Person(1), reader), rounds_page(view(SEASON), 1, reader))
        assert [page.texts[0].split("\n")[0] for page in pages] == [cup, cup]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("late, until", [(600.0, 100.0), (8 * 86400.0, 8 * 86400.0 + 100.0), (20 * 86400.0, None)])
def test_news_of_a_round_say_when_it_ends_also_where_they_have_waited(
    late: float, until: float | None, language: str
) -> None:
    """A round that Discord did not let the bot open has its whole time then; one that is over ended when it did."""
    begun, time = 100.0, 14 * 86400.0
    season = replace(SEASON, round=1 if until else 2, plan=replace(PLAN, days=14), ends_at=begun + time)
    news = text("bot-season-round", n=1, rounds=3, timed=1, until=str(int(begun + time)), tables=2)
    assert f"<t:{int((until or begun) + time)}:f>" in news_words(season, news, voice(language), begun + late)
