"""What somebody may see of a table: plain frozen data for texts, pictures and AI seats.

Everything in Agricola lies open but the order of the round cards, the solo deck, and cards in hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.agricola.animals import beds_of, housing, lodgings_of, pets_of
from games.agricola.calendar import HARVESTS
from games.agricola.cards import hooks
from games.agricola.cards.box import Swap, card_of
from games.agricola.cards.play import minor_prices
from games.agricola.exchange import swaps_of
from games.agricola.farmyard.animals import bedded, housed
from games.agricola.farmyard.grid import Edge, bits
from games.agricola.farmyard.yard import CROPS, KINDS, Farmyard
from games.agricola.goods import ANIMALS, Goods
from games.agricola.harvest.needs import food_due, heating_cost
from games.agricola.house import renovation_prices, renovation_targets, room_prices
from games.agricola.majors.building import prices_of
from games.agricola.plots import field_cards
from games.agricola.scoring import score
from games.agricola.spaces.using import closure, obstacle, table_of
from games.agricola.special_actions import SPECIALS
from games.agricola.state import AgricolaState, Player
from games.core.cards import Kept, copied
from games.core.rules import Viewer
from games.core.state import Card

NO_GOODS: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class CellView:
    """A farmyard space. `kind`: empty, room, field, forest, moor, grave or post. `crop` and `n`: what is left of
    what was sown. `pasture`: its number among the farm's pastures, None outside. `animals`: who lives there outside
    pastures, in a stable or where a card lets them. `under`: the kinds of the tiles beneath the visible one, the
    lowest first. `goods`: what lies there and is nobody's yet."""

    name: str
    row: int
    column: int
    kind: str
    stable: bool
    crop: str | None
    n: int
    pasture: int | None
    animals: tuple[str, ...]
    under: tuple[str, ...]
    goods: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class FieldCardView:
    """A card that is a field: `crop` and `n` are what is left of what was sown there, None and 0 where it is empty."""

    card: str
    crop: str | None
    n: int


@dataclass(frozen=True, slots=True)
class PastureView:
    """A pasture: its spaces, how many animals of one species it holds, and who is in it in the arrangement shown."""

    cells: tuple[str, ...]
    capacity: int
    species: str | None
    n: int


@dataclass(frozen=True, slots=True)
class FarmView:
    """One seat's farm. `cells`, `fences` and `pastures` show what the `yard` is. `coming`: (round, goods) on round
    spaces; `laid`: (round, card, what) else that cards have laid there; `kept`: what lies on the seat's cards;
    `tokens`, `joined`, `waiting`, `gained`: see `games.agricola.state.Player`; `swaps`: the cards' exchanges at any
    time now. `hand`: the cards the viewer knows, of `hand_size`; `pile` and `pile_size`: the same of the cards to
    choose from in a draft; `hand_costs`: what each of them costs the seat now. `room_cost` is the cheapest price of a
    room, `renovations` that of renovating, by the material it may be renovated to.

    `food_due` and `heating` are what a harvest now would ask for, `spared` what of the heating is saved by turning wood
    into fuel for it; `points` is the score if the game ended now.
    `pet` is the animal in the house.
    """

    seat: int
    yard: Farmyard
    cells: tuple[CellView, ...]
    fences: tuple[Edge, ...]
    pastures: tuple[PastureView, ...]
    field_cards: tuple[FieldCardView, ...]
    pets: tuple[str, ...]
    on_cards: tuple[tuple[str, str], ...]
    house: str
    rooms: int
    goods: Mapping[str, int]
    people: int
    newborns: int
    home: int
    joined: int
    waiting: int
    sick: int
    begging: int
    bonus: int
    gained: int
    stables_left: int
    fences_left: int
    majors: tuple[str, ...]
    locked: tuple[str, ...]
    coming: tuple[tuple[int, Mapping[str, int]], ...]
    laid: tuple[tuple[int, str, str], ...]
    kept: Mapping[str, Kept]
    tokens: Mapping[str, int]
    swaps: Mapping[str, Swap]
    occupations: tuple[str, ...]
    minors: tuple[str, ...]
    hand_size: int
    hand: tuple[str, ...]
    pile: tuple[str, ...]
    pile_size: int
    hand_costs: Mapping[str, Mapping[str, int]]
    room_cost: Mapping[str, int]
    renovations: Mapping[str, Mapping[str, int]]
    food_due: int
    heating: int
    spared: int
    points: Mapping[str, float]

    @property
    def in_front(self) -> tuple[str, ...]:
        """All cards in play, majors first."""
        return self.majors + self.occupations + self.minors

    @property
    def total(self) -> float:
        """Points if the game ended now."""
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class SpaceView:
    """An action space: what has accumulated, what it gives besides, who is there; `action` is what is done there, None
    where goods are all; `closed` says that it is empty and nobody may go there now, `obstacle` why the viewer could
    not use it now (occupied, closed, linked, sick, impossible; None for spectators and usable spaces)."""

    id: str
    goods: Mapping[str, int]
    gives: Mapping[str, int]
    accumulates: Mapping[str, int]
    action: str | None
    people: tuple[int, ...]
    round: int | None
    closed: bool
    obstacle: str | None


