"""Taking back with the consent of others, as people in a channel see it."""

from __future__ import annotations

import random
import re
from pathlib import Path

from cogs.client import SobremesaClient
from games.core.fuzz import random_answer
from sandbox import Sandbox
from storage.outgoing import OutboxKind
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown

ASK = re.compile(r"s:\w+:-:0:takeback.*")
CHOICE = re.compile(r"s:\w+:-:0:askback.*")
GRANT = re.compile(r"s:\w+:-:0:ballot:\w+\|grant")
REFUSE = re.compile(r"s:\w+:-:0:ballot:\w+\|refuse")
KEEP = re.compile(r"s:\w+:-:0:keep.*")


async def notices(stage: Stage) -> list[Json]:
    """The public messages that ask for consent, oldest first."""
    await stage.settle()
    public = [one for one in stage.messages() if not stage.world.messages.is_ephemeral(one["id"])]
    return [one for one in public if "asks to take back" in one["content"]]


async def asked_back(stage: Stage) -> Json:
    """Ana and Ben have chosen in secret and everything lies open; Ana asks her choice back. Returns her page."""
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    page = await stage.ana.slash(stage.channel, "table undo")
    assert page.ephemeral
    await stage.world.until(lambda: bool(options_of(page.posted)), 30, "the acts that she may ask back")
    return (await stage.ana.choose(page.posted, options_of(page.posted)[0], custom_id=CHOICE)).posted


def options_of(message: Json) -> list[str]:
    found: list[str] = []

    def walk(parts: list[Json]) -> None:
        for part in parts:
            found.extend(one["value"] for one in part.get("options", []))
            walk(part.get("components", []))

    walk(message["components"])
    return found


async def test_the_table_stands_as_it_stood_once_the_other_agrees(stage: Stage) -> None:
    await asked_back(stage)
    before = await stage.turns()
    (vote,) = await notices(stage)
    assert f"<@{stage.ben.id}>" in vote["content"] and "forest" not in vote["content"].lower()
    looked = await stage.ben.click(vote, custom_id=ASK)
    assert looked.ephemeral and "~~" in shown(looked.posted)
    answered = await stage.ben.click(vote, custom_id=GRANT)
    assert answered.ephemeral
    turns = await stage.turns()
    assert len(turns) == len(before) + 1  # one new message asks them both again
    assert not ids((await notices(stage))[0])
    table = await stage.table()
    view = await stage.client.tables.looking.view(table, None)
    assert 0 in [one.seat for one in view.asked] and {one.key for one in view.asked} == {"choose"}
    struck = [one for one in turns if "~~" in one["content"]]
    assert struck, "what the old messages have told is struck out there"
    for one in view.asked:
        await stage.choose(stage.people[one.seat], "brickyard" if one.seat == 0 else "forest")
    assert "choose" not in {one.key for one in (await stage.client.tables.looking.view(table, None)).asked}


async def test_nobody_is_told_who_refuses_and_it_stays_as_it_is(stage: Stage) -> None:
    await asked_back(stage)
    (vote,) = await notices(stage)
    said = await stage.ben.click(vote, custom_id=REFUSE)
    assert said.ephemeral
    turn = await stage.turn()
    assert "stays as it is" in turn["content"]
    again = await stage.ana.slash(stage.channel, "table undo")
    assert options_of(again.posted) == [] or "fields" not in shown(again.posted)
    assert not ids((await notices(stage))[0])


async def test_the_asker_thinks_better_of_it(stage: Stage) -> None:
    page = await asked_back(stage)
    kept = await stage.ana.click(page, custom_id=KEEP)
    assert "no longer" in shown(kept.posted)
    assert not ids((await notices(stage))[0])


async def test_alone_it_is_taken_back_at_a_table_for_practice(stage: Stage) -> None:
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=re.compile(r"s:\w+:-:0:practice:on"))
    await stage.settle()
    lobby = (await stage.posted(OutboxKind.LOBBY))[-1]
    assert "Practice" in shown(lobby)
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    assert (await stage.client.tables.looking.table(await stage.table())).practice


async def act_at_random(client: SobremesaClient, table: int, rng: random.Random) -> None:
    """Somebody who is asked gives some answer, as if by another process."""
    info = await client.tables.looking.table(table)
    async with client.tables.records.look(table) as game:
        seat, decision = rng.choice(sorted(game.session.open().items()))
        answer = random_answer(game.session.rules, game.session.state, decision, rng)
        number = game.session.numbers.get(seat, 0)
    await client.tables.play.submit(table, seat, number, answer, by=info.seats[seat].person)


async def test_every_message_that_has_told_it_is_put_right_across_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    settings, rng = settings_for(sandbox, tmp_path), random.Random(8)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        table, tables = await stage.table(), client.tables
        for _ in range(24):
            await act_at_random(client, table, rng)
            await stage.settle()
        ana, ben = [seat.person for seat in (await tables.looking.table(table)).seats]
        assert ana is not None and ben is not None
        before = [(one["id"], one["content"]) for one in await stage.turns()]
        offer = (await tables.undoing.offers(table, ana))[5]
        assert not await tables.undoing.ask(table, offer.segment, offer.n, ana)
        (count,) = await tables.votes.of_table(table)
        assert (await tables.votes.ballot(table, count.vote.id, ben, "grant"))[1] == "grant"
        gone = [row[0] for row in await client.tables.records.db.read.all("SELECT n FROM taken_line ORDER BY n")]
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.settle()
        told = {one.message_id: one for one in await client.tables.outbox.messages(table) if one.kind == "turn"}
        turns = {int(one["id"]): one["content"] for one in await stage.turns()}
        assert len(turns) in (len(before), len(before) + 1) and len(gone) > 3
        struck = {
            name for name, one in told.items()
            if not one.open and any(one.first_line <= n <= one.last_line for n in gone)
        }
        public = {name for name, content in turns.items() if "~~" in content}
        assert len(struck) > 2 and public <= struck
        for name, content in before:
            words = [line for line in content.splitlines() if line.startswith("- ")]
            if int(name) not in public and not told[int(name)].open:
                assert all(line in turns[int(name)] for line in words), "what stands is still told"
        unmarked = await client.tables.outbox.unmarked(table)
        assert unmarked == [] and await stage.pending() == []
        for _ in range(12):
            await act_at_random(client, table, rng)
            await stage.settle()
        again = {int(one["id"]): one["content"] for one in await stage.turns()}
        assert {name for name, content in again.items() if "~~" in content} >= public
