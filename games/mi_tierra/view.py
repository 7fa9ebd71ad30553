"""What one viewer may know of a game: plain frozen data, the only input of pictures, texts and AI seats.

Everything lies open but the decks; what somebody has seen from the clock tower they keep knowing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.mi_tierra.ending import places, standing
from games.mi_tierra.fields import watered
from games.mi_tierra.state import Entry, MiTierraState, Pen, Placement, Player, Stall, Step
from games.mi_tierra.supply import cubes_of
from games.mi_tierra.upkeep import wage


@dataclass(frozen=True, slots=True)
class FarmView:
    """One player and the farm. Names as in `state.Player`; `at_hut`: workers that wait; `wage`: what the next upkeep
    costs as things are; `watered`: fields that get water; `cubes`: all water cubes of the farm; `left`: what the last
    exchange will leave over."""

    seat: int
    money: int
    hired: int
    at_hut: int
    leaving: int
    wage: int
    passed: bool
    goods: Mapping[str, int]
    fields: Mapping[str, str]
    channels: tuple[str, ...]
    watered: tuple[str, ...]
    reserve: int
    cubes: int
    pens: tuple[Pen | None, ...]
    cards: tuple[str, ...]
    used: tuple[str, ...]
    moved: bool
    sold: bool
    smuggled: int
    earned: Mapping[str, int]
    left: int

    def animals(self, kind: str = "") -> int:
        """How many animals live here, of one kind or in all."""
        return sum(pen.count for pen in self.pens if pen is not None and (not kind or pen.animal == kind))


@dataclass(frozen=True, slots=True)
class StallView:
    """A worker on the official market; `sold`: he has had his sale of this lap."""

    seat: int
    sold: bool


@dataclass(frozen=True, slots=True)
class MiTierraView:
    """The whole table. Names as in `state.MiTierraState`.

    `active`: whose turn of placing it is, else None. `deck_known[i]`: the card i places from the top of the market
    deck, "" where the viewer does not know it. `unseen`: how many cards went back into the box. `plans_left`:
    development cards in the deck. `places`: each seat's rank when the game is over, else empty.
    """

    viewer: int | None
    round: int
    season: str
    step: str
    order: tuple[int, ...]
    track: tuple[int, ...]
    turn: int
    active: int | None
    farms: tuple[FarmView, ...]
    placed: tuple[Placement, ...]
    deck_known: tuple[str, ...]
    unseen: int
    row: tuple[str, ...]
    closing: tuple[str, ...]
    gone: tuple[str, ...]
    in_force: str
    flowers: int
    last_round: bool
    plans_left: int
    plans_gone: tuple[str, ...]
    grid: tuple[str, ...]
    die: str
    low: int
    face: int
    looker: int
    arriving: Mapping[str, int]
    entries: tuple[Entry, ...]
    stalls: tuple[StallView, ...]
    alone: bool
    black: tuple[int, ...]
    finished: bool
    places: tuple[int, ...]

    @property
    def players(self) -> tuple[FarmView, ...]:
        """The farms, as queries of cards look for them."""
        return self.farms


def view_of(state: MiTierraState, viewer: int | None) -> MiTierraView:
    """The table as `viewer` (a seat, or None for a spectator) may know it. Pure."""
    over = state.step is Step.OVER
    return MiTierraView(
        viewer=viewer,
        round=state.round,
        season=state.season,
        step=state.step.value,
        order=tuple(state.order),
        track=tuple(state.track),
        turn=state.turn,
        active=state.order[state.turn % len(state.order)] if state.step is Step.PLACE else None,
        farms=tuple(_farm(state, player) for player in state.players),
        placed=tuple(state.placed),
        deck_known=tuple(card.name if card.known_by(viewer) else "" for card in reversed(state.deck)),
        unseen=len(state.unseen),
        row=tuple(state.row),
        closing=tuple(state.closing),
        gone=tuple(state.gone),
        in_force=state.in_force,
        flowers=state.flowers,
        last_round=state.last_round,
        plans_left=len(state.plans),
        plans_gone=tuple(state.plans_gone),
        grid=tuple(state.grid),
        die=state.die,
        low=state.low,
        face=state.face,
        looker=state.looker,
        arriving=dict(state.arriving),
        entries=tuple(state.entries),
        stalls=tuple(_stall(stall) for stall in state.stalls),
        alone=state.alone,
        black=tuple(state.black),
        finished=over,
        places=places(state) if over else (),
    )


def _stall(stall: Stall) -> StallView:
    return StallView(stall.seat, stall.sold)


def _farm(state: MiTierraState, player: Player) -> FarmView:
    seat = player.seat
    wet = watered(player.channels)
    return FarmView(
        seat=seat,
        money=player.money,
        hired=player.hired,
        at_hut=state.at_hut(seat),
        leaving=player.leaving,
        wage=wage(state, seat, player.hired - player.leaving),
        passed=player.passed,
        goods=dict(player.goods),
        fields=dict(player.fields),
        channels=tuple(player.channels),
        watered=tuple(field for field in player.fields if field in wet),
        reserve=player.reserve,
        cubes=cubes_of(player),
        pens=tuple(player.pens),
        cards=tuple(player.cards),
        used=tuple(player.used),
        moved=player.moved,
        sold=player.sold,
        smuggled=player.smuggled,
        earned=dict(player.earned),
        left=standing(player)["left"],
    )
