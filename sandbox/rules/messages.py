"""Limits of messages: text, embeds, files, totals, and what Components V2 excludes.

Source: developer documentation, Resources, Message; and Interactions, "Component Reference".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..files import Upload
from ..media import SCHEME, component_media, embed_media
from ..model import ComponentType, Json, MessageFlag, Problem, walk
from .components import check_components
from .fields import Limits, check_lengths

PLAIN_NAME = re.compile(r"[A-Za-z0-9_.-]+")
"""What a file may be called that `attachment://` names."""
EMBED: Limits = {"title": (0, 256), "description": (0, 4096), "fields": (0, 25)}
EMBED_PARTS: dict[str, Limits] = {"author": {"name": (1, 256)}, "footer": {"text": (1, 2048)}}
EMBED_FIELD: Limits = {"name": (1, 256), "value": (1, 1024)}
ALLOWED_ON_RESPONSE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.IS_COMPONENTS_V2
    | MessageFlag.SUPPRESS_NOTIFICATIONS
)


@dataclass(frozen=True, slots=True)
class Draft:
    """A message body and what else is known when it is checked."""

    data: Json
    uploads: Sequence[Upload] = ()
    before: Json | None = None
    """The message as it was, for an edit."""
    kept: Sequence[Json] = field(default=())
    """Files the edited message owns."""
    is_response: bool = False

    @property
    def flags(self) -> int:
        old = self.before["flags"] & MessageFlag.IS_COMPONENTS_V2 if self.before else 0
        return int(self.data.get("flags") or 0) | old

    @property
    def components(self) -> list[Json]:
        return self.data.get("components") or []


def check_message(draft: Draft) -> list[Problem]:
    """Everything that is wrong with a message that is to be sent or edited."""
    v2 = bool(draft.flags & MessageFlag.IS_COMPONENTS_V2)
    return [
        *check_lengths(draft.data, {"content": (0, 2000), "embeds": (0, 10), "attachments": (0, 10)}),
        *_nonce(draft.data.get("nonce")),
        *_embeds(draft.data.get("embeds") or []),
        *_files(draft),
        *_mentions(draft.data.get("allowed_mentions") or {}),
        *(_v2(draft) if v2 else _classic(draft)),
        *check_components(draft.components),
        *_empty(draft),
        *_response_flags(draft),
    ]


def _nonce(nonce: object) -> Iterator[Problem]:
    if isinstance(nonce, str) and len(nonce) > 25:
        yield Problem(("nonce",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")


def _embeds(embeds: list[Json]) -> Iterator[Problem]:
    total = 0
    for index, embed in enumerate(embeds):
        path = ("embeds", index)
        yield from check_lengths(embed, EMBED, path)
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        for part, limits in EMBED_PARTS.items():
            body = embed.get(part) or {}
            yield from check_lengths(body, limits, (*path, part))
            total += sum(len(body.get(name) or "") for name in limits)
        for number, item in enumerate(embed.get("fields") or ()):
            yield from check_lengths(item, EMBED_FIELD, (*path, "fields", number))
            total += len(item.get("name") or "") + len(item.get("value") or "")
    if total > 6000:
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _files(draft: Draft) -> Iterator[Problem]:
    described = {str(entry.get("id")): entry.get("filename") for entry in draft.data.get("attachments") or ()}
    names = {described.get(str(upload.index)) or upload.filename for upload in draft.uploads}
    names |= {attachment["filename"] for attachment in draft.kept}
    for item in (*embed_media(draft.data.get("embeds") or []), *component_media(draft.components)):
        url = str(item.get("url", ""))
        name = url.removeprefix(SCHEME)
        if url.startswith(SCHEME) and not (name in names and PLAIN_NAME.fullmatch(name)):
            yield Problem(("components",), "UNKNOWN_ATTACHMENT", f"no file for {url} in this request or message")
    if len(draft.uploads) > 10:
        yield Problem(("files",), "BASE_TYPE_BAD_LENGTH", "Must be 10 or fewer in length.")
    for index, entry in enumerate(draft.data.get("attachments") or ()):
        yield from check_lengths(entry, {"description": (0, 1024)}, ("attachments", index))


def _mentions(allowed: Json) -> Iterator[Problem]:
    yield from check_lengths(allowed, {"users": (0, 100), "roles": (0, 100)}, ("allowed_mentions",))
    for kind in allowed.get("parse") or ():
        if kind not in ("roles", "users", "everyone"):
            yield Problem(("allowed_mentions", "parse"), "BASE_TYPE_CHOICES", f"{kind} cannot be mentioned")
    for kind in ("users", "roles"):
        ids = [str(one) for one in allowed.get(kind) or ()]
        if len(set(ids)) != len(ids):
            yield Problem(("allowed_mentions", kind), "SET_TYPE_CONTAINS_DUPLICATES", "The set contains duplicates")
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def _v2(draft: Draft) -> Iterator[Problem]:
    everything = list(walk(draft.components))
    if draft.data.get("content") or draft.data.get("embeds"):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        yield Problem((), code, "content and embeds cannot be used with IS_COMPONENTS_V2")
    elif draft.before and "components" in draft.data and _keeps_legacy(draft):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        yield Problem((), code, "content and embeds of the old message must be emptied")
    if len(everything) > 40:
        text = "The total number of components may not exceed 40"
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    texts = [part["content"] for part in everything if part.get("type") == ComponentType.TEXT_DISPLAY]
    if sum(map(len, texts)) > 4000:
        text = "The total text displayed may not exceed 4000 characters"
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    if any(part.get("type") == ComponentType.CONTAINER for top in draft.components for part in walk(_below(top))):
        yield Problem(("components",), "UNION_TYPE_CHOICES", "A container stands at the top only")
    if draft.before and draft.uploads and "attachments" not in draft.data:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        yield Problem(("components",), code, "an edit with files needs an attachments array")


def _below(component: Json) -> list[Json]:
    return component.get("components") or []


def _keeps_legacy(draft: Draft) -> bool:
    assert draft.before
    return any(draft.before[part] and part not in draft.data for part in ("content", "embeds"))


def _classic(draft: Draft) -> Iterator[Problem]:
    if len(draft.components) > 5:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for index, component in enumerate(draft.components):
        if component.get("type") != ComponentType.ACTION_ROW:
            text = "Only action rows are allowed without IS_COMPONENTS_V2"
            yield Problem(("components", index), "UNION_TYPE_CHOICES", text)


def _empty(draft: Draft) -> Iterator[Problem]:
    """Parts that an edit leaves out stay, files too."""
    before = draft.before or {}
    words = any(draft.data.get(part, before.get(part)) for part in ("content", "embeds", "components"))
    listed = draft.data.get("attachments")
    files = draft.uploads or (draft.kept if listed is None else listed)
    if not words and not files:
        yield Problem((), "EMPTY", "Cannot send an empty message")


def _response_flags(draft: Draft) -> Iterator[Problem]:
    if draft.is_response and int(draft.data.get("flags") or 0) & ~ALLOWED_ON_RESPONSE:
        yield Problem(("flags",), "BAD_FLAGS", "flag not allowed on an interaction response")
