"""The commands with which an owner keeps the program in order, for a clone of the source or an installed package."""

from __future__ import annotations

import sys

from bot.paths import is_installed

INSTALL = (
    "pipx install --force . (in a clone of the source)" if is_installed()
    else f"{sys.executable} -m pip install --force-reinstall --require-hashes -r requirements/runtime.txt"
)
"""Puts libraries and fonts back as they were tried."""
UPDATE = "pipx install --force . (in a new clone of the source)" if is_installed() else "git pull"
START = "sobremesa run" if is_installed() else "make run"
