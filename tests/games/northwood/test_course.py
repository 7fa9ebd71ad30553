"""The course of a game: choosing fiefs, inviting friends, the end, giving up, taking back."""

from __future__ import annotations

import pytest

from games.core.chance import Chance
from games.core.decision import Refused
from games.core.registry import new_session
from games.core.session import Session
from games.northwood import SPEC
from games.northwood.ai.adviser import explain
from games.northwood.content import DECK
from games.northwood.scenarios import NorthwoodOptions
from games.northwood.state import NorthwoodState, Step
from tests.games.northwood.table import act, asked, cards, hand, logged, options_of, refused, seen, visit

FRIENDS = {0: True, 1: True, 2: True}


def test_any_fief_not_yet_visited_may_be_chosen() -> None:
    table = visit(0, "c1 c2", step=Step.FIEF, visited={2: True, 5: False})
    assert options_of(table) == {f"fief:{number}" for number in (0, 1, 3, 4, 6, 7)}
    act(table, "fief:7")
    assert seen(table).board.visiting == 7


def test_a_friend_covers_an_ally_and_leaves_after_the_visit() -> None:
    table = visit(3, "c1", top="e5", step=Step.INVITE, visited={5: True})
    act(table, "flowers_king", "eyes_jack")
    board = seen(table).board
    assert board.places[3].active == "flowers_king" and board.fiefs[5].ruler is None
    assert "flowers_king" in options_of(table) and "eyes_jack" not in options_of(table)
    act(table, "listen", "claws_1")
    board = seen(table).board
    assert board.places[3].active == "eyes_jack" and board.fiefs[5].standing == "friendly"
    assert board.fiefs[5].ruler is None and board.stars == 2


def test_any_number_of_friends_each_over_a_different_ally() -> None:
    table = visit(7, "c1 c2", step=Step.INVITE, visited=FRIENDS)
    act(table, "claws_queen", "claws_jack")
    assert options_of(table) == {"nobody", "flowers_queen", "leaves_queen"}
    act(table, "flowers_queen")
    assert options_of(table) == {"flowers_jack", "leaves_jack", "eyes_jack"}
    act(table, "leaves_jack", "leaves_queen", "flowers_jack")
    active = [place.active for place in table.state.places]
    assert active == ["claws_queen", "leaves_queen", "flowers_queen", "eyes_jack"]
    assert asked(table).key == "turn"


def test_nobody_need_be_invited() -> None:
    table = act(visit(7, "c1 c2", step=Step.INVITE, visited=FRIENDS), "nobody")
    assert asked(table).key == "turn" and all(place.guest is None for place in table.state.places)


def test_a_fifth_friend_finds_no_place() -> None:
    table = visit(7, "c1 c2", step=Step.INVITE, visited=dict.fromkeys(range(5), True))
    act(table, "claws_queen", "claws_jack", "flowers_queen", "flowers_jack", "leaves_queen", "leaves_jack")
    act(table, "eyes_queen")
    assert asked(table).key == "turn"


def test_a_failed_ruler_cannot_be_invited() -> None:
    table = visit(3, "c1 c2", step=Step.FIEF, visited={5: False})
    assert asked(act(table, "fief:3")).key == "turn"


@pytest.mark.parametrize(("lost", "stop"), [((1,), False), ((0, 1), True), ((3, 4), False), ((0, 7), True)])
def test_one_may_stop_only_when_the_goal_is_out_of_reach(lost: tuple[int, ...], stop: bool) -> None:
    table = visit(5, "c1 c2", step=Step.FIEF, visited=dict.fromkeys(lost, False))
    assert ("stop" in options_of(table)) is stop


def test_stopping_ends_the_game() -> None:
    table = act(visit(5, "c1", step=Step.FIEF, visited={0: False, 1: False, 2: True}), "stop", "yes")
    result = SPEC.rules.result(table.state)
    assert table.finished and result.places == (2,) and result.totals == (2,)
    assert result.reason.key == "northwood-result-stopped" and seen(table).board.stopped


def test_stopping_is_asked_again() -> None:
    table = act(visit(5, "c1", step=Step.FIEF, visited={0: False, 1: False, 2: True}), "stop")
    assert asked(table).key == "stop_sure" and not table.finished
    act(table, "no")
    assert asked(table).key == "fief_or_stop" and not table.finished
    assert explain(seen(act(table, "stop")), asked(table))[0] == ("no",)


def test_one_may_play_on_for_the_stars() -> None:
    table = act(visit(5, "c1", step=Step.FIEF, visited={0: False, 1: False, 2: True}), "fief:4", "nobody")
    assert not table.finished and seen(table).board.visiting == 4


