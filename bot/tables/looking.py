"""Looking at tables: nothing here changes one."""

from __future__ import annotations

from dataclasses import replace

from bot.storage import games, lines, tables
from bot.tables.homes import Homes
from bot.tables.model import MyTable, Person, Seal, Status, StoredLine, TableInfo
from bot.tables.sessions import Broken
from bot.tables.trouble import Stale
from games.core.decision import Answer
from games.core.preview import Preview, preview
from games.core.rules import Result
from games.core.view import Question, TableView, public_question, table_view


class Looking(Homes):
    """What persons, spectators and the publisher may see. Views wait for an act that is being stored."""

    async def table(self, table_id: int) -> TableInfo:
        """A table, running or ended. Raises `Trouble` (`bot-trouble-no-table`)."""
        async with self._storing():
            return await self._stored(table_id)

    async def table_in(self, channel_id: int) -> TableInfo | None:
        """The running table (lobby or playing) of a channel or thread."""
        async with self._storing():
            table_id = await tables.running_in(self.db.read, channel_id)
            return None if table_id is None else await self._stored(table_id)

    async def my_tables(self, person: Person) -> list[MyTable]:
        """The person's running tables in all servers, those where they are asked first."""
        async with self._storing():
            return [
                MyTable(await self._stored(table_id), asked, own, lent)
                for table_id, own, lent, asked in await tables.running_of(self.db.read, person)
            ]

    async def view(self, table_id: int, viewer: int | None) -> TableView:
        """A table whose game has begun as a seat sees it, or a spectator (None). Raises `Trouble` for lobbies."""
        async with self._game(table_id) as game:
            shown = table_view(game.session, viewer)
            if game.info.status is Status.PLAYING:
                return shown
            return replace(shown, question=None, asked=(), can_undo=False)

    async def public_question(self, table_id: int, seat: int) -> Question | None:
        """The seat's open question as everybody may read it; None when it is private or there is none."""
        async with self._game(table_id) as game:
            return public_question(game.session, seat) if game.info.status is Status.PLAYING else None

    async def can_undo(self, table_id: int) -> bool:
        """Whether anybody at the table may take something back."""
        async with self._game(table_id) as game:
            return game.info.status is Status.PLAYING and any(
                game.session.can_undo(seat.seat) for seat in game.info.seats if seat.person is not None
            )

    async def preview(self, table_id: int, seat: int, number: int, answer: Answer) -> Preview:
        """What this answer to the seat's question number `number` would lead to. Raises `Stale`."""
        async with self._game(table_id) as game:
            if game.info.status is not Status.PLAYING or number != game.session.numbers.get(seat, 0):
                raise Stale(table_id, seat)
            try:
                return preview(game.session, seat, answer)
            except Exception as error:
                raise Broken(table_id, game.spec.version, game.session.segment) from error

    async def lines(self, table_id: int, viewer: int | None, *, after: int = 0) -> list[StoredLine]:
        """The log lines that the viewer may read, with numbers above `after`, in order."""
        async with self._storing():
            stored = await lines.after(self.db.read, table_id, after)
        return [one for one in stored if one.line.visible_to(viewer)]

    async def since_last_act(self, table_id: int, seat: int) -> list[StoredLine]:
        """The lines that the seat may read from its last act on, that act's own included; the whole game if it has
        not acted yet."""
        async with self._storing():
            after = await lines.last_act(self.db.read, table_id, seat)
        return await self.lines(table_id, seat, after=after)

    async def result(self, table_id: int) -> Result | None:
        """How a finished game ended; None for every other table."""
        async with self._storing():
            return await games.result(self.db.read, table_id)

    async def seal(self, table_id: int) -> Seal:
        """The commitment of the table's draws, and when it has ended what opens it; for a deal of the day, when its
        day is over: others still play with the same seed."""
        async with self._storing():
            info = await self._stored(table_id)
            secret, tickets, seed = await tables.seal(self.db.read, table_id)
        if info.status.running or (info.daily is not None and info.daily >= self.today()):
            return Seal(info.commitment, None, tuple(tickets), None)
        return Seal(info.commitment, secret, tuple(tickets), seed)
