"""`make run` as a newcomer starts it, and a real browser in front of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright

from tests.chromium import ARGUMENTS, CHROMIUM

ROOT = Path(__file__).parents[2]
WIDE: ViewportSize = {"width": 1400, "height": 950}
PHONE: ViewportSize = {"width": 400, "height": 800}


@dataclass(frozen=True)
class LocalTable:
    """The addresses that the program printed: the shared page, and each seat's own."""

    shared: str
    seats: dict[str, str]


@pytest.fixture
def local_table(tmp_path: Path) -> Iterator[LocalTable]:
    """The program without a token, in an empty folder, on a free port."""
    log = tmp_path / "bot.log"
    bot = start(tmp_path, log)
    try:
        yield addresses(log)
    finally:
        bot.terminate()
        assert bot.wait(timeout=15) == 0
    assert not re.search(r"Traceback|ERROR", log.read_text(encoding="utf-8")), log.read_text(encoding="utf-8")


def start(folder: Path, log: Path, port: int = 0) -> subprocess.Popen[bytes]:
    """The program in a folder, with nothing set but the port (0: a free one); what it says goes to a file."""
    settings = ("DISCORD", "SANDBOX", "DATABASE", "AI_DELAY", "LOG_LEVEL")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(settings)}
    environment |= {"PYTHONPATH": str(ROOT), "SANDBOX_PORT": str(port), "AI_DELAY": "0", "PYTHONUNBUFFERED": "1"}
    with log.open("w") as out:
        return subprocess.Popen(
            [sys.executable, "-m", "bot", "local"], cwd=folder, env=environment, stdout=out, stderr=out
        )


def addresses(log: Path) -> LocalTable:
    """The addresses that the program printed, once it is connected."""
    end = time.monotonic() + 40
    while time.monotonic() < end:
        words = log.read_text(encoding="utf-8")
        if "connected as" in words:
            shared = re.search(r"http://\S+/table/\S+", words)
            assert shared is not None
            return LocalTable(shared[0], dict(re.findall(r"Only (\w+) +(http://\S+)", words)))
        time.sleep(0.1)
    raise AssertionError(f"the program did not come up:\n{log.read_text(encoding='utf-8')}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium of the system."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


class Screen:
    """A page on which one or several people play. Its console must stay empty."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.set_default_timeout(15_000)
        page.goto(url)

    def seat(self, name: str) -> Locator:
        """A person's column."""
        return self.page.locator(f'section[data-seat="{name}"]')

    def log(self, name: str) -> Locator:
        """All that stands in a person's channel."""
        return self.seat(name).get_by_role("log")

    def press(self, name: str, button: str) -> None:
        """Press the newest button of this name in a person's column."""
        self.seat(name).get_by_role("button", name=button, exact=True).last.click()
