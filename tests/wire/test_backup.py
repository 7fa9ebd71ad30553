"""An operator copies the database while people play, and puts the copy back later."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandbox import Sandbox
from storage.model import Status
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Stage, button
from tests.wire.test_start import _none_is_left_behind as _none_is_left_behind
from tests.wire.test_start import start


async def told(folder: Path, *command: str) -> tuple[int | None, str]:
    """The exit code of a command, and all that it says."""
    process = await start(folder, *command, DATABASE=str(folder / "tables.sqlite3"))
    async with asyncio.timeout(60):
        said, errors = await process.communicate()
    return process.returncode, (said + errors).decode()


async def test_a_table_goes_on_from_a_copy_and_who_was_deleted_stays_deleted(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben, stage.cleo)
        await stage.choose(stage.ana, "fields")
        code, said = await told(tmp_path, "backup", "copies/one.sqlite3")
        assert code == 0 and "1 table," in said and "Every page was checked" in said
        await stage.choose(stage.ben, "forest")
        ben = (await client.tables.looking.table(await stage.table())).seats[1].person
        assert ben is not None
        await client.tables.forgetting.forget(ben)
        code, said = await told(tmp_path, "restore", "copies/one.sqlite3")
        assert code == 1 and "Nothing was put back." in said and "in use by another bot" in said
        table = await stage.table()
    code, said = await told(tmp_path, "restore", "copies/one.sqlite3")
    assert code == 0 and "Deleted from it, because they were deleted after it was made: 1 person." in said
    assert "tables.sqlite3.before-" in said
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        info = await client.tables.looking.table(table)
        assert info.status is Status.PLAYING and info.seats[1].person is None and info.seats[1].ai is not None
        assert not await client.tables.records.db.read.all("SELECT id FROM person WHERE discord_id = ?", stage.ben.id)
        view = await client.tables.looking.view(table, 2)
        assert view.question is not None and view.question.decision.key == "choose", "Cleo has still to choose"


async def test_what_is_no_copy_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("not a database " * 100)
    for command, why in (
        (("backup", "copy.sqlite3"), "Nothing was copied. "), (("restore", "words.txt"), "Nothing was put back. "),
        (("restore", "lost.sqlite3"), "there is no file lost.sqlite3"),
    ):
        code, said = await told(tmp_path, *command)
        assert code == 1 and why in said and "Traceback" not in said
    assert not (tmp_path / "tables.sqlite3").exists() and not (tmp_path / "copy.sqlite3").exists()


async def test_a_copy_taken_while_people_click_is_whole(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        turn = await stage.start(stage.ben)
        copying = asyncio.create_task(told(tmp_path, "backup", "copy.sqlite3"))
        while not copying.done():
            await stage.ben.click(turn, custom_id=button("choose"))
        code, said = await copying
    assert code == 0, said
