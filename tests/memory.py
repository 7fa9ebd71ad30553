"""Where the files of tests stand: in memory where there is room, since every act is on its disk before it is answered."""

from __future__ import annotations

import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that must be free."""


def in_memory() -> Path | None:
    """A folder that stands in memory; None where there is none, or too little room in it."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None
