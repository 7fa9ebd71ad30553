"""Output of the command line on all kinds of consoles, and into a closed pipe."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.cli.main import main
from storage.engine.database import Database

ROOT = Path(__file__).parents[2]


async def _make(database: Path) -> None:
    await (await Database.open(database)).close()


@pytest.mark.skipif(sys.platform == "win32", reason="there a pipe without a reader is another error")
@pytest.mark.parametrize(("module", "unbuffered", "command"), [
    ("games", "", ["list"]), ("games", "1", ["list"]), ("bot", "1", ["data", "--help"]), ("bot", "", ["--help"]),
    ("bot", "1", ["backup"]),
])
def test_a_reader_that_has_seen_enough_causes_no_traceback(
    tmp_path: Path, module: str, unbuffered: str, command: list[str]
) -> None:
    database = tmp_path / "tables.sqlite3"
    asyncio.run(_make(database))
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        done = subprocess.run(
            [sys.executable, "-m", module, *command], cwd=ROOT, stdout=pipe, stderr=subprocess.PIPE, text=True,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered, "DATABASE": str(database)},
        )
    assert done.stderr == "" and done.returncode in (141, 0 if "--help" in command else 141)


PRINTS_A_PATH = """
import os
from games.core.console import print_on_any_console
print_on_any_console()
print(os.fsdecode(os.environb[b"NAME"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="names of files are no bytes there")
@pytest.mark.parametrize(("name", "shown"), [
    ("mi tiérra", "mi tierra"), ("año – 1", "ano - 1"), (b"\xff\xfe", "??"), (b"\xc3\xa9\xff", "e?"),
])
def test_a_path_is_readable_where_the_system_does_not_know_utf_8(name: str | bytes, shown: str) -> None:
    value = name if isinstance(name, bytes) else name.encode()
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-c", PRINTS_A_PATH], cwd=ROOT, capture_output=True, text=True, check=True,
        env={**os.environb, b"NAME": value, b"LC_ALL": b"C", b"PYTHONCOERCECLOCALE": b"0",
             b"PYTHONIOENCODING": b"ascii"},
    )
    assert done.stdout == f"{shown}\n"


@pytest.mark.parametrize("command", [
    ["simulate", "northwood", "--games", "0"], ["simulate", "northwood", "--games", "-1"],
    ["hear", "northwood", "--games", "0"],
    ["balance", "no such game", "--processes", "0"],
])
def test_nothing_is_done_for_no_game(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(command)
    assert f"at least 1, not {command[-1]}" in capsys.readouterr().err


def test_the_list_has_every_value_of_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise `--option` can be filled in only after an error has told what is possible."""
    assert main(["list"]) == 0
    told = capsys.readouterr().out
    assert "northwood: 1 seat, rules" in told and "agricola: 1 to 6 seats, rules" in told
    assert "    moor=on (or off)\n    level=1 (or 2, 3)\n" in told and "level=bronze (or silver, gold)" in told
    assert "silver_road" in told
