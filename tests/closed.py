"""A folder that this user may not enter, also for root, whom the system refuses nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest


def close(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let nothing in a folder be looked at until the end of the test."""
    real = os.stat

    def stat(place: Any, **how: Any) -> os.stat_result:
        if isinstance(place, str | Path) and folder in Path(place).parents:
            raise PermissionError(errno.EACCES, "Permission denied", str(place))
        return real(place, **how)

    monkeypatch.setattr(os, "stat", stat)
