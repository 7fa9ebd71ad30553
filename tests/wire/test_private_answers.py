"""Outdated private answers: they are replaced for fifteen minutes; after that, a click on one gets a new answer."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.pages.question_text import NEWS
from cogs.publishing import answering
from cogs.publishing.load_shedding import OWN_PICTURE
from cogs.publishing.private_answer_index import FollowedAnswer
from cogs.publishing.private_message_state import EDITABLE
from cogs.words.visit import Visit
from cogs.words.voice import lines_on_phone
from games.core.text import text
from sandbox import Player
from sandbox.faults import Fault
from sandbox.world import Call
from storage.outgoing import Notice
from tables.core.announcements import put_notices
from tests.wire.stage import Json, Stage, button, ids, open_page, shown


def private(stage: Stage, player: Player) -> list[Json]:
    """Return the private answers that a person sees."""
    return [one for one in stage.messages(player) if stage.world.messages.is_ephemeral(one["id"])]


async def test_an_answer_that_is_out_of_date_is_replaced(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle()
    builder, _ = await stage.builder()
    await stage.world.until(lambda: not any(":take:gather" in one for one in ids(form)), 5, "the old question gone")
    asked = f"/{(await stage.turn())['id']}" in shown(form)
    assert asked is (builder is stage.ben), "it says where the question is that follows"
    await stage.world.until(lambda: len(form["attachments"]) == 1, 5, "the picture of now")


async def test_who_still_chooses_is_kept_up_to_date(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    form = (await stage.choose(stage.ben, "forest")).posted
    assert f"<@{stage.ana.id}>" in shown(form)
    await stage.choose(stage.ana, "fields")
    await stage.settle()
    assert f"<@{stage.ana.id}>" not in shown(form) and f"<@{stage.cleo.id}>" in shown(form)


async def test_an_answer_that_fails_keeps_no_other_out_of_date(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.start(stage.ben, stage.cleo)
    forms = [(await stage.choose(player, "forest")).posted for player in (stage.ben, stage.cleo)]
    following = stage.client.surface.following
    (first, second), really = following._open.at(await stage.table()), following._replace

    async def replaced(one: FollowedAnswer, *, anyway: bool = False) -> bool:
        if one.message_id == first.message_id:
            raise RuntimeError
        return await really(one, anyway=anyway)

    monkeypatch.setattr(following, "_replace", replaced)
    before = {int(form["id"]): shown(form) for form in forms}
    await stage.choose(stage.ana, "fields")
    await stage.settle()
    changed = {int(form["id"]): shown(form) != before[int(form["id"])] for form in forms}
    assert changed == {first.message_id: False, second.message_id: True} and "cannot be changed" in caplog.text


async def test_what_a_spectator_reads_goes_on_with_the_game(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    seen = (await stage.cleo.click(turn, custom_id=button("log"))).posted
    before = shown(seen)
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle()
    builder, _ = await stage.builder()
    await stage.world.until(lambda: shown(seen) != before and f"<@{builder.id}>" in shown(seen), 5, "the news")


async def test_what_a_player_reads_goes_on_too_and_the_question_stays_beside_it(stage: Stage) -> None:
    turn = await stage.start(stage.ben, stage.cleo)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    log = (await stage.ben.click(turn, custom_id=button("log"))).posted
    before = shown(log)
    assert {one["id"] for one in private(stage, stage.ben)} == {form["id"], log["id"]}
    await stage.choose_without_clicks({0: "fields", 1: "forest", 2: "fields"})
    await stage.settle()
    builder, _ = await stage.builder()
    await stage.world.until(lambda: shown(log) != before and f"<@{builder.id}>" in shown(log), 5, "the news")
    assert "Qué ha pasado" in shown(log), "it stays a log"
    assert any(":hand" in one or ":choose" in one for one in ids(log))


async def test_a_form_that_is_being_filled_in_is_left_alone(stage: Stage) -> None:
    turn = await stage.start(stage.ben, stage.cleo)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    before = shown(form), ids(form)
    await stage.choose(stage.ana, "fields")
    await stage.settle()
    assert (shown(form), ids(form)) == before


async def test_the_same_question_stands_before_a_person_once(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    first = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    second = (await open_page(stage.ben, turn, "hand")).posted
    assert first["id"] != second["id"]
    await stage.world.until(
        lambda: [one["id"] for one in private(stage, stage.ben)] == [second["id"]], 5, "the older one gone"
    )


async def test_after_fifteen_minutes_it_stays_and_is_answered_anew(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    await stage.until_handled()
    stage.clock.advance(EDITABLE + 1)
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle()
    assert any(":take:gather" in one for one in ids(form))
    reply = await stage.ben.click(form, custom_id=re.compile(r".*:take:gather\|fields"))
    assert not any(":take:gather" in one for one in ids(reply.posted))
    assert reply.posted["id"] == form["id"], "its click brings a new token"


@pytest.mark.parametrize("slow", ["page", "picture"])
async def test_an_answer_that_the_game_overtakes_is_replaced(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    """The others act while the page of a click is being sent or its picture drawn: the older page does not stay."""
    turn = await stage.start(stage.ben)
    await stage.settle()
    maker, name = (stage.client.surface.pages, "question") if slow == "page" else (stage.client._painter, "draw")
    real, begun, go_on = getattr(maker, name), asyncio.Event(), asyncio.Event()

    async def slowly(*what: Any, **how: Any) -> Any:
        first = not begun.is_set()
        begun.set()
        made = await real(*what, **how)
        if first:
            await go_on.wait()
        return made

    monkeypatch.setattr(maker, name, slowly)
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    click = stage.ben.press(turn, custom_id=button("choose"))
    await begun.wait()
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle()
    go_on.set()
    form = (await stage.ben.answer(click)).posted
    await stage.world.until(lambda: not any(":take:gather" in one for one in ids(form)), 5, "the old question gone")
    await stage.client.router.close()
    assert not any(":take:gather" in one for one in ids(form)), "it does not come back with its picture"


async def test_what_replaces_an_answer_is_overtaken_by_nothing_older(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on again while the page that replaces an overtaken answer is made; the newer page stays."""
    turn = await stage.start(stage.ben)
    await stage.settle()
    pages, made = stage.client.surface.pages, 0
    begun, go_on = (asyncio.Event(), asyncio.Event()), (asyncio.Event(), asyncio.Event())
    real = pages.question

    async def slowly(*what: Any, **how: Any) -> Any:
        nonlocal made
        mine, made = made, made + 1
        page = await real(*what, **how)
        if mine < 2:  # that of the click, and that which replaces it
            begun[mine].set()
            await go_on[mine].wait()
        return page

    monkeypatch.setattr(pages, "question", slowly)
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    click = stage.ben.press(turn, custom_id=button("choose"))
    await begun[0].wait()
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle()
    first, _ = await stage.builder()
    go_on[0].set()
    form = (await stage.ben.answer(click)).posted
    await asyncio.wait_for(begun[1].wait(), 5)
    while (await stage.builder())[0] is first:
        await build(stage, int((await stage.client.tables.views.view(await stage.table(), None)).asked[0].seat))
    now, _ = await stage.builder()
    await stage.world.until(lambda: not any(":take:gather" in one for one in ids(form)), 5, "the newest page")
    newest = shown(form), ids(form)
    go_on[1].set()
    await stage.client.router.close()
    await stage.settle()
    await stage.world.until(lambda: form["attachments"], 5, "the picture of the newest page")
    assert now is not first and (shown(form), ids(form)) == newest


