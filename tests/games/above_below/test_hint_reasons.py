"""The reasons of advice about trade, payments, dice, nights, and what was second best, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.above_below.ai import adviser, trading
from games.above_below.ai.adviser import explain
from games.above_below.ai.judgement import LearntValuation
from games.above_below.ai.plan import Plan, PlannedAction, Planner
from games.above_below.ai.strong import STRONG
from games.above_below.state import Step, Zone
from games.above_below.view import view_of
from games.above_below.wording.hints import line
from games.core.view import table_view
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table
from tests.games.above_below.test_hint import words


def told(table: Table, seat: int = 0) -> tuple[str, str, str]:
    """Return the reason of the advice for a seat in English, Spanish, and Italian."""
    reason = explain(table_view(table.session, seat), table.question(seat))[1]
    return words(reason), words(reason, "es"), words(reason, "it")


def selling() -> Table:
    """Return a table at which seat 1 sells a paper that seat 0 has no kind of yet."""
    table = Table().coins(0, 12).coins(1, 3).laid(1, paper=2).own(1, paper=1)
    table[1].goods["paper"], table[1].sale = 0, "paper"
    return table


def test_an_offer_is_advised_with_what_the_seller_will_want() -> None:
    table = selling().answer(0, "turn", "buy")
    answer = explain(table_view(table.session, 0), table.question(0))[0]
    n = int(answer[0].partition("=")[2])
    assert told(table) == (
        f"seat 1 will probably sell for {n} coins but hardly for less, and to you 1 paper is worth more.",
        f"seat 1 seguramente venderá por {n} monedas, pero difícilmente por menos, y para ti 1 papel vale más.",
        f"seat 1 probabilmente venderà per {n} monete, ma difficilmente per meno, e per te 1 foglio di carta vale di"
        " più.",
    )


def test_an_offer_for_what_one_does_not_need_is_advised_as_hardly_worth_it() -> None:
    table = Table().coins(0, 12).laid(0, paper=1).laid(1, fish=1, paper=1).own(1, paper=1)
    table[1].goods["paper"], table[1].sale = 0, "paper"
    assert "hardly worth that" in told(table.at(Step.TURN, 7).answer(0, "turn", "buy"))[0]


def test_a_sale_is_advised_with_its_buyer_and_the_price() -> None:
    table = Table().coins(0, 0).coins(1, 12).laid(0, fish=2).own(0, fish=1)
    judge = STRONG.valuation(table_view(table.session, 0).board, 0)
    n = trading.price_of(judge, "fish")
    assert told(table.answer(0, "turn", "sell")) == (
        f"seat 1 will probably want to pay {n} coins for 1 fish; from that price on, the coins help you more.",
        f"seat 1 seguramente querrá pagar {n} monedas por 1 pescado; desde ese precio, a ti te ayudan más las monedas.",
        f"seat 1 probabilmente vorrà pagare {n} monete per 1 pesce; da quel prezzo in su a te servono di più le"
        " monete.",
    )


def test_a_sale_that_nobody_needs_is_advised_as_such() -> None:
    table = Table().coins(1, 0).own(0, fish=1).answer(0, "turn", "sell")
    assert told(table)[0].startswith("Nobody seems to need anything of yours")


@pytest.mark.parametrize(("coins", "drinks", "english"), [
    (5, {"potion": 2}, "The coins suffice, and a potion can still heal an injured villager at night."),
    (5, {"potion": 2, "cider": 1}, "The coins suffice, and drinks can still get villagers up at night."),
    (2, {"potion": 2}, "The coins do not suffice, so 1 potion must pay the rest; no other drink is spent."),
])
def test_a_payment_is_advised_with_what_the_drinks_are_kept_for(
    coins: int, drinks: dict[str, int], english: str
) -> None:
    table = Table().built(0, "key_apothecary").coins(0, coins).own(0, **drinks).on_offer("toll_hut")
    table.answer(0, "turn", "build").answer(0, "build", "villager:builder", "building:toll_hut")
    assert table.asked()[0] == "pay"
    found = told(table)
    assert found[0] == english and "monedas" in found[1] and "monete" in found[2]


@pytest.mark.parametrize(("drinks", "english", "spanish", "italian"), [
    (
        {"cider": 1},
        "coins decide a tie", "en caso de empate cuentan las monedas", "in caso di parità contano le monete",
    ),
    ({"potion": 2}, "Each potion that you keep scores", "Cada poción que guardas", "Ogni pozione che tieni"),
])
def test_a_payment_in_the_last_round_is_advised_with_what_still_counts(
    drinks: dict[str, int], english: str, spanish: str, italian: str
) -> None:
    table = Table().built(0, "key_apothecary", "star_alchemy").coins(0, 5).own(0, **drinks).at(Step.TURN, 7)
    table.on_offer("toll_hut").answer(0, "turn", "build").answer(0, "build", "villager:builder", "building:toll_hut")
    found = told(table)
    assert english in found[0] and spanish in found[1] and italian in found[2]


@pytest.mark.parametrize("drinks", [{"potion": 2}, {"cider": 1}])
def test_drinks_kept_for_a_quest_are_not_said_to_score_in_the_village(drinks: dict[str, int]) -> None:
    """Nothing in the village scores potions; the sickbed asks for two and a cider."""
    table = Table(quests=True).built(0, "key_apothecary").coins(0, 5).own(0, **drinks).at(Step.TURN, 7)
    table.on_offer("toll_hut").answer(0, "turn", "build").answer(0, "build", "villager:builder", "building:toll_hut")
    found = told(table)
    assert found[0].startswith("An open quest asks") and "búsqueda" in found[1] and "missione" in found[2]


def test_a_house_that_a_cheaper_builder_could_pay_today_is_not_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Glogo pays a coin less, so that seven coins pay a house of eight."""
    monkeypatch.setattr(LearntValuation, "building", lambda judge, name: 99.0 if name == "key_town_hall" else 0.0)
    table = Table().on_offer("key_town_hall").villager(0, "glogo").coins(0, 5)
    for piece in ("trainer", "explorer", "builder"):
        table.villager(0, piece, Zone.EXHAUSTED)
    found = {}
    for coins in (4, 5, 7, 8, 9):
        table[0].coins = coins
        found[coins] = adviser._prepared(STRONG.valuation(view_of(table.state, 0), 0), ())
    assert found == {4: None, 5: "key_town_hall", 7: "key_town_hall", 8: None, 9: None}


