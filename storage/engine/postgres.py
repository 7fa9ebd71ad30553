"""A PostgreSQL database, on a server of its own, through psycopg.

All statements of a visit go out together and come back in one round trip. Whoever dies lets go of a table at once,
because the server sees its connection close; whoever is stopped in the midst of a transaction loses it after `IDLE`.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shlex
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import lru_cache
from typing import Any, Self

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import NumericValueOutOfRange
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import AsyncConnectionPool

from storage.engine.address import NO_ADDRESS, Address
from storage.engine.connection import Conflict, Dialect, Done, Row, Session, Statement, StorageError
from storage.engine.opening import Unusable, check_version, tell_of_migration
from storage.engine.schema import MIGRATIONS
from storage.engine.translating import for_postgres
from storage.engine.turns import Turns

log = logging.getLogger(__name__)
logging.getLogger("psycopg").setLevel(logging.ERROR)  # it repeats what every click is told already

CONNECTIONS, ONLY_READING = 10, 2
"""How many connections there are, and how many of them are kept for reads outside of transactions, which somebody may
wait for who has a transaction."""
PATIENCE = 2.5
"""Seconds to wait for a connection: a click must be answered within three."""
TRIES = 3
"""How many connections may die one after the other before a read fails: those of a server that was started anew do."""
IDLE, WAIT = "4s", "2s"
"""How long the server lets a transaction stand still, and how long it lets one wait for another."""
MOMENT = 0.02
"""Seconds, in which an act asks for its table's row, and whether people have chosen anything, many times over."""
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""After how long a network that was cut is noticed, here and (see `_prepare`) at the server."""
EVERYTHING, MIGRATING, ALONE = 0x50B3E35A01, 0x50B3E35A02, 0x50B3E35A03
"""Locks: of transactions against each other; of those who bring the schema up to date; of who has the
database to themselves, which no bot has."""
OLDEST = 150_000
"""The oldest server, as it counts its versions."""

_NUMBERED = """FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
    JOIN pg_class t ON t.oid = d.refobjid WHERE d.deptype = 'i' AND t.relnamespace = current_schema()::regnamespace"""
POSTGRES = Dialect(
    begin=("BEGIN",),
    begin_passing=("BEGIN", "SET LOCAL synchronous_commit TO off"),
    begin_reading="BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    alone=f"SELECT pg_advisory_xact_lock({EVERYTHING})",
    beside=f"SELECT pg_advisory_xact_lock_shared({EVERYTHING})",
    lock_table="SELECT 1 FROM game_table WHERE id = ? FOR NO KEY UPDATE",
    tables="""SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'
        ORDER BY 1""",
    columns="""SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped
        ORDER BY attnum""",
    keys="""SELECT a.attname FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY k (attnum, place)
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
        WHERE i.indrelid = to_regclass(?) AND i.indisprimary ORDER BY k.place""",
    truths="""SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped
        AND atttypid = 'boolean'::regtype""",
    numbered=f"SELECT t.relname {_NUMBERED}",
    counted=f"""WITH numbered AS (SELECT t.relname AS name, s.relname AS sequence {_NUMBERED})
        SELECT n.name, q.last_value FROM numbered n JOIN pg_sequences q ON q.sequencename = n.sequence
        WHERE q.schemaname = current_schema() AND q.last_value IS NOT NULL""",
    count_on=("SELECT setval(pg_get_serial_sequence(?1, 'id'), ?2)",),
    references="""SELECT c.conrelid::regclass::text, a.attname FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
        WHERE c.contype = 'f' AND c.confrelid = to_regclass(?) ORDER BY 1, 2""",
    now="extract(epoch FROM clock_timestamp())::double precision",
    free="FOR UPDATE SKIP LOCKED",
    hold="FOR KEY SHARE",
    keep="FOR NO KEY UPDATE",
    no_tool=f"pg_try_advisory_xact_lock_shared({ALONE})",
)


@lru_cache(maxsize=4096)
def numbered(sql: str) -> str:
    """`?` and `?1` as `$1`."""
    at = iter(range(1, 65536))
    return re.sub(r"\?(\d*)", lambda mark: f"${mark[1] or next(at)}", sql)


def refusal(error: psycopg.Error) -> StorageError | OverflowError:
    """The error in words of our own. What the server says of a value stays unsaid: it may be a secret."""
    if isinstance(error, NumericValueOutOfRange):
        return OverflowError("a number that no column can hold")
    if isinstance(error, psycopg.IntegrityError):
        return Conflict(f"{type(error).__name__} ({error.sqlstate}) of {error.diag.table_name}")
    if isinstance(error, psycopg.OperationalError):  # no values in it: connections, locks, the disk
        return StorageError(" ".join(str(error).split("\n")[:1]))
    return StorageError(f"{type(error).__name__} ({error.sqlstate})")


class _Visit(psycopg.AsyncPipeline):
    """Statements that go out together. psycopg sends a Flush after the last word of them, which at the server ends the
    wait that `IDLE` limits: whoever stood still would keep their locks for ever. The last word needs no Flush."""

    def _exit_gen(self) -> PQGen[None]:
        try:
            self._enqueue_sync()
            yield from self._communicate_gen()
        finally:
            yield from self._fetch_gen(flush=False)


class PostgresConnection:
    """A connection as the storage sees it."""

    dialect = POSTGRES

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self._connection = connection

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """See `storage.engine.connection.Connection.do`."""
        if self._connection.info.transaction_status is TransactionStatus.INERROR:
            raise StorageError("a statement of the transaction has failed")
        try:
            self._connection._pipeline = _Visit(self._connection)
            async with self._connection.pipeline():
                for one in statements:
                    for values in one.values if one.many else (one.values,):
                        await self._send(one.sql, values)
                asked = [await self._send(one.sql, one.values) for one in queries]
                if last:
                    await self._send(last, ())
            return [Done(await one.fetchall() if one.description else [], one.rowcount) for one in asked]
        except psycopg.Error as error:
            raise refusal(error) from None
        except BaseException:  # cancelled amid a round trip: nobody knows what comes next on this connection
            await self._connection.close()
            raise

    async def _send(self, sql: str, values: Sequence[Any]) -> psycopg.AsyncRawCursor[Any]:
        cursor = psycopg.AsyncRawCursor(self._connection)
        await cursor.execute(numbered(sql), values or None, prepare=True)
        return cursor

    async def roll_back(self) -> None:
        """See `storage.engine.connection.Session.roll_back`."""
        try:
            if self._connection.info.transaction_status is not TransactionStatus.IDLE:
                await self._connection.execute("ROLLBACK")
        except psycopg.Error as error:  # the connection is gone, and the transaction with it
            log.debug("rollback: %s", type(error).__name__)
            await self._connection.close()


class _Reading:
    """Reads on whatever connection is free. One that has died since is replaced by another."""

    dialect = POSTGRES

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self._pool = pool

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """See `storage.engine.connection.Connection.do`."""
        for _ in range(TRIES):
            async with borrowed(self._pool) as connection:
                try:
                    return await PostgresConnection(connection).do(statements, queries, last)
                except StorageError as error:
                    if not connection.closed:
                        raise
                    died = error
        raise died


@asynccontextmanager
async def borrowed(pool: AsyncConnectionPool[Any]) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
    """A connection of the pool. Whoever is cancelled in the moment in which it comes would not learn of it: the pool
    waits with `asyncio.wait_for`, which before Python 3.12 forgets it then, and a bot that is stopped never ended."""
    task = asyncio.current_task()
    assert task is not None
    told = task.cancelling()
    try:
        connection = await pool.getconn()
    except psycopg.Error as error:
        raise refusal(error) from None
    try:
        if task.cancelling() > told:
            raise asyncio.CancelledError
        yield connection
    finally:
        await pool.putconn(connection)
        if connection.closed:
            await pool.check()  # others have died with it, and nobody else need find out


class PostgresBackend:
    """An open database. Make it with `PostgresBackend.open`."""

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self._pool = pool
        self._turns = Turns(CONNECTIONS - ONLY_READING)
        self._moment: object | None = None
        self._moment_ends = 0.0
        self.reading = _Reading(pool)

    @classmethod
    async def open(cls, address: Address, version: int | None = None) -> Self:
        """Connect, and bring the database up to the present schema, or to a `version`. Raises `SchemaTooNew` and
        `Unusable`."""
        async with connected(address) as connection:
            await _migrate(connection, address, version)
        pool = AsyncConnectionPool(
            address.url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, open=False, configure=_prepare,
            kwargs={"autocommit": True, **_settings()}, name="tables",
        )
        await pool.open()
        return cls(pool)

    @asynccontextmanager
    async def session(
        self, *, first: bool = False, brief: bool = False, lasting: bool = True
    ) -> AsyncIterator[Session]:
        """A connection of one's own; some are left for those who only read."""
        async with self._turns.turn(first=first), borrowed(self._pool) as connection:
            try:
                yield PostgresConnection(connection)
            finally:
                self._moment = None

    def version(self) -> object:
        """Nobody knows without asking the server. So what was read is taken for what is there until this process stores
        something, for a `MOMENT` at most: what another has stored since might not have been seen by asking, either."""
        now = time.monotonic()
        if self._moment is None or now > self._moment_ends:
            self._moment, self._moment_ends = object(), now + MOMENT
        return self._moment

    async def overwrite(self) -> bool:
        """The server overwrites what was deleted when it vacuums."""
        return False

    async def close(self) -> None:
        """Close all connections, after the transactions that are running."""
        async with AsyncExitStack() as all_of_them:
            for _ in range(CONNECTIONS - ONLY_READING):
                await all_of_them.enter_async_context(self._turns.turn())
            await self._pool.close()

    async def abandon(self) -> None:
        """Close all connections, whoever uses them."""
        await self._pool.close(timeout=1)


