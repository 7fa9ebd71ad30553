"""Play at a local table (web page) that was started elsewhere.

`python -m tests.local_table LOG open` lets two people sit down and begin a game; `python -m tests.local_table LOG
again`, after another start on the same data, checks that both find their game and seats again. LOG is the file into
which the started program prints.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.local_page import Json, Page, opened, table_address

GAME = "grimm_forest"
OWN_CARDS = ("choose", "hand")
"""The acts of the button that shows a person the own cards: what to choose from while the game waits for it, the hand
otherwise."""
PATIENCE = 240
"""Time limit of the whole run in seconds, for a busy machine."""


def buttons(part: object) -> list[str]:
    """Return all custom ids in nested components."""
    if isinstance(part, list):
        return [one for each in part for one in buttons(each)]
    if not isinstance(part, dict):
        return []
    own = [part["custom_id"]] if isinstance(part.get("custom_id"), str) else []
    return own + [one for each in part.values() for one in buttons(each)]


def button(message: Json, *acts: str) -> str | None:
    """Return the custom id of a message's first button for one of these acts, such as "join"; None if it has none."""
    ids = buttons(message.get("components"))
    return next((one for one in ids if one.startswith("s:") and one.split(":")[4] in acts), None)


async def press(page: Page, seat: str, *acts: str) -> None:
    """Wait for a button with one of these acts, and press the newest."""
    message = await page.until(seat, lambda one: button(one, *acts) is not None)
    await page.act(seat, "click", message=message["id"], custom_id=button(message, *acts))


async def see_own_hand(page: Page, seat: str) -> int:
    """Ask for the private picture of a seat's hand. Returns its size in bytes."""
    before = {message for whose, message in page.messages if whose == seat}
    await press(page, seat, *OWN_CARDS)
    shown = await page.until(seat, lambda one: one["id"] not in before and bool(one.get("attachments")))
    return len(await page.picture(shown))


async def main(log: Path, what: str) -> int:
    """Do what the argument `what` names ("open" or "again"), and return the exit code."""
    async with asyncio.timeout(PATIENCE), opened(await table_address(log)) as page:
        ana, ben = page.seats
        if what == "open":
            await page.act(ana, "slash", path="play", options={"game": GAME})
            await press(page, ben, "join")
            await press(page, ana, "start")
        board = await page.until(ana, lambda one: button(one, *OWN_CARDS) is not None and bool(one.get("attachments")))
        hands = [await see_own_hand(page, seat) >> 10 for seat in (ana, ben)]
        print(f"{what}: a board of {len(await page.picture(board)) >> 10} KiB, hands of {hands[0]} and {hands[1]} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(Path(sys.argv[1]), sys.argv[2])))
