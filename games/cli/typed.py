"""What is typed becomes a part of an answer: numbers of options, their ids or labels, and amounts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games.core.decision import Kind, Part
from games.core.text import Text, text


class Unclear(Exception):
    """What was typed fits no option; `reason` says what would."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


def tokens_of(part: Part, line: str, labels: Mapping[str, str]) -> list[str]:
    """The tokens that a line stands for. `labels[id]` is each option as the player reads it.

    Raises `Unclear` for a word that is no option. Whether the number of options fits is judged by the form.
    """
    if part.kind is Kind.AMOUNTS:
        return _amounts(part, line, labels)
    whole = _find(part, line, labels)
    if whole is not None:
        return [whole]
    return [_option(part, word, labels) for word in _words(line)]


def prompt_of(part: Part) -> Text:
    """What is to be typed for a part, with an example where it is more than one number."""
    room = len(part.ids)
    match part.kind:
        case Kind.AMOUNTS if room == 1:
            return text("cli-prompt-count", least=part.least, most=min(part.most, part.limits[0]))
        case Kind.AMOUNTS:
            return text("cli-prompt-amounts", least=part.least, most=part.most, example=_example(part))
        case Kind.ORDER:
            return text("cli-prompt-order", example=" ".join(str(n) for n in range(room, 0, -1)))
        case _ if part.most == 1:
            return text("cli-prompt-one", n=room, least=part.least)
        case _ if part.least == part.most:
            return text("cli-prompt-exactly", n=part.least, example=" ".join(str(n + 1) for n in range(part.least)))
    return text("cli-prompt-range", least=part.least, most=min(part.most, room))


def _words(line: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", line) if word]


def _find(part: Part, typed: str, labels: Mapping[str, str]) -> str | None:
    """The one option that this number, id, label or beginning of a label means; None when there is none or several."""
    if typed.isascii() and typed.isdigit():
        return part.ids[int(typed) - 1] if 1 <= int(typed) <= len(part.ids) else None
    wanted = typed.strip().casefold()
    same = [name for name in part.ids if wanted in (name.casefold(), labels[name].casefold())]
    found = same or [name for name in part.ids if wanted and labels[name].casefold().startswith(wanted)]
    return found[0] if len(found) == 1 else None


def _option(part: Part, word: str, labels: Mapping[str, str]) -> str:
    found = _find(part, word, labels)
    if found is None:
        raise Unclear(text("cli-unclear", word=word, n=len(part.ids)))
    return found


def _amounts(part: Part, line: str, labels: Mapping[str, str]) -> list[str]:
    """`1=2 3=1` as well as bare counts: one for a single option, or one for each option in order."""
    words = _words(line)
    if len(words) == len(part.ids) and all(word.isascii() and word.isdigit() for word in words):
        return [f"{name}={int(word)}" for name, word in zip(part.ids, words, strict=True) if int(word)]
    found: list[str] = []
    for word in words:
        name, sign, count = word.partition("=")
        if not sign:
            raise Unclear(text("cli-unclear-amount", word=word, example=_example(part)))
        found.append(f"{_option(part, name, labels)}={count}")
    return found


def _example(part: Part) -> str:
    """Amounts that the form would take, as they are typed."""
    wanted, typed = max(part.least, 1), []
    for number, limit in enumerate(part.limits, 1):
        taken = min(limit, wanted)
        if taken:
            typed.append(f"{number}={taken}")
        wanted -= taken
    return " ".join(typed)
