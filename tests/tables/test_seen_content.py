"""Seen content: cards that a person has met at one table come last at the next. It is stored by person and not
shown."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

import pytest

from games.core.chance import Chance
from games.core.record import Export
from games.core.setup_overrides import SEEN_CONTENT, move_seen_last
from games.core.verify import verify
from storage.people import seen_content
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import Little, LittleRules, Options, little, setup


class Remembering(LittleRules):
    """Rules by which every drawn card counts as seen."""

    def seen_content(self, state: Little) -> Collection[str]:
        return {card.name for player in state.players for card in player.hand}


def dealt(players: int, options: Options, chance: Chance, given: Mapping[str, Any]) -> Little:
    """Set up a game whose deck has the seen cards at the bottom."""
    state = setup(players, options, chance, given)
    order = move_seen_last([card.name for card in state.deck], given.get(SEEN_CONTENT, ()))
    state.deck.sort(key=lambda card: -order.index(card.name))
    return state


@pytest.fixture
def remembering(bench: Bench) -> Bench:
    bench.specs["little"] = replace(little(Remembering()), setup=dealt)
    return bench


async def finished(bench: Bench, rounds: int = 1) -> int:
    """Play a game of the first two persons to its end. Returns the table's id."""
    table = await bench.begin(rounds=rounds)
    await play(bench, table, [*ROUND] * rounds)
    return table


async def rows(bench: Bench) -> list[tuple[Any, ...]]:
    return await bench.db.read.all("SELECT person, thing FROM met ORDER BY person, thing")


async def test_everybody_at_the_table_has_met_it_and_nobody_else(remembering: Bench) -> None:
    bench = remembering
    table = await bench.begin(rounds=2)
    await play(bench, table, ROUND[:5])
    (found,) = await bench.db.read.all("SELECT DISTINCT thing FROM met")
    assert await rows(bench) == [(person, found[0]) for person in bench.persons[:2]]
    await play(bench, table, [*ROUND[5:], *ROUND])
    assert len(await rows(bench)) == 4


async def test_the_next_set_up_is_given_what_its_players_have_met_and_keeps_it(remembering: Bench) -> None:
    bench = remembering
    first = await finished(bench)
    ((thing,),) = await bench.db.read.all("SELECT DISTINCT thing FROM met")
    assert await bench.db.read.all("SELECT id, given FROM game_table") == [(first, "{}")]
    second = await bench.begin(rounds=1)
    stored = await bench.db.read.one("SELECT given FROM game_table WHERE id = ?", second)
    assert stored is not None and json.loads(stored[0]) == {SEEN_CONTENT: [thing]}
    session = await bench.tables.history.session_at(second, 0)
    assert session.state.deck[0].name == thing, "at the very bottom, also when it is built again"
    await play(bench, second, ROUND)  # the little game shuffles once more, so the same card may come again
    assert thing in {one for one, in await bench.db.read.all("SELECT DISTINCT thing FROM met")}


async def test_the_record_has_the_order_verifies_and_names_nobody(remembering: Bench) -> None:
    bench = remembering
    first, second = await finished(bench), await finished(bench)
    exports = [await bench.tables.history.record(table) for table in (first, second)]
    assert [one.format for one in exports] == [1, 2] and len(exports[1].record.given[SEEN_CONTENT]) == 1
    assert "given" not in json.loads(exports[0].model_dump_json())["record"], "older records keep their fingerprint"
    for export in exports:
        again = Export.model_validate_json(export.model_dump_json())
        assert again == export and not verify(again).wrong
    forged = exports[1].model_copy(
        update={"record": exports[1].record.model_copy(update={"given": {SEEN_CONTENT: ["card99"]}})}
    )
    assert verify(forged).wrong
    assert all(str(100 + number) not in json.dumps(exports[1].record.given) for number in range(2))


async def test_what_fewest_know_comes_first_then_what_was_met_longest_ago(bench: Bench) -> None:
    ana, ben, eva = [await bench.tables.people.person(discord_id) for discord_id in (1, 2, 3)]
    async with bench.tables.records.write() as tx:
        await seen_content.add(tx, "little", ["mill", "well"], [ana, ben], 10.0)
        await seen_content.add(tx, "little", ["barn"], [ana], 30.0)
        await seen_content.add(tx, "little", ["loft"], [ben], 20.0)
        await seen_content.add(tx, "little", ["well"], [ana], 5.0)
        await seen_content.add(tx, "little", ["cave"], [eva], 40.0)
        await seen_content.add(tx, "other", ["pond"], [ana], 40.0)
    assert await seen_content.least_seen_first(bench.db.read, "little", [ana, ben]) == ["loft", "barn", "mill", "well"]
    assert await seen_content.least_seen_first(bench.db.read, "little", [eva]) == ["cave"]
    assert await seen_content.least_seen_first(bench.db.read, "little", []) == []


async def test_a_game_that_remembers_nothing_is_given_nothing(bench: Bench) -> None:
    await finished(bench)
    await bench.begin()
    assert await rows(bench) == [] and await bench.db.read.all("SELECT DISTINCT given FROM game_table") == [("{}",)]


def test_what_is_not_known_keeps_its_order() -> None:
    assert move_seen_last(["a", "b", "c", "d"], ["c", "a"]) == ["b", "d", "c", "a"]
