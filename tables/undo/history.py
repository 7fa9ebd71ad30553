"""The history of a table: any past point of its game, and its record as a file (seed, answers and draws)."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from games.core import tally
from games.core.codec import dump
from games.core.record import (
    Export,
    Record,
    RecordedAnswer,
    RecordedDraw,
    RecordedEpoch,
    RecordedResult,
    RecordedSeat,
    RecordedUndo,
    export_of,
)
from games.core.replay import Act
from games.core.rules import Result
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.tally import CardUse
from games.core.view import TableView, table_view
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import games, tables, verification
from storage.undo import undone
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.model import Seal
from tables.state.records import Records
from tables.undo.past import CannotRebuild, acts_of, answers_of, boards_of, epoch_start, epochs_of, past_session


class History:
    """Read the history of tables. Most of it is available only when everybody may know the whole game: it has ended,
    cannot be reopened, and is no daily deal that others still play."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def seal(self, table_id: int) -> Seal:
        """Return the commitment to the table's draws, which was published before anybody joined, and, as soon as
        everybody may know them, the secret and the seed with which it can be checked."""
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            secret, tickets, seed = await tables.chance_inputs(self._records.read, table_id)
        if info.puzzle or not self._open_to_all(info):
            return Seal(info.commitment, None, tuple(tickets), None)
        if info.started_at is None:
            return Seal(info.commitment, secret, tuple(tickets), seed)
        return Seal(info.commitment, secret, tuple(tickets), seed, (await self.record(table_id)).fingerprint)

    async def record(self, table_id: int) -> Export:
        """Return the record of the table's game as a file, from which it can be replayed and its draws verified.

        Raises `RequestRefused` while parts of the game are secret, for a table that never began, and for a puzzle,
        whose draws prove nothing.
        """
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            self._check_open(info)
            if info.puzzle:
                raise RequestRefused("bot-trouble-record-closed")
            async with self._records.db.snapshot() as moment:
                return await _export(moment, info)

    async def session_at(self, table_id: int, segment: int, count: int = 0) -> Session[Any]:
        """Return the table's session (its game in memory) as it stood in a past segment (a stretch of the game between
        two stored states, counted from 0), after the first `count` answers of it that were not undone. The session is
        rebuilt from stored data. Raises `CannotRebuild`."""
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            async with self._records.db.snapshot() as moment:
                return await past_session(moment, info, segment, count)

    async def when_last_acted(self, table_id: int, seat: int) -> TableView[Any] | None:
        """Return the table as the seat saw it right after the last act that its person saw, to be compared with the
        present: acts of orders, and of an AI that played for them, are no such acts. None if there is none, or the
        point cannot be rebuilt."""
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            async with self._records.db.snapshot() as moment:
                counts, at = Counter[int](), None
                for segment, given, cause in await verification.answers(moment, table_id):
                    counts[segment] += 1
                    if given.seat == seat and cause == "person":
                        at = segment, counts[segment]
                if at is None:
                    return None
                try:
                    session = await past_session(moment, info, *at)
                except CannotRebuild:
                    return None
        return replace(table_view(session, seat), question=None, out_of_turn=None, can_undo=False)

    async def acts(self, table_id: int) -> tuple[Act, ...]:
        """Return the acts (answers with the log lines they led to) of a game that has ended, for a replay. Raises
        `RequestRefused` while parts of it are secret, and `CannotRebuild`."""
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            self._check_open(info)
            async with self._records.db.snapshot() as moment:
                return await acts_of(moment, info)

    async def acts_so_far(self, table_id: int, seat: int | None) -> tuple[Act, ...]:
        """Return the acts of a running game that a seat (None: everybody) may know, for a replay.

        These are the seat's own acts and the acts with log lines that it may read, in finished turns, each with only
        these lines. Raises `RequestRefused` for a table that has not begun, and `CannotRebuild`.
        """
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            if info.started_at is None:
                raise RequestRefused("bot-trouble-not-started")
            async with self._records.db.snapshot() as moment:
                now = (await tables.progress(moment, table_id)).segment
                acts = await acts_of(moment, info)
        known = [replace(act, lines=tuple(line for line in act.lines if line.visible_to(seat))) for act in acts]
        return tuple(
            act for act in known if act.segment < now and (act.lines or act.seat in (None, seat) or not act.count)
        ) or (Act(0, 0, None, ()),)

    async def open_to_all(self, table_id: int) -> bool:
        """Return whether everybody may know everything about a table by now: it has ended, cannot be reopened, and is
        no daily deal that others still play."""
        async with self._records.storage_errors_as_refusals():
            return self._open_to_all(await self._records.info(table_id))

    async def boards(
        self, table_id: int, at: Collection[tuple[int, int]], viewer: int | None
    ) -> list[Any]:
        """Return the boards that a seat (None: everybody) saw after some acts of a game that has ended, in the order of
        the game.

        `at` names the acts by segment (a stretch of the game between two stored states) and position there among its
        answers, counted from 1. Raises `RequestRefused` while parts of the game are secret, and `CannotRebuild`.
        """
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            self._check_open(info)
            async with self._records.db.snapshot() as moment:
                return await boards_of(moment, info, at, viewer)

    def _check_open(self, info: TableInfo) -> None:
        """Raise `RequestRefused` unless the table's game has begun and everybody may know all of it."""
        if not self._open_to_all(info) or info.started_at is None:
            raise RequestRefused("bot-trouble-record-closed")

    def _open_to_all(self, info: TableInfo) -> bool:
        """Return whether everybody may know everything about a table: it has ended, cannot be reopened, and its
        deal is not being played by others."""
        played = info.daily is not None and info.daily >= self._records.today()
        return not (info.may_go_on(self._records.clock.now()) or played)


