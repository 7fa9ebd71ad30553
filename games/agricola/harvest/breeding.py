"""The breeding phase: every species with at least two animals gets one newborn, if it can be housed."""

from __future__ import annotations

from games.agricola.animals import counted, housing, keep_decision
from games.agricola.cards import hooks
from games.agricola.cards.hooks import AnimalsLeft
from games.agricola.farmyard.animals import Counts, fits
from games.agricola.goods import ANIMALS
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text
from games.core.ask import ask, each


async def breeding_phase(state: AgricolaState) -> None:
    """All at once, but for those whom a card lets breed last."""
    await hooks.breeding.fire(state)
    last = [player for player in state.players if hooks.breeds_last.of(state, player, False)]
    await each({player.seat: breed(state, player) for player in state.players if player not in last})
    if last:
        await hooks.others_bred.fire(state)
        await each({player.seat: breed(state, player) for player in last})


def with_newborns(animals: Counts, breeders: Counts) -> Counts:
    """The animals after breeding, if there is room for all; `breeders` are those that count for it."""
    return tuple([n + (pair >= 2) for n, pair in zip(animals, breeders, strict=True)])


def breeders_of(state: AgricolaState, player: Player) -> Counts:
    """The animals that count for the breeding of a seat."""
    return hooks.breeders.value(state, player.animals, player.seat)


async def breed(state: AgricolaState, player: Player) -> None:
    """Breed the animals of one seat. Who cannot house all newborns says which animals stay; nothing is cooked."""
    before = player.animals
    grown = with_newborns(before, breeders_of(state, player))
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
