"""Deleting a person: nameless everywhere at once, and every game stays what it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.verify import verify
from storage.model import NOBODY, Home, HomeKind, Status
from tables.forgetting import Forgotten
from tables.trouble import Trouble
from tests.databases import lost_rows
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, play
from tests.tables.little import BrokenRules, little

DISCORD = 900_000_000_123_456_789


async def named(bench: Bench, persons: int) -> None:
    """The first person has an id that stands nowhere by chance."""
    bench.persons = [await bench.tables.people.person(DISCORD)]
    bench.persons += [await bench.tables.people.person(100 + n) for n in range(1, persons)]


def traces(folder: Path) -> list[str]:
    wanted = (str(DISCORD).encode(), DISCORD.to_bytes(8, "big"))
    return [one.name for one in folder.iterdir() if any(form in one.read_bytes() for form in wanted)]


async def test_finished_games_stay_and_are_nobodys(bench: Bench) -> None:
    await named(bench, 2)
    table = await bench.begin()
    await play(bench, table, ROUND)
    before = await bench.tables.history.record(table)
    ratings = await bench.tables.stats.mine(bench.persons[1])
    await bench.tables.forgetting.forget(bench.persons[0])
    after = await bench.tables.history.record(table)
    assert after == before and not verify(after).wrong
    info = await bench.tables.looking.table(table)
    assert (info.seats[0].person, info.seats[0].discord_id, info.opener) == (NOBODY, None, NOBODY)
    assert await bench.tables.stats.mine(bench.persons[1]) == ratings
    assert (await bench.tables.looking.result(table)) is not None
    assert traces(bench.path.parent) == []
    await bench.restart()
    assert await bench.tables.history.record(table) == before and traces(bench.path.parent) == []
    assert await lost_rows(bench.db) == []


async def test_what_people_are_handed_before(bench: Bench) -> None:
    """A record is that of `games verify`, of games that everybody may know; of others there is none."""
    await named(bench, 2)
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    exports = bench.tables.exports
    assert await exports.record(table) is None
    await play(bench, table, ROUND[3:])
    record = await exports.record(table)
    assert record is not None and not verify(record).wrong
    assert [info.id for info in await exports.games_of(bench.persons[0])] == [table]
    assert [info.id for info in await exports.games_in(GUILD)] == [table]
    about = await exports.about(bench.persons[0])
    assert about["played.person"][0]["table_id"] == table and about["person"][0]["discord_id"] == DISCORD


async def test_running_games_go_on_with_an_ai_and_another_opener(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    await named(bench, 3)
    table = await bench.begin(3)
    await bench.publish()
    await bench.act(table, 0, "1")
    await bench.tables.forgetting.forget(bench.persons[0])
    info = await bench.tables.looking.table(table)
    assert info.status is Status.PLAYING and info.opener == bench.persons[1]
    assert (info.seats[0].ai, info.seats[0].lent_by) == ("good", None)
    assert (await bench.told(table))[-1] == "bot-log-left-for-good"
    assert [row.kind for row in await bench.tables.outbox.due()] == ["turn"], "the open message is written anew"
    assert traces(bench.path.parent) == []
    assert await bench.asked(table) == {1: "bid", 2: "bid"}, "what they had chosen stands"


async def test_a_game_that_cannot_be_played_now_keeps_nobody(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    await named(bench, 2)
    table = await bench.begin()
    bench.specs["little"] = little(BrokenRules(), 2)
    await bench.restart()
    await bench.tables.forgetting.forget(bench.persons[0])
    info = await bench.tables.looking.table(table)
    assert info.seats[0].ai == "good" and info.opener == bench.persons[1] and traces(bench.path.parent) == []


async def test_where_nobody_else_plays_the_table_ends_and_cannot_be_opened_again(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    await named(bench, 1)
    table = await bench.begin(1, ("legal",))
    await bench.tables.seats.hand_over(table, 0, "legal", bench.persons[0])
    await bench.tables.forgetting.forget(bench.persons[0])
    info = await bench.tables.looking.table(table)
    assert info.status is Status.CANCELLED and info.reopen_until is None
    assert await bench.db.read.all("SELECT * FROM due") == []


async def test_lobbies_are_left_and_closed_games_have_no_seat_of_theirs(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    await named(bench, 2)
    lobby = await bench.lobby(2)
    home = Home(HomeKind.CHANNEL, GUILD, CHANNEL + 1)
    other = await bench.tables.lobby.open("little", {}, home, bench.persons[1], "en", bench.click())
    await bench.tables.lobby.join(other.id, bench.persons[0], bench.click())
    await bench.tables.lobby.start(other.id, bench.persons[1], bench.click())
    await bench.tables.ending.cancel(other.id, bench.persons[0])
    await bench.tables.ending.consent(other.id, bench.persons[1], True)
    await bench.tables.forgetting.forget(bench.persons[0])
    info = await bench.tables.looking.table(lobby.id)
    assert info.opener == bench.persons[1] and len(info.seats) == 1
    await bench.tables.reopening.reopen(other.id, bench.persons[1])
    info = await bench.tables.looking.table(other.id)
    assert info.status is Status.PLAYING and [seat.ai for seat in info.seats] == [None, "good"]


async def test_whoever_comes_back_begins_anew(bench: Bench) -> None:
    await named(bench, 2)
    heard: list[Forgotten] = []
    bench.tables.forgetting.when_forgotten(heard.append)
    table = await bench.begin()
    await play(bench, table, ROUND)
    await bench.tables.forgetting.forget(bench.persons[0])
    assert heard == [Forgotten(bench.persons[0], DISCORD, [table])]
    again = await bench.tables.people.person(DISCORD)
    assert again not in bench.persons and (await bench.tables.stats.mine(again)).careers == ()
    with pytest.raises(Trouble):
        await bench.tables.forgetting.forget(bench.persons[0])


async def test_two_of_one_table_are_both_forgotten(bench: Bench) -> None:
    await named(bench, 2)
    table = await bench.begin()
    await play(bench, table, ROUND)
    for person in bench.persons:
        await bench.tables.forgetting.forget(person)
    assert [seat.person for seat in (await bench.tables.looking.table(table)).seats] == [NOBODY, NOBODY]


async def test_a_vote_does_not_wait_for_somebody_who_is_gone(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    await named(bench, 3)
    table = await bench.begin(3)
    await bench.tables.ending.cancel(table, bench.persons[1])
    await bench.tables.ending.consent(table, bench.persons[2], True)
    await bench.tables.forgetting.forget(bench.persons[0])
    assert (await bench.tables.looking.table(table)).status is Status.CANCELLED


async def test_a_server_is_deleted_with_everything_that_belongs_to_its_tables(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    await bench.begin()
    other = Home(HomeKind.CHANNEL, GUILD + 1, CHANNEL + 1)
    kept = await bench.tables.lobby.open("little", {}, other, bench.persons[0], "en", bench.click())
    await bench.tables.people.set_server_language(GUILD, "it")
    assert await bench.tables.servers.count(GUILD) == (1, 2)
    assert await bench.tables.servers.delete(GUILD) == 2
    assert await bench.tables.servers.count(GUILD) == (0, 0)
    for name in ("server", "answer", "line", "result", "played", "epoch", "draw", "seat_holder"):
        left = await bench.db.read.all(f"SELECT * FROM {name}")
        assert len(left) == (name == "seat_holder"), f"{name}: {left}"
    assert await lost_rows(bench.db) == []
    assert (await bench.tables.looking.table(kept.id)).status is Status.LOBBY
    assert (await bench.tables.stats.mine(bench.persons[0])).careers == ()
