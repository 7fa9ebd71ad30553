"""A whole answer in little space, for the custom id of a button that gives it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from cogs.forms.custom_id import base36
from games.core.decision import Answer, Decision, Kind, Part

_DIGEST = 4
"""How many characters recognise the form for which an answer was packed."""


def packed_answer(decision: Decision, answer: Answer) -> str:
    """Return an answer that fits the form of a decision as a digest of the form and one number in base 36, whose digits
    say for each option whether it is chosen, how much of it, or in which place."""
    number = 0
    for part in reversed(decision.parts):
        for digit, base in reversed(list(zip(_digits(part, answer), _bases(part), strict=True))):
            number = number * base + digit
    return _form_digest(decision) + base36(number)


def unpacked_answer(decision: Decision, data: str) -> Answer | None:
    """Return the answer that `packed_answer` has packed, or None if the form has changed since or the data are
    invalid."""
    form, body = data[:_DIGEST], data[_DIGEST:]
    if form != _form_digest(decision) or not (body.isascii() and body.isalnum()):
        return None
    number, answer = int(body, 36), list[str]()
    for part in decision.parts:
        digits: list[int] = []
        for base in _bases(part):
            number, digit = divmod(number, base)
            digits.append(digit)
        answer += _tokens(part, digits)
    return tuple(answer)


def _bases(part: Part) -> Iterator[int]:
    """Yield how many values each digit of a part has."""
    if part.kind is Kind.AMOUNTS:
        yield from (limit + 1 for limit in part.limits)
    elif part.kind is Kind.ORDER:
        yield from (len(part.ids) for _ in part.ids)
    elif part.most == 1:
        yield len(part.ids) + 1
    else:
        yield from (2 for _ in part.ids)


def _digits(part: Part, answer: Answer) -> list[int]:
    """Return the digits of a part for an answer: amounts, places in an order, the chosen option counted from 1, or 1
    for each chosen option."""
    chosen = {name: number for name, _, number in (token.partition("=") for token in answer) if name in part.ids}
    if part.kind is Kind.AMOUNTS:
        return [int(chosen.get(name, 0)) for name in part.ids]
    if part.kind is Kind.ORDER:
        return [part.ids.index(name) for name in chosen]
    if part.most == 1:
        return [sum(part.ids.index(name) + 1 for name in chosen)]
    return [int(name in chosen) for name in part.ids]


def _tokens(part: Part, digits: list[int]) -> list[str]:
    """Return the tokens of a part for which `_digits` gives these digits."""
    if part.kind is Kind.AMOUNTS:
        return [f"{name}={digit}" for name, digit in zip(part.ids, digits, strict=True) if digit]
    if part.kind is Kind.ORDER:
        return [part.ids[digit] for digit in digits]
    if part.most == 1:
        return [part.ids[digit - 1] for digit in digits if digit]
    return [name for name, digit in zip(part.ids, digits, strict=True) if digit]


def _form_digest(decision: Decision) -> str:
    form = "\n".join(f"{part.kind} {part.most} {part.ids} {part.limits}" for part in decision.parts)
    return hashlib.sha256(form.encode()).hexdigest()[:_DIGEST]
