"""Texts: complete in three languages, plural-safe, listed as the language lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.catalogue import LANGUAGES, PSEUDO, Catalogue, catalogue, language_of, stretched
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


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of catalogues; its name is a package that can be imported, a new one for each test."""
    package = tmp_path / f"texts_{tmp_path.parent.name}_{tmp_path.name}".replace("-", "_")
    package.mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    return package


def made(folder: Path, language: str, messages: str) -> Catalogue:
    """A catalogue of one language with these messages."""
    (folder / f"{language}.ftl").write_text(messages + "\n", encoding="utf-8")
    return Catalogue(language, (folder.name,))


def test_a_long_catalogue_may_stand_in_several_files(folder: Path) -> None:
    for language, word in (("en", "page"), ("it", "pagina")):
        part = folder / "book" / language
        part.mkdir(parents=True)
        for number in (1, 2):
            (part / f"p{number}.ftl").write_text(f"page-{number} = {word} { number }\n", encoding="utf-8")
    words = made(folder, "it", "cover = copertina")
    assert [words.say(text(key), str) for key in ("cover", "page-1", "page-2")] == ["copertina", "pagina 1", "pagina 2"]
    assert Catalogue("es", (folder.name,)).say(text("page-2"), str) == "page 2"


def test_a_message_is_read_when_somebody_asks_for_it_and_those_that_it_refers_to(folder: Path) -> None:
    inside = folder / "book" / "en"
    inside.mkdir(parents=True)
    (folder / "en.ftl").write_text("# The title\ntitle = The Book\nother = Another\n", encoding="utf-8")
    (inside / "a.ftl").write_text(
        "page-1 =\n    One of { title },\n    = and more\n# Next\npage-2 = After { page-1 }\n    .also = second\n",
        encoding="utf-8",
    )
    (inside / "b.ftl").write_text("page-3 = Three\ntitle = What is said twice counts once\n", encoding="utf-8")
    words = Catalogue("en", [folder.name])
    assert set(words._unread) == {"title", "other", "page-1", "page-2", "page-3"}
    assert words.say(Text("page-2"), str) == "After One of The Book,\n= and more"
    assert words.also("page-2") == ("second",) and set(words._unread) == {"other", "page-3"}
    assert words.has("page-3") and set(words._unread) == {"other"} and not words.has("page-4")


@pytest.mark.parametrize(
    ("language", "names", "joined"),
    [
        ("es", ("Luca", "Inés"), "Luca e Inés: Luca gana"),
        ("es", ("Luca", "**Hilda**"), "Luca e **Hilda**: Luca gana"),
        ("es", ("Luca", "🟦 Íñigo"), "Luca e 🟦 Íñigo: Luca gana"),
        ("es", ("Luca", "Ana", "Ivo"), "Luca, Ana e Ivo: Luca gana"),
        ("es", ("Luca", "Yago"), "Luca y Yago: Luca gana"),
        ("es", ("Luca", "Hielo"), "Luca y Hielo: Luca gana"),
        ("es", ("Luca", "Ian"), "Luca y Ian: Luca gana"),
        ("es", ("Luca", "<@12>"), "Luca y <@12>: Luca gana"),
        ("it", ("Luca", "Elena"), "Luca ed Elena: vince Luca"),
        ("it", ("Luca", "Edoardo"), "Luca e Edoardo: vince Luca"),
        ("it", ("Luca", "Inés"), "Luca e Inés: vince Luca"),
    ],
)
def test_and_gives_way_before_its_own_sound(language: str, names: tuple[str, ...], joined: str, folder: Path) -> None:
    words = made(folder, language, "x = { $who }: " + {"es": "{ $first } gana", "it": "vince { $first }"}[language])
    seats = tuple(Seat(at) for at in range(len(names)))
    assert words.say(text("x", who=Listed(seats), first=Seat(0)), lambda seat: names[seat]) == joined


@pytest.mark.parametrize(
    ("language", "pattern", "name", "said"),
    [
        ("es", "x = { $a } y { $b }", "Inés", "Luca e Inés"),
        ("es", "x = { $a } o { $b }", "Oscar", "Luca u Oscar"),
        ("es", "x = { $a } o { $b }", "«Hola»", "Luca u «Hola»"),
        ("es", "x = { $a } o { $b }", "8", "Luca u 8"),
        ("es", "x = { $a } o { $b }", "11", "Luca u 11"),
        ("es", "x = { $a } o { $b }", "1", "Luca o 1"),
        ("es", "x = { $a } o { $b }", "Ana", "Luca o Ana"),
        ("es", "x = ¿Y { $b }?", "Inés", "¿Y Inés?"),
        ("es", "x = { $a }. Y { $b }.", "Inés", "Luca. Y Inés."),
        ("it", "x = { $a } dà 2 a { $b }", "Anna", "Luca dà 2 ad Anna"),
        ("it", "x = { $a } dà 2 a { $b }", "Ada", "Luca dà 2 a Ada"),
        ("it", "x = { $a } dà 2 a { $b }", "Elena", "Luca dà 2 a Elena"),
        ("en", "x = { $a } y { $b }", "Inés", "Luca y Inés"),
    ],
)
def test_small_words_give_way_in_every_sentence(
    language: str, pattern: str, name: str, said: str, folder: Path
) -> None:
    assert made(folder, language, pattern).say(text("x", a="Luca", b=name), str) == said


def test_an_argument_can_begin_a_label(folder: Path) -> None:
    words = made(folder, "es", "x = { CAPITAL($what) }\ny = árbol de { $n }")
    assert words.say(text("x", what=text("y", n=3)), str) == "Árbol de 3"
    assert words.say(text("x", what=""), str) == ""


def test_other_names_of_a_thing_stand_beside_its_name(folder: Path) -> None:
    english = made(folder, "en", "card = Owl\n    .also = Eule | Hibou\nplain = Fox")
    spanish = made(folder, "es", "card = Búho\n    .also = Lechuza\nplain = Zorro")
    assert english.also("card") == ("Eule", "Hibou")
    assert english.also("plain") == english.also("no-such") == spanish.also("no-such") == ()
    assert spanish.also("card") == ("Lechuza", "Owl", "Eule", "Hibou"), "its own, then what an English box says"


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
