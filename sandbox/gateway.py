"""The gateway: a WebSocket over which the bot hears what happens, with heartbeats, compression and resuming.

Source: developer documentation, Events, "Gateway".
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import WSMsgType, web

from .bus import Event
from .faults import Bucket, RateLimited
from .model import PRIVILEGED, Json
from .world import World

FRAMES_KEPT = 2_000
SESSIONS_KEPT = 8
LARGEST_FRAME = 4_096
"""Bytes of the largest frame a bot may send."""
INTENT_BITS = 26
"""Intents are numbered below this: the last ones belong to polls."""
SENDS, SEND_SECONDS = 120, 60.0
"""How many frames a bot may send on one connection in how many seconds."""
ACK_SECONDS = 0.02


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseCode(IntEnum):
    GOING_AWAY = 1001
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Connection:
    """One WebSocket with a queue of frames to send, compressed with one zlib context if the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, compressed: bool) -> None:
        self.socket = socket
        self.transport = transport
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._zlib = zlib.compressobj() if compressed else None
        self.identified = False
        self._sends = Bucket(SENDS, SEND_SECONDS)

    def send(self, op: Op, data: object = None, *, name: str | None = None, sequence: int | None = None) -> None:
        self._queue.put_nowait({"op": int(op), "d": data, "s": sequence, "t": name})

    def may_send(self) -> bool:
        """Count a frame from the bot; whether it is not one too many."""
        try:
            self._sends.take()
        except RateLimited:
            return False
        return True

    async def write(self) -> None:
        """Send what is queued, for ever."""
        while True:
            text = json.dumps(await self._queue.get(), separators=(",", ":"))
            if self._zlib is None:
                await self.socket.send_str(text)
            else:
                packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass(slots=True)
class Frame:
    sequence: int
    name: str
    data: Json


@dataclass(slots=True)
class Session:
    """What one IDENTIFY began. It outlives its connection, so that RESUME can replay what was missed."""

    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    frames: deque[Frame] = field(default_factory=lambda: deque(maxlen=FRAMES_KEPT))
    connection: Connection | None = None

    def push(self, name: str, data: Json) -> None:
        self.sequence += 1
        frame = Frame(self.sequence, name, data)
        self.frames.append(frame)
        self.replay(frame)

    def replay(self, frame: Frame) -> None:
        if self.connection:
            self.connection.send(Op.DISPATCH, frame.data, name=frame.name, sequence=frame.sequence)

    def can_resume(self, sequence: int) -> bool:
        return not self.frames or self.frames[0].sequence <= sequence + 1


