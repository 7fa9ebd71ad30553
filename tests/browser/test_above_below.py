"""Above and Below on the local table: a whole game by advice, without and with all modules, to the final count.

While the game is not on the list it comes as a package of its own, as anybody's game may.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from games.above_below.options import AboveBelowOptions
from games.core.registry import HOUSE
from tests.browser.conftest import PHONE, LocalTable, Screen, addresses, start
from tests.browser.playing import play_on

pytestmark = pytest.mark.browser
LONG = 60_000
GAME = 120
"""Seconds for a whole game; it takes 20 where two processors are busy with other things."""
ADVISED = 5
"""How many answers are taken as advised, before Ana passes so that the rounds go by."""
PASS = re.compile(r"Pass for this round|potion|bed")
PACKAGE = """from dataclasses import replace
from games.above_below import SPEC as OWN
SPEC = replace(OWN, texts="games.above_below.texts", drawing="rendering.above_below")
"""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LocalTable]:
    """The program with the game on its list."""
    packages = tmp_path / "packages"
    if "above_below" not in HOUSE:
        info = packages / "above_below_alone-1.0.dist-info"
        info.mkdir(parents=True)
        (packages / "above_below_alone.py").write_text(PACKAGE, encoding="utf-8")
        about = "Metadata-Version: 2.1\nName: above-below-alone\nVersion: 1.0\n"
        (info / "METADATA").write_text(about, encoding="utf-8")
        points = "[sobremesa.games]\nabove_below = above_below_alone:SPEC\n"
        (info / "entry_points.txt").write_text(points, encoding="utf-8")
    log = tmp_path / "bot.log"
    bot = start(tmp_path, log, packages=packages)
    try:
        yield addresses(log)
    finally:
        bot.terminate()
        assert bot.wait(timeout=15) == 0
    assert not re.search(r"Traceback|ERROR", log.read_text(encoding="utf-8")), log.read_text(encoding="utf-8")


def advised(ana: Screen) -> None:
    """Ask for advice on the newest question and take it."""
    log = ana.log("Ana")
    told = log.inner_text().count("Do that")
    ana.press("Ana", "What would you do?")
    expect(log.get_by_role("button", name="Do that")).to_have_count(told + 1)
    ana.press("Ana", "Do that")


@pytest.mark.parametrize("modules", [(), tuple(AboveBelowOptions.model_fields)], ids=["base", "expanded"])
def test_a_whole_game_by_advice_to_the_final_count(
    table: LocalTable, browser: Browser, modules: tuple[str, ...]
) -> None:
    ana = Screen(browser.new_page(viewport=PHONE), table.seats["Ana"])  # type: ignore[arg-type]  # a plain dict
    ana.seat("Ana").get_by_text("Play Above and Below").click()
    log = ana.log("Ana")
    for name in modules:
        log.locator(f'button[data-key$=":switch:{name}|on"]').click()
        expect(log.locator(f'button[data-key$=":switch:{name}|off"]')).to_be_visible()
    ana.press("Ana", "Start")
    expect(log.get_by_role("img", name=re.compile("Round 1"))).to_be_visible(timeout=LONG)
    for _ in range(ADVISED):
        advised(ana)
        ana.page.wait_for_timeout(200)
    rng, end = random.Random(1), time.monotonic() + GAME
    while not re.search(r"wins with|share the victory", log.inner_text()):
        assert time.monotonic() < end, f"the game does not go on: {log.inner_text()[-1500:]}"
        play_on(ana, "Ana", rng, PASS)
    expect(log.get_by_role("img", name=re.compile(r"^1\. .*points: ")).last).to_be_visible(timeout=LONG)
    assert ana.complaints == []
