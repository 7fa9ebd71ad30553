"""The PostgreSQL backend, through psycopg.

All statements of a visit are sent together, in one round trip to the database server. When a process dies, that server
sees its connection close and releases its locks at once; a process that is stopped in a transaction loses it after
`IDLE`.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shlex
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import lru_cache, partial
from typing import Any, Self

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import InsufficientPrivilege, NumericValueOutOfRange
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import AsyncConnectionPool

from storage.engine.address import NO_ADDRESS, Address
from storage.engine.connection import Conflict, Dialect, Done, Row, Session, Statement, StorageError
from storage.engine.opening import Unusable, check_version, log_migration
from storage.engine.postgres_migrations import for_postgres
from storage.engine.schema import MIGRATIONS
from storage.engine.transaction import Tx
from storage.engine.write_queue import WriteQueue

log = logging.getLogger(__name__)
logging.getLogger("psycopg").setLevel(logging.ERROR)  # its messages would repeat what every click reports already

CONNECTIONS, ONLY_READING = 10, 2
"""The number of connections, and how many of them are kept for reads outside of transactions: a transaction may have to
wait for such a read."""
PATIENCE = 2.5
"""Seconds to wait for a connection: a click must be answered within three."""
TRIES = 3
"""How many connections may die in a row before a read fails. Those to a restarted database server all do."""
IDLE, WAIT = "4s", "2s"
"""The database server's limits on an idle transaction, and on the wait for a lock."""
VERSION_SECONDS = 0.02
"""Seconds for which `PostgresBackend.version` stays, since an act asks for it many times."""
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""TCP settings that decide how soon a cut network is noticed, here and (see `_prepare`) at the server."""
EVERYTHING, MIGRATING, ALONE = 0x50B3E35A01, 0x50B3E35A02, 0x50B3E35A03
"""Keys of advisory locks: between transactions; between processes that migrate; for a tool that has the database to
itself, which a bot never has."""
OLDEST = 150_000
"""The oldest supported database server version, in PostgreSQL's numbering."""

_NUMBERED = """FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
    JOIN pg_class t ON t.oid = d.refobjid WHERE d.deptype = 'i' AND t.relnamespace = current_schema()::regnamespace"""
POSTGRES = Dialect(
    begin=("BEGIN",),
    begin_not_durable=("BEGIN", "SET LOCAL synchronous_commit TO off"),
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
    boolean_columns="""SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT
    attisdropped
        AND atttypid = 'boolean'::regtype""",
    numbered=f"SELECT t.relname {_NUMBERED}",
    last_ids=f"""WITH numbered AS (SELECT t.relname AS name, s.relname AS sequence {_NUMBERED})
        SELECT n.name, q.last_value FROM numbered n JOIN pg_sequences q ON q.sequencename = n.sequence
        WHERE q.schemaname = current_schema() AND q.last_value IS NOT NULL""",
    count_on=("SELECT setval(pg_get_serial_sequence(?1, 'id'), ?2)",),
    references="""SELECT c.conrelid::regclass::text, a.attname FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
        WHERE c.contype = 'f' AND c.confrelid = to_regclass(?) ORDER BY 1, 2""",
    now="extract(epoch FROM clock_timestamp())::double precision",
    skip_locked="FOR UPDATE SKIP LOCKED",
    lock_against_deletion="FOR KEY SHARE",
    lock_against_change="FOR NO KEY UPDATE", no_exclusive_tool=f"pg_try_advisory_xact_lock_shared({ALONE})",
)


@lru_cache(maxsize=4096)
def numbered(sql: str) -> str:
    """Return a statement with the placeholders `?` and `?1` replaced by `$1`, as PostgreSQL numbers them."""
    at = iter(range(1, 65536))
    return re.sub(r"\?(\d*)", lambda mark: f"${mark[1] or next(at)}", sql)


def converted_error(error: psycopg.Error) -> StorageError | OverflowError:
    """Return the error of this package that corresponds to one of psycopg. Its message leaves out stored values, which
    may be secret."""
    if isinstance(error, NumericValueOutOfRange):
        return OverflowError("a number that no column can hold")
    if isinstance(error, psycopg.IntegrityError):
        return Conflict(f"{type(error).__name__} ({error.sqlstate}) of {error.diag.table_name}")
    if isinstance(error, psycopg.OperationalError):  # no values in it: connections, locks, the disk
        return StorageError(" ".join(str(error).split("\n")[:1]))
    return StorageError(f"{type(error).__name__} ({error.sqlstate})")


