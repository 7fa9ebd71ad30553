"""What people may answer beforehand; and what they have said for later by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.above_below.state import ASK_ME
from games.above_below.view import AboveBelowView
from games.above_below.wording.terms import item_name
from games.core.orders import ROUND, Fact, OrderKind
from games.core.text import Text, text

ORDERS: Mapping[str, OrderKind] = {
    "turn": OrderKind(same=()),
    "rest": OrderKind(same=(), ahead=False, proposed=True),
}


def facts(view: AboveBelowView) -> Mapping[str, Fact]:
    """The round."""
    return {ROUND: Fact(view.round, text("above-below-fact-round"))}


def standing(view: AboveBelowView) -> Sequence[Text]:
    """From which price the viewer sells without being asked."""
    return tuple(_standing(view))


def _standing(view: AboveBelowView) -> Iterator[Text]:
    if view.viewer is not None:
        own = view.players[view.viewer]
        if own.sale and own.accept not in (None, ASK_ME):
            how = text("above-below-free-sell")
            yield text("above-below-standing-sale", item=item_name(own.sale), n=own.accept or 0, how=how)
