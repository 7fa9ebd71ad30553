"""The process dies at any transaction of an act, and the act is repeated: the result is as if nothing had happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.tables.conftest import GUILD, Bench
from tests.tables.test_at_once import ACTS, GOING, Act, done, stage, stored_values
from tests.tables.test_clock_kills import Fate, Killed, dying_process


async def away(bench: Bench) -> None:
    """Person 1 goes away at once, and an AI sits in for them."""
    if (plan := await bench.tables.absences.plan(bench.persons[1])) is None:
        plan = await bench.tables.absences.draft(bench.persons[1], 0, 2, "ai", "")
    await bench.tables.absences.confirm(bench.persons[1], plan.absence.id)


BEFORE: dict[str, Sequence[Act]] = {
    "come back": (away,), "bot back": (ACTS["bot gone"],), "take back": (ACTS["hand over"],),
    "agree": (ACTS["ask to end"],), "disagree": (ACTS["ask to end"],),
}
"""What happens before these acts, by the act's name."""
KILLED: dict[str, Act] = ACTS | {
    "delete a person": lambda b: b.tables.deletion.delete(b.persons[1]),
    "delete a server's tables": lambda b: b.tables.servers.delete(GUILD),
    "go away": away,
    "come back": lambda b: b.tables.absences.back(b.persons[1]),
    "bot back": lambda b: b.tables.homes.guild_back(GUILD),
    "take back": lambda b: b.tables.seats.take_back(GOING, 1, b.persons[1]),
}


@pytest.mark.sampled(1 / 4)
@pytest.mark.parametrize("stored", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", KILLED)
async def test_an_act_that_is_done_again_after_a_death_leaves_what_it_would_have_left(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, stored: bool
) -> None:
    monkeypatch.setattr("tables.play.lobby.secrets.token_hex", lambda size: "5a" * size)
    wanted, at = None, -1
    while True:
        here = await stage(bench, tmp_path / str(at))
        for act in BEFORE.get(name, ()):
            await done(act, here)
        fate = Fate(at if wanted is not None else None, stored)
        try:
            async with dying_process(monkeypatch, fate):
                await done(KILLED[name], here)
        except Killed:
            await here.restart()
            await here.tables.absences.apply_due(here.clock.now())
            await done(KILLED[name], here)
        await here.tables.scheduled_work.do_due(here.clock.now())  # due times are calculated once more
        came = await stored_values(here)
        await here.tables.close()
        await here.db.close()
        if wanted is None:
            wanted = came
        assert came == wanted, sorted(set(came) ^ set(wanted))
        at += 1
        if at >= fate.commits:
            break
    assert at > 0
