"""The API without a client library, for what no well-behaved client would do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import TracebackType
from typing import Any

import aiohttp

from sandbox import Sandbox
from sandbox.model import Intent, Json


class Raw:
    """Plain HTTP calls and gateway connections to a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Raw:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, Any]:
        """Status and parsed body of one API call."""
        status, _, parsed = await self.answer(method, path, body, token)
        return status, parsed

    async def answer(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Mapping[str, str], Any]:
        """Status, headers and parsed body of one API call."""
        headers = {"Authorization": f"Bot {token or self._sandbox.token}"}
        async with self._session.request(method, self._sandbox.api_url + path, json=body, headers=headers) as answer:
            text = await answer.text()
            return answer.status, answer.headers, json.loads(text) if text else None

    async def gateway(self) -> aiohttp.ClientWebSocketResponse:
        """A gateway connection that has read its HELLO."""
        socket = await self._session.ws_connect(self._sandbox.gateway_url)
        hello = await socket.receive_json()
        assert hello["op"] == 10
        return socket

    async def identify(self) -> tuple[aiohttp.ClientWebSocketResponse, Json]:
        """A gateway connection that has read its READY, and that READY."""
        socket = await self.gateway()
        await socket.send_json({"op": 2, "d": {"token": self._sandbox.token, "intents": int(Intent.GUILDS)}})
        ready: Json = (await socket.receive_json())["d"]
        return socket, ready
