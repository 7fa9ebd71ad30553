"""Building a table in the middle of a visit, and playing it through the public door."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.chance import Chance
from games.core.codec import dump_state
from games.core.decision import Answer, Decision, Refused
from games.core.session import Session
from games.core.state import Card
from games.core.view import Playing, TableView, table_view
from games.northwood import SPEC
from games.northwood.content import DECK, SUITS, suit_of
from games.northwood.options import NorthwoodOptions
from games.northwood.scenarios import scenario_of
from games.northwood.state import PLAYER, Envoy, Fief, NorthwoodState, Place, Standing, Step, Visit

JACKS = ("claws_jack", "flowers_jack", "leaves_jack", "eyes_jack")
RULERS = (
    "claws_queen", "flowers_queen", "leaves_queen", "eyes_queen", "claws_king", "flowers_king", "leaves_king",
    "eyes_king",
)
Table = Session[NorthwoodState]


def cards(words: str) -> list[str]:
    """Card ids from short words: `"c3 e8"` is the 3 of Claws and the 8 of Eyes."""
    suits = {suit[0]: suit for suit in SUITS}
    return [f"{suits[word[0]]}_{word[1]}" for word in words.split()]


def visit(
    fief: int,
    hand: str,
    *,
    ally: str | tuple[str, ...] = (),
    ruler: str | None = None,
    rulers: Mapping[int, str] | None = None,
    top: str = "",
    deck_size: int | None = None,
    score: str = "",
    discard: str = "",
    step: Step = Step.TURN,
    visited: Mapping[int, bool] | None = None,
    exhausted: tuple[int, ...] = (),
    options: NorthwoodOptions | None = None,
) -> Table:
    """A table that visits `fief`. `ally` (or several) take the places of the jacks of their suits, `ruler` rules the
    visited fief, `rulers` others.

    `top`: the deck's top cards, the first one next; the others follow in the order of the box, `deck_size` cuts them
    (the cut cards lie at the bottom of the discard pile). `visited[n]`: whether the visit to fief n succeeded;
    `exhausted`: places whose ally has been used.
    """
    state = NorthwoodState(Chance("5a" * 32), scenario=scenario_of(options or NorthwoodOptions()), step=step)
    state.pause = bool(options and options.pause)
    state.places = [Place(name) for name in JACKS]
    state.fiefs = [Fief(number, name) for number, name in enumerate(RULERS)]
    for name in (ally,) if isinstance(ally, str) else ally:
        seat_ally(state, name)
    for number, name in {**(rulers or {}), **({fief: ruler} if ruler else {})}.items():
        seat_ruler(state, number, name)
    for place in exhausted:
        state.places[place].exhausted = True
    for number, won in (visited or {}).items():
        state.fiefs[number].standing = Standing.FRIENDLY if won else Standing.LOST
        state.visits.append(Visit(number, number if won else number + 1, won))
        if not won:
            state.fiefs[number].ruler = None
    if step is not Step.FIEF:
        state.visiting = fief
    lay_cards(state, cards(hand), cards(top), cards(score), cards(discard), deck_size)
    return Session(SPEC.rules, state)


def lay_cards(
    state: NorthwoodState, hand: list[str], top: list[str], score: list[str], discard: list[str], deck_size: int | None
) -> None:
    """Lay out all 32 dialogue cards."""
    placed = {*hand, *top, *score, *discard}
    assert len(placed) == len(hand) + len(top) + len(score) + len(discard), "a card is laid twice"
    deck = top + [name for name in DECK if name not in placed]
    size = len(deck) if deck_size is None else deck_size
    state.players = [Envoy(PLAYER, [Card(name, known_to=1) for name in hand])]
    state.deck = [Card(name) for name in reversed(deck[:size])]
    state.score, state.discard = list(score), deck[size:] + discard


def seat_ally(state: NorthwoodState, ally: str) -> None:
    """Put `ally` at the place of its suit; a ruler of that name leaves his fief to the ally that was there."""
    at = SUITS.index(suit_of(ally))
    before = state.places[at].ally
    state.places[at].ally = ally
    for fief in state.fiefs:
        if fief.ruler == ally and before != ally:
            fief.ruler = before


def seat_ruler(state: NorthwoodState, number: int, ruler: str) -> None:
    """Let `ruler` rule a fief; if he ruled another one, the two change places."""
    for fief in state.fiefs:
        if fief.ruler == ruler:
            fief.ruler = state.fiefs[number].ruler
    state.fiefs[number].ruler = ruler


def act(table: Table, *answers: str | Answer) -> Table:
    """Submit answers in turn; a plain string is an answer of one token."""
    for answer in answers:
        table.submit(PLAYER, (answer,) if isinstance(answer, str) else answer)
        assert table.rules.invariants(table.state) == []
    return table


def refused(table: Table, *answer: str) -> str:
    """The rule by which an answer is refused, or "" when it is taken; a refused answer changes nothing."""
    before = dump_state(table.state)
    try:
        table.submit(PLAYER, answer)
    except Refused as error:
        assert dump_state(table.state) == before
        return error.refusal.rule
    return ""


def asked(table: Playing[NorthwoodState]) -> Decision:
    """The player's open question."""
    return table.open()[PLAYER]


def options_of(table: Table) -> set[str]:
    """The ids that the open question offers."""
    return set(asked(table).parts[0].ids)


def hand(table: Table) -> set[str]:
    """The player's hand as the player sees it."""
    return set(seen(table).board.hand)


def seen(table: Playing[NorthwoodState]) -> TableView:
    """The player's view."""
    return table_view(table, PLAYER)


def known(table: Table, count: int) -> tuple[str | None, ...]:
    """What the player knows of the deck's top `count` cards."""
    return tuple(seen(table).board.deck_known[:count])


def hint_key(table: Table, option: str) -> str:
    """The key of an option's hint."""
    question = seen(table).question
    assert question is not None
    found = question.wordings[option].hint
    assert found is not None
    return found.key


def logged(table: Table) -> list[str]:
    """The keys of all log lines so far, oldest first."""
    lines = [line for closed in table.closed for line in closed.lines] + table.lines()
    return [line.text.key for line in lines]
