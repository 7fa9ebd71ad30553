"""The rules of a game as one object: what a game gives to the engine."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.decision import Answer, Decision, Refusal
from games.core.state import GameState
from games.core.text import Text, key_of, text

S = TypeVar("S", bound=GameState)
V = TypeVar("V")
"""A game's own view: a frozen dataclass of plain data, `TableView.board`."""
Viewer = int | None


@dataclass(frozen=True, slots=True)
class Wording:
    """One option in words: its label, and a hint (cost, effect) where there is something to say.

    `group` names what the option belongs with in a long list; options of a group stand next to each other.
    `emoji` is one emoji that stands before the label where lists have pictures; never the only sign of anything.
    `apart`: it ends something for good, so it stands away from the other options and is not hit by mistake.
    """

    label: Text
    hint: Text | None = None
    group: Text | None = None
    emoji: str = ""
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that a person would look for in a question and does not find: its label, as it would stand in the
    list, and the reason, in the words of the refusal (which rule, what is missing)."""

    label: Text
    reason: Text


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the board in words: its heading and a line for each thing. A line is understood without its heading:
    it names whose thing it is.

    `rests` is the number of the round for what the log tells as it happens, others' farms for example: whoever hears
    the game need hear the sum of it but once a round. None: its news are wanted at every question."""

    title: Text
    lines: tuple[Text, ...]
    rests: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `places[seat]` is 1 for a winner (shared when tied); `scores[seat]` splits each seat's score
    into its parts, in the order in which they are shown and compared; `reason` says what decided it; `totals[seat]`
    is the one number that counts most (points, of which there may be halves; houses); `headline` names the part of
    the score that says the same."""

    places: tuple[int, ...]
    scores: tuple[Mapping[str, float], ...]
    reason: Text
    totals: tuple[float, ...]
    headline: str = ""


class Rules(Generic[S, V]):
    """The rules of one game over its state and its view. Subclasses hold no data: everything lies in the state."""

    game: str = ""

    async def segment(self, state: S) -> None:
        """Play from one quiet point to the next: one placement, one timing step, one simultaneous phase.

        The state says which segment is next. Waits only through `games.core.ask`.
        """
        raise AssertionError(f"{type(self).__name__} has no segment")

    def finished(self, state: S) -> bool:
        """Whether the game is over."""
        raise AssertionError(f"{type(self).__name__} does not end")

    def refusal(self, state: S, decision: Decision, answer: Answer) -> Refusal | None:
        """Why this answer, which fits the form, breaks a rule; None when it does not. Pure and cheap."""
        return None

    def free_actions(self, state: S, seat: int) -> Decision | None:
        """What a seat that is not asked may do now, out of turn; None when there is nothing. Pure and cheap."""
        return None

    @property
    def out_of_turn(self) -> bool:
        """Whether the game has acts out of turn at all, which anybody may know."""
        return type(self).free_actions is not Rules.free_actions

    def met(self, state: S) -> Collection[str]:
        """What everybody at the table has met so far of that which is best the first time: pages of a book. Pure.

        Whoever has met it at one table gets it later than the rest at their next: it comes into that game's set-up as
        `games.core.given.MET`, which such a game takes. Default: nothing.
        """
        return ()

    @property
    def remembers(self) -> bool:
        """Whether the game has such things at all."""
        return type(self).met is not Rules.met

    async def act_freely(self, state: S, seat: int, answer: Answer) -> None:
        """Carry out an act out of turn. It may ask the seat itself, and changes only what is the seat's own; whatever
        question of others depends on that is asked as a function (`games.core.ask.ask`)."""
        raise AssertionError(f"{type(self).__name__} knows no acts out of turn")

    def view(self, state: S, viewer: Viewer) -> V:
        """What `viewer` (a seat, or None for a spectator) may see: a frozen dataclass of plain data. Pure."""
        raise AssertionError(f"{type(self).__name__} shows nothing")

    def wording(self, view: V, decision: Decision, option: str) -> Wording:
        """An option in words, from the view of the one who is asked. Default: the key `<game>-<question>-<id>`."""
        return Wording(text(key_of(self.game, decision.key, option)))

    def missing(self, view: V, decision: Decision) -> tuple[Missing, ...]:
        """What the question does not offer now, and why; from the view of the one who asks. Pure.

        Never names what is offered. Only what a person would look for here: what another moment would offer.
        Default: nothing is missing.
        """
        return ()

    def card_text(self, kind: str, card: str) -> Text:
        """What a card of `GameSpec.cards` says, for who looks it up. Default: the key `<game>-<kind>-<card>-text`."""
        return Text(key_of(self.game, kind, card, "text"))

    def prompt(self, view: V, decision: Decision) -> Text:
        """The question in words. Default: the key `<game>-ask-<question>` with the decision's arguments."""
        return Text(key_of(self.game, "ask", decision.key), decision.args)

    def previewed(self, decision: Decision) -> bool:
        """Whether an answer is shown, in words and on the picture of the own hand, before it counts: for acts of many
        parts, which are easier to judge when they are seen. Default: no."""
        return False

    def outcome(self, view: V, decision: Decision, answer: Answer) -> Text | None:
        """What a whole answer leads to, in a few words that stand beside a proposal; None where its options say it all.
        From the view of the one who is asked. Pure."""
        return None

    def result(self, state: S) -> Result:
        """How the game ended; only of a finished state."""
        raise AssertionError(f"{type(self).__name__} has no result")

    def invariants(self, state: S) -> list[str]:
        """What is wrong with this state (lost pieces, negative goods); empty when all is well. For checks only."""
        return []

    def vary(self, state: S, viewer: Viewer, rng: random.Random) -> None:
        """Change, in a re-dealt copy, secrets that are not hidden cards (a secret choice already made)."""

    def board_sections(self, view: V) -> tuple[Section, ...]:
        """The board in words, complete enough to play from, under headings in the order in which one would ask."""
        return ()

    def state_from(self, view: V, rng: random.Random) -> S:
        """A whole state in which the viewer of `view` sees exactly that, with all that it does not tell dealt at
        random: for players that look ahead, and puzzles. It stands where the segment began: what has been asked and
        answered since then inside it is not in a view."""
        raise AssertionError(f"{type(self).__name__} makes no state from a view")

    def board_text(self, view: V) -> tuple[Text, ...]:
        """The lines of all sections of the board in words."""
        return tuple(line for section in self.board_sections(view) for line in section.lines)
