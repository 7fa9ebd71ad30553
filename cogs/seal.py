"""What makes a table's draws checkable, in words."""

from __future__ import annotations

from cogs.components import button
from cogs.custom_id import ComponentId
from cogs.page import Page
from cogs.reader import Reader
from storage.model import TableInfo
from tables.model import Seal


def seal_words(info: TableInfo, seal: Seal, reader: Reader) -> str:
    """The commitment; after the game also the secret that it was made from, and the tickets."""
    if info.daily is not None:
        return _of_the_day(seal, reader)
    lines = [reader.key("cogs-seal-title"), reader.key("cogs-seal-commitment", what=seal.commitment)]
    if seal.secret is None:
        lines.append(reader.key("cogs-seal-closed"))
    else:
        lines.append(reader.key("cogs-seal-open", secret=seal.secret, tickets=" ".join(seal.tickets)))
        lines.append(reader.key("cogs-seal-seed", seed=seal.seed or ""))
        lines += _fingerprint(seal, reader)
    return "\n".join(lines)


def seal_page(info: TableInfo, seal: Seal, reader: Reader) -> Page:
    """The seal in words; once it is open, with a button to the table's record."""
    record = button(str(ComponentId(info.id, "record")), reader.key("cogs-button-record"))
    return Page([seal_words(info, seal, reader)], [[record]] if seal.fingerprint is not None else [])


def _fingerprint(seal: Seal, reader: Reader) -> list[str]:
    return [] if seal.fingerprint is None else [reader.key("cogs-seal-fingerprint", what=seal.fingerprint)]


def _of_the_day(seal: Seal, reader: Reader) -> str:
    """The deal of the day is opened when its day is over."""
    lines = [reader.key("cogs-seal-title"), reader.key("cogs-seal-daily", what=seal.commitment)]
    if seal.seed is None:
        lines.append(reader.key("cogs-seal-daily-closed"))
    else:
        lines.append(reader.key("cogs-seal-daily-open", seed=seal.seed))
        lines += _fingerprint(seal, reader)
    return "\n".join(lines)
