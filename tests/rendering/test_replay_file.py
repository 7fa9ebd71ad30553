"""The HTML file of a game: size, escaping, content security policy, and what is left out if it grows too large."""

from __future__ import annotations

import base64
import hashlib
import io
import random
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from PIL import Image

from rendering.kit.picture import Picture
from rendering.replay_file.content import GamePage, Labels, LogLine, SeatRow, Step
from rendering.replay_file.page import LIMIT, WIDTH, game_page

EVIL = """"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;"""
LABELS = Labels(
    "First", "Back", "Next", "Last", "Round", "Seats", "Rounds", "Draws", "Every draw", ("Draw", "Result"),
    "Fewer boards",
)


class _Reader(HTMLParser):
    """Collects the elements of a page with their attributes, and the texts of scripts, styles and list items."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in ("meta", "img", "input"):
            self._open.append(tag)
            self.texts.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, f"{tag} is closed where another element is open"

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts[self._open[-1]][-1] += data

    def of(self, tag: str) -> list[dict[str, str]]:
        """Return the attributes of all elements with this tag."""
        return [attributes for name, attributes in self.elements if name == tag]


def noise(seed: int, size: tuple[int, int] = (1200, 700)) -> Picture:
    """Return a picture that hardly becomes smaller when it is encoded."""
    buffer = io.BytesIO()
    Image.frombytes("RGB", size, random.Random(seed).randbytes(3 * size[0] * size[1])).save(buffer, "JPEG", quality=60)
    return Picture(buffer.getvalue(), "board.jpg", f"board {seed}", *size)


def page_of(steps: int, picture: Picture | None = None, words: str = "Ana builds") -> GamePage:
    """Return a game of some rounds, each with the same picture."""
    rounds = tuple(
        Step(f"Round {n}", (LogLine(f"{words} {n}", chapter=not n), LogLine("done")), picture, "The board")
        for n in range(steps)
    )
    return GamePage("en", "The game", "Table 1", (SeatRow("Ana", "5 points"),), rounds, ("The seal: `ab12`",),
                    (("deck", "[1, 0]"),), LABELS)


def test_the_page_has_every_step_with_its_log_and_picture_and_the_proof() -> None:
    read = _Reader(game_page(page_of(3, noise(1, (1200, 700)))))
    assert read.texts["h3"] == ["Round 0", "Round 1", "Round 2"]
    assert read.texts["li"] == ["Ana builds 0", "done", "Ana builds 1", "done", "Ana builds 2", "done", " – 5 points"]
    assert [one["alt"] for one in read.of("img")] == ["board 1"] * 3
    assert read.texts["code"] == ["ab12"] and read.texts["td"] == ["deck", "[1, 0]"]
    assert "Fewer boards" not in read.texts["p"] and read.of("html") == [{"lang": "en"}]
    picture = Image.open(io.BytesIO(base64.b64decode(read.of("img")[0]["src"].partition(",")[2])))
    assert picture.size == (WIDTH, 583) == tuple(int(read.of("img")[0][side]) for side in ("width", "height"))


def test_the_list_of_seats_numbers_nothing_but_places() -> None:
    """A number before a name reads as a place, so only a place may stand there: equal ones twice, and none where nobody
    was ranked."""
    ranked = (SeatRow("Ben", "7 points", 1), SeatRow("Ana", "7 points", 1), SeatRow("Cleo", "5 points", 3))
    read = _Reader(game_page(replace(page_of(0), seats=ranked)))
    assert [one.get("value") for one in read.of("li")] == ["1", "1", "3"] and len(read.of("ol")) == 1
    unranked = tuple(replace(one, score="", place=None) for one in ranked)
    read = _Reader(game_page(replace(page_of(0), seats=unranked)))
    assert len(read.of("li")) == len(unranked) and not read.of("ol")


def test_what_people_have_written_is_never_markup() -> None:
    picture = replace(noise(1, (20, 10)), alt=EVIL)
    evil = GamePage(
        EVIL, EVIL, EVIL, (SeatRow(EVIL, EVIL),),
        (Step(EVIL, (LogLine(EVIL, chapter=True), LogLine(EVIL)), picture, EVIL),),
        (f"{EVIL}`{EVIL}`",), ((EVIL,),),
        Labels(EVIL, EVIL, EVIL, EVIL, EVIL, EVIL, EVIL, EVIL, EVIL, (EVIL,), EVIL), fewer=True,
    )
    usual = page_of(1, noise(1, (20, 10)))
    plain = replace(usual, fewer=True, draws=(("deck",),), labels=replace(LABELS, draw_columns=("Draw",)))
    read, like = _Reader(game_page(evil)), _Reader(game_page(plain))
    assert [(tag, *names) for tag, names in read.elements] == [(tag, *names) for tag, names in like.elements]
    assert read.texts["h1"] == read.texts["title"] == read.texts["h3"] == read.texts["bdi"] == [EVIL]
    assert read.of("img")[0]["alt"] == EVIL and read.texts["figcaption"] == [EVIL]


def test_only_the_style_and_the_script_of_the_page_are_allowed_and_nothing_is_loaded() -> None:
    read = _Reader(game_page(page_of(2, noise(1, (20, 10)))))
    (policy,) = [one["content"] for one in read.of("meta") if one.get("http-equiv") == "Content-Security-Policy"]
    rules = dict(one.strip().split(" ", 1) for one in policy.split(";"))
    assert rules.keys() == {"default-src", "img-src", "style-src", "script-src", "base-uri", "form-action"}
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == "'none'" and rules["img-src"] == "data:"
    for element, rule in (("style", "style-src"), ("script", "script-src")):
        (text,) = read.texts[element]
        assert rules[rule] == f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
    for tag, attributes in read.elements:
        assert not [name for name in attributes if name.startswith("on") or name in ("style", "href", "srcset")], tag
    assert all(one["src"].startswith("data:image/webp;base64,") for one in read.of("img"))
    assert not re.search(r"https?:|url\(|@import", "".join((*read.texts["style"], *read.texts["script"])))


def test_a_long_game_leaves_out_boards_but_not_the_last_and_says_so() -> None:
    page = page_of(7, noise(2, (480, 280)))
    whole = game_page(page, limit=10 * LIMIT)
    data = game_page(page, limit=len(whole) * 2 // 3)
    read = _Reader(data)
    assert len(data) <= len(whole) * 2 // 3
    assert "Fewer boards" in read.texts["p"]
    assert len(read.of("img")) == 4 and data.decode().rindex("<img") > data.decode().index('id="step-6"')
    assert len(read.texts["li"]) == len(_Reader(whole).texts["li"]), "the log is complete"
    assert "Fewer boards" in _Reader(game_page(replace(page_of(1), fewer=True))).texts["p"]
    with pytest.raises(ValueError, match="7 steps does not fit"):
        game_page(page, limit=1000)


def test_a_game_without_pictures_is_told_by_its_log() -> None:
    read = _Reader(game_page(page_of(2)))
    assert not read.of("img") and len(read.texts["h3"]) == 2
