"""The breeding phase: every species with at least two animals gets one newborn, if it can be housed."""

from __future__ import annotations

from games.agricola.animals import counted, housing, keep_decision
from games.agricola.cards import hooks
from games.agricola.cards.hooks import AnimalsLeft
from games.agricola.farmyard.animals import Counts, fits
from games.agricola.goods import ANIMALS
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text
from games.core.ask import ask


def with_newborns(animals: Counts, breeders: Counts) -> Counts:
    """The animals after breeding, if there is room for all; `breeders` are those that count for it."""
    return tuple([n + (pair >= 2) for n, pair in zip(animals, breeders, strict=True)])


async def breed(state: AgricolaState, player: Player) -> None:
    """Breed the animals of one seat. Who cannot house all newborns says which animals stay; nothing is cooked."""
    before = player.animals
    grown = with_newborns(before, hooks.breeders.of(state, player, before))
    if grown == before:
        return
    room = housing(state, player)
    kept = grown
    if not fits(room, grown):
        kept = counted(await ask(keep_decision(player.seat, "breed", grown, room)))
    born = {species: 1 for species, old, new in zip(ANIMALS, before, kept, strict=True) if new > old}
    gone = {species: old - new for species, old, new in zip(ANIMALS, before, kept, strict=True) if new < old}
    for species, n in zip(ANIMALS, kept, strict=True):
        player.goods[species] = n
    if born:
        state.mention("agricola-log-bred", player.seat, goods=goods_text(born))
    if gone:
        state.tell("agricola-log-ran-away", player.seat, goods=goods_text(gone))
        await hooks.animals_left.fire_seat(state, player.seat, AnimalsLeft(player.seat, gone))
