"""Free actions (rulebook p. 9-10), goods on the track at any time (p. 12), and trade in somebody else's turn."""

from __future__ import annotations

import random

import pytest

from games.above_below.state import ASK_ME, Step, Zone
from games.core.copying import copy_of
from games.core.decision import Refused
from tests.games.above_below.table import RULES, Table


def on_sale(item: str, accept: int = 0, players: int = 2, **goods: int) -> Table:
    """Seat 1 has put something on sale."""
    table = Table(players).own(1, **{item: 1}).own(1, **goods)
    table[1].goods[item] -= 1
    table[1].sale, table[1].accept = item, accept
    return table


def test_an_item_is_put_on_sale_changed_and_taken_back() -> None:
    table = Table().own(0, fish=1, potion=1).answer(0, "turn", "sell")
    assert table.options(0)[:2] == ("item:fish", "item:potion") and "back" not in table.options(0)
    table.answer(0, "sell", "item:fish", "ask")
    assert (table.player(0).sale, table.player(0).goods["fish"]) == ("fish", 0)
    table.answer(0, "turn", "sell").answer(0, "sell", "item:potion", "from:5")
    own = table.player(0)
    assert (own.sale, own.accept, own.goods["fish"], own.goods["potion"]) == ("potion", 5, 1, 0)
    table.answer(0, "turn", "sell").answer(0, "sell", "item:potion", "from:4")
    assert table.player(0).accept == 4
    table.answer(0, "turn", "sell").answer(0, "sell", "back", "ask")
    assert (table.player(0).sale, table.player(0).goods["potion"]) == ("", 1) and table.asked() == {0: "turn"}


def test_any_good_cider_and_potion_can_be_sold_but_no_supplies() -> None:
    table = Table(supplies=True).own(0, mushroom=1, amethyst=1, cider=1, supplies=3).answer(0, "turn", "sell")
    assert table.question(0).parts[0].ids == ("item:mushroom", "item:amethyst", "item:cider")


def test_nothing_to_sell() -> None:
    assert "sell" not in Table(supplies=True).own(0, supplies=1).question(0).anytime


def test_an_offer_is_accepted_by_the_seller_in_the_buyers_turn() -> None:
    table = on_sale("rope").answer(0, "turn", "buy")
    assert table.question(0).args["item"] and table.question(0).parts[0].least == 3
    table.answer(0, "offer", "coin=4")
    assert table.asked() == {1: "accept_offer"}
    table.answer(1, "accept_offer", "yes")
    assert (table.player(0).coins, table.player(0).goods["rope"]) == (3, 1)
    assert (table.player(1).coins, table.player(1).sale) == (12, "") and table.asked() == {0: "turn"}


def test_the_seller_may_refuse_for_any_reason_and_only_a_higher_offer_comes_again_this_turn() -> None:
    table = on_sale("rope").answer(0, "turn", "buy").answer(0, "offer", "coin=4").answer(1, "accept_offer", "no")
    assert table.player(0).coins == 7 and table.player(1).sale == "rope"
    table.answer(0, "turn", "buy")
    assert table.question(0).parts[0].least == 5
    table.answer(0, "offer", "coin=7").answer(1, "accept_offer", "no")
    assert "buy" not in table.question(0).anytime
    table.turn(0, "labour", "villager:builder").turn(1, "labour", "villager:builder")
    assert "buy" in table.question(0).anytime


def test_who_sells_unasked_from_a_price_on_sells_at_once() -> None:
    table = on_sale("rope", accept=5).answer(0, "turn", "buy").answer(0, "offer", "coin=5")
    assert table.player(0).goods["rope"] == 1 and table.player(1).accept == 0 and table.asked() == {0: "turn"}
    table = on_sale("rope", accept=5).answer(0, "turn", "buy").answer(0, "offer", "coin=4")
    assert table.asked() == {1: "accept_offer"}


def test_the_price_of_a_sale_is_known_to_its_owner_alone() -> None:
    """It is a private answer, and a re-deal changes it for everybody else."""
    table = Table().own(0, fish=1).answer(0, "turn", "sell")
    assert table.question(0).private
    state = on_sale("rope", accept=5).state
    twin = copy_of(state)
    RULES.vary(twin, 1, random.Random(1))
    assert twin.players[1] == state.players[1] and twin.players[0].accept != ASK_ME
    changed = set()
    for number in range(30):
        RULES.vary(twin, 0, random.Random(number))
        changed.add(twin.players[1].accept)
    assert {0, 3, 5, 11} <= changed and not changed & {1, 2}


def test_whose_item_is_asked_where_several_are_on_sale() -> None:
    table = on_sale("rope", players=3).own(2, ore=1)
    table[2].goods["ore"], table[2].sale = 0, "ore"
    table.answer(0, "turn", "buy")
    assert table.options(0) == ("seat:1", "seat:2")
    table.answer(0, "buy", "seat:2").answer(0, "offer", "coin=3").answer(2, "accept_offer", "yes")
    assert table.player(0).goods["ore"] == 1


