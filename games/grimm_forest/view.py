"""What one viewer may know of a game: plain frozen data, the only input of pictures, texts and AI seats.

`view_of(state, viewer)` builds it. Goods are mappings with an entry for every material; cards, places and
materials are the ids of `content`. A card or place that the viewer does not know is "".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core.state import Card
from games.grimm_forest.content import HOUSES_TO_WIN, NEXT_ROUND, SITES
from games.grimm_forest.scoring import places
from games.grimm_forest.state import Fable, GrimmState, Player, Step


@dataclass(frozen=True, slots=True)
class HouseView:
    """A house: its material, parts built (1 floor, 2 walls, 3 complete), and whether it stands on a Cutting
    Corners site, where each part costs one less."""

    material: str
    parts: int
    corners: bool


@dataclass(frozen=True, slots=True)
class FableView:
    """A Fable lying open: card, the seat that played it, the place it lies on ("" for none), the round it was played
    in, and whether its work is done (a cancelled monster)."""

    card: str
    owner: int
    place: str
    since: int
    settled: bool


@dataclass(frozen=True, slots=True)
class LocationView:
    """One place: goods on it, seats of the pigs there in turn order, monsters, Unique Location, Fairy Foods, and the
    seats whose Pinocchio has announced this place."""

    id: str
    goods: Mapping[str, int]
    pigs: tuple[int, ...]
    monsters: tuple[FableView, ...]
    unique: FableView | None
    fairy_food: tuple[FableView, ...]
    announced: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as the viewer sees him.

    `sites`: ordinary building sites (5), `corner_sites`: those of Cutting Corners. `stored`: goods on Rapunzel.
    `prediction`: Aladdin's "alone" or "together", or the place Pinocchio announced; "" for none. `robbed`, `booty`:
    whom Ali Baba robbed (-1 for nobody) of which material. `under_mermaid`: Gather cards out of use,
    `gather_cards`: those in use. `hand`: the names the viewer knows of this hand, sorted; one's own hand is complete.
    An opponent's list counts his face-down Fable as still in hand, because nobody saw which card left it.
    `chosen`: whether Gather card (and perhaps Fable) lie on the table. `gather`, `fable`: this round's cards as far
    as the viewer knows them, also when they are spent. `has_fable`: whether a Fable was laid, face down or open.
    `at`: where the pig stands, "" before the reveal or when it stands nowhere. `collected`: gathered from the
    place this round. `actions`: build actions left. `used`: special actions taken this turn. `houses_done`: complete
    houses.
    """

    seat: int
    goods: Mapping[str, int]
    houses: tuple[HouseView, ...]
    sites: int
    corner_sites: int
    tokens: tuple[str, ...]
    friend: str
    stored: Mapping[str, int]
    prediction: str
    robbed: int
    booty: str
    under_mermaid: tuple[str, ...]
    gather_cards: tuple[str, ...]
    hand_size: int
    hand: tuple[str, ...]
    chosen: bool
    gather: str
    fable: str
    has_fable: bool
    at: str
    collected: Mapping[str, int]
    actions: int
    used: tuple[str, ...]
    houses_done: int


@dataclass(frozen=True, slots=True)
class GrimmView:
    """The whole table.

    `phase` is "gather", "build" or "over"; `step` the timing window (the values of `state.Step`). `active`: the seat
    that builds now, else None. `order`: seats in turn order from the `start` seat. `revealed_fables`: whether this
    round's Fables lie open; `revealed_gather`: whether the Gather cards do. `table`: every open Fable, those on
    places and boards too; `next_round`: those of them that act in the round after they were played and lie on no
    place. `prince`: where the Royal Prince took `prince_took` resources this round ("" for nowhere). `deck_top`: the
    cards on top of the Fable deck that the viewer knows, topmost first. `discards`: top last.
    `sections_left[material]`: floors, walls, roofs in stock. `offer`: a Friend just drawn whom `offer_by` keeps or
    gives. `looking`: Fables the viewer is looking at to choose from (`looker` is who looks, -1 for nobody;
    `looking_count` is public). `tavern`: Friends the viewer picks from. `houses_to_win`: how many complete houses
    end the game. `places`: each seat's rank when the game is over, else empty; 1 is a winner and may be shared.
    """

    viewer: int | None
    advanced: bool
    round: int
    phase: str
    step: str
    start: int
    order: tuple[int, ...]
    active: int | None
    revealed_fables: bool
    revealed_gather: bool
    locations: tuple[LocationView, ...]
    players: tuple[PlayerView, ...]
    table: tuple[FableView, ...]
    next_round: tuple[FableView, ...]
    prince: str
    prince_took: int
    deck_size: int
    deck_top: tuple[str, ...]
    discards: tuple[str, ...]
    friend_deck_size: int
    friend_discards: tuple[str, ...]
    sections_left: Mapping[str, tuple[int, int, int]]
    first_tokens: tuple[str, ...]
    offer: str
    offer_by: int
    looker: int
    looking_count: int
    looking: tuple[str, ...]
    tavern: tuple[str, ...]
    houses_to_win: int
    finished: bool
    places: tuple[int, ...]

    def location(self, place: str) -> LocationView:
        """The place of this id. Raises `KeyError` when it is not in use."""
        for location in self.locations:
            if location.id == place:
                return location
        raise KeyError(place)

    def in_play(self) -> list[tuple[int, str]]:
        """Every open card with its seat, each pair once."""
        friends = [(player.seat, player.friend) for player in self.players if player.friend]
        return list(dict.fromkeys([*friends, *((fable.owner, fable.card) for fable in self.table)]))


