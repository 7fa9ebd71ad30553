"""What a question of The Grimm Forest does not offer, and the reason it gives."""

from __future__ import annotations

import logging

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.grimm_forest.content import MATERIALS, PARTS
from tests.conformance.tables import one_answer, questions_of
from tests.games.grimm_forest.table import Table
from tests.games.grimm_forest.test_texts import said
from tests.games.grimm_forest.test_view import advanced_table
from tests.scale import scaled


def missing(table: Table, seat: int) -> dict[str, str]:
    """What a seat is told about what its question does not offer: label and reason."""
    question = table.sees(seat).question
    assert question is not None
    return {said(one.label): said(one.reason) for one in question.missing}


def building(table: Table) -> Table:
    """Seat 0's build turn; the pigs meet where nothing lies."""
    return table.lies("fields").go(*["fields"] * len(table.state.players))


def test_sections_say_what_they_need() -> None:
    table = building(Table().purse(0, straw=1, wood=3).house(0, "wood", 1).friend(1, "hansel_gretel"))
    told = missing(table, 0)
    assert told["Build: straw floor"] == "Needs 2 straw; you have 1 straw."
    assert told["Build: straw walls"] == "Not before this: straw floor."
    assert told["Build: straw roof"] == "Not before this: straw walls."
    assert told["Build: wooden floor"] == (
        "Finish this one first: wooden house. You may not have two unfinished houses of one material."
    )
    assert told["Build: wooden walls"] == "Needs 5 wood; you have 3 wood."
    assert told["Build: wooden roof"] == "Not before this: wooden walls."
    assert told["Finish my turn"] == "You still have an action; fetching a resource is always possible."
    assert told["Special action"] == "You have no Friend."


def test_what_stands_already_is_not_missed() -> None:
    told = missing(building(Table().house(0, "wood", 2)), 0)
    assert "Build: wooden walls" not in told and told["Build: wooden roof"] == "Needs 6 wood; you have 0 wood."


def test_full_sites_and_an_empty_box() -> None:
    table = Table().purse(0, straw=9, wood=9)
    for material in ("straw", "straw", "brick", "brick", "brick"):
        table.house(0, material)
    for _ in range(3):
        table.house(1, "straw")
    told = missing(building(table), 0)
    assert told["Build: wooden floor"] == "All your building sites are taken."
    table = Table().purse(0, straw=9)
    for seat in (1, 1, 2, 2, 2):
        table.house(seat, "straw", 2)
        table.state.players[seat].houses[-1].parts = 2
    table.state.sections["straw"] = [0, 0, 5]
    assert missing(building(table), 0)["Build: straw floor"] == "The box has none of these left."


def test_special_and_free_actions() -> None:
    table = Table().friend(0, "fairy_godmother").hand(0, "wolf")
    table.lies("fields").go("fields", "fields", "fields")
    told = missing(table, 0)
    assert told["Say goodbye to Fairy Godmother"] == "You need two Fables in hand."
    assert "Special action of Fairy Godmother" not in told
    table.answer(0, "build", "special:fairy_godmother")
    told = missing(table, 0)
    assert told["Special action of Fairy Godmother"] == "Once a turn; you have used it."
    assert "Say goodbye to Fairy Godmother" not in told
    table.answer(0, "build", "gain:straw")
    assert set(missing(table, 0)) == {"Build, draw, fetch, special action"}
    table = building(Table().friend(0, "puss_in_boots"))
    assert missing(table, 0)["Special action of Puss in Boots"] == (
        "Even with one resource from an opponent you cannot pay for any section."
    )
    table = building(Table().friend(0, "hansel_gretel"))
    assert missing(table, 0)["Special action of Hansel & Gretel"] == "This Friend has no special action."


def test_puss_says_what_even_help_cannot_pay() -> None:
    table = Table().friend(0, "puss_in_boots").purse(0, straw=1, wood=1).purse(1, straw=1).purse(2, straw=1, wood=2)
    building(table).answer(0, "build", "special:puss_in_boots")
    told = missing(table, 0)
    assert told["Build: brick floor"] == "Needs 2 bricks, one of them from an opponent; you have 0 bricks."
    table.answer(0, "puss_build", "build:wood:floor")
    assert table.asked()[0] == "build", "only one rival has wood"
    table = Table().friend(0, "puss_in_boots").purse(0, straw=1, wood=3, brick=3).purse(1, straw=1, wood=1)
    building(table).answer(0, "build", "special:puss_in_boots")
    assert missing(table, 0)["Build: brick floor"] == "Brick: no opponent has any to give."


