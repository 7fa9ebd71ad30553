"""Fables that move pigs before collecting."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_chinny_runs_from_a_monster() -> None:
    table = Table().hand(0, "chinny").hand(1, "dragon").purse(0, brick=2)
    table.go("fields+chinny", "forest+dragon", "forest").answer(1, "place_monster", "fields")
    assert table.options(0) == ("forest", "brickyard", "stay")
    table.answer(0, "chinny", "brickyard")
    assert table.goods(0) == (0, 0, 5) and table.seat(0).at == "brickyard"


def test_chinny_may_stay() -> None:
    table = Table().hand(0, "chinny").hand(1, "bridge_troll")
    table.go("fields+chinny", "forest+bridge_troll", "forest").answer(1, "place_monster", "fields")
    table.answer(0, "chinny", "stay")
    assert table.goods(0) == (3, 0, 0)


def test_chinny_draws_when_no_monster_was_played() -> None:
    table = Table().hand(0, "chinny").go("fields+chinny", "forest", "forest")
    assert table.seat(0).hand_size == 1


def test_chinny_does_nothing_with_the_monster_elsewhere() -> None:
    table = Table().hand(0, "chinny").hand(1, "wolf")
    table.go("fields+chinny", "forest+wolf", "forest").answer(1, "place_monster", "brickyard")
    assert table.asked() == {0: "build"} and table.seat(0).hand_size == 0


def test_roar_chases_opponents_to_a_random_place() -> None:
    places = set()
    for counter in range(12):
        table = Table().hand(0, "roar")
        table.state.chance.counter = 100 + counter
        table.go("fields+roar", "fields", "forest")
        places.add(table.seat(1).at)
        assert table.seat(0).at == "fields" and table.seat(2).at == "forest"
    assert places == {"fields", "forest", "brickyard"}  # possibly back to the same place


def test_roar_uses_only_the_gather_cards_in_hand() -> None:
    for counter in range(6):
        table = Table().hand(0, "roar").friend(1, "little_mermaid")
        table.state.players[1].under_mermaid = ["brickyard"]
        table.state.chance.counter = 100 + counter
        table.go("fields+roar", "fields", "forest")
        assert table.seat(1).at in ("fields", "forest")
