"""Buttons to the pages of something long."""

from __future__ import annotations

from collections.abc import Callable

from cogs.forms.components import Row, button
from cogs.forms.custom_id import ComponentId
from cogs.words.voice import Voice


def pages_around(now: int, pages: int, most: int) -> range:
    """Return up to `most` of the numbers of pages, counted from 0, with page `now` in their middle as far as there are
    others."""
    first = max(0, min(now - most // 2, pages - most))
    return range(first, min(pages, first + most))


def page_buttons(where: Callable[[int], ComponentId], now: int, pages: int, most: int, voice: Voice) -> Row:
    """Return up to `most` buttons to the pages around page `now`; none if there is only one page. `where` returns the
    custom id of a page's button."""
    if pages < 2:
        return []
    return [
        button(str(where(n)), voice.key("cogs-button-page", n=n + 1, pages=pages), disabled=n == now)
        for n in pages_around(now, pages, most)
    ]
