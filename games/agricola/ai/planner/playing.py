"""Something played through in the head: a turn that is begun, a single card, or one act that a card offers."""

from __future__ import annotations

from collections.abc import Callable

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
    """The rules of the active seat's turn with a beginning that is chosen: what else is open is not reckoned anew for
    each of many."""

    def __init__(self, first: Answer) -> None:
        self.first = first

    async def segment(self, state: AgricolaState) -> None:
        """Play the turn to its end."""
        await begun_with(state, state.players[state.active], self.first)


class OneCard(AgricolaRules):
    """The rules of playing one card of a seat's hand, and of nothing else. `way`: the card, with `FOR` the major that
    it replaces. What a lesson costs is not paid."""

    def __init__(self, seat: int, way: str) -> None:
        self.seat, self.way = seat, way

    async def segment(self, state: AgricolaState) -> None:
        """Play the card, with all that it does at once."""
        player = state.players[self.seat]
        if card_of(self.way.partition(FOR)[0]).kind == "occupation":
            await play_this_occupation(state, player, self.way, 0)
        else:
            await play_this_minor(state, player, self.way)


class OneAct(AgricolaRules):
    """The rules of doing one thing that a card lets its owner do, and of nothing else."""

    def __init__(self, seat: int, card: str, action: Action) -> None:
        self.seat, self.card, self.action = seat, card, action

    async def segment(self, state: AgricolaState) -> None:
        """Do it, as far as it can be done."""
        await Own(state, self.seat, self.card).do(self.action)


def played_through(
    rules: AgricolaRules, state: AgricolaState, answers: Callable[[AgricolaState, Decision], Answer]
) -> AgricolaState:
    """The state when these rules' segment has run to its end, whoever is asked; it is the one given, changed."""
    run = Segment(rules, state)
    while not run.ended:
        decision = next(iter(run.open().values()))
        run.give(decision, answers(run.state, decision))
    return run.state
