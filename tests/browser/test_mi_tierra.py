"""Mi Tierra on the local table, as wide as a phone: a farm, advice, markets, and a whole game to its ranking."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, LocalTable, Screen
from tests.browser.playing import play_on

pytestmark = pytest.mark.browser
LONG = 60_000
GAME = 120
"""Seconds for a whole game; it takes 40 where two processors are busy with other things."""
PASS = re.compile(r"Finish|^\W*Pass")


def test_one_person_sees_the_land_and_plays_a_whole_game(local_table: LocalTable, browser: Browser) -> None:
    """The first worker goes where the farmer would send him; then Ana passes, so that the rounds go by."""
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])
    ana.seat("Ana").get_by_text("Play Mi Tierra").click()
    ana.press("Ana", "Start")
    log = ana.log("Ana")
    expect(log.get_by_role("img", name=re.compile("Round 1 of 16, spring"))).to_be_visible(timeout=LONG)
    ana.press("Ana", "My hand")
    expect(log.get_by_role("img", name=re.compile("Fields: field a2 apples"))).to_be_visible(timeout=LONG)
    ana.press("Ana", "What would you do?")
    expect(log).to_contain_text(re.compile("The farmer (makes it about|would do it like this)|the farmer’s experience"))
    ana.press("Ana", "Do that")
    expect(log).to_contain_text(re.compile("@Ana: (?!Where)"))
    rng, end = random.Random(1), time.monotonic() + GAME
    while not re.search(r"wins?!|win together!", log.inner_text()):
        assert time.monotonic() < end, f"the game does not go on: {log.inner_text()[-1500:]}"
        play_on(ana, "Ana", rng, PASS)
    expect(log.get_by_role("img", name=re.compile("Place 1: ")).last).to_be_visible(timeout=LONG)
    assert ana.complaints == []
