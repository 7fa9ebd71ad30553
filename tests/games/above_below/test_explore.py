"""Exploring (rulebook p. 6-8): the party, the page, dice and lanterns, exertion, success and failure."""

from __future__ import annotations

from typing import Any

import pytest

from games.above_below.state import Cave, Step, Villager, Zone
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table, cave

FLEE = {"id": "flee", "tiers": [{"at": 3, "gain": {"coins": 1}}, {"at": 4, "gain": {"goods": {"mushroom": 1}}}]}
FIGHT = {"id": "fight", "tiers": [{"at": 7, "gain": {"coins": 5, "goods": {"ore": 1}}}]}


def sent(page: str, *party: str, dice: list[int], **more: Any) -> Table:
    """Seat 0 has sent these villagers, who read this page and will roll these dice."""
    table = Table(dice={"lantern": dice, **more.pop("labels", {})}, **more).cave_shows(page)
    for piece in party:
        table.villager(0, piece)
    table.turn(0, "explore", *(f"villager:{piece}" for piece in party))
    return table


def rolled(page: NewPage, gain: dict[str, Any], *party: str, dice: list[int], at: int = 3, **choice: Any) -> Table:
    """Seat 0's party has rolled for a choice with one number."""
    found = sent(page({"id": "go", "tiers": [{"at": at, "gain": gain}], **choice}), *party, dice=dice)
    return found.answer(0, "choice", "choice:go")


def test_at_least_two_go_and_there_is_no_upper_limit() -> None:
    table = Table().villager(0, "otto").villager(0, "vera")
    table.answer(0, "turn", "explore")
    part = table.question(0).parts[0]
    assert (part.least, part.most) == (2, 5)
    table.answer(0, "explore", *(f"villager:{piece}" for piece in ("builder", "trainer", "explorer", "otto", "vera")))
    assert not table.player(0).ready() and len(table.now.trip.party) == 5


def test_one_ready_villager_explores_nothing() -> None:
    table = Table().villager(0, "builder", Zone.EXHAUSTED).villager(0, "trainer", Zone.INJURED)
    assert "explore" not in table.options(0)


def test_the_die_finds_the_page_on_the_top_cave() -> None:
    numbers = ["e001", "e003", "e005", "e006", "e007", "e008"]
    for die in range(1, 7):
        table = Table(dice={"page": [die]}).cave_shows(*numbers)
        below = table.state.cave_pile[-1].name
        table.turn(0, "explore", "villager:builder", "villager:trainer")
        assert table.now.trip.page == numbers[die - 1] and table.now.trip.cave == cave(*numbers)
        assert table.now.cave_top == below and table.question(0).args == {"page": numbers[die - 1]}


def test_without_a_cave_card_nobody_explores() -> None:
    """AB-08."""
    table = Table().empty_cave(1, 24)
    table[1].caves.append(Cave(table.state.cave_top))
    table.state.cave_top = ""
    assert "explore" not in table.options(0)


def test_the_highest_number_reached_counts_and_only_that(page: NewPage) -> None:
    """P. 8, the worked example: five lanterns at 3 or 4 bring the mushroom, not the coin."""
    table = sent(page(FLEE, FIGHT), "builder", "trainer", "explorer", dice=[2, 4, 3])
    table.answer(0, "choice", "choice:flee")
    assert table.now.trip.lanterns == 5 and table.now.trip.reached == 4
    assert table.player(0).goods["mushroom"] == 1 and table.player(0).coins == 7
    assert [table.zone(0, piece) for piece in ("builder", "trainer", "explorer")] == [Zone.EXHAUSTED] * 3
    assert [one.outpost for one in table.player(0).caves] == [""] and table.now.turn == 1


