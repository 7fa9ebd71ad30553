"""The secret choice and the reveal."""

from __future__ import annotations

from games.core.session import Session
from games.grimm_forest.rules import GrimmRules
from tests.games.grimm_forest.table import Table


def test_one_gather_card_and_at_most_one_fable() -> None:
    table = Table().hand(0, "wolf", "roar", "roar")
    assert table.options(0) == ("fields", "forest", "brickyard", "fable:roar", "fable:wolf")
    assert table.refused(0).rule == "too_few"
    assert table.refused(0, "fields", "forest").rule == "too_many"
    assert table.refused(0, "fields", "fable:wolf", "fable:roar").rule == "too_many"
    assert table.refused(0, "market").rule == "not_offered"


def test_the_choice_is_private_and_can_be_changed_until_all_have_chosen() -> None:
    table = Table().hand(0, "wolf").answer(0, "choose", "fields", "fable:wolf")
    assert table.sees(1).asked == tuple(one for one in table.sees(0).asked) and 0 not in table.asked()
    question = table.sees(0).question
    assert question is not None and question.held == ("fields", "fable:wolf")
    table.session.submit(0, ("forest",))
    table.answer(1, "choose", "forest").answer(2, "choose", "fields")
    assert table.goods(0) == (0, 2, 0) and table.seat(0).hand == ("wolf",)
    assert not table.session.can_undo(0)


def test_with_four_players_the_market_can_be_chosen() -> None:
    assert "market" in Table(4).options(0) and "market" not in Table(3).options(0)


def test_a_known_card_stays_possible_while_a_fable_lies_face_down() -> None:
    """Who knew one of two cards must not learn from the list which of them was laid."""
    def seen(laid: str) -> tuple[str, ...]:
        table = Table().hand(0, "wolf", "roar").friend(2, "evil_queen")
        table.state.players[0].hand[0].learn(1)
        table.answer(0, "choose", "fields", f"fable:{laid}").answer(1, "choose", "fields")
        return table.board(1).players[0].hand

    assert seen("wolf") == seen("roar") == ("wolf",)


def test_fables_are_revealed_together_and_act_in_turn_order() -> None:
    table = Table(3, start=2).hand(0, "wolf").hand(1, "giant").hand(2, "dragon")
    table.go("fields+wolf", "fields+giant", "fields+dragon")
    assert [player.fable for player in table.board().players] == ["wolf", "giant", "dragon"]
    assert table.asked() == {2: "place_monster"}
    table.answer(2, "place_monster", "fields").answer(0, "place_monster", "forest")
    assert table.log().count("monster-comes") == 3  # for the third only one place was left


def test_gather_cards_stay_hidden_while_fables_act() -> None:
    table = Table().hand(0, "wolf").go("fields+wolf", "forest", "brickyard")
    assert [player.gather for player in table.board().players] == ["", "", ""]
    assert table.board(1).players[1].gather == "forest"
    assert table.board().revealed_fables and not table.board().revealed_gather
    table.answer(0, "place_monster", "brickyard")
    assert [player.gather for player in table.board().players] == ["", "", ""]  # over: cards are back in hand
    assert [player.at for player in table.board().players] == ["fields", "forest", "brickyard"]


def test_a_choice_survives_a_restart() -> None:
    table = Table().hand(0, "wolf").answer(0, "choose", "fields", "fable:wolf")
    again = Session(GrimmRules(), table.session.checkpoint, table.session.given)
    assert again.open().keys() == {1, 2} and again.reopened == 0
