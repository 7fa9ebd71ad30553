"""Whom a lobby takes: people whose rating is in a range, or who finish the games that they begin. Checked when somebody
joins; people who sit there already stay."""

from __future__ import annotations

from storage.engine.transaction import Reader
from storage.model import Admission, Person, TableInfo
from storage.people import lobby_profiles
from storage.people.stats import OFF, visibility
from tables.core.errors import RequestRefused
from tables.core.shown_rating import SHOWN_FROM, rating_of, shown_rating

RANGES = (100, 200, 400)
"""By how much a rating may differ from the opener's, in shown numbers, before the range is rounded."""
ROUNDED = 50
"""Ranges begin at multiples of this, in shown numbers, and are wider by it. So they do not say which of fifty ratings
the opener has, who may show it to nobody."""
LATEST = 20
"""How many of a person's latest games with other people are looked at."""
LEAST, OF_TEN = 3, 9
"""A person finishes their games who has played at least so many of these to the end, and so many of ten."""


async def check_admitted(reader: Reader, info: TableInfo, person: Person) -> None:
    """Check that a lobby takes a person. Raises `RequestRefused` with what it asks for."""
    wanted = info.admission
    if wanted.rating is not None:
        low, high = wanted.rating
        rating = await own_rating(reader, person, info.game)
        if rating is None:
            kept = await visibility(reader, person) != OFF
            key = "bot-trouble-no-rating" if kept else "bot-trouble-rating-unknown"
            raise RequestRefused(key, low=str(low), high=str(high), n=SHOWN_FROM)
        if not low <= rating <= high:
            raise RequestRefused("bot-trouble-rating", low=str(low), high=str(high), own=str(rating))
    if wanted.finishers and not await finishes_games(reader, person):
        kept = await visibility(reader, person) != OFF
        raise RequestRefused("bot-trouble-finishers" if kept else "bot-trouble-finishers-unknown", n=LEAST)


async def is_admitted(reader: Reader, info: TableInfo, person: Person) -> bool:
    """Return whether a lobby takes a person, as far as its ranges say: seats may all be taken."""
    try:
        await check_admitted(reader, info, person)
    except RequestRefused as trouble:
        if trouble.of_storage:
            raise
        return False
    return True


async def range_around(reader: Reader, info: TableInfo, within: int) -> tuple[int, int]:
    """Return the range of ratings around that of a lobby's opener, in shown numbers. Raises `RequestRefused` if the
    opener has none yet."""
    rating = await own_rating(reader, info.opener, info.game)
    if rating is None:
        raise RequestRefused("bot-trouble-no-own-rating", n=SHOWN_FROM)
    return range_of(rating, within)


def range_of(rating: int, within: int) -> tuple[int, int]:
    """Return the lowest and the highest rating of the range around a rating that has at least `within` on either side,
    in shown numbers."""
    low = (rating - within) // ROUNDED * ROUNDED
    return low, low + 2 * within + ROUNDED


async def own_rating(reader: Reader, person: Person, game: str) -> int | None:
    """Return a person's rating in a game as it is shown; None if they have too few rated games, or want no
    statistics."""
    rating = rating_of(await lobby_profiles.rated_games(reader, [person], game))
    return None if rating is None else shown_rating(rating.mu)


async def finishes_games(reader: Reader, person: Person) -> bool:
    """Return whether a person has played enough of their latest games with other people to the end. A game that was
    ended early, with the consent of all, says nothing. False for those who want no statistics."""
    if await visibility(reader, person) == OFF:
        return False
    ends = await lobby_profiles.latest_games_finished(reader, person, LATEST)
    return sum(ends) >= LEAST and 10 * sum(ends) >= OF_TEN * len(ends)


EVERYBODY = Admission()
"""A lobby that takes everybody."""
