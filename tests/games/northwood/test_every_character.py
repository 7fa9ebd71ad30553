"""What holds for each of the 24 characters: useful, spent once a visit, warned of, declined, ready again, invited."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.core.fuzz import random_answer
from games.northwood.content import CHARACTERS, STARS, SUITS, name_of, suit_of
from games.northwood.state import PLAYER, NorthwoodState, Step
from tests.games.northwood.table import Table, act, asked, hint_key, logged, options_of, seen, visit

EVERY = tuple(CHARACTERS)
RICH = {"hand": "c1 c8 f2 f7 l3 e4", "score": "l6 l7", "discard": "e7 e8"}
"""Cards with which every character can do something."""

IDLE: dict[str, dict[str, Any]] = {
    "claws_jack": {"hand": "c1 c2 c3 c4 c5 c6 c7 c8"},
    "flowers_jack": {"hand": "c2 c3", "ruler": "eyes_king"},
    "flowers_queen": {"hand": "c2 c3"},
    "flowers_king": {"hand": "c2 c3 f4"},
    "leaves_jack": {"hand": "c2 c3", "visited": {1: True, 2: False, 4: False, 5: True}},
    "leaves_queen": {"hand": "c2 c3", "ruler": "flowers_king"},
    "claws_queen_crown": {"hand": "c3 f3"},
    "flowers_king_crown": {"hand": "c2 c3"},
    "leaves_queen_crown": {"hand": "c2 c3"},
    "leaves_king_crown": {"hand": "c2 c3"},
}
"""For each character that may find nothing to do, a visit in which that is so."""


def rich(ally: str) -> Table:
    """A visit in which `ally` can do something, whoever it is: an ally of another suit has been used already."""
    used = 3 if suit_of(ally) == SUITS[0] else 0
    ruler = "eyes_king" if ally != "eyes_king" else "eyes_queen"
    return visit(3, **RICH, ally=ally, ruler=ruler, exhausted=(used,))


def instead_of(ruler: str) -> tuple[str, ...]:
    """Who stands in for a plain jack, usually an ally, when he is a ruler."""
    return (f"{ruler}_crown",) if ruler.endswith("_jack") else ()


def play(table: Table, *keys: str) -> Table:
    """Answer at random, but invite nobody, until one of these questions is asked or the visit is over."""
    rng, visits = random.Random(1), len(table.state.visits)
    while (question := asked(table)).key not in keys and len(table.state.visits) == visits:
        answer = ("nobody",) if question.key == "invite" else None
        act(table, answer or random_answer(table.rules, table.state, question, rng))
    return table


def use(table: Table, ally: str) -> Table:
    """Use an ability and answer whatever it asks."""
    return play(act(table, ally), "turn", "respond")


def to_the_end(table: Table) -> Table:
    """Play until the visit is over."""
    return play(table, "nothing else")


def cards_and_people(state: NorthwoodState) -> object:
    """All that an ability may change beside the ally who is spent."""
    deck = [(card.name, card.known_by(PLAYER)) for card in state.deck]
    ready = {place.active for place in state.places if not place.exhausted}
    fiefs = [fief.ruler for fief in state.fiefs]
    return sorted(state.hand), list(state.score), list(state.discard), deck, ready, fiefs, state.theme


def place_of(table: Table, ally: str) -> int:
    """Where an ally stands."""
    return next(at for at, place in enumerate(table.state.places) if place.active == ally)


@pytest.mark.parametrize("character", EVERY)
def test_it_does_something_and_is_spent_once_a_visit(character: str) -> None:
    table = rich(character)
    before: Any = cards_and_people(table.state)
    use(table, character)
    after: Any = cards_and_people(table.state)
    assert before[4] - after[4] == {character} and table.state.places[place_of(table, character)].exhausted
    assert (*before[:4], before[4] - {character}, *before[5:]) != after
    assert character not in options_of(table)
    play(act(table, "listen"), "turn")
    assert character not in options_of(table)
    assert logged(table).count("northwood-log-ability") == 1


@pytest.mark.parametrize("character", EVERY)
def test_it_says_whether_it_would_do_nothing(character: str) -> None:
    assert hint_key(rich(character), character) != "northwood-hint-nothing-now"
    bare = visit(3, **(IDLE.get(character) or {"hand": "c5", "deck_size": 1}), ally=character)
    assert (hint_key(bare, character) == "northwood-hint-nothing-now") is (character in IDLE)


@pytest.mark.parametrize("character", IDLE)
def test_it_warns_before_it_is_spent_for_nothing_and_may_be_kept(character: str) -> None:
    table = visit(3, **IDLE[character], ally=character)
    before = cards_and_people(table.state)
    act(table, character)
    question = seen(table).question
    assert question is not None and question.decision.key == "spend_for_nothing"
    assert question.prompt.args["ally"] == name_of(character)
    act(table, "no")
    assert cards_and_people(table.state) == before and logged(table) == []
    assert asked(table).key == "turn" and character in options_of(table)
    act(table, character, "yes")
    after: Any = cards_and_people(table.state)
    assert table.state.places[place_of(table, character)].exhausted and character not in after[4]
    assert logged(table) == ["northwood-log-ability", "northwood-log-nothing"]
    assert (*after[:4], after[4] | {character}, *after[5:]) == before


@pytest.mark.parametrize("character", [name for name in EVERY if name not in IDLE])
def test_it_is_never_in_vain(character: str) -> None:
    """With the last card in hand and the last one in the deck it does something all the same, and nobody is warned."""
    table = visit(3, "c5", ally=character, top="e6", deck_size=1)
    before: Any = cards_and_people(table.state)
    act(table, character)
    assert asked(table).key != "spend_for_nothing"
    if not table.state.visits:
        play(table, "turn")
    after: Any = cards_and_people(table.state)
    assert "northwood-log-nothing" not in logged(table)
    assert table.state.visits or (*before[:4], *before[5:]) != (*after[:4], *after[5:])


@pytest.mark.parametrize("character", EVERY)
def test_it_need_not_be_used_and_stays_ready(character: str) -> None:
    table = rich(character)
    for _ in range(3):
        play(act(table, "listen"), "turn")
        assert character in options_of(table) and not table.state.places[place_of(table, character)].exhausted
    assert "northwood-log-ability" not in logged(table)


@pytest.mark.parametrize("character", EVERY)
def test_it_is_ready_again_after_the_visit(character: str) -> None:
    table = use(rich(character), character)
    to_the_end(table)
    assert len(table.state.visits) == 1
    assert not any(place.exhausted for place in table.state.places)
    play(act(table, "fief:7"), "turn")
    assert character in options_of(table)


@pytest.mark.parametrize("character", EVERY)
def test_as_a_guest_it_is_used_in_place_of_the_ally_and_leaves_afterwards(character: str) -> None:
    table = visit(
        4, **RICH, step=Step.INVITE, visited={6: True}, exhausted=(3,), ally=instead_of(character),
        ruler="eyes_king" if character != "eyes_king" else "eyes_queen", rulers={6: character},
    )
    ally = table.state.places[0].ally
    act(table, character, ally)
    assert character in options_of(table) and ally not in options_of(table)
    use(table, character)
    assert not table.state.visits[1:] and character not in options_of(table)
    to_the_end(table)
    assert table.state.places[0].active == ally and not table.state.places[0].exhausted
    people = {fief.ruler for fief in table.state.fiefs} | {place.active for place in table.state.places}
    assert character not in people
    assert seen(table).board.stars == STARS[6] + (STARS[4] if table.state.visits[-1].won else 0)


@pytest.mark.parametrize("character", [name for name in EVERY if name != "leaves_queen"])
def test_the_queen_of_leaves_does_the_same_for_a_ruler(character: str) -> None:
    """She copies everybody; what the ruler can do nothing with, she cannot either."""
    table = visit(3, **RICH, ruler=character, exhausted=(3,), ally=(*instead_of(character), "leaves_queen"))
    before: Any = cards_and_people(table.state)
    use(table, "leaves_queen")
    after: Any = cards_and_people(table.state)
    assert logged(table)[:2] == ["northwood-log-ability", "northwood-log-copied"]
    assert (*before[:4], before[4] - {"leaves_queen"}, *before[5:]) != after