_BUILD = (Step.START_OF_BUILD, Step.BUILD, Step.END_OF_BUILD, Step.CLEANUP)


def view_of(state: GrimmState, viewer: int | None) -> GrimmView:
    """The table as `viewer` (a seat, or None for a spectator) may know it. Pure."""
    order = state.order()
    building = state.step is Step.BUILD and state.turn < len(order)
    return GrimmView(
        viewer=viewer,
        advanced=state.advanced,
        round=state.round,
        phase=_phase(state.step),
        step=state.step.value,
        start=state.start,
        order=order,
        active=order[state.turn] if building else None,
        revealed_fables=state.fables_open,
        revealed_gather=state.gather_open,
        locations=tuple(_location(state, place) for place in state.locations),
        players=tuple(_player(state, player, viewer) for player in state.players),
        table=tuple(_fable(fable) for fable in state.table),
        next_round=tuple(_fable(f) for f in state.table if f.card in NEXT_ROUND and not f.place),
        prince=state.prince,
        prince_took=state.prince_took,
        deck_size=len(state.deck),
        deck_top=_known_top(state, viewer),
        discards=tuple(state.discards),
        friend_deck_size=len(state.friend_deck),
        friend_discards=tuple(state.friend_discards),
        sections_left={m: (left[0], left[1], left[2]) for m, left in state.sections.items()},
        first_tokens=tuple(state.first_tokens),
        offer=state.offer,
        offer_by=state.offer_by,
        looker=state.looker,
        looking_count=len(state.looking),
        looking=_known(state.looking, viewer),
        tavern=_known(state.tavern, viewer),
        houses_to_win=HOUSES_TO_WIN,
        finished=state.step is Step.OVER,
        places=places(state) if state.step is Step.OVER else (),
    )


def _phase(step: Step) -> str:
    if step is Step.OVER:
        return "over"
    return "build" if step in _BUILD else "gather"


def _fable(fable: Fable) -> FableView:
    return FableView(fable.card, fable.owner, fable.place, fable.since, fable.settled)


def _location(state: GrimmState, place: str) -> LocationView:
    unique = state.unique_at(place)
    return LocationView(
        id=place,
        goods=dict(state.locations[place]),
        pigs=tuple(state.pigs_at(place)),
        monsters=tuple(_fable(monster) for monster in state.monsters_at(place)),
        unique=_fable(unique) if unique is not None else None,
        fairy_food=tuple(_fable(f) for f in state.table if f.place == place and f.card == "fairy_food"),
        announced=tuple(p.seat for p in state.players if p.said == place),
    )


def _player(state: GrimmState, player: Player, viewer: int | None) -> PlayerView:
    gather = player.gather
    return PlayerView(
        seat=player.seat,
        goods=dict(player.goods),
        houses=tuple(HouseView(house.material, house.parts, house.corners) for house in player.houses),
        sites=SITES,
        corner_sites=state.corner_sites(player.seat),
        tokens=tuple(player.tokens),
        friend=player.friend,
        stored=dict(player.stored),
        prediction=player.said,
        robbed=player.robbed,
        booty=player.booty,
        under_mermaid=tuple(player.under_mermaid),
        gather_cards=tuple(state.gather_cards(player.seat)),
        hand_size=len(player.hand),
        hand=_hand(player, viewer),
        chosen=gather is not None,
        gather=gather.place if gather is not None and (state.gather_open or _in(gather.known_to, viewer)) else "",
        fable=_fable_of(player, viewer),
        has_fable=player.facedown is not None or bool(player.revealed),
        at=player.at,
        collected=dict(player.collected),
        actions=player.actions,
        used=tuple(player.used),
        houses_done=player.complete(),
    )


def _fable_of(player: Player, viewer: int | None) -> str:
    """The Fable of this round: face down as far as the viewer has seen it, afterwards as it was revealed."""
    if player.facedown is not None:
        return player.facedown.name if _in(player.facedown_seen, viewer) else ""
    return player.revealed


def _hand(player: Player, viewer: int | None) -> tuple[str, ...]:
    """What the viewer knows of a hand. A face-down Fable may be any of the cards he knew, so all of them stay listed
    until it is revealed, unless he has seen the face-down card itself."""
    if viewer == player.seat:
        return tuple(sorted(card.name for card in player.hand))
    cards = list(player.hand)
    if player.facedown is not None and not _in(player.facedown_seen, viewer):
        cards.append(player.facedown)
    return _known(cards, viewer)


def _known(cards: list[Card], viewer: int | None) -> tuple[str, ...]:
    return tuple(sorted(card.name for card in cards if card.known_by(viewer)))


def _known_top(state: GrimmState, viewer: int | None) -> tuple[str, ...]:
    names: list[str] = []
    for card in reversed(state.deck):
        if not card.known_by(viewer):
            break
        names.append(card.name)
    return tuple(names)


def _in(mask: int, viewer: int | None) -> bool:
    return viewer is not None and bool(mask >> viewer & 1)
