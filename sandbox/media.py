"""attachment:// references in embeds and components become addresses, as the API makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .model import Json, MessageFlag, walk

SCHEME = "attachment://"


def component_media(components: list[Json]) -> Iterator[Json]:
    """Every unfurled media item of a component tree."""
    for component in walk(components):
        for holder in (component.get("media"), component.get("file"), *_item_media(component)):
            if holder:
                yield holder


def _item_media(component: Json) -> list[Json | None]:
    return [item.get("media") for item in component.get("items") or ()]


def embed_media(embeds: list[Json]) -> Iterator[Json]:
    for embed in embeds:
        for slot in ("image", "thumbnail"):
            if embed.get(slot):
                yield embed[slot]


def forget_shown_files(embeds: list[Json]) -> None:
    """New embeds show a file only if they name it: the note of an earlier answer that a client sends back is void."""
    for item in embed_media(embeds):
        item.pop("attachment_id", None)


def resolve_media(message: Json, owned: list[Json], new_id: Callable[[], str]) -> None:
    """Fill in addresses and settle which files stay in the message's `attachments`.

    A file that an embed shows leaves the list, and comes back when an edit repeats the embed with the file's own
    address, so that readers see it twice: Discord does the same. Components V2 messages list every file.
    """
    by_name = {attachment["filename"]: attachment for attachment in owned}
    for item in component_media(message["components"]):
        _fill_component_item(item, by_name, new_id)
    for embed in message["embeds"]:
        embed["type"] = "rich"
    shown = set()
    for item in embed_media(message["embeds"]):
        if str(item.get("url", "")).startswith(SCHEME):
            attachment = by_name[item["url"].removeprefix(SCHEME)]
            item.update(url=attachment["url"], proxy_url=attachment["proxy_url"], attachment_id=attachment["id"])
            item.update(width=attachment.get("width"), height=attachment.get("height"))
        if "attachment_id" in item:
            shown.add(item["attachment_id"])
    if message["flags"] & MessageFlag.IS_COMPONENTS_V2:
        message["attachments"] = list(owned)
    else:
        message["attachments"] = [attachment for attachment in owned if attachment["id"] not in shown]


def _fill_component_item(item: Json, by_name: dict[str, Json], new_id: Callable[[], str]) -> None:
    url = item["url"]
    item.setdefault("id", new_id())
    item.setdefault("loading_state", 2)
    item.setdefault("placeholder", "")
    item.setdefault("flags", 0)
    if url.startswith(SCHEME):
        attachment = by_name[url.removeprefix(SCHEME)]
        item.update({key: attachment[key] for key in ("url", "proxy_url", "content_type")})
        item.update(attachment_id=attachment["id"], width=attachment.get("width"), height=attachment.get("height"))
    else:
        item.setdefault("proxy_url", url)
