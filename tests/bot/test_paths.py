"""Default paths of an installed program and of a clone of the source."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot import paths
from bot.arguments import parse_arguments
from bot.backup import back_up_database, default_backup_file
from bot.config import BadSettings, Settings, read_settings
from bot.console import run_command
from bot.heartbeat import heartbeat_file, main
from storage.engine.database import Database
from tests.closed import refuse_access

ROOT = Path(__file__).parents[2]
USER_DATA_FOLDER = paths.user_data_folder


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The user's data folder, for a program that is installed and started in an empty folder."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setattr(paths, "SOURCE", tmp_path / "site-packages")
    monkeypatch.setattr(paths, "user_data_folder", lambda: tmp_path / "user")
    (tmp_path / "user").mkdir()
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "user"


def test_the_database_of_an_installed_program_is_the_users(folder: Path) -> None:
    assert Settings().database == paths.default_database() == folder / "sobremesa.sqlite3"
    assert list(Path().iterdir()) == []


def test_a_clone_keeps_its_data_beside_the_source() -> None:
    assert not paths.is_installed()
    assert paths.default_database() == Path("data/sobremesa.sqlite3") and paths.env_files() == (Path(".env"),)


def test_the_users_folder_is_where_the_system_has_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    found = paths.user_data_folder.__wrapped__()
    assert found.name == "sobremesa" and tmp_path in found.parents and not found.exists()


@pytest.mark.parametrize(("environment", "here", "user"), [
    ("", "", ""), ("a", "", ""), ("", "b", ""), ("", "", "c"), ("a", "b", "c"), ("", "b", "c"), ("a", "", "c"),
])
def test_the_health_check_reads_settings_from_where_the_bot_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch, environment: str, here: str, user: str
) -> None:
    """The order is: the environment, `.env` in the folder of the start, `.env` in the data folder."""
    for file, name in ((Path(".env"), here), (folder / ".env", user)):
        file.write_text(f"DATABASE={name and folder / name / 'tables.sqlite3'}\n", encoding="utf-8")
    if environment:
        monkeypatch.setenv("DATABASE", str(folder / environment / "tables.sqlite3"))
    settings = read_settings()
    assert settings.database.parent == folder / (environment or here or user)
    assert main() == 1
    settings.database.parent.mkdir(exist_ok=True)
    heartbeat_file(settings.database).touch()
    assert main() == 0


@pytest.mark.parametrize(("token", "bot", "local", "code"), [
    ("", None, None, 1),
    ("", None, 0, 0),
    ("", None, 3600, 1),
    ("", 0, None, 0),
    ("", 0, 3600, 0),
    ("", 3600, 0, 1),
    ("a.token", None, 0, 1),
    ("a.token", 0, 0, 0),
    ("a.token", 3600, 0, 1),
])
def test_a_local_table_does_not_pass_for_a_bot(
    folder: Path, monkeypatch: pytest.MonkeyPatch, token: str, bot: int | None, local: int | None, code: int
) -> None:
    """`bot` and `local`: how many seconds ago each had its last heartbeat. A bot that was killed leaves its own."""
    monkeypatch.setenv("DISCORD_TOKEN", token)
    database = folder / "sobremesa.sqlite3"
    for beating, ago in ((heartbeat_file(database), bot), (heartbeat_file(paths.local_database(database)), local)):
        if ago is not None:
            beating.parent.mkdir(exist_ok=True)
            beating.touch()
            os.utime(beating, (time.time() - ago,) * 2)
    assert main() == code


def test_in_a_container_the_heartbeat_of_a_bot_that_was_killed_does_not_hide_the_local_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A container's environment says whether it runs the bot; both may use the same volume."""
    monkeypatch.setenv(paths.IMAGE, "1")
    monkeypatch.setenv("DATABASE", str(folder / "sobremesa.sqlite3"))
    beating = heartbeat_file(folder / "sobremesa.sqlite3")
    beating.touch()
    os.utime(beating, (time.time() - 3600,) * 2)
    assert main() == 1
    local = heartbeat_file(paths.local_database(folder / "sobremesa.sqlite3"))
    local.parent.mkdir(exist_ok=True)
    local.touch()
    assert main() == 0
    monkeypatch.setenv("DISCORD_TOKEN", "a.token")
    assert main() == 1


async def test_a_backup_without_a_name_is_stored_beside_the_database(folder: Path) -> None:
    settings = Settings()
    await (await Database.open(settings.database)).close()
    copy = default_backup_file(settings)
    assert copy.parent == folder / "backups" and copy.suffix == ".sqlite3"
    await back_up_database(settings, copy)
    assert copy.stat().st_mode & 0o077 == 0


UPKEEP = """
from bot import maintenance_commands as commands, paths
print(*paths.env_files(), commands.INSTALL, commands.UPDATE, commands.START, sep="; ")
"""


