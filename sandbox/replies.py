"""What comes back when a person does something: the bot's first answer, or a failure."""

from __future__ import annotations

from dataclasses import dataclass

from .interactions import Interaction
from .model import CallbackType, Json
from .world import World


class InteractionFailed(AssertionError):
    """The bot did not answer in time, or the client would not have let the person do this."""

    def __init__(self, text: str, *, unanswered: bool = False) -> None:
        super().__init__(text)
        self.unanswered = unanswered


@dataclass(frozen=True, slots=True)
class Reply:
    """The bot's first answer to what a person did."""

    world: World
    interaction: Interaction
    type: CallbackType
    data: Json
    message_id: str | None

    @property
    def message(self) -> Json | None:
        """The message it posted, will fill in, or changed; None for forms and choices, or once it is deleted."""
        if self.message_id is None:
            return None
        return self.world.messages.find(self.interaction.channel["id"], self.message_id)

    @property
    def posted(self) -> Json:
        """Like `message`, for a test that is sure of it."""
        if self.message is None:
            raise InteractionFailed(f"the answer (type {self.type.name}) shows no message")
        return self.message

    @property
    def deferred(self) -> bool:
        """Whether it only says that an answer will follow."""
        return self.type in (CallbackType.DEFERRED_MESSAGE, CallbackType.DEFERRED_UPDATE)

    @property
    def modal(self) -> Json | None:
        return self.data if self.type == CallbackType.MODAL else None

    @property
    def choices(self) -> list[Json]:
        return self.data.get("choices") or []

    @property
    def ephemeral(self) -> bool:
        return self.message_id is not None and self.world.messages.is_ephemeral(self.message_id)
