"""Every special action that a player could do after an exchange is offered before it as well."""

from __future__ import annotations

import random
from collections import Counter

from games.agricola.exchange import add_up, carry_out, counters_on, exchanges, shortfall
from games.agricola.goods import ANIMALS, GOODS
from games.agricola.special_actions import offers
from games.agricola.state import AgricolaState, Player
from games.agricola.what_if import supposing
from tests.games.agricola.farm import Farm
from tests.scale import scaled

STEPS = 2
"""How many exchanges are made one after another."""
EXCHANGING = ("B104", "M081", "B080", "M126", "M106", "basket_stall", "furniture_stall", "ceramics_stall")
"""Cards that exchange goods. The Grocer is missing: its next good can be bought only after the uppermost one."""
HAND = ("M018", "M079", "M109", "B010", "M029", "B013", "M118")


def offered_later(state: AgricolaState, player: Player, steps: int) -> set[str]:
    """Return the special actions that are offered now or after some exchanges. An animal needs a home before it can be
    exchanged again, so none is taken."""
    found, there = set(offers(state, player)), exchanges(state, player)
    for one in there if steps else ():
        total = add_up(player, there, {one.id: 1})
        drawn = any(-n > counters_on(player, card) for card, n in total.counters.items())
        if one.good in ANIMALS or drawn or total.uncooked or shortfall(player.goods, total):
            continue
        with supposing(player, dict(player.goods)):
            carry_out(player, total)
            found |= offered_later(state, player, steps - 1)
    return found


def test_no_special_action_needs_an_exchange_by_hand_before() -> None:
    met = Counter[str]()
    for number in range(scaled(150)):
        rng = random.Random(number)
        one = Farm(number=3).card(0, *rng.sample(EXCHANGING, 3)).hand(0, *rng.sample(HAND, 3))
        one.has(0, **{good: rng.randint(0, 3) for good in rng.sample(GOODS[:8], 4)}).turn_of(0)
        now = offers(one.state, one.me())
        assert offered_later(one.state, one.me(), STEPS) <= set(now), (number, one.me().goods, one.me().in_front)
        met.update(option.rpartition(":")[2] for option in now)
    assert met["black_market"] and met["illicit_work"], met
