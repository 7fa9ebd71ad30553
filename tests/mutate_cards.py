"""`make mutate-cards`: with any one card's effect switched off, at least one test must fail.

Every game offers `games.<game>.mutation`: `CARDS` (all card ids) and `switch_off(card)`, a context manager. Each card
is switched off in a process of its own, which runs the game's card tests until the first failure.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec

from games.core.registry import GAMES

SWITCH = "SOBREMESA_SWITCHED_OFF"
"""`game:card`; `tests/conftest.py` switches that card off before any test runs."""


def survives(game: str, card: str) -> bool:
    """Whether all tests of the game pass although the card does nothing: then no test covers it."""
    tests = f"tests/games/{game}"
    first = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", tests]
    environment = {**os.environ, SWITCH: f"{game}:{card}"}
    named = subprocess.run([*first, "-k", card], env=environment, capture_output=True, check=False)
    if named.returncode == 1:
        return False
    return subprocess.run(first, env=environment, capture_output=True, check=False).returncode == 0


def main() -> int:
    """Switch off card after card; returns 1 and names the cards that no test missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate_cards")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--card", action="append")
    args = parser.parse_args()
    jobs = [
        (game, card)
        for game in args.game or GAMES
        if find_spec(f"games.{game}.mutation") is not None
        for card in import_module(f"games.{game}.mutation").CARDS
        if not args.card or card in args.card
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: survives(*job), jobs))
    missed = [f"{game}:{card}" for (game, card), survived in zip(jobs, results, strict=True) if survived]
    print(f"{len(jobs) - len(missed)} passed, {len(missed)} failed")
    for name in missed:
        print(f"no test notices that {name} does nothing")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
