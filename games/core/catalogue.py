"""Texts in a language: Fluent catalogues, one message a key, plural-safe.

Catalogues are `.ftl` files named after their language, in any number of folders, which are named like packages; a
game's stand in `games/<game>/texts/`. What would be too long for one file stands in a part of the folder, with a folder
for each language: `texts/book/en/*.ftl`. English is the fallback, and a key that no catalogue has is shown as itself.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.core.text import Arg, Listed, Seat, Text

log = logging.getLogger(__name__)

LANGUAGES = ("en", "es", "it")
PSEUDO = "zz"
"""A pretend language for tests: English with accents and 40 % longer, to find clipped boxes and missed texts."""

SeatName = Callable[[int], str]
_MESSAGE = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""Before a message, with its key."""
_KEY = re.compile(r"[a-zA-Z][\w-]*")
_KEPT = 8192
"""How many texts of nothing but numbers a catalogue keeps in words: names of goods and spaces, "3 wood"."""

_MARKS = r"(?= [^\w.,;:<(]*"
"""What follows a small word: a space, then what is not spoken (colour marks, stars of bold type, quotation marks)."""

_EUPHONY = {
    "es": (
        (re.compile(rf"(?<= )y{_MARKS}(?i:h?(?:í|i(?![aeouáéóú]))))"), "e"),
        (re.compile(rf"(?<= )o{_MARKS}(?i:h?[oó]|8|11(?!\d)))"), "u"),
    ),
    "it": (
        (re.compile(rf"(?<= )e{_MARKS}(?i:[eè](?!d)))"), "ed"),
        (re.compile(rf"(?<= )a{_MARKS}(?i:a(?!d)))"), "ad"),
    ),
}
"""Small words that change before a sound like their own: "Luca e Inés", "siete u ocho"; "Luca ed Elena", "ad Anna"."""


def language_of(locale: str | None) -> str:
    """The language to use for a Discord locale: `es-ES` and `es-419` give `es`; unknown ones give English."""
    short = (locale or "en").split("-")[0].lower()
    return short if short in LANGUAGES else "en"


def folder_of(package: str) -> Traversable:
    """Where the files of a folder lie. Only what its name begins with is imported: a folder of texts need not be a
    package, and reading it does not load the code beside it."""
    top, *inside = package.split(".")
    place = resources.files(top)
    for name in inside:
        place = place.joinpath(name)
    return place


