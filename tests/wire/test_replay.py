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


async def test_a_finished_game_is_shown_step_by_step_and_through_other_eyes(stage: Stage) -> None:
    rng = random.Random(5)
    await seated(stage, "northwood")
    while (form := await until_asked(stage)) is not None:
        assert not [one for one in ids(form) if "replay" in one], "nobody looks back at a running game"
        await answer(stage, form, rng)
    await stage.settle()
    final = (await stage.posted(OutboxKind.FINAL))[-1]
    stage.clock.wait(60)  # the game may have used up the pictures of a minute
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


async def test_what_happened_shows_the_board_now_and_as_it_was(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    page = (await stage.ben.slash(stage.channel, "log")).posted
    assert "El tablero como estaba entonces" in str(page["components"])
    page = (await stage.ben.click(page, label="El tablero como estaba entonces")).posted
    await stage.world.until(lambda: page["attachments"], 30, "a picture")
    page = (await stage.ben.click(page, label="El tablero como está ahora")).posted
    assert "El tablero como estaba entonces" in str(page["components"])
