"""Cards with exchanges and acts at any time."""

from __future__ import annotations

from games.agricola.state import AgricolaState, Phase
from games.core.cards import Kept
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import Change


def test_b104_sheep_walker_acts_at_any_time() -> None:
    Farm().card(0, "B104").has(0, sheep=1).place("anytime", ("B104:stone=1",)).owns(0, stone=1)


def test_b104_sheep_walker_also_at_feeding() -> None:
    one = Farm(number=4).card(0, "B104").has(0, sheep=2, food=9).yard(0, pastures="d1").through(Phase.FEED)
    one.offers("B104:vegetable").answer("B104:vegetable=1")
    assert one.me().goods["vegetable"] == 1


def test_m081_peat_boat_sells_for_fuel() -> None:
    one = Farm().card(0, "M081").has(0, wood=3, sheep=1, food=1)
    one.place("anytime", ("M081:fuel:2-wood=1", "M081:fuel:1-sheep=1", "M081:fuel:1-food=1")).owns(0, wood=1, fuel=8)
    Farm().card(0, "M081").has(0, clay=1, reed=1, stone=1).place("anytime").refuses(
        "M081:fuel:2-clay", "M081:fuel:2-reed", "M081:fuel:2-stone",
    )


def test_b080_hard_porcelain_turns_clay_to_stone() -> None:
    Farm().card(0, "B080").has(0, clay=4).place("anytime", ("B080:stone:4-clay=1",)).owns(0, stone=3)
    Farm().card(0, "B080").has(0, clay=2).place("anytime").refuses("B080:stone:3-clay")


def test_m107_pot_roast_recipe_wants_a_fireplace_or_hearth() -> None:
    Farm().card(0, "M107", "fireplace_2").has(0, horse=1).place("anytime", ("horse=1",)).owns(0, food=2)
    Farm().card(0, "M107").has(0, horse=1).place("anytime").refuses("horse")


def test_m040_moor_fire_burns_the_only_moor() -> None:
    one = Farm().card(0, "M040").yard(0, moors="a1").offers("use:M040")
    one.answer("use:M040").answer("a1").refuses("use:M040")
    assert one.me().yard.fields and not one.me().yard.moors
    Farm().card(0, "M040").yard(0, moors="a1 b1").refuses("use:M040")
    one = Farm().card(0, "M040").yard(0, moors="a1").answer("use:M040").answer()
    assert one.me().yard.moors


def test_m090_winter_storehouse_fills_up_three_times() -> None:
    one = Farm().card(0, "M090").change(_counters("M090", 1)).has(0, food=1, wood=1)
    one.answer("use:M090").owns(0, food=2, fuel=2, wood=1).refuses("use:M090")
    assert one.view(1).farms[0].kept["M090"].count == 0
    Farm().card(0, "M090").change(_counters("M090", 1)).has(0, food=2, fuel=2).refuses("use:M090")
    one = Farm().hand(0, "M090").has(0, wood=1, clay=2).place("meeting_place", ("M090",))
    assert one.me().kept["M090"].count == 3


def test_m090_winter_storehouse_opens_before_the_meal() -> None:
    one = Farm(number=4).card(0, "M090").change(_counters("M090", 3)).through(Phase.FEED)
    food = one.me().goods["food"]
    if food < 2:
        one.offers("use:M090").answer("use:M090")
        assert one.me().goods["food"] == 2


def test_m125_hardware_store_sells_what_is_wanting() -> None:
    one = Farm().card(0, "M125").change(_counters("M125", 3)).has(0, wood=1)
    one.answer("use:M125").owns(0, wood=1, clay=1, reed=1, stone=1).refuses("use:M125")
    one = Farm().hand(0, "M125").card(0, "well", "pottery").has(0, clay=2, reed=1).place("meeting_place", ("M125",))
    assert one.me().kept["M125"].count == 3


def test_a102_grocer_sells_from_the_top() -> None:
    one = Farm().card(0, "A102").has(0, food=3).answer("anytime").refuses("A102:grain").answer("A102:wood=1")
    one.answer("anytime").refuses("A102:wood").answer("A102:grain=1").owns(0, food=1, wood=1, grain=1)
    Farm().card(0, "A102").has(0, food=0, wood=1).answer("anytime").refuses("A102:wood")


def _counters(card: str, count: int) -> Change:
    """So many counters lie on a card of seat 0."""
    def change(state: AgricolaState) -> None:
        state.players[0].kept[card] = Kept(count)

    return change
