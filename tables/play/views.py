"""Looking at tables: nothing here changes one."""

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
from games.core.view import Question, TableView, public_question, table_view, worded
from storage.model import Person, Status, StoredLine, TableInfo
from storage.play import games, lines, tables
from storage.undo import undone
from tables.core.announcements import public
from tables.core.errors import Stale, Trouble
from tables.core.installed_game import spec_of
from tables.core.model import Elsewhere, MyTable
from tables.core.recently_used import Recent
from tables.core.sessions import Broken, Game
from tables.state.records import Records

SEEN = 128
"""Views and questions that are remembered: those of the tables at which somebody has just acted."""
T = TypeVar("T")


class Looking:
    """What persons, spectators and the publisher may see. Views wait for an act that is being stored."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._seen: Recent[tuple[int, Hashable], tuple[int, Any]] = Recent(SEEN)
        """What was looked at, each with the revision of its table: one click asks for the same several times."""

    async def table(self, table_id: int) -> TableInfo:
        """A table, running or ended. Raises `Trouble` (`bot-trouble-no-table`)."""
        return await self._records.info(table_id)

    def version(self) -> object:
        """Changes whenever anybody has stored something: this process, or another one at the same database."""
        return self._records.db.version()

    async def table_in(self, channel_id: int) -> TableInfo | None:
        """The running table (lobby or playing) of a channel or thread."""
        async with self._records.storing():
            table_id = await tables.running_in(self._records.read, channel_id)
            return None if table_id is None else await self._records.info(table_id)

    async def my_tables(self, person: Person) -> list[MyTable]:
        """The person's running tables in all servers, those first where they have been asked longest, and those last
        at which nobody waits for them."""
        async with self._records.storing():
            found = await tables.running_of(self._records.read, person)
        infos = await self._records.infos([table_id for table_id, *_ in found])
        mine = [MyTable(infos[table_id], asked_at, own, lent) for table_id, own, lent, asked_at in found]
        return sorted(mine, key=lambda one: one.info.exercise)

    async def asked_elsewhere(self, person: Person, table_id: int) -> Elsewhere | None:
        """Of the other tables at which the person is asked, the one that has waited longest, and how many they are;
        from one at which they are asked, too, the one that comes after it, so that one goes round. Nobody waits at a
        lesson or a puzzle."""
        async with self._records.storing():
            asked = await tables.asked_of(self._records.read, person)
        here = next((n for n, (other, *_) in enumerate(asked) if other == table_id), 0)
        waiting = [
            (other, game) for other, game, exercise in asked[here:] + asked[:here] if other != table_id and not exercise
        ]
        return Elsewhere(*waiting[0], len(waiting)) if waiting else None

    async def view(self, table_id: int, viewer: int | None) -> TableView[Any]:
        """A table whose game has begun as a seat sees it, or a spectator (None). Raises `Trouble` for lobbies."""
        async with self._records.look(table_id) as game:
            return self._seen_by(game, viewer)

    async def questions(self, mine: Collection[MyTable]) -> dict[int, Question]:
        """What a person is asked at these tables of theirs and has not answered yet, by table: nothing where they are
        not asked, or the game cannot be played here now."""
        asked = [one for one in mine if one.asked]
        ahead = await self._records.read_ahead([one.info for one in asked])
        found: dict[int, Question] = {}
        for one in asked:
            await asyncio.sleep(0)  # all of it in one go would hold up whoever clicks meanwhile
            with suppress(Trouble):
                async with self._records.look(one.info.id, ahead[one.info.id]) as game:
                    for seat in one.seats:
                        question = self._seen_by(game, seat).question
                        if question is not None and question.held is None:
                            found[one.info.id] = question
                            break
        return found

    async def public_question(self, table_id: int, seat: int) -> Question | None:
        """The seat's open question as everybody may read it; None when it is private or there is none."""
        async with self._records.look(table_id) as game:
            if game.info.status is not Status.PLAYING:
                return None
            return self._once(game, ("public question", seat), lambda: self._public_question(game, seat))

    def _seen_by(self, game: Game, viewer: int | None) -> TableView[Any]:
        return self._once(game, ("view", viewer), lambda: self._view(game, viewer))

    def _view(self, game: Game, viewer: int | None) -> TableView[Any]:
        shown = table_view(game.session, viewer, partial(self._board, game))
        shown = replace(shown, before=_before(game.session, viewer))
        if game.info.status is Status.PLAYING:
            return shown
        return replace(shown, question=None, aside=None, asked=(), can_undo=False)

    def _board(self, game: Game, viewer: int | None) -> Any:
        return self._once(game, ("board", viewer), lambda: game.session.rules.view(game.session.state, viewer))

    def _public_question(self, game: Game, seat: int) -> Question | None:
        if public_viewer(game.info) == seat:
            return self._seen_by(game, seat).question
        return public_question(game.session, seat, self._board(game, None))

    def _once(self, game: Game, what: Hashable, look: Callable[[], T]) -> T:
        """What was seen at this revision of the table, or is now."""
        seen = self._seen.get((game.info.id, what))
        if seen is None or seen[0] != game.info.revision:
            seen = self._seen[game.info.id, what] = game.info.revision, look()
        found: T = seen[1]
        return found

    async def missing(
        self, table_id: int, viewer: int | None, seat: int
    ) -> tuple[Question, tuple[Missing, ...]] | None:
        """The question of a seat, and what it does not offer now and why, as far as `viewer` may know; None when there
        is no such question, or it is private and not the viewer's own."""
        async with self._records.look(table_id) as game:
            if game.info.status is not Status.PLAYING:
                return None
            session = game.session
            eyes = viewer if viewer is not None else public_viewer(game.info)
            if eyes == seat:
                question = table_view(session, seat).question
            elif (decision := session.open().get(seat)) is not None and not decision.private:
                board = session.rules.view(session.state, eyes)
                question = worded(session.rules, board, decision, session.numbers.get(seat, 0), None)
            else:
                question = None
            return None if question is None else (question, question.missing)

    async def question_number(self, table_id: int, seat: int) -> int | None:
        """The number of the question that the seat has not answered; None when it has none."""
        async with self._records.look(table_id) as game:
            asked = game.info.status is Status.PLAYING and seat in game.session.open()
            return game.session.numbers.get(seat, 0) if asked else None

    async def can_undo(self, table_id: int) -> bool:
        """Whether anybody at the table may take something back."""
        async with self._records.look(table_id) as game:
            return game.info.status is Status.PLAYING and any(
                game.session.can_undo(seat.seat) for seat in game.info.seats if seat.person is not None
            )

    async def preview(self, table_id: int, seat: int, number: int, answer: Answer) -> Preview:
        """What this answer to the seat's question number `number` would lead to. Raises `Stale`."""
        async with self._records.look(table_id) as game:
            if game.info.status is not Status.PLAYING or number != game.session.numbers.get(seat, 0):
                raise Stale(table_id, seat)
            try:
                return preview(game.session, seat, answer)
            except Exception as error:
                raise Broken(table_id, game.spec.version, game.session.segment) from error

    async def lines(self, table_id: int, viewer: int | None, *, after: int = 0) -> list[StoredLine]:
        """The log lines that the viewer may read, with numbers above `after`, in order."""
        async with self._records.storing():
            stored = await lines.after(self._records.read, table_id, after)
        return [one for one in stored if one.line.visible_to(viewer)]

    async def once_told(self, table_id: int, viewer: int | None, first: int, last: int) -> list[StoredLine]:
        """The lines with these numbers that the viewer may read, also those that were taken back since."""
        standing = [one for one in await self.lines(table_id, viewer, after=first - 1) if one.n <= last]
        async with self._records.storing():
            gone = await undone.lines(self._records.read, table_id, first, last)
        return sorted([*standing, *(one for one in gone if one.line.visible_to(viewer))], key=lambda one: one.n)

    async def since_last_act(self, table_id: int, seat: int) -> list[StoredLine]:
        """The lines that the seat may read from its last act on, that act's own included; the whole game if it has
        not acted yet."""
        async with self._records.storing():
            after = await lines.last_act(self._records.read, table_id, seat)
        return await self.lines(table_id, seat, after=after)

    async def result(self, table_id: int) -> Result | None:
        """How a finished game ended; None for every other table."""
        async with self._records.storing():
            return await games.result(self._records.read, table_id)


def _before(session: Session[Any], viewer: int | None) -> Any:
    """The board as the viewer saw it when the segment of the last answer began; None when that cannot be told, as
    after a draw, which cannot be taken back."""
    if session.given:
        return session.rules.view(session.checkpoint, viewer)
    acted = next((past for past in reversed(session.past) if past.given), None)
    return None if acted is None else session.rules.view(acted.checkpoint, viewer)


def public_viewer(info: TableInfo) -> int | None:
    """With whose eyes the public messages look: nobody's, but for a game that is played alone with an open hand.

    The deal of the day stays hidden, because others still play it."""
    alone = len(info.seats) == 1 and info.daily is None and public(info)
    return 0 if alone and spec_of(info.game).open_alone else None
