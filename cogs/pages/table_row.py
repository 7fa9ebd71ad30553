"""The buttons that belong to a table and not to one question: in public and in private they stand in the same order."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.forms.components import PER_ROW, ROWS, Row, Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.hint import gives_hints
from cogs.words.voice import Voice
from games.core.text import key_of
from games.core.view import Question
from storage.model import TableInfo
from tables.entry import spec_of


def button_words(game: str, act: str, voice: Voice) -> str:
    """What stands on one of a table's own buttons: the game's own words (a hand may be a farm), else the usual ones."""
    own = key_of(game, "button", act)
    return voice.key(own if voice.words.has(own) else f"cogs-button-{act}")


def table_button(info: TableInfo, voice: Voice, act: str, style: Style = Style.secondary) -> ui.Item[Any]:
    """One of the table's own buttons."""
    return button(str(ComponentId(info.id, act)), button_words(info.game, act, voice), style)


def table_row(info: TableInfo, voice: Voice, first: str, *, undo: bool) -> Row:
    """The row below every message: to the hand (or the question), and to everything else there is to see. `first` is
    the act of its first button; empty for none."""
    names = [*([first] if first else []), "log", "words", *(["undo"] if undo else []), "rules"]
    return [
        table_button(info, voice, act, Style.primary if act == "choose" else Style.secondary) for act in names
    ]


def aids(info: TableInfo, voice: Voice, seat: int, question: Question | None) -> Row:
    """What helps to answer a question: "What would you do?", and "Why not …?" where something is not offered now."""
    found: Row = []
    if gives_hints(info):
        found.append(table_button(info, voice, "hint"))
    if question is not None and question.missing:
        where = ComponentId(info.id, "why", seat=seat, number=question.number)
        found.append(button(str(where), voice.key("cogs-button-why")))
    return found


def more_row(info: TableInfo, voice: Voice) -> Row:
    """The button to what one may do out of turn, in games that have that. It stands there whether or not somebody can
    do something now: that may be nobody's business."""
    return [table_button(info, voice, "more")] if spec_of(info.game).rules.out_of_turn else []


def with_aids(rows: list[Row], more: Row, most: int = ROWS) -> list[Row]:
    """The rows of a question with its aids below: behind what may be done at any time, in a row of their own while
    there are fewer than `most`, else behind the last buttons that leave room."""
    if not more:
        return rows
    placed = [list(row) for row in rows]
    if placed and len(placed[-1]) + len(more) <= PER_ROW and all(map(_modest, placed[-1])):
        placed[-1] += more
        return placed
    if len(rows) < most:
        return [*placed, more]
    for one in more:
        fits = [row for row in placed if isinstance(row[-1], ui.Button) and len(row) < PER_ROW]
        if fits:
            fits[-1].append(one)
    return placed


def _modest(item: ui.Item[Any]) -> bool:
    """Whether a component is a button that is not one of the answers proper."""
    return isinstance(item, ui.Button) and item.style is Style.secondary
