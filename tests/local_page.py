"""A client of the local table's web page without a browser: it reads the page's feed and acts for seats."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp

Json = dict[str, Any]


async def table_address(log: Path) -> str:
    """Wait until the bot of a started program is connected, and return the address of its local table, from the file
    into which it prints."""
    while True:
        words = await asyncio.to_thread(log.read_text, encoding="utf-8", errors="replace")
        if "connected as" in words and (found := re.search(r"http://\S+/table/\S+", words)):
            return found[0]
        await asyncio.sleep(0.2)


@dataclass
class Page:
    """The page of a local table with all seats side by side. `messages`: by seat and id, as that seat sees them."""

    client: aiohttp.ClientSession
    feed: aiohttp.ClientWebSocketResponse
    secret: str
    seats: list[str] = field(default_factory=list)
    rooms: dict[str, str] = field(default_factory=dict)
    messages: dict[tuple[str, str], Json] = field(default_factory=dict)

    async def hear(self) -> None:
        """Wait for the next frame of the page's feed and apply it."""
        news: Json = await self.feed.receive_json()
        self.seats = [seat["id"] for seat in news.get("seats", ())] or self.seats
        for seat, column in news.get("columns", {}).items():
            if rooms := column.get("rooms"):
                self.rooms[seat] = rooms[0]["id"]
            for message in column.get("messages", ()):
                self.messages[seat, message["id"]] = message

    async def until(self, seat: str, wanted: Callable[[Json], bool]) -> Json:
        """Wait until a seat sees a message for which `wanted` is true, and return the newest such message."""
        while True:
            seen = [message for (whose, _), message in self.messages.items() if whose == seat and wanted(message)]
            if seen:
                return max(seen, key=lambda message: int(message["id"]))
            await self.hear()

    async def act(self, seat: str, kind: str, **what: Any) -> None:
        """Do an action (such as "slash" or "click") for a seat in its first channel. Raises an error with the reply if
        it is refused."""
        asked = {"secret": self.secret, "kind": kind, "seat": seat, "room": self.rooms[seat], **what}
        async with self.client.post("/page/act", json=asked) as answer:
            said = await answer.json()
            assert "error" not in said, said

    async def picture(self, message: Json) -> bytes:
        """Download and return the first picture of a message."""
        found = urlsplit(message["attachments"][0]["url"])
        async with self.client.get(f"{found.path}?{found.query}") as picture:
            picture.raise_for_status()
            return await picture.read()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Page]:
    """Open the web page of a local table at its address inside the block, and yield it."""
    parts = urlsplit(address)
    origin, secret = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[1]
    async with aiohttp.ClientSession(origin, headers={"Origin": origin}) as client, client.ws_connect(
        "/page/feed"
    ) as feed:
        await feed.send_str(f"{secret} en")
        page = Page(client, feed, secret)
        while not page.seats:
            await page.hear()
        yield page
