"""A player who knows how to win. It sees what its seat sees, and nothing else."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.view import TableView
from nim.rules import AT_ONCE, number
from nim.view import NimView


class Good:
    """Leaves a multiple of four (and one more where the last pebble loses), and takes anything where it cannot."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        board: NimView = view.board
        options = decision.parts[0].ids
        for option in options:
            if (board.heap - number(option)) % (AT_ONCE + 1) == int(board.misere):
                return (option,)
        return (rng.choice(options),)
