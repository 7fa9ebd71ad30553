"""The life of a table on two phones: a pace is chosen when it opens, a choice is asked back and given back."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Locator, expect

from tests.browser.conftest import PHONE, LocalTable, Screen
from tests.browser.playing import play_on

pytestmark = pytest.mark.browser
LONG = 60_000


def pick(article: Locator, key: str, option: str) -> None:
    """Choose an option of the select whose key ends so."""
    article.locator(f'button[data-key$="{key}"]').last.click()
    article.get_by_role("option").filter(has_text=option).first.click()


def phones(browser: Browser, table: LocalTable) -> tuple[Screen, Screen]:
    """Ana and Ben, each with a phone of their own."""
    ana, ben = (Screen(browser.new_page(viewport=PHONE), table.seats[name]) for name in ("Ana", "Ben"))
    return ana, ben


def newest(screen: Screen, name: str, words: str) -> Locator:
    """The newest message of somebody's channel that says this."""
    return screen.log(name).locator("article").filter(has_text=words).last


def test_a_pace_is_chosen_and_a_choice_is_given_back_by_consent(
    local_table: LocalTable, browser: Browser, tmp_path: Path
) -> None:
    ana, ben = phones(browser, local_table)
    ana.seat("Ana").get_by_text("Play The Grimm Forest").click()
    lobby = newest(ana, "Ana", "The Grimm Forest")
    ana.press("Ana", "Send an AI away")
    ben.press("Ben", "Join")
    expect(lobby).to_contain_text("@Ben")
    lobby.locator('button[data-key$=":pace"]').click()
    lobby.screenshot(path=tmp_path / "paces.png")
    lobby.get_by_role("option").filter(has_text="A day each").first.click()
    expect(lobby).to_contain_text("Pace: A day each, three days in reserve. When time is over, the others are asked.")
    lobby.screenshot(path=tmp_path / "pace.png")
    ana.press("Ana", "Start")

    for screen, name, place in ((ana, "Ana", "Forest"), (ben, "Ben", "Brickyard")):
        screen.press(name, "Choose")
        screen.press(name, place)
    expect(ana.log("Ana")).to_contain_text("Your turn to build", timeout=LONG)

    public = ana.log("Ana").locator("article:not(.ephemeral)")  # her own answer stands, and goes on with the table
    public.get_by_role("button", name="What happened?", exact=True).last.click()
    ana.press("Ana", "Ask to take back …")
    own = newest(ana, "Ana", "Take back with the consent of others")
    own.screenshot(path=tmp_path / "which.png")
    pick(own, ":askback", "")
    expect(ben.log("Ben")).to_contain_text("@Ana asks to take back", timeout=LONG)
    ben.press("Ben", "What would go?")
    looked = newest(ben, "Ben", "asks to take this back")
    expect(looked.locator("s, del").first).to_be_visible()
    looked.screenshot(path=tmp_path / "wish.png")
    newest(ben, "Ben", "@Ana asks to take back").screenshot(path=tmp_path / "vote.png")
    ben.press("Ben", "Yes, take it back")
    expect(ben.log("Ben")).to_contain_text("All agree: the table stands as it stood before.")
    expect(ana.log("Ana")).to_contain_text("has taken back, with the consent of all concerned", timeout=LONG)
    newest(ana, "Ana", "has taken back").screenshot(path=tmp_path / "back.png")
    expect(newest(ana, "Ana", "Where does your pig go?")).to_be_visible(timeout=LONG)  # her own answer is asked again
    ana.press("Ana", "Fields")
    expect(ana.log("Ana")).to_contain_text(re.compile("You have chosen: Fields|Your turn to build"), timeout=LONG)
    assert ana.complaints == ben.complaints == []


def typed(screen: Screen, command: str) -> None:
    """Ana types a command and sends it as it is."""
    field = screen.seat("Ana").locator("textarea.say")
    field.fill(command)
    field.press("Enter")
    screen.page.wait_for_timeout(200)
    if screen.seat("Ana").locator(".command-name").count():  # it has options, and none of them is needed
        screen.seat("Ana").get_by_role("button", name="Send", exact=True).click()


