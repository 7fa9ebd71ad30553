"""A card at work: what an effect gets, with the verbs of the card texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.core.ask import pick
from games.core.cards import Owned
from games.core.decision import one_of
from games.core.text import Arg, Seat, Text
from games.grimm_forest import goods, hand
from games.grimm_forest.state import Fable, Goods, GrimmState, Player
from games.grimm_forest.wording.terms import card_name


@dataclass(frozen=True, slots=True)
class Own(Owned[GrimmState]):
    """A Fable or Friend at work for the seat before which it lies.

    Where a query is put to a view, `state` is that view: a change of a query uses nothing that a view does not have.
    """

    # -- who and where -------------------------------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """Its owner."""
        return self.state.players[self.seat]

    @property
    def at(self) -> str:
        """Where its owner's pig stands, "" for nowhere."""
        return self.player.at

    @property
    def alone(self) -> bool:
        """Whether its owner's pig is alone at its place."""
        return self.state.alone(self.seat)

    @property
    def in_company(self) -> bool:
        """Whether another pig is at its owner's place."""
        return self.state.accompanied(self.seat)

    @property
    def others(self) -> list[int]:
        """All opponents, in turn order."""
        return [seat for seat in self.state.order() if seat != self.seat]

    @property
    def rivals_here(self) -> list[int]:
        """The opponents at its owner's place, in turn order."""
        return self.state.rivals_at_place_of(self.seat)

    @property
    def all_here(self) -> list[int]:
        """Everybody at its owner's place, in turn order."""
        return self.state.pigs_at(self.at)

    # -- the card itself -----------------------------------------------------------------------------------------

    @property
    def name(self) -> Text:
        """The card's name."""
        return card_name(self.card)

    @property
    def played(self) -> Fable | None:
        """The card as it lies open since its owner played it this round."""
        return self._since(self.state.round)

    @property
    def ripe(self) -> Fable | None:
        """The card as it lies open since its owner played it last round."""
        return self._since(self.state.round - 1)

    def _since(self, number: int) -> Fable | None:
        mine = (f for f in self.state.table if f.owner == self.seat and f.card == self.card and f.since == number)
        return next(mine, None)

    # -- goods ---------------------------------------------------------------------------------------------------

    @property
    def goods(self) -> Goods:
        """The resources on its owner's board."""
        return self.state.goods(self.seat)

    def gain(self, what: Mapping[str, int]) -> None:
        """Its owner gains resources from the supply."""
        self.brings(self.seat, what)

    def brings(self, seat: int, what: Mapping[str, int]) -> None:
        """It brings a seat resources from the supply."""
        goods.gain(self.state, seat, what, self.card)

    async def gain_choice(self, count: int) -> None:
        """Its owner gains so many resources of his choice."""
        await self.brings_choice(self.seat, count)

    async def brings_choice(self, seat: int, count: int) -> None:
        """It brings a seat so many resources of that seat's choice."""
        await goods.gain_choice(self.state, seat, count, self.card)

    def costs(self, seat: int, what: Mapping[str, int]) -> None:
        """It makes a seat return resources to the supply, as far as the seat has them."""
        goods.lose(self.state, seat, what, self.card)

    def moves(self, giver: int, taker: int, what: Mapping[str, int]) -> None:
        """It moves resources from one board to another."""
        goods.give(self.state, giver, taker, what, self.card)

    def take_from(self, place: str, what: Mapping[str, int]) -> None:
        """Its owner takes resources that lie on a place. This is not collecting."""
        goods.take_from_place(self.state, self.seat, place, what, self.card)

    def add_to(self, place: str, what: Mapping[str, int]) -> None:
        """Put resources of the supply on a place."""
        goods.add_to_place(self.state, self.seat, place, what, self.card)

    async def choose(self, seat: int, key: str, count: int, limits: Mapping[str, int], who: int = -1) -> Goods:
        """A seat chooses `count` resources within `limits`; `who` is the other player concerned, if any."""
        return await goods.choose(seat, key, count, limits, self.card, who)

    # -- cards, questions, words ---------------------------------------------------------------------------------

    def draw(self, count: int) -> None:
        """Its owner draws Fables."""
        hand.draw(self.state, self.seat, count, self.card)

    async def pick_seat(self, key: str, seats: Sequence[int]) -> int:
        """Its owner chooses one of these players; with a single one there is nothing to ask."""
        if len(seats) == 1:
            return seats[0]
        return int((await pick(one_of(self.seat, key, tuple(f"seat:{seat}" for seat in seats))))[5:])

    def more_actions(self, count: int) -> None:
        """Its owner has more actions in this Build phase."""
        self.player.actions += count
        self.say("grimm-forest-log-more-actions", n=count, card=self.name)

    def say(self, key: str, /, *, to: Iterable[int] | None = None, weight: int = 1, **args: Arg) -> None:
        """Write a log line about its owner, who is its argument `who`. `to`: the seats that may read it."""
        self.tell(self.seat, key, to=to, weight=weight, **args)

    def tell(
        self, seat: int, key: str, /, *, to: Iterable[int] | None = None, weight: int = 1, **args: Arg
    ) -> None:
        """Write a log line about any seat, which is its argument `who`."""
        self.state.say(key, seat=seat, to=to, weight=weight, who=Seat(seat), **args)
