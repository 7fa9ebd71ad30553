"""What the player may ask for at any prompt: the board, the rules, a card, advice, what happened, why something is
not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.cli.voice import Voice
from games.core.journal import Line
from games.core.rules import Section
from games.core.spec import GameSpec
from games.core.text import Text, key_of
from games.core.view import Question, TableView

LAST_LINES = 20


def board(voice: Voice, sections: Sequence[Section], wanted: str) -> None:
    """The board under its headings, or of it what has this number or these letters in its heading."""
    for number, section in enumerate(sections, 1):
        title = voice.say(section.title)
        if not wanted or wanted == str(number) or (not wanted.isdigit() and wanted.casefold() in title.casefold()):
            voice.write(f"  b {number}  {title}")
            for line in section.lines:
                voice.write(f"   {voice.say(line)}")


def rules(voice: Voice, spec: GameSpec[Any], wanted: str) -> None:
    """The topics, or one of them by number or by the beginning of its title."""
    titles = {topic: voice.say(Text(key_of(spec.id, "rules", topic, "title"))) for topic in spec.topics}
    for number, (topic, title) in enumerate(titles.items(), 1):
        if wanted and (wanted == str(number) or title.casefold().startswith(wanted.casefold())):
            voice.write(title)
            voice.write(voice.say(Text(key_of(spec.id, "rules", topic))))
            return
    for number, title in enumerate(titles.values(), 1):
        voice.write(f"  r {number}  {title}")


def card(voice: Voice, spec: GameSpec[Any], wanted: str) -> None:
    """Every card whose name contains what was typed, with its rule; names alone where there are many."""
    found = [
        (voice.say(Text(key_of(spec.id, kind, name))), spec.rules.card_text(kind, name))
        for kind, names in spec.cards.items() for name in names
    ]
    found = [(name, rule) for name, rule in found if wanted.casefold() in name.casefold()]
    if not wanted or not found:
        voice.tell("cli-which-card")
    elif len(found) > FEW_CARDS:
        voice.write(", ".join(name for name, _ in found))
    else:
        for name, rule in found:
            voice.write(f"{name}: {voice.say(rule)}")


FEW_CARDS = 3


def hint(voice: Voice, spec: GameSpec[Any], view: TableView, question: Question) -> None:
    """What the game's adviser would do, and why."""
    if spec.hint is None:
        voice.tell("cli-no-hint")
        return
    answer, reason = spec.hint(view, question.decision)
    voice.write(f"{voice.answer(question, answer)}: {voice.say(reason)}")


def why_not(voice: Voice, question: Question) -> None:
    """What is not offered now, and why."""
    missing = question.missing
    if not missing:
        voice.tell("cli-nothing-missing")
    for one in missing:
        voice.write(f"  {voice.say(one.label)}: {voice.say(one.reason)}")


def log(voice: Voice, lines: list[Line]) -> None:
    """What has happened lately, oldest first."""
    for line in lines[-LAST_LINES:]:
        voice.write(f" · {voice.say(line.text)}")


Lookup = Callable[[Voice, GameSpec[Any], str], None]
LOOKUPS: Mapping[str, Lookup] = {"r": rules, "c": card}
"""The keys that take a word and need nothing of the table."""
