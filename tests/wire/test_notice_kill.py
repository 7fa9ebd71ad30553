"""kill -9 while digests and calls go out: none is lost, none is said twice."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import time
from functools import partial
from pathlib import Path

from sandbox import Player, Sandbox
from tests.scale import scaled
from tests.wire.stage import Json, button, shown
from tests.wire.test_kill import PATIENCE, Crowd
from tests.wire.victim import Victim

KILLS = scaled(3)
NOTICES = "s:0:-:0:notices"


def digests(crowd: Crowd, player: Player) -> list[Json]:
    """The digests that somebody got."""
    world = crowd.sandbox.world
    return [
        one for one in player.sees(world.dm_with(player.id))
        if not world.messages.is_ephemeral(one["id"]) and "waiting for you" in one["content"]
    ]


def change(crowd: Crowd, sql: str, *values: float) -> None:
    """Put something forward in the bot's database, as if time had passed."""
    with sqlite3.connect(crowd.database, timeout=10) as file:
        file.execute(sql, values)
    file.close()


async def wish_for_digests(crowd: Crowd, player: Player) -> None:
    """Somebody opens their room and gets one message a day."""
    channel = crowd.sandbox.channel
    settings = await crowd.retried(lambda: player.slash(channel, "settings"))
    page = await player.click(settings.posted, custom_id=NOTICES)
    await player.choose(page.posted, "540", custom_id=f"{NOTICES}:how")


async def digest_again(crowd: Crowd) -> None:
    """All that waits is as new, and the digest is due."""
    change(crowd, "UPDATE owed SET told = NULL WHERE what = 'call' AND seat = 1")
    change(crowd, "DELETE FROM owed WHERE what = 'reminder'")
    change(crowd, "UPDATE digest SET due_at = ?", time.time() - 1)


async def test_no_death_loses_or_doubles_a_digest(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with Sandbox() as sandbox:
        victim, crowd = Victim(sandbox, tmp_path), Crowd(sandbox, tmp_path, rng)
        ben = crowd.people[1]
        await victim.start()
        try:
            async with asyncio.timeout(PATIENCE + 30 * KILLS):
                await wish_for_digests(crowd, ben)
                await crowd.open()
                for n in range(KILLS):
                    await digest_again(crowd)
                    if n % 3 == 2:
                        await asyncio.sleep(rng.random())
                    else:  # as soon as Discord has it: the bot has not noted that, as a rule
                        await sandbox.world.until(partial(_more, crowd, ben, n), PATIENCE, "the digest")
                    await victim.kill()
                    crowd.bury()
                    await victim.start()
                    await sandbox.world.until(partial(_more, crowd, ben, n), PATIENCE, "the digest")
                    await _all_told(crowd)
                    assert len(digests(crowd, ben)) == n + 1
        finally:
            await victim.kill()
        newest = digests(crowd, ben)[-1]
        assert "The Grimm Forest" in shown(newest) and re.search(r"choose", str(newest["components"]))
        turns = [one for one in ben.sees(sandbox.channel) if button("choose").search(str(one["components"]))]
        assert all(ben.id not in sandbox.world.messages.pings[one["id"]] for one in turns)


def _more(crowd: Crowd, player: Player, before: int) -> bool:
    return len(digests(crowd, player)) > before


async def _all_told(crowd: Crowd) -> None:
    """Nothing is on its way any more."""
    end = time.monotonic() + PATIENCE
    while crowd.query("SELECT 1 FROM notice"):
        assert time.monotonic() < end
        await asyncio.sleep(0.05)
