"""The final count (rulebook p. 12-15, 17-18)."""

from __future__ import annotations

import pytest

from games.above_below.scoring import majority, result, scores
from games.above_below.state import AboveBelowState, Step
from games.core.text import Listed, Seat
from tests.games.above_below.table import Table


def part(table: Table, name: str, seat: int = 0) -> int:
    return scores(table.state)[seat][name]


def test_each_good_on_the_track_counts_what_stands_at_its_space() -> None:
    """P. 12-13, the examples: two fruits on the third space 4 points, four of them 8, a rope and a fish 1 each."""
    assert part(Table().laid(0, rope=1, fish=1, fruit=2), "goods") == 1 + 1 + 4
    assert part(Table().laid(0, rope=1, fish=1, fruit=4), "goods") == 1 + 1 + 8
    all_kinds = dict.fromkeys(("rope", "fish", "fruit", "pot", "paper", "ore", "amethyst", "mushroom"), 1)
    assert part(Table().laid(0, **all_kinds), "goods") == 1 + 1 + 2 + 3 + 4 + 4 + 5 + 6
    assert part(Table().own(0, fish=5).built(0, "orchard", goods=1), "goods") == 0


def test_each_building_counts_one_but_neither_starting_house_nor_empty_cave() -> None:
    table = Table().built(0, "orchard", "key_inn", "star_market", "moss_apothecary").empty_cave(0, 3)
    assert part(table, "buildings") == 4


@pytest.mark.parametrize(("name", "own", "laid", "points"), [
    ("star_alchemy", {"potion": 1, "ore": 1}, {"ore": 2}, 4 + 2 * 1 + 2 * 3),
    ("star_market", {"mushroom": 1, "fish": 1}, {"fish": 1, "fruit": 1, "rope": 1}, 3 + 4),
    ("star_amethyst", {"amethyst": 1}, {"amethyst": 2}, 12 + 6),
])
def test_points_for_goods_at_hand_and_on_the_track_but_not_on_buildings(
    name: str, own: dict[str, int], laid: dict[str, int], points: int
) -> None:
    """P. 13, the example: four points, and two for each potion and ore that one owns."""
    table = Table().built(0, "ore_sluice", goods=1).built(0, name).own(0, **own).laid(0, **laid)
    assert part(table, "cards") == points


def test_what_is_on_sale_is_still_owned() -> None:
    """AB-27."""
    table = Table().built(0, "star_alchemy").own(0, ore=1)
    table[0].goods["ore"], table[0].sale = 0, "ore"
    assert part(table, "cards") == 6


def test_points_for_houses_key_houses_and_star_houses() -> None:
    """P. 13, the example: three points, and two for each of them; itself too, the starting house not (AB-35)."""
    table = Table().built(0, "star_masters", "orchard", "key_inn", "moss_apothecary")
    assert part(table, "cards") == 3 + 2 * 3


def test_points_for_villagers_wherever_they_are() -> None:
    table = Table().built(0, "star_villagers").villager(0, "otto").villager(0, "metal_man")
    assert part(table, "cards") == 2 + 2 * 5
    assert part(Table().built(0, "key_town_hall"), "cards") == 1 + 3


def test_points_for_caves_without_an_outpost() -> None:
    """P. 15: one a cave on the key house, two on the star house (AB-39)."""
    assert part(Table().built(0, "key_survey_office").empty_cave(0, 3), "cards") == 2 + 3
    assert part(Table().built(0, "star_caves", "moss_apothecary").empty_cave(0, 3), "cards") == 7 + 6


def test_points_that_stand_on_a_card() -> None:
    assert part(Table().built(0, "great_arch", "thatch_cot"), "cards") == 5 + 1


@pytest.mark.parametrize("reputation", [-2, -1, 0, 3, 8])
def test_the_space_on_the_reputation_track_counts(reputation: int) -> None:
    """P. 13: two points less on the topmost space."""
    table = Table()
    table[0].reputation = reputation
    assert part(table, "reputation") == reputation


@pytest.mark.parametrize(("reputations", "points"), [
    ([5, 3, 2, 1], [5, 3, 2, 0]),
    ([4, 4, 2, 1], [4, 4, 2, 0]),      # the example: Tomás and Sara share 5 + 3
    ([4, 2, 2, 1], [5, 2, 2, 0]),
    ([4, 3, 2, 2], [5, 3, 1, 1]),
    ([3, 3, 3, 1], [3, 3, 3, 0]),      # AB-33: three tied share 10
    ([3, 1, 1, 1], [5, 1, 1, 1]),
    ([0, 0, 0, 0], [2, 2, 2, 2]),
])
def test_most_reputation_among_four(reputations: list[int], points: list[int]) -> None:
    assert majority(reputations, (5, 3, 2)) == points


def test_most_reputation_among_three_and_two() -> None:
    """P. 13: with two players the leader alone, three points; tied one each (AB-33)."""
    for players, reputations, points in ((3, [0, 2, 1], [2, 5, 3]), (2, [1, 0], [3, 0]), (2, [1, 1], [1, 1])):
        table = Table(players)
        for seat, reputation in enumerate(reputations):
            table[seat].reputation = reputation
        assert [one["fame"] for one in scores(table.state)] == points


def test_quests_and_supplies() -> None:
    """P. 17-18: a point for every two supplies, rounded down."""
    table = Table(quests=True, supplies=True).own(0, supplies=5)
    table[0].quests = ["stationery", "sickbed"]
    table.state.quests = ["fish_supper", "strongroom", "harvest_feast"]
    assert part(table, "quests") == 7 and part(table, "supplies") == 2


# -- who wins -----------------------------------------------------------------------------------------------------


def ended(table: Table) -> AboveBelowState:
    return table.at(Step.OVER, 7).now


def test_most_points_win() -> None:
    found = result(ended(Table().built(1, "great_arch")))
    assert found.places == (2, 1) and found.totals == (1, 1 + 5 + 1) and found.reason.args["by"] == "points"
    assert found.scores[1] == {
        "points": 7, "goods": 0, "buildings": 1, "cards": 5, "reputation": 0, "fame": 1, "quests": 0, "supplies": 0,
        "coins": 8, "villagers": 3, "built": 1,
    }


def test_ties_are_broken_by_coins_then_villagers_then_buildings() -> None:
    """P. 13; still tied is shared (AB-38)."""
    coins = Table().coins(0, 9).coins(1, 8).villager(1, "otto")
    villagers = Table().coins(1, 7).villager(1, "otto").built(0, "moss_apothecary", "orchard").laid(1, fish=2)
    buildings = Table().coins(1, 7).built(0, "orchard").laid(1, fish=1)
    shared = Table().coins(1, 7)
    for table, places, by in (
        (coins, (1, 2), "coins"), (villagers, (2, 1), "villagers"), (buildings, (1, 2), "built"),
        (shared, (1, 1), "shared"),
    ):
        found = result(ended(table))
        assert len(set(found.totals)) == 1, by
        assert found.places == places and found.reason.args["by"] == by
        winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
        assert found.reason.args["who"] == Listed(winners)


def test_places_below_the_first() -> None:
    found = result(ended(Table(4).built(2, "great_arch").coins(3, 7)))
    assert found.places[2] == 1 and sorted(found.places) == [1, 2, 2, 2]
