"""Negative numbers and changes as they are printed: with a minus sign (−), which is as wide as a plus, and not with a
hyphen, at which a line may break. All texts and pictures get it from here."""

from __future__ import annotations


def with_minus(number: float | str) -> str:
    """Return a number as it is printed, a negative one with a minus sign: "4", "−3". A number that is written already
    may be given as well."""
    return str(number).replace("-", "−")


def sign(number: float) -> str:
    """Return the sign of a change: "+", or "−" for a negative one."""
    return "−" if number < 0 else "+"


def signed(number: float) -> str:
    """Return a change with its sign: "+4", "−3", "+0"."""
    return f"{sign(number)}{abs(number)}"
