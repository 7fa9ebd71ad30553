"""Checks of a translated message against its English source: what is put in, plurals, terms, Discord's limits, and the
room in pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from babel.core import Locale

from bot.translations.messages import CATEGORIES, Message, Selector, take_apart
from bot.translations.texts import PAGE, Texts
from cogs.forms.components import GOOD_LABEL, LABEL, MODAL_TITLE, OPTION
from games.core.pseudo import pseudo_localize
from rendering.kit.text import width_of
from rendering.kit.theme import LABEL as LETTERING

COUNTED = 1000
"""Plurals are checked for the numbers from 0 to this one; games and clocks count no further."""
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord allows as the name of a command or of its option, which also must be lower case."""
LIMITS = (
    (re.compile(r"cogs-(cmd|opt)-[\w-]+-about"), OPTION, "a description of a command"),
    (re.compile(r"cogs-button-[\w-]+"), LABEL, "a button's label"),
    (re.compile(
        r"cogs-(setting|ai-level|where|away-how|day|every|league-format|stats-whose)-[\w-]+"
        r"|cogs-pace-(none|hour|quarter|day|days|week)|(?!cogs-|bot-)[a-z-]+-name"
    ), OPTION, "an option"),
    (re.compile(r"cogs-words-title"), MODAL_TITLE, "the title of a form"),
)
"""The keys of texts that Discord refuses or cuts beyond so many characters."""
NAMES = re.compile(r"cogs-(cmd|opt)-(?!.*-about$)[\w-]+")
SLACK = 12
"""By how many characters a short text may always be longer than in English."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about the translation of a message. A grave one would be seen as an error; others are worth a look."""

    folder: str
    key: str
    what: str
    grave: bool = True


def check(texts: Texts, language: str) -> Iterator[Finding]:
    """Yield what is wrong or unusual in the translation of a folder."""
    terms = read_terms(texts)
    for key, source in texts.own.items():
        if key not in texts.english:
            continue
        if texts.folder == PAGE:
            found = _check_holes(texts.english[key], source)
        else:
            found = check_message(key, texts.english[key], source, language, terms)
        for what, grave in found:
            yield Finding(texts.folder, key, what, grave)


def check_message(
    key: str, english: str, source: str, language: str, terms: Mapping[str, Term]
) -> Iterator[tuple[str, bool]]:
    """Yield what is wrong or unusual in one message, each with whether it is grave."""
    other, own = take_apart(english), take_apart(source)
    if not own.readable:
        yield "cannot be read", True
        return
    for name in sorted(own.variables ^ other.variables):
        yield f"{'lacks' if name in other.variables else 'knows no'} {{ ${name} }}", True
    yield from ((what, True) for what in _plurals(own, other, language))
    yield from ((what, False) for what in _terms(key, own, other, terms))
    yield from _lengths(key, own, other)


def _check_holes(english: str, own: str) -> Iterator[tuple[str, bool]]:
    """Compare the holes (`{name}`) of a text of the local table's page."""
    holes = [set(re.findall(r"\{\w+\}", words)) for words in (english, own)]
    yield from ((f"has not the same holes as English: {hole}", True) for hole in sorted(holes[0] ^ holes[1]))


@cache
def categories(language: str) -> Mapping[str, list[int]]:
    """Return the plural categories of a language that whole numbers from 0 to `COUNTED` have, with those numbers."""
    form = Locale.parse(language).plural_form
    found: dict[str, list[int]] = {}
    for number in range(COUNTED + 1):
        found.setdefault(form(number), []).append(number)
    return found


