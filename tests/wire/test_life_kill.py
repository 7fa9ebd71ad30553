"""kill -9 while clocks run out, votes are counted, orders answer and something is asked back: nothing is lost, nothing
is said or counted twice, and no time passes for anybody while the bot is away."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sandbox import InteractionFailed, Player, Reply, Sandbox
from tables.matching import GRACE
from tables.pace import DAY, HOUR
from tests.databases import change_in
from tests.wire.ahead import FILE, put_forward
from tests.wire.stage import Json, button, ids, shown
from tests.wire.test_kill import PATIENCE, Crowd, check_messages, everything_sent
from tests.wire.test_orders import ORDERS, plan, take
from tests.wire.test_pace import PACE
from tests.wire.test_undoing import CHOICE, GRANT, options_of
from tests.wire.victim import Victim

ALONE = {"DRAWING_PROCESSES": "0", "THINKING_PROCESSES": "0"}
"""A bot without processes beside it starts sooner."""
QUIET = 1.0
"""Seconds in which what would be wrong would have happened: the bot looks at once what is due after a start."""


class Mortals(Crowd):
    """Ana, Ben and Cleo, whose bot dies, and whose time passes as the test says."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        super().__init__(sandbox, folder, random.Random(5))
        self.ahead = folder / "ahead"
        self.ahead.write_text("0", "ascii")
        self.victim = Victim(sandbox, folder, "tests.wire.ahead", **{FILE: str(self.ahead), **ALONE})
        self.ana, self.ben, self.cleo = self.people

    # -- time and death ----------------------------------------------------------------------------------------------

    def now(self) -> float:
        """What time it is for the bot."""
        return time.time() + float(self.ahead.read_text("ascii"))

    async def live(self, seconds: float) -> None:
        """Time passes while the bot is there; nothing of it is a pause."""
        await self.until(lambda: bool(self.query("SELECT 1 FROM heart")))
        with change_in(self.database) as run:
            run("UPDATE heart SET at = ?", self.now() + seconds)
            put_forward(self.ahead, seconds)

    async def again(self, after: float = 0.0) -> None:
        """The bot is killed, and started so many seconds later."""
        await self.victim.kill()
        self.bury()
        put_forward(self.ahead, after)
        await self.victim.start()

    async def dies_at(self, act: Callable[[], Coroutine[Any, Any, Reply]], when: Callable[[], bool]) -> None:
        """Somebody clicks until they get an answer, or what they click is gone; the bot dies as soon as something is
        so; and they click once more, as people do who are not sure."""
        click = asyncio.create_task(self.insists(act))
        await self.until(when, every=0.002)
        await self.again()
        await click
        await self.insists(act)

    async def insists(self, act: Callable[[], Coroutine[Any, Any, Reply]]) -> None:
        """Click until there is an answer, or nothing is left to be clicked."""
        try:
            await self.retried(act, there=True)
        except InteractionFailed as failed:
            assert not failed.unanswered

    async def until(self, holds: Callable[[], bool], every: float = 0.03) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end
            await asyncio.sleep(every)

    # -- at the table ------------------------------------------------------------------------------------------------

    async def begin(self, pace: str | None = None) -> None:
        """A table of the three."""
        await self.retried(lambda: self.ana.slash(self.sandbox.channel, "play", game="grimm_forest"))
        for person in (self.ben, self.cleo):
            await self.retried(partial(self.press_newest, person, "lobby", "join"))
        if pace is not None:
            await self.retried(lambda: self.ana.choose(self.newest("lobby"), pace, custom_id=PACE))
        await self.retried(partial(self.press_newest, self.ana, "lobby", "start"))
        await self.until(lambda: self.count("asked") == 3)
        await everything_sent(self)

    async def goes(self, person: Player, place: str) -> None:
        """Somebody's secret choice."""
        form = await self.retried(partial(self.press_newest, person, "turn", "choose"))
        await self.retried(lambda: person.click(form.posted, custom_id=re.compile(rf".*:take:gather\|{place}")))

    def press(self, person: Player, message: Json, pattern: str | re.Pattern[str]) -> Callable[[], Any]:
        """A click that can be repeated."""
        return lambda: person.click(message, custom_id=pattern)

    # -- what there is -----------------------------------------------------------------------------------------------

    def count(self, what: str, *values: Any) -> int:
        """How many rows the database has of something."""
        return int(self.query(f"SELECT count(*) FROM {what}", *values)[0][0])

    def public(self, sign: str) -> list[Json]:
        """The public messages in which something stands."""
        messages = self.sandbox.world.messages
        there = self.ana.sees(self.sandbox.channel)
        return [one for one in there if sign in one["content"] and not messages.is_ephemeral(one["id"])]

    def called(self, sign: str) -> list[list[str]]:
        """Whom each of these has called."""
        return [sorted(self.sandbox.world.messages.pings.get(one["id"], [])) for one in self.public(sign)]

    def with_button(self, act: str) -> list[Json]:
        """The public messages with a button of the table's."""
        pattern = button(act)
        return [one for one in self.public("") if any(pattern.fullmatch(name) for name in ids(one))]

    def told(self, key: str) -> int:
        """How often the log tells something."""
        return sum(key in line for (line,) in self.query("SELECT data FROM line"))


@asynccontextmanager
async def mortals(folder: Path) -> AsyncIterator[Mortals]:
    """A bot with three people, for as long as it may take."""
    async with Sandbox() as sandbox:
        crowd = Mortals(sandbox, folder)
        await crowd.victim.start()
        try:
            async with asyncio.timeout(2 * PATIENCE):
                yield crowd
                await everything_sent(crowd)
            check_messages(crowd)
        finally:
            await crowd.victim.kill()