@pytest.mark.parametrize(
    ("lost", "level", "stars", "medal", "won"),
    [
        ((), "gold", 20, "gold", True),
        ((3,), "gold", 19, "silver", False),
        ((2,), "silver", 18, "silver", True),
        ((0,), "bronze", 16, "bronze", True),
        ((2, 5), "bronze", 16, "bronze", True),
        ((2, 5), "silver", 16, "bronze", False),
        ((0, 3), "bronze", 15, "none", False),
    ],
)
def test_medals_and_levels(lost: tuple[int, ...], level: str, stars: int, medal: str, won: bool) -> None:
    """Rulebook, part E; its example is the row with the fiefs 2 and 5 lost and 16 stars left."""
    visited = {number: number not in lost for number in range(8) if number != 1}
    options = NorthwoodOptions.model_validate({"level": level})
    table = act(visit(1, "e8", ruler="eyes_queen", top="c5", visited=visited, options=options), "listen", "eyes_8")
    result = SPEC.rules.result(table.state)
    assert table.finished and result.totals == (stars,) and result.places == ((1,) if won else (2,))
    assert result.reason.args["medal"].args["medal"] == medal  # type: ignore[union-attr]  # a Text
    assert result.reason.key == f"northwood-result-{'won' if won else 'lost'}"
    assert logged(table)[-1] == "northwood-log-over"


def test_the_choice_of_the_fief_and_of_guests_can_be_taken_back() -> None:
    table = visit(3, "c1 c2", step=Step.FIEF, visited=FRIENDS)
    act(table, "fief:3", "claws_queen", "claws_jack")
    for key in ("cover", "invite", "fief"):
        assert table.undo(0).key == key
    assert seen(table).board.visiting is None and seen(table).board.places[0].guest is None
    assert not table.can_undo(0)


def test_a_response_can_be_taken_back_until_the_next_statement() -> None:
    table = act(visit(3, "c1 c2 e3", top="l5 l6"), "listen", "claws_1")
    assert table.undo(0).answer == ("claws_1",)
    assert table.state.statement == "leaves_5" and hand(table) == {*cards("c1 c2 e3")}
    assert not table.can_undo(0)
    act(table, "claws_2", "listen")
    with pytest.raises(Refused) as error:
        table.undo(0)
    assert error.value.refusal.rule == "undo_barrier"


def test_an_ability_that_shows_nothing_new_can_be_taken_back() -> None:
    table = act(visit(3, "c1 f8", ally="flowers_king"), "flowers_king", ("claws_1", "flowers_8"))
    assert table.finished is False and table.state.visits  # the empty hand ended the visit: new cards were seen
    assert not table.can_undo(0)
    table = act(visit(3, "c1 f8 e3", ally="flowers_king"), "flowers_king", ("claws_1", "flowers_8"))
    assert table.undo(0).key == "discard_nine"
    assert table.undo(0).key == "turn"
    assert hand(table) == {*cards("c1 f8 e3")} and not table.state.places[1].exhausted


@pytest.mark.parametrize(
    ("ally", "answers"),
    [
        ("eyes_queen", ()), ("eyes_jack", ()), ("leaves_king", ()), ("claws_jack_crown", ()),
        ("eyes_king_crown", ("leaves",)),
    ],
)
def test_nothing_can_be_taken_back_after_a_card_was_seen(ally: str, answers: tuple[str, ...]) -> None:
    table = act(visit(3, "c1 f8 e3", ally=ally), ally, *answers)
    assert not table.can_undo(0)


def test_a_given_deal_replaces_the_draws() -> None:
    decks = [list(DECK), list(reversed(DECK))]
    given = {"rulers": [fief.ruler for fief in SPEC.setup(1, NorthwoodOptions(), Chance("01" * 32), {}).fiefs]}
    state = SPEC.setup(1, NorthwoodOptions(), Chance("02" * 32), {**given, "decks": decks})
    table: Session[NorthwoodState] = Session(SPEC.rules, state)
    assert [fief.ruler for fief in table.state.fiefs] == given["rulers"]
    assert hand(table) == set(DECK[:8])
    act(table, "fief:3", "listen")
    assert table.state.statement == DECK[8]


def test_the_deck_of_a_visit_does_not_depend_on_how_one_played() -> None:
    ends = []
    for last in (True, False):
        table = new_session(SPEC, 1, "ab" * 32)
        act(table, "fief:3")
        while not table.state.visits:
            ids = asked(table).parts[0].ids
            act(table, ids[-1] if last and asked(table).key == "respond" else ids[0])
        ends.append(hand(table))
    assert ends[0] == ends[1]


def test_a_table_is_for_one_player() -> None:
    with pytest.raises(ValueError, match="one player"):
        SPEC.setup(2, NorthwoodOptions(), Chance("00" * 32), {})


def test_a_stranger_to_the_question_is_refused() -> None:
    table = visit(3, "c1 c2", step=Step.FIEF)
    assert refused(table, "fief:9") == "not_offered"
