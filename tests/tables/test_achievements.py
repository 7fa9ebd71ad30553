"""Achievements: judged at the end of a game for people who want them, once, also of games that ended before; and a
server's records and a year in games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.core.achievements import Achievement, Finish
from storage.model import TableInfo
from tables.people.achievements import Progress
from tables.people.stats import TOTAL
from tables.play.invitations import FORBIDDABLE
from tests.tables import little
from tests.tables.conftest import GUILD, ROUND, Bench, play, play_with_a_seat_lent

ACHIEVEMENTS: tuple[Achievement[little.Little], ...] = (
    Achievement("winner", lambda finish: finish.won),
    Achievement("twice", lambda finish: finish.total > 0, games=2),
    Achievement("never", lambda finish: finish.total > 1000),
)


@pytest.fixture(autouse=True)
def _declared(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The little game has achievements."""
    monkeypatch.setattr(little, "ACHIEVEMENTS", ACHIEVEMENTS, raising=False)
    bench.specs["little"] = replace(bench.specs["little"], achievements="tests.tables.little")
    monkeypatch.setattr("tables.people.achievements.GAMES", bench.specs)
    yield


async def progress(bench: Bench, person: int) -> dict[str, Progress]:
    found = (await bench.tables.achievements.of(bench.persons[person]))["little"]
    return {one.achievement.id: one for one in found}


async def reached(bench: Bench, person: int) -> list[str]:
    return [name for name, one in (await progress(bench, person)).items() if one.reached_at is not None]


async def finished(bench: Bench, **options: Any) -> TableInfo:
    table = await bench.begin(**options)
    await play(bench, table, ROUND)
    return await bench.tables.views.table(table)


async def test_the_end_of_a_game_reaches_them_and_nothing_before_it_does(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:-1])
    assert await reached(bench, 1) == []
    await play(bench, table, ROUND[-1:])
    assert await reached(bench, 1) == ["winner"] and await reached(bench, 0) == []
    await finished(bench)
    assert await reached(bench, 1) == ["winner", "twice"]
    assert (await progress(bench, 1))["twice"].games == 2


async def test_the_final_message_names_only_what_is_new_of_those_who_show_their_statistics(bench: Bench) -> None:
    first = await finished(bench)
    assert await bench.tables.achievements.announced(first) == [], "statistics are private until the person shows them"
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    assert await bench.tables.achievements.announced(first) == [(1, "winner")]
    second, third = await finished(bench), await finished(bench)
    assert await bench.tables.achievements.announced(second) == [(1, "twice")]
    assert await bench.tables.achievements.announced(third) == []
    await bench.restart()
    assert await bench.tables.achievements.announced(second) == [(1, "twice")]


async def test_managers_keep_them_out_of_their_channels(bench: Bench) -> None:
    assert "achievements" in FORBIDDABLE
    info = await finished(bench)
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    await bench.tables.invitations.forbid(GUILD, "achievements", True)
    assert await bench.tables.achievements.announced(info) == []
    await bench.tables.invitations.forbid(GUILD, "achievements", False)
    assert await bench.tables.achievements.announced(info) == [(1, "winner")]


async def test_who_has_switched_them_off_has_none_and_gets_them_again(bench: Bench) -> None:
    await finished(bench)
    person = bench.persons[1]
    await bench.tables.achievements.set_kept(person, kept=False)
    assert not await bench.tables.achievements.are_kept(person) and await reached(bench, 1) == []
    info = await finished(bench)
    assert await bench.tables.achievements.announced(info) == [] and await reached(bench, 1) == []
    await bench.tables.achievements.set_kept(person, kept=True)
    assert await reached(bench, 1) == []
    await bench.live(60, step=30)
    assert await reached(bench, 1) == ["winner", "twice"]
    await bench.tables.stats.set_visibility(person, "shown")
    assert await bench.tables.achievements.announced(info) == [], "earlier games announce nothing"
    await bench.tables.stats.set_visibility(person, "off")
    assert not await bench.tables.achievements.are_kept(person) and await reached(bench, 1) == []


