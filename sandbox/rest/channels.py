"""Channels, direct messages, and messages in them."""

from __future__ import annotations

from ..model import ApiError, ChannelType, Json, Permission
from .routing import Request, RouteList

routes = RouteList()

THREADS = (ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


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
        if channel["recipients"][0]["id"] in world.closed_dms:
            raise ApiError(403, 50007, "Cannot send messages to this user")
    else:
        needed = [Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES]
        if request.uploads:
            needed.append(Permission.ATTACH_FILES)
        request.channel(*needed)
    request.check_draft(request.data)
    if request.data.get("enforce_nonce"):
        sent = world.messages.with_nonce(channel["id"], request.data.get("nonce"))
        if sent is not None:
            return sent
    if channel["type"] in THREADS:
        _wake(request, channel)
    return world.messages.create(channel, world.bot_user, request.data, request.uploads)


def _wake(request: Request, thread: Json) -> None:
    """A new message takes a thread out of the archive, unless it is locked."""
    if thread["thread_metadata"]["locked"]:
        raise ApiError(403, 50013, "Missing Permissions")
    if thread["thread_metadata"]["archived"]:
        request.world.archive_thread(thread, archived=False)


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
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(400, 50083, "Thread is archived")
    world.faults.edit_of(message["id"], channel["id"])
    request.check_draft(request.data, message)
    return world.messages.edit(message, request.data, request.uploads)


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(request: Request) -> None:
    request.world.messages.delete(_own_message(request)[1])


def _own_message(request: Request) -> tuple[Json, Json]:
    channel = request.channel()
    message = request.world.messages.get(channel["id"], request.params["message_id"])
    if message["author"]["id"] != request.world.bot_user["id"]:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    return channel, message
