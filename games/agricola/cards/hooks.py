"""Where cards join the rules. The rules fire these moments and triggers and put these queries, naming no card.

Windows of a space or special action: `before_…`, then `using_…` (with it: what is gained can be used for it), then
`after_…`. A query asks the cards of one player about that player's own affairs; `entering` asks them about a space.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from games.agricola.cards.box import BOX, Swap
from games.agricola.cards.own import Own
from games.agricola.state import AgricolaState, Player
from games.core.cards import Moment, Query, Trigger
from games.core.prices import Price, PriceQuery

E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class SpaceUsed:
    """`seat` uses an action space. `gained`: what it got there; `taken`: of these, what had accumulated. `sick`: the
    person came from its bed. `done`: the cards that have acted with this use."""

    seat: int
    space: str
    gained: Mapping[str, int]
    taken: Mapping[str, int]
    sick: bool = False
    done: set[str] = field(default_factory=set, compare=False)


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    """`seat` does a special action (`cut_peat`, `fell_trees`, ...) of a special action card; `cell` is the farmyard
    space where it was done ("" before, and where there is none)."""

    seat: int
    action: str
    card: str
    cell: str = ""
    there: tuple[str, ...] = field(default=(), compare=False)
    """The cards that lay before the seat when it began."""


@dataclass(frozen=True, slots=True)
class Played:
    """`seat` has built or played a card; `old` is the one returned for it, if any."""

    seat: int
    card: str
    old: str = ""


@dataclass(frozen=True, slots=True)
class Learning:
    """`seat` is about to pay `fee` food and play an occupation."""

    seat: int
    card: str
    fee: int


@dataclass(frozen=True, slots=True)
class Placed:
    """`seat` has placed a person on a space, and all of its use is done; the turn goes on."""

    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class RoomsBuilt:
    """`seat` has built rooms in one action."""

    seat: int
    cells: tuple[str, ...]
    material: str


@dataclass(frozen=True, slots=True)
class Renovated:
    """`seat` has renovated its house."""

    seat: int
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Fenced:
    """`seat` has fenced pastures in one action: their spaces, as sets of bits; `before` are those that were fenced
    already."""

    seat: int
    pastures: tuple[int, ...]
    before: int = 0


@dataclass(frozen=True, slots=True)
class FieldLaid:
    """`seat` has a new field on a farmyard space. `how`: "plow", "slash_and_burn", or "swap" for a moor that a card
    turned into one."""

    seat: int
    cell: str
    how: str


@dataclass(frozen=True, slots=True)
class TilesGone:
    """The tile that lay on top of these farmyard spaces of `seat` is gone, or is another one now (by name, with the
    tile it was)."""

    seat: int
    tiles: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Sown:
    """`seat` has sown these crops, each on a field of its own."""

    seat: int
    crops: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Baked:
    """`seat` has baked grain in a Bake Bread action."""

    seat: int
    grain: int


@dataclass(frozen=True, slots=True)
class Cooked:
    """`seat` has turned goods into food."""

    seat: int
    goods: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Grown:
    """`seat`'s family has grown."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """`seat` has placed a person or taken a special action card, and all of it is done; `option` says which (its
    answer, "" when there was nothing to do)."""

    seat: int
    option: str


@dataclass(frozen=True, slots=True)
class Arrived:
    """What a card had laid on the round space that has been reached now, besides goods."""

    seat: int
    card: str
    what: str


@dataclass(frozen=True, slots=True)
class PassedOn:
    """`seat` has got a card into its hand from the player on its right."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Swapped:
    """`seat` has made an exchange of a card, named as in answers, so many times."""

    seat: int
    card: str
    swap: str
    n: int


@dataclass(frozen=True, slots=True)
class AnimalsLeft:
    """Animals of `seat` have left its farm: cooked, exchanged, let go, run away."""

    seat: int
    animals: Mapping[str, int]


@dataclass(frozen=True, slots=True, order=True)
class Bed:
    """A place for one animal: `where` is the farmyard space or the card, `species` the set of those that may be there,
    as bits in the order of `games.agricola.goods.ANIMALS`."""

    where: str
    species: int


@dataclass(frozen=True, slots=True)
class About:
    """What a price is for (a card, "rooms", ...), and who pays it."""

    seat: int
    what: str


class _OfCard(Trigger[Own, E]):
    """A trigger that only the card named by its facts hears."""

    def _ready(self, state: Any, seat: int, facts: tuple[Any, ...], done: Any) -> list[str]:
        event = facts[0]
        return [] if seat != event.seat else [
            card for card in super()._ready(state, seat, facts, done) if card == event.card
        ]


