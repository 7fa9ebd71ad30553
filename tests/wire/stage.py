"""What people do at a table, in the words of the tests."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from cogs.client import SobremesaClient
from cogs.publishing.followed import Answers
from cogs.publishing.following import KEPT
from sandbox import Player, Reply, Sandbox, shown_text, usable
from storage import clocks
from storage.outgoing import OutboxKind
from tests.clock import AheadClock

Json = dict[str, Any]
shown = shown_text
CHOOSE = re.compile(r"s:\w+:-:0:choose")


class Stage:
    """A sandbox, the bot on it, and Ana, Ben and Cleo in its channel. Ana manages the server."""

    def __init__(self, sandbox: Sandbox, client: SobremesaClient) -> None:
        self.sandbox = sandbox
        self.client = client
        self.ana = sandbox.add_seat("Ana", manager=True).player
        self.ben = sandbox.add_seat("Ben", "es-ES").player
        self.cleo = sandbox.add_seat("Cleo", "it").player
        self.people: list[Player] = [self.ana, self.ben, self.cleo]
        """As they sit when Ben joins before Cleo."""
        self.channel: Json = sandbox.channel

    @property
    def world(self) -> Any:
        return self.sandbox.world

    @property
    def clock(self) -> AheadClock:
        """The clock of the bot."""
        clock = self.client.tables.clock
        assert isinstance(clock, AheadClock)
        return clock

    # -- waiting -------------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Wait until no AI seat thinks any more and everything that is due has been sent, pictures too."""
        tables = self.client.tables
        async with asyncio.timeout(20):
            while True:
                await asyncio.sleep(0.02)
                await tables.ais.settle()
                await self.client.publisher.settle()
                if not await tables.outbox.due() and not self.client.publisher.turns.boards.painting:
                    rows = await self.pending()
                    if not rows:
                        return

    async def pending(self) -> list[Any]:
        """Outbox rows, due or leased."""
        return await self.client.tables.records.db.read.all("SELECT * FROM outbox")

    async def hasten(self) -> None:
        """Whatever Discord must be told is due now."""
        tables = self.client.tables
        for (outbox_id,) in await tables.records.db.read.all("SELECT id FROM outbox"):
            row = await tables.outbox.pending(outbox_id)
            assert row is not None
            await tables.outbox.failed(row, 0.0)

    async def call(self, at: float | None = None) -> None:
        """Everybody is told of what is due now, or at a time."""
        tables = self.client.tables
        now = tables.clock.now() if at is None else at
        await tables.calls.begin(await tables.due.reminders(now))
        await tables.calls.digests(now)
        await self.client.publisher.caller.call_all()

    async def open_room(self, player: Player) -> Json:
        """Somebody wishes, on the page for that, to be told by direct message. Returns the page."""
        settings = await player.slash(self.channel, "settings")
        page = await player.click(settings.posted, custom_id="s:0:-:0:notices")
        return (await player.choose(page.posted, "room", custom_id="s:0:-:0:notices:where")).posted

    def direct(self, player: Player) -> list[Json]:
        """What the bot has written to somebody alone."""
        found: list[Json] = player.sees(self.world.dm_with(player.id))
        private = self.world.messages.is_ephemeral
        return [one for one in found if one["author"]["id"] != player.id and not private(one["id"])]

    def let_answers_stand(self) -> None:
        """Private answers that stand now stay as they are, as after a restart, whatever happens at their tables."""
        self.client.surface.following._open = Answers(KEPT)

    async def live(self, seconds: float) -> None:
        """Time passes while the bot is there; nothing of it is a pause."""
        async with self.client.tables.records.db.transaction() as tx:
            await clocks.beat(tx, self.clock.now() + seconds)
        self.clock.wait(seconds)

    # -- reading -------------------------------------------------------------------------------------------------

    def messages(self, player: Player | None = None) -> list[Json]:
        """What a person sees in the channel, without private messages of others."""
        return (player or self.ana).sees(self.channel)

    async def posted(self, kind: OutboxKind) -> list[Json]:
        """The table's public messages of a kind as they stand in the channel."""
        noted = await self.client.tables.outbox.messages(await self.table())
        found = [
            self.world.messages.find(self.channel["id"], str(one.message_id)) for one in noted if one.kind is kind
        ]
        return [one for one in found if one is not None]

    async def turn(self) -> Json:
        """The newest turn message."""
        await self.settle()
        return (await self.posted(OutboxKind.TURN))[-1]

    async def turns(self) -> list[Json]:
        """All turn messages that stand, oldest first."""
        await self.settle()
        return await self.posted(OutboxKind.TURN)

    def download(self, attachment: Json) -> bytes:
        """What an attached file holds."""
        found = self.world.files.find(attachment["url"].split("/")[-2])
        assert found is not None and found.data is not None
        return bytes(found.data)

    async def table(self) -> int:
        """The id of the newest table."""
        rows = await self.client.tables.records.db.read.all("SELECT max(id) FROM game_table")
        return int(rows[0][0])

    # -- acting --------------------------------------------------------------------------------------------------

    async def open(self, game: str = "grimm_forest", **options: Any) -> Json:
        """Ana opens a table; returns the lobby message."""
        await self.ana.slash(self.channel, "play", game=game, **options)
        await self.settle()
        return (await self.posted(OutboxKind.LOBBY))[-1]

    async def open_in_thread(self, game: str = "grimm_forest") -> tuple[Json, Json]:
        """Ana opens a table in a new thread; returns the thread and its lobby message."""
        await self.ana.slash(self.channel, "play", game=game, where="thread")
        await self.settle()
        home = (await self.client.tables.looking.table(await self.table())).home
        thread = self.world.channel(str(home.channel_id))
        return thread, next(one for one in self.ana.sees(thread) if ids(one))

    async def start(self, *others: Player) -> Json:
        """A table with Ana and others is open and started; returns the turn message."""
        lobby = await self.open()
        for player in others:
            await player.click(lobby, custom_id=button("join"))
        await self.settle()
        await self.ana.click(lobby, custom_id=button("start"))
        return await self.turn()

    async def choose(self, player: Player, place: str, fable: str | None = None) -> Reply:
        """Make the secret choice."""
        form = await player.click(await self.turn(), custom_id=button("choose"))
        if fable is not None:
            await player.choose(form.posted, fable, custom_id=re.compile(r".*:mark:fable"))
        return await player.click(form.posted, custom_id=re.compile(rf".*:take:gather\|{place}"))


    async def everybody_chooses(self, places: dict[int, str]) -> Json:
        """Every seat makes its secret choice, the one that builds first before the others, so that building is news
        to it. Returns the turn message."""
        table = await self.table()
        start = (await self.client.tables.looking.view(table, None)).board.start
        for seat in sorted(places, key=lambda one: one != start):
            await self.choose(self.people[seat], places[seat])
        return await self.turn()

    async def silently(self, places: dict[int, str]) -> None:
        """The same without a click: as if somebody else's process had done it."""
        tables, table = self.client.tables, await self.table()
        start = (await tables.looking.view(table, None)).board.start
        for seat in sorted(places, key=lambda one: one != start):
            person = (await tables.looking.table(table)).seats[seat].person
            await tables.play.submit(table, seat, 0, (places[seat],), by=person)

    async def builder(self) -> tuple[Player, Player]:
        """Who builds, and somebody else at the table."""
        view = await self.client.tables.looking.view(await self.table(), None)
        active = view.asked[0].seat
        return self.people[active], self.people[1 if active == 0 else 0]


