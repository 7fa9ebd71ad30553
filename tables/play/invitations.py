"""Invitations by name: to a seat in a lobby, or to take over a person's seat during a game.

The invited person must accept.
"""

from __future__ import annotations

from games.core.text import Seat, Text, key_of, text
from storage.engine.transaction import Tx
from storage.model import HomeKind, Person, Status, TableInfo
from storage.outgoing import Notice, NoticeKind
from storage.play import invitations, tables
from storage.play.invitations import ACHIEVEMENTS, CALLS, FOLLOWING, INVITATIONS, Invitation
from tables.core.admission import EVERYBODY
from tables.core.announcements import put_notices
from tables.core.errors import RequestRefused
from tables.core.permissions import check_lobby, check_player, check_playing, check_room_for_person, check_seat
from tables.play.lobby import Lobby
from tables.play.quotas import Quotas
from tables.play.seats import Seats
from tables.state.records import Records
from tables.time.deferred import notify_now

FORBIDDABLE = (CALLS, INVITATIONS, FOLLOWING, ACHIEVEMENTS)
"""What the managers of a server can forbid there."""
OPEN_SECONDS = 48 * 3600.0
"""How many seconds an invitation is open."""


class Invitations:
    """Invite persons to tables and store their answers.

    A person who declines is not invited to that table again, and can choose never to be invited. A Discord server can
    forbid invitations.
    """

    def __init__(self, records: Records, quotas: Quotas, lobby: Lobby, seats: Seats) -> None:
        self._records = records
        self._quotas = quotas
        self._lobby = lobby
        self._seats = seats

    async def invite(self, table_id: int, by: Person, person: Person) -> None:
        """Store an invitation of a person to a seat in the lobby, and put its message into the outbox.

        Raises `RequestRefused`: `by` does not sit there, a private table, no seat, or the person cannot be invited
        (sits there, has an open invitation or has declined one, or wants none).
        """
        async with self._records.change(table_id) as (tx, info):
            check_player(info, by)
            check_lobby(info)
            if info.home.kind is HomeKind.PRIVATE:
                raise RequestRefused("bot-trouble-private-alone")
            check_room_for_person(info)
            await self._ask(tx, info, None, by, person)

    async def offer_seat(self, table_id: int, seat: int, by: Person, person: Person) -> None:
        """Store an invitation of a person to take over the seat of `by` in a running game, and put its message into the
        outbox.

        Raises `RequestRefused`: not the seat of `by`, a daily deal or private table, or the person cannot be invited
        (sits there, has an open invitation or has declined one, or wants none).
        """
        async with self._records.change(table_id) as (tx, info):
            check_playing(info)
            check_seat(info, seat, by)
            if info.daily is not None or info.home.kind is HomeKind.PRIVATE:
                raise RequestRefused(
                    "bot-trouble-daily-alone" if info.daily is not None else "bot-trouble-seat-private"
                )
            await self._ask(tx, info, seat, by, person)

    async def invitation(self, invitation_id: int) -> Invitation | None:
        """Return an invitation that can still be accepted, or None if it is over or declined, or has lost its
        meaning."""
        found = await self._open(invitation_id)
        return found if found is not None and _stands(await self._records.info(found.table_id), found) else None

    async def _open(self, invitation_id: int) -> Invitation | None:
        """Return an invitation whose time is not over and that was not declined, or None."""
        async with self._records.storage_errors_as_refusals():
            found = await invitations.invitation(self._records.read, invitation_id)
        return found if found is not None and found.is_open(self._records.clock.now()) else None

    async def accept(self, invitation_id: int, by: Person, interaction: int | None = None) -> TableInfo:
        """Accept an invitation for the invited person `by`, who takes the seat. Returns the table. Raises
        `RequestRefused`: not invited, over, or no free seat."""
        found = await self._of(invitation_id, by)
        if found.seat is None:
            info = await self._lobby.join(found.table_id, by, interaction)
        elif not _stands(await self._records.info(found.table_id), found):
            raise RequestRefused("bot-trouble-invitation-over")
        else:
            info = await self._seats.take_over(found.table_id, found.seat, found.by, by)
        async with self._records.write() as tx:
            await invitations.delete_accepted(tx, invitation_id)
            await put_notices(tx, info, self._records.clock.now())  # its message loses its buttons
            tx.on_commit(self._records.wake.set)
        return info

    async def decline(self, invitation_id: int, by: Person) -> None:
        """Store that the invited person `by` declines, so that they are not invited to that table again. Raises
        `RequestRefused`: not invited, or over."""
        found = await self._of(invitation_id, by)
        info = await self._records.info(found.table_id)
        async with self._records.write() as tx:
            await self._decline(tx, info, found)

    async def decline_all(self, invitation_id: int, by: Person) -> None:
        """Store that a person declines an invitation and wants no others. The latter holds even if the invitation is
        over or was answered. Raises `RequestRefused` if another person is invited."""
        async with self._records.storage_errors_as_refusals():
            found = await invitations.invitation(self._records.read, invitation_id)
        if found is not None and found.person != by:
            raise RequestRefused("bot-trouble-not-invited")
        info = None
        if found is not None and found.is_open(self._records.clock.now()):
            info = await self._records.info(found.table_id)
        async with self._records.write() as tx:
            if found is not None and info is not None:
                await self._decline(tx, info, found)
            await invitations.set_invitable(tx, by, False)

    async def allows_invitations(self, person: Person) -> bool:
        """Return whether a person allows others to invite them by name."""
        async with self._records.storage_errors_as_refusals():
            return await invitations.invitable(self._records.read, person)

    async def set_invitable(self, person: Person, invitable: bool) -> None:
        """Store whether a person allows others to invite them by name."""
        async with self._records.write() as tx:
            await invitations.set_invitable(tx, person, invitable)

    async def forbidden(self, guild_id: int) -> set[str]:
        """Return which features the managers of a Discord server have forbidden there (constants in
        `storage.play.invitations`)."""
        async with self._records.storage_errors_as_refusals():
            return await invitations.forbidden(self._records.read, guild_id)

    async def forbid(self, guild_id: int, what: str, forbid: bool) -> None:
        """Store that a feature is forbidden in a Discord server, or allowed again. Unknown features are ignored.

        `what` is one of the constants in `storage.play.invitations`. The caller has checked that the person manages the
        server. When pings are allowed again, what was held back is sent.
        """
        if what in FORBIDDABLE:
            async with self._records.write() as tx:
                await invitations.forbid(tx, guild_id, what, forbid)
                if what == CALLS and not forbid:
                    for person in await tables.players_in(tx, guild_id):
                        await notify_now(tx, person, self._records.clock.now())
                    tx.on_commit(self._records.wake.set)

    async def _ask(self, tx: Tx, info: TableInfo, seat: int | None, by: Person, person: Person) -> None:
        """Store an invitation and put its message into the outbox. Raises `RequestRefused` if the person cannot be
        invited."""
        if INVITATIONS in await invitations.forbidden(tx, info.home.guild_id):
            raise RequestRefused("bot-trouble-invitations-forbidden")
        if info.place_of(person) is not None:
            raise RequestRefused("bot-trouble-sits-already")
        earlier = await invitations.invitation_of(tx, info.id, person)
        if not await invitations.invitable(tx, person) or (earlier is not None and earlier.declined):
            raise RequestRefused("bot-trouble-not-invitable")
        waits = earlier is not None and earlier.is_open(self._records.clock.now()) and _stands(info, earlier)
        if earlier is not None and waits and not _lets_in(info, by, earlier):
            raise RequestRefused("bot-trouble-invited-already")
        await self._quotas.count_invitation(tx, by)
        until = self._records.clock.now() + OPEN_SECONDS
        asked = await invitations.invite(tx, info.id, seat, by, person, until)
        key = "bot-notice-invited" if seat is None else "bot-notice-seat-offered"
        place = Seat(info.seat_of(by) or 0)
        said = text(key, seat=place, game=Text(key_of(info.game, "name")))
        await put_notices(tx, info, self._records.clock.now(), Notice(said, NoticeKind.INVITATION, guest=asked))

    async def _decline(self, tx: Tx, info: TableInfo, found: Invitation) -> None:
        """Store that an invitation is declined. Its message loses its buttons."""
        await invitations.decline(tx, found.id)
        await put_notices(tx, info, self._records.clock.now())
        tx.on_commit(self._records.wake.set)

    async def _of(self, invitation_id: int, by: Person) -> Invitation:
        found = await self._open(invitation_id)
        if found is None:
            raise RequestRefused("bot-trouble-invitation-over")
        if found.person != by:
            raise RequestRefused("bot-trouble-not-invited")
        return found


def _stands(info: TableInfo, one: Invitation) -> bool:
    """Return whether an invitation can mean something still: its lobby waits, or the person who offers their seat has
    it. The invited person does not sit at the table."""
    if info.place_of(one.person) is not None:
        return False
    if one.seat is None:
        return info.status is Status.LOBBY
    return info.status is Status.PLAYING and info.seats[one.seat].person == one.by


def _lets_in(info: TableInfo, by: Person, earlier: Invitation) -> bool:
    """Return whether an invitation says more than an earlier one: the lobby takes only some people, and whom its opener
    invites may always come."""
    return info.admission != EVERYBODY and by == info.opener != earlier.by
