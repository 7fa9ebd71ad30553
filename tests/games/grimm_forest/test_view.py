"""The view: complete for playing, and never more than its viewer may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from games.core.fuzz import random_answer
from games.core.redeal import REVERSED, SORTED, redeal
from games.core.registry import new_session
from games.core.session import Session
from games.core.state import Card, GameState
from games.core.view import table_view
from games.grimm_forest import SPEC
from games.grimm_forest.cards.box import Section, monster_places, section_cost
from games.grimm_forest.content import COSTS
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.setup import Options
from games.grimm_forest.state import Fable, GrimmState, House, Player, Step
from tests.conformance.tables import one_answer, seats_and_spectator, shown
from tests.games.grimm_forest.table import Table
from tests.scale import scaled

MIXES = (SORTED, REVERSED)


def advanced_table(players: int, number: int) -> tuple[Session[GrimmState], random.Random]:
    """A table with all cards; every seat begins with some Fables and a Friend, so that much can happen at once."""
    rng = random.Random(f"{players}:{number}")
    session = new_session(SPEC, players, f"{rng.getrandbits(256):064x}", Options(advanced=True))
    state = session.checkpoint
    for player in state.players:
        player.friend = state.friend_deck.pop().name
        player.hand = [state.deck.pop() for _ in range(4)]
    return Session(GrimmRules(), state), rng


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_viewer_cannot_know_does_not_show(players: int) -> None:
    for number in range(scaled(3)):
        session, rng = advanced_table(players, number)
        for _ in range(80):
            for viewer in seats_and_spectator(session):
                before = shown(session, viewer)
                for mix in (*MIXES, rng.shuffle):
                    twin = session.fork()
                    twin.state = redeal(session.state, viewer, mix)
                    session.rules.vary(twin.state, viewer, rng)
                    assert shown(twin, viewer) == before
            if session.finished:
                break
            one_answer(session, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_have_chosen_and_hold_does_not_show(players: int) -> None:
    """In the middle of the secret choice: other hands re-dealt, and other choices made from them."""
    compared = 0
    for number in range(scaled(6)):
        session, rng = advanced_table(players, number)
        for _ in range(60):
            if session.finished:
                break
            if session.state.step is Step.CHOOSE:
                compared += _compare_choices(session, rng)
            one_answer(session, rng)
    assert compared > 20


def _compare_choices(session: Session[GrimmState], rng: random.Random) -> int:
    held = {seat: given.answer for seat in range(len(session.state.players)) if (given := session.held(seat))}
    for viewer in seats_and_spectator(session):
        for mix in MIXES:
            twin = Session(session.rules, redeal(session.checkpoint, viewer, mix), segment=session.segment)
            for seat, answer in held.items():
                decision = twin.open()[seat]
                twin.submit(seat, answer if seat == viewer else random_answer(twin.rules, twin.state, decision, rng))
            twin.numbers = dict(session.numbers)
            twin.past = list(session.past)
            assert shown(twin, viewer) == shown(session, viewer)
    return len(held)


def _walk(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, dict):
        for item in value.values():
            yield from _walk(item)
    elif isinstance(value, (list, tuple, set)):
        for item in value:
            yield from _walk(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            yield from _walk(getattr(value, part.name))


def test_the_view_holds_plain_frozen_data_only() -> None:
    session, rng = advanced_table(4, 0)
    for _ in range(60):
        for viewer in seats_and_spectator(session):
            for part in _walk(table_view(session, viewer).board):
                assert not isinstance(part, (Card, GameState, Player, House))
        one_answer(session, rng)


def test_a_view_does_not_change_with_the_game() -> None:
    table = Table()
    before = table.board(0)
    kept = repr(before)
    table.go("fields", "fields", "forest").pass_builds()
    assert repr(before) == kept


def test_ones_own_hand_is_complete_and_others_are_numbers() -> None:
    table = Table().hand(0, "wolf", "roar")
    assert table.board(0).players[0].hand == ("roar", "wolf")
    assert table.board(1).players[0].hand == () and table.board(1).players[0].hand_size == 2
    assert table.board(None).players[0].hand == ()


def test_cards_change_prices_and_places_for_a_view_as_for_the_state() -> None:
    table = Table(2).friend(1, "hansel_gretel").lying_on("forest", "grandmas_house", 0)
    table.state.table.append(Fable(table._out_of_deck("cutting_corners").name, 0, 1, settled=True))
    board = table.board(0)
    for part, corners, price in ((0, False, 2), (1, False, 5), (1, True, 4), (2, True, 5)):
        section = Section(0, "wood", part, corners)
        assert section_cost.value(board, COSTS[part], section) == price
        assert section_cost.value(table.session.state, COSTS[part], section) == price
    places = tuple(place.id for place in board.locations)
    assert monster_places.value(board, places, None) == ("forest",)
