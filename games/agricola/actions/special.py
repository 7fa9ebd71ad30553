"""Special actions: taking a card that lies face up, in one's turn or because a card says so."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola import solo, special_actions
from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards.own import Action, Own
from games.agricola.state import AgricolaState, Player
from games.core.decision import YES, Decision, Part, yes_no

SPECIAL = "special:"
"""Prefix of a special action in answers (`special_actions.token`)."""


def offers(state: AgricolaState, player: Player) -> list[str]:
    """The special actions that the player could do now by taking a card, as answer tokens."""
    if not state.moor:
        return []
    return special_actions.offers(state, player) if state.solo is None else solo.offers(state, player)


async def take(state: AgricolaState, player: Player, option: str) -> None:
    """Take the card and do the special action that an answer names."""
    _, card, action = option.split(":")
    taking = special_actions.take_special if state.solo is None else solo.take_special
    await taking(state, player, card, action)


@dataclass(frozen=True, slots=True)
class TakeSpecial(Action):
    """Take a special action card that lies face up, as in one's turn, and do one of its actions (`only`: of these)."""

    only: tuple[str, ...] = ()

    def _options(self, state: AgricolaState, player: Player) -> tuple[str, ...]:
        return tuple([
            option for option in offers(state, player) if not self.only or option.rpartition(":")[2] in self.only
        ])

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one could be done."""
        return bool(self._options(state, player))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        state, player = own.state, own.player

        def question() -> Decision | None:
            options, optional = self._options(state, player), may_decline()
            part = Part("special", options, least=0 if optional else 1)
            return Decision(own.seat, "special", (part,), ((),) if optional else (), private=True) if options else None

        answer = await ask_freely(state, player, question)
        if not answer:
            return False
        await take(state, player, answer[0])
        return True


@dataclass(frozen=True, slots=True)
class DoSpecial(Action):
    """Do one of the special actions on forests and moors without taking a card: it costs nothing."""

    action: str

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether it could be done."""
        return special_actions.possible(state, player, "", self.action, 0)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        state, player = own.state, own.player
        if may_decline() and await ask_freely(state, player, lambda: yes_no(own.seat, "use_card")) != YES:
            return False
        if not self.possible(state, player):
            return False
        await special_actions.perform(state, player, "", self.action, 0)
        return True
