"""What people may answer beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.orders import ROUND, Fact, OrderKind
from games.core.text import text
from games.mi_tierra.view import MiTierraView

ANY = OrderKind(same=())
"""What is possible is said by the options, not by the arguments."""

ORDERS: Mapping[str, OrderKind] = {
    "place": ANY,
    "market": ANY,
    "black_market": ANY,
    "make": OrderKind(same=("area",)),
    "mill": ANY,
    "plan": ANY,
    "plant": OrderKind(same=("crop",)),
    "pen_size": ANY,
    "water": ANY,
    "enter_contest": ANY,
    "enter_rodeo": ANY,
    "house": OrderKind(same=(), ahead=False, proposed=True),
}


def facts(view: MiTierraView) -> Mapping[str, Fact]:
    """The round."""
    return {ROUND: Fact(view.round, text("mi-tierra-fact-round"))}
