"""Help texts of the commands of `python -m games`. Importing it loads no game, so that other programs can list these
commands quickly."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
WIDTH = 80
RAW = argparse.RawDescriptionHelpFormatter
"""Keeps the line breaks of descriptions and examples."""


@dataclass(frozen=True, slots=True)
class CommandHelp:
    """The help text of a command: a summary (also in the list of commands), more sentences, and examples of its
    arguments."""

    summary: str
    more: str = ""
    examples: Sequence[str] = ()


def add_command(commands: Commands, name: str, about: CommandHelp) -> argparse.ArgumentParser:
    """Add a command with its help to the parser's `commands`, and return the command's own parser, to which arguments
    can be added."""
    words = f"{about.summary[0].upper()}{about.summary[1:]}. {about.more}".strip()
    lines = [f"  %(prog)s {typed}".rstrip() for typed in about.examples]
    return commands.add_parser(
        name, help=about.summary, formatter_class=RAW, description=textwrap.fill(words, WIDTH),
        epilog="\n".join(["example:" if len(lines) == 1 else "examples:", *lines]) if lines else None,
    )


COMMANDS = {
    "list": CommandHelp("show the games with their seats and options"),
    "play": CommandHelp(
        "play at a table in the terminal, against AI seats",
        "Questions are answered by typing; the start explains what else can be typed.",
        ("grimm_forest --players 3 --language es", "above_below --option villagers=on"),
    ),
    "simulate": CommandHelp(
        "play many games without people, and check each of them",
        "It prints how the games went and which checks failed; the exit code is 1 if any did.",
        ("grimm_forest --players 4 --games 500", "agricola --each --games 50 --seats ai"),
    ),
    "verify": CommandHelp(
        "check whether the draws of a finished table were honest",
        "FILE is the record that anybody can have below the final ranking. Seal, seed and every draw are checked with "
        "arithmetic alone, without the rules of the game. The exit code is 1 when something does not fit.",
        ("table.json", "table.json --language es"),
    ),
    "replay": CommandHelp(
        "play the record of a finished table again with the rules, and compare",
        "Finds what `verify` cannot: draws that were left out, and another result. The exit code is 1 when something "
        "differs.",
        ("table.json",),
    ),
    "hear": CommandHelp(
        "play by the spoken texts alone, and count the characters for each decision",
        examples=("northwood --games 3 --text",),
    ),
    "cards": CommandHelp(
        "list the cards that do something, where they stand and what tests them",
        examples=("agricola --json",),
    ),
    "balance": CommandHelp(
        "let equal AI seats play thousands of games, and write a report",
        "It can be stopped and continues where it was.",
        ("above_below --games 100", "mi_tierra --processes 2"),
    ),
    "ladder": CommandHelp(
        "let AI seats of different strength play each other, and write how strong each is",
        "All levels and the adviser meet in pairs, and each meets three seats of level `good`. It can be stopped and "
        "continues where it was. With --former, each meets itself as it was in another checkout of the program "
        "instead, and the exit code is 1 if one has become weaker by more than chance.",
        ("grimm_forest --games 400", "above_below --way base --way expanded", "agricola --only good --former ../old"),
    ),
}
"""The commands of `python -m games`."""
FOR_OWNERS = ("list", "play", "simulate", "verify", "replay")
"""Those that need no clone of the source. The program `sobremesa` has them, too."""
