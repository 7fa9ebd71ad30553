"""docs/new_game.md: its example is a package of its own, which is built, installed without a network, and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wire.test_start import start

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "nim"
PAGE = ROOT / "docs" / "new_game.md"
BROKEN = {
    "broken": ("broken = broken:SPEC", "raise ZeroDivisionError('oh')\n"),
    "hollow": ("hollow = hollow_nowhere:SPEC", ""),
    "zz-nim": ("nim = nim:SPEC", ""),
    "northwood-again": ("northwood = nim:SPEC", ""),
}
"""Packages that stand in the way: their entry points, and what their module does."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example's package installed, and others that cannot be offered."""
    folder = tmp_path_factory.mktemp("package")
    source, wheels, site = folder / "source", folder / "wheels", folder / "site"
    for file in sorted(EXAMPLE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copy = source / file.relative_to(EXAMPLE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    pip("wheel", "--no-build-isolation", "--wheel-dir", str(wheels), str(source))
    pip("install", "--target", str(site), *map(str, wheels.glob("*.whl")))
    for package, (points, code) in BROKEN.items():
        info = site / f"{package.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[sobremesa.games]\n{points}\n", encoding="utf-8")
        if code:
            (site / f"{package}.py").write_text(code, encoding="utf-8")
    return site


def pip(*arguments: str) -> None:
    """Run pip without a network: with nothing but what is at hand."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", arguments[0], "--quiet", "--no-index", "--no-deps",
         *arguments[1:]],
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stderr


def run(site: Path, *arguments: str) -> str:
    """What Python prints where the packages are installed. It must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(site)}, capture_output=True,
        text=True, check=False, timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_page_shows_the_example_as_it_is() -> None:
    """Every file that is shown, is shown word for word; the page names those that it leaves out."""
    page = PAGE.read_text(encoding="utf-8")
    shown = dict(re.findall(r"^`(nim/[\w/.]+|pyproject\.toml)`:\n\n```\w*\n(.*?)```$", page, re.MULTILINE | re.DOTALL))
    modules = ("__init__", "state", "view", "rules", "ai", "drawing/__init__", "drawing/icons/__init__")
    assert {"pyproject.toml", "nim/texts/en.ftl", *(f"nim/{module}.py" for module in modules)} <= shown.keys()
    for name, text in shown.items():
        assert (EXAMPLE / name).read_text(encoding="utf-8") == text, name
    for file in EXAMPLE.rglob("*.*"):
        name = str(file.relative_to(EXAMPLE))
        if "__pycache__" not in name:
            assert name in shown or f"`{name}`" in page, name


def test_the_page_shows_the_code_of_other_games_as_it_is() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = re.findall(r"From\s`(games/[\w/]+\.py)`:\n\n```python\n(.*?)```$", page, re.MULTILINE | re.DOTALL)
    assert len(shown) == len(re.findall(r"From\s`games/", page)) >= 3
    for name, code in shown:
        assert code in (ROOT / name).read_text(encoding="utf-8"), name


def test_the_package_is_played_over_the_wire_beside_broken_ones(site: Path) -> None:
    told = run(site, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/wire/packaged.py")
    assert re.search(r"\b3 passed", told)


def test_every_law_holds_for_the_package(site: Path) -> None:
    told = run(site, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "nim",
               "tests/conformance", "tests/cli/test_terminal.py",
               "tests/rendering/test_every_drawing.py")
    passed = re.search(r"\b(\d+) passed", told)
    assert passed is not None and int(passed[1]) > 30


def test_the_command_line_knows_it_and_tells_what_is_left_out(site: Path) -> None:
    told = run(site, "-m", "games", "list")
    assert "nim: 2 to 2 seats" in told and "the package broken is left out: ZeroDivisionError: oh" in told
    record = "tests/games/agricola/fixtures/onewoodroom.json"
    assert "the same" in run(site, "-m", "games", "replay", record)
    assert "violations: []" in run(site, "-m", "games", "simulate", "nim", "--games", "20", "--seats", "good,legal")


async def test_the_bot_starts_with_all_other_games_and_says_what_is_left_out(site: Path, tmp_path: Path) -> None:
    process = await start(tmp_path, "local", SANDBOX_PORT="0", PYTHONPATH=os.pathsep.join((str(ROOT), str(site))))
    assert process.stdout is not None and process.stderr is not None
    while b"Connected." not in (line := await process.stdout.readline()):
        assert line, (await process.stderr.read()).decode()
    process.terminate()
    told = (await process.stderr.read()).decode()
    assert await process.wait() == 0
    assert all(f"the package {package} is left out" in told for package in BROKEN)
