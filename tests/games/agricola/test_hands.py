"""The laws of all games, held on tables whose hands are given from every card of the box."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.cards.every import HAND_CARDS
from games.agricola.options import AgricolaOptions
from games.core.catalogue import catalogue
from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.fuzz import random_answer
from games.core.redeal import redeal
from games.core.registry import first_state
from games.core.session import Session
from games.core.view import table_view
from tests.conformance.tables import same, shown

HAND, ANSWERS = 8, 90


def tables(number: int) -> Iterator[tuple[Session[Any], random.Random]]:
    """A table after each of some random answers, its players rich and with long hands."""
    rng = random.Random(number)
    players = 2 + number % 4
    cards = rng.sample(sorted(HAND_CARDS), players * HAND)
    hands = [cards[seat::players] for seat in range(players)]
    state = first_state(SPEC, players, f"{number:064x}", AgricolaOptions(trial_cards=True), {"hands": hands})
    for player in state.players:
        player.goods.update(wood=9, clay=9, reed=9, stone=9, fuel=6, food=9, grain=3, vegetable=3)
    session = Session(SPEC.rules, state)
    for _ in range(ANSWERS):
        seat, decision = rng.choice(list(session.open().items()))
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        yield session, rng


@pytest.mark.parametrize("number", range(4))
def test_a_restored_table_equals_the_live_one(number: int) -> None:
    for session, _ in tables(number):
        state = load_state(SPEC, dump_state(session.checkpoint), SPEC.version)
        again = Session(SPEC.rules, state, load_given(dump_given(session.given)), segment=session.segment)
        assert same(again, session) and SPEC.rules.invariants(session.state) == []


@pytest.mark.parametrize("number", range(4))
def test_other_hands_do_not_show(number: int) -> None:
    changed = 0
    for session, rng in tables(number):
        for viewer in (None, 0, 1):
            twin = session.fork()
            twin.state = redeal(session.state, viewer, rng.shuffle)
            if twin.state != session.state:
                changed += 1
                assert shown(twin, viewer) == shown(session, viewer)
    assert changed


@pytest.mark.parametrize("number", range(4))
def test_a_state_made_from_a_view_shows_the_same(number: int) -> None:
    for session, rng in tables(number):
        for viewer in (None, 0, 1):
            view = SPEC.rules.view(session.checkpoint, viewer)
            assert SPEC.rules.view(SPEC.rules.state_from(view, rng), viewer) == view


@pytest.mark.parametrize("number", range(8))
def test_every_question_and_line_has_words_in_every_language(number: int) -> None:
    words = [catalogue(language, ("games.core.texts", "games.agricola.texts")) for language in ("en", "es", "it")]
    for session, _ in tables(number):
        texts = [line.text for line in session.lines()]
        for seat in session.open():
            question = table_view(session, seat).question
            assert question is not None
            options, missing = question.wordings.values(), question.missing
            texts += [question.prompt, *(text for one in options for text in (one.label, one.hint) if text is not None)]
            texts += [text for one in missing for text in (one.label, one.reason)]
        for language in words:
            said = [language.say(text, str) for text in texts]
            assert [one for one in said if not one or "agricola-" in one] == [], "a key says that words are missing"


@pytest.mark.parametrize("number", range(4))
def test_every_ai_plays_with_every_card(number: int) -> None:
    for session, rng in tables(number):
        twin = session.fork()
        seat, decision = rng.choice(list(twin.open().items()))
        twin.submit(seat, SPEC.ais["good"].choose(table_view(twin, seat), decision, rng))
