"""Discord components within Discord's limits, and views that are never kept in memory.

discord.py keeps every view that it sends for dispatch, and unregisters dynamic items for all messages when one view
stops. Here clicks are routed by `custom_id` alone, so every view is stopped before it is sent: a finished view is not
stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.words.voice import clip

LABEL, GOOD_LABEL, OPTION, PLACEHOLDER = 80, 38, 100, 150
CONTENT, TEXTS = 2000, 4000
ROWS = 5
PER_ROW = 5
MODAL_TITLE = FIELD_LABEL = 45

Row = list["ui.Item[Any]"]
Style = discord.ButtonStyle


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a select."""

    value: str
    label: str
    hint: str = ""
    default: bool = False
    emoji: str = ""


def button(custom_id: str, label: str, style: Style = Style.secondary, *, disabled: bool = False) -> ui.Button[Any]:
    """A button whose label always fits."""
    return ui.Button(custom_id=custom_id, label=clip(label, LABEL), style=style, disabled=disabled)


def select(
    custom_id: str, choices: Sequence[Choice], placeholder: str, least: int = 1, most: int = 1
) -> ui.Select[Any]:
    """A select of at most 25 options whose texts always fit."""
    options = [
        discord.SelectOption(
            label=clip(one.label, OPTION), value=one.value,
            description=clip(one.hint, OPTION) if one.hint else None, default=one.default,
            emoji=one.emoji or None,
        )
        for one in choices
    ]
    return ui.Select(
        custom_id=custom_id, options=options, placeholder=clip(placeholder, PLACEHOLDER),
        min_values=min(least, len(options)), max_values=max(1, min(most, len(options))),
    )


def in_rows(buttons: Iterable[ui.Item[Any]]) -> list[Row]:
    """Buttons in rows of five."""
    every = list(buttons)
    return [every[i:i + PER_ROW] for i in range(0, len(every), PER_ROW)]


def classic(rows: Sequence[Row]) -> ui.View:
    """A view for a message with content. At most five rows."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def layout(
    texts: Sequence[str], rows: Sequence[Row] = (), picture: tuple[str, str] | None = None,
    colour: discord.Colour | None = None,
) -> ui.LayoutView:
    """A Components V2 message: a box with texts, a picture (file name and alt text), and rows below the texts.

    Texts that are too long together are cut from the longest one.
    """
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    fitted = fit_together([words for words in texts if words], TEXTS)
    if fitted:
        box.add_item(ui.TextDisplay(fitted[0]))
    if picture is not None:
        name, alt = picture
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{name}", description=clip(alt, 1024))
        box.add_item(gallery)
    for words in fitted[1:]:
        box.add_item(ui.TextDisplay(words))
    for row in rows:
        box.add_item(ui.ActionRow(*row))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    view.stop()
    return view


def fit_together(texts: Sequence[str], limit: int) -> list[str]:
    """The texts, the longest of them shortened until all have room together."""
    fitted = list(texts)
    while (excess := sum(map(len, fitted)) - limit) > 0:
        longest = max(range(len(fitted)), key=lambda i: len(fitted[i]))
        fitted[longest] = clip(fitted[longest], max(1, len(fitted[longest]) - excess))
    return fitted


@dataclass(frozen=True, slots=True)
class Field:
    """A text field of a modal."""

    custom_id: str
    label: str
    value: str
    hint: str = ""
    length: int = 4


def modal(custom_id: str, title: str, fields: Sequence[Field]) -> ui.Modal:
    """A modal of at most five short text fields."""
    dialog = ui.Modal(title=clip(title, MODAL_TITLE), custom_id=custom_id)
    for one in fields:
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=one.custom_id, default=one.value or None, required=False, max_length=one.length
        )
        dialog.add_item(ui.Label(
            text=clip(one.label, FIELD_LABEL), description=clip(one.hint, OPTION) if one.hint else None, component=box
        ))
    dialog.stop()
    return dialog
