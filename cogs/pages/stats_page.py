"""What somebody's finished games come to, and who plays what in a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from games.core.registry import GAMES, spec_of
from games.core.text import Listed, Text, key_of, text
from tables.ratings import SURE_AFTER, spread
from tables.stats import Career, Counted, Mine, Ranked, Standing

MINE, SERVER = "mine", "server"
SHOWN_CARDS = 10
MOST_RANKED = 20
SCALE = 40.0
"""A rating is shown so many times as large: a beginner's 25 as 1000."""
OFF = "off"
WISHES = ("private", "shown", OFF)


def stats_page(mine: Mine, voice: Voice, game: str = "", *, server: bool) -> Page:
    """Somebody's own statistics: of all games, or of one in detail. `server`: it is read in one."""
    found = {one.game: one for one in mine.careers if one.game in GAMES}
    rows = _rows(tuple(found), game if game in found else "", MINE, voice)
    wishes = [Choice(one, voice.key(f"cogs-stats-{one}"), default=one == mine.wish) for one in WISHES]
    rows.append([select(str(ComponentId(0, "stats_wish")), wishes, voice.key("cogs-stats-title"))])
    if server:
        rows.append([_way(SERVER, "", "cogs-button-stats-server", voice)])
    title = voice.key("cogs-stats-title")
    if mine.wish == OFF:
        return Page([title, voice.key("cogs-stats-is-off")], rows)
    if game in found:
        return Page([title, *_detail(found[game], voice)], rows)
    texts = [_summary(one, voice) for one in found.values()] or [voice.key("cogs-stats-none")]
    if mine.medals:
        first, second, third = (mine.medals.get(place, 0) for place in (1, 2, 3))
        texts.append(voice.key("cogs-stats-medals", first=first, second=second, third=third))
    return Page([title, *texts, voice.key("cogs-stats-about")], rows)


def confirm_off(voice: Voice) -> Page:
    """What is lost when somebody wants no statistics any more."""
    rows: list[Row] = [[
        button(str(ComponentId(0, "stats_wish", (OFF,))), voice.key("cogs-button-stats-off"), Style.danger),
        _way(MINE, "", "cogs-button-stats-mine", voice),
    ]]
    return Page([voice.key("cogs-stats-confirm-off")], rows)


def server_page(played: Mapping[str, Mapping[int, Sequence[Ranked]]], voice: Voice, game: str = "") -> Page:
    """Who plays what here, of those who show it; a game's ranking."""
    found = {name: groups for name, groups in played.items() if name in GAMES}
    texts = [voice.key("cogs-stats-server-title")]
    if game in found:
        texts.append(f"**{_name(game, voice)}**")
        texts += [_ranking(players, those, voice) for players, those in found[game].items()]
    else:
        texts += [_regulars(name, groups, voice) for name, groups in found.items()]
        texts += [] if found else [voice.key("cogs-stats-server-none")]
    rows = _rows(tuple(found), game if game in found else "", SERVER, voice)
    rows.append([_way(MINE, "", "cogs-button-stats-mine", voice)])
    return Page([*texts, voice.key("cogs-stats-server-about")], rows)


def _rows(games: Sequence[str], game: str, whose: str, voice: Voice) -> list[Row]:
    if not games:
        return []
    choices = [Choice("all", voice.key("cogs-stats-all"), default=not game)]
    choices += [Choice(one, _name(one, voice), default=one == game) for one in games]
    return [[select(str(ComponentId(0, "stats", (whose,))), choices, voice.key("cogs-stats-game"))]]


def _way(whose: str, game: str, key: str, voice: Voice) -> ui.Item[Any]:
    return button(str(ComponentId(0, "stats", (whose, game))), voice.key(key))


def _name(game: str, voice: Voice) -> str:
    return voice.key(key_of(game, "name"))


# -- one's own -----------------------------------------------------------------------------------------------------


