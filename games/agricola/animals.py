"""Keeping animals: how much room a farm has, and the question which of them stay."""

from __future__ import annotations

from games.agricola.cards import hooks
from games.agricola.cards.hooks import Bed
from games.agricola.farmyard.animals import Counts, Housing, best_fits, fits, housing_of
from games.agricola.goods import ANIMALS
from games.agricola.state import AgricolaState, Player
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts
from games.core.text import Text

PROPOSALS = 8


def housing(state: AgricolaState, player: Player) -> Housing:
    """The room for animals on a player's farm."""
    yard = player.yard
    pets, more = pets_of(state, player), hooks.pasture_extra.of(state, player, 0)
    pastures, beds = yard.pastures, tuple([bed.species for bed in beds_of(state, player)])
    if not pastures and not beds:
        return _small(yard.stables.bit_count() + pets)
    stables = yard.stables
    inside = 0
    sizes: list[tuple[int, int]] = []
    for pasture in pastures:
        within = (pasture & stables).bit_count()
        inside += within
        sizes.append((pasture.bit_count(), within))
    return housing_of(sizes, stables.bit_count() - inside + pets, more, beds)


def pets_of(state: AgricolaState, player: Player) -> int:
    """How many animals may live in the house."""
    return hooks.pets.of(state, player, 1)


def beds_of(state: AgricolaState, player: Player) -> tuple[Bed, ...]:
    """The places for one animal each that cards give the player."""
    return hooks.beds.of(state, player, ()) if hooks.beds.effects else ()


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
