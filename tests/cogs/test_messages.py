"""Public messages and help pages: what Discord takes, in every language, at every moment of random games."""

from __future__ import annotations

import random
import re
import time
from dataclasses import replace
from typing import Any

import pytest

from cogs.forms.components import Style
from cogs.forms.custom_id import parse
from cogs.pages.final_message import final_message
from cogs.pages.lobby_message import lobby_view
from cogs.pages.rules_help import cards, find_cards, topics_page
from cogs.pages.seal import seal_words
from cogs.pages.settings_page import settings_page
from cogs.pages.turn_message import turn_message
from cogs.words.voice import clip, in_pages, tail
from games.core.fuzz import random_answer
from games.core.journal import Line
from games.core.registry import GAMES, new_session, spec_of
from games.core.rules import Result
from games.core.text import Seat, text
from games.core.view import TableView, Waiting, public_question, table_view
from sandbox.rules.messages import Draft, check_message
from storage.model import Home, HomeKind, PersonSettings, SeatInfo, Status, StoredLine, TableInfo
from tables.model import Seal
from tests.cogs.questions import LANGUAGES, payload, voice
from tests.scale import scaled

V2 = 1 << 15
EVERY_GAME = [(game, players) for game in GAMES for players in (min(spec_of(game).seats), max(spec_of(game).seats))]


def table(game: str, players: int, status: Status = Status.PLAYING) -> TableInfo:
    """A table with that many people."""
    seats = tuple(SeatInfo(seat, seat + 1, 123456789012345678 + seat, None) for seat in range(players))
    home = Home(HomeKind.CHANNEL, 1, 1)
    return TableInfo(9_999_999, game, status, {}, home, 1, 123456789012345678, seats, "en", "12" * 32, 1, time.time())