def test_a_coin_for_lanterns_is_advised_with_the_chances(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 5, "gain": {}}], "bonus": [{"given": "pay_coin", "lanterns": 2}]})
    table = Table().exploring(0, name, "trainer", "explorer").answer(0, "choice", "choice:go")
    assert table.asked()[0] == "pay_coin"
    assert told(table) == (
        "Chance to reach 5 with the dice alone: 83% with these lanterns, 0% without.",
        "Probabilidad de llegar a 5 solo con los dados: 83\xa0% con estas linternas, 0\xa0% sin ellas.",
        "Probabilità di arrivare a 5 con i soli dadi: 83% con queste lanterne, 0% senza.",
    )


@pytest.mark.parametrize(("number", "later"), [(6, ", injures nobody, and can be used again next round."),
                                               (7, " and injures nobody.")])
def test_a_tool_is_praised_for_the_next_round_only_if_there_is_one(page: NewPage, number: int, later: str) -> None:
    name = page({"id": "go", "tiers": [{"at": 3, "gain": {"coins": 9}}]})
    table = Table(tools=True, dice={"lantern": [1, 2]}).tool(0, "walking_staff").at(Step.TURN, number)
    table.exploring(0, name, "trainer", "explorer").answer(0, "choice", "choice:go")
    assert told(table)[0] == f"It brings 1 🏮 more on the die of Explorer{later}"


def test_another_roll_is_advised_with_what_it_brings(page: NewPage) -> None:
    """The trainer's die has one lantern up to 3 and two from 4 on."""
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {"coins": 9}}]})
    table = Table(dice={"lantern": [1, 3]}).built(0, "lucky_shrine").exploring(0, name, "trainer", "explorer")
    table.answer(0, "choice", "choice:go")
    assert told(table)[0] == (
        "Another roll of the die of Trainer brings 0.5 🏮 more on average and injures nobody."
    )
    assert told(table.answer(0, "exert", "reroll")) == (
        "Another roll of this die brings 0.5 🏮 more on average; that of no other brings more.",
        "Repetir este dado da de media 0,5 🏮 más; ningún otro da más.",
        "Ritirare questo dado dà in media 0,5 🏮 in più; nessun altro dà di più.",
    )


