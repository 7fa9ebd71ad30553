"""The strong AI seat: it answers every question acceptably and in time, sees only its view, cannot be foreseen, and its
learnt judgement makes sense."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from games.core.decision import Answer, Decision
from games.core.registry import new_run
from games.core.run import Run
from games.core.session import Session
from games.grimm_forest import SPEC
from games.grimm_forest.ai.choosing import drawn
from games.grimm_forest.ai.judgement import chances, weights_for
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.strong import SEARCH, STRONG, LikelyGuess, Search, equally_likely
from games.grimm_forest.ai.traits import trait_names, traits_of
from games.grimm_forest.content import MAKES
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.state import GatherCard, GrimmState, House, Step
from tests.games.grimm_forest.table import Table
from tests.games.strong_seats import answered_in_a_random_game, compared_with_other_deals

QUICK = replace(STRONG, series=dict.fromkeys((2, 3, 4), (1, 1)), close=0.0, search=replace(SEARCH, budget=10))
"""The strong AI with less thought, for many questions."""
PLAYERS = (2, 3, 4)


def game(players: int, number: int, *, advanced: bool = True) -> Run[GrimmState]:
    secret = f"{random.Random(f'strong:{players}:{number}').getrandbits(256):064x}"
    return new_run(SPEC, players, secret, SPEC.options.model_validate({"advanced": advanced}))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_is_acceptable_and_in_time(players: int) -> None:
    """Random answers lead to the questions."""
    assert {"choose", "build"} <= answered_in_a_random_game(QUICK, game(players, 1))


def test_nothing_hidden_is_seen() -> None:
    """Its answer is the same for any order of the decks and any cards in other hands."""
    session = Session(GrimmRules(), game(3, 5).state)
    compared = compared_with_other_deals(QUICK, session)
    found: set[tuple[int, int, str]] = set()
    while len(found) < 8:
        found.add((session.state.round, *next(compared)))


def test_nothing_is_tried_in_copies_in_which_the_prince_has_taken_other_goods() -> None:
    """He takes them before the question; where a copy began with that, he took them a second time."""
    table = Table(2).friend(0, "tom_thumb")
    view, asked = table.sees(0).board, table.session.open_questions()[0]
    assert asked.key == "tom_thumb" and view.prince_took
    for number in range(8):
        state = SEARCH.copy(view, asked, random.Random(number))
        assert state is None or SEARCH.rules.view(Run(SEARCH.rules, state).state, 0).locations == view.locations


def test_the_rest_of_a_turn_is_played_in_copies_too_after_a_special_action() -> None:
    table = Table().purse(0, straw=6).house(0, "straw", 2).friend(0, "little_mermaid").lies("fields")
    table.go("fields", "fields", "fields").answer(0, "build", "special:little_mermaid")
    asked = table.session.open_questions()[0]
    assert not any(option.startswith("special:") for option in asked.parts[0].ids)
    copy = SEARCH.copy(table.sees(0).board, asked, random.Random(1))
    assert copy is not None and copy.players[0].used == ["little_mermaid"]


@pytest.mark.parametrize(("look", "seen"), [
    ("look:gather:1", lambda copy: copy.players[1].gather.place == "forest"),
    ("look:fable:1", lambda copy: copy.players[1].facedown.name == "wolf"),
])
def test_who_chooses_last_tries_its_choices_in_copies_with_the_card_that_was_looked_at(
    look: str, seen: Callable[[GrimmState], bool]
) -> None:
    """A copy asked what to look at once more, so nothing was tried, but the advice told how many games were lost.
    Nobody can foresee the choice any more, so it is not mixed."""
    table = Table(2).friend(0, "evil_queen").hand(1, "wolf")
    for place, material in MAKES.items():
        table.lies(place, **{material: 6})
    table.answer(1, "choose", "forest", "fable:wolf").answer(0, "queen_look", look)
    view, asked = table.sees(0), table.session.open_questions()[0]
    assert asked.key == "choose"
    copies = [SEARCH.copy(view.board, asked, random.Random(n)) for n in range(8)]
    assert all(copy is not None and seen(copy) for copy in copies)
    assert len({QUICK.choose(view, asked, random.Random(n)) for n in range(6)}) == 1


def test_unknown_gather_cards_are_guessed_by_what_they_bring() -> None:
    """A rich place is guessed more often than by pure chance, and a known card is never changed."""
    state = game(2, 3).state
    state.step, state.locations["fields"]["straw"] = Step.REVEAL_FABLES, 30
    state.players[0].gather, state.players[1].gather = GatherCard("forest", 0, 1), GatherCard("brickyard", 1, 2)
    rules, rng = LikelyGuess(), random.Random(2)
    guesses = [rules.state_from(rules.view(state, 0), rng) for _ in range(30)]
    places = [player.gather.place for one in guesses for player in one.players if player.gather]
    assert set(places[::2]) == {"forest"}
    assert places[1::2].count("fields") > 15


class Misled(Search):
    """A search in whose first copy the best answer looks worst."""

    def _try(self, state: GrimmState, decision: Decision, answer: Answer) -> tuple[float, int]:
        copies.add(id(state))
        kept.append(state)
        good = answer == ("gain:brick",)
        return float(good if len(copies) > 1 else not good), 1


copies: set[int] = set()
kept: list[GrimmState] = []


def test_a_single_copy_does_not_decide() -> None:
    """Cards are drawn in a copy, so every series of tries has its share of the budget."""
    table = Table().purse(0, straw=6).lies("fields").go("fields", "fields", "fields")
    asked = table.session.open_questions()[0]
    misled = Misled(SEARCH.rules, SEARCH.quick, SEARCH.stretch, SEARCH.expected, 60)
    assert misled.tried(table.sees(0), asked, random.Random(1))[0] == ("gain:brick",)


def test_similar_numbers_draw_the_same_place() -> None:
    """So draws that are spread evenly visit the places as often as they are likely."""
    scored: list[tuple[float, Answer]] = [(1.0, ("fields",)), (1.0, ("forest",)), (1.0, ("fields", "fable:wolf"))]
    found = [drawn(scored, 0.1, (number + 0.5) / 30)[0] for number in range(30)]
    assert found == sorted(found) and found.count("fields") == 20


FOUND: list[tuple[float, Answer]] = [
    (0.50, ("fields",)), (0.47, ("forest", "fable:wolf")), (0.46, ("forest",)), (0.30, ("brickyard",)),
]


@pytest.mark.parametrize(
    ("usual", "foreseen", "telling", "among"),
    [
        ("fields", 0.0, 0.1, ["fields"]),
        ("fields", 0.05, 0.1, ["fields", "forest"]),
        ("fields", 1.0, 0.1, ["fields", "forest", "brickyard"]),
        ("forest", 0.0, 0.0, ["fields"]),
        ("forest", 0.0, 0.1, ["fields", "forest"]),
        ("brickyard", 0.0, 0.1, ["fields", "forest"]),
        ("brickyard", 0.0, 0.5, ["fields", "forest", "brickyard"]),
    ],
)
def test_the_more_it_costs_to_be_foreseen_the_more_places_are_equally_likely(
    usual: str, foreseen: float, telling: float, among: list[str]
) -> None:
    """Each place comes with its best Fable only. The usual place is among them, unless another is much better."""
    found = equally_likely(FOUND, usual, foreseen, telling)
    assert [choice[0] for choice in found] == among and ("forest",) not in found


def test_of_two_one_does_not_go_where_the_other_must_expect_it() -> None:
    """The Brickyard is better by what the own cards do there, or because all see the bricks, or it is far better."""
    found: list[tuple[float, Answer]] = [(0.5, ("fields",)), (0.56, ("brickyard",)), (0.4, ("forest",))]
    for brick, worth, place in ((0, 0.56, "brickyard"), (9, 0.56, "fields"), (9, 0.66, "brickyard")):
        found[1] = (worth, ("brickyard",))
        board = Table(2).lies("fields", straw=5).lies("forest").lies("brickyard", brick=brick).sees(0).board
        assert STRONG.drawn_from(board, found) == [(place,)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("building", [False, True])
def test_weights_name_every_trait(players: int, building: bool) -> None:
    """A weight of a trait that does not exist is a mistake, as well as a trait without weight."""
    assert tuple(weights_for(players, building)) == trait_names(players)
    state = game(players, 1).state
    me = state.players[0]
    me.houses, me.friend, me.tokens = [House("straw", 3), House("wood", 2)], "robin_hood", ["straw"]
    me.stored["brick"] = 2
    found = traits_of(state, Situation(SPEC.rules.view(state, None), 0), me)
    assert found.keys() < set(trait_names(players))
    assert {"robin_hood", "wood_house_2", "straw_first", "brick_stored"} < found.keys()


def test_two_look_at_what_the_places_will_give() -> None:
    """Wood enough for the third house lies in one place, which also finishes it when shared."""
    table = Table(2).house(0, "straw", 3).house(0, "brick", 3).house(0, "wood", 2)
    state = table.lies("fields").lies("forest", wood=12).lies("brickyard").state
    found = traits_of(state, Situation(SPEC.rules.view(state, None), 0), state.players[0])
    assert found["finish_alone_1"] and found["finish_shared_1"] and "finish_alone_2" not in found
    assert found["best_alone"] >= found["best_shared"] > found["least_alone"] == 0


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("step", [Step.CHOOSE, Step.BUILD])
def test_more_is_worth_more(players: int, step: Step) -> None:
    """A house that is nearly finished raises the chance of winning, one that is finished raises it more, and two
    finished houses and the resources for a third nearly win."""
    state = game(players, 1).state
    state.step = step
    found = [chances(state)[0]]
    me = state.players[0]
    for parts, straw in ((2, 0), (2, 6), (3, 6)):
        me.houses, me.goods["straw"] = [House("straw", parts)], straw
        found.append(chances(state)[0])
    me.houses, me.goods["straw"] = [House("straw", 3), House("straw", 3), House("straw", 2)], 6
    found.append(chances(state)[0])
    assert found == sorted(found) and found[-1] > 0.8, found
    assert sum(chances(state)) == pytest.approx(1)


def test_it_is_the_strongest_level() -> None:
    assert SPEC.strongest == "strong" and SPEC.ais["strong"] is STRONG
