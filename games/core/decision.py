"""Everything a person can be asked: forms of parts, answered with stable ids.

One vocabulary serves Discord, AI seats, tests, logs and the terminal. An answer is a tuple of tokens:
the id of a chosen option (`"forest"`, `"fable:wolf"`), or `"id=n"` for an amount. Ids are unique within a
decision, never positions, and stay the same between rules versions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from games.core.text import Arg, Text, text

Answer = tuple[str, ...]


class Kind(StrEnum):
    """How a part is filled in."""

    PICK = "pick"        # `least` to `most` of the ids, in any order
    ORDER = "order"      # all the ids, in the order wanted
    CELLS = "cells"      # like PICK, but the ids are places on a board and are shown on its picture
    AMOUNTS = "amounts"  # a number up to `limits[i]` of each id; the numbers add up to `least` to `most`


@dataclass(frozen=True, slots=True)
class Part:
    """One field of the form.

    `ids` are the options; `least` and `most` bound how many are taken (PICK, CELLS) or the sum (AMOUNTS).
    `limits` belongs to AMOUNTS: the most of each id, in the order of `ids`.
    """

    key: str
    ids: tuple[str, ...]
    kind: Kind = Kind.PICK
    least: int = 1
    most: int = 1
    limits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat.

    `key` names the question and finds its wording; `args` are that wording's arguments.
    `proposals` are complete answers worth offering at one click, all of them acceptable.
    `private` marks a question whose options or existence depend on something only this seat may see:
    it is never worded in public.
    `anytime` are the ids of free actions: each may be answered alone, in place of the form, by a seat that wants to do
    something first that it may do at any time. The rules then do it and ask again.
    """

    seat: int
    key: str
    parts: tuple[Part, ...]
    proposals: tuple[Answer, ...] = ()
    private: bool = False
    args: Mapping[str, Arg] = field(default_factory=dict)
    anytime: tuple[str, ...] = ()

    def is_free(self, answer: Answer) -> bool:
        """Whether `answer` is a free action instead of a filled-in form."""
        return len(answer) == 1 and answer[0] in self.anytime

    def part_of(self, token: str) -> Part | None:
        """The part that `token` answers, or None."""
        name = token.partition("=")[0]
        for part in self.parts:
            if name in part.ids:
                return part
        return None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer is not taken: which rule, what is missing, what is possible instead.

    `rule` is a stable code (tests and statistics use it); `reason` says it to the player;
    `instead` are complete answers that would be taken, nearest first.
    """

    rule: str
    reason: Text
    instead: tuple[Answer, ...] = ()


class Refused(Exception):
    """The answer was not taken and nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason.key}")
        self.refusal = refusal


SEAT, CARD = "seat:", "card:"
YES: Answer = ("yes",)
NO: Answer = ("no",)


def one_of(seat: int, key: str, ids: tuple[str, ...], /, *, private: bool = False, **args: Arg) -> Decision:
    """The plainest question: exactly one of `ids`."""
    return Decision(seat, key, (Part(key, ids),), private=private, args=args)


def seat_id(seat: int) -> str:
    """The option that names a seat."""
    return f"{SEAT}{seat}"


def seat_of(option: str) -> int:
    """The seat that an option names. Raises `ValueError` for an option that names none."""
    if not option.startswith(SEAT):
        raise ValueError(f"{option} names no seat")
    return int(option.removeprefix(SEAT))


def card_id(card: str) -> str:
    """The option that names a card."""
    return f"{CARD}{card}"


def card_of(option: str) -> str:
    """The card that an option names. Raises `ValueError` for an option that names none."""
    if not option.startswith(CARD):
        raise ValueError(f"{option} names no card")
    return option.removeprefix(CARD)


def yes_no(seat: int, key: str, /, *, private: bool = False, **args: Arg) -> Decision:
    """A question answered `("yes",)` or `("no",)`."""
    return one_of(seat, key, ("yes", "no"), private=private, **args)


def amounts(answer: Answer) -> dict[str, int]:
    """The amounts in an answer: `("wood=2", "brick=1")` is `{"wood": 2, "brick": 1}`."""
    found: dict[str, int] = {}
    for token in answer:
        name, sign, number = token.partition("=")
        if sign:
            found[name] = int(number)
    return found


