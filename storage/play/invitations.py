"""Invitations to tables, readiness in the lobby, followers of tables, and what a Discord server forbids of these."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.person_lock import hold_person
from storage.play.tables import RUNNING

END, ROUND = "end", "round"
"""How often a follower is notified: when the game is over, or at every round."""
CALLS, INVITATIONS, FOLLOWING, ACHIEVEMENTS = "calls", "invitations", "following", "achievements"
"""What a Discord server can forbid: notifications in its channels, invitations by name, following its tables, and
achievements in the final messages there."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation of a person to take a seat.

    `seat` is that of `by`, who would leave it to them; None: a free seat in the lobby. `declined`: they refused, and
    cannot be invited to this table again.
    """

    id: int
    table_id: int
    seat: int | None
    by: Person
    person: Person
    discord_id: int
    until: float
    declined: bool

    def is_open(self, now: float) -> bool:
        """Return whether it can still be accepted at `now`."""
        return not self.declined and now < self.until


@dataclass(frozen=True, slots=True)
class Follower:
    """A person who follows a table (is notified without playing): how often (`END` or `ROUND`), the last log line they
    were told, and the id of the direct message that shows the newest round (None: none was sent)."""

    person: Person
    discord_id: int
    every: str
    told: int
    message: int | None = None


# -- invitations -----------------------------------------------------------------------------------------------------


async def invitation(reader: Reader, invitation_id: int) -> Invitation | None:
    """Return an invitation by its id, open or declined; None if there is none, as after it was accepted."""
    return _invitation(await reader.one(f"{_SELECT} WHERE i.id = ?", invitation_id))


async def invitation_of(reader: Reader, table_id: int, person: Person) -> Invitation | None:
    """Return a person's invitation to a table, open or declined; None if they have none."""
    return _invitation(await reader.one(f"{_SELECT} WHERE i.table_id = ? AND i.person = ?", table_id, person))


_SELECT = """SELECT i.id, i.table_id, i.seat, i.by, i.person, p.discord_id, i.until, i.declined
    FROM invitation i JOIN person p ON p.id = i.person"""


def _invitation(row: Row | None) -> Invitation | None:
    if row is None:
        return None
    invitation_id, table_id, seat, by, person, discord_id, until, declined = row
    return Invitation(invitation_id, table_id, seat, by, person, discord_id, until, bool(declined))


async def invite(tx: Tx, table_id: int, seat: int | None, by: Person, person: Person, until: float) -> int:
    """Store an invitation to a table, in place of an earlier one of this person there, and return its id.

    `seat`: the seat that `by` would leave to them; None: a free one in the lobby. `until`: when it expires. Raises
    `PersonDeleted`.
    """
    await hold_person(tx, person)
    await tx.run("DELETE FROM invitation WHERE table_id = ? AND person = ?", table_id, person)
    return await tx.insert(
        "INSERT INTO invitation (table_id, seat, by, person, until) VALUES (?, ?, ?, ?, ?) RETURNING id",
        table_id, seat, by, person, until,
    )


async def pass_on(tx: Tx, table_id: int, by: Person, to: Person) -> None:
    """Make another person (`to`) the one who has invited those whom a lobby's opener (`by`) has invited to it, since
    they are the opener now."""
    await tx.run(
        "UPDATE invitation SET by = ? WHERE table_id = ? AND by = ? AND seat IS NULL AND person <> ?",
        to, table_id, by, to,
    )


async def decline(tx: Tx, invitation_id: int) -> None:
    """Mark an invitation as declined. It stays, so that the person is not invited to this table again."""
    await tx.run("UPDATE invitation SET declined = TRUE WHERE id = ?", invitation_id)


async def delete_accepted(tx: Tx, invitation_id: int) -> None:
    """Delete an invitation that was accepted."""
    await tx.run("DELETE FROM invitation WHERE id = ?", invitation_id)


async def invitable(reader: Reader, person: Person) -> bool:
    """Return whether a person allows invitations by name; True for one who has not said."""
    row = await reader.one("SELECT invitable FROM person WHERE id = ?", person)
    return row is None or bool(row[0])


async def set_invitable(tx: Tx, person: Person, invitable: bool) -> None:
    """Store whether a person allows invitations by name."""
    await tx.run("UPDATE person SET invitable = ? WHERE id = ?", invitable, person)