class _Visit(psycopg.AsyncPipeline):
    """A pipeline that ends with a Sync alone.

    psycopg's own sends a Flush after it, which at the server ends the timeout `IDLE`: a stopped process would keep its
    locks for ever.
    """

    def _exit_gen(self) -> PQGen[None]:
        try:
            self._enqueue_sync()
            yield from self._communicate_gen()
        finally:
            yield from self._fetch_gen(flush=False)


class PostgresConnection:
    """A PostgreSQL connection that executes several statements in one round trip."""

    dialect = POSTGRES

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self._connection = connection

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute statements, then queries, then `last` (as COMMIT) in one round trip, and return the results of the
        queries.

        Raises `StorageError`, `Conflict`, and `OverflowError` for numbers that no column can hold. Within a transaction
        nothing is committed then, and each further call raises `StorageError` until the caller has rolled back. A call
        that is cancelled closes the connection.
        """
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
            raise converted_error(error) from None
        except BaseException:  # cancelled in a round trip: the connection's state is unknown
            await self._connection.close()
            raise

    async def _send(self, sql: str, values: Sequence[Any]) -> psycopg.AsyncRawCursor[Any]:
        cursor = psycopg.AsyncRawCursor(self._connection)
        await cursor.execute(numbered(sql), values or None, prepare=True)
        return cursor

    async def roll_back(self) -> None:
        """End the transaction without storing anything, whether or not a statement has failed."""
        try:
            if self._connection.info.transaction_status is not TransactionStatus.IDLE:
                await self._connection.execute("ROLLBACK")
        except psycopg.Error as error:  # the connection is gone, and the transaction with it
            log.debug("rollback: %s", type(error).__name__)
            await self._connection.close()


class _Reading:
    """Reads on any free connection of the pool, and retries on another when it has died."""

    dialect = POSTGRES

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self._pool = pool

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute statements, queries and `last` in one round trip on any free connection. If that connection dies,
        everything is executed again on another one, `TRIES` times in all."""
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
    """Borrow a connection of the pool for the block, waiting `PATIENCE` seconds for one. Raises `StorageError`.

    A task may be cancelled in the moment in which it gets one. The pool waits with `asyncio.wait_for`, which before
    Python 3.12 then loses the cancellation, and a bot that is stopped would never end; so it is checked here.
    """
    task = asyncio.current_task()
    assert task is not None
    told = task.cancelling()
    try:
        connection = await pool.getconn()
    except psycopg.Error as error:
        raise converted_error(error) from None
    try:
        if task.cancelling() > told:
            raise asyncio.CancelledError
        yield connection
    finally:
        await pool.putconn(connection)
        if connection.closed:
            await pool.check()  # others have died with it; this finds out for all


