"""Outcomes: all results that a part of the rules can have, found by playing it in copies."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.ask import ask, confirm
from games.core.decision import Answer, Decision, Kind, Part, Refusal, Refused, one_of
from games.core.exhaustive_lookahead import exhaustive_lookahead
from games.core.rules import Rules
from games.core.session import Session
from games.core.text import text
from tests.core.demo import Farm, Table, farms


async def buy(table: Table) -> None:
    """Ask for one of two things, and for an amount of it, if any."""
    farm = table.farms[0]
    if not await confirm(0, "buy"):
        return
    (what,) = await ask(lambda: one_of(0, "what", ("grain", "food")))
    answer: Answer = await ask(Decision(0, "n", (Part("n", (what,), Kind.AMOUNTS, 0, 2, (2,)),), ((f"{what}=2",),)))
    n = 0 if not answer else int(answer[0].partition("=")[2])
    farm.grain += n * (what == "grain")
    farm.food += n * (what == "food")


def test_every_way_is_played_through_and_nothing_changes() -> None:
    table = farms(Farm(0), Farm(1))
    before = table.farms[0].grain, table.farms[0].food
    found = {
        (then.farms[0].grain - before[0], then.farms[0].food - before[1]) for then in exhaustive_lookahead(table, buy)
    }
    assert found == {(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)}
    assert (table.farms[0].grain, table.farms[0].food) == before


class Careful(Rules[Table, Any]):
    """A game with one question, and an act beside it that is refused."""

    game = "demo"

    async def segment(self, state: Table) -> None:
        await ask(Decision(0, "go", (Part("go", ("yes",)),), anytime=("spoil", "help")))
        state.phase = "over"

    def finished(self, state: Table) -> bool:
        return state.phase == "over"

    def free_refusal(self, state: Table, decision: Decision, act: str) -> Refusal | None:
        return Refusal("needed", text("core-refused-not-offered")) if act == "spoil" else None


def test_a_free_action_that_would_spoil_what_has_begun_is_refused() -> None:
    game = Session(Careful(), farms(Farm(0), Farm(1)))
    with pytest.raises(Refused) as caught:
        game.submit(0, ("spoil",))
    assert caught.value.refusal.rule == "needed" and game.given == []
    game.submit(0, ("help",))
    assert game.finished
