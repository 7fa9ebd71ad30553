"""The seven special actions of the expansion, each in one place (rulebook: the special actions)."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.anytime import ask_freely, settle
from games.agricola.begun import POSSIBLE
from games.agricola.cards import hooks
from games.agricola.cards.events import FieldLaid
from games.agricola.cards.play import can_play_minor, play_minor
from games.agricola.crops import names_of
from games.agricola.gains import receive
from games.agricola.goods import Goods
from games.agricola.land import change
from games.agricola.majors.building import build_major, can_build
from games.agricola.state import AgricolaState, Player
from games.agricola.supposing import supposing
from games.agricola.wording.terms import cell_text
from games.core.decision import Decision, Kind, Part

FELLED = 2
CUT = 3


class SpecialAct:
    """What one does with a special action card. A subclass is one of them."""

    name: str
    """Its name in answers."""

    @property
    def brings(self) -> int:
        """Food that it gives, negative what it costs."""
        return 0

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        """Whether the player can do it after paying `fee` food, which the player has, for the card."""
        raise NotImplementedError

    async def do(self, state: AgricolaState, player: Player) -> str:
        """Do it; the farmyard space where it was done, "" where there is none."""
        raise NotImplementedError


class FellTrees(SpecialAct):
    """A forest makes way and gives wood."""

    name = "fell_trees"

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        return player.yard.forests > 0

    async def do(self, state: AgricolaState, player: Player) -> str:
        cell = await _choose(state, player, self.name, player.yard.forests)
        wood = hooks.special_gives.noted(state, player, FELLED, self.name)
        receive(state, player, {"wood": wood})
        state.tell("agricola-log-felled", player.seat, cell=cell_text(cell), wood=wood)
        await change(state, player, player.yard.lifted(player.yard.spaces((cell,))))
        return cell


class SlashAndBurn(SpecialAct):
    """A field takes the place of a forest."""

    name = "slash_and_burn"

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        return slash_sites(player) > 0

    async def do(self, state: AgricolaState, player: Player) -> str:
        cell = await _choose(state, player, self.name, slash_sites(player))
        state.tell("agricola-log-slashed", player.seat, cell=cell_text(cell))
        await change(state, player, player.yard.turned("field", player.yard.spaces((cell,))))
        await hooks.field_laid.fire(state, FieldLaid(player.seat, cell, self.name))
        return cell


class CutPeat(SpecialAct):
    """A moor makes way and gives fuel."""

    name = "cut_peat"

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        return player.yard.moors > 0

    async def do(self, state: AgricolaState, player: Player) -> str:
        cell = await _choose(state, player, self.name, player.yard.moors)
        fuel = hooks.special_gives.noted(state, player, CUT, self.name)
        player.goods["fuel"] += fuel
        state.tell("agricola-log-cut", player.seat, cell=cell_text(cell), fuel=fuel)
        await change(state, player, player.yard.lifted(player.yard.spaces((cell,))))
        return cell


@dataclass(frozen=True, slots=True)
class HorseMarket(SpecialAct):
    """A horse for so much food."""

    food: int
    name = "horse_market"

    @property
    def brings(self) -> int:
        return -self.food

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        return player.goods["food"] >= fee + self.food

    async def do(self, state: AgricolaState, player: Player) -> str:
        player.goods["food"] -= self.food
        player.goods["horse"] += 1
        state.tell("agricola-log-horse", player.seat, food=self.food)
        await settle(state, player)
        return ""


@dataclass(frozen=True, slots=True)
class HiringFair(SpecialAct):
    """So much food from the supply."""

    food: int
    name = "hiring_fair"

    @property
    def brings(self) -> int:
        return self.food

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        return True

    async def do(self, state: AgricolaState, player: Player) -> str:
        player.goods["food"] += self.food
        state.tell("agricola-log-hiring", player.seat, food=self.food)
        return ""


class BlackMarket(SpecialAct):
    """A minor improvement for 1 fuel besides its price."""

    name = "black_market"

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        if not (player.hand and fuel_within_reach(player)):
            return False
        with supposing(player, _after_paying(player, fee)):
            return can_play_minor(state, player)

    async def do(self, state: AgricolaState, player: Player) -> str:
        pay_fuel(player)
        player.begun = self.name
        await play_minor(state, player)
        return ""


class IllicitWork(SpecialAct):
    """A major improvement for 1 fuel and 1 food besides its price."""

    name = "illicit_work"

    def possible(self, state: AgricolaState, player: Player, fee: int) -> bool:
        food = fee + 1
        if player.goods["food"] < food or not fuel_within_reach(player):
            return False
        with supposing(player, _after_paying(player, food)):
            return can_build(state, player)

    async def do(self, state: AgricolaState, player: Player) -> str:
        player.goods["food"] -= 1
        pay_fuel(player)
        player.begun = self.name
        await build_major(state, player)
        return ""


POSSIBLE[BlackMarket.name] = can_play_minor
POSSIBLE[IllicitWork.name] = can_build


def slash_sites(player: Player) -> int:
    """The forests that a field may replace: next to a field, or any while there is none; none on another tile."""
    return player.yard.turned_sites(player.yard.forests)


def fuel_within_reach(player: Player) -> int:
    """Fuel and wood: wood may be turned into fuel at any time."""
    return player.goods["fuel"] + player.goods["wood"]


def pay_fuel(player: Player) -> None:
    """Pay 1 fuel, or 1 wood turned into it when there is no fuel."""
    player.goods["fuel" if player.goods["fuel"] else "wood"] -= 1


def _after_paying(player: Player, food: int) -> Goods:
    """The player's goods after `pay_fuel` and after paying `food` food."""
    spare = dict(player.goods)
    spare["fuel" if spare["fuel"] else "wood"] -= 1
    spare["food"] -= food
    return spare


async def _choose(state: AgricolaState, player: Player, action: str, spaces: int) -> str:
    """Ask which of these spaces; not when there is only one."""
    names = names_of(player.yard.extra, spaces)
    if len(names) == 1:
        return names[0]
    decision = Decision(player.seat, action, (Part(action, names, Kind.CELLS),))
    return (await ask_freely(state, player, lambda: decision))[0]
