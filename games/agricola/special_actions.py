"""Special actions of the expansion (rulebook: the special actions), and the cards that offer them to 2 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from games.agricola.anytime import ask_freely, settle
from games.agricola.begun import POSSIBLE
from games.agricola.cards import hooks
from games.agricola.cards.hooks import FieldLaid, SpecialUsed
from games.agricola.cards.play import can_play_minor, play_minor
from games.agricola.crops import names_of
from games.agricola.goods import Goods
from games.agricola.land import change
from games.agricola.majors.building import build_major, can_build, on_offer, prices_of
from games.agricola.majors.upgrading import upgrades_in_hand, upgrades_to
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import cell_text
from games.core.decision import Decision, Kind, Part
from games.core.text import Text, key_of

SECOND_USER = 2
"""Food that the second user of a card pays to the supply."""
FELLED = 2
CUT = 3


@dataclass(frozen=True, slots=True)
class SpecialDef:
    """A special action card: `players` are the numbers of players it is used with; `food` is what Hiring Fair gives
    (positive) or Horse Market costs (negative), by action."""

    id: str
    players: tuple[int, ...]
    actions: tuple[str, ...]
    food: Mapping[str, int]


def _card(name: str, *actions: str, horse: int = 0, fair: int = 0) -> SpecialDef:
    players = tuple(int(number) for number in name.split("-") if number.isdigit())
    return SpecialDef(name, players, actions, {"horse_market": -horse, "hiring_fair": fair})


_ALL = (
    _card("1-2-a", "horse_market", "hiring_fair", "black_market", "illicit_work", horse=1, fair=1),
    _card("1-2-b", "fell_trees", "slash_and_burn", "cut_peat"),
    _card("1-3-a", "horse_market", "slash_and_burn", "cut_peat"),
    _card("1-3-b", "fell_trees", "hiring_fair", "black_market", "illicit_work", fair=2),
    _card("1-4-a", "fell_trees", "horse_market"),
    _card("1-4-b", "hiring_fair", "black_market", "illicit_work", fair=1),
    _card("1-4-5", "slash_and_burn", "cut_peat"),
    _card("1-5-6-a", "horse_market", horse=1),
    _card("1-5-6-b", "black_market", "illicit_work"),
    _card("1-5-6-c", "fell_trees", "hiring_fair", fair=1),
    _card("6-a", "slash_and_burn"),
    _card("6-b", "cut_peat"),
)
SPECIALS: Mapping[str, SpecialDef] = {card.id: card for card in _ALL}


def cards_for(players: int) -> tuple[str, ...]:
    """The special action cards used with a number of players."""
    return tuple(card.id for card in _ALL if players in card.players)


@lru_cache(maxsize=128)
def token(card: str, action: str) -> str:
    """How a special action is named in answers."""
    return f"special:{card}:{action}"


def fee_of(state: AgricolaState, card: str, seat: int) -> int | None:
    """Food to pay for taking a card now: 0 for the first user, 2 for another second one; None when it cannot be had."""
    users = next(one.users for one in state.specials if one.id == card)
    if not users:
        return 0
    return SECOND_USER if len(users) == 1 and users[0] != seat else None


def possible(state: AgricolaState, player: Player, card: str, action: str, fee: int) -> bool:
    """Whether the player can do an action of a card after paying `fee` food for the card."""
    food = player.goods["food"] - fee
    if food < 0:
        return False
    match action:
        case "fell_trees":
            return player.yard.forests > 0
        case "slash_and_burn":
            return slash_sites(player) > 0
        case "cut_peat":
            return player.yard.moors > 0
        case "horse_market":
            return food + SPECIALS[card].food[action] >= 0
        case "hiring_fair":
            return True
        case "black_market":
            fuel = bool(player.hand and fuel_within_reach(player))
            return fuel and can_play_minor(state, player, _after_paying(player, fee))
        case _:
            return food >= 1 and bool(fuel_within_reach(player)) and _can_build_beside(state, player, fee + 1)


def fuel_within_reach(player: Player) -> int:
    """Fuel and wood: wood may be turned into fuel at any time."""
    return player.goods["fuel"] + player.goods["wood"]


def _after_paying(player: Player, food: int) -> Goods:
    """The player's goods after `pay_fuel` and after paying `food` food."""
    spare = dict(player.goods)
    spare["fuel" if spare["fuel"] else "wood"] -= 1
    spare["food"] -= food
    return spare


