"""Check the picture of a board at a local table (web page) that was started elsewhere: `python -m tests.local_board
LOG`.

LOG is the file into which the started program prints its addresses. The board is that of a lesson, which has a fixed
deal, so its picture is the same everywhere; it is compared with a golden file.
"""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path

from PIL import Image

from tests.local_page import opened, table_address
from tests.rendering.pixels import REDUCED, difference

GOLDEN = Path(__file__).parent / "rendering" / "golden" / "lesson_at_the_local_table.png"
PATIENCE = 240
"""Seconds for downloading the libraries, starting and drawing on a fresh machine."""
GAME = "northwood"


async def board_of_a_lesson(address: str) -> bytes:
    """Begin a lesson at the local table as its first person, and return the first picture that is shown."""
    async with opened(address) as page:
        seat = page.seats[0]
        await page.act(seat, "slash", path="learn", options={"game": GAME})
        return await page.picture(await page.until(seat, lambda message: bool(message.get("attachments"))))


async def main(log: Path) -> int:
    """Return the exit code: 0 if the picture is equal to the golden one."""
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
