"""Learning by playing: a lesson from its first step to its end, over the wire."""

from __future__ import annotations

import asyncio
import random
import re
from itertools import cycle
from pathlib import Path

import pytest

from games.core.lesson import Lesson, lesson_of
from games.core.registry import GAMES, spec_of
from games.core.verify import verify
from sandbox import Player, Sandbox
from storage.model import HomeKind, Status
from storage.outgoing import OutboxKind
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown

TAUGHT = [game for game in GAMES if spec_of(game).lesson]
LANGUAGE = {"ana": "en", "ben": "es", "cleo": "it"}


async def begun(stage: Stage, player: Player, game: str) -> tuple[int, Json]:
    """Somebody begins a lesson; its table and the private message."""
    reply = await player.slash(stage.channel, "learn", game=game)
    assert reply.ephemeral
    return await stage.table(), reply.posted


def lesson(game: str) -> Lesson:
    found = lesson_of(spec_of(game))
    assert found is not None
    return found


async def step_words(stage: Stage, player: Player, table: int, language: str) -> str:
    """What the lesson says now."""
    tables = stage.client.tables
    info = await tables.looking.table(table)
    guidance = await tables.lessons.guidance(info, await tables.looking.view(table, 0))
    assert guidance is not None
    voice = await stage.client.surface.audience.voice(info, language)
    return voice.say(guidance.said)


async def led(stage: Stage, table: int) -> None:
    """Wait until the learner is asked, and what they read is up to date."""
    await stage.client.tables.ais.settle()
    await stage.settle()


async def take(stage: Stage, player: Player, table: int, want: tuple[str, ...]) -> None:
    """Do what the lesson asks for, as if by the buttons."""
    tables = stage.client.tables
    question = (await tables.looking.view(table, 0)).question
    assert question is not None
    await tables.play.submit(
        table, 0, question.number, want, by=await tables.people.person(int(player.id))
    )
    await led(stage, table)


@pytest.mark.parametrize(("game", "who"), list(zip(TAUGHT, cycle(LANGUAGE), strict=False)))
async def test_every_step_is_said_beside_its_question_in_the_readers_language(
    stage: Stage, game: str, who: str
) -> None:
    player: Player = getattr(stage, who)
    table, message = await begun(stage, player, game)
    await led(stage, table)
    for number, step in enumerate(lesson(game).steps, 1):
        message = (await player.slash(stage.channel, "hand", table=str(table))).posted
        told = shown(message)
        assert await step_words(stage, player, table, LANGUAGE[who]) in told, step.text
        assert re.search(rf"\b{number} (of|de|di) {len(lesson(game).steps)}\b", told), step.text
        do = [one for one in ids(message) if one.endswith(":lesson_do")]
        if do:
            await player.click(message, custom_id=do[0])
            await led(stage, table)
        else:
            await take(stage, player, table, step.want)
    closing = (await player.slash(stage.channel, "hand", table=str(table))).posted
    assert any(one.endswith("lesson_end") for one in ids(closing))
    ended = await player.click(closing, custom_id=button("lesson_end"))
    assert (await stage.client.tables.looking.table(table)).status is Status.CANCELLED
    assert any(one.endswith(":learn") for one in ids(ended.posted))


async def test_a_lesson_is_nobody_elses_business(stage: Stage) -> None:
    before = len(stage.messages(stage.ben))
    table, _ = await begun(stage, stage.ana, "grimm_forest")
    info = await stage.client.tables.looking.table(table)
    assert info.home.kind is HomeKind.PRIVATE and info.lesson
    await led(stage, table)
    assert len(stage.messages(stage.ben)) == before
    assert await stage.posted(OutboxKind.TURN) == []
    stage.clock.set(stage.clock.now() + 3 * 24 * 3600.0)
    assert await stage.client.tables.due.reminders(stage.clock.now()) == []
    other = await stage.ben.slash(stage.channel, "board", table=str(table))
    assert "⚠" in shown(other.posted)


async def test_other_acts_have_to_wait_until_somebody_insists(stage: Stage) -> None:
    table, message = await begun(stage, stage.ana, "grimm_forest")
    await led(stage, table)
    waits = await stage.ana.click(message, custom_id=re.compile(r".*:take:gather\|forest"))
    assert "But the lesson shows this first: **➤ Fields**" in shown(waits.posted).replace("**Fields**", "**➤ Fields**")
    view = await stage.client.tables.looking.view(table, 0)
    assert view.question is not None and view.question.held is None
    await stage.ana.click(waits.posted, custom_id=re.compile(r".*:anyway:.*"))
    await led(stage, table)
    after = shown((await stage.ana.slash(stage.channel, "hand", table=str(table))).posted)
    assert "gone your own way" in after and "step" not in after