def test_no_fable_is_left_anywhere() -> None:
    table = Table().empty_deck().hand_out_discards(1)
    table.lies("fields").go("fields", "fields", "fields")
    assert missing(table, 0)["Draw a Fable"] == "No Fable is left to draw."
    table = Table().empty_deck().hand_out_discards(1, keep=1)
    table.lies("fields").go("fields", "fields", "fields")
    assert "Draw a Fable" not in missing(table, 0)


def test_the_secret_choice_says_why_there_is_no_fable_and_which_places_are_kept() -> None:
    assert missing(Table(), 0) == {"A Fable": "You have no Fable in hand."}
    table = Table().hand(0, "roar").friend(0, "little_mermaid")
    table.state.players[0].under_mermaid = ["forest"]
    assert missing(table, 0) == {"Forest": "Little Mermaid keeps this Gather card of yours."}


def test_places_for_monsters_and_the_moon() -> None:
    table = Table().hand(0, "wolf").hand(1, "dragon")
    table.go("fields+wolf", "forest+dragon", "forest").answer(0, "place_monster", "forest")
    assert missing(table, 1) == {"Forest": "A monster is there already."}
    table = Table(4).hand(0, "harvest_moon").lies("brickyard", brick=1)
    table.go("fields+harvest_moon", "fields", "fields", "fields")
    assert missing(table, 0) == {"Fields": "A pig is there.", "Brickyard": "Half of what lies there is nothing."}


def test_whom_a_card_cannot_touch() -> None:
    table = Table(4).hand(0, "friendly_game").purse(1, straw=3).purse(2, brick=2).purse(3, wood=3)
    table.lies("fields").go("fields+friendly_game", "fields", "fields", "forest")
    assert missing(table, 0) == {"D": "Is not at your place."}
    table = Table(4).friend(0, "ali_baba").purse(1, straw=1).purse(2, brick=1)
    told = missing(table, 0)
    assert told["1 wood from B"] == "Has none of it." and "1 straw from B" not in told and "1 brick from D" in told


def test_trades_and_payments_that_are_too_dear() -> None:
    table = Table().hand(0, "hired_help").purse(0, straw=2, wood=1)
    table.go("fields+hired_help", "forest", "forest")
    told = missing(table, 0)
    assert told["Pay 2 bricks"] == "You have 2 straw and 1 wood." and "Pay 2 straw" not in told
    table = Table().hand(0, "wandering_trader").purse(0, straw=3, wood=1)
    table.lies("fields").go("fields+wandering_trader", "forest", "forest")
    told = missing(table, 0)
    assert told["2 wood for 3 straw"] == "Needs 2 wood; you have 1 wood." and "2 straw for 3 wood" not in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_section_and_action_of_a_build_turn_is_offered_built_or_explained(
    players: int, caplog: pytest.LogCaptureFixture
) -> None:
    words = [Catalogue(language, ("games.core.texts", "games.grimm_forest.texts")) for language in LANGUAGES]
    turns = 0
    with caplog.at_level(logging.ERROR):
        for number in range(scaled(1)):
            session, rng = advanced_table(players, 700 + number)
            while not session.finished:
                for seat, decision in session.open().items():
                    for question in questions_of(session, seat):
                        for one in question.missing:
                            assert one.label not in [wording.label for wording in question.wordings.values()]
                            assert all(book.say(one.label, str) and book.say(one.reason, str) for book in words)
                    if decision.key == "build" and session.state.players[seat].actions:
                        question = questions_of(session, seat)[-1]
                        known = [said(one.label) for one in question.missing]
                        known += [said(wording.label) for wording in question.wordings.values()]
                        for material in MATERIALS:
                            names = [f"Build: {_of(material)} {part}" for part in PARTS]
                            sections = sum(any(one.startswith(name) for one in known) for name in names)
                            begun = [h.parts for h in session.state.players[seat].houses
                                     if h.material == material and h.parts < len(PARTS)]
                            # of a begun house the parts that stand are nobody's question, but for a second floor
                            assert sections == len(PARTS) - (begun[0] - 1 if begun else 0)
                        turns += 1
                one_answer(session, rng)
    assert turns > 20 and caplog.messages == []


def _of(material: str) -> str:
    return {"straw": "straw", "wood": "wooden", "brick": "brick"}[material]
