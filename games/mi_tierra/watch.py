"""Counts what happens in one game, for the balance report (`games.mi_tierra.balance`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.balance import SHARES, Facts, count_in, won
from games.core.decision import Answer, Decision
from games.mi_tierra.cards.box import BOX, Event, Market, Plan
from games.mi_tierra.ending import result
from games.mi_tierra.state import MiTierraState, Player, Step

SETTLED = 4
"""From this round on every round should see a sale."""
LATE = 6
"""After this round nobody should be stuck."""
POOR = 5
"""Less money than this, and nothing to sell, is being stuck."""


class Watch:
    """What a game shows to whoever writes down each question. `seated[seat]`: which player sits there."""

    def __init__(self, seated: Sequence[str]) -> None:
        self.seated = seated
        self.facts: Facts = Counter()
        self._start: list[int] = []
        self._sold: set[int] = set()
        self._open: set[str] = set()
        self._offered: set[str] = set()
        self._looked_at = 0

    def asked(self, state: MiTierraState, decision: Decision, answer: Answer) -> None:
        """A question stands at the table, and this answer is about to be given."""
        self.facts["decisions"] += 1
        if not self._start:
            self._start = list(state.order)
        if decision.key == "market" and answer[0].startswith("sell"):
            self._sold.add(state.round)
        self._open.update(filter(None, (*state.row, *state.closing)))
        if state.step is Step.PLACE:
            self._offered.update(filter(None, state.grid))
            if state.round > self._looked_at:
                self._looked_at = state.round
                self._begin(state)

    def _begin(self, state: MiTierraState) -> None:
        """The first worker of a round is placed."""
        if state.round > LATE:
            self.facts["late"] += len(state.players)
            self.facts["stuck"] += sum(map(_is_stuck, state.players))

    def over(self, state: MiTierraState, tally: Mapping[str, int]) -> Facts:
        """All that was counted, with what cards did and how the farms stand at the end."""
        found, totals = self.facts, [player.money for player in state.players]
        shares, mean = won(result(state).places), sum(totals) / len(totals)
        found["games"] += 1
        found["points"] += sum(totals)
        count_in(found, "rounds", state.round)
        found["rounds"] += state.round
        found["player rounds"] += state.round * len(totals)
        found["settled"] += max(0, state.round - SETTLED + 1)
        found["unsold"] += sum(one not in self._sold for one in range(SETTLED, state.round + 1))
        ranked = sorted(totals, reverse=True)
        count_in(found, "margin", round(100 * (ranked[0] - ranked[1]) / max(1, ranked[1])))
        self._cards(state, tally)
        for player, share in zip(state.players, shares, strict=True):
            self._farm(player, share, round(100 * player.money / max(1.0, mean)))
        return found

    def _farm(self, player: Player, share: int, beside: int) -> None:
        """How a farm has done: its share of the win, and its money in per cent of the table's mean."""
        found, who = self.facts, self.seated[player.seat]
        found["players"] += 1
        found[f"won:place {self._start.index(player.seat) + 1}"] += share
        found[f"won:{who}"] += share
        found[f"seats:{who}"] += SHARES // len(self.seated)
        count_in(found, f"beside:{who}", beside)
        for source, money in player.earned.items():
            found[f"part:{source}"] += money
            found["earned"] += money
        found["plans kept"] += len(player.cards)
        for name in player.cards:
            found[f"kept:{name}"] += 1
            found[f"kept won:{name}"] += share
            found[f"kept beside:{name}"] += beside

    def _cards(self, state: MiTierraState, tally: Mapping[str, int]) -> None:
        """What markets, events and development cards did, and the money that tables made that met an event."""
        found, mean = self.facts, sum(player.money for player in state.players) // len(state.players)
        for name, times in tally.items():
            what, _, card = name.partition(":")
            if what != "played" or card not in BOX.cards:
                continue
            if isinstance(BOX.cards[card], Market):
                found["sales"] += times
                found[f"sold to:{card}"] += 1
            elif isinstance(BOX.cards[card], Plan):
                found["plans"] += times
                found[f"taken:{card}"] += 1
            elif isinstance(BOX.cards[card], Event):
                found[f"met:{card}"] += 1
                found[f"money with:{card}"] += mean
        found["money"] += mean
        for name in self._open:
            found[f"open:{name}"] += 1
        for name in self._offered:
            found[f"offered:{name}"] += 1


def _is_stuck(player: Player) -> bool:
    """Too poor for anything, and with nothing that a market would take."""
    return player.money < POOR and not any(player.goods.values())
