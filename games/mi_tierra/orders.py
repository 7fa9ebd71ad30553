"""What people may answer beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.orders import ROUND, Fact, OrderKind
from games.core.text import text
from games.mi_tierra.view import MiTierraView

ORDERS: Mapping[str, OrderKind] = {
    "place": OrderKind(same=()),
    "enter_contest": OrderKind(same=()),
    "enter_rodeo": OrderKind(same=()),
    "house": OrderKind(same=(), ahead=False, proposed=True),
}


def facts(view: MiTierraView) -> Mapping[str, Fact]:
    """The round."""
    return {ROUND: Fact(view.round, text("mi-tierra-fact-round"))}
