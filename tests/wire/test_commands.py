"""The slash commands: each answered, in every language, in servers and in direct messages."""

from __future__ import annotations

from storage.outgoing import OutboxKind
from tests.wire.stage import AGREE, Stage, asked_line, button, ids, shown


async def test_names_and_descriptions_in_three_languages(stage: Stage) -> None:
    commands = {one["name"]: one for one in stage.world.commands[None].values()}
    assert set(commands) == {
        "play", "daily", "table", "hand", "board", "log", "tables", "rules", "card", "settings", "hours", "learn",
        "help", "about", "stats", "data",
    }
    for command in commands.values():
        for language in ("es-ES", "es-419", "it"):
            assert command["name_localizations"][language] and command["description_localizations"][language]


async def test_every_looking_command_answers(stage: Stage) -> None:
    await stage.start(stage.ben)
    for command in ("hand", "board", "log", "tables", "rules", "settings", "help", "about"):
        reply = await stage.ben.slash(stage.channel, command)
        assert reply.ephemeral and shown(reply.posted), command


async def test_hand_tables_rules_and_settings_work_in_direct_messages(stage: Stage) -> None:
    await stage.start(stage.ben)
    room = stage.world.dm_with(stage.ben.id)
    hand = await stage.ben.slash(room, "hand")
    assert any(":take:" in one for one in ids(hand.posted))
    await stage.ben.click(hand.posted, custom_id=next(one for one in ids(hand.posted) if "forest" in one))
    tables = await stage.ben.slash(room, "tables")
    assert f"<#{stage.channel['id']}>" in shown(tables.posted)
    for command in ("rules", "settings"):
        assert shown((await stage.ben.slash(room, command)).posted)


async def test_a_card_is_found_by_a_part_of_its_name_in_ones_own_language(stage: Stage) -> None:
    found = await stage.ana.autocomplete(stage.channel, "card", "name", "wolf")
    assert any("wolf" in one["name"].lower() for one in found)
    reply = await stage.ana.slash(stage.channel, "card", name=found[0]["value"])
    assert found[0]["name"] in shown(reply.posted)
    none = await stage.ana.slash(stage.channel, "card", name="no such card at all")
    assert "⚠" in shown(none.posted)


async def test_rules_by_topic(stage: Stage) -> None:
    topics = await stage.ana.autocomplete(stage.channel, "rules", "topic", "")
    reply = await stage.ana.slash(stage.channel, "rules", topic=topics[1]["value"])
    assert topics[1]["name"].split(" · ")[0] in shown(reply.posted)
    select = next(one for one in ids(reply.posted) if ":topic" in one)
    other = await stage.ana.choose(reply.posted, topics[0]["value"].split("/")[1], custom_id=select)
    assert other.posted["id"] == reply.posted["id"] and topics[0]["name"].split(" · ")[0] in shown(other.posted)


async def test_settings_change_the_language_at_once(stage: Stage) -> None:
    reply = await stage.ana.slash(stage.channel, "settings")
    changed = await stage.ana.choose(reply.posted, "es", custom_id="s:0:-:0:set:language")
    assert "Tus ajustes" in shown(changed.posted)
    await stage.ana.choose(reply.posted, "it", custom_id="s:0:-:0:set:server")
    assert await stage.client.tables.people.server_language(int(stage.sandbox.guild["id"])) == "it"
    other = await stage.ben.slash(stage.channel, "settings")
    assert "s:0:-:0:set:server" not in ids(other.posted)
    lobby = await stage.open()
    assert "posto libero" in shown(lobby)