@dataclass(frozen=True, slots=True)
class MajorView:
    """A place of the majors board: the cards from the top down, the top one's cost for the viewer and its points."""

    cards: tuple[str, ...]
    cost: Mapping[str, int]
    points: int


@dataclass(frozen=True, slots=True)
class SpecialView:
    """A special action card: its actions, food given or asked by them, and who has used it this round."""

    id: str
    actions: tuple[str, ...]
    food: Mapping[str, int]
    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SoloView:
    """The solo deck: the card shown, how many are face down and the actions on the back of the top one, how many were
    discarded, and whether the 2 food were paid this round."""

    shown: str | None
    deck: int
    next_actions: tuple[str, ...]
    discards: int
    paid: bool


@dataclass(frozen=True, slots=True)
class AgricolaView:
    """A table as one viewer sees it. `hands` is how hand cards are found, `deal` the number of the draft.
    `spaces` are in the order of the board; `next_harvest` is a round; `removed` are cards that have left the game."""

    viewer: Viewer
    moor: bool
    level: int
    hands: str
    deal: int
    round: int
    phase: str
    starter: int
    active: int
    next_harvest: int
    farms: tuple[FarmView, ...]
    spaces: tuple[SpaceView, ...]
    places: tuple[MajorView, ...]
    specials: tuple[SpecialView, ...]
    solo: SoloView | None
    family: bool = False
    fuel_tokens: bool = False
    removed: tuple[str, ...] = ()

    @property
    def cards(self) -> bool:
        """Whether there are hand cards."""
        return self.level > 1


def view_of(state: AgricolaState, viewer: Viewer) -> AgricolaView:
    """What `viewer` may see."""
    return AgricolaView(
        viewer, state.moor, state.level, state.hands, state.deal, state.round, state.phase.value, state.starter,
        state.active,
        next((number for number in HARVESTS if number >= state.round), HARVESTS[-1]),
        tuple([_farm(state, player, viewer) for player in state.players]),
        _spaces(state, viewer), _places(state, viewer), _specials(state), _solo(state), state.family, state.fuel_tokens,
        tuple(state.removed),
    )


