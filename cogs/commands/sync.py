"""Registers the slash commands with Discord: only when they have changed, and never none at all."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

log = logging.getLogger(__name__)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord gets them, in all languages."""
    found = []
    for command in tree.get_commands():
        if tree.translator is not None:
            found.append(dict(await command.get_translated_payload(tree, tree.translator)))
        else:
            found.append(dict(command.to_dict(tree)))
    return found


async def sync_if_changed(tree: app_commands.CommandTree[Any], note: Path, application_id: int) -> bool:
    """Sync the commands unless `note` says that this application already has exactly these. Returns whether it did.

    Raises nothing: a bot whose commands could not be synced still plays the tables it has.
    """
    commands = await payload(tree)
    if not commands:
        log.error("there are no commands; nothing was synced")
        return False
    digest = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
    known = _read(note)
    if known.get(str(application_id)) == digest:
        return False
    try:
        await tree.sync()
    except discord.DiscordException as error:
        log.error("the commands could not be synced: %s", error)
        return False
    _write(note, {**known, str(application_id): digest})
    return True


def _write(note: Path, known: dict[str, str]) -> None:
    try:
        note.write_text(json.dumps(known), encoding="utf-8")
    except OSError as error:
        log.warning("could not note that the commands are synced: %s", error)


def _read(note: Path) -> dict[str, str]:
    try:
        known = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}
