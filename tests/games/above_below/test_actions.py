"""The other actions (rulebook p. 8-10): harvest, build, train, labour, pass; and villagers who refuse."""

from __future__ import annotations

import pytest

from games.above_below.state import Zone
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table

EXHAUSTED, READY, INJURED = Zone.EXHAUSTED, Zone.READY, Zone.INJURED


# -- labour -------------------------------------------------------------------------------------------------------


def test_labour_pays_a_coin_each_and_the_first_of_the_round_a_cider() -> None:
    table = Table().turn(0, "labour", "villager:builder", "villager:trainer")
    assert table.player(0).coins == 9 and table.player(0).goods["cider"] == 1 and not table.now.cider
    assert table.player(0).ready() == ["explorer"] and table.now.turn == 1
    table.turn(1, "labour", "villager:builder")
    assert table.player(1).coins == 9 and table.player(1).goods["cider"] == 0


# -- harvest ------------------------------------------------------------------------------------------------------


def test_each_harvester_takes_a_good_of_one_card_or_several() -> None:
    table = Table().built(0, "kiln", goods=1).built(0, "fishmonger", goods=2)
    table.turn(0, "harvest", "villager:builder", "villager:trainer", "villager:explorer", "building:fishmonger=2",
               "building:kiln=1")
    own = table.player(0)
    assert (own.goods["fish"], own.goods["pot"]) == (2, 1) and own.on_cards == {"kiln": 0, "fishmonger": 0}
    assert not own.ready() and table.now.turn == 1


def test_harvesters_and_goods_are_as_many() -> None:
    """AB-10: more villagers than goods is refused."""
    table = Table().built(0, "fishmonger", goods=2)
    table.answer(0, "turn", "harvest")
    assert table.refused(0, "villager:builder", "building:fishmonger=2").rule == "harvest_count"
    refusal = table.refused(0, "villager:builder", "villager:trainer", "building:fishmonger=1")
    assert refusal.rule == "harvest_count" and refusal.instead


def test_nothing_lies_there_to_harvest() -> None:
    assert "harvest" not in Table().built(0, "fishmonger").options(0)


def test_a_harvested_good_may_go_on_sale_at_once() -> None:
    """P. 9."""
    table = Table().built(0, "fishmonger", goods=2).built(0, "kiln", goods=1).own(0, rope=1)
    table[0].goods["rope"], table[0].sale = 0, "rope"
    table.answer(0, "turn", "harvest")
    assert table.refused(0, "villager:builder", "building:fishmonger=1", "item:pot").rule == "sale"
    table.answer(0, "harvest", "villager:builder", "building:fishmonger=1", "item:fish")
    assert table.player(0).sale == "fish" and table.player(0).goods["fish"] == 0 and table.player(0).goods["rope"] == 1


# -- building -----------------------------------------------------------------------------------------------------


def test_building_takes_a_hammer_and_the_price() -> None:
    table = Table().on_offer("kiln").coins(0, 7)
    coming = table.state.house_pile[-1].name
    table.answer(0, "turn", "build")
    assert set(table.options(0)) >= {"villager:builder", "building:kiln"} and "villager:trainer" not in table.options(0)
    table.answer(0, "build", "villager:builder", "building:kiln")
    own = table.player(0)
    assert own.coins == 1 and own.houses == ["starting_house", "kiln"] and table.zone(0, "builder") is EXHAUSTED
    assert table.now.house_row[0] == coming and table.now.turn == 1


def test_an_empty_pile_refills_nothing() -> None:
    table = Table().on_offer("kiln")
    names = [card.name for card in table.state.house_pile]
    table.built(1, *names[:12]).built(0, *names[12:])
    table.turn(0, "build", "villager:builder", "building:kiln")
    assert table.now.house_row[0] == ""


@pytest.mark.parametrize(("kind", "name"), [("key_houses", "key_inn"), ("star_houses", "star_market")])
def test_key_and_star_houses_are_not_replaced(kind: str, name: str) -> None:
    table = Table().on_offer(name).coins(0, 20)
    before = len(getattr(table.state, kind))
    table.turn(0, "build", "villager:builder", f"building:{name}")
    assert table.player(0).houses[-1] == name and len(getattr(table.now, kind)) == before - 1


def test_an_outpost_is_laid_on_an_empty_cave() -> None:
    table = Table().on_offer("beacon")
    assert "building:beacon" not in table.answer(0, "turn", "build").options(0)
    table = Table().on_offer("beacon").empty_cave(0, 2)
    table.turn(0, "build", "villager:builder", "building:beacon")
    own = table.player(0)
    assert [one.outpost for one in own.caves] == ["beacon", ""] and own.houses == ["starting_house"]


def test_nobody_builds_without_a_hammer_or_the_coins() -> None:
    assert "build" not in Table().villager(0, "builder", EXHAUSTED).coins(0, 30).options(0)
    assert "build" not in Table().coins(0, 1).options(0)


