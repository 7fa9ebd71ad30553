"""Orders over the wire: planned on real forms in a copy, seen by their person alone, used without a sign."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from games.core.decision import Answer, Decision, one_of
from games.core.rules import Wording
from games.core.text import Text
from games.grimm_forest import SPEC
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.state import GrimmState
from games.grimm_forest.view import GrimmView
from sandbox import Player, Reply, Sandbox
from sandbox.spec import Spec
from storage.outgoing import OutboxKind
from tables.matching import GRACE
from tables.recording import HALF_DONE
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown

ORDERS = button("orders")


def plan(what: str) -> re.Pattern[str]:
    return re.compile(rf".*:plan:{what}")


def ahead(answer: str) -> re.Pattern[str]:
    """A component of a form that is answered ahead."""
    return re.compile(rf".*:plan_take:.*{answer}")


async def orders(player: Player, stage: Stage) -> Reply:
    """Open one's orders, from the private page that the turn message leads to."""
    page = await player.click(await stage.turn(), custom_id=button("hand"))
    return await player.click(page.posted, custom_id=ORDERS)


async def take(player: Player, message: Json, answer: str) -> Reply:
    """Answer a form of a plan, on its button or its select."""
    for one in ids(message):
        if ahead(re.escape(answer)).fullmatch(one):
            return await player.click(message, custom_id=one)
    where = next(one for one in ids(message) if ":plan_take:" in one)
    return await player.choose(message, answer, custom_id=where)


async def planned(player: Player, stage: Stage, *answers: str) -> Reply:
    """Plan these answers, as far as that is enough."""
    page = await orders(player, stage)
    page = await player.click(page.posted, custom_id=plan("begin"))
    for answer in answers:
        page = await take(player, page.posted, answer)
    if any(map(plan("enough").fullmatch, ids(page.posted))):
        page = await player.click(page.posted, custom_id=plan("enough"))
    return page


async def until_ordered(stage: Stage, count: int) -> None:
    """The grace is over: wait for so many answers by orders."""
    stage.clock.wait(GRACE + 1)
    read = stage.client.tables.records.db.read
    async with asyncio.timeout(10):
        while len(await read.all("SELECT 1 FROM answer WHERE cause = 'order'")) < count:  # noqa: ASYNC110  # no event
            await asyncio.sleep(0.02)
    await stage.settle()


