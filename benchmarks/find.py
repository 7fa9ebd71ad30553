"""Benchmark `/find` among ten thousand open lobbies: over the wire, and in the worst case, where all of them are in one
Discord server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

from benchmarks.bulk_tables import filled
from benchmarks.databases import Kind, kinds, setting
from benchmarks.people import process, stage
from benchmarks.report import Figure, durations_ms, median_and_slow
from benchmarks.wire import wait_until_ready
from bot.config import Settings
from cogs.pages.find_page import games_for_several
from storage.engine.database import opened
from storage.engine.transaction import Tx
from tables.service import TableService

LOBBIES, WISHES = 10_000, 10_000
CHANNELS = 500
"""Channels of the simulated Discord server, as many as Discord allows; the other lobbies are in other servers."""
PEOPLE = 5_000
SHOWN = 12
"""People in the server whose wishes are shown."""
LOOKS, WARM_UP = 200, 10
AIM = "below 50"
HERE, ELSEWHERE = 1, 2


def figures() -> list[Figure]:
    """Return how long `/find` takes, for each kind of database."""
    with kinds() as them:
        return [figure for kind in them for figure in (*asyncio.run(_worst(kind)), *asyncio.run(_by_wire(kind)))]


async def _worst(kind: Kind) -> list[Figure]:
    """Measure what the table service reads for a page, where every lobby is in the person's server."""
    where, rng = kind.new("find"), random.Random(1)
    async with filled(where) as tx:
        await _store(tx, [(HERE, 10_000 + n) for n in range(LOBBIES)], HERE, range(1, SHOWN + 1))
    async with opened(where) as db:
        tables = TableService.over(db, Settings(_env_file=None))

        async def page() -> None:
            person, game = rng.randint(1, PEOPLE), rng.choice(["", *games_for_several()])
            await tables.wishes.lobbies(HERE, game, rng.randint(1, LOBBIES), 20)
            await tables.wishes.lobbies_to_announce(person, HERE)
            await tables.wishes.of_person(person, HERE)
            await tables.wishes.shown(HERE, person)
            tables.records.rows.forget()

        found = await _timed(f"{kind.name}, all in one server: what is read", page)
        await tables.close()
    return found


async def _by_wire(kind: Kind) -> list[Figure]:
    """Measure the time from the command to its answer, by a bot in a process of its own."""
    async with stage(CHANNELS) as (sandbox, channels, folder):
        where = kind.new("find_by_wire")
        people = [sandbox.add_seat(f"Seeker {n}").player for n in range(SHOWN)]
        places = [(int(sandbox.guild["id"]), int(one["id"])) for one in channels]
        places += [(ELSEWHERE, 10_000 + n) for n in range(LOBBIES - len(places))]
        async with filled(where) as tx:
            await _store(tx, places, int(sandbox.guild["id"]), [int(one.id) for one in people])
        rng = random.Random(2)
        async with process(sandbox, "bot", folder, **setting(where)):
            await sandbox.world.until(lambda: sandbox.world.commands.get(None), 30, "the bot's commands")
            await wait_until_ready(people[0], channels[0])

            async def find() -> None:
                reply = await rng.choice(people).slash(channels[0], "find")
                assert "find_join" in repr(reply.posted)

            return await _timed(f"{kind.name}, {CHANNELS} in this server: /find", find)


async def _timed(name: str, look: Callable[[], Awaitable[None]]) -> list[Figure]:
    await durations_ms(look, WARM_UP)
    return median_and_slow(name, await durations_ms(look, LOOKS), AIM)


async def _store(tx: Tx, places: list[tuple[int, int]], guild_id: int, shown: Sequence[int]) -> None:
    """Store a lobby at each of these places (server and channel), and wishes of people in one of the servers. Those of
    the people with the Discord ids `shown` are shown. Nothing is to be published."""
    rng, games = random.Random(3), games_for_several()
    hidden = [10**17 + n for n in range(len(shown), PEOPLE)]
    await tx.many("INSERT INTO person (id, discord_id) VALUES (?, ?)", list(enumerate([*shown, *hidden], 1)))
    lobbies = [(n, rng.choice(games), *place, rng.randint(1, PEOPLE)) for n, place in enumerate(places, 1)]
    await tx.many(
        """INSERT INTO game_table (id, game, rules_version, options, status, home, guild_id, channel_id, opener,
               language, secret, opened_at) VALUES (?, ?, 1, '{}', 'lobby', 'channel', ?, ?, ?, 'en', '', 0)""",
        lobbies,
    )
    await tx.many(
        "INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (?, 0, ?, 0)",
        [(n, opener) for n, *_, opener in lobbies],
    )
    await tx.many(
        """INSERT INTO wish (person, guild_id, game, pace, days, shown, made_at) VALUES (?, ?, ?, ?, 127, ?, 0)
           ON CONFLICT DO NOTHING""",
        [(1 + n % PEOPLE, guild_id, rng.choice(["", *games]), rng.choice(["", "day", "week"]), n % PEOPLE < len(shown))
         for n in range(WISHES)],
    )
