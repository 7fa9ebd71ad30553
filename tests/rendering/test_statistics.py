"""The picture of a person's statistics can be read on a phone, and its alt text says what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from cogs.pages.achievements_page import achievements_figure
from cogs.pages.stats_figure import stats_figure
from cogs.pages.year_page import year_figure
from games.core.achievements import achievements_of
from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES, spec_of
from rendering.kit.encode import LIMIT
from rendering.kit.picture import ALT_LIMIT
from rendering.kit.text import Recorded, recording
from rendering.kit.theme import PHONE_WIDTH
from rendering.registry import draw_stats
from rendering.statistics import StatsFigure, StatsLine
from storage.people.stats import Rating, Rival
from tables.people.achievements import Progress
from tables.people.stats import Career, HeadToHead, OwnStats, Played, RatingByPlayers, Summary, YearInGames
from tests.cogs.questions import voice
from tests.rendering.legibility import LEAST

COURSE = (25.0, 26.5, 25.5, 27.0, 28.0, 27.5, 28.5, 29.0, 28.0, 29.5, 30.0)
NAMES = {5: "Maximiliano José de la Torre", 6: "Zoë"}


def summary(places: Mapping[int, int], best: float = 54) -> Summary:
    return Summary(sum(places.values()), Counter(places), best, best - 6.25, {})


def career(game: str) -> Career:
    """Return a career with all that a picture can show."""
    ratings = tuple(
        RatingByPlayers(players, len(COURSE), Rating(COURSE[-1], 1.0), COURSE[:: 1 - 2 * (players % 2)])
        for players in (2, 3, 4)
    )
    ways = {
        "people": summary({1: 109, 2: 8, 3: 4, 5: 2}), "mixed": summary({2: 8, 4: 1}, 61), "alone": summary({1: 3}, 66),
    }
    return Career(game, ways, ratings, ())


RIVALS = tuple(Rival(one, game, 12, 7, 4) for game in GAMES for one in (5, 6))
STATS = OwnStats("shown", tuple(map(career, GAMES)), {}, RIVALS)


def assert_readable(figure: StatsFigure) -> list[Recorded]:
    """Check that nothing in the picture is cut, too small or too pale on a phone, and return the texts drawn."""
    with recording() as runs:
        picture = draw_stats(figure)
    assert [run.text for run in runs if run.cut or not run.inside] == []
    assert [run.text for run in runs if run.contrast < (4.5 if run.size < 32 else 3)] == []
    assert min(run.size for run in runs) * PHONE_WIDTH / picture.width >= LEAST
    assert len(picture.data) <= LIMIT and picture.filename == "stats.jpg" and picture.alt == figure.alt
    return runs


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_picture_can_be_read_on_a_phone(language: str, game: str) -> None:
    figure = stats_figure(STATS, voice(language), NAMES, game)
    assert figure is not None
    runs = assert_readable(figure)
    drawn = [run.text for run in runs]
    for line in figure.lines:
        assert line.name in drawn and line.name in figure.alt and line.words[0] in figure.alt
        assert not line.rating or (line.rating in drawn and line.rating in figure.alt)
    assert all(name in drawn and name in figure.alt for name in NAMES.values()) and len(figure.alt) <= ALT_LIMIT


@pytest.mark.parametrize("places", [(300, 120, 110, 105, 100, 100), (1200, 1100, 900, 0, 999, 300), (5, 0, 0, 0, 0, 7)])
def test_numbers_of_places_are_whole_however_many_games_there_are(places: tuple[int, ...]) -> None:
    """Six places with more than a hundred games each had no room for three digits beside a rating."""
    line = StatsLine("", "Mi Tierra", ("many games",), places, "1612", COURSE)
    runs = assert_readable(StatsFigure("Ana", (line,), "", (), "Ana: many games."))
    drawn = [run.text for run in runs]
    assert str(places[0]) in drawn and "1." in drawn
    numbers = [int(text) for text in drawn if text.isdecimal() and text != "1612"]
    assert sum(numbers) == sum(places)


def test_the_course_of_a_rating_is_told_as_rising_or_falling() -> None:
    figure = stats_figure(STATS, voice(), {}, "agricola")
    assert figure is not None and figure.rivals == ()
    rises, falls = ([line for line in figure.lines if line.rating and (line.course[-1] > line.course[0]) is up]
                    for up in (True, False))
    assert figure.alt.count("rising") == len(rises) == 2 and figure.alt.count("falling") == len(falls) == 1


def test_a_game_that_has_not_been_played_has_no_picture() -> None:
    assert stats_figure(OwnStats("shown", (career("agricola"),), {}), voice(), {}, "northwood") is None


def test_places_of_games_alone_that_say_nothing_are_left_out() -> None:
    one = Career("northwood", {"alone": summary({1: 3}, 13)}, (), ())
    figure = stats_figure(OwnStats("private", (one,), {}), voice(), {})
    assert figure is not None and figure.lines[0].places == () and "won" not in figure.lines[0].words[0]


def test_a_picture_is_as_high_as_its_lines() -> None:
    line = StatsLine("northwood", "For Northwood!", ("3 games",), (1, 2))
    heights = [draw_stats(StatsFigure("Ana", (line,) * n, "", (), "")).height for n in (1, 2, 5)]
    assert heights[0] < 350 and heights[1] - heights[0] > 150 and heights[2] <= 1000


# -- achievements and the year in games -----------------------------------------------------------------------------


def reached(game: str, n: int) -> list[Progress]:
    """Return the progress of a person who has reached the first `n` achievements of a game, the longest name last."""
    found = sorted(achievements_of(spec_of(game)), key=lambda one: len(one.id))
    return [Progress(one, one.games, float(at) if at < n else None) for at, one in enumerate(found)]


def year() -> YearInGames:
    """Return a year with everything that a picture can show."""
    games = [Played(1, game, 3, "people", 1, 166, {}, {}, None, 100.0, 40 * 86400.0) for game in GAMES] * 9
    rivals = [HeadToHead(one, 112, 7, 44) for one in NAMES]
    return YearInGames(2026, (2026,), tuple(games), tuple(rivals), 364)


@pytest.mark.parametrize("n", [0, 15])
@pytest.mark.parametrize("language", LANGUAGES)
def test_achievements_can_be_read_on_a_phone(language: str, n: int) -> None:
    figure = achievements_figure({game: reached(game, n) for game in GAMES}, voice(language))
    assert_readable(figure)
    assert len(figure.lines) == len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_of_an_achievement_still_to_reach_is_not_cut(language: str) -> None:
    one = voice(language)
    open_ones = {
        game: sorted(reached(game, 0), key=lambda at: -len(one.say(at.achievement.name(game)))) for game in GAMES
    }
    assert_readable(achievements_figure(open_ones, one))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_year_in_games_can_be_read_on_a_phone(language: str) -> None:
    figure = year_figure(year(), voice(language), NAMES)
    assert_readable(figure)
    assert len(figure.lines) == 1 + len(GAMES) and "364" in figure.alt


def test_a_year_counts_no_games_alone_as_won_that_nobody_can_lose() -> None:
    """As in one's own statistics: places of games alone say nothing if all of them are the same."""
    def played(game: str, players: int, place: int) -> Played:
        return Played(1, game, players, "alone" if players == 1 else "people", place, 30, {}, {}, None, 5.0, 60.0)

    lost, alone = played("agricola", 2, 2), played("agricola", 1, 1)
    solved = [played("northwood", 1, 1), played("northwood", 1, 2)]
    for games, said in (
        ([lost, alone, alone], "3 games, 0 won"), ([alone, alone], "2 games"), ([lost, *solved], "3 games, 1 won"),
        ([alone, *solved], "3 games, 1 won"),
    ):
        figure = year_figure(YearInGames(2026, (2026,), tuple(games), (), 0), voice("en"), {})
        assert figure.title == f"2026: {said}", figure.title
