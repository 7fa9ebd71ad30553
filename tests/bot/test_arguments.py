"""The command line: its help explains every command, and all entry points lead to the same commands."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.arguments import build_parser
from bot.version import VERSION
from games.cli import main as games
from games.cli.help import COMMANDS, FOR_OWNERS

LINE = 80


def commands_of(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Return the commands of a parser, and their subcommands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from (one, *commands_of(one))


WHOLE = {"sobremesa": build_parser("sobremesa"), "games": games.build_parser("games")}
EXPLAINED = [
    (whole, one) for whole in WHOLE.values() for one in commands_of(whole)
    if whole.prog == "games" or one.prog.split()[1] not in FOR_OWNERS
]


@pytest.mark.parametrize(("whole", "command"), EXPLAINED, ids=[command.prog for _, command in EXPLAINED])
def test_a_command_says_what_it_does_and_how_it_is_typed(
    whole: argparse.ArgumentParser, command: argparse.ArgumentParser
) -> None:
    assert command.description is not None and command.description.split(".")[0]
    assert [action.dest for action in command._actions if not action.help and action.dest != "what"] == []
    examples = [line.strip() for line in command.format_help().partition("example")[2].splitlines()[1:]]
    assert examples or command.prog == "games list"
    for example in examples:
        words = shlex.split(example.partition("&&")[0])
        assert words[:len(command.prog.split())] == command.prog.split()
        whole.parse_args(words[1:])  # exits the test if the command is unknown


@pytest.mark.parametrize("name", FOR_OWNERS)
def test_a_game_is_played_without_knowing_the_bot(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`bot` passes the arguments to the same command of `python -m games` and shows its help text."""
    assert COMMANDS[name].summary.split(",")[0] in " ".join(WHOLE["sobremesa"].format_help().split())
    monkeypatch.setattr(sys, "argv", ["sobremesa", name, "--help"])
    with pytest.raises(SystemExit) as end:
        program.sobremesa()
    assert end.value.code == 0 and f"usage: sobremesa {name} " in capsys.readouterr().out


Start = Callable[..., argparse.Namespace]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Start:
    """Return a function that types a command line, and returns the arguments with which the bot would start."""

    def asked(*typed: str, start: Callable[[], int] = program.sobremesa) -> argparse.Namespace:
        found: list[argparse.Namespace] = []
        monkeypatch.setattr("bot.console.run_command", found.append)
        monkeypatch.setattr(sys, "argv", ["sobremesa", *typed])
        start()
        return found[0]

    return asked


def test_a_start_without_a_token_opens_the_local_table_where_that_is_wanted(
    asked: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked("run").or_local and asked("--or-local", start=program.main).or_local
    assert not asked("run", "--token-only").or_local and not asked(start=program.main).or_local
    assert capsys.readouterr().out == f"Sobremesa {VERSION}. Loading the games\n" * 4


def test_only_what_is_typed_goes_before_the_settings(asked: Start) -> None:
    assert not {"sandbox_host", "sandbox_port"} & vars(asked("local")).keys()
    given = asked("local", "--port", "8801", "--host", "0.0.0.0")
    assert (given.sandbox_host, given.sandbox_port) == ("0.0.0.0", "8801")


def test_what_is_said_of_the_program_begins_as_it_was_typed(asked: Start) -> None:
    assert asked("backup").program == "sobremesa" and asked("backup", start=program.main).program == "python -m bot"
    assert asked("backup").file is None and asked("backup", "a.sqlite3").file == Path("a.sqlite3")


def test_without_a_command_it_says_which_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sobremesa"])
    assert program.sobremesa() == 2
    assert "commands:" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["sobremesa", "--version"])
    with pytest.raises(SystemExit):
        program.sobremesa()
    assert capsys.readouterr().out == f"Sobremesa {VERSION}\n"
