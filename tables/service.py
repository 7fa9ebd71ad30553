"""The table service: everything that can be done at a table, as one transaction each.

It knows persons, seats and tables; it knows nothing of Discord but ids, and nothing of any game but its entry in the
registry. Every refusal is a `Trouble`; after one nothing has changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from storage.database import Database
from tables.absences import Absences
from tables.ai import AiSeats
from tables.calls import Calls
from tables.clock import Clock
from tables.clocks import Clocks
from tables.daily import Daily
from tables.due import Due
from tables.ending import Ending
from tables.exports import Exports
from tables.forecasting import Forecasting
from tables.forgetting import Forgetting
from tables.guests import Guests
from tables.history import History
from tables.homes import Homes
from tables.lessons import Lessons
from tables.lobby import Lobby
from tables.looking import Looking
from tables.moving import Moving
from tables.notices import Notices
from tables.orders import Orders
from tables.outbox import Outbox
from tables.people import People
from tables.planning import Planning
from tables.play import Play
from tables.puzzles import Puzzles
from tables.quotas import Quotas
from tables.readiness import Readiness
from tables.records import Records
from tables.reopening import Reopening
from tables.replay import Replay
from tables.seats import Seats
from tables.servers import Servers
from tables.settings import TableSettings
from tables.sharing import Sharing
from tables.spectating import Spectating
from tables.stats import Stats
from tables.sweeping import Sweeping
from tables.thinking import Thinkers
from tables.undoing import Undoing
from tables.votes import Votes


@dataclass(frozen=True, slots=True)
class TableService:
    """All tables, by what one does there: `tables.play.submit(...)`.

    Each part is given `records`, and the parts that it needs; none knows one that is named after it. Call `start_up`
    once before the first click, and `close` before the database is closed.
    """

    records: Records
    people: People
    notices: Notices
    looking: Looking
    history: History
    replay: Replay
    quotas: Quotas
    puzzles: Puzzles
    play: Play
    orders: Orders
    planning: Planning
    thinkers: Thinkers
    ais: AiSeats
    votes: Votes
    undoing: Undoing
    ending: Ending
    reopening: Reopening
    lobby: Lobby
    lessons: Lessons
    seats: Seats
    clocks: Clocks
    absences: Absences
    forecasting: Forecasting
    homes: Homes
    outbox: Outbox
    due: Due
    guests: Guests
    calls: Calls
    daily: Daily
    stats: Stats
    exports: Exports
    forgetting: Forgetting
    servers: Servers
    moving: Moving
    readiness: Readiness
    spectating: Spectating

    @classmethod
    def over(
        cls, db: Database, settings: TableSettings, clock: Clock | None = None, *, thinking_processes: int = 0,
        thinkers: Thinkers | None = None, sharing: Sharing | None = None,
    ) -> Self:
        """The service over a database. `thinking_processes`: see `tables.thinking`; `thinkers`: who thinks instead;
        `sharing`: how the work is shared with other bots at that database, if there may be any."""
        records = Records(
            db, clock or Clock(), ai_delay=settings.ai_delay, cache=settings.table_cache, sharing=sharing
        )
        quotas, votes = Quotas(records, settings), Votes(records)
        play, ending, reopening = Play(records), Ending(records, votes), Reopening(records, votes)
        orders, people = Orders(records, play), People(records)
        notices = Notices(records, people)
        lobby, history = Lobby(records, quotas, ending), History(records)
        thinkers = thinkers or Thinkers(thinking_processes)
        seats = Seats(records, lobby, votes)
        clocks = Clocks(records, votes, ending, seats)
        absences, forecasting = Absences(records, votes, seats, clocks), Forecasting(records, thinkers)
        replay, guests = Replay(records, history), Guests(records, quotas, lobby, seats)
        return cls(
            records=records, people=people, notices=notices, looking=Looking(records), history=history,
            replay=replay, puzzles=Puzzles(records, quotas, history, replay), quotas=quotas, play=play, orders=orders,
            planning=Planning(records, orders), thinkers=thinkers,
            ais=AiSeats(records, play, thinkers, settings.ai_delay), votes=votes,
            undoing=Undoing(records, votes), ending=ending, reopening=reopening, lobby=lobby,
            lessons=Lessons(records, quotas, ending), seats=seats, clocks=clocks, absences=absences,
            forecasting=forecasting,
            homes=Homes(records, ending), outbox=Outbox(records),
            due=Due(records, votes, ending, reopening, orders, clocks, absences, forecasting, notices,
                    Sweeping(records)),
            guests=guests, calls=Calls(records, people, votes, clocks, guests, notices, forecasting),
            daily=Daily(records, settings.daily_secret), stats=Stats(records),
            exports=Exports(records, history), forgetting=Forgetting(records, people, lobby, ending, seats),
            servers=Servers(records), moving=Moving(records), readiness=Readiness(records),
            spectating=Spectating(records),
        )

    @property
    def clock(self) -> Clock:
        """The time by which everything happens at the tables."""
        return self.records.clock

    async def start_up(self) -> None:
        """Go on where the last process stopped: AI seats with open questions answer. Raises `InUse`."""
        await self.records.sharing.start()
        await self.ais.start_up()
        self.records.wake.set()

    async def close(self) -> None:
        """Stop the AI seats, end their processes and let go of all games. What was committed stays."""
        await self.ais.close()
        await self.forecasting.close()
        self.thinkers.close()
        await self.records.sharing.close()
        self.records.close()