def _summary(career: Career, voice: Voice) -> str:
    lines = [f"**{_name(career.game, voice)}**"]
    lines += [f"- {_line(career.game, way, counted, voice)}" for way, counted in career.ways.items()]
    return "\n".join([*lines, *(f"- {_standing(one, voice)}" for one in career.standings)])


def _detail(career: Career, voice: Voice) -> list[str]:
    texts = [_summary(career, voice)]
    for way, counted in career.ways.items():
        parts = [
            voice.key(
                "cogs-stats-part", what=Text(key_of(career.game, "score", part)), average=_number(average),
                most=_number(most),
            )
            for part, (average, most) in counted.parts.items() if most
        ]
        if len(parts) > 1:
            texts.append("\n".join([f"**{voice.key(f'cogs-stats-way-{way}')}**", *parts]))
    if cards := _cards(career, voice):
        texts.append(voice.key("cogs-stats-cards", cards=cards))
    return texts


def _line(game: str, way: str, counted: Counted, voice: Voice) -> str:
    """How often, how well. Who always wins alone has no way to lose."""
    alone = len(counted.places) == 1 and way == "alone"
    return voice.key(
        "cogs-stats-line", way=Text(f"cogs-stats-way-{way}"), n=counted.games, told=int(not alone), won=counted.won,
        best=_total(game, counted.best), average=_total(game, counted.average),
    )


def _standing(one: Standing, voice: Voice) -> str:
    if one.rating is None:
        return voice.key("cogs-stats-finding-out", players=one.players, n=one.games, of=SURE_AFTER)
    return voice.key(
        "cogs-stats-rating", players=one.players, rating=str(round(SCALE * one.rating.mu)),
        spread=str(round(SCALE * spread(one.rating))), n=one.games,
    )


def _cards(career: Career, voice: Voice) -> Listed | None:
    """The cards that were played most, of those that can be looked up."""
    kinds = {card: kind for kind, names in spec_of(career.game).cards.items() for card in names}
    named = [(kinds[card], card, n) for card, n in career.cards if card in kinds][:SHOWN_CARDS]
    return Listed(tuple(
        text("cogs-amount", n=n, what=Text(key_of(career.game, kind, card))) for kind, card, n in named
    )) if named else None


def _total(game: str, n: float) -> Text:
    return Text(key_of(game, "total"), {"n": _number(n)})


def _number(n: float) -> float:
    """One decimal, where there is one."""
    rounded = round(n, 1)
    return int(rounded) if rounded == int(rounded) else rounded


# -- a server's ----------------------------------------------------------------------------------------------------


def _regulars(game: str, groups: Mapping[int, Sequence[Ranked]], voice: Voice) -> str:
    """Who plays a game here, those who have played it most first."""
    games: dict[int, int] = {}
    for those in groups.values():
        for ranked in those:
            games[ranked.one.discord_id] = games.get(ranked.one.discord_id, 0) + ranked.one.games
    most = sorted(games, key=lambda one: (-games[one], one))[:MOST_RANKED]
    who = ", ".join(voice.key("cogs-stats-regular", who=f"<@{one}>", n=games[one]) for one in most)
    return f"**{_name(game, voice)}:** {who}"


def _ranking(players: int, those: Sequence[Ranked], voice: Voice) -> str:
    return "\n".join([
        voice.key("cogs-stats-with", players=players), *(_ranked(one, voice) for one in those[:MOST_RANKED])
    ])


def _ranked(ranked: Ranked, voice: Voice) -> str:
    one = ranked.one
    who, counts = f"<@{one.discord_id}>", {"n": one.games, "won": one.won}
    if ranked.place is None or one.rating is None:
        return voice.key("cogs-stats-unranked", who=who, **counts)
    return voice.key(
        "cogs-stats-ranked", place=ranked.place, who=who, rating=str(round(SCALE * one.rating.mu)),
        spread=str(round(SCALE * spread(one.rating))), **counts,
    )
