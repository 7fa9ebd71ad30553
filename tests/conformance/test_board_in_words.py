"""The board in words, whatever the game: under headings, in three languages, each line clear without its heading."""

from __future__ import annotations

import logging

import pytest

from games.core import registry
from games.core.catalogue import LANGUAGES, catalogue
from games.core.rules import Section
from games.core.text import Text
from games.core.view import table_view
from tests.conformance.tables import Case, seats_and_spectator, some_ways, stages
from tests.scale import scaled


@some_ways
def test_the_board_stands_under_headings_in_every_language(
    case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    books = [catalogue(language, ("games.core.texts", registry.texts_of(case.game))) for language in LANGUAGES]
    with caplog.at_level(logging.ERROR):
        for session, _ in stages(case, 21, scaled(12)):
            for viewer in seats_and_spectator(session):
                board = table_view(session, viewer).board
                sections = session.rules.board_sections(board)
                assert len(sections) >= 3 and all(section.lines for section in sections)
                assert session.rules.board_text(board) == tuple(line for one in sections for line in one.lines)
                for words in books:
                    titles = [words.say(section.title, "P{}".format) for section in sections]
                    assert len(set(titles)) == len(titles), titles
                    assert all(words.has(line.key) for line in texts_of(sections))
                    assert all(words.say(line, "P{}".format) for line in texts_of(sections))
    assert caplog.messages == []


def texts_of(sections: tuple[Section, ...]) -> list[Text]:
    return [text for section in sections for text in (section.title, *section.lines)]


@some_ways
def test_no_line_stands_twice_on_a_board(case: Case) -> None:
    """Two lines with the same words would be two things of which one does not know whose they are."""
    words = catalogue("en", ("games.core.texts", registry.texts_of(case.game)))
    for session, _ in stages(case, 22, scaled(12)):
        for viewer in seats_and_spectator(session):
            lines = [
                words.say(line, "P{}".format)
                for line in session.rules.board_text(table_view(session, viewer).board)
            ]
            assert sorted(set(lines)) == sorted(lines)
