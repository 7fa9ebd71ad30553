"""The pictures that a closed message keeps: a finished exploration stays where it was told, and moves nowhere."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.publishing.boards import Boards
from storage.outgoing import OutboxKind, PostedMessage


class Kept(Boards):
    """Boards of one table whose messages are listed here. Attaching is recorded instead of sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: list[PostedMessage] = []
        self.shown: dict[int, tuple[str, ...]] = {}

        async def messages(_: int) -> list[PostedMessage]:
            return self.turns

        painter: Any = SimpleNamespace(
            kept_picture_names=lambda view: view.names, kept_news=lambda view: view.news
        )
        tables: Any = SimpleNamespace(outbox=SimpleNamespace(messages=messages), clock=None)
        unused: Any = None
        super().__init__(tables, unused, painter, unused, unused, unused)

        async def attach(_: Any, view: Any, message: PostedMessage, names: Any, __: Any = None) -> None:
            self.shown[message.message_id] = tuple(names(view))

        monkeypatch.setattr(self, "_attach_if_changed", attach)

    async def publish(self, number: int, *names: str, news: str = "") -> None:
        """Publish a new turn message, at which these pictures are to be kept."""
        self.turns.append(PostedMessage(1, OutboxKind.TURN, 5, number))
        info: Any = SimpleNamespace(id=1)
        view: Any = SimpleNamespace(names=names, news=news)
        await self._hang_keepsakes(info, view, self.turns[-1])


async def test_a_kept_picture_stays_on_its_message_until_there_are_other_news(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boards = Kept(monkeypatch)
    await boards.publish(1)
    await boards.publish(2, "exploration", news="first")
    assert boards.shown == {1: ("exploration",)}
    await boards.publish(3, "exploration", news="first")
    assert boards.shown == {1: ("exploration",)}, "message 2 tells about something else"
    await boards.publish(4, "exploration", news="second")
    assert boards.shown == {1: (), 3: ("exploration",)}
    await boards.publish(5)
    assert boards.shown == {1: (), 3: ()}
