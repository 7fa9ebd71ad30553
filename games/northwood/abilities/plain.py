"""The twelve plain characters."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Kind, Part, one_of
from games.core.state import Card
from games.northwood.abilities.choices import discard_exactly, in_order, name_a_suit, pick_from_hand
from games.northwood.abilities.registry import ABILITIES, ability
from games.northwood.content import CARD_TEXT, HAND, NINE, SUIT_OF, VALUE_OF, name_of, suit_text
from games.northwood.scene import Scene, favourites_in_hand, near_neutral
from games.northwood.state import PLAYER, NorthwoodState

LOOK = 3


def nines(hand: Sequence[str]) -> tuple[Answer, ...]:
    """Every pair of cards whose values add up to nine."""
    return tuple(pair for pair in combinations(hand, 2) if VALUE_OF[pair[0]] + VALUE_OF[pair[1]] == NINE)


@ability("claws_jack", idle=lambda scene, place: scene.hand_size >= HAND)
async def claws_jack(state: NorthwoodState, place: int) -> None:
    """Draw until you hold eight cards."""
    state.draw(HAND - state.hand_size)


@ability("claws_queen")
async def claws_queen(state: NorthwoodState, place: int) -> None:
    """Take the top card of the deck, the discard pile, the score pile: of one, two or all three of them."""
    piles = {"deck": state.deck, "discard": state.discard, "score": state.score}
    ids = tuple(name for name, pile in piles.items() if pile)
    taken = ids
    if len(ids) > 1:
        taken = await ask(Decision(PLAYER, "take_tops", (Part("take_tops", ids, Kind.PICK, 1, len(ids)),)))
    for name in taken:
        if name == "deck":
            state.draw(1)
        else:
            take_open(state, state.discard if name == "discard" else state.score)


@ability("claws_king")
async def claws_king(state: NorthwoodState, place: int) -> None:
    """Every card of your highest value goes to the score pile, in the order you like."""
    hand = state.hand
    highest = max(VALUE_OF[card] for card in hand)
    for card in await in_order("score_order", [card for card in hand if VALUE_OF[card] == highest]):
        to_score(state, card)


@ability("flowers_jack", idle=lambda scene, place: scene.sees_hand and not favourites_in_hand(scene))
async def flowers_jack(state: NorthwoodState, place: int) -> None:
    """Discard all your cards of the visited ruler's suit."""
    state.discard_from_hand(favourites_in_hand(state))


@ability("flowers_queen", idle=lambda scene, place: not scene.score)
async def flowers_queen(state: NorthwoodState, place: int) -> None:
    """Lay the top card of the score pile face down on the deck."""
    card = Card(state.score.pop())
    card.learn(PLAYER)
    state.deck.append(card)
    state.say("northwood-log-score-to-deck", seat=PLAYER, card=CARD_TEXT[card.name])


@ability("flowers_king", idle=lambda scene, place: scene.sees_hand and not nines(scene.hand))
async def flowers_king(state: NorthwoodState, place: int) -> None:
    """Discard two cards whose values add up to exactly nine."""
    pairs = nines(state.hand)
    cards = tuple(card for card in state.hand if any(card in pair for pair in pairs))
    part = Part("discard_nine", cards, Kind.PICK, 2, 2)
    state.discard_from_hand(await ask(Decision(PLAYER, "discard_nine", (part,), nines(cards), private=True)))


@ability("leaves_jack", idle=lambda scene, place: not near_neutral(scene.fiefs, scene.visiting))
async def leaves_jack(state: NorthwoodState, place: int) -> None:
    """Exchange the visited ruler with that of a neutral fief at most two places away."""
    here = state.here
    ids = tuple(f"fief:{number}" for number in near_neutral(state.fiefs, here.number))
    chosen = await pick(one_of(PLAYER, "swap", ids)) if len(ids) > 1 else ids[0]
    there = state.fiefs[int(chosen.removeprefix("fief:"))]
    here.ruler, there.ruler = there.ruler, here.ruler
    state.say("northwood-log-swapped", seat=PLAYER, ruler=name_of(state.ruler), fief=there.number)


def _visited_is_idle(scene: Scene, place: int) -> bool:
    return scene.ruler is None or ABILITIES[scene.ruler].idle(scene, place)


@ability("leaves_queen", idle=_visited_is_idle)
async def leaves_queen(state: NorthwoodState, place: int) -> None:
    """Use the ability of the ruler you are visiting."""
    state.say("northwood-log-copied", seat=PLAYER, ruler=name_of(state.ruler))
    await ABILITIES[state.ruler].use(state, place)


@ability("leaves_king")
async def leaves_king(state: NorthwoodState, place: int) -> None:
    """Look at the deck's top card, then exchange it with a card of your hand."""
    state.look(1)
    given = state.take_from_hand(await pick_from_hand(state, "swap_with_deck"))
    state.envoy.hand.append(state.deck.pop())
    state.deck.append(given)
    state.say("northwood-log-swapped-with-deck", seat=PLAYER)


@ability("eyes_jack")
async def eyes_jack(state: NorthwoodState, place: int) -> None:
    """Draw two cards, then discard two."""
    state.draw(2)
    await discard_exactly(state, 2)


@ability("eyes_queen", idle=lambda scene, place: None not in scene.deck_known[:LOOK])
async def eyes_queen(state: NorthwoodState, place: int) -> None:
    """Look at the deck's top three cards; they stay as they are."""
    state.look(LOOK)


@ability("eyes_king")
async def eyes_king(state: NorthwoodState, place: int) -> None:
    """Name a suit, draw two cards, then discard all your cards of that suit."""
    suit = await name_a_suit("name_suit")
    state.say("northwood-log-named", seat=PLAYER, suit=suit_text(suit))
    state.draw(2)
    state.discard_from_hand([card for card in state.hand if SUIT_OF[card] == suit])


def take_open(state: NorthwoodState, pile: list[str]) -> None:
    """Take the top card of an open pile into the hand."""
    card = Card(pile.pop())
    card.learn(PLAYER)
    state.envoy.hand.append(card)
    state.announce("northwood-log-took", [card.name])


def to_score(state: NorthwoodState, name: str) -> None:
    """A card of the hand goes to the score pile."""
    state.score.append(state.take_from_hand(name).name)
    state.announce("northwood-log-scored-by-ability", [name])
