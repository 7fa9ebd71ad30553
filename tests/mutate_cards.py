"""`make mutate-cards`: with any one card's effect switched off, at least one test must fail.

Every game's box says which cards there are and can switch each of them off. The game's tests are collected once; each
card is switched off in a forked copy of that process, which runs the tests, those that name the card first, until one
fails. With `--record` all tests that name the card are run, and those that failed are written down for
`python -m games cards` (`games.cli.cards.record_of`).
"""

from __future__ import annotations

import argparse
import io
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import pytest

from games.cli.cards import record_of, recorded
from games.core.registry import GAMES, spec_of

SWITCH = "SOBREMESA_SWITCHED_OFF"
"""`game:card`; `tests/conftest.py` switches that card off before any test runs."""

DONE, BROKEN = 0, 2
"""How a process that runs the tests without a card ends."""


def cards_of(game: str) -> tuple[str, ...]:
    """The cards of a game that do something."""
    box = spec_of(game).box
    return tuple(box.cards) if box is not None else ()


def switched_off(game: str, card: str) -> AbstractContextManager[None]:
    """While inside, the card can be played but does nothing."""
    box = spec_of(game).box
    assert box is not None, f"{game} has no cards"
    return box.switched_off(card)


class _CardByCard:
    """A pytest plugin that runs the collected tests once for each card, in as many processes as there are cores.

    `noticed[card]` are the names of the tests that failed without the card.
    """

    def __init__(self, game: str, cards: Sequence[str], notes: Path, thorough: bool) -> None:
        self.game = game
        self.cards = cards
        self.notes = notes
        self.thorough = thorough
        self.noticed: dict[str, list[str]] = {}
        self._failed: list[str] = []

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

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid.rpartition("::")[2])

    def _wait(self, running: dict[int, str]) -> None:
        child, status = os.wait()
        card = running.pop(child)
        if os.waitstatus_to_exitcode(status) != DONE:
            raise RuntimeError(f"the tests without {card} broke off")
        self.noticed[card] = sorted(set(json.loads((self.notes / card).read_text(encoding="utf-8"))))

    def _run(self, session: pytest.Session, card: str) -> NoReturn:
        """In the copy: run the tests until one notices that the card does nothing. Never returns."""
        code = BROKEN
        try:
            os.environ[SWITCH] = f"{self.game}:{card}"
            items = sorted(session.items, key=lambda item: not _names(item, card))
            for item, following in zip(items, (*items[1:], None), strict=True):
                if self._failed and not (self.thorough and _names(item, card)):
                    break
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            (self.notes / card).write_text(json.dumps(self._failed), encoding="utf-8")
            code = DONE
        finally:
            os._exit(code)


def _names(item: pytest.Item, card: str) -> bool:
    return card in item.name


def noticing(game: str, cards: Sequence[str], *, thorough: bool = False) -> dict[str, list[str]]:
    """For each card the tests that fail without it: the first one found, or with `thorough` all those that name it.

    Raises `RuntimeError` when the game's tests cannot be run at all.
    """
    os.environ[SWITCH] = f"{game}:"  # at collection already: some tests are skipped while a card is switched off
    output = io.StringIO()
    with TemporaryDirectory() as notes, redirect_stdout(output):
        plugin = _CardByCard(game, cards, Path(notes), thorough)
        code = pytest.main(["-q", "-p", "no:cacheprovider", f"tests/games/{game}"], plugins=[plugin])
    if code != pytest.ExitCode.OK:
        raise RuntimeError(output.getvalue())
    return plugin.noticed


def record(game: str, noticed: Mapping[str, Sequence[str]]) -> None:
    """Write down which tests noticed; what is known of other cards stays, as long as they exist."""
    known = {**recorded(game), **noticed}
    kept = {card: known[card] for card in cards_of(game) if known.get(card)}
    record_of(game).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Switch off card after card; returns 1 and names the cards that no test missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate_cards")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--card", action="append")
    parser.add_argument("--record", action="store_true", help="write down which tests failed without each card")
    args = parser.parse_args()
    tried, missed = 0, []
    for game in args.game or GAMES:
        cards = [card for card in cards_of(game) if not args.card or card in args.card]
        noticed = noticing(game, cards, thorough=args.record) if cards else {}
        tried += len(cards)
        missed += [f"{game}:{card}" for card in cards if not noticed[card]]
        if args.record:
            record(game, noticed)
    print(f"{tried - len(missed)} passed, {len(missed)} failed")
    for name in sorted(missed):
        print(f"no test notices that {name} does nothing")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