async def test_colour_marks_stand_before_names_unless_one_does_not_want_them(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    assert f"● <@{stage.ana.id}>" in turn["content"] and f"◆ <@{stage.ben.id}>" in turn["content"]
    private = await stage.ben.click(turn, custom_id=button("words"))
    assert "●" in shown(private.posted)
    reply = await stage.ben.slash(stage.channel, "settings")
    await stage.ben.choose(reply.posted, "off", custom_id="s:0:-:0:set:marks")
    private = await stage.ben.click(turn, custom_id=button("words"))
    assert "●" not in shown(private.posted) and f"<@{stage.ana.id}>" in shown(private.posted)


async def test_options_are_offered_and_shown(stage: Stage) -> None:
    offered = await stage.ana.autocomplete(stage.channel, "play", "options", "", game="grimm_forest")
    lobby = await stage.open(options=offered[0]["value"])
    assert offered[0]["name"] in shown(lobby)
    wrong = await stage.ben.slash(
        stage.world.add_channel(stage.sandbox.guild, "other"), "play", game="grimm_forest", options="dragons"
    )
    assert "⚠" in shown(wrong.posted)


async def test_one_table_a_channel(stage: Stage) -> None:
    await stage.open()
    again = await stage.ben.slash(stage.channel, "play", game="grimm_forest")
    assert "⚠" in shown(again.posted)


async def test_the_table_commands_do_what_the_buttons_do(stage: Stage) -> None:
    await stage.open()
    await stage.ben.slash(stage.channel, "table join")
    levels = await stage.ana.autocomplete(stage.channel, "table ai", "level", "")
    await stage.ana.slash(stage.channel, "table ai", level=levels[0]["value"])
    await stage.ana.slash(stage.channel, "table start")
    turn = await stage.turn()
    assert ids(turn)
    await stage.ben.slash(stage.channel, "table handover")
    assert f"<@{stage.ben.id}>" not in asked_line(await stage.turn())
    back = await stage.ben.slash(stage.channel, "table handover")
    assert back.ephemeral
    nothing = await stage.ben.slash(stage.channel, "table undo")
    assert nothing.ephemeral and shown(nothing.posted)


async def test_a_table_ends_early_when_all_agree(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    asked = await stage.ben.slash(stage.channel, "table cancel")
    assert asked.ephemeral
    await stage.settle()
    vote = (await stage.posted(OutboxKind.NOTICE))[-1]
    assert set(stage.world.messages.pings[vote["id"]]) == {stage.ana.id, stage.cleo.id}
    await stage.cleo.click(vote, custom_id=button(AGREE))
    assert (await stage.client.tables.looking.table(await stage.table())).status == "playing"
    await stage.ana.click(vote, custom_id=button(AGREE))
    await stage.settle()
    assert (await stage.client.tables.looking.table(await stage.table())).status == "cancelled"
    for message in await stage.posted(OutboxKind.TURN):
        assert ids(message) == []


async def test_without_a_table_one_is_told_so(stage: Stage) -> None:
    for command in ("hand", "board", "log"):
        reply = await stage.ana.slash(stage.channel, command)
        assert "/play" in shown(reply.posted)


async def test_ais_sit_down_when_the_table_opens_so_a_game_is_two_clicks_away(stage: Stage) -> None:
    lobby = await stage.open(ai=2)
    assert shown(lobby).count("(AI)") == 2
    await stage.ana.click(lobby, custom_id=button("start"))
    assert (await stage.client.tables.looking.table(await stage.table())).status == "playing"


async def test_more_ais_than_seats_are_refused(stage: Stage) -> None:
    reply = await stage.ana.slash(stage.channel, "play", game="northwood", ai=1)
    assert "⚠" in shown(reply.posted) and await stage.client.tables.looking.my_tables(1) == []


async def test_options_with_values_are_offered_in_words_and_stand_in_the_lobby(stage: Stage) -> None:
    offered = await stage.ana.autocomplete(stage.channel, "play", "options", "first steps", game="northwood")
    assert (offered[0]["name"], offered[0]["value"]) == ("Scenario: First Steps", "scenario=first_steps")
    lobby = await stage.open("northwood", options=offered[0]["value"])
    assert "**Scenario:** First Steps" in shown(lobby) and "Medal" not in shown(lobby)
    await stage.ana.click(lobby, custom_id=button("start"))
    assert (await stage.client.tables.looking.view(await stage.table(), 0)).board.scenario == "first_steps"
