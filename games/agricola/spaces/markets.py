"""What is done on single action spaces only: the Meeting Place, and those where one chooses among goods."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.anytime import MayDecline, ask_freely, never, settle
from games.agricola.cards.own import Action, Own
from games.agricola.crops import can_plow, plow
from games.agricola.goods import Goods
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text
from games.core.decision import Answer, Decision, Part, one_of

PRICE = 1
"""Food for cattle on the Animal Market, and for each of the Farm Supplies."""


def gets(state: AgricolaState, player: Player, goods: Goods) -> None:
    """Give goods that were chosen or that a space gives under a condition, and say so."""
    for good, n in goods.items():
        player.goods[good] += n
    player.acted()
    state.tell("agricola-log-gets", player.seat, goods=goods_text(goods))


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Become starting player; the food on the space has been taken."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Always."""
        return True

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.state.starter = own.seat
        own.player.acted()
        own.state.tell("agricola-log-starter", own.seat)
        return True


@dataclass(frozen=True, slots=True)
class TakeOne(Action):
    """1 of these goods; `key` names the question."""

    key: str
    goods: tuple[str, ...]

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Always."""
        return True

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        (good,) = await ask_freely(own.state, own.player, lambda: one_of(own.seat, self.key, self.goods))
        gets(own.state, own.player, {good: 1})
        return True


@dataclass(frozen=True, slots=True)
class AnimalMarket(Action):
    """1 sheep and 1 food, or 1 boar, or 1 cattle for 1 food."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Always."""
        return True

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        player = own.player

        def question() -> Decision:
            options = ("sheep", "boar", "cattle") if player.goods["food"] >= PRICE else ("sheep", "boar")
            return one_of(player.seat, "animal_market", options)

        (species,) = await ask_freely(own.state, player, question)
        player.goods["food"] -= PRICE if species == "cattle" else 0
        gets(own.state, player, {species: 1, "food": PRICE} if species == "sheep" else {species: 1})
        await settle(own.state, player)
        return True


@dataclass(frozen=True, slots=True)
class FarmSupplies(Action):
    """1 grain for 1 food, or plowing a field for 1 food, or both."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is a food."""
        return player.goods["food"] >= PRICE

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        player = own.player

        def question() -> Decision | None:
            payable = player.goods["food"] // PRICE
            part = Part("farm_supplies", ("grain", "plow"), least=1, most=min(2, payable))
            return Decision(player.seat, "farm_supplies", (part,)) if payable else None

        answer: Answer = ("grain",)
        if can_plow(player):
            answer = await ask_freely(own.state, player, question)
        player.goods["food"] -= len(answer) * PRICE
        player.acted()
        if "grain" in answer:
            gets(own.state, player, {"grain": 1})
        if "plow" in answer:
            await plow(own.state, player)
        return True


@dataclass(frozen=True, slots=True)
class BuildingSupplies(Action):
    """1 reed or stone, and 1 wood or clay."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Always."""
        return True

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        parts = (Part("reed_stone", ("reed", "stone")), Part("wood_clay", ("wood", "clay")))
        decision = Decision(own.seat, "building_supplies", parts)
        gets(own.state, own.player, dict.fromkeys(await ask_freely(own.state, own.player, lambda: decision), 1))
        return True


@dataclass(frozen=True, slots=True)
class Corral(Action):
    """1 animal of the first species that you lack: sheep, boar, cattle."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one is lacking."""
        return _missing_species(player) is not None

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        species = _missing_species(own.player)
        assert species is not None, "a player with all species cannot come here"
        gets(own.state, own.player, {species: 1})
        await settle(own.state, own.player)
        return True


def _missing_species(player: Player) -> str | None:
    return next((species for species in ("sheep", "boar", "cattle") if not player.goods[species]), None)
