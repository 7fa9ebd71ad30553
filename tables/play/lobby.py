"""The lobby of a table, before its game begins: opening it, joining and leaving, AI seats, options, starting the
game."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from games.core.options import change_options, seats_with
from games.core.setup_overrides import SEEN_CONTENT
from games.core.spec import GameSpec
from games.core.text import text
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Admission, Home, HomeKind, Pace, Person, TableInfo
from storage.outgoing import Notice, OutboxKind
from storage.people import seen_content
from storage.play import invitations, seats, tables
from tables.core.admission import EVERYBODY, check_admitted, own_rating, range_around
from tables.core.announcements import publish, put_notices
from tables.core.errors import RequestRefused
from tables.core.installed_game import NOT_HERE, spec_of
from tables.core.permissions import check_level, check_lobby, check_opener, check_room, check_room_for_person, seats_of
from tables.core.row_cache import row_of
from tables.play.ending import Ending
from tables.play.opening import begin_game, insert_table
from tables.play.quotas import Quotas
from tables.state.records import Records

LOBBY_SECONDS = 7 * 24 * 3600.0
"""How many seconds a lobby waits for its start."""


class Lobby:
    """Open tables and change them before their game begins. If the opener leaves, their rights pass to the next
    person."""

    def __init__(self, records: Records, quotas: Quotas, ending: Ending) -> None:
        self._records = records
        self._quotas = quotas
        self._ending = ending

    async def open(
        self, game: str, options: Mapping[str, Any], home: Home, opener: Person, language: str,
        interaction: int | None = None, *, ais: Sequence[str] = (), practice: bool = False, pace: Pace | None = None,
        admission: Admission = EVERYBODY,
    ) -> TableInfo:
        """Open a table with a lobby, store it and return it. The opener takes seat 0, and AIs of the levels `ais` the
        next ones.

        `home` is where its messages are posted. `practice` says that the game counts in no statistics, `pace` how much
        time each seat has, `admission` whom the lobby takes. A repeated `interaction` returns the table it has opened.
        Raises `RequestRefused`: unknown game, wrong options, too many AIs, a table is running in this channel, a quota
        is used up.
        """
        async with self._records.write() as tx:
            if not await tables.is_new_interaction(tx, interaction, self._records.clock.now()):
                opened = await tables.opened_by_interaction(tx, opener, str(interaction))
                return await row_of(tx, opened or 0)
            return await self.open_in(
                tx, game, options, home, opener, language, interaction, ais=ais, practice=practice, pace=pace,
                admission=admission,
            )

    async def open_in(
        self, tx: Tx, game: str, options: Mapping[str, Any], home: Home, opener: Person, language: str,
        interaction: int | None = None, *, ais: Sequence[str] = (), practice: bool = False, pace: Pace | None = None,
        admission: Admission = EVERYBODY, waits: float = LOBBY_SECONDS,
    ) -> TableInfo:
        """Open a table with a lobby in a transaction, as `open` does, and return it. `waits`: for how many seconds the
        lobby waits for its start. Raises `RequestRefused`; the transaction must then be given up."""
        spec, checked = _game(game, options, unknown="bot-trouble-no-game")
        most = seats_with(spec, spec.options.model_validate(checked))[-1]
        if 1 + len(ais) > most:
            raise RequestRefused("bot-trouble-many-ais", most=most - 1)
        for level in ais:
            check_level(game, level)
        now = self._records.clock.now()
        table_id = await insert_table(
            tx, game=game, rules_version=spec.version, options=checked, home=home, opener=opener,
            language=language, secret=secrets.token_hex(32), now=now,
            ticket=None if interaction is None else str(interaction),
        )
        await seats.fill(tx, table_id, 0, now, person=opener)
        for seat, level in enumerate(ais, start=1):
            await seats.fill(tx, table_id, seat, now, ai=level)
        await self._quotas.check_tables(tx, opener, home.guild_id)
        if ais:
            await self._quotas.check_ais(tx, opener, home.guild_id)
        if practice:
            await tables.set_practice(tx, table_id, practice)
        if pace is not None:
            await tables.set_pace(tx, table_id, pace)
        if admission != EVERYBODY:
            await tables.set_admission(tx, table_id, admission)
        await due.schedule_expiry(tx, table_id, "expiry", now + waits)
        info = await row_of(tx, table_id)
        await publish(tx, info, OutboxKind.LOBBY, now)
        tx.on_commit(self._records.wake.set)
        return info

    async def join(self, table_id: int, person: Person, interaction: int | None = None) -> TableInfo:
        """Seat a person at the next free seat of a lobby, and return the table. At a full table, the AI that was seated
        last makes room.

        Raises `RequestRefused`: full of persons, started, already seated, a private table, or the lobby does not take
        this person, who has no open invitation by its opener.
        """
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                if info.seat_of(person) is not None:
                    raise RequestRefused("bot-trouble-already-seated")
                if info.home.kind is HomeKind.PRIVATE:
                    raise RequestRefused("bot-trouble-private-alone")
                check_room_for_person(info)
                invited = await invitations.invitation_of(tx, table_id, person)
                if invited is None or invited.by != info.opener or not invited.is_open(self._records.clock.now()):
                    await check_admitted(tx, info, person)
                ais = [seat.seat for seat in info.seats if seat.ai is not None]
                taken = len(info.seats)
                if ais and taken >= seats_of(info)[-1]:
                    await seats.remove(tx, table_id, ais[-1])
                    taken -= 1
                await invitations.unfollow(tx, table_id, [person])
                await seats.fill(tx, table_id, taken, self._records.clock.now(), person=person)
                if invited is not None:
                    await put_notices(tx, info, self._records.clock.now())  # its message loses its buttons
                if interaction is not None:
                    await tables.add_ticket(tx, table_id, interaction)
            return await row_of(tx, table_id)

    async def leave(self, table_id: int, person: Person, interaction: int | None = None) -> TableInfo:
        """Take a person's seat in a lobby away; later seats move up. If the opener leaves, the next person becomes the
        opener. The last person's leaving closes the lobby."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                await self._leave(tx, info, person)
            return await row_of(tx, table_id)

    async def _leave(self, tx: Tx, info: TableInfo, person: Person) -> None:
        """Remove a person from the lobby; end it if no person is left, or pass the opener's rights on."""
        seat = info.seat_of(person)
        if seat is None:
            raise RequestRefused("bot-trouble-not-seated")
        others = [one.person for one in info.seats if one.person not in (None, person)]
        await seats.remove(tx, info.id, seat)
        await invitations.withdraw_ready(tx, info.id, person)
        if not others:
            await self._ending.end(tx, info, "bot-notice-lobby-empty")
        elif info.opener == person:
            assert others[0] is not None
            await tables.set_opener(tx, info.id, others[0])
            await invitations.pass_on(tx, info.id, person, others[0])  # whom the opener has invited may always come
            # the time stored for the opener is when they asked the others, which the new opener has not done
            await invitations.withdraw_ready(tx, info.id, others[0])
        elif person not in info.ready and info.opener in info.ready and {*others} <= info.ready and len(others) > 1:
            now = await row_of(tx, info.id)  # the seats have moved up, and only this person was waited for
            opener = now.seat_of(info.opener)
            assert opener is not None
            said = Notice(text("bot-notice-all-ready"), seats=(opener,))
            await put_notices(tx, now, self._records.clock.now(), said)

    async def seat_ai(self, table_id: int, level: str, by: Person, interaction: int | None = None) -> TableInfo:
        """Seat an AI of a level at the next free seat of the lobby, and return the table. Only the opener may (`by`). A
        repeated `interaction` changes nothing. Raises `RequestRefused`."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                check_level(info.game, level)
                check_room(info)
                await seats.fill(tx, table_id, len(info.seats), self._records.clock.now(), ai=level)
                await self._quotas.check_ais(tx, info.opener, info.home.guild_id)
            return await row_of(tx, table_id)

    async def unseat_ai(self, table_id: int, seat: int, by: Person, interaction: int | None = None) -> TableInfo:
        """Remove an AI from the lobby, and return the table; later seats move up. Only the opener may (`by`). A
        repeated `interaction` changes nothing. Raises `RequestRefused`."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                if not 0 <= seat < len(info.seats) or info.seats[seat].ai is None:
                    raise RequestRefused("bot-trouble-not-an-ai")
                await seats.remove(tx, table_id, seat)
            return await row_of(tx, table_id)

    async def set_options(
        self, table_id: int, changes: Mapping[str, Any], by: Person, interaction: int | None = None, *,
        practice: bool | None = None,
    ) -> TableInfo:
        """Change some options of a table in its lobby. Options that conflict with the change go back to their defaults.
        `practice`: also set whether its game counts in no statistics (None: as it is).

        Only the opener may (`by`). A repeated `interaction` changes nothing. Raises `RequestRefused`: no such option,
        too many seats are taken for the new options.
        """
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                spec = spec_of(info.game)
                options = change_options(spec.options, info.options, changes)
                if options is None:
                    raise RequestRefused("bot-trouble-options")
                if len(info.seats) > (most := seats_with(spec, options)[-1]):
                    raise RequestRefused("bot-trouble-many-seated", most=most)
                await tables.set_options(tx, table_id, options.model_dump(mode="json"), spec.version)
                if practice is not None:
                    await tables.set_practice(tx, table_id, practice)
            return await row_of(tx, table_id)

    async def set_practice(
        self, table_id: int, practice: bool, by: Person, interaction: int | None = None
    ) -> TableInfo:
        """Set whether the table is for practice (its game counts in no statistics), and return it. Only the opener may
        (`by`), before the start. A repeated `interaction` changes nothing. Raises `RequestRefused`."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                await tables.set_practice(tx, table_id, practice)
            return await row_of(tx, table_id)

    async def rating_for_admission(self, table_id: int, by: Person) -> int | None:
        """Return the rating of a lobby's opener in its game, as it is shown, around which the lobby may ask for others;
        None if they have none yet. Raises `RequestRefused` for others than the opener (`by`), and after the start."""
        info = await self._records.info(table_id)
        check_lobby(info)
        check_opener(info, by)
        async with self._records.storage_errors_as_refusals():
            return await own_rating(self._records.read, by, info.game)

    async def set_rating_range(
        self, table_id: int, within: int | None, by: Person, interaction: int | None = None
    ) -> TableInfo:
        """Let a lobby take only people whose rating in its game is `within` so much of the opener's, in shown numbers
        (None: any), and return the table. Only the opener may (`by`). Raises `RequestRefused`, also if the opener has
        no rating yet."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                found = None if within is None else await range_around(tx, info, within)
                await tables.set_admission(tx, table_id, replace(info.admission, rating=found))
            return await row_of(tx, table_id)

    async def set_finishers(
        self, table_id: int, finishers: bool, by: Person, interaction: int | None = None
    ) -> TableInfo:
        """Let a lobby take only people who finish the games that they begin, or others too, and return the table. Only
        the opener may (`by`). Raises `RequestRefused`."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                await tables.set_admission(tx, table_id, replace(info.admission, finishers=finishers))
            return await row_of(tx, table_id)

    async def set_level(
        self, table_id: int, level: str, by: Person, interaction: int | None = None
    ) -> TableInfo:
        """Set the level of all AIs in the lobby, and return the table. Only the opener may (`by`). A repeated
        `interaction` changes nothing. Raises `RequestRefused`."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if new:
                check_opener(info, by)
                check_level(info.game, level)
                await seats.set_level(tx, table_id, level)
            return await row_of(tx, table_id)

    async def start(self, table_id: int, by: Person, interaction: int | None = None) -> TableInfo:
        """Start the game: fix the draws, deal, ask the first questions, and return the table. Only the opener may
        (`by`). A repeated `interaction` changes nothing. Raises `RequestRefused`: too few seats, already started."""
        async with self._lobby(table_id, interaction) as (tx, info, new):
            if not new:
                return info
            check_opener(info, by)
            spec, options = _game(info.game, info.options)
            if len(info.seats) < spec.seats.start:
                raise RequestRefused("bot-trouble-too-few", least=spec.seats.start, here=len(info.seats))
            if interaction is not None:
                await tables.add_ticket(tx, table_id, interaction)
            await tables.set_options(tx, table_id, options, spec.version)  # the lobby may be older than these rules
            await due.delete_kind(tx, table_id, "expiry")
            await due.delete_kind(tx, table_id, "seekers")
            await invitations.reset_ready(tx, table_id)
            return await begin_game(self._records, tx, table_id, spec, options, await _seen_content(tx, info, spec))

    @asynccontextmanager
    async def _lobby(self, table_id: int, interaction: int | None) -> AsyncIterator[tuple[Tx, TableInfo, bool]]:
        """Wait for a lobby's queue and open a transaction; yield it, the table, and whether the interaction is new.

        Afterwards the lobby's message is marked for publishing. Raises `RequestRefused` if the table is not in its
        lobby, unless the interaction is a repetition.
        """
        async with self._records.change(table_id) as (tx, info):
            new = await tables.is_new_interaction(tx, interaction, self._records.clock.now())
            if new:
                check_lobby(info)
            yield tx, info, new
            if new:
                await publish(tx, info, OutboxKind.LOBBY, self._records.clock.now())


def _game(
    game: str, options: Mapping[str, Any], unknown: str = NOT_HERE
) -> tuple[GameSpec[Any], dict[str, Any]]:
    """Return the game's entry and its options, checked and complete. Raises `RequestRefused`."""
    spec = spec_of(game, unknown)
    try:
        return spec, spec.options.model_validate(dict(options)).model_dump(mode="json")
    except ValidationError:
        raise RequestRefused("bot-trouble-options") from None


async def _seen_content(tx: Tx, info: TableInfo, spec: GameSpec[Any]) -> dict[str, Any]:
    """Return data for the game's set-up that says which content the players have seen in earlier games, so that it can
    deal what is new to them."""
    if not spec.rules.tracks_seen_content:
        return {}
    known = await seen_content.least_seen_first(
        tx, info.game, [seat.person for seat in info.seats if seat.person is not None]
    )
    return {SEEN_CONTENT: known} if known else {}
