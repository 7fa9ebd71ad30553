"""Puzzles of Agricola."""

from __future__ import annotations

import random

from games.agricola import SPEC
from games.core.fuzz import random_answer
from games.core.puzzle import create_puzzle
from games.core.redeal import hidden_cards
from games.core.registry import new_session


def test_cards_are_dealt_again_while_others_have_fed_their_people_already() -> None:
    """What they have paid is seen at once, although they may still change it."""
    session, rng = new_session(SPEC, 3, f"{5:064x}"), random.Random(5)
    while not (session.given and all(one.key == "feed" for one in session.open_questions().values())):
        seat, decision = rng.choice(list(session.open_questions().items()))
        session.submit(seat, random_answer(SPEC.rules, session.state, decision, rng))
    seat = min(session.open_questions())
    assert session.given and session.answers_known_to(seat) != session.given
    made = create_puzzle(session, seat, "ab" * 32, rng)
    assert made.given == session.given
    cards = [[one.card.name for one in hidden_cards(state)] for state in (session.state, made.state)]
    assert cards[0] != cards[1] and sorted(cards[0]) == sorted(cards[1])