class Gateway:
    """All connections and sessions of the bot, and the ways to disturb them."""

    def __init__(self, world: World, url: str, heartbeat_seconds: float = 41.25) -> None:
        self._world = world
        self.url = url
        self._heartbeat_seconds = heartbeat_seconds
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._connections: set[Connection] = set()
        self.identifies = 0
        self.resumes = 0
        world.listeners.append(self._deliver)

    def _deliver(self, event: Event) -> None:
        world = self._world
        if event.guild_id and event.name != "INTERACTION_CREATE" and not world.bot_is_in(event.guild_id):
            return
        for session in self._sessions.values():
            if event.intent is None or session.intents & event.intent:
                session.push(event.name, event.data)

    # Trouble

    async def close(self, code: int = CloseCode.GOING_AWAY) -> None:
        """Close every connection with a WebSocket close frame."""
        for connection in list(self._connections):
            with contextlib.suppress(ConnectionError, asyncio.TimeoutError):
                await asyncio.wait_for(connection.socket.close(code=code), 1)

    def abort(self) -> None:
        """Cut every TCP connection without a word."""
        for connection in list(self._connections):
            if connection.transport:
                connection.transport.abort()

    def reconnect(self) -> None:
        """Opcode 7: ask the bot to connect again and resume."""
        for connection in self._connections:
            connection.send(Op.RECONNECT)

    def invalidate(self) -> None:
        """Opcode 9: forget every session, so that the bot must identify again."""
        self._sessions.clear()
        for connection in self._connections:
            connection.identified = False
            connection.send(Op.INVALID_SESSION, False)

    @property
    def connected(self) -> bool:
        return any(session.connection for session in self._sessions.values())

    # Serving

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Handle one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(Op.HELLO, {"heartbeat_interval": int(self._heartbeat_seconds * 1000)})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                code = self._receive(connection, message.data)
                if code is not None:
                    await socket.close(code=code)
        finally:
            writer.cancel()
            self._connections.discard(connection)
            for session in self._sessions.values():
                if session.connection is connection:
                    session.connection = None
            self._world.touch()
        return socket

    def _receive(self, connection: Connection, text: str) -> CloseCode | None:
        """Handle one frame; the result is the code to close with, if any."""
        if not connection.may_send():
            return CloseCode.RATE_LIMITED
        if len(text) > LARGEST_FRAME:
            return CloseCode.DECODE_ERROR
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return CloseCode.DECODE_ERROR
        match op:
            case Op.HEARTBEAT:
                # A client notes the time of its beat after sending it; an answer from loopback would come before that.
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                return self._identify(connection, data)
            case Op.RESUME:
                return self._resume(connection, data)
            case Op.REQUEST_GUILD_MEMBERS if not connection.identified:
                return CloseCode.NOT_AUTHENTICATED
            case Op.REQUEST_GUILD_MEMBERS:
                self._request_members(connection, data)
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE:
                pass
            case _:
                return CloseCode.UNKNOWN_OPCODE
        return None

    def _identify(self, connection: Connection, data: Json) -> CloseCode | None:
        world = self._world
        self.identifies += 1
        if connection.identified:
            return CloseCode.ALREADY_AUTHENTICATED
        if data["token"] != world.token:
            return CloseCode.AUTHENTICATION_FAILED
        if not 0 <= data["intents"] < 1 << INTENT_BITS:
            return CloseCode.INVALID_INTENTS
        if data["intents"] & PRIVILEGED & ~world.granted_intents:
            return CloseCode.DISALLOWED_INTENTS
        connection.identified = True
        session = Session(data["intents"], connection=connection)
        self._sessions[session.id] = session
        while len(self._sessions) > SESSIONS_KEPT:
            self._sessions.popitem(last=False)
        guilds = [guild for guild in world.guilds.values() if world.bot_is_in(guild["id"])]
        session.push(
            "READY",
            {
                "v": 10,
                "user": {**world.bot_user, "verified": True},
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "application": {"id": world.app_id, "flags": 0},
                "shard": [0, 1],
                "private_channels": [],
                "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            },
        )
        for guild in guilds:
            session.push("GUILD_CREATE", {**world.guild_payload(guild), "unavailable": False})
        world.touch()
        return None

    def _resume(self, connection: Connection, data: Json) -> CloseCode | None:
        session = self._sessions.get(data["session_id"])
        sequence = data["seq"] or 0
        if connection.identified:
            return CloseCode.ALREADY_AUTHENTICATED
        if session is not None and sequence > session.sequence:
            return CloseCode.INVALID_SEQUENCE
        if session is None or data["token"] != self._world.token or not session.can_resume(sequence):
            connection.send(Op.INVALID_SESSION, False)
            return None
        self.resumes += 1
        connection.identified = True
        session.connection = connection
        for frame in session.frames:
            if frame.sequence > sequence:
                session.replay(frame)
        session.push("RESUMED", {})
        self._world.touch()
        return None

    def _request_members(self, connection: Connection, data: Json) -> None:
        guild = self._world.guilds[str(data["guild_id"])]
        wanted = data.get("user_ids") or list(guild["members"])
        ids = [str(user_id) for user_id in (wanted if isinstance(wanted, list) else [wanted])]
        chunk = {
            "guild_id": guild["id"],
            "members": [guild["members"][user_id] for user_id in ids if user_id in guild["members"]],
            "not_found": [user_id for user_id in ids if user_id not in guild["members"]],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        for session in self._sessions.values():
            if session.connection is connection:
                session.push("GUILD_MEMBERS_CHUNK", chunk)
