"""Acts of many parts: what they would lead to is seen before it counts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.forms.draft import digest
from cogs.publishing.followed import Answers
from cogs.publishing.following import KEPT
from games.agricola.state import AgricolaState, Phase, Space
from sandbox import Player, Reply, Sandbox, usable
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, select_with, shown

YES = re.compile(r"s:\w+:0:\w+:send")
MARK = re.compile(r".*:mark:fence")


async def session_of(stage: Stage) -> Any:
    """The session that the bot keeps in memory, to put something into it."""
    tables = stage.client.tables
    info = await tables.looking.table(await stage.table())
    return tables.records.games.sessions.get(info.id, info.revision, 0)


async def fencing(stage: Stage, wood: int = 8) -> Reply:
    """Ana, alone at a table of the base game, has wood and has sent somebody to build fences: her question."""
    lobby = await stage.open("agricola", options="moor=false")
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.turn()
    session = await session_of(stage)
    state: AgricolaState = session.checkpoint
    state.players[0].goods["wood"] = wood
    state.spaces["fencing"] = Space()
    session._rebuild([])
    ana = await stage.client.tables.people.person(int(stage.ana.user["id"]))
    await stage.client.tables.play.submit(await stage.table(), 0, 0, ("fencing",), by=ana)
    await stage.settle()
    assert turn
    return await stage.ana.click(await stage.turn(), custom_id=button("choose"))


def proposals(message: Json) -> list[tuple[str, str | None]]:
    """The whole answers that are offered: each a button, or an option of a select with its value."""
    leaves = [
        leaf for leaf in usable(message)
        if re.search(":(answer|propose)", leaf["custom_id"]) and not leaf["custom_id"].endswith(":anytime")
    ]
    return [
        (leaf["custom_id"], option)
        for leaf in leaves for option in ([one["value"] for one in leaf["options"]] if "options" in leaf else [None])
    ]


async def take(player: Player, message: Json, proposal: tuple[str, str | None]) -> Reply:
    """Press a proposal's button, or choose it in its select."""
    name, value = proposal
    if value is None:
        return await player.click(message, custom_id=name)
    return await player.choose(message, value, custom_id=name)


def pictures(message: Json) -> list[str]:
    return [one["id"] for one in message["attachments"]]


async def wood(stage: Stage) -> int:
    view = await stage.client.tables.looking.view(await stage.table(), 0)
    return int(view.board.farms[0].goods["wood"])


async def test_a_proposal_is_shown_before_it_counts(stage: Stage) -> None:
    form = await fencing(stage)
    await stage.settle()
    before = pictures(form.posted)
    seen = await take(stage.ana, form.posted, proposals(form.posted)[0])
    assert "This is how it would look" in shown(seen.posted) and "fences" in shown(seen.posted)
    assert seen.posted["id"] == form.posted["id"] and await wood(stage) == 8
    marks = next(leaf for leaf in usable(seen.posted) if MARK.fullmatch(leaf["custom_id"]))
    assert any(option.get("default") for option in marks["options"]), "its spaces can be arranged from here"
    await stage.world.until(lambda: pictures(seen.posted) != before, 5, "the preview's picture")
    await stage.ana.click(seen.posted, custom_id=YES)
    assert await wood(stage) < 8


async def test_free_arrangement_says_which_rule_it_breaks_and_what_it_would_be(stage: Stage) -> None:
    form = await fencing(stage)
    apart = await stage.ana.choose(form.posted, "c1", "e1", custom_id=MARK)
    assert "Not possible like this" in shown(apart.posted) and await wood(stage) == 8
    together = await stage.ana.choose(apart.posted, "d1", "e1", custom_id=MARK)
    assert "This is how it would look" in shown(together.posted)
    assert "Not possible" not in shown(together.posted)
    await stage.ana.click(together.posted, custom_id=YES)
    assert await wood(stage) == 2


async def test_a_preview_of_a_table_that_has_gone_on_leads_to_the_present_question(stage: Stage) -> None:
    first = await fencing(stage)
    stage.client.surface.following._open = Answers(KEPT)  # as after a restart: the first one stays
    second = await stage.ana.click(await stage.turn(), custom_id=button("choose"))
    one = await stage.ana.choose(first.posted, "d1", "e1", custom_id=MARK)
    await stage.ana.choose(second.posted, "e3", custom_id=MARK)
    done = await stage.ana.click(second.posted, custom_id=YES)
    assert await wood(stage) == 4 and done.posted["id"] == second.posted["id"]
    late = await stage.ana.choose(one.posted, "c1", custom_id=MARK)
    assert "has gone on" in shown(late.posted) and await wood(stage) == 4


