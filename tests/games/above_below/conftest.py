"""Pages of the book that tests bring along: small ones with known numbers and gains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.above_below.book.load import pages
from games.above_below.book.schema import Paragraph
from games.above_below.caves import MIX, entries

NewPage = Callable[..., str]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> NewPage:
    """Puts a page into the book for one test: its choices as in the files. Returns its id."""
    for kind in MIX:
        entries(kind)  # the cards are dealt from the book as it is

    def put(*choices: dict[str, Any], id: str = "e900", **fields: Any) -> str:
        kind = "F" if id.startswith("f") else "O"
        data = {"id": id, "kind": kind, "place": "river", "actor": "folk", "mood": "calm", "choices": choices}
        monkeypatch.setitem(pages(), id, Paragraph.model_validate({**data, **fields}))
        return id

    return put
