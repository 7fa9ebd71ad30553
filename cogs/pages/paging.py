"""Something long: buttons to its pages, and a list shortened to the room that there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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


def fitted(
    entries: Sequence[Sequence[str]], limit: int, voice: Voice, *, more: int = 0, between: str = "\n-# "
) -> str:
    """Return the entries of a list as text of at most `limit` characters, each entry's parts joined by `between`. If
    they are longer, the last parts are left out at all entries alike, so that every entry stays listed; and if their
    first parts are too long together, the last entries, with a line that says how many. `more`: further entries that
    are not listed in any case."""
    most = max(map(len, entries), default=0)
    for kept in range(most, 0, -1):
        said = _joined([between.join(filter(None, parts[:kept])) for parts in entries], more, voice)
        if len(said) <= limit:
            return said
    firsts = [parts[0] for parts in entries]
    while len(said := _joined(firsts, more + len(entries) - len(firsts), voice)) > limit and firsts:
        firsts.pop()
    return said


def _joined(lines: Sequence[str], more: int, voice: Voice) -> str:
    return "\n".join([*lines, *([voice.key("cogs-more-tables", n=more)] if more else [])])
