"""What an error from Discord means, and how the bot reacts to it.

`meaning` reads the status and code of an error. `reaction` looks up what follows from it when the bot sends, edits or
opens something. A person's direct messages ("room") are never a table's home: errors of the one have no consequence
for the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from types import MappingProxyType

import aiohttp
import discord

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Exceptions that a call of Discord's API may raise: a refusal, a broken connection, or a timeout."""

API_TIMEOUT_SECONDS = 60.0
"""Timeout in seconds for a call of Discord's API. discord.py would wait for five minutes and hold up other
messages."""


TOO_MANY_THREADS = (160006, 160007)
"""Discord's error codes for a Discord server that has reached its limit of open threads."""


class Meaning(StrEnum):
    """What an error of a call to Discord means for the place that was written to."""

    UNAVAILABLE = "Discord did not answer, or not properly: the call may have taken effect"
    TOO_FAST = "the bot has asked too often, or Discord takes this from nobody for now: the call had no effect"
    CHANNEL_GONE = "the channel or thread does not exist"
    MESSAGE_GONE = "the message does not exist"
    SERVER_GONE = "the bot is not in the server"
    PERSON_GONE = "the person is not in the server, or not at Discord"
    FORBIDDEN = "the bot lacks a permission"
    UNWANTED = "the person takes no direct messages from the bot"
    ARCHIVED = "the thread is archived or locked"
    CLICK_OVER = "the click can no longer be answered"
    REJECTED = "Discord refuses the request itself"


class Target(StrEnum):
    """The kinds of places that are written to. The same error has other consequences at each."""

    HOME = "a table's channel or thread"
    ROOM = "a person's channel of direct messages"
    PICTURE = "the picture of a message whose words stand"
    CLICK = "the answer to a click"


class Reaction(StrEnum):
    """What the bot does after an error of a call to Discord."""

    RETRY = "try again later"
    RETRY_FEW_TIMES = "try again later, but not for ever"
    FIND_HOME = "look whether the table's home still exists, and end the table if it does not"
    REPLACE_MESSAGE = "forget the message: another takes its place"
    OPEN_THREAD = "take the thread out of the archive"
    WAIT_FOR_PERMISSION = "tell the table's opener once, and try again rarely"
    CLOSE_ROOM = "write there no more until the person opens the room again"
    CONSIDER_SENT = "it was sent before, and the person has deleted it"
    GIVE_UP = "leave it"
    TELL_PERSON = "say to the person that it failed"


CODES: Mapping[int, Meaning] = MappingProxyType({
    10003: Meaning.CHANNEL_GONE,
    10004: Meaning.SERVER_GONE,
    10007: Meaning.PERSON_GONE,
    10008: Meaning.MESSAGE_GONE,
    10013: Meaning.PERSON_GONE,
    10015: Meaning.CLICK_OVER,
    10062: Meaning.CLICK_OVER,
    20016: Meaning.TOO_FAST,
    20028: Meaning.TOO_FAST,
    30046: Meaning.TOO_FAST,
    40003: Meaning.TOO_FAST,
    40004: Meaning.TOO_FAST,  # it takes no messages for now, nor uses of a feature (40006)
    40006: Meaning.TOO_FAST,
    40060: Meaning.CLICK_OVER,
    40333: Meaning.TOO_FAST,  # the network before Discord lets nothing of this machine through
    50001: Meaning.FORBIDDEN,
    50007: Meaning.UNWANTED,
    50013: Meaning.FORBIDDEN,
    50027: Meaning.CLICK_OVER,
    50083: Meaning.ARCHIVED,
    50278: Meaning.UNWANTED,
    160005: Meaning.ARCHIVED,
})
"""Discord's JSON error codes (developer documentation, "Opcodes and Status Codes")."""
STATUSES: Mapping[int, Meaning] = MappingProxyType({
    HTTPStatus.UNAUTHORIZED: Meaning.UNAVAILABLE,  # the token is renewed or revoked: tables are not affected
    HTTPStatus.FORBIDDEN: Meaning.FORBIDDEN,
    HTTPStatus.REQUEST_TIMEOUT: Meaning.UNAVAILABLE,
    HTTPStatus.TOO_MANY_REQUESTS: Meaning.TOO_FAST,
})
"""The meaning of a status if the error code is unknown."""

