"""The page of a person's achievements: of all games, with a picture, or of one game with each condition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.forms.components import Row, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page, PendingPictures
from cogs.pages.stats_links import ACHIEVEMENTS, MINE, game_name, game_select, page_button
from cogs.pictures.painter import Painter
from cogs.words.voice import Voice
from games.core.text import Listed, Seat, Text, key_of
from rendering.kit.picture import join_alt
from rendering.statistics import MOST_LINES, StatsFigure, StatsLine
from tables.people.achievements import Progress

NAMED = 3
"""The most achievements of a person that a final message names."""


def achievements_page(
    games: Mapping[str, Sequence[Progress]], voice: Voice, game: str = "", *, kept: bool, counted: bool = True,
    painter: Painter | None = None,
) -> Page:
    """Return a person's achievements: how many of each game, or, if `game` is one of `games`, each with its condition.

    `kept`: they have switched off neither them nor their statistics, of which `counted` says the latter. `painter`
    draws the overview.
    """
    title = voice.key("cogs-achievements-title")
    if not counted:
        return Page([title, voice.key("cogs-achievements-without-stats")], [[page_button(MINE, voice)]])
    switch = button(
        str(ComponentId(0, "achieved_wish", ("off" if kept else "on",))),
        voice.key(f"cogs-button-achievements-{'off' if kept else 'on'}"),
    )
    last: Row = [switch, page_button(MINE, voice)]
    if not kept:
        return Page([title, voice.key("cogs-achievements-are-off")], [last])
    rows = [*game_select(tuple(games), game, ACHIEVEMENTS, voice), last]
    if game in games:
        shown = "\n".join(_line(game, one, voice) for one in games[game])
        return Page([title, f"**{game_name(game, voice)}**", shown], rows)
    lines = "\n".join(f"- {_summary(one, those, voice)}" for one, those in games.items())
    figure = achievements_figure(games, voice)
    painting = None if painter is None else PendingPictures.of_figure(painter, figure)
    return Page([title, lines, voice.key("cogs-achievements-about")], rows, painting)


def achievements_figure(games: Mapping[str, Sequence[Progress]], voice: Voice) -> StatsFigure:
    """Return the picture of a person's achievements: how many of each game, and the newest of them."""
    title = voice.key("cogs-achievements-picture")
    lines = tuple(
        StatsLine(
            game, game_name(game, voice), (_newest(game, those, voice),),
            rating=f"{len(_reached(those))} / {len(those)}",
        )
        for game, those in games.items()
    )[:MOST_LINES]
    told = [f"{title}.", *(f"{line.name}: {line.rating}; {line.words[0]}." for line in lines)]
    return StatsFigure(title, lines, "", (), join_alt(told))


def achieved_lines(game: str, achieved: Sequence[tuple[int, str]], voice: Voice) -> list[str]:
    """Return a line for each seat with the names of the achievements that a game's end has reached. `achieved`: pairs
    of a seat and an achievement's id."""
    by_seat: dict[int, list[Text]] = {}
    for seat, name in achieved:
        by_seat.setdefault(seat, []).append(Text(key_of(game, "achievement", name)))
    return [
        voice.key(
            "cogs-final-achieved", who=Seat(seat), names=Listed(tuple(names[:NAMED])),
            more=max(0, len(names) - NAMED),
        )
        for seat, names in sorted(by_seat.items())
    ]


def _reached(those: Sequence[Progress]) -> list[Progress]:
    return [one for one in those if one.reached_at is not None]


def _newest(game: str, those: Sequence[Progress], voice: Voice) -> str:
    """Return the name of the achievement that was reached last, or which one might be the first."""
    newest = max(_reached(those), key=lambda one: one.reached_at or 0.0, default=None)
    if newest is None:
        return voice.key("cogs-achievements-first", name=those[0].achievement.name(game))
    return voice.key("cogs-achievements-newest", name=newest.achievement.name(game))


def _summary(game: str, those: Sequence[Progress], voice: Voice) -> str:
    return voice.key(
        "cogs-achievements-summary", game=Text(key_of(game, "name")), n=len(_reached(those)), of=len(those),
        newest=_newest(game, those, voice),
    )


def _line(game: str, one: Progress, voice: Voice) -> str:
    """Return an achievement with its condition, and how far the person is with one of several games."""
    goal = one.achievement.games
    words = {"name": one.achievement.name(game), "about": one.achievement.about(game)}
    if one.reached_at is not None:
        return voice.key("cogs-achievements-reached", at=f"<t:{int(one.reached_at)}:d>", **words)
    if goal > 1:
        return voice.key("cogs-achievements-begun", n=one.games, of=goal, **words)
    return voice.key("cogs-achievements-open", **words)
