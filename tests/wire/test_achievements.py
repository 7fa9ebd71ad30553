"""Achievements, records and the year in games over the wire: in `/stats` and in final messages."""

from __future__ import annotations

import random
import re

import pytest

from games.core.achievements import Achievement
from sandbox import Player
from storage.model import Status
from storage.outgoing import OutboxKind
from storage.people import achievements
from tests.wire.stage import Stage, ids, shown
from tests.wire.test_every_game import answer_at_once, seated
from tests.wire.test_stats import PAGE, WISH, finished

SWITCH = re.compile(r"s:0:-:0:achieved_wish:.*")


async def reached(stage: Stage, player: Player, *names: str) -> None:
    """Store that all finished games of a player count for these achievements."""
    person = await stage.client.tables.people.person(int(player.id))
    async with stage.client.tables.records.db.transaction() as tx:
        for table, in await tx.all("SELECT table_id FROM played WHERE person = ?", person):
            await achievements.add(tx, person, table, names)


async def test_ones_own_in_three_languages(stage: Stage) -> None:
    await finished(stage, stage.ana, stage.ben, stage.cleo)
    for player, summary, line in (
        (stage.ana, "**The Grimm Forest**: 1 of 15", "Complete three houses in 15 games."),
        (stage.ben, "**The Grimm Forest**: 1 de 15", "Completa tres casas en 15 partidas."),
        (stage.cleo, "**The Grimm Forest**: 1 di 15", "Completa tre case in 15 partite."),
    ):
        await reached(stage, player, "quick", "settled")
        page = await player.slash(stage.channel, "stats", whose="achievements")
        assert page.ephemeral and summary in shown(page.posted), shown(page.posted)
        detail = await player.choose(page.posted, "grimm_forest", custom_id=PAGE)
        words = shown(detail.posted)
        assert words.count("🏅") == 1 and line in words and "(1 " in words, words


async def test_the_overview_has_a_picture(stage: Stage) -> None:
    await finished(stage, stage.ana)
    page = await stage.ana.slash(stage.channel, "stats", whose="achievements")
    await stage.world.until(lambda: page.posted["attachments"], 20, "the picture of the achievements")
    (picture,) = page.posted["attachments"]
    assert "0 / 15" in picture["description"]


async def test_one_button_switches_them_off_and_on(stage: Stage) -> None:
    await finished(stage, stage.ana)
    await reached(stage, stage.ana, "quick")
    page = await stage.ana.slash(stage.channel, "stats", whose="achievements")
    off = await stage.ana.click(page.posted, custom_id=SWITCH)
    assert "none are kept" in shown(off.posted)
    assert await stage.client.tables.records.read.all("SELECT * FROM achieved") == []
    on = await stage.ana.click(off.posted, custom_id=SWITCH)
    assert "**The Grimm Forest**: 0 of 15" in shown(on.posted)


async def test_without_statistics_no_button_promises_to_switch_them_on(stage: Stage) -> None:
    """They are of games that count for the person's statistics; the button to these leads on."""
    mine = await stage.ana.slash(stage.channel, "stats")
    sure = await stage.ana.choose(mine.posted, "off", custom_id=WISH)
    await stage.ana.click(sure.posted, custom_id="s:0:-:0:stats_wish:off")
    page = (await stage.ana.slash(stage.channel, "stats", whose="achievements")).posted
    assert "none are kept" in shown(page) and "statistics are off" in shown(page), shown(page)
    assert not any(SWITCH.fullmatch(one) for one in ids(page))
    mine = await stage.ana.click(page, custom_id="s:0:-:0:stats:mine|")
    await stage.ana.choose(mine.posted, "private", custom_id=WISH)
    page = (await stage.ana.slash(stage.channel, "stats", whose="achievements")).posted
    assert "0 of 15" in shown(page) and any(SWITCH.fullmatch(one) for one in ids(page))


