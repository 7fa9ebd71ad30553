"""The statements of the storage: in words that every database has, and found by their indexes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import due
from storage.database import Database
from storage.outgoing import DueKind

pytestmark = pytest.mark.sqlite

STORAGE = Path(__file__).parents[2] / "storage"
OF_ONE_DATABASE = {"backup.py", "opening.py", "postgres.py", "schema.py", "sqlite.py", "translating.py"}
"""Modules that speak to one database in its own words."""
STATEMENT = re.compile(r"\b(SELECT|INSERT INTO|INSERT OR|UPDATE \w+ SET|DELETE FROM|ON CONFLICT)\b")
DIALECT = {
    "SQLite's alone": r"INSERT OR|REPLACE INTO|\bPRAGMA\b|sqlite_|json_|group_concat|strftime|\biif\(|\bchanges\(|"
                      r"last_insert_rowid|\browid\b|\bGLOB\b|instr\(|\btotal\(|ifnull\(|julianday",
    "PostgreSQL's alone": r"::\w|\bILIKE\b|FOR UPDATE|\bgreatest\(|\bleast\(|\bANY\(|jsonb?_|now\(\)|\$\d",
    "the smaller or larger of two, which each database calls otherwise": r"\b(min|max)\([^()]*,",
    "a truth counted as a number": r"\bsum\([^()]*[=<>]",
    "a truth compared with a number": r"\b(reminders|marks|away|ai_due|own|open|free|practice|tips|declined|invitable|"
                                      r"judged|direct|next_turn|closed)\s*=\s*[01]\b",
    "a conflict with no matter what": r"ON CONFLICT DO UPDATE",
    "a column that is a word of SQL": r"(?<!\")\bleft\b(?!\")",
    "a value in the midst of a text": r"\A(?:[^']*'[^'?]*')*[^']*'[^']*\?",
}


def statements() -> Iterator[tuple[str, str]]:
    """Every string in the storage in which there is SQL, with its module; what is put into it stands there as `{}`."""
    for file in sorted(STORAGE.glob("*.py")):
        if file.name in OF_ONE_DATABASE:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        words = {id(node.body[0].value) for node in ast.walk(tree)  # docstrings
                 if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
                 and node.body and isinstance(node.body[0], ast.Expr)}
        for node in ast.walk(tree):
            match node:
                case ast.JoinedStr():
                    text = "".join(
                        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
                    )
                case ast.Constant(value=str(text)) if id(node) not in words:
                    pass
                case _:
                    continue
            if STATEMENT.search(text):
                yield file.name, text


def test_the_search_finds_the_statements() -> None:
    found = list(statements())
    assert len(found) > 150 and {name for name, _ in found} >= {"tables.py", "games.py", "due.py", "outbox.py"}


@pytest.mark.parametrize("what", DIALECT)
def test_no_statement_is_in_the_words_of_one_database(what: str) -> None:
    wrong = [f"{name}: {' '.join(text.split())}" for name, text in statements() if re.search(DIALECT[what], text)]
    assert wrong == []


@pytest.mark.parametrize("wrong", [
    "INSERT OR IGNORE INTO a", "SELECT min(a, ?) FROM b", "SELECT sum(a = 1) FROM b", "UPDATE a SET open = 0",
    "SELECT left FROM a", "SELECT 'what?'", "SELECT a::text", "SELECT 1 ON CONFLICT DO UPDATE SET a = 1",
])
def test_what_is_wrong_would_be_found(wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern in DIALECT.values())


@pytest.mark.parametrize(("sql", "index"), [
    ("SELECT id FROM game_table WHERE ai_due AND status = 'playing' ORDER BY id", "tables_with_ai_due"),
    ("SELECT 1 FROM forecast f WHERE NOT f.judged LIMIT 1000", "forecasts_not_judged"),
    ("SELECT id FROM game_table WHERE guild_id = 1 AND status IN ('lobby', 'playing')", "tables_of_a_server"),
    ("SELECT 1 FROM seat_holder h WHERE h.table_id = 1 AND h.to_at IS NULL", "one_holder_a_seat"),
])
async def test_rows_of_a_part_are_found_by_the_index_of_that_part(tmp_path: Path, sql: str, index: str) -> None:
    db = await Database.open(tmp_path / "tables.sqlite3")
    plan = await db.read.all(f"EXPLAIN QUERY PLAN {sql}")
    assert any(index in row[3] for row in plan), plan
    await db.close()


async def test_a_row_in_place_of_another_has_an_id_of_its_own(tmp_path: Path) -> None:
    """Who has the former one at hand cannot strike out the new one."""

    db = await Database.open(tmp_path / "tables.sqlite3")
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (id, discord_id) VALUES (1, 7)")
        await tx.run("""INSERT INTO game_table
            (id, game, rules_version, options, status, home, opener, language, secret, opened_at)
            VALUES (3, 'little', 1, '{}', 'playing', 'channel', 1, 'en', 's', 5.0)""")
        await due.order(tx, 3, 0, 5, 10.0)
    (before,) = await due.come(db.read, DueKind.ORDER, 10.0)
    async with db.transaction() as tx:
        await due.order(tx, 3, 0, 6, 10.0)
        await due.drop(tx, before.id)
    (after,) = await due.come(db.read, DueKind.ORDER, 10.0)
    assert after.id > before.id and after.number == 6
    await db.close()
