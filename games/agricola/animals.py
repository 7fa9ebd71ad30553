"""Keeping animals: how much room a farm has, and what happens when it is not enough."""

from __future__ import annotations

from games.agricola.cards import hooks
from games.agricola.cards.hooks import About
from games.agricola.farmyard.animals import Counts, Housing, best_fits, fits, housing_of
from games.agricola.goods import ANIMALS
from games.agricola.majors.building import cook_rates
from games.agricola.majors.table import MAJORS
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text
from games.core.ask import ask
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts
from games.core.text import Text

PROPOSALS = 8


def housing(state: AgricolaState, player: Player) -> Housing:
    """The room for animals on a player's farm."""
    yard = player.yard
    pets, more = 1, 0
    if state.cards:
        pets = hooks.house_pets.value(state, pets, About(player.seat))
        more = hooks.pasture_extra.value(state, more, About(player.seat))
    pastures = yard.pastures
    if not pastures:
        return _small(yard.stables.bit_count() + pets)
    stables = yard.stables
    inside = 0
    sizes: list[tuple[int, int]] = []
    for pasture in pastures:
        within = (pasture & stables).bit_count()
        inside += within
        sizes.append((pasture.bit_count(), within))
    return housing_of(sizes, stables.bit_count() - inside + pets, more)


_SMALL = tuple(Housing((), singles) for singles in range(32))


def _small(singles: int) -> Housing:
    return _SMALL[singles]


def spelled(kept: Counts) -> Answer:
    """Numbers of animals as an answer."""
    return tuple([f"{species}={n}" for species, n in zip(ANIMALS, kept, strict=True) if n])


def counted(answer: Answer) -> Counts:
    """The inverse of `spelled`."""
    kept = amounts(answer)
    return tuple([kept.get(species, 0) for species in ANIMALS])


def keep_decision(seat: int, key: str, animals: Counts, room: Housing) -> Decision:
    """A question which of these animals to keep."""
    there = tuple(species for species, n in zip(ANIMALS, animals, strict=True) if n)
    part = Part(key, there, Kind.AMOUNTS, 0, sum(animals), tuple(n for n in animals if n))
    proposals = tuple(spelled(kept) for kept in best_fits(room, animals)[:PROPOSALS])
    return Decision(seat, key, (part,), proposals)


def keep_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rule against keeping more animals than fit."""
    player = state.players[decision.seat]
    room = housing(state, player)
    if fits(room, counted(answer)):
        return None
    return Refusal("no_room", Text("agricola-refused-no-room", {
        "pastures": len(room.pastures), "largest": room.pastures[0] if room.pastures else 0, "singles": room.singles,
    }), decision.proposals)


async def settle(state: AgricolaState, player: Player) -> None:
    """Make sure that all animals are housed: whoever has too many says which stay; the others are cooked if the
    player can cook them, else they run away."""
    animals = player.animals
    if sum(animals) <= 1:
        return
    room = housing(state, player)
    if fits(room, animals):
        return
    player.crowded = True
    kept = counted(await ask(keep_decision(player.seat, "house_animals", animals, room)))
    player.crowded = False
    rates = cook_rates(player)
    cooked: dict[str, int] = {}
    gone: dict[str, int] = {}
    for species, before, after in zip(ANIMALS, animals, kept, strict=True):
        if before > after:
            (cooked if rates.get(species) else gone)[species] = before - after
            player.goods[species] = after
    if cooked:
        food = sum(rates[species] * n for species, n in cooked.items())
        player.goods["food"] += food
        for species in cooked:
            cooks = [name for name in player.majors if MAJORS[name].cook.get(species) == rates[species]]
            state.journal.count("triggered", cooks[0])
        state.tell("agricola-log-cooked", player.seat, goods=goods_text(cooked), food=food)
    if gone:
        state.tell("agricola-log-ran-away", player.seat, goods=goods_text(gone))
