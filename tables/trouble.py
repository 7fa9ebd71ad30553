"""How the service says no."""

from __future__ import annotations

from games.core.decision import Refusal, Refused
from games.core.text import Arg, Text


class Trouble(Exception):
    """The service did not do it and nothing changed. `text` says why, to the person who asked."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.text = Text(key, args)


class AnswerRefused(Trouble):
    """A rule of the game does not allow the answer. `refusal.instead` are answers that would be taken."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.refusal.reason.key, **refused.refusal.reason.args)
        self.refusal: Refusal = refused.refusal


class Stale(Exception):
    """The number in the click is not that of the seat's present question. Show the present one instead."""

    def __init__(self, table_id: int, seat: int) -> None:
        super().__init__(f"table {table_id}, seat {seat}")
        self.table_id = table_id
        self.seat = seat
