"""Agricola on the local table, as wide as a phone: placing, looking around, and seeing a farm before it counts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import PHONE, LocalTable, Screen

pytestmark = pytest.mark.browser
LONG = 60_000


def choose(message: Locator, select: str | re.Pattern[str], option: str) -> None:
    """Open a select of a message by what stands on it, and take an option."""
    message.get_by_role("button", name=select).click()
    message.get_by_role("option", name=re.compile(f"^{option}")).click()


def test_looking_around_and_placing_a_person(local_table: LocalTable, browser: Browser) -> None:
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])  # type: ignore[arg-type]  # a plain dict
    ana.seat("Ana").get_by_text("Play Agricola").click()
    ana.press("Ana", "Send an AI away")
    expect(ana.log("Ana")).not_to_contain_text("(AI)")
    ana.press("Ana", "Start")
    turn = ana.log("Ana").locator("article").filter(has_text=re.compile("Where do(es your last)? ")).last
    expect(turn.get_by_role("img", name=re.compile("Round 1 of 14"))).to_be_visible(timeout=LONG)

    choose(turn, "Look at …", "Major improvements")
    expect(ana.log("Ana").get_by_role("img", name=re.compile("Cooking Hearth"))).to_be_visible(timeout=LONG)
    ana.press("Ana", "Board in words")
    expect(ana.log("Ana")).to_contain_text("Your farm")
    expect(ana.log("Ana").get_by_role("button", name="Page 2 of 2")).to_have_count(0)

    spaces = re.compile("Choose a space|Take goods")  # how many there are depends on the deal: one list, or several
    choose(turn, spaces, r"\W*Forest")
    expect(ana.log("Ana")).to_contain_text("uses Forest and takes 2 wood")
    turn.get_by_role("button", name="Exchange or discard").click()
    form = ana.log("Ana").locator("article").filter(has_text="What do you exchange or discard?").last
    form.get_by_role("button", name="2 wood to 2 fuel").click()
    expect(form).to_contain_text("This is how it would look")
    expect(form.get_by_role("img", name=re.compile("2 fuel"))).to_be_visible(timeout=LONG)
    told = ana.log("Ana").locator("article").filter(has_not_text="Only you can see this")
    expect(told.filter(has_text="turns 2 wood into 2 fuel")).to_have_count(0)
    form.get_by_role("button", name="Yes, do it").click()
    expect(told.filter(has_text="turns 2 wood into 2 fuel")).to_have_count(1)
    assert ana.complaints == []


OWN_ACTS = ("What happened?", "Board in words", "Help", "My occupations", "My minor improvements", "Dismiss", "Undo",
            "What would you do?")


PICKS = 6 + 3 + 2
"""Cards that one chooses in the drafts of level III; nobody chooses about the last one of each."""


def take_a_card(form: Locator) -> None:
    """Take a card of a draft: from a list while there are many, by its own button later."""
    listed = form.get_by_role("button", name=re.compile("Choose one"))
    if listed.count():
        listed.click()
        form.get_by_role("option").first.click()
        return
    names = [name.strip() for name in form.get_by_role("button").all_inner_texts()]
    card = next(name for name in names if name and name not in OWN_ACTS and not name.startswith("Sobremesa"))
    form.get_by_role("button", name=card, exact=True).click()


def test_a_hand_is_drafted_and_looked_at(local_table: LocalTable, browser: Browser) -> None:
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])  # type: ignore[arg-type]  # a plain dict
    ana.seat("Ana").get_by_text("Play Agricola").click()
    choose(ana.log("Ana").locator("article").last, re.compile("I – no hand cards"), "III")
    expect(ana.log("Ana").get_by_role("button", name=re.compile("^Draft"))).to_be_visible()
    ana.press("Ana", "Start")
    ana.press("Ana", "Choose")
    private = ana.log("Ana").locator("article").filter(has_text="Only you can see this")
    for chosen in range(1, PICKS + 1):
        form = private.filter(has_text="Which card do you take?").last
        expect(form.get_by_role("img", name=re.compile("^Your hand"))).to_be_visible(timeout=LONG)
        before = form.get_by_role("img").last.get_attribute("alt")
        take_a_card(form)
        if chosen < PICKS:  # the next cards are there with their picture
            expect(form.get_by_role("img").last).not_to_have_attribute("alt", before or "", timeout=LONG)
    expect(private.last.get_by_role("button", name=re.compile("^Work on the farm"))).to_be_visible(timeout=LONG)
    private.last.get_by_role("button", name="My minor improvements").click()
    expect(private.get_by_role("img", name=re.compile("^Your hand.*Not now: "))).to_be_visible(timeout=LONG)
    assert ana.complaints == []