def test_three_or_four_lanterns_bring_what_stands_there(page: NewPage) -> None:
    for dice, coins, mushrooms in (([1, 1, 3], 8, 0), ([2, 1, 3], 7, 1)):
        table = sent(page(FLEE), "builder", "trainer", "explorer", dice=dice)
        table.answer(0, "choice", "choice:flee")
        if table.asked() == {0: "exert"}:
            table.answer(0, "exert")
        assert (table.player(0).coins, table.player(0).goods["mushroom"]) == (coins, mushrooms)


@pytest.mark.parametrize(("piece", "die", "lanterns"), [
    ("builder", 1, 0), ("builder", 2, 1), ("builder", 5, 1), ("builder", 6, 2),
    ("trainer", 1, 1), ("trainer", 3, 1), ("trainer", 4, 2), ("trainer", 6, 2),
    ("explorer", 2, 1), ("explorer", 3, 2), ("liquid_woman", 1, 0), ("liquid_woman", 2, 3),
])
def test_the_best_line_of_a_villager_counts(page: NewPage, piece: str, die: int, lanterns: int) -> None:
    """P. 7 and 15: a quill starter lights one lantern from 1 on and two from 4 on."""
    other = "trainer" if piece != "trainer" else "builder"
    party = sorted((piece, other), key=("builder", "trainer", "explorer", "liquid_woman").index)
    dice = [die if one == piece else 1 for one in party]
    table = sent(page({"id": "go", "tiers": [{"at": 10, "gain": {}}, ]}), *party, dice=dice)
    table.answer(0, "choice", "choice:go")
    assert table.now.expedition is not None
    assert table.now.trip.lanterns == lanterns + (other == "trainer")


def test_exertion_adds_a_lantern_each_and_injures(page: NewPage) -> None:
    table = rolled(page, {"coins": 4}, "builder", "trainer", "explorer", dice=[2, 1, 1], at=5)
    assert table.question(0).args == {"n": 3}
    assert table.question(0).proposals == ((), ("villager:builder", "villager:trainer"))
    table.answer(0, "exert", "villager:trainer", "villager:explorer")
    assert table.player(0).coins == 11 and table.zone(0, "builder") is Zone.EXHAUSTED
    assert table.zone(0, "trainer") is table.zone(0, "explorer") is Zone.INJURED


def test_exertion_may_go_on_to_a_higher_number(page: NewPage) -> None:
    """P. 7: also whoever has succeeded may exert villagers, to reach a higher number of the same choice."""
    table = sent(page(FLEE), "trainer", "explorer", dice=[1, 3])
    table.answer(0, "choice", "choice:flee")
    assert table.question(0).args == {"n": 3}
    table.answer(0, "exert", "villager:trainer")
    assert table.player(0).goods["mushroom"] == 1 and table.player(0).coins == 7


def test_nobody_is_asked_when_nothing_could_change_the_result(page: NewPage) -> None:
    high = rolled(page, {"coins": 1}, "trainer", "explorer", dice=[1, 1], at=2)
    assert high.player(0).coins == 8
    low = rolled(page, {"coins": 1}, "trainer", "explorer", dice=[1, 1], at=5)
    assert low.now.trip.outcome == "failure"


def test_a_failure_brings_nothing_and_the_cave_goes_under_the_pile(page: NewPage) -> None:
    """P. 8: no reward, no cave card; those who were exerted stay injured, the others become exhausted."""
    table = rolled(page, {"coins": 4}, "builder", "trainer", "explorer", dice=[1, 1, 1], at=5)
    card = table.now.trip.cave
    table.answer(0, "exert", "villager:explorer")
    assert table.player(0).coins == 7 and not table.player(0).caves and table.now.caves_under == [card]
    assert table.zone(0, "explorer") is Zone.INJURED and table.zone(0, "builder") is Zone.EXHAUSTED
    assert "told" not in table.log()


def test_a_told_failure_costs_what_stands_there(page: NewPage) -> None:
    fail = {"penalty": {"coins": 1, "reputation": -1}}
    table = rolled(page, {"coins": 4}, "builder", "trainer", dice=[1, 1], at=5, fail=fail)
    assert (table.player(0).coins, table.player(0).reputation) == (6, -1) and "told" in table.log()


