"""Invitations to tables, readiness in the lobby, followers of tables, and what a server forbids of these."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING

END, ROUND = "end", "round"
"""How often a follower is notified: when the game is over, or at every round."""
CALLS, INVITATIONS, FOLLOWING = "calls", "invitations", "following"
"""What a server can forbid: notifications in its channels, invitations by name, and following its tables."""


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


@dataclass(frozen=True, slots=True)
class Follower:
    """A person who follows a table: how often they are notified, and the last log line they were told."""

    person: Person
    discord_id: int
    every: str
    told: int


# -- invitations -----------------------------------------------------------------------------------------------------


async def invitation(reader: Reader, invitation_id: int) -> Invitation | None:
    """Return an invitation, open or declined."""
    return _invitation(await reader.one(f"{_SELECT} WHERE i.id = ?", invitation_id))


async def invited(reader: Reader, table_id: int, person: Person) -> Invitation | None:
    """Return a person's invitation to a table."""
    return _invitation(await reader.one(f"{_SELECT} WHERE i.table_id = ? AND i.person = ?", table_id, person))


_SELECT = """SELECT i.id, i.table_id, i.seat, i.by, i.person, p.discord_id, i.until, i.declined
    FROM invitation i JOIN person p ON p.id = i.person"""


def _invitation(row: Row | None) -> Invitation | None:
    if row is None:
        return None
    invitation_id, table_id, seat, by, person, discord_id, until, declined = row
    return Invitation(invitation_id, table_id, seat, by, person, discord_id, until, bool(declined))


async def invite(tx: Tx, table_id: int, seat: int | None, by: Person, person: Person, until: float) -> int:
    """Store an invitation, in place of an earlier one of this person to this table. Returns its id."""
    await tx.run("DELETE FROM invitation WHERE table_id = ? AND person = ?", table_id, person)
    return await tx.insert(
        "INSERT INTO invitation (table_id, seat, by, person, until) VALUES (?, ?, ?, ?, ?) RETURNING id",
        table_id, seat, by, person, until,
    )


async def decline(tx: Tx, invitation_id: int) -> None:
    """Mark an invitation as declined."""
    await tx.run("UPDATE invitation SET declined = TRUE WHERE id = ?", invitation_id)


async def accepted(tx: Tx, invitation_id: int) -> None:
    """Delete an invitation that was accepted."""
    await tx.run("DELETE FROM invitation WHERE id = ?", invitation_id)


async def invitable(reader: Reader, person: Person) -> bool:
    """Return whether a person allows invitations by name."""
    row = await reader.one("SELECT invitable FROM person WHERE id = ?", person)
    return row is None or bool(row[0])


async def set_invitable(tx: Tx, person: Person, invitable: bool) -> None:
    """Store whether a person allows invitations by name."""
    await tx.run("UPDATE person SET invitable = ? WHERE id = ?", invitable, person)


# -- readiness -------------------------------------------------------------------------------------------------------


async def set_ready(tx: Tx, table_id: int, person: Person, now: float) -> None:
    """Mark a person as ready for the start."""
    await tx.run(
        """INSERT INTO ready (table_id, person, at) VALUES (?, ?, ?)
           ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at""",
        table_id, person, now,
    )


async def ready(reader: Reader, table_id: int) -> dict[Person, float]:
    """Return who is ready at a table, and since when."""
    return dict(await reader.all("SELECT person, at FROM ready WHERE table_id = ?", table_id))


async def ask_who_is_ready(tx: Tx, table_id: int) -> None:
    """Reset readiness: nobody has confirmed yet."""
    await tx.run("DELETE FROM ready WHERE table_id = ?", table_id)


async def not_ready(tx: Tx, table_id: int, person: Person) -> None:
    """Withdraw a person's readiness."""
    await tx.run("DELETE FROM ready WHERE table_id = ? AND person = ?", table_id, person)


# -- following -------------------------------------------------------------------------------------------------------


async def follow(tx: Tx, table_id: int, person: Person, every: str) -> None:
    """Let a person follow a table from its present log line on, or change how often they are notified."""
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
    """Return the followers of a table."""
    rows = await reader.all(
        """SELECT f.person, p.discord_id, f.every, f.told FROM follower f JOIN person p ON p.id = f.person
           WHERE f.table_id = ? ORDER BY f.person""",
        table_id,
    )
    return [Follower(*row) for row in rows]


async def followed(reader: Reader, person: Person) -> int:
    """Return how many running tables a person follows."""
    row = await reader.one(
        f"""SELECT count(*) FROM follower f JOIN game_table t ON t.id = f.table_id
            WHERE f.person = ? AND t.{RUNNING}""",
        person,
    )
    assert row is not None
    count: int = row[0]
    return count


async def told(tx: Tx, table_id: int, person: Person, line: int) -> None:
    """Store the last log line of which a follower was told."""
    await tx.run("UPDATE follower SET told = ? WHERE table_id = ? AND person = ?", line, table_id, person)


# -- what a server forbids -------------------------------------------------------------------------------------------


async def forbidden(reader: Reader, guild_id: int | None) -> set[str]:
    """Return what a server forbids (values of `CALLS`, `INVITATIONS`, `FOLLOWING`)."""
    rows = await reader.all("SELECT what FROM forbidden WHERE guild_id = ?", guild_id)
    return {row[0] for row in rows}


async def forbid(tx: Tx, guild_id: int, what: str, forbid: bool) -> None:
    """Forbid something in a server, or allow it again."""
    if forbid:
        await tx.run("INSERT INTO forbidden (guild_id, what) VALUES (?, ?) ON CONFLICT DO NOTHING", guild_id, what)
    else:
        await tx.run("DELETE FROM forbidden WHERE guild_id = ? AND what = ?", guild_id, what)
