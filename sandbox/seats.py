"""The places at the local table: each is one person with a secret address of their own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .model import Json
from .player import Player
from .replies import InteractionFailed, Reply
from .world import World

MOST_SEATS = 16
LONGEST_NAME = 32
LOCALES = ("en-US", "es-ES", "it")
"""Languages a seat can choose, as Discord names them."""


@dataclass(frozen=True, slots=True)
class QuickCommand:
    """A slash command offered as a big button in an empty channel.

    `label` and `hint` are words for the reader: one text, or one a language code ("en", "es", "it").
    """

    command: str
    options: Mapping[str, Any] = field(default_factory=dict)
    label: str | Mapping[str, str] = ""
    hint: str | Mapping[str, str] = ""

    def payload(self) -> Json:
        label = self.label or f"/{self.command}"
        return {
            "command": self.command,
            "options": dict(self.options),
            "label": label if isinstance(label, str) else dict(label),
            "hint": self.hint if isinstance(self.hint, str) else dict(self.hint),
        }


@dataclass(slots=True)
class Seat:
    """One person at the table, the secret that opens their column, and the form they have open."""

    player: Player
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    form: Reply | None = None

    @property
    def id(self) -> str:
        return self.player.id

    @property
    def path(self) -> str:
        return f"/seat/{self.secret}"

    def payload(self) -> Json:
        """What a page that may show this seat knows of it; `link` opens the seat on another device."""
        return {"id": self.id, "name": self.player.name, "locale": self.player.locale, "link": self.path}


class SeatBook:
    """All seats, and what each secret allows: the table's secret every seat, a seat's secret that seat alone."""

    def __init__(self, world: World, guild: Json) -> None:
        self._world = world
        self._guild = guild
        self._seats: dict[str, Seat] = {}
        self.table_secret = secrets.token_urlsafe(18)

    def add(self, name: str, locale: str = LOCALES[0], *, manager: bool = False) -> Seat:
        """Seat another person; raises InteractionFailed for a bad name, an unknown locale or a full table."""
        if len(self._seats) >= MOST_SEATS:
            raise InteractionFailed(f"a table has at most {MOST_SEATS} seats")
        seat = Seat(Player(self._world, _name(name), self._guild, _locale(locale), manager=manager))
        self._seats[seat.id] = seat
        self._world.touch()
        return seat

    def remove(self, seat: Seat) -> None:
        """The person leaves the server; their address stops working."""
        del self._seats[seat.id]
        self._world.leave(self._guild, seat.id)

    def rename(self, seat: Seat, name: str) -> None:
        self._world.rename(seat.player.user, _name(name))
        self._world.touch()

    def speak(self, seat: Seat, locale: str) -> None:
        """Choose the person's own language."""
        seat.player.locale = _locale(locale)
        self._world.touch()

    def all(self) -> list[Seat]:
        return list(self._seats.values())

    def is_table(self, secret: str) -> bool:
        return _same(secret, self.table_secret)

    def opened_by(self, secret: str) -> list[Seat]:
        """The seats this secret may see and act for; none for a wrong one."""
        if self.is_table(secret):
            return self.all()
        return [seat for seat in self._seats.values() if _same(secret, seat.secret)]


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise InteractionFailed(f"a name has 1 to {LONGEST_NAME} characters")
    return name


def _locale(locale: str) -> str:
    if locale not in LOCALES:
        raise InteractionFailed(f"the language is one of {', '.join(LOCALES)}")
    return locale