async def test_no_token_is_stored(stage: Stage, tmp_path: Path) -> None:
    turn = await stage.start(stage.ben)
    form = await stage.ben.click(turn, custom_id=button("choose"))
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle()
    tokens = [one.token for one in stage.world.interactions._by_token.values()]
    assert tokens and form is not None
    assert not [token for token in tokens if token.encode() in stored_in(tmp_path)]


def stored_in(folder: Path) -> bytes:
    """Return the contents of all files of a folder."""
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def test_a_picture_for_an_answer_that_was_replaced_is_not_sent(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The older answer is removed while its picture is drawn. This is expected, so nothing is logged as a warning."""
    turn = await stage.start(stage.ben)
    await stage.settle()
    painter, drawn = stage.client._painter, asyncio.Event()
    real = painter.draw

    async def slowly(*what: Any, **how: Any) -> Any:
        await drawn.wait()
        return await real(*what, **how)

    monkeypatch.setattr(painter, "draw", slowly)
    first = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    second = (await open_page(stage.ben, turn, "hand")).posted
    await stage.world.until(
        lambda: first["id"] not in [one["id"] for one in private(stage, stage.ben)], 5, "the older one gone"
    )
    drawn.set()
    await stage.world.until(lambda: second["attachments"], 5, "the picture of the other one")
    await stage.client.router.close()
    assert [one.message for one in caplog.records if one.levelname == "WARNING"] == []


async def building(stage: Stage, trouble: Fault) -> tuple[int, Json, str]:
    """Bring a table to building: the first player has a form with a picture, and the fault affects the next picture.
    Return their seat, the form, and the id of the first picture."""
    turn = await stage.start(stage.ben)
    start = int((await stage.client.tables.views.view(await stage.table(), None)).board.start)
    form = (await stage.people[start].click(turn, custom_id=button("choose"))).posted
    await stage.world.until(lambda: form["attachments"], 5, "the first picture")
    first = str(form["attachments"][0]["id"])
    stage.world.faults.add(trouble)
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    return start, form, first


async def test_a_picture_that_another_bot_has_put_there_is_drawn_anew(stage: Stage) -> None:
    """The picture that this bot remembers is gone from the message; the click is answered all the same."""
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    await stage.world.until(lambda: form["attachments"], 5, "the picture")
    for one in (*stage.world.messages.files_of(form["id"]), *form["attachments"]):
        one["id"] = str(int(form["id"]) + 1)
    click = await stage.ben.click(form, custom_id=re.compile(r".*:take:gather\|forest"))
    took = [call.status for call in stage.world.calls if call.path.endswith("/callback")]
    assert took[-2:] == [400, 200] and click.posted["id"] == form["id"]
    await stage.world.until(lambda: form["attachments"], 5, "the picture again")
    (refused,) = stage.world.problems
    assert "attachment://" in refused
    stage.world.problems.clear()


def edits(stage: Stage) -> list[Call]:
    """Return the bot's edits of private answers so far."""
    return [call for call in stage.world.calls if call.method == "PATCH" and call.path.startswith("/webhooks/")]


async def build(stage: Stage, seat: int) -> None:
    """Build for the seat without a click."""
    tables, table = stage.client.tables, await stage.table()
    view = await tables.views.view(table, seat)
    assert view.question is not None
    person = (await tables.views.table(table)).seats[seat].person
    await tables.answers.submit(table, seat, view.question.number, ("gain:straw",), by=person)
    await stage.settle()


async def test_a_picture_that_is_just_being_sent_is_known_before_the_next_edit(stage: Stage) -> None:
    """Discord has accepted the picture but not confirmed it: the edit that keeps the picture must keep this one, not
    the one before."""
    start, form, first = await building(
        stage, Fault("PATCH", "/webhooks/*", is_applied_after_call=True, delay=0.4, times=2)
    )
    await stage.world.until(
        lambda: form["attachments"] and form["attachments"][0]["id"] != first, 5, "the second picture, unanswered"
    )
    assert not any(":take:gather" in one for one in ids(form))
    await build(stage, start)
    assert not stage.world.problems and len(form["attachments"]) == 1


async def test_a_picture_that_is_on_its_way_to_discord_is_not_broken_off(stage: Stage) -> None:
    """It might arrive after the edit that replaces it, so that edit waits."""
    slow = Fault("PATCH", "/webhooks/*", delay=0.4, times=2)
    start, form, _ = await building(stage, slow)
    await stage.world.until(lambda: slow.times == 0, 5, "the second picture, on its way")
    sending, before = edits(stage)[-1], ids(form)
    await build(stage, start)
    await stage.world.until(lambda: sending.status and ids(form) != before, 5, "the picture, and what replaces it")
    assert sending.files


async def test_a_picture_that_had_to_wait_is_dropped_when_the_person_has_clicked_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer answer has a picture of its own."""
    waiting, calm = [], asyncio.Event()

    async def busy(patience: float) -> None:
        if patience == OWN_PICTURE:
            waiting.append(patience)
            await calm.wait()

    turn = await stage.start(stage.ben)
    monkeypatch.setattr(stage.client.surface.giving_way, "turn", busy)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    await stage.world.until(lambda: len(waiting) == 1, 5, "a picture that gives way")
    await stage.ben.click(form, custom_id=re.compile(r".*:take:gather\|forest"))
    await stage.world.until(lambda: len(waiting) == 2, 5, "the picture of now, which does, too")
    before = len(edits(stage))
    calm.set()
    await stage.client.router.close()
    assert [len(call.files) for call in edits(stage)[before:]] == [1] == [len(form["attachments"])]


async def test_where_nothing_is_asked_any_more_the_news_may_take_the_room(stage: Stage) -> None:
    """The last roll of an exploration: the dice, how the story ends, and what it brings."""
    lobby = await stage.open("above_below")
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    tables, table = stage.client.tables, await stage.table()
    seat = (await tables.views.view(table, None)).asked[0].seat
    person = (await tables.views.table(table)).seats[seat].person
    assert person is not None
    for answer in (("labour",), ("villager:builder",)):
        question = (await tables.views.view(table, seat)).question
        assert question is not None
        done = await tables.answers.submit(table, seat, question.number, answer, by=person)
    assert done.lines and (await tables.views.view(table, seat)).question is None
    surface = stage.client.surface
    visit = Visit(done.table, person, seat, surface.audience.plain("en"))
    long = replace(done, lines=done.lines[:1] * 30)
    told, waits = (await surface.pages.after(visit, long)).texts[0].rsplit("\n", 1)
    assert "The table waits for" in waits
    assert NEWS + 1 < lines_on_phone(told) < 16, "one line is the sign that others were left out"


async def test_a_private_answer_that_discord_does_not_take_holds_up_no_public_message(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given up like every other call without an answer."""
    turn = await stage.start(stage.ben)
    await stage.cleo.click(turn, custom_id=button("log"))
    await stage.settle()
    monkeypatch.setattr("cogs.discord_errors.API_TIMEOUT_SECONDS", 0.2)
    hanging = stage.world.faults.add(Fault("PATCH", "/webhooks/*", delay=5.0, times=9))
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.world.until(lambda: hanging.times < 9, 5, "the edit of what Cleo reads")
    tables = stage.client.tables
    async with tables.records.change(await stage.table()) as (tx, info):
        await put_notices(tx, info, tables.clock.now(), Notice(text("bot-notice-all-ready"), seats=(1,)))
        tx.on_commit(tables.records.wake.set)
    await stage.world.until(
        lambda: any("Everybody is ready" in one["content"] for one in stage.messages()), 2, "the notice"
    )