async def test_a_turn_is_planned_in_a_copy_and_taken_a_minute_after_the_question(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    await stage.choose(stage.ben, "fields")
    form = await planned(stage.ben, stage, "gain:wood", "gain:straw")
    assert "Tu plan" in shown(form.posted)
    kept = await stage.ben.click(form.posted, custom_id=plan("keep_times"))
    assert "Solo lo sabes tú" in shown(kept.posted) and "una vez" in shown(kept.posted)
    await stage.choose(stage.ana, "forest")
    await stage.choose(stage.cleo, "brickyard")
    for _ in range(3):
        view = await stage.client.tables.looking.view(await stage.table(), None)
        if view.asked[0].seat == 1:
            break
        builder, _ = await stage.builder()
        turn = await stage.turn()
        await builder.click(turn, custom_id=re.compile(r".*:(take|answer):.*gain:wood"))
        await builder.click(await stage.turn(), custom_id=re.compile(r".*:(take|answer):.*gain:wood"))
    turn = await stage.turn()
    assert f"<@{stage.ben.id}>" in turn["content"]
    assert stage.ben.id not in stage.world.messages.pings.get(turn["id"], []), "who has answered already is not called"
    page = await stage.ben.click(turn, custom_id=button("hand"))
    assert "a punto de responder" in shown(page.posted)
    page = await stage.ben.click(page.posted, custom_id=ORDERS)
    assert re.search(r"Dentro de \d+ segundos", shown(page.posted))
    await until_ordered(stage, 2)
    rows = await stage.client.tables.records.db.read.all(
        "SELECT key, answer FROM answer WHERE cause = 'order' ORDER BY segment, n")
    assert rows == [("build", '["gain:wood"]'), ("build", '["gain:straw"]')]


async def test_nobody_else_sees_an_order_or_that_it_was_used(stage: Stage) -> None:
    """What stands in the channel says the same as after two clicks; nobody is told anything else."""
    await stage.start(stage.ben, stage.cleo)
    await stage.choose(stage.ben, "fields")
    await stage.settle()
    before = [one["content"] for one in stage.messages(stage.cleo)]
    form = await planned(stage.ben, stage, "gain:wood")
    await stage.ben.click(form.posted, custom_id=plan("keep_times"))
    await stage.settle()
    assert [one["content"] for one in stage.messages(stage.cleo)] == before
    for secret in ("plan", "order_", "Orden"):
        assert all(secret not in repr((one["content"], one["components"])) for one in stage.messages(stage.cleo))
    info = await stage.client.tables.looking.table(await stage.table())
    others = [await stage.client.tables.looking.view(info.id, viewer) for viewer in (None, 0, 2)]
    assert all("gain:wood" not in repr(one) for one in others)


async def test_a_plan_survives_a_restart_and_may_be_gone_back_in_or_forgotten(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        await stage.choose(stage.ana, "forest")
        page = await orders(stage.ana, stage)
        page = await stage.ana.click(page.posted, custom_id=plan("begin"))
        assert "If it comes to this" in shown(page.posted)
        first = page.posted
        page = await take(stage.ana, first, "gain:wood")
    async with connected(settings, clock) as client:
        stage.client = client
        page = await take(stage.ana, page.posted, "gain:straw")
        assert "Your plan" in shown(page.posted)
        page = await stage.ana.click(page.posted, custom_id=plan("back"))
        assert "Your plan" in shown(page.posted) and any(":plan_take:" in one for one in ids(page.posted))
        page = await stage.ana.click(page.posted, custom_id=plan("stop"))
        assert "You have given no orders" in shown(page.posted)
        assert await client.tables.records.db.read.all("SELECT * FROM standing_order") == []


async def test_an_order_is_withdrawn_and_another_is_tried_if_it_does_not_fit(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.choose(stage.ana, "forest")
    page = await planned(stage.ana, stage, "gain:wood")
    page = await stage.ana.click(page.posted, custom_id=plan("otherwise"))
    page = await take(stage.ana, page.posted, "gain:brick")
    page = await stage.ana.click(page.posted, custom_id=plan("enough"))
    assert "or else" in shown(page.posted)
    page = await stage.ana.click(page.posted, custom_id=plan("keep_round"))
    assert "in this round" in shown(page.posted)
    (one,) = await stage.client.tables.records.db.read.all("SELECT id FROM standing_order")
    page = await stage.ana.choose(page.posted, str(one[0]), custom_id=re.compile(r".*:order_one"))
    page = await stage.ana.click(page.posted, custom_id=re.compile(r".*:order_do:change.*"))
    page = await stage.ana.click(page.posted, custom_id=plan("keep_game"))
    assert "every time" in shown(page.posted)
    page = await stage.ana.choose(page.posted, str(one[0]), custom_id=re.compile(r".*:order_one"))
    page = await stage.ana.click(page.posted, custom_id=re.compile(r".*:order_do:withdraw.*"))
    assert "You have given no orders" in shown(page.posted)


async def test_an_order_is_guarded_and_answers_several_times(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.choose(stage.ana, "forest")
    page = await planned(stage.ana, stage, "gain:wood")
    page = await stage.ana.choose(page.posted, "gone.0.gain:straw", custom_id=plan("guard"))
    assert "only if: Not possible any more: Fetch 1 straw" in shown(page.posted)
    page = await stage.ana.choose(page.posted, "3", custom_id=plan("times"))
    assert "Fetch 1 wood (only if: Not possible any more: Fetch 1 straw)** (3 times)" in shown(page.posted)
    await stage.choose(stage.ben, "fields")
    read = stage.client.tables.records.read
    assert await read.all("SELECT 1 FROM due WHERE kind = 'order'") == [], "straw can be fetched"


class Unsaying(GrimmRules):
    """Ana has said something for later, and takes it back out of turn."""

    standing: ClassVar[list[Text]] = []

    def free_actions(self, state: GrimmState, seat: int) -> Decision | None:
        return one_of(seat, "unsay", ("unsay",)) if seat == 0 and self.standing else None

    async def act_freely(self, state: GrimmState, seat: int, answer: Answer) -> None:
        self.standing.clear()

    def wording(self, view: GrimmView, decision: Decision, option: str) -> Wording:
        return Wording(Text("bot-order-token")) if option == "unsay" else super().wording(view, decision, option)


async def test_what_a_games_own_rules_keep_for_later_is_listed_and_withdrawn_there(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Unsaying, "standing", [Text("bot-order-token")])
    monkeypatch.setattr("games.grimm_forest.SPEC", replace(
        SPEC, rules=Unsaying(), withdraws={"bot-order-token": "unsay"}, standing=lambda view: tuple(Unsaying.standing),
    ))
    await stage.start(stage.ben)
    page = await orders(stage.ana, stage)
    assert "- What you chose then" in shown(page.posted) and "standing:" not in str(page.posted), "not while asked"
    await stage.choose(stage.ana, "forest")
    page = await orders(stage.ana, stage)
    one = await stage.ana.choose(page.posted, "standing:bot-order-token", custom_id=re.compile(r".*:order_one"))
    withdraw = re.compile(r".*:order_do:unsay.*")
    gone = await stage.ana.click(one.posted, custom_id=withdraw)
    assert "What you chose then" not in shown(gone.posted) and Unsaying.standing == []


async def test_what_is_asked_now_is_answered_before_anything_is_planned(stage: Stage) -> None:
    await stage.start(stage.ben)
    page = await orders(stage.ana, stage)
    assert not any(plan("begin").fullmatch(one) for one in ids(page.posted))


async def test_nobody_orders_alone(stage: Stage) -> None:
    lobby = await stage.open()
    await stage.ana.click(lobby, custom_id=button("seat_ai"))
    await stage.settle()
    await stage.ana.click(await lobby_now(stage), custom_id=button("start"))
    page = await stage.ana.click(await stage.turn(), custom_id=button("hand"))
    assert not any(ORDERS.fullmatch(one) for one in ids(page.posted))


async def lobby_now(stage: Stage) -> Json:
    return (await stage.posted(OutboxKind.LOBBY))[-1]


@pytest.mark.parametrize(("name", "words"), [("ana", "Your orders"), ("ben", "Tus órdenes"), ("cleo", "I tuoi ordini")])
async def test_orders_are_told_in_the_language_of_their_person(stage: Stage, name: str, words: str) -> None:
    await stage.start(stage.ben, stage.cleo)
    page = await orders(getattr(stage, name), stage)
    assert words in shown(page.posted)


def told(stage: Stage, player: Player) -> list[object]:
    """All that stands in the channel as somebody reads it: words, components, how many pictures; without who has which
    id, and the seal."""
    people = {one.id: f"person {n}" for n, one in enumerate(stage.people)}

    def plain(message: Json) -> str:
        words = message["content"] + repr(message["components"])
        words = re.sub(r"<@(\d+)>", lambda found: people[found[1]], words)
        return re.sub(r"`[0-9a-f]{8}…`|\b[0-9a-f]{64}\b|'id': [^,}]+|https?://[^']+|\b\d{17,}\b", "", words)

    return [(plain(one), len(one["attachments"])) for one in stage.messages(player)]


async def one_round(sandbox: Sandbox, folder: Path, *, ordered: bool) -> list[list[object]]:
    """A round in which Ben fetches straw twice: by an order, or by clicks at the moment at which an order would act.
    What Cleo reads after each step."""
    seen: list[list[object]] = []
    async with connected(settings_for(sandbox, folder), AheadClock()) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben, stage.cleo)
        await stage.choose(stage.ben, "fields")
        if ordered:
            form = await planned(stage.ben, stage, "gain:straw", "gain:straw")
            await stage.ben.click(form.posted, custom_id=plan("keep_times"))
        await stage.settle()
        seen.append(told(stage, stage.cleo))
        await stage.choose(stage.ana, "forest")
        await stage.choose(stage.cleo, "brickyard")
        table, tables, acts = await stage.table(), client.tables, 0
        while acts < 6:
            await stage.settle()
            seen.append(told(stage, stage.cleo))
            seat = (await tables.looking.view(table, None)).asked[0].seat
            if seat == 1 and ordered:
                await until_ordered(stage, 2)
                acts += 2
                continue
            if seat == 1:
                stage.clock.wait(GRACE + 1)
            view = await tables.looking.view(table, seat)
            assert view.question is not None
            person, number = (await tables.looking.table(table)).seats[seat].person, view.question.number
            clicks = (tables.play.submit(table, seat, number + n, ("gain:straw",), by=person) for n in range(2))
            await asyncio.gather(*clicks)  # one as soon as the other is stored, like the answers of a plan
            acts += 2
        await stage.settle()
        seen.append(told(stage, stage.cleo))
    return seen


async def test_the_channel_reads_the_same_whether_somebody_has_ordered_or_clicks(
    spec: Spec | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.lobby.game_seed", lambda secret, tickets: "5a" * 32)
    read, folders = [], {ordered: tmp_path / str(ordered) for ordered in (True, False)}
    for folder in folders.values():
        folder.mkdir()
    for ordered in (True, False):
        async with Sandbox(spec=spec) as sandbox:
            read.append(await one_round(sandbox, folders[ordered], ordered=ordered))
    assert read[0] == read[1] and len(read[0]) >= 5


async def test_whoever_leaves_a_turn_half_done_is_called_after_a_while_by_whatever_hand(stage: Stage) -> None:
    """With an order that says only the first of two actions, and with a click: the same call after the same time."""
    await stage.start(stage.ben)
    await stage.choose(stage.ana, "forest")
    form = await planned(stage.ana, stage, "gain:wood")
    await stage.ana.click(form.posted, custom_id=plan("keep_times"))
    await stage.choose(stage.ben, "fields")
    builder, _ = await stage.builder()
    called = 0
    for _ in range(2):
        builder, _ = await stage.builder()
        turn = await stage.turn()
        if builder is stage.ana:
            await until_ordered(stage, 1)
        else:
            await builder.click(turn, custom_id=re.compile(r".*:(take|answer):.*gain:wood"))
        await stage.settle()
        before = len(stage.messages())
        stage.clock.wait(HALF_DONE + 1)
        await stage.world.until(lambda: len(stage.messages()) > before, 10, "a call")  # noqa: B023  # awaited at once
        call = stage.messages()[-1]
        assert "is not over yet" in call["content"] and stage.world.messages.pings[call["id"]] == [builder.id]
        called += 1
        await builder.click(await stage.turn(), custom_id=re.compile(r".*:(take|answer):.*gain:wood"))
        await stage.settle()
    assert called == 2
