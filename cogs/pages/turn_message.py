"""The public message of a turn: what happened, who must decide what, the buttons. A pure function of public things.

It is a classic message (content, attachment, rows of buttons), because mentions in Components V2 messages arrive as
empty push notifications.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.forms.components import CONTENT, ROWS, Row, Style, classic
from cogs.forms.context import FormContext
from cogs.forms.draft import BESIDE
from cogs.forms.form import Form, public_form
from cogs.pages.gallery import look_select
from cogs.pages.table_row import aids, more_row, table_button, table_row, with_aids
from cogs.words.voice import Voice, clip, tail
from games.core.journal import Line
from games.core.text import Listed, Seat, Text, key_of
from games.core.view import Question, TableView, Waiting
from storage.model import Status, StoredLine, TableInfo

HEADLINE = 200


@dataclass(frozen=True, slots=True)
class Told:
    """A message in words: its content and its rows. `bare`: it has no pictures any more."""

    content: str
    rows: list[Row]
    bare: bool = False

    def view(self) -> ui.View:
        """The components as a view; an empty one takes all buttons away."""
        return classic(self.rows)


def line_words(line: Line, voice: Voice) -> str:
    """A log line as one line of a message: chapters in bold, the rest as a list."""
    words = voice.say(line.text)
    return f"**{words}**" if line.weight >= 2 else f"- {words}"


def turn_message(
    info: TableInfo, view: TableView[Any], lines: Sequence[StoredLine], voice: Voice, *,
    question: Question | None = None, undo: bool = False, closed: bool = False,
) -> Told:
    """The message that tells `lines` and asks those who are asked in `view`.

    `question` is the public question of the only seat that is asked, if it is public; `undo`: somebody may take back;
    `closed`: the table has gone on to a newer message, so nothing is asked here any more.
    """
    if closed or view.finished:
        return Told(_story(info, lines, voice), [], bare=info.status is not Status.CANCELLED)
    headline = clip(voice.key("cogs-headline", game=Text(key_of(info.game, "name"))), HEADLINE)
    asked = _asked_words(info, view, voice, CONTENT - len(headline) - 1)
    own = _own_form(info, view, voice, question)
    notes = _notes(own, CONTENT - len(headline) - len(asked) - 2) if own is not None else ""
    happened = _happened(lines, CONTENT - len(headline) - len(asked) - len(notes) - 5, voice)
    content = "\n".join(part for part in (headline, happened, asked, notes) if part)
    return Told(content, _rows(info, view, voice, question, own, undo))


def _own_form(info: TableInfo, view: TableView[Any], voice: Voice, question: Question | None) -> Form | None:
    """The form of the only person who is asked, where it can be filled in here; it leaves a row for the select of
    further pictures."""
    people = {seat.seat for seat in info.seats if seat.person is not None}
    if question is None or len(view.asked) != 1 or view.asked[0].seat not in people:
        return None
    seat = view.asked[0].seat
    looking = look_select(info, view, voice) is not None
    beside = BESIDE - 1 if looking else BESIDE
    return public_form(FormContext(voice, info.id, seat, question, beside), open_hand=view.viewer == seat)


def _notes(form: Form, room: int) -> str:
    """What the buttons cost and do, where there is room for all of it: half of it would mislead."""
    notes = "\n".join(f"- {note}" for note in form.notes)
    return notes if len(notes) <= room else ""


def _story(info: TableInfo, lines: Sequence[StoredLine], voice: Voice) -> str:
    """What stays of a message when the table has gone on: what happened, and nothing else."""
    headline = clip(voice.key("cogs-headline-past", game=Text(key_of(info.game, "name"))), HEADLINE)
    return _happened(lines, CONTENT, voice) or headline


def _happened(lines: Sequence[StoredLine], room: int, voice: Voice) -> str:
    told = [line_words(one.line, voice) for one in lines if one.line.weight > 0]
    more = voice.key("cogs-earlier")
    return tail(told, room, more) if room > len(more) or not told else ""


def _asked_words(info: TableInfo, view: TableView[Any], voice: Voice, room: int) -> str:
    """Who must decide what: one paragraph a question; those who are asked the same stand together. A question is told
    whole; one for which there is no room is told in private."""
    together: dict[str, list[Waiting]] = {}
    for asked in view.asked:
        prompt = _prompt(view, asked) or _generic(info, asked, voice)
        together.setdefault(voice.say(prompt) if prompt is not None else "", []).append(asked)
    paragraphs: list[str] = []
    for words, seats in together.items():
        who = Listed(tuple(Seat(one.seat) for one in seats))
        elsewhere = voice.key("cogs-asked-secretly", who=who, count=len(seats))
        whole = f"{voice.key('cogs-asked', who=who)} {words}" if words else elsewhere
        taken = sum(len(one) + 1 for one in paragraphs)
        paragraphs.append(whole if taken + len(whole) <= room else elsewhere)
    return "\n".join(paragraphs)


def _prompt(view: TableView[Any], asked: Waiting) -> Text | None:
    """The question as this message may tell it: also a private one, where its hand is open."""
    if view.viewer == asked.seat and view.question is not None:
        return view.question.prompt
    return asked.prompt


def _generic(info: TableInfo, asked: Waiting, voice: Voice) -> Text | None:
    """What may be said in public about a private question: the game's own words for it, if it has any."""
    key = key_of(info.game, "secretly", asked.key)
    return Text(key) if voice.words.has(key) else None


def _rows(
    info: TableInfo, view: TableView[Any], voice: Voice, question: Question | None, own: Form | None, undo: bool
) -> list[Row]:
    people = {seat.seat for seat in info.seats if seat.person is not None}
    asked = [one for one in view.asked if one.seat in people]
    rows: list[Row] = []
    more = more_row(info, voice)
    if asked:
        helps = aids(info, voice, asked[0].seat, question if len(view.asked) == 1 else None)
        choose = table_button(info, voice, "choose", Style.primary)
        helps += more
        rows = with_aids(own.rows, helps, ROWS - 1) if own is not None else [[choose, *helps]]
    elif more:
        rows = [more]
    look = look_select(info, view, voice)
    if look is not None and len(rows) < ROWS - 1:
        rows = [*rows, [look]]
    return [*rows, table_row(info, voice, "hand" if view.viewer is None else "", undo=undo)]