async def test_stopping_takes_one_click(stage: Stage) -> None:
    form = await fencing(stage)
    await stage.ana.choose(form.posted, "e3", custom_id=MARK)
    done = await stage.ana.click(form.posted, custom_id=YES)
    stop = proposals(done.posted)[-1]
    assert stop[0].endswith(":answer")
    after = await take(stage.ana, done.posted, stop)
    assert "This is how" not in shown(after.posted) and stop[0] not in ids(after.posted)
    assert await wood(stage) == 4


async def test_a_picture_that_is_late_never_gets_in_the_way(stage: Stage) -> None:
    """People who click faster than pictures are drawn get the newest words, and in the end the newest picture."""
    form = await fencing(stage)
    for names in (("e3",), ("d1", "e1"), ("c1",), ("e3",), ("d1", "d2", "e1", "e2")):
        reply = await stage.ana.choose(form.posted, *names, custom_id=MARK)
        assert reply.posted["id"] == form.posted["id"] and "This is how it would look" in shown(reply.posted)
    done = await stage.ana.click(form.posted, custom_id=YES)
    assert await wood(stage) == 0
    await stage.world.until(lambda: pictures(done.posted), 5, "a picture")


async def test_a_place_that_asks_more_opens_its_form_at_once(stage: Stage) -> None:
    """The next question does not fit on the public message: nobody has to press a button to see it."""
    await fencing(stage)
    table = await stage.table()
    person = await stage.client.tables.people.person(int(stage.ana.user["id"]))
    await stage.client.tables.play.undo(table, 0, by=person)
    turn = await stage.turn()
    before = {one["id"] for one in stage.messages()}
    await stage.ana.choose(turn, "fencing", custom_id=select_with(turn, "fencing"))
    form = await stage.world.until(
        lambda: [one for one in stage.messages() if one["id"] not in before and MARK.search(str(one["components"]))],
        5, "the form",
    )
    assert stage.world.messages.is_ephemeral(form[0]["id"])
    assert await wood(stage) == 8


async def feeding(stage: Stage) -> Json:
    """Ana and Ben must feed their families; each has crops, a sheep and a fireplace, but no food. The turn message."""
    lobby = await stage.open("agricola", options="moor=false")
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.turn()
    session = await session_of(stage)
    state: AgricolaState = session.checkpoint
    state.phase = Phase.FEED
    for player in state.players:
        player.goods |= {"food": 0, "grain": 3, "vegetable": 2, "sheep": 1}
        player.majors = [f"fireplace_{player.seat + 2}"]
    session._rebuild([])
    session.numbers = {0: 1, 1: 1}
    return await stage.turn()


TAKE_NOTHING = re.compile(r"s:\w+:0:\w+:answer")


async def answers(stage: Stage) -> int:
    return len(await stage.client.tables.records.db.read.all("SELECT answer FROM answer WHERE seat = 0"))


async def test_taking_nothing_is_shown_before_it_counts_where_it_has_a_price(stage: Stage) -> None:
    """Nothing for the pot: the family begs. That is seen first, and sent by the same button as all other answers."""
    turn = await feeding(stage)
    form = await stage.ana.click(turn, custom_id=button("hand"))
    nothing = next(one for one in proposals(form.posted) if TAKE_NOTHING.fullmatch(one[0]) or one[1] == digest(()))
    seen = await take(stage.ana, form.posted, nothing)
    assert "This is how it would look" in shown(seen.posted) and "begs" in shown(seen.posted)
    assert "Not sent yet" in shown(seen.posted) and await answers(stage) == 0
    assert "**None → begs for 4: −12 points**" in shown(seen.posted), "what it costs stands beside what is marked"
    done = await stage.ana.click(seen.posted, custom_id=YES)
    assert "You have chosen" in shown(done.posted) and await answers(stage) == 1


async def test_what_is_held_can_become_nothing(stage: Stage) -> None:
    turn = await feeding(stage)
    form = await stage.ana.click(turn, custom_id=button("hand"))
    await take(stage.ana, form.posted, proposals(form.posted)[0])
    held = await stage.ana.click(form.posted, custom_id=YES)
    nothing = next(one for one in proposals(held.posted) if TAKE_NOTHING.fullmatch(one[0]) or one[1] == digest(()))
    seen = await take(stage.ana, held.posted, nothing)
    assert "begs" in shown(seen.posted)
    await stage.ana.click(seen.posted, custom_id=YES)
    given = await stage.client.tables.records.db.read.all("SELECT answer FROM answer WHERE seat = 0")
    assert [one[0] for one in given] == ["[]"]


