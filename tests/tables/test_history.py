"""What is kept of a table: past points of its game, its draws as they happen, and its record as a file."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from games.cli.main import main
from games.core.chance import Chance, commitment, game_seed, order_of
from games.core.codec import dump_state
from games.core.record import Export, Record, export_of
from games.core.run import Given
from games.core.spec import GameSpec
from games.core.verify import verify
from tables.history import NotRepeated
from tables.trouble import Trouble
from tests.tables.conftest import ROUND, Bench, Script, play
from tests.tables.little import Little, LittleRules, NewerRules, little

DAY = 24 * 3600.0
ROUNDS: Script = [*ROUND, *ROUND]


async def states(bench: Bench, table: int, script: Script) -> dict[int, str]:
    """Play a script; the checkpoint of every segment at which the table stood after an answer."""
    seen: dict[int, str] = {}

    async def look() -> None:
        at = (await bench.db.read.all("SELECT segment FROM game_table"))[0][0]
        session = bench.tables.records.games.sessions._sessions[table][0]
        seen[at] = dump_state(session.checkpoint)

    await play(bench, table, script, each=look)
    return seen


async def test_every_segment_is_built_again_from_what_is_stored(bench: Bench) -> None:
    table = await bench.begin(rounds=2)
    seen = await states(bench, table, ROUNDS)
    await bench.restart()
    assert len(seen) > 6
    for segment, state in seen.items():
        assert dump_state((await bench.tables.history.session_at(table, segment)).checkpoint) == state
    one = await bench.tables.history.session_at(table, 0, count=1)
    assert one.given == [Given(0, "bid", ("1",))] and list(one.open()) == [1]


async def test_segments_are_built_again_across_upgrades_of_the_rules(bench: Bench) -> None:
    table = await bench.begin(rounds=2)
    before = await states(bench, table, ROUNDS[:4])
    bench.specs["little"] = little(LittleRules(), version=2)
    await bench.restart()
    after = await states(bench, table, ROUNDS[4:])
    bench.specs["little"] = little(LittleRules(), version=3)
    await bench.restart()
    rows = await bench.db.read.all("SELECT segment, rules_version, state IS NULL FROM epoch")
    assert rows == [(0, 1, 1), (3, 2, 0)]
    bench.specs["little"] = little(LittleRules(), version=2)
    await bench.restart()
    for segment, state in after.items():
        assert dump_state((await bench.tables.history.session_at(table, segment)).checkpoint) == state
    assert (await bench.tables.history.session_at(table, max(before))).segment == max(before)


class OtherwiseDrawing(LittleRules):
    """An upgrade that draws something else."""

    async def segment(self, state: Little) -> None:
        if state.phase == "draw":
            state.rolls().below("die", 6)
        await super().segment(state)


async def test_what_the_rules_of_today_would_play_otherwise_is_never_shown_as_the_past(bench: Bench) -> None:
    table = await bench.begin(rounds=2)
    await play(bench, table, ROUNDS)
    bench.specs["little"] = little(NewerRules())  # nobody can go to the mill any more
    with pytest.raises(NotRepeated):
        await bench.tables.history.session_at(table, 3)
    bench.specs["little"] = little(OtherwiseDrawing())
    assert (await bench.tables.history.session_at(table, 3)).segment == 3
    for segment in (4, 5):
        with pytest.raises(NotRepeated):
            await bench.tables.history.session_at(table, segment)


async def drawn(bench: Bench) -> list[tuple[Any, ...]]:
    return await bench.db.read.all("SELECT segment, n, label, count, size FROM draw ORDER BY segment, n")


class Shaky(LittleRules):
    """A draw between two questions of one segment, and one of what was drawn can be taken back by nobody."""

    async def segment(self, state: Little) -> None:
        if state.phase == "pause":
            state.chance.below("weather", 3)  # seen by nobody: no barrier
        await super().segment(state)


async def test_draws_are_stored_as_they_happen_and_go_with_an_undo(bench: Bench) -> None:
    bench.specs["little"] = little(Shaky())
    table = await bench.begin()
    assert await drawn(bench) == []
    await play(bench, table, ROUND[:3])
    assert await drawn(bench) == [(2, 0, "weather", 1, 3)]
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    assert await drawn(bench) == []
    await play(bench, table, [(1, ("field",)), *ROUND[3:]])
    assert await drawn(bench) == [(2, 0, "weather", 1, 3), (4, 0, "deck", 1, 20)]


def with_deal(chance: Chance, deal: Little) -> Little:
    chance.shuffle("deal", deal.deck)
    return deal


def dealing(rules: LittleRules | None = None, version: int = 1) -> GameSpec[Little]:
    """The little game with a shuffled deck at the start."""
    spec = little(rules, version)
    plain = spec.setup
    object.__setattr__(spec, "setup", lambda n, options, chance, given: with_deal(
        chance, plain(n, options, chance, given)))
    return spec


async def finished_record(bench: Bench) -> Export:
    """A table whose rules were upgraded on the way, with an undo, an AI seat and several draws, as a file."""
    bench.specs["little"] = dealing(Shaky())
    table = await bench.begin(rounds=2)
    await play(bench, table, ROUND[:4])
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    bench.specs["little"] = dealing(Shaky(), version=2)
    await bench.restart()
    await play(bench, table, [*ROUND[3:], *ROUND])
    return await bench.tables.history.record(table)


async def test_the_record_of_a_finished_table_is_verified_across_an_upgrade(
    bench: Bench, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = await finished_record(bench)
    record = export.record
    assert record.secret and commitment(record.secret) == record.commitment
    assert [draw.label for draw in record.draws] == ["deal", "weather", "deck", "weather", "deck"]
    assert [(one.segment, one.rules_version) for one in record.epochs] == [(0, 1), (3, 2)]
    assert verify(export).wrong == ()
    file = tmp_path / "table.json"
    file.write_text(export.model_dump_json(), encoding="utf-8")
    for language in ("en", "es", "it"):
        assert main(["verify", str(file), "--language", language]) == 0
        told = capsys.readouterr().out
        assert record.commitment in told and export.fingerprint in told and "5" in told


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of every single value."""
    if isinstance(value, dict) and value:
        return [one for name, inner in value.items() for one in leaves(inner, (*path, name))]
    if isinstance(value, list) and value:
        return [one for at, inner in enumerate(value) for one in leaves(inner, (*path, at))]
    return [path]


