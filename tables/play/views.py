"""Read-only views of tables: what may be shown to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Hashable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from games.core.decision import Answer
from games.core.preview import Preview, preview
from games.core.rules import Missing, Result
from games.core.session import Session
from games.core.view import Question, TableView, public_question, table_view, word_question
from storage.model import Person, Status, StoredLine, TableInfo
from storage.play import games, lines, tables
from storage.undo import undone
from tables.core.announcements import is_public
from tables.core.errors import RequestRefused, StaleQuestion
from tables.core.installed_game import spec_of
from tables.core.model import MyTable, NextTable
from tables.core.recently_used import LimitedDict
from tables.core.sessions import Game, RulesError
from tables.state.records import Records

VIEWS_CACHED = 128
"""Number of cached views and questions; enough for the tables with recent acts."""
T = TypeVar("T")


class Views:
    """Return what persons, spectators and the publisher may see of tables. A view waits for an act that is being
    stored."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._seen: LimitedDict[tuple[int, Hashable], tuple[int, Any]] = LimitedDict(VIEWS_CACHED)
        """Cached results, each with the table's revision. One click asks for the same result several times."""

    async def table(self, table_id: int) -> TableInfo:
        """Return a table's row by its id, whether it is running or has ended. Raises `RequestRefused` if there is
        none."""
        return await self._records.info(table_id)

    def version(self) -> object:
        """Return a value that changes whenever this or another process has stored something in the database, so that a
        caller can tell whether what it has read is still valid."""
        return self._records.db.version()

    async def table_in(self, channel_id: int) -> TableInfo | None:
        """Return the table in a channel or thread whose lobby is open or whose game is running, or None."""
        async with self._records.storage_errors_as_refusals():
            table_id = await tables.running_in(self._records.read, channel_id)
            return None if table_id is None else await self._records.info(table_id)

    async def newest_game_of(self, person: Person) -> str | None:
        """Return the game of the newest table at which a person has a seat, also after its end; None if there is
        none."""
        async with self._records.storage_errors_as_refusals():
            return await tables.newest_game_of(self._records.read, person)

    async def my_tables(self, person: Person) -> list[MyTable]:
        """Return the person's running tables (lobbies and games) in all Discord servers.

        Tables where they have been asked longest come first; lessons, puzzles and daily deals of earlier days, where
        nothing waits for them, come last.
        """
        async with self._records.storage_errors_as_refusals():
            found = await tables.running_of(self._records.read, person)
        infos = {one.id: one for one in await self._records.existing([table_id for table_id, *_ in found])}
        mine = [
            MyTable(infos[table_id], asked_at, own, lent) for table_id, own, lent, asked_at in found
            if table_id in infos
        ]
        today = self._records.today()
        return sorted(mine, key=lambda one: one.info.is_exercise or one.info.is_late_deal(today))

    async def asked_elsewhere(self, person: Person, table_id: int) -> NextTable | None:
        """Return the other table that the person should go to next, and the number of other tables at which they are
        asked; None if there is none.

        It is the table that has waited longest, or, seen from a table where the person is asked, the next one in order
        of waiting, so that they go round all tables. Lessons, puzzles and daily deals of earlier days are left out.
        """
        async with self._records.storage_errors_as_refusals():
            asked = await tables.where_asked(self._records.read, person, self._records.today())
        here = next((n for n, (other, *_) in enumerate(asked) if other == table_id), 0)
        waiting = [
            (other, game) for other, game, can_wait in asked[here:] + asked[:here] if other != table_id and not can_wait
        ]
        return NextTable(*waiting[0], len(waiting)) if waiting else None

    async def view(self, table_id: int, viewer: int | None) -> TableView[Any]:
        """Return a table whose game has begun, as a seat or a spectator (None) sees it: the board and, for a seat, its
        question. Raises `RequestRefused` for lobbies."""
        async with self._records.reading(table_id) as game:
            return self._seen_by(game, viewer)

    async def questions(self, tables: Collection[MyTable]) -> dict[int, Question]:
        """Return the person's open questions by table id. `tables` are tables of theirs, from `my_tables`; at each, the
        first seat that still has to answer counts.

        A table is missing if they are not asked there or its game cannot be loaded now.
        """
        asked = [one for one in tables if one.asked]
        ahead = await self._records.read_ahead([one.info for one in asked])
        found: dict[int, Question] = {}
        for one in asked:
            await asyncio.sleep(0)  # let other tasks run in between, so that clicks are not held up
            with suppress(RequestRefused):
                async with self._records.reading(one.info.id, ahead[one.info.id]) as game:
                    for seat in one.seats:
                        question = self._seen_by(game, seat).question
                        if question is not None and question.held is None:
                            found[one.info.id] = question
                            break
        return found

    async def public_question(self, table_id: int, seat: int) -> Question | None:
        """Return the seat's open question as everybody may read it; None when it is private or there is none."""
        async with self._records.reading(table_id) as game:
            if game.info.status is not Status.PLAYING:
                return None
            return self._cached(game, ("public question", seat), lambda: self._public_question(game, seat))

    def _seen_by(self, game: Game, viewer: int | None) -> TableView[Any]:
        return self._cached(game, ("view", viewer), lambda: self._view(game, viewer))

    def _view(self, game: Game, viewer: int | None) -> TableView[Any]:
        shown = table_view(game.session, viewer, partial(self._board, game))
        shown = replace(shown, before=_before(game.session, viewer))
        if game.info.status is Status.PLAYING:
            return shown
        return replace(shown, question=None, out_of_turn=None, asked=(), can_undo=False)

    def _board(self, game: Game, viewer: int | None) -> Any:
        return self._cached(game, ("board", viewer), lambda: game.session.rules.view(game.session.state, viewer))

    def _public_question(self, game: Game, seat: int) -> Question | None:
        if public_viewer(game.info) == seat:
            return self._seen_by(game, seat).question
        return public_question(game.session, seat, self._board(game, None))

    def _cached(self, game: Game, what: Hashable, look: Callable[[], T]) -> T:
        """Return a cached result if it is from this revision of the table; otherwise compute and cache it."""
        seen = self._seen.get((game.info.id, what))
        if seen is None or seen[0] != game.info.revision:
            seen = self._seen[game.info.id, what] = game.info.revision, look()
        found: T = seen[1]
        return found

    async def missing(
        self, table_id: int, viewer: int | None, seat: int
    ) -> tuple[Question, tuple[Missing, ...]] | None:
        """Return the question of a seat, and the options that it does not offer now, with reasons, as far as `viewer`
        (a seat, or None for a spectator) may know.

        Return None if there is no such question, or it is private and not the viewer's own.
        """
        async with self._records.reading(table_id) as game:
            if game.info.status is not Status.PLAYING:
                return None
            session = game.session
            eyes = viewer if viewer is not None else public_viewer(game.info)
            if eyes == seat:
                question = table_view(session, seat).question
            elif (decision := session.open_questions().get(seat)) is not None and not decision.private:
                board = session.rules.view(session.state, eyes)
                question = word_question(session.rules, board, decision, session.numbers.get(seat, 0), None)
            else:
                question = None
            return None if question is None else (question, question.missing)

    async def question_number(self, table_id: int, seat: int) -> int | None:
        """Return the number of the question that the seat has to answer now, or None."""
        async with self._records.reading(table_id) as game:
            asked = game.info.status is Status.PLAYING and seat in game.session.open_questions()
            return game.session.numbers.get(seat, 0) if asked else None

    async def can_undo(self, table_id: int) -> bool:
        """Return whether any person at the table can now undo their last answer without asking the others."""
        async with self._records.reading(table_id) as game:
            return game.info.status is Status.PLAYING and any(
                game.session.can_undo(seat.seat) for seat in game.info.seats if seat.person is not None
            )

    async def preview(self, table_id: int, seat: int, number: int, answer: Answer) -> Preview:
        """Return what this answer to the seat's open question would lead to, without giving it. `number` is the
        question's (the one in its buttons, not a count). Raises `StaleQuestion` if it is no longer open, and
        `RulesError`."""
        async with self._records.reading(table_id) as game:
            if game.info.status is not Status.PLAYING or number != game.session.numbers.get(seat, 0):
                raise StaleQuestion(table_id, seat)
            try:
                return preview(game.session, seat, answer)
            except Exception as error:
                raise RulesError(table_id, game.spec.version, game.session.segment) from error

    async def lines(self, table_id: int, viewer: int | None, *, after: int = 0) -> list[StoredLine]:
        """Return the table's log lines that the viewer (a seat, or None for a spectator) may read, with numbers above
        `after` (a table's lines are numbered from 1; 0: all), in order. Lines of undone answers are left out."""
        async with self._records.storage_errors_as_refusals():
            stored = await lines.after(self._records.read, table_id, after)
        return [one for one in stored if one.line.visible_to(viewer)]

    async def lines_with_undone(self, table_id: int, viewer: int | None, first: int, last: int) -> list[StoredLine]:
        """Return the log lines numbered `first` to `last` (both included, counted from 1) that the viewer may read,
        including lines that were undone since."""
        standing = [one for one in await self.lines(table_id, viewer, after=first - 1) if one.n <= last]
        async with self._records.storage_errors_as_refusals():
            gone = await undone.lines(self._records.read, table_id, first, last)
        return sorted([*standing, *(one for one in gone if one.line.visible_to(viewer))], key=lambda one: one.n)

    async def since_last_act(self, table_id: int, seat: int) -> list[StoredLine]:
        """Return the log lines that the seat may read from its last act on, including that act's own.

        If the seat has not acted yet, these are the lines of the whole game.
        """
        async with self._records.storage_errors_as_refusals():
            after = await lines.last_seen_line(self._records.read, table_id, seat)
        return await self.lines(table_id, seat, after=after)

    async def result(self, table_id: int) -> Result | None:
        """Return how a finished game ended; None for a table whose game is not over."""
        async with self._records.storage_errors_as_refusals():
            return await games.result(self._records.read, table_id)


def _before(session: Session[Any], viewer: int | None) -> Any:
    """Return the board as the viewer saw it before the latest changes, when the segment (stretch of rules between two
    stored states) of the last answer began.

    Return None if it cannot be reconstructed, as after a draw, which cannot be undone.
    """
    if session.given:
        return session.rules.view(session.checkpoint, viewer)
    acted = next((past for past in reversed(session.past) if past.given), None)
    return None if acted is None else session.rules.view(acted.checkpoint, viewer)


def public_viewer(info: TableInfo) -> int | None:
    """Return the seat through whose eyes the public messages show the board: 0 for a solo game that is played with an
    open hand, else None, that is, only what everybody may see.

    A daily deal stays hidden, because others still play it.
    """
    alone = len(info.seats) == 1 and info.daily is None and is_public(info)
    return 0 if alone and spec_of(info.game).open_alone else None
