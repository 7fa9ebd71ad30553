"""Starting and stopping the program as its operator does."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.heartbeat import healthy, heartbeat_file
from cogs.words.invite import NEEDED, invite_link, permissions, reasons
from sandbox import Sandbox

ROOT = Path(__file__).parents[2]
NOWHERE = {"DISCORD_TOKEN": "x", "DISCORD_API_URL": "http://127.0.0.1:9"}


STARTED: list[asyncio.subprocess.Process] = []


@pytest.fixture(autouse=True)
async def _none_is_left_behind() -> AsyncIterator[None]:
    """A test that fails leaves no program running."""
    yield
    for process in STARTED:
        if process.returncode is None:
            process.kill()
            await process.wait()
    STARTED.clear()


async def start(folder: Path, *arguments: str, **environment: str) -> asyncio.subprocess.Process:
    """The program in a folder of its own, with nothing set but what is given."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=folder, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**clean, "PYTHONPATH": str(ROOT), "DATABASE": str(folder / "data" / "tables.sqlite3"), **environment},
    )
    STARTED.append(process)
    return process


@pytest.mark.parametrize("asked", ["local", "--or-local"])
async def test_on_demand_the_local_table_opens(tmp_path: Path, asked: str) -> None:
    process = await start(tmp_path, asked, SANDBOX_PORT="0")
    addresses = await printed(process)
    async with aiohttp.ClientSession() as client:
        for address in addresses:
            async with client.get(address) as page:
                assert page.status == 200 and "<html" in await page.text()
    beating = heartbeat_file(tmp_path / "data" / "tables.sqlite3")
    async with asyncio.timeout(60):
        while await (await start(tmp_path, "health")).wait() != 0:
            assert process.returncode is None
    assert healthy(beating)
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(30):
        assert await process.wait() == 0


async def printed(process: asyncio.subprocess.Process) -> list[str]:
    """The three addresses that the local table prints."""
    assert process.stdout is not None
    addresses: list[str] = []
    async with asyncio.timeout(60):
        while len(addresses) < 3:
            addresses += re.findall(r"http://\S+", (await process.stdout.readline()).decode())
    return addresses


async def test_the_local_table_keeps_its_addresses_apart_from_the_real_database(tmp_path: Path) -> None:
    first = await start(tmp_path, "local", SANDBOX_PORT="0")
    before = await printed(first)
    first.kill()
    await first.wait()
    again = await start(tmp_path, "local", SANDBOX_PORT="0")
    assert [path_of(one) for one in await printed(again)] == [path_of(one) for one in before]
    again.send_signal(signal.SIGTERM)
    async with asyncio.timeout(30):
        assert await again.wait() == 0
    assert not (tmp_path / "data" / "tables.sqlite3").exists()
    assert {"world.sqlite3", "tables.sqlite3"} <= {path.name for path in (tmp_path / "data" / "local").iterdir()}


def path_of(address: str) -> str:
    """An address without the port, which is another each time here."""
    return "/".join(address.split("/")[3:])


async def test_a_local_table_that_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    world = tmp_path / "data" / "local" / "world.sqlite3"
    world.parent.mkdir(parents=True)
    world.write_bytes(b"not a database, " * 100)
    process = await start(tmp_path, "local", SANDBOX_PORT="0")
    async with asyncio.timeout(30):
        _, errors = await process.communicate()
    lines = [line for line in errors.decode().splitlines() if line.startswith("Cannot start.")]
    assert process.returncode == 1 and "Traceback" not in errors.decode()
    assert len(lines) == 1 and str(world) in lines[0] and "begin anew" in lines[0]
    assert world.read_bytes() == b"not a database, " * 100


async def test_beginning_anew_opens_an_empty_table_at_the_same_address(tmp_path: Path) -> None:
    process = await start(tmp_path, "local", SANDBOX_PORT="0")
    table, ana, _ = await printed(process)
    base, secret = table.split("/table/")
    async with aiohttp.ClientSession() as client:
        ask = {"secret": secret, "kind": "begin_anew"}
        async with client.post(f"{base}/page/act", json=ask, headers={"Origin": base}) as answer:
            assert answer.status == 200
        new_table, new_ana, _ = await printed(process)
        assert new_table == table and new_ana != ana
        for address, status in ((table, 200), (ana, 404), (new_ana, 200)):
            async with client.get(address) as page:
                assert page.status == status
    assert (tmp_path / "data" / "local.before" / "world.sqlite3").exists()
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(30):
        assert await process.wait() == 0


