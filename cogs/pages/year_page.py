"""The page of a person's year in games, with its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.forms.components import Choice, Row, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page, PendingPictures
from cogs.pages.span_words import span_of
from cogs.pages.stats_figure import number, rival_alt, rival_lines
from cogs.pages.stats_links import MINE, YEAR, game_name, page_button
from cogs.pictures.painter import Painter
from cogs.words.voice import Voice
from games.core.registry import GAMES
from games.core.text import Text, key_of
from rendering.kit.picture import join_alt
from rendering.statistics import MOST_RIVALS, RivalLine, StatsFigure, StatsLine
from tables.people.stats import Played, YearInGames

MOST_YEARS = 25


def year_page(year: YearInGames, voice: Voice, names: Mapping[int, str], painter: Painter | None = None) -> Page:
    """Return a person's year in games, with a select of the years that have any. `names`: the plain names of people by
    Discord id, for the picture."""
    title = voice.key("cogs-year-title", year=str(year.year))
    last: Row = [page_button(MINE, voice)]
    if not year.games:
        return Page([title, voice.key("cogs-stats-none")], [last])
    choices = [Choice(str(one), str(one), default=one == year.year) for one in year.years[:MOST_YEARS]]
    rows: list[Row] = [[select(str(ComponentId(0, "stats", (YEAR,))), choices, voice.key("cogs-year-which"))], last]
    rivals = rival_lines(year.rivals, voice)
    texts = ["\n".join([f"- {_counted(year.games, voice)}", *(f"- {one}" for one in _facts(year, voice))])]
    texts += ["\n".join(f"- {_game_line(game, those, voice)}" for game, those in _kinds(year))]
    texts += ["\n".join([voice.key("cogs-year-rivals"), *rivals])] if rivals else []
    figure = year_figure(year, voice, names)
    return Page([title, *texts], rows, None if painter is None else PendingPictures.of_figure(painter, figure))


def year_figure(year: YearInGames, voice: Voice, names: Mapping[int, str]) -> StatsFigure:
    """Return the picture of a year in games: what it was in all, each game, and the people played with most."""
    title = voice.key("cogs-year-picture", year=str(year.year), games=_counted(year.games, voice))
    facts = _facts(year, voice)
    kinds = [
        StatsLine(game, game_name(game, voice), (" · ".join(_figures(game, those, voice)),))
        for game, those in _kinds(year)
    ]
    rivals = tuple(
        RivalLine(names[one.discord_id], one.ahead, one.level, one.behind)
        for one in year.rivals if one.discord_id in names
    )[:MOST_RIVALS]
    lines = (*([StatsLine("", facts[0], tuple(facts[1:]))] if facts else []), *kinds)
    told = [f"{title}.", *(f"{': '.join([one.name, *one.words])}." for one in lines)]
    return StatsFigure(
        title, lines, voice.key("cogs-stats-picture-rivals"), rivals,
        join_alt([*told, *(rival_alt(one, voice) for one in rivals)]),
    )


def _kinds(year: YearInGames) -> list[tuple[str, list[Played]]]:
    """Return the games that are still installed, by kind."""
    return [(game, those) for game, those in year.by_game if game in GAMES]


def _counted(games: Sequence[Played], voice: Voice) -> str:
    """Return how many games these are and how many of them were won. Games of one kind that were played alone and have
    all had the same result count as neither won nor lost, as in a person's statistics."""
    alone: dict[str, set[int]] = {}
    for one in games:
        if one.players == 1:
            alone.setdefault(one.game, set()).add(one.place)
    telling = [one for one in games if one.players > 1 or len(alone[one.game]) > 1]
    won = sum(one.place == 1 for one in telling)
    return voice.key("cogs-stats-picture-games", n=len(games), told=int(bool(telling)), won=won)


def _facts(year: YearInGames, voice: Voice) -> list[str]:
    """Return what stands out of the year: the longest table, and days in a row of the daily deal."""
    found, longest = [], year.longest
    if longest is not None and longest.game in GAMES:
        game = Text(key_of(longest.game, "name"))
        found.append(voice.key("cogs-year-longest", game=game, span=span_of(longest.seconds)))
    if year.streak > 1:
        found.append(voice.key("cogs-year-streak", n=year.streak))
    return found


def _figures(game: str, those: Sequence[Played], voice: Voice) -> list[str]:
    best = Text(key_of(game, "total"), {"n": number(max(one.total for one in those))})
    return [_counted(those, voice), voice.key("cogs-stats-picture-best", best=best)]


def _game_line(game: str, those: Sequence[Played], voice: Voice) -> str:
    return f"**{game_name(game, voice)}**: {', '.join(_figures(game, those, voice))}"
