"""Special actions, and Friends discarded for something."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def building(table: Table) -> Table:
    """Go on to seat 0's build turn; all pigs meet where nothing lies."""
    return table.lies("fields").go("fields", "fields", "fields")


def test_fairy_godmother_draws_two_once_a_turn() -> None:
    table = building(Table().friend(0, "fairy_godmother")).answer(0, "build", "special:fairy_godmother")
    assert table.seat(0).hand_size == 2 and table.seat(0).actions == 1
    assert "special:fairy_godmother" not in table.options(0)


def test_fairy_godmother_can_leave_with_two_fables_for_two_resources() -> None:
    table = building(Table().friend(0, "fairy_godmother").hand(0, "wolf", "roar", "giant"))
    table.answer(0, "build", "free:fairy_godmother")
    table.answer(0, "godmother_fables", "fable:wolf", "fable:giant").answer(0, "gain", "straw=1", "brick=1")
    assert table.seat(0).hand == ("roar",) and table.seat(0).friend == "" and table.goods(0) == (1, 0, 1)
    assert sorted(table.board().discards) == ["giant", "wolf"] and table.seat(0).actions == 2


def test_fairy_godmother_needs_two_fables_to_leave() -> None:
    table = building(Table().friend(0, "fairy_godmother").hand(0, "wolf"))
    assert "free:fairy_godmother" not in table.options(0)


def test_goldilocks_keeps_one_of_three_and_orders_the_rest() -> None:
    table = building(Table().friend(0, "goldilocks").next_fables("wolf", "roar", "giant"))
    table.answer(0, "build", "special:goldilocks").answer(0, "goldilocks_keep", "fable:roar")
    table.answer(0, "goldilocks_top", "fable:giant")
    assert table.seat(0).hand == ("roar",) and table.board(0).deck_top == ("giant", "wolf")
    assert table.board(1).deck_top == ()
    table.answer(0, "build", "draw")
    assert table.seat(0).hand == ("giant", "roar")


def test_goldilocks_remembers_who_draws_what_she_put_back() -> None:
    table = building(Table().friend(0, "goldilocks").next_fables("wolf", "roar", "giant"))
    table.answer(0, "build", "special:goldilocks").answer(0, "goldilocks_keep", "fable:roar")
    table.answer(0, "goldilocks_top", "fable:giant").answer(0, "build", "gain:wood").answer(1, "build", "draw")
    assert table.board(0).players[1].hand == ("giant",) and table.board(2).players[1].hand == ()


def test_little_mermaid_keeps_two_gather_cards_in_use_and_pays_for_it() -> None:
    table = building(Table().house(0, "wood", 1).purse(0, wood=4).next_friends("little_mermaid"))
    table.answer(0, "build", "build:wood:walls").answer(0, "friend", "seat:1")
    table.answer(1, "mermaid_keep", "fields", "brickyard")
    assert table.board().players[1].under_mermaid == ("forest",)
    table.answer(0, "build", "gain:wood").answer(1, "build", "special:little_mermaid")
    assert table.goods(1) == (1, 1, 1)
    table.pass_builds()
    assert table.options(1) == ("fields", "brickyard")


def test_little_mermaid_gives_the_gather_cards_back_when_she_leaves() -> None:
    table = Table().friend(1, "little_mermaid").hand(0, "giant").lies("brickyard")
    table.state.players[1].under_mermaid = ["forest"]
    table.go("fields+giant", "brickyard", "fields").answer(0, "place_monster", "brickyard")
    assert table.seat(1).under_mermaid == () and table.seat(1).gather_cards == ("fields", "forest", "brickyard")


def test_puss_in_boots_builds_with_a_resource_of_an_opponent() -> None:
    table = building(Table().friend(0, "puss_in_boots").purse(0, brick=1).purse(1, brick=1).purse(2, brick=3))
    table.answer(0, "build", "special:puss_in_boots").answer(0, "puss_from", "seat:2")
    assert table.seat(0).houses[0].material == "brick" and table.goods(0) == (0, 0, 0) and table.goods(2) == (0, 0, 2)


