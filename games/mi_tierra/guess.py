"""A whole state that agrees with what is seen of a table, the unseen cards dealt at random."""

from __future__ import annotations

import random

from games.core.chance import Chance
from games.core.redeal import dealt_around
from games.core.state import Card
from games.mi_tierra.cards.box import market_deck, plan_deck
from games.mi_tierra.state import MiTierraState, Player, Stall, Step
from games.mi_tierra.view import FarmView, MiTierraView


def state_from(view: MiTierraView, rng: random.Random) -> MiTierraState:
    """A state in which `view.viewer` sees exactly `view`. The decks are dealt from the cards that lie nowhere else,
    deck A above deck B and the removed cards from A; the draws to come are new ones."""
    deck, unseen = _markets(view, rng)
    plans = dealt_around(plan_deck(), _plans_seen(view), [None] * view.plans_left, rng)
    me = 0 if view.viewer is None else 1 << view.viewer
    return MiTierraState(
        Chance(f"{rng.getrandbits(256):064x}"),
        players=[_player(farm) for farm in view.farms],
        round=view.round, step=Step(view.step), order=list(view.order), track=list(view.track), turn=view.turn,
        placed=list(view.placed),
        deck=[
            Card(name, me if known else 0)
            for name, known in zip(reversed(deck), reversed(view.deck_known), strict=True)
        ],
        unseen=[Card(name) for name in unseen],
        row=list(view.row), closing=list(view.closing), gone=list(view.gone), in_force=view.in_force,
        flowers=view.flowers, last_round=view.last_round,
        plans=[Card(name) for name in plans], plans_gone=list(view.plans_gone), grid=list(view.grid),
        die=view.die, low=view.low, face=view.face, arriving=dict(view.arriving), entries=list(view.entries),
        stalls=[Stall(one.seat, one.sold) for one in view.stalls], alone=view.alone, black=list(view.black),
    )


def _player(farm: FarmView) -> Player:
    return Player(
        farm.seat, money=farm.money, hired=farm.hired, leaving=farm.leaving, passed=farm.passed, goods=dict(farm.goods),
        fields=dict(farm.fields), channels=list(farm.channels), reserve=farm.reserve, pens=list(farm.pens),
        cards=list(farm.cards), used=list(farm.used), moved=farm.moved, sold=farm.sold, smuggled=farm.smuggled,
        earned=dict(farm.earned),
    )


def _plans_seen(view: MiTierraView) -> list[str]:
    owned = (card for farm in view.farms for card in farm.cards)
    return [*filter(None, view.grid), *view.plans_gone, *owned]


def _markets(view: MiTierraView, rng: random.Random) -> tuple[list[str], list[str]]:
    """The market deck, top first, and the cards that went back into the box."""
    open_cards = {*view.row, *view.closing, *view.gone, view.in_force, *view.deck_known}
    first, second = ([name for name in market_deck(deck) if name not in open_cards] for deck in "AB")
    rng.shuffle(first)
    rng.shuffle(second)
    unseen, first = first[: view.unseen], first[view.unseen :]
    left = iter((*first, *second))
    return [known or next(left) for known in view.deck_known], unseen