class PostgresBackend:
    """An open PostgreSQL database, as `Database` uses it. Made by `PostgresBackend.open`."""

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self._pool = pool
        self._turns = WriteQueue(CONNECTIONS - ONLY_READING)
        self._moment: object | None = None
        self._moment_ends = 0.0
        self.reading = _Reading(pool)

    @classmethod
    async def open(cls, address: Address, version: int | None = None, *, for_tool: bool = False) -> Self:
        """Connect, and migrate to the latest schema or to `version`. `for_tool`: without the limit `IDLE`. Raises
        `SchemaTooNew` and `Unusable`."""
        async with connected(address) as connection:
            await _migrate(connection, address, version)
        pool = AsyncConnectionPool(
            address.url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, open=False,
            configure=partial(_prepare, idle="0" if for_tool else IDLE), kwargs={"autocommit": True, **_settings()},
            name="tables",
        )
        await pool.open()
        return cls(pool)

    @asynccontextmanager
    async def session(
        self, *, first: bool = False, brief: bool = False, lasting: bool = True
    ) -> AsyncIterator[Session]:
        """Reserve a connection of the pool for a transaction, waiting for one if needed. Some connections are left for
        reads outside of transactions.

        `first`: before others who wait. `brief` and `lasting` make no difference here.
        """
        async with self._turns.turn(first=first), borrowed(self._pool) as connection:
            try:
                yield PostgresConnection(connection)
            finally:
                self._moment = None

    def version(self) -> object:
        """Return a value that changes at each write of this process, and after `VERSION_SECONDS` at the latest, for
        caches.

        Only the database server knows of other processes' writes, and asking it at each read would find them hardly
        sooner.
        """
        now = time.monotonic()
        if self._moment is None or now > self._moment_ends:
            self._moment, self._moment_ends = object(), now + VERSION_SECONDS
        return self._moment

    async def overwrite(self) -> bool:
        """Return False: the database server overwrites deleted content only when it vacuums."""
        return False

    async def close(self) -> None:
        """Close all connections, after the transactions that are running."""
        async with AsyncExitStack() as all_of_them:
            for _ in range(CONNECTIONS - ONLY_READING):
                await all_of_them.enter_async_context(self._turns.turn())
            await self._pool.close()

    async def abandon(self) -> None:
        """Close all connections, even those in use, whose transactions are then lost."""
        await self._pool.close(timeout=1)


@asynccontextmanager
async def connected(address: Address) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
    """Open a connection outside the pool for the block. Raises `Unusable`, whose message leaves out the password."""
    try:
        connection = await psycopg.AsyncConnection.connect(address.url, autocommit=True, **_settings())
    except psycopg.Error as error:
        said = " ".join(str(error).split()) if isinstance(error, psycopg.OperationalError) else NO_ADDRESS
        raise Unusable(f"{address}, from {address.named_in}, cannot be used ({said}). {_against(said, address)}"
                       ) from None
    try:
        await _find_tables(connection)
        yield connection
    except psycopg.Error as error:
        raise Unusable(f"{address}, from {address.named_in}, cannot be used ({converted_error(error)})"
                       f"{remedy_against(error, address)}") from None
    finally:
        await connection.close()


def remedy_against(error: psycopg.Error, address: Address) -> str:
    """Return the remedy for an error of the database server, as a sentence to append; empty where none is known."""
    return f". {owner_wanted(address)}" if isinstance(error, InsufficientPrivilege) else ""


def owner_wanted(address: Address) -> str:
    """Return the remedy where the user that DATABASE_URL names may not read, write or make the bot's tables."""
    return (f"Let that user own the database and all tables in it: ALTER DATABASE {address.name} OWNER TO, and "
            "ALTER TABLE … OWNER TO for each; or make a new one with createdb --owner")


def _against(said: str, address: Address) -> str:
    """Return the remedy for a failed connection, by the message of the database server or the driver."""
    if said == NO_ADDRESS:
        return f"Put such an address into {address.named_in}"
    if "does not exist" in said and "role" not in said:
        return f"Make it: createdb --encoding=UTF8 --template=template0 {shlex.quote(address.name)}"
    if any(word in said for word in ("authentication", "role", "pg_hba", "permission denied")):
        return f"Put the user and password that the server knows into {address.named_in}"
    return f"See whether the server can be reached: pg_isready {address.reached_by}"


@asynccontextmanager
async def exclusive_access(address: Address) -> AsyncIterator[Callable[[], Awaitable[bool]]]:
    """Yield a function that tries to reserve the database for a tool, until the block ends, and returns whether it
    could: no bot and no other tool uses it. Raises `Unusable`."""
    async with connected(address) as connection:

        async def try_it() -> bool:
            if not (await first(connection, f"SELECT pg_try_advisory_lock({ALONE})"))[0]:
                return False
            if not (await first(connection, "SELECT to_regclass('process') IS NOT NULL"))[0]:
                return True
            (alive,) = await first(connection, f"SELECT count(*) FROM process WHERE until > {POSTGRES.now}")
            return bool(alive == 0)

        try:
            yield try_it
        finally:
            with suppress(psycopg.Error):  # the server may notice only later that the connection is closed
                await connection.execute("SELECT pg_advisory_unlock_all()")


