"""Long lists, whatever the game: what belongs together says so, and an emoji is one that every client can draw."""

from __future__ import annotations

import re

from games.core.decision import Kind
from tests.conformance.tables import Case, questions_of, seats_and_spectator, some_ways, stages
from tests.scale import scaled

LONG = 10
"""Options above which a list is read by its groups."""
COORDINATE = re.compile(r"[a-z]\d+(?::[a-z]\d+)?")
"""An option that is a place on a grid, or two: their names put them in order."""
STANDARD = range(0x1F300, 0x1FB00)
"""Code points that are drawn as emoji by themselves, without a selector that says so."""


@some_ways
def test_long_lists_have_groups_and_emoji_are_single_ones(case: Case) -> None:
    for session, _ in stages(case, 31, scaled(40)):
        for viewer in seats_and_spectator(session):
            for question in questions_of(session, viewer):
                for wording in question.wordings.values():
                    assert wording.emoji == "" or (len(wording.emoji) == 1 and ord(wording.emoji) in STANDARD)
                for part in question.decision.parts:
                    placed = all(map(COORDINATE.fullmatch, part.ids))
                    if part.kind is Kind.PICK and len(part.ids) > LONG and not placed:
                        groups = {repr(question.wordings[name].group) for name in part.ids}
                        assert "None" not in groups, (question.decision.key, part.ids)
