"""Friends that act at the start of the round or bend the secret choice."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.table import Table


@pytest.mark.parametrize(
    ("said", "other", "goods"),
    [("alone", "forest", (6, 1, 1)), ("alone", "fields", (2, 0, 0)),
     ("together", "fields", (3, 1, 1)), ("together", "forest", (5, 0, 0))],
)
def test_aladdin_is_paid_for_a_true_prediction(said: str, other: str, goods: tuple[int, int, int]) -> None:
    table = Table().friend(0, "aladdin").answer(0, "aladdin", said)
    assert table.board(2).players[0].prediction == said
    table.go("fields", other, "brickyard")
    assert table.goods(0) == goods


def test_ali_baba_steals_one_and_keeps_it_elsewhere() -> None:
    table = Table().friend(0, "ali_baba").purse(1, brick=1).purse(2, wood=2)
    assert table.options(0) == ("rob:1:brick", "rob:2:wood")
    table.answer(0, "ali_baba", "rob:1:brick")
    assert table.board().players[0].robbed == 1 and table.board().players[0].booty == "brick"
    table.go("fields", "forest", "brickyard")
    assert table.goods(0) == (5, 0, 1) and table.goods(1) == (0, 4, 0)


def test_ali_baba_returns_it_when_they_meet() -> None:
    table = Table().friend(0, "ali_baba").purse(1, brick=1).go("fields", "fields", "brickyard")
    assert table.goods(0) == (2, 0, 0) and table.goods(1) == (2, 0, 1)


def test_pinocchio_is_paid_for_going_where_he_said() -> None:
    table = Table().friend(0, "pinocchio").answer(0, "pinocchio", "brickyard")
    assert table.board().location("brickyard").announced == (0,)
    table.go("brickyard", "brickyard", "forest")
    assert table.goods(0) == (0, 0, 3)


def test_pinocchio_gets_nothing_for_a_lie() -> None:
    table = Table().friend(0, "pinocchio").answer(0, "pinocchio", "brickyard").go("fields", "forest", "forest")
    assert table.goods(0) == (5, 0, 0)


def test_pinocchio_at_the_market_chooses_freely() -> None:
    table = Table(4).friend(0, "pinocchio").answer(0, "pinocchio", "market").lies("market")
    table.go("market", "fields", "fields", "forest").answer(0, "gain", "straw=1", "brick=1")
    assert table.goods(0) == (1, 0, 1)


def test_rapunzel_stores_two_a_round_and_lets_who_was_alone_take_all() -> None:
    table = Table().friend(0, "rapunzel").answer(0, "rapunzel", "brick").go("fields", "fields", "forest")
    assert "special:rapunzel" not in table.options(0)
    table.pass_builds().answer(0, "rapunzel", "wood")
    assert dict(table.board().players[0].stored) == {"straw": 0, "wood": 2, "brick": 2}
    table.go("fields", "forest", "forest")
    before = table.goods(0)
    table.answer(1, "build", "gain:straw").answer(1, "build", "gain:straw")
    table.answer(2, "build", "gain:straw").answer(2, "build", "gain:straw")
    table.answer(0, "build", "special:rapunzel")
    assert table.goods(0) == (before[0], before[1] + 2, before[2] + 2)
    assert sum(table.board().players[0].stored.values()) == 0


def test_rapunzels_goods_are_lost_with_her() -> None:
    table = Table().friend(0, "rapunzel").hand(1, "giant").answer(0, "rapunzel", "brick")
    table.go("fields", "forest+giant", "forest").answer(1, "place_monster", "fields")
    assert sum(table.board().players[0].stored.values()) == 0 and table.goods(0) == (4, 0, 0)


def test_sleeping_beauty_makes_somebody_play_the_unseen_top_fable() -> None:
    table = Table().friend(0, "sleeping_beauty").hand(1, "roar").next_fables("spy_network")
    table.answer(0, "sleeping_beauty", "seat:1")
    assert table.options(1) == ("fields", "forest", "brickyard")  # his only Fable this round
    assert all(table.board(viewer).players[1].fable == "" for viewer in (None, 0, 1, 2))
    assert table.board().players[1].has_fable
    table.go("forest", "fields", "forest")
    assert table.seat(1).hand_size == 2 and table.board().discards == ("spy_network",)


def test_sleeping_beauty_leaves_who_knew_the_top_card_knowing_it() -> None:
    table = Table().friend(0, "sleeping_beauty").next_fables("spy_network")
    table.state.deck[-1].learn(2)
    table.answer(0, "sleeping_beauty", "seat:1")
    assert table.board(2).players[1].fable == "spy_network" and table.board(1).players[1].fable == ""


def test_tom_thumb_takes_one_from_any_place() -> None:
    table = Table().friend(0, "tom_thumb").answer(0, "tom_thumb", "grain:brickyard:brick")
    assert table.goods(0) == (0, 0, 1) and table.lying("brickyard") == (0, 0, 2)


def test_tom_thumb_may_decline() -> None:
    table = Table().friend(0, "tom_thumb").answer(0, "tom_thumb", "none")
    assert table.goods(0) == (0, 0, 0) and table.asked() == {0: "choose", 1: "choose", 2: "choose"}


def test_evil_queen_chooses_last_after_a_peek_at_a_gather_card() -> None:
    table = Table().friend(1, "evil_queen")
    assert table.asked() == {0: "choose", 2: "choose"}
    table.answer(0, "choose", "forest").answer(2, "choose", "fields")
    assert table.options(1) == ("look:gather:0", "look:gather:2")
    table.answer(1, "queen_look", "look:gather:2")
    assert table.board(1).players[2].gather == "fields" and table.board(0).players[2].gather == ""
    table.answer(1, "choose", "brickyard")
    assert table.goods(1) == (0, 0, 3)


def test_evil_queen_may_peek_at_a_fable() -> None:
    table = Table().friend(1, "evil_queen").hand(0, "wolf")
    table.answer(0, "choose", "forest", "fable:wolf").answer(2, "choose", "fields")
    assert "look:fable:0" in table.options(1) and "look:fable:2" not in table.options(1)
    table.answer(1, "queen_look", "look:fable:0")
    assert table.board(1).players[0].fable == "wolf" and table.board(2).players[0].fable == ""
    assert table.board(2).players[0].has_fable


def test_huntsman_makes_opponents_play_a_fable() -> None:
    table = Table().friend(0, "huntsman").hand(0, "roar").hand(1, "wolf", "oracle")
    table.answer(0, "choose", "fields").answer(2, "choose", "forest")  # holds none, or is the Huntsman's own
    refusal = table.refused(1, "fields")
    assert refusal.rule == "must_play_fable"
    assert refusal.instead == (("fields", "fable:oracle"), ("fields", "fable:wolf"))
    table.answer(1, "choose", "fields", "fable:oracle")


def test_huntsman_cancels_a_monster_at_his_place_for_one_of_each() -> None:
    table = Table().friend(1, "huntsman").hand(0, "wolf")
    table.go("fields+wolf", "fields", "forest").answer(0, "place_monster", "fields")
    assert table.goods(1) == (3, 1, 1) and table.goods(0) == (2, 0, 0)
