"""`python -m bot` runs the bot; `python -m bot doctor --channel ID` checks it on a real server."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
import sys

from bot.app import CannotStart, run
from bot.config import BadSettings, Settings, read_settings
from bot.doctor import examine
from bot.health import healthy, heartbeat_file
from bot.storage.database import SchemaTooNew


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    doctor = commands.add_parser("doctor", help="check token, permissions and every kind of message on a real server")
    doctor.add_argument("--channel", type=int, required=True, help="the id of a text channel to try things in")
    commands.add_parser("health", help="exit code 0 while the bot is connected")
    given = parser.parse_args()
    try:
        settings = read_settings()
        _log(settings)
        match given.command:
            case "doctor":
                return asyncio.run(examine(settings, given.channel))
            case "health":
                return 0 if healthy(heartbeat_file(settings.database)) else 1
            case _:
                asyncio.run(run(settings))
                return 0
    except (BadSettings, CannotStart, SchemaTooNew) as error:
        print(f"Cannot start. {error}", file=sys.stderr)
    except (sqlite3.Error, OSError) as error:
        print(f"Cannot start. DATABASE: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print()
        return 130
    return 1


def _log(settings: Settings) -> None:
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.WARNING)


if __name__ == "__main__":
    sys.exit(main())
