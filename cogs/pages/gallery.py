"""“Look at …”: a select of further pictures of a table that anybody may see, each privately at one click."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.forms.components import Choice, select
from cogs.forms.custom_id import ComponentId
from cogs.words.voice import Voice
from games.core.view import TableView
from rendering.registry import gallery
from storage.model import TableInfo


def look_select(info: TableInfo, view: TableView, voice: Voice, chosen: str = "") -> ui.Select[Any] | None:
    """The select; None where the game has no further pictures."""
    choices = [
        Choice(name, voice.plain(title), default=name == chosen) for name, title in gallery(info.game, view.board)
    ]
    return select(str(ComponentId(info.id, "look")), choices, voice.key("cogs-look")) if choices else None


def title_of(view: TableView, voice: Voice, name: str) -> str | None:
    """The title of one of the pictures; None for a name that is not among them."""
    titles = dict(gallery(view.game, view.board))
    return voice.say(titles[name]) if name in titles else None
