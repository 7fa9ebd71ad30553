"""The HTTP server: REST under /api/v10, the gateway, and the files."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from .faults import Fault, RateLimited
from .files import Upload
from .gateway import Gateway
from .model import ApiError, Problem, form_error
from .rest import ROUTES, Route
from .rest.routing import Answer, Request
from .spec import Spec
from .world import Call, World

API = "/api/v10"
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean: listen on all of this machine's addresses."""
LARGEST_UPLOAD = 25 * 2**20
"""Bytes of all files of a request."""
LARGEST_REQUEST = LARGEST_UPLOAD + 2**20
FILE_PART = re.compile(r"files\[(\d+)\]")
MAJOR_PARAMETERS = ("channel_id", "guild_id", "webhook_token")
"""Rate limits count separately for each value of these."""


def json_response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with the bare content type: discord.py takes "application/json; charset=utf-8" for plain text."""
    data = json.dumps(body).encode()
    return web.Response(body=data, status=status, content_type="application/json", headers=headers)


def too_many(limit: RateLimited) -> web.Response:
    """A 429. Without `Via` it looks like one of the CDN's, which clients take for a ban."""
    scope = "global" if limit.is_global else "user"
    headers = {**limit.headers, "Retry-After": f"{limit.retry_after:.3f}", "X-RateLimit-Scope": scope}
    if limit.is_global:
        headers["X-RateLimit-Global"] = "true"
    if limit.via:
        headers["Via"] = "1.1 google"
    body = {
        "message": "You are being rate limited.",
        "retry_after": limit.retry_after,
        "global": limit.is_global,
        "code": limit.code,
    }
    return json_response(body, 429, headers)


class Server:
    """Serves one world on one port. `spec` checks bodies and answers against Discord's description, if given."""

    def __init__(
        self,
        world: World,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        spec: Spec | None = None,
        heartbeat: float = 41.25,
    ) -> None:
        self.world, self.host, self.port, self._spec = world, host, port, spec
        self.base = ""
        """http://host:port as the bot on this machine reaches it."""
        self.gateway = Gateway(world, "", heartbeat)
        self.app = web.Application(client_max_size=LARGEST_REQUEST)
        for route in ROUTES:
            self.app.router.add_route(route.method, API + route.template, self._handler(route))
        self.app.router.add_route("*", API + "/{rest:.*}", self._unknown)
        self.app.router.add_get("/gateway/", self.gateway.serve)
        self.app.router.add_get("/cdn/{kind}/{channel}/{file_id}/{name}", self._file)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)

    async def start(self) -> None:
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        address = self._runner.addresses[0]
        self.port = address[1]
        here = "127.0.0.1" if self.host in EVERYWHERE else self.host
        here = f"[{here}]" if ":" in here else here
        self.base = self.world.files.base = f"http://{here}:{self.port}"
        self.gateway.url = f"ws://{here}:{self.port}/gateway/"

    async def stop(self) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    # REST

    async def _unknown(self, request: web.Request) -> web.Response:
        text = f"{request.method} {request.path} is not a route of this stand-in"
        self.world.problems.append(text)
        return json_response({"message": f"404: {text}", "code": 0}, 404)

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(http: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            path = http.path.removeprefix(API)
            call = Call(route.method, route.template, path, dict(http.query))
            self.world.calls.append(call)
            fault = self.world.faults.strike(route.method, path)
            try:
                self.world.faults.check_ban()
                if fault and not fault.after:
                    await self._trouble(http, fault)
                response = await self._answer(route, http, call)
                if fault and fault.after:
                    await self._trouble(http, fault)
            except RateLimited as limit:
                call.error = str(limit)
                response = too_many(limit)
            except ApiError as error:
                call.error = str(error)
                response = json_response(error.body(), error.status)
            call.status, call.seconds = response.status, time.perf_counter() - started
            self.world.faults.note(call.status)
            self.world.touch()
            self.world.settle()
            return response

        return handle

    async def _trouble(self, http: web.Request, fault: Fault) -> None:
        """Let a fault happen. Returns only when it was a mere delay."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.drop:
            if http.transport:
                http.transport.abort()
            raise ApiError(500, 0, "connection dropped")
        if fault.status == 429:
            raise RateLimited(fault.retry_after, is_global=fault.is_global, via=fault.via)
        if fault.status:
            raise ApiError(fault.status, 0, "an injected fault")

    async def _answer(self, route: Route, http: web.Request, call: Call) -> web.Response:
        world = self.world
        if route.needs_token and http.headers.get("Authorization") != f"Bot {world.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        major = next((http.match_info[name] for name in MAJOR_PARAMETERS if name in http.match_info), "")
        headers = world.faults.take(route.method, route.template, major)
        body, uploads = await read_body(http)
        call.json, call.files = body, [(upload.filename, len(upload.data)) for upload in uploads]
        sizes = [len(upload.data) for upload in uploads]
        most = world.largest_file(http.match_info.get("channel_id"))
        if any(size > most for size in sizes) or sum(sizes) > LARGEST_UPLOAD:
            raise ApiError(413, 40005, "Request entity too large")
        self._check_request(route, body)
        result = route.handler(Request(world, http.match_info, http.query, body, uploads, self.gateway.url))
        status, content = (result.status, result.body) if isinstance(result, Answer) else (200, result)
        if content is None:
            return web.Response(status=204, headers=headers)
        self._check_answer(route, status, content)
        return json_response(content, status, headers)

    def _check_request(self, route: Route, body: Any) -> None:
        if self._spec is None or body is None:
            return
        if problems := self._spec.check_request(route.method, route.template, body):
            self._note(self.world.problems, route, problems)
            raise form_error(problems)

    def _check_answer(self, route: Route, status: int, body: Any) -> None:
        if self._spec and (problems := self._spec.check_answer(route.method, route.template, status, body)):
            self._note(self.world.answer_problems, route, problems)

    @staticmethod
    def _note(book: Any, route: Route, problems: list[Problem]) -> None:
        book.extend(f"{route.method} {route.template}: {problem}" for problem in problems)

    # Files

    async def _file(self, http: web.Request) -> web.Response:
        blob = self.world.files.get(http.match_info["file_id"], http.query.get("hm", ""))
        if blob is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=86400, immutable", "X-Content-Type-Options": "nosniff"}
        if not blob.content_type.startswith("image/") or "svg" in blob.content_type:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=blob.data, content_type=blob.content_type.split(";")[0], headers=headers)


async def read_body(http: web.Request) -> tuple[Any, list[Upload]]:
    """JSON, or `payload_json` and `files[n]` of a multipart form."""
    if not http.can_read_body:
        return None, []
    try:
        if http.content_type == "multipart/form-data":
            return await _read_multipart(http)
        if http.content_type != "application/json":
            raise ApiError(400, 50035, f"content type {http.content_type}")
        raw = await http.read()
        return (json.loads(raw) if raw else None), []
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


async def _read_multipart(http: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    async for part in await http.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "nested multipart form")
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif match := FILE_PART.fullmatch(part.name or ""):
            data = bytes(await part.read())
            uploads.append(Upload(int(match[1]), part.filename or "file", data, part.headers.get("Content-Type")))
        else:
            raise ApiError(400, 50035, f"unexpected form field {part.name}")
    return body, uploads
