"""The board in words, told by what has changed since it was told last."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from games.core.rules import Section
from games.core.text import Arg, Listed, Text

Name = tuple[str, ...]
"""What tells a line of the board from the others: its key, the names in it, and which of several equal ones it is."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line as it was told: its words, and if it lists things, each thing with its words."""

    words: str
    items: tuple[tuple[Arg, str], ...]


class Board:
    """Remembers what has been told, section by section. `say` puts a text into words."""

    def __init__(self, say: Callable[[Text], str]) -> None:
        self._say = say
        self._told: dict[str, dict[Name, _Line]] = {}
        self._rests: dict[str, int | None] = {}
        self._said: dict[str, dict[Name, set[str]]] = {}
        self.spoken_of: set[str] = set()
        """What the lines told by the last `changes` are about."""

    def says(self, label: str, words: str) -> bool:
        """Whether a line about the option called `label` has told these words of its hint."""
        return any(words in said for said in self._said.get(label, {}).values())

    def changes(self, board: Sequence[Section], hints: Mapping[str, str]) -> list[str]:
        """The lines that are new or have changed; of a line that lists things, what has come and what has gone.

        Left out are sections that rest, and of lines about an option what its hint says in the same words: `hints` has
        those that are told with the question, by the option's label.
        """
        news: list[str] = []
        self.spoken_of = set()
        for section in board:
            title = self._say(section.title)
            if section.rests is None or self._rests.get(title) != section.rests:
                news += self._section(title, section.lines, hints)
            self._rests[title] = section.rests
        return news

    def _section(self, title: str, lines: Sequence[Text], hints: Mapping[str, str]) -> list[str]:
        known, told, news = self._told.get(title, {}), {}, []  # type: dict[Name, _Line], dict[Name, _Line], list[str]
        for text in lines:
            name = self._name(text, told)
            line = told[name] = _Line(self._say(text), tuple(self._items(text)))
            spoken = self._spoken(text, name, known.get(name), line, hints)
            news += [spoken] if spoken else []
        self._told[title] = told
        return news

    def _spoken(self, text: Text, name: Name, before: _Line | None, line: _Line, hints: Mapping[str, str]) -> str:
        """What is said of a line: all of it, what is new in it, or nothing."""
        if before is not None and before.words == line.words:
            return ""
        about = {self._words(arg) for arg in _named(text)}
        said = about | {words for _, words in line.items}
        new, lost = _difference(before, line) if before is not None else ([], [])
        if new and not lost and any(
            all(_stands_in(self._words(item), hints[label]) for item in new) for label in about & hints.keys()
        ):
            for label in about:
                self._said.get(label, {}).pop(name, None)
            return ""
        self.spoken_of |= about
        for label in about:
            self._said.setdefault(label, {})[name] = said
        return self._news(text, line, new, lost)

    def _name(self, text: Text, seen: Mapping[Name, _Line]) -> Name:
        """Numbers change and lists do; whose line it is and what it is about stay."""
        plain = {name: arg for name, arg in text.args.items() if not isinstance(arg, (int, Listed))}
        about = (text.key, *(self._words(arg) for _, arg in sorted(plain.items())))
        return (*about, str(sum(name[:-1] == about for name in seen)))

    def _items(self, text: Text) -> list[tuple[Arg, str]]:
        lists = [arg for arg in text.args.values() if isinstance(arg, Listed)]
        return [(item, self._words(item)) for item in lists[0].items] if len(lists) == 1 else []

    def _words(self, arg: Arg) -> str:
        return self._say(arg) if isinstance(arg, Text) else self._say(Text("cli-item", {"item": arg}))

    def _news(self, text: Text, line: _Line, new: list[Arg], lost: list[Arg]) -> str:
        """What has come, and what has gone without anything of its kind in its place."""
        if lost:
            new = [*new, Text("cli-gone", {"items": Listed(tuple(lost))})]
        if not new or not line.items:
            return line.words
        return self._say(Text(text.key, {
            name: Listed(tuple(new)) if isinstance(arg, Listed) else arg for name, arg in text.args.items()
        }))


def _named(text: Text) -> list[Text]:
    """The things that a line is about, those in its lists as well."""
    named: list[Text] = []
    for arg in text.args.values():
        for one in arg.items if isinstance(arg, Listed) else (arg,):
            if isinstance(one, Text):
                named += [one, *(inner for inner in one.args.values() if isinstance(inner, Text))]
    return named


def _stands_in(words: str, longer: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", longer) is not None


def _difference(before: _Line, line: _Line) -> tuple[list[Arg], list[Arg]]:
    """The things that have come to a list, and those that have gone with nothing about the same in their place."""
    come = Counter(words for _, words in line.items) - Counter(words for _, words in before.items)
    gone = Counter(words for _, words in before.items) - Counter(words for _, words in line.items)
    new = [item for item, words in line.items if _taken(come, words)]
    lost = [
        item for item, words in before.items if _taken(gone, words) and not any(_in_place_of(item, one) for one in new)
    ]
    return new, lost


def _in_place_of(old: Arg, new: Arg) -> bool:
    """Whether the second of two things tells by itself that the first is over: one of its kind, or about the same."""
    if not isinstance(old, Text) or not isinstance(new, Text):
        return False
    return old.key == new.key or any(
        isinstance(arg, (Text, Listed)) and new.args.get(name) == arg for name, arg in old.args.items()
    )


def _taken(counts: Counter[str], words: str) -> bool:
    """Whether one of these is counted; it is not counted again."""
    if not counts[words]:
        return False
    counts[words] -= 1
    return True
