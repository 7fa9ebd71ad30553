"""Questions that several abilities share."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Decision, Kind, Part, one_of
from games.northwood.content import SUITS
from games.northwood.state import PLAYER, NorthwoodState


async def pick_from_hand(state: NorthwoodState, key: str, cards: list[str] | None = None) -> str:
    """Ask for one card of the hand, or of those in `cards`. With a single card in hand there is nothing to ask."""
    hand = state.hand
    if len(hand) == 1:
        return hand[0]
    return await pick(one_of(PLAYER, key, tuple(cards or hand), private=True))


async def discard_exactly(state: NorthwoodState, count: int) -> None:
    """Discard `count` cards of the player's choice, or the whole hand when it has no more."""
    hand = tuple(state.hand)
    if len(hand) > count:
        part = Part("discard", hand, Kind.PICK, count, count)
        hand = await ask(Decision(PLAYER, "discard", (part,), private=True, args={"n": count}))
    state.discard_from_hand(hand)


async def name_a_suit(key: str) -> str:
    """Ask for one of the four suits."""
    return await pick(one_of(PLAYER, key, SUITS))


async def in_order(key: str, cards: list[str]) -> list[str]:
    """Ask in which order several cards move; one card needs no question."""
    if len(cards) < 2:
        return cards
    return list(await ask(Decision(PLAYER, key, (Part(key, tuple(cards), Kind.ORDER),), private=True)))
