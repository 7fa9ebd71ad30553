"""The pages of `/find`: open lobbies of a Discord server, who looks for what there, and the form of a person's own
wish."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from babel.dates import get_day_names
from discord import ui

from cogs.forms.components import TEXTS, Choice, Row, Style, button, in_rows, select
from cogs.forms.custom_id import ComponentId, number_of
from cogs.pages.admission_page import admission_words
from cogs.pages.hours_page import place
from cogs.pages.lobby_message import is_solo_game
from cogs.pages.pace_words import NONE, chosen_pace
from cogs.pages.page import Page
from cogs.pages.paging import fitted
from cogs.pages.standing_page import weekly_details, weekly_label, weekly_words
from cogs.words.voice import Voice
from games.core.registry import GAMES
from games.core.text import Text, key_of
from storage.model import Person, StandingInvitation, TableInfo, Wish
from tables.core.installed_game import is_installed
from tables.core.permissions import seats_of
from tables.notifications.wishes import DAYS
from tables.time.pace import PACES, name_of

PER_PAGE = 5
"""Lobbies on one page, each with a button: one row."""
MOST_LISTED = 10
"""Maximum number of standing invitations that are listed. The list to withdraw one has those that a select holds."""
MOST_OWN = 3
"""Maximum number of the person's own lobbies with a button to tell those who look."""
DROP, PAGE, END_WEEKLY = "drop", "page", "weekly"
GAME, PACE, ON_DAYS, SHOWN, SAVE = "game", "pace", "days", "shown", "save"
ANY = "any"


def games_for_several() -> list[str]:
    """Return the games that several people can play, in which there are seats to fill."""
    return [game for game in GAMES if not is_solo_game(game)]


