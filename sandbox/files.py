"""Attachments and the content delivery network that serves them."""

from __future__ import annotations

import secrets
import struct
from collections import OrderedDict
from dataclasses import dataclass

from .bus import Bus
from .model import Json

BYTES_KEPT = 256 * 2**20
"""Stored bytes above which the oldest files no message shows any more are dropped (then the oldest of all)."""


@dataclass(frozen=True, slots=True)
class Upload:
    """One `files[n]` part of a multipart request."""

    index: int
    filename: str
    data: bytes
    content_type: str | None = None


@dataclass(slots=True)
class Blob:
    content_type: str
    data: bytes
    key: str
    in_use: bool = True


def sniff(data: bytes) -> str:
    """The content type that the first bytes of a picture show."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data.startswith(b"GIF8"):
        return "image/gif"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG or JPEG; None for anything else."""
    if sniff(data) == "image/png":
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if sniff(data) == "image/jpeg":
        return _jpeg_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Walk the segments up to the frame header (SOF0 to SOF15, without DHT, JPG and DAC)."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


class FileStore:
    """Bytes by attachment id. Addresses carry a random key, so nobody can guess another person's private picture."""

    def __init__(self, bus: Bus, bytes_kept: int = BYTES_KEPT) -> None:
        self._bus = bus
        self._bytes_kept = bytes_kept
        self._blobs: OrderedDict[str, Blob] = OrderedDict()
        self.total = 0
        self.base = ""
        """Address of the server that serves the files; set when it starts."""

    def store(self, channel_id: str, upload: Upload, *, name: str, description: str | None, ephemeral: bool) -> Json:
        """Keep a file and return its attachment object."""
        file_id = self._bus.snowflake()
        content_type = upload.content_type or ""
        if content_type in ("", "application/octet-stream"):
            content_type = sniff(upload.data)
        blob = Blob(content_type, upload.data, secrets.token_hex(16))
        self._blobs[file_id] = blob
        self.total += len(blob.data)
        self._trim()
        folder = "ephemeral-attachments" if ephemeral else "attachments"
        url = f"{self.base}/cdn/{folder}/{channel_id}/{file_id}/{name}?hm={blob.key}"
        attachment: Json = {
            "id": file_id,
            "filename": name,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
        }
        if description:
            attachment["description"] = description
        if ephemeral:
            attachment["ephemeral"] = True
        if size := picture_size(upload.data):
            attachment["width"], attachment["height"] = size
        return attachment

    def get(self, file_id: str, key: str) -> Blob | None:
        """The file, if it is still kept and the key of its address is right."""
        blob = self._blobs.get(file_id)
        return blob if blob and secrets.compare_digest(blob.key.encode(), key.encode()) else None

    def release(self, file_id: str) -> None:
        """No message shows this file any more. It stays readable until the room is needed."""
        if blob := self._blobs.get(file_id):
            blob.in_use = False

    def _trim(self) -> None:
        for unused_only in (True, False):
            for file_id in list(self._blobs)[:-1]:
                if self.total <= self._bytes_kept:
                    return
                if not (unused_only and self._blobs[file_id].in_use):
                    self.total -= len(self._blobs.pop(file_id).data)
