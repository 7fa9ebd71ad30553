"""Whoever reads a message: a language, and how seats are called there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.catalogue import Catalogue, SeatName
from games.core.decision import Answer, Decision, Kind
from games.core.rules import Wording
from games.core.text import Arg, Text
from games.core.view import Question

TELLING = frozenset(("cogs-kept", "cogs-lesson-mark"))
"""Texts whose sign says something that no word beside it says."""
_SIGNS = re.compile(r"^[➤✔⚠★⌛] |[\U0001f300-\U0001faff]\ufe0f? ")
"""Signs that only catch the eye: before a sentence, and emoji beside their own name."""
_EMPHASIS = re.compile(r"(\*{1,3})(\S(?:[^*\n]*\S)?)\1")
"""Words between stars, which a message shows in italics or bold."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Puts texts into words for one audience.

    `seat_name` is how a seat is called in prose (a mention); `plain_name` where only plain text is shown: on buttons,
    in selects and on pictures. Without `marks` there are words alone, for people who hear them.
    """

    words: Catalogue
    seat_name: SeatName
    plain_name: SeatName
    marks: bool = True

    def say(self, text: Text) -> str:
        """`text` in the reader's language."""
        return self._said(text, self.seat_name)

    def key(self, key: str, /, **args: Arg) -> str:
        """The message `key` in the reader's language."""
        return self._said(Text(key, args), self.seat_name)

    def plain(self, text: Text) -> str:
        """`text` with names in place of mentions, and without the stars of what is emphasised."""
        return unstressed(self._said(text, self.plain_name))

    def emoji(self, wording: Wording) -> str:
        """The emoji beside an option, or an empty string."""
        return wording.emoji if self.marks else ""

    def _said(self, text: Text, name: SeatName) -> str:
        said = self.words.say(text, name)
        return said if self.marks or text.key in TELLING else _SIGNS.sub("", said)

    def label(self, wording: Wording) -> str:
        """An option's label."""
        return self.plain(wording.label)

    def hint(self, wording: Wording) -> str:
        """An option's hint, or an empty string."""
        return self.plain(wording.hint) if wording.hint is not None else ""

    def answer(self, question: Question, answer: Answer) -> str:
        """A whole answer in words: "Forest, The Wolf" or "2 × wood"."""
        if not answer:
            return self.key("cogs-none")
        return ", ".join(self._token(question, token) for token in answer)

    def outcome(self, question: Question, answer: Answer) -> str:
        """What a proposal leads to; empty where its options say it all."""
        text = question.outcomes.get(answer)
        return self.plain(text) if text is not None else ""

    def proposal(self, question: Question, answer: Answer) -> str:
        """A proposal with what it leads to: "2 × sheep → everybody is fed"."""
        return " → ".join(filter(None, (self.answer(question, answer), self.outcome(question, answer))))

    def _token(self, question: Question, token: str) -> str:
        name, _, number = token.partition("=")
        wording = question.wordings.get(name)
        label = self.label(wording) if wording is not None else name
        return self.key("cogs-amount", n=int(number), what=label) if number.isdecimal() else label


def unstressed(words: str) -> str:
    """Words without the stars of what a message would emphasise: for buttons, lists and pictures."""
    return _EMPHASIS.sub(r"\2", words)


def clip(words: str, limit: int) -> str:
    """At most `limit` characters, cut between words where that loses little."""
    if len(words) <= limit:
        return words
    cut = words[: limit - 1]
    space = cut.rfind(" ")
    if space > limit * 2 // 3:
        cut = cut[:space]
    return cut.rstrip(" ,.;:–—-") + "…"


def tail(lines: Sequence[str], limit: int, more: str) -> str:
    """The last lines that fit into `limit` characters together; `more` stands in front when some were left out."""
    kept: list[str] = []
    room = limit - len(more) - 1
    for line in reversed(lines):
        line = clip(line, max(room, 20)) if not kept else line
        if len(line) + 1 > room:
            return "\n".join([more, *reversed(kept)])
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(kept))


def head(lines: Sequence[str], limit: int, more: str) -> str:
    """The first lines that fit into `limit` characters together; `more` stands behind when some were left out."""
    kept: list[str] = []
    room = limit - len(more) - 1
    for line in lines:
        if len(line) + 1 > room:
            return "\n".join([*kept, more])
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(kept)


def in_pages(lines: Sequence[str], limit: int) -> list[str]:
    """The lines on pages of at most `limit` characters each, about equally full; at least one page."""
    total = sum(len(line) + 1 for line in lines)
    room = total / max(1, -(-total // limit))
    pages: list[str] = [""]
    for line in lines:
        line = clip(line, limit)
        longer = f"{pages[-1]}\n{line}" if pages[-1] else line
        if pages[-1] and (len(longer) > limit or len(pages[-1]) >= room):
            pages.append(line)
        else:
            pages[-1] = longer
    return pages


def is_plain(decision: Decision) -> bool:
    """Whether a question is simply "one of these"."""
    return len(decision.parts) == 1 and (part := decision.parts[0]).kind in (Kind.PICK, Kind.CELLS) and (
        part.least == part.most == 1
    )
