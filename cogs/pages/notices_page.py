"""How a person is told that something waits for them: at once or once a day, where, and by which tables not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from cogs.forms.components import Choice, Row, button, in_rows, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.hours_page import HOUR, ZONES, clock, every_zone, place
from cogs.pages.page import Page
from cogs.words.voice import Voice
from games.core.text import Text, key_of
from storage.model import Digest, PersonSettings, Room, TableInfo
from tables.trouble import Trouble

HOW, WHERE, ZONE, NEXT, UNMUTE = "how", "where", "zone", "next", "unmute"
ONCE, HOME, ROOM = "once", "home", "room"
HOME_ZONES = {"en": "Europe/London", "es": "Europe/Madrid", "it": "Europe/Rome"}
"""What time zone is meant at first by those of whom nothing is known but their language."""
MOST_MUTED = 10


@dataclass(frozen=True, slots=True)
class Telling:
    """How somebody is told: what they have chosen, their room, when their next digest comes, and which of their tables
    they have muted."""

    settings: PersonSettings
    room: Room | None
    digest_at: float | None
    muted: Sequence[TableInfo]


def notices_page(telling: Telling, voice: Voice, now: float, note: str = "") -> Page:
    """How it is, and what changes it."""
    settings, digest = telling.settings, telling.settings.digest
    rows: list[Row] = [[select(_id(HOW), _hours(digest, voice), voice.key("cogs-notices-how"))]]
    if digest is not None:
        rows.append([select(_id(ZONE), _zones(digest), voice.key("cogs-hours-zone"))])
    rows.append([select(_id(WHERE), _places(settings, voice), voice.key("cogs-notices-where"))])
    rows.append([button(_id(NEXT), voice.key(f"cogs-notices-next-{'off' if settings.next_turn else 'on'}"))])
    rows[-1].append(button(str(ComponentId(0, "hours")), voice.key("cogs-hours-button")))
    rows += in_rows(
        button(
            str(ComponentId(0, "notices", (UNMUTE, str(info.id)))),
            voice.key("cogs-notices-unmute", game=Text(key_of(info.game, "name")), table=info.id),
        )
        for info in telling.muted[:MOST_MUTED]
    )
    said = [note, voice.key("cogs-notices-title"), "\n".join(_said(telling, voice, now))]
    return Page([*said, voice.key("cogs-notices-about")], rows)


def _said(telling: Telling, voice: Voice, now: float) -> list[str]:
    settings, room = telling.settings, telling.room
    if settings.digest is None:
        lines = [voice.key("cogs-notices-once")]
    else:
        zone = settings.digest.zone
        there = datetime.fromtimestamp(now, ZoneInfo(zone))
        when = f"<t:{int(telling.digest_at)}:R>" if telling.digest_at is not None else ""
        lines = [voice.key(
            "cogs-notices-daily", hour=clock(settings.digest.minute), place=place(zone), when=when,
            time=clock(there.hour * HOUR + there.minute),
        )]
    if room is not None and room.closed:
        lines.append(voice.key("cogs-notices-closed"))
    else:
        lines.append(voice.key(f"cogs-notices-{ROOM if settings.direct and room is not None else HOME}"))
    if settings.next_turn:
        lines.append(voice.key("cogs-notices-next"))
    if telling.muted:
        lines.append(voice.key("cogs-notices-muted", n=len(telling.muted)))
    return lines


def chosen(settings: PersonSettings, name: str, value: str, language: str) -> PersonSettings:
    """The settings with one thing changed. Raises `Trouble` for what is no hour or zone."""
    if name == NEXT:
        return replace(settings, next_turn=not settings.next_turn)
    if name == WHERE:
        return replace(settings, direct=value == ROOM)
    if name == HOW and value == ONCE:
        return replace(settings, digest=None)
    if name == HOW and value.isdecimal() and len(value) < 5:
        return replace(settings, digest=Digest(_zone_of(settings, language), int(value)))
    if name == ZONE and settings.digest is not None:
        if value not in every_zone():
            raise Trouble("cogs-trouble-no-zone")
        return replace(settings, digest=replace(settings.digest, zone=value))
    return settings


def bells(table_id: int, voice: Voice, *, muted: bool, heeds: bool) -> Row:
    """Below what one sees of a table: whether it calls, and whether one hears of being next."""
    return [
        button(str(ComponentId(table_id, "bell", (UNMUTE if muted else "mute",))),
               voice.key("cogs-button-unmute" if muted else "cogs-button-mute")),
        button(str(ComponentId(table_id, "bell", (NEXT,))), voice.key(f"cogs-button-next-{'off' if heeds else 'on'}")),
    ]


def _zone_of(settings: PersonSettings, language: str) -> str:
    if settings.digest is not None:
        return settings.digest.zone
    return settings.hours.zone if settings.hours is not None else HOME_ZONES.get(language, "Europe/London")


def _id(name: str) -> str:
    return str(ComponentId(0, "notices", (name,)))


def _hours(digest: Digest | None, voice: Voice) -> list[Choice]:
    times = [Choice(str(one), voice.key("cogs-notices-at", hour=clock(one)),
                    default=digest is not None and digest.minute == one) for one in range(0, 24 * HOUR, HOUR)]
    return [Choice(ONCE, voice.key("cogs-notices-at-once"), default=digest is None), *times]


def _zones(digest: Digest) -> list[Choice]:
    mine = [] if digest.zone in ZONES else [digest.zone]
    return [Choice(zone, place(zone), default=zone == digest.zone) for zone in (*ZONES, *mine)]


def _places(settings: PersonSettings, voice: Voice) -> list[Choice]:
    return [
        Choice(value, voice.key(f"cogs-notices-in-{value}"), default=settings.direct == (value == ROOM))
        for value in (HOME, ROOM)
    ]
