"""The twelve crowned characters. Their abilities are our own design: see `docs/rulings/northwood.md`."""

from __future__ import annotations

from games.core.ask import ask, confirm, pick
from games.core.decision import Decision, Kind, Part, one_of
from games.northwood.abilities.choices import name_a_suit, pick_from_hand
from games.northwood.abilities.plain import take_open, to_score
from games.northwood.abilities.registry import ability
from games.northwood.content import CARD_TEXT, SUIT_OF, VALUE_OF, name_of, suit_text
from games.northwood.scene import exhausted_others
from games.northwood.state import PLAYER, NorthwoodState

LOW = 2


@ability("claws_jack_crown")
async def claws_jack_crown(state: NorthwoodState, place: int) -> None:
    """Draw a card; you may draw another."""
    state.draw(1)
    if state.deck and await confirm(PLAYER, "draw_another"):
        state.draw(1)


@ability(
    "claws_queen_crown",
    idle=lambda scene, place: scene.sees_hand and not any(VALUE_OF[card] <= LOW for card in scene.hand),
)
async def claws_queen_crown(state: NorthwoodState, place: int) -> None:
    """Move a card of value one or two from your hand to the score pile."""
    low = [card for card in state.hand if VALUE_OF[card] <= LOW]
    to_score(state, await pick_from_hand(state, "score_low", low))


@ability("claws_king_crown")
async def claws_king_crown(state: NorthwoodState, place: int) -> None:
    """Discard any number of cards, at least one, then draw as many."""
    hand = tuple(state.hand)
    if len(hand) > 1:
        part = Part("discard_any", hand, Kind.PICK, 1, len(hand))
        hand = await ask(Decision(PLAYER, "discard_any", (part,), private=True))
    state.discard_from_hand(hand)
    state.draw(len(hand))


@ability("flowers_jack_crown")
async def flowers_jack_crown(state: NorthwoodState, place: int) -> None:
    """Discard a card of your choice."""
    state.discard_from_hand([await pick_from_hand(state, "discard_one")])


@ability("flowers_queen_crown")
async def flowers_queen_crown(state: NorthwoodState, place: int) -> None:
    """Put two cards of your hand under the deck, one after the other."""
    for key in ("under_first", "under_second"):
        if state.envoy.hand:
            state.deck.insert(0, state.take_from_hand(await pick_from_hand(state, key)))
            state.say("northwood-log-put-under", seat=PLAYER)


@ability("flowers_king_crown", idle=lambda scene, place: not scene.score)
async def flowers_king_crown(state: NorthwoodState, place: int) -> None:
    """Move the top card of the score pile to the discard pile."""
    state.discard.append(state.score.pop())
    state.say("northwood-log-score-to-discard", seat=PLAYER, card=CARD_TEXT[state.discard[-1]])


@ability("leaves_jack_crown")
async def leaves_jack_crown(state: NorthwoodState, place: int) -> None:
    """Name a suit: in the next dialogue it is the ruler's favourite."""
    state.theme = await name_a_suit("theme")
    state.say("northwood-log-theme", seat=PLAYER, suit=suit_text(state.theme))


@ability("leaves_queen_crown", idle=lambda scene, place: not exhausted_others(scene.places, place))
async def leaves_queen_crown(state: NorthwoodState, place: int) -> None:
    """Make another ally of yours ready again."""
    ids = tuple(exhausted_others(state.places, place))
    chosen = await pick(one_of(PLAYER, "ready_again", ids)) if len(ids) > 1 else ids[0]
    next(other for other in state.places if other.active == chosen).exhausted = False
    state.say("northwood-log-ready-again", seat=PLAYER, ally=name_of(chosen))


@ability("leaves_king_crown", idle=lambda scene, place: not scene.discard)
async def leaves_king_crown(state: NorthwoodState, place: int) -> None:
    """Exchange a card of your hand with the top card of the discard pile."""
    given = state.take_from_hand(await pick_from_hand(state, "swap_with_discard")).name
    take_open(state, state.discard)
    state.discard.append(given)
    state.announce("northwood-log-discarded", [given])


@ability("eyes_jack_crown")
async def eyes_jack_crown(state: NorthwoodState, place: int) -> None:
    """Look at the deck's top card: leave it, take it into your hand, or put it under the deck."""
    state.look(1)
    ids = ("leave", "take", "under") if len(state.deck) > 1 else ("leave", "take")
    match await pick(one_of(PLAYER, "top_card", ids)):
        case "take":
            state.draw(1)
        case "under":
            state.deck.insert(0, state.deck.pop())
            state.say("northwood-log-put-under-top", seat=PLAYER)
        case _:
            state.say("northwood-log-left-top", seat=PLAYER)


@ability("eyes_queen_crown")
async def eyes_queen_crown(state: NorthwoodState, place: int) -> None:
    """Look at the deck's top three cards and take one; then discard a card. The others stay in their order."""
    seen = state.look(3)
    taken = seen[0] if len(seen) == 1 else await pick(one_of(PLAYER, "take_seen", tuple(seen), private=True))
    at = next(at for at, card in enumerate(state.deck) if card.name == taken)
    state.envoy.hand.append(state.deck.pop(at))
    state.say("northwood-log-took-seen", seat=PLAYER)
    state.discard_from_hand([await pick_from_hand(state, "discard_one")])


@ability("eyes_king_crown")
async def eyes_king_crown(state: NorthwoodState, place: int) -> None:
    """Name a suit; turn up cards of the deck until one of it appears, take that one, discard the others."""
    suit = await name_a_suit("dig_suit")
    state.say("northwood-log-named", seat=PLAYER, suit=suit_text(suit))
    state.learnt()
    turned: list[str] = []
    while state.deck:
        card = state.deck.pop()
        if SUIT_OF[card.name] == suit:
            card.learn(PLAYER)
            state.envoy.hand.append(card)
            state.announce("northwood-log-took", [card.name])
            break
        turned.append(card.name)
    if turned:
        state.discard += turned
        state.announce("northwood-log-turned-up", turned)
