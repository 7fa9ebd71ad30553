"""A block of a picture that is taken as it was drawn earlier is the block that would be drawn now, in every game.

Each block of random games is drawn although it is known, and compared with the first one of its key. A key that lacks
something differs most easily from one moment to the next and from one viewer to another, so games are followed answer
by answer for a while, through the eyes of a spectator and of players.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any

import pytest
from PIL import Image

from games.core.catalogue import LANGUAGES
from games.core.session import Session
from games.core.view import table_view
from rendering.kit import blocks, encode
from rendering.kit.blocks import Block
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.registry import answered_by, draw, drawn, gallery, keepsakes, own_pictures, public_pictures
from tests.conformance.tables import EVERY_CASE, Case, one_answer, table
from tests.rendering.conftest import words_in
from tests.scale import scaled

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Eva", "Finn")
TABLES, SPELLS, FOLLOWED = 1, 2, 4
"""Tables of each game, how often each is followed, and for how many answers."""
APART = (15, 90)
"""Answers between two spells of it."""


class Compared:
    """In place of the kept blocks: all are drawn, and those are noted that differ from the first with their key."""

    def __init__(self) -> None:
        self.first: dict[Hashable, int] = {}
        self.again = 0
        self.stale: list[Hashable] = []
        self.without: set[str] = set()

    def look(self, what: str, picture: Callable[[], object]) -> None:
        """Draw a picture, unless it is known to have no blocks."""
        if what in self.without:
            return
        known = len(self.first) + self.again
        picture()
        if known == len(self.first) + self.again:
            self.without.add(what)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        image = make()
        shown = zlib.crc32(image.tobytes())
        if key in self.first:
            self.again += 1
            if self.first[key] != shown:
                self.stale.append(key)
        self.first.setdefault(key, shown)
        return image


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Compared:
    found = Compared()
    monkeypatch.setattr(blocks, "_blocks", found)
    monkeypatch.setattr(encode, "jpeg", lambda image, limit: b"")
    return found


@pytest.mark.parametrize("game", drawn())
def test_a_block_is_the_same_whenever_it_has_the_same_key(game: str, compared: Compared) -> None:
    rng = random.Random(f"blocks of {game}")
    for number in range(scaled(TABLES)):
        case = rng.choice([case for case in EVERY_CASE if case.game == game])
        _follow(case, number, rng, compared)
        assert compared.stale == []
    assert not compared.first or compared.again > len(compared.first) / 4


def _follow(case: Case, number: int, rng: random.Random, compared: Compared) -> None:
    """Draw what is looked at in some spells of a random game."""
    session, answers = table(case, number)
    names, language = NAMES[: case.players], rng.choice(LANGUAGES)
    words = words_in(language, names)
    for _ in range(SPELLS):
        before: dict[int | None, object] = {}
        for _ in range(FOLLOWED):
            if session.finished:
                return
            for viewer in (None, rng.randrange(case.players)):
                view = session.rules.view(session.state, viewer)
                earlier = before.get(viewer) if rng.random() < 0.5 else None
                for what in _pictures(case.game, session, viewer, view):
                    compared.look(what, partial(
                        draw, case.game, what, view, words, names, tuple(session.open()), before=earlier
                    ))
                before[viewer] = view
            one_answer(session, answers)
        for _ in range(rng.randint(*APART)):
            if not session.finished:
                one_answer(session, answers)


def _pictures(game: str, session: Session[Any], viewer: int | None, view: Any) -> Iterator[str]:
    """What the viewer may look at now."""
    found = {"board", *public_pictures(game, view), *keepsakes(game, view), *dict(gallery(game, view))}
    if viewer is not None:
        found |= set(dict(own_pictures(game, view)))
        question = table_view(session, viewer).question
        found |= set(answered_by(game, view, question.decision)) if question is not None else set()
    yield from sorted(found)


def test_a_key_that_lacks_something_is_noticed(compared: Compared) -> None:
    ground = blocks.Ground("ground", Image.new("RGB", (40, 40)))

    def block(width: int) -> Block:
        def fill(canvas: Canvas) -> None:
            canvas.panel(Rect(0, 0, width, 9), 2, (250, 0, 0))

        return Block(Rect(0, 0, 40, 40), "key", fill)

    blocks.compose(ground, [block(12)])
    blocks.compose(ground, [block(12)])
    assert compared.stale == []
    blocks.compose(ground, [block(13)])
    assert len(compared.stale) == 1
