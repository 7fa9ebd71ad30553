"""Agricola with Farmers of the Moor, for one to six players."""

from __future__ import annotations

from games.agricola.ai.good import GoodAi
from games.agricola.ai.legal import LegalAi
from games.agricola.cards.table import HAND_CARDS
from games.agricola.majors.table import MAJORS
from games.agricola.mutation import switch_off
from games.agricola.options import AgricolaOptions
from games.agricola.rules import AgricolaRules
from games.agricola.setup import setup
from games.agricola.state import AgricolaState
from games.core.codec import counters_by_label
from games.core.rules import GameSpec

TOPICS = ("goal", "round", "farm", "crops", "improvements", "harvest", "moor", "solo")
"""The rules topics; the texts are `agricola-rules-<topic>` and `agricola-rules-<topic>-title`."""

SPEC: GameSpec[AgricolaState] = GameSpec(
    id="agricola",
    rules=AgricolaRules(),
    state=AgricolaState,
    version=3,
    seats=range(1, 7),
    setup=setup,
    ais={"legal": LegalAi(), "good": GoodAi()},
    options=AgricolaOptions,
    migrations={1: dict, 2: counters_by_label},
    topics=TOPICS,
    cards={"major": tuple(MAJORS), "card": tuple(HAND_CARDS)},
    minutes={players: 30 + 30 * players for players in range(1, 7)},
    weight=4,
)

__all__ = ["SPEC", "switch_off"]
