"""Threads: opened beside or on a message, filled with members, archived, deleted."""

from __future__ import annotations

from ..model import THREADS, ApiError, ChannelType, Json, Permission, Problem, form_error
from .routing import Answer, Request, RouteList

routes = RouteList()

MOST_ACTIVE = 1000
"""Threads of a server that are not archived."""
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@routes("POST", "/channels/{channel_id}/threads")
def create(request: Request) -> Answer:
    private = request.data.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = request.channel(needed)
    return _open(request, parent, private=private)


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_on_message(request: Request) -> Answer:
    parent = request.channel(Permission.CREATE_PUBLIC_THREADS)
    message = request.world.messages.get(parent["id"], request.params["message_id"])
    if message["id"] in request.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return _open(request, parent, private=False, on=message["id"])


def _open(request: Request, parent: Json, *, private: bool, on: str | None = None) -> Answer:
    data, world = request.data, request.world
    if parent["type"] not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    announcement = parent["type"] == ChannelType.ANNOUNCEMENT
    if on is None and announcement != (data.get("type") == ChannelType.ANNOUNCEMENT_THREAD):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    active = [one for one in world.guilds[parent["guild_id"]]["threads"] if not one["thread_metadata"]["archived"]]
    if len(active) >= MOST_ACTIVE:
        raise ApiError(400, 160006, "Maximum number of active threads reached")
    archive = data.get("auto_archive_duration") or 1440
    _check(request, data)
    thread = world.add_thread(parent, data["name"], world.bot_user["id"], private=private, archive=archive, on=on)
    return Answer(201, thread)


def _check(request: Request, data: Json) -> None:
    problems = []
    if "name" in data and not 1 <= len(data["name"] or "") <= 100:
        problems.append(Problem(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if data.get("auto_archive_duration", 1440) not in (None, *ARCHIVE_MINUTES):
        text = f"Value must be one of {ARCHIVE_MINUTES}."
        problems.append(Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", text))
    if problems:
        request.world.problems.extend(map(str, problems))
        raise form_error(problems)


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_member(request: Request) -> None:
    thread = _thread(request)
    if request.params["user_id"] not in request.world.guilds[thread["guild_id"]]["members"]:
        raise ApiError(404, 10007, "Unknown Member")
    members = request.world.thread_members[thread["id"]]
    members.add(request.params["user_id"])
    thread["member_count"] = len(members)
    request.world.touch()


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_member(request: Request) -> None:
    thread = _thread(request)
    members = request.world.thread_members[thread["id"]]
    members.discard(request.params["user_id"])
    thread["member_count"] = len(members)
    request.world.touch()


@routes("PATCH", "/channels/{channel_id}")
def edit(request: Request) -> Json:
    """Rename, archive or lock a thread.

    Its opener may rename and archive it, and whoever may write there takes it out of the archive; a lock, and the
    rest, need MANAGE_THREADS (developer documentation, Topics, Threads, "Editing & Deleting Threads").
    """
    thread, data = _thread(request), request.data
    metadata = thread["thread_metadata"]
    waking = data.keys() == {"archived"} and data["archived"] is False
    own = thread["owner_id"] == request.world.bot_user["id"] and "locked" not in data
    if metadata["locked"] or not (own or waking):
        request.channel(Permission.MANAGE_THREADS)
    elif waking:
        request.channel(Permission.SEND_MESSAGES_IN_THREADS)
    _check(request, data)
    if metadata["archived"] and data.get("archived") is not False:
        raise ApiError(400, 50083, "Thread is archived")
    if "name" in data:
        thread["name"] = data["name"]
    if "auto_archive_duration" in data:
        metadata["auto_archive_duration"] = data["auto_archive_duration"]
    request.world.archive_thread(
        thread,
        archived=data.get("archived", metadata["archived"]),
        locked=data.get("locked", metadata["locked"]),
    )
    return thread


@routes("DELETE", "/channels/{channel_id}")
def delete(request: Request) -> Json:
    thread = _thread(request)
    request.channel(Permission.MANAGE_THREADS)
    request.world.delete_channel(thread)
    return thread


def _thread(request: Request) -> Json:
    """The thread in the path. Changing channels themselves is not a bot's business here."""
    channel = request.channel()
    if channel["type"] not in THREADS:
        raise ApiError(403, 50013, "Missing Permissions")
    return channel
