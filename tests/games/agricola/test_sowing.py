"""Sowing: on fields, on cards that are fields, and on unused spaces."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from games.agricola import SPEC
from games.agricola.cards.conditions import counted
from games.agricola.cards.own import Own
from games.agricola.goods import CROPS
from games.agricola.plots import Plots
from games.agricola.sowing import decision as sowing_form
from games.agricola.state import AgricolaState
from games.agricola.wording.terms import cell_text
from games.core.catalogue import catalogue
from games.core.decision import Decision, amounts, flaws
from games.core.fuzz import random_answer
from games.core.text import Listed, Text
from tests.games.agricola.plots import CARD, opening
from tests.games.agricola.table import Change, Table, both, farm, give, spaces, table


@pytest.fixture
def beanfield() -> Iterator[None]:
    """The card is a field for vegetables."""
    with opening(plot=("vegetable",)):
        yield


@pytest.fixture
def untilled() -> Iterator[None]:
    """The card lets crops grow on two unused spaces."""
    with opening(unused_plots=2):
        yield


def sower(change: Change, *, fields: str = "", round_number: int = 3, **goods: int) -> Table:
    """Seat 0 with the card, these fields and these goods, about to go to Grain Utilization or Cultivation."""
    base = both(farm(forests="", moors="", fields=fields, minors=[CARD]), give(**goods), change)
    return table(2, base, round_number=round_number, trial_cards=True, given={"hands": [[], []]})


def as_it_is(state: AgricolaState) -> None:
    """No change."""


def test_a_card_takes_the_vegetable_and_the_field_the_grain(beanfield: None) -> None:
    one = sower(as_it_is, fields="b1", grain=1, vegetable=1)
    one.place("grain_utilization")
    assert one.asked().proposals[0] == ("grain=1", f"{CARD}:vegetable=1")
    one.answer("grain=1", f"{CARD}:vegetable=1")
    assert one.me().yard.grain == {"b1": 3} and one.me().yard.vegetable == {CARD: 2}
    assert one.goods() == {}


def test_a_card_alone_is_enough_to_sow_and_takes_no_grain(beanfield: None) -> None:
    assert "grain_utilization" not in sower(as_it_is, grain=1).ids()
    one = sower(as_it_is, vegetable=1)
    one.place("grain_utilization")
    assert one.asked().parts[0].ids == (f"{CARD}:vegetable",)
    assert one.refused() == "sow_nothing"
    one.answer(f"{CARD}:vegetable=1")
    assert one.view(0).farms[0].field_cards[0].n == 2 and one.view(0).farms[0].points["vegetables"] == 2


def test_a_crop_can_be_sown_once_only(beanfield: None) -> None:
    one = sower(as_it_is, fields="b1", vegetable=1)
    one.place("grain_utilization")
    assert one.refused("vegetable=1", f"{CARD}:vegetable=1") == "overdrawn"


def test_a_planted_card_cannot_be_sown_again_and_is_harvested_like_a_field(beanfield: None) -> None:
    one = sower(farm(vegetable_on={CARD: 1}), vegetable=1, food=20, round_number=4)
    assert "grain_utilization" not in one.ids()
    one.state.players[1].goods["food"] = 20
    one.rest()
    assert one.me().goods["vegetable"] == 2 and one.me().yard.vegetable == {}


def test_a_card_counts_as_a_field_but_scores_none(beanfield: None) -> None:
    one = sower(farm(vegetable_on={CARD: 2}, grain_on={"b1": 3}), fields="b1 c1")
    own = Own(one.state, 0, CARD)
    counts = ("fields", "grain_fields", "vegetable_fields", "empty_fields")
    assert [counted(own, name) for name in counts] == [3, 1, 1, 1]
    assert one.view(0).farms[0].points["fields"] == 1, "two field tiles"


def test_goods_lie_on_fields_that_are_sown_first(beanfield: None) -> None:
    def lay(state: AgricolaState) -> None:
        state.players[0].yard = state.players[0].yard.with_goods("c1", {"food": 2})

    one = sower(lay, fields="b1 c1", grain=1)
    assert counted(Own(one.state, 0, CARD), "empty_fields") == 2, "a field with goods is not empty, the card is"
    one.place("grain_utilization", ("grain=1",))
    assert one.me().yard.grain == {"c1": 3} and one.goods() == {"food": 2}


def test_unused_spaces_are_sown_and_stay_unused(untilled: None) -> None:
    one = sower(as_it_is, fields="b1", grain=2, vegetable=1)
    one.place("grain_utilization", ("grain=1", "unused:grain=1", "unused:vegetable=1"))
    assert one.asked().key == "sow_grain" and "b1" not in one.ids() and "c2" in one.ids()
    one.answer("c2")
    assert one.asked().key == "sow_vegetable" and "c2" not in one.ids()
    one.answer("e3")
    me = one.me()
    assert me.yard.grain == {"b1": 3, "c2": 3} and me.yard.vegetable == {"e3": 2}
    assert me.yard.unused & spaces("c2 e3") == spaces("c2 e3") and not me.yard.free & spaces("c2 e3")
    done = one.session.closed[-1].lines[-1].text.args["done"]
    assert isinstance(done, Text) and done.key == "agricola-log-sow-beyond"
    assert done.args["places"] == Listed((cell_text("c2"), cell_text("e3")))


def test_no_more_unused_spaces_than_the_card_opens(untilled: None) -> None:
    one = sower(farm(grain_on={"c2": 1, "c3": 1}), grain=2)
    assert "grain_utilization" not in one.ids()
    one = sower(farm(grain_on={"c2": 1}), grain=2)
    one.place("grain_utilization")
    assert one.asked().parts[0].most == 1


def test_nothing_is_built_plowed_or_fenced_where_crops_grow(untilled: None) -> None:
    crops = farm(grain_on={"b2": 3, "e1": 3})
    one = sower(crops, wood=15, reed=2)
    one.place("farmland")
    assert "b2" not in one.ids() and "b1" in one.ids()
    one = sower(crops, wood=15, reed=2)
    one.place("farm_expansion")
    assert "b2" not in one.ids() and "a1" in one.ids()
    one.answer("a1")
    assert one.asked().key == "build_stables" and "e1" not in one.ids()
    one = sower(crops, wood=15)
    one.place("fencing")
    assert "e1" not in one.ids() and "d1" in one.ids()


def test_crops_outside_fields_are_no_fields(untilled: None) -> None:
    one = sower(farm(grain_on={"b1": 2, "c2": 1}), fields="b1")
    own = Own(one.state, 0, CARD)
    assert [counted(own, name) for name in ("fields", "grain_fields", "empty_fields")] == [1, 1, 0]
    assert one.view(0).farms[0].points["grain"] == 1 and counted(own, "unused") == 12


@pytest.mark.parametrize("optional", [False, True])
def test_every_proposal_can_be_sown_and_all_plots_are_proposed(optional: bool) -> None:
    """For all small numbers of plots and crops: the form is sound, and the first proposal sows as much as can be."""
    one = table(1)
    player = one.me()
    for fields, card, spare, grain, vegetable in product(range(3), range(2), range(3), range(4), range(3)):
        plots = Plots(("a1", "b1", "c1")[:fields], (("B068", ("vegetable",)),) * card, ("d1", "e1"), spare)
        player.goods["grain"], player.goods["vegetable"] = grain, vegetable
        on_card = min(card, vegetable)
        most = min(fields + spare, grain + vegetable - on_card) + on_card
        if not grain and not vegetable:
            continue
        form = sowing_form(player, plots, optional=optional)
        assert (form is None) == (not most), (plots, grain, vegetable)
        if form is None:
            continue
        assert flaws(form) == []
        assert sum(amounts(form.proposals[0]).values()) == most, (plots, grain, vegetable, form.proposals)
        assert (() in form.proposals) == optional
        for answer in form.proposals:
            sown = {crop: sum(n for token, n in amounts(answer).items() if token.endswith(crop)) for crop in CROPS}
            assert sown["grain"] <= grain and sown["vegetable"] <= vegetable
            assert SPEC.rules.refusal(one.state, form, answer) is None


def test_random_play_with_every_plot() -> None:
    """With a card that is a field and opens unused spaces, whatever is sown is lawful and comes back in harvests."""
    sown = 0
    with opening(plot=("vegetable",), unused_plots=2):
        for number in range(3):
            rng = random.Random(number)
            one = table(2, both(farm(minors=[CARD]), farm(1)), trial_cards=True, given={"hands": [[], []]})
            while not one.session.finished:
                seat, question = rng.choice(list(one.session.open().items()))
                sown += _beyond(question)
                one.session.submit(seat, random_answer(SPEC.rules, one.state, question, rng))
                assert SPEC.rules.invariants(one.state) == []
    assert sown


def _beyond(question: Decision) -> bool:
    return question.key == "sow" and len(question.parts) > 1


def test_the_board_in_words_tells_all_plots(beanfield: None) -> None:
    def lay(state: AgricolaState) -> None:
        yard = state.players[0].yard.with_goods("e2", {"food": 1, "fuel": 1})
        state.players[0].yard = yard.laid("moor", spaces("d1")).laid("forest", spaces("d1"))

    one = sower(both(farm(vegetable_on={CARD: 2}, grain_on={"b1": 3, "c2": 1}), lay), fields="b1 c1")
    words = catalogue("en", ("games.core.texts", "games.agricola.texts"))
    own = next(section for section in SPEC.rules.board_sections(one.view(0)) if section.title.key.endswith("own"))
    told = " ".join(words.say(line, lambda seat: f"seat {seat}") for line in own.lines)
    for said in ("B1 field with 3 grain", "C2 unused with 1 grain", "D1 forest (beneath it: moor)",
                 "E2 free (lying there: 1 food and 1 fuel)", "that are fields: Fuel Storage (2 vegetables)"):
        assert said in told, (said, told)
