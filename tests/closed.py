"""Simulate a folder that the user may not enter. This also works for root, whom permissions do not stop."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest


def refuse_access(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Raise `PermissionError` at each access (`os.stat`) to what is in a folder, until the end of the test."""
    real = os.stat

    def stat(place: Any, **how: Any) -> os.stat_result:
        if isinstance(place, str | Path) and folder in Path(place).parents:
            raise PermissionError(errno.EACCES, "Permission denied", str(place))
        return real(place, **how)

    monkeypatch.setattr(os, "stat", stat)
