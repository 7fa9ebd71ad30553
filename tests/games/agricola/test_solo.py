"""The solo game: its deck of special actions, its goals."""

from __future__ import annotations

from games.agricola import SPEC
from games.agricola.scoring import result
from games.agricola.special_actions import cards_for
from games.agricola.state import Phase
from tests.games.agricola.table import Table, give, table

ORDER = ["1-2-b", "1-4-5", "1-4-b", "1-5-6-c", "1-2-a", "1-3-a", "1-3-b", "1-4-a", "1-5-6-a", "1-5-6-b"]


def solo(**goods: int) -> Table:
    return table(1, give(**goods), moor=True, given={"specials": ORDER})


def next_round(one: Table) -> None:
    """Place everybody; in harvests pay with nothing."""
    number = one.state.round
    while one.state.round == number:
        decision = one.asked()
        quiet = [name for name in ("reed_bank", "clay_pit", "grain_seeds") if name in decision.parts[0].ids]
        one.session.submit(0, (quiet[0],) if decision.key == "place" else ())


def test_a_card_is_turned_up_each_round_after_use() -> None:
    one = solo(food=9)
    assert one.view().specials[0].id == "1-2-b" and one.view().solo is not None
    one.place("special:1-2-b:cut_peat", ("b2",), ("no",))
    assert one.state.solo is not None and one.state.solo.discards == ["1-2-b"]
    assert not any(":" in name for name in one.ids())
    next_round(one)
    assert one.view().specials[0].id == "1-4-5"


def test_an_unused_card_may_stay_or_go_under_the_deck() -> None:
    one = solo()
    next_round(one)
    assert one.asked().key == "solo_keep"
    one.answer("yes")
    assert one.view().specials[0].id == "1-2-b"
    next_round(one)
    one.answer("no")
    assert one.view().specials[0].id == "1-4-5"
    assert one.state.solo is not None and one.state.solo.deck[-1].name == "1-2-b"


def test_two_food_keep_the_card_once_a_round() -> None:
    one = solo(food=5)
    one.place("special:1-2-b:cut_peat", ("b2",), ("yes",))
    assert one.me().goods["food"] == 3
    one.place("special:1-2-b:cut_peat", ("c2",))
    assert one.asked().key == "place" and one.me().goods["food"] == 3
    assert one.state.solo is not None and one.state.solo.discards == ["1-2-b"]


def test_a_card_paid_for_and_used_once_is_still_there_next_round() -> None:
    one = solo(food=5)
    one.place("special:1-2-b:cut_peat", ("b2",), ("yes",))
    next_round(one)
    assert one.asked().key == "solo_keep"


def test_without_two_food_the_card_goes() -> None:
    one = solo(food=1)
    one.place("special:1-2-b:cut_peat", ("b2",))
    assert one.asked().key == "place"
    assert one.state.solo is not None and one.state.solo.shown is None


def test_when_the_deck_is_empty_the_last_card_used_comes_back() -> None:
    one = solo(food=1)
    assert one.state.solo is not None
    one.state.solo.discards = [card.name for card in one.state.solo.deck] + [str(one.state.solo.top)]
    one.state.solo.deck.clear()
    one.state.solo.top = None
    one.place("special:1-2-b:cut_peat", ("b2",))
    next_round(one)
    assert one.state.solo.shown == "1-2-b"
    next_round(one)
    assert one.asked().key == "place", "there is nothing to exchange it for"
    assert len(one.state.solo.discards) == len(cards_for(1)) - 1


def test_the_back_of_the_next_card_is_seen_by_everybody() -> None:
    one = solo()
    for viewer in (None, 0):
        board = one.view(viewer)
        assert board.solo is not None and board.solo.next_actions == ("slash_and_burn", "cut_peat")
        assert board.solo.deck == 9


def test_goals() -> None:
    for bonus, key, place in ((200, "agricola-result-solo-reached", 1), (0, "agricola-result-solo-missed", 2)):
        one = solo()
        one.state.phase = Phase.END
        one.me().bonus = bonus
        assert result(one.state).reason.key == key and result(one.state).places == (place,)
        assert result(one.state).reason.args["goal"] == 65
    with_cards = table(1, moor=True, trial_cards=True, given={"specials": ORDER})
    assert result(with_cards.state).reason.args["goal"] == 70
    assert result(table(1).state).reason.key == "agricola-result-solo"
    assert result(table(1).state).places == (1,), "the base game alone has no goal"


def test_solo_has_no_side_job_and_the_plain_meeting_place() -> None:
    one = solo()
    assert "side_job" not in one.state.spaces and one.state.spaces["meeting_place"].goods == {}
    assert one.state.spaces["forest"].goods == {"wood": 2}
    assert SPEC.seats == range(1, 7)
