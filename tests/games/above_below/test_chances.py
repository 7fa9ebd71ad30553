"""The chances shown beside a choice of a page are exact: all results of the dice are counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from games.above_below import SPEC
from games.above_below.explore.lanterns import exertable
from games.above_below.explore.page import lights_of, present_choice, total
from games.above_below.state import AboveBelowState, Explorer, Zone
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.text import Listed, Text
from games.core.view import ai_view, table_view
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table
from tests.games.above_below.test_told import games
from tests.scale import scaled

MOST = 3
"""The number of explorers up to which all results of the dice are tried."""


def shown(hits: int, ways: int) -> int:
    """Return a chance as it is shown: 0 and 100 only if they are exact."""
    return 0 if not hits else 100 if hits == ways else max(1, min(99, round(100 * Fraction(hits, ways))))


def lanterns_of(state: AboveBelowState, choice: str) -> list[int]:
    """Return the lanterns of each result of the dice, by the rules."""
    state = copy_of(state)
    trip = state.trip
    trip.choice = choice
    found = []
    for dice in product(range(1, 7), repeat=len(trip.party)):
        for one, die in zip(trip.party, dice, strict=True):
            one.die = die
        found.append(total(state, trip))
    return found


def odds_in(hint: Text | None) -> list[Text]:
    """Return the lines about chances in a choice's hint."""
    notes = hint.args["notes"] if hint is not None else Listed(())
    assert isinstance(notes, Listed)
    return [one for one in notes.items if isinstance(one, Text) and one.key == "above-below-odds"]


def test_the_chances_beside_a_choice_are_those_of_the_dice() -> None:
    compared, sure = 0, 0
    for way in ("base", "expanded"):
        for session, rng in games(way, scaled(5)):
            seat, decision = rng.choice(list(session.open_questions().items()))
            if decision.key == "choice" and len(session.state.trip.party) <= MOST:
                question = table_view(session, seat).question
                assert question is not None
                most = len(exertable(session.state.players[seat], session.state.trip))
                for option, wording in question.wordings.items():
                    odds = odds_in(wording.hint)
                    if not odds:
                        continue
                    lanterns = lanterns_of(session.state, option.removeprefix("choice:"))
                    for one in odds:
                        number = one.args["number"]
                        assert isinstance(number, int)
                        plain = sum(n >= number for n in lanterns)
                        helped = sum(n + most >= number for n in lanterns)
                        assert one.args["plain"] == shown(plain, len(lanterns)), (option, one)
                        assert one.args["most"] == shown(helped, len(lanterns)), (option, one)
                        sure += helped == len(lanterns)
                        compared += 1
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
    assert compared > 20 and sure > 0


def test_every_number_of_a_choice_has_its_chance() -> None:
    """Numbers without dice are not among them."""
    for session, rng in games("expanded", scaled(2)):
        seat, decision = rng.choice(list(session.open_questions().items()))
        if decision.key == "choice":
            question = table_view(session, seat).question
            assert question is not None
            trip = copy_of(session.state).trip
            for option, wording in question.wordings.items():
                if not option.startswith("choice:"):
                    continue
                trip.choice = option.removeprefix("choice:")
                numbers = [tier.at for tier in present_choice(trip).tiers if tier.at]
                assert [one.args["number"] for one in odds_in(wording.hint)] == numbers
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))


def tenths(said: Text) -> int:
    """Return ten times the average that a text names."""
    whole, tenth = said.args["whole"], said.args["tenth"]
    assert isinstance(whole, int) and isinstance(tenth, int)
    return 10 * whole + tenth


def test_the_average_beside_a_party_is_that_of_its_dice() -> None:
    compared = 0
    for session, rng in games("expanded", scaled(3)):
        seat, decision = rng.choice(list(session.open_questions().items()))
        if decision.key == "explore":
            question, player = table_view(session, seat).question, session.state.players[seat]
            assert question is not None
            for answer, said in question.outcomes.items():
                party = [Explorer(token.removeprefix("villager:"), 1) for token in answer]
                exact = sum(
                    Fraction(sum(lights_of(player, Explorer(one.piece, die)) for die in range(1, 7)), 6)
                    for one in party
                )
                assert tenths(said) == round(10 * exact)
                compared += 1
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))
    assert compared > 20


def test_who_is_missed_least_is_found_with_the_states_that_lie_on_them(page: NewPage) -> None:
    """A poisoned villager gives fewer lanterns than the token says."""
    choice = {"id": "go", "tiers": [{"at": 9, "gain": {}}], "fail": {"penalty": {"injury": True}}}
    for poisoned in ((), ("explorer",), ("trainer",)):
        table = Table(states=True, dice={"lantern": [1, 1]})
        for piece in poisoned:
            table.villager(0, piece, Zone.READY, "poisoned")
        table.exploring(0, page(choice), "trainer", "explorer").answer(0, "choice", "choice:go")
        player = table.session.state.players[0]
        averages = {
            f"villager:{piece}": Fraction(sum(lights_of(player, Explorer(piece, die)) for die in range(1, 7)), 6)
            for piece in ("trainer", "explorer")
        }
        view = table_view(table.session, 0)
        assert view.question is not None and view.question.decision.key == "injure" and SPEC.hint is not None
        answer, said = SPEC.hint(ai_view(view), view.question.decision)
        assert averages[answer[0]] == min(averages.values())
        assert tenths(said) == round(10 * averages[answer[0]])
