"""What a question of For Northwood! does not offer, and the reason it gives."""

from __future__ import annotations

from games.core.catalogue import catalogue
from games.northwood.scenarios import NorthwoodOptions
from games.northwood.state import Step
from tests.games.northwood.table import Table, act, seen, visit

WORDS = catalogue("en", ("games.core.texts", "games.northwood.texts"))


def missing(table: Table) -> dict[str, str]:
    """What the player is told about what is not offered: label and reason."""
    question = seen(table).question
    assert question is not None
    return {WORDS.say(one.label, str): WORDS.say(one.reason, str) for one in question.missing}


def test_an_ally_rests_once_used_and_while_another_has_just_acted() -> None:
    table = visit(3, "c1 f2", exhausted=(0,))
    assert missing(table) == {"Badger": "Used in this visit; each ally works once a visit."}
    act(table, "eyes_jack", ("claws_1", "flowers_2"))
    told = missing(table)
    assert told["Squirrel"] == "One ability before each statement; now listen."
    assert told["Raven"] == "Used in this visit; each ally works once a visit."


def test_a_scenario_may_allow_no_more_abilities() -> None:
    table = visit(3, "c1 c2 f2 f3 l5", top="e1 e2 e3", options=NorthwoodOptions(scenario="lone_envoy", pause=True))
    act(table, "flowers_jack", "yes", "listen", "claws_1", "eyes_jack", ("claws_2", "flowers_2"), "listen", "flowers_3")
    assert missing(table)["Badger"] == "This scenario allows 2 abilities a visit; they are used."


def test_the_suit_must_be_followed() -> None:
    table = act(visit(3, "c1 c5 f2 l3", top="c4"), "listen")
    told = missing(table)
    assert set(told.values()) == {"You hold Claws, so you must answer in that suit."} and len(told) == 2


def test_fiefs_that_were_visited_and_the_end_that_is_still_to_come() -> None:
    told = missing(visit(3, "c1 f2", step=Step.FIEF, visited={0: True, 4: False}))
    assert told == {
        "Fief 0 (4 ★)": "Visited already.",
        "Fief 4 (1 ★)": "Visited already.",
        "Stop here": "Only once the goal is out of reach; it can still be met.",
    }


def test_the_order_of_a_scenario() -> None:
    options = NorthwoodOptions(scenario="left_to_right")
    told = missing(visit(1, "c1 f2", step=Step.FIEF, visited={0: False, 1: False, 2: False}, options=options))
    assert told["Fief 5 (2 ★)"] == "In this scenario the fiefs are visited upwards from 0."
    assert told["Fief 1 (3 ★)"] == "Visited already."


def test_who_may_not_be_invited() -> None:
    table = visit(3, "c1 f2", step=Step.INVITE, visited={0: True, 1: True})
    told = missing(table)
    assert told["Cuckoo"] == "Not a friend yet." and "Lynx" not in told
    assert "Owl" not in told, "whoever is being visited is nobody's guest"
    act(table, "claws_queen", "claws_jack", "flowers_queen")
    assert missing(table)["Badger"] == "A guest stands in for this ally during the visit."
    act(table, "flowers_jack")
    assert missing(table)["Badger"] == "A guest stands in for this ally during the visit."


def test_rulers_that_are_too_far_away() -> None:
    told = missing(act(visit(3, "c1 f2", visited={2: True}), "leaves_jack"))
    assert told == {
        "Fief 0 (4 ★)": "More than 2 places away.",
        "Fief 2 (2 ★)": "Visited already.",
        "Fief 6 (3 ★)": "More than 2 places away.",
        "Fief 7 (4 ★)": "More than 2 places away.",
    }


def test_cards_that_an_ability_cannot_use() -> None:
    table = act(visit(3, "c1 c8 f2 l5", ally="flowers_king"), "flowers_king")
    assert missing(table) == {
        "🌸 Flowers 2": "No other card in your hand makes 9 with it.",
        "🍂 Leaves 5": "No other card in your hand makes 9 with it.",
    }
    table = act(visit(3, "c1 c8 f2", ally="claws_queen_crown"), "claws_queen_crown")
    assert missing(table) == {"🐾 Claws 8": "Only cards of value 1 or 2."}
    table = act(visit(3, "c1 c8", ally="claws_queen", discard="f2"), "claws_queen")
    assert missing(table) == {"Score pile": "This pile is empty."}
    table = act(visit(3, "c1 c8", ally="leaves_queen_crown", exhausted=(0, 1)), "leaves_queen_crown")
    assert missing(table)["Raven"] == "Ready already."