async def test_behind_a_port_mapping_the_addresses_are_those_that_players_reach(tmp_path: Path) -> None:
    process = await start(tmp_path, "local", SANDBOX_PORT="0", SANDBOX_URL="http://table.example:80/")
    assert all(one.startswith(("http://table.example:80/table/", "http://table.example:80/seat/"))
               for one in await printed(process))
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(30):
        assert await process.wait() == 0


async def test_with_a_token_the_invite_link_is_printed(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.world.token = "a.real.looking.one"
        process = await start(
            tmp_path, DISCORD_TOKEN=sandbox.world.token, DISCORD_API_URL=sandbox.base_url,
            DISCORD_GATEWAY_URL=sandbox.gateway_url,
        )
        assert process.stdout is not None
        async with asyncio.timeout(60):
            while b"Invite" not in (line := await process.stdout.readline()):
                assert line is not None
        assert f"permissions={permissions().value}" in line.decode() and "applications.commands" in line.decode()
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(30):
            _, errors = await process.communicate()
        assert process.returncode == 0
        assert sandbox.world.token not in errors.decode()


@pytest.mark.parametrize(("environment", "said"), [
    ({}, "DISCORD_TOKEN is not set"),
    ({"LOG_LEVEL": "chatty"}, "LOG_LEVEL"),
    ({"SANDBOX_PORT": "many"}, "SANDBOX_PORT"),
    ({"DATABASE": "/proc/nowhere/tables.sqlite3", **NOWHERE}, "DATABASE: /proc/nowhere"),
    ({"DATABASE": "/", **NOWHERE}, "DATABASE: / is a folder"),
    ({"DATABASE": "/sys/tables.sqlite3", **NOWHERE}, "DATABASE: /sys/tables.sqlite3"),
    ({"DATABASE": "notes.txt", **NOWHERE}, "is not a database of this bot"),
    (NOWHERE, "no connection to Discord"),
])
async def test_a_wrong_setting_stops_the_start_with_one_line(
    tmp_path: Path, environment: dict[str, str], said: str
) -> None:
    (tmp_path / "notes.txt").write_text("this is a shopping list, and a long one at that\n" * 100, encoding="utf-8")
    process = await start(tmp_path, **environment)
    async with asyncio.timeout(30):
        _, errors = await process.communicate()
    lines = [line for line in errors.decode().splitlines() if line.startswith("Cannot start.")]
    assert process.returncode == 1
    assert len(lines) == 1 and said in lines[0] and "Traceback" not in errors.decode(), errors.decode()


async def test_a_wrong_token_is_said_so(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        process = await start(
            tmp_path, DISCORD_TOKEN="wrong", DISCORD_API_URL=sandbox.base_url,
            DISCORD_GATEWAY_URL=sandbox.gateway_url,
        )
        async with asyncio.timeout(60):
            _, errors = await process.communicate()
    assert process.returncode == 1 and b"DISCORD_TOKEN: Discord does not know this token" in errors


def test_the_invite_link_asks_for_what_is_needed_and_says_why() -> None:
    assert invite_link(7).endswith(f"client_id=7&permissions={permissions().value}&scope=bot+applications.commands")
    told = reasons()
    assert len(told) == len(NEEDED) + 2 and all(": " in line for line in told)


def test_an_old_heartbeat_is_none_and_one_from_the_future_neither(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    assert not healthy(file)
    file.touch()
    assert healthy(file) and not healthy(file, now=time.time() + 120)
    assert not healthy(file, now=time.time() - 3600)  # the clock was set back after the last beat


async def test_the_health_check_loads_nothing_of_the_bot(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "heartbeat").touch()
    (tmp_path / ".env").write_text("database=elsewhere/a.sqlite3\n", encoding="utf-8")
    loaded = "import sys; from bot import heartbeat; code = heartbeat.main(); print(code, *sys.modules)"
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", loaded, cwd=tmp_path, stdout=asyncio.subprocess.PIPE,
        env={**environment, "PYTHONPATH": str(ROOT)},
    )
    code, *modules = (await process.communicate())[0].decode().split()
    assert code == "0"
    assert not {"discord", "pydantic", "pydantic_settings", "asyncio", "PIL", "bot.app", "bot.config"} & set(modules)


async def test_while_starting_it_says_what_it_does(tmp_path: Path) -> None:
    process = await start(tmp_path, "local", SANDBOX_PORT="0")
    assert process.stdout is not None
    said = b""
    async with asyncio.timeout(60):
        while b"Connected." not in said:
            said += await process.stdout.readline()
    wanted = (b"Loading the games", b"Opening the tables in", b"Connecting to", b"Connected.")
    steps = [said.find(step) for step in wanted]
    assert steps == sorted(steps) and -1 not in steps
    process.send_signal(signal.SIGTERM)
    await process.communicate()


async def test_a_taken_port_says_how_to_choose_another(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        port = int(sandbox.base_url.rsplit(":", 1)[1])
        process = await start(tmp_path, "local", SANDBOX_PORT=str(port))
        _, errors = await process.communicate()
    assert process.returncode == 1
    assert f"Choose another port, as SANDBOX_PORT={port + 1}" in errors.decode()


@pytest.mark.parametrize(("level", "told"), [("INFO", True), ("error", False)])
async def test_the_log_tells_as_much_as_is_set(tmp_path: Path, level: str, told: bool) -> None:
    process = await start(tmp_path, LOG_LEVEL=level, **NOWHERE)
    async with asyncio.timeout(60):
        _, errors = await process.communicate()
    assert (b"INFO" in errors) is told and b"Cannot start." in errors


async def test_the_local_table_listens_where_it_is_told(tmp_path: Path) -> None:
    process = await start(tmp_path, "local", SANDBOX_HOST="127.0.0.2", SANDBOX_PORT="0")
    addresses = await printed(process)
    assert all(one.startswith("http://127.0.0.2:") for one in addresses)
    async with aiohttp.ClientSession() as client, client.get(addresses[0]) as page:
        assert page.status == 200
    process.send_signal(signal.SIGTERM)
    await process.communicate()


# -- two bots on one database ------------------------------------------------------------------------------------


async def test_of_two_starts_at_once_one_runs_and_the_other_says_who(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        at = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.base_url,
              "DISCORD_GATEWAY_URL": sandbox.gateway_url}
        bots = [await start(tmp_path, **at) for _ in range(2)]
        ends = [asyncio.create_task(bot.communicate()) for bot in bots]
        async with asyncio.timeout(90):
            done, running = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        (loser,) = done
        winner = bots[1 - ends.index(loser)]
        errors = loser.result()[1].decode()
        assert "is in use by another bot" in errors and f"process {winner.pid} on " in errors and "since 20" in errors
        assert bots[ends.index(loser)].returncode == 1 and "Traceback" not in errors
        winner.send_signal(signal.SIGTERM)
        await asyncio.wait(running, timeout=60)
        assert winner.returncode == 0


async def test_an_update_that_overlaps_waits_for_the_old_bot(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        at = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.base_url,
              "DISCORD_GATEWAY_URL": sandbox.gateway_url}
        old = await start(tmp_path, **at)
        await until_connected(old)
        new = await start(tmp_path, **at)
        assert new.stderr is not None
        async with asyncio.timeout(60):
            while b"waiting up to" not in await new.stderr.readline():
                pass
        old.kill()  # however it ends, its lock ends with it
        await until_connected(new)
        new.send_signal(signal.SIGTERM)
        await asyncio.gather(old.communicate(), new.communicate())
        assert new.returncode == 0


async def until_connected(process: asyncio.subprocess.Process) -> None:
    """Wait until a bot says that it is."""
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while line := await process.stdout.readline():
            if line == b"Connected.\n":
                return
    raise AssertionError("the bot has ended")
