"""The twelve plain characters, each by name."""

from __future__ import annotations

from tests.games.northwood.table import (
    act,
    asked,
    cards,
    hand,
    hint_key,
    known,
    logged,
    options_of,
    refused,
    seen,
    visit,
)


def test_claws_jack_draws_up_to_eight() -> None:
    table = act(visit(3, "c1 f1 l1", top="e5 e6 e7 e8 c2"), "claws_jack")
    assert hand(table) == {*cards("c1 f1 l1 e5 e6 e7 e8 c2")}


def test_claws_jack_stops_where_the_deck_ends_and_so_does_the_visit() -> None:
    table = act(visit(3, "c1 f1 l1", top="e5 e6", deck_size=2), "claws_jack")
    assert table.state.visits[-1].fief == 3
    assert "northwood-log-failed" in logged(table)


def test_claws_jack_warns_when_the_hand_is_full() -> None:
    table = visit(3, "c1 c2 c3 c4 c5 c6 c7 c8")
    assert hint_key(table, "claws_jack") == "northwood-hint-nothing-now"
    act(table, "claws_jack")
    assert asked(table).key == "spend_for_nothing" and asked(table).private
    act(table, "no")
    assert not table.state.places[0].exhausted and "claws_jack" in options_of(table)
    act(table, "claws_jack", "yes")
    assert table.state.places[0].exhausted and len(hand(table)) == 8
    assert logged(table)[-1] == "northwood-log-nothing"


def test_claws_queen_takes_the_tops_one_wants() -> None:
    table = act(visit(3, "c1", ally="claws_queen", top="e5", score="f1 f2", discard="l1 l2"), "claws_queen")
    act(table, ("deck", "score"))
    assert hand(table) == {*cards("c1 e5 f2")}
    assert table.state.score == cards("f1") and table.state.discard[-1:] == cards("l2")


def test_claws_queen_must_take_at_least_one() -> None:
    table = act(visit(3, "c1", ally="claws_queen", score="f1", discard="l1"), "claws_queen")
    assert refused(table) == "too_few"
    act(table, ("discard",))
    assert hand(table) == {*cards("c1 l1")} and table.state.score == cards("f1")


def test_claws_queen_has_no_choice_with_the_deck_alone() -> None:
    table = act(visit(3, "c1", ally="claws_queen", top="e5"), "claws_queen")
    assert hand(table) == {*cards("c1 e5")}


def test_claws_king_scores_all_of_the_highest_value_in_the_order_wanted() -> None:
    table = act(visit(3, "c7 f7 l2", ally="claws_king"), "claws_king")
    assert asked(table).key == "score_order"
    act(table, ("flowers_7", "claws_7"))
    assert table.state.score == cards("f7 c7") and hand(table) == {*cards("l2")}


def test_claws_king_with_a_single_highest_card() -> None:
    table = act(visit(3, "c6 f7 l2", ally="claws_king"), "claws_king")
    assert table.state.score == cards("f7")


def test_flowers_jack_discards_the_rulers_suit() -> None:
    table = act(visit(3, "e1 e8 c2", ruler="eyes_queen"), "flowers_jack")
    assert hand(table) == {*cards("c2")} and table.state.discard[-2:] == cards("e1 e8")


def test_flowers_jack_can_end_the_visit() -> None:
    table = act(visit(0, "e1 e8", ruler="eyes_queen"), "flowers_jack")
    assert table.state.visits[-1].won


def test_flowers_jack_warns_without_a_card_of_that_suit() -> None:
    table = visit(3, "c2 c3", ruler="eyes_queen")
    assert hint_key(table, "flowers_jack") == "northwood-hint-nothing-now"
    assert hint_key(table, "eyes_jack") == "northwood-character-eyes-jack-text"


def test_flowers_queen_puts_a_scored_card_on_the_deck_where_it_is_known() -> None:
    table = act(visit(3, "c2", ally="flowers_queen", score="l4 l8"), "flowers_queen")
    assert table.state.score == cards("l4") and known(table, 2) == ("leaves_8", None)
    act(table, "listen")
    assert table.state.statement == "leaves_8"


def test_flowers_queen_warns_without_a_scored_card() -> None:
    assert hint_key(visit(3, "c2", ally="flowers_queen"), "flowers_queen") == "northwood-hint-nothing-now"


