"""The session: answering, holding, changing one's mind, taking back, restoring, failing."""

from __future__ import annotations

import itertools

import pytest

from games.core.codec import dump_given, dump_state, load, load_given
from games.core.copying import copy_of
from games.core.decision import Refused
from games.core.run import Given, Misfit
from games.core.session import RulesFailed, Session
from games.core.upgrade import keep_what_fits
from tests.core.demo import Demo, Farm, Table, farms


def start(table: Table) -> Session[Table]:
    return Session(Demo(), table)


def keys(game: Session[Table]) -> dict[int, str]:
    return {seat: decision.key for seat, decision in game.open().items()}


def test_an_opponents_card_interrupts_the_sower() -> None:
    game = start(farms(Farm(0), Farm(1, grain=1, cards=["generous_host"])))
    game.submit(0, ("2",))
    game.submit(1, ("0",))
    assert keys(game) == {1: "generous_host"}
    game.submit(1, ("yes",))
    game.submit(0, ("field",))
    assert [farm.points for farm in game.state.farms] == [2, 1]


def test_a_card_that_left_play_meanwhile_does_nothing() -> None:
    game = start(farms(Farm(0, grain=1), Farm(1, cards=["thief"]), Farm(2, cards=["thief"]), phase="work"))
    assert [farm.points for farm in game.state.farms] == [0, 1, 0]
    assert game.state.journal.tally == {"triggered:thief": 1}


def test_a_secret_answer_is_held_and_can_be_changed_until_the_last_one_is_in() -> None:
    game = start(farms(Farm(0), Farm(1)))
    game.submit(1, ("2",))
    assert keys(game) == {0: "bid"}
    held = game.held(1)
    assert held is not None and held.answer == ("2",)
    number = game.numbers[1]
    game.submit(1, ("0",))
    assert game.numbers[1] == number + 1
    game.submit(0, ("1",))
    assert game.state.turn == 0


def test_a_changed_mind_that_is_refused_keeps_the_old_answer() -> None:
    game = start(farms(Farm(0), Farm(1)))
    game.submit(1, ("2",))
    with pytest.raises(Refused):
        game.submit(1, ("9",))
    held = game.held(1)
    assert held is not None and held.answer == ("2",)


def test_after_the_last_answer_nobody_can_take_a_secret_choice_back() -> None:
    game = start(farms(Farm(0), Farm(1)))
    game.submit(0, ("2",))
    game.submit(1, ("1",))
    assert not game.can_undo(0) and not game.can_undo(1)


@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_the_order_of_answers_never_matters(order: tuple[int, ...]) -> None:
    game = start(farms(Farm(0, grain=1), Farm(1, food=2), Farm(2, food=1), phase="feed"))
    for seat in order:
        game.submit(seat, ("food=1",) if seat else ("grain=1",))
        game.submit(seat, ("yes",))
    assert [(f.grain, f.food, f.points) for f in game.state.farms] == [(0, 0, 1), (0, 1, 1), (0, 0, 1)]
    assert [line.seat for line in game.closed[0].lines] == [0, 1, 2]


def test_in_a_lane_a_seat_takes_back_only_its_own_answers() -> None:
    game = start(farms(Farm(0, food=2), Farm(1, food=2), phase="feed"))
    game.submit(0, ("food=1",))
    game.submit(1, ("food=2",))
    assert game.undo(0) == Given(0, "feed", ("food=1",))
    assert keys(game) == {0: "feed", 1: "sure"}
    assert [f.food for f in game.state.farms] == [2, 0]


def test_a_placement_can_be_taken_back_until_another_seat_answers() -> None:
    game = start(farms(Farm(0, grain=2, fields=2), Farm(1), phase="work"))
    game.submit(0, ("field",))
    assert game.undo(0).answer == ("field",)
    assert game.state.farms[0].points == 0
    assert not game.can_undo(0)


def test_undo_reaches_back_over_the_end_of_a_segment() -> None:
    game = start(farms(Farm(0, grain=1), phase="work"))
    game.submit(0, ("field",))
    assert keys(game) == {0: "keep"}
    assert game.undo(0).key == "sow"
    assert keys(game) == {0: "sow"} and game.segment == 0 and game.closed == []


