"""What somebody is told before their data are deleted, and what stands in the files that they are handed."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cogs.forms.components import Row, Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.pages.telling import list_of
from cogs.words.visit import Visit
from cogs.words.voice import Voice, unstressed
from games.core.rules import Section
from games.core.text import Text, key_of
from storage.model import Person, Status, StoredLine, TableInfo

DELETE, SURE = "delete", "sure"
MOST = 15
"""Tables on the page about deleting."""
PART = 7_000_000
"""Bytes of a file that is handed out, about; Discord takes at least eight million."""


def delete_page(held: Sequence[TableInfo], person: Person, voice: Voice) -> Page:
    """What becomes of somebody's tables, and what remains."""
    lines = [_fate(info, person, voice) for info in held[:MOST]]
    if len(held) > MOST:
        lines.append(voice.key("cogs-data-delete-more", n=len(held) - MOST))
    texts = [voice.key("cogs-data-delete-title"), voice.key("cogs-data-delete-about"), "\n".join(lines)]
    return Page([one for one in (*texts, voice.key("cogs-data-remains")) if one], [[
        button(str(ComponentId(0, "data_delete")), voice.key("cogs-button-data-delete"), Style.danger),
        button(str(ComponentId(0, "data_export")), voice.key("cogs-button-data-export")),
    ]])


FORBIDDABLE = ("calls", "invitations", "following")
"""What managers can forbid in their server."""


def sure_page(running: Sequence[TableInfo], voice: Voice) -> Page:
    """Asked again before all tables of a server are deleted: whose games would end."""
    lines = [
        voice.key(
            "cogs-data-server-ends", game=Text(key_of(info.game, "name")), table=info.id, place=place_of(info),
            who=people_at(info),
        )
        for info in running[:MOST]
    ]
    if len(running) > MOST:
        lines.append(voice.key("cogs-data-delete-more", n=len(running) - MOST))
    words = [
        voice.key("cogs-data-server-warning"), "\n".join(lines),
        voice.key("cogs-data-server-sure", running=len(running)),
    ]
    where = ComponentId(0, "data_server", (DELETE, SURE))
    button_sure = button(str(where), voice.key("cogs-button-data-server-sure"), Style.danger)
    return Page([one for one in words if one], [[button_sure]])


def people_at(info: TableInfo) -> str:
    """Who sits at a table, or in its lobby."""
    return ", ".join(f"<@{seat.discord_id}>" for seat in info.seats if seat.discord_id is not None) or "–"


def place_of(info: TableInfo) -> str:
    """Where a table stands; empty for a private one."""
    return f"<#{info.home.channel_id}>" if info.home.channel_id is not None else ""


def server_page(running: int, games: int, voice: Voice, *, forbidden: Collection[str] = ()) -> Page:
    """A server's tables, for who manages it."""
    rows: list[Row] = [[
        button(str(ComponentId(0, "data_server", ("export",))), voice.key("cogs-button-data-server-export")),
        button(str(ComponentId(0, "data_move")), voice.key("cogs-button-data-server-move")),
        button(str(ComponentId(0, "data_server", (DELETE,))), voice.key("cogs-button-data-server-delete")),
    ], [
        button(
            str(ComponentId(0, "data_server", ("allow" if one in forbidden else "forbid", one))),
            voice.key(f"cogs-button-{'allow' if one in forbidden else 'forbid'}-{one}"),
        )
        for one in FORBIDDABLE
    ]]
    title, now = voice.key("cogs-data-server-title"), voice.key("cogs-data-server-now", running=running, games=games)
    return Page([title, now, voice.key("cogs-data-server-warning")], rows)


def _fate(info: TableInfo, person: Person, voice: Voice) -> str:
    alone = all(one == person for one in info.players)
    what = "leaves" if info.status is Status.LOBBY else "ends" if alone or info.daily is not None else "ai"
    game = Text(key_of(info.game, "name"))
    return voice.key(f"cogs-data-delete-{what}", game=game, table=info.id, place=place_of(info))


# -- files ---------------------------------------------------------------------------------------------------------


def in_json(about: Mapping[str, Sequence[Mapping[str, Any]]]) -> bytes:
    """What the database knows, as a file that people can read."""
    return json.dumps(about, indent=1, ensure_ascii=False).encode()


def in_words(visit: Visit, lines: Iterable[StoredLine], sections: Iterable[Section]) -> bytes:
    """A game that is not open to all: what the person has been told, and the board with what they may see of it."""
    voice = replace(visit.voice, seat_name=visit.voice.plain_name)
    told = [voice.plain(one.line.text) for one in lines]
    seen = [unstressed(line) for section in sections for line in list_of(section, voice)]
    return "\n".join([voice.key(key_of(visit.info.game, "name")), "", *told, "", *seen, ""]).encode()


class Parcel:
    """Files in archives that are each small enough to be handed out."""

    def __init__(self) -> None:
        self._buffers = [io.BytesIO()]
        self._zip = zipfile.ZipFile(self._buffers[0], "w", zipfile.ZIP_DEFLATED)

    def add(self, name: str, data: bytes) -> None:
        """Put a file in."""
        if self._buffers[-1].tell() > PART:
            self._zip.close()
            self._buffers.append(io.BytesIO())
            self._zip = zipfile.ZipFile(self._buffers[-1], "w", zipfile.ZIP_DEFLATED)
        self._zip.writestr(name, data)

    def archives(self) -> list[bytes]:
        """All of them; nothing can be put in any more."""
        self._zip.close()
        return [one.getvalue() for one in self._buffers]