async def test_a_clock_warns_and_ends_once_and_rests_while_the_bot_is_away(tmp_path: Path) -> None:
    async with mortals(tmp_path) as crowd:
        await crowd.begin("quarter-ask")
        for person in (crowd.ana, crowd.cleo):
            await crowd.goes(person, "fields")
        await crowd.live(24 * HOUR)
        await crowd.until(lambda: bool(crowd.called("⏳")))
        await crowd.again(after=20 * DAY)
        await crowd.until(lambda: crowd.count("pause") == 1 and crowd.count("notice") == 0)
        await asyncio.sleep(QUIET)
        assert crowd.with_button(r"ballot:\w+\|ai") == [], "nobody's time passes while the bot is away"
        await crowd.live(7 * HOUR)
        await crowd.until(lambda: bool(crowd.with_button(r"ballot:\w+\|ai")))
        (vote,) = crowd.with_button(r"ballot:\w+\|ai")
        ai = button(r"ballot:\w+\|ai")
        await crowd.dies_at(crowd.press(crowd.ana, vote, ai), lambda: crowd.count("ballot") == 1)
        assert crowd.count("ballot") == 1 and crowd.count("vote") == 1, "one voice twice decides nothing"
        await crowd.dies_at(crowd.press(crowd.cleo, vote, ai), lambda: crowd.count("vote") == 0)
        await crowd.until(lambda: bool(crowd.with_button("back")))
        await everything_sent(crowd)
        (lent,) = crowd.with_button("back")
        assert crowd.told("bot-log-sits-in") == 1
        await crowd.retried(crowd.press(crowd.ben, lent, button("back")))
        assert crowd.count("seat_holder WHERE seat = 1 AND to_at IS NULL AND person IS NOT NULL") == 1
        assert crowd.called("⏳") == [[crowd.ben.id]]
        voters = sorted((crowd.ana.id, crowd.cleo.id))
        assert [one for one in crowd.called("") if one == voters] == [voters], "called to the vote once"


async def test_an_order_answers_once_and_whole(tmp_path: Path) -> None:
    async with mortals(tmp_path) as crowd:
        await crowd.begin()
        await crowd.goes(crowd.ben, "fields")
        page = await crowd.retried(partial(crowd.press_newest, crowd.ben, "turn", "hand"))
        page = await crowd.ben.click(page.posted, custom_id=ORDERS)
        page = await crowd.ben.click(page.posted, custom_id=plan("begin"))
        for answer in ("gain:wood", "gain:straw"):
            page = await take(crowd.ben, page.posted, answer)
        keep = crowd.press(crowd.ben, page.posted, plan("keep_times"))
        await crowd.dies_at(keep, lambda: crowd.count("standing_order WHERE status = 'live'") == 1)
        assert crowd.count("standing_order") == 1
        await crowd.goes(crowd.ana, "forest")
        await crowd.goes(crowd.cleo, "brickyard")
        while crowd.asked() != [1]:
            await crowd.answer(crowd.asked()[0])
        await crowd.until(lambda: crowd.count("due WHERE kind = 'order'") == 1)
        await crowd.again()
        assert crowd.count("answer WHERE cause = 'order'") == 0, "the minute is not over"
        await crowd.live(GRACE + 1)
        await crowd.until(lambda: crowd.count("answer WHERE cause = 'order'") >= 1)
        await crowd.again()
        ordered = "answer WHERE cause = 'order' AND seat = 1 AND key = 'build'"
        await crowd.until(lambda: crowd.count(ordered) == 2)
        assert crowd.count("standing_order WHERE status = 'live'") == 0
        given = crowd.query("SELECT answer FROM answer WHERE cause = 'order' ORDER BY segment, n")
        assert [json.loads(answer) for (answer,) in given] == [["gain:wood"], ["gain:straw"]]


async def test_a_wish_to_take_back_is_granted_once_by_all_whom_it_concerns(tmp_path: Path) -> None:
    async with mortals(tmp_path) as crowd:
        await crowd.begin()
        for person, place in ((crowd.ben, "fields"), (crowd.cleo, "forest"), (crowd.ana, "brickyard")):
            await crowd.goes(person, place)
        await crowd.until(lambda: len(crowd.asked()) == 1)
        await everything_sent(crowd)
        answers = crowd.count("answer")
        page = await crowd.retried(lambda: crowd.ana.slash(crowd.sandbox.channel, "table undo"))
        ask = partial(crowd.ana.choose, page.posted, options_of(page.posted)[0], custom_id=CHOICE)
        await crowd.dies_at(ask, lambda: crowd.count("vote") == 1)
        await everything_sent(crowd)
        (vote,) = crowd.public("asks to take back")
        assert crowd.count("vote") == 1 and crowd.called("asks to take back") == [sorted((crowd.ben.id, crowd.cleo.id))]
        await crowd.dies_at(crowd.press(crowd.ben, vote, GRANT), lambda: crowd.count("ballot") == 1)
        assert crowd.count("ballot") == 1 and crowd.count("taken_back") == 0 and crowd.count("answer") == answers
        await crowd.dies_at(crowd.press(crowd.cleo, vote, GRANT), lambda: crowd.count("taken_back") == 1)
        await everything_sent(crowd)
        assert crowd.count("taken_back") == 1 and crowd.told("bot-log-undone") == 1 and crowd.count("vote") == 0
        assert 0 in crowd.asked() and crowd.count("answer WHERE seat = 0") == 0
        assert not ids(crowd.public("asks to take back")[0]) and "~~" in "".join(map(shown, crowd.public("")))
        for seat in crowd.asked():
            await crowd.goes(crowd.people[seat], "fields")
        await crowd.until(lambda: len(crowd.asked()) == 1)
