"""`/stats` over the wire: one's own, a server's, and who may see them."""

from __future__ import annotations

import re

from sandbox import Player
from storage import stats
from storage.stats import Rating
from tests.wire.stage import Stage, ids, shown

PAGE = re.compile(r"s:0:-:0:stats:.*")
WISH = "s:0:-:0:stats_wish"


async def finished(stage: Stage, *players: Player, times: int = 1) -> None:
    """Games of The Grimm Forest that have ended in the stage's server, the first player the winner."""
    people = [await stage.client.tables.people.person(int(one.id)) for one in players]
    guild = int(stage.sandbox.guild["id"])
    async with stage.client.tables.records.db.transaction() as tx:
        for _ in range(times):
            table = await tx.insert(
                """INSERT INTO game_table (game, rules_version, options, status, home, guild_id, opener, language,
                       secret, opened_at, ended_at)
                   VALUES ('grimm_forest', 1, '{}', 'finished', 'channel', ?, ?, 'en', 's', 0, 1)""",
                guild, people[0],
            )
            for seat, person in enumerate(people):
                await tx.run(
                    "INSERT INTO result VALUES (?, ?, ?, ?, ?, '{}')",
                    table, seat, seat + 1, 3 - seat,
                    f'{{"houses": {3 - seat}, "brick": 2}}',
                )
                await tx.run(
                    "INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (?, ?, ?, 0)", table, seat, person
                )
                await stats.add(
                    tx, person, table, seat, "people", {"played:big_bad_wolf": 2}, Rating(27.0 - seat, 2.0)
                )


async def test_ones_own_in_three_languages(stage: Stage) -> None:
    none = await stage.ana.slash(stage.channel, "stats")
    assert none.ephemeral and "No finished game" in shown(none.posted)
    await finished(stage, stage.ana, stage.ben, stage.cleo)
    for player, words in (
        (stage.ana, "With people: one game, 1 won"), (stage.ben, "Con personas: una partida, 0 ganadas"),
        (stage.cleo, "Con persone: una partita, 0 vinte"),
    ):
        page = shown((await player.slash(stage.channel, "stats")).posted)
        assert words in page and "The Grimm Forest" in page and "10" in page, page
    room = stage.world.dm_with(stage.ana.id)
    assert "one game" in shown((await stage.ana.slash(room, "stats")).posted)


async def test_a_game_in_detail(stage: Stage) -> None:
    await finished(stage, stage.ana, stage.ben, times=10)
    reply = await stage.ana.slash(stage.channel, "stats")
    detail = await stage.ana.choose(reply.posted, "grimm_forest", custom_id=PAGE)
    words = shown(detail.posted)
    assert "20 × Big Bad Wolf" in words and "**1080** ±" in words and "2 on average" in words, words
    assert detail.posted["id"] == reply.posted["id"]
    same = await stage.ana.slash(stage.channel, "stats", game="grimm_forest")
    assert "20 × Big Bad Wolf" in shown(same.posted)
    back = await stage.ana.choose(detail.posted, "all", custom_id=PAGE)
    assert "Big Bad Wolf" not in shown(back.posted)


async def test_the_servers_page_has_only_those_who_wish_it(stage: Stage) -> None:
    await finished(stage, stage.ana, stage.ben, times=10)
    empty = await stage.cleo.slash(stage.channel, "stats", whose="server")
    assert "nessuno mostra" in shown(empty.posted)
    mine = await stage.ben.slash(stage.channel, "stats")
    await stage.ben.choose(mine.posted, "shown", custom_id=WISH)
    page = await stage.cleo.slash(stage.channel, "stats", whose="server")
    assert f"<@{stage.ben.id}> (10)" in shown(page.posted) and f"<@{stage.ana.id}>" not in shown(page.posted)
    async with stage.client.tables.records.db.transaction() as tx:
        await stats.count_cards(tx, "grimm_forest", {"played:big_bad_wolf": 3})
    ranking = await stage.cleo.choose(page.posted, "grimm_forest", custom_id=PAGE)
    assert f"**1.** <@{stage.ben.id}> – 1040 ±" in shown(ranking.posted)
    assert "Le più giocate a tutti i tavoli:** 3 × " in shown(ranking.posted)
    assert stage.world.messages.pings.get(ranking.posted["id"], []) == []


async def test_off_is_asked_again_and_then_nothing_is_left(stage: Stage) -> None:
    await finished(stage, stage.ana, stage.ben)
    page = await stage.ben.slash(stage.channel, "stats")
    sure = await stage.ben.choose(page.posted, "off", custom_id=WISH)
    assert "para siempre" in shown(sure.posted)
    read = stage.client.tables.records.read
    assert len(await read.all("SELECT * FROM played")) == 2
    gone = await stage.ben.click(sure.posted, custom_id=f"{WISH}:off")
    assert "desactivadas" in shown(gone.posted) and len(await read.all("SELECT * FROM played")) == 1
    assert "one game, 1 won" in shown((await stage.ana.slash(stage.channel, "stats")).posted)
    assert any(one.startswith(WISH) for one in ids(gone.posted))
