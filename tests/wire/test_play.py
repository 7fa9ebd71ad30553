"""A table from the lobby to the build phase, as three people see it."""

from __future__ import annotations

from tests.wire.stage import Stage, button, ids, shown


async def test_lobby_start_secret_choice_reveal(stage: Stage) -> None:
    lobby = await stage.open()
    assert "The Grimm Forest" in shown(lobby)
    await stage.ben.click(lobby, custom_id=button("join"))
    reply = await stage.cleo.click(lobby, custom_id=button("join"))
    assert f"<@{stage.cleo.id}>" in shown(reply.posted)
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.turn()
    assert turn["content"].count("<@") >= 3
    form = await stage.ben.click(turn, custom_id=button("choose"))
    assert form.ephemeral
    print(shown(form.posted))
    print(ids(form.posted))
    for player, place in ((stage.ana, "fields"), (stage.ben, "forest"), (stage.cleo, "brickyard")):
        done = await stage.choose(player, place)
        print(player.name, shown(done.posted))
    turn = await stage.turn()
    print(turn["content"], ids(turn), turn["attachments"])
