"""The Friends, grouped by when they act."""

from games.grimm_forest.cards.friends import (
    actions,
    after_reveal,
    building,
    choosing,
    discarded,
    end_of_gather,
    start_of_round,
)

MODULES = (actions, after_reveal, building, choosing, discarded, end_of_gather, start_of_round)
