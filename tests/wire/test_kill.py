"""kill -9 at random moments while people play: no act is lost or done twice, and everything due is sent."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from cogs.forms.custom_id import parse
from cogs.forms.draft import digest
from cogs.words.catalogues import words
from games.core.text import text
from sandbox import InteractionFailed, Player, Reply, Sandbox, usable
from tests.databases import rows_in
from tests.scale import scaled
from tests.wire.stage import Json, button, ids, offered, shown
from tests.wire.victim import Victim

KILLS = scaled(12)
PATIENCE = 120.0
"""Seconds after which something is wrong, however busy the machine is: a start alone may take many."""
ANSWERED = re.compile(r"s:\w+:\d+:\w+:(take|answer|propose)(:.*)?")
STEP = re.compile(r"s:\w+:\d+:\w+:(mark|order|send)(:.*)?")
NOT_DONE = tuple(words("en").say(text(key), str) for key in ("cogs-stale", "bot-trouble-storage", "cogs-broken"))
"""What the bot says when it has not acted."""
STEPS = 8
"""Clicks at most for a question that takes several."""


@dataclass(frozen=True)
class Act:
    """The click that began an answer. `done`: the bot has acknowledged the answer; `told`: in these words."""

    custom_id: str
    value: str | None
    done: bool
    told: str = ""

    def fits(self, answer: Sequence[str]) -> bool:
        """Whether this may be the answer."""
        here = parse(self.custom_id)
        if here.act == "propose":
            return digest(tuple(answer)) == (self.value or here.args[0])
        named = self.value or "".join(here.args[-1:] if here.act in ("answer", "order") else here.args[1:])
        return named in answer if named else not answer


class Crowd:
    """Three people who play whatever they are asked in a channel, and remember what they clicked."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, rng: random.Random, channel: Json | None = None,
        people: list[Player] | None = None,
    ) -> None:
        self.sandbox = sandbox
        self.channel = channel or sandbox.channel
        self.here = f"table_id IN (SELECT id FROM game_table WHERE channel_id = {self.channel['id']})"
        """Which rows are about tables in the channel (SQL)."""
        self.database = folder / "tables.sqlite3"
        self.rng = rng
        self.people = people or [sandbox.add_seat(name).player for name in ("Ana", "Ben", "Cleo")]
        self.acts: dict[int, list[Act]] = {0: [], 1: [], 2: []}
        self._death = asyncio.Event()

    def query(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return rows_in(self.database, sql, *values)

    def asked(self) -> list[int]:
        """The seats that are asked, as the database says."""
        return [row[0] for row in self.query(f"SELECT seat FROM asked WHERE {self.here} ORDER BY seat")]

    def game_is_over(self) -> bool:
        """Whether no table is running any more."""
        running = "SELECT 1 FROM game_table WHERE status IN ('lobby', 'playing') AND channel_id = ?"
        return not self.query(running, int(self.channel["id"]))

    def newest(self, kind: str) -> Json:
        """The newest public message of a kind."""
        newest = f"SELECT message_id FROM message WHERE kind = ? AND {self.here} ORDER BY message_id DESC LIMIT 1"
        rows = self.query(newest, kind)
        found = self.sandbox.world.messages.find(self.channel["id"], str(rows[0][0])) if rows else None
        if found is None:
            raise InteractionFailed("there is no such message yet", unanswered=True)
        return found

    async def open(self) -> None:
        """Open a table and start it."""
        await self.retried(lambda: self.people[0].slash(self.channel, "play", game="grimm_forest"))
        for person in self.people[1:]:
            await self.retried(partial(self.press_newest, person, "lobby", "join"))
        await self.retried(partial(self.press_newest, self.people[0], "lobby", "start"))

    async def press_newest(self, person: Player, kind: str, act: str) -> Reply:
        """A person presses a button on the newest message of a kind."""
        return await person.click(self.newest(kind), custom_id=button(act))

    def bury(self) -> None:
        """The bot is dead: nobody waits for its answers any more."""
        self._death.set()
        self._death = asyncio.Event()

    async def unless_killed(self, click: Coroutine[Any, Any, Reply]) -> Reply:
        """The answer to a click. Raises InteractionFailed when the bot dies first, or is slower than Discord allows."""
        answer = asyncio.create_task(click)
        death = asyncio.create_task(self._death.wait())
        await asyncio.wait({answer, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if not answer.done():
            answer.cancel()
            raise InteractionFailed("the bot was killed", unanswered=True)
        return answer.result()

    async def retried(self, act: Callable[[], Coroutine[Any, Any, Reply]], *, there: bool = False) -> Reply:
        """Do it again until the bot answers. Nobody can click before it is there. `there`: what is clicked stands there
        already, and InteractionFailed is raised when it is gone."""
        end = time.monotonic() + PATIENCE
        gateway = self.sandbox.server.gateway
        while True:
            await self.sandbox.world.until(lambda: gateway.connected, PATIENCE, "the bot to connect")
            try:
                return await self.unless_killed(act())
            except InteractionFailed as failed:
                if time.monotonic() > end or (there and not failed.unanswered):
                    raise
                await asyncio.sleep(0.05)

    async def form(self, seat: int) -> Json:
        """The seat's form: opened by "My hand", which stands on every turn message."""
        return (await self.retried(partial(self.press_newest, self.people[seat], "turn", "hand"))).posted

    async def answer(self, seat: int) -> bool:
        """Answer the seat's question with a random button or select; whether the bot has acknowledged it."""
        form = await self.form(seat)
        options = offered(form, ANSWERED)
        if not options:
            return await self.answer_in_steps(seat, form)
        custom_id, value = self.rng.choice(options)
        done, told = False, ""
        try:
            reply = await self.use(seat, form, custom_id, [] if value is None else [value])
            done, told = counts(reply), told_by(reply)
        except InteractionFailed:
            pass
        self.acts[seat].append(Act(custom_id, value, done, told))
        return done

    async def use(self, seat: int, form: Json, custom_id: str, values: Sequence[str]) -> Reply:
        """Use a select with these values, or a button."""
        person = self.people[seat]
        if values:
            return await self.unless_killed(person.choose(form, *values, custom_id=custom_id))
        return await self.unless_killed(person.click(form, custom_id=custom_id))

    async def answer_in_steps(self, seat: int, form: Json) -> bool:
        """Answer a question for several things: mark them and send, or put them into an order one by one."""
        first: Act | None = None
        done, told, question = False, "", ""
        try:
            for _ in range(STEPS):
                steps = [one for one in usable(form) if STEP.fullmatch(one["custom_id"])]
                question = question or (":".join(steps[0]["custom_id"].split(":")[:4]) if steps else "")
                steps = [one for one in steps if one["custom_id"].startswith(f"{question}:")]
                if not steps:
                    break
                step = next((one for one in steps if ":send" in one["custom_id"] and first), steps[0])
                values = [one["value"] for one in step.get("options", [])][: step.get("min_values", 1)]
                first = first or Act(step["custom_id"], values[0] if values else None, False)
                reply = await self.use(seat, form, step["custom_id"], values)
                form, done, told = reply.posted, counts(reply), told_by(reply)
        except InteractionFailed:
            done = False
        if first is not None:
            self.acts[seat].append(replace(first, done=done, told=told))
        return done


def counts(reply: Reply) -> bool:
    """Whether a click was acknowledged as an act, by the words that were its answer: what they stand on may have been
    changed again by now. An answer that is put off is none, nor is "too late"."""
    return not reply.deferred and not any(words in told_by(reply) for words in NOT_DONE)


def told_by(reply: Reply) -> str:
    """The words of an answer, as they were sent."""
    return shown({"content": "", "embeds": [], "components": [], **reply.data})


def first_missing(acts: Sequence[Act], answers: Sequence[Sequence[str]]) -> Act | None:
    """The first of the acts that is not found among the answers, read in order."""
    rest = iter(answers)
    return next((act for act in acts if not any(act.fits(answer) for answer in rest)), None)


def first_strange(answers: Sequence[Sequence[str]], acts: Sequence[Act]) -> Sequence[str] | None:
    """The first of the answers that belongs to none of the acts, read in order."""
    rest = iter(acts)
    return next((answer for answer in answers if not any(act.fits(answer) for act in rest)), None)


async def test_kill_at_random_moments(tmp_path: Path) -> None:
    rng = random.Random(os.environ.get("KILL_SEED", "9"))
    async with Sandbox() as sandbox:
        victim = Victim(sandbox, tmp_path)
        crowd = Crowd(sandbox, tmp_path, rng)
        await victim.start()
        try:
            async with asyncio.timeout(PATIENCE + 30 * KILLS):
                await crowd.open()
                for _ in range(KILLS):
                    if crowd.game_is_over():
                        await crowd.open()
                    await play_until_killed(crowd, victim, rng)
                await play_on(crowd, acts=6)
                await everything_sent(crowd)
            check_acts(crowd)
            check_messages(crowd)
            check_calls(crowd)
        finally:
            await victim.kill()


async def play_until_killed(crowd: Crowd, victim: Victim, rng: random.Random) -> None:
    """A few acts, then death within a quarter of a second of a click, then a new life."""
    for _ in range(rng.randrange(2)):
        if seats := crowd.asked():
            await crowd.answer(rng.choice(seats))
    seats = crowd.asked()
    if seats:
        click = asyncio.create_task(crowd.answer(rng.choice(seats)))
        await asyncio.sleep(rng.random() * 0.25)
        await victim.kill()
        crowd.bury()
        await victim.start()
        await click
    else:
        await victim.kill()
        await victim.start()


async def play_on(crowd: Crowd, acts: int) -> None:
    """Every open question can be answered."""
    done = 0
    end = time.monotonic() + PATIENCE
    while done < acts and (seats := crowd.asked()):
        assert time.monotonic() < end, f"no answer is taken any more: {seats}"
        done += await crowd.answer(seats[0])


async def everything_sent(crowd: Crowd) -> None:
    """The outbox becomes empty."""
    end = time.monotonic() + PATIENCE
    while crowd.query("SELECT * FROM outbox"):
        assert time.monotonic() < end, crowd.query("SELECT * FROM outbox")
        await asyncio.sleep(0.1)


def check_acts(crowd: Crowd) -> None:
    """Every acknowledged act stands once in the order of the clicks, and nothing stands there that nobody clicked."""
    for seat, acts in crowd.acts.items():
        given = f"SELECT answer FROM answer WHERE seat = ? AND {crowd.here} ORDER BY table_id, segment, n"
        rows = crowd.query(given, seat)
        answers = [json.loads(answer) for (answer,) in rows]
        lost = first_missing([act for act in acts if act.done], answers)
        assert lost is None, (seat, lost, acts, answers)
        strange = first_strange(answers, acts)
        assert strange is None, (seat, strange, acts, answers)


def check_calls(crowd: Crowd) -> None:
    """No question calls anybody twice, and each new one calls exactly those whom its message asks, but for whoever has
    answered while it was made."""
    world, ids_of = crowd.sandbox.world, [str(person.id) for person in crowd.people]
    turns = f"SELECT table_id, message_id, asked, posted_at FROM message WHERE kind = 'turn' AND {crowd.here}"
    rows = crowd.query(turns)
    asked = [(table, *ask) for table, _, listed, _ in rows for ask in json.loads(listed)]
    assert len(set(asked)) == len(asked)
    for table, message_id, listed, at in rows:
        called = set(world.messages.pings[str(message_id)])
        wanted = {ids_of[seat]: seat for seat, _ in json.loads(listed)}
        assert len(called) == len(world.messages.pings[str(message_id)]) and called <= wanted.keys()
        for seat in (wanted[one] for one in wanted.keys() - called):
            assert crowd.query(
                "SELECT * FROM answer WHERE table_id = ? AND seat = ? AND answered_at BETWEEN ? - 1 AND ?",
                table, seat, at, at,
            )


def check_messages(crowd: Crowd) -> None:
    """Public messages stand once; of all turn messages the newest asks those who are asked and has buttons."""
    world, channel = crowd.sandbox.world, crowd.channel
    there = [one for one in crowd.people[0].sees(channel) if not world.messages.is_ephemeral(one["id"])]
    noted = {str(row[0]) for row in crowd.query(f"SELECT message_id FROM message WHERE {crowd.here}")}
    assert {one["id"] for one in there} == noted
    kind = f"SELECT message_id FROM message WHERE kind = 'turn' AND {crowd.here} ORDER BY 1"
    turns = [str(row[0]) for row in crowd.query(kind)]
    newest = world.messages.find(channel["id"], turns[-1])
    assert newest is not None
    for seat in crowd.asked():
        assert f"<@{crowd.people[seat].id}>" in newest["content"]
    with_buttons = [one["id"] for one in there if one["id"] in turns and ids(one)]
    assert with_buttons == ([newest["id"]] if crowd.asked() else [])
    assert newest["attachments"]
