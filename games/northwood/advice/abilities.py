"""What each ability would be worth now: for every way to use it, the chance to end on the target.

`OPTIONS[character](situation)` maps answers (a token, or several joined by "+") to chances; an ability without a
choice has the single answer "". The questions inside abilities are answered from the same tables.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from games.northwood.abilities.crowned import LOW
from games.northwood.advice.odds import SUIT_BITS, bits, each_bit
from games.northwood.advice.situation import Situation, under
from games.northwood.content import CHARACTERS, DECK, HAND, NINE, SUITS
from games.northwood.scene import exhausted_others, near_neutral

Worth = dict[str, float]
Options = Callable[[Situation], Worth]


def name_of_bit(bit: int) -> str:
    """The id of a dialogue card."""
    return DECK[bit.bit_length() - 1]


def value_of_bit(bit: int) -> int:
    """The value of a dialogue card."""
    return (bit.bit_length() - 1) % 8 + 1


def suit_bits(suit: str) -> int:
    """All cards of a suit."""
    return SUIT_BITS << 8 * SUITS.index(suit)


def best_without(s: Situation, hand: int, count: int, coming: tuple[int, ...]) -> float:
    """The best chance after `count` cards of `hand` were discarded."""
    if hand.bit_count() <= count:
        return s.holding(0, coming=coming)
    groups = combinations(list(each_bit(hand)), count)
    return max(s.holding(hand & ~sum(group), coming=coming) for group in groups)


def claws_jack(s: Situation) -> Worth:
    return {"": s.average(HAND - s.size, lambda drawn, coming: s.holding(s.hand | drawn, coming=coming))}


def claws_queen(s: Situation) -> Worth:
    tops = {
        "deck": 0,
        "discard": bits(s.view.discard[-1:]),
        "score": bits(s.view.score[-1:]),
    }
    piles = [name for name in tops if name == "deck" or tops[name]]
    found: Worth = {}
    for count in range(1, len(piles) + 1):
        for taken in combinations(piles, count):
            need = s.need + ("score" in taken)
            hand = s.hand | sum(tops[name] for name in taken)
            found["+".join(taken)] = _drawing_one(s, hand, need) if "deck" in taken else s.holding(hand, need)
    return found


def _drawing_one(s: Situation, hand: int, need: int) -> float:
    return s.average(1, lambda drawn, coming: s.holding(hand | drawn, need, coming))


def claws_king(s: Situation) -> Worth:
    highest = max(value_of_bit(bit) for bit in each_bit(s.hand))
    cards = [bit for bit in each_bit(s.hand) if value_of_bit(bit) == highest]
    return {"": s.holding(s.hand & ~sum(cards), s.need - len(cards))}


def flowers_jack(s: Situation) -> Worth:
    return {"": s.holding(s.hand & ~suit_bits(s.favourite))}


def flowers_queen(s: Situation) -> Worth:
    if not s.view.score:
        return {}
    return {"": s.holding(s.hand, s.need + 1, (bits(s.view.score[-1:]), *s.coming))}


def flowers_king(s: Situation) -> Worth:
    return {
        "+".join(map(name_of_bit, pair)): s.holding(s.hand & ~sum(pair))
        for pair in combinations(list(each_bit(s.hand)), 2)
        if sum(map(value_of_bit, pair)) == NINE
    }


def leaves_jack(s: Situation) -> Worth:
    found: Worth = {}
    for number in near_neutral(s.view.fiefs, s.fief):
        ruler = s.view.fiefs[number].ruler
        if ruler is not None:
            found[f"fief:{number}"] = under(s, ruler).chance()
    return found


def leaves_queen(s: Situation) -> Worth:
    return {"": worth(s, s.ruler)}


def leaves_king(s: Situation) -> Worth:
    return {"": s.average(1, lambda drawn, coming: max(swapped(s, drawn, coming).values()))}


def swapped(s: Situation, drawn: int, coming: tuple[int, ...]) -> Worth:
    """The chance for each card of the hand that could change places with the card `drawn`."""
    return {
        name_of_bit(bit): s.holding(s.hand ^ bit | drawn, coming=(bit, *coming)) for bit in each_bit(s.hand)
    }


def eyes_jack(s: Situation) -> Worth:
    return {"": s.average(2, lambda drawn, coming: best_without(s, s.hand | drawn, 2, coming))}


def eyes_queen(s: Situation) -> Worth:
    return {"": s.average(3, partial(_in_some_order, s))}


def eyes_king(s: Situation) -> Worth:
    return {suit: _drawing_without(s, suit_bits(suit)) for suit in SUITS}


def _drawing_without(s: Situation, gone: int) -> float:
    return s.average(2, lambda drawn, coming: s.holding((s.hand | drawn) & ~gone, coming=coming))


def claws_jack_crown(s: Situation) -> Worth:
    one = s.average(1, lambda drawn, coming: s.holding(s.hand | drawn, coming=coming))
    two = s.average(2, lambda drawn, coming: s.holding(s.hand | drawn, coming=coming))
    return {"": max(one, two)}


def claws_queen_crown(s: Situation) -> Worth:
    return {
        name_of_bit(bit): s.holding(s.hand ^ bit, s.need - 1)
        for bit in each_bit(s.hand) if value_of_bit(bit) <= LOW
    }


def claws_king_crown(s: Situation) -> Worth:
    return {
        "+".join(name_of_bit(bit) for bit in each_bit(gone)): s.average(
            gone.bit_count(), partial(_drawn_to, s, s.hand & ~gone)
        )
        for gone in _bad_cards(s.hand)
    }


def _bad_cards(hand: int) -> list[int]:
    """Parts of a hand that one might want to be rid of: the lowest or highest few, or a whole suit."""
    by_value = sorted(each_bit(hand), key=value_of_bit)
    few = range(1, min(4, len(by_value)) + 1)
    groups = {sum(by_value[:count]) for count in few} | {sum(by_value[-count:]) for count in few}
    groups |= {hand & suit_bits(suit) for suit in SUITS} | {hand}
    return sorted(groups - {0})


def _drawn_to(s: Situation, kept: int, drawn: int, coming: tuple[int, ...]) -> float:
    return s.holding(kept | drawn, coming=coming)


def flowers_jack_crown(s: Situation) -> Worth:
    return {name_of_bit(bit): s.holding(s.hand ^ bit) for bit in each_bit(s.hand)}


def flowers_queen_crown(s: Situation) -> Worth:
    return {
        "+".join(map(name_of_bit, pair)): s.holding(s.hand & ~sum(pair))
        for pair in combinations(list(each_bit(s.hand)), min(2, s.size))
    }


def flowers_king_crown(s: Situation) -> Worth:
    return {"": s.holding(s.hand, s.need + 1)} if s.view.score else {}


def leaves_jack_crown(s: Situation) -> Worth:
    return {suit: s.odds.under_theme(s.hand, s.need, suit) for suit in SUITS}


def leaves_queen_crown(s: Situation) -> Worth:
    place = next(
        (at for at, place in enumerate(s.view.places) if "leaves_queen" in place.active), len(s.view.places)
    )
    others = [name for name in exhausted_others(s.view.places, place) if "leaves_queen" not in name]
    return {name: worth(s, name) for name in others}


def leaves_king_crown(s: Situation) -> Worth:
    top = bits(s.view.discard[-1:])
    return {name_of_bit(bit): s.holding(s.hand ^ bit | top) for bit in each_bit(s.hand)} if top else {}


def eyes_jack_crown(s: Situation) -> Worth:
    return {"": s.average(1, lambda drawn, coming: max(top_card(s, drawn, coming).values()))}


def top_card(s: Situation, top: int, coming: tuple[int, ...]) -> Worth:
    """The chances when the deck's top card stays, is taken, or goes under the deck."""
    return {
        "leave": s.holding(s.hand, coming=(top, *coming)),
        "take": s.holding(s.hand | top, coming=coming),
        "under": s.holding(s.hand, coming=coming),
    }


