"""A change of language reaches the messages that are shown already."""

from __future__ import annotations

import random
import re
from dataclasses import replace

from games.core.catalogue import LANGUAGES
from games.core.pseudo import PSEUDO
from sandbox.model import walk
from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, button, offered, open_page, shown, use_component
from tests.wire.test_every_game import ANSWERS, answer_at_once, is_asked, until_asked

TYPED = re.compile(r"`[^`]*`|<[^>]*>|@\w+|\b(Ana|Ben|Cleo|For Northwood!)")
"""What no language changes: code, mentions, timestamps, names."""
ENGLISH = re.compile(r"\b[a-z]{4,}\b")
"""A whole English word: the pseudo-language puts accents on all vowels and some consonants."""


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


async def test_a_whole_game_is_played_in_a_language_that_is_longer_and_has_other_plurals(stage: Stage) -> None:
    """All that Discord would refuse as too long fails here; and nothing that people read is left in English."""
    tables, rng = stage.client.tables, random.Random(8)
    await tables.people.set_server_language(int(stage.sandbox.guild["id"]), PSEUDO)
    ana = await tables.people.person(int(stage.ana.id))
    await tables.people.change_settings(ana, lambda settings: replace(settings, language=PSEUDO))
    lobby = await stage.open("northwood")
    assert untranslated(lobby) == set()
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    answers = 0
    while (form := await until_asked(stage)) is not None:
        answers += 1
        assert untranslated(form) == set()
        choices = offered(form, ANSWERS)
        if choices and answers % 3 == 0:
            assert untranslated((await use_component(stage.ana, form, rng.choice(choices))).posted) == set()
        for _ in range(8):
            if await is_asked(stage):
                await answer_at_once(stage, rng)
        await stage.settle()
    await stage.settle()
    assert answers > 5
    for kind in (OutboxKind.TURN, OutboxKind.FINAL):
        assert untranslated((await stage.posted(kind))[-1]) == set()
    for command in ("help", "tables", "stats", "hours", "find", "daily", "learn"):
        assert untranslated((await stage.ana.slash(stage.channel, command)).posted) == set(), command


def untranslated(message: Json) -> set[str]:
    """Return the English words in what a person reads of a message."""
    return set(ENGLISH.findall(TYPED.sub(" ", "\n".join((shown(message), *labels(message))))))


def labels(message: Json) -> list[str]:
    """Return what stands on the buttons and in the selects of a message."""
    parts = list(walk(message["components"]))
    parts += [option for part in parts for option in part.get("options", [])]
    return [part[name] for part in parts for name in ("label", "placeholder", "description") if part.get(name)]


async def test_a_game_that_a_language_lacks_is_played_in_english_with_the_bots_own_words_around_it(
    stage: Stage
) -> None:
    stage.world.change_locale(stage.sandbox.guild, "de")
    lobby = await stage.open("grimm_forest")
    assert "Grimms Wälder" in shown(lobby) and "Mitspielen" in labels(lobby) and "Siegel" in shown(lobby)
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.turn()
    assert "Wählen" in labels(turn) and "Was war los?" in labels(turn)
    stage.ana.locale = "de"
    form = (await stage.ana.slash(stage.channel, "hand")).posted
    assert "Where does your pig go?" in shown(form)


async def test_the_list_of_languages_tells_which_no_native_speaker_has_read(stage: Stage) -> None:
    page = (await stage.ana.slash(stage.channel, "settings")).posted
    (select,) = (one for one in walk(page["components"]) if one.get("custom_id", "").endswith("set:language"))
    choices = {one["value"]: one for one in select["options"]}
    assert choices.keys() == {"discord", *LANGUAGES}
    assert "Deutsch" in choices["de"]["label"] and "Muttersprache" in choices["de"]["description"]
    assert not choices["es"].get("description") and not choices["en"].get("description")
