"""Texts for people who hear them: what they are spared."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from discord import app_commands

from cogs.commands import COMMANDS as REGISTERED
from cogs.words.catalogues import catalogue_of
from cogs.words.command_names import COMMANDS, OPTIONS, as_shown
from cogs.words.folding import folded
from cogs.words.voice import Voice
from games.core.catalogue import LANGUAGES, message_sources
from games.core.decision import Decision, Part
from games.core.registry import GAMES
from games.core.rules import Wording
from games.core.text import Seat, text
from games.core.view import Question


@pytest.mark.faulty_texts
@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("key", [
    "cogs-waking", "cogs-waking-votes", "cogs-waits-votes", "cogs-halfway", "cogs-my-table-lesson",
    "cogs-lesson-step", "cogs-lesson-over", "cogs-lesson-not-yet", "cogs-tip", "cogs-orders-soon",
    "cogs-warning-ask", "cogs-time-ends", "cogs-reminder-daily",
])
def test_words_alone_have_no_signs_before_sentences(key: str, language: str) -> None:
    marked, alone = (Voice(catalogue_of(language), str, str, marks=marks).key(key) for marks in (True, False))
    assert alone != marked
    assert alone.removeprefix("-# ")[0].isascii() or alone.removeprefix("-# ")[0].isalpha() or alone[0] in "¡¿“«"
    assert alone.startswith("-# ") == marked.startswith("-# ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["reached", "begun", "open"])
def test_words_alone_have_no_signs_before_achievements(key: str, language: str) -> None:
    """Which are reached is said by their dates."""
    alone = Voice(catalogue_of(language), str, str, marks=False)
    said = alone.key(f"cogs-achievements-{key}", name="Tidy", about="Build.", at="1/2/26", n=1, of=5)
    assert said.startswith("**Tidy**")


def test_commands_are_named_as_the_readers_client_shows_them() -> None:
    spanish = Voice(catalogue_of("es"), str, str)
    assert "/jugar" in spanish.key("cogs-no-tables") and "/play" in replace(spanish, client="en").key("cogs-no-tables")
    assert replace(spanish, client="es").key("cogs-no-tables") == spanish.key("cogs-no-tables")
    lent = replace(spanish, client="it").key("cogs-my-table-lent", which="x")
    assert "/tavolo cambio" in lent and "/mesa" not in lent
    other = "https://a.example/play/board and /playing"
    assert as_shown(other, "en", "es") == other
    said = as_shown("`/stats`, /data server (/table here)", "en", "es")
    assert said == "`/estadísticas`, /datos servidor (/mesa here)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "named"), [
    ("cogs-hours-about", ["`/hours`", "`place`"]), ("cogs-opened-heavy", ["`where: in a new thread`"]),
    ("cogs-or-here", ["in this channel"]), ("cogs-or-in-thread", ["in a new thread"]),
    ("cogs-help-anywhere", ["*for me alone, privately*", "`/play`"]),
    ("cogs-league-no-rounds", ["`rounds`"]), ("cogs-league-robin-only", ["`division`", "`after`", "`format`"]),
    ("cogs-league-after-only", ["`promoted`", "`after`"]), ("cogs-handover-alone", ["`level`", "`/table cancel`"]),
])
def test_options_and_choices_are_named_as_the_readers_client_shows_them(
    key: str, named: list[str], language: str
) -> None:
    said = Voice(catalogue_of(language), str, str, client="en").key(key, link="x", why="x")
    assert all(one in said for one in named), said


def test_every_option_that_a_text_names_is_known() -> None:
    sources = dict(message_sources("cogs.texts", "en"))
    options = {
        name_in(source): key.removeprefix("cogs-opt-") for key, source in sources.items()
        if key.startswith("cogs-opt-") and not key.endswith("-about")
    }
    named = {one for source in sources.values() for one in words_in_code(source)}
    assert {options[one] for one in named & options.keys()} == {*OPTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_names_options_as_they_are_called_in_its_own_language(language: str) -> None:
    english, own = (dict(message_sources("cogs.texts", one)) for one in ("en", language))
    called = {
        name_in(english[key]): name_in(own[key]) for key in english
        if key.startswith("cogs-opt-") and not key.endswith("-about")
    }
    wrong = {
        key: name for key, source in own.items() for name in words_in_code(english[key]) & called.keys()
        if called[name] not in words_in_code(source)
    }
    assert not wrong


def name_in(source: str) -> str:
    """Return the text of a message of one line."""
    return source.partition("=")[2].strip()


def words_in_code(source: str) -> set[str]:
    """Return the words that a message shows as code, such as the names of options; of `` `where: here` `` the first."""
    return set(re.findall(r"`(\w+)(?:: [^`]+)?`", source))


def test_every_command_can_be_named_in_another_language() -> None:
    keys = {key.removeprefix("cogs-cmd-") for key in registered()}
    assert keys == {*COMMANDS, *(part for parts in COMMANDS.values() for part in parts)}


def registered() -> set[str]:
    """Return the keys of the names of all commands and their parts."""
    found: set[str] = set()
    for command in REGISTERED:
        parts = command.commands if isinstance(command, app_commands.Group) else ()
        found |= {str(one._locale_name.extras["key"]) for one in (command, *parts) if one._locale_name is not None}
    return found


def test_in_prose_the_name_of_a_person_is_a_mention() -> None:
    """A display name such as this would become a link in a message; buttons and pictures show it as it is."""
    decision = Decision(0, "whom", (Part("whom", ("one",)),))
    asked = Question(
        decision, text("cogs-nothing-new"), {"one": Wording(text("bot-log-ai-stuck", seat=Seat(1)))}, 7, None,
        outcomes={("one",): text("bot-log-ai-stuck", seat=Seat(1))},
    )
    voice = Voice(catalogue_of("en"), lambda seat: f"<@{seat}>", lambda seat: "[here](https://a.example)")
    assert "for [here](https://a.example) cannot" in voice.answer(asked, ("one",))
    for said in (voice.with_mentions.answer(asked, ("one",)), voice.with_mentions.proposal(asked, ("one",))):
        assert "for <@1> cannot" in said and "a.example" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_game_is_called_like_an_ai_seat(language: str) -> None:
    """A villager Clio would be told of as the player ■ Clio (AI) is."""
    called = [catalogue_of(language).translate(text("cogs-ai-name", n=n), str) for n in range(6)]
    names = {folded(name.partition(" ")[0]) for name in called}
    assert len(names) == 6
    for game in GAMES:
        sources = message_sources(f"games.{game}.texts", language)
        assert not [key for key, source in sources if folded(source.partition("=")[2].strip()) in names]