def normal(decision: Decision, answer: Answer) -> Answer:
    """The one spelling of an answer: parts in order, options in order, zero amounts left out; a free action as it is.

    Raises `Refused` when the answer does not fit the form: unknown or doubled ids, too few, too many.
    """
    if decision.is_free(answer) or _is_one_of(decision, answer):
        return answer
    taken: dict[str, list[str]] = {part.key: [] for part in decision.parts}
    for token in answer:
        part = decision.part_of(token)
        if part is None or ("=" in token) != (part.kind is Kind.AMOUNTS):
            raise Refused(Refusal("not_offered", text("core-refused-not-offered")))
        taken[part.key].append(token)
    spelled: list[str] = []
    for part in decision.parts:
        spelled += _part_normal(part, taken[part.key])
    return tuple(spelled)


def _is_one_of(decision: Decision, answer: Answer) -> bool:
    """Whether one thing is asked for and one of those offered is given: most answers, so it is found out quickly."""
    if len(answer) != 1 or len(decision.parts) != 1:
        return False
    part = decision.parts[0]
    return part.most >= 1 >= part.least and answer[0] in part.ids and part.kind in (Kind.PICK, Kind.CELLS)


def _part_normal(part: Part, tokens: list[str]) -> list[str]:
    if part.kind is Kind.AMOUNTS:
        return _amounts_normal(part, tokens)
    if len(set(tokens)) != len(tokens):
        raise Refused(Refusal("twice", text("core-refused-twice")))
    if part.kind is Kind.ORDER:
        if len(tokens) != len(part.ids):
            raise Refused(Refusal("order_all", text("core-refused-order-all", n=len(part.ids))))
        return tokens
    _bounds(part, len(tokens))
    return [name for name in part.ids if name in tokens] if len(tokens) > 1 else tokens


def _amounts_normal(part: Part, tokens: list[str]) -> list[str]:
    numbers: dict[str, int] = {}
    for token in tokens:
        name, _, number = token.partition("=")
        if name in numbers or not (number.isascii() and number.isdigit() and len(number) < 5):
            raise Refused(Refusal("not_a_number", text("core-refused-not-a-number")))
        numbers[name] = int(number)
    for name, limit in zip(part.ids, part.limits, strict=True):
        if numbers.get(name, 0) > limit:
            raise Refused(Refusal("too_many_of", text("core-refused-too-many-of", most=limit)))
    _bounds(part, sum(numbers.values()))
    return [f"{name}={numbers[name]}" for name in part.ids if numbers.get(name)]


def _bounds(part: Part, count: int) -> None:
    if count < part.least:
        raise Refused(Refusal("too_few", text("core-refused-too-few", least=part.least, given=count)))
    if count > part.most:
        raise Refused(Refusal("too_many", text("core-refused-too-many", most=part.most, given=count)))


def flaws(decision: Decision) -> list[str]:
    """What is wrong with a decision as the rules built it; empty when it is sound. For tests and conformance."""
    found: list[str] = []
    ids = [*decision.anytime, *(name for part in decision.parts for name in part.ids)]
    if len(set(ids)) != len(ids):
        found.append(f"{decision.key}: an id stands in it twice")
    if any(not name or "=" in name for name in ids):
        found.append(f"{decision.key}: an id is empty or has '=' in it")
    for part in decision.parts:
        room = sum(part.limits) if part.kind is Kind.AMOUNTS else len(part.ids)
        if not 0 <= part.least <= part.most or part.least > room:
            found.append(f"{decision.key}.{part.key}: {part.least} to {part.most} of {room}")
        if part.kind is Kind.AMOUNTS and len(part.limits) != len(part.ids):
            found.append(f"{decision.key}.{part.key}: limits do not match ids")
    for answer in decision.proposals:
        try:
            if normal(decision, answer) != answer:
                found.append(f"{decision.key}: proposal {answer} is not in its normal spelling")
        except Refused as refused:
            found.append(f"{decision.key}: proposal {answer} is refused ({refused})")
    return found
