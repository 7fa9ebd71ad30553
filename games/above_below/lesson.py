"""A lesson of Above and Below: a village hires, explores, sleeps, builds under ground, harvests and lays goods."""

from __future__ import annotations

from games.core.lesson import Fact, Lesson, Step

_COINS, _VILLAGERS, _INCOME = "players.0.coins", "players.0.villagers", "players.0.income"
_BEDS, _KINDS = "players.0.beds", "players.0.track"
_GOODS = "players.0.points.goods"

LESSON = Lesson(
    players=2,
    secret="lesson",
    given={
        "start": 0, "villagers": ["pia", "odilia", "otto", "ludmila", "agnes"],
        "outposts": ["crystal_grotto", "stone_bunks", "cavern_rest", "under_bank"],
        "draws": {"page": [5], "lantern": [3, 1]},
    },
    steps=(
        Step("turn", "turn", ("train",), {
            "rounds": Fact("rounds", 7), "villagers": Fact(_VILLAGERS, 3), "coins": Fact(_COINS, 7),
        }, shows="board"),
        Step("train", "train", ("villager:trainer", "newcomer:pia"), {
            "coins": Fact(_COINS, 7), "hire": Fact("for_hire", 5),
        }),
        Step("ready", "turn", ("explore",), {"coins": Fact(_COINS, 5), "villagers": Fact(_VILLAGERS, 4)}),
        Step("party", "explore", ("villager:builder", "villager:explorer"), {"caves": Fact("piles.cave", 24)}),
        Step("page", "choice", ("choice:hunt",), {
            "choices": Fact("expedition.choices", 3), "need": Fact("expedition.choices.1.numbers.0", 3),
        }),
        Step("exert", "exert", ("villager:explorer",), {
            "lanterns": Fact("expedition.lanterns", 2), "need": Fact("expedition.choices.1.numbers.0", 3),
            "builder": Fact("expedition.party.0.die", 4), "explorer": Fact("expedition.party.1.die", 2),
        }),
        Step("goods", "turn", ("lay",), {
            "mushrooms": Fact("players.0.goods.mushroom", 1), "caves": Fact("players.0.caves", 1),
        }),
        Step("track", "lay", ("mushroom=1",), {"income": Fact(_INCOME, 4), "points": Fact(_GOODS, 0)}),
        Step("pass", "turn", ("pass",), {"income": Fact(_INCOME, 5), "points": Fact(_GOODS, 1)}),
        Step("night", "rest", ("bed:builder", "bed:trainer", "bed:pia"), {
            "beds": Fact(_BEDS, 3), "villagers": Fact(_VILLAGERS, 4),
        }),
        Step("morning", "turn", ("build",), {
            "coins": Fact(_COINS, 10), "income": Fact(_INCOME, 5), "round": Fact("round", 2),
        }),
        Step("outpost", "build", ("villager:builder", "building:crystal_grotto"), {
            "coins": Fact(_COINS, 10), "caves": Fact("players.0.caves", 1),
        }),
        Step("harvest", "turn", ("harvest",), {
            "coins": Fact(_COINS, 3), "amethysts": Fact("players.0.on_cards.crystal_grotto", 2),
        }),
        Step("who", "harvest", ("villager:trainer", "villager:pia", "building:crystal_grotto=2"), {
            "amethysts": Fact("players.0.on_cards.crystal_grotto", 2),
        }),
        Step("again", "turn", ("lay",), {
            "amethysts": Fact("players.0.goods.amethyst", 2), "kinds": Fact(_KINDS, 1),
        }),
        Step("order", "lay", ("amethyst=2",), {"kinds": Fact(_KINDS, 1), "points": Fact(_GOODS, 1)}),
        Step("end-of-day", "turn", ("pass",), {
            "points": Fact(_GOODS, 3), "kinds": Fact(_KINDS, 2), "income": Fact(_INCOME, 6),
            "rounds": Fact("rounds", 7),
        }),
    ),
    others={1: (
        ("labour",), ("villager:explorer",), ("pass",),
        ("labour",), ("villager:trainer",), ("labour",), ("villager:explorer",), ("pass",),
    )},
    minutes=9,
)
