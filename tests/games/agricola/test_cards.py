"""The hand cards that are here so far, and the events and values they take part in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from games.agricola.cards import hooks
from games.agricola.cards.every import BOX
from games.agricola.cards.hooks import (
    Baked,
    Cooked,
    Fenced,
    FieldLaid,
    Grown,
    Learning,
    Played,
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
    return table(players, change, moor=moor, level=3, given={"hands": dealt}, round_number=round_number)


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
    ("field_laid", FieldLaid(0, "b1", "plow"), lambda: placed("farmland", ("b1",), forests="", moors="")),
    ("field_laid", FieldLaid(0, "a1", "slash_and_burn"),
     lambda: placed("special:1-2-b:slash_and_burn", forests="a1")),
    ("sown", Sown(0, {"grain": 1}),
     lambda: placed("grain_utilization", ("grain=1",), number=3, fields="d1", goods={"grain": 1})),
    ("baked", Baked(0, 1), lambda: placed(
        "grain_utilization", ("grain=1",), number=3, majors=["fireplace_2"], goods={"grain": 1})),
    ("cooked", Cooked(0, {"vegetable": 2}), lambda: placed("anytime", ("vegetable=2",), goods={"vegetable": 2})),
    ("grown", Grown(0), lambda: placed("basic_wish_for_children", number=5, rooms="a1 a2 a3")),
    ("before_occupation", Learning(0, "B104", 1), lambda: placed(
        "lessons", ("B104",), hand=["B104"], goods={"food": 1})),
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