@pytest.mark.parametrize("piece", ["glogo", "agnes"])
def test_a_plus_builds_for_a_coin_less(piece: str) -> None:
    """P. 12 and 15."""
    table = Table().on_offer("kiln").villager(0, piece).coins(0, 5)
    table.answer(0, "turn", "build")
    assert table.refused(0, "villager:builder", "building:kiln").rule == "price"
    table.answer(0, "build", f"villager:{piece}", "building:kiln")
    assert table.player(0).coins == 0 and table.zone(0, piece) is EXHAUSTED and table.zone(0, "builder") is READY


def test_a_coin_after_buying_another_building() -> None:
    """P. 14: the full price first, and not for this card itself; each such card brings one (AB-16)."""
    table = Table().on_offer("builders_guild").coins(0, 3)
    table.turn(0, "build", "villager:builder", "building:builders_guild")
    assert table.player(0).coins == 0
    table = Table().built(0, "builders_guild").on_offer("kiln").coins(0, 6)
    table.turn(0, "build", "villager:builder", "building:kiln")
    assert table.player(0).coins == 1
    assert "building:kiln" not in Table().built(0, "builders_guild").on_offer("kiln", "toll_hut").coins(0, 5).answer(
        0, "turn", "build").options(0)
    table = Table().built(0, "builders_guild", "key_foremans_lodge").on_offer("kiln").coins(0, 6)
    table.turn(0, "build", "villager:builder", "building:kiln")
    assert table.player(0).coins == 2


def test_what_comes_with_a_building_at_once() -> None:
    """P. 14-15: goods laid on it, a potion, a step of reputation."""
    for name, what in (("fishmonger", 2), ("orchard", 1), ("herbalist", None), ("founders_statue", None)):
        table = Table().on_offer(name).coins(0, 9)
        table.turn(0, "build", "villager:builder", f"building:{name}")
        own = table.player(0)
        assert own.on_cards.get(name) == what
        assert own.goods["potion"] == (name == "herbalist") and own.reputation == (name == "founders_statue")


def test_goods_that_have_run_out_are_not_laid_on_a_building() -> None:
    """AB-53."""
    table = Table().on_offer("amethyst_vault").own(1, amethyst=6).coins(0, 8)
    table.turn(0, "build", "villager:builder", "building:amethyst_vault")
    assert table.player(0).on_cards == {"amethyst_vault": 1}


def test_ciders_and_potions_pay_like_coins_for_who_owns_the_symbol() -> None:
    """P. 15; AB-14. Who can pay in several ways is asked."""
    table = Table().on_offer("kiln").own(0, cider=2, potion=2).coins(0, 3)
    assert "building:kiln" not in table.answer(0, "turn", "build").options(0)
    table = Table().built(0, "cider_house").on_offer("kiln").own(0, cider=2, potion=2).coins(0, 3)
    table.turn(0, "build", "villager:builder", "building:kiln")
    assert table.question(0).proposals[0] == ("coin=3", "cider=2", "potion=1")
    table.answer(0, "pay", "coin=2", "cider=2", "potion=2")
    own = table.player(0)
    assert (own.coins, own.goods["cider"], own.goods["potion"]) == (1, 0, 0) and own.houses[-1] == "kiln"


def test_who_must_pay_everything_is_not_asked_how() -> None:
    table = Table().built(0, "cider_house").on_offer("kiln").own(0, cider=2, potion=1).coins(0, 3)
    table.turn(0, "build", "villager:builder", "building:kiln")
    own = table.player(0)
    assert (own.coins, own.goods["cider"], own.goods["potion"]) == (0, 0, 0)


# -- training -----------------------------------------------------------------------------------------------------


def test_training_takes_a_quill_and_the_price_below_the_space() -> None:
    table = Table().for_hire("otto", "vera", "bruno", "mirta", "clio").coins(0, 4)
    table.answer(0, "turn", "train")
    assert "villager:builder" not in table.options(0) and "newcomer:clio" not in table.options(0)
    table.answer(0, "train", "villager:trainer", "newcomer:mirta")
    assert table.player(0).coins == 0 and table.zone(0, "mirta") is table.zone(0, "trainer") is EXHAUSTED
    assert table.now.for_hire == ["otto", "vera", "bruno", "", "clio"] and table.now.turn == 1


@pytest.mark.parametrize(("place", "price"), list(enumerate((2, 3, 3, 4, 5))))
def test_each_space_has_its_price(place: int, price: int) -> None:
    table = Table()
    name = table.state.for_hire[place]
    table.turn(0, "train", "villager:trainer", f"newcomer:{name}")
    assert table.player(0).coins == 7 - price


def test_a_quill_with_a_plus_pays_a_coin_less() -> None:
    table = Table().for_hire("otto").villager(0, "ludmila").coins(0, 1)
    table.answer(0, "turn", "train")
    assert table.refused(0, "villager:trainer", "newcomer:otto").rule == "price"
    table.answer(0, "train", "villager:ludmila", "newcomer:otto")
    assert table.player(0).coins == 0


def test_who_is_trained_may_be_ready_at_once() -> None:
    """P. 14."""
    table = Table().for_hire("otto").built(0, "training_yard")
    table.turn(0, "train", "villager:trainer", "newcomer:otto")
    assert table.zone(0, "otto") is READY