def test_flowers_king_discards_two_that_make_nine() -> None:
    table = act(visit(3, "c1 f8 l4 l5 e6", ally="flowers_king"), "flowers_king")
    assert options_of(table) == {*cards("c1 f8 l4 l5")}
    assert set(asked(table).proposals) == {("claws_1", "flowers_8"), ("leaves_4", "leaves_5")}
    assert refused(table, "claws_1", "leaves_4") == "not_nine"
    act(table, ("leaves_4", "leaves_5"))
    assert hand(table) == {*cards("c1 f8 e6")}


def test_flowers_king_warns_without_a_pair() -> None:
    assert hint_key(visit(3, "c1 c2", ally="flowers_king"), "flowers_king") == "northwood-hint-nothing-now"


def test_leaves_jack_exchanges_the_ruler_with_a_near_one_not_yet_visited() -> None:
    table = visit(3, "c1 c2", visited={1: True, 4: False})
    before = {fief.number: fief.ruler for fief in table.state.fiefs}
    assert seen(table).board.favourite == "eyes"
    act(table, "leaves_jack")
    assert options_of(table) == {"fief:2", "fief:5"}
    act(table, "fief:5")
    assert (table.state.fiefs[3].ruler, table.state.fiefs[5].ruler) == (before[5], before[3])
    assert seen(table).board.favourite == "flowers"


def test_leaves_jack_warns_when_all_neighbours_are_settled() -> None:
    table = visit(0, "c1 c2", visited={1: True, 2: False})
    assert hint_key(table, "leaves_jack") == "northwood-hint-nothing-now"


def test_leaves_queen_uses_the_visited_rulers_ability() -> None:
    table = act(visit(3, "c1 f8", ally="leaves_queen", ruler="flowers_king"), "leaves_queen")
    assert asked(table).key == "discard_nine"
    act(table, ("claws_1", "flowers_8"))
    assert table.state.visits[-1].score == 0


def test_leaves_queen_shows_what_she_would_copy_and_warns_when_it_is_nothing() -> None:
    table = visit(3, "c1 f8", ally="leaves_queen", ruler="flowers_king")
    assert hint_key(table, "leaves_queen") == "northwood-hint-copies"
    table = visit(3, "c1 f7", ally="leaves_queen", ruler="flowers_king")
    assert hint_key(table, "leaves_queen") == "northwood-hint-nothing-now"


def test_leaves_king_looks_and_must_exchange() -> None:
    table = act(visit(3, "c1 f8", ally="leaves_king", top="e5 e6"), "leaves_king")
    assert asked(table).key == "swap_with_deck" and known(table, 2) == ("eyes_5", None)
    act(table, "claws_1")
    assert hand(table) == {*cards("f8 e5")} and known(table, 2) == ("claws_1", None)


def test_eyes_jack_draws_two_and_discards_two() -> None:
    table = act(visit(3, "c1 f8", top="e5 e6"), "eyes_jack")
    assert hand(table) == {*cards("c1 f8 e5 e6")} and asked(table).args["n"] == 2
    act(table, ("claws_1", "eyes_6"))
    assert hand(table) == {*cards("f8 e5")} and set(table.state.discard[-2:]) == {*cards("c1 e6")}


def test_eyes_jack_with_one_card_left_in_the_deck_still_discards_two() -> None:
    table = act(visit(0, "c1", top="e5", deck_size=1), "eyes_jack")
    assert table.state.visits[-1].won


def test_eyes_queen_looks_at_three_that_stay() -> None:
    table = act(visit(3, "c1 f8", ally="eyes_queen", top="e5 e1 l6 l7"), "eyes_queen")
    assert known(table, 4) == ("eyes_5", "eyes_1", "leaves_6", None)
    act(table, "listen")
    assert table.state.statement == "eyes_5" and known(table, 3) == ("eyes_1", "leaves_6", None)


def test_eyes_queen_sees_fewer_when_the_deck_is_short() -> None:
    table = act(visit(3, "c1 f8", ally="eyes_queen", top="e5 e1", deck_size=2), "eyes_queen")
    assert known(table, 4) == ("eyes_5", "eyes_1")


def test_eyes_king_names_before_drawing() -> None:
    table = act(visit(3, "c1 f8", ally="eyes_king", top="c5 e6"), "eyes_king")
    assert options_of(table) == {"claws", "flowers", "leaves", "eyes"} and len(hand(table)) == 2
    act(table, "claws")
    assert hand(table) == {*cards("f8 e6")} and set(table.state.discard[-2:]) == {*cards("c1 c5")}
