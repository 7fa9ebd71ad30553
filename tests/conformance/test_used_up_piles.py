"""Empty piles stop no game: every draw and refill is played with no card in the pile, and with one."""

from __future__ import annotations

import random
from dataclasses import fields

from games.core.decision import decision_faults
from games.core.fuzz import random_answer
from games.core.registry import first_state
from games.core.session import Session
from games.core.state import Card, GameState
from games.core.view import table_view
from tests.conformance.tables import Case, some_ways

ANSWERS = 4000
"""More answers than any random game has."""
LOOKED = 12
"""A seat's view is made before one of so many answers, since it takes most of the time."""


def piles_of(state: GameState) -> list[str]:
    """Return the fields of a state with piles of face-down cards from which all draw."""
    found = []
    for one in fields(state):
        lying = getattr(state, one.name)
        if isinstance(lying, list) and lying and isinstance(lying[0], Card):
            found.append(one.name)
    return found


@some_ways
def test_a_game_goes_on_when_a_pile_is_used_up(case: Case) -> None:
    """Cards are removed from the game for this, so only the rules are tested, not their invariants. All piles are
    also emptied at once."""
    rng = random.Random(f"{case}:piles")
    fresh = first_state(case.spec, case.players, "00" * 32, case.options)
    for names in ([[name] for name in piles_of(fresh)] + [piles_of(fresh)]):
        for left in (0, 1):
            state = first_state(case.spec, case.players, f"{rng.getrandbits(256):064x}", case.options)
            for name in names:
                del getattr(state, name)[left:]
            session = Session(case.spec.rules, state)
            for number in range(ANSWERS):
                if session.finished:
                    break
                seat, decision = rng.choice(list(session.open_questions().items()))
                assert decision_faults(decision) == []
                if number % LOOKED == 0:
                    assert table_view(session, seat).question is not None
                session.submit(seat, random_answer(session.rules, session.state, decision, rng))
            assert session.finished, f"{names} with {left} cards"
            session.rules.result(session.state)
