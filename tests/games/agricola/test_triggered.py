"""Statistics count a card as triggered only when it has done or asked something."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.anytime import _part_with
from games.agricola.goods import ANIMALS
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState
from games.core import cards
from games.core.ask import noting_questions
from games.core.codec import dump_state
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.journal import Journal
from games.core.registry import new_run
from tests.games.agricola.farm import Farm


def dumped(state: AgricolaState) -> str:
    """Return a whole state, without what is only for the log and for statistics."""
    now = copy_of(state)
    now.journal = Journal()
    return dump_state(now)


def test_no_card_is_counted_that_had_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    act = cards._Firing._act
    counted: Counter[str] = Counter()
    idle: Counter[str] = Counter()

    async def watched(hook: Any, state: Any, seat: int, card: str, facts: tuple[Any, ...]) -> None:
        name = f"triggered:{card}"
        before, told, n = dumped(state), len(state.journal.all_lines()), state.journal.tally.get(name, 0)
        _, asked = await noting_questions(act(hook, state, seat, card, facts))
        if state.journal.tally.get(name, 0) > n:
            counted[card] += 1
            if not asked and dumped(state) == before and len(state.journal.all_lines()) == told:
                idle[f"{hook.name} {card}"] += 1

    monkeypatch.setattr(cards._Firing, "_act", watched)
    for seed in range(32):
        run = new_run(SPEC, 1 + seed % 4, f"{seed + 1:064x}", AgricolaOptions(level=3, hands="dealt"))
        rng = random.Random(seed)
        for player in run.state.players:
            player.goods.update(wood=5, clay=5, reed=4, stone=4, food=9, grain=2, vegetable=2, fuel=3)
        while not run.finished:
            seat, decision = next(iter(run.open_questions().items()))
            run.submit(seat, random_answer(SPEC.rules, run.state, decision, rng))
    assert idle == {} and len(counted) > 60


def test_a_card_that_finds_nothing_is_not_counted_and_one_that_asks_in_vain_is() -> None:
    bare = Farm(number=2).card(0, "M112", "M055").yard(0, moors="c1").place("special:1-2-b:cut_peat")
    tally = bare.session.closed[-1].tally
    assert "triggered:M112" not in tally and "triggered:M055" not in tally
    asked = Farm(number=2).card(0, "M055").yard(0, moors="c1", forests="b1").place("special:1-2-b:cut_peat").no().no()
    assert asked.session.closed[-1].tally["triggered:M055"] == 2


def test_a_card_that_waits_for_its_fuel_is_not_counted_as_cooking() -> None:
    one = Farm(fuel_tokens=True).card(0, "fireplace_2", "cooking_hearth_4").has(0, boar=1, vegetable=1)
    one.yard(0, locked=["cooking_hearth_4"]).turn_of(0).answer("anytime").answer("boar=1", "vegetable=1")
    assert one.owns(0, food=4).state.journal.tally == {"triggered:fireplace_2": 2}
    one = Farm(fuel_tokens=True).card(0, "cooking_hearth_4").has(0, vegetable=1).yard(0, locked=["cooking_hearth_4"])
    assert one.turn_of(0).answer("anytime").answer("vegetable=1").owns(0, food=1).state.journal.tally == {}


@pytest.mark.parametrize(("horses", "counted"), [
    (1, {"horse_slaughterhouse_1"}), (2, {"M106"}), (3, {"M106", "horse_slaughterhouse_1"}),
])
def test_the_card_that_cooks_homeless_animals_is_counted(horses: int, counted: set[str]) -> None:
    """The Horse Butchery makes more food of two horses together, the slaughterhouse as much of a single one."""
    one = Farm().card(0, "M106", "horse_slaughterhouse_1").has(0, horse=horses)
    player = one.me()
    player.majors.sort(key=lambda name: name == "M106")
    asyncio.run(_part_with(one.state, player, (0,) * len(ANIMALS)))
    assert {name.removeprefix("triggered:") for name in one.state.journal.tally} == counted
    assert player.goods["food"] == {1: 2, 2: 5, 3: 7}[horses]