class Acts(Moment[Own]):
    """Acts of cards among which their owner chooses, each under the card's name."""

    def offered(self, state: AgricolaState, player: Player) -> list[str]:
        """The cards of the player that could act now."""
        cards = player.in_front
        if self.effects.keys().isdisjoint(cards):
            return []
        return [
            card for card in cards
            if any(one.when is None or one.when(Own(state, player.seat, card)) for one in self.effects.get(card, ()))
        ]

    async def use(self, state: AgricolaState, player: Player, card: str) -> None:
        """Let one of them act."""
        state.journal.count("triggered", card)
        for one in self.effects[card]:
            await one.run(Own(state, player.seat, card))


class Mine(Query[Own, V, str]):
    """A query that asks only the cards of the player whom it is about."""

    def heard(self, player: Player) -> bool:
        """Whether a card of the player has a say here."""
        return not self.effects.keys().isdisjoint(player.in_front)

    def of(self, state: AgricolaState, player: Player, base: V, about: str = "") -> V:
        """`base` as the player's cards change it."""
        effects, cards = self.effects, player.in_front
        if not cards or effects.keys().isdisjoint(cards):
            return base
        for card in cards:
            for change in effects.get(card, ()):
                base = change(Own(state, player.seat, card), base, about)
        return base

    def noted(self, state: AgricolaState, player: Player, base: V, about: str = "") -> V:
        """`of`, for something that happens now: the cards that change it are counted."""
        for card in player.in_front:
            for change in self.effects.get(card, ()):
                new = change(Own(state, player.seat, card), base, about)
                if new != base:
                    state.journal.count("triggered", card)
                base = new
        return base


class Prices(PriceQuery[Own, About]):
    """What something costs a player, as its own cards have it."""

    def of(self, state: AgricolaState, player: Player, printed: Price, what: str) -> tuple[Price, ...]:
        """The prices between which the player may choose, cheapest first."""
        cards = player.in_front
        if not cards or not self.heard(cards):
            return (printed,)
        return self.prices(state, printed.as_dict(), About(player.seat, what), seat=player.seat)

    def note(self, state: AgricolaState, player: Player, printed: Price, what: str) -> None:
        """Count the cards that have a say in a price that is paid now, when it is not the printed one."""
        if self.of(state, player, printed, what) != (printed,):
            for card in player.in_front:
                if card in self:
                    state.journal.count("triggered", card)


def _trigger(name: str, facts: type[E]) -> Trigger[Own, E]:
    return BOX.trigger(name, facts)


def _mine(name: str, kind: Callable[..., V]) -> Mine[V]:
    return BOX.hook(Mine[V](BOX, name))


played: Trigger[Own, Played] = BOX.hook(_OfCard(BOX, "played"))
"""A card has come into play: its own effects."""
improved = _trigger("improved", Played)
"""A major improvement has been built or a minor one played, after its own effects."""
before_occupation = _trigger("before_occupation", Learning)
"""An occupation has been chosen; its price is not paid yet."""
after_occupation = _trigger("after_occupation", Played)

before_space = _trigger("before_space", SpaceUsed)
using_space = _trigger("using_space", SpaceUsed)
"""With the use of a space, before its own action."""
used_space = _trigger("used_space", SpaceUsed)
"""With the use of a space, after its own action: for those who would rather act then."""
after_space = _trigger("after_space", SpaceUsed)
before_special = _trigger("before_special", SpecialUsed)
after_special = _trigger("after_special", SpecialUsed)
turn_ended = _trigger("turn_ended", TurnEnded)

rooms_built = _trigger("rooms_built", RoomsBuilt)
renovated = _trigger("renovated", Renovated)
fenced = _trigger("fenced", Fenced)
field_laid = _trigger("field_laid", FieldLaid)
tiles_gone = _trigger("tiles_gone", TilesGone)
sown = _trigger("sown", Sown)
baked = _trigger("baked", Baked)
cooked = _trigger("cooked", Cooked)
grown = _trigger("grown", Grown)

