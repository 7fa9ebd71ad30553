"""The first answer to an interaction."""

from __future__ import annotations

from ..interactions import Callback, Interaction
from ..model import ApiError, CallbackType, InteractionType, Json, MessageFlag, Problem, form_error
from ..rules import check_choices, check_modal
from .routing import Request, Result, RouteList

routes = RouteList()

COMMAND_REPLY, REPLY = 20, 19
"""Message types of an answer to a command and of an answer to anything else."""

ALLOWED: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.COMMAND: frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.MODAL}),
    InteractionType.COMPONENT: frozenset(CallbackType) - {CallbackType.CHOICES},
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.CHOICES}),
    InteractionType.MODAL_SUBMIT: frozenset(CallbackType) - {CallbackType.CHOICES, CallbackType.MODAL},
}


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(request: Request) -> Result:
    world = request.world
    params = request.params
    interaction = world.interactions.for_callback(params["interaction_id"], params["interaction_token"])
    kind = _kind(request, interaction)
    data: Json = request.data.get("data") or {}
    message: Json | None = None
    match kind:
        case CallbackType.MESSAGE:
            request.check_draft(data, is_response=True)
            message = _post(request, interaction, data)
        case CallbackType.DEFERRED_MESSAGE:
            message = _post(request, interaction, _deferred(data))
            interaction.loading = True
        case CallbackType.DEFERRED_UPDATE:
            message = interaction.source
        case CallbackType.UPDATE:
            message = _update(request, interaction, data)
        case CallbackType.CHOICES:
            _refuse(request, check_choices(data))
        case CallbackType.MODAL:
            _refuse(request, check_modal(data))
    interaction.original_id = message["id"] if message else None
    interaction.callback.set_result(Callback(kind, data, interaction.original_id))
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _described(request, interaction, kind)


def _kind(request: Request, interaction: Interaction) -> CallbackType:
    """The callback's type, if this kind of interaction may be answered so. An update needs a message to change."""
    kind = request.data.get("type")
    allowed = ALLOWED[interaction.type]
    if interaction.source is None:
        allowed -= {CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE}
    if kind not in allowed:
        text = f"callback type {kind} does not answer a {interaction.type.name}"
        problem = Problem(("type",), "BASE_TYPE_CHOICES", text)
        request.world.problems.append(str(problem))
        raise form_error([problem])
    return CallbackType(kind)


def _refuse(request: Request, problems: list[Problem]) -> None:
    if problems:
        request.world.problems.extend(map(str, problems))
        raise form_error(problems)


def _deferred(data: Json) -> Json:
    flags = int(data.get("flags") or 0)
    if flags & ~MessageFlag.EPHEMERAL:
        text = "only EPHEMERAL may be set on a deferred response"
        raise form_error([Problem(("data", "flags"), "BAD_FLAGS", text)])
    return {"flags": flags | MessageFlag.LOADING}


def _post(request: Request, interaction: Interaction, data: Json) -> Json:
    ephemeral = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL
    return request.world.messages.create(
        interaction.channel,
        request.world.bot_user,
        data,
        request.uploads,
        kind=COMMAND_REPLY if interaction.type == InteractionType.COMMAND else REPLY,
        interaction=interaction,
        only_for=interaction.user["id"] if ephemeral else None,
    )


def _update(request: Request, interaction: Interaction, data: Json) -> Json:
    assert interaction.source is not None
    messages = request.world.messages
    live = messages.find(interaction.channel["id"], interaction.source["id"])
    if live is None:
        raise ApiError(404, 10008, "Unknown Message")
    request.check_draft(data, live, is_response=True)
    return messages.edit(live, data, request.uploads)


def _described(request: Request, interaction: Interaction, kind: CallbackType) -> Json:
    """The body that `with_response` asks for; discord.py always does."""
    messages = request.world.messages
    about: Json = {"id": interaction.id, "type": int(interaction.type)}
    described: Json = {"interaction": about}
    if interaction.original_id:
        about["response_message_id"] = interaction.original_id
        about["response_message_loading"] = kind == CallbackType.DEFERRED_MESSAGE
        about["response_message_ephemeral"] = messages.is_ephemeral(interaction.original_id)
        if kind in (CallbackType.MESSAGE, CallbackType.UPDATE):
            message = messages.find(interaction.channel["id"], interaction.original_id)
            described["resource"] = {"type": int(kind), "message": message}
    return described