def board() -> Any:
    """A board of The Grimm Forest at its beginning, as spectators see it."""
    return table_view(new_session(spec_of("grimm_forest"), 2, "1f" * 32), None).board


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_turn_messages_of_random_games_fit(game: str, players: int) -> None:
    rng = random.Random(f"{game}{players}")
    voices = [voice(language) for language in LANGUAGES]
    for number in range(scaled(1)):
        session = new_session(spec_of(game), players, f"{number:064x}")
        told: list[StoredLine] = []
        for step in range(400):
            if session.finished:
                break
            if step % 3 == 0:
                view = table_view(session, None)
                asked = public_question(session, view.asked[0].seat) if len(view.asked) == 1 else None
                one = voices[step % len(voices)]
                for closed in (False, True):
                    message = turn_message(
                        table(game, players), view, told[-40:], one, question=asked, undo=True, closed=closed
                    )
                    sent = {"content": message.content, "components": payload(message.view())}
                    assert check_message(Draft(sent)) == []
                    assert closed is not bool(message.rows)
            waiting = session.open()
            seat = rng.choice(list(waiting))
            session.submit(seat, random_answer(session.rules, session.state, waiting[seat], rng))
            fresh = [line for closed_segment in session.closed for line in closed_segment.lines]
            session.closed.clear()
            told += [StoredLine(len(told) + n, 0, line) for n, line in enumerate(fresh) if line.audience is None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_the_end_of_a_random_game_fits(game: str, players: int, language: str) -> None:
    rng = random.Random(f"{game}{players}")
    session = new_session(spec_of(game), players, "1f" * 32)
    while waiting := session.open():
        seat = rng.choice(list(waiting))
        session.submit(seat, random_answer(session.rules, session.state, waiting[seat], rng))
    seal = Seal("12" * 32, "34" * 32, tuple(str(10**18 + n) for n in range(players + 1)), "56" * 32)
    told = final_message(table(game, players), session.rules.result(session.state), seal, voice(language))
    assert check_message(Draft({"content": told.content, "components": payload(told.view())})) == []
    first: Any = told.rows[0][0]
    assert (parse(first.custom_id).act, first.style) == ("rematch", Style.primary), "what people want next comes first"
    assert seal.secret is not None and seal.secret in seal_words(table(game, players), seal, voice(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lobbies_rules_and_settings_fit(game: str, language: str) -> None:
    one = voice(language)
    info = table(game, max(spec_of(game).seats))
    lobbies = [lobby_view(replace(info, status=status), one) for status in Status]
    lobbies.append(lobby_view(replace(info, status=Status.LOBBY, seats=info.seats[:1]), one))
    pages = [topics_page(game, one, topic, 5) for topic in (None, *spec_of(game).topics)]
    for view in [*lobbies, *(page.view() for page in pages)]:
        assert check_message(Draft({"flags": V2, "components": payload(view)})) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_settings_fit(language: str) -> None:
    one = voice(language)
    for entry in cards():
        assert len(entry.value) <= 100
        view = entry.page(one).view()
        assert check_message(Draft({"flags": V2, "components": payload(view)})) == []
    for server in (None, "", "it"):
        view = settings_page(PersonSettings(), one, server).view()
        assert check_message(Draft({"flags": V2, "components": payload(view)})) == []


def test_cards_that_begin_with_what_was_typed_come_first() -> None:
    names = [entry.name(voice()) for entry in find_cards("w", voice())]
    begins = [name.lower().startswith("w") for name in names]
    assert begins == sorted(begins, reverse=True) and any(begins)


def test_a_private_question_is_announced_without_its_words_and_who_waits_together() -> None:
    view = TableView("grimm_forest", None, board(), None, (Waiting(0, "x", None), Waiting(2, "x", None)), False, False)
    told = turn_message(table("grimm_forest", 3), view, [], voice())
    assert told.content.splitlines()[1].count("<@") == 2
    buttons = [row[0] for row in told.rows]
    assert [one.custom_id.rsplit(":")[-1] for one in buttons] == ["choose", "hand"]  # type: ignore[attr-defined]  # buttons


def test_a_long_turn_keeps_its_newest_lines_and_says_where_the_others_are() -> None:
    lines = [StoredLine(n, 0, Line(text("cogs-lobby-seat", n=n, who=Seat(0)))) for n in range(300)]
    view = TableView("grimm_forest", None, board(), None, (), False, False)
    told = turn_message(table("grimm_forest", 2), view, lines, voice())
    assert len(told.content) <= 2000 and "- 299. " in told.content and "- 0. " not in told.content
    assert "What happened?" in told.content


def test_details_are_left_out_in_public() -> None:
    lines = [StoredLine(1, 0, Line(text("cogs-somebody", n=7), weight=0))]
    view = TableView("grimm_forest", None, board(), None, (), False, False)
    assert "7" not in turn_message(table("grimm_forest", 2), view, lines, voice()).content


@pytest.mark.parametrize(("words", "limit", "cut"), [
    ("short", 10, "short"), ("exactly ten", 11, "exactly ten"), ("some words more", 13, "some words…"),
    ("Donaudampfschiff", 6, "Donau…"), ("ends, here", 6, "ends…"),
])
def test_clip(words: str, limit: int, cut: str) -> None:
    assert clip(words, limit) == cut and len(cut) <= limit


def test_tail() -> None:
    assert tail(["a", "b", "c"], 100, "more") == "a\nb\nc"
    assert tail(["aaaa", "bbbb", "cccc"], 16, "more") == "more\nbbbb\ncccc"


@pytest.mark.parametrize(("count", "pages"), [(0, 1), (3, 1), (10, 1), (11, 2), (20, 2), (95, 10)])
def test_pages_hold_every_line_and_are_about_equally_full(count: int, pages: int) -> None:
    lines = [f"line {n:04}" for n in range(count)]
    found = in_pages(lines, 100)
    assert "\n".join(found) == "\n".join(lines) and len(found) == pages
    assert all(len(page) <= 100 for page in found)
    assert max(map(len, found)) - min(map(len, found)) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_and_loses_is_told_kindly_without_a_place(language: str) -> None:
    one, seal = voice(language), Seal("12" * 32, None, (), None)
    lost = Result((2,), ({"stars": 9, "friends": 4},), text("northwood-result-lost", stars=9, medal="none"), (9,))
    told = final_message(table("northwood", 1), lost, seal, one).content
    assert one.key("cogs-final-lost", who=Seat(0)) in told and "★ **" not in told
    assert "**2." not in told and "9" in told.splitlines()[-1] and "4" in told.splitlines()[-1]


def test_the_end_says_totals_first_and_nothing_of_zero() -> None:
    scores = ({"houses": 2, "brick": 0, "wood": 1}, {"houses": 3, "brick": 1, "wood": 0})
    result = Result((2, 1), scores, text("grimm-forest-reason-houses"), (2, 3), headline="houses")
    info, seal = table("grimm_forest", 2, Status.FINISHED), Seal("ab", None, (), None)
    said = final_message(info, result, seal, voice()).content
    places = [line for line in said.splitlines() if line.startswith("**") and " – " in line]
    assert [line[:4] for line in places] == ["**1.", "**2."]
    for line, total, parts in zip(places, (3, 2), ((1,), (1,)), strict=True):
        scored = line.partition(" – ")[2]
        assert scored.startswith("**") and [int(n) for n in re.findall(r"\d+", scored)] == [total, *parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_ends_with_nothing_to_prove_and_no_table_that_nobody_would_see(language: str) -> None:
    result = Result((1,), ({"stars": 9, "friends": 4},), text("northwood-result-won", stars=9, medal="none"), (9,))
    info, seal, one = table("northwood", 1, Status.FINISHED), Seal("12" * 32, None, (), None), voice(language)

    def acts(shown: TableInfo) -> list[str]:
        rows: Any = final_message(shown, result, seal, one).rows
        return [parse(item.custom_id).act for row in rows for item in row]

    assert acts(info) == ["rematch", "log", "words", "seal"]
    private = replace(info, home=Home(HomeKind.PRIVATE), practice=True, puzzle=True)
    assert acts(private) == ["log", "words"]
    assert one.key("cogs-final-practice") in final_message(private, result, seal, one).content