# -- readiness -------------------------------------------------------------------------------------------------------


async def set_ready(tx: Tx, table_id: int, person: Person, now: float) -> None:
    """Record that a person in a lobby has said at `now` to be ready for the start."""
    await tx.run(
        """INSERT INTO ready (table_id, person, at) VALUES (?, ?, ?)
           ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at""",
        table_id, person, now,
    )


async def ready(reader: Reader, table_id: int) -> dict[Person, float]:
    """Return who is ready at a table: person -> since when."""
    return dict(await reader.all("SELECT person, at FROM ready WHERE table_id = ?", table_id))


async def reset_ready(tx: Tx, table_id: int) -> None:
    """Delete the readiness of all people at a table, because the opener asks again or the game starts."""
    await tx.run("DELETE FROM ready WHERE table_id = ?", table_id)


async def withdraw_ready(tx: Tx, table_id: int, person: Person) -> None:
    """Delete a person's readiness at a table. Does nothing if they were not ready."""
    await tx.run("DELETE FROM ready WHERE table_id = ? AND person = ?", table_id, person)


# -- following -------------------------------------------------------------------------------------------------------


async def follow(tx: Tx, table_id: int, person: Person, every: str) -> None:
    """Let a person follow a table from its present log line on, or, if they do already, change how often they are
    notified (`every`: `END` or `ROUND`). Raises `PersonDeleted`."""
    await hold_person(tx, person)
    await tx.run(
        """INSERT INTO follower (table_id, person, every, told)
           SELECT id, ?, ?, last_line FROM game_table WHERE id = ?
           ON CONFLICT (table_id, person) DO UPDATE SET every = excluded.every""",
        person, every, table_id,
    )


async def unfollow(tx: Tx, table_id: int, persons: Collection[Person]) -> None:
    """Delete these followers of a table."""
    await tx.many("DELETE FROM follower WHERE table_id = ? AND person = ?", [(table_id, one) for one in persons])


async def followers(reader: Reader, table_id: int) -> list[Follower]:
    """Return all followers of a table, by person id."""
    rows = await reader.all(
        """SELECT f.person, p.discord_id, f.every, f.told, f.message FROM follower f JOIN person p ON p.id = f.person
           WHERE f.table_id = ? ORDER BY f.person""",
        table_id,
    )
    return [Follower(*row) for row in rows]


async def count_followed(reader: Reader, person: Person) -> int:
    """Return how many running tables (lobbies and games) a person follows, for a limit. Those that are over do not
    count, nor those in Discord servers that the bot was removed from."""
    row = await reader.one(
        f"""SELECT count(*) FROM follower f JOIN game_table t ON t.id = f.table_id
            WHERE f.person = ? AND t.{RUNNING} AND NOT t.away""",
        person,
    )
    assert row is not None
    count: int = row[0]
    return count


async def set_told_line(tx: Tx, table_id: int, person: Person, line: int, message: int | None) -> None:
    """Store the number of the last log line that a follower was told (counted from 1 at the table), and the id of the
    direct message that told it, so that the next round is told there (None: in a new message). Nothing happens if
    `person` does not follow the table."""
    await tx.run(
        "UPDATE follower SET told = ?, message = ? WHERE table_id = ? AND person = ?", line, message, table_id, person
    )


# -- what a server forbids -------------------------------------------------------------------------------------------


async def forbidden(reader: Reader, guild_id: int | None) -> set[str]:
    """Return what a Discord server forbids (a subset of `CALLS`, `INVITATIONS`, `FOLLOWING`); nothing for None."""
    rows = await reader.all("SELECT what FROM forbidden WHERE guild_id = ?", guild_id)
    return {row[0] for row in rows}


async def forbid(tx: Tx, guild_id: int, what: str, forbid: bool) -> None:
    """Forbid something (`what`: `CALLS`, `INVITATIONS` or `FOLLOWING`) in a Discord server, or allow it again."""
    if forbid:
        await tx.run("INSERT INTO forbidden (guild_id, what) VALUES (?, ?) ON CONFLICT DO NOTHING", guild_id, what)
    else:
        await tx.run("DELETE FROM forbidden WHERE guild_id = ? AND what = ?", guild_id, what)