async def test_records_name_only_those_who_show_their_statistics(stage: Stage) -> None:
    await finished(stage, stage.ana, stage.ben, times=2)
    none = await stage.cleo.slash(stage.channel, "stats", whose="records")
    assert f"<@{stage.ana.id}>" not in shown(none.posted)
    mine = await stage.ben.slash(stage.channel, "stats")
    await stage.ben.choose(mine.posted, "shown", custom_id=WISH)
    page = await stage.ana.slash(stage.channel, "stats", whose="records")
    assert f"highest result **2 complete houses** – <@{stage.ben.id}>" in shown(page.posted), shown(page.posted)
    detail = await stage.ana.choose(page.posted, "grimm_forest", custom_id=PAGE)
    words = shown(detail.posted)
    assert f"most games **2** – <@{stage.ben.id}>" in words and f"<@{stage.ana.id}>" not in words, words


async def test_a_year_in_games_with_its_picture(stage: Stage) -> None:
    none = await stage.ana.slash(stage.channel, "stats", whose="year")
    assert "no finished games" in shown(none.posted)
    await finished(stage, stage.ana, stage.ben, times=3)
    mine = await stage.ben.slash(stage.channel, "stats")
    await stage.ben.choose(mine.posted, "shown", custom_id=WISH)
    page = await stage.ana.slash(stage.channel, "stats", whose="year")
    words = shown(page.posted)
    assert "Your 1970 in games" in words and "3 games, 3 won" in words and f"<@{stage.ben.id}>" in words, words
    await stage.world.until(lambda: page.posted["attachments"], 20, "the picture of the year")
    (picture,) = page.posted["attachments"]
    assert "1970: 3 games, 3 won" in picture["description"] and ": ahead 3 ×" in picture["description"]


@pytest.mark.parametrize("wish", ["shown", "private"])
async def test_a_final_message_names_what_the_game_has_reached_of_those_who_show_it(
    stage: Stage, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.northwood.achievements.ACHIEVEMENTS", (
        Achievement("silver", lambda journey: True), Achievement("ten_medals", lambda journey: True, games=2),
    ))
    mine = await stage.ana.slash(stage.channel, "stats")
    await stage.ana.choose(mine.posted, wish, custom_id=WISH)
    rng = random.Random(1)
    await seated(stage, "northwood")
    while (await stage.client.tables.views.table(await stage.table())).status is Status.PLAYING:
        await answer_at_once(stage, rng)
    await stage.settle()
    final = (await stage.posted(OutboxKind.FINAL))[-1]["content"]
    assert (f"🏅 <@{stage.ana.id}>: Silver" in final) is (wish == "shown") and "medals" not in final, final
    page = await stage.ana.slash(stage.channel, "stats", whose="achievements")
    assert "**For Northwood!**: 1 of 2 · newest: Silver" in shown(page.posted)


async def test_managers_keep_them_out_of_final_messages_with_one_button(stage: Stage) -> None:
    page = await stage.ana.slash(stage.channel, "data server")
    forbidden = await stage.ana.click(page.posted, custom_id="s:0:-:0:data_server:forbid|achievements")
    guild = int(stage.sandbox.guild["id"])
    assert await stage.client.tables.invitations.forbidden(guild) == {"achievements"}
    await stage.ana.click(forbidden.posted, custom_id="s:0:-:0:data_server:allow|achievements")
    assert await stage.client.tables.invitations.forbidden(guild) == set()


async def test_no_picture_of_another_page_stays_below_the_achievements(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(stage, stage.ana, stage.ben)
    page = (await stage.ana.slash(stage.channel, "stats")).posted
    await stage.world.until(lambda: page["attachments"], 20, "the picture of the statistics")

    async def busy(*_: object) -> None:
        """No picture can be drawn now."""

    monkeypatch.setattr(stage.client.surface.painter, "figure", busy)
    page = (await stage.ana.click(page, custom_id="s:0:-:0:stats:achievements|")).posted
    await stage.settle()
    assert "Your achievements" in shown(page) and page["attachments"] == []
