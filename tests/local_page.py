"""What a browser does at a local table that was started elsewhere: it reads the news of its page and acts for seats."""

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
    """Wait for the address of the table in what the program prints. Returns it once the bot is connected."""
    while True:
        words = await asyncio.to_thread(log.read_text, encoding="utf-8", errors="replace")
        if "connected as" in words and (found := re.search(r"http://\S+/table/\S+", words)):
            return found[0]
        await asyncio.sleep(0.2)


@dataclass
class Page:
    """The page with all seats side by side. `messages`: by seat and id, as that seat sees them."""

    client: aiohttp.ClientSession
    feed: aiohttp.ClientWebSocketResponse
    secret: str
    seats: list[str] = field(default_factory=list)
    rooms: dict[str, str] = field(default_factory=dict)
    messages: dict[tuple[str, str], Json] = field(default_factory=dict)

    async def hear(self) -> None:
        """Take in the next news."""
        news: Json = await self.feed.receive_json()
        self.seats = [seat["id"] for seat in news.get("seats", ())] or self.seats
        for seat, column in news.get("columns", {}).items():
            if rooms := column.get("rooms"):
                self.rooms[seat] = rooms[0]["id"]
            for message in column.get("messages", ()):
                self.messages[seat, message["id"]] = message

    async def until(self, seat: str, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a message that a seat sees, and return the newest."""
        while True:
            seen = [message for (whose, _), message in self.messages.items() if whose == seat and wanted(message)]
            if seen:
                return max(seen, key=lambda message: int(message["id"]))
            await self.hear()

    async def act(self, seat: str, kind: str, **what: Any) -> None:
        """Do something for a seat in its first room. Fails with the answer where it is refused."""
        asked = {"secret": self.secret, "kind": kind, "seat": seat, "room": self.rooms[seat], **what}
        async with self.client.post("/page/act", json=asked) as answer:
            said = await answer.json()
            assert "error" not in said, said

    async def picture(self, message: Json) -> bytes:
        """The first picture of a message."""
        found = urlsplit(message["attachments"][0]["url"])
        async with self.client.get(f"{found.path}?{found.query}") as picture:
            picture.raise_for_status()
            return await picture.read()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Page]:
    """Open the page of a table at its address."""
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