async def test_what_is_filled_in_takes_the_place_of_nothing(stage: Stage) -> None:
    turn = await feeding(stage)
    form = await stage.ana.click(turn, custom_id=button("hand"))
    nothing = next(one for one in proposals(form.posted) if TAKE_NOTHING.fullmatch(one[0]) or one[1] == digest(()))
    seen = await take(stage.ana, form.posted, nothing)
    other = await take(stage.ana, seen.posted, proposals(seen.posted)[0])
    await stage.ana.click(other.posted, custom_id=YES)
    given = await stage.client.tables.records.db.read.all("SELECT answer FROM answer WHERE seat = 0")
    assert given[0][0] != "[]"


async def test_what_is_held_stays_until_the_change_is_confirmed(stage: Stage) -> None:
    turn = await feeding(stage)
    form = await stage.ana.click(turn, custom_id=button("hand"))
    await take(stage.ana, form.posted, proposals(form.posted)[0])
    held = await stage.ana.click(form.posted, custom_id=YES)
    assert "You have chosen" in shown(held.posted) and "This is how it would look" not in shown(held.posted)
    seen = await take(stage.ana, held.posted, proposals(held.posted)[1])
    for words in ("You have chosen", "This is how it would look", "Not sent yet"):
        assert words in shown(seen.posted)
    given = await stage.client.tables.records.db.read.all("SELECT answer FROM answer WHERE seat = 0")
    assert len(given) == 1
    await stage.ana.click(seen.posted, custom_id=YES)
    changed = await stage.client.tables.records.db.read.all("SELECT answer FROM answer WHERE seat = 0")
    assert len(changed) == 1 and changed != given


async def test_nobody_sees_in_a_preview_what_another_has_chosen(stage: Stage) -> None:
    turn = await feeding(stage)
    ben = await stage.ben.click(turn, custom_id=button("hand"))
    proposal = proposals(ben.posted)[0]
    before = await take(stage.ben, ben.posted, proposal)
    words = shown(before.posted)
    form = await stage.ana.click(turn, custom_id=button("hand"))
    await take(stage.ana, form.posted, proposals(form.posted)[0])
    await stage.ana.click(form.posted, custom_id=YES)
    again = await take(stage.ben, ben.posted, proposal)
    assert shown(again.posted) == words and "Ana" not in words


async def test_a_previewed_form_is_still_there_after_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    """Nothing of it is remembered: what was filled in stands in the message."""
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        lobby = await stage.open("agricola")
        await stage.ana.click(lobby, custom_id=button("start"))
        await stage.turn()
        person = await client.tables.people.person(int(stage.ana.user["id"]))
        for answer in (("forest",), ("anytime",)):
            view = await client.tables.looking.view(await stage.table(), 0)
            assert view.question is not None
            await client.tables.play.submit(await stage.table(), 0, view.question.number, answer, by=person)
        form = await stage.ana.click(await stage.turn(), custom_id=button("choose"))
        seen = await take(stage.ana, form.posted, next(one for one in proposals(form.posted) if "burn=2" in one[0]))
        assert "turns 2 wood into 2 fuel" in shown(seen.posted) and await wood(stage) == 2
    async with connected(settings) as client:
        stage.client = client
        done = await stage.ana.click(seen.posted, custom_id=re.compile(r"s:\w+:0:\w+:send"))
        assert await wood(stage) == 0 and "2 fuel" in shown(done.posted)
    assert list(sandbox.world.problems) == []


async def sowing(stage: Stage) -> Reply:
    """Ana has grain, vegetables and two fields, and has sent somebody to cultivate: her question how much to sow."""
    lobby = await stage.open("agricola", options="moor=false")
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.turn()
    session = await session_of(stage)
    state: AgricolaState = session.checkpoint
    state.players[0].goods["grain"] = state.players[0].goods["vegetable"] = 2
    state.players[0].yard = state.players[0].yard.laid("field", 0b11 << 8)
    state.spaces["grain_utilization"] = Space()
    session._rebuild([])
    await stage.client.tables.play.submit(await stage.table(), 0, 0, ("grain_utilization",), by=1)
    await stage.settle()
    return await stage.ana.click(await stage.turn(), custom_id=button("choose"))


@pytest.mark.parametrize("written", ["x", "1,5", "½", "²", "1e3", "-1", "1 0", "９９", "9999"])
async def test_whatever_stands_in_a_number_field_gets_a_sentence(stage: Stage, written: str) -> None:
    form = await sowing(stage)
    opened = await stage.ana.click(form.posted, custom_id=re.compile(r"m:.*:amounts:"))
    sent = await stage.ana.submit(opened, **{"0": written, "1": "１"})
    words = shown(sent.posted)
    assert "⚠" in words and "broke" not in words and "vegetable" in words.lower()
    again = await stage.ana.click(sent.posted, custom_id=re.compile(r"m:.*:amounts:"))
    fields = [part["component"] for part in again.modal["components"]]  # type: ignore[index]  # it is a form
    assert fields[1]["value"] == "1", "what was right stays in the form"
