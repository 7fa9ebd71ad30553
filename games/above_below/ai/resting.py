"""Who rests: with fewer beds than tired villagers, those rise who will be needed most tomorrow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from games.above_below.ai.judge import HAMMERS, QUILLS, Valuation
from games.above_below.cards.box import villager, villager_state
from games.above_below.content.load import CIDER, POTION
from games.above_below.explore.odds import faces_of, mean
from games.above_below.ids import ids
from games.above_below.night.rest import BED
from games.above_below.view import PlayerView
from games.core.decision import Answer, Decision

NEEDED = (2.0, 0.7, 0.2)
"""What the first, second and third villager with a hammer are worth in addition, in lanterns."""
TRAINERS = (1.0, 0.2)
"""The same for quills."""


def rest_answer(judge: Valuation, decision: Decision) -> Answer:
    """Give as many potions, ciders and beds as the last proposal does, to the villagers who are worth most tomorrow."""
    usual = decision.proposals[-1]
    number = {key: sum(one.startswith(f"{key}:") for one in usual) for key in (POTION, CIDER, BED)}
    there = {part.key: [one.partition(":")[2] for one in part.ids] for part in decision.parts}
    tired = there.get(BED) or there.get(CIDER) or []
    injured = [piece for piece in tired if judge.me.villager(piece).zone == "injured"]
    last = judge.nights == 1
    healed = best_of(judge.me, injured, number[POTION], last)
    up = [piece for piece in tired if piece not in injured] + healed
    rising = best_of(judge.me, up, number[CIDER] + number[BED], last)
    drinkers = rising[: number[CIDER]]
    sleepers = [piece for piece in rising if piece not in drinkers]
    hurt = [piece for piece in injured if piece not in healed]
    sleepers += best_of(judge.me, hurt, number[BED] - len(sleepers), last)
    answer: list[str] = []
    for key, pieces in ((POTION, healed), (CIDER, drinkers), (BED, sleepers)):
        answer += ids(key, [piece for piece in tired if piece in pieces])
    return tuple(answer)


def best_of(village: PlayerView, pieces: Sequence[str], number: int, last: bool) -> list[str]:
    """Return so many of the villagers, those who together are worth most tomorrow beside those who are ready; `last`:
    tomorrow is the last day."""
    if number <= 0:
        return []
    if number >= len(pieces):
        return list(pieces)
    ready = village.ready()
    return list(max(combinations(pieces, number), key=lambda some: _use(village, [*ready, *some], last)))


def _use(village: PlayerView, pieces: Sequence[str], last: bool) -> float:
    """Return what these villagers together are worth on a day, in lanterns. On the last day nobody needs trainers."""
    found = 0.0
    for piece in pieces:
        states = village.villager(piece).states
        refuses = max([villager(piece).refuses, *(villager_state(name).refuses for name in states)])
        found += float(mean([faces_of(piece, states)])) * (1 - refuses / 6)
    for marks, more in ((HAMMERS, NEEDED), (QUILLS, () if last else TRAINERS)):
        found += sum(more[: sum(villager(piece).can(*marks) for piece in pieces)])
    return found
