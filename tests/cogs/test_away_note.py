"""The note that a person leaves at their tables when they go away."""

from __future__ import annotations

import re

import pytest

from cogs.pages.away_page import quoted


def test_a_note_has_no_control_characters() -> None:
    """Database servers cannot store the character NUL."""
    assert quoted("on\0 the\x1b way\tback\u0085 \ud800\n") == "on the way back"


@pytest.mark.parametrize("note", [
    "[.](https://a.example) [won](https://b.example)", "\\\\[a](https://b.example)", "[[a](https://b.example)] [b](c)",
])
def test_a_note_has_no_links_with_other_words(note: str) -> None:
    found = re.finditer(r"(\\*)[\[\]]", quoted(note))
    assert all(len(one[1]) % 2 for one in found), quoted(note)
