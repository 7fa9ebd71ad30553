"""Upper bounds of what goods can bring by exchanges. A price above them cannot be paid, which needs no search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from games.agricola.goods import GOODS


class Worth(NamedTuple):
    """An upper bound of how many of a good one of each good could bring, in the order of `GOODS` (the good itself:
    `WHOLE`), and how much each exchange that can be made only once could add. No other exchange raises the total worth
    of all goods."""

    each: tuple[int, ...]
    once: tuple[int, ...]


WHOLE = 12**8
"""The worth of one piece of the good itself. Worths are integers, rounded up."""
Rate = tuple[str, int, str, int, bool]
"""An exchange: `n` of a good for `gives` of another one, and whether it can be made only once."""


@lru_cache(maxsize=1024)
def worths_at(rates: tuple[Rate, ...]) -> Mapping[str, Worth]:
    """Return the worths of all goods for each good that an exchange at these rates brings.

    Raises `AssertionError` if a circle of exchanges brings more and more of a good.
    """
    found: dict[str, Worth] = {}
    for good in {rate[2] for rate in rates}:
        worth = {**dict.fromkeys(GOODS, 0), good: WHOLE}
        for _ in GOODS:  # no chain of exchanges needs more of them
            before = dict(worth)
            for taken, n, brought, gives, once in rates:
                if not once:
                    worth[taken] = max(worth[taken], -(-gives * worth[brought] // n))
            if worth == before:
                break
        else:
            raise AssertionError(f"exchanges in a circle bring more and more {good}")
        more = tuple([max(0, gives * worth[to] - n * worth[taken]) for taken, n, to, gives, once in rates if once])
        found[good] = Worth(tuple(worth.values()), more)
    return found