def test_a_container_is_no_installed_package(tmp_path: Path) -> None:
    """A container's packages are laid out as those of an installed program, but without `requirements`."""
    (tmp_path / "bot").symlink_to(ROOT / "bot")
    environment = {"PYTHONPATH": str(tmp_path), "HOME": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    told = []
    for more in ({}, {"SOBREMESA_IMAGE": "1"}):
        told.append(subprocess.run(
            [sys.executable, "-c", UPKEEP], cwd=tmp_path, env=environment | more, capture_output=True, text=True,
            check=True,
        ).stdout)
    assert "pipx" in told[0]
    files, install, update, start = told[1].split("; ")
    assert files == ".env" and "docker build" in install and "docker build" in update
    assert "pipx" not in told[1] and "sobremesa run" not in start


def test_a_container_without_a_token_says_how_to_give_it_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SOBREMESA_IMAGE", "1")
    assert run_command(parse_arguments(["run", "--token-only"], "python -m bot")) == 1
    said = capsys.readouterr().err
    assert "--env-file" in said and str(folder) not in said


def test_a_home_folder_may_be_written_as_a_tilde(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(folder))
    Path(".env").write_text("DATABASE=~/tables/t.sqlite3\n", encoding="utf-8")
    settings = read_settings()
    assert settings.database == folder / "tables" / "t.sqlite3"
    (folder / "tables").mkdir()
    heartbeat_file(settings.database).touch()
    assert main() == 0
    monkeypatch.setenv("DATABASE", "~nobody-of-this-name/t.sqlite3")
    with pytest.raises(BadSettings, match=r"^DATABASE: .*~nobody-of-this-name"):
        read_settings()
    assert main() == 1


@pytest.fixture
def _homeless(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the user's home folder, as for a user without a name and HOME."""

    def unknown(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(paths, "user_data_folder", USER_DATA_FOLDER.__wrapped__)
    monkeypatch.setattr("platformdirs.user_data_path", unknown)


@pytest.mark.usefixtures("_homeless")
def test_without_a_home_folder_the_database_must_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main() == 1
    with pytest.raises(BadSettings, match="Set HOME or DATABASE"):
        read_settings()
    assert run_command(parse_arguments(["run", "--token-only"], "sobremesa")) == 1
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setenv("DATABASE", str(tmp_path / "tables.sqlite3"))
    assert read_settings().database == tmp_path / "tables.sqlite3"
    heartbeat_file(tmp_path / "tables.sqlite3").touch()
    assert main() == 0
    assert run_command(parse_arguments(["run", "--token-only"], "sobremesa")) == 1
    assert "in the file .env " in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"DATABASE=d\xedas.sqlite3", b"\xff\xfeD", b"LOG_LEVEL='INFO\n"])
def test_the_health_check_says_nothing_about_a_file_that_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ".env").write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-m", "bot", "health"], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, b"", b"")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_of_settings_may_be_as_windows_writes_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    """PowerShell 5 writes UTF-16, and Notepad a mark at the beginning."""
    Path(".env").write_text(f"DATABASE={folder / 'días' / 't.sqlite3'}\n", encoding=encoding)
    settings = read_settings()
    assert settings.database == folder / "días" / "t.sqlite3"
    (folder / "días").mkdir()
    heartbeat_file(settings.database).touch()
    assert main() == 0


def test_the_message_about_a_missing_token_names_the_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(parse_arguments(["run", "--token-only"], "sobremesa")) == 1
    said = capsys.readouterr().err
    assert f"in the file {folder / '.env'} " in said and "sobremesa local" in said


def test_a_relative_database_beside_the_data_does_not_depend_on_the_working_directory(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is started on another database: the message says which path is to be written."""
    (folder / ".env").write_text("DATABASE=data/sobremesa.sqlite3\n", encoding="utf-8")
    for there in (False, True):
        whole = (Path() if there else folder).absolute() / "data" / "sobremesa.sqlite3"
        if there:
            whole.parent.mkdir()
            whole.touch()
        with pytest.raises(BadSettings, match=f"^DATABASE: .* DATABASE={re.escape(str(whole))}$"):
            read_settings()
        assert main() == 1
    monkeypatch.setenv("DATABASE", "data/sobremesa.sqlite3")
    assert read_settings().database == Path("data/sobremesa.sqlite3"), "the file is not asked"
    monkeypatch.delenv("DATABASE")
    Path(".env").write_text("DATABASE=data/sobremesa.sqlite3\n", encoding="utf-8")
    assert read_settings().database == Path("data/sobremesa.sqlite3"), "this file belongs to the working directory"
    Path(".env").unlink()
    (folder / ".env").write_text(f"DATABASE={whole}\n", encoding="utf-8")
    assert read_settings().database == whole


@pytest.mark.usefixtures("folder")
def test_a_home_folder_that_is_only_a_name_is_not_to_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """System accounts have such a home: /nonexistent."""
    home = tmp_path / "nonexistent"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(paths, "user_data_folder", USER_DATA_FOLDER.__wrapped__)
    assert read_settings().database.is_relative_to(home), "this user can make it"
    monkeypatch.setattr(os, "access", lambda place, wanted: not wanted & os.W_OK)
    with pytest.raises(BadSettings, match=r"no home folder of this user.* Set HOME or DATABASE"):
        read_settings()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert read_settings().database == tmp_path / "elsewhere" / "sobremesa" / "sobremesa.sqlite3"


def test_a_folder_that_may_not_be_entered_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refuse_access(monkeypatch, folder)
    assert read_settings().discord_token is None
    assert [one.getMessage() for one in caplog.records] == [
        f"No settings were read from {folder / '.env'}: this user may not enter that folder"
    ]
    caplog.clear()
    main()
    assert not caplog.records, "a health check prints nothing"
