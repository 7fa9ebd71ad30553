"""Attachments and the content delivery network that serves them."""

from __future__ import annotations

import secrets
import struct
from collections import OrderedDict
from dataclasses import dataclass, replace
from pathlib import Path

from .bus import Bus
from .model import Json

BYTES_KEPT = 256 * 2**20
"""Stored bytes above which the oldest files no message shows any more are dropped (then the oldest of all)."""


ANIMATED = 1 << 5
"""The flag of an attachment that moves."""


@dataclass(frozen=True, slots=True)
class Upload:
    """One `files[n]` part of a multipart request."""

    index: int
    filename: str
    data: bytes
    content_type: str | None = None


@dataclass(slots=True)
class Blob:
    """A file: `key` is what its address must carry, `data` its bytes (None: they are on disk)."""

    content_type: str
    key: str
    size: int
    in_use: bool = True
    data: bytes | None = None


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


def moves(data: bytes) -> bool:
    """Whether a GIF or WebP has several frames."""
    if sniff(data) == "image/gif":
        return data.count(b"\x21\xf9\x04") > 1
    return sniff(data) == "image/webp" and data[12:16] == b"VP8X" and bool(data[20] & 2)


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
    """Bytes by attachment id. Addresses carry a random key, so nobody can guess another person's private picture.

    With a `folder` the bytes go to disk at each `write_out`, and only what is not there yet stays in memory.
    """

    def __init__(self, bus: Bus, bytes_kept: int = BYTES_KEPT) -> None:
        self._bus = bus
        self._bytes_kept = bytes_kept
        self.folder: Path | None = None
        self.changed: set[str] = set()
        """Files that came, changed or went since whoever keeps them looked last."""
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
        blob = Blob(content_type, secrets.token_hex(16), len(upload.data), data=upload.data)
        self._blobs[file_id] = blob
        self.total += blob.size
        self._note(file_id)
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
        if moves(upload.data):
            attachment["flags"] = ANIMATED
        return attachment

    def get(self, file_id: str, key: str) -> Blob | None:
        """The file with its bytes, if it is still kept and the key of its address is right."""
        blob = self._blobs.get(file_id)
        if blob is None or not secrets.compare_digest(blob.key.encode(), key.encode()):
            return None
        if blob.data is None:
            assert self.folder is not None
            try:
                return replace(blob, data=(self.folder / file_id).read_bytes())
            except OSError:
                return None
        return blob

    def find(self, file_id: str) -> Blob | None:
        """The file whatever its address, perhaps without its bytes."""
        return self._blobs.get(file_id)

    def release(self, file_id: str) -> None:
        """No message shows this file any more. It stays readable until the room is needed."""
        if blob := self._blobs.get(file_id):
            blob.in_use = False
            self._note(file_id)

    def _note(self, file_id: str) -> None:
        if self.folder is not None:
            self.changed.add(file_id)

    # On disk

    def restore(self, file_id: str, blob: Blob) -> None:
        """Know again a file whose bytes are in the folder."""
        self._blobs[file_id] = blob
        self.total += blob.size

    def write_out(self) -> None:
        """Put the bytes of new files into the folder. Raises OSError, as when the disk is full."""
        assert self.folder is not None
        for file_id in self.changed:
            blob = self._blobs.get(file_id)
            if blob and blob.data is not None:
                self.folder.mkdir(exist_ok=True)
                (self.folder / file_id).write_bytes(blob.data)

    def settled(self) -> None:
        """What changed is noted elsewhere: forget the bytes that are on disk, and remove the files that went."""
        assert self.folder is not None
        for file_id in self.changed:
            if blob := self._blobs.get(file_id):
                blob.data = None
            else:
                (self.folder / file_id).unlink(missing_ok=True)
        self.changed.clear()

    def remove_strays(self) -> None:
        """Remove files from the folder that nothing knows of, as a process leaves that is killed while it writes."""
        assert self.folder is not None
        for path in self.folder.glob("*"):
            if path.name not in self._blobs:
                path.unlink(missing_ok=True)

    def _trim(self) -> None:
        for unused_only in (True, False):
            for file_id in list(self._blobs)[:-1]:
                if self.total <= self._bytes_kept:
                    return
                if not (unused_only and self._blobs[file_id].in_use):
                    self.total -= self._blobs.pop(file_id).size
                    self._note(file_id)
