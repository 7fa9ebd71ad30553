"""The page of a Discord server's records."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.pages.page import Page
from cogs.pages.span_words import span_of
from cogs.pages.stats_figure import number
from cogs.pages.stats_links import MINE, RECORDS, SERVER, game_name, game_select, page_button
from cogs.words.voice import Voice
from games.core.registry import GAMES
from games.core.text import Arg, Text, key_of
from tables.people.stats import TOTAL, ServerRecord

HOLDERS = 3
"""The most people named as holders of a record."""


def server_records_page(records: Sequence[ServerRecord], voice: Voice, game: str = "") -> Page:
    """Return a Discord server's records: the highest total of each game, or, if `game` is one of those played there,
    all records of that game by number of players."""
    games = list(dict.fromkeys(one.game for one in records if one.game in GAMES))
    rows = [*game_select(games, game, RECORDS, voice), [page_button(SERVER, voice), page_button(MINE, voice)]]
    texts = [voice.key("cogs-records-title")]
    for shown in [game] if game in games else games:
        texts.append("\n".join([f"**{game_name(shown, voice)}**", *_lines(
            [one for one in records if one.game == shown and (shown == game or one.kind == TOTAL)], voice
        )]))
    if not games:
        texts.append(voice.key("cogs-stats-server-none"))
    return Page([*texts, voice.key("cogs-records-about")], rows)


def _lines(records: Sequence[ServerRecord], voice: Voice) -> list[str]:
    return [
        "- " + voice.key(
            "cogs-records-line", players=one.players, what=Text(f"cogs-records-{one.kind}"), value=_value(one),
            who=", ".join(f"<@{holder}>" for holder in one.holders[:HOLDERS]), more=max(0, len(one.holders) - HOLDERS),
        )
        for one in records
    ]


def _value(record: ServerRecord) -> Arg:
    match record.kind:
        case "shortest" | "longest":
            return span_of(record.value)
        case "most":
            return int(record.value)
        case _:
            return Text(key_of(record.game, "total"), {"n": number(record.value)})
