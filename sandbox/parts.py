"""A world taken apart into what is stored of it, and put together again.

What refers to a person, a channel or a message that is a part of its own is stored as an id, and is the same object
again afterwards: an edit shows everywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from .files import Blob
from .interactions import Interaction
from .model import CallbackType, ChannelType, Json, MessageFlag
from .player import Player
from .replies import Reply
from .seats import Seat, SeatBook
from .world import World

Part = tuple[str, str, Json]
"""Kind, id and body."""


# -- taking apart -----------------------------------------------------------------------------------------------


def small_parts(world: World, book: SeatBook, guild: Json) -> Iterator[Part]:
    """Everything but messages and files."""
    yield "world", "", {
        "token": world.token,
        "table": book.table_secret,
        "settled": book.settled,
        "guild": guild["id"],
        "bot": world.bot_user["id"],
        "owner": world.owner["id"],
        "newest": world.newest,
        "base": world.files.base,
        "closed_dms": sorted(world.closed_dms),
    }
    for user in world.users.values():
        yield "user", user["id"], {"user": user, "locale": world.locales[user["id"]]}
    for one in world.guilds.values():
        yield "guild", one["id"], _guild_part(one)
    for channel in world.channels.values():
        yield "channel", channel["id"], _channel_part(world, channel)
    for scope, commands in world.commands.items():
        yield "commands", scope or "", {"all": list(commands.values())}
    for seat in book.all():
        form = _form_part(seat.form) if seat.form else None
        yield "seat", seat.id, {"secret": seat.secret, "settled": seat.settled, "form": form}


def _guild_part(guild: Json) -> Json:
    members = {user_id: {**member, "user": None} for user_id, member in guild["members"].items()}
    places = {kind: [place["id"] for place in guild[kind]] for kind in ("channels", "threads")}
    return {**guild, **places, "members": members}


def _channel_part(world: World, channel: Json) -> Json:
    people = [user["id"] for user in channel.get("recipients", ())]
    members = sorted(world.thread_members.get(channel["id"], ()))
    return {"channel": {**channel, "recipients": people}, "members": members}


def message_part(world: World, message: Json) -> Json:
    store = world.messages
    ids = {"author": message["author"]["id"], "mentions": [user["id"] for user in message["mentions"]]}
    return {
        "message": {**message, **ids},
        "only_for": store.only_for(message["id"]),
        "files": store.files_of(message["id"]),
        "pings": store.pings[message["id"]],
    }


def file_part(blob: Blob) -> Json:
    return {"content_type": blob.content_type, "key": blob.key, "size": blob.size, "in_use": blob.in_use}


def _form_part(form: Reply) -> Json:
    opener = form.interaction
    return {
        "data": form.data,
        "payload": opener.payload,
        "user": opener.user["id"],
        "channel": opener.channel["id"],
        "created": opener.created,
        "source": opener.source,
    }


# -- putting together -------------------------------------------------------------------------------------------


def restore(world: World, book: SeatBook, parts: dict[str, dict[str, Json]]) -> Json:
    """Fill a fresh world and its seats; returns the guild whose table it is.

    Raises KeyError, TypeError or ValueError for parts that do not fit together. What only the process that ended
    could have finished is left out: answers that it had announced and not given.
    """
    known = parts["world"][""]
    world.users = {user_id: part["user"] for user_id, part in parts["user"].items()}
    world.locales = {user_id: part["locale"] for user_id, part in parts["user"].items()}
    world.bot_user, world.owner = world.users[known["bot"]], world.users[known["owner"]]
    world.app_id, world.token, world.newest = known["bot"], known["token"], known["newest"]
    world.closed_dms, world.files.base = set(known["closed_dms"]), known["base"]
    _restore_places(world, parts)
    for scope, part in parts.get("commands", {}).items():
        world.commands[scope or None] = {command["id"]: command for command in part["all"]}
    for file_id, part in parts.get("file", {}).items():
        world.files.restore(file_id, Blob(**part))
    for part in parts.get("message", {}).values():
        _restore_message(world, part)
    guild = world.guilds[known["guild"]]
    book.table_secret, book.settled, book.guild = known["table"], known["settled"], guild
    for user_id, part in parts.get("seat", {}).items():
        form = _form(world, part["form"]) if part["form"] else None
        book.seat(Seat(Player.known(world, world.users[user_id]), part["secret"], form, part["settled"]))
    return guild


def _restore_places(world: World, parts: dict[str, dict[str, Json]]) -> None:
    for channel_id, part in parts.get("channel", {}).items():
        channel = world.channels[channel_id] = part["channel"]
        people = [world.users[user_id] for user_id in channel.pop("recipients")]
        if channel["type"] == ChannelType.DM:
            world.restore_dm({**channel, "recipients": people})
        if part["members"]:
            world.thread_members[channel_id] = set(part["members"])
    for guild_id, guild in parts["guild"].items():
        for kind in ("channels", "threads"):
            guild[kind] = [world.channels[channel_id] for channel_id in guild[kind]]
        for user_id, member in guild["members"].items():
            member["user"] = world.users[user_id]
        world.guilds[guild_id] = guild


def _restore_message(world: World, part: Json) -> None:
    message = part["message"]
    if message["flags"] & MessageFlag.LOADING:
        return
    message["author"] = world.users[message["author"]]
    message["mentions"] = [world.users[user_id] for user_id in message["mentions"]]
    world.messages.restore(message, only_for=part["only_for"], files=part["files"], pings=part["pings"])


def _form(world: World, part: Json) -> Reply:
    """A form that stood open: the bot has answered, the person has not sent it yet."""
    answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    user, channel = world.users[part["user"]], world.channels[part["channel"]]
    opener = Interaction(part["payload"], user, channel, part["created"], part["source"], callback=answered)
    return Reply(world, opener, CallbackType.MODAL, part["data"], None)
