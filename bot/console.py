"""Starts what the operator asked for. Whatever is in the way is said in one line, and that is all that is printed."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from bot import data
from bot.app import CannotStart, run
from bot.backup import put_back, save
from bot.config import BadSettings, read_settings
from bot.data import CannotMove
from bot.doctor import examine
from bot.logs import set_up
from bot.moving import move
from games.core.registry import GAMES, LEFT_OUT, spec_of
from storage.connection import StorageError
from storage.lock import InUse
from storage.opening import SchemaTooNew, Unusable

log = logging.getLogger(__name__)
NO_TOKEN = ("DISCORD_TOKEN is not set. Put the bot's token there (.env.example says where it comes from), or open the "
            "local table, which needs none: python -m bot local")

FAILED = {
    None: "Cannot start. DATABASE:", "backup": "Nothing was copied.", "restore": "Nothing was put back.",
    "data": "Nothing was done. DATABASE:", "move": "Nothing was moved.",
}


def start(given: argparse.Namespace) -> int:
    """Do it. Returns the exit code."""
    try:
        settings = read_settings()
        set_up(settings)
        if given.command == "backup":
            asyncio.run(save(settings, given.file))
            return 0
        if given.command == "move":
            print(asyncio.run(move(settings, given.to)))
            return 0
        if given.command == "restore":
            asyncio.run(put_back(settings, given.file, anyway=given.anyway))
            return 0
        if given.command == "data":
            print(asyncio.run(data.run(settings, given)))
            return 0
        for left_out in LEFT_OUT:
            log.warning("%s", left_out)
        for game in GAMES:
            spec_of(game)  # loaded now, and not while the first person waits for a click
        if given.command == "doctor":
            return asyncio.run(examine(settings, given.channel))
        local = given.command == "local" or (settings.discord_token is None and given.or_local)
        if settings.discord_token is None and not local:
            raise CannotStart(NO_TOKEN)
        asyncio.run(run(settings, local=local))
        return 0
    except CannotMove as error:
        print(f"Nothing was done. {error}", file=sys.stderr)
    except (BadSettings, CannotStart) as error:
        print(f"Cannot start. {error}", file=sys.stderr)
    except (Unusable, SchemaTooNew, InUse, StorageError, OSError) as error:
        print(f"{FAILED.get(given.command, FAILED[None])} {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print()
        return 130
    return 1
