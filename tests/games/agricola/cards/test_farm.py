"""Cards that change the farmyard."""

from __future__ import annotations

from games.agricola.cards.hand.farm import extension_sites
from games.agricola.state import AgricolaState
from tests.games.agricola.farm import Farm


def minor(one: Farm, card: str, *answers: tuple[str, ...]) -> Farm:
    return one.hand(0, card).place("meeting_place", (card,), *answers)


def test_m050_farm_extension_adds_two_spaces() -> None:
    one = Farm(number=2).hand(0, "M050").has(0, clay=1, wood=9).place("major_improvement", ("minor",), ("M050",))
    one.asks(0, "farm_extension").answer("f1:f2").owns(0, wood=9).scores(0, unused=-15, cards=1)
    assert one.me().yard.grid.names[15:] == ("f1", "f2")
    one.place("fencing", ("e1", "f1"), ())
    assert len(one.me().yard.pastures) == 1 and one.me().goods["wood"] == 3
    Farm().hand(0, "M050").place("meeting_place").refuses("M050")


def test_m050_farm_extension_fits_on_every_side_and_beside_another_one() -> None:
    assert len(extension_sites(())) == 4 + 4 + 2 + 2
    assert ((0, 6), (1, 6)) in extension_sites(((0, 5), (1, 5)))


def test_m051_moor_enclosures_bring_moors() -> None:
    one = minor(Farm().yard(0, house="clay").has(0, stone=1), "M051", ("f1:f2",)).scores(0, unused=-13)
    assert one.me().yard.moors.bit_count() == 2
    Farm().hand(0, "M051").has(0, stone=1).place("meeting_place").refuses("M051")


def test_m046_thicket_stacks_forests() -> None:
    one = minor(Farm().yard(0, forests="a1 b1 c1 d1"), "M046", ("a1", "b1"))
    assert one.me().yard.forests.bit_count() == 4
    one.place("special:1-2-b:slash_and_burn").refuses("a1", "b1").offers("c1", "d1").answer("c1")
    Farm().hand(0, "M046").yard(0, forests="a1 b1 c1").place("meeting_place").refuses("M046")


def test_m046_thicket_is_felled_tile_by_tile() -> None:
    one = minor(Farm().yard(0, forests="a1 b1 c1 d1"), "M046", ("a1",)).place("special:1-2-b:fell_trees", ("a1",))
    assert one.me().yard.forests.bit_count() == 4 and one.me().goods["wood"] == 2
    one = minor(Farm().yard(0, forests="a1 b1 c1 d1"), "M046", ())
    assert one.me().yard.stacked == 0


def test_m047_bog_forest_covers_moors() -> None:
    base = Farm().card(0, "well", "joinery", "pottery").has(0, vegetable=1).yard(0, moors="a1 b1")
    one = minor(base, "M047", ("a1",))
    assert one.me().yard.moors.bit_count() == one.me().yard.forests.bit_count() == 1
    one.place("special:1-2-b:fell_trees")
    assert one.me().yard.moors.bit_count() == 2
    Farm().hand(0, "M047").has(0, vegetable=1).yard(0, moors="a1").place("meeting_place").refuses("M047")


def test_m043_wild_fields_lie_apart() -> None:
    one = minor(Farm().has(0, vegetable=2).yard(0, fields="a1 b1"), "M043")
    one.asks(0, "lay_field").refuses("c1", "b2").answer("e3")
    one.asks(0, "lay_field").refuses("d3", "e2").answer("e1").quiet()
    assert one.me().yard.fields.bit_count() == 4
    one = minor(Farm().has(0, vegetable=2).yard(0, fields="a1 b1"), "M043", ())
    assert one.quiet().me().yard.fields.bit_count() == 2


def test_a012_drinking_trough_makes_pastures_roomier() -> None:
    one = Farm().card(0, "A012").yard(0, pastures="e3")
    assert one.view(0).farms[0].pastures[0].capacity == 4
    assert Farm().card(1, "A012").yard(0, pastures="e3").view(0).farms[0].pastures[0].capacity == 2


def test_b068_beanfield_bears_vegetables_only() -> None:
    one = Farm(number=3).card(0, "B068").has(0, vegetable=1).place("grain_utilization", ("B068:vegetable=1",))
    assert one.me().yard.vegetable == {"B068": 2}
    one.scores(0, fields=-1, vegetables=2)
    Farm(number=3).card(0, "B068").has(0, grain=1).refuses("grain_utilization")


def test_m111_no_till_farming_sows_two_unused_spaces() -> None:
    one = Farm(number=3).card(0, "M111").has(0, grain=3).yard(0, fields="d3 e3").place("grain_utilization")
    one.answer("grain=1", "unused:grain=2").asks(0, "sow_grain").answer("b1", "c1")
    assert one.me().yard.grain == {"d3": 3, "b1": 3, "c1": 3}
    one.scores(0, unused=-11, grain=4, fields=2 - 1)
    one.place("farmland").refuses("b1", "c1")


def test_m111_no_till_farming_clears_spaces_at_any_time() -> None:
    one = Farm(number=3).card(0, "M111").has(0, grain=1).yard(0, fields="d3 e3").refuses("use:M111")
    one.place("grain_utilization", ("unused:grain=1",), ("b1",)).place("use:M111", ("b1",)).refuses("use:M111")
    assert one.me().yard.grain == {}


def test_m111_crops_are_reaped() -> None:
    one = Farm(number=4).card(0, "M111").has(0, grain=1).yard(0, fields="d3 e3")
    one.place("grain_utilization", ("unused:grain=1",), ("b1",)).next_round()
    assert one.me().yard.grain == {"b1": 2}


def test_a071_clearing_spade_moves_one_crop_to_an_empty_field() -> None:
    one = Farm().card(0, "A071").yard(0, fields="b1 c1 d1", grain_on={"b1": 3})
    one.place("meeting_place", seat=1).offers("use:A071").answer("use:A071")
    assert one.me().yard.grain == {"b1": 2, "c1": 1}
    one.answer("use:A071")
    assert one.me().yard.grain == {"b1": 1, "c1": 1, "d1": 1}
    one.refuses("use:A071")
    minor(Farm().has(0, wood=1), "A071").owns(0)


def test_a071_clearing_spade_leaves_single_crops_goods_and_other_spaces_alone() -> None:
    def lay(state: AgricolaState) -> None:
        state.players[0].yard = state.players[0].yard.with_goods("c1", {"food": 2})

    Farm().card(0, "A071").yard(0, fields="b1 c1", grain_on={"b1": 3}).change(lay).refuses("use:A071")
    Farm().card(0, "A071").yard(0, fields="b1 c1", grain_on={"b1": 1}).refuses("use:A071")
    Farm().card(0, "A071", "M111").yard(0, fields="b1 c1", grain_on={"b1": 1, "e1": 3}).refuses("use:A071")
    Farm().card(0, "A071", "B068").yard(0, fields="b1", grain_on={"b1": 3}).refuses("use:A071")


def test_a071_clearing_spade_moves_a_vegetable_to_a_card_and_asks_from_where() -> None:
    one = Farm().card(0, "A071", "B068").yard(0, fields="b1 c1", vegetable_on={"b1": 2, "c1": 2}).answer("use:A071")
    one.asks(0, "move_crop").answer("c1")
    assert one.me().yard.vegetable == {"b1": 2, "c1": 1, "B068": 1}
