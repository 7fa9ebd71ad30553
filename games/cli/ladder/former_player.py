"""The program of the process in which a former version plays: reads requests from its input, a JSON object a line, and
answers each with a line.

It is run as a file of this version with the modules of the former one (`PYTHONPATH`), so it may import only what former
versions have, too.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any, TextIO

from games.core.ai_styles import choose_style
from games.core.registry import new_run, spec_of
from games.core.view import seat_view

ADVISER = "adviser"
"""The name under which a version's adviser plays."""


class Player:
    """Plays a seat of one game after the other."""

    def handle(self, request: dict[str, Any]) -> Any:
        """Carry out a request: begin a game, take note of an answer, or choose one, which is returned."""
        if "game" in request:
            return self._begin(request)
        if "answer" in request:
            self.run.submit(request["seat"], tuple(request["answer"]))
            return None
        seat = request["choose"]
        return list(self._choose(seat_view(self.run, seat), self.run.open_questions()[seat]))

    def _begin(self, request: dict[str, Any]) -> None:
        self.spec = spec_of(request["game"])
        self.run = new_run(
            self.spec, request["players"], request["deal"], self.spec.options.model_validate(request["options"])
        )
        self.rng, self.level = random.Random(request["style"]), request["level"]
        if self.level in self.spec.ais:
            self.ai = choose_style(self.spec.ais[self.level], random.Random(request["style"]))
        elif self.level != ADVISER or self.spec.hint is None:
            raise LookupError(f"it has no level {self.level!r}")

    def _choose(self, view: Any, decision: Any) -> Any:
        if self.level in self.spec.ais:
            return self.ai.choose(view, decision, self.rng)
        assert self.spec.hint is not None
        return self.spec.hint(view, decision)[0]


def serve(requests: TextIO, replies: TextIO) -> None:
    """Answer requests until the input ends."""
    player = Player()
    for line in requests:
        try:
            reply: dict[str, Any] = {"reply": player.handle(json.loads(line))}
        except Exception as error:  # other rules, an unknown level: for the other side to report
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=replies, flush=True)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
