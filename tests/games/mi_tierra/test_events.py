"""The events (rulebook, "Carte evento"; their effects are house data)."""

from __future__ import annotations

import pytest

from games.mi_tierra.state import Pen, Step
from tests.games.mi_tierra.table import Table


def met(*cards: str, season: str = "spring", players: int = 2) -> Table:
    """These cards are met while the official row is filled up, and then markets."""
    table = Table(players).at(Step.MARKETS, season).money(*[20] * players)
    return table.next_cards(*cards, "A02", "A03", "A05", "A06", "A07", "A08")


def over(table: Table) -> Table:
    assert set(table.asked().values()) == {"place"}, table.asked()
    return table


# -- how events are met ------------------------------------------------------------------------------------------------


def test_an_event_happens_at_once_and_the_gap_is_filled_on() -> None:
    """Rulebook, "Carte evento"; ruling MT-39."""
    table = over(met("A01", "E02"))
    assert table.session.state.row == ["A01", "A02"] and table.session.state.gone == ["E02"]
    assert [table.seat(seat).goods["apple"] for seat in (0, 1)] == [1, 1]


def test_events_can_follow_one_another_and_come_in_the_middle_of_sales() -> None:
    table = Table(2).at(Step.FARMS, "autumn").money(9, 20).goods(0, apple=3).row("A01", "A04")
    table.next_cards("E04", "E02", "A07").place(0, "official_market").place(1, "official_market")
    table.answer(0, "market", "sell:A01").answer(0, "sale", "apple=1")
    assert table.session.state.row == ["A07", "A04"] and table.seat(0).goods["wheat"] == 1
    assert table.seat(0).money == 9 + 4 + 4


def test_a_permanent_event_stays_until_the_next_event_of_any_kind() -> None:
    table = over(met("E10", "A01"))
    assert table.session.state.in_force == "E10" and table.session.state.flowers == 1
    table = over(met("E02", "A01").in_force("E10"))
    assert table.session.state.in_force == "" and table.session.state.gone == ["E10", "E02"]
    table = over(met("E11", "A01").in_force("E10"))
    assert table.session.state.in_force == "E11" and table.session.state.gone == ["E10"]


def test_the_third_permanent_event_ends_the_game_after_its_round() -> None:
    """Rulebook, "Carte evento"; ruling MT-40: it has no effect, and ends the one in force."""
    table = met("E12", "A01").in_force("E11")
    table.state.gone.append("E10")
    table.state.deck = [card for card in table.state.deck if card.name != "E10"]
    table.state.flowers = 2
    assert over(table).session.state.last_round and table.session.state.in_force == ""
    table.all_pass()
    assert table.session.finished and table.session.state.round == 1


# -- what they do ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "season", "count"), [
    ("E01", "spring", 1), ("E01", "summer", 2), ("E01", "autumn", 1), ("E01", "winter", 0),
    ("E07", "spring", 2), ("E07", "summer", 3), ("E07", "autumn", 2), ("E07", "winter", 1),
])
def test_E01_E07_mosquitoes_take_crops(event: str, season: str, count: int) -> None:
    table = met(event, season=season).goods(0, apple=2, grape=2, wool=5).goods(1, wheat=5)
    if count:
        assert table.asked() == {0: "lose_crops"}, "the other has one kind only"
        table.answer(0, "lose_crops", *(("apple=1",) if count == 1 else (f"apple={count - 1}", "grape=1")))
    over(table)
    goods = table.seat(0).goods
    assert (goods["apple"], goods["grape"], goods["wool"]) == ((2, 2, 5) if not count else
                                                              (1, 2, 5) if count == 1 else (3 - count, 1, 5))
    assert table.seat(1).goods["wheat"] == 5 - count


def test_E01_E07_mosquitoes_take_no_more_than_there_is() -> None:
    table = over(met("E07", season="summer").goods(0, apple=1, grape=1))
    assert sum(table.seat(0).goods.values()) == 0


@pytest.mark.parametrize(("season", "good"), [
    ("spring", "apple"), ("summer", "grape"), ("autumn", "wheat"), ("winter", "meat"),
])
def test_E02_good_harvest_gives_the_good_of_the_season(season: str, good: str) -> None:
    table = over(met("E02", season=season))
    assert [table.seat(seat).goods[good] for seat in (0, 1)] == [1, 1]
    assert sum(table.seat(0).goods.values()) == 1


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_E03_rain_brings_water_but_not_in_summer(season: str) -> None:
    table = met("E03", season=season)
    if season == "summer":
        assert over(table).seat(0).reserve == 0
        return
    assert table.asked() == {0: "water", 1: "water"}
    table.answer(1, "water", "keep").answer(0, "water", "a1:b1")
    assert over(table).seat(0).channels == ["a1:b1"] and table.seat(1).reserve == 1