def _can_build_beside(state: AgricolaState, player: Player, food: int) -> bool:
    """Whether a major could be built when 1 fuel (if need be 1 wood) and `food` food are paid besides."""
    spare = _after_paying(player, food)
    for name in on_offer(state):
        if upgrades_to(player, name) or any(one.within(spare) for one in prices_of(state, player, name)):
            return True
    return bool(player.hand and upgrades_in_hand(state, player))


def slash_sites(player: Player) -> int:
    """The forests that a field may replace: next to a field, or any while there is none; none on another tile."""
    return player.yard.turned_sites(player.yard.forests)


def offers(state: AgricolaState, player: Player) -> list[str]:
    """The special actions that the player could do now, as answer tokens."""
    found: list[str] = []
    for card in state.specials:
        fee = fee_of(state, card.id, player.seat)
        if fee is None:
            continue
        found += [
            token(card.id, action) for action in SPECIALS[card.id].actions
            if possible(state, player, card.id, action, fee)
        ]
    return found


async def take_special(state: AgricolaState, player: Player, card: str, action: str) -> None:
    """Take a card, pay for it if somebody else has used it, and do one of its actions."""
    fee = fee_of(state, card, player.seat)
    assert fee is not None, f"{card} cannot be taken"
    player.goods["food"] -= fee
    next(one for one in state.specials if one.id == card).users.append(player.seat)
    await perform(state, player, card, action, fee)


async def perform(state: AgricolaState, player: Player, card: str, action: str, fee: int) -> None:
    """Do a special action, for whose card `fee` food have been paid."""
    there = tuple(player.in_front)
    await hooks.before_special.fire(state, SpecialUsed(player.seat, action, card, there=there))
    state.journal.begun = Text("agricola-log-special-by", {
        "action": Text(key_of("agricola-special", action)), "fee": fee,
    })
    cell = await _perform(state, player, card, action)
    assert state.journal.begun is None, f"nothing is told of {action}"
    await hooks.after_special.fire(state, SpecialUsed(player.seat, action, card, cell, there))


async def _perform(state: AgricolaState, player: Player, card: str, action: str) -> str:
    """Do it; the farmyard space where it was done, "" where there is none."""
    goods, name = player.goods, ""
    match action:
        case "fell_trees":
            name = await _choose(state, player, action, player.yard.forests)
            wood = hooks.special_gives.noted(state, player, FELLED, action)
            goods["wood"] += wood
            state.tell("agricola-log-felled", player.seat, cell=cell_text(name), wood=wood)
            await change(state, player, player.yard.lifted(player.yard.spaces((name,))))
        case "slash_and_burn":
            name = await _choose(state, player, action, slash_sites(player))
            state.tell("agricola-log-slashed", player.seat, cell=cell_text(name))
            await change(state, player, player.yard.turned("field", player.yard.spaces((name,))))
            await hooks.field_laid.fire(state, FieldLaid(player.seat, name, action))
        case "cut_peat":
            name = await _choose(state, player, action, player.yard.moors)
            fuel = hooks.special_gives.noted(state, player, CUT, action)
            goods["fuel"] += fuel
            state.tell("agricola-log-cut", player.seat, cell=cell_text(name), fuel=fuel)
            await change(state, player, player.yard.lifted(player.yard.spaces((name,))))
        case "horse_market":
            goods["food"] += SPECIALS[card].food[action]
            goods["horse"] += 1
            state.tell("agricola-log-horse", player.seat, food=-SPECIALS[card].food[action])
            await settle(state, player)
        case "hiring_fair":
            goods["food"] += SPECIALS[card].food[action]
            state.tell("agricola-log-hiring", player.seat, food=SPECIALS[card].food[action])
        case "black_market":
            pay_fuel(player)
            player.begun = action
            await play_minor(state, player)
        case _:
            goods["food"] -= 1
            pay_fuel(player)
            player.begun = action
            await build_major(state, player)
    return name


POSSIBLE["black_market"] = can_play_minor
POSSIBLE["illicit_work"] = can_build


def pay_fuel(player: Player) -> None:
    """Pay 1 fuel, or 1 wood turned into it when there is no fuel."""
    player.goods["fuel" if player.goods["fuel"] else "wood"] -= 1


async def _choose(state: AgricolaState, player: Player, action: str, spaces: int) -> str:
    """Ask which of these spaces; not when there is only one."""
    names = names_of(player.yard.extra, spaces)
    if len(names) == 1:
        return names[0]
    decision = Decision(player.seat, action, (Part(action, names, Kind.CELLS),))
    return (await ask_freely(state, player, lambda: decision))[0]


def reset(state: AgricolaState) -> None:
    """The returning home phase: all cards lie face up in the middle again."""
    for card in state.specials:
        card.users.clear()