REACTIONS: Mapping[Target, Mapping[Meaning, Reaction]] = MappingProxyType({
    Target.HOME: {
        Meaning.UNAVAILABLE: Reaction.RETRY,
        Meaning.TOO_FAST: Reaction.RETRY,
        Meaning.CHANNEL_GONE: Reaction.FIND_HOME,
        Meaning.MESSAGE_GONE: Reaction.REPLACE_MESSAGE,
        Meaning.SERVER_GONE: Reaction.RETRY,  # a gateway event follows, and the table is paused
        Meaning.PERSON_GONE: Reaction.RETRY,
        Meaning.FORBIDDEN: Reaction.WAIT_FOR_PERMISSION,
        Meaning.UNWANTED: Reaction.RETRY,
        Meaning.ARCHIVED: Reaction.OPEN_THREAD,
        Meaning.CLICK_OVER: Reaction.RETRY,  # `Post` then edits through the channel
        Meaning.REJECTED: Reaction.RETRY,
    },
    Target.ROOM: {
        Meaning.UNAVAILABLE: Reaction.RETRY,
        Meaning.TOO_FAST: Reaction.RETRY,
        Meaning.CHANNEL_GONE: Reaction.CLOSE_ROOM,
        Meaning.MESSAGE_GONE: Reaction.CONSIDER_SENT,
        Meaning.SERVER_GONE: Reaction.CLOSE_ROOM,
        Meaning.PERSON_GONE: Reaction.CLOSE_ROOM,
        Meaning.FORBIDDEN: Reaction.CLOSE_ROOM,
        Meaning.UNWANTED: Reaction.CLOSE_ROOM,
        Meaning.ARCHIVED: Reaction.CLOSE_ROOM,
        Meaning.CLICK_OVER: Reaction.RETRY_FEW_TIMES,
        Meaning.REJECTED: Reaction.RETRY_FEW_TIMES,
    },
    Target.PICTURE: {
        Meaning.UNAVAILABLE: Reaction.RETRY,
        Meaning.TOO_FAST: Reaction.RETRY,
        Meaning.CHANNEL_GONE: Reaction.FIND_HOME,
        Meaning.MESSAGE_GONE: Reaction.REPLACE_MESSAGE,
        Meaning.SERVER_GONE: Reaction.RETRY,
        Meaning.PERSON_GONE: Reaction.GIVE_UP,
        Meaning.FORBIDDEN: Reaction.GIVE_UP,  # the words were sent, and the next ones say what is missing
        Meaning.UNWANTED: Reaction.GIVE_UP,
        Meaning.ARCHIVED: Reaction.OPEN_THREAD,
        Meaning.CLICK_OVER: Reaction.RETRY,
        Meaning.REJECTED: Reaction.GIVE_UP,  # the same picture would be refused again
    },
    Target.CLICK: {
        Meaning.UNAVAILABLE: Reaction.GIVE_UP,
        Meaning.TOO_FAST: Reaction.TELL_PERSON,
        Meaning.CHANNEL_GONE: Reaction.GIVE_UP,
        Meaning.MESSAGE_GONE: Reaction.GIVE_UP,
        Meaning.SERVER_GONE: Reaction.GIVE_UP,
        Meaning.PERSON_GONE: Reaction.TELL_PERSON,
        Meaning.FORBIDDEN: Reaction.TELL_PERSON,
        Meaning.UNWANTED: Reaction.TELL_PERSON,
        Meaning.ARCHIVED: Reaction.GIVE_UP,
        Meaning.CLICK_OVER: Reaction.GIVE_UP,
        Meaning.REJECTED: Reaction.TELL_PERSON,
    },
})
MOST_ATTEMPTS = 12
"""Number of attempts after which `RETRY_FEW_TIMES` gives up: with growing pauses, about an hour."""


def api_timeout() -> asyncio.Timeout:
    """Return a context manager that ends a call of Discord's API after `API_TIMEOUT_SECONDS` seconds. Raises
    `TimeoutError`."""
    return asyncio.timeout(API_TIMEOUT_SECONDS)


def meaning(error: BaseException) -> Meaning:
    """Return what an error of a call to Discord means for the place that was written to. Errors that are not an answer
    from Discord count as unavailable."""
    if not isinstance(error, discord.HTTPException) or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Meaning.UNAVAILABLE
    return CODES.get(error.code) or STATUSES.get(error.status, Meaning.REJECTED)


def may_have_taken_effect(error: BaseException) -> bool:
    """Whether a call that failed with this error may have taken effect all the same. It has not if Discord answered
    with a refusal, or if no connection could be opened."""
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.REQUEST_TIMEOUT
    return not isinstance(error, aiohttp.ClientConnectorError)


def reaction(target: Target, error: BaseException, attempts: int = 0) -> Reaction:
    """Return what the bot does after an error of a call to Discord at this kind of place, after `attempts` earlier
    attempts."""
    found = REACTIONS[target][meaning(error)]
    if found is Reaction.RETRY_FEW_TIMES:
        return Reaction.RETRY if attempts < MOST_ATTEMPTS else Reaction.GIVE_UP
    return found


def pause_after(error: BaseException, attempts: int) -> float:
    """Return the seconds to wait before the next attempt after `attempts` failed ones. They double with each attempt,
    up to a limit that depends on the error."""
    found = meaning(error)
    if found is Meaning.FORBIDDEN or found is Meaning.ARCHIVED:
        return backoff(attempts + 4, 3600.0)
    if found in (Meaning.UNAVAILABLE, Meaning.TOO_FAST) and not isinstance(error, discord.HTTPException):
        return backoff(attempts, 60.0)
    return backoff(attempts, 600.0)


def backoff(attempts: int, most: float) -> float:
    """Return the seconds to wait after this number of failed attempts: 1, 2, 4, …, at most `most`."""
    return float(min(most, 2 ** min(attempts, 12)))


def describe(error: BaseException) -> str:
    """Return a brief description of an error for the log, without URLs, which contain tokens and Discord ids."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}"
    return type(error).__name__