async def test_an_undo_brings_the_lesson_back(stage: Stage) -> None:
    table, _ = await begun(stage, stage.ana, "grimm_forest")
    await led(stage, table)
    first, floor, fable, *_ = lesson("grimm_forest").steps
    await take(stage, stage.ana, table, first.want)
    await take(stage, stage.ana, table, ("gain:straw",))
    astray = (await stage.ana.slash(stage.channel, "hand", table=str(table))).posted
    assert "gone your own way" in shown(astray)
    back = await stage.ana.click(astray, custom_id=button("undo"))
    assert await step_words(stage, stage.ana, table, "en") in shown(back.posted)
    await take(stage, stage.ana, table, floor.want)
    await take(stage, stage.ana, table, fable.want)
    assert "step 4 of" in shown((await stage.ana.slash(stage.channel, "hand", table=str(table))).posted)


async def test_a_lesson_goes_on_where_it_was_after_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    async with connected(settings_for(sandbox, tmp_path)) as client:
        stage = Stage(sandbox, client)
        table, _ = await begun(stage, stage.ana, "grimm_forest")
        await led(stage, table)
        first, *_ = lesson("grimm_forest").steps
        await take(stage, stage.ana, table, first.want)
        people = stage.people
    async with connected(settings_for(sandbox, tmp_path)) as client:
        stage.client, stage.people = client, people
        reply = await stage.ana.slash(stage.channel, "learn", game="grimm_forest")
        assert "step 2 of" in shown(reply.posted) and await stage.table() == table
        anew = await stage.ana.slash(stage.channel, "learn")
        again = await stage.ana.click(anew.posted, custom_id="s:0:-:0:learn:grimm_forest|anew")
        assert "step 1 of" in shown(again.posted) and await stage.table() == table + 1
        assert (await client.tables.looking.table(table)).status is Status.CANCELLED


async def test_lobby_and_help_lead_to_the_lesson(stage: Stage) -> None:
    lobby = await stage.open("grimm_forest")
    here = await stage.ben.click(lobby, custom_id=button("learn"))
    assert here.ephemeral and "s:0:-:0:learn:grimm_forest" in ids(here.posted)
    help_page = await stage.ben.slash(stage.channel, "help")
    every = await stage.ben.click(help_page.posted, custom_id="s:0:-:0:learn")
    assert [f"s:0:-:0:learn:{game}" for game in TAUGHT] == ids(every.posted)


