"""Carry out the command `translations`: print how a translation stands, what is left to translate, or record that it
fits the English texts of today."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from babel.core import Locale, UnknownLocaleError

from bot.translations.checks import check
from bot.translations.texts import PAGE, Texts, all_texts, page_line
from games.core.translation import digest, record_text

SHOWN = 12
"""How many keys of a kind are printed of a folder, unless all are asked for."""


def run(language: str, *, todo: bool, accept: Sequence[str] | None, every: bool) -> int:
    """Run the command and return the exit code: 0, 1 if something in the translation is wrong, 2 for a language that
    does not exist."""
    try:
        known = Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        print(f"{language} is no code of a language, such as de", file=sys.stderr)
        return 2
    language, name = known.language, Locale(known.language).english_name
    texts = list(all_texts(language))
    if accept is not None:
        return _accept(texts, set(accept))
    if todo:
        for one in texts:
            print("".join(left(one)), end="")
        return 0
    print(f"{name} ({language})")
    wrong = 0
    for one in texts:
        lines = list(report(one, every=every))
        findings = list(check(one, language))
        wrong += sum(finding.grave for finding in findings)
        print(f"{one.folder}: {len(one.own.keys() & one.english.keys())} of {len(one.english)}")
        lines += [f"{'WRONG' if found.grave else 'look'} {found.key}: {found.what}" for found in findings]
        for line in lines:
            print(f"  {line}")
    return 1 if wrong else 0


def report(texts: Texts, *, every: bool = False) -> Iterator[str]:
    """Yield a line for each kind of message that is not up to date in a folder, with the keys, all of them if `every`.
    Nothing is recorded of a language that is written together with English."""
    standing = texts.standing
    kinds = {
        "missing": standing.missing, "changed since": standing.changed,
        "not recorded yet": standing.new if texts.record.is_file() else (),
        "gone from English": standing.gone,
    }
    for kind, keys in kinds.items():
        if keys:
            shown = keys if every else keys[:SHOWN]
            yield f"{len(keys)} {kind}: {', '.join(shown)}{' …' if len(shown) < len(keys) else ''}"


def left(texts: Texts) -> Iterator[str]:
    """Yield what is left to translate in a folder, as lines of a catalogue: English messages, and above those that have
    changed a comment with the present translation."""
    standing = texts.standing
    if not standing.missing and not standing.changed:
        return
    yield f"### {texts.folder}\n"
    for key in (*standing.missing, *standing.changed):
        source = page_line(key, texts.english[key]) if texts.folder == PAGE else texts.english[key]
        if key in standing.changed:
            yield "".join(f"# {line}\n" for line in texts.own[key].strip().splitlines())
        yield f"{source.strip()}\n"


def _accept(texts: Sequence[Texts], keys: set[str]) -> int:
    """Record that translations fit the present English: all that are new, and those of `keys` that had changed. A
    language that is complete without records is written together with English, and gets none."""
    if not any(one.digests or one.standing.missing for one in texts):
        print("this language is written together with English; nothing of it is recorded", file=sys.stderr)
        return 2
    if unknown := keys.difference(*(one.own.keys() for one in texts)):
        print(f"no message of this language is called {', '.join(sorted(unknown))}; nothing was recorded",
              file=sys.stderr)
        return 2
    number = 0
    for one in texts:
        standing, digests = one.standing, one.digests
        fitting = {*standing.new, *(keys & set(standing.changed))}
        kept = {key: value for key, value in digests.items() if key in one.own and key in one.english}
        kept |= {key: digest(one.english[key]) for key in fitting}
        if kept != digests:
            one.record.write_text(record_text(kept), encoding="utf-8")
        number += len(fitting)
    print(f"{number} recorded")
    return 0
