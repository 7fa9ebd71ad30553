"""Taking back with the consent of others, as people in a channel see it."""

from __future__ import annotations

import re

from storage.outgoing import OutboxKind
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
    return (await stage.ana.choose(page.posted, _options(page.posted)[0], custom_id=CHOICE)).posted


def _options(message: Json) -> list[str]:
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
    assert _options(again.posted) == [] or "fields" not in shown(again.posted)
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