@asynccontextmanager
async def connected(address: Address) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
    """A connection beside the pool. Raises `Unusable`, which does not say the password."""
    try:
        connection = await psycopg.AsyncConnection.connect(address.url, autocommit=True, **_settings())
    except psycopg.Error as error:
        said = " ".join(str(error).split()) if isinstance(error, psycopg.OperationalError) else NO_ADDRESS
        raise Unusable(f"{address}, from DATABASE_URL, cannot be used ({said}). {_against(said, address)}") from None
    try:
        yield connection
    finally:
        await connection.close()


def _against(said: str, address: Address) -> str:
    """What helps when a server lets nobody in, by what it or the driver says."""
    if said == NO_ADDRESS:
        return "Put such an address into DATABASE_URL"
    if "does not exist" in said and "role" not in said:
        return f"Make it: createdb --encoding=UTF8 --template=template0 {shlex.quote(address.name)}"
    if any(word in said for word in ("authentication", "role", "pg_hba", "permission denied")):
        return "Put the user and password that the server knows into DATABASE_URL"
    return f"See whether the server can be reached: pg_isready {address.reached_by}"


@asynccontextmanager
async def without_bots(address: Address) -> AsyncIterator[Callable[[], Awaitable[bool]]]:
    """Gives what tries to have a database without any bot, until the block ends. Raises `Unusable`."""
    async with connected(address) as connection:

        async def try_it() -> bool:
            if not (await first(connection, f"SELECT pg_try_advisory_lock({ALONE})"))[0]:
                return False
            if not (await first(connection, "SELECT to_regclass('process') IS NOT NULL"))[0]:
                return True
            (alive,) = await first(connection, f"SELECT count(*) FROM process WHERE until > {POSTGRES.now}")
            return bool(alive == 0)

        yield try_it