def asked_line(message: Json) -> str:
    """The line of a turn message that says who must decide; empty when nobody must."""
    return next((line for line in reversed(message["content"].splitlines()) if line.startswith("➤")), "")


def button(act: str) -> re.Pattern[str]:
    """A table's own button of an act."""
    return re.compile(rf"[sm]:\w+:-:0:{act}(:.*)?")


AGREE, REFUSE = r"ballot:\w+\|end", r"ballot:\w+\|on"
"""The buttons of a vote on ending."""


def offered(message: Json, act: re.Pattern[str]) -> list[tuple[str, str | None]]:
    """What can be clicked for an act: custom ids of buttons, and of selects with each value of theirs."""
    return [
        (part["custom_id"], value)
        for part in usable(message) if act.fullmatch(part["custom_id"])
        for value in [one["value"] for one in part.get("options", [])] or [None]
    ]


async def take(player: Player, message: Json, option: tuple[str, str | None]) -> Reply:
    """Press the button, or choose the value in its select, of what is `offered`."""
    custom_id, value = option
    if value is None:
        return await player.click(message, custom_id=custom_id)
    return await player.choose(message, value, custom_id=custom_id)


def select_with(message: Json, value: str) -> str:
    """The custom id of the select that offers this."""
    return next(
        str(part["custom_id"]) for part in usable(message)
        if value in [one["value"] for one in part.get("options", [])]
    )


def ids(message: Json) -> list[str]:
    """The custom ids of what can be used on a message."""
    return [one["custom_id"] for one in usable(message)]
