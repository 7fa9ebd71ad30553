"""Guests over the wire: invited by name, given a seat, asked whether they are ready, following a table."""

from __future__ import annotations

import re
from pathlib import Path

from sandbox import Player, Sandbox
from storage.outgoing import OutboxKind
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown

ACCEPT, DECLINE, NEVER = (re.compile(rf".*:guest:\d+\|{one}") for one in ("accept", "decline", "never"))


async def invitation(stage: Stage) -> Json:
    """The newest message with an invitation."""
    await stage.settle()
    return [one for one in stage.messages() if any(ACCEPT.fullmatch(each) for each in ids(one))][-1]


def pinged(stage: Stage, message: Json) -> list[str]:
    found: list[str] = stage.world.messages.pings.get(message["id"], [])
    return found


async def test_somebody_is_invited_by_name_and_called_alone(stage: Stage) -> None:
    await stage.open()
    reply = await stage.ana.slash(stage.channel, "table invite", person=stage.ben)
    assert reply.ephemeral and f"<@{stage.ben.id}>" in shown(reply.posted)
    asked = await invitation(stage)
    assert pinged(stage, asked) == [stage.ben.id] and "invites to a table" in asked["content"]
    other = await stage.cleo.click(asked, custom_id=ACCEPT)
    assert "un’altra persona" in shown(other.posted)
    await stage.ben.click(asked, custom_id=ACCEPT)
    await stage.settle()
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    assert f"<@{stage.ben.id}>" in shown(lobby)
    assert "⚠" in shown((await stage.ben.click(asked, custom_id=ACCEPT)).posted), "once"


async def test_whoever_wants_no_invitations_gets_none_until_the_settings_say_so(stage: Stage) -> None:
    await stage.open()
    await stage.ana.slash(stage.channel, "table invite", person=stage.cleo)
    said = await stage.cleo.click(await invitation(stage), custom_id=NEVER)
    assert "nessuno può invitarti" in shown(said.posted)
    again = await stage.ana.slash(stage.channel, "table invite", person=stage.cleo)
    assert "do not want to be asked" in shown(again.posted)
    settings = await stage.cleo.slash(stage.channel, "settings")
    back = await stage.cleo.click(settings.posted, custom_id="s:0:-:0:invitable")
    assert "di nuovo invitare" in shown(back.posted)


async def test_a_seat_is_given_in_the_middle_of_a_game_across_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        await stage.ben.slash(stage.channel, "table give", person=stage.cleo)
        asked = await invitation(stage)
        assert pinged(stage, asked) == [stage.cleo.id]
    async with connected(settings, clock) as client:
        stage.client = client
        taken = await stage.cleo.click(asked, custom_id=ACCEPT)
        assert taken.ephemeral and any(":take:gather" in one for one in ids(taken.posted)), "their question at once"
        turn = await stage.turn()
        assert f"<@{stage.cleo.id}>" in turn["content"] and "has taken over this seat" in turn["content"]
        await stage.cleo.click(taken.posted, custom_id=re.compile(r".*:take:gather\|forest"))
        refused = await stage.ben.click(turn, custom_id=button("choose"))
        assert not any(":take:" in one for one in ids(refused.posted))
    assert list(sandbox.world.problems) == []


async def test_everybody_is_asked_once_and_the_opener_is_told(stage: Stage) -> None:
    lobby = await stage.open()
    for player in (stage.ben, stage.cleo):
        await player.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("ask_ready"))
    await stage.settle()
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    assert "Not yet" in shown(lobby)
    question = stage.messages()[-1]
    assert sorted(pinged(stage, question)) == sorted([stage.ben.id, stage.cleo.id])
    for player in (stage.ben, stage.cleo):
        await player.click(lobby, custom_id=button("ready"))
    await stage.settle()
    assert "Not yet" not in shown((await stage.posted(OutboxKind.LOBBY))[0])
    told = stage.messages()[-1]
    assert pinged(stage, told) == [stage.ana.id] and "Everybody is ready" in told["content"]
    assert not any(button("ask_ready").fullmatch(one) for one in ids(lobby))


async def direct(stage: Stage, player: Player) -> list[Json]:
    room = stage.world.dm_with(player.id)
    return [one for one in player.sees(room) if one["author"]["id"] != player.id]


async def in_italian(stage: Stage) -> None:
    """Cleo says in her settings what Discord says only with a click."""
    settings = await stage.cleo.slash(stage.channel, "settings")
    await stage.cleo.choose(settings.posted, "it", custom_id="s:0:-:0:set:language")


async def test_a_spectator_follows_and_stops(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    await in_italian(stage)
    page = await stage.cleo.click(turn, custom_id=button("choose"))
    assert any(":follow:round" in one for one in ids(page.posted))
    said = await stage.cleo.click(page.posted, custom_id=button("follow:round"))
    assert "ogni round" in shown(said.posted)
    table = await stage.table()
    records = stage.client.tables.records
    before = await direct(stage, stage.cleo)
    async with records.write() as tx:
        await tx.run("UPDATE follower SET told = 0")
        await tx.run(
            """INSERT INTO outbox (table_id, kind, payload, since, due_at) VALUES (?, 'followers', '{}', 0, 0)""", table
        )
        tx.on_commit(records.wake.set)
    await stage.settle()
    (news,) = (await direct(stage, stage.cleo))[len(before):]
    assert "nuovo round" in news["content"] and f"<#{stage.channel['id']}>" in news["content"]
    await stage.cleo.click(news, custom_id=button("unfollow"))
    assert await stage.client.tables.spectating.followers(table) == []


async def test_followers_are_told_of_the_end_once_and_no_more(stage: Stage) -> None:
    await stage.start(stage.ben)
    await in_italian(stage)
    await stage.cleo.slash(stage.channel, "table follow")
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    vote = stage.messages()[-1]
    await stage.ben.click(vote, custom_id=re.compile(r".*:ballot:\d+\|end"))
    await stage.settle()
    _, news = await direct(stage, stage.cleo)
    assert "finita" in news["content"] and ids(news) == []
    assert await stage.client.tables.spectating.followers(await stage.table()) == []


async def test_managers_forbid_and_allow(stage: Stage) -> None:
    await stage.start(stage.ben)
    page = await stage.ana.slash(stage.channel, "data server")
    page = await stage.ana.click(page.posted, custom_id="s:0:-:0:data_server:forbid|following")
    assert "s:0:-:0:data_server:allow|following" in ids(page.posted)
    no = await stage.cleo.slash(stage.channel, "table follow")
    assert "non vuole" in shown(no.posted)
    await stage.ana.click(page.posted, custom_id="s:0:-:0:data_server:allow|following")
    yes = await stage.cleo.slash(stage.channel, "table follow", when="round")
    assert "ogni round" in shown(yes.posted)
