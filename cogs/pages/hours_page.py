"""A person's waking hours: where, from when, until when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from importlib import resources
from zoneinfo import ZoneInfo

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from storage.model import Hours
from tables.trouble import Trouble

ZONES = (
    "America/Los_Angeles", "America/Denver", "America/Mexico_City", "America/Chicago", "America/Bogota",
    "America/New_York", "America/Caracas", "America/Santiago", "America/Argentina/Buenos_Aires", "America/Sao_Paulo",
    "Atlantic/Canary", "Europe/London", "Europe/Madrid", "Europe/Rome", "Europe/Berlin", "Europe/Athens",
    "Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney",
    "Pacific/Auckland",
)
"""Those that are offered; `/hours` finds every other."""
USUAL = (8 * 60, 22 * 60)
HOUR = 60
WAKE, SLEEP, ZONE, NEVER = "wake", "sleep", "zone", "never"


@lru_cache(maxsize=1)
def every_zone() -> tuple[str, ...]:
    """The names of all time zones of places, in alphabetical order."""
    table = resources.files("tzdata.zoneinfo").joinpath("zone.tab").read_text(encoding="utf-8")
    return tuple(sorted(line.split("\t")[2] for line in table.splitlines() if not line.startswith("#")))


def place(zone: str) -> str:
    """A time zone as people say it: "Buenos Aires"."""
    return zone.rpartition("/")[2].replace("_", " ")


def zones_like(typed: str) -> Iterator[tuple[str, str]]:
    """The time zones whose names contain what was typed, those first that begin with it; the offered ones before any
    letter. Pairs of what is shown and the zone's own name."""
    wanted = typed.casefold().strip()
    found = every_zone() if wanted else ZONES
    for zone in sorted(found, key=lambda one: (not place(one).casefold().startswith(wanted), place(one))):
        area = zone.partition("/")[0].replace("_", " ")
        yield f"{place(zone)} ({area})", zone


def hours_page(hours: Hours | None, voice: Voice, now: float) -> Page:
    """The hours as they are, and what changes them."""
    rows: list[Row] = [[select(_id(ZONE), _zones(hours), voice.key("cogs-hours-zone"))]]
    if hours is None:
        said = voice.key("cogs-hours-none")
    else:
        there = datetime.fromtimestamp(now, ZoneInfo(hours.zone))
        said = voice.key(
            "cogs-hours-now", since=clock(hours.wake), until=clock(hours.sleep), place=place(hours.zone),
            time=clock(there.hour * HOUR + there.minute),
        )
        rows += [
            [select(_id(WAKE), _times(hours.wake, voice, "cogs-hours-wake"), voice.key("cogs-hours-from"))],
            [select(_id(SLEEP), _times(hours.sleep, voice, "cogs-hours-sleep"), voice.key("cogs-hours-until"))],
            [button(str(ComponentId(0, "hours", (NEVER,))), voice.key("cogs-hours-never"), Style.secondary)],
        ]
    rows.append([button(str(ComponentId(0, "away")), voice.key("cogs-away-button"))])
    return Page([voice.key("cogs-hours-title"), said, voice.key("cogs-hours-about")], rows)


def chosen(hours: Hours | None, name: str, value: str) -> Hours | None:
    """The hours with one thing changed. Raises `Trouble` for what is no zone or time, and where too little of the day
    would be left."""
    if name == NEVER:
        return None
    if name == ZONE:
        if value not in every_zone():
            raise Trouble("cogs-trouble-no-zone")
        return replace(hours, zone=value) if hours is not None else Hours(value, *USUAL)
    if hours is None or name not in (WAKE, SLEEP) or not value.isdecimal():
        return hours
    minute = int(value)
    changed = replace(hours, wake=minute) if name == WAKE else replace(hours, sleep=minute)
    return checked(changed)


def checked(hours: Hours) -> Hours:
    """The hours, if they leave enough of the day. Raises `Trouble`."""
    if not hours.sound:
        raise Trouble("cogs-trouble-hours")
    return hours


def clock(minute: int) -> str:
    """A time of the day: "08:00"."""
    return f"{minute // HOUR:02}:{minute % HOUR:02}"


def _id(name: str) -> str:
    return str(ComponentId(0, "hours", (name,)))


def _zones(hours: Hours | None) -> list[Choice]:
    mine = [] if hours is None or hours.zone in ZONES else [hours.zone]
    return [Choice(zone, place(zone), default=hours is not None and zone == hours.zone) for zone in (*ZONES, *mine)]


def _times(minute: int, voice: Voice, key: str) -> list[Choice]:
    times = sorted({minute, *range(0, 24 * HOUR, HOUR)})
    return [Choice(str(one), voice.key(key, time=clock(one)), default=one == minute) for one in times]
