"""Mi Tierra: farms, markets and seasons, for two to four players, and for five and six with rules of ours."""

from __future__ import annotations

from games.core.fuzz import Legal
from games.core.leanings import Leanings
from games.core.spec import GameSpec, Way
from games.mi_tierra.ai.farmer import Farmer, explain
from games.mi_tierra.ai.taste import LEANINGS
from games.mi_tierra.cards.box import BOX, Event, Market, Plan
from games.mi_tierra.options import IN_RULEBOOK, MiTierraOptions, more_players
from games.mi_tierra.orders import ORDERS, facts
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import SEATS, setup
from games.mi_tierra.state import MiTierraState

TOPICS = (
    "goal", "round", "placing", "land", "workshops", "farm", "training", "contests", "markets", "events", "our-data",
)
"""The rules topics; the texts are `mi-tierra-rules-<topic>` and `mi-tierra-rules-<topic>-title`."""

SPEC: GameSpec[MiTierraState] = GameSpec(
    id="mi_tierra",
    rules=MiTierraRules(),
    state=MiTierraState,
    version=2,
    seats=SEATS,
    setup=setup,
    options=MiTierraOptions,
    migrations={1: dict},
    option_changes={1: more_players},
    ais={"legal": Legal(), "good": Leanings({name: Farmer(taste) for name, taste in LEANINGS.items()})},
    topics=TOPICS,
    cards={
        kind: tuple(card.id for card in BOX.cards.values() if isinstance(card, of))
        for kind, of in (("plan", Plan), ("event", Event), ("market", Market))
    },
    hint=explain,
    box=BOX,
    minutes={2: 90, 3: 100, 4: 110, 5: 120, 6: 130},
    weight=3,
    ways={"rulebook": Way({}, range(2, IN_RULEBOOK + 1)), "more_players": Way({"more_players": True}, (5, 6))},
    labels=("start", "deck_a", "deck_b", "plans", "white", "green"),
    orders=ORDERS,
    facts=facts,
    balance="games.mi_tierra.balance",
    lesson="games.mi_tierra.lesson",
)
