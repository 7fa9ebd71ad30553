"""The public message of a turn: what happened, who must decide what, the buttons. A pure function of public things.

It is a classic message (content, attachment, rows of buttons), because mentions in Components V2 messages arrive as
empty push notifications.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.tables.model import StoredLine, TableInfo
from cogs.components import CONTENT, ROWS, Row, Style, button, classic
from cogs.custom_id import ComponentId
from cogs.forms import Asking, public_rows
from cogs.gallery import look_select
from cogs.hint import gives_hints
from cogs.reader import Reader, clip, tail
from games.core.text import Listed, Seat, Text, key_of
from games.core.view import Asked, Question, TableView

HEADLINE = 200


@dataclass(frozen=True, slots=True)
class Told:
    """A message in words: its content and its rows."""

    content: str
    rows: list[Row]

    def view(self) -> ui.View:
        """The components as a view; an empty one takes all buttons away."""
        return classic(self.rows)


def line_words(stored: StoredLine, reader: Reader) -> str:
    """A log line as one line of a message: chapters in bold, the rest as a list."""
    words = reader.say(stored.line.text)
    return f"**{words}**" if stored.line.weight >= 2 else f"- {words}"


def turn_message(
    info: TableInfo, view: TableView, lines: Sequence[StoredLine], reader: Reader, *,
    question: Question | None = None, undo: bool = False, closed: bool = False,
) -> Told:
    """The message that tells `lines` and asks those who are asked in `view`.

    `question` is the public question of the only seat that is asked, if it is public; `undo`: somebody may take back;
    `closed`: the table has gone on to a newer message, so nothing is asked here any more.
    """
    headline = clip(reader.key("cogs-headline", game=Text(key_of(info.game, "name"))), HEADLINE)
    asked = "" if closed else _asked_words(info, view, reader)
    room = CONTENT - len(headline) - len(asked) - 4
    told = [line_words(one, reader) for one in lines if one.line.weight > 0]
    happened = tail(told, room, reader.key("cogs-earlier"))
    content = "\n".join(part for part in (headline, happened, asked) if part)
    if closed or view.finished:
        return Told(content, [])
    return Told(content, _rows(info, view, reader, question, undo))


def _asked_words(info: TableInfo, view: TableView, reader: Reader) -> str:
    """Who must decide what: one paragraph a question; those who are asked the same stand together."""
    together: dict[str, list[Asked]] = {}
    for asked in view.asked:
        prompt = asked.prompt or _generic(info, asked, reader)
        together.setdefault(reader.say(prompt) if prompt is not None else "", []).append(asked)
    paragraphs = []
    for words, seats in together.items():
        who = Listed(tuple(Seat(one.seat) for one in seats))
        if words:
            paragraphs.append(reader.key("cogs-asked", who=who) + " " + words)
        else:
            paragraphs.append(reader.key("cogs-asked-secretly", who=who, count=len(seats)))
    return "\n".join(clip(one, 700) for one in paragraphs)


def _generic(info: TableInfo, asked: Asked, reader: Reader) -> Text | None:
    """What may be said in public about a private question: the game's own words for it, if it has any."""
    key = key_of(info.game, "secretly", asked.key)
    return Text(key) if reader.words.has(key) else None


def _rows(info: TableInfo, view: TableView, reader: Reader, question: Question | None, undo: bool) -> list[Row]:
    people = {seat.seat for seat in info.seats if seat.person is not None}
    asked = [one for one in view.asked if one.seat in people]
    rows: list[Row] = []
    own = None
    if question is not None and len(asked) == 1 and len(view.asked) == 1:
        own = public_rows(Asking(reader, info.id, asked[0].seat, question))
    if own is not None:
        rows += own
    elif asked:
        rows.append([_table_button(info, reader, "choose", Style.primary)])
    if asked and gives_hints(info):
        hint = _table_button(info, reader, "hint")
        if own is None:
            rows[-1].append(hint)
        elif len(rows) < ROWS - 1:
            rows.append([hint])
    look = look_select(info, view, reader)
    if look is not None and len(rows) < ROWS - 1:
        rows.append([look])
    names = ["hand", "log", "words", *(["undo"] if undo else []), "rules"]
    rows.append([_table_button(info, reader, name) for name in names])
    return rows


def _table_button(info: TableInfo, reader: Reader, act: str, style: Style = Style.secondary) -> ui.Item[Any]:
    return button(str(ComponentId(info.id, act)), button_words(info.game, act, reader), style)


def button_words(game: str, act: str, reader: Reader) -> str:
    """What stands on one of a table's own buttons: the game's own words (a hand may be a farm), else the usual ones."""
    own = key_of(game, "button", act)
    return reader.key(own if reader.words.has(own) else f"cogs-button-{act}")
