"""What operators see of a running bot, and that it tells nothing of anybody."""

from __future__ import annotations

import json
import re
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import SecretStr

from bot.config import Settings
from bot.local import CannotStart
from bot.metrics import showing_metrics
from tables.trouble import Trouble
from tests.wire.stage import Stage, button

DEPLOY = Path(__file__).parents[2] / "deploy"
PAGE = Path(__file__).parents[2] / "docs" / "operations.md"


def settings(folder: Path, port: int | None = 0) -> Settings:
    return Settings(discord_token=SecretStr("x"), database=folder / "tables.sqlite3", metrics_port=port, _env_file=None)


def samples(text: str) -> dict[tuple[str, str], float]:
    """(name, its labels but the bounds of buckets) -> value; of buckets the last."""
    return {
        (one.name, ",".join(f"{key}={one.labels[key]}" for key in sorted(one.labels) if key != "le")): one.value
        for family in text_string_to_metric_families(text) for one in family.samples
    }


async def read(port: int, path: str = "/metrics") -> tuple[int, str]:
    async with aiohttp.ClientSession() as client, client.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_clicks_acts_requests_and_tables_are_counted(stage: Stage, tmp_path: Path) -> None:
    async with showing_metrics(settings(tmp_path), stage.client.tables, tmp_path / "heartbeat") as port:
        assert port is not None
        before = samples((await read(port))[1])
        turn = await stage.start(stage.ben)
        await stage.ben.click(turn, custom_id=button("choose"))
        await stage.choose(stage.ben, "forest")
        await stage.settle()
        _, text = await read(port)
    after = samples(text)

    def grown(name: str, labels: str = "") -> float:
        return after[name, labels] - before.get((name, labels), 0)

    assert grown("sobremesa_click_seconds_count") == 6  # /play, join, start, and the form twice with its answer
    assert grown("sobremesa_act_seconds_count") >= 1 and grown("sobremesa_picture_seconds_count") >= 1
    assert grown("sobremesa_discord_requests_total", "status=200,to=bot") >= 2
    answers = [key for key in after if key[0] == "sobremesa_discord_requests_total" and "to=interaction" in key[1]]
    assert sum(grown(*key) for key in answers) > 5
    assert after["sobremesa_tables", "status=playing"] == 1 and after["sobremesa_games_in_memory", ""] == 1
    assert after["sobremesa_outbox_rows", ""] == 0 and after["sobremesa_database_up", ""] == 1
    assert after["process_resident_memory_bytes", ""] > 1e7


async def test_nobody_is_named(stage: Stage, tmp_path: Path) -> None:
    turn = await stage.start(stage.ben)
    await stage.choose(stage.ben, "forest")
    async with showing_metrics(settings(tmp_path), stage.client.tables, tmp_path / "heartbeat") as port:
        assert port is not None
        _, text = await read(port)
    ids = [str(one.id) for one in stage.people] + [turn["id"], stage.channel["id"], stage.sandbox.token]
    assert not [one for one in (*ids, "Ana", "Ben", "forest", "grimm") if one in text]


async def test_the_database_away_is_said_and_the_rest_still_told(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with showing_metrics(settings(tmp_path), stage.client.tables, tmp_path / "heartbeat") as port:
        assert port is not None

        async def away() -> None:
            raise Trouble("bot-trouble-storage")

        monkeypatch.setattr(type(stage.client.tables.outbox), "census", lambda self: away())
        status, text = await read(port)
    assert status == 200 and samples(text)["sobremesa_database_up", ""] == 0


async def test_health_follows_the_heartbeat(stage: Stage, tmp_path: Path) -> None:
    beating = tmp_path / "heartbeat"
    async with showing_metrics(settings(tmp_path), stage.client.tables, beating) as port:
        assert port is not None and (await read(port, "/health"))[0] == 503
        beating.touch()
        assert (await read(port, "/health"))[0] == 200


async def test_without_a_port_there_is_nothing_and_a_taken_one_is_named(stage: Stage, tmp_path: Path) -> None:
    tables = stage.client.tables
    async with showing_metrics(settings(tmp_path, None), tables, tmp_path / "heartbeat") as port:
        assert port is None
    async with showing_metrics(settings(tmp_path), tables, tmp_path / "heartbeat") as port:
        with pytest.raises(CannotStart, match=f"METRICS_PORT: 127.0.0.1:{port} cannot be opened"):
            async with showing_metrics(settings(tmp_path, port), tables, tmp_path / "heartbeat"):
                pass


async def test_what_the_examples_ask_for_is_there_and_the_page_for_operators_has_all(
    stage: Stage, tmp_path: Path
) -> None:
    """An alert on a name that nobody counts would never be raised."""
    async with showing_metrics(settings(tmp_path), stage.client.tables, tmp_path / "heartbeat") as port:
        assert port is not None
        _, text = await read(port)
    shown = list(text_string_to_metric_families(text))
    names = {name for family in shown for name in _names(family.name, family.type)}
    for file in (DEPLOY / "alerts.yml", DEPLOY / "dashboard.json", PAGE):
        asked = set(re.findall(r"\b(?:sobremesa|process)_\w+", file.read_text(encoding="utf-8")))
        assert asked and asked <= names, file.name
    own = {family.name for family in shown if re.fullmatch("sobremesa_.+(?<!_created)", family.name)}
    told = PAGE.read_text(encoding="utf-8")
    assert len(own) > 10 and [name for name in sorted(own) if f"`{name}" not in told] == []


def _names(name: str, kind: str) -> set[str]:
    """As they are asked for, a histogram in words also as a whole."""
    ends = {"counter": ("_total",), "histogram": ("", "_bucket", "_count", "_sum")}.get(kind, ("",))
    return {name + end for end in ends}


def test_the_dashboard_can_be_read() -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text())
    assert len({panel["title"] for panel in board["panels"]}) == len(board["panels"]) >= 8
