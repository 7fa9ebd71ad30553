"""Friends that act when the Gather cards are revealed."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_cinderella_takes_two_before_the_sharing() -> None:
    table = Table().friend(0, "cinderella").go("fields", "fields", "forest")
    assert table.goods(0) == (3, 0, 0) and table.goods(1) == (1, 0, 0) and table.lying("fields") == (1, 0, 0)
    assert table.seat(0).collected["straw"] == 1


def test_cinderella_comes_before_the_wolf() -> None:
    table = Table().friend(0, "cinderella").hand(1, "wolf").go("fields", "forest+wolf", "forest")
    table.answer(1, "place_monster", "fields")
    assert table.goods(0) == (2, 0, 0)


def test_cinderella_chooses_at_the_market() -> None:
    table = Table(4).friend(0, "cinderella").go("market", "fields", "fields", "fields")
    table.answer(0, "take_from_market", "straw=1", "brick=1")
    assert table.goods(0) == (1, 1, 1)  # and then collects the wood alone


def test_gingerbread_man_takes_one_from_each_place_and_is_nowhere() -> None:
    table = Table(4).friend(0, "gingerbread_man").go("fields", "fields", "forest", "market")
    table.answer(0, "gingerbread_man", "yes").answer(0, "take_from_market", "brick")
    assert table.goods(0) == (1, 1, 2) and table.seat(0).at == ""
    assert table.goods(1) == (4, 0, 0)  # alone in the fields now
    assert sum(table.seat(0).collected.values()) == 0


def test_gingerbread_man_is_neither_alone_nor_in_company() -> None:
    table = Table().friend(0, "gingerbread_man").hand(0, "little_helpers")
    table.go("fields+little_helpers", "forest", "forest").answer(0, "gingerbread_man", "yes")
    assert table.seat(0).actions == 2


def test_gingerbread_man_may_go_as_planned() -> None:
    table = Table().friend(0, "gingerbread_man").go("fields", "forest", "forest").answer(0, "gingerbread_man", "no")
    assert table.goods(0) == (5, 0, 0)


def test_jack_adds_two_to_his_place() -> None:
    table = Table().friend(0, "jack").go("fields", "fields", "forest")
    assert table.goods(0) == (3, 0, 0) and table.goods(1) == (3, 0, 0) and table.lying("fields") == (1, 0, 0)


def test_jack_adds_what_he_likes_at_the_market() -> None:
    table = Table(4).friend(0, "jack").go("market", "fields", "fields", "fields").answer(0, "add", "brick=2")
    assert table.goods(0) == (1, 1, 3)


def test_jack_can_be_discarded_against_a_giant() -> None:
    table = Table().friend(2, "jack").hand(0, "giant").hand(1, "roar").go("forest+giant", "fields", "forest")
    table.answer(0, "place_monster", "fields").answer(2, "cancel_monster", "yes")
    assert table.seat(1).hand == ("roar",) and table.goods(1) == (5, 0, 0)
    assert table.seat(2).friend == "" and table.board().friend_discards == ("jack",)


def test_thumbelina_flies_to_a_random_unplayed_place() -> None:
    places = set()
    for counter in range(10):
        table = Table().friend(0, "thumbelina")
        table.state.chance.counter = 100 + counter
        table.go("fields", "forest", "brickyard").answer(0, "thumbelina", "yes")
        places.add(table.seat(0).at)
    assert places == {"forest", "brickyard"}


def test_thumbelina_may_stay() -> None:
    table = Table().friend(0, "thumbelina").go("fields", "forest", "forest").answer(0, "thumbelina", "no")
    assert table.goods(0) == (5, 0, 0)


def test_thumbelina_uses_only_gather_cards_in_hand() -> None:
    for counter in range(5):
        table = Table().friend(0, "thumbelina")
        table.state.players[0].under_mermaid = ["brickyard"]
        table.state.chance.counter = 100 + counter
        table.go("fields", "forest", "brickyard").answer(0, "thumbelina", "yes")
        assert table.seat(0).at == "forest"
