"""Settings, from the environment and the file `.env`. `.env.example` explains each of them."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.heartbeat import DATABASE
from games.core.daily import LEAST_SECRET
from storage.address import Address
from storage.processes import AnyShards, Shards

DISCORD_API = "https://discord.com"
ALL_SHARDS = "all"
DISCORD_GATEWAY = "wss://gateway.discord.gg/"


MOST_DRAWING = 16
"""Processes that may draw beside the bot."""


class BadSettings(Exception):
    """A setting has a wrong value. The message names it in one line."""


def processors() -> int:
    """How many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Settings(BaseSettings):
    """What an operator can set. Names in the environment are the same in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True, hide_input_in_errors=True,
        env_ignore_empty=True,
    )

    discord_token: SecretStr | None = None
    discord_api_url: str = DISCORD_API
    discord_gateway_url: str | None = None
    database: Path = Path(DATABASE)
    database_url: SecretStr | None = None
    shards: str | None = None
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = Field(default=8800, ge=0, le=65535)
    sandbox_url: str | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    ai_delay: float = Field(default=1.0, ge=0, le=60)
    daily_secret: SecretStr | None = None
    table_cache: int = Field(default=200, ge=1)
    drawing_processes: int = Field(default_factory=lambda: min(MOST_DRAWING, processors()), ge=0, le=MOST_DRAWING)
    moving_pictures: Literal["gif", "webp"] = "gif"
    thinking_processes: int = Field(default=1, ge=0, le=16)
    person_tables: int = Field(default=20, ge=0)
    server_tables: int = Field(default=200, ge=0)
    person_ai_seats: int = Field(default=60, ge=0)
    server_ai_seats: int = Field(default=600, ge=0)
    person_threads: int = Field(default=20, ge=0)
    server_threads: int = Field(default=200, ge=0)
    person_pictures: int = Field(default=120, ge=0)
    server_pictures: int = Field(default=1200, ge=0)
    person_exports: int = Field(default=5, ge=0)
    server_exports: int = Field(default=5, ge=0)
    person_invitations: int = Field(default=30, ge=0)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", "moving_pictures", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and any(letter.isspace() for letter in value.get_secret_value().strip()):
            raise ValueError("a token has no spaces in it")
        return value if value is None else SecretStr(value.get_secret_value().strip())

    @field_validator("database_url")
    @classmethod
    def _database_url(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None:
            Address(value.get_secret_value())
        return value

    @field_validator("shards")
    @classmethod
    def _shards(cls, value: str | None) -> str | None:
        if value is not None:
            shards_of(value)
        return value

    @field_validator("daily_secret")
    @classmethod
    def _daily_secret(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and len(value.get_secret_value()) < LEAST_SECRET:
            raise ValueError(f"needs at least {LEAST_SECRET} characters, so that nobody can guess it")
        return value

    @field_validator("discord_api_url", "sandbox_url")
    @classmethod
    def _address(cls, value: str | None) -> str | None:
        if value is None:
            return None
        if urlsplit(value).scheme not in ("http", "https") or not urlsplit(value).hostname:
            raise ValueError("must be an address like https://discord.com or http://127.0.0.1:8800")
        return value.rstrip("/")

    @model_validator(mode="after")
    def _gateway(self) -> Self:
        url = self.discord_gateway_url
        if url is not None and (urlsplit(url).scheme not in ("ws", "wss") or not urlsplit(url).hostname):
            raise ValueError("DISCORD_GATEWAY_URL must be an address like wss://gateway.discord.gg/")
        return self

    @model_validator(mode="after")
    def _shared(self) -> Self:
        if isinstance(self.own_shards, AnyShards) and self.database_url is None:
            raise ValueError("SHARDS: a bot with a file shares them with nobody; name them like 0-7/32")
        return self

    @property
    def own_shards(self) -> Shards | AnyShards | None:
        """Which of Discord's shards this bot holds, or waits for; None: perhaps any."""
        return None if self.shards is None else shards_of(self.shards)

    @property
    def where(self) -> Path | Address:
        """The database: on a server where an address is set, else the file."""
        return self.database if self.database_url is None else Address(self.database_url.get_secret_value())

    @property
    def gateway(self) -> str:
        """The gateway: as set, else Discord's own, else the API's address with ws for http."""
        if self.discord_gateway_url is not None:
            return self.discord_gateway_url
        if self.discord_api_url == DISCORD_API:
            return DISCORD_GATEWAY
        return "ws" + self.discord_api_url.removeprefix("http") + "/gateway/"


def shards_of(setting: str) -> Shards | AnyShards | None:
    """What SHARDS means; None: all, as many as Discord recommends. Raises `ValueError`."""
    if setting == ALL_SHARDS:
        return None
    some = re.fullmatch(r"([1-9]\d*) of ([1-9]\d*)", setting)
    if some is not None:
        return AnyShards(int(some[1]), int(some[2]))
    found = re.fullmatch(r"(\d+)(?:-(\d+))?/(\d+)", setting)
    if found is not None:
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if first <= last < count:
            return Shards(first, last, count)
    raise ValueError("must be all, or like 0-7/32 (the first and the last of how many, counted from 0) or 8 of 32")


def read_settings(**given: object) -> Settings:
    """The settings; `given` go before the environment. Raises `BadSettings`."""
    try:
        return Settings(**given)  # type: ignore[arg-type]  # checked by pydantic itself
    except ValidationError as error:
        raise BadSettings("; ".join(_line(one) for one in error.errors(include_input=False))) from None


def _line(error: object) -> str:
    assert isinstance(error, dict)
    name = ".".join(str(part) for part in error["loc"]).upper()
    reason = str(error["msg"]).removeprefix("Value error, ")
    return f"{name}: {reason}" if name else reason
