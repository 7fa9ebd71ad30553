"""A whole real game through the service: a person who plays at random, AI seats, undo, and restarts on the way."""

from __future__ import annotations

import json
import random
import sqlite3
import zlib
from pathlib import Path

import pytest

from bot.config import Settings
from games.core.fuzz import free_answer
from games.core.registry import spec_of
from games.core.verify import verify
from games.core.view import Question
from storage import schema
from storage.database import Database
from storage.model import Home, HomeKind, Status
from tables.service import TableService
from tables.sessions import mark
from tables.trouble import AnswerRefused

SETTINGS = Settings(_env_file=None, ai_delay=0)
RESTART_EVERY = 8


async def answer(tables: TableService, table: int, person: int, question: Question, rng: random.Random) -> None:
    """Give some answer that is taken; sometimes take it back and give another."""
    for _ in range(100):
        given = rng.choice(question.decision.proposals) if question.decision.proposals and rng.random() < 0.5 else None
        try:
            outcome = await tables.play.submit(
                table, 0, question.number, given if given is not None else free_answer(question.decision, rng),
                by=person, interaction=rng.getrandbits(60),
            )
        except AnswerRefused:
            continue
        if outcome.view.can_undo and not outcome.finished and rng.random() < 0.2:
            await tables.play.undo(table, 0, by=person, interaction=rng.getrandbits(60))
        return
    raise AssertionError(f"no answer to {question.decision.key} was taken")


async def proved(tables: TableService, table: int) -> list[str]:
    """The record of a finished table holds, and every segment since the first epoch is built again from the answers,
    with the draws that are stored, down to the result. Returns what the verifier could not check."""
    export = await tables.history.record(table)
    verdict = verify(export)
    assert verdict.wrong == () and export.record.draws
    last = max(one.segment for one in export.record.answers)
    given = sum(one.segment == last for one in export.record.answers)
    for segment in range(export.record.epochs[0].segment, last, 5):
        assert (await tables.history.session_at(table, segment)).segment >= segment
    session = await tables.history.session_at(table, last, given)
    again, stored = session.rules.result(session.state), await tables.looking.result(table)
    assert session.finished and stored is not None
    assert (again.places, again.totals, again.scores) == (stored.places, stored.totals, stored.scores)
    return [one.key for one in verdict.unknown]


SAVES = Path(__file__).parent.parent / "saves"


@pytest.mark.sqlite
@pytest.mark.parametrize("save", ["northwood/v1_1", "grimm_forest/v1_3", "agricola/v2_2"])
async def test_a_running_table_of_an_older_file_goes_on_and_says_what_cannot_be_checked(
    tmp_path: Path, save: str
) -> None:
    """A table from before rules epochs and draws were kept, in mid-segment, with rules of that time."""
    saved = json.loads((SAVES / f"{save}.json").read_text(encoding="utf-8"))
    players = int(save[-1])
    path, older = tmp_path / "tables.sqlite3", schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V4)]
    connection = sqlite3.connect(path)
    connection.executescript(";".join(older) + f"; PRAGMA user_version = {len(older)};")
    connection.execute("INSERT INTO person (id, discord_id) VALUES (1, 7)")
    secret, seed, segment = "5a" * 32, saved["state"]["chance"]["seed"], saved["segment"]
    connection.execute(
        """INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, seed,
           segment, opened_at, started_at) VALUES (1, ?, ?, '{}', 'playing', 'private', 1, 'en', ?, ?, ?, 5.0, 6.0)""",
        (saved["game"], saved["rules_version"], secret, seed, segment),
    )
    for seat in range(players):
        connection.execute("INSERT INTO seat_holder (table_id, seat, person, ai, from_at) VALUES (1, ?, ?, ?, 5.0)",
                           (seat, None if seat else 1, "legal" if seat else None))
    connection.execute("INSERT INTO segment (table_id, n, state) VALUES (1, ?, ?)",
                       (segment, zlib.compress(json.dumps(saved["state"]).encode())))
    for n, one in enumerate(saved["given"]):
        connection.execute("INSERT INTO answer VALUES (1, ?, ?, ?, ?, ?, 'person', 7.0, 8.0)",
                           (segment, n, one["seat"], one["key"], json.dumps(one["answer"])))
    connection.commit()
    connection.close()
    db = await Database.open(path)
    assert await db.read.all("SELECT segment, rules_version FROM epoch") == [(segment, saved["rules_version"])]
    tables, rng = TableService.over(db, SETTINGS), random.Random(3)
    await tables.looking.view(1, 0)
    async with tables.records.act(1) as act:  # its AI seats are asked as after an act
        await act.record(mark(act.game.session))
    while (await tables.looking.table(1)).status is Status.PLAYING:
        await tables.ais.settle()
        view = await tables.looking.view(1, 0)
        if view.question is not None:
            await answer(tables, 1, 1, view.question, rng)
    wrong = {one.key for one in verify(await tables.history.record(1)).wrong}
    assert wrong == {"cli-verify-seed-wrong"}, "the seed of a frozen save is nobody's secret"
    assert [one.key for one in verify(await tables.history.record(1)).unknown] == ["cli-verify-late-draws"]
    spec_version = spec_of(saved["game"]).version
    assert await db.read.all("SELECT segment, rules_version FROM epoch") == [(segment, spec_version)]
    await tables.close()
    await db.close()


async def test_a_whole_game_of_the_grimm_forest(tmp_path: Path) -> None:
    rng, path = random.Random(4), tmp_path / "tables.sqlite3"
    db = await Database.open(path)
    tables = TableService.over(db, SETTINGS)
    person = await tables.people.person(1)
    info = await tables.lobby.open("grimm_forest", {}, Home(HomeKind.CHANNEL, 1, 1), person, "en", 1)
    for _ in range(2):
        await tables.lobby.seat_ai(info.id, "legal", person)
    await tables.lobby.start(info.id, person, 2)
    acts = 0
    while (await tables.looking.table(info.id)).status is Status.PLAYING:
        await tables.ais.settle()
        view = await tables.looking.view(info.id, 0)
        if view.finished:
            continue
        acts += 1
        if acts % RESTART_EVERY == 0:
            await tables.close()
            await db.close()
            db = await Database.open(path)
            tables = TableService.over(db, SETTINGS)
            assert await tables.looking.view(info.id, 0) == view
            await tables.start_up()
        assert view.question is not None
        await answer(tables, info.id, person, view.question, rng)
    result = await tables.looking.result(info.id)
    assert result is not None and len(result.places) == 3 and 1 in result.places
    assert await db.read.all("SELECT count(*) FROM report") == [(0,)]
    assert await db.read.all("SELECT count(*) > 5 FROM card_count") == [(1,)]
    assert await proved(tables, info.id) == []
    await tables.close()
    await db.close()
