"""Let tables go on from a restored backup, which has set them back, while Discord still has later messages of them."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Mapping

from games.core.codec import load
from games.core.session import NUMBERS
from games.core.text import Text, key_of, text
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import HomeKind, Person, Status
from storage.notifications import pending_notifications
from storage.notifications.outbox import put
from storage.outgoing import Notice, NoticeKind, OutboxKind, QuestionRef
from storage.play import games
from storage.play.tables import RUNNING

log = logging.getLogger(__name__)
LEAST_SCHEMA = 21
"""The oldest schema that has all database tables in which the numbers of questions stand."""
_GOING_ON = "SELECT id, game, status, home, numbers FROM game_table"
_CAN_BE_REOPENED = """reopen_until IS NOT NULL
    AND EXISTS (SELECT 1 FROM due d WHERE d.table_id = game_table.id AND d.kind = 'reopen')"""
"""SQL: a game that was ended early can still be reopened. Schemas before 42 kept that time for ever."""
_NUMBERED = {
    "asked": "TRUE", "clock": "TRUE", "standing_order": "TRUE", "due": due.QUESTION_KINDS,
    "owed": "what IN ('call', 'reminder', 'next')",
}
"""Where the numbers of questions stand: by database table, SQL that selects the rows."""


async def ask_again(tx: Tx, now: float) -> None:
    """Give all questions of running games other numbers, and have every table with an open one say so in a new message,
    which pings its people; lobbies have their message brought up to date, and open votes and games that can be reopened
    have their buttons posted again.

    The game that goes on may take another course than the one in the later messages. A question's number follows from
    the one before it, so buttons of those messages would fit it again.
    """
    for row in await tx.all(f"{_GOING_ON} WHERE {RUNNING} OR {_CAN_BE_REOPENED} ORDER BY id"):
        try:
            await _go_on(tx, now, *row)
        except ValueError as error:  # its rows are damaged, and the others are restored all the same
            log.warning("table %d cannot ask again (%s)", row[0], type(error).__name__)
    if "season" in await tx.tables():  # their messages may show results of later rounds
        await tx.run("UPDATE season SET revision = revision + 1 WHERE status IN ('open', 'playing')")


async def _go_on(tx: Tx, now: float, table_id: int, game: str, status: str, home: str, numbers: str) -> None:
    """Let a table that is running or can be reopened go on. Raises `ValueError` if its rows are damaged."""
    if status == Status.LOBBY:
        await put(tx, table_id, OutboxKind.LOBBY, now)
        return
    people: dict[int, Person | None] = dict(await tx.all(
        "SELECT seat, person FROM seat_holder WHERE table_id = ? AND to_at IS NULL", table_id
    ))
    known: dict[str, int] = json.loads(numbers)
    await _renumber(tx, table_id, {seat: known.get(str(seat), 0) for seat in people})
    if home == HomeKind.PRIVATE:
        return
    # so that the next message is no repetition of one that was sent after the backup was made
    await tx.run("UPDATE game_table SET lost_messages = lost_messages + 1 WHERE id = ?", table_id)
    if status == Status.PLAYING:
        asked = await games.open_questions(tx, table_id)
        await call_again(tx, table_id, {seat: n for seat, n in asked.items() if people.get(seat) is not None}, now)
        votes = await tx.all("SELECT id, said FROM vote WHERE table_id = ? ORDER BY id", table_id)
        if votes:  # their buttons may have been taken away
            notices = [Notice(load(Text, said), NoticeKind.VOTE, vote=vote) for vote, said in votes]
            await put(tx, table_id, OutboxKind.NOTICE, now, notices=notices)
    else:
        await put(tx, table_id, OutboxKind.NOTICE, now, notices=[reopening_notice(game)])


async def call_again(tx: Tx, table_id: int, called: Mapping[int, int], now: float) -> None:
    """Have a running game post a new message that pings people for their open questions (`called`: seat -> number),
    whatever they were notified of before, and remind those who have neither a reminder nor a clock."""
    await pending_notifications.update_questions(tx, table_id, called, called, ())
    await due.forget_notifications(tx, table_id)  # they would come beside the new message
    await due.schedule_missing_reminders(tx, table_id, called, now + due.REMIND_AFTER)
    pings = [QuestionRef(seat, number) for seat, number in sorted(called.items())]
    await put(tx, table_id, OutboxKind.TURN, now, new_asks=pings, open_seats=called)


def reopening_notice(game: str) -> Notice:
    """Return the notice with the button that reopens a game which was ended early, to be posted once more."""
    return Notice(text("bot-notice-cancelled", game=Text(key_of(game, "name"))), NoticeKind.CANCELLED)


async def _renumber(tx: Tx, table_id: int, numbers: Mapping[int, int]) -> None:
    """Give the questions of a table's seats (`numbers`: seat -> present number) other numbers, which nobody can
    predict. Their texts, times and notifications stay."""
    fresh = {seat: secrets.randbelow(NUMBERS) for seat in numbers}
    await tx.run("UPDATE game_table SET numbers = ? WHERE id = ?", json.dumps(fresh), table_id)
    for name, which in _NUMBERED.items():
        await tx.many(
            f"UPDATE {name} SET number = ? WHERE table_id = ? AND seat = ? AND number = ? AND {which}",
            [(fresh[seat], table_id, seat, number) for seat, number in numbers.items()],
        )
