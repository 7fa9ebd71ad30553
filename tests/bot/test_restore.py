"""How tables go on after a backup was restored: Discord has later messages of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.backup import back_up_database, restore_database
from games.core.decision import Answer
from storage.engine.backup import check_copy
from storage.engine.schema import MIGRATIONS
from storage.model import Pace
from storage.outgoing import Notice, NoticeKind, OutboxKind, QuestionRef
from storage.servers.restored import LEAST_SCHEMA
from tables.core.errors import StaleQuestion
from tests.storage import old_databases
from tests.tables.conftest import CHANNEL, ROUND, SETTINGS, Bench, bench, play

pytestmark = pytest.mark.sqlite
__all__ = ["bench"]


async def back_up(bench: Bench) -> Path:
    """Make a backup beside the service."""
    bench.settings = bench.settings.model_copy(update={"database": bench.path})
    copy = bench.path.parent / "copy.sqlite3"
    await back_up_database(bench.settings, copy)
    return copy


async def restore(bench: Bench, copy: Path) -> None:
    """Stop the service, restore a backup, and start the service again."""
    await bench.tables.close()
    await bench.db.close()
    await restore_database(bench.settings, copy)
    await bench.restart()


async def numbers(bench: Bench, table: int) -> dict[int, int]:
    """Return the numbers of the open questions of a table, by seat."""
    return dict(await bench.db.read.all("SELECT seat, number FROM asked WHERE table_id = ?", table))


async def test_buttons_from_after_the_backup_fit_no_question_of_the_game_that_goes_on(bench: Bench) -> None:
    """The game takes another course: what they ask is not what is asked there."""
    table, used = await bench.begin(), set[tuple[int, int]]()
    copy = await back_up(bench)

    async def note() -> None:
        used.update((await numbers(bench, table)).items())

    await play(bench, table, ROUND, note)
    await restore(bench, copy)
    other: list[tuple[int, Answer]] = [
        (0, ("2",)), (1, ("0",)), (0, ("field",)), (0, ()), (0, ("done",)), (0, ("eat",)), (1, ("eat",)),
    ]
    for seat, answer in other:
        assert used.isdisjoint((await numbers(bench, table)).items())
        await bench.act(table, seat, *answer)
    for seat, number in used:
        with pytest.raises(StaleQuestion):
            await bench.tables.answers.submit(table, seat, number, ("yes",), by=bench.persons[seat])


async def test_a_table_with_an_open_question_says_so_in_a_new_message(bench: Bench) -> None:
    table, lobby = await bench.begin(), await bench.lobby(channel=CHANNEL + 1)
    await play(bench, table, ROUND[:2])
    await bench.publish()
    copy = await back_up(bench)
    await play(bench, table, ROUND[2:])
    await restore(bench, copy)
    rows = {(row.table_id, row.kind): row.payload for row in await bench.tables.outbox.due()}
    (asked,) = (await numbers(bench, table)).items()
    assert rows.keys() == {(table, OutboxKind.TURN), (lobby.id, OutboxKind.LOBBY)}
    assert rows[table, OutboxKind.TURN].asked == (QuestionRef(*asked),)
    assert await bench.db.read.all("SELECT seat, number, told FROM owed") == [(*asked, None)], "nobody was called yet"


async def test_clocks_and_the_time_to_reopen_go_on(bench: Bench) -> None:
    table, ended = await bench.begin(pace=Pace(3600.0, 7200.0, "ask")), await bench.begin_elsewhere(CHANNEL + 1)
    for person in bench.persons:
        await bench.tables.ending.cancel(ended, person)
    await bench.publish()
    copy, ends = await back_up(bench), await bench.tables.clocks.ends_at(table, 1)
    await restore(bench, copy)
    assert await bench.tables.clocks.ends_at(table, 1) == ends
    kept = await bench.db.read.all("SELECT seat, number FROM due WHERE table_id = ? AND kind = 'clock'", table)
    assert dict(kept) == await numbers(bench, table)
    (row,) = [one for one in await bench.tables.outbox.due() if one.table_id == ended]
    assert [one.kind for one in row.payload.notices] == [NoticeKind.CANCELLED], "its button may have been taken away"
    await bench.tables.reopening.reopen(ended, bench.persons[0])


async def test_open_votes_get_their_buttons_again(bench: Bench) -> None:
    """The buttons were taken away when the vote was decided after the backup."""
    table = await bench.begin()
    await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.publish()
    copy = await back_up(bench)
    (asked,) = await bench.tables.votes.of_table(table)
    await bench.tables.votes.cast_from_click(table, asked.vote.id, bench.persons[1], "on")
    await restore(bench, copy)
    (count,) = await bench.tables.votes.of_table(table)
    (row,) = [one for one in await bench.tables.outbox.due() if one.kind is OutboxKind.NOTICE]
    assert row.payload.notices == (Notice(count.vote.question, NoticeKind.VOTE, vote=count.vote.id),)


OLD = """
    INSERT INTO person (id, discord_id) VALUES (1, 100);
    INSERT INTO game_table (id, game, rules_version, options, status, home, guild_id, channel_id, opener, language,
        secret, numbers, opened_at) VALUES (1, 'little', 1, '{}', 'playing', 'channel', 900, 700, 1, 'en', 's', '[', 0),
        (2, 'little', 1, '{}', 'playing', 'channel', 900, 701, 1, 'en', 't', '{"0": 5}', 0);
    INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (2, 0, 1, 0);
    INSERT INTO asked (table_id, seat, number, asked_at) VALUES (2, 0, 5, 0);
