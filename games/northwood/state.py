"""The state of a game, and the moves of cards that rules and abilities share."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from games.core.state import Card, GameState, hidden
from games.core.text import Listed
from games.northwood.content import CARD_TEXT, INDEX_OF, suit_of
from games.northwood.scenarios import Scenario

PLAYER = 0
"""The only seat."""


class Standing(StrEnum):
    """How a fief stands to the player."""

    NEUTRAL = "neutral"
    FRIENDLY = "friendly"
    LOST = "lost"


class Step(StrEnum):
    """The cursor: what the next segment does."""

    DEAL = "deal"        # gather all dialogue cards, shuffle, deal a hand
    FIEF = "fief"        # choose the fief to visit
    INVITE = "invite"    # lay friendly rulers over allies
    TURN = "turn"        # an ability or the next statement
    RESPOND = "respond"  # answer the statement
    CLOSE = "close"      # the visit is over
    OVER = "over"


@dataclass(slots=True)
class Fief:
    """One fief. `number` is also its target; `ruler` is None once the ruler has left the game."""

    number: int
    ruler: str | None
    standing: Standing = Standing.NEUTRAL


@dataclass(slots=True)
class Place:
    """One of the four places for allies; `guest` is the friendly ruler who covers the ally during this visit."""

    ally: str
    guest: str | None = None
    exhausted: bool = False

    @property
    def active(self) -> str:
        """Whose ability counts."""
        return self.guest or self.ally


@dataclass(slots=True)
class Envoy:
    """The player's part: his hand."""

    seat: int = PLAYER
    hand: list[Card] = hidden("dialogue", owner=True)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A finished dialogue."""

    statement: str
    response: str
    scored: bool


@dataclass(frozen=True, slots=True)
class Visit:
    """A finished visit."""

    fief: int
    score: int
    won: bool


@dataclass(slots=True)
class NorthwoodState(GameState):
    """A game of For Northwood!

    Piles are lists with the top card last. `deck` holds hidden cards; the player keeps knowing those he has seen.
    `theme` replaces the ruler's favourite suit in the next dialogue only. `acted`: an ability came before the
    coming statement; `used`: abilities in this visit. `stacked` are decks given for the coming visits (top first).
    """

    scenario: Scenario = field(kw_only=True)
    pause: bool = False
    step: Step = Step.DEAL
    players: list[Envoy] = field(default_factory=lambda: [Envoy()])
    fiefs: list[Fief] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    visiting: int | None = None
    deck: list[Card] = hidden("dialogue")
    discard: list[str] = field(default_factory=list)
    score: list[str] = field(default_factory=list)
    statement: str | None = None
    theme: str | None = None
    acted: bool = False
    used: int = 0
    exchanges: list[Exchange] = field(default_factory=list)
    visits: list[Visit] = field(default_factory=list)
    stopped: bool = False
    stacked: list[list[str]] = field(default_factory=list)

    # -- what is so ----------------------------------------------------------------------------------------------

    @property
    def envoy(self) -> Envoy:
        """The player."""
        return self.players[PLAYER]

    @property
    def here(self) -> Fief:
        """The fief being visited."""
        assert self.visiting is not None, "nobody is being visited"
        return self.fiefs[self.visiting]

    @property
    def ruler(self) -> str:
        """The ruler being visited."""
        ruler = self.here.ruler
        assert ruler is not None, "the visited fief has no ruler"
        return ruler

    @property
    def favourite(self) -> str:
        """The suit that wins against other suits in the next dialogue."""
        return self.theme or suit_of(self.ruler)

    @property
    def friendly(self) -> frozenset[int]:
        """The numbers of the friendly fiefs."""
        return frozenset(fief.number for fief in self.fiefs if fief.standing is Standing.FRIENDLY)

    @property
    def goal_in_reach(self) -> bool:
        """Whether the goal would be met if every visit from now on succeeded."""
        return self.scenario.goal.met(frozenset(f.number for f in self.fiefs if f.standing is not Standing.LOST))

    @property
    def hand(self) -> list[str]:
        """The cards in hand, by suit and value: so they are shown and offered."""
        return sorted((card.name for card in self.players[PLAYER].hand), key=INDEX_OF.__getitem__)

    @property
    def hand_size(self) -> int:
        """How many cards are in hand."""
        return len(self.players[PLAYER].hand)

    @property
    def deck_known(self) -> tuple[str | None, ...]:
        """The deck as the player knows it, its top first; None for a card that he has not seen."""
        return tuple(card.name if card.known_by(PLAYER) else None for card in reversed(self.deck))

    @property
    def sees_hand(self) -> bool:
        """The rules see every hand."""
        return True

    # -- moves of cards ------------------------------------------------------------------------------------------

    def draw(self, count: int) -> list[str]:
        """Draw up to `count` cards from the deck into the hand; the deck may have fewer."""
        drawn: list[str] = []
        while self.deck and len(drawn) < count:
            card = self.deck.pop()
            card.learn(PLAYER)
            self.envoy.hand.append(card)
            drawn.append(card.name)
        if drawn:
            self.learnt()
        self.say("northwood-log-drew", seat=PLAYER, n=len(drawn))
        if drawn:
            self.tell("northwood-log-drew-cards", drawn)
        return drawn

    def take_from_hand(self, name: str) -> Card:
        """Remove a card from the hand and return it."""
        hand = self.envoy.hand
        for at, card in enumerate(hand):
            if card.name == name:
                return hand.pop(at)
        raise AssertionError(f"{name} is not in hand")

    def discard_from_hand(self, names: list[str] | tuple[str, ...]) -> None:
        """Discard cards from the hand, the last one on top."""
        for name in names:
            self.discard.append(self.take_from_hand(name).name)
        self.announce("northwood-log-discarded", names)

    def look(self, count: int) -> list[str]:
        """The player looks at the top `count` cards of the deck (as many as there are); the top one comes first."""
        seen = self.deck[-count:][::-1]
        for card in seen:
            card.learn(PLAYER)
        self.learnt()
        names = [card.name for card in seen]
        self.say("northwood-log-looked", seat=PLAYER, n=len(names))
        self.tell("northwood-log-saw-cards", names)
        return names

    def announce(self, key: str, names: list[str] | tuple[str, ...]) -> None:
        """Log cards for everybody."""
        self.say(key, seat=PLAYER, n=len(names), cards=Listed(tuple(CARD_TEXT[name] for name in names)))

    def tell(self, key: str, names: list[str] | tuple[str, ...]) -> None:
        """Log cards for the player only."""
        cards = Listed(tuple(CARD_TEXT[name] for name in names))
        self.say(key, seat=PLAYER, to=(PLAYER,), weight=0, n=len(names), cards=cards)
