"""The deal of the day, as one person may see it: what it is, how to play it, how others did, and the promise."""

from __future__ import annotations

from datetime import date

from babel.dates import format_date

from cogs.forms.components import Row, Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.closing_message import reopen_row
from cogs.pages.page import Page
from cogs.words.options import option_words
from cogs.words.voice import Voice
from games.core.catalogue import PSEUDO
from games.core.text import Text, key_of
from storage.model import Status, TableInfo
from tables.daily import DailyStanding, Day, Ranked
from tables.days import end_of
from tables.service import TableService

MOST, MOST_BEFORE = 20, 10
"""Lines of the table of the day, and of yesterday's, at most; the reader's own comes on top of it."""

PRIVATE, HERE, THREAD = "private", "here", "thread"


def daily_page(standing: DailyStanding, voice: Voice, *, server: bool) -> Page:
    """The page. `server`: it is read in a server, where one may also play in the open."""
    return Page(
        [
            "\n".join(_head(standing, voice)), _state(standing, voice), *_before(standing, voice),
            _proof(standing, voice),
        ],
        [_buttons(standing, voice, server)],
    )


def _head(standing: DailyStanding, voice: Voice) -> list[str]:
    game = standing.today.game
    options = option_words(game, standing.today.options, voice)
    return [
        voice.key("cogs-daily-title", day=_date(standing.today, voice)),
        " · ".join([voice.key("cogs-daily-what", game=Text(key_of(game, "name"))), *options]),
        voice.key("cogs-daily-streak", n=standing.streak),
    ]


def _state(standing: DailyStanding, voice: Voice) -> str:
    if standing.table is None:
        return voice.key("cogs-daily-invite")
    if standing.table.status.running:
        return voice.key("cogs-daily-begun")
    if standing.table.reopen_until is not None:
        return voice.key("cogs-daily-closed", when=f"<t:{int(standing.table.reopen_until)}:t>")
    lines = _places(standing.ranking, MOST, voice)
    if standing.table.status is Status.CANCELLED:
        lines.insert(0, voice.key("cogs-daily-given-up"))
    return "\n".join([
        voice.key("cogs-daily-ranking"), *lines,
        voice.key("cogs-daily-next", when=f"<t:{int(end_of(standing.today.day))}:R>"),
    ])


def _before(standing: DailyStanding, voice: Voice) -> list[str]:
    """How the day before ended, once anybody here has played it."""
    if standing.yesterday is None or not (standing.final or standing.late):
        return []
    lines = [voice.key("cogs-daily-before", day=_date(standing.yesterday, voice))]
    lines += _places(standing.final, MOST_BEFORE, voice)
    if standing.late:
        lines.append(voice.key("cogs-daily-late"))
    return ["\n".join(lines)]


def _places(ranking: tuple[Ranked, ...], most: int, voice: Voice) -> list[str]:
    """The best, and the reader wherever they are."""
    return [_place(one, voice) for at, one in enumerate(ranking) if at < most or one.mine]


def _place(one: Ranked, voice: Voice) -> str:
    return voice.key(
        "cogs-daily-place", place=one.place, who=f"<@{one.discord_id}>", stars=one.total, won=int(one.won),
        streak=one.streak,
    )


def _proof(standing: DailyStanding, voice: Voice) -> str:
    today, yesterday = standing.today, standing.yesterday
    lines = [voice.key("cogs-daily-promise", commitment=today.commitment, link=today.link)]
    if yesterday is not None and yesterday.seed is not None:
        lines.append(voice.key(
            "cogs-daily-yesterday", day=_date(yesterday, voice), iso=yesterday.day.isoformat(), seed=yesterday.seed,
            commitment=yesterday.commitment, link=yesterday.link, before=yesterday.before,
        ))
    return "\n".join(lines)


def _buttons(standing: DailyStanding, voice: Voice, server: bool) -> Row:
    if standing.table is not None:
        if standing.table.reopen_until is not None:
            return reopen_row(standing.table, voice)
        act = "choose" if standing.table.status.running else "log"
        key = "cogs-button-daily-on" if standing.table.status.running else "cogs-button-log"
        return [button(str(ComponentId(standing.table.id, act)), voice.key(key), Style.primary)]
    ways = (PRIVATE, HERE, THREAD) if server else (PRIVATE,)
    return [
        button(
            str(ComponentId(0, "deal", (way,))), voice.key(f"cogs-button-daily-{way}"),
            Style.primary if way == PRIVATE else Style.secondary,
        )
        for way in ways
    ]


async def occasion(tables: TableService, info: TableInfo, voice: Voice) -> tuple[str, ...]:
    """What the ranking of a deal of the day says besides: its date and the player's streak; nothing of other tables."""
    if info.daily is None:
        return ()
    days, day = await tables.daily.streak(info), _day_words(info.daily, voice)
    return (day, voice.key("cogs-daily-days", n=days)) if days else (day,)


def _date(day: Day, voice: Voice) -> str:
    return _day_words(day.day, voice)


def _day_words(day: date, voice: Voice) -> str:
    language = voice.words.language
    return format_date(day, "long", locale="en" if language == PSEUDO else language)
