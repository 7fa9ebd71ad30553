"""What the others still know of cards that somebody moved unseen."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def building(table: Table) -> Table:
    """Seat 0's build turn; the pigs meet where nothing lies."""
    return table.lies("fields").go(*["fields"] * len(table.state.players))


def seen_by(table: Table, viewer: int, *cards: int) -> Table:
    """The viewer has seen these cards of the deck, counted from the top."""
    for card in cards:
        table.state.deck[-1 - card].learn(viewer)
    return table


def test_goldilocks_hides_what_she_keeps_from_who_knew_the_top_of_the_deck() -> None:
    def seen(kept: str, top: str) -> tuple[object, ...]:
        table = building(seen_by(Table().friend(0, "goldilocks").next_fables("wolf", "roar", "giant"), 1, 0, 1, 2))
        table.answer(0, "build", "special:goldilocks").answer(0, "goldilocks_keep", f"fable:{kept}")
        table.answer(0, "goldilocks_top", f"fable:{top}")
        board = table.board(1)
        return board.players[0].hand, board.deck_top, board.looking

    assert seen("wolf", "roar") == seen("giant", "roar") == seen("giant", "wolf") == ((), (), ())


def test_ghostly_whispers_hide_what_is_kept_from_who_knew_a_twin_of_it() -> None:
    def seen(*kept: str) -> tuple[str, ...]:
        table = Table().hand(0, "ghostly_whispers").next_fables("wolf", "giant", "wolf", "oracle")
        table = seen_by(table, 1, 0).go("fields+ghostly_whispers", "forest", "forest")
        table.answer(0, "whispers_keep", *kept)
        return table.board(1).players[0].hand

    assert seen("fable:wolf", "fable:oracle") == seen("fable:giant", "fable:oracle") == ()


def test_of_two_equal_fables_nobody_can_tell_which_one_was_played() -> None:
    """Seat 2 knew one of two wolves in the hand; once a wolf was played, the other may be anything."""
    for known in (0, 1):
        table = Table().hand(0, "wolf", "wolf").hand(1, "giant")
        table.state.players[0].hand[known].learn(2)
        table.go("fields+wolf", "forest+giant", "forest")
        assert table.board(2).players[0].hand == ()
        assert table.seat(0).hand == ("wolf",)


def test_who_knew_both_of_two_equal_fables_still_knows_the_other() -> None:
    table = Table().hand(0, "wolf", "wolf")
    for card in table.state.players[0].hand:
        card.learn(2)
    table.go("fields+wolf", "forest", "forest")
    assert table.board(2).players[0].hand == ("wolf",) and table.board(1).players[0].hand == ()


def test_the_choice_in_words_tells_what_kind_of_choice_it_is() -> None:
    table = Table(4).friend(0, "huntsman").hand(0, "wolf").hand(1, "roar")
    kinds = [decision.args["fable"] for _, decision in sorted(table.session.open().items())]
    assert kinds == ["may", "must", "none", "none"]
    assert all(asked.prompt is None for asked in table.sees(3).asked)
    table = Table().friend(0, "sleeping_beauty").hand(1, "roar").answer(0, "sleeping_beauty", "seat:1")
    assert table.session.open()[1].args["fable"] == "laid"