def test_an_injury_by_failure_is_chosen_by_the_owner(page: NewPage) -> None:
    table = rolled(page, {}, "builder", "trainer", "explorer", dice=[1, 1, 1], at=9, fail={"penalty": {"injury": True}})
    table.answer(0, "injure", "villager:trainer")
    assert table.zone(0, "trainer") is Zone.INJURED and table.zone(0, "builder") is Zone.EXHAUSTED


def test_an_injury_falls_on_who_is_left_and_on_nobody_twice(page: NewPage) -> None:
    table = rolled(page, {}, "builder", "trainer", "explorer", dice=[1, 1, 1], at=5, fail={"penalty": {"injury": True}})
    table.answer(0, "exert", "villager:builder", "villager:trainer")
    assert [table.zone(0, one) for one in ("builder", "trainer", "explorer")] == [Zone.INJURED] * 3
    assert table.now.trip.outcome == "failure"


def test_coins_are_lost_only_as_far_as_there_are_any(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 9, "gain": {}}], "fail": {"penalty": {"coins": 1}}})
    table = Table(dice={"lantern": [1, 1]}).coins(0, 0).cave_shows(name)
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert table.player(0).coins == 0 and table.now.trip.outcome == "failure"


def test_a_choice_without_a_number_succeeds_and_keeps_the_cave(page: NewPage) -> None:
    """AB-06."""
    table = sent(page({"id": "sit", "tiers": [{"at": 0, "gain": {"coins": 1}}]}), "builder", "trainer", dice=[])
    table.answer(0, "choice", "choice:sit")
    assert table.player(0).coins == 8 and len(table.player(0).caves) == 1
    assert table.zone(0, "builder") is Zone.EXHAUSTED


def test_who_withdraws_leaves_the_cave(page: NewPage) -> None:
    home = {"id": "home", "tiers": [{"at": 0, "gain": {"reputation": 1}}], "keeps_cave": False}
    table = sent(page(home), "builder", "trainer", dice=[])
    table.answer(0, "choice", "choice:home")
    assert table.player(0).reputation == 1 and not table.player(0).caves and len(table.now.caves_under) == 1


def test_a_page_may_lead_to_another_with_the_same_party(page: NewPage) -> None:
    page({"id": "dive", "tiers": [{"at": 2, "gain": {"goods": {"amethyst": 2}}}]}, id="f900")
    table = sent(page({"id": "read", "goto": "f900"}), "trainer", "explorer", dice=[1, 1])
    card = table.now.trip.cave
    table.answer(0, "choice", "choice:read")
    assert table.now.trip.pages == ["e900", "f900"]
    table.answer(0, "choice", "choice:dive")
    assert table.player(0).goods["amethyst"] == 2 and table.player(0).caves[0].card == card


def test_a_page_is_told_shorter_the_second_time_and_remembers_others(page: NewPage) -> None:
    echoes = [{"if_met": "e901", "by": "you"}, {"if_met": "e901", "by": "other"}]
    sit = {"id": "sit", "tiers": [{"at": 0, "gain": {}}]}
    for met, seat, echo in (({}, 0, []), ({"e901": 1}, 0, [1]), ({"e901": 2}, 0, [2]), ({"e901": 3}, 0, [1])):
        table = Table().cave_shows(page(sit, echo=echoes))
        page(sit, id="e901")
        table.state.met = dict(met)
        table.turn(seat, "explore", "villager:builder", "villager:trainer")
        said = [line.text for closed in table.session.closed for line in closed.lines]
        found = [str(line.args["echo"].key)[-1:] for line in said if line.key.endswith("-echo")]  # type: ignore[union-attr]  # a text
        assert found == [str(number) for number in echo]
        assert table.now.met == {**met, "e900": 1}
    table = Table().cave_shows("e900")
    table.state.met = {"e900": 2}
    table.turn(0, "explore", "villager:builder", "villager:trainer")
    told = [line.text.args["page"] for c in table.session.closed for line in c.lines if line.text.key.endswith("-page")]
    assert [one.key for one in told] == ["above-below-page-e900-again"]  # type: ignore[union-attr]  # a text
    assert table.now.met == {"e900": 3}