"""
ENDED = """
    INSERT INTO game_table (id, game, rules_version, options, status, home, guild_id, channel_id, opener, language,
        secret, numbers, opened_at, started_at, ended_at, reopen_until)
        VALUES (3, 'little', 1, '{}', 'cancelled', 'channel', 900, 702, 1, 'en', 'u', '{}', 0, 0, 1, 2),
        (4, 'little', 1, '{}', 'cancelled', 'channel', 900, 703, 1, 'en', 'v', '{}', 0, 0, 1, 2);
    INSERT INTO due (table_id, kind, due_at) VALUES (4, 'reopen', 2);
"""
"""Two games that were ended early; the second can still be reopened, as the bot was away since."""


@pytest.mark.parametrize("version", [LEAST_SCHEMA - 1, LEAST_SCHEMA, len(MIGRATIONS)])
async def test_a_backup_of_an_older_version_keeps_its_version_and_asks_again_too(
    tmp_path: Path, version: int
) -> None:
    """A table whose rows are damaged keeps no other from it."""
    settings = SETTINGS.model_copy(update={"database": tmp_path / "tables.sqlite3"})
    old_databases.make(tmp_path / "copy.sqlite3", version, OLD)
    await restore_database(settings, tmp_path / "copy.sqlite3")
    assert check_copy(settings.database).schema == version
    with closing(sqlite3.connect(settings.database)) as file:
        assert file.execute("SELECT table_id FROM outbox").fetchall() == [(2,)] * (version >= LEAST_SCHEMA)


@pytest.mark.parametrize("version", [LEAST_SCHEMA, len(MIGRATIONS)])
async def test_a_game_that_can_no_longer_be_reopened_is_not_announced_again(tmp_path: Path, version: int) -> None:
    """Schemas before 42 kept the time to reopen a game after it was over."""
    settings = SETTINGS.model_copy(update={"database": tmp_path / "tables.sqlite3"})
    old_databases.make(tmp_path / "copy.sqlite3", version, OLD + ENDED)
    await restore_database(settings, tmp_path / "copy.sqlite3")
    with closing(sqlite3.connect(settings.database)) as file:
        assert file.execute("SELECT table_id, kind FROM outbox ORDER BY 1").fetchall() == [(2, "turn"), (4, "notice")]