def other(value: Any) -> Any:
    """A value of the same kind that is not the same."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value[:-1] + ("0" if value[-1:] != "0" else "1")
        case None:
            return "something"
        case dict():
            return {"more": 1}
        case _:
            return [1]


def altered(plain: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    changed = copy.deepcopy(plain)
    inside = changed
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = other(inside[path[-1]])
    return changed


async def test_every_single_value_that_is_altered_is_found_and_its_place_named(
    bench: Bench, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = json.loads((await finished_record(bench)).model_dump_json())
    file = tmp_path / "table.json"
    paths = leaves(plain)
    assert len(paths) > 150
    for path in paths:
        file.write_text(json.dumps(altered(plain, path)), encoding="utf-8")
        assert main(["verify", str(file)]) == 1, path
        told = capsys.readouterr().out
        place = path[1] if path[0] in ("record", "digests") else path[0]
        if path[0] == "record" and len(path) > 2 and isinstance(path[2], int):
            place = f"{path[1]}[{path[2]}]"
        assert str(place) in told, (path, told)


async def test_entries_that_are_missing_or_added_are_found(bench: Bench) -> None:
    export = await finished_record(bench)
    plain = export.record.model_dump(mode="json")
    for name in ("seats", "tickets", "epochs", "answers", "draws"):
        for change in (plain[name][:-1], [*plain[name], plain[name][-1]]):
            forged = Export.model_validate({**export.model_dump(mode="json"), "record": {**plain, name: change}})
            assert any(one.args.get("place") == f"{name}.length" for one in verify(forged).wrong)


async def test_who_forges_the_digests_too_still_needs_the_seed(bench: Bench) -> None:
    """All digests can be made anew by whoever changes a record; the seal, the seed and the draws cannot."""
    plain = (await finished_record(bench)).record.model_dump(mode="json")
    paths: list[tuple[str | int, ...]] = [(name,) for name in ("secret", "commitment", "seed")] + [("tickets", 0)]
    paths += [("draws", at, "n") for at in range(5)]
    paths += [("draws", at, name) for at in (0, 2, 4) for name in ("label", "size")]  # orders of twenty cards
    paths += [("epochs", 1, "state", "chance", name) for name in ("seed", "start")]
    paths += [("draws", at, "result", 0) for at in range(5)]
    for path in paths:
        forged = export_of(Record.model_validate(altered(plain, path)))
        assert verify(forged).wrong, path
    left_out = {**plain, "draws": [one for one in plain["draws"] if one["label"] != "weather" or one["n"] > 1]}
    assert [one.text_place for one in map(Named, verify(export_of(Record.model_validate(left_out))).wrong)] == [
        "epochs[1]"
    ]


class Named:
    def __init__(self, text: Any) -> None:
        self.text_place = text.args.get("place")


async def test_another_seed_needs_other_draws(bench: Bench) -> None:
    record = (await finished_record(bench)).record
    tickets = [*record.tickets, "1"]
    seed = game_seed(record.secret, tickets)
    forged = record.model_copy(update={"tickets": tickets, "seed": seed})
    assert {one.key for one in verify(export_of(forged)).wrong} == {"cli-verify-draw-wrong", "cli-verify-epoch-wrong"}
    assert list(record.draws[0].result) == order_of(record.seed, "deal", 1, 20)


async def test_an_older_table_says_what_of_it_cannot_be_checked(bench: Bench) -> None:
    export = await finished_record(bench)
    record = export.record
    bare = record.model_copy(update={"epochs": [], "draws": []})
    assert [one.key for one in verify(export_of(bare)).unknown] == ["cli-verify-no-draws"]
    late = record.model_copy(update={"epochs": record.epochs[1:], "draws": [d for d in record.draws if d.segment > 2]})
    verdict = verify(export_of(late))
    assert verdict.wrong == () and [one.key for one in verdict.unknown] == ["cli-verify-late-draws"]


async def test_the_record_stays_closed_until_everybody_may_know_it(bench: Bench) -> None:
    table = await bench.begin()
    with pytest.raises(Trouble) as trouble:
        await bench.tables.history.record(table)
    assert trouble.value.text.key == "bot-trouble-record-closed"
    await bench.tables.ending.close_for_others(table, 99, (await bench.tables.looking.table(table)).players)
    assert (await bench.tables.history.seal(table)).secret is None
    with pytest.raises(Trouble):
        await bench.tables.history.record(table)
    bench.clock.wait(DAY)
    assert (await bench.tables.history.seal(table)).secret is not None
    assert verify(await bench.tables.history.record(table)).wrong == ()


@pytest.mark.parametrize("plain", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "record": {}}', "nonsense"])
def test_what_is_no_record_is_refused_in_words(plain: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.json"
    file.write_text(plain, encoding="utf-8")
    assert main(["verify", str(file)]) == 1 and capsys.readouterr().out.count("\n") >= 2
