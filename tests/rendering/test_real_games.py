"""Boards of games really played: whatever the rules bring about can be drawn and read."""

from __future__ import annotations

import random

import pytest

from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from rendering.kit.encode import LIMIT
from rendering.kit.text import recording
from rendering.registry import draw
from tests.rendering import tables
from tests.rendering.conftest import words_in

DRAWN_EVERY = 45


@pytest.mark.parametrize(("players", "language"), [(2, "it"), (3, "es"), (4, "en")])
def test_a_whole_game_can_be_drawn(players: int, language: str) -> None:
    spec = spec_of("grimm_forest")
    session, rng = new_session(spec, players, f"{players:064x}", spec.options(advanced=True)), random.Random(players)
    words, names = words_in(language, tables.NAMES), tables.NAMES[:players]
    answers = 0
    while waiting := session.open():
        seat = rng.choice(list(waiting))
        if answers % DRAWN_EVERY == 0:
            public, own = spec.rules.view(session.state, None), spec.rules.view(session.state, seat)
            for what, view in (("board", public), ("reveal", public), ("hand", own)):
                with recording() as runs:
                    drawn = draw("grimm_forest", what, view, words, names, tuple(waiting))
                assert len(drawn.data) <= LIMIT
                assert [run for run in runs if not run.inside or run.cut] == []
                assert [run for run in runs if run.contrast < (4.5 if run.size < 32 else 3)] == []
        session.submit(seat, random_answer(spec.rules, session.state, waiting[seat], rng))
        answers += 1
    over = draw("grimm_forest", "ranking", spec.rules.view(session.state, None), words, names)
    assert all(name in over.alt for name in names)
