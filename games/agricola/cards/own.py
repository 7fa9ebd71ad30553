"""The owner's side of a card: the verbs of card texts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.agricola.calendar import LAST_ROUND
from games.agricola.coming import put_coming
from games.agricola.goods import Goods, covers, put, take
from games.agricola.state import AgricolaState, Laid, Player
from games.agricola.wording.terms import card_text, goods_text
from games.core.cards import Kept, Owned


def _yes() -> bool:
    return True


def _no() -> bool:
    return False


class Action(ABC):
    """Something that a space, a special action or a card lets a player do (`games.agricola.actions`)."""

    __slots__ = ()

    @property
    def calm(self) -> bool:
        """Whether it only brings the player something, and asks nothing."""
        return False

    @abstractmethod
    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether the player could do it now."""

    def offered(self, state: AgricolaState, player: Player) -> bool:
        """Whether whoever may leave it is asked: as a rule, when it is possible."""
        return self.possible(state, player)

    @abstractmethod
    async def __call__(self, own: Own, may_decline: Callable[[], bool] = _no) -> bool:
        """Do it, asking where there is a choice; whether it was done. `may_decline` is looked at each time a question
        is built."""


class Brings(Action):
    """Brings the player something; always possible, and nothing is asked, unless a subclass says otherwise."""

    __slots__ = ()

    @property
    def calm(self) -> bool:
        """Always."""
        return True

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Always; there may be nothing to get."""
        return True


@dataclass(frozen=True, slots=True)
class Own(Owned[AgricolaState]):
    """A card in front of a player. What it does is told in the log and counted under its name.

    Where a space or special action card lets somebody do something, `card` is "".
    """

    @property
    def player(self) -> Player:
        """The card's owner."""
        return self.state.players[self.seat]

    @property
    def goods(self) -> Goods:
        """The owner's goods."""
        return self.state.players[self.seat].goods

    @property
    def others(self) -> list[Player]:
        """The other players, clockwise from the owner."""
        players = self.state.players
        return players[self.seat + 1 :] + players[: self.seat]

    @property
    def kept(self) -> Kept:
        """What lies on the card, or what it remembers."""
        return self.player.kept.setdefault(self.card, Kept())

    @property
    def count(self) -> int:
        """The number that the card keeps; a look at it leaves no trace."""
        kept = self.player.kept.get(self.card)
        return kept.count if kept else 0

    @property
    def rounds_left(self) -> int:
        """Complete rounds still to be played."""
        return LAST_ROUND - self.state.round

    def gain(self, goods: Mapping[str, int]) -> None:
        """The owner gets goods from the supply. Animals need a home afterwards: use the action `Gain` for them."""
        got = {good: n for good, n in goods.items() if n}
        if got:
            put(self.goods, got)
            self.state.tell("agricola-log-card-gains", self.seat, goods=goods_text(got), card=card_text(self.card))

    def can_pay(self, goods: Mapping[str, int]) -> bool:
        """Whether the owner has these goods."""
        return covers(self.goods, goods)

    def pay(self, goods: Mapping[str, int]) -> None:
        """The owner pays goods, which are there."""
        take(self.goods, goods)

    def win(self, points: int) -> None:
        """Bonus points, noted at once."""
        if points:
            self.player.bonus += points
            self.state.tell("agricola-log-card-points", self.seat, points=points, card=card_text(self.card))

    def lay(self, number: int, what: str) -> None:
        """Lay something that is no goods on the space of a round to come (lost beyond the last one). When the round
        comes the card hears `hooks.arrived`."""
        if self.state.round < number <= LAST_ROUND:
            self.player.laid.setdefault(number, []).append(Laid(self.card, what))
            self.state.tell("agricola-log-card-coming", self.seat, card=card_text(self.card))

    def put_coming(self, schedule: Mapping[int, Mapping[str, int]]) -> None:
        """Lay goods on round spaces (those of rounds to come; what lies beyond the last round is lost)."""
        laid = {number: goods for number, goods in schedule.items() if self.state.round < number <= LAST_ROUND}
        for number, goods in laid.items():
            for good, n in goods.items():
                put_coming(self.player, number, good, n)
        if laid:
            self.state.tell("agricola-log-card-coming", self.seat, card=card_text(self.card))

    async def do(self, action: Action) -> bool:
        """Do an action as far as it can be done; whether it was."""
        return action.offered(self.state, self.player) and await self._aside(action, _no)

    async def may(self, action: Action) -> bool:
        """Offer an action; whether it was done. Whoever cannot do it is not asked."""
        if not action.offered(self.state, self.player):
            return False
        done = await self._aside(action, _yes)
        if not done:
            self.declined()
        return done

    async def _aside(self, action: Action, may_decline: Callable[[], bool]) -> bool:
        """Do it without counting it as an act of the space or special action that is under way."""
        player = self.player
        begun, by = player.begun, player.by
        player.by = self.card
        done = await action(self, may_decline)
        player.begun, player.by = begun, by
        return done