@pytest.mark.parametrize(("given", "lanterns", "party"), [
    ("hammer", 2, ("builder", "otto")), ("quill", 1, ("builder", "trainer")), ("with_glogo", 3, ("trainer", "glogo")),
])
def test_marks_and_companions_add_lanterns(page: NewPage, given: str, lanterns: int, party: tuple[str, ...]) -> None:
    each = lanterns if given.startswith("with") else 1
    bonus = [{"given": given, "lanterns": each}]
    plain = rolled(page, {"coins": 1}, *party, dice=[1, 1], at=10)
    helped = rolled(page, {"coins": 1}, *party, dice=[1, 1], at=10, bonus=bonus)
    assert helped.now.trip.lanterns == plain.now.trip.lanterns + lanterns


def test_what_is_owned_adds_lanterns_and_is_not_spent(page: NewPage) -> None:
    """House data: owned is what lies on the track, at hand or on sale, but not on a building."""
    choice = {"id": "go", "tiers": [{"at": 3, "gain": {}}], "bonus": [{"given": "own_rope", "lanterns": 1}]}
    name = page(choice)

    def lanterns(table: Table) -> int:
        table.dice(lantern=[1, 1]).cave_shows(name).turn(0, "explore", "villager:trainer", "villager:explorer")
        table.answer(0, "choice", "choice:go")
        return table.now.trip.lanterns if table.now.trip.outcome else int(str(table.question(0).args["n"]))

    on_sale = Table().own(0, rope=1)
    on_sale[0].goods["rope"], on_sale[0].sale = 0, "rope"
    assert lanterns(Table()) == 2 and lanterns(Table().built(0, "ropewalk", goods=1)) == 2
    assert lanterns(Table().own(0, rope=2)) == lanterns(Table().laid(0, rope=1)) == lanterns(on_sale) == 3


def test_lanterns_for_a_coin_before_the_dice(page: NewPage) -> None:
    bonus = [{"given": "pay_coin", "lanterns": 2}]
    table = sent(page({"id": "go", "tiers": [{"at": 4, "gain": {"coins": 5}}], "bonus": bonus}), "trainer", "explorer",
                 dice=[1, 1])
    table.answer(0, "choice", "choice:go").answer(0, "pay_coin", "yes")
    assert table.player(0).coins == 7 - 1 + 5
    table = sent("e900", "trainer", "explorer", dice=[1, 1])
    table.answer(0, "choice", "choice:go").answer(0, "pay_coin", "no")
    assert table.asked() == {0: "exert"} and table.player(0).coins == 7


def test_who_has_no_coin_is_not_asked_for_one(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 9, "gain": {}}], "bonus": [{"given": "pay_coin", "lanterns": 2}]})
    table = Table(dice={"lantern": [1, 1]}).coins(0, 0).cave_shows(name)
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert table.now.trip.outcome == "failure"


# -- rolling again ------------------------------------------------------------------------------------------------


def test_each_symbol_rolls_one_die_again_in_an_encounter(page: NewPage) -> None:
    """P. 14: two symbols, two rolls an encounter; the new result stands, and a die may be rolled twice (AB-02)."""
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {"coins": 5}}]})
    table = Table(dice={"lantern": [1, 1, 2, 6]}).built(0, "lantern_hall").cave_shows(name)
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    table.answer(0, "exert", "reroll").answer(0, "die", "villager:explorer")
    assert table.question(0).args == {"n": 2}
    table.answer(0, "exert", "reroll").answer(0, "die", "villager:explorer")
    assert table.question(0).args == {"n": 3} and "reroll" not in table.question(0).anytime
    table.answer(0, "exert", "villager:trainer")
    assert table.player(0).coins == 12


