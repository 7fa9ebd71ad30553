"""What one viewer gets to see of a table: the only input of texts, buttons, pictures, alt texts and AI seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from games.core.decision import Answer, Decision
from games.core.rules import Missing, Rules, Viewer, Wording
from games.core.run import Given
from games.core.state import GameState
from games.core.text import Text

S = TypeVar("S", bound=GameState)
V = TypeVar("V", covariant=True)


class Playing(Protocol[S]):
    """What a view is made of: a `games.core.session.Session`, or a `games.core.run.Run` in a simulation."""

    rules: Rules[S, Any]
    state: S
    numbers: dict[int, int]

    def open(self) -> dict[int, Decision]:
        """The questions without an answer, by seat."""
        ...

    def question(self, seat: int) -> Decision | None:
        """What the seat can answer now."""
        ...

    def held(self, seat: int) -> Given | None:
        """The seat's answer that it may still change."""
        ...

    def free(self, seat: int) -> Decision | None:
        """What the seat may do out of turn."""
        ...

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back."""
        ...

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        ...


def _nothing_missing() -> tuple[Missing, ...]:
    return ()


def _by_its_label(_option: str, _n: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Question:
    """The viewer's question, worded.

    `wordings` has every option id of every part and every free action. `held` is the viewer's own answer while it may
    still be changed.
    `number` is the number of this question at this seat; a click that carries another number is stale.
    `previewed`: what an answer would lead to is shown before it counts (`games.core.preview`).
    `why_not` works out `missing`, and `counted` an option with its number (None: its label will do); they are part of
    neither equality nor `repr`. `outcomes` say what a proposal leads to, where its options do not.
    """

    decision: Decision
    prompt: Text
    wordings: dict[str, Wording]
    number: int
    held: Answer | None = None
    previewed: bool = False
    why_not: Callable[[], tuple[Missing, ...]] = field(default=_nothing_missing, repr=False, compare=False)
    counted: Callable[[str, int], Text | None] = field(default=_by_its_label, repr=False, compare=False)
    outcomes: Mapping[Answer, Text] = field(default_factory=dict)

    @property
    def missing(self) -> tuple[Missing, ...]:
        """What is not offered now, and why; worked out only when somebody asks for it."""
        return self.why_not()


@dataclass(frozen=True, slots=True)
class Waiting:
    """That a seat is asked, as everybody may know it. `prompt` is None for a private question."""

    seat: int
    key: str
    prompt: Text | None


@dataclass(frozen=True, slots=True)
class TableView(Generic[V]):
    """One viewer's table. `viewer` is a seat, or None for a spectator; `board` is the game's own view;
    those who know no game write `TableView[Any]`.

    `asked` are the seats with an open question, in seat order; `can_undo` whether the viewer may take back. `before`
    is the board as this viewer saw it before the last act, None where that is not known. `aside` is what the viewer may
    do out of turn: nobody waits for it, so it is never among `asked`.
    """

    game: str
    viewer: Viewer
    board: V
    question: Question | None
    asked: tuple[Waiting, ...]
    can_undo: bool
    finished: bool
    before: V | None = None
    aside: Question | None = None


def table_view(
    session: Playing[S], viewer: Viewer, board_of: Callable[[Viewer], Any] | None = None
) -> TableView[Any]:
    """The table as `viewer` may see it. Pure. `board_of`: the game's own views at this moment, where they are known."""
    rules = session.rules
    board_of = board_of or partial(rules.view, session.state)
    board = board_of(viewer)
    question = None
    if viewer is not None and (decision := session.question(viewer)) is not None:
        question = worded(rules, board, decision, session.numbers.get(viewer, 0), _held(session, viewer))
    aside = None
    if viewer is not None and (free := session.free(viewer)) is not None:
        aside = worded(rules, board, free, session.numbers.get(viewer, 0), None)
    public = board if viewer is None else None
    asked = []
    for seat, decision in sorted(session.open().items()):
        if public is None and not decision.private:
            public = board_of(None)
        asked.append(Waiting(seat, decision.key, None if decision.private else rules.prompt(public, decision)))
    undo = viewer is not None and session.can_undo(viewer)
    return TableView(rules.game, viewer, board, question, tuple(asked), undo, session.finished, aside=aside)


def seat_view(session: Playing[S], seat: int) -> TableView[Any]:
    """The table as the AI seat there gets it: the board, without the words of questions, which it does not read."""
    board = session.rules.view(session.state, seat)
    return TableView(session.rules.game, seat, board, None, (), session.can_undo(seat), session.finished)


def public_question(session: Playing[S], seat: int, board: Any = None) -> Question | None:
    """The open question of a seat as everybody may read it; None when it is private or there is none. `board`: the
    game's own view for everybody, where it is known."""
    decision = session.open().get(seat)
    if decision is None or decision.private:
        return None
    board = session.rules.view(session.state, None) if board is None else board
    return worded(session.rules, board, decision, session.numbers.get(seat, 0), None)


def worded(rules: Rules[S, Any], board: Any, decision: Decision, number: int, held: Answer | None) -> Question:
    """A decision with its words."""
    names = [*(name for part in decision.parts for name in part.ids), *decision.anytime]
    wordings = {name: rules.wording(board, decision, name) for name in names}
    led = {answer: rules.outcome(board, decision, answer) for answer in decision.proposals}
    return Question(
        decision, rules.prompt(board, decision), wordings, number, held, rules.previewed(decision),
        partial(rules.missing, board, decision), partial(rules.counted, board, decision),
        {answer: text for answer, text in led.items() if text is not None},
    )


def _held(session: Playing[S], seat: int) -> Answer | None:
    if seat in session.open():
        return None
    held = session.held(seat)
    return held.answer if held is not None else None