def _settings() -> dict[str, Any]:
    return {"connect_timeout": 10, "application_name": "sobremesa", **ALIVE}


async def check_server(connection: psycopg.AsyncConnection[Any], address: Address) -> None:
    """Whether the database can hold tables at all. Raises `Unusable`."""
    if connection.info.server_version < OLDEST:
        raise Unusable(f"{address} is on PostgreSQL {connection.info.server_version // 10_000}; it takes "
                       f"{OLDEST // 10_000} or newer: name a database on such a server in DATABASE_URL")
    (encoding,) = await first(connection, "SHOW server_encoding")
    if encoding != "UTF8":
        raise Unusable(f"{address} stores text as {encoding}, which cannot hold all that is said at a table. Make the "
                       "database with: createdb --encoding=UTF8 --template=template0")


async def _migrate(connection: psycopg.AsyncConnection[Any], address: Address, to: int | None) -> None:
    """Run the migrations, all or up to a version, that the database has not seen, all in one transaction; another
    process waits for it."""
    await check_server(connection, address)
    to = len(MIGRATIONS) if to is None else to
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            version = await _version(connection, address)
            check_version(version, address)
            for step in MIGRATIONS[version:to]:
                await connection.execute(for_postgres(step).encode())
            if version < to:
                await connection.execute(f"UPDATE schema_version SET version = {to}".encode())
        tell_of_migration(address, version if version < to else 0)
    except psycopg.Error as error:
        raise Unusable(f"{address} could not be brought up to date ({refusal(error)}); nothing was changed") from None


async def _version(connection: psycopg.AsyncConnection[Any], address: Address) -> int:
    """How many migrations a database has seen. One without any is made ready for them, if it is empty."""
    if (await first(connection, "SELECT to_regclass('schema_version') IS NOT NULL"))[0]:
        version: int = (await first(connection, "SELECT version FROM schema_version"))[0]
        return version
    if (await first(connection, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"))[0]:
        raise Unusable(f"{address} holds tables of something else, and nothing was changed. Make the bot a database of "
                       "its own, and name that in DATABASE_URL")
    await connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    await connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    return 0


async def first(connection: psycopg.AsyncConnection[Any], sql: str) -> Row:
    """The one row of a query without values."""
    row: Row | None = await (await connection.execute(sql.encode())).fetchone()
    assert row is not None
    return row


async def _prepare(connection: psycopg.AsyncConnection[Any]) -> None:
    """What holds for every connection of the pool."""
    connection.adapters.register_dumper(int, Int8Dumper)  # else each size of number prepares a statement anew
    connection.prepared_max = 1000
    settings = {
        "idle_in_transaction_session_timeout": IDLE, "lock_timeout": WAIT, "tcp_keepalives_idle": "5",
        "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3", "tcp_user_timeout": "10000",
        "plan_cache_mode": "force_generic_plan",  # all go by keys, and to plan a table's row anew costs 2 ms each time
    }
    await connection.execute("".join(f"SET {name} = '{value}';" for name, value in settings.items()))