def test_ones_own_pages_on_a_phone(local_table: LocalTable, browser: Browser, tmp_path: Path) -> None:
    """All that one has for oneself: tables, notices, hours, absence, statistics, data, a lesson."""
    ana = Screen(browser.new_page(viewport=PHONE), local_table.seats["Ana"])
    ana.seat("Ana").get_by_text("Play The Grimm Forest").click()
    ana.press("Ana", "Start")
    expect(ana.seat("Ana").get_by_role("button", name="Choose", exact=True).last).to_be_visible(timeout=LONG)
    for command, words in (
        ("/tables", "One table is waiting for you"), ("/hours", "called"), ("/away", "away"), ("/stats", "finished"),
        ("/data export", "sobremesa-me"),
    ):
        typed(ana, command)
        page = newest(ana, "Ana", words)
        expect(page).to_contain_text("Only you can see this", timeout=LONG)
        page.screenshot(path=tmp_path / f"{command[1:].replace(' ', '-')}.png")
    typed(ana, "/settings")
    ana.press("Ana", "Notices")
    notices = newest(ana, "Ana", "Notices")
    notices.screenshot(path=tmp_path / "notices.png")
    typed(ana, "/learn")
    lessons = newest(ana, "Ana", "Learn")
    lessons.get_by_role("button", name="Learn For Northwood!").click()
    step = newest(ana, "Ana", "Lesson")
    expect(step.get_by_role("img").last).to_be_visible(timeout=LONG)
    step.screenshot(path=tmp_path / "lesson.png")
    assert ana.complaints == []


def pictured(article: Locator) -> None:
    """Wait until a message has its picture. A browser loads it when it is near what is looked at; it may be exchanged
    meanwhile."""
    end = time.monotonic() + LONG / 1000
    picture = article.get_by_role("img").last
    while not (picture.count() and picture.is_visible()):
        assert time.monotonic() < end, f"no picture comes: {article.inner_text()[:300]}"
        with suppress(Error):  # it has just been drawn anew
            article.evaluate("article => article.scrollIntoView({block: 'end'})", timeout=1_000)
        article.page.wait_for_timeout(200)


def test_a_finished_game_is_looked_back_at_shown_as_one_picture_and_tried_in_another_way(
    local_table: LocalTable, browser: Browser, tmp_path: Path
) -> None:
    """Ben has not played, and looks at Ana's game: with its buttons, on his phone."""
    ana, ben = phones(browser, local_table)
    rng, end = random.Random(3), time.monotonic() + 300
    ana.seat("Ana").get_by_text("Play For Northwood!").click()
    ana.press("Ana", "Deal")
    replay = ben.log("Ben").get_by_role("button", name="Replay", exact=True)
    while not replay.count():
        assert time.monotonic() < end, "the game goes on"
        play_on(ana, "Ana", rng, re.compile("Stop"))
    replay.last.click()
    own = newest(ben, "Ben", "Replay: step 0 of")
    pictured(own)
    own.screenshot(path=tmp_path / "replay.png")
    ben.press("Ben", "Turn ▷")
    expect(ben.log("Ben")).to_contain_text(re.compile(r"Replay: step [1-9]"))
    ben.press("Ben", "Moving picture")
    film = newest(ben, "Ben", "The whole game")
    pictured(film)
    film.screenshot(path=tmp_path / "film.png")
    ben.press("Ben", "Replay")
    ben.press("Ben", "Turn ▷")
    ben.press("Ben", "Go on from here")
    puzzle = newest(ben, "Ben", "Here you go on in another way, for yourself:")
    pictured(puzzle)
    puzzle.screenshot(path=tmp_path / "puzzle.png")
    field = ben.seat("Ben").locator("textarea.say")
    field.fill("/tables")
    field.press("Enter")
    expect(newest(ben, "Ben", "Your tables")).to_contain_text("tried in another way; nobody waits")
    assert ana.complaints == ben.complaints == []
