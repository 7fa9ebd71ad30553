"""What a player must have read to answer a question, beyond the question itself."""

from __future__ import annotations

from games.above_below.book.load import page_key
from games.above_below.explore.page import CHOICE
from games.core.decision import Decision
from games.core.text import Text


def background(decision: Decision) -> Text | None:
    """Return the open page of the book for the choice on it; None for other questions.

    It is the whole page even where the log has the shorter text of a page that this table had read before: whoever
    opens the question anew may not remember it.
    """
    return Text(page_key(str(decision.args["page"]))) if decision.key == CHOICE else None
