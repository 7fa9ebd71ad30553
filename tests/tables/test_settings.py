"""Each personal setting keeps its chosen value, no matter what else is chosen or crashes at the same time."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.engine.transaction import Reader
from storage.model import (
    Digest,
    GameChoice,
    Home,
    HomeKind,
    Person,
    PersonSettings,
    SeasonFormat,
    SeasonPlan,
    WakingHours,
    WeeklyTime,
)
from storage.people import people
from tables.time.waking_hours import next_digest
from tests.tables.conftest import GUILD, ROUND, Bench, play
from tests.tables.test_clock_kills import Fate, Killed, dying_process

ONCE = Digest("UTC", 9 * 60)
CHOICES: dict[str, object] = {
    "language": "it", "reminders": False, "marks": False, "tips": False, "next_turn": True, "digest": ONCE,
    "hours": WakingHours("Europe/Rome", 420, 1380),
}
Act = Callable[[Bench, Person], Awaitable[object]]


def choosing(name: str) -> Act:
    """Return the change of one setting, as the settings page stores it."""

    def act(bench: Bench, person: Person) -> Awaitable[object]:
        def change(before: PersonSettings) -> PersonSettings:
            return replace(before, **{name: CHOICES[name]})  # type: ignore[arg-type]  # of many fields

        if name in ("next_turn", "digest"):
            return bench.tables.preferences.change_settings(person, change)
        return bench.tables.people.change_settings(person, change)

    return act


ACTS: dict[str, Act] = {name: choosing(name) for name in CHOICES} | {
    "direct": lambda bench, person: bench.tables.preferences.open_room(person, 4242, "en"),
}


@pytest.mark.sampled(0.4)
@pytest.mark.parametrize(("one", "other"), list(itertools.combinations_with_replacement(ACTS, 2)))
async def test_what_is_chosen_at_once_all_stands(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, one: str, other: str
) -> None:
    ana = await bench.tables.people.person(100)
    read = people.settings

    async def slowly(reader: Reader, person: Person) -> PersonSettings:
        found = await read(reader, person)
        await asyncio.sleep(0.01)  # lets another task run between reading and writing
        return found

    monkeypatch.setattr(people, "settings", slowly)
    await asyncio.gather(ACTS[one](bench, ana), ACTS[other](bench, ana))
    chosen = await bench.tables.people.settings_of(ana)
    wanted = {name: (CHOICES | {"direct": True})[name] for name in (one, other)}
    assert chosen == replace(PersonSettings(), **wanted)  # type: ignore[arg-type]  # of many fields
    assert (await bench.tables.preferences.next_digest(ana) is None) == (chosen.digest is None)


@pytest.mark.parametrize("stored", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("wish", [ONCE, None], ids=["once a day", "at once"])
async def test_a_digest_that_is_wished_has_its_time_whenever_the_process_dies(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, wish: Digest | None, stored: bool
) -> None:
    """If digests are switched off, a notification that waits for the digest is sent."""
    await bench.begin()
    ana, fate = bench.persons[0], Fate(0, stored)
    if wish is None:
        await bench.tables.preferences.change_settings(ana, lambda before: replace(before, digest=ONCE))
    try:
        async with dying_process(monkeypatch, fate):
            await bench.tables.preferences.change_settings(ana, lambda before: replace(before, digest=wish))
    except Killed:
        await bench.restart()
    chosen = (await bench.tables.people.settings_of(ana)).digest
    assert chosen in (ONCE, None)
    due = next_digest(ONCE, bench.clock.now()) if chosen is not None else None
    assert await bench.tables.preferences.next_digest(ana) == due
    calls = await bench.db.read.all("SELECT 1 FROM due WHERE kind = 'waking' AND seat = 0")
    assert bool(calls) == (wish is None and chosen is None)
    assert fate.commits == 1, "it is one transaction"


async def test_a_digest_that_an_older_version_has_lost_comes_when_it_is_chosen_again(bench: Bench) -> None:
    ana = await bench.tables.people.person(100)
    await bench.tables.preferences.change_settings(ana, lambda before: replace(before, digest=ONCE))
    await bench.db_run("DELETE FROM digest WHERE person = ?", ana)
    await bench.tables.preferences.change_settings(ana, lambda before: replace(before, digest=ONCE))
    assert await bench.tables.preferences.next_digest(ana) is not None


async def test_a_digest_that_is_put_off_while_it_is_being_made_keeps_its_new_time(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await bench.tables.people.person(100)
    later = Digest("UTC", 20 * 60)
    await bench.tables.preferences.change_settings(ana, lambda before: replace(before, digest=ONCE))
    bench.clock.advance(24 * 3600)
    waiting = bench.tables.personal_messages._waiting

    async def slow(*about: object) -> object:
        await bench.tables.preferences.change_settings(ana, lambda before: replace(before, digest=later))
        return await waiting(*about)  # type: ignore[arg-type]  # handed on as it comes

    monkeypatch.setattr(bench.tables.personal_messages, "_waiting", slow)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    assert await bench.tables.preferences.next_digest(ana) == next_digest(later, bench.clock.now())


async def test_a_server_that_chooses_a_language_changes_no_game_that_is_over(bench: Bench) -> None:
    over = await bench.begin()
    await play(bench, over, ROUND)
    running = await bench.begin()
    lobby = (await bench.lobby(channel=701)).id
    await bench.tables.people.set_server_language(GUILD, "it")
    told = {table: (await bench.tables.views.table(table)).language for table in (over, running, lobby)}
    assert told == {over: "en", running: "it", lobby: "it"}


async def test_what_opens_by_itself_later_speaks_the_language_that_a_server_has_chosen_since(bench: Bench) -> None:
    tables, ana = bench.tables, await bench.tables.people.person(100)
    home, friday = Home(HomeKind.CHANNEL, GUILD, 700), WeeklyTime("UTC", 4, 20 * 60)
    await tables.standing.add(ana, home, "little", {}, None, "en", friday)
    plan = SeasonPlan(SeasonFormat.SWISS, (GameChoice("little", {}),), 2, 2, 2, 7, None)
    season = await tables.seasons.open(home, ana, "Autumn", plan, "en")
    over = await tables.seasons.open(home, ana, "Summer", plan, "en")
    await tables.seasons.end(over.id)
    for one in (season, over):
        await tables.season_messages.record_message(await tables.seasons.season(one.id), 1)
    await tables.people.set_server_language(GUILD, "it")
    assert [one.language for one in await tables.standing.of_server(GUILD)] == ["it"]
    now = {one.id: one for one in await tables.seasons.of_server(GUILD)}
    assert now[season.id].language == "it" and now[season.id].shown != now[season.id].revision, "it is edited"
    assert now[over.id].language == "en" and now[over.id].shown == now[over.id].revision
