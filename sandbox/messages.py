"""Messages: created, edited, deleted; ephemeral ones visible to one person only."""

from __future__ import annotations

import copy
import itertools
from collections import OrderedDict, defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from .directory import Directory
from .files import FileStore, Upload
from .interactions import Interaction
from .media import forget_shown_files, resolve_media
from .mentions import mentioned, notified
from .model import (
    THREADS,
    ApiError,
    ChannelType,
    ComponentType,
    Intent,
    InteractionType,
    Json,
    MessageFlag,
    Permission,
    walk,
)

MESSAGES_KEPT = 1_000
"""Messages kept in each channel; older ones are forgotten."""

NONCE_SECONDS = 300.0
"""How long a nonce names its message: Discord says "the past few minutes"."""

COMPONENT_DEFAULTS: dict[int, Json] = {
    ComponentType.STRING_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.USER_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.ROLE_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    ComponentType.SEPARATOR: {"spacing": 1, "divider": True},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
}


class MessageStore:
    """What was said, by channel. Message objects are live: an edit changes the object that readers hold."""

    def __init__(self, directory: Directory, files: FileStore, kept: int = MESSAGES_KEPT) -> None:
        self._directory = directory
        self._files = files
        self._kept = kept
        self._by_channel: defaultdict[str, OrderedDict[str, Json]] = defaultdict(OrderedDict)
        self._audience: dict[str, str] = {}
        self._owned: dict[str, list[Json]] = {}
        self._latest: dict[str, tuple[int, Json]] = {}
        """Every message kept and its version, the one that changed last at the end."""
        self._counter = itertools.count(1)
        self._deleted: dict[tuple[str, str], float] = {}
        """When messages with a nonce were posted that were deleted since, by channel and nonce."""
        self.pings: dict[str, list[str]] = {}
        """Message id to the ids of the people it notified when it was posted. An edit never notifies."""

    # Reading

    def in_channel(self, channel_id: str) -> list[Json]:
        """Everything kept in a channel, ephemeral messages included, oldest first."""
        return list(self._by_channel[channel_id].values())

    def visible(self, channel_id: str, user_id: str) -> list[Json]:
        """What one person sees in a channel, oldest first."""
        return [message for message in self.in_channel(channel_id) if self.sees(user_id, message["id"])]

    def sees(self, user_id: str, message_id: str) -> bool:
        return self._audience.get(message_id, user_id) == user_id

    def is_ephemeral(self, message_id: str) -> bool:
        return message_id in self._audience

    def find(self, channel_id: str, message_id: str) -> Json | None:
        """A message by its id, ephemeral or not."""
        return self._by_channel[channel_id].get(message_id)

    def get(self, channel_id: str, message_id: str, *, via_token: bool = False) -> Json:
        """A message as the API finds it: ephemeral ones exist only through the interaction's token."""
        message = self.find(channel_id, message_id)
        if message is None or (self.is_ephemeral(message_id) and not via_token):
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def files_of(self, message_id: str) -> list[Json]:
        """Every attachment a message owns, also those that an embed or a component shows."""
        return self._owned.get(message_id, [])

    def only_for(self, message_id: str) -> str | None:
        """Whose eyes alone an ephemeral message is for."""
        return self._audience.get(message_id)

    def ids(self) -> Collection[str]:
        """Every message kept."""
        return self._latest.keys()

    @property
    def newest_version(self) -> int:
        return next((version for version, _ in reversed(self._latest.values())), 0)

    def changed_since(self, version: int) -> Iterator[Json]:
        """The messages that changed after a version, newest change first."""
        for changed, message in reversed(self._latest.values()):
            if changed <= version:
                return
            yield message

    def version(self, message_id: str) -> int:
        """Grows with every change of the message; readers compare it instead of the whole object."""
        return self._latest[message_id][0]

    # Writing

    def create(
        self,
        channel: Json,
        author: Json,
        data: Json,
        uploads: Sequence[Upload] = (),
        *,
        kind: int = 0,
        interaction: Interaction | None = None,
        only_for: str | None = None,
    ) -> Json:
        """Post a message; `only_for` makes it ephemeral, `interaction` is the one it answers."""
        directory = self._directory
        message: Json = {
            "id": directory.snowflake(),
            "channel_id": channel["id"],
            "author": author,
            "content": data.get("content") or "",
            "timestamp": directory.timestamp(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [directory.users[user] for user in mentioned(data) if user in directory.users],
            "mention_roles": [],
            "attachments": [],
            "embeds": copy.deepcopy(data.get("embeds") or []),
            "pinned": False,
            "type": kind,
            "flags": int(data.get("flags") or 0),
            "components": copy.deepcopy(data.get("components") or []),
        }
        if author["id"] == directory.bot_user["id"]:
            message["application_id"] = author["id"]
        if data.get("nonce") is not None:
            message["nonce"] = str(data["nonce"])
        if interaction:
            message["webhook_id"] = author["id"]
            message["interaction_metadata"] = interaction.metadata()
            if interaction.type == InteractionType.COMMAND:
                message["interaction"] = interaction.command()
            if interaction.source:
                message["message_reference"] = self._reference(channel, interaction.source["id"])
        elif reference := data.get("message_reference"):
            message["message_reference"] = self._reference(channel, str(reference["message_id"]))
            message["type"] = 19
        self._finish(message, data, uploads, ephemeral=only_for is not None)
        self._by_channel[channel["id"]][message["id"]] = message
        channel["last_message_id"] = message["id"]
        if only_for:
            self._audience[message["id"]] = only_for
        self.pings[message["id"]] = notified = self._notified(channel, data, only_for)
        if channel["type"] in THREADS and not only_for:
            self._let_join(channel, author, notified)
        self._announce("MESSAGE_CREATE", message)
        self._forget_oldest(channel["id"])
        return message

    def with_nonce(self, channel_id: str, nonce: object) -> Json | None:
        """The bot's message of the last minutes with this nonce: sent again with `enforce_nonce`, it is not posted
        twice. Raises 404/10008 when that message was deleted since."""
        if nonce is None:
            return None
        key = (channel_id, str(nonce))
        if self._directory.now() - self._deleted.get(key, -NONCE_SECONDS) < NONCE_SECONDS:
            raise ApiError(404, 10008, "Unknown Message")
        return next(
            (
                one for one in self._by_channel[channel_id].values()
                if one.get("nonce") == key[1] and self._directory.age(one["id"]) < NONCE_SECONDS
            ),
            None,
        )

    def edit(self, message: Json, data: Json, uploads: Sequence[Upload] = ()) -> Json:
        """Change the parts that are named in `data`; parts left out stay."""
        if "content" in data:
            message["content"] = data["content"] or ""
        for part in ("embeds", "components"):
            if part in data:
                message[part] = copy.deepcopy(data[part] or [])
        if "embeds" in data:
            forget_shown_files(message["embeds"])
        if data.get("flags") is not None:
            settable = MessageFlag.SUPPRESS_EMBEDS
            message["flags"] = (message["flags"] & ~settable) | (int(data["flags"]) & settable)
            message["flags"] |= int(data["flags"]) & MessageFlag.IS_COMPONENTS_V2  # cannot be taken off again
        message["flags"] &= ~MessageFlag.LOADING
        message["flags"] = int(message["flags"])
        self._finish(message, data, uploads, ephemeral=self.is_ephemeral(message["id"]))
        message["edited_timestamp"] = self._directory.timestamp()
        self._announce("MESSAGE_UPDATE", message)
        return message

    def delete(self, message: Json) -> None:
        channel = self._directory.channels[message["channel_id"]]
        self._by_channel[channel["id"]].pop(message["id"], None)
        self._remember_nonce(message)
        gone: Json = {"id": message["id"], "channel_id": channel["id"]}
        private = self._is_private(channel, message["id"])
        if not private:
            gone["guild_id"] = channel["guild_id"]
        self._forget(message["id"])
        intent = Intent.DIRECT_MESSAGES if private else Intent.GUILD_MESSAGES
        self._directory.dispatch("MESSAGE_DELETE", gone, guild_id=channel.get("guild_id"), intent=intent)

    def forget_channel(self, channel_id: str) -> None:
        """The channel is gone and so is all that was said in it; Discord sends no event for each message."""
        for message_id in self._by_channel.pop(channel_id, ()):
            self._forget(message_id)

    def restore(self, message: Json, *, only_for: str | None, files: list[Json], pings: list[str]) -> None:
        """Put a stored message back in its place, behind those that are there."""
        message_id = message["id"]
        self._by_channel[message["channel_id"]][message_id] = message
        self._owned[message_id], self.pings[message_id] = files, pings
        if only_for:
            self._audience[message_id] = only_for
        self._changed(message)

    def rebase(self, before: str, after: str) -> None:
        """The files are served at another address now: change it wherever it stands."""
        for _, message in list(self._latest.values()):
            for part in ("attachments", "embeds", "components"):
                _rebase(message[part], before, after)
            _rebase(self.files_of(message["id"]), before, after)
            self._changed(message)

    # Parts

    @staticmethod
    def _reference(channel: Json, message_id: str) -> Json:
        return {"type": 0, "channel_id": channel["id"], "message_id": message_id}

    def _finish(self, message: Json, data: Json, uploads: Sequence[Upload], *, ephemeral: bool) -> None:
        """Number the components, settle the files, and put addresses in the place of attachment:// names."""
        number_components(message["components"])
        before = self.files_of(message["id"])
        owned = self._owned[message["id"]] = self._take_files(message, data, uploads, ephemeral)
        kept = {attachment["id"] for attachment in owned}
        for attachment in before:
            if attachment["id"] not in kept:
                self._files.release(attachment["id"])
        resolve_media(message, owned, self._directory.snowflake)
        self._changed(message)

    def _changed(self, message: Json) -> None:
        self._latest.pop(message["id"], None)
        self._latest[message["id"]] = next(self._counter), message

    def _take_files(self, message: Json, data: Json, uploads: Sequence[Upload], ephemeral: bool) -> list[Json]:
        """Which files the message owns now: an `attachments` array lists what stays; new files alone drop the old."""
        listed = {str(entry["id"]): entry for entry in data.get("attachments") or ()}
        old = {attachment["id"]: attachment for attachment in self.files_of(message["id"])}
        owned: list[Json] = []
        if data.get("attachments") is not None:
            owned = [old[file_id] for file_id in listed if file_id in old]
        elif not uploads:
            owned = list(old.values())
        for upload in uploads:
            entry = listed.get(str(upload.index), {})
            owned.append(
                self._files.store(
                    message["channel_id"],
                    upload,
                    name=entry.get("filename") or upload.filename,
                    description=entry.get("description"),
                    ephemeral=ephemeral,
                )
            )
        return owned

    def _notified(self, channel: Json, data: Json, only_for: str | None) -> list[str]:
        if only_for:
            return []
        if channel["type"] == ChannelType.DM:
            silent = int(data.get("flags") or 0) & MessageFlag.SUPPRESS_NOTIFICATIONS
            return [] if silent else [channel["recipients"][0]["id"]]
        members = self._directory.guilds[channel["guild_id"]]["members"]
        people = {
            user
            for user in members
            if Permission.VIEW_CHANNEL in self._directory.permissions(user, channel)
            and user != self._directory.bot_user["id"]
        }
        return notified(data, people)

    def _let_join(self, thread: Json, author: Json, called: Sequence[str]) -> None:
        """Whoever writes in a thread joins it, and so do those who are called: in a private one where its members may
        invite, or the author manages threads (developer documentation, Topics, Threads, "Private Threads")."""
        self._directory.join_thread(thread, author["id"])
        held = self._directory.permissions(author["id"], thread)
        if thread["thread_metadata"]["invitable"] or Permission.MANAGE_THREADS in held:
            for one in called:
                self._directory.join_thread(thread, one)

    def _is_private(self, channel: Json, message_id: str) -> bool:
        return channel["type"] == ChannelType.DM or self.is_ephemeral(message_id)

    def _announce(self, event: str, message: Json) -> None:
        """Tell the gateway. Ephemeral messages travel like direct ones, without guild_id and member."""
        directory = self._directory
        channel = directory.channels[message["channel_id"]]
        payload = dict(message)
        if self._is_private(channel, message["id"]):
            intent = Intent.DIRECT_MESSAGES
        else:
            intent = Intent.GUILD_MESSAGES
            payload["guild_id"] = channel["guild_id"]
            member = directory.guilds[channel["guild_id"]]["members"].get(message["author"]["id"])
            if member:
                payload["member"] = {key: value for key, value in member.items() if key != "user"}
            if message["author"]["id"] != directory.bot_user["id"]:
                # MESSAGE_CONTENT is a privileged intent, which this bot does not ask for
                payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
        directory.dispatch(event, payload, guild_id=channel.get("guild_id"), intent=intent)

    def _remember_nonce(self, deleted: Json) -> None:
        now = self._directory.now()
        self._deleted = {key: at for key, at in self._deleted.items() if now - at < NONCE_SECONDS}
        if "nonce" in deleted:
            posted = now - self._directory.age(deleted["id"])
            self._deleted[deleted["channel_id"], deleted["nonce"]] = posted

    def _forget_oldest(self, channel_id: str) -> None:
        channel = self._by_channel[channel_id]
        while len(channel) > self._kept:
            message_id, _ = channel.popitem(last=False)
            self._forget(message_id)

    def _forget(self, message_id: str) -> None:
        for attachment in self._owned.pop(message_id, ()):
            self._files.release(attachment["id"])
        self._audience.pop(message_id, None)
        self._latest.pop(message_id, None)
        self.pings.pop(message_id, None)


def _rebase(part: Any, before: str, after: str) -> None:
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        if isinstance(value, str) and value.startswith(before):
            part[key] = after + value.removeprefix(before)
        elif isinstance(value, (dict, list)):
            _rebase(value, before, after)


def number_components(components: list[Json]) -> None:
    """Give components the ids and defaults the API gives: ids count up and skip those the application chose."""
    used = {component["id"] for component in walk(components) if component.get("id")}
    free = (number for number in itertools.count(1) if number not in used)
    for component in walk(components):
        component["id"] = component.get("id") or next(free)
        for key, value in COMPONENT_DEFAULTS.get(component["type"], {}).items():
            if component.get(key) is None:
                component[key] = value
        if component.get("emoji"):
            component["emoji"] = _bare(component["emoji"])
        for option in component.get("options") or ():
            if option.get("emoji"):
                option["emoji"] = _bare(option["emoji"])
        for item in component.get("items") or ():
            item.setdefault("description", None)
            item.setdefault("spoiler", False)


def _bare(emoji: Json) -> Json:
    """An emoji as the API returns it: what it does not have is left out."""
    return {key: value for key, value in emoji.items() if value is not None}
