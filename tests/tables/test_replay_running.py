"""Looking back at a game that goes on: what one saw, when one saw it, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings
from games.core.fuzz import random_answer
from games.core.registry import GAMES, spec_of
from storage.database import Database
from storage.model import Home, HomeKind
from tables.service import TableService
from tests.tables.conftest import ROUND, Bench, play

ACTS = 50


@pytest.mark.parametrize("game", GAMES)
async def test_one_sees_again_what_one_saw(tmp_path: Path, game: str) -> None:
    rng = random.Random(game)
    db = await Database.open(tmp_path / "tables.sqlite3")
    tables = TableService.over(db, Settings(_env_file=None, ai_delay=0))
    seats = max(2, min(spec_of(game).seats)) if max(spec_of(game).seats) > 1 else 1
    persons = [await tables.people.person(10 + seat) for seat in range(seats)]
    info = await tables.lobby.open(game, {}, Home(HomeKind.CHANNEL, 1, 1), persons[0], "en", 1)
    for person in persons[1:]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, persons[0], 2)
    eyes: list[int | None] = [None, *range(seats)]
    seen: list[dict[int | None, Any]] = []
    actors: list[int] = []

    async def look() -> None:
        seen.append({viewer: (await tables.looking.view(info.id, viewer)).board for viewer in eyes})

    await look()
    for _ in range(ACTS):
        async with tables.records.look(info.id) as at:
            seat, decision = rng.choice(sorted(at.session.open().items()))
            answer = random_answer(at.session.rules, at.session.state, decision, rng)
        number = (await tables.looking.question_number(info.id, seat)) or 0
        await tables.play.submit(info.id, seat, number, answer, by=persons[seat])
        actors.append(seat)
        await look()
    rows = await db.read.all("SELECT segment, seat FROM answer ORDER BY segment, n")
    assert [row[1] for row in rows] == actors, "nobody has changed their mind, so answers stand in their order"
    places = {(0, 0): 0}
    counts: dict[int, int] = {}
    for at_once, (segment, _) in enumerate(rows, 1):
        counts[segment] = counts.get(segment, 0) + 1
        places[segment, counts[segment]] = at_once
    for viewer in eyes:
        reel = await tables.replay.seen_by(info.id, viewer)
        assert len(reel.acts) > 3
        assert await tables.replay.eyes(info.id, viewer) == (() if viewer is None else (viewer,))
        for n, act in enumerate(reel.acts):
            assert all(line.visible_to(viewer) for line in act.lines)
            assert act.lines or act.seat in (None, viewer), "in silence nothing was done"
            if (act.segment, act.count) in places:
                view = await tables.replay.view_in(info.id, reel, n, viewer)
                assert view.board == seen[places[act.segment, act.count]][viewer]
                assert view.question is None and view.aside is None
    await tables.close()
    await db.close()


async def test_what_others_have_done_in_silence_is_not_there_until_the_end(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:-1])
    own, other, all_of_it = [await bench.tables.replay.seen_by(table, seat) for seat in (1, 0, None)]
    assert [act.seat for act in own.acts] == [None, 1, 1, 1, 1]
    assert [act.seat for act in other.acts] == [None, 0, 1, 1, 1]
    told = [line.text.key for act in own.acts for line in act.lines]
    assert "little-secret" in told
    assert "little-secret" not in [line.text.key for act in (*other.acts, *all_of_it.acts) for line in act.lines]
    await play(bench, table, ROUND[-1:])
    assert len((await bench.tables.replay.seen_by(table, None)).acts) == len(ROUND) + 1
    assert await bench.tables.replay.eyes(table, None) == (0, 1)
