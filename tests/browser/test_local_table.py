"""The Grimm Forest on the local table: as a newcomer finds it, alone against an AI seat, and three people together."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, WIDE, LocalTable, Screen
from tests.browser.playing import play_on

pytestmark = pytest.mark.browser
ROUND = 60_000
GAME = 240
"""Seconds for a whole game; it takes 40 where two processors are busy with other things."""


def two_begin(local_table: LocalTable, browser: Browser) -> Screen:
    """Ana and Ben on one screen begin a game with nobody else."""
    screen = Screen(browser.new_page(viewport=WIDE), local_table.shared)  # type: ignore[arg-type]  # a plain dict
    screen.seat("Ana").get_by_text("Play The Grimm Forest").click()
    screen.press("Ana", "Send an AI away")
    expect(screen.log("Ana")).not_to_contain_text("(AI)")
    screen.press("Ben", "Join")
    expect(screen.log("Ana")).to_contain_text("@Ben")
    screen.press("Ana", "Start")
    return screen


def choose(screen: Screen, name: str, place: str) -> None:
    """Open the secret choice, pick a place, and see that only this person is told."""
    screen.press(name, "Choose")
    expect(screen.seat(name).get_by_text("Where does your pig go?").last).to_be_visible()
    screen.press(name, place)


def build(screen: Screen, name: str) -> None:
    """Two build actions of the plainest kind, on the public message."""
    for _ in range(2):
        told = fetched(screen, name)
        asked = screen.log(name).locator("article").filter(has_text=f"@{name}: Your turn to build").last
        fetch = asked.get_by_role("button", name="Fetch 1 straw", exact=True)
        expect(fetch).to_be_enabled(timeout=ROUND)
        fetch.click()
        expect(screen.log(name)).to_contain_text(re.compile(rf"(@{name} fetches 1 straw.*){{{told + 1}}}", re.DOTALL))


def fetched(screen: Screen, name: str) -> int:
    """How often a person reads of having fetched straw."""
    return screen.log(name).inner_text().count(f"@{name} fetches 1 straw")


def test_a_whole_round_played_by_two(local_table: LocalTable, browser: Browser) -> None:
    screen = two_begin(local_table, browser)
    for name in ("Ana", "Ben"):
        expect(screen.seat(name).get_by_role("button", name="Choose", exact=True)).to_be_visible()
        expect(screen.seat(name).get_by_role("img", name=re.compile("Round 1"))).to_be_visible(timeout=ROUND)

    choose(screen, "Ana", "Forest")
    expect(screen.log("Ana")).to_contain_text("You have chosen: Forest")
    screen.press("Ana", "Fields")  # a changed mind
    expect(screen.log("Ana")).to_contain_text("You have chosen: Fields")
    expect(screen.log("Ben")).not_to_contain_text("You have chosen")
    choose(screen, "Ben", "Brickyard")

    expect(screen.log("Ben")).to_contain_text("@Ana is alone in the Fields and collects")
    first, second = build_order(screen)
    build(screen, first)
    build(screen, second)
    expect(screen.log("Ana")).to_contain_text("Round 2 begins.", timeout=ROUND)
    screen.press("Ben", "What happened?")
    expect(screen.log("Ben")).to_contain_text("What happened")
    assert screen.complaints == []


def build_order(screen: Screen) -> tuple[str, str]:
    """Who builds first: the one whom the newest public message asks."""
    asked = re.compile(r"@(Ana|Ben): Your turn to build")
    expect(screen.log("Ana")).to_contain_text(asked, timeout=ROUND)
    first = asked.findall(screen.log("Ana").inner_text())[-1]
    return first, "Ben" if first == "Ana" else "Ana"


def test_three_people_share_a_table_each_at_their_own_address(local_table: LocalTable, browser: Browser) -> None:
    shared = Screen(browser.new_page(viewport=WIDE), local_table.shared)  # type: ignore[arg-type]  # a plain dict
    shared.page.get_by_role("button", name="Add a seat").click()
    third = shared.page.locator("section[data-seat]").nth(2)
    expect(third).to_be_visible()
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])  # type: ignore[arg-type]  # a plain dict
    ben = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ben"])  # type: ignore[arg-type]  # a plain dict
    ana.seat("Ana").get_by_text("Play The Grimm Forest").click()
    ana.press("Ana", "Send an AI away")
    expect(ana.log("Ana")).not_to_contain_text("(AI)")
    ben.press("Ben", "Join")
    third.get_by_role("button", name="Join", exact=True).click()
    expect(ana.log("Ana")).to_contain_text("@")
    ana.press("Ana", "Start")
    choose(ana, "Ana", "Forest")
    expect(ana.log("Ana")).to_contain_text("You have chosen: Forest")
    for other in (ben.seat("Ben"), third):
        expect(other.get_by_role("button", name="Choose", exact=True)).to_be_visible()
        expect(other).not_to_contain_text("You have chosen")
    assert ben.page.locator("section[data-seat]").count() == 1
    assert ana.complaints == ben.complaints == shared.complaints == []


def go_on_from_its_middle(screen: Screen, folder: Path) -> None:
    """The finished game becomes a puzzle: another answer than then, alone and in private."""
    screen.press("Ana", "Replay")
    own = screen.log("Ana").locator("article").filter(has_text="Replay: step").last
    own.get_by_role("button", name="Round ▷", exact=True).click()
    expect(own).not_to_contain_text("Replay: step 0", timeout=ROUND)
    own.screenshot(path=folder / "replay.png")
    own.get_by_role("button", name="Go on from here", exact=True).click()
    puzzle = screen.log("Ana").locator("article").filter(has_text="Here you go on in another way").last
    expect(puzzle).to_be_visible(timeout=ROUND)
    puzzle.screenshot(path=folder / "puzzle.png")
    play_on(screen, "Ana", random.Random(2), re.compile("^Build"))
    expect(screen.log("Ana")).not_to_contain_text("Something went wrong")


def test_one_person_plays_a_whole_game_against_an_ai_seat(
    local_table: LocalTable, browser: Browser, tmp_path: Path
) -> None:
    screen = Screen(browser.new_page(viewport=WIDE), local_table.seats["Ana"])  # type: ignore[arg-type]  # a plain dict
    screen.seat("Ana").get_by_text("Play The Grimm Forest").click()
    expect(screen.log("Ana")).to_contain_text("(AI)")
    screen.press("Ana", "Start")
    rng = random.Random(1)
    end = time.monotonic() + GAME
    while "★" not in screen.log("Ana").inner_text():
        assert time.monotonic() < end, f"the game does not go on: {screen.log('Ana').inner_text()[-1500:]}"
        play_on(screen, "Ana", rng, re.compile("^Build"))
    expect(screen.seat("Ana").get_by_role("img", name=re.compile("Place 1: ")).last).to_be_visible(timeout=ROUND)
    go_on_from_its_middle(screen, tmp_path)
    assert screen.complaints == []
