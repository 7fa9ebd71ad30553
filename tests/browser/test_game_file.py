"""The HTML file of a game, opened from a disk without a network: stepped through on a phone and on a desk, read without
JavaScript, and printed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect

from cogs.pages.game_file import round_step, with_pictures
from cogs.pictures.drawing import Job, draw_job
from cogs.words.catalogues import catalogue_of
from cogs.words.voice import Voice
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.registry import first_state, spec_of
from games.core.replay import replay
from games.core.run import StoredAnswer
from games.core.session import Session
from rendering.replay_file.content import GamePage, Labels, SeatRow
from rendering.replay_file.page import game_page
from tables.undo.replay import Reel

pytestmark = pytest.mark.browser
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}
GAME = "northwood"
NAME = """Ana "><script>document.title = 'taken over'</script>"""
LABELS = Labels("First", "Back", "Next", "Last", "Round", "Seats", "Rounds", "Fair draws", "Every draw",
                ("Draw", "Number", "Out of", "Result"), "Fewer boards")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """Play a game at random to its end and write its file. Returns its address and the titles of its rounds."""
    spec, rng = spec_of(GAME), random.Random(3)
    start = first_state(spec, 1, "5a" * 32)
    session, given = Session(spec.rules, copy_of(start)), dict[int, list[StoredAnswer]]()
    while waiting := session.open_questions():
        at, answer = session.segment, random_answer(spec.rules, session.state, waiting[0], rng)
        given.setdefault(at, []).append(StoredAnswer(0, waiting[0].key, answer))
        session.submit(0, answer)
    acts, boards = [], []
    for act in replay(spec.rules, start, given):
        acts.append(act)
        boards.append(spec.rules.view(start, None))
    rounds = Reel(tuple(acts), spec.round_lines).rounds()
    voice = Voice(catalogue_of("en"), lambda seat: NAME, lambda seat: NAME)
    steps = tuple(round_step(one, "round", voice, over=one is rounds[-1]) for one in rounds)
    pictures = [draw_job(Job(GAME, "board", boards[one.last], "en", (NAME,), frozenset())) for one in rounds]
    draws = tuple(("deck", str(n), "32", "1, 2, 3") for n in range(30))
    seats = (SeatRow(NAME, "3 stars"),)
    page = GamePage("en", "For Northwood!", "Table 1", seats, steps, ("The seal: `ab`",), draws, LABELS)
    file = tmp_path_factory.mktemp("game") / "game.html"
    file.write_bytes(game_page(with_pictures(page, range(len(steps)), pictures)))
    return file.as_uri(), [step.title for step in steps]


class Opened:
    """The file in a browser without a network. `complaints` collects what the console says and what is requested."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._requested)
        page.context.set_offline(True)
        page.goto(address)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith(("file:", "data:")):
            self.complaints.append(request.url)

    def expect_shown(self, title: str) -> None:
        """Expect that exactly this round is shown, with its picture, within the width of the window."""
        steps = self.page.locator(".step:visible")
        expect(steps).to_have_count(1)
        expect(steps.locator("h3")).to_have_text(title)
        expect(self.page.locator("#at")).to_contain_text(title)
        picture = steps.get_by_role("img")
        expect(picture).to_be_visible()
        assert picture.evaluate("one => one.complete && one.naturalWidth > 0") and picture.get_attribute("alt")
        box, width = picture.bounding_box(), self.page.viewport_size
        assert box is not None and width is not None and box["x"] >= 0 and box["x"] + box["width"] <= width["width"]
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width["width"]


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def opened(request: pytest.FixtureRequest, browser: Browser, game: tuple[str, list[str]]) -> Iterator[Opened]:
    """Open the file on a phone and on a desk. Nothing may be said on the console or requested."""
    context = browser.new_context(viewport=request.param, color_scheme="dark" if request.param is PHONE else "light")
    found = Opened(context.new_page(), game[0])
    yield found
    assert found.complaints == []
    assert found.page.title() == "For Northwood!"
    context.close()


def test_a_game_is_stepped_through_by_buttons_keys_and_slider(
    opened: Opened, game: tuple[str, list[str]], tmp_path: Path
) -> None:
    titles, page = game[1], opened.page
    opened.expect_shown(titles[0])
    for name in ("First", "Back"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_disabled()
    for title in titles[1:]:
        page.get_by_role("button", name="Next", exact=True).click()
        opened.expect_shown(title)
    page.screenshot(path=tmp_path / "last.png", full_page=True)
    for name in ("Next", "Last"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    opened.expect_shown(titles[-2])
    page.keyboard.press("Home")
    opened.expect_shown(titles[0])
    page.keyboard.press("ArrowLeft")
    opened.expect_shown(titles[0])
    page.keyboard.press("ArrowRight")
    opened.expect_shown(titles[1])
    slider = page.get_by_role("slider", name="Round")
    slider.focus()
    page.keyboard.press("ArrowRight")  # the slider moves by itself: one step, not two
    opened.expect_shown(titles[2])
    slider.fill(str(len(titles) - 1))
    opened.expect_shown(titles[-1])
    page.get_by_role("button", name="First", exact=True).click()
    opened.expect_shown(titles[0])
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44, "large enough for a finger"


def test_seats_and_proof_are_below_and_names_are_only_text(opened: Opened) -> None:
    page = opened.page
    expect(page.locator("#seats ~ ul li")).to_have_text(f"{NAME} – 3 stars")
    expect(page.locator("script")).to_have_count(1)
    expect(page.get_by_role("table")).to_be_hidden()
    page.get_by_text("Every draw").click()
    expect(page.get_by_role("row")).to_have_count(31)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_print_has_every_round_and_no_buttons(opened: Opened, game: tuple[str, list[str]]) -> None:
    opened.page.emulate_media(media="print")
    expect(opened.page.locator(".step:visible h3")).to_have_text(game[1])
    expect(opened.page.locator("nav")).to_be_hidden()


def test_without_javascript_every_round_is_listed_with_its_picture(
    browser: Browser, game: tuple[str, list[str]]
) -> None:
    context = browser.new_context(viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(game[0])
    expect(page.locator(".step:visible h3")).to_have_text(game[1])
    expect(page.get_by_role("img")).to_have_count(len(game[1]))
    expect(page.locator("nav")).to_be_hidden()
    context.close()


def test_the_policy_stops_what_a_slip_in_escaping_would_let_in(
    browser: Browser, game: tuple[str, list[str]], tmp_path: Path
) -> None:
    """The file is changed as if a name had become markup."""
    file = tmp_path / "slip.html"
    source = Path(game[0].removeprefix("file://")).read_text(encoding="utf-8")
    evil = "<script>document.title = 'taken over'</script><img src=x onerror=\"document.title = 'taken over'\">"
    file.write_text(source.replace("</h1>", f"</h1>{evil}", 1), encoding="utf-8")
    page = browser.new_page()
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    page.goto(file.as_uri())
    expect(page.locator("nav")).to_be_visible()
    assert page.title() == "For Northwood!" and len(refused) >= 2
    page.close()
