"""Cards, their hooks, and switching them off."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

import pytest

from games.core.cards import NOBODY, Box, GameCard, Kept, Owned, does_something, effect
from games.core.chance import Chance
from games.core.rules import Rules
from games.core.session import Session
from games.core.state import GameState


@dataclass(slots=True)
class Shop(GameState):
    cards: list[tuple[int, str]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    kept: dict[str, Kept] = field(default_factory=dict)
    over: bool = False

    def in_play(self, among: Collection[str]) -> Iterator[tuple[int, str]]:
        yield from [(seat, card) for seat, card in self.cards if card in among]


class Own(Owned[Shop]):
    def hear(self, what: str) -> None:
        self.state.heard.append(f"{what}{self.seat}")


@dataclass(frozen=True)
class Hear:
    """An action that several cards share."""

    what: str

    async def __call__(self, own: Own) -> None:
        own.hear(self.what)


@dataclass(eq=False)
class Thing(GameCard):
    points: int = 0
    doubles: bool = effect(False)


box: Box[Shop, Own] = Box("shop", Own, Shop.in_play, lambda shop: (NOBODY, 1, 0))
bell = box.moment("bell")
sale = box.trigger("sale", int)
cost = box.query("cost", int, str)


def thing(name: str, points: int = 0, *, doubles: bool = False) -> Thing:
    card = box.add(Thing(name, "thing", points))
    card.doubles = doubles
    return card


ding, dong, calm, plain, twin = thing("ding"), thing("dong"), thing("calm"), thing("plain"), thing("twin", doubles=True)
arrival, leaver, weather, twice, idle = map(thing, ("arrival", "leaver", "weather", "twice", "idle"))


@ding.on(bell)
async def says_ding(own: Own) -> None:
    """Says ding."""
    own.hear("ding")


@dong.on(bell, when=lambda own: "quiet" not in own.state.heard, costs=lambda own: "dear" in own.state.heard)
async def says_dong(own: Own) -> None:
    """Says dong unless it must be quiet; it is a nuisance when things are dear."""
    own.hear("dong")


calm.on(bell, calm=True)(Hear("calm"))
plain.on(bell)(Hear("plain"))


@arrival.on(bell)
async def brings_ding(own: Own) -> None:
    """Its neighbour gets a ding."""
    own.hear("arrival")
    own.state.cards.append((0, "ding"))


@leaver.on(bell)
async def takes_dong_away(own: Own) -> None:
    """All dongs leave play."""
    own.hear("leaver")
    own.state.cards = [entry for entry in own.state.cards if entry[1] != "dong"]


weather.on(bell)(Hear("weather"))
twice.on(bell)(Hear("one"))
twice.on(bell)(Hear("two"))


@ding.on(sale, when=lambda own, price: price > 3)
async def counts(own: Own, price: int) -> None:
    """Says the price."""
    own.hear(f"sold{price}")


@ding.changes(cost)
def dearer(own: Own, value: int, about: str) -> int:
    """Everything costs one more."""
    return value + 1


@dong.changes(cost)
def cheaper_walls(own: Own, value: int, about: str) -> int:
    """Walls cost two less."""
    return value - 2 if about == "walls" else value


class Ring(Rules[Shop]):
    game = "shop"

    def __init__(self, sold: int | None = None) -> None:
        self.sold = sold

    async def segment(self, state: Shop) -> None:
        if self.sold is None:
            await bell.fire(state)
        else:
            await sale.fire(state, self.sold)
        state.over = True

    def finished(self, state: Shop) -> bool:
        return state.over


def shop(*cards: tuple[int, str], heard: tuple[str, ...] = ()) -> Shop:
    return Shop(Chance("00" * 32), cards=list(cards), heard=list(heard))


def rung(*cards: tuple[int, str], heard: tuple[str, ...] = ()) -> list[str]:
    return Session(Ring(), shop(*cards, heard=heard)).state.heard


def test_a_seat_orders_its_own_effects_and_seats_go_in_the_order_of_the_box() -> None:
    game = Session(Ring(), shop((0, "ding"), (1, "ding"), (1, "dong")))
    decision = game.open()[1]
    assert decision.key == "next_effect" and decision.parts[0].ids == ("card:ding", "card:dong")
    game.submit(1, ("card:dong",))
    assert game.state.heard == ["dong1", "ding1", "ding0"]


def test_a_card_that_does_not_apply_is_not_asked_about() -> None:
    assert rung((1, "ding"), (1, "dong"), heard=("quiet",)) == ["quiet", "ding1"]


def test_calm_effects_come_first_without_a_question() -> None:
    assert rung((1, "ding"), (1, "calm")) == ["calm1", "ding1"]


def test_calm_effects_are_asked_about_when_another_one_costs_something() -> None:
    game = Session(Ring(), shop((1, "dong"), (1, "calm"), heard=("dear",)))
    assert game.open()[1].parts[0].ids == ("card:dong", "card:calm")


def test_a_card_that_arrives_is_heard_at_a_seat_whose_turn_is_still_to_come() -> None:
    assert rung((1, "arrival")) == ["arrival1", "ding0"]


def test_a_card_that_has_left_play_meanwhile_does_nothing() -> None:
    assert rung((1, "leaver"), (0, "dong")) == ["leaver1"]


def test_cards_of_nobody_act_first_and_nobody_is_asked() -> None:
    assert rung((0, "ding"), (NOBODY, "weather"), (NOBODY, "plain")) == ["weather-1", "plain-1", "ding0"]


def test_two_effects_of_one_card_at_one_moment_come_in_the_order_of_declaration() -> None:
    state = Session(Ring(), shop((0, "twice"))).state
    assert state.heard == ["one0", "two0"]


def test_a_card_counts_once_however_many_effects_it_has() -> None:
    game = Session(Ring(), shop((0, "twice"), (0, "ding")))
    game.submit(0, ("card:ding",))
    assert game.closed[0].tally == {"triggered:ding": 1, "triggered:twice": 1}


def test_triggers_hand_their_facts_to_the_card() -> None:
    assert Session(Ring(sold=5), shop((0, "ding"))).state.heard == ["sold50"]
    assert Session(Ring(sold=2), shop((0, "ding"))).state.heard == []


def test_queries_fold_over_the_cards_in_play() -> None:
    assert cost.value(shop(), 4, "walls") == 4
    both = shop((0, "ding"), (1, "dong"))
    assert cost.value(both, 4, "walls") == 3 and cost.value(both, 4, "roof") == 5


def test_applicable_tells_which_cards_would_act() -> None:
    state = shop((0, "ding"), (1, "dong"), (1, "idle"))
    assert bell.applicable(state) == [(1, "dong"), (0, "ding")]
    assert sale.applicable(state, 1) == [] and sale.applicable(state, 9) == [(0, "ding")]


def test_a_card_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        thing("ding")


def test_a_card_knows_where_it_is_declared_and_what_it_is_called() -> None:
    assert ding.declared == __name__
    assert ding.title("shop").key == "shop-thing-ding"


def test_a_card_switched_off_does_nothing_and_keeps_what_it_is_worth() -> None:
    twin.points = 3
    with box.switched_off("twin"):
        assert not twin.doubles and twin.points == 3
    assert twin.doubles
    with box.switched_off("ding"):
        assert rung((0, "ding"), (0, "plain")) == ["plain0"]
        assert cost.value(shop((0, "ding")), 4, "roof") == 4
    assert rung((0, "ding")) == ["ding0"]


def test_switching_off_forgets_what_was_remembered_about_cards() -> None:
    forgotten: list[bool] = []
    box.caches.append(lambda: forgotten.append(True))
    try:
        with box.switched_off("ding"):
            assert len(forgotten) == 1
        assert len(forgotten) == 2
    finally:
        box.caches.pop()


def test_a_card_on_again_acts_at_the_same_place_of_the_order() -> None:
    with box.switched_off("ding"):
        pass
    assert Session(Ring(), shop((1, "ding"), (1, "dong"))).open()[1].parts[0].ids == ("card:ding", "card:dong")


@pytest.mark.parametrize(("card", "data"), [("plain", True), ("ding", False), ("dong", False), ("idle", True)])
def test_a_card_is_data_when_it_has_no_code_of_its_own(card: str, data: bool) -> None:
    assert box.data_only(card) is data


def test_an_action_that_one_card_uses_counts_as_its_code() -> None:
    @dataclass(frozen=True)
    class Rare:
        async def __call__(self, own: Own) -> None:
            own.hear("rare")

    lonely = thing("lonely")
    lonely.on(bell)(Rare())
    assert not box.data_only("lonely")
    thing("second").on(bell)(Rare())
    assert box.data_only("lonely")


def test_whether_a_card_does_anything() -> None:
    assert does_something(twin) and does_something(ding) and not does_something(idle)
