"""The arguments of `sobremesa` and `python -m bot`, with their help texts. Importing it loads nothing of the bot."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.version import VERSION
from games.cli.help import COMMANDS, FOR_OWNERS, RAW, CommandHelp, Commands, add_command

ABOUT = """\
Board games with complete rules, at a table in Discord or in your browser.

Settings are environment variables or lines of a file .env; .env.example in the
source explains each. The command `doctor` prints which files were read, and
where the data is stored.
"""
ID_HINT = "In Discord's developer mode \"Copy {} ID\" gives it."


def parse_arguments(typed: Sequence[str], program: str) -> argparse.Namespace:
    """Return the arguments of a command line (`typed`). Ends the program for `--help`, `--version` and wrong arguments.

    `program` is the start of the command line, for messages.
    """
    return build_parser(program).parse_args(typed, argparse.Namespace(program=program))


def build_parser(program: str) -> argparse.ArgumentParser:
    """Return the argparse parser for all commands of the program. `program` is the start of the command line, for
    messages."""
    parser = argparse.ArgumentParser(
        prog=program, formatter_class=RAW, description=ABOUT,
        epilog="%(prog)s COMMAND --help says more about one of them.",
    )
    parser.add_argument("--version", action="version", version=f"Sobremesa {VERSION}")
    parser.add_argument("--or-local", action="store_true", help=argparse.SUPPRESS)  # now the command `run`
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    _add_starts(commands)
    _add_doctor(commands)
    _add_copies(commands)
    _add_data(add_command(commands, "data", CommandHelp(
        "export, import, move or delete the tables of a server; delete a person",
        "Stop the bot first, except for `export`.",
        ("export 900000000000000001 server.sqlite3", "import server.sqlite3 --channel 11=22 --server 33"),
    )))
    _add_translations(commands)
    for name in FOR_OWNERS:  # `games.cli` parses their arguments
        commands.add_parser(name, help=COMMANDS[name].summary, add_help=False)
    return parser


def _add_starts(commands: Commands) -> None:
    run = add_command(commands, "run", CommandHelp(
        "start the bot; without a token, the local table",
        "Connects to Discord with the token in DISCORD_TOKEN and runs until it is stopped (Ctrl+C). Where no token is "
        "set it opens the local table, as `local` does.",
        ("", "--token-only"),
    ))
    run.add_argument("--token-only", dest="or_local", action="store_false", default=True,
                     help="stop with an error if there is no token; use it for services")
    local = add_command(commands, "local", CommandHelp(
        "open a table in your browser, on this machine, without Discord",
        "Prints the address of a page with all seats side by side, and one address for each seat. It needs no token "
        "and ignores one that is set. Games are saved: start it again, and the same addresses still work. Ctrl+C stops "
        "it.",
        ("", "--host 0.0.0.0 --port 8801"),
    ))
    local.add_argument("--host", dest="sandbox_host", default=argparse.SUPPRESS, metavar="ADDRESS",
                       help="the address to listen at, like SANDBOX_HOST: 127.0.0.1 for this machine only, 0.0.0.0 for "
                            "your network, too")
    local.add_argument("--port", dest="sandbox_port", default=argparse.SUPPRESS, metavar="N",
                       help="the port, like SANDBOX_PORT; 0 takes any free one")


def _add_doctor(commands: Commands) -> None:
    doctor = add_command(commands, "doctor", CommandHelp(
        "check this machine and, in a channel, all that the bot does on Discord",
        "Prints the version, where the data is stored, and what it finds on this machine: the database, disk space, "
        "fonts, drawing, the clock. With --channel it also connects with DISCORD_TOKEN, tries every kind of message in "
        "that channel, asks you to press a button there, and deletes what it wrote. The exit code is 1 when a check "
        "fails.",
        ("", "--channel 900000000000000001"),
    ))
    doctor.add_argument("--channel", type=parse_id, metavar="ID",
                        help=f"the id of a text channel to try messages in. {ID_HINT.format('Channel')}")
    add_command(commands, "health", CommandHelp(
        "exit with code 0 while the bot is connected, else with 1",
        "It prints nothing, and is quick enough for a health check twice a minute.",
        ("&& echo connected",),
    ))


def _add_copies(commands: Commands) -> None:
    backup = add_command(commands, "backup", CommandHelp(
        "back up the database into a new file, even while the bot runs",
        "Every page of the backup is checked. It contains hidden hands and who plays: only your account can read it.",
        ("", "copies/monday.sqlite3"),
    ))
    backup.add_argument("file", type=Path, nargs="?", metavar="FILE",
                        help="the new file; without one it is named by the time, in the folder `backups` beside the "
                             "database")
    restore = add_command(commands, "restore", CommandHelp(
        "replace the database with a backup, while no bot runs",
        "The backup is checked first, and the former database is kept under another name. People who deleted their "
        "data after the backup was made are deleted from it, too.",
        ("copies/monday.sqlite3",),
    ))
    restore.add_argument("file", type=Path, metavar="FILE", help="the backup; it is not changed")
    restore.add_argument("--anyway", action="store_true",
                         help="even if the present database is too damaged to tell who was deleted since the backup")
    move = add_command(commands, "move", CommandHelp(
        "copy the whole database into another one, while no bot runs",
        "From a file to a PostgreSQL server, or back. Everything is compared, and the former database is not changed. "
        "Set DATABASE or DATABASE_URL to the new one afterwards.",
        ("--to postgresql://user:password@host/name", "--to copy.sqlite3"),
    ))
    move.add_argument("--to", required=True, metavar="WHERE",
                      help="postgresql://user:password@host/name, or a new file")


def _add_translations(commands: Commands) -> None:
    one = add_command(commands, "translations", CommandHelp(
        "show what a language lacks, what has changed since, and what is wrong in it",
        "Messages that a language lacks are said in English. Checked are what is put in, plurals, terms, Discord's "
        "limits and the room in pictures; docs/translating.md explains each. The exit code is 1 when something is "
        "wrong.",
        ("de", "de --todo", "de --accept", "de --accept cogs-settings-title"),
    ))
    one.add_argument("language", help="the code of the language, such as de")
    doing = one.add_mutually_exclusive_group()
    doing.add_argument("--todo", action="store_true",
                       help="print the English texts that are not translated, or have changed since, as a catalogue")
    doing.add_argument("--accept", nargs="*", metavar="KEY",
                       help="record that the translation fits the English text of today: of all messages that are new, "
                            "and of the changed ones that are named")
    doing.add_argument("--all", dest="every", action="store_true", help="name every message, not the first few")


def parse_id(words: str) -> int:
    """Parse an id of Discord's, a whole number above 0 of at most 63 bits, as the database stores it. Raises
    `ArgumentTypeError`."""
    try:
        number = int(words)
    except ValueError:
        number = 0
    if not 0 < number < 1 << 63:
        raise argparse.ArgumentTypeError(f"{words!r} is no id of Discord's, a number of 17 to 19 digits")
    return number


def parse_channel_pair(words: str) -> tuple[int, int]:
    """Parse the argument OLD=NEW, two channel ids: tables of channel OLD are continued in channel NEW. Raises
    `ArgumentTypeError`."""
    old, _, new = words.partition("=")
    try:
        return parse_id(old), parse_id(new)
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(f"{words!r} is not OLD=NEW, two ids of channels") from None


def _add_data(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands for the data of a Discord server or a person."""
    doing = parser.add_subparsers(dest="what", required=True, title="what to do", metavar="WHAT")
    server = ID_HINT.format("Server")
    for name, about in (
        ("export", CommandHelp("write the tables of a server into a new file, even while the bot runs",
                        "It contains the secrets of running tables and who plays there: only your account can read it.",
                        ("900000000000000001 server.sqlite3",))),
        ("move", CommandHelp("write the tables of a server into a new file, then delete them here",
                      "They are deleted only after the file was written and compared.",
                      ("900000000000000001 server.sqlite3",))),
    ):
        one = add_command(doing, name, about)
        one.add_argument("guild", type=parse_id, metavar="SERVER", help=f"the server's id. {server}")
        one.add_argument("file", type=Path, metavar="FILE", help="the new file")
    taking = add_command(doing, "import", CommandHelp(
        "import the tables that `export` or `move` has written", "Tables that are already here stay as they are.",
        ("server.sqlite3", "server.sqlite3 --channel 11=22 --server 33"),
    ))
    taking.add_argument("file", type=Path, metavar="FILE", help="the file; it is not changed")
    taking.add_argument("--channel", type=parse_channel_pair, action="append", metavar="OLD=NEW",
                        help="tables of the channel or thread OLD continue in NEW; may be given several times")
    taking.add_argument("--server", type=parse_id, metavar="ID", help="the server in which the tables continue")
    deleting = add_command(doing, "delete", CommandHelp(
        "delete the tables of a server", examples=("900000000000000001",),
    ))
    deleting.add_argument("guild", type=parse_id, metavar="SERVER", help=f"the server's id. {server}")
    forgetting = add_command(doing, "forget", CommandHelp(
        "delete a person, as they can themselves with /data delete", examples=("900000000000000001",),
    ))
    forgetting.add_argument("person", type=parse_id, metavar="PERSON",
                            help=f"the person's id. {ID_HINT.format('User')}")
