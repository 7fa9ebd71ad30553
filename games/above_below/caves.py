"""The cave cards of a game: six pages each, dealt from all entry pages by their class, no card much richer than others.

A card has two gentle pages, two balanced ones, a bold and an odd one, on faces that chance decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean

from games.above_below.book.load import pages
from games.above_below.book.schema import Choice, Kind, Paragraph
from games.above_below.book.worth import HAMMER, PLAIN, QUILL, expected
from games.above_below.content.load import BOARD
from games.core.chance import Chance
from games.core.given import known_last

MIX = (Kind.GENTLE, Kind.GENTLE, Kind.BALANCED, Kind.BALANCED, Kind.BOLD, Kind.ODD)
FACES = len(MIX)
THREE_STARTERS = (HAMMER, QUILL, PLAIN)
WITHIN = 0.5
"""How far the mean worth of a card may be from that of all, in coins."""
SWAPS = 100
"""Most exchanges of pages between cards; a book of a few very unlike pages cannot be dealt evenly."""

Card = list[str]


def pages_of(card: str) -> tuple[str, ...]:
    """The six pages of a cave card, that of die 1 first."""
    return tuple(card.split(","))


def dealt(chance: Chance, count: int = BOARD.caves, met: Sequence[str] = ()) -> list[str]:
    """So many cave cards, in no order; pages in `met` are dealt last, the first of them first. A class with fewer pages
    than the cards have places is dealt again from its beginning, so that no page comes a third time before all have
    come twice."""
    cards: list[Card] = [[] for _ in range(count)]
    for kind in dict.fromkeys(MIX):
        places = MIX.count(kind)
        pool = _pool(kind, places * count, chance, met)
        for number, card in enumerate(cards):
            card += pool[number * places : (number + 1) * places]
    even_out(cards)
    faces = [(number, page) for number, card in enumerate(cards) for page in card]
    chance.shuffle("faces", faces)
    return [",".join(page for number, page in faces if number == one) for one in range(count)]


def _pool(kind: Kind, wanted: int, chance: Chance, met: Sequence[str]) -> list[str]:
    pool: list[str] = []
    while len(pool) < wanted:
        more = list(entries(kind))
        chance.shuffle("pages", more)
        pool += known_last(more, met)
    return pool[:wanted]


@cache
def entries(kind: Kind) -> tuple[str, ...]:
    """The entry pages of a class, in the order of their numbers."""
    return tuple(page.id for page in pages().values() if page.kind is kind and page.id.startswith("e"))


@cache
def worth_of(page: str) -> float:
    """What a page brings to the three starting villagers on average, in coins, with the choice that is best then."""
    return _worth(pages()[page])


def _worth(page: Paragraph) -> float:
    return max(_choice_worth(choice) for choice in page.choices)


def _choice_worth(choice: Choice) -> float:
    return expected(choice, THREE_STARTERS) if choice.goto is None else _worth(pages()[choice.goto])


def even_out(cards: list[Card]) -> None:
    """Exchange pages of a class between cards until the mean worth of each is near that of all."""
    if not cards:
        return
    mean = fmean(worth_of(page) for card in cards for page in card)
    off = [sum(worth_of(page) - mean for page in card) for card in cards]
    for _ in range(SWAPS):
        worst = max(range(len(cards)), key=lambda number: abs(off[number]))
        if abs(off[worst]) <= WITHIN * FACES:
            return
        found = _best_exchange(cards, off, worst)
        if found is None:
            return
        other, place, shift = found
        cards[worst][place], cards[other][place] = cards[other][place], cards[worst][place]
        off[worst] += shift
        off[other] -= shift


def _best_exchange(cards: list[Card], off: list[float], worst: int) -> tuple[int, int, float] | None:
    """With which card, and at which place of the mix, an exchange makes the worse of the two most even. Places of one
    class stand at the same place of every card, so any exchange there keeps the mix."""
    best, found = abs(off[worst]), None
    for other in range(len(cards)):
        for place in range(FACES):
            mine, theirs = cards[worst][place], cards[other][place]
            if other == worst or mine == theirs or mine in cards[other] or theirs in cards[worst]:
                continue
            shift = worth_of(theirs) - worth_of(mine)
            then = max(abs(off[worst] + shift), abs(off[other] - shift))
            if then < best - 1e-9:
                best, found = then, (other, place, shift)
    return found
