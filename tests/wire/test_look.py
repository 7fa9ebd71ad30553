"""Looking around at a table: further pictures, and the board in words, each privately and at one click."""

from __future__ import annotations

import re

from games.core.registry import spec_of
from tests.wire.stage import Json, Stage, button, ids, shown

LOOK = re.compile(r"s:\w+:-:0:look")


async def farming(stage: Stage, ais: int = 2) -> Json:
    """Ana and Ben play Agricola with AIs; the turn message."""
    lobby = await stage.open("agricola")
    for _ in range(ais):
        await stage.ana.click(lobby, custom_id=button("seat_ai"))
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    return await stage.turn()


async def test_every_picture_is_one_choice_away_and_private(stage: Stage) -> None:
    turn = await farming(stage)
    for person in (stage.ana, stage.cleo):
        for name in ("farm-0", "farm-3", "majors", "ranking"):
            seen = await person.choose(turn, name, custom_id=LOOK)
            assert seen.ephemeral
            await stage.world.until(lambda posted=seen.posted: posted["attachments"], 5, name)
            assert [one["filename"] for one in seen.posted["attachments"]] == [f"{name}.png"]
    assert "La fattoria di" in shown((await stage.cleo.choose(turn, "farm-1", custom_id=LOOK)).posted)


async def test_from_one_picture_to_the_next_in_the_same_message(stage: Stage) -> None:
    first = await stage.ana.choose(await farming(stage), "farm-1", custom_id=LOOK)
    second = await stage.ana.choose(first.posted, "majors", custom_id=LOOK)
    assert second.posted["id"] == first.posted["id"]
    await stage.world.until(
        lambda: [one["filename"] for one in second.posted["attachments"]] == ["majors.png"], 5, "the majors"
    )


async def test_games_without_further_pictures_have_no_such_select(stage: Stage) -> None:
    assert not any(LOOK.fullmatch(one) for one in ids(await stage.start(stage.ben)))


async def test_the_whole_board_can_be_read_in_words_page_by_page(stage: Stage) -> None:
    """Nothing is cut: every line stands on one of the pages."""
    reply = await stage.ana.click(await farming(stage, 4), custom_id=button("words"))
    told = shown(reply.posted)
    pages = [one for one in ids(reply.posted) if re.search(r":words:\d+$", one)]
    assert pages
    for page in pages:
        turned = await stage.ana.click(reply.posted, custom_id=page)
        assert turned.posted["id"] == reply.posted["id"]
        told += "\n" + shown(turned.posted)
    view = await stage.client.tables.looking.view(await stage.table(), 0)
    visit = await stage.client.desk.audience.reader(await stage.client.tables.looking.table(await stage.table()), "en")
    for section in spec_of("agricola").rules.board_sections(view.board):
        heading, *lines = [visit.say(line) for line in (section.title, *section.lines)]
        assert f"### {heading}\n- {lines[0]}" in told
        assert [line for line in lines if f"- {line}" not in told] == []
    assert "…" not in told
