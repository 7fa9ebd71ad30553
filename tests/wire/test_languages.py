"""A change of language reaches the messages that are shown already."""

from __future__ import annotations

from storage.outgoing import OutboxKind
from tests.wire.stage import Stage, button, open_page, shown


async def test_a_lobby_and_a_question_change_with_the_language_of_the_server(stage: Stage) -> None:
    lobby = await stage.open()
    await stage.ben.click(lobby, custom_id=button("join"))
    assert "Seal of the draws" in shown(lobby)
    stage.world.change_locale(stage.sandbox.guild, "es-ES")
    await stage.world.until(lambda: "Sello" in shown(lobby), 5, "the lobby in Spanish")
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.turn()
    assert "Elegir" in shown(turn)
    stage.world.change_locale(stage.sandbox.guild, "it")
    await stage.world.until(lambda: "Scegli" in shown(turn), 5, "the question in Italian")


async def test_a_language_that_was_chosen_for_the_bot_stays_until_it_follows_discord_again(stage: Stage) -> None:
    lobby = await stage.open()
    page = (await stage.ana.slash(stage.channel, "settings")).posted
    page = (await stage.ana.choose(page, "it", custom_id="s:0:-:0:set:server")).posted
    await stage.settle()
    italian = shown(lobby)
    assert "Sigillo" in italian
    stage.world.change_locale(stage.sandbox.guild, "es-ES")
    await stage.settle()
    assert shown((await stage.posted(OutboxKind.LOBBY))[-1]) == italian
    await stage.ana.choose(page, "discord", custom_id="s:0:-:0:set:server")
    await stage.world.until(lambda: "Sello" in shown(lobby), 5, "Spanish")


async def test_private_answers_change_with_the_language_of_their_person(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await open_page(stage.ana, turn, "hand")).posted
    log = (await open_page(stage.ana, turn, "log")).posted
    page = (await stage.ana.slash(stage.channel, "settings")).posted
    before = shown(form), shown(log)
    await stage.ana.choose(page, "it", custom_id="s:0:-:0:set:language")
    await stage.world.until(lambda: shown(form) != before[0] and shown(log) != before[1], 5, "Italian")
    assert "successo" in shown(log)


async def test_an_answer_of_a_table_that_was_deleted_is_passed_over(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    await open_page(stage.ana, turn, "hand")
    await stage.settle()
    await stage.client.tables.servers.delete(int(stage.sandbox.guild["id"]))
    page = (await stage.ana.slash(stage.channel, "settings")).posted
    before = len(stage.messages(stage.ana))
    await stage.ana.choose(page, "it", custom_id="s:0:-:0:set:language")
    await stage.client.router.close()
    assert "impostazioni" in shown(page) and len(stage.messages(stage.ana)) == before, "no trouble is told"


async def test_a_page_of_the_book_is_told_in_the_readers_language_where_its_question_is_opened_anew(
    stage: Stage,
) -> None:
    """The log of the channel has it in the server's language, and perhaps far above."""
    settings = (await stage.ana.slash(stage.channel, "settings")).posted
    await stage.ana.choose(settings, "it", custom_id="s:0:-:0:set:language")
    lobby = await stage.open("above_below", ai=1)
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    table = await stage.table()
    for answer in (("explore",), ("villager:builder", "villager:trainer")):
        view = await stage.client.tables.views.view(table, 0)
        assert view.question is not None
        person = (await stage.client.tables.views.table(table)).seats[0].person
        await stage.client.tables.answers.submit(table, 0, view.question.number, answer, by=person)
    asked = (await stage.client.tables.views.view(table, 0)).question
    assert asked is not None and asked.background is not None
    story = stage.client.surface.audience.plain("it").say(asked.background)
    opened = (await stage.ana.slash(stage.channel, "hand")).posted
    assert story in shown(opened), "where the buttons are in the channel"
    question = (await stage.ana.click(opened, custom_id=button("choose"))).posted
    assert story in shown(question), "where they are here"
