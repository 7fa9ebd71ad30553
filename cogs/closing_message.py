"""What messages about a table that was ended early say, and the button that opens it again."""

from __future__ import annotations

from cogs.components import Row, Style, button
from cogs.custom_id import ComponentId
from cogs.reader import Reader
from storage.model import TableInfo


def reopen_words(info: TableInfo, reader: Reader) -> str:
    """Until when a table can be opened again."""
    return reader.key("cogs-reopen-until", when=f"<t:{int(info.reopen_until or 0)}:f>")


def reopen_row(info: TableInfo, reader: Reader) -> Row:
    """The button that opens it again."""
    return [button(str(ComponentId(info.id, "reopen")), reader.key("cogs-button-reopen"), Style.primary)]
