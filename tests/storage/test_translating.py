"""The migrations in PostgreSQL's words. What was released is frozen: who has those tables does not get them again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from storage.address import Address
from storage.schema import MIGRATIONS
from storage.translating import for_postgres

FROZEN = Path(__file__).with_name("postgres.sql")
"""Every step that was released, after its number."""


def test_the_released_steps_are_said_as_they_were_when_they_were_released() -> None:
    lines = FROZEN.read_text(encoding="utf-8").splitlines()
    released = MIGRATIONS[:sum(re.fullmatch(r"-- \d+", line) is not None for line in lines)]
    said = "".join(f"-- {n}\n{for_postgres(step).strip()}\n" for n, step in enumerate(released, 1))
    assert len(released) >= 27 and [line.rstrip() for line in said.splitlines()] == lines


@pytest.mark.parametrize("step", MIGRATIONS)
def test_nothing_is_left_that_only_sqlite_knows(step: str) -> None:
    said = for_postgres(step)
    assert not [word for word in ("INTEGER", "REAL", "BLOB", "ROWID", "AUTOINCREMENT", "sqlite") if word in said]


@pytest.mark.parametrize(("url", "said"), [
    ("postgresql://ana:pass-77@db.example:5433/tables?sslmode=require", "the database tables at db.example:5433"),
    ("postgres:///tables?host=/run/postgresql", "the database tables at /run/postgresql"),
])
def test_an_address_is_named_without_who_uses_it(url: str, said: str) -> None:
    assert str(Address(url)) == said and "pass-77" not in repr(Address(url))


@pytest.mark.parametrize("url", [
    "tables.sqlite3", "mysql://ana:pass-77@db/tables", "postgresql://ana:pass-77@db", "postgresql://ana:pass-77@db:x/t",
    "postgresql://ana:pass-77@[db/t", "",
])
def test_what_is_no_address_is_refused_without_being_repeated(url: str) -> None:
    with pytest.raises(ValueError) as error:
        Address(url)
    assert "postgresql://user:password@host:5432/name" in str(error.value) and "pass-77" not in str(error.value)
