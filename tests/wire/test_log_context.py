"""Log lines that a click leads to name the click, its table and its seat."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.clicks.log_context import LOG_CONTEXT, LogContext
from tables.play.answers import Answers
from tests.wire.stage import Stage


async def test_what_a_click_leads_to_knows_where_it_comes_from(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start(stage.ben)
    real, seen = Answers.submit, list[LogContext | None]()

    async def submit(self: Answers, *what: Any, **how: Any) -> Any:
        seen.append(LOG_CONTEXT.get())
        return await real(self, *what, **how)

    monkeypatch.setattr(Answers, "submit", submit)
    await stage.choose(stage.ben, "forest")
    await stage.choose(stage.ana, "fields")
    first, second = seen
    assert first is not None and second is not None
    assert (first.table, first.seat, second.seat) == (await stage.table(), 1, 0)
    assert first.interaction and first.interaction != second.interaction
    assert LOG_CONTEXT.get() is None
