"""What the strong player thinks things worth: all its numbers, found by playing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """In points, placements ("labour") and goods.

    `wood` to `stone`: how much of a good a placement brings that goes for it; `raw`, `fire`, `hearth`: food, without
    a kitchen, with a fireplace, with a better one. `labour`, `late_labour`: points that one more placement is worth at
    the beginning and at the end. `meal`: points that a food costs. `pace`: how much longer than its labour a room
    takes. `roominess`, `split`: what the room for animals in a new pasture, and in a part of one, is worth at the
    beginning. `renovating`, `building`, `rooming`, `fencing`, `improving`: placements that these take besides those for
    the goods. `fields`, `vegetables`: how many a seat can come by in a round. `crop`: what a field is worth because
    something can grow there. `future`: how much what is to be done counts beside what is done; `idle`: a placement of
    which nothing is wanted; `spare_food`: food that nobody will eat. `kitchen`: how much of what it will save a kitchen
    is believed to. `pressed`, `panic`: from which share of the placements before a harvest on hunger is feared, and over
    how much more of them it becomes certain. `breeding`: how many of the animals that may be born are counted on.
    `piles`: what it is worth to leave less for the others. `left`: a building resource that nothing asks for.
    """

    wood: float = 2.6
    clay: float = 1.9
    reed: float = 1.35
    stone: float = 1.25
    raw: float = 2.1
    fire: float = 2.8
    hearth: float = 3.1
    labour: float = 2.4
    late_labour: float = 2.4
    meal: float = 0.5
    pace: float = 1.0
    roominess: float = 1.6
    split: float = 0.8
    renovating: float = 0.7
    rooming: float = 1.7
    fencing: float = 0.5
    improving: float = 0.9
    fields: float = 1.0
    vegetables: float = 1.0
    crop: float = 0.5
    future: float = 0.97
    idle: float = 0.35
    spare_food: float = 0.12
    kitchen: float = 1.0
    pressed: float = 0.45
    panic: float = 0.75
    breeding: float = 0.8
    animals: float = 1.0
    piles: float = 0.0
    left: float = 0.12
    craft: float = 0.35
    next_person: float = 1.0
