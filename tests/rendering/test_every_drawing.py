"""What must hold of every game's pictures, whoever draws them: readable, small enough, told in an alt text."""

from __future__ import annotations

import re

import pytest

from games.core.catalogue import LANGUAGES
from games.core.registry import spec_of
from rendering.kit.encode import LIMIT
from rendering.kit.picture import ALT_LIMIT
from rendering.kit.text import recording
from rendering.reader import Words
from rendering.registry import draw, drawn, gallery, keepsakes, public_pictures
from tests.conformance.tables import Case, one_answer, stages
from tests.rendering.conftest import words_in

NAMES = ("Ana", "Maximiliano José", "O’Brien", "Zoë", "Lucía", "Ben")
LOOKED = 3
"""Points of a game at which its pictures are looked at."""


@pytest.mark.parametrize("game", drawn())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_read(game: str, language: str) -> None:
    case = Case(game, next(iter(spec_of(game).ways), ""), max(spec_of(game).seats))
    names = NAMES[: case.players]
    words = words_in(language, names)
    before = None
    for session, rng in stages(case, 41, LOOKED):
        seat = rng.choice(list(session.open()))
        public, own = session.rules.view(session.state, None), session.rules.view(session.state, seat)
        for what in {"board", *public_pictures(game, public), *keepsakes(game, public), *dict(gallery(game, public))}:
            _look(game, what, public, words, names, (seat,), before)
        _look(game, "hand", own, words, names, (seat,), None)
        before = public
    while not session.finished:
        one_answer(session, rng)
    _look(game, "ranking", session.rules.view(session.state, None), words, names, (), None)


def _look(
    game: str, what: str, view: object, words: Words, names: tuple[str, ...], asked: tuple[int, ...], before: object
) -> None:
    with recording() as runs:
        picture = draw(game, what, view, words, names, asked, before=before)
    assert len(picture.data) <= LIMIT and re.fullmatch(r"[a-z]+(-\d)?\.(png|jpg)", picture.filename)
    assert 20 < len(picture.alt) <= ALT_LIMIT and "draw-" not in picture.alt
    assert runs and [run for run in runs if not run.inside or (run.cut and not _is_name(run.text, names))] == []
    assert [run for run in runs if run.contrast < (4.5 if run.size < 32 else 3)] == []


def _is_name(text: str, names: tuple[str, ...]) -> bool:
    """Whether this is the beginning of somebody's name: names are as long as people make them, and may be cut."""
    begun = text.rstrip("…")
    return begun != "" and any(name.startswith(begun) for name in names)
