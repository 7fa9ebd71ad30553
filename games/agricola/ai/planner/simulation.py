"""Lookahead in copies of the state: rules whose single segment is the rest of a turn, one card, or one act."""

from __future__ import annotations

from collections.abc import Callable

from games.agricola.anytime import do_freely
from games.agricola.cards.box import card_of
from games.agricola.cards.own import Action, Own
from games.agricola.cards.play import play_this_minor, play_this_occupation
from games.agricola.majors.upgrading import FOR
from games.agricola.rounds import begun_with
from games.agricola.rules import AgricolaRules
from games.agricola.state import AgricolaState
from games.core.decision import Answer, Decision
from games.core.run import Segment


class OneTurn(AgricolaRules):
    """Rules for the active seat's turn with a given answer to its first question, so that the other options need not be
    computed."""

    def __init__(self, first: Answer) -> None:
        self.first = first

    async def segment(self, state: AgricolaState) -> None:
        """Play the turn to its end."""
        await begun_with(state, state.players[state.active], self.first)


class OneCard(AgricolaRules):
    """Rules for playing one hand card and nothing else. `way`: the card, or the card + `FOR` + the major that it
    replaces. The fee of a lesson is not paid."""

    def __init__(self, seat: int, way: str) -> None:
        self.seat, self.way = seat, way

    async def segment(self, state: AgricolaState) -> None:
        """Play the card with its immediate effects."""
        player = state.players[self.seat]
        if card_of(self.way.partition(FOR)[0]).kind == "occupation":
            await play_this_occupation(state, player, self.way, 0)
        else:
            await play_this_minor(state, player, self.way)


class OneAct(AgricolaRules):
    """Rules for doing one action that a card allows, and nothing else."""

    def __init__(self, seat: int, card: str, action: Action) -> None:
        self.seat, self.card, self.action = seat, card, action

    async def segment(self, state: AgricolaState) -> None:
        """Do the action as far as it is possible."""
        await Own(state, self.seat, self.card).do(self.action)


class OneFreeAct(AgricolaRules):
    """Rules for doing one act at any time, and nothing else."""

    def __init__(self, seat: int, act: str) -> None:
        self.seat, self.act = seat, act

    async def segment(self, state: AgricolaState) -> None:
        """Do the act."""
        await do_freely(state, state.players[self.seat], self.act)


def played_through(
    rules: AgricolaRules, state: AgricolaState, answers: Callable[[AgricolaState, Decision], Answer]
) -> AgricolaState:
    """Run the segment of these rules to its end, answering all questions with `answers`. Return the state, which is the
    given one, changed."""
    run = Segment(rules, state)
    while not run.ended:
        decision = next(iter(run.open_questions().values()))
        run.give(decision, answers(run.state, decision))
    return run.state