# -- open lobbies, and who looks ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """What `/find` shows to a person. `game`: only tables of this game (empty: of all). `first`: these are the newest
    lobbies; `older`: the id below which further lobbies are looked for (None: there are none).

    `own` are the person's wishes, `shown` those of others, `to_announce` the person's own lobbies of which those who
    look were not told. `reachable`: there is an open direct-message channel with them. `weekly`: lobbies that open by
    themselves, of which the person may withdraw those in `withdrawable`.
    """

    person: Person
    game: str
    lobbies: Sequence[TableInfo]
    first: bool
    older: int | None
    own: Sequence[Wish]
    shown: Sequence[Wish]
    to_announce: Sequence[TableInfo]
    reachable: bool
    weekly: Sequence[StandingInvitation] = ()
    withdrawable: Sequence[StandingInvitation] = ()
    muted: bool = False


def free_seats(info: TableInfo) -> int:
    """Return how many people can still join a lobby, where AIs make room: nobody if its game is not installed."""
    if not is_installed(info.game):
        return 0
    return max(seats_of(info)) - sum(seat.person is not None for seat in info.seats)


def lobby_facts(info: TableInfo, voice: Voice) -> str:
    """Return in one line who opened a lobby, how many seats are free, and at which pace it is played."""
    pace = voice.key(f"cogs-pace-{name_of(info.pace)}")
    return voice.key("cogs-find-facts", who=f"<@{info.opener_discord_id}>", free=free_seats(info), pace=pace)


def _facts(info: TableInfo, voice: Voice) -> list[str]:
    """Return the lines about a lobby: its facts, and whom it takes."""
    return [lobby_facts(info, voice), *admission_words(info, voice).splitlines()]


def find_page(found: Found, voice: Voice, note: str = "") -> Page:
    """Return the page of open lobbies with a button to join each, of people who look, and of the person's own wishes.
    `note` stands on top: what a click has done."""
    lines = [
        voice.key(
            "cogs-find-lobby", n=n, game=Text(key_of(info.game, "name")), place=f"<#{info.home.channel_id}>"
        ) + "".join(f"\n-# {line.removeprefix('- ')}" for line in _facts(info, voice))
        for n, info in enumerate(found.lobbies, 1)
    ]
    none = voice.key("cogs-find-none")
    if found.game in games_for_several():
        none = voice.key("cogs-find-none-of", game=Text(key_of(found.game, "name")))
    texts = [
        note, "\n".join([voice.key("cogs-find-title"), *(lines or [none])]),
        _listed("cogs-find-others", [f"<@{one.discord_id}>: {wish_words(one, voice)}" for one in found.shown], voice),
        _own(found, voice),
    ]
    texts.append(_weekly(found, voice, TEXTS - sum(map(len, texts))))
    joining: Row = [
        button(str(ComponentId(info.id, "find_join")), voice.key("cogs-find-join", n=n), Style.primary)
        for n, info in enumerate(found.lobbies, 1) if info.seat_of(found.person) is None
    ]
    turning: Row = []
    if not found.first:
        turning.append(button(_page_id(found.game, 0), voice.key("cogs-find-newest")))
    if found.older is not None:
        turning.append(button(_page_id(found.game, found.older), voice.key("cogs-find-older")))
    if found.game:
        turning.append(button(_page_id("", 0), voice.key("cogs-stats-all")))
    draft = Draft(found.game if found.game in games_for_several() else "")
    turning.append(button(draft.id_of("new"), voice.key("cogs-find-wish")))
    telling = [tell_button(info, voice, names_table=True) for info in found.to_announce[:MOST_OWN]]
    rows = [row for row in (joining, turning, *in_rows(telling)) if row]
    if found.own:
        choices = [Choice(str(one.id), wish_words(one, voice)) for one in found.own]
        rows.append([select(str(ComponentId(0, "find", (DROP,))), choices, voice.key("cogs-find-drop"))])
    if found.withdrawable:
        choices = [Choice(str(one.id), weekly_label(one, voice)) for one in found.withdrawable]
        rows.append([select(str(ComponentId(0, "find", (END_WEEKLY,))), choices, voice.key("cogs-weekly-drop"))])
    return Page(texts, rows)


def _page_id(game: str, before: int) -> str:
    return str(ComponentId(0, "find", (PAGE, game, str(before))))


def tell_button(info: TableInfo, voice: Voice, *, names_table: bool = False) -> ui.Button[Any]:
    """Return the button with which the opener of a lobby has those told who look for such a table. `names_table`: its
    label says which table it is."""
    words = voice.key("cogs-find-tell")
    if names_table:
        words = voice.key("cogs-find-tell-of", game=Text(key_of(info.game, "name")), table=info.id)
    return button(str(ComponentId(info.id, "seekers")), words)


def _listed(title: str, lines: Sequence[str], voice: Voice) -> str:
    return "\n".join([voice.key(title), *(f"- {line}" for line in lines)]) if lines else ""


def _weekly(found: Found, voice: Voice, room: int) -> str:
    """Return the next lobbies that open by themselves, two lines for each, or one if there is no `room` for more."""
    if not found.weekly:
        return ""
    title, shown = voice.key("cogs-weekly-title"), found.weekly[:MOST_LISTED]
    listed = [(weekly_words(one, voice), weekly_details(one, voice)) for one in shown]
    more = len(found.weekly) - len(shown)
    return f"{title}\n{fitted(listed, room - len(title) - 1, voice, more=more)}"


def _own(found: Found, voice: Voice) -> str:
    """Return the person's own wishes, and a warning if they are told by direct message only and cannot be."""
    lines = [
        voice.key("cogs-find-own-shown" if one.shown else "cogs-find-own-hidden", what=wish_words(one, voice))
        for one in found.own
    ]
    said = _listed("cogs-find-own", lines, voice)
    unreachable = not found.reachable and any(found.muted or not one.shown for one in found.own)
    why = voice.key("cogs-find-unreachable-muted" if found.muted else "cogs-find-unreachable")
    return "\n".join([said, why]) if unreachable else said


def wish_words(one: Wish, voice: Voice) -> str:
    """Return in one line what a person looks for: game, pace and days."""
    game = voice.key(key_of(one.game, "name")) if one.game else voice.key("cogs-find-any-game")
    return " · ".join((game, _pace(one.pace, voice), days_words(one.days, voice)))


def _pace(pace: str, voice: Voice) -> str:
    return voice.key(f"cogs-pace-{pace}") if pace else voice.key("cogs-find-any-pace")


def days_words(days: Collection[int], voice: Voice) -> str:
    """Return days of the week in short, as "Fri, Sat"."""
    if len(days) == len(DAYS):
        return voice.key("cogs-find-every-day")
    names = get_day_names("abbreviated", locale=voice.words.language)
    return ", ".join(names[day] for day in sorted(days))