def test_a_worse_roll_stands(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {"coins": 5}}]})
    table = Table(dice={"lantern": [1, 3, 1]}).built(0, "lucky_shrine").cave_shows(name)
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    table.answer(0, "exert", "reroll").answer(0, "die", "villager:explorer")
    assert table.question(0).args == {"n": 2}


def test_a_success_by_reroll_counts_at_once(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 3, "gain": {"coins": 5}}]})
    table = Table(dice={"lantern": [1, 1, 6]}).built(0, "lucky_shrine").cave_shows(name)
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    table.answer(0, "exert", "reroll").answer(0, "die", "villager:explorer")
    assert table.player(0).coins == 12 and table.now.turn == 1


# -- what it brings -----------------------------------------------------------------------------------------------


def gained(page: NewPage, gain: dict[str, Any], table: Table | None = None) -> Table:
    """Seat 0's builder and trainer have reached a result that brings this."""
    table = (table or Table()).cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": gain}]}))
    return table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")


def test_goods_drinks_and_reputation_are_gained(page: NewPage) -> None:
    table = gained(page, {"reputation": 2, "goods": {"fish": 2, "pot": 1}, "potion": 1, "cider": 1})
    own = table.player(0)
    assert own.reputation == 2 and {item: n for item, n in own.goods.items() if n} == {
        "fish": 2, "pot": 1, "potion": 1, "cider": 1,
    }


def test_what_has_run_out_is_not_gained(page: NewPage) -> None:
    """AB-53."""
    table = Table().own(1, amethyst=6)
    assert gained(page, {"goods": {"amethyst": 2}}, table).player(0).goods["amethyst"] == 1


def test_reputation_ends_where_the_track_ends(page: NewPage) -> None:
    """AB-32."""
    for before, change, after in ((7, 2, 8), (8, 1, 8), (-2, -1, -2), (-1, -2, -2), (0, -1, -1)):
        table = Table()
        table[0].reputation = before
        assert gained(page, {"reputation": change}, table).player(0).reputation == after


def test_another_cave_comes_from_the_pile(page: NewPage) -> None:
    table = Table()
    second = table.state.cave_pile[-1].name
    table = gained(page, {"cave": 1}, table)
    assert [one.card for one in table.player(0).caves] == [cave("e900"), second]


@pytest.mark.parametrize("name", ["liquid_woman", "glogo", "cave_cat", "metal_man"])
def test_a_special_villager_joins_exhausted_while_there_is_one(page: NewPage, name: str) -> None:
    """P. 12; AB-17. The Liquid Woman costs a step of reputation when she joins."""
    table = gained(page, {"special_villager": name})
    assert table.zone(0, name) is Zone.EXHAUSTED and name not in table.now.specials
    assert table.player(0).reputation == (-1 if name == "liquid_woman" else 0)
    gone = Table()
    for piece in [one for one in gone.state.specials if one.startswith(name)]:
        gone.villager(1, piece)
    assert len(gained(page, {"special_villager": name}, gone).player(0).villagers) == 3


def test_the_cheapest_villager_for_nothing(page: NewPage) -> None:
    table = gained(page, {"villager": "cheapest_free"}, Table().for_hire("otto", "vera"))
    assert table.zone(0, "otto") is Zone.EXHAUSTED and table.player(0).coins == 7 and table.now.for_hire[0] == ""


def test_of_two_cheapest_villagers_one_is_chosen(page: NewPage) -> None:
    table = Table().for_hire("otto", "vera", "bruno")
    table[1].villagers.append(Villager("otto"))
    table.state.for_hire[0] = ""
    table = gained(page, {"villager": "cheapest_free"}, table)
    assert table.options(0) == ("newcomer:vera", "newcomer:bruno")
    table.answer(0, "free_villager", "newcomer:bruno")
    assert table.zone(0, "bruno") is Zone.EXHAUSTED


