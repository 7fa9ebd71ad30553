"""The command line's arguments."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from games.cli.balance import Job, balance
from games.cli.cards import as_table, listed
from games.cli.listen import hear
from games.cli.measuring import cores
from games.cli.play import play
from games.cli.replay import replay
from games.cli.simulate import Simulation, simulate
from games.cli.verify import check
from games.cli.voice import NAMES
from games.core.catalogue import LANGUAGES
from games.core.options import read_value, seats_with, usual
from games.core.registry import GAMES, LEFT_OUT, spec_of
from games.core.spec import GameSpec


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code (1 when something was found wrong, 2 for bad arguments)."""
    args = _parser().parse_args(argv)
    try:
        code: int = args.run(args)
    except BadArgument as bad:
        print(f"games: {bad}", file=sys.stderr)
        return 2
    return code


class BadArgument(Exception):
    """An argument that the game does not take; the message says which and what is possible."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="Play, simulate and check the games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("list", help="the games with their seats and options")
    one.set_defaults(run=_list)

    one = commands.add_parser("simulate", help="play many games and check them")
    _game_arguments(one)
    one.add_argument("--games", type=int, default=100, metavar="K")
    one.add_argument("--seed", type=int, default=0, metavar="S")
    one.add_argument(
        "--seats", default="random", metavar="WHO",
        help="random (any acceptable answer), ai (the strongest), or a level for each seat: good,legal",
    )
    one.add_argument("--json", action="store_true", help="print one JSON object")
    one.add_argument("--each", action="store_true", help="so many games for each number of players")
    one.set_defaults(run=_simulate)

    one = commands.add_parser("replay", help="play recorded games again and compare")
    one.add_argument("files", nargs="+", type=Path, metavar="FILE")
    one.set_defaults(run=lambda args: replay(args.files))

    one = commands.add_parser("cards", help="the cards that do something, where they stand and what tests them")
    one.add_argument("game", choices=GAMES)
    one.add_argument("--json", action="store_true", help="print one JSON object")
    one.set_defaults(run=_cards)

    one = commands.add_parser("verify", help="check the draws of a table from its exported record, without its rules")
    one.add_argument("files", nargs="+", type=Path, metavar="FILE")
    one.add_argument("--language", choices=LANGUAGES, default="en")
    one.set_defaults(run=lambda args: check(args.files, args.language))

    one = commands.add_parser("hear", help="play by what is said alone, and count the characters heard per decision")
    _game_arguments(one)
    one.add_argument("--games", type=int, default=5, metavar="K")
    one.add_argument("--seed", type=int, default=0, metavar="S")
    one.add_argument("--text", action="store_true", help="print what is said, too")
    one.set_defaults(run=_hear)

    _add_balance(commands.add_parser("balance", help="let equal AI seats play thousands of games, and report"))

    one = commands.add_parser("play", help="a table in the terminal, you against AI seats")
    _game_arguments(one)
    one.add_argument("--language", choices=LANGUAGES, default="en")
    one.add_argument("--name", default=NAMES[0], help="how you are called at the table")
    one.add_argument("--seed", type=int, default=None, metavar="S")
    one.set_defaults(run=_play)
    return parser


def _game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=None, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")


def _add_balance(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", help="a game, or the package of one that is not on the list")
    one.add_argument("--games", type=int, default=None, metavar="K", help="at most so many of each setting")
    one.add_argument("--only", default="", metavar="SETTINGS", help="these settings of the report, with commas")
    one.add_argument("--seed", type=int, default=0, metavar="S")
    one.add_argument("--partial", type=Path, metavar="FILE", help="the sums so far (.balance/GAME.jsonl)")
    one.add_argument("--report", type=Path, metavar="FILE", help="where to write (docs/balance/GAME.md)")
    one.add_argument("--processes", type=int, default=cores(), metavar="N", help="how many games at once")
    one.add_argument("--anew", action="store_true", help="forget the sums so far")
    one.set_defaults(run=_balance)


def _balance(args: argparse.Namespace) -> int:
    only = [name for name in args.only.split(",") if name]
    try:
        return balance(Job(
            args.game, args.games, only, args.seed, args.partial, args.report, args.processes, args.anew,
        ))
    except LookupError as error:
        raise BadArgument(f"{error.args[0]}: no such game, setting or balance") from error


def _list(args: argparse.Namespace) -> int:
    for game in GAMES:
        spec = spec_of(game)
        options = ", ".join(f"{name}={field.default}" for name, field in spec.options.model_fields.items())
        print(f"{game}: {spec.seats[0]} to {spec.seats[-1]} seats, rules version {spec.version}; options: {options}")
    for left_out in LEFT_OUT:
        print(f"games: {left_out}", file=sys.stderr)
    return 0


def _cards(args: argparse.Namespace) -> int:
    rows = listed(spec_of(args.game))
    print(json.dumps({"cards": rows}, ensure_ascii=False) if args.json else as_table(rows))
    return 0


def _table(spec: GameSpec[Any], args: argparse.Namespace, wanted: int | None) -> tuple[int, BaseModel]:
    """How many play, as wanted, and with which options; where none is typed, with those that so many need."""
    options = _options(spec, args.option) if args.option or wanted is None else usual(spec, wanted)
    seats = seats_with(spec, options)
    players = seats[-1] if wanted is None else wanted
    if players not in seats:
        raise BadArgument(f"{spec.id} is for {seats[0]} to {seats[-1]} players with these options, not {players}")
    return players, options


def _options(spec: GameSpec[Any], pairs: Sequence[str]) -> BaseModel:
    given: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or name not in spec.options.model_fields:
            known = ", ".join(spec.options.model_fields) or "none"
            raise BadArgument(f"{spec.id} has no option {name!r}; its options: {known}")
        given[name] = {"on": True, "off": False}.get(value, read_value(spec.options, name, value))
    try:
        return spec.options.model_validate(given)
    except ValidationError as error:
        raise BadArgument("; ".join(f"{e['loc'][0]}: {e['msg']}" for e in error.errors())) from error


def _simulate(args: argparse.Namespace) -> int:
    spec = spec_of(args.game)
    numbers = [args.players]
    if args.each:
        numbers = [*(seats_with(spec, _options(spec, args.option)) if args.option else spec.seats)]
    return max([_simulated(spec, args, *_table(spec, args, n)) for n in numbers])


def _simulated(spec: GameSpec[Any], args: argparse.Namespace, players: int, options: BaseModel) -> int:
    levels = args.seats.split(",")
    if levels == ["ai"]:
        levels = [spec.strongest]
    if any(level not in ("random", *spec.ais) for level in levels) or len(levels) not in (1, players):
        raise BadArgument(f"--seats takes random, ai, or one of {', '.join(spec.ais)} for each of {players} seats")
    report = simulate(Simulation(
        spec, players, options, args.games, args.seed, tuple(levels * (players // len(levels))),
    ))
    if args.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 1 if report["violations"] else 0


def _hear(args: argparse.Namespace) -> int:
    spec = spec_of(args.game)
    players, options = _table(spec, args, args.players)
    games = [hear(spec, players, options, args.seed + number) for number in range(args.games)]
    if args.text:
        print("\n\n".join(one.text for one in games))
    decisions = sum(one.decisions for one in games)
    print(f"{spec.id}, {players} players, {len(games)} games, {decisions} decisions: "
          f"{sum(one.characters for one in games) / decisions:.0f} characters heard per decision, "
          f"{max(one.longest for one in games)} at most before one prompt")
    return 0


def _play(args: argparse.Namespace) -> int:
    spec = spec_of(args.game)
    return play(spec, *_table(spec, args, args.players), args.language, args.seed, args.name)
