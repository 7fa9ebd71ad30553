"""Settings and where the bot points."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.app import client_for
from bot.config import BadSettings, Settings, read_settings
from bot.transport import loopback, point_discord_at, shown
from storage.processes import AnyShards, Shards

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_without_anything_the_defaults_hold() -> None:
    settings = read_settings()
    assert settings.discord_token is None and settings.database == Path("data/sobremesa.sqlite3")
    assert settings.discord_api_url == "https://discord.com" and settings.gateway == "wss://gateway.discord.gg/"
    assert settings.sandbox_host == "127.0.0.1"


def test_env_file_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=debug\nSOMETHING_ELSE=1\n", encoding="utf-8")
    assert read_settings().log_level == "DEBUG"
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment ")
    token = read_settings().discord_token
    assert token is not None and token.get_secret_value() == "from-environment"


def test_an_empty_token_is_none() -> None:
    Path(".env").write_text("DISCORD_TOKEN=\n", encoding="utf-8")
    assert read_settings().discord_token is None


@pytest.mark.parametrize("api, gateway", [
    ("http://127.0.0.1:8800", "ws://127.0.0.1:8800/gateway/"), ("https://proxy.example/", "wss://proxy.example/gateway/"),
])
def test_the_gateway_follows_from_the_api(api: str, gateway: str) -> None:
    assert read_settings(discord_api_url=api).gateway == gateway
    assert read_settings(discord_api_url=api, discord_gateway_url="ws://other/").gateway == "ws://other/"


@pytest.mark.parametrize("name, value", [
    ("SANDBOX_PORT", "many"), ("SANDBOX_PORT", "99999"), ("LOG_LEVEL", "LOUD"), ("DISCORD_API_URL", "discord.com"),
    ("DISCORD_GATEWAY_URL", "https://x"), ("AI_DELAY", "-1"), ("TABLE_CACHE", "0"), ("DISCORD_TOKEN", "two words"),
    ("SANDBOX_URL", "localhost:8800"), ("DATABASE_URL", "mysql://ana:geheim@db/tables"),
    ("DATABASE_URL", "postgresql://ana:geheim@db"), ("SHARDS", "many"), ("SHARDS", "0-32/32"), ("SHARDS", "5-4/32"),
    ("SHARDS", "1"), ("SHARDS", "0/0"), ("SHARDS", "8 of 0"), ("SHARDS", "8 of 32"),
])
def test_a_wrong_value_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as bad:
        read_settings()
    line = str(bad.value)
    assert name in line and "\n" not in line and len(line) < 200
    assert name != "DISCORD_TOKEN" or value not in line


def test_the_token_is_never_shown() -> None:
    settings = read_settings(discord_token="abc.def")
    assert "abc.def" not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


def test_the_example_explains_every_setting_and_gives_its_default() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    named = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", text, re.MULTILINE))
    assert named.keys() == {name.upper() for name in Settings.model_fields}
    defaults = read_settings()
    for name, value in named.items():
        if value and name != "DISCORD_GATEWAY_URL":
            assert value == str(getattr(defaults, name.lower()))
    assert named["DISCORD_GATEWAY_URL"] == defaults.gateway
    Path(".env").write_text(text.replace("\n#D", "\nD"), encoding="utf-8")
    assert read_settings() == defaults.model_copy(update={"discord_gateway_url": defaults.gateway})


@pytest.fixture
def _pointed_back() -> Iterator[None]:
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    yield
    discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@pytest.mark.usefixtures("_pointed_back")
def test_pointing_discord_elsewhere_and_back(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at("http://127.0.0.1:1", "ws://127.0.0.1:1/gateway/")
    assert discord.http.Route("GET", "/users/@me").url == "http://127.0.0.1:1/api/v10/users/@me"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:1/gateway/"
    assert "127.0.0.1:1" in caplog.text and "without encryption" not in caplog.text
    settings = read_settings()
    point_discord_at(settings.discord_api_url, settings.gateway)
    assert before == (discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)


@pytest.mark.usefixtures("_pointed_back")
def test_a_token_without_encryption_is_warned_of_and_passwords_are_not_logged(
    caplog: pytest.LogCaptureFixture
) -> None:
    point_discord_at("http://user:pass@proxy.example", "wss://proxy.example/gateway/?key=hush")
    assert "the token goes to http://proxy.example without encryption" in caplog.text
    assert "pass" not in caplog.text and "hush" not in caplog.text


def test_what_is_loopback() -> None:
    assert all(map(loopback, ("localhost", "127.0.0.1", "127.8.8.8", "::1")))
    assert not any(map(loopback, ("discord.com", "0.0.0.0", "192.168.1.1", "")))
    assert shown("http://[::1]:80/a?b=c") == "http://[::1]:80/a"


@pytest.mark.parametrize(("setting", "shards"), [
    ("0-7/32", Shards(0, 7, 32)), ("31/32", Shards(31, 31, 32)), ("0/1", Shards(0, 0, 1)), ("all", None), (None, None),
])
def test_which_shards_a_bot_holds(setting: str | None, shards: Shards | None) -> None:
    assert read_settings(shards=setting).own_shards == shards


@pytest.mark.parametrize(("others", "meet"), [
    (Shards(8, 15, 32), False), (Shards(7, 9, 32), True), (Shards(0, 31, 32), True), (Shards(8, 15, 16), True),
    (None, True),
])
def test_bots_whose_shards_may_have_the_same_servers_meet(others: Shards | None, meet: bool) -> None:
    mine = Shards(0, 7, 32)
    assert mine.meets(others) is meet and (others is None or others.meets(mine) is meet)


def test_a_bot_with_shards_connects_with_them() -> None:
    given = {"guild_ready_timeout": 1.0}
    with patch("bot.app.ShardedClient") as sharded, patch("bot.app.SobremesaClient") as plain:
        client_for(True, Shards(4, 6, 32), **given)
        sharded.assert_called_once_with(shard_ids=[4, 5, 6], shard_count=32, **given)
        client_for(True, None, **given)
        sharded.assert_called_with(**given)
        plain.assert_not_called()
        client_for(False, None, **given)
        plain.assert_called_once_with(**given)


def test_a_bot_on_a_server_may_take_whichever_shards_are_free() -> None:
    settings = read_settings(shards="3 of 8", database_url="postgresql://ana@db/tables")
    wanted = settings.own_shards
    assert wanted == AnyShards(3, 8)
    assert wanted.ranges == [Shards(0, 2, 8), Shards(3, 5, 8), Shards(6, 7, 8)]
    assert not any(one.meets(wanted.none) or wanted.none.meets(one) for one in wanted.ranges)