async def test_somebodys_first_game_has_tips_until_they_switch_them_off(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = await stage.ana.click(turn, custom_id=button("choose"))
    off = [one for one in ids(form.posted) if one.endswith("no_tips")]
    assert "✎" in shown(form.posted) and len(off) == 1
    quiet = await stage.ana.click(form.posted, custom_id=off[0])
    assert "/settings" in shown(quiet.posted) and not [one for one in ids(quiet.posted) if "no_tips" in one]
    other = await stage.ben.click(turn, custom_id=button("choose"))
    assert "✎" in shown(other.posted)
    settings = await stage.ana.slash(stage.channel, "settings")
    await stage.ana.choose(settings.posted, "on", custom_id="s:0:-:0:set:tips")
    assert "✎" in shown((await stage.ana.click(turn, custom_id=button("choose"))).posted)


async def test_a_lesson_that_is_played_to_its_end_counts_for_nobody(stage: Stage) -> None:
    table, _ = await begun(stage, stage.ana, "northwood")
    tables, legal, rng = stage.client.tables, spec_of("northwood").ais["legal"], random.Random(3)
    ana = await tables.people.person(int(stage.ana.id))
    while (question := (await tables.looking.view(table, 0)).question) is not None:
        answer = legal.choose(await tables.looking.view(table, 0), question.decision, rng)
        await tables.play.submit(table, 0, question.number, answer, by=ana)
    info = await tables.looking.table(table)
    assert info.status is Status.FINISHED
    assert (await tables.stats.mine(ana)).careers == () and await tables.lessons.newcomer(ana, info)
    record = await tables.history.record(table)
    assert verify(record).wrong == ()


async def test_who_has_played_a_game_to_its_end_gets_no_tips(stage: Stage) -> None:
    tables = stage.client.tables
    turn = await stage.start(stage.ben)
    ana, info = await tables.people.person(int(stage.ana.id)), await tables.looking.table(await stage.table())
    assert await tables.lessons.newcomer(ana, info)
    async with tables.records.write() as tx:
        await tx.run("UPDATE game_table SET status = 'finished' WHERE id = ?", info.id)
    assert not await tables.lessons.newcomer(ana, info)
    async with tables.records.write() as tx:
        await tx.run("INSERT INTO lesson (table_id) VALUES (?)", info.id)
    assert await tables.lessons.newcomer(ana, info) and turn


async def test_the_page_goes_on_by_itself_when_the_others_have_acted(stage: Stage) -> None:
    """One private message leads through the whole lesson: what is clicked on it shows the next step there."""
    table, message = await begun(stage, stage.ana, "grimm_forest")
    await led(stage, table)
    await stage.ana.click(message, custom_id=re.compile(r".*:take:gather\|fields"))
    await led(stage, table)
    now = stage.world.messages.find(stage.channel["id"], message["id"])
    assert now is not None and "step 2 of" in shown(now)
    assert await step_words(stage, stage.ana, table, "en") in shown(now)


async def test_a_lesson_calls_nobody_away_from_their_tables(stage: Stage) -> None:
    """It stands on the list of one's tables as what it is, and `Next` never leads to it."""
    lesson_table, _ = await begun(stage, stage.ana, "grimm_forest")
    await led(stage, lesson_table)
    turn = await stage.start(stage.ben)
    real = await stage.table()
    listed = shown((await stage.ana.slash(stage.channel, "tables")).posted)
    assert "your lesson" in listed and "your turn" in listed
    chosen = await stage.choose(stage.ana, "fields")
    assert not [one for one in ids(chosen.posted) if one.startswith(f"s:{lesson_table}:")] and turn
    ana = await stage.client.tables.people.person(int(stage.ana.id))
    assert await stage.client.tables.looking.asked_elsewhere(ana, real) is None


async def test_in_a_lesson_anything_may_be_taken_back(stage: Stage) -> None:
    """Also what others have acted after: nobody is left to ask, and nothing counts."""
    table, _ = await begun(stage, stage.ana, "grimm_forest")
    await led(stage, table)
    for step in lesson("grimm_forest").steps[:4]:
        await take(stage, stage.ana, table, step.want)
    tables = stage.client.tables
    ana = await tables.people.person(int(stage.ana.id))
    open_to = await tables.undoing.offers(table, ana)
    first = open_to[-1]
    assert await tables.undoing.ask(table, first.segment, first.n, ana)
    await led(stage, table)
    progress = await tables.lessons.progress(await tables.looking.table(table))
    assert progress is not None and progress.done < 4 and not progress.astray


async def test_two_clicks_at_once_begin_one_lesson(stage: Stage) -> None:
    lessons = stage.client.tables.lessons
    ana = await stage.client.tables.people.person(int(stage.ana.id))
    one, other = await asyncio.gather(*(lessons.begin("grimm_forest", ana, "en") for _ in range(2)))
    assert one.id == other.id == await stage.table()


async def test_who_has_no_ai_seat_left_may_learn_to_play_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    async with connected(settings_for(sandbox, tmp_path, person_ai_seats=2)) as client:
        stage = Stage(sandbox, client)
        table, _ = await begun(stage, stage.ana, "grimm_forest")
        assert (await client.tables.looking.table(table)).seats[2].ai is not None
        assert "⚠" in shown((await stage.ana.slash(stage.channel, "learn", game="agricola")).posted)
        assert "step 1 of" in shown((await stage.ana.slash(stage.channel, "learn", game="northwood")).posted)


async def test_lessons_fall_under_the_quotas(sandbox: Sandbox, tmp_path: Path) -> None:
    async with connected(settings_for(sandbox, tmp_path, person_tables=1)) as client:
        stage = Stage(sandbox, client)
        await begun(stage, stage.ana, "grimm_forest")
        second = await stage.ana.slash(stage.channel, "learn", game="northwood")
        assert "⚠" in shown(second.posted) and await stage.table() == 1
        again = await stage.ana.slash(stage.channel, "learn")
        fresh = await stage.ana.click(again.posted, custom_id="s:0:-:0:learn:grimm_forest|anew")
        assert "step 1 of" in shown(fresh.posted)
