"""Channels, direct messages, and messages in them."""

from __future__ import annotations

from ..model import THREADS, ApiError, ChannelType, Json, Permission
from .routing import Request, RouteList

routes = RouteList()


@routes("GET", "/channels/{channel_id}")
def fetch(request: Request) -> Json:
    return request.channel()


@routes("POST", "/users/@me/channels")
def open_dm(request: Request) -> Json:
    user_id = str(request.data.get("recipient_id"))
    if user_id not in request.world.users:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    return request.world.dm_with(user_id)


@routes("POST", "/channels/{channel_id}/typing")
def typing(request: Request) -> None:
    request.channel()


@routes("POST", "/channels/{channel_id}/messages")
def send(request: Request) -> Json:
    world = request.world
    channel = request.channel()
    if channel["type"] == ChannelType.DM:
        _check_recipient(request, channel["recipients"][0]["id"])
    else:
        needed = [Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES]
        if request.uploads:
            needed.append(Permission.ATTACH_FILES)
        if request.data.get("message_reference"):
            needed.append(Permission.READ_MESSAGE_HISTORY)
        request.channel(*needed)
    request.check_draft(request.data)
    if request.data.get("enforce_nonce"):
        sent = world.messages.with_nonce(channel["id"], request.data.get("nonce"))
        if sent is not None:
            return sent
    request.open_for_words(channel)
    return world.messages.create(channel, world.bot_user, request.data, request.uploads)


def _check_recipient(request: Request, user_id: str) -> None:
    """Whether the bot may write to a person directly: they take such messages, and are in a server with it."""
    world = request.world
    if user_id in world.closed_dms:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    if not any(user_id in guild["members"] and world.bot_is_in(guild["id"]) for guild in world.guilds.values()):
        raise ApiError(403, 50278, "Cannot send messages to this user")


@routes("GET", "/channels/{channel_id}/messages")
def history(request: Request) -> list[Json]:
    """Newest first, without ephemeral messages."""
    channel = request.channel(Permission.READ_MESSAGE_HISTORY)
    store, query = request.world.messages, request.query
    found = [message for message in store.in_channel(channel["id"]) if not store.is_ephemeral(message["id"])]
    if before := query.get("before"):
        found = [message for message in found if int(message["id"]) < int(before)]
    if after := query.get("after"):
        found = [message for message in found if int(message["id"]) > int(after)]
    return found[::-1][: int(query.get("limit", 50))]


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
def fetch_message(request: Request) -> Json:
    channel = request.channel(Permission.READ_MESSAGE_HISTORY)
    return request.world.messages.get(channel["id"], request.params["message_id"])


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(request: Request) -> Json:
    world = request.world
    channel, message = _own_message(request)
    request.open_for_changes(channel)
    world.faults.edit_of(message["id"], channel["id"])
    request.check_draft(request.data, message)
    return world.messages.edit(message, request.data, request.uploads)


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(request: Request) -> None:
    channel, message = _own_message(request)
    request.open_for_changes(channel)
    request.world.messages.delete(message)


def _own_message(request: Request) -> tuple[Json, Json]:
    channel = request.channel()
    message = request.world.messages.get(channel["id"], request.params["message_id"])
    if message["author"]["id"] != request.world.bot_user["id"]:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    return channel, message
