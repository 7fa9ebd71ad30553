"""Prizes of contests and rodeos: who has which place, and what it brings (rulebook, tables of prizes)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts, one_of
from games.core.text import Seat, text
from games.mi_tierra.content import ANIMALS, TRADE, summers_until
from games.mi_tierra.contest import drain, points
from games.mi_tierra.housing import arrive
from games.mi_tierra.money import earn
from games.mi_tierra.schema import ContestPrize
from games.mi_tierra.state import MiTierraState, Step
from games.mi_tierra.supply import animals_left, gain, goods_left
from games.mi_tierra.wording.terms import listed

WINTER = "winter"


@dataclass(frozen=True, slots=True)
class Award:
    """What a competitor gets: its place counted from 0, which a tie shares, and its share of the money."""

    seat: int
    place: int
    money: int


def awards(reached: Mapping[int, int], money: tuple[int, ...], order: list[int]) -> list[Award]:
    """Who gets what, the best first and tied ones in turn order. `money[i]` is the money of place i.

    Tied competitors share the money of their places as far as these carry a prize, rounded down, and each has the other
    prizes of the place that they share.
    """
    given = TRADE.prizes_given[min(len(reached), len(TRADE.prizes_given)) - 1] if reached else 0
    found: list[Award] = []
    place = 0
    for best in sorted(set(reached.values()), reverse=True):
        tied = [seat for seat in order if reached.get(seat) == best]
        share = sum(money[place : min(place + len(tied), given)]) // len(tied)
        if place < given:
            found += [Award(seat, place, share) for seat in tied]
        place += len(tied)
    return found


async def give_prizes(state: MiTierraState) -> None:
    """The contest or rodeo of this season is decided, if there is one."""
    reached = points(state)
    winter = state.season == WINTER
    summer = summers_until(state.round) - 1
    sums = tuple(prize.money for prize in TRADE.contest.prizes) if winter else tuple(
        prize.money[summer] for prize in TRADE.rodeo.prizes
    )
    found = awards(reached, sums, state.order)
    drain(state)
    for award in found:
        earn(state, award.seat, award.money, "contest" if winter else "rodeo")
        state.say("mi-tierra-log-prize", seat=award.seat, who=Seat(award.seat), place=award.place + 1, n=award.money,
                  points=reached[award.seat])
    for award in found:
        await (_goods if winter else _animals)(state, award)
    state.entries = []
    state.step = Step.MARKET


# -- winter ----------------------------------------------------------------------------------------------------------


def goods_prize(state: MiTierraState, seat: int, prize: ContestPrize) -> Decision | None:
    """Which goods a seat takes: so many normal ones, or so many base ones; None when nothing is left."""
    kinds = TRADE.contest.normal if prize.normal else TRADE.contest.base
    left = {good: min(goods_left(state, good), prize.base) for good in kinds}
    there = {good: count for good, count in left.items() if count}
    if not there:
        return None
    most = min(prize.base, sum(there.values()))
    part = Part("goods", tuple(there), Kind.AMOUNTS, 1, most, tuple(there.values()))
    usual: list[Answer] = []
    for good, count in reversed(there.items()):
        limit = prize.base if good in TRADE.contest.base else prize.normal
        usual.append((f"{good}={min(count, limit)}",))
    return Decision(seat, "prize_goods", (part,), tuple(usual), args={"n": prize.normal, "most": prize.base})


def refusal(state: MiTierraState, decision: Decision, answer: Answer) -> Refusal | None:
    """More goods than the smaller number must all be base ones."""
    chosen = amounts(answer)
    normal = decision.args["n"]
    assert isinstance(normal, int)
    if sum(chosen.values()) > normal and not set(chosen) <= set(TRADE.contest.base):
        reason = text("mi-tierra-refused-prize", n=normal, goods=listed(dict.fromkeys(TRADE.contest.base, 1)))
        return Refusal("prize_mixture", reason, decision.proposals[:3])
    return None


async def _goods(state: MiTierraState, award: Award) -> None:
    form = goods_prize(state, award.seat, TRADE.contest.prizes[award.place])
    if form is None:
        return
    chosen = amounts(await ask(form))
    for good, count in chosen.items():
        gain(state, award.seat, good, count)
    state.say("mi-tierra-log-prize-goods", seat=award.seat, who=Seat(award.seat), goods=listed(chosen))


# -- summer ----------------------------------------------------------------------------------------------------------


async def _animals(state: MiTierraState, award: Award) -> None:
    prize = TRADE.rodeo.prizes[award.place]
    if prize.cows:
        await arrive(state, award.seat, "cow", prize.cows)
    if prize.choice:
        kinds = tuple(f"animal:{kind}" for kind in ANIMALS if animals_left(state, kind))
        if kinds:
            chosen = await pick(one_of(award.seat, "prize_animal", kinds))
            await arrive(state, award.seat, chosen.partition(":")[2], prize.choice)
