"""What may be done at any time stands beside every question of a turn (expansion: actions at any time)."""

from __future__ import annotations

import random

import pytest

from games.agricola import SPEC
from games.agricola.anytime import ANYTIME
from games.agricola.exchange import can_discard, can_exchange
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState, Phase
from games.core.fuzz import random_answer
from games.core.registry import new_run
from games.core.run import Run
from games.core.session import Session
from tests.games.agricola.table import Change, Table, both, farm, give, table

ELSEWHERE = {"exchange", "solo_keep", "pay", "next_effect", "feed", "breed"}
"""Questions that are not asked during an act: the exchange itself, whether to keep a card, in the middle of a payment,
which card comes first, and those of the harvest, which have the exchanges in their form."""


@pytest.mark.parametrize("players", range(1, 7))
def test_every_question_of_a_turn_offers_it(players: int) -> None:
    keys: set[str] = set()
    for number in range(6):
        session = new_run(SPEC, players, f"{number:064x}", AgricolaOptions(level=3))
        for player in session.state.players:
            player.goods.update(wood=12, clay=12, reed=6, stone=6, food=6, vegetable=2, grain=2)
        session = Run(SPEC.rules, session.state)
        rng = random.Random(number)
        while not session.finished:
            for seat, decision in session.open().items():
                player = session.state.players[seat]
                if decision.key not in ELSEWHERE and (session.state.phase is Phase.WORK or player.by):
                    keys.add(decision.key)
                    possible = can_exchange(session.state, player) or can_discard(player)
                    assert (ANYTIME in decision.anytime) == possible
                elif decision.key in ELSEWHERE:
                    assert ANYTIME not in decision.anytime
            seat, decision = next(iter(session.open().items()))
            session.submit(seat, random_answer(SPEC.rules, session.state, decision, rng))
    assert keys >= {"place", "major", "plow", "sow", "build_stables", "cut_peat"}


def test_cooking_pays_for_keeping_the_special_action_card() -> None:
    """Solo mode: 2 food for not discarding the card; the sheep is cooked when it is asked for."""
    one = table(1, both(farm(majors=["fireplace_2"], goods={"sheep": 1})), moor=True, given={"specials": SOLO})
    one.place("special:1-2-b:cut_peat", ("b2",))
    assert one.asked().key == "solo_pay" and one.ids() == ("no",)
    one.answer(ANYTIME)
    one.answer("sheep=1")
    assert one.ids() == ("yes", "no")
    one.answer("yes")
    assert one.goods() == {"fuel": 3} and one.state.solo is not None and one.state.solo.shown == "1-2-b"


SOLO = ["1-2-b", "1-4-5", "1-4-b", "1-5-6-c", "1-2-a", "1-3-a", "1-3-b", "1-4-a", "1-5-6-a", "1-5-6-b"]


def test_without_anything_to_cook_nobody_is_asked_to_pay() -> None:
    one = table(1, farm(goods={"sheep": 1, "food": 1}), moor=True, given={"specials": SOLO})
    one.place("special:1-2-b:cut_peat", ("b2",))
    assert one.asked().key == "place"


def with_sheep(**more: int) -> Table:
    """Two sheep wait on the market; there is room for one animal."""
    one = table(2, farm(majors=["fireplace_2"], locked=["fireplace_2"], goods={"fuel": 1, **more}), moor=True,
                fuel_tokens=True, round_number=4)
    one.state.spaces["sheep_market"].goods["sheep"] = 2
    return one


def test_a_fireplace_can_be_lit_when_the_animals_are_there() -> None:
    """Expansion, appendix 5: the fuel may be paid at any time; lit in time, it cooks what finds no room."""
    one = with_sheep()
    one.place("sheep_market", (ANYTIME,), ("light:fireplace_2=1",))
    assert one.asked().key == "house_animals"
    one.answer("sheep=1")
    assert one.goods() == {"sheep": 1, "food": 2}


def test_who_cooks_enough_is_not_asked_again_which_animals_stay() -> None:
    one = with_sheep()
    one.place("sheep_market", (ANYTIME,), ("light:fireplace_2=1", "sheep=1"))
    assert one.goods() == {"sheep": 1, "food": 2} and one.asked(1).key == "place" and not one.me().crowded


def test_a_surplus_sheep_can_be_walked_instead_of_lost() -> None:
    """The Sheep Walker acts at any time, also while animals are being housed."""
    one = table(2, farm(occupations=["B104"], goods={}), moor=True, level=3, given={"hands": [[], []]},
                round_number=4)
    one.state.spaces["sheep_market"].goods["sheep"] = 3
    one.place("sheep_market", (ANYTIME,), ("B104:stone=1", "B104:boar=1"))
    assert one.asked().key == "house_animals", "one sheep and one boar are still too many"
    one.answer("boar=1")
    assert one.goods() == {"stone": 1, "boar": 1}


