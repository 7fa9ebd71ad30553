"""What happens, with its facts: what the triggers of `hooks` tell the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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
