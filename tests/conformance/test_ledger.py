"""Every change of what a player owns has a log line with the right number."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.ledgers import LEDGERS, Count, Thing
from tests.conformance.tables import EVERY_CASE, Case, act_or_answer, table
from tests.scale import sample

KINDS = {
    "above_below": {
        "coins", "reputation", "item", "track", "sale", "person", "state", "building", "caves", "on", "quest", "tool",
    },
    "agricola": {"good", "people", "sick", "begging", "card", "house", "stables", "tile", "grows", "coming"},
    "grimm_forest": {"has", "tower", "section", "token", "fables", "fable", "sites", "friend"},
    "mi_tierra": {"money", "hired", "leaving", "ware", "field", "pen", "cubes", "card"},
    "northwood": {"in", "rules", "for", "exhausted", "fief"},
}
"""The kinds of things that random games must change at least once."""


SHARE = {"agricola": 1 / 8}
"""The share of a game's ways that is played, times TEST_SCALE, for games that take long."""


@pytest.mark.parametrize("game", LEDGERS)
def test_the_log_tells_every_change_of_what_is_owned(game: str) -> None:
    changed: set[str] = set()
    for case in sample([one for one in EVERY_CASE if one.game == game], SHARE.get(game, 1 / 2), game):
        for number in (101, 103):
            changed |= told_truly(case, number)
    assert changed >= KINDS[game]


def told_truly(case: Case, number: int) -> set[str]:
    """Play a game and compare after each segment. Returns the kinds of things that have changed."""
    ledger = LEDGERS[case.game]()
    session, rng = table(case, number)
    told, at = ledger.holdings(session.checkpoint), len(session.closed)
    changed: set[str] = set()
    while not session.finished:
        act_or_answer(session, rng)
        new, at = session.closed[at:], len(session.closed)
        if not new:
            continue
        before = Counter(told)
        lines = [line for closed in new for line in closed.lines]
        for line in lines:
            ledger.apply(told, line)
        now = ledger.holdings(session.checkpoint)
        wrong = {thing: (told[thing], now[thing]) for thing in differing(told, now)}
        assert not wrong, (case, wrong, [(line.text.key, dict(line.text.args)) for line in lines])
        changed |= {kind_of(case.game, thing) for thing in differing(before, now)}
        told = now
    return changed


def differing(one: Count, other: Count) -> set[Thing]:
    """Return the things whose counts differ."""
    return {thing for thing in one.keys() | other.keys() if one[thing] != other[thing]}


def kind_of(game: str, thing: Thing) -> str:
    """Return the kind of a thing."""
    if game != "northwood":
        return thing[1].partition(":")[0]
    return next(word for word in thing[1].split() if word in KINDS[game])