def test_a_villager_of_ones_choice_for_two_coins_less(page: NewPage) -> None:
    table = Table().for_hire("otto", "vera", "bruno", "mirta", "clio").coins(0, 1)
    table = gained(page, {"villager": "discount_2"}, table)
    assert table.options(0) == ("newcomer:otto", "newcomer:vera", "newcomer:bruno", "nobody")
    table.answer(0, "cheaper_villager", "newcomer:vera")
    assert table.player(0).coins == 0 and table.zone(0, "vera") is Zone.EXHAUSTED
    table = gained(page, {"villager": "discount_2"}).answer(0, "cheaper_villager", "nobody")
    assert len(table.player(0).villagers) == 3 and table.player(0).coins == 7


def test_a_building_for_nothing_up_to_a_price(page: NewPage) -> None:
    """An outpost may stand on the cave of this very success. Nothing was bought: no coin for building (AB-15)."""
    table = Table().on_offer("amethyst_vault", "kiln", "beacon", "deep_manor").built(0, "builders_guild")
    table = gained(page, {"building_up_to": 7}, table)
    assert "building:kiln" in table.options(0) and "building:beacon" in table.options(0)
    assert "building:amethyst_vault" not in table.options(0) and "building:deep_manor" not in table.options(0)
    table.answer(0, "free_building", "building:beacon")
    assert [one.outpost for one in table.player(0).caves] == ["beacon"] and table.player(0).coins == 7


def test_a_free_building_may_be_declined(page: NewPage) -> None:
    table = gained(page, {"building_up_to": 7}).answer(0, "free_building", "nothing")
    assert table.player(0).houses == ["starting_house"] and table.now.turn == 1


def test_a_result_that_asks_for_coins_is_paid(page: NewPage) -> None:
    table = gained(page, {"coins": -2, "goods": {"paper": 1}})
    assert table.player(0).coins == 5 and table.player(0).goods["paper"] == 1


def test_who_cannot_pay_gets_the_highest_number_that_can_be_paid(page: NewPage) -> None:
    """AB-54."""
    tiers = [{"at": 2, "gain": {"reputation": 1}}, {"at": 3, "gain": {"coins": -1, "goods": {"ore": 1}}}]
    for coins, reputation, ore in ((0, 1, 0), (1, 0, 1)):
        table = Table(dice={"lantern": [6, 6]}).coins(0, coins).cave_shows(page({"id": "go", "tiers": tiers}))
        table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
        assert (table.player(0).reputation, table.player(0).goods["ore"]) == (reputation, ore)
    table = gained(page, {"coins": -2, "goods": {"paper": 1}}, Table().coins(0, 1))
    assert table.player(0).coins == 1 and len(table.player(0).caves) == 1 and "cannot-pay" in table.log()


def test_a_coin_for_each_symbol_after_a_success(page: NewPage) -> None:
    """P. 14; AB-16: each symbol brings one."""
    table = gained(page, {}, Table().built(0, "explorers_club", "guide_post"))
    assert table.player(0).coins == 9
    name = page({"id": "go", "tiers": [{"at": 9, "gain": {}}]})
    failed = Table(dice={"lantern": [1, 1]}).built(0, "guide_post").cave_shows(name)
    failed.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert failed.player(0).coins == 7


def test_a_failed_cave_comes_again_when_the_pile_is_used_up(page: NewPage) -> None:
    page({"id": "go", "tiers": [{"at": 9, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).empty_cave(1, 23).cave_shows("e900")
    last = table.state.cave_pile[0].name
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert (table.now.cave_top, table.now.caves_under) == (last, [cave("e900")])


def test_goods_may_be_laid_between_dice_and_exertion(page: NewPage) -> None:
    """P. 12: at any time."""
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).own(0, fish=2).cave_shows(name)
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    table.answer(0, "exert", "lay").answer(0, "lay", "fish=1")
    assert table.asked() == {0: "exert"} and table.player(0).track == {"fish": 1} and table.now.step is Step.LANTERNS
