"""The Grimm Forest, for two to four players."""

from __future__ import annotations

from games.core.codec import counters_by_label
from games.core.fuzz import Legal
from games.core.spec import GameSpec, Way
from games.grimm_forest.ai.good import Good
from games.grimm_forest.cards.box import BOX, draw_labels
from games.grimm_forest.content import FABLES, FRIENDS
from games.grimm_forest.migrations import revealed_fables
from games.grimm_forest.options import GrimmOptions
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.setup import setup
from games.grimm_forest.state import GrimmState

TOPICS = ("goal", "gather", "fables", "monsters", "build", "friends", "first-builder", "end", "two-players", "market")
"""The rules topics; the texts are `grimm-forest-rules-<topic>` and `grimm-forest-rules-<topic>-title`."""

SPEC: GameSpec[GrimmState] = GameSpec(
    id="grimm_forest",
    rules=GrimmRules(),
    state=GrimmState,
    version=3,
    seats=range(2, 5),
    setup=setup,
    ais={"legal": Legal(), "good": Good()},
    options=GrimmOptions,
    migrations={1: counters_by_label, 2: revealed_fables},
    topics=TOPICS,
    cards={"fable": FABLES, "friend": FRIENDS},
    box=BOX,
    minutes={2: 40, 3: 50, 4: 60},
    weight=2,
    ways={"base": Way({}, range(2, 5)), "advanced": Way({"advanced": True}, range(2, 5))},
    labels=("start", "fables", "friends", "prince", *draw_labels()),
    chosen=("advanced",),
    lesson="games.grimm_forest.lesson",
)
