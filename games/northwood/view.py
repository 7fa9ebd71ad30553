"""What a viewer may see: the only input of texts, pictures, the text board and the hint."""

from __future__ import annotations

from dataclasses import dataclass

from games.northwood.content import STARS, medal_for, playable
from games.northwood.scenarios import Goal
from games.northwood.state import Exchange, Fief, NorthwoodState, Place, Standing, Visit


@dataclass(frozen=True, slots=True)
class FiefView:
    """A fief: `number` is its target; `ruler` is None once the ruler has left; `standing` neutral, friendly, lost."""

    number: int
    stars: int
    ruler: str | None
    standing: str


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place for an ally. `active` is whose ability counts now: the guest's, if a friendly ruler covers the ally."""

    ally: str
    guest: str | None
    exhausted: bool

    @property
    def active(self) -> str:
        return self.guest or self.ally


@dataclass(frozen=True, slots=True)
class NorthwoodView:
    """The whole table.

    `scenario`, `level`: the scenario's id, and in the free game the medal aimed at, else None. `goal` is what wins;
    `in_reach` whether it still can be met; `order`, `ability_limit`, `guests_allowed`: the scenario's rules.
    `visiting`: the fief being visited. `favourite`: the suit that wins against others in the next (or present)
    dialogue; `theme` is set when an ability changed it. `statement`: the ruler's card that waits for an answer;
    `exchanges`: the visit's finished dialogues, oldest first. `hand`: sorted by suit and value, empty for spectators;
    `playable` those that may answer the statement. `deck_known[i]`: the card i places from the deck's top, None where
    the viewer does not know it. `discard`, `score`: top last. `acted`: an ability was used before the coming
    statement; `used`: abilities in this visit. `stars`: won so far, `best`: what could still be reached; `medal`:
    earned by `stars`. `visits`: finished visits in order. `stopped`: the player gave up.
    """

    viewer: int | None
    scenario: str
    number: int
    level: str | None
    goal: Goal
    in_reach: bool
    order: int
    ability_limit: int | None
    guests_allowed: bool
    step: str
    fiefs: tuple[FiefView, ...]
    places: tuple[PlaceView, ...]
    visiting: int | None
    favourite: str | None
    theme: str | None
    statement: str | None
    exchanges: tuple[Exchange, ...]
    hand: tuple[str, ...]
    hand_size: int
    playable: tuple[str, ...]
    deck_known: tuple[str | None, ...]
    discard: tuple[str, ...]
    score: tuple[str, ...]
    acted: bool
    used: int
    stars: int
    best: int
    medal: str | None
    visits: tuple[Visit, ...]
    stopped: bool

    @property
    def deck_size(self) -> int:
        """Cards left in the deck."""
        return len(self.deck_known)

    @property
    def sees_hand(self) -> bool:
        """Whether the viewer sees the hand."""
        return self.viewer is not None

    @property
    def ruler(self) -> str | None:
        """The ruler being visited."""
        return None if self.visiting is None else self.fiefs[self.visiting].ruler


def view_of(state: NorthwoodState, viewer: int | None) -> NorthwoodView:
    """The view of the player (0) or of a spectator (None)."""
    scenario = state.scenario
    hand = _hand(state, viewer)
    visiting = state.visiting
    return NorthwoodView(
        viewer=viewer,
        scenario=scenario.id,
        number=scenario.number,
        level=None if scenario.number else medal_for(scenario.goal.stars),
        goal=scenario.goal,
        in_reach=state.goal_in_reach,
        order=scenario.order,
        ability_limit=scenario.abilities,
        guests_allowed=scenario.guests,
        step=state.step.value,
        fiefs=tuple(_fief(fief) for fief in state.fiefs),
        places=tuple(_place(place) for place in state.places),
        visiting=visiting,
        favourite=None if visiting is None else state.favourite,
        theme=state.theme,
        statement=state.statement,
        exchanges=tuple(state.exchanges),
        hand=hand,
        hand_size=state.hand_size,
        playable=playable(hand, state.statement) if state.statement and hand else (),
        deck_known=tuple(card.name if card.known_by(viewer) else None for card in reversed(state.deck)),
        discard=tuple(state.discard),
        score=tuple(state.score),
        acted=state.acted,
        used=state.used,
        stars=stars_of(state),
        best=sum(STARS[fief.number] for fief in state.fiefs if fief.standing is not Standing.LOST),
        medal=medal_for(stars_of(state)),
        visits=tuple(state.visits),
        stopped=state.stopped,
    )


def stars_of(state: NorthwoodState) -> int:
    """Stars won so far."""
    return sum(STARS[number] for number in state.friendly)


def _hand(state: NorthwoodState, viewer: int | None) -> tuple[str, ...]:
    if viewer != state.envoy.seat:
        return ()
    return tuple(state.hand)


def _fief(fief: Fief) -> FiefView:
    return FiefView(fief.number, STARS[fief.number], fief.ruler, fief.standing.value)


def _place(place: Place) -> PlaceView:
    return PlaceView(place.ally, place.guest, place.exhausted)
