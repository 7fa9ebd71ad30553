"""Triggers, queries, and effects as data."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from games.core.chance import Chance
from games.core.decision import flaws
from games.core.effects import Gain, GainChoice, Pay, apply, can_pay, goods_decision, pay
from games.core.events import Query, Trigger
from games.core.rules import Rules
from games.core.session import Session
from games.core.state import GameState


@dataclass(slots=True)
class Shop(GameState):
    cards: list[tuple[int, str]] = field(default_factory=list)
    purse: dict[str, int] = field(default_factory=lambda: {"wood": 0, "brick": 0})
    heard: list[str] = field(default_factory=list)
    over: bool = False

    def goods(self, seat: int) -> dict[str, int]:
        return self.purse


bell: Trigger[Shop, int] = Trigger("bell", lambda shop: list(shop.cards))


@bell.on("ding")
async def ding(shop: Shop, owner: int, event: int) -> None:
    """Says ding."""
    shop.heard.append(f"ding{owner}")


@bell.on("dong", when=lambda shop, owner, event: event > 1)
async def dong(shop: Shop, owner: int, event: int) -> None:
    """Says dong, the second time only."""
    shop.heard.append(f"dong{owner}")


class Ring(Rules[Shop]):
    game = "ring"

    def __init__(self, event: int = 2, effects: tuple[Gain | Pay | GainChoice, ...] = ()) -> None:
        self.event, self.effects = event, effects

    async def segment(self, state: Shop) -> None:
        await bell.fire(state, self.event, choose_order=True)
        state.heard.append(str(await apply(state, 0, self.effects)))
        state.over = True

    def finished(self, state: Shop) -> bool:
        return state.over


def shop(*cards: tuple[int, str]) -> Shop:
    return Shop(Chance("00" * 32), cards=list(cards))


def test_a_seat_orders_its_own_effects_and_seats_go_in_turn() -> None:
    game = Session(Ring(), shop((1, "ding"), (1, "dong"), (0, "ding")))
    decision = game.open()[1]
    assert decision.key == "next_effect" and decision.parts[0].ids == ("ding", "dong")
    game.submit(1, ("dong",))
    assert game.state.heard == ["dong1", "ding1", "ding0", "True"]


def test_a_card_that_does_not_apply_is_not_asked_about() -> None:
    assert Session(Ring(event=1), shop((1, "ding"), (1, "dong"))).state.heard == ["ding1", "True"]


@bell.on("gift")
async def gift(shop: Shop, owner: int, event: int) -> None:
    """Gives everybody else, and itself, a card that says ding."""
    shop.cards += [(seat, "ding") for seat in range(3)]


def test_a_card_that_comes_meanwhile_is_heard_only_by_seats_that_had_one_at_the_start() -> None:
    game = Session(Ring(event=1), shop((0, "gift"), (1, "dong")))
    assert game.state.heard == ["ding0", "ding1", "True"]  # seat 2 had no card when the bell rang


def test_a_card_cannot_register_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        bell.on("ding")(ding)


def test_queries_fold_over_the_cards_in_play() -> None:
    cost: Query[Shop, int] = Query("cost", lambda shop: list(shop.cards))
    assert cost.value(shop(), 4, "walls") == 4
    cost.on("dearer")(lambda state, owner, value, about: value + 1)
    cost.on("cheaper")(lambda state, owner, value, about: value - 2 if about == "walls" else value)
    both = shop((0, "dearer"), (1, "cheaper"))
    assert cost.value(both, 4, "walls") == 3 and cost.value(both, 4, "roof") == 5
    with pytest.raises(ValueError, match="twice"):
        cost.on("dearer")(lambda state, owner, value, about: value)


def test_plain_effects_stop_at_a_payment_that_fails() -> None:
    effects = (Gain({"wood": 2}), Pay({"brick": 1}), Gain({"wood": 9}))
    state = Session(Ring(effects=effects), shop()).state
    assert state.purse == {"wood": 2, "brick": 0} and state.heard == ["False"]


def test_a_choice_of_goods_is_asked_and_gained() -> None:
    game = Session(Ring(effects=(GainChoice(2, ("wood", "brick")),)), shop())
    decision = game.open()[0]
    assert flaws(decision) == [] and ("wood=1", "brick=1") in decision.proposals
    game.submit(0, ("brick=2",))
    assert game.state.purse == {"wood": 0, "brick": 2}


def test_all_mixtures_within_the_limits_are_proposed() -> None:
    proposals = goods_decision(0, "give", 2, {"wood": 1, "brick": 2}).proposals
    assert set(proposals) == {("wood=1", "brick=1"), ("brick=2",)}


def test_paying_what_is_not_there_is_an_error_of_the_rules() -> None:
    state = shop()
    assert not can_pay(state, 0, {"wood": 1})
    with pytest.raises(ValueError, match="wood"):
        pay(state, 0, {"wood": 1})
