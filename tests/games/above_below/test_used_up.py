"""The supply is used up: players own all that can be drawn or gained, and the game goes on (ruling AB-53)."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from games.above_below import SPEC
from games.above_below.cards.box import building
from games.above_below.content.load import GOODS, ITEMS, SUPPLIES
from games.above_below.state import AboveBelowState, Cave, HeldTool, Villager, Zone
from games.above_below.wording.terms import goods_listed, state_name
from games.core.fuzz import random_answer
from games.core.registry import first_state
from games.core.session import Session
from games.core.text import Arg
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table, tells_nothing
from tests.scale import scaled


def hoard(state: AboveBelowState, piles: bool, supply: bool) -> None:
    """Give seat 1 what is left in the piles and in the supply."""
    player = state.players[1]
    if piles:
        for card in (*state.house_pile, *state.outpost_pile):
            store = building(card.name).store()
            if store is not None:
                player.on_cards[card.name] = 0
        player.houses += [card.name for card in state.house_pile]
        caves = [state.cave_top, *(card.name for card in state.cave_pile)]
        built = [card.name for card in state.outpost_pile]
        player.caves += [Cave(cave, built.pop() if built else "") for cave in caves]
        player.villagers += [Villager(card.name, Zone.EXHAUSTED) for card in state.villager_pile]
        player.tools += [HeldTool(card.name, True) for card in state.tool_pile]
        state.tokens_used += [card.name for card in state.tokens]
        state.cave_top = ""
        for pile in (state.house_pile, state.outpost_pile, state.cave_pile, state.villager_pile, state.tool_pile,
                     state.tokens):
            pile.clear()
    if supply:
        for item in (*ITEMS, SUPPLIES):
            state.gain(1, item, state.supply[item])
        for good in GOODS[:4]:
            player.track[good], player.goods[good] = player.goods[good], 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("piles", "supply"), [(True, False), (False, True), (True, True)])
@pytest.mark.sampled(0.5)
def test_a_game_goes_on_with_an_empty_box(players: int, piles: bool, supply: bool) -> None:
    for number in range(scaled(2)):
        rng = random.Random(f"{players}:{piles}:{supply}:{number}")
        state = first_state(SPEC, players, f"{rng.getrandbits(256):064x}", SPEC.options_of("expanded"))
        hoard(state, piles, supply)
        session: Session[AboveBelowState] = Session(SPEC.rules, state)
        while not session.finished:
            assert session.rules.invariants(session.state) == []
            seat, decision = rng.choice(list(session.open_questions().items()))
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        assert session.rules.invariants(session.state) == []
        lines = [line.text for closed in session.closed for line in closed.lines]
        assert [line for line in lines if tells_nothing(line)] == []


def test_what_the_supply_no_longer_has_is_told(page: NewPage) -> None:
    """A result and a building that bring more than is left, and one that fills up again in the morning."""
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"goods": {"amethyst": 2}, "potion": 1}}]})
    table = Table().exploring(0, name, "trainer", "explorer")
    table.state.gain(1, "amethyst", table.state.supply["amethyst"] - 1)
    told = lines_of(table.answer(0, "choice", "choice:go"))
    assert told["gains"]["goods"] == goods_listed({"amethyst": 1, "potion": 1})
    assert told["used-up"]["goods"] == goods_listed({"amethyst": 1})

    table = Table().coins(0, 9).on_offer("amethyst_vault").built(0, "orchard")
    table.state.gain(1, "fruit", table.state.supply["fruit"])
    table.state.gain(1, "amethyst", table.state.supply["amethyst"])
    table.answer(0, "turn", "build").answer(0, "build", "villager:builder", "building:amethyst_vault")
    assert "stocked" not in lines_of(table)
    assert lines_of(table)["used-up"]["goods"] == goods_listed({"amethyst": 2})
    table.everybody_passes()
    assert "restocked" not in lines_of(table)
    assert lines_of(table)["used-up"]["goods"] == goods_listed({"fruit": 1})


def test_a_cave_a_state_and_an_injury_that_come_to_nothing_are_told(page: NewPage) -> None:
    """No cave card is left; every explorer has the state, or no token of it is left; and a coward is never injured."""
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"cave": 1}}]})
    table = Table().exploring(0, name, "trainer", "explorer")
    table[1].caves += [Cave(card) for card in (table.state.cave_top, *(card.name for card in table.state.cave_pile))]
    table.state.cave_pile.clear()
    table.state.cave_top = ""
    told = lines_of(table.answer(0, "choice", "choice:go"))
    assert "no-more-caves" in told and "cave" not in told

    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"state": "greedy"}}]})
    table = Table(states=True).exploring(0, name, "trainer", "explorer")
    table.state.take("greedy", 2)
    for piece in ("trainer", "explorer"):
        table[0].villager(piece).states.append("greedy")
    assert lines_of(table.answer(0, "choice", "choice:go"))["no-state"]["state"] == state_name("greedy")
    without = Table().exploring(0, name, "trainer", "explorer")
    assert "no-state" not in lines_of(without.answer(0, "choice", "choice:go"))

    name = page({"id": "go", "tiers": [{"at": 10, "gain": {}}], "fail": {"penalty": {"injury": True}}})
    table = Table(states=True).exploring(0, name, "trainer")
    table.state.take("coward", 1)
    table[0].villager("trainer").states.append("coward")
    assert "no-injury" in lines_of(table.answer(0, "choice", "choice:go"))


def lines_of(table: Table) -> dict[str, Mapping[str, Arg]]:
    """Return the arguments of the last log line of each kind."""
    lines = [line for closed in table.session.closed for line in closed.lines] + table.session.lines()
    return {line.text.key.removeprefix("above-below-log-"): line.text.args for line in lines}
