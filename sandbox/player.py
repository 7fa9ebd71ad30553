"""A simulated person: sees what that person would see and can do only what the client would allow."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any

from .commands import OBJECTS_TAKEN, Leaf, available, refusal
from .forms import filled
from .interactions import Interaction
from .model import (
    INTERACTIVE,
    SELECTS,
    THREADS,
    ApiError,
    ChannelType,
    CommandType,
    ComponentType,
    InteractionType,
    Json,
    Permission,
    shown_text,
    walk,
)
from .replies import InteractionFailed, Reply
from .world import World

SELECT_OBJECTS: dict[int, tuple[str, ...]] = {
    ComponentType.USER_SELECT: ("users",),
    ComponentType.ROLE_SELECT: ("roles",),
    ComponentType.MENTIONABLE_SELECT: ("users", "roles"),
    ComponentType.CHANNEL_SELECT: ("channels",),
}
"""What kinds of objects the selects offer that list no options of their own."""

NOWHERE: Json = {"type": int(ChannelType.DM), "recipients": [{"id": ""}]}
"""A channel nobody sees."""


class Player:
    """One person. With `guild` they join it at once; with `manager` they may manage it."""

    def __init__(
        self, world: World, name: str, guild: Json | None = None, locale: str = "en-US", *, manager: bool = False
    ) -> None:
        self.world = world
        self.user = world.add_user(name, locale)
        if guild is not None:
            world.join(guild, self.user, manager=manager)

    @classmethod
    def known(cls, world: World, user: Json) -> Player:
        """Somebody who is in the world already."""
        player = cls.__new__(cls)
        player.world, player.user = world, user
        return player

    @property
    def id(self) -> str:
        return str(self.user["id"])

    @property
    def name(self) -> str:
        return str(self.user["global_name"])

    @property
    def locale(self) -> str:
        return self.world.locales[self.id]

    @locale.setter
    def locale(self, locale: str) -> None:
        self.world.locales[self.id] = locale

    # Sending and waiting

    def start(
        self,
        kind: InteractionType,
        channel: Json,
        data: Json,
        *,
        source: Json | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction without waiting, whatever `data` says: also hostile ones."""
        try:
            return self.world.interactions.start(kind, self.user, channel, data, source=source, opener=opener)
        except ApiError as error:
            raise InteractionFailed(error.message) from error

    async def answer(self, interaction: Interaction) -> Reply:
        """Wait for the bot's first answer, as long as a client would."""
        try:
            callback = await asyncio.wait_for(asyncio.shield(interaction.callback), self.world.deadline)
        except TimeoutError:
            raise InteractionFailed("the bot did not answer in time", unanswered=True) from None
        return Reply(self.world, interaction, callback.type, callback.data, callback.message_id)

    # Slash commands

    async def slash(self, channel: Json, path: str, /, **options: Any) -> Reply:
        """Send a command; `path` is its name and subcommands, options go by registered name. People are Players."""
        leaf = self._leaf(channel, path)
        data = self._command_data(leaf, channel, options)
        return await self.answer(self.start(InteractionType.COMMAND, channel, data))

    async def autocomplete(self, channel: Json, path: str, focused: str, text: str, /, **options: Any) -> list[Json]:
        """The choices offered while `text` stands in the option `focused`."""
        leaf = self._leaf(channel, path)
        data = self._command_data(leaf, channel, {**options, focused: text}, focused)
        return (await self.answer(self.start(InteractionType.AUTOCOMPLETE, channel, data))).choices

    def _leaf(self, channel: Json, path: str) -> Leaf:
        for leaf in available(self.world.commands, channel.get("guild_id")):
            if leaf.path == path:
                return leaf
        raise InteractionFailed(f"/{path} is not registered here")

    def _command_data(self, leaf: Leaf, channel: Json, values: Json, focused: str | None = None) -> Json:
        known = leaf.options()
        resolved: Json = {}
        sent = []
        for name, value in values.items():
            if name not in known:
                raise InteractionFailed(f"/{leaf.path} has no option {name}")
            value = value.id if isinstance(value, Player) else value
            entry = {"name": name, "type": known[name]["type"], "value": value}
            if name == focused:
                entry["focused"] = True
            elif takes := OBJECTS_TAKEN.get(known[name]["type"]):
                self._resolve(takes, str(value), channel, resolved)
            elif why := refusal(known[name], value):
                raise InteractionFailed(why)
            sent.append(entry)
        for name, option in known.items():
            if focused is None and option.get("required") and name not in values:
                raise InteractionFailed(f"/{leaf.path} needs the option {name}")
        for node in reversed(leaf.chain):
            sent = [{"name": node["name"], "type": node["type"], "options": sent}]
        command = leaf.command
        data: Json = {"id": command["id"], "name": command["name"], "type": int(CommandType.SLASH), "options": sent}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return {**data, "resolved": resolved} if resolved else data

    # Components

    def find(
        self,
        message: Json,
        label: str | None = None,
        custom_id: str | re.Pattern[str] | None = None,
        kinds: frozenset[ComponentType] = INTERACTIVE,
    ) -> tuple[Json, Json]:
        """The live message and the one component on it that fits; label means a select's placeholder, too."""
        store = self.world.messages
        live = store.find(message["channel_id"], message["id"])
        if live is None or not store.sees(self.id, live["id"]):
            raise InteractionFailed(f"{self.name} does not see that message")
        offered = [component for component in walk(live["components"]) if component["type"] in kinds]
        fits = [component for component in offered if _fits(component, label, custom_id)]
        if len(fits) != 1:
            there = [(component.get("label"), component.get("custom_id")) for component in offered]
            raise InteractionFailed(f"{len(fits)} components fit {label or custom_id!r}; there are {there}")
        if fits[0].get("disabled"):
            raise InteractionFailed(f"{label or custom_id!r} is disabled")
        return live, fits[0]

    def press(self, message: Json, label: str | None = None, **search: Any) -> Interaction:
        """Press a button without waiting for the answer."""
        live, button = self.find(message, label, kinds=frozenset({ComponentType.BUTTON}), **search)
        self._wake(self.world.channel(live["channel_id"]))
        data = {"component_type": button["type"], "custom_id": button["custom_id"], "id": button["id"]}
        return self.start(InteractionType.COMPONENT, self.world.channel(live["channel_id"]), data, source=live)

    def _wake(self, channel: Json) -> None:
        """A click takes a thread out of the archive first. In a locked one there is nothing to click."""
        if channel["type"] not in THREADS:
            return
        metadata = channel["thread_metadata"]
        if metadata["locked"]:
            raise InteractionFailed("the components in a locked thread are disabled")
        if metadata["archived"]:
            if Permission.SEND_MESSAGES_IN_THREADS not in self.world.permissions(self.id, channel):
                raise InteractionFailed(f"{self.name} may not open the archived thread")
            self.world.archive_thread(channel, archived=False)

    async def click(self, message: Json, label: str | None = None, **search: Any) -> Reply:
        """Press a button, found by label or by custom_id (text or pattern)."""
        return await self.answer(self.press(message, label, **search))

    async def choose(self, message: Json, *values: str | Player, label: str | None = None, **search: Any) -> Reply:
        """Choose in a select: option values, Players, or ids of channels and roles."""
        live, select = self.find(message, label, kinds=SELECTS, **search)
        self._wake(self.world.channel(live["channel_id"]))
        if not select["min_values"] <= len(values) <= select["max_values"]:
            raise InteractionFailed(f"choose {select['min_values']} to {select['max_values']} values")
        data: Json = {"component_type": select["type"], "custom_id": select["custom_id"], "id": select["id"]}
        ids = data["values"] = [value.id if isinstance(value, Player) else value for value in values]
        channel = self.world.channel(live["channel_id"])
        if resolved := self.resolve_values(select, ids, channel):
            data["resolved"] = resolved
        return await self.answer(self.start(InteractionType.COMPONENT, channel, data, source=live))

    def resolve_values(self, select: Json, ids: Sequence[str], channel: Json) -> Json:
        """Check chosen values against what a select offers; returns the objects that travel with the ids."""
        if select["type"] == ComponentType.STRING_SELECT:
            offered = {option["value"] for option in select["options"]}
            if strange := set(ids) - offered:
                raise InteractionFailed(f"{sorted(strange)} is not offered")
            return {}
        resolved: Json = {}
        for value in ids:
            self._resolve(SELECT_OBJECTS[select["type"]], value, channel, resolved)
        return resolved

    def _resolve(self, takes: tuple[str, ...], object_id: str, channel: Json, resolved: Json) -> None:
        """Add the person, role or channel behind an id to the objects that travel with it."""
        world = self.world
        guild = world.guilds.get(channel.get("guild_id", ""), {"roles": [], "members": {}})
        roles = {role["id"]: role for role in guild["roles"]}
        if "users" in takes and object_id in world.users:
            resolved.setdefault("users", {})[object_id] = world.users[object_id]
            if object_id in guild["members"]:
                member = {key: value for key, value in guild["members"][object_id].items() if key != "user"}
                member["permissions"] = str(int(world.permissions(object_id, channel)))
                resolved.setdefault("members", {})[object_id] = member
        elif "roles" in takes and object_id in roles:
            resolved.setdefault("roles", {})[object_id] = roles[object_id]
        elif "channels" in takes and world.can_see(self.id, world.channels.get(object_id, NOWHERE)):
            place = world.channels[object_id]
            keys = ("id", "name", "type", "parent_id", "thread_metadata")
            partial = {key: place[key] for key in keys if key in place}
            partial["permissions"] = str(int(world.permissions(self.id, place)))
            resolved.setdefault("channels", {})[object_id] = partial
        else:
            raise InteractionFailed(f"{object_id} is not offered")

    # Forms

    async def submit(self, reply: Reply, /, **values: Any) -> Reply:
        """Fill in and send a form. Values go by custom_id: text, one value, a list of values, or a bool."""
        if reply.modal is None:
            raise InteractionFailed("no form is open")
        opener = reply.interaction
        resolved: Json = {}

        def resolve(field: Json, ids: list[str]) -> None:
            for kind, objects in self.resolve_values(field, ids, opener.channel).items():
                resolved.setdefault(kind, {}).update(objects)

        try:
            components = filled(reply.modal, values, resolve)
        except ValueError as why:
            raise InteractionFailed(str(why)) from None
        data: Json = {"custom_id": reply.modal["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
        sent = self.start(InteractionType.MODAL_SUBMIT, opener.channel, data, source=opener.source, opener=opener)
        return await self.answer(sent)

    # Talking and reading

    def say(self, channel: Json, text: str) -> Json:
        """Post a message of one's own."""
        world = self.world
        thread = "thread_metadata" in channel
        needed = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
        if not world.can_see(self.id, channel) or needed not in world.permissions(self.id, channel):
            raise InteractionFailed(f"{self.name} cannot write here")
        self._take_turn(channel)
        return world.messages.create(channel, self.user, {"content": text})

    def _take_turn(self, channel: Json) -> None:
        """Slow mode: so many seconds between two messages of a person who manages nothing there (developer
        documentation, Resources, Channel, `rate_limit_per_user`; bots and clicks are not held back, #691, #6465)."""
        unaffected = Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS
        pause = channel.get("rate_limit_per_user") or 0
        if not pause or self.world.permissions(self.id, channel) & unaffected:
            return
        last = next((one for one in reversed(self.sees(channel)) if one["author"]["id"] == self.id), None)
        if last is not None and (left := pause - self.world.age(last["id"])) > 0:
            raise InteractionFailed(f"slow mode: {self.name} may write again in {left:.0f} s")

    def sees(self, channel: Json) -> list[Json]:
        """The messages this person sees in a channel, oldest first."""
        if channel["id"] not in self.world.channels or not self.world.can_see(self.id, channel):
            return []
        return self.world.messages.visible(channel["id"], self.id)

    def text(self, channel: Json) -> list[str]:
        """The words of those messages."""
        return [shown_text(message) for message in self.sees(channel)]

    def pings(self, channel: Json) -> list[Json]:
        """The messages there that notified this person."""
        return [message for message in self.sees(channel) if self.id in self.world.messages.pings[message["id"]]]

    async def waits_for(self, channel: Json, fits: str | Callable[[Json], bool], within: float = 3.0) -> Json:
        """Wait until a message with this text (or that satisfies this test) is seen; the newest such is returned."""

        def newest() -> Json | None:
            for message in reversed(self.sees(channel)):
                if fits in shown_text(message) if isinstance(fits, str) else fits(message):
                    return message
            return None

        found = await self.world.until(newest, within, f"{self.name} to see {fits!r}; seen: {self.text(channel)[-3:]}")
        assert found is not None
        return found


def _fits(component: Json, label: str | None, custom_id: str | re.Pattern[str] | None) -> bool:
    if label is not None and label not in (component.get("label"), component.get("placeholder")):
        return False
    if isinstance(custom_id, re.Pattern):
        return custom_id.search(component.get("custom_id") or "") is not None
    return custom_id is None or component.get("custom_id") == custom_id
