"""A person finishes a game on a phone and has it reviewed: the button in the replay, the waiting, the curve, and the
position of a decision."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, LocalTable, Screen
from tests.browser.playing import play_until
from tests.browser.test_life import LONG, newest, pictured

pytestmark = pytest.mark.browser


def test_a_review_is_asked_for_read_and_shown_in_the_channel(
    local_table: LocalTable, browser: Browser, tmp_path: Path
) -> None:
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])
    ana.seat("Ana").get_by_text("Play The Grimm Forest").click()
    ana.press("Ana", "Start")
    replay = ana.seat("Ana").get_by_role("button", name="Replay", exact=True)
    play_until(ana, "Ana", 390, replay, re.compile("floor|walls|roof|Straw|Fields"))
    replay.last.click()
    ana.press("Ana", "Review")
    page = newest(ana, "Ana", "has judged")
    expect(page).to_contain_text("Only you can see this", timeout=2 * LONG)
    expect(page).to_contain_text("These decisions cost most")
    pictured(page)
    page.screenshot(path=tmp_path / "overview.png")
    page.get_by_role("button", name="1", exact=True).click()
    page = newest(ana, "Ana", "The difference, as it estimates")
    expect(page).to_contain_text("The shrewd AI:", timeout=LONG)
    pictured(page)
    page.screenshot(path=tmp_path / "decision.png")
    ana.press("Ana", "Show it in the channel")
    shown = ana.log("Ana").locator("article:not(.ephemeral)").filter(has_text="The difference, as it estimates")
    expect(shown).to_have_count(1, timeout=LONG)
    assert ana.complaints == []
