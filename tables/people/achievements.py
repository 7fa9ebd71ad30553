"""Achievements: judged at the end of each game for people who want them, and shown with how far they are."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.achievements import Achievement, achievements_of, met_in
from games.core.registry import GAMES
from storage.engine.transaction import Tx
from storage.model import HomeKind, Person, TableInfo
from storage.people import achievements, stats
from storage.people.achievements import Counted
from storage.play import invitations
from storage.play.invitations import ACHIEVEMENTS
from tables.core.installed_game import is_installed, spec_of
from tables.core.redacted_traceback import redacted
from tables.core.sessions import Game, RulesError
from tables.state.loading import load
from tables.state.records import Records
from tables.state.retries import table_label

log = logging.getLogger(__name__)

EVERY, AT_ONCE = 10.0, 10
"""Interval in seconds between looks at earlier games, and the maximum number of games in each."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a person is with an achievement: in how many games its condition was met, and when it was reached (None:
    not yet)."""

    achievement: Achievement[Any]
    games: int
    reached_at: float | None


class Achievements:
    """Judge finished games for people's achievements, and return these. They are kept unless the person has switched
    them or their statistics off."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._at = 0.0
        records.on_finish(self._judge_end)

    # -- what is kept ----------------------------------------------------------------------------------------------

    async def are_kept(self, person: Person) -> bool:
        """Return whether a person's achievements are kept."""
        async with self._records.storage_errors_as_refusals():
            return await achievements.are_kept(self._records.read, person)

    async def set_kept(self, person: Person, *, kept: bool) -> None:
        """Store whether a person's achievements are kept. Off deletes them; on has their games judged again, in the
        background and without announcing anything."""
        async with self._records.write() as tx:
            await achievements.set_kept(tx, person, kept=kept)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def of(self, person: Person) -> Mapping[str, Sequence[Progress]]:
        """Return a person's progress with all achievements of each installed game, in the games' order."""
        async with self._records.storage_errors_as_refusals():
            counted = await achievements.of_person(self._records.read, person)
        return {game: progress_in(game, counted) for game in GAMES if achievements_of(spec_of(game))}

    async def announced(self, info: TableInfo) -> list[tuple[int, str]]:
        """Return the achievements that a finished game's final message names, as (seat, id): reached at its end, by
        people who show their statistics, where the server's managers have not forbidden it. At a private table its own
        person sees them in any case."""
        async with self._records.storage_errors_as_refusals():
            found = await achievements.announced(
                self._records.read, info.id, private=info.home.kind is HomeKind.PRIVATE
            )
            if found and ACHIEVEMENTS in await invitations.forbidden(self._records.read, info.home.guild_id):
                return []
        known = {one.id for one in achievements_of(spec_of(info.game))}
        return [(seat, name) for seat, name in found if name in known]

    # -- judging ---------------------------------------------------------------------------------------------------

    async def _judge_end(self, tx: Tx, game: Game) -> None:
        """Judge a game for its people's achievements in the transaction that ends it, after it was counted for their
        statistics, and note those that it has reached for its final message.

        As long as earlier games of a person are still to be judged, nobody knows what is new, and nothing is noted for
        them.
        """
        for person, met in (await self._judge(tx, game)).items():
            if met and await achievements.has_unjudged(tx, person, game.info.game):
                continue
            goals = {one.id: one.games for one in achievements_of(game.spec) if one.id in met}
            now = await achievements.counts(tx, person, game.info.game, goals) if goals else {}
            await achievements.announce(tx, person, game.info.id, [n for n, goal in goals.items() if now[n] == goal])

    async def judge_earlier(self, now: float) -> None:
        """Judge some finished games that were not judged at their end, if enough time has passed since the last call
        that did so. Those that cannot be loaded now wait: their game is not installed, or their rules are newer."""
        if self._at <= now < self._at + EVERY:
            return
        self._at = now
        async with self._records.storage_errors_as_refusals():
            versions = {game: spec_of(game).version for game in GAMES if is_installed(game)}
            found = await achievements.unjudged(self._records.read, versions, AT_ONCE)
        await self._records.retries.each("achievements", found, self._judge_earlier, table_label)

    async def _judge_earlier(self, table_id: int) -> None:
        async with self._records.change(table_id) as (tx, info):
            await achievements.note_judged(tx, table_id)
            if await achievements.seats_to_judge(tx, table_id):
                try:
                    loaded = await load(tx, info)
                except RulesError as error:  # it would be met again and again, and keep others waiting
                    log.error("table %d: its achievements cannot be judged\n%s", table_id, redacted(error))
                    return
                await self._judge(tx, loaded.game)

    async def _judge(self, tx: Tx, game: Game) -> dict[Person, list[str]]:
        """Store for which achievements of its people a finished game counts, and return them."""
        found: dict[Person, list[str]] = {}
        if not achievements_of(game.spec):
            return found
        seats = await achievements.seats_to_judge(tx, game.info.id)
        if seats:
            await stats.lock_ratings(tx, sorted(seats.values()))
        for seat, person in seats.items():
            try:
                met = met_in(game.spec, game.session.state, seat)
            except Exception as error:  # a failure here must not prevent the end of the game
                log.error("table %d: its achievements cannot be judged\n%s", game.info.id, redacted(error))
                continue
            await achievements.add(tx, person, game.info.id, met)
            found[person] = met
        return found


def progress_in(game: str, counted: Sequence[Counted]) -> tuple[Progress, ...]:
    """Return the progress with all achievements of a game, from the games that count for them, in order."""
    ends: dict[str, list[float]] = {}
    for one in counted:
        if one.game == game:
            ends.setdefault(one.name, []).append(one.ended_at)
    return tuple(
        Progress(one, len(those := ends.get(one.id, [])), those[one.games - 1] if len(those) >= one.games else None)
        for one in achievements_of(spec_of(game))
    )
