"""When something is due next, of everything that waits for its time in the database but the outbox."""

from __future__ import annotations

from storage.deadlines import due
from storage.engine.transaction import Reader
from storage.league import seasons
from storage.notifications import pending_notifications
from storage.play import standing

_EACH = (due.NEXT_TIME, *pending_notifications.NEXT_TIMES, standing.NEXT_TIME, seasons.NEXT_TIME)
_PARTS = " UNION ALL ".join(f"SELECT at FROM ({one}) AS part{n}" for n, one in enumerate(_EACH))


async def next_time(reader: Reader) -> float | None:
    """Return when scheduled work, a notification, a standing invitation or a season is due next (seconds since 1970);
    None if nothing is. It is one query, because a bot asks for it every second."""
    row = await reader.one(f"SELECT min(at) FROM ({_PARTS}) AS times")
    return row[0] if row else None
