"""A lesson of Mi Tierra: three rounds, from the first apples to a good day on the market."""

from __future__ import annotations

from games.core.lesson import Fact, Lesson, Step

_MONEY, _HUT, _ROUND = "farms.0.money", "farms.0.at_hut", "round"
_APPLES, _GRAPES, _WOOL = "farms.0.goods.apple", "farms.0.goods.grape", "farms.0.goods.wool"

LESSON = Lesson(
    players=2,
    secret="a lesson of mi tierra",
    given={
        "start": 0, "deck_a": ["A04", "A15", "A05", "A11"],
        "draws": {"white": [4, 2, 4], "green": [4, 2]},
    },
    steps=(
        Step("apples", "place", ("field:a2",), {
            "workers": Fact(_HUT, 3), "money": Fact(_MONEY, 5), "apples": Fact(_APPLES, 0),
        }, shows="board"),
        Step("seeds", "place", ("crops",), {"workers": Fact(_HUT, 2), "watered": Fact("farms.0.watered", 2)}),
        Step("pen", "place", ("forest",), {"workers": Fact(_HUT, 1), "sites": Fact("farms.0.pens", 3)}),
        Step("plant", "plant", ("a1",), {"watered": Fact("farms.0.watered", 2), "room": Fact("farms.0.pens.0.room", 3)}),
        Step("sheep", "place", ("sheep_farm",), {
            "round": Fact(_ROUND, 2), "apples": Fact(_APPLES, 2), "room": Fact("farms.0.pens.0.room", 3),
        }),
        Step("grapes", "place", ("field:a1",), {"workers": Fact(_HUT, 2), "grapes": Fact(_GRAPES, 0)}),
        Step("market", "place", ("official_market",), {"apples": Fact(_APPLES, 2), "cards": Fact("row", 2)}),
        Step("cart", "market", ("sell:A04",), {
            "sheep": Fact("farms.0.pens.0.count", 3), "grapes": Fact(_GRAPES, 2), "apples": Fact(_APPLES, 2),
        }),
        Step("sale", "sale", ("apple=2",), {"apples": Fact(_APPLES, 2), "money": Fact(_MONEY, 5)}),
        Step("home", "after_sale", ("home",), {"money": Fact(_MONEY, 13), "grapes": Fact(_GRAPES, 2)}),
        Step("wool", "place", ("animal_industry",), {
            "round": Fact(_ROUND, 3), "sheep": Fact("farms.0.pens.0.count", 3), "money": Fact(_MONEY, 13),
            "rival": Fact("farms.1.hired", 4),
        }),
        Step("vines", "place", ("field:a1",), {"grapes": Fact(_GRAPES, 2), "workers": Fact(_HUT, 2)}),
        Step("again", "place", ("official_market",), {"workers": Fact(_HUT, 1), "cards": Fact("row", 2)}),
        Step("make", "make", ("yes",), {"wool": Fact(_WOOL, 0), "money": Fact(_MONEY, 13)}),
        Step("wine", "market", ("sell:A05",), {
            "wool": Fact(_WOOL, 1), "money": Fact(_MONEY, 8), "grapes": Fact(_GRAPES, 4),
        }),
        Step("all", "sale", ("grape=4",), {"grapes": Fact(_GRAPES, 4), "money": Fact(_MONEY, 8)}),
        Step("evening", "after_sale", ("home",), {
            "money": Fact(_MONEY, 28), "wool": Fact(_WOOL, 1), "rival": Fact("farms.1.goods.apple", 6),
        }),
    ),
    others={1: (
        ("field:a2",), ("hen_house",), ("forest",),
        ("field:a2",), ("square",), ("order_table",),
        ("field:a2",), ("order_table",), ("pass",),
    )},
    minutes=9,
)
