"""Chances of ending a visit on an exact score, by looking at every way the dialogues can go.

Cards are bits: `1 << index`. Each dialogue takes one card from the hand, so a hand and the points still needed say all
that matters; the unseen cards are taken as equally likely statements throughout the visit, which is nearly true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.northwood.content import INDEX_OF, SUITS

SUIT_BITS = 0xFF
Chances = list[float]


def bits(cards: Iterable[str]) -> int:
    """A set of dialogue cards as one number."""
    found = 0
    for card in cards:
        found |= 1 << INDEX_OF[card]
    return found


def each_bit(cards: int) -> Iterator[int]:
    """The single cards of a set, lowest index first."""
    while cards:
        lowest = cards & -cards
        yield lowest
        cards ^= lowest


def suit_of(bit: int) -> int:
    """The number of a card's suit."""
    return (bit.bit_length() - 1) >> 3


def wins(statement: int, response: int, favourite: int) -> bool:
    """`content.scores` for bits."""
    given = suit_of(response)
    return response > statement if given == suit_of(statement) else given == favourite


def legal(hand: int, statement: int) -> int:
    """The cards of a hand that may answer a statement."""
    return hand & (SUIT_BITS << 8 * suit_of(statement)) or hand


class Odds:
    """Chances under one favourite suit, with one set of unseen cards, without any further ability."""

    def __init__(self, unseen: int, favourite: str) -> None:
        self.unseen = unseen
        self.favourite = SUITS.index(favourite)
        self._known: dict[int, Chances] = {0: [1.0]}

    def chances(self, hand: int) -> Chances:
        """`chances(hand)[need]`: how likely the hand scores exactly `need` points when played well.

        `need` goes up to the number of cards in hand.
        """
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._reckon(hand)
        return found

    def chance(self, hand: int, need: int, coming: tuple[int, ...] = ()) -> float:
        """The chance to score exactly `need`; `coming` are the next statements where they are known."""
        if need < 0:
            return 0.0
        if not coming or not hand:
            chances = self.chances(hand)
            return chances[need] if need < len(chances) else 0.0
        return max(self.after(hand, need, coming[0], bit, coming[1:]) for bit in each_bit(legal(hand, coming[0])))

    def after(self, hand: int, need: int, statement: int, bit: int, coming: tuple[int, ...] = ()) -> float:
        """The chance when `bit` answers `statement`."""
        return self.chance(hand ^ bit, need - wins(statement, bit, self.favourite), coming)

    def under_theme(self, hand: int, need: int, theme: str) -> float:
        """The chance when another suit is the favourite in the next dialogue only."""
        favourite, total, count = SUITS.index(theme), 0.0, 0
        for statement in each_bit(self.unseen):
            count += 1
            total += max(
                self.chance(hand ^ bit, need - wins(statement, bit, favourite))
                for bit in each_bit(legal(hand, statement))
            )
        return total / count if count else 0.0

    def _reckon(self, hand: int) -> Chances:
        if not self.unseen:  # the deck is empty, so the visit is over
            return self._known[0]
        lost: dict[int, Chances] = {}
        won: dict[int, Chances] = {}
        for bit in each_bit(hand):
            chances = self.chances(hand ^ bit)
            lost[bit], won[bit] = [*chances, 0.0], [0.0, *chances]
        total = [0.0] * (hand.bit_count() + 1)
        free = void = 0
        for suit in range(len(SUITS)):
            mask = SUIT_BITS << 8 * suit
            unseen, held = self.unseen & mask, list(each_bit(hand & mask))
            if held:
                for weight, winners in _classes(unseen, held):
                    options = [won[bit] if at >= winners else lost[bit] for at, bit in enumerate(held)]
                    total = _added(total, weight, options)
            elif suit == self.favourite:
                void = unseen.bit_count()
            else:
                free += unseen.bit_count()
        if free:
            favourites = SUIT_BITS << 8 * self.favourite
            total = _added(total, free, [won[bit] if bit & favourites else lost[bit] for bit in lost])
        if void:
            total = _added(total, void, list(lost.values()))
        count = self.unseen.bit_count()
        return [chance / count for chance in total]


def _classes(unseen: int, held: list[int]) -> Iterator[tuple[int, int]]:
    """Statements of one suit, grouped: how many there are, and from which of the cards held (ascending) they lose."""
    before = 0
    for at, bit in enumerate(held):
        below = (unseen & (bit - 1)).bit_count()
        if below > before:
            yield below - before, at
            before = below
    rest = unseen.bit_count() - before
    if rest:
        yield rest, len(held)


def _added(total: Chances, weight: int, options: list[Chances]) -> Chances:
    """`total` plus the best of `options` for each need, `weight` times."""
    best = options[0] if len(options) == 1 else map(max, *options)
    return [so_far + weight * chance for so_far, chance in zip(total, best, strict=True)]
