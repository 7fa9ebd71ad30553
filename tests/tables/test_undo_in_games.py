"""Every game can be undone as far as its players agree, and played again to the same point."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from games.core.codec import dump_state
from games.core.decision import Answer
from games.core.fuzz import random_answer
from games.core.registry import GAMES
from games.core.verify import verify
from storage.engine.database import Database
from tables.service import TableService
from tables.undo.requests import Offer
from tables.undo.undo import GRANT
from tests.tables.conftest import lobby_of_game

ACTS = 40


async def state_of(tables: TableService, table: int) -> str:
    async with tables.records.reading(table) as game:
        return dump_state(game.session.state)


async def submit(tables: TableService, table: int, seat: int, answer: Answer, by: int) -> None:
    number = (await tables.views.question_number(table, seat)) or 0
    await tables.answers.submit(table, seat, number, answer, by=by)


async def act(tables: TableService, table: int, persons: list[int], rng: random.Random) -> tuple[int, Answer]:
    async with tables.records.reading(table) as game:
        seat, decision = rng.choice(sorted(game.session.open_questions().items()))
        answer = random_answer(game.session.rules, game.session.state, decision, rng)
    await submit(tables, table, seat, answer, persons[seat])
    return seat, answer


async def take_back(tables: TableService, table: int, offer: Offer, persons: list[int], seat: int) -> None:
    """Request an undo, and let all who are asked agree."""
    done = await tables.undo_requests.request_undo(table, offer.segment, offer.n, persons[seat])
    while not done:
        (count,) = await tables.votes.of_table(table)
        outcome = await tables.votes.cast_from_click(table, count.vote.id, persons[count.waiting[0]], GRANT)
        done = outcome[1] == GRANT


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_back_and_on_again(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(f"{game} again")
    db, tables, info, persons = await lobby_of_game(game, tmp_path, monkeypatch)
    await tables.lobby.set_practice(info.id, True, persons[0])
    await tables.lobby.start(info.id, persons[0], 2)
    table, states, given = info.id, [await state_of(tables, info.id)], list[tuple[int, Answer]]()
    for _ in range(ACTS):
        given.append(await act(tables, table, persons, rng))
        states.append(await state_of(tables, table))
    lines = [(one.segment, one.line) for one in await tables.views.lines(table, 0)]
    for seat in sorted({seat for seat, _ in given}):
        offer = (await tables.undo_requests.offers(table, persons[seat]))[-1]
        at = await standing(db, table, offer)
        await take_back(tables, table, offer, persons, seat)
        assert await state_of(tables, table) == states[at]
        for one, answer in given[at:]:
            await submit(tables, table, one, answer, persons[one])
        assert await state_of(tables, table) == states[-1]
    told = [(one.segment, one.line) for one in await tables.views.lines(table, 0)]
    own = ("bot-log-undone",)
    assert sorted(map(repr, lines)) == sorted(repr(one) for one in told if one[1].text.key not in own)
    await tables.ending.cancel(table, persons[0])
    for person in persons[1:]:
        await tables.ending.vote(table, person, True)
    async with db.transaction() as tx:
        await tx.run("UPDATE game_table SET reopen_until = NULL")
    export = await tables.history.record(table)
    assert verify(export).wrong == () and len(export.record.taken_back) == len({seat for seat, _ in given})
    await tables.close()
    await db.close()


async def standing(db: Database, table: int, offer: Offer) -> int:
    """Return how many answers come before this one."""
    rows = await db.read.all(
        "SELECT count(*) FROM answer WHERE table_id = ? AND (segment, n) < (?, ?)", table, offer.segment, offer.n
    )
    return int(rows[0][0])
