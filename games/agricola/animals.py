"""Keeping animals: how much room a farm has, and the question which of them stay."""

from __future__ import annotations

from itertools import product

from games.agricola.cards import hooks
from games.agricola.cards.kinds import Bed
from games.agricola.farmyard.animals import Counts, Housing, best_fits, fits, housing_of
from games.agricola.goods import ANIMALS
from games.agricola.state import AgricolaState, Player
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts
from games.core.text import Text

PROPOSALS = 8
STEP = "step_animals"
"""The question which animals become one of the next species."""


def housing(state: AgricolaState, player: Player) -> Housing:
    """The room for animals on a player's farm."""
    yard = player.yard
    pets, more = pets_of(state, player) + len(lodgings_of(state, player)), hooks.pasture_extra.of(state, player, 0)
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


def lodgings_of(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The cards, of anybody, on which the player may keep one animal each."""
    there = hooks.lodgings
    return there.value(state, (), player.seat) if there.effects and state.hears(there.effects) else ()


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


def step_decision(seat: int, animals: Counts, room: Housing, most: int) -> Decision:
    """A question which of these animals, up to `most`, become one of the next species."""
    there = tuple(species for species, n in zip(ANIMALS[:-1], animals, strict=False) if n)
    part = Part(STEP, there, Kind.AMOUNTS, 0, most, tuple(min(most, n) for n in animals[:-1] if n))
    ways = [
        way for way in product(*(range(min(most, n) + 1) for n in animals[:-1]), (0,))
        if 0 < sum(way) <= most and fits(room, stepped(animals, way))
    ]
    ways.sort(key=lambda way: (-sum(way), way))
    return Decision(seat, STEP, (part,), (*[spelled(way) for way in ways[: PROPOSALS - 1]], ()))


def stepped(animals: Counts, chosen: Counts) -> Counts:
    """The animals when so many of each species have become one of the next, all at once."""
    return tuple([n - gone + come for n, gone, come in zip(animals, chosen, (0, *chosen[:-1]), strict=True)])


def step_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rule that all animals must find room afterwards."""
    player = state.players[decision.seat]
    if not answer:
        return None
    return _crowded(housing(state, player), stepped(player.animals, counted(answer)), decision)


def keep_decision(seat: int, key: str, animals: Counts, room: Housing) -> Decision:
    """A question which of these animals to keep."""
    there = tuple(species for species, n in zip(ANIMALS, animals, strict=True) if n)
    part = Part(key, there, Kind.AMOUNTS, 0, sum(animals), tuple(n for n in animals if n))
    proposals = tuple(spelled(kept) for kept in best_fits(room, animals)[:PROPOSALS])
    return Decision(seat, key, (part,), proposals)


def keep_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rule against keeping more animals than fit."""
    return _crowded(housing(state, state.players[decision.seat]), counted(answer), decision)


def _crowded(room: Housing, animals: Counts, decision: Decision) -> Refusal | None:
    if fits(room, animals):
        return None
    return Refusal("no_room", Text("agricola-refused-no-room", {
        "pastures": len(room.pastures), "largest": room.pastures[0] if room.pastures else 0, "singles": room.singles,
    }), decision.proposals)
