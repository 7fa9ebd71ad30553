"""Texts as people read them: random games of all kinds show no keys, wrong plurals, empty lists after a verb,
articles before a name, or doubled stops and spaces, in any language."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast

from cogs.words.catalogues import catalogue_of
from games.core.catalogue import LANGUAGES
from games.core.fuzz import free_answer
from games.core.pseudo import PSEUDO
from games.core.registry import GAMES
from games.core.session import Session
from games.core.text import Arg, Listed, Text, key_of
from games.core.view import Question, table_view
from rendering.registry import draw, drawable_games, own_pictures, public_pictures
from tests.conformance.tables import EVERY_CASE, every_question, seats_and_spectator, stages
from tests.conformance.test_refusals import refused
from tests.rendering.texts_only import paint_only_texts
from tests.scale import sample, scaled
from tests.test_texts import FOLDERS, entries

PEOPLE = ("Zoe", "Quim", "Wanda", "Xavi", "Yago", "Kiko")
"""Names that are no words in any of the languages."""
SAID = dict[str, str]
"""Formatted texts with their keys."""


@cache
def told(game: str) -> tuple[Text, ...]:
    """Return what random games say: one game of each second way to play, times TEST_SCALE, with varying numbers of
    players."""
    found: dict[str, Text] = {}
    ways: dict[str, list[Any]] = {}
    for case in EVERY_CASE:
        if case.game == game:
            ways.setdefault(case.way, []).append(case)
    for number, cases in sample(list(enumerate(ways.values())), 1 / 2, f"told in {game}", least=3):
        case = cases[number % len(cases)]
        for at, (session, rng) in enumerate(stages(case, 71 + number, scaled(8))):
            found |= {repr(one): one for one in said_at(session)}
            for decision in session.open_questions().values():
                tried = (refused(session, decision, free_answer(decision, rng)) for _ in range(3))
                found |= {repr(one.reason): one.reason for one in tried if one is not None}
            if at in (2, 6):
                found |= {repr(one): one for one in pictured(session, game)}
        lines = [line for act in session.closed for line in act.lines] + session.lines()
        found |= {repr(line.text): line.text for line in lines}
        if session.finished:
            reason = session.rules.result(session.state).reason
            found |= {repr(reason): reason, **{repr(one): one for one in board(session)}}
    return tuple(found.values())


def said_at(session: Session[Any]) -> Iterator[Text]:
    """Return what all viewers read at one point of a game."""
    for question in every_question(session):
        yield from asked(question)
    yield from board(session)


def asked(question: Question) -> Iterator[Text]:
    yield question.prompt
    for one in question.wordings.values():
        yield from (text for text in (one.label, one.hint, one.group) if text is not None)
    for missing in question.missing:
        yield from (missing.label, missing.reason)


def board(session: Session[Any]) -> Iterator[Text]:
    for viewer in seats_and_spectator(session):
        for section in session.rules.board_sections(table_view(session, viewer).board):
            yield section.title
            yield from section.lines


def pictured(session: Session[Any], game: str) -> Iterable[Text]:
    """Return the texts in pictures and in their alt texts."""
    heard: list[Text] = []

    def hear(text: Text) -> str:
        heard.append(text)
        return catalogue_of("en").translate(text, PEOPLE.__getitem__)

    view = table_view(session, 0).board
    shown = {
        *public_pictures(game, view), *(what for what, _ in own_pictures(game, view))
    } if game in drawable_games() else ()
    with pytest.MonkeyPatch.context() as patch:
        paint_only_texts(patch)
        for what in sorted(shown):
            draw(game, what, view, hear, PEOPLE[: len(session.state.players)], asked=tuple(session.open_questions()))
    return heard


@cache
def translated(game: str, language: str) -> tuple[SAID, list[str]]:
    """Return the texts in a language, and the faults that were logged."""
    faults: list[str] = []
    heard = logging.Handler(logging.ERROR)
    heard.emit = lambda record: faults.append(record.getMessage())  # type: ignore[method-assign]  # only listens
    logging.getLogger().addHandler(heard)
    try:
        said = {catalogue_of(language).translate(text, PEOPLE.__getitem__): text.key for text in told(game)}
    finally:
        logging.getLogger().removeHandler(heard)
    return said, faults


def spoken(game: str, language: str) -> SAID:
    """Return the texts in a language."""
    return translated(game, language)[0]


every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def found(pattern: str, said: SAID) -> dict[str, str]:
    """Return the texts that match a pattern, one example for each key."""
    return {key: text for text, key in said.items() if re.search(pattern, text)}


@every_game
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.sampled(0.35)
def test_nothing_is_said_by_its_key(game: str, language: str) -> None:
    said, faults = translated(game, language)
    assert faults == []
    prefixes = "|".join(("core", "cogs", "draw", "bot", *(key_of(one) for one in GAMES)))
    assert found(rf"\b({prefixes})(-[a-z0-9]+)+", said) == {}


ASTRAY = r"\S  +\S| [.,;:!?)](\s|$)|\( |\(\)|(?<!\.)\.\.(?!\.)|[,;:…][.,;]|[!?][.;]|\.[,;:]"
"""Faulty spacing and punctuation. A comma may follow a question within a sentence: *¿Y el suyo?, preguntáis.*"""


@every_game
@in_every_language
@pytest.mark.sampled(0.4)
def test_no_stop_and_no_space_stands_twice_or_astray(game: str, language: str) -> None:
    assert found(ASTRAY, spoken(game, language)) == {}


@every_game
def test_an_empty_list_never_follows_a_verb_or_a_small_word_in_spanish(game: str) -> None:
    """*Ana tiene nada* needs a *no* before the verb; *de nada* answers thanks, and *por nada* is in vain."""
    empty = {
        catalogue_of("es").translate(text, PEOPLE.__getitem__): text.key for text in told(game) if holds_nothing(text)
    }
    assert found(r"(?<!\bno )\b[^\W\d_]+ nada\b", empty) == {}


def holds_nothing(text: Text) -> bool:
    """Return whether a text contains an empty list, or a game's word for one."""
    return any(map(is_nothing, text.args.values()))


