"""A ranking whose picture takes too long to draw gets it at a later attempt, and not for ever."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.publishing.announce import PICTURE_ATTEMPTS
from storage.outgoing import OutboxKind
from tests.wire.stage import Stage
from tests.wire.test_discord_errors import play_to_the_end


@pytest.mark.parametrize("failures", [2, 99])
async def test_a_ranking_that_was_not_drawn_in_time_is_tried_again_a_few_times(stage: Stage, failures: int) -> None:
    drawers, tried = stage.client._painter._drawers, list[str]()
    run = drawers._run

    async def slow(work: Any, about: Any, limit: float) -> Any:
        if getattr(about, "what", "") == "ranking":
            tried.append(about.what)
            if len(tried) <= failures:
                raise TimeoutError
        return await run(work, about, limit)

    drawers._run = slow  # type: ignore[method-assign]  # as on a busy machine
    await play_to_the_end(stage)
    for _ in range(PICTURE_ATTEMPTS + 4):
        await stage.settle_attempts()
        stage.clock.advance(601)
        stage.client.tables.outbox.wake.set()
    await stage.settle()
    [final] = await stage.posted(OutboxKind.FINAL)
    assert not await stage.pending()
    assert bool(final["attachments"]) == (failures < PICTURE_ATTEMPTS)
    assert len(tried) == min(failures, PICTURE_ATTEMPTS) + 1
