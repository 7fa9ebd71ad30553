"""The local table ends and begins again under open pages."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Dialog, expect

from tests.browser.conftest import WIDE, LocalTable, Screen, addresses, start

pytestmark = pytest.mark.browser
LONG = 60_000


class Program:
    """The program on one port, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self._starts = 0

    def start(self) -> LocalTable:
        self._starts += 1
        log = self._folder / f"bot{self._starts}.log"
        self.process = start(self._folder, log, self._port)
        return addresses(log)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.process.terminate()
    assert program.process.wait(timeout=15) == 0


def test_open_pages_go_on_after_a_kill(program: Program, browser: Browser) -> None:
    table = program.start()
    both = Screen(browser.new_page(viewport=WIDE), table.shared)  # type: ignore[arg-type]  # a plain dict
    ben = Screen(browser.new_page(viewport=WIDE), table.seats["Ben"])  # type: ignore[arg-type]  # a plain dict
    both.seat("Ana").get_by_text("Play The Grimm Forest").click()
    both.press("Ana", "Send an AI away")
    expect(both.log("Ana")).not_to_contain_text("(AI)")
    ben.press("Ben", "Join")
    expect(ben.log("Ben").get_by_role("button", name="Join")).to_be_visible()
    both.press("Ana", "Start")
    both.press("Ana", "Choose")
    question = both.seat("Ana").get_by_text("Where does your pig go?").last
    expect(question).to_be_visible(timeout=LONG)
    board = both.log("Ana").get_by_role("img", name=re.compile("Round 1")).first
    expect(board).to_be_visible(timeout=LONG)

    program.kill()
    expect(both.page.locator("#banner")).to_have_text("Connection lost. Trying again…")
    again = program.start()
    assert again == table
    expect(both.page.locator("#banner")).to_have_text("Connected again.", timeout=LONG)
    expect(question).to_be_visible()
    assert board.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    both.press("Ana", "Forest")
    expect(both.log("Ana")).to_contain_text("You have chosen: Forest", timeout=LONG)
    ben.press("Ben", "Choose")
    ben.press("Ben", "Fields")
    expect(both.log("Ana")).to_contain_text("@Ben is alone in the Fields and collects", timeout=LONG)
    for screen in (both, ben):
        assert [text for text in screen.complaints if "ERR_CONNECTION_REFUSED" not in text] == []


def test_beginning_anew_asks_first_and_goes_on_in_the_same_page(program: Program, browser: Browser) -> None:
    table = program.start()
    both = Screen(browser.new_page(viewport=WIDE), table.shared)  # type: ignore[arg-type]  # a plain dict
    second = Screen(browser.new_page(viewport=WIDE), table.shared)  # type: ignore[arg-type]  # a plain dict
    ben = Screen(browser.new_page(viewport=WIDE), table.seats["Ben"])  # type: ignore[arg-type]  # a plain dict
    both.seat("Ana").get_by_text("Play The Grimm Forest").click()
    expect(both.log("Ana").get_by_role("button", name="Start")).to_be_visible()
    asked: list[str] = []

    def dismissed(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    both.page.once("dialog", dismissed)
    both.page.get_by_role("button", name="Begin anew").click()
    expect(both.log("Ana").get_by_role("button", name="Start")).to_be_visible()
    both.page.once("dialog", lambda dialog: dialog.accept())
    both.page.get_by_role("button", name="Begin anew").click()
    for screen in (both, second):
        expect(screen.seat("Ana").get_by_role("heading", name="Take a seat, Ana")).to_be_visible(timeout=LONG)
        expect(screen.seat("Ben").get_by_text("Play The Grimm Forest")).to_be_visible(timeout=LONG)
    expect(ben.page.get_by_role("heading", name="This address opens nothing any more")).to_be_visible(timeout=LONG)
    assert "ends every game" in asked[0]


def test_first_seats_speak_the_language_of_the_browser(program: Program, browser: Browser) -> None:
    table = program.start()
    here = browser.new_page(viewport=WIDE, locale="es-MX")  # type: ignore[arg-type]  # a plain dict
    here.goto(table.shared)
    expect(here.get_by_role("heading", name="Toma asiento, Ana")).to_be_visible()
    expect(here.get_by_label("Idioma del servidor")).to_have_value("es-ES")
    there = browser.new_page(viewport=WIDE, locale="it")  # type: ignore[arg-type]  # a plain dict
    there.goto(table.shared)
    expect(there.get_by_role("heading", name="Toma asiento, Ana")).to_be_visible()
    here.goto(table.shared.partition("/table/")[0])
    expect(here.get_by_role("heading", name="Toma asiento, Ana")).to_be_visible()


def test_front_shows_a_closed_door(program: Program, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(program.start().shared.partition("/table/")[0])
    expect(page.get_by_role("heading", name="This table has its own keys")).to_be_visible()
