"""What one person and one server may have: counted in the database, said in a sentence, never lost by a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.people import environment
from bot.config import Settings
from sandbox import Sandbox
from storage.model import Home, HomeKind
from tables.trouble import Trouble
from tests.tables.conftest import CHANNEL, GUILD, Bench


async def refused(doing: object) -> tuple[str, object]:
    with pytest.raises(Trouble) as trouble:
        await doing  # type: ignore[misc]  # a coroutine of any result
    return trouble.value.text.key.removeprefix("bot-trouble-"), trouble.value.text.args["most"]


async def opened(bench: Bench, n: int, person: int = 1, guild: int = GUILD) -> int:
    opener = await bench.tables.people.person(1000 + person)
    home = Home(HomeKind.CHANNEL, guild, CHANNEL + n)
    return (await bench.tables.lobby.open("little", {}, home, opener, "en", bench.click())).id


async def test_one_person_with_120_tables(bench: Bench) -> None:
    for n in range(20):
        await opened(bench, n)
    before = await bench.dump()
    for n in range(20, 120):
        assert await refused(opened(bench, n)) == ("tables-person", 20)
    assert await bench.dump() == before
    await bench.restart()
    assert await refused(opened(bench, 20)) == ("tables-person", 20)
    await opened(bench, 21, person=2)
    await bench.tables.ending.cancel(1, await bench.tables.people.person(1001))
    await opened(bench, 20)


async def test_a_server_has_a_limit_of_its_own(bench: Bench) -> None:
    await bench.restart(server_tables=3)
    for n in range(3):
        await opened(bench, n, person=n)
    assert await refused(opened(bench, 3, person=3)) == ("tables-server", 3)
    await opened(bench, 4, person=3, guild=GUILD + 1)


async def test_ai_seats(bench: Bench) -> None:
    await bench.restart(person_ai_seats=2, server_ai_seats=3, ai_delay=60)
    one, other = await opened(bench, 0), await opened(bench, 1, person=2)
    first, second = await bench.tables.people.person(1001), await bench.tables.people.person(1002)
    for _ in range(2):
        await bench.tables.lobby.seat_ai(one, "legal", first, bench.click())
    assert await refused(bench.tables.lobby.seat_ai(one, "legal", first, bench.click())) == ("ais-person", 2)
    await bench.tables.lobby.seat_ai(other, "legal", second, bench.click())
    assert await refused(bench.tables.lobby.seat_ai(other, "legal", second, bench.click())) == ("ais-server", 3)
    home = Home(HomeKind.CHANNEL, GUILD + 1, 77)
    assert await refused(
        bench.tables.lobby.open("little", {}, home, first, "en", bench.click(), ais=("legal",))
    ) == ("ais-person", 2)


async def test_threads_are_counted_by_the_day_and_pictures_by_the_minute(bench: Bench) -> None:
    await bench.restart(person_threads=2, server_threads=3, person_pictures=2, server_pictures=3)
    for what, seconds in (("thread", 86400.0), ("picture", 60.0)):
        async def take(person: int, guild: int, name: str = f"take_{what}") -> None:
            await getattr(bench.tables.quotas, name)(person, guild)

        await take(1, GUILD)
        await take(1, GUILD)
        assert await refused(take(1, GUILD)) == (f"{what}s-person", 2)
        await bench.restart()
        assert await refused(take(1, GUILD)) == (f"{what}s-person", 2)
        await take(2, GUILD)
        assert await refused(take(2, GUILD)) == (f"{what}s-server", 3)
        await take(2, GUILD + 1)
        bench.clock.wait(seconds)
        await take(1, GUILD)
    bench.clock.wait(2 * 86400.0)
    await bench.tables.due.reminders(bench.clock.now())
    assert await bench.db.read.all("SELECT * FROM used") == []


async def test_zero_is_no_limit(bench: Bench) -> None:
    await bench.restart(person_tables=0, server_tables=0, person_pictures=0)
    for n in range(25):
        await opened(bench, n)
        await bench.tables.quotas.take_picture(1, None)


async def test_no_limit_holds_back_a_benchmark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as sandbox:
        for name, value in environment(sandbox, tmp_path).items():
            monkeypatch.setenv(name, value)
    limits = {
        name: value for name, value in Settings(_env_file=None).model_dump().items()
        if name.startswith(("person_", "server_"))
    }
    assert len(limits) == 11 and set(limits.values()) == {0}
