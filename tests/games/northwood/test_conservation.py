"""Random games of every set-up: nothing gets lost, nothing leaks, and a table restored is the same table."""

from __future__ import annotations

import random

import pytest

from games.core.codec import dump, dump_given, dump_state, load_given, load_state
from games.core.fuzz import random_answer
from games.core.redeal import REVERSED, SORTED, redeal
from games.core.registry import new_session
from games.core.session import Session
from games.core.view import table_view
from games.northwood import SPEC
from games.northwood.scenarios import NorthwoodOptions
from games.northwood.state import NorthwoodState
from tests.games.northwood.table import Table, act, asked, visit
from tests.scale import scaled

SET_UPS = [NorthwoodOptions(), NorthwoodOptions(characters="full"), NorthwoodOptions(scenario="long_talks", pause=True)]


def shown(table: Table, viewer: int | None) -> str:
    """All that a viewer gets of a table."""
    lines = [dump(line) for line in table.lines() if line.visible_to(viewer)]
    return repr(table_view(table, viewer)) + "".join(lines)


@pytest.mark.parametrize("options", SET_UPS, ids=["intro", "full", "long_talks"])
def test_conservation_restoring_and_secrecy_at_every_question(options: NorthwoodOptions) -> None:
    for seed in range(scaled(3)):
        rng = random.Random(seed)
        table: Session[NorthwoodState] = new_session(SPEC, 1, f"{seed:064x}", options)
        while not table.finished:
            assert table.rules.invariants(table.state) == []
            state = load_state(SPEC, dump_state(table.checkpoint), SPEC.version)
            again = Session(SPEC.rules, state, load_given(dump_given(table.given)), segment=table.segment)
            assert again.state == table.state and again.open() == table.open()
            for viewer in (0, None):
                for mix in (SORTED, REVERSED):
                    twin = table.fork()
                    twin.state = redeal(table.state, viewer, mix)
                    assert shown(twin, viewer) == shown(table, viewer)
            table.submit(0, random_answer(SPEC.rules, table.state, asked(table), rng))


def test_the_player_keeps_what_he_knows_in_a_redealt_deck() -> None:
    table = act(visit(3, "c1 f2", ally="eyes_queen", top="e5 l6 e7"), "eyes_queen")
    for mix in (SORTED, REVERSED):
        other = redeal(table.state, 0, mix)
        assert [card.name for card in reversed(other.deck)][:3] == ["eyes_5", "leaves_6", "eyes_7"]
        assert [card.name for card in other.deck] != [card.name for card in table.state.deck]


def test_public_lines_name_no_hidden_card() -> None:
    for ally, answers in (
        ("eyes_queen", ()), ("eyes_jack", ()), ("leaves_king", ("claws_1",)),
        ("flowers_queen_crown", ("claws_1", "flowers_2")), ("eyes_queen_crown", ("eyes_5",)),
        ("eyes_jack_crown", ("take",)), ("claws_jack", ()),
    ):
        table = act(visit(3, "c1 f2 l8", ally=ally, top="e5 e6 e7"), ally, *answers)
        public = [dump(line) for closed in table.closed for line in closed.lines if line.visible_to(None)]
        public += [dump(line) for line in table.lines() if line.visible_to(None)]
        assert "northwood-card" not in "".join(public), ally


def test_the_checks_notice_a_lost_card_a_doubled_ruler_and_wrong_piles() -> None:
    table = visit(3, "c1 f2")
    for damage in ("card", "ruler", "visits", "allies", "statement"):
        state = table.fork().state
        match damage:
            case "card":
                state.deck.pop()
            case "ruler":
                state.fiefs[0].ruler = state.fiefs[1].ruler
            case "visits":
                state.visits.clear()
                state.fiefs[0].standing = type(state.fiefs[0].standing).LOST
            case "allies":
                state.places[0].ally = "eyes_jack_crown"
            case _:
                state.statement = "claws_1"
        assert SPEC.rules.invariants(state) != [], damage
