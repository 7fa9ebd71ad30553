"""The arrows between folders, and what must never stand in the repository."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from games.core.registry import GAMES

ROOT = Path(__file__).parent.parent
OUTSIDE = {"discord", "aiosqlite", "PIL", "asyncio", "aiohttp", "sqlite3", "numpy", "resvg_py"}
FORBIDDEN = {
    "games": {"storage", "tables", "cogs", "bot", "rendering", "sandbox", "tests", *OUTSIDE},
    "rendering": {"storage", "tables", "cogs", "bot", "sandbox", "tests", *OUTSIDE - {"PIL", "numpy", "resvg_py"}},
    "storage": {"tables", "cogs", "bot", "rendering", "sandbox", "tests", "discord", "PIL"},
    "tables": {"cogs", "bot", "rendering", "sandbox", "tests", "discord", "aiosqlite", "PIL"},
    "cogs": {"bot", "sandbox", "tests", "aiosqlite", "sqlite3", "PIL"},
    "bot": {"tests"},
    "sandbox": {"games", "rendering", "storage", "tables", "cogs", "bot", "tests", "discord", "aiosqlite", "PIL"},
}
"""What no module of a room may import: the rooms above it, and libraries that are none of its business."""
WITHOUT_CIRCLES = ("storage", "tables", "cogs", "bot", "sandbox")
FLOORS = ("words", "pictures", "forms", "pages", "publishing", "clicks", "commands", "client")
"""The rooms of `cogs`, from the ground up: each knows only those below it."""
DATA = {"storage.model", "storage.outgoing"}
"""The modules of storage that `cogs` may read: plain data, no SQL."""


def imports(file: Path) -> set[str]:
    """The dotted names that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = file.relative_to(ROOT).parts[: -node.level] if node.level else ()
            module = ".".join((*package, *([node.module] if node.module else [])))
            found |= {f"{module}.{alias.name}" for alias in node.names} | ({module} if node.module else set())
    return found


def name_of(file: Path) -> str:
    """A module's dotted name; a package is called like its folder."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_arrows_point_one_way(folder: str) -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in sorted((ROOT / folder).rglob("*.py"))
        for name in imports(file)
        if name.split(".")[0] in FORBIDDEN[folder]
    ]
    assert wrong == []


def test_what_discord_sees_knows_only_the_data_of_the_storage() -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in sorted((ROOT / "cogs").rglob("*.py"))
        for name in imports(file)
        if name.split(".")[0] == "storage" and ".".join(name.split(".")[:2]) not in DATA
    ]
    assert wrong == []


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_two_modules_know_each_other(folder: str) -> None:
    """Imports that only a type checker sees count as well."""
    files = {name_of(file): file for file in (ROOT / folder).rglob("*.py")}
    below = {module: imports(file) & files.keys() - {module} for module, file in files.items()}
    try:
        list(TopologicalSorter(below).static_order())
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


def test_the_surface_has_floors() -> None:
    """`TYPE_CHECKING` included."""
    wrong = []
    for file in sorted((ROOT / "cogs").rglob("*.py")):
        room = name_of(file).split(".")[1] if file.parent.name != "cogs" or file.stem != "__init__" else FLOORS[0]
        known = {name.split(".")[1] for name in imports(file) if name.startswith("cogs.")}
        above = [name for name in known if FLOORS.index(name) > FLOORS.index(room)]
        wrong += [f"{file.relative_to(ROOT)} imports {name}" for name in above]
    assert wrong == []


def test_what_stands_above_the_games_names_none() -> None:
    named = re.compile("|".join(name.replace("_", "[ _-]") for name in GAMES), re.IGNORECASE)
    wrong = [
        str(file.relative_to(ROOT))
        for folder in ("storage", "tables", "cogs", "bot")
        for file in sorted((ROOT / folder).rglob("*.*"))
        if file.suffix in (".py", ".ftl") and named.search(file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_the_container_and_the_type_checker_have_every_room() -> None:
    rooms = {one.parent.name for one in ROOT.glob("*/__init__.py")} - {"tests", "benchmarks"}
    container = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"^COPY (\w+) \1$", container, re.MULTILINE)) == rooms
    assert set(re.findall(r"compileall -q (.+)$", container, re.MULTILINE)[0].split()) == rooms
    checked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["packages"]
    assert set(checked) >= rooms | {"tests", "benchmarks"} and FORBIDDEN.keys() == rooms


def test_pictures_are_drawn_from_views_only() -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in sorted((ROOT / "rendering").rglob("*.py"))
        for name in imports(file)
        if re.search(r"\.(state|rules|session|GameState|Session)$", name) and name.startswith("games")
    ]
    assert wrong == []


def test_all_sql_stands_in_one_place() -> None:
    """The stand-in of Discord has a small file of its own, which is none of the bot's."""
    statement = re.compile(r"\b(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b")
    wrong = [
        str(file.relative_to(ROOT))
        for folder in ("tables", "bot", "cogs", "games", "rendering", "sandbox")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if not file.as_posix().endswith("sandbox/archive.py") and statement.search(file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_no_registry_address_and_no_token_in_the_repository() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    registry = re.compile(
        r"https?://[^\s\"']+/(simple|packages)/|--(extra-)?index-url|--find-links|\"resolved\": *\"http"
    )
    token = re.compile(r"\b[MNO][A-Za-z\d_-]{23,27}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,}\b")
    wrong = []
    for name in listed:
        file = ROOT / name
        if file.suffix in (".png", ".jpg", ".woff2") or name == "tests/test_arrows.py" or not file.is_file():
            continue
        words = file.read_text(encoding="utf-8", errors="replace")
        if registry.search(words) or token.search(words):
            wrong.append(name)
    assert wrong == []
