"""A past point of a game, played on in another way: as one seat sees it, with new cards where it knows none."""

from __future__ import annotations

import random
from typing import Any, TypeVar

from games.core.copying import copy_of
from games.core.redeal import hidden_cards
from games.core.run import Misfit, Segment
from games.core.session import Session
from games.core.state import Card, GameState

S = TypeVar("S", bound=GameState)
TRIES = 12
"""Deals that are tried: what others have chosen in secret must go on being possible."""


def going_on(session: Session[S], seat: int, seed: str, rng: random.Random) -> Session[S]:
    """The same point with another future: `seat` sees what it saw, all cards that it does not know lie otherwise, and
    what will be drawn comes from `seed`. Where no other deal agrees with what was answered since the segment began, the
    cards lie as they lay. Raises `Misfit` when even that cannot be."""
    seen = session.rules.view(session.state, seat)
    for number in range(TRIES + 1):
        start = _start(session, seed)
        if number < TRIES:
            _deal(session, start, seat, rng)
        try:
            made = Session(session.rules, start, session.given, segment=session.segment)
        except (Misfit, ValueError):
            continue
        if made.segment == session.segment and session.rules.view(made.state, seat) == seen:
            return made
    raise Misfit


def _start(session: Session[S], seed: str) -> S:
    """The checkpoint with another seed. What was drawn in its segment is drawn again as it was."""
    start = copy_of(session.checkpoint)
    start.chance.seed = seed
    start.chance.given = {f"{draw.label}:{draw.n}": draw.result for draw in session.draws()}
    return start


def _deal(session: Session[S], start: S, seat: int, rng: random.Random) -> None:
    """Mix, within their pools, the cards of `start` that the seat does not know by the end of what was answered."""
    run = copy_of(start)
    before: list[tuple[Card, Any]] = [(one.card, one) for one in hidden_cards(run)]
    segment = Segment(session.rules, run)
    segment.replay(session.given)
    unknown = {
        id(one.card) for one in hidden_cards(run) if one.owner != seat and not one.card.known_by(seat)
    }
    segment.close()
    pools: dict[str, list[Card]] = {}
    for (card, place), here in zip(before, hidden_cards(start), strict=True):
        if id(card) in unknown:
            pools.setdefault(place.pool, []).append(here.card)
    for cards in pools.values():
        names = [card.name for card in cards]
        rng.shuffle(names)
        for card, name in zip(cards, names, strict=True):
            card.name = name
