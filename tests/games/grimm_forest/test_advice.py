"""The adviser: it answers what the strong seat would, gives a reason in every language, and is not contradicted by the
review."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from games.core.catalogue import catalogue
from games.core.codec import dump_state, load_state
from games.core.decision import Answer, Decision
from games.core.fuzz import random_answer
from games.core.registry import texts_of
from games.core.review import Judgement, Moment, Unit
from games.core.run import Run
from games.core.text import Seat, Text
from games.core.view import seat_view
from games.grimm_forest import SPEC
from games.grimm_forest.ai.adviser import COPIES, explain
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.reasons import going, reason
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.strong import Search, Strong, random_of
from games.grimm_forest.review import GrimmReviewer, round_of
from games.grimm_forest.state import GrimmState
from games.grimm_forest.view import GrimmView
from tests.games.grimm_forest.table import Table
from tests.games.grimm_forest.test_strong import QUICK, game
from tests.languages import GRIMM_FOREST
from tests.scale import scaled

WORDS = {language: catalogue(language, ("games.core.texts", texts_of("grimm_forest"))) for language in GRIMM_FOREST}


class QuickReviewer(GrimmReviewer):
    """The reviewer of the strong AI with less thought."""

    strong = QUICK


def said(why: Text, language: str = "en") -> str:
    return WORDS[language].translate(why, lambda seat: f"Player {seat}")


def positions(players: int, number: int) -> Iterator[tuple[Run[GrimmState], Decision]]:
    """Yield questions of a game that `good` seats play with a few random answers."""
    run, rng = game(players, number), random.Random(number)
    while waiting := run.open_questions():
        seat, decision = rng.choice(list(waiting.items()))
        yield run, decision
        given = SPEC.ais["good"].choose(seat_view(run, seat), decision, rng)
        if rng.random() < 0.2:
            given = random_answer(SPEC.rules, run.state, decision, rng)
        run.submit(seat, given)


@pytest.mark.parametrize("players", [2, 4])
def test_it_answers_as_the_strong_seat_and_the_review_agrees(players: int) -> None:
    """A secret choice is one of those among which the strong seat draws."""
    reviewer = QuickReviewer(QUICK.search, Unit.CHANCE, 0.02, round_of)
    met: Counter[str] = Counter()
    for run, decision in positions(players, 3):
        if met[decision.key] >= 1 + (decision.key in ("choose", "build")):
            continue
        view = seat_view(run, decision.seat)
        answer, why = explain(view, decision, QUICK)
        if decision.key == "choose":
            among = QUICK.drawn_from(view.board, QUICK.choices(view.board, decision))
            assert answer in among and len(among) == len(set(among))
            assert QUICK.choose(view, decision, random.Random(2)) in among
        else:
            assert QUICK.choose(view, decision, random.Random(2)) == answer
        assert explain(view, decision, QUICK) == (answer, why)
        judged = reviewer.judge(Moment(0, 0, view, decision, answer), random.Random(4))
        assert judged is None or judged.cost == 0
        for language in GRIMM_FOREST:
            assert said(why, language)
        met[decision.key] += 1
        if sum(met.values()) >= scaled(6):
            break
    assert met["choose"] and met["build"]


class TwoPlaces(Strong):
    """A strong AI that draws between two places, of which one is clearly worse."""

    def choices(self, board: GrimmView, decision: Decision) -> list[tuple[float, Answer]]:
        """Return the chances of winning of all places."""
        return [(0.5, ("forest",)), (0.45, ("fields",)), (0.1, ("brickyard",)), (0.1, ("market",))]


def test_the_review_names_the_secret_choice_that_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """It named a worse one at times, which is drawn only to be unpredictable, and then had no reason for it."""
    monkeypatch.setattr(GrimmReviewer, "strong", TwoPlaces())
    monkeypatch.setattr(GrimmReviewer, "compared", lambda self, moment, best, rng: Judgement(best, 0.4))
    reviewer = GrimmReviewer(QUICK.search, Unit.CHANCE, 0.02, round_of)
    for straw in range(8):
        table = Table(4).lies("fields", straw=straw)
        view, decision = table.sees(0), table.session.open_questions()[0]
        assert len(GrimmReviewer.strong.drawn_from(view.board, GrimmReviewer.strong.choices(view.board, decision))) == 2
        judged = reviewer.judge(Moment(0, 0, view, decision, ("market",)), random.Random(1))
        assert judged is not None and judged.best == explain(view, decision, GrimmReviewer.strong)[0] == ("forest",)


class Foreseen(Strong):
    """An AI that leaves out the better of two places, because others can expect it there."""

    def choices(self, board: GrimmView, decision: Decision) -> list[tuple[float, Answer]]:
        return [(0.46, ("fields",)), (0.5, ("forest",))]

    def drawn_from(self, board: GrimmView, found: list[tuple[float, Answer]]) -> list[Answer]:
        return [("fields",)]


def test_a_better_place_where_others_expect_the_seat_is_not_called_worse() -> None:
    table = Table(2)
    answer, why = explain(table.sees(0), table.session.open_questions()[0], Foreseen())
    assert answer == ("fields",) and said(why).endswith(
        "Forest looks better, but others can expect you there and spoil it."
    )


def test_the_same_copies_are_tried_after_a_restart() -> None:
    """The random numbers depend on what is seen, and not on how the state came to be in memory."""
    for run, decision in islice(positions(3, 6), 0, 60, 3):
        loaded = load_state(SPEC, dump_state(run.state), SPEC.version)
        seen, again = (SPEC.rules.view(state, decision.seat) for state in (run.state, loaded))
        assert random_of(seen, decision).random() == random_of(again, decision).random()


def advised(table: Table, seat: int) -> str:
    """Return the advice to a seat in English."""
    return said(explain(table.sees(seat), table.session.open_questions()[seat], QUICK)[1])


def test_the_third_house_is_finished_and_the_reason_says_so() -> None:
    table = Table().house(0, "straw", 3).house(0, "wood", 3).house(0, "brick", 2).purse(0, brick=6).lies("fields")
    table.go("fields", "fields", "fields")
    assert "your third house" in advised(table, 0)


def test_a_place_is_praised_for_what_it_pays() -> None:
    """With what lies in the Forest the walls of the wooden house can be built; there is nothing elsewhere."""
    table = Table(2).house(0, "wood", 1).purse(0, wood=0)
    table.lies("fields").lies("forest", wood=4).lies("brickyard")
    told = advised(table, 0)
    assert told.startswith("Forest: 4 wood if you are alone there")
    assert "About as good" not in told, "the strong AI goes elsewhere at times, but nothing lies there"


def test_what_is_paid_already_is_no_reason_to_go_somewhere() -> None:
    """With two straw a floor is paid at once; the place pays for the brick floor only."""
    table = Table(2).purse(0, straw=2, wood=0, brick=0)
    table.lies("fields", straw=6).lies("forest", wood=4).lies("brickyard", brick=5)
    view, asked = table.sees(0).board, table.session.open_questions()[0]
    told = [said(one) for one in going(mixing_of(Situation(view, 0)), asked, ("brickyard",))]
    assert "This round it pays for: brick floor." in told


def test_the_player_who_is_stopped_is_the_one_who_needs_the_whole_place() -> None:
    """The other rival finishes a third house wherever it goes, and was named."""
    table = Table(3).lies("fields", straw=6).lies("forest").lies("brickyard")
    for seat, material, brick in ((1, "brick", 9), (2, "straw", 0)):
        table.house(seat, "wood", 3).house(seat, "wood", 3).house(seat, material, 2).purse(seat, brick=brick)
    view, asked = table.sees(0).board, table.session.open_questions()[0]
    told = going(mixing_of(Situation(view, 0)), asked, ("fields",))
    assert [one.args["who"] for one in told if one.key.endswith("-stops")] == [Seat(2)]


@pytest.mark.parametrize(("wood", "key"), [(2, "draw-first"), (0, "draw")])
def test_who_could_build_something_is_not_told_that_nothing_can_be_built(wood: int, key: str) -> None:
    """A floor of wood leads to no third house, and was offered beside the words that nothing more can be built."""
    table = Table(2).house(0, "straw", 3).house(0, "wood", 3).house(0, "brick", 2).purse(0, wood=wood, brick=1)
    table.lies("fields").go("fields", "fields")
    view, asked = table.sees(0).board, table.session.open_questions()[0]
    assert asked.key == "build" and ("build:wood:floor" in asked.parts[0].ids) is bool(wood)
    (told,) = reason(Situation(view, 0), asked, ("draw",), tried=True)
    assert told.key == f"grimm-forest-advice-{key}"


def test_a_resource_is_praised_only_for_sections_that_it_pays() -> None:
    """Six straw pay for the roof, whatever is gained; five do only with one more."""

    def gained(straw: int, material: str) -> list[str]:
        table = Table().house(0, "straw", 2).purse(0, straw=straw).lies("fields").lies("forest").lies("brickyard")
        table.go("fields", "forest", "brickyard")
        situation = Situation(table.sees(0).board, 0)
        asked = table.session.open_questions()[0]
        return [said(one) for one in reason(situation, asked, (f"gain:{material}",), tried=True)]

    assert gained(5, "straw") == ["With it you can build this turn: straw roof."]
    assert gained(6, "brick") == [
        "You then have 1 brick. Next to build with it: brick floor (2 bricks).",
        "This turn you can then still build: straw roof.",
    ]


class Undecided(Strong):
    """A strong AI that has found two equal secret choices with a Fable, or one that is better."""

    def choices(self, board: GrimmView, decision: Decision) -> list[tuple[float, Answer]]:
        return [(0.6, ("forest", "fable:little_helpers")), (0.5, ("fields", "fable:little_helpers"))]

    def drawn_from(self, board: GrimmView, found: list[tuple[float, Answer]]) -> list[Answer]:
        return [one for _, one in found][: 2 if board.players[0].hand_size > 1 else 1]


@pytest.mark.parametrize("hand", [("little_helpers",), ("little_helpers", "chinny")])
def test_an_alternative_is_named_with_its_fable(hand: tuple[str, ...]) -> None:
    """The place alone may be much worse, and a review may name it as a mistake."""
    table = Table().hand(0, *hand)
    why = explain(table.sees(0), table.session.open_questions()[0], Undecided())[1]
    assert re.search(r"(About as good|Second best): (Fields|Forest) \(Little Helpers\)", said(why))
    assert re.search(r"(Casi igual de bueno|Segunda opción): (Campos|Bosque) \(Pequeños Ayudantes\)", said(why, "es"))
    assert re.search(r"(Quasi altrettanto buono|Seconda scelta): (Campi|Bosco) \(.*\)", said(why, "it"))


def test_the_two_best_answers_are_compared_in_other_copies_than_they_were_chosen_in(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same ones, the luck of that choice would count as a difference."""
    draws, real = list[object](), type(QUICK.search).copy

    def copy(self: Search, board: GrimmView, decision: Decision, rng: random.Random) -> GrimmState | None:
        draws.append(rng.getstate())
        return real(self, board, decision, rng)

    monkeypatch.setattr(Search, "copy", copy)
    run, decision = next(one for one in positions(2, 3) if one[1].key == "build")
    explain(seat_view(run, decision.seat), decision, QUICK)
    assert len(draws) > COPIES and len(set(draws)) == len(draws)
