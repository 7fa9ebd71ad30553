"""People around a table: invited to it, ready for it, following it; and what servers forbid of that."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING

END, ROUND = "end", "round"
"""How often a follower is told: when the game is over, or at every round."""
CALLS, INVITATIONS, FOLLOWING = "calls", "invitations", "following"
"""What a server can forbid: that anybody is notified in its channels, that people are invited there by name, that its
tables are followed."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody is asked to take a seat: `seat` is that of `by`, who would leave it to them; None: a free one in the
    lobby. `declined`: they have said no, and are not asked again there."""

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
    """Somebody who follows a table: how often they are told, and up to which line they were."""

    person: Person
    discord_id: int
    every: str
    told: int


# -- invitations -----------------------------------------------------------------------------------------------------


async def invitation(reader: Reader, invitation_id: int) -> Invitation | None:
    """An invitation, open or declined."""
    return _invitation(await reader.one(f"{_SELECT} WHERE i.id = ?", invitation_id))


async def invited(reader: Reader, table_id: int, person: Person) -> Invitation | None:
    """Somebody's invitation to a table."""
    return _invitation(await reader.one(f"{_SELECT} WHERE i.table_id = ? AND i.person = ?", table_id, person))


_SELECT = """SELECT i.id, i.table_id, i.seat, i.by, i.person, p.discord_id, i.until, i.declined
    FROM invitation i JOIN person p ON p.id = i.person"""


def _invitation(row: Row | None) -> Invitation | None:
    if row is None:
        return None
    invitation_id, table_id, seat, by, person, discord_id, until, declined = row
    return Invitation(invitation_id, table_id, seat, by, person, discord_id, until, bool(declined))


async def invite(tx: Tx, table_id: int, seat: int | None, by: Person, person: Person, until: float) -> int:
    """Invite somebody, in place of an earlier invitation to this table."""
    await tx.run("DELETE FROM invitation WHERE table_id = ? AND person = ?", table_id, person)
    return await tx.insert(
        "INSERT INTO invitation (table_id, seat, by, person, until) VALUES (?, ?, ?, ?, ?) RETURNING id",
        table_id, seat, by, person, until,
    )


async def decline(tx: Tx, invitation_id: int) -> None:
    """They do not want to be asked again at this table."""
    await tx.run("UPDATE invitation SET declined = TRUE WHERE id = ?", invitation_id)


async def accepted(tx: Tx, invitation_id: int) -> None:
    """They have sat down."""
    await tx.run("DELETE FROM invitation WHERE id = ?", invitation_id)


async def invitable(reader: Reader, person: Person) -> bool:
    """Whether somebody may be invited by name at all."""
    row = await reader.one("SELECT invitable FROM person WHERE id = ?", person)
    return row is None or bool(row[0])


async def set_invitable(tx: Tx, person: Person, invitable: bool) -> None:
    """What somebody wishes about that."""
    await tx.run("UPDATE person SET invitable = ? WHERE id = ?", invitable, person)


# -- being ready -----------------------------------------------------------------------------------------------------


async def set_ready(tx: Tx, table_id: int, person: Person, now: float) -> None:
    """Somebody is there and ready for the start."""
    await tx.run(
        """INSERT INTO ready (table_id, person, at) VALUES (?, ?, ?)
           ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at""",
        table_id, person, now,
    )


async def ready(reader: Reader, table_id: int) -> dict[Person, float]:
    """Who is ready at a table, and since when."""
    return dict(await reader.all("SELECT person, at FROM ready WHERE table_id = ?", table_id))


async def ask_who_is_ready(tx: Tx, table_id: int) -> None:
    """Nobody has said so yet."""
    await tx.run("DELETE FROM ready WHERE table_id = ?", table_id)


async def not_ready(tx: Tx, table_id: int, person: Person) -> None:
    """Somebody has said nothing, and has asked nothing."""
    await tx.run("DELETE FROM ready WHERE table_id = ? AND person = ?", table_id, person)


# -- following -------------------------------------------------------------------------------------------------------


async def follow(tx: Tx, table_id: int, person: Person, every: str) -> None:
    """Tell somebody of a table from now on."""
    await tx.run(
        """INSERT INTO follower (table_id, person, every, told)
           SELECT id, ?, ?, last_line FROM game_table WHERE id = ?
           ON CONFLICT (table_id, person) DO UPDATE SET every = excluded.every""",
        person, every, table_id,
    )


async def unfollow(tx: Tx, table_id: int, persons: Collection[Person]) -> None:
    """Tell these no more."""
    await tx.many("DELETE FROM follower WHERE table_id = ? AND person = ?", [(table_id, one) for one in persons])


async def followers(reader: Reader, table_id: int) -> list[Follower]:
    """Who follows a table."""
    rows = await reader.all(
        """SELECT f.person, p.discord_id, f.every, f.told FROM follower f JOIN person p ON p.id = f.person
           WHERE f.table_id = ? ORDER BY f.person""",
        table_id,
    )
    return [Follower(*row) for row in rows]


async def followed(reader: Reader, person: Person) -> int:
    """How many running tables somebody follows."""
    row = await reader.one(
        f"""SELECT count(*) FROM follower f JOIN game_table t ON t.id = f.table_id
            WHERE f.person = ? AND t.{RUNNING}""",
        person,
    )
    assert row is not None
    count: int = row[0]
    return count


async def told(tx: Tx, table_id: int, person: Person, line: int) -> None:
    """A follower was told of everything up to this line."""
    await tx.run("UPDATE follower SET told = ? WHERE table_id = ? AND person = ?", line, table_id, person)


# -- what a server forbids -------------------------------------------------------------------------------------------


async def forbidden(reader: Reader, guild_id: int | None) -> set[str]:
    """What a server forbids."""
    rows = await reader.all("SELECT what FROM forbidden WHERE guild_id = ?", guild_id)
    return {row[0] for row in rows}


async def forbid(tx: Tx, guild_id: int, what: str, forbid: bool) -> None:
    """Forbid something in a server, or allow it again."""
    if forbid:
        await tx.run("INSERT INTO forbidden (guild_id, what) VALUES (?, ?) ON CONFLICT DO NOTHING", guild_id, what)
    else:
        await tx.run("DELETE FROM forbidden WHERE guild_id = ? AND what = ?", guild_id, what)
