"""From any point of any game one can go on in another way: one sees the same, and what one does not know is new."""

from __future__ import annotations

import random

import pytest

from games.core.codec import dump_state, load_state
from games.core.fuzz import play_randomly
from games.core.puzzle import going_on
from games.core.redeal import hidden_cards
from games.core.registry import GAMES
from games.core.session import Session
from tests.conformance.tables import EVERY_CASE, Case, stages

SEED = "ab" * 32


@pytest.mark.parametrize("case", [next(one for one in EVERY_CASE if one.game == game) for game in GAMES], ids=str)
def test_a_game_goes_on_from_any_point_with_another_future(case: Case) -> None:
    other = tried = 0
    for session, _ in stages(case, 21, 40):
        seat, before = min(session.open()), dump_state(session.state)
        made = going_on(session, seat, SEED, random.Random(tried))
        assert dump_state(session.state) == before, "the game that was stays as it was"
        assert session.rules.view(made.state, seat) == session.rules.view(session.state, seat)
        assert made.open().keys() == session.open().keys() and made.state.chance.seed == SEED
        assert session.rules.invariants(made.state) == []
        names = [[one.card.name for one in hidden_cards(state)] for state in (session.state, made.state)]
        other += names[0] != names[1]
        tried += 1
        state = load_state(case.spec, dump_state(made.checkpoint), case.spec.version)
        play_randomly(Session(session.rules, state, made.given, segment=made.segment), random.Random(3))
    assert other * 2 > tried, "most points get new cards"
