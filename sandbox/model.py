"""The vocabulary of Discord's API v10 that the stand-in shares: numbers, flags, errors, component trees.

Numbers are those of https://docs.discord.com/developers; names follow that documentation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum, IntFlag
from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object as it travels on the wire. Its shape is Discord's, so it is not modelled a second time."""

EPOCH_MS = 1_420_070_400_000
"""First second of 2015 in Unix milliseconds: where snowflakes start counting."""


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


class ComponentType(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        ComponentType.STRING_SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    }
)
INTERACTIVE = SELECTS | {ComponentType.BUTTON}


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class CommandType(IntEnum):
    SLASH = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


class ApiError(Exception):
    """An answer Discord gives instead of the thing asked for: HTTP status, JSON error code and text."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}".rstrip())
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        return {**body, "errors": self.errors} if self.errors else body


class Problem(NamedTuple):
    """One thing wrong with a request body: where, Discord's name of the error (some names are ours), and why."""

    path: tuple[str | int, ...]
    code: str
    text: str

    def under(self, *prefix: str | int) -> Problem:
        return self._replace(path=prefix + self.path)


def form_error(problems: Sequence[Problem]) -> ApiError:
    """Code 50035 with Discord's nested error tree, which clients flatten into the exception's text."""
    tree: Json = {}
    for problem in problems:
        node = tree
        for part in problem.path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.text})
    return ApiError(400, 50035, "Invalid Form Body", tree)


def walk(components: Iterable[Json] | None) -> Iterator[Json]:
    """Every component of a tree, parents before children, in reading order."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        for slot in ("accessory", "component"):
            if component.get(slot):
                yield from walk([component[slot]])


def usable(message: Json) -> list[Json]:
    """The components of a message that tell the bot when a person uses them, in reading order."""
    return [one for one in walk(message["components"]) if "custom_id" in one and not one.get("disabled")]


def shown_text(message: Json) -> str:
    """All words a reader sees in a message: content, embeds and text displays, one part a line."""
    parts: list[str] = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title", ""), embed.get("description", "")]
        parts += [f"{field['name']} {field['value']}" for field in embed.get("fields", ())]
    parts += [part["content"] for part in walk(message["components"]) if part["type"] == ComponentType.TEXT_DISPLAY]
    return "\n".join(part for part in parts if part)
