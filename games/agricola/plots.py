"""Plots, where a player may sow: fields, cards that are fields, and unused spaces where cards let crops grow."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.agricola.cards.box import BOX, card_of
from games.agricola.farmyard.grid import bits
from games.agricola.farmyard.yard import Farmyard
from games.agricola.goods import CROPS
from games.agricola.state import Player

UNUSED = "unused"
"""In answers, an unused space that is still to be chosen."""


@dataclass(frozen=True, slots=True)
class Plots:
    """What is empty of it now: `fields` are field tiles, those first on which goods lie, for they come to whoever sows
    there; `cards` are cards and the crops that each takes; `unused` are spaces of which `spare` may still be sown."""

    fields: tuple[str, ...]
    cards: tuple[tuple[str, tuple[str, ...]], ...] = ()
    unused: tuple[str, ...] = ()
    spare: int = 0

    @property
    def total(self) -> int:
        """How many plots can be sown."""
        return len(self.fields) + len(self.cards) + self.spare


def plots_of(player: Player) -> Plots:
    """The plots that the player could sow."""
    yard = player.yard
    names = yard.grid.names
    fields = tuple(sorted([names[space] for space in bits(yard.empty_fields)], key=lambda name: name not in yard.lying))
    cards, most = _of_cards(tuple(player.in_front))
    if not cards and not most:
        return Plots(fields)
    unused = tuple([names[space] for space in bits(yard.free)])
    spare = min(len(unused), most - (yard.growing & ~yard.fields).bit_count())
    return Plots(fields, tuple([one for one in cards if not planted(yard, one[0])]), unused, max(0, spare))


@lru_cache(maxsize=1024)
def _of_cards(cards: tuple[str, ...]) -> tuple[tuple[tuple[str, tuple[str, ...]], ...], int]:
    """The cards among these that are fields, with the crops that each takes; and how many unused spaces they open."""
    found = [card_of(name) for name in cards]
    return tuple([(card.id, card.plot) for card in found if card.plot]), sum(card.unused_plots for card in found)


BOX.caches += (_of_cards.cache_clear,)


def planted(yard: Farmyard, name: str) -> bool:
    """Whether something grows on this space or card."""
    return name in yard.grain or name in yard.vegetable


# -- counting fields: field tiles and cards that are fields, but no unused spaces ------------------------------------


def field_cards(player: Player) -> tuple[str, ...]:
    """The player's cards that are fields."""
    if not player.minors and not player.occupations:
        return ()
    return tuple([card for card, _ in _of_cards(tuple(player.in_front))[0]])


def fields(player: Player) -> int:
    """How many fields the player has."""
    return player.yard.fields.bit_count() + len(field_cards(player))


def planted_fields(player: Player, crop: str) -> int:
    """On how many fields a crop grows."""
    yard = player.yard
    number = yard.grid.number
    return sum(name not in number or bool(yard.fields >> number[name] & 1) for name in yard.planted(crop))


def empty_fields(player: Player) -> int:
    """How many fields have nothing on them, neither crops nor goods."""
    yard = player.yard
    bare = yard.empty_fields & ~yard.spaces(yard.lying)
    grown = sum(planted_fields(player, crop) for crop in CROPS)
    return fields(player) - grown - (yard.empty_fields & ~bare).bit_count()
