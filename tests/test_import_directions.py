"""The permitted imports between folders, and things that must not be in the repository."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
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
"""For each package, what its modules may not import: the packages above it, and foreign libraries that it must not
need."""
WITHOUT_CIRCLES = ("storage", "tables", "cogs", "bot", "sandbox")
FLOORS = ("discord_errors", "words", "pictures", "forms", "pages", "publishing", "clicks", "commands", "client")
"""The subpackages of `cogs` from the lowest to the highest: each may import only those below it."""
DATA = {"storage.model", "storage.outgoing"}
"""The modules of storage that `cogs` may import: plain data, no SQL."""


@cache
def imports(file: Path) -> frozenset[str]:
    """Return the dotted names that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = file.relative_to(ROOT).parts[: -node.level] if node.level else ()
            module = ".".join((*package, *([node.module] if node.module else [])))
            found |= {f"{module}.{alias.name}" for alias in node.names} | ({module} if node.module else set())
    return frozenset(found)


def files_importing(folder: str, names: Collection[str]) -> Iterator[Path]:
    """Yield the modules of a folder that have one of these names in a statement of an import; the others need not be
    parsed. The packages named stand in its first line, after which it may go on in parentheses."""
    suspect = re.compile(rf"\b(from|import)\b([^\n]|\\\n)*\b({'|'.join(names)})\b")
    for file in sorted((ROOT / folder).rglob("*.py")):
        if suspect.search(file.read_text(encoding="utf-8")):
            yield file


def name_of(file: Path) -> str:
    """Return a module's dotted name; a package has its folder's name."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_arrows_point_one_way(folder: str) -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in files_importing(folder, FORBIDDEN[folder])
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


OWN_TIME = {
    "tables/core/clock.py": "the clock",
    "tables/state/leases.py": "bots at one database hear each other's beats",
    "cogs/client.py": "a rest for the machine after its start",
    "cogs/clicks/click.py": "Discord waits three seconds for an answer",
    "cogs/pages/samples.py": "what the doctor posts",
}
"""Modules of `tables` and `cogs` that read the system's time or wait by themselves, with what the time is for; it is
never a table's time."""
READS_TIME = re.compile(r"\btime\.(time|monotonic|perf_counter)\(|\basyncio\.sleep\((?!0\))|\bcall_(later|at)\(")


def test_one_clock_drives_everything_that_happens_at_a_table() -> None:
    found = {
        str(file.relative_to(ROOT))
        for folder in ("tables", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))
        if READS_TIME.search(file.read_text(encoding="utf-8"))
    }
    assert found == OWN_TIME.keys()


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_two_modules_know_each_other(folder: str) -> None:
    """Imports under `TYPE_CHECKING` count as well."""
    files = {name_of(file): file for file in (ROOT / folder).rglob("*.py")}
    below = {module: imports(file) & (files.keys() - {module}) for module, file in files.items()}
    try:
        list(TopologicalSorter(below).static_order())
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


@pytest.mark.parametrize("room", ["storage", "tables"])
def test_no_two_folders_know_each_other(room: str) -> None:
    """Each folder is one subject, and of two subjects at most one may need the other. Modules beside the folders are
    above or below all of them."""
    below: dict[str, set[str]] = {}
    for file in (ROOT / room).rglob("*.py"):
        folder = _folder_of(name_of(file))
        known = {_folder_of(name) for name in imports(file) if name.startswith(f"{room}.")}
        below.setdefault(folder, set()).update(known - {folder})
    try:
        list(TopologicalSorter(below).static_order())
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


def _folder_of(module: str) -> str:
    """Return the folder in which a module is, or the module itself if it is beside the folders."""
    room, *inside = module.split(".")
    return ".".join((room, *inside[:1]))


def test_the_surface_has_floors() -> None:
    """Imports under `TYPE_CHECKING` count as well."""
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
    rooms = {one.parent.name for one in ROOT.glob("*/__init__.py")} - {"tests", "benchmarks", "training"}
    container = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"^COPY (\w+) \1$", container, re.MULTILINE)) == rooms
    assert set(re.findall(r"compileall -q (.+)$", container, re.MULTILINE)[0].split()) == rooms
    checked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["packages"]
    assert set(checked) >= rooms | {"tests", "benchmarks", "training"} and FORBIDDEN.keys() == rooms


def test_pictures_are_drawn_from_views_only() -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in sorted((ROOT / "rendering").rglob("*.py"))
        for name in imports(file)
        if re.search(r"\.(state|rules|session|GameState|Session)$", name) and name.startswith("games")
    ]
    assert wrong == []


def test_all_sql_stands_in_one_place() -> None:
    """The sandbox has a small database file of its own, which has nothing to do with the bot's."""
    statement = re.compile(r"\b(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b")
    wrong = [
        str(file.relative_to(ROOT))
        for folder in ("tables", "bot", "cogs", "games", "rendering", "sandbox")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if not file.as_posix().endswith("sandbox/archive.py") and statement.search(file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_commands_of_one_kind_of_installation_are_named_by_the_command_line_only() -> None:
    """Commands differ between a clone, an installed package and a container: only `bot.maintenance_commands` knows
    which one is right."""
    command = re.compile(r"\bgit pull\b|\bpython -m\b|\bpipx? install\b|\bmake (run|local|restore)\b")
    wrong = [
        str(file.relative_to(ROOT))
        for folder in ("storage", "tables", "cogs")
        for file in sorted((ROOT / folder).rglob("*.*"))
        if file.suffix in (".py", ".ftl") and command.search(file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_every_pool_of_processes_says_how_they_start() -> None:
    """Python's default differs between systems and versions, and a fork of a process with threads can hang."""
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for room in sorted(one.parent for one in ROOT.glob("*/__init__.py"))
        for file in sorted(room.rglob("*.py")) if "ProcessPoolExecutor" in (code := file.read_text(encoding="utf-8"))
        for call in ast.walk(ast.parse(code)) if isinstance(call, ast.Call)
        if ast.unparse(call.func).endswith("ProcessPoolExecutor")
        and len(call.args) < 2 and all(one.arg != "mp_context" for one in call.keywords)
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
        if file.suffix in (".png", ".jpg", ".woff2") or name == "tests/test_import_directions.py" or not file.is_file():
            continue
        words = file.read_text(encoding="utf-8", errors="replace")
        if registry.search(words) or token.search(words):
            wrong.append(name)
    assert wrong == []
