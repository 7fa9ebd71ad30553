"""Follow-ups: everything an interaction's token allows for 15 minutes after the first answer."""

from __future__ import annotations

from ..interactions import Interaction
from ..model import ApiError, Json, MessageFlag
from .interactions import REPLY
from .routing import Request, RouteList

routes = RouteList()

ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
"""Fits ORIGINAL as well, so it is registered after it: decorators apply from the bottom up."""


@routes("GET", FOLLOWUP)
@routes("GET", ORIGINAL)
def fetch(request: Request) -> Json:
    return _message(request)


@routes("PATCH", FOLLOWUP)
@routes("PATCH", ORIGINAL)
def edit(request: Request) -> Json:
    message = _message(request)
    request.check_draft(request.data, message)
    interaction = _interaction(request)
    if message["id"] == interaction.original_id:
        interaction.loading = False
    return request.world.messages.edit(message, request.data, request.uploads)


@routes("DELETE", FOLLOWUP)
@routes("DELETE", ORIGINAL)
def delete(request: Request) -> None:
    request.world.messages.delete(_message(request))


@routes("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(request: Request) -> Json:
    """Post another message; after a deferral the first one fills in the message that says the bot is thinking."""
    world = request.world
    interaction = _interaction(request)
    if not interaction.callback.done():
        raise ApiError(404, 10015, "Unknown Webhook")
    request.check_draft(request.data)
    if interaction.loading:
        interaction.loading = False
        assert interaction.original_id is not None
        original = world.messages.get(interaction.channel["id"], interaction.original_id, via_token=True)
        return world.messages.edit(original, request.data, request.uploads)
    ephemeral = int(request.data.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = world.messages.create(
        interaction.channel,
        world.bot_user,
        request.data,
        request.uploads,
        kind=REPLY,
        interaction=interaction,
        only_for=interaction.user["id"] if ephemeral else None,
    )
    interaction.followups.append(message["id"])
    return message


def _interaction(request: Request) -> Interaction:
    return request.world.interactions.for_webhook(request.params["webhook_token"])


def _message(request: Request) -> Json:
    """The message in the path: the original answer or one of this interaction's follow-ups, no other."""
    interaction = _interaction(request)
    message_id = request.params.get("message_id") or interaction.original_id
    if message_id is None:
        raise ApiError(404, 10015, "Unknown Webhook")
    if message_id not in (interaction.original_id, *interaction.followups):
        raise ApiError(404, 10008, "Unknown Message")
    return request.world.messages.get(interaction.channel["id"], message_id, via_token=True)
