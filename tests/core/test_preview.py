"""Looking ahead: what an answer would lead to, without anything that nobody may know yet."""

from __future__ import annotations

import random

import pytest

from games.core.codec import dump_state
from games.core.fuzz import random_answer
from games.core.preview import ahead, preview
from games.core.registry import new_session, spec_of
from games.core.session import Session
from tests.core.demo import Demo, Farm, Table, farms
from tests.scale import scaled


def start(table: Table) -> Session[Table]:
    return Session(Demo(), table)


def test_it_shows_the_answer_and_changes_nothing() -> None:
    game = start(farms(Farm(0, grain=2, fields=2), Farm(1), phase="work"))
    before = dump_state(game.state)
    then = ahead(game, 0, ("field",))
    assert then is not None
    assert then.state.farms[0].points == 2
    assert [line.text.key for line in then.lines] == ["demo-sowed"]
    assert dump_state(game.state) == before and game.given == [] and list(game.open()) == [0]


def test_only_the_lines_of_this_answer_are_told() -> None:
    game = start(farms(Farm(0, grain=3, fields=3), phase="work"))
    game.submit(0, ("field",))
    then = ahead(game, 0, ("field",))
    assert then is not None and len(then.lines) == 1


def test_a_refusal_says_which_rule() -> None:
    game = start(farms(Farm(0, food=4), Farm(1), phase="feed"))
    shown = preview(game, 0, ("food=3",))
    assert shown.board is None and shown.refusal is not None and shown.refusal.rule == "too_much"
    assert preview(game, 0, ("food=many",)).refusal is not None
    stranger = preview(start(farms(Farm(0, grain=1), Farm(1), phase="work")), 1, ("field",)).refusal
    assert stranger is not None and stranger.rule == "not_asked"


def test_a_lane_is_shown_alone_even_when_it_is_the_last() -> None:
    """The last answer closes the lanes and the segment; what comes after them is not shown."""
    game = start(farms(Farm(0, food=2), Farm(1, food=2), phase="feed"))
    for seat in (0, 1):
        game.submit(seat, (f"food={seat}",) if seat else ())
    game.submit(1, ("yes",))
    then = ahead(game, 0, ("yes",))
    assert then is not None
    assert then.state.farms[0].points == 1 and then.state.phase == "feed"


def test_a_held_answer_can_be_looked_at_anew() -> None:
    game = start(farms(Farm(0, food=2), Farm(1, food=2), phase="feed"))
    game.submit(0, ("food=1",))
    game.submit(0, ("yes",))
    then = ahead(game, 0, ("no",))
    assert then is not None
    assert then.state.farms[0].points == 0 and game.state.farms[0].points == 1


def test_the_next_segment_is_not_begun() -> None:
    """Sowing the last grain ends the segment; the draw that follows stays in the future."""
    game = start(farms(Farm(0, grain=1), phase="work", deck="abc"))
    then = ahead(game, 0, ("field",))
    assert then is not None
    assert then.state.farms[0].hand == [] and len(then.state.deck) == 3


class Drawing(Demo):
    async def sow(self, state: Table, seat: int) -> None:
        await super().sow(state, seat)
        state.rolls()
        state.farms[seat].hand.append(state.deck.pop())


@pytest.mark.parametrize("grain", [1, 2])
def test_what_would_be_drawn_is_never_shown(grain: int) -> None:
    game = Session(Drawing(), farms(Farm(0, grain=grain, fields=2), phase="work", deck="abc"))
    if grain == 2:
        assert preview(game, 0, ("field",)).board is not None
    assert preview(game, 0, ("field",) if grain == 1 else ("stop",)).board is None


def test_the_rules_failing_leave_the_table_as_it_was() -> None:
    game = start(farms(Farm(0), phase="crash"))
    with pytest.raises(ZeroDivisionError):
        preview(game, 0, ("boom",))
    assert list(game.open()) == [0] and game.given == []


@pytest.mark.parametrize("game", ["agricola", "grimm_forest", "northwood"])
def test_nobody_learns_from_a_preview_what_is_still_in_the_decks(game: str) -> None:
    """In random play: after a preview no deck is shorter, no chance is used, and the table has not moved."""
    spec, rng = spec_of(game), random.Random(game)
    session = new_session(spec, max(spec.seats) if game != "agricola" else 3, f"{7:064x}")
    for _ in range(scaled(150)):
        waiting = session.open()
        if not waiting:
            break
        seat = rng.choice(list(waiting))
        answer = random_answer(session.rules, session.state, waiting[seat], rng)
        before = dump_state(session.state)
        then = ahead(session, seat, answer)
        if then is not None:
            assert then.state.chance.counter == session.state.chance.counter
        assert dump_state(session.state) == before
        session.submit(seat, answer)