def test_puss_in_boots_picks_what_to_build_and_meets_a_friend_at_walls() -> None:
    table = building(Table().friend(0, "puss_in_boots").purse(0, straw=1, wood=3).purse(1, 1, 1).house(0, "wood", 1))
    table.answer(0, "build", "special:puss_in_boots")
    assert table.options(0) == ("build:straw:floor", "build:wood:walls")
    table.answer(0, "puss_build", "build:wood:walls")
    assert table.asked() == {0: "friend"} and table.goods(1) == (1, 0, 0)


def test_puss_in_boots_pays_one_resource_of_an_opponent_only() -> None:
    table = building(Table().friend(0, "puss_in_boots").purse(1, brick=3))
    assert "special:puss_in_boots" not in table.options(0)


def test_red_riding_hood_takes_a_wolf_from_the_top_five_discards() -> None:
    table = building(Table().friend(0, "red_riding_hood").discards("wolf", "roar", "big_bad_wolf", "oracle"))
    table.answer(0, "build", "special:red_riding_hood").answer(0, "red_riding_hood", "fable:big_bad_wolf")
    assert table.seat(0).hand == ("big_bad_wolf",) and table.board().discards == ("wolf", "roar", "oracle")


def test_red_riding_hood_draws_when_no_wolf_is_near_the_top() -> None:
    deep = ("wolf", "roar", "roar", "oracle", "oracle", "chinny")
    table = building(Table().friend(0, "red_riding_hood").discards(*deep).next_fables("giant"))
    table.answer(0, "build", "special:red_riding_hood")
    assert table.seat(0).hand == ("giant",) and table.board().discards == deep


def test_red_riding_hood_can_be_discarded_against_a_wolf() -> None:
    table = Table().friend(1, "red_riding_hood").hand(0, "wolf").go("forest+wolf", "fields", "forest")
    table.answer(0, "place_monster", "fields").answer(1, "cancel_monster", "yes")
    assert table.goods(1) == (5, 0, 0) and table.seat(1).friend == ""


def test_red_riding_hood_is_no_help_against_a_dragon() -> None:
    table = Table().friend(1, "red_riding_hood").hand(0, "dragon").purse(1, wood=1).go("forest+dragon", "fields", "forest")
    table.answer(0, "place_monster", "fields")
    assert table.goods(1) == (5, 0, 0) and table.seat(1).friend == "red_riding_hood"


def test_rumpelstiltskin_spins_a_straw_and_turns_all_straw_into_one_other_kind() -> None:
    table = building(Table().friend(0, "rumpelstiltskin").purse(0, straw=3, brick=1))
    assert table.goods(0) == (4, 0, 1)
    table.answer(0, "build", "special:rumpelstiltskin").answer(0, "rumpelstiltskin", "brick")
    assert table.goods(0) == (0, 0, 5)


def test_wood_cutter_gains_two_wood_and_plants_two() -> None:
    table = building(Table().friend(0, "wood_cutter")).answer(0, "build", "special:wood_cutter")
    assert table.goods(0) == (0, 2, 0) and table.lying("forest") == (0, 6, 0)


def test_wood_cutter_can_be_discarded_against_any_monster() -> None:
    for monster in ("wolf", "dragon", "big_bad_wolf", "bridge_troll", "giant"):
        table = Table().friend(1, "wood_cutter").hand(0, monster).house(1, "straw", 1).purse(1, wood=1)
        table.go(f"forest+{monster}", "fields", "forest").answer(0, "place_monster", "fields")
        table.answer(1, "cancel_monster", "yes")
        assert table.goods(1) == (5, 1, 0) and len(table.seat(1).houses) == 1


def test_a_new_friends_special_action_in_the_same_turn() -> None:
    table = Table().hand(0, "little_helpers").friend(0, "wood_cutter").house(0, "wood", 1).purse(0, wood=2)
    table.next_friends("little_mermaid").go("fields+little_helpers", "forest", "forest")
    table.answer(0, "build", "special:wood_cutter").answer(0, "build", "build:wood:walls").answer(0, "friend", "keep")
    table.answer(0, "mermaid_keep", "fields", "forest").answer(0, "build", "special:little_mermaid")
    assert table.goods(0) == (6, 1, 1) and table.seat(0).used == ("wood_cutter", "little_mermaid")
