"""What people may answer beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.orders import ROUND, Fact, OrderKind
from games.core.text import text
from games.mi_tierra.view import MiTierraView

ANY = OrderKind(same=())
"""What is possible is said by the options, not by the arguments."""
BEST = OrderKind(same=(), proposed=True)
"""The first proposal is what most would answer."""
LEFT = OrderKind(same=(), ahead=False, proposed=True)
"""What an answer just given leads to, or chance, so that it is no turn of its own."""

ORDERS: Mapping[str, OrderKind] = {
    "place": ANY,
    "market": BEST,
    "sale": LEFT,
    "after_sale": BEST,
    "black_market": ANY,
    "make": OrderKind(same=("area",)),
    "mill": ANY,
    "tower": ANY,
    "plan": ANY,
    "plant": OrderKind(same=("crop",)),
    "pen_size": ANY,
    "water": ANY,
    "enter_contest": BEST,
    "enter_rodeo": BEST,
    "prize_goods": BEST,
    "prize_animal": ANY,
    "house": LEFT,
    "lose_crops": LEFT,
}


def facts(view: MiTierraView) -> Mapping[str, Fact]:
    """The round."""
    return {ROUND: Fact(view.round, text("mi-tierra-fact-round"))}