# -- the form of a wish ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draft:
    """A wish that a person is writing, which stands in the custom ids of its form. `game` and `pace` are empty for
    any."""

    game: str = ""
    pace: str = ""
    days: frozenset[int] = frozenset(DAYS)
    shown: bool = False

    def id_of(self, act: str) -> str:
        """Return the custom id of a component of the form that does `act`, with this draft."""
        bits = sum(1 << day for day in self.days)
        return str(ComponentId(0, "wish", (act, self.game, self.pace, str(bits), str(int(self.shown)))))

    def changed(self, act: str, values: Sequence[str]) -> Draft:
        """Return the draft after a click on the component that does `act`; `values` are those chosen in a select.
        Values that the form does not offer change nothing."""
        value = next(iter(values), "")
        match act:
            case "game" if value in (ANY, *games_for_several()):
                return replace(self, game="" if value == ANY else value)
            case "pace" if value in (ANY, NONE, *PACES):
                return replace(self, pace="" if value == ANY else value)
            case "days" if values and all(one in map(str, DAYS) for one in values):
                return replace(self, days=frozenset(map(int, values)))
            case "shown":
                return replace(self, shown=not self.shown)
            case _:
                return self


def draft_of(args: Sequence[str]) -> Draft:
    """Return the draft that stands in the arguments of a custom id, after the act. What the form does not write becomes
    the default."""
    game, pace, bits, shown = (*args, "", "", "", "")[:4]
    number = number_of(bits, 3) or 0
    days = frozenset(day for day in DAYS if number >> day & 1)
    return Draft(
        game if game in games_for_several() else "", pace if pace in (NONE, *PACES) else "", days or frozenset(DAYS),
        shown == "1",
    )


def wish_page(draft: Draft, voice: Voice, zone: str, *, muted: bool = False) -> Page:
    """Return the form with which a person says for which tables they look, on which days they want to be told, and
    whether others may see it. `zone` is the time zone of these days, "" for UTC because theirs is not known. `muted`:
    nobody is pinged in the channels of this Discord server."""
    games = [Choice(ANY, voice.key("cogs-find-any-game"), default=not draft.game)]
    games += [Choice(game, voice.key(key_of(game, "name")), default=game == draft.game) for game in games_for_several()]
    paces = [Choice(ANY, voice.key("cogs-find-any-pace"), default=not draft.pace)]
    paces += [
        Choice(pace, chosen_pace(pace, voice) if pace == draft.pace else _pace(pace, voice), default=pace == draft.pace)
        for pace in (NONE, *PACES)
    ]
    names = get_day_names("wide", "stand-alone", locale=voice.words.language)
    days = [Choice(str(day), names[day].capitalize(), default=day in draft.days) for day in DAYS]
    rows: list[Row] = [
        [select(draft.id_of(GAME), games, voice.key("cogs-find-wish"))],
        [select(draft.id_of(PACE), paces, voice.key("cogs-pace-title"))],
        [select(draft.id_of(ON_DAYS), days, voice.key("cogs-find-days"), 1, len(days))],
        [
            button(draft.id_of(SAVE), voice.key("cogs-find-save"), Style.primary),
            button(draft.id_of(SHOWN), voice.key("cogs-find-hide" if draft.shown else "cogs-find-show")),
            button(str(ComponentId(0, "find")), voice.key("cogs-find-back")),
        ],
    ]
    shown = "cogs-find-seen-muted" if muted else "cogs-find-seen"
    seen = voice.key(shown if draft.shown else "cogs-find-unseen")
    there = voice.key("cogs-find-zone", place=place(zone, voice.words.language)) if zone else voice.key("cogs-find-utc")
    return Page([voice.key("cogs-find-wish-title"), "\n".join([voice.key("cogs-find-wish-about"), seen, there])], rows)


# -- being told --------------------------------------------------------------------------------------------------------


def wish_buttons(info: TableInfo, wish: int, voice: Voice) -> Row:
    """Return the buttons below a message that tells a person of a table for which they look: join it, or look no
    more. `wish` is the id of their wish."""
    words = voice.key("cogs-find-join-at", game=Text(key_of(info.game, "name")), table=info.id)
    return [
        button(str(ComponentId(info.id, "find_join")), words, Style.primary),
        button(str(ComponentId(0, "find", (DROP, str(wish)))), voice.key("cogs-find-drop-one")),
    ]
