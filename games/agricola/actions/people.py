"""Actions with the people of a round: placing one more in the same turn, letting a newborn act."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.hooks import TurnEnded
from games.agricola.cards.own import Action, Own
from games.agricola.spaces.using import open_spaces, use_space
from games.agricola.state import AgricolaState, Player
from games.core.decision import Decision, Part


@dataclass(frozen=True, slots=True)
class PlaceAgain(Action):
    """Place one more person in the same turn; `only`: on one of these spaces."""

    only: tuple[str, ...] = ()

    def _options(self, state: AgricolaState, player: Player) -> tuple[str, ...]:
        if not player.home:
            return ()
        return tuple([name for name in open_spaces(state, player) if not self.only or name in self.only])

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether somebody is at home, and such a space can be used."""
        return bool(self._options(state, player))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        state, player = own.state, own.player

        def question() -> Decision | None:
            options, optional = self._options(state, player), may_decline()
            part = Part("place_again", options, least=0 if optional else 1)
            proposals = ((),) if optional else ()
            return Decision(own.seat, "place_again", (part,), proposals, private=state.cards) if options else None

        answer = await ask_freely(state, player, question)
        if not answer:
            return False
        player.by = ""
        await use_space(state, player, answer[0])
        await hooks.turn_ended.fire(state, TurnEnded(own.seat, answer[0]))
        return True


@dataclass(frozen=True, slots=True)
class Adopt(Action):
    """Somebody born in this round acts in it, and is no newborn any more."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is a newborn."""
        return player.newborns > 0

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.player.newborns -= 1
        own.player.home += 1
        own.state.tell("agricola-log-adopts", own.seat)
        return True
