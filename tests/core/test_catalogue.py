"""Texts: complete in three languages, plural-safe, listed as the language lists."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, PSEUDO, catalogue, language_of, stretched
from games.core.codec import dump_line, load_line
from games.core.journal import Line
from games.core.text import Listed, Seat, Text, key_of, text

CORE = ("games.core.texts",)


def say(language: str, message: Text) -> str:
    return catalogue(language, CORE).say(message, lambda seat: f"S{seat}")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Choose at least one; you have chosen 0."), ("es", "Elige al menos una cosa; has elegido 0."),
     ("it", "Scegli almeno una cosa; ne hai scelte 0.")],
)
def test_plurals(language: str, words: str) -> None:
    assert say(language, text("core-refused-too-few", least=1, given=0)) == words


def test_lists_are_joined_as_the_language_joins_them() -> None:
    three = Listed((Seat(0), Seat(1), text("core-yes")))
    joined = {lang: catalogue(lang, CORE)._argument(three, lambda seat: f"S{seat}") for lang in LANGUAGES}
    assert joined == {"en": "S0, S1, and Yes", "es": "S0, S1 y Sí", "it": "S0, S1 e Sì"}
    assert catalogue("it", CORE)._argument(Listed(()), str) == "niente"


def test_an_unknown_key_is_shown_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert say("es", text("no-such-key")) == "no-such-key"
    assert "no-such-key" in caplog.text


def test_the_pretend_language_is_longer_and_keeps_mentions_whole() -> None:
    words = say(PSEUDO, text("core-refused-not-asked"))
    assert len(words) >= 1.4 * len(say("en", text("core-refused-not-asked"))) - 1
    assert "<@123>" in stretched("ask <@123> now")


@pytest.mark.parametrize(
    ("locale", "language"), [("es-419", "es"), ("es-ES", "es"), ("it", "it"), ("fr", "en"), (None, "en")]
)
def test_languages_of_locales(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_keys_from_ids() -> None:
    assert key_of("grimm-forest-fable", "big_bad_wolf") == "grimm-forest-fable-big-bad-wolf"
    assert key_of("x", "build:straw") == "x-build-straw"


def test_log_lines_survive_storage() -> None:
    line = Line(text("k", who=Seat(1), n=3, what=Listed((text("a", n=1), 2, "plain"))), 1, (0, 2), 2)
    assert load_line(dump_line(line)) == line
    assert line.visible_to(2) and not line.visible_to(1) and not line.visible_to(None)
