"""`/data server`, **Move tables …**: a table goes on in another channel, and in another server."""

from __future__ import annotations

from pathlib import Path

from sandbox import Player, Reply, Sandbox
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown
from tests.wire.test_guests import pinged

MOVE = "s:0:-:0:data_move"


async def page(player: Player, channel: Json) -> Reply:
    """The way there."""
    server = await player.slash(channel, "data server")
    return await player.click(server.posted, custom_id=MOVE)


async def bring(player: Player, channel: Json, table: int) -> tuple[str, str]:
    """A manager brings a table to a channel: what they are asked, and what is said then."""
    sure = (await player.choose((await page(player, channel)).posted, str(table), custom_id=f"{MOVE}:which")).posted
    asked = shown(sure)
    return asked, shown((await player.click(sure, custom_id=f"{MOVE}:go|{table}")).posted)


async def test_a_table_goes_on_in_another_channel_and_its_buttons_work_there(sandbox: Sandbox, tmp_path: Path) -> None:
    settings, clock = settings_for(sandbox, tmp_path), AheadClock()
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        old = await stage.start(stage.ben)
        den = stage.world.add_channel(sandbox.guild, "den")
        table = await stage.table()
        asked, done = await bring(stage.ana, den, table)
        assert f"<#{stage.channel['id']}>" in asked and f"<@{stage.ben.id}>" in asked and "server **" not in asked
        assert "goes on here" in done
        await stage.settle()
        assert ids(old) == [], "the message of before has no buttons"
        (there,) = [one for one in stage.ben.sees(den) if any(name.endswith(":choose") for name in ids(one))]
        assert "goes on as it stood" in there["content"] and pinged(stage, there) == [], "nobody is called again"
        (told,) = [one for one in stage.messages() if f"<#{den['id']}>" in one["content"]]
        assert "has moved the table" in told["content"] and pinged(stage, told) == []
    async with connected(settings, clock) as client:
        stage.client = client
        form = await stage.ben.click(there, custom_id=button("choose"))
        assert form.ephemeral
        await stage.silently({0: "fields", 1: "forest"})
        await stage.settle()
        assert any("Fields" in one["content"] for one in stage.ana.sees(den))
    assert list(sandbox.world.problems) == []


async def test_only_who_manages_both_servers(stage: Stage) -> None:
    await stage.start(stage.ben)
    table, guild = await stage.table(), stage.world.add_guild("Else*where")
    den = stage.world.add_channel(guild, "den")
    for player in (stage.ana, stage.ben):
        stage.world.join(guild, player.user, manager=True)
    no = await stage.ben.slash(stage.channel, "data server")
    assert "⚠" in shown(no.posted), "Ben manages the other server only"
    assert "En ningún otro canal" in shown((await page(stage.ben, den)).posted)
    assert "No table goes on" in shown((await page(stage.ana, den)).posted), "Ana has to let them go first"
    offered = await stage.ana.click((await page(stage.ana, stage.channel)).posted, custom_id=f"{MOVE}:offer")
    assert "quarter of an hour" in shown(offered.posted)
    assert "En ningún otro canal" in shown((await page(stage.ben, den)).posted), "it is Ana who may bring them"
    asked, done = await bring(stage.ana, den, table)
    assert f"**{stage.sandbox.guild['name']}**" in asked and "goes on here" in done
    await stage.settle()
    assert (await stage.client.tables.looking.table(table)).home.guild_id == int(guild["id"])
    offered = await stage.ben.click((await page(stage.ben, den)).posted, custom_id=f"{MOVE}:offer")
    assert "cuarto de hora" in shown(offered.posted)
