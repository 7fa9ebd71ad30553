"""What the HTML file of a game shows: the whole public log, round by round, and nothing else."""

from __future__ import annotations

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.pages.game_file import PICTURES, drawn_rounds, round_step, seat_rows, table_facts, with_pictures
from cogs.words.catalogues import catalogue_of
from cogs.words.voice import Voice
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.journal import Line
from games.core.registry import GAMES, first_state, spec_of
from games.core.replay import Act, opens_round, replay
from games.core.rules import Result
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.text import Text, text
from rendering.kit.picture import Picture
from rendering.replay_file.content import GamePage, Labels, Step
from storage.model import TableInfo
from tables.undo.replay import Reel

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def reel_of(game: str, answers: int) -> Reel:
    """Play some answers of a game at random, and return its acts."""
    spec, rng = spec_of(game), random.Random(game)
    seats = min(spec.seats)
    start = first_state(spec, seats, "5a" * 32)
    session, given = Session[Any](spec.rules, copy_of(start)), dict[int, list[StoredAnswer]]()
    while answers and (waiting := session.open_questions()):
        seat = rng.choice(sorted(waiting))
        answer = random_answer(spec.rules, session.state, waiting[seat], rng)
        segment, key = session.segment, waiting[seat].key
        session.submit(seat, answer)
        given.setdefault(segment, []).append(StoredAnswer(seat, key, answer))
        answers -= 1
    return Reel(tuple(replay(spec.rules, start, given)), spec.round_lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_tell_the_whole_public_log_in_its_order(game: str) -> None:
    reel = reel_of(game, 80)
    voice = Voice(catalogue_of("es"), lambda seat: f"<@{seat}>", NAMES.__getitem__)
    rounds = reel.rounds()
    steps = [round_step(one, "round", voice, over=False) for one in rounds]
    told = [
        words for one, step in zip(rounds, steps, strict=True)
        for words in (*([step.title] if one.opened else []), *(line.words for line in step.lines))
    ]
    public = [line for act in reel.acts for line in act.lines if line.audience is None]
    assert len(rounds) > 1 and told == [voice.plain(line.text) for line in public]
    assert not any("<@" in words or "**" in words for words in told)
    for one, following in pairwise(rounds):
        assert one.last <= following.last
        assert not any(opens_round(line, reel.round_lines) for line in one.lines[1:])
    assert rounds[-1].last == len(reel.acts) - 1


def test_a_secret_line_is_left_out_and_a_round_ends_before_the_next_begins() -> None:
    opening, done, secret = (Line(text(key), weight=w) for key, w in (("round", 2), ("done", 1), ("secret", 1)))
    secret = Line(secret.text, audience=(0,))
    reel = Reel((
        Act(0, 0, None, (done, opening)), Act(0, 1, 0, (secret,)), Act(0, 2, 1, (done, opening)), Act(1, 1, 0, (done,)),
    ))
    assert [(one.lines, one.last, one.opened) for one in reel.rounds()] == [
        ((done,), 0, False), ((opening, done), 1, True), ((opening, done), 3, True),
    ]


def test_a_game_of_many_rounds_has_boards_at_equal_distances_and_the_last() -> None:
    assert drawn_rounds(14) == list(range(14)) and drawn_rounds(0) == []
    many = drawn_rounds(PICTURES + 1)
    assert len(many) <= PICTURES and many[-1] == PICTURES
    assert {after - before for before, after in pairwise(many)} == {2}


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_stand_in_the_order_of_the_result(game: str) -> None:
    """The list below the boards begins with whoever has won, with the places of the final ranking. A person who has
    played alone has no place, and without a result the seats stand as they sat."""
    seats = max(spec_of(game).seats)
    info = cast(TableInfo, SimpleNamespace(game=game, seats=(None,) * seats))
    voice = Voice(catalogue_of("en"), lambda seat: f"<@{seat}>", lambda seat: f"Person {seat}")
    assert [one.place for one in seat_rows(info, None, voice)] == [None] * seats
    assert [one.name for one in seat_rows(info, None, voice)] == [f"Person {seat}" for seat in range(seats)]
    places = tuple(range(seats, 0, -1))
    result = Result(places, ({},) * seats, Text("cogs-game-file-end"), tuple(7 - place for place in places))
    rows = seat_rows(info, result, voice)
    assert [one.name for one in rows] == [f"Person {seat}" for seat in range(seats)][::-1]
    assert [one.place for one in rows] == ([None] if seats == 1 else sorted(places))


@pytest.mark.parametrize(("language", "day"), [
    ("en", "29 November 2026"), ("es", "29 de noviembre de 2026"), ("it", "29 novembre 2026"),
])
def test_the_file_says_in_words_on_which_day_the_game_ended(language: str, day: str) -> None:
    info = cast(TableInfo, SimpleNamespace(game="grimm_forest", id=3, ended_at=1_795_972_800.0, options={}))
    assert sorted(day.split()) == sorted(
        table_facts(info, Voice(catalogue_of(language), str, str)).split(" · ")[1].replace(",", "").split()
    )


def test_each_picture_stands_in_its_step() -> None:
    board, ranking = (Picture(b"", f"{what}.jpg", what, 1, 1) for what in ("board", "ranking"))
    steps = (Step("1", ()), Step("2", ()), Step("end", ()))
    page = GamePage("en", "", "", (), steps, (), (), Labels("", "", "", "", "", "", "", "", "", (), ""))
    assert [one.picture for one in with_pictures(page, (1, 2), (board, ranking)).steps] == [None, board, ranking]
    assert [one.picture for one in with_pictures(page, (1, 2), (board,)).steps] == [None, board, None]
    assert [one.picture for one in with_pictures(page, (2,), ()).steps] == [None, None, None]
