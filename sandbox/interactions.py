"""One thing a person did (a command, a click, a form) and what the bot made of it."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field

from .directory import Directory
from .model import ApiError, CallbackType, ChannelType, InteractionType, Json, OptionType, Permission

INTERACTIONS_KEPT = 5_000


@dataclass(slots=True)
class Callback:
    """The bot's first answer: its type, its data and, if it made or changed a message, that message's id."""

    type: CallbackType
    data: Json
    message_id: str | None = None


@dataclass(slots=True)
class Interaction:
    """An INTERACTION_CREATE that was sent, and the state of its answer."""

    payload: Json
    user: Json
    channel: Json
    created: float
    source: Json | None = None
    """The message the component sat on, as it was at the click."""
    opener: Interaction | None = None
    """For a submitted form: the interaction that opened it."""
    callback: asyncio.Future[Callback] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    original_id: str | None = None
    """The message that @original means."""
    loading: bool = False
    """Deferred and not filled in yet: the next follow-up takes the place of "is thinking"."""
    followups: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def token(self) -> str:
        return str(self.payload["token"])

    @property
    def type(self) -> InteractionType:
        return InteractionType(self.payload["type"])

    def metadata(self) -> Json:
        """`interaction_metadata` of a message that answers this."""
        data: Json = {
            "id": self.id,
            "type": int(self.type),
            "user": self.user,
            "authorizing_integration_owners": self.payload["authorizing_integration_owners"],
        }
        if self.type == InteractionType.COMPONENT and self.source:
            data["interacted_message_id"] = self.source["id"]
        if self.type == InteractionType.MODAL_SUBMIT and self.opener:
            data["triggering_interaction_metadata"] = self.opener.metadata()
        return data

    def command(self) -> Json:
        """The older `interaction` object of a command's answer; it is the only place that names the command."""
        data = self.payload["data"]
        names, options = [data["name"]], data["options"]
        while options and options[0]["type"] in (OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP):
            names.append(options[0]["name"])
            options = options[0]["options"]
        return {"id": self.id, "type": int(self.type), "name": " ".join(names), "user": self.user}


class InteractionBook:
    """All interactions of the recent past, by token. The newest are kept; they expire long before they are dropped."""

    def __init__(self, world: Directory) -> None:
        self._world = world
        self._by_token: OrderedDict[str, Interaction] = OrderedDict()

    def start(
        self,
        kind: InteractionType,
        user: Json,
        channel: Json,
        data: Json,
        *,
        source: Json | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Send an INTERACTION_CREATE to the bot. A channel the person cannot see, or uses no app in, refuses."""
        world = self._world
        if not world.can_see(user["id"], channel):
            raise ApiError(403, 50001, "Missing Access")
        payload: Json = {
            "id": world.snowflake(),
            "application_id": world.app_id,
            "type": int(kind),
            "token": secrets.token_urlsafe(32),
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": {**channel, "permissions": str(int(world.permissions(user["id"], channel)))},
            "locale": world.locales[user["id"]],
            "entitlements": [],
            "app_permissions": str(int(world.permissions(world.bot_user["id"], channel))),
            "authorizing_integration_owners": {"0": channel.get("guild_id", "0")},
            "context": 1 if channel["type"] == ChannelType.DM else 0,
            "attachment_size_limit": world.largest_file(channel["id"]),
        }
        if channel["type"] == ChannelType.DM:
            payload["user"] = user
        else:
            payload |= self._guild_part(world.guilds[channel["guild_id"]], user, channel)
        if source is not None:
            payload["message"] = source = dict(source)
        interaction = Interaction(payload, user, channel, world.now(), source, opener)
        self._by_token[interaction.token] = interaction
        while len(self._by_token) > INTERACTIONS_KEPT:
            self._by_token.popitem(last=False)
        world.dispatch("INTERACTION_CREATE", payload, guild_id=channel.get("guild_id"))
        return interaction

    def _guild_part(self, guild: Json, user: Json, channel: Json) -> Json:
        may = self._world.permissions(user["id"], channel)
        if Permission.USE_APPLICATION_COMMANDS not in may:
            raise ApiError(403, 50013, "Missing Permissions")
        return {
            "guild_id": guild["id"],
            "guild_locale": guild["preferred_locale"],
            "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": []},
            "member": {**guild["members"][user["id"]], "permissions": str(int(may))},
        }

    def for_callback(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback answers: it must be young enough (404/10062) and unanswered (400/40060)."""
        interaction = self._by_token.get(token)
        world = self._world
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(404, 10062, "Unknown interaction")
        if world.now() - interaction.created > world.deadline:
            raise ApiError(404, 10062, "Unknown interaction")
        if interaction.callback.done():
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        return interaction

    def for_webhook(self, token: str) -> Interaction:
        """The interaction whose token a webhook route uses: it lives for 15 minutes (then 401/50027)."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise ApiError(404, 10015, "Unknown Webhook")
        if self._world.now() - interaction.created > self._world.token_life:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction
