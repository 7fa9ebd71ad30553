"""Statistics: counted at the end of a game, for those who wish it, and rated only among people."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from storage import schema, stats
from storage.database import Database
from storage.stats import Rating
from tables.ratings import rank, rated, spread
from tables.stats import Career
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import BrokenRules, little


async def career(bench: Bench, person: int) -> Career:
    (found,) = (await bench.tables.stats.mine(bench.persons[person])).careers
    return found


async def test_a_finished_game_counts_for_everybody_who_sat_there(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:-1])
    assert (await bench.tables.stats.mine(bench.persons[0])).careers == ()
    await play(bench, table, ROUND[-1:])
    winner, other = await career(bench, 1), await career(bench, 0)
    assert list(winner.ways) == ["people"] and winner.ways["people"].places == {1: 1}
    assert winner.ways["people"].parts == {"points": (2, 2)} and winner.ways["people"].best == 2
    assert other.ways["people"].won == 0 and other.ways["people"].average == 0
    assert winner.cards == (("mill", 1),) and other.cards == (), "the card counts for whose it was"
    assert [(one.players, one.games, one.rating) for one in winner.standings] == [(2, 1, None)], "still finding out"


async def test_cards_that_were_taken_back_do_not_count(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    await bench.act(table, 1, "field")
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    await bench.restart()
    await play(bench, table, ROUND[2:])
    assert (await career(bench, 1)).cards == (("mill", 1),)


async def games(bench: Bench, n: int, persons: int = 2) -> None:
    for _ in range(n):
        await play(bench, await bench.begin(persons), ROUND)


async def test_ratings_go_up_for_those_who_win_and_say_so_after_ten_games(bench: Bench) -> None:
    await games(bench, 9)
    assert (await career(bench, 1)).standings[0].rating is None
    await games(bench, 1)
    best, worst = (await career(bench, 1)).standings[0].rating, (await career(bench, 0)).standings[0].rating
    assert best is not None and worst is not None and best.mu > 25 > worst.mu and rank(best) > rank(worst)
    assert best.sigma < 25 / 3


async def test_tables_with_an_ai_or_a_change_of_persons_are_not_rated(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    await bench.tables.seats.hand_over(table, 0, "legal", bench.persons[0])
    await bench.tables.seats.take_back(table, 0, bench.persons[0])
    await play(bench, table, ROUND[2:])
    found = await career(bench, 1)
    assert list(found.ways) == ["mixed"] and found.standings == ()


async def test_off_is_not_counted_not_shown_and_removed_and_others_keep_their_ratings(bench: Bench) -> None:
    await games(bench, 2)
    before = await bench.tables.stats.mine(bench.persons[0])
    await bench.tables.stats.set_wish(bench.persons[1], "off")
    mine = await bench.tables.stats.mine(bench.persons[1])
    assert mine.wish == "off" and mine.careers == ()
    assert await bench.db.read.all("SELECT * FROM played WHERE person = ?", bench.persons[1]) == []
    assert await bench.tables.stats.mine(bench.persons[0]) == before
    await games(bench, 1)
    assert (await bench.tables.stats.mine(bench.persons[1])).careers == ()
    found = await career(bench, 0)
    assert found.ways["people"].games == 3 and found.standings[0].games == 2, "nobody is left to be rated against"
    await bench.tables.stats.set_wish(bench.persons[1], "private")
    assert (await bench.tables.stats.mine(bench.persons[1])).careers == (), "what is gone is gone"


async def test_a_server_sees_only_those_who_wish_it(bench: Bench) -> None:
    await games(bench, 1)
    assert await bench.tables.stats.server(900) == {}
    await bench.tables.stats.set_wish(bench.persons[1], "shown")
    ((ranked,),) = (await bench.tables.stats.server(900))["little"].values()
    assert (ranked.place, ranked.one.discord_id, ranked.one.games, ranked.one.won) == (None, 101, 1, 1)
    assert await bench.tables.stats.server(901) == {}, "what was played in another server"
    await games(bench, 9)
    ((ranked,),) = (await bench.tables.stats.server(900))["little"].values()
    assert ranked.place == 1 and ranked.one.rated == 10


async def test_what_is_no_wish_changes_nothing(bench: Bench) -> None:
    before = (await bench.lobby(1)).opener
    await bench.tables.stats.set_wish(before, "'; DROP TABLE played")
    assert await bench.tables.stats.wish(before) == "private"


async def test_an_end_that_cannot_be_counted_is_an_end_all_the_same(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:-1])
    monkeypatch.setattr("tables.history.spec_of", lambda game: little(BrokenRules()))
    await play(bench, table, ROUND[-1:])
    assert (await bench.tables.looking.table(table)).status == "finished"
    assert (await career(bench, 1)).cards == ()


@pytest.mark.sqlite
async def test_games_of_before_count_and_cards_that_were_counted_on_the_way_are_not_counted_twice(
    tmp_path: Path, bench: Bench
) -> None:
    older = schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V12)]
    path = tmp_path / "older.sqlite3"
    file = sqlite3.connect(path)
    file.executescript(";".join(older) + f"; PRAGMA user_version = {len(older)};")
    file.executescript("""
        INSERT INTO person (id, discord_id) VALUES (1, 11), (2, 12);
        INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, opened_at)
            VALUES (1, 'little', 1, '{}', 'finished', 'private', 1, 'en', 's', 0),
                   (2, 'little', 1, '{}', 'playing', 'private', 1, 'en', 's', 0);
        INSERT INTO seat_holder (table_id, seat, person, ai, from_at) 
            VALUES (1, 0, 1, NULL, 0), (1, 1, NULL, 'good', 0);
        INSERT INTO result (table_id, seat, place, total, scores, reason)
            VALUES (1, 0, 1, 5, '{"points": 5}', '{}'), (1, 1, 2, 3, '{"points": 3}', '{}');
        INSERT INTO segment (table_id, n, state) VALUES (2, 7, x'00');
    """)
    file.close()
    db = await Database.open(path)
    (old,) = await stats.games_of(db.read, 1)
    assert (old.way, old.place, old.total, old.cards, old.rating) == ("mixed", 1, 5, {}, None)
    assert await stats.counted_to(db.read, 2) == 7
    await db.close()


async def test_medals_are_places_of_days_that_are_over_with_somebody_behind(bench: Bench) -> None:
    ana, ben, cleo = [await bench.tables.people.person(100 + n) for n in range(3)]
    async with bench.db.transaction() as tx:
        for number, (day, person, stars, server) in enumerate([
            ("1970-01-05", ana, 9, 1), ("1970-01-05", ben, 7, 1), ("1970-01-05", cleo, 5, 1),
            ("1970-01-06", ana, 5, 1), ("1970-01-06", ben, 5, 1), ("1970-01-07", ana, 5, 2), ("1970-01-07", ben, 4, 1),
            ("1970-01-12", ana, 9, 1), ("1970-01-12", ben, 7, 1),
        ], 1):
            await tx.run("INSERT OR IGNORE INTO daily_deal (day, seed, before, link) VALUES (?, '', '', '')", day)
            await tx.run(
                """INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret,
                       opened_at, ended_at) VALUES (?, 'little', 1, '{}', 'finished', 'private', ?, 'en', '', 0, 1)""",
                number, person,
            )
            await tx.run("INSERT INTO daily_play VALUES (?, ?, ?, ?)", day, person, number, server)
            await tx.run("INSERT INTO result VALUES (?, 0, 1, ?, '{}', '{}')", number, stars)
    assert bench.tables.records.today().isoformat() == "1970-01-12", "the last day is not over"
    assert (await bench.tables.stats.mine(ana)).medals == {1: 1}
    assert (await bench.tables.stats.mine(ben)).medals == {2: 1}
    assert (await bench.tables.stats.mine(cleo)).medals == {}, "nobody stands behind"
    await bench.tables.stats.set_wish(ana, "off")
    assert (await bench.tables.stats.mine(ben)).medals == {1: 1}


def test_ratings_put_people_in_the_order_of_their_strength() -> None:
    """Twelve people of known strength at tables of three, 1,500 games."""
    rng = random.Random(5)
    known: dict[int, Rating] = {}
    for _ in range(1500):
        seats = rng.sample(range(12), 3)
        marks = {seat: seat + rng.gauss(0, 4) for seat in seats}
        places = [1 + sum(marks[other] > marks[seat] for other in seats) for seat in seats]
        known.update(zip(seats, rated([known.get(seat) for seat in seats], places), strict=True))
    order = sorted(known, key=lambda seat: known[seat].mu)
    assert sum(abs(at - seat) for at, seat in enumerate(order)) <= 8
    assert all(0 < spread(one) < 3.1 * 25 / 3 for one in known.values())


def test_a_tie_moves_equals_nowhere() -> None:
    one, other = rated([None, None], [1, 1])
    assert one.mu == other.mu == pytest.approx(25)
