"""A game written out as text: what each seat was asked and answered, and the log for every audience.

Of the board and of the options only what has changed is written, so that a difference is short to read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from games.core.catalogue import Catalogue, catalogue
from games.core.fuzz import random_answer
from games.core.journal import Line
from games.core.options import typed
from games.core.registry import new_session, spec_of, texts_of
from games.core.text import Text
from games.core.view import table_view

ANSWERS = 120
"""How many answers a transcript shows; the game is played on to its end for the result."""


def written(game: str, players: int, option: str = "") -> str:
    """The transcript of one game by random seats, the same every time. `option`: a table option as one types it."""
    return "\n".join(_lines(game, players, option)) + "\n"


def _lines(game: str, players: int, option: str) -> Iterator[str]:
    spec = spec_of(game)
    words = catalogue("en", ("games.core.texts", texts_of(game)))
    rng = random.Random(f"golden:{game}:{players}{option}")
    options = spec.options(**typed(spec.options, option)) if option else None
    session = new_session(spec, players, f"{rng.getrandbits(256):064x}", options)
    told: list[Line] = []
    shown: list[str] = []
    worded: dict[tuple[str, str], str] = {}
    yield f"{game}, {players} players, rules version {spec.version}"
    for number in range(1_000_000):
        if session.finished:
            break
        if number < ANSWERS:
            new = [line for closed in session.closed for line in closed.lines] + session.lines()
            yield from (_log(line, words) for line in new[len(told) :])
            told = new
            board = table_view(session, None).board
            lines = [_say(text, words) for text in session.rules.board_text(board)]
            yield from (f"  - {line}" for line in shown if line not in lines)
            yield from (f"  | {line}" for line in lines if line not in shown)
            shown = lines
        seat = rng.choice(list(session.open()))
        decision = session.open()[seat]
        answer = random_answer(spec.rules, session.state, decision, rng)
        if number < ANSWERS:
            question = table_view(session, seat).question
            assert question is not None
            yield f"{number + 1}. seat {seat}, {decision.key}: {_say(question.prompt, words)}"
            yield f"    offered: {' '.join(question.wordings)}"
            for name, wording in question.wordings.items():
                hint = f" ({_say(wording.hint, words)})" if wording.hint else ""
                said = f"{_say(wording.label, words)}{hint}"
                if worded.get((decision.key, name)) != said:
                    worded[decision.key, name] = said
                    yield f"    [{name}] {said}"
            yield f"    -> {' '.join(answer) or 'nothing'}"
        session.submit(seat, answer)
    result = session.rules.result(session.state)
    yield f"places {result.places}, totals {result.totals}"
    yield from (f"seat {seat}: {dict(score)}" for seat, score in enumerate(result.scores))
    yield _say(result.reason, words)


def _say(text: Text, words: Catalogue) -> str:
    return words.say(text, lambda seat: f"S{seat}").replace("\n", " / ")


def _log(line: Line, words: Catalogue) -> str:
    audience = "" if line.audience is None else f" (only {', '.join(f'S{seat}' for seat in line.audience)})"
    return f"  * {_say(line.text, words)}{audience}"
