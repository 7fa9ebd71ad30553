"""`python -m tests.local_board LOG`: ask a local table that was started elsewhere for a board, and compare it with its
golden. LOG is the file into which the started program prints; its addresses stand there. A lesson has a fixed deal, so
its picture is the same everywhere."""

from __future__ import annotations

import asyncio
import io
import re
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from PIL import Image

from tests.rendering.pixels import REDUCED, difference

GOLDEN = Path(__file__).parent / "rendering" / "golden" / "lesson_at_the_local_table.png"
PATIENCE = 240
"""Seconds for fetching the libraries, starting and drawing: a fresh machine has nothing."""
GAME = "northwood"


async def table_address(log: Path) -> str:
    """Wait for the address of the table in what the program prints. Returns it once the bot is connected."""
    while True:
        words = await asyncio.to_thread(log.read_text, encoding="utf-8", errors="replace")
        if "connected as" in words and (found := re.search(r"http://\S+/table/\S+", words)):
            return found[0]
        await asyncio.sleep(0.2)


async def board_of_a_lesson(address: str) -> bytes:
    """Begin a lesson at the local table as its first person, and return the first picture that is shown."""
    parts = urlsplit(address)
    origin, secret = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[1]
    async with aiohttp.ClientSession(origin, headers={"Origin": origin}) as client, client.ws_connect(
        "/page/feed"
    ) as feed:
        await feed.send_str(f"{secret} en")
        news: dict[str, Any] = await feed.receive_json()
        seat = news["seats"][0]["id"]
        room = news["columns"][seat]["rooms"][0]["id"]
        asked = {
            "secret": secret, "kind": "slash", "seat": seat, "room": room, "path": "learn", "options": {"game": GAME},
        }
        async with client.post("/page/act", json=asked) as answer:
            said = await answer.json()
            assert "error" not in said, said
        while True:
            news = await feed.receive_json()
            for message in news.get("columns", {}).get(seat, {}).get("messages", ()):
                for attachment in message.get("attachments", ()):
                    found = urlsplit(attachment["url"])
                    async with client.get(f"{found.path}?{found.query}") as picture:
                        picture.raise_for_status()
                        return await picture.read()


async def main(log: Path) -> int:
    """Return the exit code: 0 where the picture is the golden one."""
    async with asyncio.timeout(PATIENCE):
        data = await board_of_a_lesson(await table_address(log))
    drawn = Image.open(io.BytesIO(data)).convert("RGB").resize(REDUCED, Image.Resampling.BOX)
    if "--update" in sys.argv:
        drawn.save(GOLDEN)
    found = difference(drawn, Image.open(GOLDEN).convert("RGB"))
    print(f"the board of the lesson: {len(data) >> 10} KiB, {found:.1%} of the worst tile differ from its golden")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(Path(sys.argv[1]))))