async def test_an_old_button_that_switches_them_on_again_has_no_game_judged_again(bench: Bench) -> None:
    await finished(bench)
    await bench.tables.achievements.set_kept(bench.persons[1], kept=True)
    assert await bench.db.read.all("SELECT * FROM unjudged") == [] and await reached(bench, 1) == ["winner"]


async def test_a_seat_that_others_have_held_counts_for_nobody(bench: Bench) -> None:
    await play_with_a_seat_lent(bench, 1)
    assert await reached(bench, 1) == []


async def test_games_that_ended_before_are_judged_in_small_steps_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.people.achievements.AT_ONCE", 5)
    for _ in range(7):
        await finished(bench)
    await bench.db_run("DELETE FROM achieved")
    await bench.db_run("INSERT INTO unjudged (table_id) SELECT DISTINCT table_id FROM played")
    await bench.restart()
    await bench.live(20, step=20)
    assert (await progress(bench, 1))["winner"].games == 5
    await bench.live(20, step=20)
    assert (await progress(bench, 1))["winner"].games == 7
    assert await bench.db.read.all("SELECT * FROM unjudged") == []


async def test_a_broken_condition_ends_no_game_and_an_old_game_that_cannot_be_read_keeps_nobody_waiting(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken: Achievement[little.Little] = Achievement("broken", lambda finish: finish.scores["none"] > 0)
    monkeypatch.setattr(little, "ACHIEVEMENTS", (broken,))
    info = await finished(bench)
    assert info.status == "finished" and "cannot be judged" in caplog.text
    monkeypatch.setattr(little, "ACHIEVEMENTS", ACHIEVEMENTS)
    await finished(bench)
    await bench.db_run("INSERT INTO unjudged (table_id) SELECT DISTINCT table_id FROM played")
    await bench.db_run("UPDATE segment SET state = '{}' WHERE table_id = ?", info.id)
    await bench.restart()
    await bench.live(20, step=20)
    assert await bench.db.read.all("SELECT * FROM unjudged") == []
    assert (await progress(bench, 1))["winner"].games == 1


async def test_what_earlier_games_reached_is_not_announced_as_new_while_these_are_still_to_be_judged(
    bench: Bench,
) -> None:
    earlier = await finished(bench)
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    await bench.tables.achievements.set_kept(bench.persons[1], kept=False)
    await bench.tables.achievements.set_kept(bench.persons[1], kept=True)
    bench.clock.advance(1000)
    later = await finished(bench)
    assert await bench.tables.achievements.announced(later) == []
    await bench.live(20, step=20)
    assert (await progress(bench, 1))["winner"].reached_at == earlier.ended_at


async def test_games_that_cannot_be_judged_now_wait_and_keep_nobody_waiting(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saves of newer rules, and games whose package is not installed."""
    monkeypatch.setattr("tables.people.achievements.AT_ONCE", 1)
    old, gone, newer = [(await finished(bench)).id for _ in range(3)]
    await bench.db_run("DELETE FROM achieved")
    await bench.db_run("INSERT INTO unjudged (table_id) SELECT DISTINCT table_id FROM played")
    await bench.db_run("UPDATE game_table SET rules_version = 99 WHERE id = ?", newer)
    await bench.db_run("UPDATE game_table SET game = 'gone' WHERE id = ?", gone)
    await bench.live(60, step=20)
    assert await bench.db.read.all("SELECT DISTINCT table_id FROM achieved") == [(old,)]
    await bench.db_run(f"UPDATE game_table SET game = 'little', rules_version = {bench.specs['little'].version}")
    await bench.live(60, step=20)
    assert await bench.db.read.all("SELECT DISTINCT table_id FROM achieved ORDER BY 1") == [(old,), (gone,), (newer,)]
    assert await bench.db.read.all("SELECT * FROM unjudged") == []


async def test_a_condition_that_breaks_for_one_seat_takes_nothing_from_the_others(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_for_the_first(finish: Finish[little.Little]) -> bool:
        return finish.total / finish.seat > 0

    monkeypatch.setattr(little, "ACHIEVEMENTS", (Achievement("winner", broken_for_the_first),))
    info = await finished(bench)
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    assert await reached(bench, 1) == ["winner"]
    assert await bench.tables.achievements.announced(info) == [(1, "winner")]


async def test_games_that_end_at_once_reach_it_once(bench: Bench) -> None:
    tables = [await bench.begin_elsewhere(channel) for channel in (11, 12)]
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    for table in tables:
        await play(bench, table, ROUND[:-1])
    await asyncio.gather(*(bench.act(table, 1, "yes") for table in tables))
    said = [await bench.tables.achievements.announced(await bench.tables.views.table(table)) for table in tables]
    assert sorted(name for one in said for _, name in one) == ["twice", "winner"]


async def test_lessons_and_practice_reach_none(bench: Bench) -> None:
    table = await bench.begin()
    await bench.db_run("UPDATE game_table SET practice = TRUE WHERE id = ?", table)
    await play(bench, table, ROUND)
    assert await reached(bench, 1) == []


# -- records and years -------------------------------------------------------------------------------------------------


async def test_a_servers_records_are_those_of_people_who_show_their_statistics(bench: Bench) -> None:
    await finished(bench)
    assert await bench.tables.stats.server_records(GUILD) == []
    await bench.tables.stats.set_visibility(bench.persons[0], "shown")
    found = {one.kind: one for one in await bench.tables.stats.server_records(GUILD)}
    assert found[TOTAL].holders == (100,) and found[TOTAL].value == 0 and "margin" not in found
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    found = {one.kind: one for one in await bench.tables.stats.server_records(GUILD)}
    assert found[TOTAL].holders == (101,) and found[TOTAL].value == 2 and found["margin"].value == 2
    assert found["most"].value == 1 and found["most"].holders == (100, 101)
    assert await bench.tables.stats.server_records(GUILD + 1) == []


@pytest.mark.parametrize("others", [2, 5])
async def test_a_lead_is_a_lead_in_the_total(bench: Bench, others: int) -> None:
    """A place may be decided by something else (more than three houses do not count in The Grimm Forest)."""
    info = await finished(bench)
    await bench.db_run("UPDATE result SET total = ? WHERE table_id = ? AND place <> 1", others, info.id)
    await bench.tables.stats.set_visibility(bench.persons[1], "shown")
    found = {one.kind: one.value for one in await bench.tables.stats.server_records(GUILD)}
    assert found[TOTAL] == 2 and "margin" not in found


async def test_the_shortest_and_the_longest_game(bench: Bench) -> None:
    for seconds in (300.0, 7200.0, 60.0):
        table = await bench.begin()
        bench.clock.advance(seconds)
        await play(bench, table, ROUND)
    await bench.tables.stats.set_visibility(bench.persons[0], "shown")
    found = {one.kind: one.value for one in await bench.tables.stats.server_records(GUILD)}
    assert 60 <= found["shortest"] < 300 and 7200 <= found["longest"] < 7300 and found["most"] == 3


async def test_a_year_has_its_games_and_those_one_played_with(bench: Bench) -> None:
    await finished(bench)
    stranger = await bench.tables.people.person(999)
    assert (await bench.tables.stats.year(stranger)).games == ()
    year = await bench.tables.stats.year(bench.persons[1])
    assert [(game, len(those)) for game, those in year.by_game] == [("little", 1)] and year.rivals == ()
    bench.clock.advance(366 * 24 * 3600)
    await bench.tables.stats.set_visibility(bench.persons[0], "shown")
    await finished(bench)
    await finished(bench)
    now = await bench.tables.stats.year(bench.persons[1])
    assert now.years == (year.year + 1, year.year) and len(now.games) == 2 and now.longest in now.games
    assert [(one.discord_id, one.ahead) for one in now.rivals] == [(100, 2)]
    assert len((await bench.tables.stats.year(bench.persons[1], year.year)).games) == 1
