"""The Royal Prince, who takes half of one place in a game of two (rulebook, differences with two players)."""

from __future__ import annotations

from games.core.effects import total
from games.grimm_forest.content import MATERIALS, PLACE_OF, PRINCE_DIE, PRINCE_LIMIT
from games.grimm_forest.goods import half
from games.grimm_forest.state import GrimmState
from games.grimm_forest.wording.terms import in_place, listed


def prince_takes(state: GrimmState) -> None:
    """Roll the die and return half of that place's resources, rounded down, to the supply.

    When a place has more than ten, the Prince does not roll: he goes to the fullest, the sturdiest if several are.
    He stands nowhere, so nobody meets him and no monster finds him.
    """
    fullest = max(MATERIALS, key=lambda m: (total(state.locations[PLACE_OF[m]]), MATERIALS.index(m)))
    rolled = total(state.locations[PLACE_OF[fullest]]) <= PRINCE_LIMIT
    material = _roll(state) if rolled else fullest
    place = PLACE_OF[material]
    took = half(state.locations[place])
    state.locations[place][material] -= took
    state.prince, state.prince_took = place, took
    state.say(
        "grimm-forest-log-prince-rolls" if rolled else "grimm-forest-log-prince-goes",
        place=in_place(place), goods=listed({material: took}),
    )


def _roll(state: GrimmState) -> str:
    state.learnt()
    if state.prince_rolls:
        return state.prince_rolls.pop(0)
    return state.rolls().choice("prince", PRINCE_DIE)
