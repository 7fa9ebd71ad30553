"""The official market (rulebook, "Mercati ufficiali")."""

from __future__ import annotations

from games.mi_tierra.content import MARKETS
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import Step
from tests.games.mi_tierra.table import Table


def market(players: int = 3) -> Table:
    """The workers on the official market are about to sell; everybody has $20 and plenty of apples."""
    table = Table(players).at(Step.FARMS).money(*[20] * players)
    for seat in range(players):
        table.goods(seat, apple=9)
    return table


def sells(table: Table, seat: int, card: str, *sold: str) -> Table:
    return table.answer(seat, "market", f"sell:{card}").answer(seat, "sale", *sold)


def test_the_first_to_come_sells_first() -> None:
    table = market().row("A02", "A01", "A04").place(2, "official_market").place(0, "official_market")
    assert table.asked() == {2: "market"}
    assert table.options(2) == ("sell:A02", "sell:A01", "sell:A04", "black", "home")


def test_a_sale_brings_the_prices_of_the_card() -> None:
    """A01: apples $4, wheat $3, four units in all."""
    table = market().row("A01", "A05", "A08").goods(0, wheat=3).place(0, "official_market").place(1, "official_market")
    table.answer(0, "market", "sell:A01")
    part = table.decision(0).parts[0]
    assert (part.ids, part.limits, part.least, part.most) == (("apple", "wheat"), (4, 3), 1, 4)
    table.answer(0, "sale", "apple=3", "wheat=1")
    assert table.seat(0).money == 20 + 3 * 4 + 3 and table.seat(0).earned == {"market": 15}
    assert (table.seat(0).goods["apple"], table.seat(0).goods["wheat"]) == (6, 2)


def test_the_card_leaves_and_is_replaced_although_less_was_sold() -> None:
    table = market().row("A01", "A02", "A04").next_cards("A22").place(0, "official_market").place(1, "official_market")
    sells(table, 0, "A02", "apple=1")
    assert table.session.state.row == ["A01", "A22", "A04"] and table.session.state.gone == ["A02"]


def test_closing_markets_buy_and_are_not_replaced() -> None:
    """Ruling MT-33."""
    table = market().row("A01", "A02", "A04").closing("A26").place(0, "official_market").place(1, "official_market")
    before = len(table.state.deck)
    sells(table, 0, "A26", "apple=3")
    state = table.session.state
    assert state.closing == [] and len(state.deck) == before and "A26" in state.gone


def test_laps_go_on_until_nobody_sells() -> None:
    table = market().place(0, "official_market", "official_market").place(1, "official_market")
    table.row("A01", "A02", "A04").next_cards("A07", "A26", "A12", "A15", "A10")
    order = []
    for card in ("A01", "A02", "A04", "A07", "A26"):
        seat = next(iter(table.asked()))
        order.append(seat)
        sells(table, seat, card, "apple=1")
    assert order == [0, 0, 1, 0, 0] and table.asked() == {1: "market"}
    table.answer(1, "market", "home")
    assert table.asked() == {0: "market"}


def test_who_does_not_sell_goes_home_with_that_worker_only() -> None:
    """Rulebook; ruling MT-35."""
    table = market().place(0, "official_market", "official_market").place(1, "official_market").row("A01", "A02", "A04")
    table.answer(0, "market", "home")
    assert table.asked() == {0: "market"} and len(table.session.state.stalls) == 2


def test_alone_from_the_start_each_worker_sells_once() -> None:
    """Rulebook: a player who is left alone has one sale for each worker."""
    table = market().place(0, "official_market", "official_market").row("A01", "A02", "A04").next_cards("A07", "A26")
    sells(table, 0, "A01", "apple=1").answer(0, "after_sale", "home")
    sells(table, 0, "A02", "apple=1").answer(0, "after_sale", "home")
    assert set(table.asked().values()) == {"place"}


def test_alone_in_the_middle_of_a_lap_each_worker_has_one_more_sale() -> None:
    """Ruling MT-36: also one who has already sold in this lap."""
    table = market().place(0, "official_market").place(1, "official_market").place(0, "official_market")
    table.row("A01", "A02", "A04").next_cards("A07", "A26", "A12")
    sells(table, 0, "A01", "apple=1").answer(1, "market", "home")
    for card in ("A02", "A04"):
        assert table.asked() == {0: "market"}
        sells(table, 0, card, "apple=1").answer(0, "after_sale", "home")
    assert set(table.asked().values()) == {"place"}


def test_horses_cakes_and_clothes_are_not_sold_here() -> None:
    table = Table(2).at(Step.FARMS).money(1, 9).goods(0, cake=2, clothes=1).pens(0, Pen(2, "horse", 2))
    table.place(0, "official_market")
    assert table.options(0) == ("black", "home"), "the black market takes horses"


def test_animals_are_sold_from_the_pens_untrained_ones_first() -> None:
    trained = Pen(2, "cow", 1, True, True)
    table = market().row("A28", "A02", "A04").pens(0, trained, Pen(2, "cow", 1)).place(0, "official_market")
    table.place(1, "official_market").answer(0, "market", "sell:A28").answer(0, "sale", "cow=1")
    assert table.seat(0).pens == [trained, Pen(2), None] and table.seat(0).money == 27


def test_whoever_can_neither_sell_nor_trade_goes_home_without_a_question() -> None:
    table = Table(2).at(Step.FARMS).money(3, 9).place(0, "official_market")
    assert set(table.asked().values()) == {"place"} and "leaves-market" in table.log()


def test_who_went_to_the_black_market_does_not_come_back() -> None:
    table = market().place(0, "official_market").place(1, "official_market").row("A01", "A02", "A04")
    table.answer(0, "market", "black")
    assert table.session.state.black == [0] and table.asked() == {1: "market"}
    table.answer(1, "market", "home")
    assert table.asked() == {0: "black_market"}


def test_the_markets_are_proposed_by_what_they_pay_and_home_comes_last() -> None:
    table = market().row("A01", "A02", "A04").place(0, "official_market").place(1, "official_market")
    prices = {sale: proceeds_of(sale) for sale in ("sell:A01", "sell:A02", "sell:A04")}
    best = sorted(prices, key=lambda sale: -prices[sale])
    assert table.decision(0).proposals == (*((sale,) for sale in best), ("home",))
    alone = market().row("A01", "A02", "A04").place(0, "official_market")
    assert sells(alone, 0, "A01", "apple=1").decision(0).proposals == (("home",),)


def proceeds_of(sale: str) -> int:
    """What nine apples bring there."""
    card = MARKETS[sale.partition(":")[2]]
    return min(9, card.most) * card.prices["apple"]


def test_the_proposals_of_a_sale_begin_with_the_dearest() -> None:
    table = market(2).row("A21", "A02").goods(0, flour=2, wheat=5).place(0, "official_market")
    table.place(1, "official_market").answer(0, "market", "sell:A21")
    assert table.decision(0).proposals[0] == ("flour=2", "wheat=1")
