"""Which of the acts that a card declares a question offers: it says the price, and what it is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.agricola.actions.combined import FirstWanted, May, PayFor, Together
from games.agricola.actions.goods import Buy, WithCounter
from games.agricola.cards.box import card_of
from games.agricola.cards.effects import AnyTime, Arriving, React, Using
from games.agricola.cards.own import Action
from games.agricola.wording.terms import goods_text
from games.core.decision import Decision


def offered(decision: Decision) -> Buy | PayFor | None:
    """The purchase that is offered to a seat; None where its card does not declare it."""
    for action in _declared(str(decision.args.get("card", ""))):
        if decision.args.get("cost") == goods_text(action.cost) and _is_for(action, decision):
            return action
    return None


def _is_for(action: Buy | PayFor, decision: Decision) -> bool:
    if isinstance(action, PayFor):
        return decision.key == "pay_for"
    return decision.key == "buy" and decision.args.get("goods") == goods_text(action.goods)


def _declared(name: str) -> Iterator[Buy | PayFor]:
    for effect in card_of(name).effects if name else ():
        match effect:
            case Using(actions):
                yield from _purchases(actions)
            case React(_, do):
                yield from _purchases(do.actions)
            case Arriving(_, action) | AnyTime(action):
                yield from _purchases((action,))


def _purchases(actions: Sequence[Action]) -> Iterator[Buy | PayFor]:
    """All purchases among actions, and in those that are made of others."""
    for action in actions:
        match action:
            case Buy() | PayFor():
                yield action
            case May(inner) | WithCounter(inner):
                yield from _purchases((inner,))
            case FirstWanted(several) | Together(several):
                yield from _purchases(several)
