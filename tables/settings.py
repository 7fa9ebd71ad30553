"""What an operator can set about tables. `.env.example` explains each of it; `bot.config.Settings` reads it."""

from __future__ import annotations

from typing import Protocol

from pydantic import SecretStr


class Limits(Protocol):
    """What one person, and one server, may have or use. 0 is no limit."""

    @property
    def person_tables(self) -> int: ...
    @property
    def server_tables(self) -> int: ...
    @property
    def person_ai_seats(self) -> int: ...
    @property
    def server_ai_seats(self) -> int: ...
    @property
    def person_threads(self) -> int: ...
    @property
    def server_threads(self) -> int: ...
    @property
    def person_pictures(self) -> int: ...
    @property
    def server_pictures(self) -> int: ...
    @property
    def person_exports(self) -> int: ...
    @property
    def server_exports(self) -> int: ...


class TableSettings(Limits, Protocol):
    """The settings of the table service."""

    @property
    def ai_delay(self) -> float:
        """Seconds that an AI seat waits before each answer."""
    @property
    def table_cache(self) -> int:
        """How many tables' games are kept in memory."""
    @property
    def daily_secret(self) -> SecretStr | None:
        """What the deals of the day are made of; None: a secret that the database keeps."""
