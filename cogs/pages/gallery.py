"""“Look at …”: a select of further pictures of a table, each privately at one click: what anybody may see, and what
one holds oneself."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.forms.components import Choice, Row, button, select
from cogs.forms.custom_id import ComponentId
from cogs.words.voice import Voice
from games.core.view import TableView
from rendering.registry import gallery, own_pictures
from storage.model import TableInfo


def look_select(info: TableInfo, view: TableView, voice: Voice, chosen: str = "") -> ui.Select[Any] | None:
    """The select; None where the game has no further pictures."""
    titles = (*own_pictures(info.game, view.board), *gallery(info.game, view.board))
    choices = [Choice(name, voice.plain(title), default=name == chosen) for name, title in titles]
    return select(str(ComponentId(info.id, "look")), choices, voice.key("cogs-look")) if choices else None


def own_row(info: TableInfo, view: TableView, voice: Voice, chosen: str = "") -> Row:
    """Buttons to the pictures of what one holds; empty where there are none."""
    return [
        button(str(ComponentId(info.id, "look", (name,))), voice.plain(title), disabled=name == chosen)
        for name, title in own_pictures(info.game, view.board)
    ] if view.viewer is not None else []


def title_of(view: TableView, voice: Voice, name: str) -> str | None:
    """The title of one of the pictures; None for a name that is not among them, or not for this viewer."""
    own = own_pictures(view.game, view.board) if view.viewer is not None else ()
    titles = dict((*own, *gallery(view.game, view.board)))
    return voice.say(titles[name]) if name in titles else None