async def _find_tables(connection: psycopg.AsyncConnection[Any]) -> None:
    """Let the schema that has the bot's tables, if there are any, be the current one, also where another schema was
    made later that comes before it on the search path, as one of the user's name does."""
    await connection.execute(
        """SELECT set_config('search_path', quote_ident(n.nspname) || ', ' || current_setting('search_path'), false)
           FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
           WHERE t.oid = to_regclass('game_table') AND n.nspname <> current_schema()"""
    )


def _settings() -> dict[str, Any]:
    return {"connect_timeout": 10, "application_name": "sobremesa", **ALIVE}


async def check_server(connection: psycopg.AsyncConnection[Any], address: Address) -> None:
    """Check that the database server's version and the database's encoding are supported. Raises `Unusable` if not."""
    if connection.info.server_version < OLDEST:
        raise Unusable(f"{address} is on PostgreSQL {connection.info.server_version // 10_000}; it takes "
                       f"{OLDEST // 10_000} or newer: name a database on such a server in {address.named_in}")
    (encoding,) = await first(connection, "SHOW server_encoding")
    if encoding != "UTF8":
        raise Unusable(f"{address} stores text as {encoding}, which cannot hold all that is said at a table. Make the "
                       "database with: createdb --encoding=UTF8 --template=template0")


async def _migrate(connection: psycopg.AsyncConnection[Any], address: Address, to: int | None) -> None:
    """Run the missing migrations, all or up to a version, in one transaction. Other processes wait for it."""
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
        log_migration(address, version if version < to else 0)
    except psycopg.Error as error:
        raise Unusable(
            f"{address} could not be brought up to date ({converted_error(error)}); nothing was changed"
            f"{remedy_against(error, address)}"
        ) from None


async def migrate_within(tx: Tx) -> None:
    """Run the missing migrations as part of a transaction, with which they are undone if it fails. Other processes wait
    for it before they migrate."""
    await tx.run(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    ((version,),) = await tx.all("SELECT version FROM schema_version")
    for step in MIGRATIONS[version:]:
        await tx.run(f"DO $all$ BEGIN EXECUTE $step${for_postgres(step)}$step$; END $all$")
    await tx.run("UPDATE schema_version SET version = ?", len(MIGRATIONS))


async def stored_version(connection: psycopg.AsyncConnection[Any], address: Address) -> int | None:
    """Return how many migrations a database has had; None if it is empty. Raises `Unusable` if it has other tables than
    the bot's."""
    begun, made, others = await first(connection, """
        SELECT to_regclass('schema_version') IS NOT NULL, to_regclass('game_table') IS NOT NULL,
            (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version')""")
    if begun and (made or not others):  # other programs have a table of this name, too
        version: int = (await first(connection, "SELECT version FROM schema_version"))[0]
        return version
    if others:
        raise Unusable(f"{address} holds tables of something else, and nothing was changed. Make the bot a database of "
                       f"its own, and name that in {address.named_in}")
    return None


async def _version(connection: psycopg.AsyncConnection[Any], address: Address) -> int:
    """Return how many migrations a database has had. An empty one is prepared for them."""
    version = await stored_version(connection, address)
    if version is not None:
        return version
    await connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    await connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    return 0


async def first(connection: psycopg.AsyncConnection[Any], sql: str) -> Row:
    """Execute a query without values, and return its only row."""
    row: Row | None = await (await connection.execute(sql.encode())).fetchone()
    assert row is not None
    return row


async def _prepare(connection: psycopg.AsyncConnection[Any], *, idle: str) -> None:
    """Set up a connection of the pool. `idle`: the database server's limit on an idle transaction; "0" is none."""
    connection.adapters.register_dumper(int, Int8Dumper)  # else each integer size prepares a statement of its own
    connection.prepared_max = 1000
    settings = {
        "idle_in_transaction_session_timeout": idle, "lock_timeout": WAIT, "tcp_keepalives_idle": "5",
        "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3", "tcp_user_timeout": "10000",
        "plan_cache_mode": "force_generic_plan",  # all go by keys, and planning for each table's row costs 2 ms
    }
    await connection.execute("".join(f"SET {name} = '{value}';" for name, value in settings.items()))
    await _find_tables(connection)
