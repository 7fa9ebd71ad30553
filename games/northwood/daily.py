"""The deal of the day: the same for everybody, unknown before its day, checkable after it.

The operator keeps one secret. The seed of a day is an HMAC of the day's name under that secret, so nobody else can
work it out beforehand, and knowing the seeds of other days does not help. What is published:

* before or on the day, the seed's `commitment`, as a link of a chain in which each link is hashed over the one before;
  so a published link pins its day's seed and the whole past;
* after the day, the seed itself. Whoever has it can check it against the commitment (`checks`), and repeat the deal.

Pure: dates come in as arguments, and nothing here reads a clock or stores anything.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from games.core.chance import commitment
from games.northwood.scenarios import NorthwoodOptions

FIRST_LINK = "0" * 64
"""What the first link of a chain is hashed over."""

LEAST_SECRET = 16
"""Characters that an operator's secret must have at least."""

FULL_FROM_WEEKDAY = 4
"""From Friday on, the deal of the day uses all characters."""


@dataclass(frozen=True, slots=True)
class Link:
    """A day's public promise. `link` is SHA-256 over the link before, the day and the day's commitment, in hex."""

    day: date
    commitment: str
    link: str


def day_seed(secret: str, day: date) -> str:
    """The seed of a day's game: 64 hex digits. Raises `ValueError` for a secret too short to be one."""
    if len(secret) < LEAST_SECRET:
        raise ValueError(f"the secret of the daily deal needs at least {LEAST_SECRET} characters")
    return hmac.new(secret.encode(), f"northwood:{day.isoformat()}".encode(), hashlib.sha256).hexdigest()


def day_options(day: date) -> NorthwoodOptions:
    """How the deal of a day is played: introductory characters from Monday to Thursday, all of them at the weekend."""
    return NorthwoodOptions(characters="full" if day.weekday() >= FULL_FROM_WEEKDAY else "intro")


def next_link(secret: str, day: date, before: str = FIRST_LINK) -> Link:
    """The promise for `day`; `before` is the `link` of the day before in the chain."""
    promised = commitment(day_seed(secret, day))
    return Link(day, promised, _hashed(before, day, promised))


def chain(secret: str, first: date, days: int) -> tuple[Link, ...]:
    """The links of `days` days from `first` on."""
    links: list[Link] = []
    for number in range(days):
        before = links[-1].link if links else FIRST_LINK
        links.append(next_link(secret, first + timedelta(days=number), before))
    return tuple(links)


def unbroken(links: Iterable[Link], before: str = FIRST_LINK) -> bool:
    """Whether published links follow from one another, one day after the other; `before` precedes the first."""
    last: date | None = None
    for one in links:
        if one.link != _hashed(before, one.day, one.commitment) or (last and one.day != last + timedelta(days=1)):
            return False
        before, last = one.link, one.day
    return True


def checks(link: Link, seed: str) -> bool:
    """Whether a seed opened after its day is the one that was promised."""
    return hmac.compare_digest(commitment(seed), link.commitment)


def streak(days: Sequence[date], today: date) -> int:
    """How many days in a row up to `today`, or up to yesterday while today's deal is not played yet."""
    played = set(days)
    day = today if today in played else today - timedelta(days=1)
    count = 0
    while day in played:
        count, day = count + 1, day - timedelta(days=1)
    return count


def _hashed(before: str, day: date, promised: str) -> str:
    return hashlib.sha256(f"{before}|{day.isoformat()}|{promised}".encode()).hexdigest()
