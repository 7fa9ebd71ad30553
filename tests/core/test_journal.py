"""The journal: what a segment writes down beside the state."""

from __future__ import annotations

from games.core.codec import dump
from games.core.journal import Journal


def counted(*lanes: tuple[int, str]) -> str:
    journal = Journal()
    journal.count("played", "wolf")
    journal.open_lanes([0, 1])
    for journal.lane, card in lanes:
        journal.count("triggered", card)
    journal.lane = None
    return dump(journal)


def test_counts_do_not_tell_in_which_order_lanes_were_answered() -> None:
    assert counted((0, "oven"), (1, "cookhouse")) == counted((1, "cookhouse"), (0, "oven"))
    assert '"triggered:oven":2' in counted((0, "oven"), (1, "oven"))
