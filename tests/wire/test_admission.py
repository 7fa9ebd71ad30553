"""Whom a lobby takes, as people on Discord choose it, see it, and are refused."""

from __future__ import annotations

import re

from storage.outgoing import OutboxKind
from tests.rated_games import store_rated_games
from tests.wire.stage import Json, Stage, button, ids, shown


async def rate(stage: Stage, discord_id: str, mu: float) -> None:
    """Give a person a rating in Grimm Forest at tables of two."""
    tables = stage.client.tables
    person = await tables.people.person(int(discord_id))
    async with tables.records.db.transaction() as tx:
        ((newest,),) = await tx.all("SELECT coalesce(max(id), 0) FROM game_table")
        await store_rated_games(tx, person, mu, first=newest + 100, game="grimm_forest")


async def ask_for(stage: Stage, lobby: Json, act: str, value: str) -> Json:
    """Choose on Ana's page whom the lobby takes. Returns the page."""
    page = (await stage.ana.click(lobby, custom_id=button("admit"))).posted
    changed = (await stage.ana.choose(page, value, custom_id=button(act))).posted
    assert changed["id"] == page["id"]
    await stage.settle()
    return changed


async def test_a_range_of_ratings(stage: Stage) -> None:
    await rate(stage, stage.ana.id, 25.0)
    await rate(stage, stage.ben.id, 31.0)
    await rate(stage, stage.cleo.id, 24.0)
    lobby = await stage.open()
    page = await ask_for(stage, lobby, "admit_rating", "100")
    said = "For ratings from 900 to 1150 in this game."
    assert said in shown(page) and said in shown(lobby)
    assert "da 900 a 1150" in shown((await stage.cleo.slash(stage.channel, "find")).posted)
    refused = await stage.ben.click(lobby, custom_id=button("join"))
    assert refused.ephemeral and "de 900 a 1150" in shown(refused.posted) and "1240" in shown(refused.posted)
    await stage.cleo.click(lobby, custom_id=button("join"))
    await stage.settle()
    assert f"<@{stage.cleo.id}>" in shown(lobby) and f"<@{stage.ben.id}>" not in shown(lobby)
    assert not re.search(r"\b960\b", shown(lobby)), "nobody's rating is shown"


async def test_people_who_finish_their_games(stage: Stage) -> None:
    lobby = await stage.open()
    page = (await stage.ana.click(lobby, custom_id=button("admit"))).posted
    assert not [one for one in ids(page) if "admit_rating" in one], "without a rating there is nothing to compare"
    await ask_for(stage, lobby, "admit_finish", "only")
    assert "For people who finish" in shown(lobby)
    refused = await stage.ben.click(lobby, custom_id=button("join"))
    assert "acaben sus partidas" in shown(refused.posted) and refused.ephemeral
    invited = await stage.ana.slash(stage.channel, "table invite", person=stage.ben)
    assert "⚠" not in shown(invited.posted)
    await ask_for(stage, lobby, "admit_finish", "any")
    assert "For people who finish" not in shown(lobby)
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.settle()
    assert f"<@{stage.ben.id}>" in shown(lobby)


async def test_a_later_opener_without_a_rating_can_take_everybody(stage: Stage) -> None:
    await rate(stage, stage.ana.id, 25.0)
    lobby = await stage.open()
    await stage.ben.click(lobby, custom_id=button("join"))
    await ask_for(stage, lobby, "admit_rating", "100")
    await stage.ana.click(lobby, custom_id=button("leave"))
    await stage.settle()
    page = (await stage.ben.click(lobby, custom_id=button("admit"))).posted
    assert "de 900 a 1150" in shown(page)
    changed = (await stage.ben.choose(page, "any", custom_id=button("admit_rating"))).posted
    assert not [one for one in ids(changed) if "admit_rating" in one]
    await stage.settle()
    await stage.cleo.click(lobby, custom_id=button("join"))
    await stage.settle()
    assert f"<@{stage.cleo.id}>" in shown(lobby)


async def test_a_lobby_that_its_opener_opens_again_asks_for_the_same(stage: Stage) -> None:
    lobby = await stage.open()
    await ask_for(stage, lobby, "admit_finish", "only")
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("rematch"))
    await stage.settle()
    (again,) = await stage.posted(OutboxKind.LOBBY)
    assert again["id"] != lobby["id"] and "For people who finish" in shown(again)
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    await stage.ben.click(again, custom_id=button("rematch"))
    await stage.settle()
    (another,) = await stage.posted(OutboxKind.LOBBY)
    assert another["id"] != again["id"] and "For people who finish" not in shown(another), "Ben has asked for nothing"


async def test_only_the_opener_is_asked_and_only_before_the_start(stage: Stage) -> None:
    lobby = await stage.open()
    other = await stage.ben.click(lobby, custom_id=button("admit"))
    assert "quien abrió la mesa" in shown(other.posted) and other.ephemeral
    page = (await stage.ana.click(lobby, custom_id=button("admit"))).posted
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("start"))
    late = await stage.ana.choose(page, "only", custom_id=button("admit_finish"))
    assert "⚠" in shown(late.posted)
    (started,) = await stage.posted(OutboxKind.LOBBY)
    assert not [one for one in ids(started) if "admit" in one]


async def test_a_game_for_one_and_a_private_table_take_nobody_else(stage: Stage) -> None:
    solo = await stage.open("northwood")
    private = (await stage.ana.slash(stage.channel, "play", game="agricola", where="private")).posted
    assert not [one for message in (solo, private) for one in ids(message) if "admit" in one]
