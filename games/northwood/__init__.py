"""For Northwood!: a trick-taking game for one player."""

from __future__ import annotations

from games.core.codec import counters_by_label
from games.core.fuzz import Legal
from games.core.spec import GameSpec, Way
from games.northwood.ai.adviser import explain
from games.northwood.ai.seats import HintBot
from games.northwood.cards import BOX
from games.northwood.content import CHARACTERS
from games.northwood.daily import day_options
from games.northwood.options import NorthwoodOptions
from games.northwood.rules import NorthwoodRules
from games.northwood.scenarios import SCENARIOS
from games.northwood.setup import set_up
from games.northwood.state import NorthwoodState

ONE = range(1, 2)
WAYS = {
    "intro": Way({}, ONE),
    "full": Way({"characters": "full", "level": "silver"}, ONE),
    "pause": Way({"characters": "full", "level": "gold", "pause": True}, ONE),
    **{scenario: Way({"scenario": scenario}, ONE) for scenario in SCENARIOS},
}

SPEC = GameSpec(
    id="northwood",
    rules=NorthwoodRules(),
    state=NorthwoodState,
    version=3,
    seats=ONE,
    setup=set_up,
    ais={"legal": Legal(), "hint": HintBot()},
    options=NorthwoodOptions,
    migrations={1: counters_by_label, 2: dict},
    topics=("aim", "visit", "dialogue", "abilities", "end", "set-up"),
    cards={"character": CHARACTERS},
    hint=explain,
    daily=day_options,
    box=BOX,
    minutes={1: 25},
    weight=2,
    open_alone=True,
    ways=WAYS,
    labels=("characters", "rulers", "deck"),
    chosen=("scenario", "pause"),
)
