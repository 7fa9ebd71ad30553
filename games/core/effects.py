"""Plain effects as data: gain, pay, convert, choose what to gain. A card that needs no more needs no code."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from games.core.ask import ask
from games.core.decision import Answer, Decision, Kind, Part, amounts


class Purses(Protocol):
    """A state whose seats own goods."""

    def goods(self, seat: int) -> MutableMapping[str, int]:
        """The goods of a seat by name; every good has an entry."""
        ...


@dataclass(frozen=True, slots=True)
class Gain:
    """Take goods from the general supply, which is unlimited."""

    goods: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Pay:
    """Return goods to the supply. Whoever cannot pay all of it gets none of the effects after it."""

    goods: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class GainChoice:
    """Take `count` goods in all, of the kinds in `of`, mixed as the owner likes."""

    count: int
    of: tuple[str, ...]
    key: str = "gain_choice"


PlainEffect = Gain | Pay | GainChoice


def can_pay(state: Purses, seat: int, goods: Mapping[str, int]) -> bool:
    """Whether the seat owns at least these goods."""
    purse = state.goods(seat)
    return all(purse[name] >= count for name, count in goods.items())


def gain(state: Purses, seat: int, goods: Mapping[str, int]) -> None:
    """Add goods to a seat's purse."""
    purse = state.goods(seat)
    for name, count in goods.items():
        purse[name] += count


def pay(state: Purses, seat: int, goods: Mapping[str, int]) -> None:
    """Take goods from a seat's purse. The caller has checked `can_pay`."""
    purse = state.goods(seat)
    for name, count in goods.items():
        if purse[name] < count:
            raise ValueError(f"seat {seat} has {purse[name]} {name}, not {count}")
        purse[name] -= count


async def apply(state: Purses, seat: int, effects: Sequence[PlainEffect]) -> bool:
    """Carry out effects in order; False when a payment failed and the rest was left undone."""
    for effect in effects:
        match effect:
            case Gain(goods):
                gain(state, seat, goods)
            case Pay(goods):
                if not can_pay(state, seat, goods):
                    return False
                pay(state, seat, goods)
            case GainChoice(count, of, key):
                gain(state, seat, await choose_goods(seat, key, count, of))
    return True


async def choose_goods(seat: int, key: str, count: int, of: tuple[str, ...]) -> dict[str, int]:
    """Ask a seat for `count` goods of the kinds in `of`, mixed as it likes."""
    return amounts(await ask(goods_decision(seat, key, count, dict.fromkeys(of, count))))


def goods_decision(seat: int, key: str, count: int, limits: Mapping[str, int]) -> Decision:
    """A question for exactly `count` goods with a limit for each; all mixtures are proposed while they are few."""
    part = Part(key, tuple(limits), Kind.AMOUNTS, count, count, tuple(limits.values()))
    proposals = tuple(_mixtures(tuple(limits.items()), count))[:25]
    return Decision(seat, key, (part,), proposals, args={"n": count})


def _mixtures(limits: tuple[tuple[str, int], ...], count: int) -> list[Answer]:
    if not limits:
        return [()] if count == 0 else []
    (name, limit), rest = limits[0], limits[1:]
    found: list[Answer] = []
    for n in range(min(limit, count), -1, -1):
        head: Answer = (f"{name}={n}",) if n else ()
        found += [head + tail for tail in _mixtures(rest, count - n)]
    return found


def total(goods: Mapping[str, int]) -> int:
    """How many goods these are in all."""
    return sum(goods.values())