def catalogue_files(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The files of a folder in a language: `<language>.ftl`, then those of its parts."""
    whole = folder.joinpath(f"{language}.ftl")
    if whole.is_file():
        yield whole
    yield from part_files(folder, language)


def part_files(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The files of the parts of a folder in a language: `<part>/<language>/*.ftl`."""
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        inside = part.joinpath(language)
        if part.is_dir() and inside.is_dir():
            yield from sorted(
                (file for file in inside.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
            )


class Catalogue:
    """All texts of one language.

    A message is read when somebody first asks for it: of all that five games can say, an evening needs little, and
    reading everything would be the longest part of a start. Messages may refer to each other, whatever their folders.
    """

    def __init__(self, language: str, folders: Iterable[str]) -> None:
        self.language = language
        self._pseudo = language == PSEUDO
        source = "en" if self._pseudo else language
        self._bundle = FluentBundle([source], use_isolating=False, functions={"CAPITAL": _capital})
        self._locale = Locale.parse(source)
        self._unread: dict[str, str] = {}
        """The source of every message that was not read yet."""
        for folder in map(folder_of, folders):
            for file in catalogue_files(folder, source):
                for key, message in _messages(file.read_text(encoding="utf-8")):
                    self._unread.setdefault(key, message)
        self._fallback = catalogue("en", tuple(folders)) if source != "en" else None
        self._kept: dict[Hashable, str] = {}

    def has(self, key: str) -> bool:
        """Whether this language itself has the key."""
        self._read(key)
        return bool(self._bundle.has_message(key))

    def _read(self, key: str) -> None:
        """Take a message in, with those that it refers to. Two threads may do so at once."""
        message = self._unread.get(key)
        if message is not None:
            self._bundle.add_resource(FluentResource(message))
            self._unread.pop(key, None)
            for name in _KEY.findall(message):
                self._read(name)

    def say(self, text: Text, seat_name: SeatName) -> str:
        """`text` in words. `seat_name(seat)` is how a seat is called: a name, or a mention in a Discord message."""
        if not all(isinstance(value, (int, float)) for value in text.args.values()):
            return self._said(text, seat_name)[0]
        key = (text.key, *text.args.items())  # nobody's name is in it
        words = self._kept.get(key)
        if words is None:
            words, faultless = self._said(text, seat_name)
            if faultless:
                if len(self._kept) >= _KEPT:
                    self._kept.clear()
                self._kept[key] = words
        return words

    def _said(self, text: Text, seat_name: SeatName) -> tuple[str, bool]:
        """`text` in words, and whether nothing was wrong with it."""
        if not self.has(text.key):
            if self._fallback is not None:
                return self._fallback.say(text, seat_name), True
            log.error("no text for %s", text.key)
            return text.key, False
        args = {name: self._argument(value, seat_name) for name, value in text.args.items()}
        pattern = self._bundle.get_message(text.key).value
        assert pattern is not None, f"{text.key} has only attributes"
        words, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            log.error("text %s (%s): %s", text.key, self.language, error)
        return stretched(str(words)) if self._pseudo else _euphonic(str(words), self.language), not errors

    def also(self, key: str) -> tuple[str, ...]:
        """Other names under which a reader may know a thing: the key's attribute `also`, with `|` between them, and
        what it is called in English, as many boxes are."""
        names: tuple[str, ...] = ()
        if self.has(key):
            pattern = self._bundle.get_message(key).attributes.get("also")
            if pattern is not None:
                names = tuple(name.strip() for name in str(self._bundle.format_pattern(pattern)[0]).split("|"))
        if self._fallback is not None and self._fallback.has(key):
            names = (*names, self._fallback.say(Text(key), str), *self._fallback.also(key))
        return names

    def _argument(self, value: Arg, seat_name: SeatName) -> Any:
        match value:
            case Seat(seat):
                return seat_name(seat)
            case Text():
                return self.say(value, seat_name)
            case Listed(items):
                return self._listed(items, seat_name)
            case _:
                return value

    def _listed(self, items: tuple[Arg, ...], seat_name: SeatName) -> str:
        if not items:
            return self.say(Text("core-nothing"), seat_name)
        words = [str(self._argument(item, seat_name)) for item in items]
        return str(format_list(words, locale=self._locale))


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file: key and source, with the comments before the next one."""
    begins = [*_MESSAGE.finditer(text)]
    ends = [*(one.start() for one in begins[1:]), len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], text[begin.start():end]


def _capital(words: Any) -> Any:
    """For catalogues, `CAPITAL($section)`: an argument that begins a label or a sentence."""
    said = str(words)
    return said[:1].upper() + said[1:]


def _euphonic(words: str, language: str) -> str:
    """`words` with the small words that its names and numbers ask for."""
    for small, instead in _EUPHONY.get(language, ()):
        words = small.sub(instead, words)
    return words


@cache
def catalogue(language: str, folders: tuple[str, ...]) -> Catalogue:
    """The catalogue of a language over some folders (packages with `.ftl` files), made once."""
    return Catalogue(language, folders)


_STRETCH = str.maketrans("aeiouAEIOUncs", "àéîöûÀÉÎÖÛñçš")


def stretched(words: str) -> str:
    """`words` in the pretend language: accents on the letters and about 40 % longer, markup left alone."""
    kept: list[str] = []
    inside = False
    for letter in words:
        inside = letter == "<" or (inside and letter != ">")
        kept.append(letter if inside else letter.translate(_STRETCH))
    return "".join(kept) + "~" * (len(words) * 2 // 5)