def test_nobody_trains_without_a_quill_or_the_coins() -> None:
    assert "train" not in Table().villager(0, "trainer", INJURED).options(0)
    assert "train" not in Table().coins(0, 1).options(0)


# -- passing ------------------------------------------------------------------------------------------------------


def test_who_has_passed_is_skipped_until_the_round_is_over() -> None:
    table = Table(3).answer(0, "turn", "pass")
    table.turn(1, "labour", "villager:builder").turn(2, "labour", "villager:builder")
    assert table.asked() == {1: "turn"}
    table.answer(1, "turn", "pass").answer(2, "turn", "pass")
    assert table.now.round == 2 and table.now.first == 1 and table.asked() == {1: "turn"}


def test_who_has_nobody_ready_must_pass_but_may_act_freely_first() -> None:
    """P. 10."""
    table = Table()
    for piece in ("builder", "trainer", "explorer"):
        table.villager(0, piece, EXHAUSTED)
    assert table.options(0) == ("pass",) and "refresh:house" in table.question(0).anytime


def test_who_can_do_nothing_at_all_passes_unasked() -> None:
    table = Table().coins(0, 0)
    for piece in ("builder", "trainer", "explorer"):
        table.villager(0, piece, EXHAUSTED)
    assert table.asked() == {1: "turn"} and table.player(0).passed


# -- who refuses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "works"), [(1, False), (2, False), (3, True), (6, True)])
def test_the_cave_cat_works_from_three_on(die: int, works: bool) -> None:
    """P. 12 and 15: by 1 and 2 he only becomes exhausted, and the action is not lost."""
    table = Table(dice={"mood": [die]}).villager(0, "cave_cat").turn(0, "labour", "villager:cave_cat")
    assert table.zone(0, "cave_cat") is EXHAUSTED and table.player(0).coins == 7 + works
    assert table.now.turn == (1 if works else 0)


def test_two_cats_are_rolled_for_one_by_one() -> None:
    table = Table(dice={"mood": [1, 6]}).villager(0, "cave_cat").villager(0, "cave_cat_2")
    table.turn(0, "labour", "villager:cave_cat", "villager:cave_cat_2", "villager:builder")
    assert table.player(0).coins == 9 and not table.player(0).in_zone(READY).__next__().piece.startswith("cave")


def test_the_others_explore_without_the_cat() -> None:
    table = Table(dice={"mood": [2]}).villager(0, "cave_cat")
    table.turn(0, "explore", "villager:builder", "villager:trainer", "villager:cave_cat")
    assert [one.piece for one in table.now.trip.party] == ["builder", "trainer"]
    assert table.zone(0, "cave_cat") is EXHAUSTED


def test_an_exploration_of_one_was_not_begun() -> None:
    """AB-19."""
    table = Table(dice={"mood": [2]}).villager(0, "cave_cat")
    top = table.state.cave_top
    table.turn(0, "explore", "villager:builder", "villager:cave_cat")
    assert table.asked() == {0: "turn"} and table.now.cave_top == top and table.zone(0, "builder") is READY


def test_the_turn_is_over_when_nobody_is_left(page: NewPage) -> None:
    """AB-19."""
    table = Table(dice={"mood": [2]}).villager(0, "cave_cat")
    for piece in ("builder", "trainer", "explorer"):
        table.villager(0, piece, EXHAUSTED)
    table.turn(0, "labour", "villager:cave_cat")
    assert table.asked() == {1: "turn"} and not table.player(0).passed


def test_a_smaller_harvest_is_chosen_anew() -> None:
    table = Table(dice={"mood": [1]}).villager(0, "cave_cat").built(0, "kiln", goods=1).built(0, "fishmonger", goods=2)
    table.turn(0, "harvest", "villager:builder", "villager:cave_cat", "building:kiln=1", "building:fishmonger=1")
    table.answer(0, "harvest_less", "building:kiln=1")
    assert table.player(0).goods["pot"] == 1 and table.player(0).goods["fish"] == 0


def test_melancholy_refuses_in_training_and_building() -> None:
    """P. 18."""
    table = Table(states=True, dice={"mood": [2, 3]}).villager(0, "trainer", READY, "melancholic").for_hire("otto")
    table.turn(0, "train", "villager:trainer", "newcomer:otto")
    assert table.player(0).coins == 7 and table.asked() == {0: "turn"} and table.zone(0, "trainer") is EXHAUSTED
    table = Table(states=True, dice={"mood": [1]}).villager(0, "builder", READY, "melancholic").on_offer("kiln")
    table.turn(0, "build", "villager:builder", "building:kiln")
    assert table.player(0).coins == 7 and table.asked() == {0: "turn"}


def test_a_melancholic_cat_is_rolled_for_twice() -> None:
    table = Table(states=True, dice={"mood": [3, 2]}).villager(0, "cave_cat", READY, "melancholic")
    table.turn(0, "labour", "villager:cave_cat")
    assert table.player(0).coins == 7
