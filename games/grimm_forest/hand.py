"""Fables on the move: drawing, discarding, passing on, and who knows what afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.state import Card
from games.core.text import Seat
from games.grimm_forest.state import GrimmState
from games.grimm_forest.wording.terms import card_name, cards_listed


def everybody(state: GrimmState) -> int:
    """The mask of all seats, for a card that has lain open."""
    return (1 << len(state.players)) - 1


def top_fable(state: GrimmState, *seen_by: int) -> Card | None:
    """Take the top Fable; an empty deck is made anew from the discards. None when both are empty. `seen_by` are the
    seats that will see it; none named: everybody."""
    chance = state.rolls(*seen_by)
    if not state.deck:
        if not state.discards:
            return None
        state.deck = [Card(name) for name in state.discards]
        state.discards = []
        chance.shuffle("fables", state.deck)
        state.say("grimm-forest-log-fables-shuffled")
    return state.deck.pop()


def fables_left(state: GrimmState) -> int:
    """How many Fables can be drawn."""
    return len(state.deck) + len(state.discards)


def draw(state: GrimmState, seat: int, count: int, card: str = "") -> None:
    """Draw Fables into a hand, as many as there are. `card`: the card that says so."""
    player = state.players[seat]
    drawn: list[str] = []
    for _ in range(count):
        fable = top_fable(state, seat)
        if fable is None:
            break
        fable.learn(seat)
        player.hand.append(fable)
        drawn.append(fable.name)
    if not drawn:
        return
    if card:
        state.say("grimm-forest-log-draws-for", seat=seat, who=Seat(seat), n=len(drawn), card=card_name(card))
    else:
        state.say("grimm-forest-log-draws", seat=seat, who=Seat(seat), n=len(drawn))
    state.say("grimm-forest-log-you-drew", seat=seat, to=(seat,), weight=0, cards=cards_listed(drawn))


def look_at_top(state: GrimmState, seat: int, count: int) -> None:
    """Put the top Fables before a seat to choose from (`state.looking`, topmost first)."""
    state.looker = seat
    for _ in range(count):
        fable = top_fable(state, seat)
        if fable is None:
            break
        fable.learn(seat)
        state.looking.append(fable)


def choose_secretly(state: GrimmState) -> None:
    """Before the looker decides unseen where each of the cards goes: who knew some of them loses sight of them."""
    for card in state.looking:
        card.known_to = 1 << state.looker


def copy_ids(names: Sequence[str]) -> list[str]:
    """Option ids for cards that may be equal: `fable:wolf`, and `fable:wolf:2` for a second one."""
    ids: list[str] = []
    for name in names:
        earlier = sum(one.split(":")[1] == name for one in ids)
        ids.append(f"fable:{name}:{earlier + 1}" if earlier else f"fable:{name}")
    return ids


def name_of(option: str) -> str:
    """The card an option id of `copy_ids` stands for."""
    return option.split(":")[1]


def pop_named(cards: list[Card], name: str) -> Card:
    """Take a card of this name out of a list.

    Of two equal cards nobody else can tell which one is gone. So whoever knew one of them knew the one that goes,
    and still knows the other only if he knew both.
    """
    at = next((at for at, one in enumerate(cards) if one.name == name), None)
    if at is None:
        raise ValueError(f"no {name} here")
    card = cards.pop(at)
    for twin in cards:
        if twin.name == name:
            card.known_to, twin.known_to = card.known_to | twin.known_to, card.known_to & twin.known_to
    return card


def pass_on(state: GrimmState, giver: int, taker: int, card: Card) -> None:
    """`card`, just taken out of the giver's hand unseen by others, joins another hand.

    Both know it. The other players no longer know which of the cards they had seen are still with the giver.
    """
    state.learnt(giver, taker)
    both = 1 << giver | 1 << taker
    for other in (card, *state.players[giver].hand):
        other.known_to &= both
    card.known_to |= both
    state.players[taker].hand.append(card)


def discard_from_hand(state: GrimmState, seat: int, cards: Sequence[Card]) -> None:
    """Lay cards, already taken out of a hand, openly on the discard pile."""
    if cards:
        state.learnt()
        state.discards += [card.name for card in cards]
        names = cards_listed([card.name for card in cards])
        state.say("grimm-forest-log-discards-fables", seat=seat, who=Seat(seat), cards=names)
