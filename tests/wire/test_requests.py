"""How many requests an act costs that count against Discord's limit of all, at a table of two of each game, or one."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from benchmarks.people import Way, ways
from cogs.publishing.showing import EDITABLE
from games.core.registry import GAMES, spec_of
from sandbox import Player
from storage import outbox
from storage.outgoing import OutboxKind
from tests.scale import scaled
from tests.wire.stage import Json, Stage, button, offered

AIM = 1.5
"""At most so many an act, in any game."""
REACHED = {"grimm_forest": 1.3, "northwood": 0.1, "agricola": 0.7, "above_below": 0.4, "mi_tierra": 0.8}
"""What it has come to; more than that is a step back."""
ACTS = 12


async def seated(stage: Stage, game: str) -> list[Player]:
    """Those who play, at a table that has begun."""
    people = stage.people[: min(2, max(spec_of(game).seats))]
    lobby = await stage.open(game)
    for one in people[1:]:
        await one.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    return people


async def click(person: Player, message: Json, way: Way) -> Json | None:
    """Click, and return what is to be clicked next in the same form, if it needs more."""
    _, custom_id, values = way
    if values:
        reply = await person.choose(message, *values, custom_id=custom_id)
    else:
        reply = await person.click(message, custom_id=custom_id)
    return reply.message


async def act(stage: Stage, people: list[Player], rng: random.Random) -> None:
    """Somebody answers what they are asked: on the public message where that has buttons for it, else in private."""
    turn = await stage.turn()
    if found := ways(turn):
        way = rng.choice(found)
        await click(people[way[0]], turn, way)
        return
    for person in rng.sample(people, len(people)):
        opening = "choose" if offered(turn, button("choose")) else "hand"
        form = (await person.click(turn, custom_id=button(opening))).message
        for _ in range(5):
            mine = ways(form) if form is not None else []
            if form is None or not mine:
                break
            known = await answers(stage)
            form = await click(person, form, rng.choice(mine))
            if await answers(stage) > known:
                return


async def answers(stage: Stage) -> int:
    """How many answers are stored."""
    rows = await stage.client.tables.records.db.read.all("SELECT count(*) FROM answer")
    return int(rows[0][0])


def counted(stage: Stage) -> Counter[str]:
    """The requests of the bot since the log was emptied that are no answers to clicks."""
    return Counter(
        f"{one.method} {one.route}" for one in stage.world.calls
        if not one.route.startswith(("/interactions/", "/webhooks/"))
    )


@pytest.mark.parametrize("game", GAMES)
async def test_an_act_costs_few_requests_that_count(
    stage: Stage, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.publishing.boards.TOGETHER", 5.0)  # a busy machine draws late
    people, rng = await seated(stage, game), random.Random(game)
    stage.world.calls.clear()
    before = await answers(stage)
    for _ in range(scaled(ACTS)):
        await act(stage, people, rng)
        await stage.settle()
    acts, requests = await answers(stage) - before, counted(stage)
    assert acts >= scaled(ACTS) // 2
    assert requests.total() <= REACHED.get(game, AIM) * acts, requests


@pytest.mark.parametrize("gone", ["not at all", "for us", "for Discord"])
async def test_a_message_is_changed_through_the_last_click_on_it_while_discord_takes_that(
    stage: Stage, gone: str
) -> None:
    await stage.start(stage.ben)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"})
    way = ways(turn)[0]
    stage.client.publisher.post._shown.clear()  # nobody knows what the message shows, so its words are sent again
    if gone == "for Discord":
        stage.world.token_life = 0.0
    stage.world.calls.clear()
    await click(stage.people[way[0]], turn, way)
    if gone == "for us":
        await stage.settle()
        stage.clock.wait(EDITABLE + 1)
        stage.world.calls.clear()
        table = await stage.table()
        stage.client.publisher.post._shown.clear()
        async with stage.client.tables.records.change(table) as (tx, _):
            await outbox.put(tx, table, OutboxKind.TURN, stage.clock.now())
    await stage.settle()
    in_channel = [
        one for one in stage.world.calls if one.method == "PATCH" and one.path.endswith(f"/messages/{turn['id']}")
        and one.status == 200
    ]
    assert bool(in_channel) is (gone != "not at all")
    assert (await stage.posted(OutboxKind.TURN))[-1]["attachments"]
