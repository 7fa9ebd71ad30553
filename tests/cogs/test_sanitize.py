"""Sanitizing: text that people have written becomes one line of plain text."""

from __future__ import annotations

import re
import unicodedata

import pytest

from cogs.pages.away_page import quoted
from cogs.words.catalogues import catalogue_of
from cogs.words.sanitize import escaped, name_of, one_line
from cogs.words.voice import Voice, clip
from games.core.rules import Wording
from games.core.text import Seat, Text

HOSTILE = (
    "[won](http://a.example)", "https://a.example/x", "**Ana** ~~no~~ ||psst||", "`Ana`", "Ana\nBen\r\n# Title",
    "@everyone", "<@123456789012345678>", "<https://a.example>", "discord.gg/abc", "\u202eanA", "\u2066Ana",
    "\u200b\u200b", "A\u200bn\u00ada\ufeff", "\u05d0\u05d1\u05d2", "\u0623\u062d\u0645\u062f 3", "W" * 32, "\u3164",
    "Z\u0335\u0336\u0337\u0338a", "\x00\x1b[31m", "\ud800", "#1", "-# small", "\\[x](y)", "> Ana",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_one_line_that_turns_nothing_around_it(name: str) -> None:
    shown = name_of(name)
    bare = shown.removeprefix("\u2068").removesuffix("\u2069")
    assert not re.search(r"[\n\r\t\u2028\u2029]", bare) and bare == bare.strip()
    assert not [one for one in bare if unicodedata.category(one) in ("Cc", "Cf", "Cs")]
    leftwards = any(unicodedata.bidirectional(one) in ("R", "AL") for one in bare)
    assert (shown != bare) is leftwards
    assert name_of(shown) == shown, "a name may be read twice"


@pytest.mark.parametrize(("name", "shown"), [
    ("Zoë  Ñandú", "Zoë Ñandú"), ("می\u200cخواهم", "\u2068می\u200cخواهم\u2069"),
    ("👨\u200d👩\u200d👧 Fam", "👨\u200d👩\u200d👧 Fam"),
    ("\u200b \u3164\u2800", ""), ("e\u0301a", "e\u0301a"), ("a\u0300\u0301\u0302\u0303", "a\u0300\u0301"), ("गा", "गा"),
])
def test_what_is_a_part_of_a_name_stays(name: str, shown: str) -> None:
    assert name_of(name) == shown


@pytest.mark.parametrize("name", HOSTILE)
def test_a_message_shows_what_is_escaped_as_it_was_written(name: str) -> None:
    line = one_line(name)
    safe = escaped(line)
    assert re.sub(r"\\(?=[^\w\s])", "", safe.replace("\\\\", "\0")).replace("\0", "\\").replace("\u200b", "") == line
    assert clickable(safe) == []


def clickable(said: str) -> list[str]:
    """Return the markup, links and mentions of a message that are not escaped."""
    return re.findall(r"(?<!\\)(?:[\[*_~|`<]|https?:(?=//)|@everyone|discord\.gg/)", re.sub(r"\\\\", "", said))


def test_a_name_in_a_label_is_a_mention_in_prose_and_spelt_out_where_words_are_cut() -> None:
    """Bare names could be read as markup in a message, and labels would show a mention as a number."""
    voice = Voice(catalogue_of("en"), lambda seat: f"<@{seat}00>", lambda seat: "*x*_y_")
    label = Wording(Text("cogs-replay-seat", {"who": Seat(1)}))
    assert "<@" not in voice.label(label) and "_y_" in voice.label(label)
    assert "<@100>" in voice.with_mentions.label(label)
    assert r"\*x\*\_y\_" in voice.with_escaped_names.say(label.label)
    assert "<@" not in voice.with_plain_names.say(label.label)


def test_a_right_to_left_name_that_is_cut_ends_before_what_follows() -> None:
    words = f"Ana: {name_of('שלום שלום שלום')}"
    for limit in range(8, len(words)):
        cut = clip(words, limit)
        assert len(cut) <= limit and cut.count("\u2068") == cut.count("\u2069") and "…" in cut


def test_what_a_person_has_written_from_right_to_left_is_isolated() -> None:
    assert quoted("חזרה") == "\u2068חזרה\u2069" and quoted("back") == "back"
