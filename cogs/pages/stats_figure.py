"""What the picture of a person's statistics shows, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.words.voice import Voice
from games.core.registry import GAMES
from games.core.text import Text, key_of
from rendering.kit.picture import join_alt
from rendering.statistics import MOST_LINES, MOST_RIVALS, RivalLine, StatsFigure, StatsLine
from tables.core.shown_rating import SCALE, shown_rating
from tables.people.stats import Career, HeadToHead, OwnStats, RatingByPlayers, Summary


def stats_figure(stats: OwnStats, voice: Voice, names: Mapping[int, str], game: str = "") -> StatsFigure | None:
    """Return the picture of a person's statistics: of all games, or of one in detail. `names`: the plain names of
    people by Discord id. None if there is nothing to show."""
    careers = [one for one in stats.careers if one.game in GAMES and game in ("", one.game)]
    if not careers:
        return None
    lines = [line for one in careers for line in _detail(one, voice)] if game else [
        _overview(one, voice) for one in sorted(careers, key=lambda one: -_games(one.ways.values()))
    ]
    title = voice.key(key_of(game, "name")) if game else voice.key("cogs-stats-picture")
    rivals = tuple(
        RivalLine(names[one.discord_id], one.ahead, one.level, one.behind)
        for one in stats.against(game) if one.discord_id in names
    )[:MOST_RIVALS]
    shown = tuple(lines[:MOST_LINES])
    told = [f"{title}.", *(_line_alt(line, voice) for line in shown), *(rival_alt(one, voice) for one in rivals)]
    return StatsFigure(title, shown, voice.key("cogs-stats-picture-rivals"), rivals, join_alt(told))


def number(n: float) -> float:
    """Round to one decimal, without a trailing zero."""
    rounded = round(n, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _games(ways: Iterable[Summary]) -> int:
    return sum(one.games for one in ways)


def _overview(career: Career, voice: Voice) -> StatsLine:
    """Return one line about all games of one kind, with the rating that rests on most of them."""
    ways = {way: counted for way, counted in career.ways.items() if not _says_no_places(way, counted)}
    places = _places(ways.values())
    rated = max((one for one in career.standings if one.rating is not None), key=lambda one: one.games, default=None)
    words = [_count(_games(career.ways.values()), places[0] if places else None, voice)]
    best = max(counted.best for counted in career.ways.values())
    words.append(voice.key("cogs-stats-picture-best", best=Text(key_of(career.game, "total"), {"n": number(best)})))
    name = voice.key(key_of(career.game, "name"))
    return StatsLine(career.game, name, tuple(words), places, *_rating(rated))


def _detail(career: Career, voice: Voice) -> list[StatsLine]:
    """Return a line for each way of playing, and one for each rating."""
    lines = []
    for way, counted in career.ways.items():
        places = () if _says_no_places(way, counted) else _places([counted])
        best = Text(key_of(career.game, "total"), {"n": number(counted.best)})
        figures = voice.key(
            "cogs-stats-picture-best-average", n=counted.games, best=best, average=number(counted.average)
        )
        words = _count(counted.games, places[0] if places else None, voice), figures
        lines.append(StatsLine("", voice.key(f"cogs-stats-picture-{way}"), words, places))
    for one in sorted(career.standings, key=lambda one: -one.games):
        if one.rating is not None:
            title = voice.key("cogs-stats-picture-rating", players=one.players)
            lines.append(StatsLine("", title, (_count(one.games, None, voice),), (), *_rating(one)))
    return lines


def _says_no_places(way: str, counted: Summary) -> bool:
    """Whether places say nothing: games alone that have all had the same result."""
    return way == "alone" and len(counted.places) == 1


def _places(ways: Iterable[Summary]) -> tuple[int, ...]:
    """Return how often each place was taken, from the first to the last that was."""
    taken: dict[int, int] = {}
    for counted in ways:
        for place, n in counted.places.items():
            taken[place] = taken.get(place, 0) + n
    return tuple(taken.get(place, 0) for place in range(1, max(taken, default=0) + 1))


def _count(games: int, won: int | None, voice: Voice) -> str:
    return voice.key("cogs-stats-picture-games", n=games, told=int(won is not None), won=won or 0)


def _rating(one: RatingByPlayers | None) -> tuple[str, tuple[float, ...]]:
    if one is None or one.rating is None:
        return "", ()
    return str(shown_rating(one.rating.mu)), tuple(SCALE * mu for mu in one.course)


def _line_alt(line: StatsLine, voice: Voice) -> str:
    parts = [f"{line.name}: {', '.join(line.words)}"]
    if line.places:
        taken = ", ".join(f"{place}. × {n}" for place, n in enumerate(line.places, 1) if n)
        parts.append(voice.key("cogs-stats-alt-places", places=taken))
    if line.rating:
        first, last = line.course[0], line.course[-1]
        trend = "up" if last > first else "down" if last < first else "level"
        parts.append(voice.key("cogs-stats-alt-rating", rating=line.rating, trend=trend))
    return "; ".join(parts) + "."


def rival_alt(one: RivalLine, voice: Voice) -> str:
    """Return the results against a person as a sentence of an alt text."""
    return voice.key("cogs-stats-rival", who=one.name, ahead=one.ahead, level=one.level, behind=one.behind) + "."


def rival_lines(rivals: Sequence[HeadToHead], voice: Voice) -> list[str]:
    """Return the results against single people as lines of a message."""
    return [
        "- " + voice.key(
            "cogs-stats-rival", who=f"<@{one.discord_id}>", ahead=one.ahead, level=one.level, behind=one.behind
        )
        for one in rivals[:MOST_RIVALS]
    ]
