"""Agricola with Farmers of the Moor, for one to six players."""

from __future__ import annotations

from games.agricola.ai.good import GoodAi
from games.agricola.ai.learner import LearnerAi
from games.agricola.ai.planner.advice import explain
from games.agricola.ai.planner.planner import PlannerAi
from games.agricola.cards.box import draws_label
from games.agricola.cards.decks import DECKS
from games.agricola.cards.every import BOX, HAND_CARDS, MAJORS
from games.agricola.options import AgricolaOptions, level_for_trial_cards
from games.agricola.orders import ORDERS, facts
from games.agricola.rules import AgricolaRules
from games.agricola.setup import setup
from games.agricola.state import AgricolaState
from games.agricola.upgrades import levels, stacked_terrain
from games.core.codec import counters_by_label
from games.core.fuzz import Legal
from games.core.spec import GameSpec, Way

TOPICS = ("goal", "round", "farm", "crops", "improvements", "hands", "harvest", "moor", "solo")
"""The rules topics; the texts are `agricola-rules-<topic>` and `agricola-rules-<topic>-title`."""

WAYS = {
    "moor": Way({}, range(1, 7)),
    "base": Way({"moor": False}, range(1, 7)),
    "family": Way({"moor": False, "family": True}, (1, 3, 4)),
    "moor_family": Way({"family": True}, (2, 3)),
    "fuel_tokens": Way({"fuel_tokens": True}, (1, 4)),
    "minors": Way({"level": 2}, range(1, 7)),
    "hands": Way({"level": 3}, range(1, 7)),
    "experts": Way({"level": 2, "hands": "experts"}, (2, 5)),
    "mulligan": Way({"level": 3, "hands": "mulligan"}, (1, 2, 4)),
    "base_hands": Way({"moor": False, "level": 3, "hands": "dealt"}, range(1, 7)),
    "everything": Way({"family": True, "fuel_tokens": True, "level": 3, "hands": "experts"}, (3, 6)),
}

SPEC: GameSpec[AgricolaState] = GameSpec(
    id="agricola",
    rules=AgricolaRules(),
    state=AgricolaState,
    version=6,
    seats=range(1, 7),
    setup=setup,
    ais={"legal": Legal(), "learning": LearnerAi(), "good": GoodAi(), "strong": PlannerAi()},
    options=AgricolaOptions,
    migrations={1: dict, 2: counters_by_label, 3: stacked_terrain, 4: levels, 5: dict},
    option_changes={4: level_for_trial_cards},
    topics=TOPICS,
    cards={"major": tuple(MAJORS), "card": tuple(sorted(HAND_CARDS))},
    hint=explain,
    box=BOX,
    minutes={players: 30 + 30 * players for players in range(1, 7)},
    weight=4,
    ways=WAYS,
    labels=(
        "starting player", "layouts", "special actions", *DECKS,
        *(draws_label(name) for name, card in HAND_CARDS.items() if card.draws),
        *(f"stage {number}" for number in range(1, 7)),
    ),
    chosen=("moor", "family", "fuel_tokens", "level", "hands"),
    orders=ORDERS,
    facts=facts,
)

__all__ = ["SPEC"]
