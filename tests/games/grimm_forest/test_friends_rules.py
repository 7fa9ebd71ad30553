"""Friends: keep or give, one at most (rulebook, "Friends")."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def walls(friend: str) -> Table:
    """Seat 0 has just built walls and met `friend`; seat 0 has Goldilocks, seat 1 has Jack."""
    table = Table().purse(0, wood=4).house(0, "wood", 1).friend(0, "goldilocks").friend(1, "jack").next_friends(friend)
    return table.lies("forest").go("forest", "fields", "fields").answer(0, "build", "build:wood:walls")


def test_rumpelstiltskin_given_away_drives_out_the_others_friend() -> None:
    """Rulebook, "Friends", the example: keep Goldilocks, give Rumpelstiltskin to another, who discards his Friend."""
    table = walls("rumpelstiltskin").answer(0, "friend", "seat:1")
    assert table.seat(0).friend == "goldilocks" and table.seat(1).friend == "rumpelstiltskin"
    assert table.board().friend_discards == ("jack",)


def test_a_kept_friend_takes_the_old_ones_place() -> None:
    table = walls("rumpelstiltskin").answer(0, "friend", "keep")
    assert table.seat(0).friend == "rumpelstiltskin" and table.board().friend_discards == ("goldilocks",)


def test_a_friend_is_kept_or_given_but_not_discarded() -> None:
    assert walls("rumpelstiltskin").options(0) == ("keep", "seat:1", "seat:2")


def test_an_empty_friend_deck_is_made_anew_from_the_discards() -> None:
    table = Table().purse(0, wood=4).house(0, "wood", 1)
    table.state.friend_discards = [card.name for card in table.state.friend_deck]
    table.state.friend_deck = []
    table.lies("forest").go("forest", "fields", "fields").answer(0, "build", "build:wood:walls")
    assert table.board().offer and table.board().friend_deck_size == 24 and table.board().friend_discards == ()


def test_without_any_friend_left_walls_bring_none() -> None:
    table = Table(advanced=False).purse(0, wood=4).house(0, "wood", 1)
    names = [card.name for card in table.state.friend_deck]
    table.state.friend_deck = []
    table.state.tavern = [type(table.state.deck[0])(name) for name in names]  # all are elsewhere
    table.lies("forest").go("forest", "fields", "fields").answer(0, "build", "build:wood:walls")
    assert table.asked() == {0: "build"} and table.seat(0).friend == ""
