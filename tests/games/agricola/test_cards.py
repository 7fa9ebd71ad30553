"""The hand cards that are here so far, and the events and values they take part in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from games.agricola.cards import hooks
from games.agricola.cards.every import BOX, HAND_CARDS
from games.agricola.cards.hand.farm import extension_sites
from games.agricola.cards.hooks import (
    Baked,
    Cooked,
    Fenced,
    Grown,
    Played,
    Plowed,
    Renovated,
    RoomsBuilt,
    Sown,
    SpaceUsed,
    SpecialUsed,
    TurnEnded,
)
from games.agricola.cards.own import Own
from games.core.cards import Hook, Query
from games.core.catalogue import catalogue
from games.core.view import table_view
from tests.games.agricola.table import Table, both, farm, give, table


def with_hands(players: int, *hands: list[str], change: Any = None, moor: bool = True, round_number: int = 1) -> Table:
    dealt = [*hands, *([] for _ in range(players - len(hands)))]
    return table(players, change, moor=moor, trial_cards=True, given={"hands": dealt}, round_number=round_number)


def test_a098_stable_architect_scores_unfenced_stables() -> None:
    one = with_hands(2, ["A098"], change=farm(stables="d1 e1 e2", pastures="e2", goods={}))
    assert one.view(0).farms[0].points["bonus"] == 0
    one.place("lessons", ("A098",))
    assert one.me().occupations == ["A098"]
    assert one.view(0).farms[0].points["bonus"] == 2
    assert one.view(0).farms[1].points["bonus"] == 0


def test_a160_lutenist_interrupts_another_player() -> None:
    one = with_hands(4, [], ["A160"], change=both(give(1, food=2), farm(1, occupations=[])))
    one.place("forest")
    one.place("lessons", ("A160",), seat=1)
    one.place("traveling_players", seat=2)
    assert set(one.session.open()) == {1} and one.asked(1).key == "buy"
    one.answer("yes", seat=1)
    assert one.goods(1) == {"wood": 1, "food": 1, "vegetable": 1}
    assert set(one.session.open()) == {3}


def test_a160_lutenist_may_decline_and_ignores_its_owner() -> None:
    own = with_hands(4, ["A160"], change=give(food=1))
    own.place("lessons", ("A160",))
    for seat, space in ((1, "forest"), (2, "clay_pit"), (3, "reed_bank")):
        own.place(space, seat=seat)
    own.place("traveling_players")
    assert own.goods() == {"food": 2}
    other = with_hands(4, ["A160"], change=give(food=2))
    other.place("lessons", ("A160",))
    other.place("traveling_players", seat=1)
    other.answer("no")
    assert other.goods() == {"food": 3, "wood": 1}


def test_b104_sheep_walker_acts_at_any_time() -> None:
    one = with_hands(2, ["B104"], change=give(sheep=1))
    one.place("lessons", ("B104",))
    one.place("forest", seat=1)
    one.place("anytime", ("B104:stone=1",))
    assert one.goods() == {"stone": 1}


def test_b104_sheep_walker_also_at_feeding() -> None:
    one = with_hands(2, ["B104"], change=both(farm(pastures="d1"), give(sheep=2, food=9), give(1, food=9, fuel=9)),
                     round_number=4)
    one.place("lessons", ("B104",))
    one.rest()
    assert "B104:vegetable" in one.ids()
    one.answer("B104:vegetable=1")
    one.answer(seat=1)
    assert one.me().goods["vegetable"] == 1 and one.me().goods["sheep"] == 1


def test_b126_carpenter_makes_rooms_cheaper() -> None:
    one = with_hands(2, ["B126"], change=give(wood=3, reed=2))
    assert "farm_expansion" in one.ids(), "there is wood for a stable"
    one.place("lessons", ("B126",))
    one.place("forest", seat=1)
    one.place("farm_expansion", ("b3",))
    assert one.me().rooms == 3 and one.goods() == {}


def test_m050_farm_extension_adds_two_spaces() -> None:
    one = with_hands(2, ["M050"], change=both(farm(forests="", moors=""), give(clay=1, wood=9)), round_number=2)
    one.place("major_improvement", ("minor",), ("M050",))
    assert one.asked().key == "farm_extension"
    one.answer("f1:f2")
    yard = one.me().yard
    assert yard.grid.names[15:] == ("f1", "f2") and one.goods() == {"wood": 9}
    assert one.view(0).farms[0].points["unused"] == -15
    one.place("forest", seat=1)
    one.place("fencing", ("e1", "f1"), ())
    assert len(one.me().yard.pastures) == 1 and one.me().goods["wood"] == 3
    assert one.view(0).farms[0].points["cards"] == 1


def test_m050_farm_extension_fits_on_every_side_and_beside_another_one() -> None:
    assert len(extension_sites(())) == 4 + 4 + 2 + 2
    assert ((0, 6), (1, 6)) in extension_sites(((0, 5), (1, 5)))


def test_m075_fuel_storage_fills_round_spaces() -> None:
    one = with_hands(2, ["M075"], change=give(clay=1, reed=1), round_number=10)
    one.place("major_improvement", ("minor",), ("M075",))
    assert one.me().coming == {11: {"wood": 1}, 13: {"fuel": 1}}
    assert one.goods() == {}


def test_a_minor_improvement_may_follow_family_growth_or_be_left() -> None:
    one = with_hands(2, ["M075"], change=both(farm(rooms="a1 a2 a3"), give(clay=1, reed=1)), round_number=5)
    one.place("basic_wish_for_children")
    assert one.asked().key == "minor" and one.asked().private
    one.answer()
    assert one.me().minors == []


def test_the_question_comes_even_when_nothing_in_the_hand_can_be_played() -> None:
    one = with_hands(2, ["M075"], change=both(farm(rooms="a1 a2 a3"), give()), round_number=5)
    one.place("basic_wish_for_children")
    assert one.asked().key == "minor" and one.ids() == ()


def test_black_market_plays_a_minor_improvement_for_fuel() -> None:
    one = with_hands(2, ["M075"], change=give(clay=1, reed=1, fuel=1))
    one.place("special:1-2-a:black_market")
    one.answer("M075")
    assert one.me().minors == ["M075"] and one.goods() == {} and one.me().home == 2


@pytest.mark.parametrize(("played", "space", "price"), [
    ([], "lessons_b", 1), (["A098"], "lessons_b", 1), (["A098", "B126"], "lessons_b", 2), (["A098"], "lessons", 1),
])
def test_what_lessons_cost_four_players(played: list[str], space: str, price: int) -> None:
    one = with_hands(4, ["B104", "A160"], change=both(give(food=3), farm(occupations=played)))
    one.place(space, ("B104",))
    assert one.me().goods.get("food") == 3 - price


def test_hands_are_seen_by_their_owner_only() -> None:
    one = with_hands(2, ["M075", "B104"])
    assert one.view(0).farms[0].hand == ("B104", "M075")
    assert one.view(1).farms[0].hand == () and one.view(None).farms[0].hand_size == 2


def test_cards_for_four_are_not_dealt_to_fewer() -> None:
    dealt = {card.name for player in table(3, trial_cards=True, given={}).state.players for card in player.hand}
    assert dealt == set(HAND_CARDS) - {"A160"}


@contextmanager
def listening(hook: Hook[Any], effect: Any) -> Iterator[None]:
    """While this lasts, B126 also takes part in another event or value."""
    card = BOX.cards["B126"]
    before, at = dict(hook.effects), list(card.at)
    join: Any = card.changes if isinstance(hook, Query) else card.on
    join(hook)(effect)
    try:
        yield
    finally:
        hook.effects = before
        card.at[:] = at


def heard(hook: Hook[Any], play: Callable[[], Table]) -> list[Any]:
    """What a card hears at a hook while something is played."""
    found: list[Any] = []

    async def effect(own: Own, *facts: Any) -> None:
        found.extend(facts or [own.state.round])

    with listening(hook, effect):
        play()
    return found


def _round() -> Table:
    """A round with a special action, an improvement, and a harvest."""
    change = both(farm(occupations=["B126"]), give(clay=4, food=9, fuel=9), give(1, food=9, fuel=9))
    one = with_hands(2, change=change, round_number=4)
    one.place("special:1-2-b:cut_peat", ("b2",))
    one.place("forest", seat=1)
    one.place("major_improvement", ("fireplace_2",))
    one.rest()
    for seat in (0, 1):
        if seat in one.session.open() and one.asked(seat).key == "feed":
            one.answer(seat=seat)
    return one


@pytest.mark.parametrize(("name", "fact"), [
    ("round_starts", 4), ("returning_home", 4), ("round_ends", 4), ("harvest_starts", 4), ("reaping", 4),
    ("harvest_ends", 4),
    ("before_space", SpaceUsed(1, "forest", {"wood": 3}, {"wood": 3})),
    ("using_space", SpaceUsed(1, "forest", {"wood": 3}, {"wood": 3})),
    ("after_space", SpaceUsed(1, "forest", {"wood": 3}, {"wood": 3})),
    ("before_special", SpecialUsed(0, "cut_peat", "1-2-b")),
    ("after_special", SpecialUsed(0, "cut_peat", "1-2-b", "b2")),
    ("improved", Played(0, "fireplace_2")), ("turn_ended", TurnEnded(1, "forest")),
])
def test_cards_hear_of_a_round(name: str, fact: object) -> None:
    assert fact in heard(getattr(hooks, name), _round)


def placed(option: str, *answers: tuple[str, ...], hand: Any = (), number: int = 1, **what: Any) -> Table:
    one = with_hands(2, list(hand), change=farm(occupations=["B126"], **what), round_number=number)
    one.place(option, *answers)
    return one


@pytest.mark.parametrize(("name", "fact", "play"), [
    ("rooms_built", RoomsBuilt(0, ("b3",), "wood"),
     lambda: placed("farm_expansion", ("b3",), goods={"wood": 3, "reed": 2})),
    ("renovated", Renovated(0, "wood", "clay"),
     lambda: placed("house_redevelopment", number=6, goods={"clay": 2, "reed": 1})),
    ("fenced", Fenced(0, (1 << 9,)),
     lambda: placed("fencing", ("e2",), number=2, forests="", goods={"wood": 4})),
    ("plowed", Plowed(0, "b1"), lambda: placed("farmland", ("b1",), forests="", moors="")),
    ("sown", Sown(0, {"grain": 1}),
     lambda: placed("grain_utilization", ("grain=1",), number=3, fields="d1", goods={"grain": 1})),
    ("baked", Baked(0, 1), lambda: placed(
        "grain_utilization", ("grain=1",), number=3, majors=["fireplace_2"], goods={"grain": 1})),
    ("cooked", Cooked(0, {"vegetable": 2}), lambda: placed("anytime", ("vegetable=2",), goods={"vegetable": 2})),
    ("grown", Grown(0), lambda: placed("basic_wish_for_children", number=5, rooms="a1 a2 a3")),
    ("before_occupation", Played(0, "B104"), lambda: placed("lessons", ("B104",), hand=["B104"], goods={"food": 1})),
    ("after_occupation", Played(0, "B104"), lambda: placed("lessons", ("B104",), hand=["B104"], goods={"food": 1})),
])
def test_cards_hear_of_what_is_done(name: str, fact: object, play: Callable[[], Table]) -> None:
    assert heard(getattr(hooks, name), play) == [fact]


@pytest.mark.parametrize(("hook", "value", "look"), [
    (hooks.fuel_saved, -5, lambda one: one.view(0).farms[0].heating == 7),
    (hooks.pasture_extra, 2, lambda one: one.view(0).farms[0].pastures[0].capacity == 4),
    (hooks.room_for_people, 5, lambda one: "basic_wish_for_children" in one.ids()),
])
def test_cards_change_values(hook: Query[Own, Any, str], value: Any, look: Any) -> None:
    def effect(own: Own, old: Any, about: str) -> Any:
        return value

    with listening(hook, effect):
        one = with_hands(2, change=farm(occupations=["B126"], pastures="e1", goods={}), round_number=7)
        assert look(one)
    again = with_hands(2, change=farm(occupations=["B126"], pastures="e1", goods={}), round_number=7)
    assert not look(again)


def test_more_pets_live_in_the_house() -> None:
    def effect(own: Own, old: int, about: str) -> int:
        return 3

    change = farm(occupations=["B126"], goods={"boar": 1, "food": 1, "sheep": 1})
    with listening(hooks.pets, effect):
        one = with_hands(2, change=change)
        one.place("special:1-2-a:horse_market")
        assert one.goods() == {"boar": 1, "sheep": 1, "horse": 1}
    again = with_hands(2, change=change)
    again.place("special:1-2-a:horse_market")
    assert again.asked().key == "house_animals"  # without the card there is room for one


def test_a_hand_card_is_refused_with_what_it_costs_now() -> None:
    """Not with the printed price: what is lacking is reckoned from the discounted one."""

    @contextmanager
    def cheaper() -> Iterator[None]:
        card = BOX.cards["B126"]
        at = list(card.at)
        hooks.IMPROVEMENT.lowered_by(card)(
            lambda own, cost, about: cost.less({"clay": 1}) if about.what == "M075" else cost
        )
        try:
            yield
        finally:
            for hook in card.at[len(at):]:
                del hook.effects[card.id]
            card.at[:] = at

    with cheaper():
        one = with_hands(2, ["M075", "M050"], change=farm(occupations=["B126"], goods={"stone": 1, "clay": 1}))
        one.place("meeting_place")
        assert one.asked().key == "minor"
        question = table_view(one.session, 0).question
        assert question is not None
        (missing,) = question.missing
        words = catalogue("en", ("games.core.texts", "games.agricola.texts"))
        assert words.say(missing.reason, str) == "costs 1 reed; you lack 1 reed"
        assert one.view(1).farms[0].hand_costs == {}, "nobody else sees the hand"