def _farm(state: AgricolaState, player: Player, viewer: Viewer) -> FarmView:
    yard = player.yard
    pastures, lodged = _arranged(state, player)
    edges = yard.grid.edges
    hand, pile = _seen(player.hand, viewer), _seen(player.pile, viewer)
    return FarmView(
        seat=player.seat,
        yard=yard, cells=_cells(yard, lodged.spaces),
        fences=tuple([edges[at] for at in bits(yard.fences)]), pastures=pastures, field_cards=_field_cards(player),
        pets=lodged.house, on_cards=lodged.cards,
        house=player.house, rooms=player.rooms, goods=dict(player.goods), people=player.people,
        newborns=player.newborns, home=player.home, joined=player.joined, waiting=player.waiting, sick=player.sick,
        begging=player.begging, bonus=player.bonus, gained=player.gained,
        stables_left=player.stables_left, fences_left=yard.fences_left,
        majors=tuple(player.majors), locked=tuple(player.locked),
        coming=tuple([(number, dict(goods)) for number, goods in sorted(player.coming.items())]),
        laid=tuple([(number, one.card, one.what) for number, there in sorted(player.laid.items()) for one in there]),
        swaps=dict(swaps_of(state, player)) if player.in_front else {},
        kept={card: copied(kept) for card, kept in player.kept.items()}, tokens=dict(player.tokens),
        occupations=tuple(player.occupations), minors=tuple(player.minors), hand_size=len(player.hand),
        hand=hand, pile=pile, pile_size=len(player.pile),
        hand_costs={card: minor_prices(state, player, card)[0].as_dict() for card in hand + pile},
        room_cost=room_prices(state, player)[0].as_dict(),
        renovations={
            material: renovation_prices(state, player, material)[0].as_dict()
            for material in renovation_targets(state, player)
        },
        food_due=food_due(state, player), heating=heating_cost(state, player),
        spared=hooks.spared_by_wood.of(state, player, 0), points=score(state, player),
    )


def _seen(cards: Sequence[Card], viewer: Viewer) -> tuple[str, ...]:
    return tuple(sorted([card.name for card in cards if card.known_by(viewer)]))


@lru_cache(maxsize=2048)
def _cells(yard: Farmyard, animals: tuple[tuple[str, str], ...]) -> tuple[CellView, ...]:
    """The spaces of a farm, `animals` outside pastures by space; most do not change from one view to the next."""
    grid = yard.grid
    pasture_of = {space: number for number, pasture in enumerate(yard.pastures) for space in bits(pasture)}
    crops = {name: (crop, n) for crop in CROPS for name, n in yard.planted(crop).items()}
    cells: list[CellView] = []
    for space, (name, (row, column), stack) in enumerate(zip(grid.names, grid.places, yard.stacks, strict=True)):
        crop, n = crops.get(name, (None, 0))
        kinds = tuple([KINDS[letter] for letter in stack]) or ("empty",)
        cells.append(CellView(
            name, row, column, kinds[-1], bool(yard.stables >> space & 1), crop, n, pasture_of.get(space),
            tuple([animal for at, animal in animals if at == name]), kinds[:-1],
            tuple(yard.lying.get(name, NO_GOODS).items()),
        ))
    return tuple(cells)


def _field_cards(player: Player) -> tuple[FieldCardView, ...]:
    found: list[FieldCardView] = []
    for card in field_cards(player):
        crop = next((crop for crop in CROPS if card in player.yard.planted(crop)), None)
        found.append(FieldCardView(card, crop, player.yard.planted(crop)[card] if crop else 0))
    return tuple(found)


class Lodged(NamedTuple):
    """The animals outside pastures: in the house, on farmyard spaces and on cards, by their names."""

    house: tuple[str, ...]
    spaces: tuple[tuple[str, str], ...]
    cards: tuple[tuple[str, str], ...]


NOBODY = Lodged((), (), ())


