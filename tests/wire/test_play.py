"""A table from the lobby to the build phase, as three people see it."""

from __future__ import annotations

import re

from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, asked_line, button, ids, shown


def pinged(stage: Stage) -> dict[str, list[str]]:
    """Who got a notification by which message of the channel, private messages left out."""
    there = [one for one in stage.messages() if not stage.world.messages.is_ephemeral(one["id"])]
    return {one["id"]: stage.world.messages.pings[one["id"]] for one in there if stage.world.messages.pings[one["id"]]}


async def test_the_lobby_fills_and_starts(stage: Stage) -> None:
    lobby = await stage.open()
    assert "The Grimm Forest" in shown(lobby) and f"<@{stage.ana.id}>" in shown(lobby)
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("seat_ai"))
    assert "(AI)" in shown((await stage.posted(OutboxKind.LOBBY))[0])
    await stage.ana.click(lobby, custom_id=button("unseat_ai"))
    await stage.ben.click(lobby, custom_id=button("leave"))
    await stage.cleo.click(lobby, custom_id=button("join"))
    assert pinged(stage) == {}
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.turn()
    assert ids((await stage.posted(OutboxKind.LOBBY))[0]) == []
    assert {key: set(value) for key, value in pinged(stage).items()} == {turn["id"]: {stage.ana.id, stage.cleo.id}}


async def test_only_the_opener_starts_and_everybody_is_told_why(stage: Stage) -> None:
    lobby = await stage.open()
    await stage.ben.click(lobby, custom_id=button("join"))
    reply = await stage.ben.click(lobby, custom_id=button("start"))
    assert reply.ephemeral and "⚠" in shown(reply.posted)
    again = await stage.ben.click(lobby, custom_id=button("join"))
    assert again.ephemeral and "⚠" in shown(again.posted)


async def test_the_secret_choice_is_seen_by_its_owner_alone(stage: Stage) -> None:
    turn = await stage.start(stage.ben, stage.cleo)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    assert form in stage.messages(stage.ben)
    assert form["id"] not in [one["id"] for one in stage.messages(stage.ana)]
    await stage.choose(stage.ben, "forest")
    turn = await stage.turn()
    asked = asked_line(turn)
    assert f"<@{stage.ben.id}>" not in asked and f"<@{stage.ana.id}>" in asked and f"<@{stage.cleo.id}>" in asked
    assert "the Forest" not in turn["content"]


async def test_a_mind_can_be_changed_until_the_last_has_chosen(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    first = await stage.choose(stage.ben, "forest")
    assert "✔" in shown(first.posted) and f"<@{stage.ana.id}>" in shown(first.posted)
    second = await stage.ben.click(first.posted, custom_id=re.compile(r".*:take:gather\|fields"))
    assert second.posted["id"] == first.posted["id"]
    await stage.choose(stage.ana, "brickyard")
    await stage.choose(stage.cleo, "brickyard")
    told = (await stage.turn())["content"]
    assert re.search(rf"<@{stage.ben.id}> goes .*Fields", told) and "the Forest" not in told


async def test_the_reveal_is_told_with_pictures_and_only_the_builder_is_pinged(
    stage: Stage, real_pictures: None
) -> None:
    before = await stage.start(stage.ben, stage.cleo)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest", 2: "brickyard"})
    assert turn["id"] != before["id"]
    for place in ("Fields", "Forest", "Brickyard"):
        assert place in turn["content"]
    revealed = (await stage.turns())[-2]
    assert [one["filename"] for one in turn["attachments"]] == ["board.jpg"]
    assert [one["filename"] for one in revealed["attachments"]] == ["reveal.jpg"]
    assert all(one["description"] for one in (*turn["attachments"], *revealed["attachments"]))
    builder = re.findall(r"<@(\d+)>", asked_line(turn))
    assert pinged(stage)[turn["id"]] == builder[:1]
    assert ids((await stage.posted(OutboxKind.TURN))[0]) == []


async def test_the_hand_comes_in_words_first_and_then_as_a_picture(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    reply = await stage.ben.click(turn, custom_id=button("choose"))
    assert "hand.png" not in str(reply.data)
    await stage.world.until(lambda: reply.posted["attachments"], 3, "the picture")
    chosen = await stage.ben.click(reply.posted, custom_id=re.compile(r".*:take:gather\|fields"))
    assert len(chosen.posted["attachments"]) == 1
    assert [part["type"] for part in chosen.posted["components"][0]["components"]].count(12) == 1


async def test_public_words_are_the_servers_and_private_ones_the_persons(stage: Stage) -> None:
    turn = await stage.start(stage.ben, stage.cleo)
    labels = [c["label"] for row in turn["components"] for c in row["components"]]
    assert "What happened?" in labels
    spanish = (await stage.ben.click(turn, custom_id=button("log"))).posted
    italian = (await stage.cleo.click(turn, custom_id=button("log"))).posted
    assert "Qué ha pasado" in shown(spanish) and "Che cosa è successo" in shown(italian)


async def test_a_whole_build_turn_stays_in_one_message(stage: Stage) -> None:
    await stage.start(stage.ben)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"})
    builder, other = await stage.builder()
    reply = await builder.click(turn, custom_id=re.compile(r".*:take:build\|gain:straw"))
    assert reply.posted["id"] == turn["id"]
    after = await stage.turn()
    assert after["id"] == turn["id"] and f"<@{builder.id}>" in after["content"]
    await builder.click(after, custom_id=re.compile(r".*:take:build\|gain:wood"))
    following = await stage.turn()
    assert following["id"] != turn["id"] and pinged(stage)[following["id"]] == [other.id]
    assert ids(closed(stage, turn)) == []


def closed(stage: Stage, message: Json) -> Json:
    """A message as it stands now."""
    found: Json = stage.world.messages.find(stage.channel["id"], message["id"])
    return found


async def test_who_hands_a_seat_over_is_named_and_finds_the_table_again(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.ben.slash(stage.channel, "table handover", level="legal")
    turn = await stage.turn()
    handed = next(line for line in turn["content"].splitlines() if "turned the seat over" in line)
    assert "Ben (AI)" in handed
    assert stage.ben.id not in handed, "whom the AI plays for is named, not called"
    listed = shown((await stage.ben.slash(stage.world.dm_with(stage.ben.id), "tables")).posted)
    assert f"<#{stage.channel['id']}>" in listed and "IA" in listed
    elsewhere = stage.world.add_channel(stage.sandbox.guild, "elsewhere")
    await stage.ben.slash(elsewhere, "table handover")
    assert (await stage.client.service.table(await stage.table())).seats[1].person is not None