def test_three_coins_are_the_least_and_drinks_do_not_pay_other_players() -> None:
    """P. 9; AB-14."""
    table = on_sale("rope").coins(0, 2).built(0, "cider_house").own(0, cider=5)
    assert "buy" not in table.question(0).anytime
    table = on_sale("rope").answer(0, "turn", "buy")
    with pytest.raises(Refused):
        table.session.submit(0, ("coin=2",))


def test_who_has_passed_may_still_sell() -> None:
    """AB-27."""
    table = on_sale("rope")
    table[1].passed = True
    table.answer(0, "turn", "buy").answer(0, "offer", "coin=3").answer(1, "accept_offer", "yes")
    assert table.player(0).goods["rope"] == 1


def test_a_row_is_laid_out_anew_for_a_coin_once_a_turn() -> None:
    table = Table()
    gone, coming = list(table.state.house_row), [card.name for card in table.state.house_pile[-4:]]
    table.answer(0, "turn", "refresh:house")
    assert sorted(table.now.house_row) == sorted(coming) and table.now.house_under == gone
    assert table.player(0).coins == 6 and not [one for one in table.question(0).anytime if one.startswith("refresh")]
    table.turn(0, "labour", "villager:builder")
    gone = list(table.now.outpost_row)
    table.answer(1, "turn", "refresh:outpost")
    assert table.now.outpost_under == gone


def test_refreshing_costs_a_coin_or_what_pays_like_one() -> None:
    assert Table().coins(0, 0).question(0).anytime == ()
    table = Table().coins(0, 0).built(0, "cider_house").own(0, cider=1).answer(0, "turn", "refresh:house")
    assert table.player(0).goods["cider"] == 0


def test_cards_put_under_the_pile_come_when_it_is_used_up() -> None:
    table = Table().coins(0, 30)
    names = [card.name for card in table.state.house_pile[:-2]]
    table.built(1, *names[:10]).built(0, *names[10:])
    old = list(table.state.house_row)
    new = [card.name for card in reversed(table.state.house_pile)]
    table.answer(0, "turn", "refresh:house")
    assert table.now.house_row == [*new, *old[:2]] and table.now.house_under == old[2:]


# -- the track ----------------------------------------------------------------------------------------------------


def test_goods_are_laid_from_the_left_one_kind_a_space() -> None:
    """P. 12, the example: later fruit joins its stack on the third space, a mushroom opens the fourth."""
    table = Table().laid(0, rope=1, fish=1, fruit=1).own(0, fruit=1, mushroom=1)
    table.answer(0, "turn", "lay").answer(0, "lay", "mushroom=1", "fruit=1")
    assert table.player(0).track == {"rope": 1, "fish": 1, "fruit": 2, "mushroom": 1}
    assert list(table.player(0).track) == ["rope", "fish", "fruit", "mushroom"] and table.asked() == {0: "turn"}


def test_who_begins_several_kinds_says_in_which_order() -> None:
    table = Table().own(0, fruit=1, mushroom=2, ore=1).answer(0, "turn", "lay")
    table.answer(0, "lay", "fruit=1", "mushroom=1", "ore=1").answer(0, "lay_order", "ore", "mushroom", "fruit")
    assert list(table.player(0).track) == ["ore", "mushroom", "fruit"] and table.player(0).goods["mushroom"] == 1


def test_drinks_and_what_is_on_sale_do_not_go_on_the_track() -> None:
    table = Table().own(0, potion=1, cider=1, fish=1).answer(0, "turn", "sell").answer(0, "sell", "item:fish", "ask")
    assert "lay" not in table.question(0).anytime


def test_goods_are_laid_in_somebody_elses_turn_and_after_passing() -> None:
    """P. 12; AB-44."""
    table = Table().own(1, fish=2)
    assert table.session.free(0) is None
    table.act(1, "fish=1")
    assert table.player(1).track == {"fish": 1} and table.asked() == {0: "turn"}
    table.turn(0, "labour", "villager:builder").answer(1, "turn", "pass").act(1, "fish=1")
    assert table.player(1).track == {"fish": 2} and table.session.free(1) is None


def test_goods_are_laid_while_others_rest() -> None:
    table = Table().own(0, fish=1, potion=1).villager(0, "builder", Zone.INJURED).own(1, rope=1).laid(1, fish=1)
    table.at(Step.NIGHT)
    assert table.asked() == {0: "rest", 1: "lay_for_income"}
    table.answer(1, "lay_for_income").act(1, "rope=1")
    assert table.player(1).track == {"fish": 1, "rope": 1} and table.asked() == {0: "rest"}


def test_goods_may_be_laid_before_any_answer_of_a_turn() -> None:
    table = Table().own(0, fish=1).answer(0, "turn", "labour")
    table.answer(0, "labour", "lay").answer(0, "lay", "fish=1")
    assert table.player(0).track == {"fish": 1} and table.asked() == {0: "labour"}


def test_whoever_opens_the_question_may_lay_nothing_after_all() -> None:
    table = Table().own(0, fish=1).answer(0, "turn", "lay").answer(0, "lay")
    assert not table.player(0).track and "lays" not in table.log()


def test_an_act_out_of_turn_can_be_taken_back() -> None:
    table = Table().own(1, fish=1).act(1, "fish=1")
    table.session.undo(1)
    assert not table.player(1).track and table.player(1).goods["fish"] == 1
