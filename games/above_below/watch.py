"""Counts what happens in one game, for the balance report (`games.above_below.balance`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.above_below.book.load import pages
from games.above_below.cards.box import villager
from games.above_below.content.load import SUPPLIES, VILLAGERS
from games.above_below.explore.lanterns import EXERT
from games.above_below.rows import on_offer
from games.above_below.scoring import PARTS, built, result
from games.above_below.state import AboveBelowState, Player
from games.core.balance import Facts, count_in, won
from games.core.decision import Answer, Decision

SPECIALS = frozenset(one.id for one in VILLAGERS.special)


class Watch:
    """What a game shows to whoever writes down each question. `seated[seat]`: which player sits there."""

    def __init__(self, seated: Sequence[str]) -> None:
        self.seated = seated
        self.facts: Facts = Counter()
        self._open: set[str] = set()
        self._quests: set[str] | None = None
        self._supplies = [0] * len(seated)
        self._caves_out = False

    def asked(self, state: AboveBelowState, decision: Decision, answer: Answer) -> None:
        """A question stands at the table; what has happened since the one before is counted."""
        self.facts["decisions"] += 1
        self._open.update(on_offer(state))
        self._caves_out |= not state.cave_top
        if decision.key == EXERT and not decision.is_free(answer):
            self.facts["exertions"] += len(answer)
        self._look(state)

    def _look(self, state: AboveBelowState) -> None:
        for name in (self._quests or set()) - set(state.quests):
            count_in(self.facts, f"quest:{name}", state.round)
        self._quests = set(state.quests)
        for player in state.players:
            now = player.goods[SUPPLIES]
            self.facts["supplies"] += max(0, now - self._supplies[player.seat])
            self._supplies[player.seat] = now

    def over(self, state: AboveBelowState, tally: Mapping[str, int]) -> Facts:
        """All that was counted, with what pages did and how the villages stand at the end."""
        self._look(state)
        found, final = self.facts, result(state)
        found["games"] += 1
        for name, n in tally.items():
            what, _, card = name.partition(":")
            if card in pages():
                # every exploration begins with an entry page, and comes out well on any page at most once
                found["explorations"] += n * (what == "played" and not card.startswith("f"))
                found["successes"] += n * (what == "triggered")
        found["caves_out"] += self._caves_out
        shares, began = won(final.places), _began(state)
        for player in state.players:
            seat = player.seat
            found["players"] += 1
            found[f"won:place {(seat - began) % len(state.players) + 1}"] += shares[seat]
            count_in(found, f"score:{self.seated[seat]}", final.totals[seat])
            found["points"] += final.totals[seat]
            for part in PARTS:
                found[f"part:{part}"] += final.scores[seat][part]
            self._village(player, shares[seat])
        ranked = sorted(final.totals, reverse=True)
        count_in(found, "margin", ranked[0] - ranked[1])
        for name in self._open:
            found[f"open:{name}"] += 1
        return found

    def _village(self, player: Player, share: int) -> None:
        found = self.facts
        found["villagers"] += len(player.villagers)
        found["specials"] += sum(villager(one.piece).id in SPECIALS for one in player.villagers)
        found["states"] += sum(len(one.states) for one in player.villagers)
        found["kinds"] += len(player.track)
        found["outposts"] += sum(bool(cave.outpost) for cave in player.caves)
        count_in(found, "reputation", player.reputation)
        for name in built(player):
            found["buildings"] += 1
            found[f"built:{name}"] += 1
            found[f"built_won:{name}"] += share


def _began(state: AboveBelowState) -> int:
    """Who began the game: the first player card moves on after each round but the last."""
    return (state.first - state.round + 1) % len(state.players)
