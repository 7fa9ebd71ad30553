"""What a translation was made from: a digest of the English source of each message, in a file `<language>.from`.

The file lies beside the language's texts, so that it is known which messages have changed in English since. A language
that has such a file *follows*: it may lack messages, which are said in English. A language without one is written
together with English; the tests demand every message of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from games.core.catalogue import LANGUAGES, text_directory

SUFFIX = ".from"


def digest(source: str) -> str:
    """Return the digest of a message's source, without its comments and the space around it."""
    lines = [line.rstrip() for line in source.strip().splitlines() if not line.startswith("#")]
    return sha256("\n".join(lines).strip().encode()).hexdigest()[:8]


def parse_record(text: str) -> dict[str, str]:
    """Return the digests of a record (the content of a file `<language>.from`), by key."""
    return dict(line.split() for line in text.splitlines() if line)


def record_text(digests: Mapping[str, str]) -> str:
    """Return the content of a file `<language>.from`: one line for each key, in alphabetical order."""
    return "".join(f"{key} {digests[key]}\n" for key in sorted(digests))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a translation compares with English: keys that are missing, whose English has changed since, that are not
    recorded yet, and that English no longer has."""

    missing: tuple[str, ...]
    changed: tuple[str, ...]
    new: tuple[str, ...]
    gone: tuple[str, ...]


def compare(english: Mapping[str, str], own: Iterable[str], record: Mapping[str, str]) -> Standing:
    """Compare a translation with English. `english` are the sources by key, `own` the translated keys."""
    there = set(own)
    return Standing(
        missing=tuple(key for key in english if key not in there),
        changed=tuple(
            key for key in english if key in there and key in record and record[key] != digest(english[key])
        ),
        new=tuple(key for key in english if key in there and key not in record),
        gone=tuple(sorted(there - english.keys())),
    )


def follows(language: str) -> bool:
    """Return whether a language follows English: its messages may lag behind or be missing."""
    return text_directory("games.core.texts").joinpath(f"{language}{SUFFIX}").is_file()


WRITTEN = tuple(language for language in LANGUAGES if not follows(language))
"""The languages that are written together with every change, English first."""
FOLLOWING = tuple(language for language in LANGUAGES if follows(language))
"""The languages that follow; what they lack is said in English."""
