"""What fences cost, and animals where cards let them stay: with cards that have a say."""

from __future__ import annotations

from games.agricola import SPEC
from games.agricola.cards.hooks import Bed, beds, fence_goods, free_fences
from games.agricola.goods import ANIMALS
from tests.games.agricola.plots import CARD, saying
from tests.games.agricola.table import Table, both, farm, give, spaces, table

NOT_SHEEP = 0b1111 & ~1
HORSES = 1 << ANIMALS.index("horse")


def builder(**goods: int) -> Table:
    """Seat 0 with the card and these goods, asked for its pastures."""
    change = both(farm(forests="", moors="", minors=[CARD]), give(**goods))
    one = table(2, change, round_number=2, level=3, given={"hands": [[], []]})
    one.place("fencing")
    return one


def test_three_fences_of_an_action_cost_nothing() -> None:
    with saying(free_fences, lambda own, n, about: n + 3):
        one = builder(wood=1)
        assert one.asked().args["most"] == 4
        one.answer("e1")
        assert one.goods() == {} and one.me().yard.fences_left == 11


def test_what_is_free_is_free_once_in_the_action_and_again_in_the_next() -> None:
    with saying(free_fences, lambda own, n, about: n + 3):
        one = builder(wood=5)
        one.answer("e1")
        assert one.goods() == {"wood": 4} and one.asked().args["most"] == 4
        one.answer("d1")
        assert one.goods() == {"wood": 1} and len(one.me().yard.pastures) == 2


def test_without_such_a_card_three_fences_short_are_too_few() -> None:
    change = both(farm(forests="", moors="", minors=[CARD]), give(wood=3))
    assert "fencing" not in table(2, change, round_number=2, level=3, given={"hands": [[], []]}).ids()


def test_fences_may_be_paid_with_several_goods_piece_by_piece() -> None:
    with saying(fence_goods, lambda own, goods, about: (*goods, "clay")):
        one = builder(wood=3, clay=2)
        assert one.asked().args["most"] == 5
        assert one.refused("d1", "e1") == "pasture_fences"
        one.answer("e1")
        assert one.asked().key == "pay" and set(one.ids()) == {"clay-1+wood-3", "clay-2+wood-2"}
        one.answer("clay-2+wood-2")
        assert one.goods() == {"wood": 1}
        assert one.session.state.players[0].yard.pastures == (spaces("e1"),)


def herd(forests: str) -> Table:
    """Seat 0 with the card, two forests and a horse market in reach."""
    change = both(farm(forests=forests, moors="", fields="b1", minors=[CARD]), give(food=5, boar=2, horse=1))
    return table(2, change, moor=True, level=3, given={"hands": [[], []]})


def test_beds_hold_one_animal_each_of_their_species_and_show_it() -> None:
    def forests(own: object, there: tuple[Bed, ...], about: str) -> tuple[Bed, ...]:
        return (*there, Bed("c1", NOT_SHEEP), Bed("d1", NOT_SHEEP))

    with saying(beds, forests):
        one = herd(forests="c1 d1")
        assert SPEC.rules.invariants(one.state) == []
        shown = one.view(0).farms[0]
        assert {cell.name: cell.animals for cell in shown.cells if cell.animals} == {"c1": ("boar",), "d1": ("boar",)}
        assert shown.pets == ("horse",)
        one.me().goods |= {"sheep": 2, "boar": 0}
        assert "seat 0: animals without a home" in SPEC.rules.invariants(one.state), "no sheep in a forest"
    assert "seat 0: animals without a home" in SPEC.rules.invariants(one.state)


def test_whoever_loses_a_bed_is_asked_which_animals_stay() -> None:
    """The forest in which an animal stood is felled."""
    with saying(beds, lambda own, there, about: (*there, *[
        Bed(own.player.yard.grid.names[at], NOT_SHEEP) for at in range(15) if own.player.yard.forests >> at & 1
    ])):
        one = herd(forests="c1 d1")
        one.place("special:1-2-b:fell_trees", ("c1",))
        assert one.asked().key == "house_animals"
        one.answer("boar=1", "horse=1")
        assert one.me().animals == (0, 1, 0, 1)


def test_animals_on_a_card_are_shown_there() -> None:
    with saying(beds, lambda own, there, about: (*there, Bed(own.card, HORSES), Bed(own.card, 15), Bed(own.card, 15))):
        shown = herd(forests="").view(0).farms[0]
        assert shown.on_cards == ((CARD, "horse"), (CARD, "boar"), (CARD, "boar")) and shown.pets == ()
