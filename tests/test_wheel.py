"""The wheel contains every file of the program, and the installed program works without the source."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from bot.version import VERSION
from games.cli.help import FOR_OWNERS
from tests import local_board
from tests.local_page import opened, table_address

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
LIBRARIES = [place for place in sys.path if Path(place).name in ("site-packages", "dist-packages")]
COMMANDS = ("run", "local", "doctor", "health", "backup", "restore", "move", "data", *FOR_OWNERS)
PATIENCE = 180
"""Seconds for a start, a picture and a turn on a busy machine."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    code = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    return folder / run([sys.executable, "-c", code, str(folder)]).strip()


def run(
    typed: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None, *, wrong: bool = False
) -> str:
    """Run a program and return what it prints. It must succeed, unless it may find something `wrong`."""
    done = subprocess.run(
        typed, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0 or wrong, done.stdout + done.stderr
    return done.stdout


def test_the_package_holds_every_file_of_the_program_and_no_other(wheel: Path) -> None:
    rooms = {one.parent.name for one in ROOT.glob("*/__init__.py")}
    assert set(PACKAGES) == rooms - {"tests", "benchmarks", "training"}
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-per-directory=.gitignore", *PACKAGES])
    program = {name for name in listed.split("\0") if (ROOT / name).is_file()}
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    ours = f"sobremesa-{VERSION}.dist-info/"
    assert {name for name in held if not name.startswith(ours)} == program
    assert f"{ours}licenses/LICENSE" in held


def test_nothing_that_the_program_needs_is_kept_from_git() -> None:
    """Files that git ignores are neither in a clone nor in a wheel."""
    ignored = run(["git", "ls-files", "-z", "--others", "--ignored", "--exclude-per-directory=.gitignore", *PACKAGES])
    assert [name for name in ignored.split("\0") if name and "__pycache__" not in name] == []


def test_the_package_says_what_it_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        said = packed.read(f"sobremesa-{VERSION}.dist-info/METADATA").decode()
    needed = {normalize(one) for one in re.findall(r"^Requires-Dist: (.+)$", said, re.MULTILINE)}
    lines = (ROOT / "requirements" / "runtime.in").read_text(encoding="utf-8").splitlines()
    assert needed == {normalize(line) for line in lines if not line.startswith("#")}
    assert f"\nVersion: {VERSION}\n" in said and "\nRequires-Python: >=3.11\n" in said


def normalize(requirement: str) -> str:
    """Return a requirement with its name in the normal form of package indexes."""
    name, rest = re.match(r"([\w.-]+)(.*)", requirement).groups()  # type: ignore[union-attr]  # each begins with a name
    return re.sub(r"[._-]+", "-", name).lower() + rest


def test_the_tests_build_with_what_pip_builds_with() -> None:
    lines = (ROOT / "requirements" / "dev.in").read_text(encoding="utf-8").splitlines()
    assert set(PROJECT["build-system"]["requires"]) <= set(lines)


async def test_an_installed_program_works_by_itself(wheel: Path, tmp_path: Path) -> None:
    """One test, because installing takes long: the commands are listed, the doctor prints the data folder, and a turn
    is played at a local table that was started in an unrelated folder."""
    program = install(wheel, tmp_path / "environment")
    elsewhere, home = tmp_path / "elsewhere", tmp_path / "home"
    elsewhere.mkdir()
    settings = ("DISCORD", "SANDBOX", "DATABASE", "PYTHON", "LOG_LEVEL", "XDG")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(settings)} | {
        "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "DISCORD_API_URL": "http://127.0.0.1:9",
        "DRAWING_PROCESSES": "1", "AI_DELAY": "0", "PYTHONUNBUFFERED": "1",
    }

    def typed(*words: str, **how: Any) -> str:
        return run([str(program), *words], elsewhere, environment, **how)

    assert typed("--version") == f"Sobremesa {VERSION}\n"
    explained = typed("--help")
    assert all(re.search(rf"^ +{command} ", explained, re.MULTILINE) for command in COMMANDS)
    data = home / "data" / "sobremesa"
    data.mkdir(parents=True)
    (data / ".env").write_text("AI_DELAY=1\nLOG_LEVEL=warning\n", encoding="utf-8")
    (elsewhere / ".env").write_text("LOG_LEVEL=info\n", encoding="utf-8")
    report = typed("doctor", wrong=True)  # on a busy machine the doctor finds drawing too slow
    assert f"Sobremesa {VERSION}, Python " in report and f"\nData: {data}\n" in report
    assert f"\nSettings: the environment, then {elsewhere / '.env'}, then {data / '.env'}\n" in report

    log = tmp_path / "log"
    with log.open("w") as out:
        local = await asyncio.create_subprocess_exec(
            program, "local", "--port", "0", cwd=elsewhere, env=environment, stdout=out, stderr=out
        )
    try:
        assert await local_board.main(log) == 0
        async with asyncio.timeout(PATIENCE), opened(await table_address(log)) as page:
            ana = page.seats[0]
            question = await page.until(ana, lambda message: "take:fief" in json.dumps(message))
            await page.act(ana, "choose", message=question["id"], custom_id="s:1:0:0:take:fief", values=["fief:2"])
            await page.until(ana, lambda message: "step 2 of" in json.dumps(message))
    finally:
        local.terminate()
        code = await local.wait()
    words = log.read_text(encoding="utf-8")
    assert code == 0 and not re.search("Traceback|ERROR|WARNING", words), words
    assert words.startswith(f"Sobremesa {VERSION}. ") and f"Opening the tables in {data / 'local'}" in words
    assert [one.name for one in elsewhere.iterdir()] == [".env"], "games are saved in the data folder"
    assert {one.name for one in home.iterdir()} == {"data"}
    assert {".env", "local"} == {one.name for one in data.iterdir()}


def install(wheel: Path, environment: Path) -> Path:
    """Install the wheel into a new environment that uses the libraries of this one, so that nothing is downloaded.
    Returns the program."""
    venv.create(environment, symlinks=True)
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "libraries.pth").write_text("\n".join(LIBRARIES), encoding="utf-8")
    run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(environment / "bin" / "python"),
         "install", "--quiet", "--no-index", "--no-deps", "--no-compile", str(wheel)])
    return environment / "bin" / "sobremesa"
