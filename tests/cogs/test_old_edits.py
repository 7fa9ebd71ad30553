"""Edits of messages older than an hour, of which Discord accepts three in six seconds per channel (code 30046)."""

from __future__ import annotations

import asyncio

from benchmarks.population.discord_wire import Connected, Timed
from cogs.forms.components import classic
from cogs.publishing.post import Post
from storage.outgoing import OutboxKind, PostedMessage
from tables.state.leases import SingleBotLeases
from tests.clock import HandClock


async def test_a_machine_that_stood_still_does_not_make_up_for_lost_edits() -> None:
    clock = HandClock(1_790_000_000.0)
    world = Timed(clock)
    channel = int(world.add_channel(world.add_guild())["id"])
    wrong: list[str] = []
    post = Post(Connected(world, wrong), clock, SingleBotLeases())
    sent = [await post.send(channel, f"message {number}", classic([]), str(number)) for number in range(5)]
    old = [PostedMessage(1, OutboxKind.TURN, channel, one.id, posted_at=one.created_at.timestamp()) for one in sent]
    clock.advance(7200)
    edits = asyncio.gather(*(post.edit(one, "changed", classic([])) for one in old))
    while not edits.done():
        await asyncio.sleep(0)
        if clock.next is not None:
            clock.advance(60.0)
    assert await edits == [True] * 5 and wrong == []
