"""The table service: everything that can be done at a table, as one transaction each.

It knows persons, seats and tables; it knows nothing of Discord but ids, and nothing of any game but its entry in the
registry. Every refusal is a `Trouble`; after one nothing has changed.

The parts, each on top of the one before: `desk` (queues, failures) - `recording` (what an act stores) - `loading` -
`ai` - `play` (submit, undo) - `ending` (cancel) - `reopening` - `quotas` - `lobby` - `handover` - `homes` (channels and
servers go) - `looking` (views, lines) - `posting` (for the publisher) - `daily` (the deal of the day); `people` stands
beside them.
"""

from __future__ import annotations

from tables.daily import DailyDeals
from tables.people import People


class TableService(DailyDeals, People):
    """All tables: `TableService(db, settings, clock=time.time)`.

    `wake` is set whenever there is something new for the publisher (outbox or due items). Call `start_up` once
    before the first click, and `close` before the database is closed.
    """
