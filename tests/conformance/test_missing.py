"""Why something is not there: what every game says about what it does not offer now, whatever its rules.

That a viewer's hidden cards never change it is part of what `tables.shown` compares.
"""

from __future__ import annotations

import logging

import pytest

from games.core.catalogue import LANGUAGES, catalogue
from games.core.registry import texts_of
from games.core.text import Listed, Text
from tests.conformance.tables import Case, explains, questions_of, seats_and_spectator, some_ways, stages
from tests.scale import scaled

LONGEST = 300
"""Most characters of one entry: label and reason together."""


@some_ways
def test_what_is_missing_is_never_offered(case: Case) -> None:
    told = 0
    for session, _ in stages(case, 11, scaled(40)):
        for viewer in seats_and_spectator(session):
            for question in questions_of(session, viewer):
                missing = question.missing
                labels = [one.label for one in missing]
                assert len({repr(label) for label in labels}) == len(labels), (question.decision.key, "twice")
                for wording in question.wordings.values():
                    assert wording.label not in labels, (question.decision.key, wording.label)
                told += len(missing)
    assert told > 0 or not explains(case)


@some_ways
def test_what_is_missing_has_words_in_every_language(
    case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    books = [catalogue(language, ("games.core.texts", texts_of(case.game))) for language in LANGUAGES]
    with caplog.at_level(logging.ERROR):
        for session, _ in stages(case, 12, scaled(40)):
            for viewer in seats_and_spectator(session):
                for question in questions_of(session, viewer):
                    for one in question.missing:
                        for words in books:
                            assert all(map(words.has, keys_of(one.label) + keys_of(one.reason)))
                            label, reason = words.say(one.label, "P{}".format), words.say(one.reason, "P{}".format)
                            assert label and reason and len(label) + len(reason) <= LONGEST, (label, reason)
    assert caplog.messages == []


def keys_of(text: Text) -> list[str]:
    """The keys of a text and of every text in its arguments."""
    found = [text.key]
    for value in text.args.values():
        for item in value.items if isinstance(value, Listed) else (value,):
            found += keys_of(item) if isinstance(item, Text) else []
    return found
