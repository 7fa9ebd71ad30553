"""Any two simultaneous acts have the same result as the two acts done one after the other."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from games.core.orders import Alternative, Plan, Step
from games.core.text import Listed
from games.northwood import SPEC
from storage.engine.database import Database
from storage.engine.transaction import Reader, quoted
from storage.model import Digest, Home, HomeKind, Pace
from tables.core.errors import RequestRefused, StaleQuestion
from tables.service import TableService
from tests.clock import HandClock
from tests.tables.conftest import GUILD, Bench

GOING, LOBBY = 1, 2
DEN, FAR = Home(HomeKind.CHANNEL, GUILD, 702), Home(HomeKind.CHANNEL, GUILD + 1, 703)
Act = Callable[[Bench], Awaitable[object]]
ACTS: dict[str, Act] = {
    "answer": lambda b: b.tables.answers.submit(GOING, 0, 0, ("1",), by=b.persons[0], interaction=1),
    "answer of another": lambda b: b.tables.answers.submit(GOING, 1, 0, ("2",), by=b.persons[1], interaction=2),
    "undo": lambda b: b.tables.answers.undo(GOING, 2, by=b.persons[2]),
    "hand over": lambda b: b.tables.seats.lend_to_ai(GOING, 1, "legal", b.persons[1]),
    "ask to end": lambda b: b.tables.ending.cancel(GOING, b.persons[0]),
    "mute": lambda b: b.tables.preferences.mute(GOING, b.persons[1], True),
    "follow": lambda b: b.tables.subscriptions.follow(GOING, b.persons[3], "round"),
    "leave": lambda b: b.tables.lobby.leave(LOBBY, b.persons[1]),
    "join": lambda b: b.tables.lobby.join(LOBBY, b.persons[3], 3),
    "seat an AI": lambda b: b.tables.lobby.seat_ai(LOBBY, "legal", b.persons[0], 4),
    "start": lambda b: b.tables.lobby.start(LOBBY, b.persons[0], 5),
    "close": lambda b: b.tables.ending.cancel(LOBBY, b.persons[0]),
    "invite": lambda b: b.tables.invitations.invite(LOBBY, b.persons[0], b.persons[3]),
    "pace": lambda b: b.tables.clocks.set_pace(LOBBY, Pace(60, 60, "ai"), b.persons[0]),
    "digest": lambda b: b.tables.preferences.change_settings(
        b.persons[1], lambda one: replace(one, digest=Digest("UTC", 540))
    ),
    "reminders": lambda b: b.tables.people.change_settings(b.persons[1], lambda one: replace(one, reminders=False)),
    "room": lambda b: b.tables.preferences.open_room(b.persons[1], 4242, "en"),
    "no statistics": lambda b: b.tables.stats.set_visibility(b.persons[1], "off"),
    "language": lambda b: b.tables.people.set_server_language(GUILD, "it"),
    "bot gone": lambda b: b.tables.homes.guild_gone(GUILD),
    "agree": lambda b: b.tables.ending.vote(GOING, b.persons[1], True),
    "disagree": lambda b: b.tables.ending.vote(GOING, b.persons[2], False),
    "bring": lambda b: b.tables.transfer.move_table(GOING, b.persons[0], DEN),
    "bring elsewhere": lambda b: b.tables.transfer.move_table(GOING, b.persons[0], FAR),
    "open there": lambda b: b.tables.lobby.open("little", {}, DEN, b.persons[3], "en", 6),
    "order": lambda b: b.tables.orders.give_always(GOING, 1, 0, ("2",), Listed(()), b.persons[1]),
    "withdraw": lambda b: b.tables.orders.withdraw(GOING, 1, b.persons[2]),
    "give away": lambda b: b.tables.invitations.offer_seat(GOING, 2, b.persons[2], b.persons[3]),
    "daily": lambda b: b.tables.daily.play(b.persons[3], Home(HomeKind.PRIVATE), "en", GUILD),
    "daily of another": lambda b: b.tables.daily.play(b.persons[1], Home(HomeKind.PRIVATE), "en", GUILD),
    "forget": lambda b: b.tables.deletion.delete(b.persons[3]),
}
ROWS = (
    ("answer", "answer of another", "undo", "hand over", "ask to end", "mute", "follow", "language", "bot gone"),
    ("answer", "answer of another", "undo", "hand over", "ask to end", "agree", "disagree", "bot gone", "bring"),
    ("bring", "bring elsewhere", "open there", "answer", "ask to end", "follow", "language", "bot gone", "forget"),
    ("order", "withdraw", "answer of another", "undo", "hand over", "agree", "bring", "give away"),
    ("daily", "daily of another", "no statistics", "forget", "language", "room", "follow"),
    ("leave", "join", "seat an AI", "start", "close", "invite", "pace", "language", "bot gone"),
    ("digest", "reminders", "room", "no statistics", "mute", "answer of another", "leave"),
)
"""Groups of acts that change the same rows: of the game, of the lobby, of one person."""
PAIRS = sorted({pair for same in ROWS for pair in itertools.combinations_with_replacement(same, 2)})
NUMBERS = {"vote", "notice", "absence", "revision"}
WHICH = {"pause": "to_at IS NULL OR to_at > from_at"}
OF_THE_MOMENT = {"process", "claim", "sqlite_sequence"}


async def stage(bench: Bench, folder: Path, *, voting: bool = False) -> Bench:
    """Prepare a running game of three with a clock, and a lobby of two, always the same. `voting`: a vote on ending
    the game is open."""
    db = await Database.open(folder / "tables.sqlite3", busy_seconds=1)
    clock, settings = HandClock(), bench.settings.model_copy(update={"ai_delay": 10**6})
    bench.specs["northwood"] = SPEC  # the game with a deal of the day
    made = Bench(folder / "tables.sqlite3", settings, clock, bench.specs, TableService.over(db, settings, clock), db)
    made.persons = [await made.tables.people.person(100 + n) for n in range(4)]
    assert await made.begin(3, pace=Pace(3600, 7200, "ask"), rounds=3) == GOING
    await made.act(GOING, 2, "1")
    assert (await made.lobby(2, channel=701)).id == LOBBY
    plan = Plan((Alternative((Step("bid", ("1",)),)),))
    await made.tables.orders.give(GOING, 2, made.persons[2], "bid", {}, plan)
    await made.tables.transfer.offer(made.persons[0], GUILD)
    if voting:
        await made.tables.ending.cancel(GOING, made.persons[0])
    return made


async def stored_values(bench: Bench) -> list[str]:
    """Return all stored values except row ids (failed acts leave gaps), revision counters, and pauses of no length."""
    found = []
    for name in await bench.db.read.tables():
        columns = [one for one in await bench.db.read.columns(name)
                   if (one != "id" or name == "game_table") and one not in NUMBERS]
        if name not in OF_THE_MOMENT and columns:
            of = f"{name} WHERE {WHICH.get(name, 'TRUE')}"
            rows = await bench.db.read.all(f"SELECT {', '.join(map(quoted, columns))} FROM {of}")
            found += [re.sub(r'"(vote|guest|absence)": ?\d+', r'"\1":0', f"{name} {row}") for row in rows]
    return sorted(found)


async def done(act: Act, bench: Bench) -> None:
    """Do an act. A refusal is accepted; an unusable database is not."""
    try:
        await act(bench)
    except (StaleQuestion, RequestRefused) as refused:
        assert not isinstance(refused, RequestRefused) or not refused.of_storage


async def test_each_act_can_be_done(bench: Bench, tmp_path: Path) -> None:
    """Otherwise the pairs below would show nothing of that act."""
    for n, (name, act) in enumerate(ACTS.items()):
        here = await stage(bench, tmp_path / str(n), voting=name in ("agree", "disagree"))
        before = await stored_values(here)
        await act(here)
        assert await stored_values(here) != before or name == "no statistics", name
        await here.tables.close()
        await here.db.close()


@pytest.mark.sampled(1 / 14)
@pytest.mark.parametrize(("one", "other"), PAIRS)
async def test_it_is_as_if_one_had_come_first(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: str, other: str
) -> None:
    monkeypatch.setattr("tables.play.lobby.secrets.token_hex", lambda size: "5a" * size)
    first, second = ACTS[one], ACTS[other]
    voting = bool({"agree", "disagree"} & {one, other})
    outcomes = []
    for n, order in enumerate(((first, second), (second, first))):
        serial = await stage(bench, tmp_path / str(n), voting=voting)
        for act in order:
            await done(act, serial)
        outcomes.append(await stored_values(serial))
        await serial.tables.close()
        await serial.db.close()
    ask = Reader._ask

    async def slowly(self: Reader, query: object) -> object:
        await asyncio.sleep(0.001)  # lets the other act have a turn before each query
        return await ask(self, query)  # type: ignore[arg-type]  # handed on as it comes

    both = await stage(bench, tmp_path / "both", voting=voting)
    with monkeypatch.context() as patch:
        patch.setattr(Reader, "_ask", slowly)
        await asyncio.gather(done(first, both), done(second, both))
    came = await stored_values(both)
    await both.tables.close()
    await both.db.close()
    assert came in outcomes, [sorted(set(came) ^ set(one)) for one in outcomes]