async def card_use(reader: Reader, info: TableInfo) -> list[tuple[int, CardUse]]:
    """Return what each card did at a table, by segment, by running its game again as far back as its answers are
    stored.

    Raises the errors of the rules.
    """
    answers, found = await answers_of(reader, info.id), list[tuple[int, CardUse]]()
    for epoch, until in await epochs_of(reader, info):
        segments = itertools.takewhile(until.__gt__, itertools.count(epoch.segment))
        found += tally.card_use(spec_of(info.game).rules, await epoch_start(reader, info, epoch), answers, segments)
    return found


async def _export(reader: Reader, info: TableInfo) -> Export:
    """Return the table's record as a file. Only for a table about which everybody may know everything."""
    secret, tickets, seed = await tables.chance_inputs(reader, info.id)
    assert seed is not None, "only a table that has begun has a record"
    return export_of(Record(
        table=info.id, game=info.game, options=await tables.stored_options(reader, info.id),
        status="finished" if info.status == "finished" else "cancelled",
        daily=info.daily.isoformat() if info.daily is not None else None,
        given=await tables.setup_overrides(reader, info.id),
        seats=[RecordedSeat(seat=one.seat, by="ai" if one.ai else "person", level=one.ai) for one in info.seats],
        commitment=info.commitment, secret=secret, tickets=tickets, seed=seed,
        epochs=[
            RecordedEpoch(segment=one.segment, rules_version=one.rules_version,
                          state=None if one.state is None else json.loads(one.state))
            for one in await verification.epochs(reader, info.id)
        ],
        answers=[
            _answer(segment, given, cause) for segment, given, cause in await verification.answers(reader, info.id)
        ],
        taken_back=[
            RecordedUndo(
                seat=one.seat, segment=one.segment, count=one.count,
                answers=[_answer(segment, given, cause) for segment, given, cause in one.answers],
            )
            for one in await undone.of_table(reader, info.id)
        ],
        draws=[
            RecordedDraw(segment=segment, label=draw.label, n=draw.n, kind=draw.kind, size=draw.size,
                         result=list(draw.result))
            for segment, draw in await verification.draws(reader, info.id)
        ],
        result=_result(await games.result(reader, info.id)),
    ))


def _answer(segment: int, given: StoredAnswer, cause: str) -> RecordedAnswer:
    return RecordedAnswer(
        segment=segment, seat=given.seat, key=given.key, answer=list(given.answer),
        cause="ai" if cause == "ai" else "person", free=given.free,
    )


def _result(result: Result | None) -> RecordedResult | None:
    if result is None:
        return None
    return RecordedResult(
        places=list(result.places), totals=list(result.totals), scores=[dict(one) for one in result.scores],
        reason=json.loads(dump(result.reason)),
    )
