"""For Northwood!: a trick-taking game for one player."""

from __future__ import annotations

from games.core.codec import counters_by_label
from games.core.rules import GameSpec
from games.northwood.ai.adviser import explain
from games.northwood.ai.seats import HintBot, LegalBot
from games.northwood.cards import BOX
from games.northwood.content import CHARACTERS
from games.northwood.rules import NorthwoodRules
from games.northwood.scenarios import NorthwoodOptions
from games.northwood.setup import set_up
from games.northwood.state import NorthwoodState

SPEC = GameSpec(
    id="northwood",
    rules=NorthwoodRules(),
    state=NorthwoodState,
    version=3,
    seats=range(1, 2),
    setup=set_up,
    ais={"legal": LegalBot(), "hint": HintBot()},
    options=NorthwoodOptions,
    migrations={1: counters_by_label, 2: dict},
    topics=("aim", "visit", "dialogue", "abilities", "end", "set-up"),
    cards={"character": CHARACTERS},
    hint=explain,
    box=BOX,
    minutes={1: 25},
    weight=2,
    open_alone=True,
)
