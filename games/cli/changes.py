"""The board in words, told by what has changed since it was told last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.core.text import Arg, Listed, Text

Name = tuple[str, ...]
"""What tells a line of the board from the others: its key, the names in it, and which of several equal ones it is."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line as it was told: its words, and if it lists things, each thing with its words."""

    words: str
    items: tuple[tuple[Arg, str], ...]


class Board:
    """Remembers what has been told. `say` puts a text into words."""

    def __init__(self, say: Callable[[Text], str]) -> None:
        self._say = say
        self._told: dict[Name, _Line] = {}

    def changes(self, board: Sequence[Text]) -> list[str]:
        """The lines that are new or have changed; of a line that lists things, what has come and what has gone."""
        told: dict[Name, _Line] = {}
        news: list[str] = []
        for text in board:
            name = self._name(text, told)
            line = told[name] = _Line(self._say(text), tuple(self._items(text)))
            before = self._told.get(name)
            if before is None:
                news.append(line.words)
            elif before.words != line.words:
                news.append(self._news(text, before, line))
        self._told = told
        return news

    def _name(self, text: Text, seen: dict[Name, _Line]) -> Name:
        """Numbers change and lists do; whose line it is and what it is about stay."""
        plain = {name: arg for name, arg in text.args.items() if not isinstance(arg, (int, Listed))}
        about = (text.key, *(self._words(arg) for _, arg in sorted(plain.items())))
        return (*about, str(sum(name[:-1] == about for name in seen)))

    def _items(self, text: Text) -> list[tuple[Arg, str]]:
        lists = [arg for arg in text.args.values() if isinstance(arg, Listed)]
        return [(item, self._words(item)) for item in lists[0].items] if len(lists) == 1 else []

    def _words(self, arg: Arg) -> str:
        return self._say(arg) if isinstance(arg, Text) else self._say(Text("cli-item", {"item": arg}))

    def _news(self, text: Text, before: _Line, line: _Line) -> str:
        """What has come, and what has gone without anything of its kind in its place."""
        come = Counter(words for _, words in line.items) - Counter(words for _, words in before.items)
        gone = Counter(words for _, words in before.items) - Counter(words for _, words in line.items)
        new = [item for item, words in line.items if _taken(come, words)]
        kinds = {item.key for item in new if isinstance(item, Text)}
        lost = [
            item for item, words in before.items
            if _taken(gone, words) and not (isinstance(item, Text) and item.key in kinds)
        ]
        if lost:
            new.append(Text("cli-gone", {"items": Listed(tuple(lost))}))
        if not new or not line.items:
            return line.words
        return self._say(Text(text.key, {
            name: Listed(tuple(new)) if isinstance(arg, Listed) else arg for name, arg in text.args.items()
        }))


def _taken(counts: Counter[str], words: str) -> bool:
    """Whether one of these is counted; it is not counted again."""
    if not counts[words]:
        return False
    counts[words] -= 1
    return True