def test_a_smaller_harvest_is_advised_with_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cat refuses."""
    monkeypatch.setattr(LearntValuation, "harvest", lambda judge, name: 4.0)
    table = Table(dice={"mood": [1]}).villager(0, "cave_cat").built(0, "kiln", goods=1).built(0, "fishmonger", goods=2)
    table.turn(0, "harvest", "villager:builder", "villager:cave_cat", "building:kiln=1", "building:fishmonger=1")
    assert told(table) == (
        "Worth about 4 points by the end.", "Vale unos 4 puntos al final.", "Vale circa 4 punti alla fine.",
    )


def test_a_villager_for_less_is_advised_with_the_second_best(
    page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    worths = {"vera": 9.0, "pia": 7.0}
    monkeypatch.setattr(LearntValuation, "newcomer", lambda judge, piece: worths.get(piece, 0.0))
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"villager": "discount_2"}}]})
    table = Table().coins(0, 9).for_hire("vera", "pia").exploring(0, name, "trainer", "explorer")
    table.answer(0, "choice", "choice:go")
    assert table.asked()[0] == "cheaper_villager"
    english = told(table)[0]
    assert english.startswith("Worth about 9 points by the end. Second best (") and english.endswith(": Pia.")


def test_exertions_of_the_last_round_are_advised_without_their_injuries(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 3, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).at(Step.TURN, 7).exploring(0, name, "trainer", "explorer")
    table.answer(0, "choice", "choice:go")
    assert told(table)[0] == "This reaches 3, and after the last round injuries do not matter."


@pytest.mark.parametrize(("fish", "english"), [
    (1, "You will probably have equally many of each, so their order hardly matters."),
    (3, "Each good scores more further right, so the kind you will have most of goes last."),
])
def test_the_order_of_new_kinds_is_advised_by_their_numbers(fish: int, english: str) -> None:
    table = Table().own(0, paper=1, fish=fish).answer(0, "turn", "lay").answer(0, "lay", "paper=1", f"fish={fish}")
    assert table.asked()[0] == "lay_order" and told(table)[0] == english


def test_who_stays_down_at_night_is_named() -> None:
    table = Table().at(Step.NIGHT, 3).villager(0, "vera")
    for one in table[0].villagers:
        one.zone = Zone.EXHAUSTED
    down = explain(table_view(table.session, 0), table.question(0))[1].args["n"]
    assert down == 1 and told(table)[0].startswith("Not all can rise. Tomorrow lanterns, hammers, and quills count: ")


def test_who_must_pass_is_told_so_and_what_can_be_paid_tomorrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LearntValuation, "building", lambda judge, name: 99.0)
    monkeypatch.setattr(STRONG, "choose", lambda *_: ("pass",))
    table = Table().coins(0, 9)
    for one in table[0].villagers:
        one.zone = Zone.EXHAUSTED
    english, spanish, italian = told(table)
    assert english.startswith("No villager is ready any more") and "Tomorrow there will be coins for" in english
    assert spanish.startswith("Ya no queda nadie") and italian.startswith("Nessun abitante è più pronto")


def test_a_house_that_is_not_worth_its_price_is_not_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LearntValuation, "building", lambda judge, name: 0.0)
    table = Table().coins(0, 9)
    assert adviser._prepared(STRONG.valuation(table_view(table.session, 0).board, 0), ()) is None


LABOUR = PlannedAction("labour", ("explorer",))
INN = PlannedAction("build", ("builder",), ("key_inn",), price=7)
HUT = PlannedAction("build", ("builder",), ("toll_hut",), price=3)


def test_the_second_best_turn_is_a_plan_that_begins_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may contain the first action of the best one later, but is not only another order of the same beginning.
    Everything that it does otherwise is named."""
    table = Table().coins(0, 8)
    judge = STRONG.valuation(table_view(table.session, 0).board, 0)
    best, second, third = (LABOUR, INN), (HUT, LABOUR), (replace(LABOUR, who=("trainer", "explorer")),)
    again = (INN, LABOUR, replace(LABOUR, who=("trainer",)))
    worths: dict[Plan, float] = {best: 9.0, again: 8.0, second: 7.0, third: 2.0}
    monkeypatch.setattr(Planner, "several", lambda *_: [best, again, third, second])
    monkeypatch.setattr(type(STRONG), "worth", lambda _seat, _judge, plan: worths[plan])
    monkeypatch.setattr(type(STRONG), "in_order", lambda _seat, _judge, plan: plan)
    assert adviser._second(judge, Planner(judge, 1), "", best, LABOUR) == ((HUT,), 2.0)
    assert adviser._second(judge, Planner(judge, 1), "labour", best, LABOUR) == (third, 7.0)


def test_a_new_row_is_advised_by_what_can_be_paid_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trading, "refresh_gain", lambda judge, kind: 9.0)
    table = Table().coins(0, 7)
    assert explain(table_view(table.session, 0), table.question(0))[0] == ("refresh:house",)
    assert [found.count("6") for found in told(table)] == [1, 1, 1]


def test_the_first_labour_of_the_round_is_told_with_its_cider() -> None:
    table = Table().coins(0, 0)
    for piece in ("builder", "trainer"):
        table.villager(0, piece, Zone.EXHAUSTED)
    assert "labours for a coin plus 1 cider" in told(table)[0]
    reason = explain(table_view(table.session, 0), table.question(0))[1]
    assert "1 sidra" in words(reason, "es") and "1 sidro" in words(reason, "it")


def test_a_labour_after_the_asked_action_is_told_without_the_cider(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else may labour before."""
    table = Table().coins(0, 9).on_offer("toll_hut").answer(0, "turn", "build")
    monkeypatch.setattr(type(STRONG), "best_plan", lambda *_: (LABOUR, HUT))
    monkeypatch.setattr(type(STRONG), "in_order", lambda _seat, _judge, plan: plan)
    english = told(table)[0]
    assert "Explorer labours for a coin and Builder builds" in english and "cider" not in english


def test_a_number_to_reach_is_kept_apart_from_that_of_the_injured() -> None:
    """"To reach 7 2 villagers would be injured" read like 72."""
    assert words(line("advice-no-exertion", number=7, n=2)).startswith("To reach 7, 2 villagers would be injured")
