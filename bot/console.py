"""Starts what the operator asked for. Whatever is in the way is said in one line, and that is all that is printed."""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sqlite3
import sys

from bot.app import CannotStart, run
from bot.config import BadSettings, Settings, read_settings
from bot.doctor import examine
from games.core.registry import GAMES, LEFT_OUT, spec_of
from storage.lock import InUse
from storage.opening import SchemaTooNew, Unusable

log = logging.getLogger(__name__)
DISCORD_ID = re.compile(r"\d{15,}")
NO_TOKEN = ("DISCORD_TOKEN is not set. Put the bot's token there (.env.example says where it comes from), or open the "
            "local table, which needs none: python -m bot local")


def start(given: argparse.Namespace) -> int:
    """Do it. Returns the exit code."""
    try:
        settings = read_settings()
        _log(settings)
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
    except (BadSettings, CannotStart) as error:
        print(f"Cannot start. {error}", file=sys.stderr)
    except (Unusable, SchemaTooNew, InUse, sqlite3.Error, OSError) as error:
        print(f"Cannot start. DATABASE: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print()
        return 130
    return 1


class WithoutIds(logging.Filter):
    """Nobody's Discord id stands in the log: the lines of discord.py name people and rooms by it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line, but of discord.py's without ids."""
        if record.name.partition(".")[0] == "discord":
            record.msg, record.args = DISCORD_ID.sub("…", record.getMessage()), None
        return True


def _log(settings: Settings) -> None:
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(WithoutIds())
    logging.getLogger("discord").setLevel(logging.WARNING)
