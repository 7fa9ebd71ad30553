"""Problems with files are reported with a command that solves them."""

from __future__ import annotations

import errno
import itertools
import os
import sqlite3
import subprocess
from pathlib import Path

import pytest

from storage.engine import remedies
from storage.engine.address import NO_ADDRESS, Address
from storage.engine.connection import StorageError
from storage.engine.inspection import inspect
from storage.engine.lock import exclusive
from storage.engine.opening import Unusable, check_restored, make_folder
from storage.engine.postgres import _against
from storage.engine.remedies import ELSEWHERE, error_message, remedy_for_permission
from tests.closed import refuse_access


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
    said = error_message(tmp_path / "new folder" / "tables.sqlite3", error)
    assert command in said and ("denied" in said or "space" in said or "Read-only" in said or "said by" in said)
    if "install" in said:
        assert said.endswith(f"'{tmp_path / 'new folder'}'"), "the folder that is missing"


STRANGER = 4242


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the user one who owns no file here."""
    def access(place: Path, wanted: int) -> bool:
        return os.path.lexists(place) and place.stat().st_mode & wanted == wanted

    monkeypatch.setattr(os, "getuid", lambda: STRANGER)
    monkeypatch.setattr(os, "access", access)


@pytest.mark.usefixtures("stranger")
def test_no_remedy_takes_a_folder_from_those_who_use_it(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "log").mkdir()
    assert remedy_for_permission(tmp_path / "tables.sqlite3") == f"{ELSEWHERE} in DATABASE"
    assert remedy_for_permission(tmp_path) == f"{ELSEWHERE} in DATABASE"
    missing = remedy_for_permission(tmp_path / "sobremesa" / "local" / "world.sqlite3")
    assert missing.endswith(f"sudo install -d -o {STRANGER} {tmp_path / 'sobremesa'}")


@pytest.mark.usefixtures("stranger")
def test_a_folder_of_the_bot_and_a_file_are_given_to_the_user(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "tables.sqlite3"
    for name in ("tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3.lock"):
        (tmp_path / name).touch(mode=0o600)
    (tmp_path / "backups").mkdir()
    assert remedy_for_permission(file).endswith(f"sudo chown {STRANGER} {file}")
    file.chmod(0o666)
    assert remedy_for_permission(file).endswith(f"sudo chown {STRANGER} {tmp_path}")


@pytest.mark.usefixtures("stranger")
def test_where_the_user_may_not_look_another_place_is_wanted(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    said = remedy_for_permission(tmp_path / "x" / "tables.sqlite3")
    assert said == (f"Start as a user who may enter {tmp_path}. Where there are no tables yet: {ELSEWHERE} in DATABASE")


def test_what_is_ones_own_is_made_writable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda place, wanted: Path(place) != tmp_path)
    assert remedy_for_permission(tmp_path / "tables.sqlite3").endswith(f"chmod u+rwx {tmp_path}")


ERRORS: list[OSError | sqlite3.Error] = [
    *[OSError(code, os.strerror(code)) for code in (
        errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EIO, errno.ENOTDIR, errno.EISDIR,
    )],
    *[sqlite_error(code) for code in (
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_READ,
        sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB,
    )],
]


@pytest.mark.usefixtures("stranger")
@pytest.mark.parametrize("mode", [0o700, 0o755])
@pytest.mark.parametrize("beside", [(), ("commands.json", "heartbeat", ".env"), ("other", "letters.txt")])
@pytest.mark.parametrize("disk", ["sound", "full", "read-only"])
def test_no_remedy_loses_tables_or_takes_what_others_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, disk: str, beside: tuple[str, ...], mode: int
) -> None:
    """The database exists, so the message must not suggest another one: the bot would start without its tables."""
    monkeypatch.setattr(remedies, "is_full", lambda _: disk == "full")
    monkeypatch.setattr(remedies, "is_read_only", lambda _: disk == "read-only")
    database = tmp_path / "tables.sqlite3"
    for name in (database.name, *beside):
        (tmp_path / name).touch(mode=0o600)
    tmp_path.chmod(mode)
    for error, place in itertools.product(ERRORS, (database, tmp_path / "tables.sqlite3.lock")):
        said = error_message(place, error)
        assert "-R" not in said and "rm " not in said and ("restore" in said) is (
            isinstance(error, sqlite3.Error) and remedies.is_damage(error)
        ), (error, said)
        if "Name a" in said:
            assert "no tables yet" in said, (error, said)
        if "chown" in said:
            assert said.endswith(str(database)) or "letters.txt" not in beside, (error, said)


@pytest.mark.usefixtures("stranger")
def test_a_folder_of_the_whole_machine_is_never_given_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    monkeypatch.setattr(remedies, "is_of_the_system", lambda folder: folder == tmp_path)
    assert "chown" not in remedy_for_permission(tmp_path / "tables.sqlite3")
    assert "chown" not in remedy_for_permission(tmp_path)
    assert remedy_for_permission(tmp_path / "sobremesa" / "tables.sqlite3").endswith(
        f"-o {STRANGER} {tmp_path / 'sobremesa'}"
    )


@pytest.mark.parametrize(("folder", "shared"), [
    ("/", True), ("/srv", True), ("/var/lib", True), ("/usr/local", True), ("/srv/sobremesa", False), ("/data", False),
    ("/var/lib/sobremesa", False),
])
def test_which_folders_belong_to_all(folder: str, shared: bool) -> None:
    assert remedies.is_of_the_system(Path(folder)) is shared


def test_in_the_image_the_folder_on_the_host_is_meant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(remedies.IMAGE, "1")
    said = remedy_for_permission(tmp_path / "tables.sqlite3")
    assert "on the host" in said and str(tmp_path) not in said


async def test_a_place_that_takes_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", forbidden)
        with pytest.raises(Unusable, match=r"Permission denied\. .*sudo install -d -o"):
            make_folder(tmp_path / "data" / "tables.sqlite3")
    (tmp_path / "tables.sqlite3.lock").mkdir()
    with pytest.raises(Unusable, match=r"lock: Is a directory\. Rename that folder: mv "):
        async with exclusive(tmp_path / "tables.sqlite3"):
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
    """Python raises an error there even for a check whether a file exists."""
    closed = tmp_path / "closed"
    refuse_access(monkeypatch, closed)
    database = closed / "local" / "tables.sqlite3"
    with pytest.raises(Unusable, match=r"local/tables\.sqlite3: Permission denied\. \w+"):
        make_folder(database)
    with pytest.raises(StorageError, match=r"local/tables\.sqlite3: Permission denied\. \w+"):
        await inspect(database)


def test_a_quota_that_is_used_up_is_a_full_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """SQLite calls it a disk error, and the disk itself has room."""
    error = sqlite_error(sqlite3.SQLITE_IOERR_WRITE)
    assert not remedies.is_full(tmp_path)
    for code in (errno.EDQUOT, errno.ENOSPC):
        def exceeded(*_: object, code: int = code, **__: object) -> None:
            raise OSError(code, os.strerror(code))

        monkeypatch.setattr("storage.engine.remedies.tempfile.TemporaryFile", exceeded)
        assert remedies.is_full(tmp_path)
        assert "du -xh " in error_message(tmp_path / "tables.sqlite3", error)
        assert "du -xh " in error_message(tmp_path / "tables.sqlite3", OSError(code, os.strerror(code)))


def test_of_a_link_the_disk_of_what_it_leads_to_is_looked_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "disk" / "tables.sqlite3")
    for error in (OSError(errno.ENOSPC, "full"), sqlite_error(sqlite3.SQLITE_FULL)):
        assert f"du -xh {tmp_path / 'disk'} |" in error_message(tmp_path / "link.sqlite3", error)
    asked: list[Path] = []

    def asks(place: Path) -> None:
        asked.append(place)
        raise OSError(errno.EIO, "that is all")

    monkeypatch.setattr(os, "statvfs", asks)
    monkeypatch.setattr("storage.engine.remedies.shutil.disk_usage", asks)
    for look_at in (remedies.is_read_only, remedies.is_full):
        look_at(tmp_path / "link.sqlite3")
    assert asked == [tmp_path / "disk"] * 2


def test_of_a_database_that_is_gone_nothing_untrue_is_said(tmp_path: Path) -> None:
    """A completed restore has moved the former database aside, too. The last command makes room for a new one."""
    (tmp_path / "a folder").mkdir()
    path = tmp_path / "a folder" / "tables.sqlite3"
    for when in ("20260101-000000", "20260102-000000"):
        path.with_name(f"{path.name}.before-{when}").touch()
        path.with_name(f"{path.name}.before-{when}-wal").touch()
    with pytest.raises(Unusable, match=r"was cut off, or the database was deleted\. Restore again, or, ") as told:
        check_restored(path)
    subprocess.run(["/bin/sh", "-c", str(told.value).partition("with an empty database: ")[2]], check=True)
    check_restored(path)
    assert len(list(path.with_name(f"{path.name}.away").iterdir())) == 4
