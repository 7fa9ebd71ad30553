"""Above and Below, for two to four players: a village over the caves, and a book of what the caves hold."""

from __future__ import annotations

from games.above_below.ai.adviser import explain
from games.above_below.ai.good import Good
from games.above_below.cards.box import BOX, BUILDING_KINDS
from games.above_below.options import PRINTED, AboveBelowOptions
from games.above_below.orders import ORDERS, facts, standing
from games.above_below.rules import AboveBelowRules
from games.above_below.setup import setup
from games.above_below.state import AboveBelowState
from games.core.fuzz import Legal
from games.core.spec import GameSpec, Way

TOPICS = ("goal", "turn", "explore", "village", "free", "track", "night", "special", "score", "expanded")
"""The rules topics; the texts are `above-below-rules-<topic>` and `above-below-rules-<topic>-title`."""

LABELS = (
    "start", "pages", "faces", "caves", "key_houses", "houses", "outposts", "villagers", "tools", "tokens",
    "tokens_again", "page", "lantern", "mood",
)
"""The labels of all draws: the deals of the set-up, tokens shuffled again, and three dice."""

EXPANDED = {name: name != PRINTED for name in AboveBelowOptions.model_fields}

SPEC: GameSpec[AboveBelowState] = GameSpec(
    id="above_below",
    rules=AboveBelowRules(),
    state=AboveBelowState,
    version=1,
    seats=range(2, 5),
    setup=setup,
    ais={"legal": Legal(), "good": Good()},
    options=AboveBelowOptions,
    topics=TOPICS,
    cards={kind: [card.id for card in BOX.of_kind(kind)] for kind in (*BUILDING_KINDS, "villager", "quest", "tool")},
    hint=explain,
    box=BOX,
    minutes={2: 60, 3: 80, 4: 100},
    weight=3,
    ways={
        "base": Way({}, range(2, 5)),
        "expanded": Way(EXPANDED, range(2, 5)),
        **{name: Way({name: True}, (2,)) for name in AboveBelowOptions.model_fields},
    },
    labels=LABELS,
    chosen=("modules",),
    balance="games.above_below.balance",
    orders=ORDERS,
    facts=facts,
    standing=standing,
    lesson="games.above_below.lesson",
)
