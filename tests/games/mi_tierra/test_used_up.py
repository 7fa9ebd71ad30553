"""The supply is used up: players own all that can be drawn or gained, and the game goes on (rulings MT-19, MT-54)."""

from __future__ import annotations

import random

import pytest

from games.core.catalogue import catalogue
from games.core.fuzz import random_answer
from games.core.session import Session
from games.core.text import Text
from games.mi_tierra import SPEC
from games.mi_tierra.ai.advice import explain
from games.mi_tierra.ai.places import value_of_place
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.content import ANIMALS, FARM_LIMIT, GOODS
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import MiTierraState, Step
from games.mi_tierra.supply import animals_left, goods_left, water_left
from games.mi_tierra.used_up import LIVESTOCK, MADE
from games.mi_tierra.wording.outcome import outcome
from games.mi_tierra.wording.terms import ware_name
from games.mi_tierra.wording.use import OF_NO_USE
from tests.games.mi_tierra.table import Table, new_state, tells_nothing
from tests.languages import MI_TIERRA

FOLDERS = ("games.core.texts", "games.mi_tierra.texts")


def hoard(state: MiTierraState, cards: bool, supply: bool) -> None:
    """Give seat 1 what is left of the supply; no markets are left, and all development cards are bought or
    discarded."""
    if cards:
        state.gone += [card.name for card in state.deck]
        for player in state.players:
            player.cards = list(dict.fromkeys(card.name for card in state.plans))[:FARM_LIMIT]
            for name in player.cards:
                state.plans.remove(next(card for card in state.plans if card.name == name))
        state.plans_gone += [card.name for card in state.plans]
        state.deck.clear()
        state.plans.clear()
    if supply:
        player = state.players[1]
        for good in GOODS:
            player.goods[good] += goods_left(state, good)
        player.reserve += water_left(state)


@pytest.mark.sampled(0.5)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("cards", "supply"), [(True, False), (False, True), (True, True)])
def test_a_game_goes_on_with_an_empty_box(players: int, cards: bool, supply: bool) -> None:
    for number in range(2):
        rng = random.Random(f"{players}:{cards}:{supply}:{number}")
        state = new_state(players)
        hoard(state, cards, supply)
        session: Session[MiTierraState] = Session(SPEC.rules, state)
        while not session.finished:
            assert session.rules.invariants(session.state) == []
            seat, decision = rng.choice(list(session.open_questions().items()))
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        assert session.rules.invariants(session.state) == []
        lines = [line.text for closed in session.closed for line in closed.lines]
        assert [line for line in lines if tells_nothing(line)] == []
        assert all(animals_left(session.state, kind) >= 0 for kind in ANIMALS)


def without(area: str) -> Table:
    """Return a table at which seat 0 could use an area, but the supply has nothing left for it."""
    table = Table(3).at(Step.PLACE, "spring", 1).money(40, 9, 9).goods(0, milk=1, egg=2, wool=3, wheat=3, grape=3)
    table.pens(0, Pen(3), Pen(3, "cow", 1), Pen(2, "sheep", 2)).player(0).hired = 5
    state = table.state
    for good in MADE.get(area, ()):
        table.goods(1, **{good: goods_left(state, good)})
    if area in LIVESTOCK:
        kind = LIVESTOCK[area]
        for seat, site, size in ((1, 0, 3), (1, 1, 3), (1, 2, 3), (2, 0, 2)):
            count = min(size, animals_left(state, kind))
            state.players[seat].pens[site] = Pen(size, kind if count else "", count)
    if area == "water_mill":
        table.player(1).reserve = water_left(state)
    return table


@pytest.mark.parametrize("area", [*LIVESTOCK, *MADE, "water_mill"])
def test_a_place_for_which_nothing_is_left_is_not_praised(area: str) -> None:
    """Neither proposed nor advised, at the end of its list, and its hint says so."""
    table = without(area)
    question = table.sees(0).question
    assert question is not None
    assert (area,) not in question.decision.proposals
    assert question.wordings[area].hint == Text("mi-tierra-hint-used-up")
    assert question.wordings[area].group_place % 100 == OF_NO_USE
    assert value_of_place(Situation(table.sees(0).board, 0), area) == 0
    assert explain(table.sees(0), table.decision(0))[0] != (area,)


def test_a_field_whose_crop_is_used_up_is_not_praised() -> None:
    table = Table(3).at(Step.PLACE, "spring", 1).fields(0, b2="grape")
    table.goods(1, apple=goods_left(table.state, "apple"))
    question = table.sees(0).question
    assert question is not None
    assert ("field:a2",) not in question.decision.proposals and ("field:b2",) in question.decision.proposals
    assert question.wordings["field:a2"].hint == Text("mi-tierra-hint-used-up")
    assert question.wordings["field:a2"].group_place % 100 == OF_NO_USE
    assert outcome(table.sees(0).board, question.decision, ("field:a2",)) == Text(
        "mi-tierra-outcome-none-left", {"crop": ware_name("apple")}
    )


def test_a_field_whose_crop_goes_to_the_workers_before_is_worth_nothing() -> None:
    """AI seats sent workers there, and one was advised: "It brings in 0 wheat"."""
    table = Table(2).at(Step.PLACE).fields(0, b1="grape", b4="grape")
    table.goods(1, grape=goods_left(table.state, "grape") - 1)
    assert value_of_place(Situation(table.sees(0).board, 0), "field:b4") > 0
    assert value_of_place(Situation(table.place(0, "field:b1").sees(0).board, 0), "field:b4") == 0


def test_a_crop_that_is_used_up_may_come_back_before_the_harvest() -> None:
    """A worker was said to get nothing on a wheat field, but milling returns wheat before the farms act."""
    table = Table(2).at(Step.PLACE, "spring", 1).money(9, 9).fields(0, b2="wheat").goods(0, wheat=3)
    table.goods(1, wheat=goods_left(table.state, "wheat"))
    question = table.sees(0).question
    assert question is not None and (hint := question.wordings["field:b2"].hint) is not None
    assert [catalogue(language, FOLDERS).translate(hint, str) for language in MI_TIERRA] == [
        "None are left in the supply: a worker gets nothing unless some come back",
        "No queda nada en la reserva: un trabajador no recibe nada si no vuelve algo",
        "Nella riserva non c’è più niente: un lavoratore non riceve nulla se non torna qualcosa",
    ]
    table.answer(0, "place", "field:b2").answer(1, "place", "pass").answer(0, "place", "wine_mill").all_pass()
    assert table.answer(0, "mill", "flour").seat(0).goods["wheat"] == 1


def test_the_seed_shop_tells_how_many_tiles_are_left_and_the_square_who_is_idle() -> None:
    table = Table(3).at(Step.PLACE).fields(1, b1="grape", b2="grape")
    table.player(0).hired = 5
    question = table.sees(0).question
    assert question is not None
    assert question.wordings["crops"].hint == Text("mi-tierra-hint-crops", {"apple": 8, "wheat": 7, "grape": 5})
    assert question.wordings["square"].hint == Text("mi-tierra-hint-nobody-idle")