def test_a_draw_is_a_barrier() -> None:
    game = start(farms(Farm(0, grain=1), phase="work", deck="abc"))
    game.submit(0, ("field",))
    with pytest.raises(Refused) as refused:
        game.undo(0)
    assert refused.value.refusal.rule == "undo_barrier"


def test_every_change_of_a_question_changes_its_number() -> None:
    game = start(farms(Farm(0, grain=2, fields=2), phase="work"))
    before = game.numbers.get(0, 0)
    game.submit(0, ("field",))
    game.undo(0)
    assert game.numbers[0] == before + 2


def test_a_refused_answer_changes_nothing() -> None:
    game = start(farms(Farm(0, food=4), Farm(1), phase="feed"))
    before = dump_state(game.state)
    for answer in (("food=3",), ("food=9",), ("wine=1",), ("food=-1",), ("food=1", "food=1"), ("food",)):
        with pytest.raises(Refused):
            game.submit(0, answer)
    assert dump_state(game.state) == before and game.given == []


def test_a_stranger_to_the_question_is_refused() -> None:
    game = start(farms(Farm(0, grain=1), Farm(1), phase="work"))
    with pytest.raises(Refused) as refused:
        game.submit(1, ("field",))
    assert refused.value.refusal.rule == "not_asked"


def test_a_broken_rule_leaves_the_table_as_it_was() -> None:
    game = start(farms(Farm(0), phase="crash"))
    with pytest.raises(RulesFailed) as failed:
        game.submit(0, ("boom",))
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
    assert keys(game) == {0: "fine"} and game.given == []


def test_a_fork_is_independent() -> None:
    game = start(farms(Farm(0, grain=2, fields=2), phase="work"))
    game.submit(0, ("field",))
    twin = game.fork()
    assert twin.state == game.state and twin.given == game.given
    game.submit(0, ("stop",))
    assert keys(twin) == {0: "sow"}


def test_a_restored_table_goes_on_where_it_stood() -> None:
    game = start(farms(Farm(0, food=2), Farm(1, food=2), phase="feed", deck="xyz"))
    game.submit(1, ("food=2",))
    again = Session(
        Demo(), load(Table, dump_state(game.checkpoint)), load_given(dump_given(game.given)),
        segment=game.segment, numbers=game.numbers,
    )
    assert again.state == game.state and keys(again) == keys(game)


def test_answers_that_no_longer_fit_are_asked_again() -> None:
    table = farms(Farm(0, grain=2, fields=2), phase="work")
    stored = [Given(0, "sow", ("field",)), Given(0, "sow", ("no_longer_offered",))]
    with pytest.raises(Misfit):
        Session(Demo(), copy_of(table), stored)
    opened = keep_what_fits(Demo(), table, stored)
    assert opened.dropped == 1 and opened.session.state.farms[0].points == 2 and keys(opened.session) == {0: "sow"}
    assert opened.session.numbers == {0: 1} and opened.session.given == stored[:1]


def test_an_answer_to_a_question_that_is_gone_is_dropped() -> None:
    opened = keep_what_fits(Demo(), farms(Farm(0, grain=1), phase="work"), [Given(0, "older_question", ("yes",))])
    assert opened.dropped == 1 and opened.session.given == []


def test_a_segment_that_now_ends_earlier_keeps_its_checkpoint() -> None:
    stored = [Given(0, "sow", ("field",)), Given(0, "sow", ("stop",)), Given(0, "older_question", ("yes",))]
    opened = keep_what_fits(Demo(), farms(Farm(0, grain=2, fields=2), phase="work"), stored)
    game = opened.session
    assert opened.dropped == 1 and keys(game) == {0: "keep"}
    assert game.segment == 1 and [closed.segment for closed in game.closed] == [0]
    opened = keep_what_fits(Demo(), farms(Farm(0, grain=1), phase="work"), stored)
    game = opened.session
    assert opened.dropped == 2 and game.segment == 1 and [closed.segment for closed in game.closed] == [0]


def test_copies_share_nothing_that_changes() -> None:
    table = farms(Farm(0, cards=["thief"]), deck="ab")
    copy = copy_of(table)
    assert copy == table
    copy.farms[0].cards.append("x")
    copy.deck[0].learn(1)
    copy.journal.count("played", "x")
    assert table.farms[0].cards == ["thief"] and table.deck[0].known_to == 0 and table.journal.tally == {}
