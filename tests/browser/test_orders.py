"""An order is made on the local table: planned on the pictures of a copy, given, listed, and let to answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import WIDE, LocalTable, Screen
from tests.browser.test_local_table import build, build_order, choose

pytestmark = pytest.mark.browser
LONG = 60_000


def test_a_turn_is_planned_given_and_taken(local_table: LocalTable, browser: Browser, tmp_path: Path) -> None:
    screen = Screen(browser.new_page(viewport=WIDE), local_table.shared)  # type: ignore[arg-type]  # a plain dict
    screen.seat("Ana").get_by_text("Play The Grimm Forest").click()
    screen.press("Ana", "Send an AI away")
    expect(screen.log("Ana")).not_to_contain_text("(AI)")
    screen.press("Ben", "Join")
    expect(screen.log("Ana")).to_contain_text("@Ben")
    screen.press("Ana", "Start")
    choose(screen, "Ana", "Forest")
    expect(screen.log("Ana")).to_contain_text("You have chosen: Forest")

    screen.press("Ana", "Orders")
    expect(screen.log("Ana")).to_contain_text("You have given no orders")
    screen.press("Ana", "Plan my next turn")
    expect(screen.log("Ana")).to_contain_text("If it comes to this")
    own = screen.log("Ana").locator("article").filter(has_text="Only you can see this").last
    expect(own.get_by_role("img").last).to_be_visible(timeout=LONG)
    own.screenshot(path=tmp_path / "plan.png")
    for _ in range(2):
        own.get_by_role("button", name="Fetch 1 straw", exact=True).click()
        expect(own).to_contain_text("Your plan")
    own.screenshot(path=tmp_path / "whole.png")
    if own.get_by_role("button", name="That is enough").count():
        own.get_by_role("button", name="That is enough").click()
    own.get_by_role("button", name="Order it once").click()
    expect(own).to_contain_text("Ordered. Only you know.")
    expect(screen.log("Ben")).not_to_contain_text(re.compile("[Oo]rder"))

    choose(screen, "Ben", "Brickyard")
    first, _ = build_order(screen)
    if first == "Ben":
        build(screen, "Ben")
    expect(screen.log("Ana")).to_contain_text("@Ana: Your turn to build", timeout=LONG)
    screen.press("Ana", "My hand")
    expect(own).to_contain_text("One of your orders is about to answer this")
    own.get_by_role("button", name="Orders", exact=True).click()
    expect(own).to_contain_text(re.compile(r"In \d+ seconds? your order answers"))
    own.screenshot(path=tmp_path / "soon.png")
    own.get_by_role("button", name="Answer now").click()
    expect(screen.log("Ben")).to_contain_text(re.compile("(@Ana fetches 1 straw.*){2}", re.DOTALL), timeout=LONG)
    assert screen.complaints == []
