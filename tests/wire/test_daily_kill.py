"""kill -9 in the middle of somebody's deal of the day: they go on from the message that they have before them."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cogs.words.catalogues import words
from games.core.text import text
from sandbox import InteractionFailed, Reply, Sandbox
from tests.databases import rows_in
from tests.wire.stage import Json, button, ids, offered, shown
from tests.wire.victim import Victim

DEADLINE = 3.0
"""Seconds that a person waits for an answer before clicking again."""
TAKE = re.compile(r"s:\w+:\d+:\w+:take(:.*)?")
STALE = words("en").say(text("cogs-stale"), str)
HAND = button("hand")
SILENT = ("listen", "nobody")
"""Answers that leave abilities alone, so that every question is answered with one click, whoever is dealt today."""


class Solo:
    """Ana with her deal of the day, beside Ben who sees what everybody sees."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.ana, self.ben = (sandbox.add_seat(name).player for name in ("Ana", "Ben"))
        self._database = folder / "tables.sqlite3"

    def answers(self) -> list[str]:
        """The first tokens of all answers that stand, in order."""
        rows = rows_in(self._database, "SELECT answer FROM answer ORDER BY table_id, segment, n")
        return [json.loads(row[0])[0] for row in rows]

    async def insist(self, act: Callable[[], Awaitable[Reply]]) -> Reply:
        """Do it again until the bot answers."""
        end = time.monotonic() + 30
        while True:
            try:
                return await act()
            except InteractionFailed:
                assert time.monotonic() < end, "the bot does not answer"
                await asyncio.sleep(0.1)

    async def begin(self, way: str) -> Json:
        """Begin the deal; the private message with the first question."""
        page = await self.insist(lambda: self.ana.slash(self.sandbox.channel, "daily"))
        begun = await self.ana.click(page.posted, custom_id=f"s:0:-:0:deal:{way}")
        if way == "private":
            return begun.posted
        return await self.opened_again()

    async def opened_again(self) -> Json:
        """The question, opened from the button that everybody's turn message has."""
        end = time.monotonic() + 20
        while not (turns := [one for one in self.public() if any(HAND.fullmatch(name) for name in ids(one))]):
            assert time.monotonic() < end, "there is no turn message"
            await asyncio.sleep(0.1)
        (turn,) = turns
        return (await self.insist(lambda: self.ana.click(turn, custom_id=HAND))).posted

    def public(self) -> list[Json]:
        """What Ben sees in the channel."""
        return self.ben.sees(self.sandbox.channel)

    def chosen(self, form: Json) -> tuple[str, str | None, str]:
        """What Ana clicks: the component, its value if it is a select, and the answer that it stands for."""
        found = [
            (custom_id, value, value if value is not None else custom_id.rpartition("|")[2])
            for custom_id, value in offered(form, TAKE)
        ]
        return next((one for one in found if one[2] in SILENT), found[0])

    async def click(self, form: Json, choice: tuple[str, str | None, str]) -> Reply:
        """One click, which may get no answer."""
        custom_id, value, _ = choice
        if value is None:
            return await self.ana.click(form, custom_id=custom_id)
        return await self.ana.choose(form, value, custom_id=custom_id)

    async def answer(self, form: Json) -> Json:
        """Answer the question on a form: it stands once more in the database. Returns the form of the next one."""
        before, choice = self.answers(), self.chosen(form)
        reply = await self.insist(lambda: self.click(form, choice))
        assert STALE not in shown(reply.posted) and self.answers() == [*before, choice[2]]
        return reply.posted


@pytest.mark.parametrize(("way", "stored"), [("private", True), ("here", False)])
async def test_a_deal_of_the_day_goes_on_after_the_bot_was_killed(way: str, stored: bool, tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.world.deadline = DEADLINE
        victim, solo = Victim(sandbox, tmp_path), Solo(sandbox, tmp_path)
        await victim.start()
        try:
            async with asyncio.timeout(120):
                form = await solo.begin(way)
                for _ in range(3):
                    form = await solo.answer(form)
                await victim.kill()
                await victim.start()
                for _ in range(2):
                    form = await solo.answer(form)  # on the message from before
                form = await killed_in_a_click(solo, victim, form, stored=stored)
                form = await solo.answer(form)
                page = await solo.insist(lambda: solo.ana.slash(sandbox.channel, "daily"))
                led_back = await solo.ana.click(page.posted, custom_id=button("choose"))
                newest = led_back.posted
                assert offered(newest, TAKE) == offered(form, TAKE)
                if way == "here":  # the form that is opened again takes the place of the one before
                    newest = await solo.opened_again()
                    assert offered(newest, TAKE) == offered(form, TAKE)
                await solo.answer(newest)
            if way == "private":
                assert solo.public() == []
        finally:
            await victim.kill()


async def killed_in_a_click(solo: Solo, victim: Victim, form: Json, *, stored: bool) -> Json:
    """The bot dies while Ana clicks, at once or as soon as her answer is stored. It stands once or not at all, and the
    form that she then has before her leads on."""
    before, choice = solo.answers(), solo.chosen(form)
    click = asyncio.create_task(solo.click(form, choice))
    end = time.monotonic() + 20
    while stored and solo.answers() == before:
        assert time.monotonic() < end, "the answer is not stored"
        await asyncio.sleep(0)
    await victim.kill()
    left = solo.answers()
    assert left == [*before, choice[2]] if stored else left in (before, [*before, choice[2]])
    await victim.start()
    (reply,) = await asyncio.gather(click, return_exceptions=True)
    if isinstance(reply, BaseException):
        assert isinstance(reply, InteractionFailed)
        reply = await solo.insist(lambda: solo.click(form, choice))
        assert (STALE in shown(reply.posted)) is (left != before)
    assert solo.answers() == [*before, choice[2]]
    return reply.posted
