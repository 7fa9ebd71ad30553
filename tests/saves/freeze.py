"""`python -m tests.saves.freeze GAME [OPTION]`: write frozen saves of the present rules version.

OPTION is a table option as one types it (a switch, or `name=value`), or one of the game's ways to play. One file a
number of seats, in the middle of a game with answers given in the open segment. They stay for ever: every later version
must load them and be able to finish the game.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from games.core.codec import dump_given, dump_state
from games.core.fuzz import random_answer
from games.core.options import typed
from games.core.registry import new_session, spec_of

HERE = Path(__file__).parent
ANSWERS, ANSWERS_WITH_OPTION = 30, 120
"""After how many answers a save is taken: with an option later, when what it brings has come into play."""


def freeze(game: str, players: int, option: str = "") -> None:
    """Write one save. An existing one of the same version is never overwritten."""
    spec = spec_of(game)
    rng = random.Random(f"frozen:{game}:{players}:{spec.version}{option}")
    options = None
    if option:
        options = spec.options_of(option) if option in spec.ways else spec.options(**typed(spec.options, option))
    least = ANSWERS_WITH_OPTION if option else ANSWERS
    session = new_session(spec, players, f"{rng.getrandbits(256):064x}", options)
    last = session.fork()
    for count in range(400):
        if session.given:
            last = session.fork()
        if session.finished or (count > least and session.given):
            break
        seat, decision = rng.choice(list(session.open().items()))
        session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
    session = last  # in a short game the last segment in which there were answers
    file = HERE / game / f"v{spec.version}_{players}{'_' * bool(option)}{option.replace('=', '-')}.json"
    if file.exists():
        raise SystemExit(f"{file.name} exists and stays as it is")
    file.parent.mkdir(exist_ok=True)
    save = {
        "game": game,
        "rules_version": spec.version,
        "segment": session.segment,
        "state": json.loads(dump_state(session.checkpoint)),
        "given": json.loads(dump_given(session.given)),
    }
    file.write_text(json.dumps(save, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for number in spec_of(sys.argv[1]).seats:
        freeze(sys.argv[1], number, *sys.argv[2:])
