"""Shared by all tests: the switch for `make mutate-cards`, and the option that rewrites golden files."""

from __future__ import annotations

import gc
import hashlib
import itertools
import os
import secrets

import pytest

from tests import databases, mutate_cards
from tests.memory import in_memory
from tests.scale import scaled

pytest.register_assert_rewrite("tests.games", "tests.rendering")  # helpers, too, say what they found


if folder := in_memory():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(folder))

LONGEST = (
    "tests/wire/test_kill.py", "tests/wire/test_start.py", "tests/wire/test_machines.py", "tests/test_population.py",
    "tests/wire/test_daily_kill.py", "tests/wire/test_life_kill.py", "tests/wire/test_several_bots.py",
)
BROWSER = ("tests/browser/", "tests/sandbox/")
"""Where `make test-browser` looks."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write the golden files instead of comparing them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only those of the database at hand; the longest first: nobody waits for one test at the end while all other work
    is done."""
    elsewhere = "sqlite" if databases.on_postgres() else "postgres"
    left_out = [item for item in items if item.get_closest_marker(elsewhere)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
    in_browsers = [item.nodeid for item in items if item.get_closest_marker("browser")]
    if lost := [one for one in in_browsers if not one.startswith(BROWSER)]:
        raise pytest.UsageError(f"`make test-browser` does not look for {lost}")
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    if (more := scaled(1)) > 1:
        for item in items:
            item.add_marker(pytest.mark.timeout(more * float(config.getini("timeout"))))


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end, and going through it again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written."""
    return bool(request.config.getoption("--update-goldens"))


@pytest.fixture(autouse=True)
def _the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of a test's tables follow from its name: in every run it is dealt the same."""
    numbers, chance = itertools.count(), secrets.token_hex

    def token_hex(size: int | None = None) -> str:
        if size != 32:
            return chance(size)
        return hashlib.sha256(f"{request.node.nodeid}:{next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(secrets, "token_hex", token_hex)


@pytest.fixture(scope="session", autouse=True)
def _switched_off_card() -> object:
    switched_off = os.environ.get("SOBREMESA_SWITCHED_OFF", "")
    if not switched_off:
        yield
        return
    game, _, card = switched_off.partition(":")
    with mutate_cards.switched_off(game, card):
        yield


if databases.on_postgres():
    databases.use_them()

    @pytest.fixture(autouse=True)
    async def _databases() -> object:
        """Those of a test are gone with it."""
        yield
        await databases.close_all()
        databases.forget_all()
