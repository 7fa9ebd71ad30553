"""What a page is told: everything at first, then only what changed since it was told last."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .commands import Leaf, available
from .keeper import Keeper
from .model import ChannelType, Json
from .seats import QuickCommand, Seat
from .world import World

MESSAGES_SHOWN = 60
"""The newest messages of each room that a page is told."""


@dataclass(slots=True)
class Told:
    """What one column knows already: messages by id with their version, and everything else as text."""

    versions: dict[str, int] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)


class Feed:
    """The difference between the world as some seats see it and what their page was told."""

    def __init__(
        self, world: World, guild: Json, quick: Sequence[QuickCommand], keeper: Keeper | None = None
    ) -> None:
        self._world = world
        self._keeper = keeper
        self._guild = guild
        self._quick = [command.payload() for command in quick]
        self._table = Told()
        self._columns: dict[str, Told] = {}

    def news(self, seats: Sequence[Seat]) -> Json:
        """What to tell now; an empty object if nothing changed."""
        self._columns = {seat.id: self._columns.get(seat.id, Told()) for seat in seats}
        shared = {
            "table": self._table_part(),
            "commands": self._commands(),
            "seats": [seat.payload() for seat in seats],
        }
        news = _changed(self._table, shared)
        columns = {seat.id: column for seat in seats if (column := self._column(seat))}
        return {**news, "columns": columns} if columns else news

    def _table_part(self) -> Json:
        world, guild = self._world, self._guild
        return {
            "name": guild["name"],
            "locale": guild["preferred_locale"],
            "bot": world.bot_user["id"],
            "kept": self._keeper is not None,
            "trouble": self._keeper.trouble if self._keeper else "",
            "quick": self._quick,
            "people": {user["id"]: user["global_name"] for user in world.users.values()},
            "members": list(guild["members"]),
            "roles": {role["id"]: role["name"] for role in guild["roles"]},
            "places": {place["id"]: place["name"] for place in (*guild["channels"], *guild["threads"])},
        }

    def _commands(self) -> list[Json]:
        in_server = {leaf.path: leaf for leaf in available(self._world.commands, self._guild["id"])}
        in_dm = {leaf.path: leaf for leaf in available(self._world.commands, None)}
        return [
            {**_leaf_part(leaf), "server": path in in_server, "dm": path in in_dm}
            for path, leaf in {**in_dm, **in_server}.items()
        ]

    def _column(self, seat: Seat) -> Json:
        told = self._columns[seat.id]
        rooms = self._rooms(seat)
        form = seat.form
        news = _changed(
            told,
            {
                "rooms": [{**_room_part(room), "marks": self._world.marks.get(room["id"], {})} for room in rooms],
                "form": {"id": form.interaction.id, **form.data} if form else None,
            },
        )
        store = self._world.messages
        shown = [message for room in rooms for message in store.visible(room["id"], seat.id)[-MESSAGES_SHOWN:]]
        versions = {message["id"]: store.version(message["id"]) for message in shown}
        fresh = [
            {**message, "pinged": seat.id in store.pings[message["id"]]}
            for message in shown
            if told.versions.get(message["id"]) != versions[message["id"]]
        ]
        gone = [message_id for message_id in told.versions if message_id not in versions]
        told.versions = versions
        if fresh:
            news["messages"] = fresh
        if gone:
            news["gone"] = gone
        return news

    def _rooms(self, seat: Seat) -> list[Json]:
        """Channels, their threads after them, and the direct messages with the bot."""
        world = self._world
        threads = self._guild["threads"]
        places = [
            place
            for channel in self._guild["channels"]
            for place in (channel, *(thread for thread in threads if thread["parent_id"] == channel["id"]))
        ]
        return [place for place in (*places, world.dm_with(seat.id)) if world.can_see(seat.id, place)]


def _changed(told: Told, parts: Json) -> Json:
    """Those parts whose text differs from what was told."""
    news: dict[str, Any] = {}
    for name, part in parts.items():
        text = json.dumps(part)
        if told.parts.get(name) != text:
            told.parts[name] = text
            news[name] = part
    return news


def _leaf_part(leaf: Leaf) -> Json:
    names = [
        {"name": part["name"], "localizations": part.get("name_localizations") or {}}
        for part in (leaf.command, *leaf.chain)
    ]
    return {"path": leaf.path, "names": names, "node": leaf.node}


def _room_part(room: Json) -> Json:
    kinds = {ChannelType.TEXT: "channel", ChannelType.DM: "dm"}
    return {
        "id": room["id"],
        "name": room.get("name", ""),
        "kind": kinds.get(room["type"], "thread"),
        "archived": room.get("thread_metadata", {}).get("archived", False),
    }
