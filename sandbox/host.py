"""The sandbox as one thing to start and stop: a world with a server, a channel, and people at the table."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from .keeper import Keeper
from .model import Json
from .page import Page
from .seats import LOCALES, QuickCommand, Seat, SeatBook
from .server import API, EVERYWHERE, Server
from .spec import Spec
from .world import World


class Sandbox:
    """A Discord of one's own on this machine.

    `host` is the address to listen on: the loopback one, unless others on the network shall join. `port` 0 takes a
    free one. `public_url` is how others reach it where that differs, as behind a port mapping. `quick` commands are
    offered in an empty channel. `spec` holds what the bot sends against Discord's API description.

    With a `folder` the world is kept there and goes on where it stood; else it lives in memory. `table_secret` opens
    a new table, in place of a fresh secret. Raises `CannotKeep` when the folder's world cannot be used.
    """

    def __init__(
        self,
        *,
        world: World | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        locale: str = LOCALES[0],
        quick: Sequence[QuickCommand] = (),
        spec: Spec | None = None,
        heartbeat: float = 41.25,
        public_url: str | None = None,
        folder: Path | None = None,
        table_secret: str | None = None,
    ) -> None:
        self._public_url = public_url
        self.world = world or World()
        self.seats = SeatBook(self.world, {})
        self.keeper = Keeper(self.world, self.seats, folder) if folder else None
        stored = self.keeper.load() if self.keeper else None
        self.is_new = stored is None
        """Whether nobody has been here before: a world that is kept goes on."""
        self.guild = stored or self._found(locale, table_secret)
        self.channel: Json = self.guild["channels"][0]
        self.server = Server(self.world, host=host, port=port, spec=spec, heartbeat=heartbeat)
        self.page = Page(self.world, self.seats, quick, self.keeper, public_url)
        self.page.mount(self.server.app)

    def _found(self, locale: str, table_secret: str | None) -> Json:
        """A new server with one channel."""
        self.seats.guild = guild = self.world.add_guild("Sobremesa", locale)
        self.world.add_channel(guild, "games")
        self.seats.table_secret = table_secret or self.seats.table_secret
        return guild

    async def start(self) -> None:
        """Listen, and keep the world from now on if it has a folder. Raises OSError where it cannot listen."""
        before = self.world.files.base
        try:
            await self.server.start()
        except BaseException:
            if self.keeper:
                await self.keeper.close()
            raise
        if before and before != self.base_url:
            self.world.messages.rebase(before, self.base_url)
        if self.keeper:
            self.keeper.begin(self.guild)

    async def stop(self) -> None:
        await self.server.stop()
        if self.keeper:
            await self.keeper.close()

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def add_seat(self, name: str, locale: str = LOCALES[0], *, manager: bool = False, settled: bool = True) -> Seat:
        """Seat a person; `manager` may manage the server. Without `settled` the first visitor's language counts."""
        return self.seats.add(name, locale, manager=manager, settled=settled)

    @property
    def base_url(self) -> str:
        """http://host:port as a bot on this machine reaches it."""
        return self.server.base

    @property
    def api_url(self) -> str:
        """What takes the place of https://discord.com/api/v10."""
        return self.server.base + API

    @property
    def gateway_url(self) -> str:
        return self.server.gateway.url

    @property
    def token(self) -> str:
        """The bot token that this sandbox accepts."""
        return self.world.token

    @property
    def public_url(self) -> str:
        """http://host:port as others reach it: unless given, this machine's own address on the network."""
        if self._public_url:
            return self._public_url
        if self.server.host not in EVERYWHERE:
            return self.server.base
        return f"http://{network_address()}:{self.server.port}"

    @property
    def table_url(self) -> str:
        """The page with every seat side by side. Who has it can act for everybody."""
        return f"{self.public_url}/table/{self.seats.table_secret}"

    def seat_url(self, seat: Seat) -> str:
        """The page of one seat alone."""
        return self.public_url + seat.path


def network_address() -> str:
    """The address by which this machine is known on its network; the loopback one if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address; connecting a datagram socket sends nothing
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
