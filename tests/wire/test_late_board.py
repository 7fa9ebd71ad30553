"""The board of a turn message that was not drawn in time, or whose drawing process has died, comes at a later attempt,
and not for ever: the next act may be days away."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from cogs.pictures.drawing import Job
from cogs.publishing.announce import PICTURE_ATTEMPTS
from tests.wire.stage import Stage


@pytest.mark.parametrize("failures", [1, 99])
@pytest.mark.parametrize("error", [TimeoutError, BrokenProcessPool])
async def test_a_board_that_was_not_drawn_is_tried_again_a_few_times(
    stage: Stage, failures: int, error: type[Exception]
) -> None:
    drawers, tried = stage.client._painter._drawers, list[str]()
    run = drawers._run

    async def slow(work: Any, about: Any, limit: float) -> Any:
        if isinstance(about, Job):
            tried.append(about.what)
            if len(tried) <= failures:
                raise error
        return await run(work, about, limit)

    before = (await stage.start(stage.ben))["attachments"]
    drawers._run = slow  # type: ignore[method-assign]  # as on a busy machine
    await stage.choose_without_clicks({1: "forest"})
    for _ in range(PICTURE_ATTEMPTS + 4):
        await stage.settle_attempts()
        stage.clock.advance(601)
        stage.client.tables.outbox.wake.set()
    turn = await stage.turn()
    assert not await stage.pending()
    assert (turn["attachments"] != before) == (failures < PICTURE_ATTEMPTS)
    assert len(tried) == min(failures, PICTURE_ATTEMPTS) + 1