@pytest.mark.parametrize(("season", "gift"), [("spring", 4), ("summer", 4), ("autumn", 4), ("winter", 6)])
def test_E04_farm_subsidy_for_whoever_has_least(season: str, gift: int) -> None:
    table = over(met("E04", season=season, players=3).money(8, 5, 5))
    assert [table.seat(seat).money for seat in range(3)] == [8, 5 + gift, 5 + gift]


def test_E05_fair_day_replaces_the_official_row() -> None:
    table = over(met("E05", players=3).row("A01", "A09"))
    assert table.session.state.row == ["A02", "A03", "A05"] and table.session.state.gone == ["E05", "A01", "A09"]


def test_E05_fair_day_may_turn_up_other_events() -> None:
    table = Table(2).at(Step.MARKETS, "winter").row("A01").next_cards("E05", "E02", "A02", "A03")
    assert over(table).session.state.row == ["A02", "A03"] and table.seat(0).goods["meat"] == 1


@pytest.mark.parametrize(("season", "each"), [("spring", 1), ("summer", 1), ("autumn", 2), ("winter", 1)])
def test_E06_harvest_wages_for_workers_beyond_three(season: str, each: int) -> None:
    table = met("E06", season=season).money(9, 1)
    table.player(0).hired = table.player(1).hired = 5
    assert [over(table).seat(seat).money for seat in (0, 1)] == [9 - 2 * each, 0]


@pytest.mark.parametrize(("herd", "tax"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 4)])
def test_E08_land_tax_for_every_two_animals(herd: int, tax: int) -> None:
    pens = [Pen(3, "sheep", min(3, herd - 3 * site)) for site in range(3) if herd > 3 * site]
    table = over(met("E08").pens(0, *pens).money(20, 0).pens(1, Pen(2, "cow", 2)))
    assert [table.seat(seat).money for seat in (0, 1)] == [20 - tax, 0]


@pytest.mark.parametrize(("season", "price"), [("spring", 3), ("winter", 4)])
def test_E09_foot_rot_is_paid_or_costs_an_animal(season: str, price: int) -> None:
    def infected() -> Table:
        return met("E09", season=season, players=3).pens(0, Pen(2, "cow", 1), Pen(3, "sheep", 2)).pens(
            1, Pen(2, "horse", 1)
        ).money(20, price - 1, 20)

    table = infected()
    assert table.asked() == {0: "foot_rot"} and table.options(0) == ("pay", "animal:cow", "animal:sheep")
    over(table.answer(0, "foot_rot", "pay"))
    assert (table.seat(0).money, table.seat(0).animals(), table.seat(1).animals()) == (20 - price, 3, 0)
    table = over(infected().answer(0, "foot_rot", "animal:cow"))
    assert (table.seat(0).money, table.seat(0).animals("cow")) == (20, 0)
    assert table.seat(2).money == 20, "who has no animal is spared"


def test_E10_boom_adds_a_dollar_to_every_unit() -> None:
    table = Table(2).at(Step.FARMS).money(10, 20).goods(0, apple=3).row("A01").in_force("E10")
    table.place(0, "official_market").answer(0, "market", "sell:A01").answer(0, "sale", "apple=3")
    assert table.seat(0).money == 10 + 3 * 5


def test_E11_crackdown_forbids_buying_on_the_black_market() -> None:
    table = Table(2).at(Step.FARMS).money(10, 20).goods(0, apple=1).in_force("E11").place(0, "official_market")
    table.answer(0, "market", "black")
    assert [part.key for part in table.decision(0).parts] == ["sell"]
    idle = Table(2).at(Step.FARMS).money(10, 20).in_force("E11").place(0, "official_market")
    assert "leaves-market" in over(idle).log(), "there was nothing to trade"


@pytest.mark.parametrize(("season", "apples"), [("spring", 2), ("summer", 1), ("autumn", 1), ("winter", 2)])
def test_E12_drought_dries_the_fields_in_summer_and_autumn(season: str, apples: int) -> None:
    table = Table(2).at(Step.FARMS, season).in_force("E12").place(0, "field:a2")
    assert table.asked() and table.seat(0).goods["apple"] == apples