def test_an_exchange_at_feeding_may_leave_too_little_room() -> None:
    """Five sheep fill a pasture and the house; two of them as boar do not fit into the house."""
    one = table(2, both(farm(occupations=["B104"], pastures="d1 e1", goods={"sheep": 5, "food": 9, "fuel": 9}),
                        give(1, food=9, fuel=9)), moor=True, level=3, given={"hands": [[], []]},
                round_number=4)
    one.rest()
    assert one.asked().key == "feed"
    one.answer("B104:boar=2", "heat=2")
    assert one.asked().key == "house_animals"
    one.answer("sheep=3", "boar=1")
    one.answer(seat=1)
    assert one.me().goods["boar"] == 1 and one.me().goods["sheep"] == 4, "and one lamb"


def test_an_exchange_cannot_make_the_act_impossible_that_has_begun() -> None:
    """Base rules 1.4: at least a part of the action must be done, so its wood cannot be burnt first."""
    one = table(2, give(wood=1), moor=True)
    one.place("side_job", (ANYTIME,))
    assert one.refused("burn=1") == "needed"
    one.answer()
    assert one.asked().key == "build_stables" and one.goods() == {"wood": 1}
    one.answer("a1")
    assert one.goods() == {}


def test_what_is_not_needed_may_be_exchanged_away() -> None:
    one = table(2, farm(goods={"wood": 1, "grain": 1}, majors=["fireplace_2"]), moor=True)
    one.place("side_job", (ANYTIME,), ("burn=1",))
    assert one.asked().key == "bake"


def test_a_stall_helps_in_the_middle_of_an_act() -> None:
    """House Redevelopment: after renovating, wood becomes clay for the improvement."""
    one = table(2, farm(majors=["furniture_stall"], goods={"clay": 2, "reed": 1, "wood": 2, "stone": 1, "grain": 1}),
                moor=True, round_number=7)
    one.place("house_redevelopment")
    assert one.asked().key == "major" and "fireplace_2" not in one.ids()
    one.answer(ANYTIME)
    one.answer("furniture_stall:clay=2")
    one.answer("fireplace_2")
    assert one.goods() == {"grain": 1, "stone": 1} and "fireplace_2" in one.me().majors


def test_the_lutenist_may_cook_for_the_vegetable() -> None:
    one = table(4, both(farm(occupations=["A160"], majors=["fireplace_2"], goods={"sheep": 1})), moor=True,
                level=3, given={"hands": [[], [], [], []]})
    one.place("forest")
    one.place("traveling_players", seat=1)
    assert one.asked().key == "buy" and one.ids() == ("no",)
    one.answer(ANYTIME)
    one.answer("sheep=1")
    one.answer("yes")
    assert one.me().goods["vegetable"] == 1 and one.me().goods["food"] == 1


def test_an_exchange_is_taken_back_by_itself() -> None:
    one = table(2, give(wood=3), moor=True)
    assert isinstance(one.session, Session)
    one.place("farm_expansion", (ANYTIME,), ("burn=1",))
    one.session.undo(0)
    assert one.asked().key == "exchange" and one.goods() == {"wood": 3}
    one.session.undo(0)
    assert one.asked().key == "build_stables"


def only(*names: str) -> Change:
    """A change: the board has only these spaces, and no special action cards."""
    def change(state: AgricolaState) -> None:
        state.specials.clear()
        for name in [name for name in state.spaces if name not in names]:
            del state.spaces[name]

    return change


def test_who_finds_no_space_may_exchange_before_passing() -> None:
    """With clay from the stall a Fireplace can be built after all."""
    stall = farm(majors=["furniture_stall"], goods={"wood": 2})
    one = table(2, both(stall, give(1), only("major_improvement", "lessons")), moor=True)
    assert one.asked().key == "place" and one.ids() == ("pass",)
    one.place(ANYTIME, ("furniture_stall:clay=2",))
    assert one.ids() == ("major_improvement",)
    passing = table(2, both(stall, give(1), only("lessons")), moor=True)
    passing.answer("pass")
    assert passing.state.round == 2


def test_goods_may_be_discarded_at_any_time_but_food() -> None:
    """Base rules: goods may be discarded at any time; food may not be withheld from the family."""
    one = table(2, give(clay=3, reed=1, food=2))
    one.place(ANYTIME)
    assert [part.key for part in one.asked().parts] == ["discard"]
    assert one.ids() == ("release:reed", "release:clay")
    one.answer("release:clay=2", "release:reed=1")
    assert one.goods() == {"clay": 1, "food": 2} and one.asked().key == "place"


def test_who_has_nothing_but_food_is_not_offered_to_discard_it() -> None:
    assert table(2, give(food=2)).asked().anytime == ()


def test_the_log_tells_exchanged_from_discarded() -> None:
    one = table(2, give(wood=2, clay=1), moor=True)
    one.place(ANYTIME, ("burn=1", "release:clay=1"))
    assert [line.text.key for line in one.session.lines()][-2:] == ["agricola-log-exchange", "agricola-log-discard"]


def test_whoever_thinks_better_of_it_exchanges_nothing() -> None:
    one = table(2, give(wood=2), moor=True)
    one.place(ANYTIME, ())
    assert one.asked().key == "place" and one.session.lines() == [] and one.goods() == {"wood": 2}
