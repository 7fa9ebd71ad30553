"""`python -m bot data …`, as an operator types it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from storage.database import Database
from storage.lock import held
from storage.model import Home, HomeKind
from storage.tables import insert

ROOT = Path(__file__).parents[2]


async def _filled(path: Path) -> None:
    db = await Database.open(path)
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (id, discord_id) VALUES (1, 900000000123456789)")
        await insert(
            tx, game="northwood", rules_version=1, options={}, home=Home(HomeKind.CHANNEL, 5, 6), opener=1,
            language="en", secret="s", ticket=None, now=0.0,
        )
        await tx.run("INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (1, 0, 1, 0)")
    await db.close()


def bot(folder: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "data", *words], cwd=ROOT, capture_output=True, text=True, check=False,
        env={"DATABASE": str(folder / "tables.sqlite3"), "PATH": "", "PYTHONUTF8": "1"},
    )
    return done.returncode, done.stdout + done.stderr


def test_move_import_delete_and_forget(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path / "tables.sqlite3"))
    file = str(tmp_path / "server.sqlite3")
    assert "server.sqlite3: 1" in bot(tmp_path, "move", "5", file)[1]
    code, said = bot(tmp_path, "export", "5", file)
    assert code == 1 and "is there already" in said
    assert "Tables taken in: 1" in bot(tmp_path, "import", file)[1]
    code, said = bot(tmp_path, "import", file)
    assert code == 1 and "running in its channel" in said
    assert "leads to them any more" in bot(tmp_path, "forget", "900000000123456789")[1]
    stored = b"".join(one.read_bytes() for one in tmp_path.glob("tables.sqlite3*"))
    assert b"900000000123456789" not in stored and (900000000123456789).to_bytes(8, "big") not in stored
    assert "Tables deleted: 1" in bot(tmp_path, "delete", "5")[1]


def test_not_beside_a_running_bot(tmp_path: Path) -> None:
    async def beside() -> tuple[int, str]:
        async with held(tmp_path / "tables.sqlite3"):
            return await asyncio.to_thread(bot, tmp_path, "delete", "5")

    code, said = asyncio.run(beside())
    assert code == 1 and "DATABASE" in said
