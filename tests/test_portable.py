"""The program needs no POSIX system, as far as that can be tested on one (`tests/without_posix.py`)."""

from __future__ import annotations

import ast
import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.app import open_client
from bot.backup import back_up_database, restore_database
from bot.config import Settings
from bot.local import local_table
from storage.engine.database import Database
from tests.without_posix import LOOP, MODULES, NAMES, files_of_windows, python_without_posix

ROOT = Path(__file__).parent.parent
SHIPPED = ("bot", "cogs", "games", "rendering", "sandbox", "storage", "tables")
FILES = [file for folder in SHIPPED for file in sorted((ROOT / folder).rglob("*.py"))]
LINUX_ONLY = re.compile(r"/(proc|dev|tmp|sys|etc|usr|var)/")
SUSPECT = re.compile(
    rf"\b({'|'.join((*MODULES, *LOOP, *(name for names in NAMES.values() for name in names)))})\b|{LINUX_ONLY.pattern}"
)
"""What stands in the text of every module that uses what only POSIX systems have; the others need not be parsed."""
IMPORTING = """
import importlib, os, sys
assert not hasattr(os, "fork")
for name in sys.stdin.read().split():
    importlib.import_module(name)
"""
ZONES = """
from datetime import UTC, datetime
from zoneinfo import TZPATH, ZoneInfo, available_timezones
assert not TZPATH
assert len(available_timezones()) > 400
summer = datetime(2026, 7, 1, 12, tzinfo=UTC).astimezone(ZoneInfo("Europe/Rome"))
assert summer.hour == 14
"""
BESIDE = """
import asyncio
from cogs.pictures.drawing import Drawers, draw_job
from tables.ai.thinking import Thinkers, choose_answer

async def main():
    # here, as worker processes load this file, too
    from tests.cogs.test_drawing import job
    from tests.tables.test_thinking import thought
    from tests.workers import LONG_TIMEOUT, process_of

    drawers, thinkers = Drawers(1, LONG_TIMEOUT), Thinkers(1)
    assert await drawers.draw(job()) == draw_job(job())
    assert await thinkers.choose(thought()) == choose_answer(thought())
    print(process_of(drawers), process_of(thinkers))
    drawers.close()
    thinkers.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


def module(file: Path) -> str:
    """Return a module's dotted name."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


async def python(folder: Path, *arguments: str, **environment: str) -> asyncio.subprocess.Process:
    """Start Python without POSIX functions and without the machine's time zones."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=folder, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**clean, **python_without_posix(folder / "crippled"), "PYTHONTZPATH": "", **environment},
    )


async def test_every_module_can_be_imported(tmp_path: Path) -> None:
    process = await python(tmp_path, "-c", IMPORTING)
    _, errors = await process.communicate("\n".join(map(module, FILES)).encode())
    assert process.returncode == 0, errors.decode()


async def test_the_local_table_starts_answers_and_stops(tmp_path: Path) -> None:
    """This includes consoles that know only the letters of old Windows code pages."""
    process = await python(tmp_path, "-m", "bot", "local", SANDBOX_PORT="0", DRAWING_PROCESSES="1", LOG_LEVEL="WARNING",
                           DATABASE=str(tmp_path / "Жданов" / "tables.sqlite3"), PYTHONIOENCODING="cp1252")
    assert process.stdout is not None
    said = ""
    try:
        async with asyncio.timeout(240):
            while "Connected." not in said:
                line = await process.stdout.readline()
                assert line, (await process.communicate())[1].decode()
                said += line.decode("cp1252")
        async with aiohttp.ClientSession() as client:
            for address in re.findall(r"http://\S+", said):
                async with client.get(address) as page:
                    assert page.status == 200
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(60):
            _, errors = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0 and errors == b""
    assert (tmp_path / "Жданов" / "local" / "world.sqlite3").exists()


async def test_pictures_are_drawn_and_answers_thought_out_beside_the_bot(tmp_path: Path) -> None:
    script = tmp_path / "beside.py"
    script.write_text(BESIDE, encoding="utf-8")
    process = await python(tmp_path, str(script))
    told, errors = await process.communicate()
    assert process.returncode == 0 and errors == b"", errors.decode()
    assert len(set(told.split())) == 2


async def test_time_zones_need_no_list_of_the_system(tmp_path: Path) -> None:
    process = await python(tmp_path, "-c", ZONES)
    _, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()


def asked_for(tree: ast.AST) -> set[str]:
    """Return the names that are checked with `hasattr`: these may be used where they exist."""
    return {
        node.args[1].value for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hasattr"
        and isinstance(node.args[1], ast.Constant) and isinstance(node.args[1].value, str)
    }


def guarded(tree: ast.AST) -> set[str]:
    """Return the modules that are imported within a `try` that continues without them."""
    return {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Try) and node.handlers
        for one in node.body if isinstance(one, ast.Import) for alias in one.names
    }


def posix_only(text: str) -> set[str]:
    """Return the POSIX-only names that a module uses."""
    if not SUSPECT.search(text):
        return set()
    tree = ast.parse(text)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & set(MODULES)
        elif isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            found |= ({node.module or ""} & set(MODULES)) | (names & set(NAMES.get(node.module or "", ())))
        elif isinstance(node, ast.Attribute):
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            if node.attr in LOOP or node.attr in NAMES.get(owner, ()):
                found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and LINUX_ONLY.match(node.value):
            found.add(node.value)
    return found - asked_for(tree) - guarded(tree)


def test_no_module_uses_what_only_posix_has() -> None:
    found = {module(file): posix_only(file.read_text(encoding="utf-8")) for file in FILES}
    assert {name: used for name, used in found.items() if used} == {}


@pytest.mark.parametrize(("code", "used"), [
    ("import os\nos.pread(1, 2, 3)", {"pread"}),
    ("import os\nif hasattr(os, 'nice'):\n    os.nice(1)", set()),
    ("from os import fork", {"fork"}),
    ("import fcntl", {"fcntl"}),
    ("try:\n    import fcntl\nexcept ImportError:\n    fcntl = None", set()),
    ("loop.add_signal_handler(2, stop)", {"add_signal_handler"}),
    ("import signal\nsignal.SIGKILL", {"SIGKILL"}),
    ("Path('/proc/self/statm')", {"/proc/self/statm"}),
])
def test_what_only_posix_has_is_found(code: str, used: set[str]) -> None:
    assert posix_only(code) == used


def test_processes_are_started_alike_on_every_system() -> None:
    """The default way differs between systems and Python versions."""
    pools = [file for file in FILES if "ProcessPoolExecutor(" in file.read_text(encoding="utf-8")]
    assert pools
    for file in pools:
        for call in re.findall(r"ProcessPoolExecutor\(.*", file.read_text(encoding="utf-8")):
            assert "spawn_context()" in call, file
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert not re.search(r"multiprocessing\.(Process|Pool|Queue|Manager)\(|set_start_method", text)


async def test_no_open_file_is_moved_and_no_folder_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies, restores and a restarted local table must not do this, because Windows refuses it."""
    settings = Settings(
        _env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0, drawing_processes=0, thinking_processes=0
    )
    with files_of_windows(monkeypatch):
        used = await Database.open(settings.database)
        await back_up_database(settings, tmp_path / "copy.sqlite3")
        await used.close()
        await restore_database(settings, tmp_path / "copy.sqlite3")
        async with local_table(settings) as table, open_client(table.settings):
            table.restart_requested.set()
        assert table.put_aside_for_restart(asyncio.Event())
        with (tmp_path / "copy.sqlite3").open("rb"), pytest.raises(PermissionError):
            (tmp_path / "copy.sqlite3").unlink()
