"""`make mutate-cards`: with any one card's effect switched off, at least one test must fail.

Every game's box says which cards there are and can switch each of them off. The game's tests are collected once; each
card is switched off in a forked copy of that process, which runs the tests, those that name the card first, until one
fails.
"""

from __future__ import annotations

import argparse
import io
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager, redirect_stdout
from importlib import import_module
from typing import NoReturn

import pytest

from games.core.registry import GAMES, spec_of

SWITCH = "SOBREMESA_SWITCHED_OFF"
"""`game:card`; `tests/conftest.py` switches that card off before any test runs."""

SURVIVED, NOTICED, BROKEN = 0, 1, 2
"""How a process that runs the tests without a card ends."""


def cards_of(game: str) -> tuple[str, ...]:
    """The cards of a game that do something."""
    box = spec_of(game).box
    return tuple(box.cards) if box is not None else import_module(f"games.{game}.mutation").CARDS


def switched_off(game: str, card: str) -> AbstractContextManager[None]:
    """While inside, the card can be played but does nothing."""
    box = spec_of(game).box
    return box.switched_off(card) if box is not None else import_module(f"games.{game}.mutation").switch_off(card)


class _CardByCard:
    """A pytest plugin that runs the collected tests once for each card, in as many processes as there are cores."""

    def __init__(self, game: str, cards: Sequence[str]) -> None:
        self.game = game
        self.cards = cards
        self.survivors: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        running: dict[int, str] = {}
        for card in self.cards:
            if len(running) >= (os.cpu_count() or 1):
                self._wait(running)
            child = os.fork()
            if not child:
                self._run(session, card)
            running[child] = card
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, str]) -> None:
        child, status = os.wait()
        card, code = running.pop(child), os.waitstatus_to_exitcode(status)
        if code == SURVIVED:
            self.survivors.append(card)
        elif code != NOTICED:
            raise RuntimeError(f"the tests without {card} broke off with {code}")

    def _run(self, session: pytest.Session, card: str) -> NoReturn:
        """In the copy: run the tests until one notices that the card does nothing. Never returns."""
        code = BROKEN
        try:
            os.environ[SWITCH] = f"{self.game}:{card}"
            items = sorted(session.items, key=lambda item: card not in item.name)
            for item, following in zip(items, (*items[1:], None), strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.testsfailed:
                    break
            code = NOTICED if session.testsfailed else SURVIVED
        finally:
            os._exit(code)


def survivors(game: str, cards: Sequence[str]) -> list[str]:
    """The cards that no test of the game misses. Raises `RuntimeError` when its tests cannot be run at all."""
    os.environ[SWITCH] = f"{game}:"  # at collection already: some tests are skipped while a card is switched off
    plugin = _CardByCard(game, cards)
    output = io.StringIO()
    with redirect_stdout(output):
        code = pytest.main(["-q", "-p", "no:cacheprovider", f"tests/games/{game}"], plugins=[plugin])
    if code != pytest.ExitCode.OK:
        raise RuntimeError(output.getvalue())
    return plugin.survivors


def main() -> int:
    """Switch off card after card; returns 1 and names the cards that no test missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate_cards")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--card", action="append")
    args = parser.parse_args()
    tried, missed = 0, []
    for game in args.game or GAMES:
        cards = [card for card in cards_of(game) if not args.card or card in args.card]
        tried += len(cards)
        missed += [f"{game}:{card}" for card in (survivors(game, cards) if cards else [])]
    print(f"{tried - len(missed)} passed, {len(missed)} failed")
    for name in sorted(missed):
        print(f"no test notices that {name} does nothing")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
