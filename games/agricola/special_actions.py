"""The special action cards of the expansion, which offer the special actions to 2 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from games.agricola.cards import hooks
from games.agricola.cards.hooks import SpecialUsed
from games.agricola.special_acts import (
    BlackMarket,
    CutPeat,
    FellTrees,
    HiringFair,
    HorseMarket,
    IllicitWork,
    SlashAndBurn,
    SpecialAct,
)
from games.agricola.state import AgricolaState, Player, SpecialCard
from games.core.text import Text, key_of

SECOND_USER = 2
"""Food that the second user of a card pays to the supply."""


@dataclass(frozen=True, slots=True)
class SpecialDef:
    """A special action card: `players` are the numbers of players it is used with, `acts` what it offers, by name."""

    id: str
    players: tuple[int, ...]
    acts: Mapping[str, SpecialAct]

    @property
    def actions(self) -> tuple[str, ...]:
        """The names of what it offers."""
        return tuple(self.acts)


def _card(name: str, *acts: SpecialAct) -> SpecialDef:
    players = tuple(int(number) for number in name.split("-") if number.isdigit())
    return SpecialDef(name, players, {act.name: act for act in acts})


_FELL, _SLASH, _CUT, _MINOR, _MAJOR = FellTrees(), SlashAndBurn(), CutPeat(), BlackMarket(), IllicitWork()
_ALL = (
    _card("1-2-a", HorseMarket(1), HiringFair(1), _MINOR, _MAJOR),
    _card("1-2-b", _FELL, _SLASH, _CUT),
    _card("1-3-a", HorseMarket(0), _SLASH, _CUT),
    _card("1-3-b", _FELL, HiringFair(2), _MINOR, _MAJOR),
    _card("1-4-a", _FELL, HorseMarket(0)),
    _card("1-4-b", HiringFair(1), _MINOR, _MAJOR),
    _card("1-4-5", _SLASH, _CUT),
    _card("1-5-6-a", HorseMarket(1)),
    _card("1-5-6-b", _MINOR, _MAJOR),
    _card("1-5-6-c", _FELL, HiringFair(1)),
    _card("6-a", _SLASH),
    _card("6-b", _CUT),
)
SPECIALS: Mapping[str, SpecialDef] = {card.id: card for card in _ALL}
LAND: Mapping[str, SpecialAct] = {act.name: act for act in (_FELL, _SLASH, _CUT)}
"""The special actions on forests and moors, which some cards let one do without a special action card."""


def cards_for(players: int) -> tuple[str, ...]:
    """The special action cards used with a number of players."""
    return tuple(card.id for card in _ALL if players in card.players)


@lru_cache(maxsize=128)
def token(card: str, action: str) -> str:
    """How a special action is named in answers."""
    return f"special:{card}:{action}"


def fee_of(state: AgricolaState, card: str, seat: int) -> int | None:
    """Food to pay for taking a card now: 0 for the first user, 2 for another second one; None when it cannot be had."""
    return _fee(next(one for one in state.specials if one.id == card), seat)


def _fee(card: SpecialCard, seat: int) -> int | None:
    if not card.users:
        return 0
    return SECOND_USER if len(card.users) == 1 and card.users[0] != seat else None


def doable(state: AgricolaState, player: Player, card: str, fee: int) -> list[str]:
    """What the player could do with a card now for `fee` food besides, as answer tokens."""
    if player.goods["food"] < fee:
        return []
    return [token(card, name) for name, act in SPECIALS[card].acts.items() if act.possible(state, player, fee)]


def offers(state: AgricolaState, player: Player) -> list[str]:
    """The special actions that the player could do now, as answer tokens."""
    found: list[str] = []
    for card in state.specials:
        fee = _fee(card, player.seat)
        if fee is not None:
            found += doable(state, player, card.id, fee)
    return found


async def take_special(state: AgricolaState, player: Player, card: str, action: str) -> None:
    """Take a card, pay for it if somebody else has used it, and do one of its actions."""
    fee = fee_of(state, card, player.seat)
    assert fee is not None, f"{card} cannot be taken"
    player.goods["food"] -= fee
    next(one for one in state.specials if one.id == card).users.append(player.seat)
    await perform(state, player, SPECIALS[card].acts[action], card, fee)


async def perform(state: AgricolaState, player: Player, act: SpecialAct, card: str = "", fee: int = 0) -> None:
    """Do a special action: with a special action card, for which `fee` food have been paid, or without ("")."""
    there = tuple(player.in_front)
    await hooks.before_special.fire(state, SpecialUsed(player.seat, act.name, card, there=there))
    state.journal.begun = Text("agricola-log-special-by", {
        "action": Text(key_of("agricola-special", act.name)), "fee": fee,
    })
    cell = await act.do(state, player)
    assert state.journal.begun is None, f"nothing is told of {act.name}"
    await hooks.after_special.fire(state, SpecialUsed(player.seat, act.name, card, cell, there))


def reset(state: AgricolaState) -> None:
    """The returning home phase: all cards lie face up in the middle again."""
    for card in state.specials:
        card.users.clear()
