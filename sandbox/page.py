"""The local table in the browser: static files, one live feed a page, and the actions of the seats.

Only secrets in the address open anything. `/table/<secret>` shows every seat, `/seat/<secret>` one; `/` shows a closed
door, and a browser that has been at a table goes on to it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from .actions import SEAT_ACTIONS, TABLE_ACTIONS, Act, TableAct
from .feed import Feed
from .keeper import Keeper
from .model import Json
from .replies import InteractionFailed
from .seats import QuickCommand, Seat, SeatBook
from .server import json_response
from .world import World

WEB = Path(__file__).with_name("web")
CONTENT_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
GATHER_SECONDS = 0.03
"""Changes this close together are told in one frame."""
UNKNOWN_SECRET = 4404
"""WebSocket close code for an address that opens nothing (any more)."""


class Page:
    """Routes of the local table, added to the stand-in's own web application."""

    def __init__(
        self,
        world: World,
        book: SeatBook,
        quick: Sequence[QuickCommand],
        keeper: Keeper | None = None,
        public_url: str | None = None,
    ) -> None:
        self._world, self._book, self._quick, self._keeper = world, book, quick, keeper
        self._public = urlsplit(public_url or "").netloc
        self.anew = asyncio.Event()
        """Set when somebody wants a table that is kept to begin anew."""
        self._files = {path.name: path.read_bytes() for path in WEB.iterdir() if path.suffix in CONTENT_TYPES}
        self._feeds: set[web.WebSocketResponse] = set()

    def mount(self, app: web.Application) -> None:
        app.router.add_get("/", self._front)
        app.router.add_get("/table/{secret}", self._shell)
        app.router.add_get("/seat/{secret}", self._shell)
        app.router.add_get("/web/{name}", self._static)
        app.router.add_get("/page/feed", self._same_origin(self._feed))
        app.router.add_post("/page/act", self._same_origin(self._act))
        app.on_shutdown.append(self.drop_feeds)

    # Files

    async def _front(self, request: web.Request) -> web.Response:
        """A closed door. Who sits at this machine cannot be told from who comes through a proxy on it."""
        return self._file("index.html", status=403)

    async def _shell(self, request: web.Request) -> web.Response:
        secret = request.match_info["secret"]
        whole = request.path.startswith("/table/")
        known = self._book.is_table(secret) if whole else self._seats(secret, whole=False)
        return self._file("index.html", status=200 if known else 404)

    async def _static(self, request: web.Request) -> web.Response:
        if request.match_info["name"] not in self._files:
            raise web.HTTPNotFound
        return self._file(request.match_info["name"])

    def _file(self, name: str, status: int = 200) -> web.Response:
        kind = CONTENT_TYPES[Path(name).suffix]
        return web.Response(body=self._files[name], status=status, content_type=kind, charset="utf-8", headers=HEADERS)

    def _seats(self, secret: str, *, whole: bool) -> list[Seat]:
        return self._book.opened_by(secret) if whole == self._book.is_table(secret) else []

    # Live feed

    async def _feed(self, request: web.Request) -> web.StreamResponse:
        """Tell a page what its seats see, as it changes. The page's first frame: its secret, its language."""
        socket = web.WebSocketResponse(heartbeat=25, max_msg_size=4096)
        await socket.prepare(request)
        self._feeds.add(socket)
        teller: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT and teller is None:
                    teller = asyncio.create_task(self._tell(socket, message.data))
        finally:
            self._feeds.discard(socket)
            if teller:
                teller.cancel()
        return socket

    async def _tell(self, socket: web.WebSocketResponse, hello: str) -> None:
        secret, _, locale = hello.partition(" ")
        self._book.greet(secret, locale)
        feed = Feed(self._world, self._book.guild, self._quick, self._keeper)
        with contextlib.suppress(ConnectionError):
            while (seats := self._book.opened_by(secret)) or self._book.is_table(secret):
                change = self._world.next_change()
                if news := feed.news(seats):
                    await socket.send_str(json.dumps(news))
                await change.wait()
                await asyncio.sleep(GATHER_SECONDS)
            await socket.close(code=UNKNOWN_SECRET)

    async def drop_feeds(self, app: web.Application | None = None) -> None:
        """Close every page's connection; pages that can will connect again."""
        for socket in list(self._feeds):
            await socket.close(code=1001)

    # Actions

    async def _act(self, request: web.Request) -> web.Response:
        """Do something for a seat. 403 for a secret that does not open it; `error` holds why it cannot be done."""
        try:
            data = json.loads(await request.read())
            secret, kind = str(data["secret"]), str(data["kind"])
        except (ValueError, KeyError, TypeError):
            return json_response({"error": "not understood"}, 400)
        if kind not in SEAT_ACTIONS and kind not in TABLE_ACTIONS:
            return json_response({"error": f"unknown action {kind}"}, 404)
        try:
            answer = await self._perform(secret, kind, data)
            self._world.settle()
            return json_response(answer)
        except PermissionError:
            return json_response({"error": "this address does not open that seat"}, 403)
        except InteractionFailed as failure:
            return json_response({"error": str(failure), "unanswered": failure.unanswered})

    async def _perform(self, secret: str, kind: str, data: Json) -> Json:
        if kind in TABLE_ACTIONS:
            if not self._book.is_table(secret):
                raise PermissionError
            return await TABLE_ACTIONS[kind](TableAct(self._book, data, self.anew if self._keeper else None))
        seat = next((seat for seat in self._book.opened_by(secret) if seat.id == data.get("seat")), None)
        if seat is None:
            raise PermissionError
        return await SEAT_ACTIONS[kind](Act(self._world, self._book, seat, data))


    def _same_origin(
        self, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """Refuse requests that another site's page makes: browsers name the page's origin.

        A proxy may put its own name for this server in the place of the host that the page was opened at; the public
        address is known as the page's then.
        """

        async def guarded(request: web.Request) -> web.StreamResponse:
            origin = urlsplit(request.headers.get("Origin", "")).netloc
            if not origin or origin not in (request.host, self._public):
                raise web.HTTPForbidden
            return await handler(request)

        return guarded