def _plurals(own: Message, english: Message, language: str) -> Iterator[str]:
    """Yield what is wrong with the selectors by number."""
    needed = categories(language)
    named = {one.variable for one in english.selectors if any(case.names_number for case in one.variants)}
    for selector in own.selectors:
        keys = {variant.key for variant in selector.variants}
        usual = next(variant.key for variant in selector.variants if variant.default)
        for key in sorted(keys & CATEGORIES - needed.keys() - {usual}):
            yield f"{{ ${selector.variable} }}: {key} is no plural of this language"
        rest = {key: [one for one in numbers if str(one) not in keys] for key, numbers in needed.items()}
        without = sorted(key for key in needed.keys() - keys if rest[key])
        if without and (usual in needed or len(without) > 1):
            some = ", ".join(str(rest[key][0]) for key in without)
            yield f"{{ ${selector.variable} }}: there is nothing for {', '.join(without)}, such as {some}"
        yield from _nameless(selector, named, rest)


def _nameless(selector: Selector, named: set[str], rest: Mapping[str, list[int]]) -> Iterator[str]:
    """Yield the plural categories that are said of several numbers without naming them, where English names them."""
    for variant in selector.variants:
        many = len(rest.get(variant.key, ())) > 1
        if selector.variable in named and many and not variant.default and not variant.names_number:
            numbers = rest[variant.key]
            yield (f"{{ ${selector.variable} }}: {variant.key} is also said of {numbers[1]}: name the number, or write "
                   f"[{numbers[0]}]")


@dataclass(frozen=True, slots=True)
class Term:
    """A word of English, how it may be translated (beginnings or parts of words), and the keys where it means something
    else."""

    english: re.Pattern[str]
    own: tuple[str, ...]
    not_in: re.Pattern[str] | None


def read_terms(texts: Texts) -> dict[str, Term]:
    """Read the terms of a folder: lines such as `trick = Stich | Stech`, or `trick = Stich ; cogs-.*` with a pattern of
    the keys where the word means something else. `#` begins a comment."""
    found: dict[str, Term] = {}
    lines = texts.terms.read_text(encoding="utf-8").splitlines() if texts.terms.is_file() else []
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        english, _, rest = line.partition("=")
        own, _, keys = rest.partition(";")
        found[english.strip()] = Term(
            re.compile(rf"\b(?:{english.strip()})(?:s|es)?\b", re.IGNORECASE),
            tuple(word.strip().casefold() for word in own.split("|")),
            re.compile(keys.strip()) if keys.strip() else None,
        )
    return found


def _terms(key: str, own: Message, english: Message, terms: Mapping[str, Term]) -> Iterator[str]:
    """Yield the terms of English that the translation calls otherwise."""
    said = own.words.casefold()
    for name, term in terms.items():
        if term.not_in is not None and term.not_in.fullmatch(key):
            continue
        if term.english.search(english.words) and not any(word in said for word in term.own):
            yield f"{name} is called {' or '.join(term.own)} elsewhere"


def _lengths(key: str, own: Message, english: Message) -> Iterator[tuple[str, bool]]:
    """Yield that a text is longer than Discord allows, or than the room that tests have shown to be there: that of the
    pseudo-language, in which all messages and pictures are tried."""
    words, room = own.longest, pseudo_localize(english.longest)
    if NAMES.fullmatch(key) and not (COMMAND_NAME.fullmatch(words) and words == words.lower()):
        yield f"{words!r} is no name for a command: one lower-case word of at most 32 characters", True
    for keys, limit, what in LIMITS:
        if keys.fullmatch(key) and len(words) > limit:
            yield f"{len(words)} characters; {what} has at most {limit}", True
    if key.startswith("cogs-button-") and GOOD_LABEL < len(words) <= LABEL:
        yield f"{len(words)} characters: a phone shows {GOOD_LABEL} of a button", False
    if key.startswith("draw-") and "-alt-" not in key:
        wide, there = width_of(words, LETTERING), width_of(room, LETTERING)
        if wide > there:
            yield f"{wide} pixels wide, in a picture that was tested with {there}", False
    elif len(words) > max(len(room), len(english.longest) + SLACK):
        yield f"{len(words)} characters, {len(english.longest)} in English: longer than tested", False
