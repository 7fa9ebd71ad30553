"""What all conformance tests share: every game, every way to play it, random tables at every stage."""

from __future__ import annotations

import math
import os
import random
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar, get_args, get_type_hints

import pytest

from games.core.codec import dump, dump_state
from games.core.decision import Decision
from games.core.fuzz import play_randomly, random_answer
from games.core.redeal import hidden_cards
from games.core.registry import GAMES, new_run, new_session, spec_of
from games.core.rules import Rules
from games.core.run import Run
from games.core.session import Session
from games.core.spec import GameSpec
from games.core.view import Question, public_question, table_view

F = TypeVar("F", bound=Callable[..., None])
EVERY_TABLE = [(game, players) for game in GAMES for players in spec_of(game).seats]


@dataclass(frozen=True, slots=True)
class Case:
    """One way to play a game with one number of seats."""

    game: str
    way: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.way}-{self.players}"

    @property
    def spec(self) -> GameSpec[Any]:
        """The game's entry."""
        return spec_of(self.game)

    @property
    def options(self) -> Any:
        """The table's options."""
        return self.spec.options_of(self.way)


EVERY_CASE = [Case(game, way, players) for game in GAMES for way, players in spec_of(game).ways_to_test()]
every_way = pytest.mark.parametrize("case", EVERY_CASE, ids=str)
"""For a law that is quick to check: every way to play, with every number of seats."""


def some_ways(law: F) -> F:
    """For a law that is slow to check: a quarter of the ways for each game and number of seats, times TEST_SCALE.
    Which they are differs from law to law, so that all laws together meet every way."""
    share = float(os.environ.get("TEST_SCALE", "1")) / 4
    chosen = [case for game, players in EVERY_TABLE for case in _sampled(law.__name__, game, players, share)]
    marked: F = pytest.mark.parametrize("case", chosen, ids=str)(law)
    return marked


def _sampled(law: str, game: str, players: int, share: float) -> list[Case]:
    ways = [case for case in EVERY_CASE if (case.game, case.players) == (game, players)]
    start = zlib.crc32(f"{law}:{game}:{players}".encode())
    return [ways[(start + n) % len(ways)] for n in range(math.ceil(len(ways) * min(1, share)))]


def table(case: Case, number: int) -> tuple[Session[Any], random.Random]:
    """A new table and the random source of its players; the same for the same arguments."""
    rng = random.Random(f"{case}:{number}")
    return new_session(case.spec, case.players, f"{rng.getrandbits(256):064x}", case.options), rng


def one_answer(session: Session[Any] | Run[Any], rng: random.Random) -> tuple[int, Decision]:
    """Let one of the seats that are asked answer something acceptable."""
    waiting = session.open()
    seat = rng.choice(list(waiting))
    session.submit(seat, random_answer(session.rules, session.state, waiting[seat], rng))
    return seat, waiting[seat]


def stages(case: Case, number: int, most: int) -> Iterator[tuple[Session[Any], random.Random]]:
    """A random table at about `most` points spread evenly over the whole game, each before an answer."""
    length = play_randomly(new_run(case.spec, case.players, f"{number:064x}", case.options), random.Random(number))
    stride = max(1, length // most)
    session, rng = table(case, number)
    at = 0
    while not session.finished:
        if at % stride == 0:
            yield session, rng
        one_answer(session, rng)
        at += 1


def seats_and_spectator(session: Session[Any]) -> list[int | None]:
    """Every viewer of a table."""
    return [None, *range(len(session.state.players))]


def questions_of(session: Session[Any], viewer: int | None) -> list[Question]:
    """Every question that a viewer gets to read: the own one, and the public ones."""
    found = [public_question(session, seat) for seat in session.open()]
    found.append(table_view(session, viewer).question)
    return [question for question in found if question is not None]


def every_question(session: Session[Any]) -> list[Question]:
    """Every question that anybody gets to read, each once."""
    own = [table_view(session, seat).question for seat in range(len(session.state.players)) if session.question(seat)]
    return [*questions_of(session, None), *(question for question in own if question is not None)]


def shown(session: Session[Any], viewer: int | None) -> str:
    """All that a viewer gets of a table, as one text to compare: view, questions, options, what is missing among them
    and why, log lines."""
    questions = questions_of(session, viewer)
    lines = [line for line in session.lines() if line.visible_to(viewer)]
    missing = [question.missing for question in questions]
    return "\n".join((repr(table_view(session, viewer)), repr((questions, missing)), *(dump(line) for line in lines)))


def same(one: Session[Any], other: Session[Any]) -> bool:
    """Whether two tables stand at the same point with the same questions."""
    return dump_state(one.state) == dump_state(other.state) and one.open() == other.open()


def keeps_secrets(case: Case) -> bool:
    """Whether anything in this game is hidden from anybody: hidden cards, or secret choices that the rules vary. A law
    about secrets has nothing to compare in a game that has none."""
    return type(case.spec.rules).vary is not Rules.vary or _hides(case.spec.state)


def _hides(kind: Any, inside: tuple[Any, ...] = ()) -> bool:
    """Whether a type of the state, or of its parts, declares hidden cards."""
    if kind in inside:  # a text has texts as arguments
        return False
    inside = (*inside, kind)
    if not is_dataclass(kind):
        return any(_hides(part, inside) for part in get_args(kind))
    hints = get_type_hints(kind)
    return any("hidden" in part.metadata or _hides(hints[part.name], inside) for part in fields(kind))


def explains(case: Case) -> bool:
    """Whether the rules say anything about what is not offered."""
    return type(case.spec.rules).missing is not Rules.missing


def asks_several(case: Case, *, secretly: bool = False) -> bool:
    """Whether several seats are ever asked at once in a whole game (`secretly`: one of them in private)."""
    session, rng = table(case, 0)
    while not session.finished:
        if len(session.open()) > 1 and (not secretly or any(one.private for one in session.open().values())):
            return True
        one_answer(session, rng)
    return False


def drew_nothing(session: Session[Any]) -> bool:
    """Whether no hidden card has moved and nothing was drawn since the segment began."""
    def places(state: Any) -> list[tuple[str, int | None, str]]:
        return [(place.pool, place.owner, place.card.name) for place in hidden_cards(state)]

    then, now = session.checkpoint, session.state
    return bool(then.chance.counters == now.chance.counters) and places(then) == places(now)
