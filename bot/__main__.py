"""The bot. Without a command it connects to Discord; `local` opens a table on this machine, without Discord."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot import heartbeat


def main() -> int:
    """Returns the exit code. What takes long to load is loaded only by the commands that need it."""
    given = _arguments()
    if given.command == "health":
        return heartbeat.main()
    if given.command not in ("doctor", "backup", "restore", "data", "move"):
        print("Loading the games", flush=True)
    from bot.console import start

    return start(given)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--or-local", action="store_true",
                        help="without a DISCORD_TOKEN open the local table instead of stopping")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("local", help="a table on this machine, in the browser, whether or not there is a token")
    doctor = commands.add_parser("doctor", help="check token, permissions and every kind of message on a real server")
    doctor.add_argument("--channel", type=int, required=True, help="the id of a text channel to try things in")
    backup = commands.add_parser("backup", help="copy the database into a new file, also while the bot runs")
    backup.add_argument("file", type=Path, help="where to")
    restore = commands.add_parser("restore", help="put such a copy in the database's place, while no bot runs")
    restore.add_argument("file", type=Path, help="the copy; it stays as it is")
    restore.add_argument("--anyway", action="store_true",
                         help="also where the present database cannot say who was deleted since the copy was made")
    move = commands.add_parser("move", help="carry the whole database over into another one, while no bot runs")
    move.add_argument("--to", required=True, help="postgresql://user:password@host/name, or a new file")
    _data(commands.add_parser("data", help="people's data and servers' tables, while the bot does not run"))
    commands.add_parser("health", help="exit code 0 while the bot is connected")
    return parser.parse_args()


def _data(parser: argparse.ArgumentParser) -> None:
    """What can be done with data."""
    doing = parser.add_subparsers(dest="what", required=True)
    for name, about in (
        ("export", "write a server's tables into a new file"),
        ("move", "write a server's tables into a new file and delete them here, in one step"),
    ):
        one = doing.add_parser(name, help=about)
        one.add_argument("guild", type=int, help="the server's Discord id")
        one.add_argument("file", type=Path)
    doing.add_parser("import", help="take in the tables of such a file").add_argument("file", type=Path)
    doing.add_parser("delete", help="delete a server's tables").add_argument("guild", type=int)
    doing.add_parser("forget", help="delete a person, as they can themselves"
                     ).add_argument("person", type=int, help="the person's Discord id")


if __name__ == "__main__":
    sys.exit(main())
