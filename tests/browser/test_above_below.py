"""Above and Below on the local table: a whole game by advice, without and with all modules, to the final count."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Browser, expect

from games.above_below.options import AboveBelowOptions
from tests.browser.conftest import PHONE, LocalTable, Screen
from tests.browser.playing import play_on

pytestmark = pytest.mark.browser
LONG = 60_000
GAME = 120
"""Seconds for a whole game; it takes 20 where two processors are busy with other things."""
ADVISED = 5
"""How many answers are taken as advised, before Ana passes so that the rounds go by."""
PASS = re.compile(r"Pass for this round|potion|bed")


def advised(ana: Screen) -> None:
    """Ask for advice on the newest question and take it."""
    log = ana.log("Ana")
    told = log.inner_text().count("Do that")
    ana.press("Ana", "What would you do?")
    expect(log.get_by_role("button", name="Do that")).to_have_count(told + 1, timeout=LONG)
    ana.press("Ana", "Do that")


@pytest.mark.parametrize("modules", [(), tuple(AboveBelowOptions.model_fields)], ids=["base", "expanded"])
def test_a_whole_game_by_advice_to_the_final_count(
    local_table: LocalTable, browser: Browser, modules: tuple[str, ...]
) -> None:
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])  # type: ignore[arg-type]  # a plain dict
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
