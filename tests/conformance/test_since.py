"""Whoever learns something is named by the rules: their consent is asked before it is taken back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from games.core.codec import dump_state
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.redeal import unknown_cards
from games.core.rules import Rules
from games.core.run import Given
from games.core.session import Session
from games.core.since import since
from tests.conformance.tables import Case, some_ways, table
from tests.scale import scaled

SHOWN_IN_PLAY = ("grimm_forest", 4)
"""Where secret choices surely lie open at some question later on. A price that one would take never does."""


@some_ways
def test_who_finds_out_where_a_card_lies_is_among_those_who_have_learnt_something(case: Case) -> None:
    seats = range(case.players)
    for number in range(scaled(1)):
        session, rng = table(case, number)
        after = [unknown_cards(session.state, one) for one in seats]
        while not session.finished:
            seat, decision = rng.choice(list(session.open().items()))
            given = Given(seat, decision.key, random_answer(session.rules, session.state, decision, rng))
            told = since(session.fork(), {session.segment: [*session.given, given]}, case.players)
            before = after
            session.submit(seat, given.answer)
            after = [unknown_cards(session.state, one) for one in seats]
            found = {one for one in seats if before[one] - after[one]}
            assert found <= told.cards.keys() <= told.learnt, (decision.key, given.answer, told, found)
            assert told.taken == ((told.taken[0][0], given),) and told.concerned == told.learnt | {seat}


def secrets_of(session: Session[Any], viewer: int) -> set[str]:
    """The places of the state whose secret choices `viewer` does not know: those that the rules may vary for them."""
    found: dict[str, set[str]] = {}
    for number in range(12):
        state = copy_of(session.state)
        session.rules.vary(state, viewer, random.Random(number))
        for path, value in leaves(json.loads(dump_state(state))):
            found.setdefault(path, set()).add(value)
    return {path for path, values in found.items() if len(values) > 1}


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every single value with the way to it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inner is None:
        yield path, repr(value)
    else:
        for name, one in inner:
            yield from leaves(one, f"{path}.{name}")


@some_ways
def test_who_gets_to_know_a_secret_choice_is_among_those_who_have_learnt_something(case: Case) -> None:
    if type(case.spec.rules).vary is Rules.vary:
        return
    learnt = 0
    for number in range(scaled(1)):
        session, rng = table(case, number + 1)
        after = [secrets_of(session, one) for one in range(case.players)]
        for _ in range(150):
            if session.finished:
                break
            seat, decision = rng.choice(list(session.open().items()))
            given = Given(seat, decision.key, random_answer(session.rules, session.state, decision, rng))
            told = since(session.fork(), {session.segment: [*session.given, given]}, case.players)
            before = after
            session.submit(seat, given.answer)
            after = [secrets_of(session, one) for one in range(case.players)]
            standing = {path for path, _ in leaves(json.loads(dump_state(session.state)))}
            for one in range(case.players):
                known = before[one] & standing - after[one]
                assert not known or one in told.learnt, (decision.key, one, known)
                learnt += bool(known)
    assert learnt or (case.game, case.players) != SHOWN_IN_PLAY
