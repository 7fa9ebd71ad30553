"""What is in the way of a file is said with the command that mends it."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from storage.address import NO_ADDRESS, Address
from storage.connection import StorageError
from storage.lock import held
from storage.looking import look
from storage.opening import Unusable, make_room
from storage.postgres import _against
from storage.remedies import ELSEWHERE, explained, let_write
from tests.closed import close


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("said by SQLite")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(("error", "command"), [
    (PermissionError(errno.EACCES, "Permission denied"), f"sudo install -d -o {os.getuid()} "),
    (OSError(errno.ENOSPC, "No space left on device"), "du -xh "),
    (OSError(errno.EROFS, "Read-only file system"), "in DATABASE"),
    (sqlite_error(sqlite3.SQLITE_BUSY), "fuser -v "),
    (sqlite_error(sqlite3.SQLITE_CANTOPEN), f"sudo install -d -o {os.getuid()} "),
    (sqlite_error(sqlite3.SQLITE_READONLY_DIRECTORY), f"sudo install -d -o {os.getuid()} "),
    (sqlite_error(sqlite3.SQLITE_FULL), "du -xh "),
    (sqlite_error(sqlite3.SQLITE_IOERR_READ), "in DATABASE"),
])
def test_each_error_has_its_remedy(tmp_path: Path, error: OSError | sqlite3.Error, command: str) -> None:
    said = explained(tmp_path / "new folder" / "tables.sqlite3", error)
    assert command in said and ("denied" in said or "space" in said or "Read-only" in said or "said by" in said)
    if "install" in said:
        assert said.endswith(f"'{tmp_path / 'new folder'}'"), "the folder that is missing"


STRANGER = 4242


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """The user is one who owns nothing here."""
    def access(place: Path, wanted: int) -> bool:
        return os.path.lexists(place) and place.stat().st_mode & wanted == wanted

    monkeypatch.setattr(os, "getuid", lambda: STRANGER)
    monkeypatch.setattr(os, "access", access)


@pytest.mark.usefixtures("stranger")
def test_no_remedy_takes_a_folder_from_those_who_use_it(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "log").mkdir()
    assert let_write(tmp_path / "tables.sqlite3") == f"{ELSEWHERE} in DATABASE"
    assert let_write(tmp_path) == f"{ELSEWHERE} in DATABASE"
    missing = let_write(tmp_path / "sobremesa" / "local" / "world.sqlite3")
    assert missing.endswith(f"sudo install -d -o {STRANGER} {tmp_path / 'sobremesa'}")


@pytest.mark.usefixtures("stranger")
def test_a_folder_of_the_bot_and_a_file_are_given_to_the_user(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "tables.sqlite3"
    for name in ("tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3.lock"):
        (tmp_path / name).touch(mode=0o600)
    (tmp_path / "backups").mkdir()
    assert let_write(file).endswith(f"sudo chown {STRANGER} {file}")
    file.chmod(0o666)
    assert let_write(file).endswith(f"sudo chown {STRANGER} {tmp_path}")


@pytest.mark.usefixtures("stranger")
def test_where_the_user_may_not_look_another_place_is_wanted(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert let_write(tmp_path / "x" / "tables.sqlite3") == f"{ELSEWHERE} in DATABASE"


def test_what_is_ones_own_is_made_writable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda place, wanted: Path(place) != tmp_path)
    assert let_write(tmp_path / "tables.sqlite3").endswith(f"chmod u+rwx {tmp_path}")


async def test_a_place_that_takes_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", forbidden)
        with pytest.raises(Unusable, match=r"Permission denied\. .*sudo install -d -o"):
            make_room(tmp_path / "data" / "tables.sqlite3")
    (tmp_path / "tables.sqlite3.lock").mkdir()
    with pytest.raises(Unusable, match=r"lock: Is a directory\. Name a place on another disk in DATABASE"):
        async with held(tmp_path / "tables.sqlite3"):
            pass


@pytest.mark.parametrize(("said", "command"), [
    ('FATAL: database "tables" does not exist', "createdb --encoding=UTF8 --template=template0 tables"),
    ('FATAL: password authentication failed for user "bot"', "user and password that the server knows"),
    ('FATAL: role "bot" does not exist', "user and password that the server knows"),
    ("connection refused", "pg_isready -h db -p 5433"),
    ("connection timeout expired", "pg_isready -h db -p 5433"),
    (NO_ADDRESS, "Put such an address into DATABASE_URL"),
])
def test_each_refusal_of_a_server_has_its_remedy(said: str, command: str) -> None:
    assert command in _against(said, Address("postgresql://bot:secret@db:5433/tables"))


async def test_a_folder_that_may_not_be_entered_is_named_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python raises an error there even when it is only asked whether a file exists."""
    closed = tmp_path / "closed"
    close(monkeypatch, closed)
    database = closed / "local" / "tables.sqlite3"
    with pytest.raises(Unusable, match=r"local/tables\.sqlite3: Permission denied\. \w+"):
        make_room(database)
    with pytest.raises(StorageError, match=r"local/tables\.sqlite3: Permission denied\. \w+"):
        await look(database)
