"""A finished game is looked back at, act by act."""

from __future__ import annotations

import random
import re

from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, button, ids, shown
from tests.wire.test_every_game import answer, seated, until_asked


def way(name: str) -> re.Pattern[str]:
    """The button that leads another way."""
    return re.compile(rf".*:replay:.*\|{name}")


def step(message: Json) -> int:
    found = re.search(r"step (\d+) of", shown(message))
    assert found is not None, shown(message)
    return int(found[1])


async def finished(stage: Stage, seed: int) -> Json:
    """Ana plays a game alone to its end; returns its last message."""
    rng = random.Random(seed)
    await seated(stage, "northwood")
    while (form := await until_asked(stage)) is not None:
        assert not [one for one in ids(form) if "replay" in one], "nobody looks back at a running game"
        await answer(stage, form, rng)
    await stage.settle()
    stage.clock.wait(60)  # the game may have used up the pictures of a minute
    return (await stage.posted(OutboxKind.FINAL))[-1]


async def test_a_finished_game_is_shown_step_by_step_and_through_other_eyes(stage: Stage) -> None:
    final = await finished(stage, 5)
    page = (await stage.ana.click(final, custom_id=button("replay"))).posted
    assert step(page) == 0
    await stage.world.until(lambda: page["attachments"], 30, "a picture")
    seen = [step(page)]
    for name in ("on", "on", "round_on", "turn_on", "last"):
        page = (await stage.ana.click(page, custom_id=way(name))).posted
        seen.append(step(page))
    assert seen == sorted(set(seen)), "each way leads on"
    page = (await stage.ana.click(page, custom_id=way("first"))).posted
    assert step(page) == 0
    page = (await stage.ana.click(page, custom_id=way("on"))).posted
    page = (await stage.ana.choose(page, "0", custom_id=re.compile(r".*:replay:1\|eyes"))).posted
    assert step(page) == 1


async def test_a_finished_game_is_one_moving_picture_to_keep_and_to_show(stage: Stage) -> None:
    final = await finished(stage, 6)
    page = (await stage.ana.click(final, custom_id=button("replay"))).posted
    page = (await stage.ana.click(page, custom_id=re.compile(r".*:film:.*"))).posted
    await stage.world.until(lambda: page["attachments"], 30, "a moving picture")
    (kept,) = page["attachments"]
    assert kept["filename"] == "game.gif" and stage.download(kept).startswith(b"GIF89a")
    assert "whole game" in kept["description"]
    stranger = await stage.ben.click(final, custom_id=button("replay"))
    theirs = (await stage.ben.click(stranger.posted, custom_id=re.compile(r".*:film:.*"))).posted
    assert not [one for one in ids(theirs) if ":share" in one], "who has not played does not post it"
    await stage.ana.click(page, custom_id=re.compile(r".*:share:.*"))

    def shared() -> list[Json]:
        told = [one for one in stage.messages() if "from the first turn" in one.get("content", "")]
        return [file for one in told for file in one["attachments"]]

    await stage.world.until(lambda: bool(shared()), 30, "the moving picture in the channel")
    assert [one["filename"] for one in shared()] == ["game.gif"]


async def test_who_looks_back_goes_on_in_another_way_alone(stage: Stage) -> None:
    final = await finished(stage, 7)
    source = await stage.table()
    page = (await stage.ben.click(final, custom_id=button("replay"))).posted
    for _ in range(3):
        page = (await stage.ben.click(page, custom_id=way("on"))).posted
    for draws, told in (("new", "contra la IA: lo que"), ("same", "los mismos sorteos que entonces")):
        went = await stage.ben.click(page, custom_id=re.compile(rf".*:puzzle:.*puzzle-{draws}"))
        table = await stage.table()
        assert went.ephemeral and told in shown(went.posted) and table > source
        info = await stage.client.tables.looking.table(table)
        assert info.puzzle and [one.discord_id for one in info.seats] == [int(stage.ben.id)]
        assert any(f"s:{table:x}" in one or ":take:" in one or ":mark:" in one for one in ids(went.posted))
        page = (await stage.ben.click(final, custom_id=button("replay"))).posted


async def test_a_game_that_goes_on_is_looked_back_at_through_ones_own_eyes(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    page = (await stage.ben.slash(stage.channel, "log")).posted
    page = (await stage.ben.click(page, custom_id=button("replay"))).posted
    offered = {one["value"] for part in page["components"][0]["components"] for inner in part.get("components", [])
               for one in inner.get("options", [])}
    assert offered == {"-", "1"}, "everybody's eyes and Ben's own, not Ana's"
    assert not [one for one in ids(page) if ":film" in one or ":puzzle" in one]
    page = (await stage.ben.click(page, custom_id=way("last"))).posted
    own = (await stage.ben.choose(page, "1", custom_id=re.compile(r".*:replay:\d+\|eyes"))).posted
    assert "paso 1 de" in shown(own)


async def test_what_happened_shows_the_board_now_and_as_it_was(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    page = (await stage.ben.slash(stage.channel, "log")).posted
    assert "El tablero como estaba entonces" in str(page["components"])
    page = (await stage.ben.click(page, label="El tablero como estaba entonces")).posted
    await stage.world.until(lambda: page["attachments"], 30, "a picture")
    page = (await stage.ben.click(page, label="El tablero como está ahora")).posted
    assert "El tablero como estaba entonces" in str(page["components"])