round_starts = BOX.moment("round_starts")
"""The round card is known and the goods of the round space have come; the spaces are not refilled yet."""
arrived: Trigger[Own, Arrived] = BOX.hook(_OfCard(BOX, "arrived"))
passed_on = _trigger("passed_on", PassedOn)
swapped: Trigger[Own, Swapped] = BOX.hook(_OfCard(BOX, "swapped"))
animals_left = _trigger("animals_left", AnimalsLeft)
at_any_time = BOX.hook(Acts(BOX, "at_any_time"))
"""Acts besides exchanges that stand beside every question of a turn. They change nothing but what is the owner's."""
instead_of_renovation = BOX.hook(Acts(BOX, "instead_of_renovation"))
"""Acts that may be done wherever the owner could renovate."""
placed = _trigger("placed", Placed)
extra_turn = BOX.moment("extra_turn")
"""All people of a seat are placed, and its turn would come again; one card acts."""

returning_home = BOX.moment("returning_home")
"""The work phase is over; everybody still stands where they were placed."""
round_ends = BOX.moment("round_ends")
harvest_starts = BOX.moment("harvest_starts")
reaping = BOX.moment("reaping")
"""The field phase, after the crops have been taken."""
feeding = BOX.moment("feeding")
"""Before a seat feeds its family and heats; only its own things may change."""
breeding = BOX.moment("breeding")
"""Before the animals breed."""
others_bred = BOX.moment("others_bred")
"""Before the animals of those breed who do so last."""
harvest_ends = BOX.moment("harvest_ends")

room_for_people = _mine("room_for_people", int)
people_away = _mine("people_away", int)
"""People of the supply who stand elsewhere, so that the family cannot grow by them."""
pets = _mine("pets", int)
"""Animals that the house keeps."""
pasture_extra = _mine("pasture_extra", int)
"""More animals in each pasture."""
beds: Mine[tuple[Bed, ...]] = BOX.hook(Mine(BOX, "beds"))
"""Places for one animal each besides pastures, stables and the house."""
fuel_saved = _mine("fuel_saved", int)
"""Fuel that heating needs less."""
fuel_most = _mine("fuel_most", int)
"""The most that heating can cost, after what is saved."""
fuel_more = _mine("fuel_more", int)
"""Fuel that a harvest needs besides heating the house; negative: what is saved of all of it."""
spared_by_wood = _mine("spared_by_wood", int)
"""Fuel that a harvest needs less once its owner turns wood into fuel for it."""
shut: Mine[tuple[str, ...]] = BOX.hook(Mine(BOX, "shut"))
"""Cards whose exchange of a harvest cannot be made in this one."""
special_gives = _mine("special_gives", int)
"""What Fell Trees or Cut Peat (the action asked about) gives."""
held_tiles: Mine[tuple[str, ...]] = BOX.hook(Mine(BOX, "held_tiles"))
"""Farmyard spaces on whose tile somebody stands, so that it is not the only thing there."""
may_join: Mine[bool] = BOX.hook(Mine(BOX, "may_join"))
"""Whether the owner may place a person on the occupied space asked about."""
lodgings: Query[Own, tuple[str, ...], int] = BOX.query("lodgings", tuple, int)
"""Places for one animal each that any seat's cards give the seat asked about, on the cards named."""
breeders: Query[Own, tuple[int, ...], int] = BOX.query("breeders", tuple, int)
"""Animals that count for the breeding of the seat asked about, by species in the usual order."""
breeds_last = _mine("breeds_last", bool)
"""Whether the owner's animals breed after all others."""
free_fences = _mine("free_fences", int)
"""Fences that cost nothing in each Build Fences action."""
fence_goods: Mine[tuple[str, ...]] = BOX.hook(Mine(BOX, "fence_goods"))
"""Goods of which one pays a fence."""
renovation_targets: Mine[tuple[str, ...]] = BOX.hook(Mine(BOX, "renovation_targets"))
"""The materials that a house may be renovated to."""
horse_points = _mine("horse_points", float)
"""Points for horses, of which there is one."""
points = _mine("points", int)
"""Points at the end besides the printed ones."""
table_points: Query[Own, int, int] = BOX.query("table_points", int, int)
"""Points at the end that cards give to any seat (that asked about), whoever owns them."""
swaps: Mine[tuple[tuple[str, Swap], ...]] = BOX.hook(Mine(BOX, "swaps"))
"""Exchanges at any time that depend on the moment, each with its name in answers ("M125:wood"); those that do not are
data of their card."""

ROOM = Prices(BOX, "room", About)
RENOVATION = Prices(BOX, "renovation", About)
IMPROVEMENT = Prices(BOX, "improvement", About)
LESSON = Prices(BOX, "lesson", About)
"""What playing an occupation costs, with what may be earned right before; `before_occupation` is where it is earned."""
