"""The table service: everything that can be done at a table, as one transaction each.

It knows persons, seats and tables; it knows nothing of Discord but ids, and nothing of any game but its entry in the
registry. Every refusal is a `Trouble`; after one nothing has changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from bot.config import Settings
from bot.storage.database import Database
from bot.tables.model import (
    CancelVote,
    Home,
    MyTable,
    Outcome,
    Person,
    PersonSettings,
    Seal,
    StoredLine,
    TableInfo,
)
from bot.tables.outgoing import DueItem, Outgoing, PostedMessage
from games.core.decision import Answer
from games.core.rules import Result
from games.core.view import Question, TableView


class TableService:
    """All tables. `wake` is set whenever there is something new for the publisher (outbox or due items)."""

    def __init__(self, db: Database, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.wake = asyncio.Event()

    async def start_up(self) -> None:
        """Go on where the last process stopped: AI seats with open questions answer. Call once, at the start."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop the AI seats and let go of all sessions. What was committed stays; nothing else is lost."""
        raise NotImplementedError

    # -- people ------------------------------------------------------------------------------------------------

    async def person(self, discord_id: int) -> Person:
        """The person with this Discord id; made when new."""
        raise NotImplementedError

    async def settings_of(self, person: Person) -> PersonSettings:
        """What a person has chosen."""
        raise NotImplementedError

    async def change_settings(self, person: Person, settings: PersonSettings) -> None:
        """Store what a person has chosen. Reminders that are due are dropped when they are switched off."""
        raise NotImplementedError

    async def server_language(self, guild_id: int) -> str | None:
        """The language chosen for a server's public texts, or None: as Discord says."""
        raise NotImplementedError

    async def set_server_language(self, guild_id: int, language: str | None) -> None:
        """Choose a server's language; tables that are running change with it."""
        raise NotImplementedError

    # -- the lobby ---------------------------------------------------------------------------------------------

    async def open_table(
        self, game: str, options: Mapping[str, Any], home: Home, opener: Person, language: str,
        interaction: int | None = None,
    ) -> TableInfo:
        """Open a lobby; the opener takes seat 0. A repeated interaction returns the table it has opened.

        Raises `Trouble`: unknown game, wrong options, a table is running in this channel (`bot-trouble-channel-taken`).
        """
        raise NotImplementedError

    async def join(self, table_id: int, person: Person, interaction: int | None = None) -> TableInfo:
        """Take the next free seat of a lobby. Raises `Trouble`: full, started, already seated."""
        raise NotImplementedError

    async def leave(self, table_id: int, person: Person, interaction: int | None = None) -> TableInfo:
        """Leave a lobby. The next person takes over an opener's rights; the lobby closes with the last person."""
        raise NotImplementedError

    async def seat_ai(self, table_id: int, level: str, by: Person, interaction: int | None = None) -> TableInfo:
        """Seat an AI of a level in the lobby. Only the opener may. Raises `Trouble`."""
        raise NotImplementedError

    async def unseat_ai(self, table_id: int, seat: int, by: Person) -> TableInfo:
        """Send an AI away from the lobby; later seats move up. Only the opener may. Raises `Trouble`."""
        raise NotImplementedError

    async def start(self, table_id: int, by: Person, interaction: int | None = None) -> TableInfo:
        """Start the game. Only the opener may. Raises `Trouble`: too few seats, already started."""
        raise NotImplementedError

    # -- looking -----------------------------------------------------------------------------------------------

    async def table(self, table_id: int) -> TableInfo:
        """A table, running or ended. Raises `Trouble` (`bot-trouble-no-table`)."""
        raise NotImplementedError

    async def table_in(self, channel_id: int) -> TableInfo | None:
        """The running table (lobby or playing) of a channel or thread."""
        raise NotImplementedError

    async def my_tables(self, person: Person) -> list[MyTable]:
        """The person's running tables in all servers, those where they are asked first."""
        raise NotImplementedError

    async def view(self, table_id: int, viewer: int | None) -> TableView:
        """A playing or finished table as a seat sees it, or a spectator (None). Raises `Trouble` for lobbies."""
        raise NotImplementedError

    async def public_question(self, table_id: int, seat: int) -> Question | None:
        """The seat's open question as everybody may read it; None when it is private or there is none."""
        raise NotImplementedError

    async def lines(self, table_id: int, viewer: int | None, *, after: int = 0) -> list[StoredLine]:
        """The log lines that the viewer may read, with numbers above `after`, in order."""
        raise NotImplementedError

    async def since_last_act(self, table_id: int, seat: int) -> list[StoredLine]:
        """The lines that the seat may read since it acted last; the whole game if it has not acted yet."""
        raise NotImplementedError

    async def result(self, table_id: int) -> Result | None:
        """How a finished game ended; None for every other table."""
        raise NotImplementedError

    async def seal(self, table_id: int) -> Seal:
        """The commitment of the table's draws, and when it has ended what opens it."""
        raise NotImplementedError

    # -- playing -----------------------------------------------------------------------------------------------

    async def submit(
        self, table_id: int, seat: int, number: int, answer: Answer, *,
        by: Person | None, interaction: int | None = None, cause: str = "person",
    ) -> Outcome:
        """Answer the seat's question number `number`, or change its held answer.

        Raises `Stale`, `AnswerRefused` (a rule says no) or another `Trouble` (not your seat, not playing, storage).
        """
        raise NotImplementedError

    async def undo(self, table_id: int, seat: int, *, by: Person, interaction: int | None = None) -> Outcome:
        """Take back the seat's last answer, up to the barrier. Raises `AnswerRefused` or another `Trouble`."""
        raise NotImplementedError

    async def hand_over(self, table_id: int, seat: int, level: str, by: Person) -> TableInfo:
        """Let an AI play the seat from now on. Raises `Trouble`."""
        raise NotImplementedError

    async def take_back_seat(self, table_id: int, seat: int, by: Person) -> TableInfo:
        """Sit down again on a seat that one has handed over. Raises `Trouble`."""
        raise NotImplementedError

    # -- ending early ------------------------------------------------------------------------------------------

    async def cancel(self, table_id: int, by: Person, manager: bool) -> bool:
        """End a table: at once for a server's manager, for the opener of a lobby, and for the only person at a table;
        otherwise with the consent of all persons who play. Returns whether it has ended. Raises `Trouble`."""
        raise NotImplementedError

    async def consent_cancel(self, table_id: int, by: Person, agree: bool) -> bool:
        """Say yes or no to an open vote on ending. Returns whether the table has ended. Raises `Trouble`."""
        raise NotImplementedError

    async def cancel_vote(self, table_id: int) -> CancelVote | None:
        """The open vote on ending the table."""
        raise NotImplementedError

    # -- where tables stand ------------------------------------------------------------------------------------

    async def home_gone(self, channel_id: int) -> None:
        """The channel or thread was deleted: its table ends and its opener is told."""
        raise NotImplementedError

    async def archived(self, channel_id: int, locked: bool = False) -> None:
        """The thread was archived. Posting opens it again, so nothing happens, unless it is locked: the opener is
        told that the table waits."""
        raise NotImplementedError

    async def person_left(self, guild_id: int, discord_id: int) -> None:
        """Somebody has left a server: they leave its lobbies, and an AI takes their seats at its tables."""
        raise NotImplementedError

    async def guild_gone(self, guild_id: int) -> None:
        """The bot was removed from a server: its tables wait, nothing is published there."""
        raise NotImplementedError

    async def guild_back(self, guild_id: int) -> None:
        """The bot is in the server (again): tables that waited go on and show themselves anew."""
        raise NotImplementedError

    # -- for the publisher -------------------------------------------------------------------------------------

    async def due_outbox(self, limit: int = 50) -> list[Outgoing]:
        """Outbox rows whose time has come, oldest first."""
        raise NotImplementedError

    async def outbox_done(self, outbox_id: int, revision: int) -> None:
        """The row was published as of `revision`. If more was merged into it meanwhile, the row stays with the rest."""
        raise NotImplementedError

    async def outbox_failed(self, outbox_id: int, delay: float) -> None:
        """Publishing failed; try again after `delay` seconds."""
        raise NotImplementedError

    async def next_due(self) -> float | None:
        """When the next outbox row or due item will be due (seconds since 1970); None when there is none."""
        raise NotImplementedError

    async def messages(self, table_id: int) -> list[PostedMessage]:
        """The table's public messages, oldest first."""
        raise NotImplementedError

    async def posted(self, message: PostedMessage) -> None:
        """Note that a message was sent or edited (same `message_id`). Its `asked` are taken off the pending TURN row
        in the same transaction, so that nobody is pinged twice for a question, whatever happens afterwards."""
        raise NotImplementedError

    async def closed_message(self, message_id: int) -> None:
        """Note that a message has lost its buttons."""
        raise NotImplementedError

    async def message_gone(self, message_id: int) -> None:
        """Note that a message no longer exists in Discord."""
        raise NotImplementedError

    async def due_items(self, now: float) -> list[DueItem]:
        """Reminders whose time has come, for persons who want them. Votes and lobbies that have run out are ended on
        the way. Call it in the same loop as `due_outbox`."""
        raise NotImplementedError

    async def drop_due(self, due_id: int) -> None:
        """The reminder was sent."""
        raise NotImplementedError
