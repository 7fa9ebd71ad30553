"""Maintenance commands (reinstall, update, start) that messages show to an operator: for a clone of the source, an
installed package or a container."""

from __future__ import annotations

import sys

from bot.paths import is_image, is_installed

if is_image():
    INSTALL = "docker build --pull --no-cache -t sobremesa . (in a clone of the source), then start a new container"
    """Reinstalls libraries and fonts in the tested versions."""
    UPDATE = "docker build --pull -t sobremesa . (in a new clone of the source), then start a new container"
    START = "docker start and the container's name"
elif is_installed():
    INSTALL = "pipx install --force . (in a clone of the source)"
    UPDATE = "pipx install --force . (in a new clone of the source)"
    START = "sobremesa run"
else:
    INSTALL = f"{sys.executable} -m pip install --force-reinstall --require-hashes -r requirements/runtime.txt"
    UPDATE = "git pull"
    START = "make run"
