"""Blocks of a picture that come from the cache equal those that would be drawn now, in every game.

Each block of random games is drawn although it is cached, and compared with the first one of its key. An incomplete
key shows most easily between one moment and the next and between viewers, so games are followed answer by answer for
a while, for a spectator and for players."""

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
from rendering.registry import answered_by, draw, drawable_games, gallery, keepsakes, own_pictures, public_pictures
from tests.conformance.tables import EVERY_CASE, Case, one_answer, table
from tests.rendering.conftest import words_in
from tests.scale import scaled

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Eva", "Finn")
TABLES, SPELLS, FOLLOWED = 1, 1, 3
"""The number of tables of each game, of stretches in which each is followed, and of answers in a stretch."""
APART = (0, 90)
"""The number of answers before a stretch."""


class Compared:
    """Replaces the cache of blocks: all are drawn, and those that differ from the first one of their key are
    recorded."""

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


@pytest.mark.parametrize("game", drawable_games())
def test_a_block_is_the_same_whenever_it_has_the_same_key(game: str, compared: Compared) -> None:
    rng = random.Random(f"blocks of {game}")
    for number in range(scaled(TABLES)):
        case = rng.choice([case for case in EVERY_CASE if case.game == game])
        _follow(case, number, rng, compared)
        assert compared.stale == []
    assert not compared.first or compared.again > len(compared.first) / 4


def _follow(case: Case, number: int, rng: random.Random, compared: Compared) -> None:
    """Draw what is looked at in some stretches of a random game."""
    session, answers = table(case, number)
    names, language = NAMES[: case.players], rng.choice(LANGUAGES)
    words = words_in(language, names)
    for _ in range(SPELLS):
        for _ in range(rng.randint(*APART)):
            if not session.finished:
                one_answer(session, answers)
        before: dict[int | None, object] = {}
        for _ in range(FOLLOWED):
            if session.finished:
                return
            for viewer in (None, rng.randrange(case.players)):
                view = session.rules.view(session.state, viewer)
                earlier = before.get(viewer) if rng.random() < 0.5 else None
                for what in _pictures(case.game, session, viewer, view):
                    compared.look(what, partial(
                        draw, case.game, what, view, words, names, tuple(session.open_questions()), before=earlier
                    ))
                before[viewer] = view
            one_answer(session, answers)


def _pictures(game: str, session: Session[Any], viewer: int | None, view: Any) -> Iterator[str]:
    """Return the pictures that the viewer may look at now."""
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
