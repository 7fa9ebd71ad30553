"""In pictures of games that are played with sense, no text is cut and none covers another, also while tags tell what
has just changed. Random play reaches neither many goods nor most points."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from games.core.catalogue import LANGUAGES
from games.core.registry import spec_of
from games.core.session import Session
from games.core.view import table_view
from rendering.kit.text import Recorded, recording
from rendering.registry import answered_by, draw, drawable_games, gallery, keepsakes, own_pictures, public_pictures
from tests.conformance.tables import EVERY_CASE, Case, table
from tests.rendering.conftest import words_in
from tests.scale import scaled

NAMES = ("Ana", "Bruno", "Cleo", "Dora", "Eva", "Finn")
TABLES = 1
"""The number of tables of each game."""
APART = 30
"""The number of answers between two moments at which all pictures are looked at."""
SLACK = 4
"""How far the areas of two texts may overlap, in pixels: what letters reach above and below."""


@pytest.mark.parametrize("game", drawable_games())
@pytest.mark.usefixtures("texts_only")
def test_no_text_is_cut_or_covers_another(game: str) -> None:
    rng = random.Random(f"nothing covered in {game}")
    for number in range(scaled(TABLES)):
        case = rng.choice([case for case in EVERY_CASE if case.game == game])
        language = rng.choice(LANGUAGES)
        for what, runs in _looked_at(case, number, language):
            cut = [run.text for run in runs if run.text.endswith("…") or not run.inside]
            assert cut == [], (case, language, what)
            covered = [(one.text, other.text) for one, other in combinations(runs, 2) if _overlap(one, other)]
            assert covered == [], (case, language, what)


def _looked_at(case: Case, number: int, language: str) -> Iterator[tuple[str, list[Recorded]]]:
    """Yield all pictures at moments of a game that AIs play, with what has changed since the answer before, and those
    of its end."""
    session, rng = table(case, number)
    names = NAMES[: case.players]
    words = words_in(language, names)
    ai = list(spec_of(case.game).ais.values())[1]  # the weakest that does not play at random
    before: dict[int | None, Any] = {}
    count = 0
    while not session.finished:
        asked = session.open_questions()
        seat = rng.choice(list(asked))
        if count % APART == APART - 1:
            before = {viewer: session.rules.view(session.state, viewer) for viewer in (None, *range(case.players))}
        elif count % APART == 0:
            for viewer in (None, seat):
                view = session.rules.view(session.state, viewer)
                for what in _pictures(case.game, session, viewer, view):
                    with recording() as runs:
                        draw(case.game, what, view, words, names, tuple(asked), before=before.get(viewer))
                    yield what, runs
        session.submit(seat, ai.choose(table_view(session, seat), asked[seat], rng))
        count += 1
    over = session.rules.view(session.state, None)
    for what in ("board", "ranking"):
        with recording() as runs:
            draw(case.game, what, over, words, names)
        yield what, runs


def _pictures(game: str, session: Session[Any], viewer: int | None, view: Any) -> list[str]:
    if viewer is None:
        return sorted({"board", *public_pictures(game, view), *keepsakes(game, view), *dict(gallery(game, view))})
    return sorted({*answered_by(game, view, session.open_questions()[viewer]), *dict(own_pictures(game, view))})


def _overlap(one: Recorded, other: Recorded) -> bool:
    a, b = one.box, other.box
    across = a[0] < b[2] - SLACK and b[0] < a[2] - SLACK
    return across and a[1] < b[3] - SLACK and b[1] < a[3] - SLACK