def is_nothing(value: Arg) -> bool:
    match value:
        case Text(key, args):
            return (not args and key.endswith("-nothing")) or any(map(is_nothing, args.values()))
        case Listed(items):
            return not items or any(map(is_nothing, items))
    return False


ARTICLES = {
    "en": "the|a|an", "es": "el|la|los|las|un|una|al|del",
    "it": "il|lo|la|i|gli|le|un|uno|una|al|allo|alla|del|dello|della|dal|dallo|dalla|nel|nella",
    "de": "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|zum|zur|beim|vom|im|am",
}
TITLED = {
    "en": r"\b[tT]he The\b", "es": r"\b(a|de) El [A-ZÁÉÍÓÚ]",
    "it": r"\b(a|di|da|su) (Il|Lo|La|L’|I|Gli|Le) ?[A-ZÀ]",
    "de": r"\b([dD](er|ie|as|en|em)) (Der|Die|Das) [A-ZÄÖÜ]",
}
"""A title with an article, after a word that should merge with the article."""


@every_game
@in_every_language
def test_no_article_stands_before_a_name(game: str, language: str) -> None:
    said = spoken(game, language)
    assert found(rf"\b({ARTICLES[language]}) ({'|'.join(PEOPLE)})\b", said) == {}
    assert found(TITLED[language], said) == {}


@cache
def nouns(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the nouns of all plural selectors of all catalogues: singular and plural forms, where they differ."""
    one: set[str] = set()
    many: set[str] = set()
    for folder in FOLDERS:
        for entry in entries(folder, language):
            if isinstance(entry, ast.Message) and entry.value is not None:
                for first, other in counted(entry.value):
                    one.add(first)
                    many.add(other)
    return frozenset(one - many), frozenset(many - one)


def counted(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Return the words right after a number in the variants `one` and `other` of each selector in a pattern."""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(inner, ast.SelectExpression):
            continue
        said = {variant_name(one): after_number(one.value) for one in inner.variants}
        first, other = said.get("one", ""), said.get("other", "")
        if first and other and first != other:
            yield first, other
        for one in inner.variants:
            yield from counted(one.value)


def variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def after_number(pattern: ast.Pattern) -> str:
    """Return the first word after the number with which a variant begins, or "" if it does not begin with a number."""
    flat = "".join(one.value if isinstance(one, ast.TextElement) else "1" for one in pattern.elements)
    begins = re.match(r"1 ([^\W\d_]+)", flat)
    return begins[1] if begins else ""


NUMBERED = re.compile(r"[🐾🌸🍂👁]\ufe0f? [^\W\d_]+ \d|\b([Rr]ound|[Rr]onda|Runde) \d+")
"""A card or round whose name contains a number."""
COUNTED = re.compile(r"(?<![\w.,–−/×+])(\d+) ([^\W\d_]+)(?: ([^\W\d_]+))?")
"""A number, and the next two words."""


@every_game
@in_every_language
@pytest.mark.sampled(0.5)
def test_a_number_agrees_with_what_is_counted(game: str, language: str) -> None:
    one, many = nouns(language)
    wrong = {}
    for text, key in spoken(game, language).items():
        for number, noun, after in COUNTED.findall(NUMBERED.sub("", text)):
            if noun in (many if number == "1" else one) and (number == "1" or after not in many):
                wrong[key] = text
    assert wrong == {}


FEW_OR_ONE = {
    "en": (r"\b(are|were) (only )?1\b",),
    "es": (
        r"\b(faltan|quedan|caben|van|entran|llegan|sobran|son) (solo |además |más )?\$?1\b(?![.,:]\d| [^\W\d_]+ [ye] )",
        r"\b(falta|queda|cabe|entra|llega|sobra) (solo |además |más )?\$?([2-9]|1\d)\b",
    ),
    "it": (
        r"\b(mancano|restano|rimangono|stanno|vanno|entrano|arrivano|sono) (solo |ancora )?\$?1\b"
        r"(?![.,:]\d| [^\W\d_]+ ed? )",
        r"\b(manca|resta|rimane|entra|arriva) (solo |ancora )?\$?([2-9]|1\d)\b",
    ),
    "de": (r"\b(sind|fehlen|bleiben|kommen) (nur |noch )?1\b(?![.,:]\d)",
           r"\b(ist|fehlt|bleibt|kommt) (nur |noch )?([2-9]|1\d)\b"),
}
"""Plural verbs before 1, and singular verbs before other numbers."""


@every_game
@in_every_language
def test_a_verb_agrees_with_the_number_after_it(game: str, language: str) -> None:
    for pattern in FEW_OR_ONE[language]:
        assert found(pattern, spoken(game, language)) == {}