def eyes_queen_crown(s: Situation) -> Worth:
    return {"": s.average(3, lambda drawn, coming: max(taking_one(s, tuple(each_bit(drawn)), coming).values()))}


def taking_one(s: Situation, seen: tuple[int, ...], coming: tuple[int, ...]) -> Worth:
    """The chance for each of the cards `seen` on the deck that could be taken, with the best discard after it."""
    return {
        name_of_bit(bit): best_without(s, s.hand | bit, 1, (*(one for one in seen if one != bit), *coming))
        for bit in seen
    }


def eyes_king_crown(s: Situation) -> Worth:
    found: Worth = {}
    for suit in SUITS:
        cards = list(each_bit(s.unseen & suit_bits(suit)))
        if cards:
            found[suit] = sum(s.holding(s.hand | bit, coming=()) for bit in cards) / len(cards)
    return found


def _in_some_order(s: Situation, drawn: int, coming: tuple[int, ...]) -> float:
    cards = list(each_bit(drawn))
    s.rng.shuffle(cards)
    return s.holding(s.hand, coming=(*cards, *coming))


OPTIONS: dict[str, Options] = {
    function.__name__: function
    for function in (
        claws_jack, claws_queen, claws_king, flowers_jack, flowers_queen, flowers_king,
        leaves_jack, leaves_queen, leaves_king, eyes_jack, eyes_queen, eyes_king,
        claws_jack_crown, claws_queen_crown, claws_king_crown,
        flowers_jack_crown, flowers_queen_crown, flowers_king_crown,
        leaves_jack_crown, leaves_queen_crown, leaves_king_crown,
        eyes_jack_crown, eyes_queen_crown, eyes_king_crown,
    )
}
assert OPTIONS.keys() == CHARACTERS.keys()


def worth(s: Situation, character: str) -> float:
    """The chance after the best use of an ability; that of doing nothing when it cannot be used."""
    return max(OPTIONS[character](s).values(), default=s.chance())