def _arranged(state: AgricolaState, player: Player) -> tuple[tuple[PastureView, ...], Lodged]:
    """One way to house the animals: in pastures, where cards let them stay, in the house, in unfenced stables."""
    yard = player.yard
    room = housing(state, player)
    species = housed(room, player.animals) or (None,) * len(room.pastures)
    left = dict(zip(ANIMALS, player.animals, strict=True))
    sizes = [2 * p.bit_count() * 2 ** (p & yard.stables).bit_count() for p in yard.pastures]
    ranked = sorted(range(len(sizes)), key=lambda number: -sizes[number])
    who: dict[int, tuple[int, str | None, int]] = {}
    for rank, number in enumerate(ranked):
        kind = None if species[rank] is None else ANIMALS[species[rank] or 0]
        n = min(left[kind], room.pastures[rank]) if kind else 0
        if kind:
            left[kind] -= n
        who[number] = (room.pastures[rank], kind if n else None, n)
    views = []
    for number, pasture in enumerate(yard.pastures):
        names = tuple([yard.grid.names[space] for space in bits(pasture)])
        capacity, kind, n = who[number]
        views.append(PastureView(names, capacity, kind, n))
    return tuple(views), _lodged(state, player, left)


def _lodged(state: AgricolaState, player: Player, left: Goods) -> Lodged:
    """Where the animals are that live in no pasture; those without room, which are about to go, are nowhere."""
    if not any(left.values()):
        return NOBODY
    yard, beds = player.yard, beds_of(state, player)
    found: list[tuple[str, str]] = []
    sleeping = bedded(tuple([bed.species for bed in beds]), tuple(left.values()))
    for bed, species in zip(beds, sleeping, strict=True):
        if species is not None:
            found.append((bed.where, ANIMALS[species]))
            left[ANIMALS[species]] -= 1
    rest = [kind for kind, n in left.items() for _ in range(n)]
    stables = [yard.grid.names[space] for space in bits(yard.stables & ~yard.fenced)]
    pets, away = pets_of(state, player), lodgings_of(state, player)
    found += zip((*stables, *away), rest[pets:], strict=False)
    if not beds and not away:
        return Lodged(tuple(rest[:pets]), tuple(found), ())
    spaces = tuple([one for one in found if one[0] in yard.grid.number])
    return Lodged(tuple(rest[:pets]), spaces, tuple([one for one in found if one not in spaces]))


def _spaces(state: AgricolaState, viewer: Viewer) -> tuple[SpaceView, ...]:
    definitions = table_of(state)
    rounds = {card: number for number, card in enumerate(state.round_cards, 1)}
    me = None if viewer is None else state.players[viewer]
    return tuple([
        SpaceView(
            name, dict(space.goods), definitions[name].gives, definitions[name].accumulates, definitions[name].action,
            tuple(space.people), rounds.get(name), not space.people and closure(state, name) is not None,
            None if me is None else obstacle(state, me, name),
        )
        for name, space in state.spaces.items()
    ])


def _places(state: AgricolaState, viewer: Viewer) -> tuple[MajorView, ...]:
    views = []
    for stack in state.places:
        if not stack:
            views.append(MajorView((), {}, 0))
            continue
        top = stack[-1]
        card = card_of(top)
        cost = card.cost if viewer is None else prices_of(state, state.players[viewer], top)[0].as_dict()
        views.append(MajorView(tuple(reversed(stack)), dict(cost), card.points))
    return tuple(views)


def _specials(state: AgricolaState) -> tuple[SpecialView, ...]:
    if state.solo is not None:
        users = {state.solo.shown: ()} if state.solo.shown else {}
        return tuple([_special(name, users[name]) for name in users])
    return tuple([_special(card.id, tuple(card.users)) for card in state.specials])


def _special(name: str, users: tuple[int, ...]) -> SpecialView:
    card = SPECIALS[name]
    food = {act.name: act.brings for act in card.acts.values() if act.brings}
    return SpecialView(name, card.actions, food, users)


def _solo(state: AgricolaState) -> SoloView | None:
    solo = state.solo
    if solo is None:
        return None
    if solo.top is None:
        return SoloView(solo.shown, 0, (), len(solo.discards), solo.paid)
    return SoloView(solo.shown, len(solo.deck) + 1, SPECIALS[solo.top].actions, len(solo.discards), solo.paid)
