"""Standing invitations: a lobby opens by itself every week, until no game has come of it for some weeks, or until it is
withdrawn."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from games.core.options import migrate_options
from games.core.text import Text, key_of, text
from storage.deadlines import absences
from storage.engine.transaction import Tx
from storage.model import DAY, Home, Pace, Person, StandingInvitation, TableInfo, WeeklyTime
from storage.outgoing import Notice
from storage.play import standing, tables
from tables.core.announcements import put_notices
from tables.core.errors import RequestRefused
from tables.core.installed_game import NOT_HERE, is_installed, spec_of
from tables.play.ending import Ending
from tables.play.lobby import Lobby
from tables.state.records import Records
from tables.time.waking_hours import time_of

MOST = 5
"""Maximum number of standing invitations of a person."""
MOST_UNMET = 3
"""After so many lobbies in a row of which no game has come, a standing invitation ends."""
OPEN_SECONDS = 6 * 24 * 3600.0
"""For how many seconds its lobby waits: until a day before the next one."""
LATE_SECONDS = 2 * 3600.0
"""If the bot was not running at the time, a lobby opens at most so many seconds later, else in the next week."""


class StandingInvitations:
    """Store standing invitations and open their lobbies. Whether the person may still write in the place is checked by
    the caller, which knows Discord."""

    def __init__(self, records: Records, lobby: Lobby, ending: Ending) -> None:
        self._records = records
        self._lobby = lobby
        self._ending = ending

    async def add(
        self, person: Person, home: Home, game: str, options: Mapping[str, Any], pace: Pace | None, language: str,
        time: WeeklyTime,
    ) -> StandingInvitation:
        """Store that a lobby of a game opens in a channel or thread every week, and return that. `options` and `pace`
        are those of the lobby, `language` that of its public texts.

        The caller has checked that the person may write there. Raises `RequestRefused` for an invalid time, a game for
        one person or too many standing invitations.
        """
        spec = spec_of(game, "bot-trouble-no-game")
        if max(spec.seats) == 1:
            raise RequestRefused("bot-trouble-no-game")
        if not (0 <= time.minute < DAY and 0 <= time.weekday < 7):
            raise RequestRefused("bot-trouble-no-hour")
        due_at = next_time(time, self._records.clock.now())
        async with self._records.write() as tx:
            # of a game that is not installed, none is shown that could be withdrawn
            if sum(map(is_installed, await standing.games_of(tx, person))) >= MOST:
                raise RequestRefused("bot-trouble-standing-many", most=MOST)
            added = await standing.insert(
                tx, person, home, game, spec.version, options, pace, language, time, due_at
            )
            found = await standing.find(tx, added)
            tx.on_commit(self._records.wake.set)
        assert found is not None
        return found

    async def of_server(self, guild_id: int) -> list[StandingInvitation]:
        """Return the standing invitations of a Discord server, those that open next first."""
        async with self._records.storage_errors_as_refusals():
            return await standing.of_server(self._records.read, guild_id)

    async def withdraw(self, invitation_id: int, by: Person, manages: int | None) -> StandingInvitation:
        """Delete a standing invitation of the person `by`, or of the Discord server with the id `manages`, which `by`
        manages as the caller has checked (None: none), and return it. Raises `RequestRefused` for others."""
        async with self._records.write() as tx:
            found = await standing.find(tx, invitation_id)
            if found is None or (found.person != by and (manages is None or found.home.guild_id != manages)):
                raise RequestRefused("bot-trouble-no-standing")
            await standing.delete(tx, invitation_id)
        return found

    async def due(self) -> list[StandingInvitation]:
        """Return the standing invitations whose time has come."""
        async with self._records.storage_errors_as_refusals():
            return await standing.due(self._records.read, self._records.clock.now())

    async def open(self, one: StandingInvitation, *, allowed: bool) -> TableInfo | Text | None:
        """Open the lobby of a standing invitation that is due, and schedule the next one. Returns the lobby, or None if
        none was opened: the person may no longer write there (`allowed` is False) or is away as planned, its game of an
        earlier week is still running in the place, or the standing invitation has ended, since no game came of it too
        often. If it has ended where it has no lobby to tell of it, or something else is in the way (the bot was not
        running in time, another table in the place, a quota, options that no longer fit), returns the text for its
        person.

        Nothing happens if the same was done before, as by another bot.
        """
        late, away = self._records.clock.now() > one.due_at + LATE_SECONDS, await self._is_away(one.person)
        why = text("bot-trouble-standing-late") if late and allowed and not away else None
        said: Text | None = None
        if not (late or away) and one.last_table is not None and await self._exists(one.last_table):
            await self._ending.expire_lobby(one.last_table)
        try:
            async with self._records.write() as tx:
                if not (late or away):
                    return await self._open(tx, one, allowed=allowed)
        except RequestRefused as trouble:
            if trouble.of_storage:
                raise
            why = trouble.text if trouble.text.key != NOT_HERE else None
        if why is not None and is_installed(one.game) and not await self._plays_on(one):
            said = text("bot-notice-standing-left-out", game=Text(key_of(one.game, "name")), why=why)
        async with self._records.write() as tx:
            return said if await self._skip(tx, one) else None

    async def _open(self, tx: Tx, one: StandingInvitation, *, allowed: bool) -> TableInfo | Text | None:
        now = self._records.clock.now()
        if not await self._is_due(tx, one):
            return None
        last = None if one.last_table is None else await tables.info(tx, one.last_table)
        unmet = one.unmet if last is None else one.unmet + 1 if last.started_at is None else 0
        unmet += not allowed
        if unmet >= MOST_UNMET:
            await standing.delete(tx, one.id)
            said = text("bot-notice-standing-over", game=Text(key_of(one.game, "name")), n=unmet)
            if last is None or (not allowed and last.opener != one.person):  # who has left it is told all the same
                return said
            await put_notices(tx, last, now, Notice(said, to_opener=not allowed))
            tx.on_commit(self._records.wake.set)
            return None
        info = None
        if allowed:
            options = migrate_options(spec_of(one.game), dict(one.options), one.rules_version)
            info = await self._lobby.open_in(
                tx, one.game, options, one.home, one.person, one.language, pace=one.pace, waits=OPEN_SECONDS
            )
        await standing.reschedule(tx, one.id, next_time(one.time, now), unmet, None if info is None else info.id)
        return info

    async def _skip(self, tx: Tx, one: StandingInvitation) -> bool:
        """Leave out this week, which does not count. Returns False if that was done before."""
        if not await self._is_due(tx, one):
            return False
        await standing.reschedule(tx, one.id, next_time(one.time, self._records.clock.now()), one.unmet, one.last_table)
        return True

    async def _is_due(self, tx: Tx, one: StandingInvitation) -> bool:
        now = await standing.find(tx, one.id)
        return now is not None and now.due_at == one.due_at

    async def _is_away(self, person: Person) -> bool:
        """Return whether a person has planned to be away now, so that nobody could start the game of their lobby."""
        now = self._records.clock.now()
        async with self._records.storage_errors_as_refusals():
            known = await absences.of_person(self._records.read, person)
        return any(one.is_planned_or_running and one.from_at <= now < one.to_at for one in known)

    async def _plays_on(self, one: StandingInvitation) -> bool:
        """Return whether the last game that came of a standing invitation is still running in its place, as everybody
        sees there."""
        async with self._records.storage_errors_as_refusals():
            last = None if one.last_table is None else await tables.info(self._records.read, one.last_table)
        return last is not None and last.status.is_running and last.home == one.home

    async def _exists(self, table_id: int) -> bool:
        async with self._records.storage_errors_as_refusals():
            return await tables.info(self._records.read, table_id) is not None


def next_time(time: WeeklyTime, now: float) -> float:
    """Return the next time after `now` (seconds since 1970) at which a time of the week comes."""
    day = datetime.fromtimestamp(now, ZoneInfo(time.zone)).date()
    while day.weekday() != time.weekday or time_of(time.zone, day, time.minute, later=False) <= now:
        day += timedelta(days=1)
    return time_of(time.zone, day, time.minute, later=False)
