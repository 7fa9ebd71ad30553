"""Benchmark the standings of a large season: nine Swiss rounds of five hundred people, all played."""

from __future__ import annotations

import asyncio
import gc
import random
from dataclasses import replace

from benchmarks.bulk_tables import filled
from benchmarks.databases import Kind, kinds
from benchmarks.report import Figure, durations_ms, median_and_slow
from bot.config import Settings
from cogs.pages.league_page import own_page, season_page, standings_figure
from cogs.words.catalogues import catalogue_of
from cogs.words.voice import Voice
from storage.engine.database import opened
from storage.engine.transaction import Tx
from storage.league import pairings, seasons
from storage.model import GameChoice, PairingStatus, SeasonFormat, SeasonPlan, SeasonStatus
from tables.league.rounds import next_round
from tables.league.seasons import season_row
from tables.service import TableService

PEOPLE, ROUNDS = 500, 9
LOOKS = 200
AIM = "below 50"
SERVER, CHANNEL = 1, 2
PLAN = SeasonPlan(SeasonFormat.SWISS, (GameChoice("grimm_forest", {}),), 2, 2, ROUNDS, 0, None)
VOICE = Voice(catalogue_of("en"), str, str)


def figures() -> list[Figure]:
    """Return how long a person's page of the season takes without its picture, for each kind of database."""
    with kinds() as them:
        return [figure for kind in them for figure in asyncio.run(_standings(kind))]


async def _standings(kind: Kind) -> list[Figure]:
    where, rng = kind.new("season"), random.Random(1)
    async with filled(where) as tx:
        season_id = await _play(tx, rng)
    async with opened(where) as db:
        tables = TableService.over(db, Settings(_env_file=None))

        async def page() -> None:
            person = rng.randint(1, PEOPLE)
            view = await tables.seasons.view(season_id)
            at = own_page(view, person)
            assert standings_figure(view, at, person, {}, VOICE) is not None
            season_page(view, person, VOICE, at)

        async def page_after_a_result() -> None:
            async with db.transaction() as tx:
                await seasons.mark_changed(tx, season_id)
            await page()

        name = f"{kind.name}, a season of {PEOPLE}: standings"
        gc.collect()
        gc.freeze()  # as a bot does once it has started
        found = []
        for what, look in ((name, page), (f"{name} after a result", page_after_a_result)):
            await look()
            found += median_and_slow(what, await durations_ms(look, LOOKS), AIM)
        await tables.close()
    return found


async def _play(tx: Tx, rng: random.Random) -> int:
    """Store a season whose rounds have all been played, with results by chance. Returns its id."""
    await tx.many(
        "INSERT INTO person (id, discord_id) VALUES (?, ?)", [(n, 10**17 + n) for n in range(1, PEOPLE + 1)]
    )
    season_id = await seasons.insert(
        tx, guild_id=SERVER, channel_id=CHANNEL, manager=1, name="Autumn", plan=PLAN, language="en", seed="1", now=0.0,
    )
    for rank in range(PEOPLE):
        await seasons.enter(tx, season_id, rank + 1, 0.0, division=0, rank=rank)
    for number in range(1, ROUNDS + 1):
        await _play_round(tx, season_id, number, rng)
    await tx.run("UPDATE season SET status = 'over', round = ? WHERE id = ?", ROUNDS, season_id)
    return season_id


async def _play_round(tx: Tx, season_id: int, number: int, rng: random.Random) -> None:
    season = replace(await season_row(tx, season_id), status=SeasonStatus.PLAYING, round=number - 1)
    before = await pairings.of_season(tx, season_id)
    paired = next_round(season, await seasons.entrants(tx, season_id), before)
    for place, one in enumerate(paired, 1):
        await pairings.insert(
            tx, season_id, number, one.division, place, 0, PairingStatus.PLANNED, None, one.people
        )
    for planned in await pairings.planned(tx, season_id):
        places = rng.sample((1, 2), 2)
        await pairings.store_result(
            tx, planned.id, {seat: (place, float(3 - place), True) for seat, place in enumerate(places)}
        )
