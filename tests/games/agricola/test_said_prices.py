"""The price shown beside an option is the one that is paid, or the text says that there is a choice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from games.agricola import SPEC, paying
from games.agricola.anytime import make
from games.agricola.goods import GOODS, take
from games.agricola.wording.costs import prices_of
from games.agricola.wording.terms import goods_text
from games.core.decision import Decision
from games.core.fuzz import random_answer
from games.core.session import Session
from tests.conformance.option_numbers import texts
from tests.games.agricola.farm import Farm
from tests.scale import scaled

CARDS = (
    "A123", "B145", "A087", "A075", "A143", "B095", "M093", "B104", "M081", "A102", "B080", "M126", "M106",
    "basket_stall", "furniture_stall", "ceramics_stall", "fireplace_2",
)
"""Cards that change prices, and cards that exchange goods."""
HAND = ("M018", "M079", "M109", "B010", "M029", "B013", "A055", "M118", "A056", "B104", "A108")
CHOICE = ("agricola-pay-exchanged", "agricola-pay-either", "agricola-pay-or-other")
FROM = "agricola-pay-from"
Bag = Mapping[str, int]


class Payments:
    """Records what has been paid since the last look: the prices, and what exchanges took and gave for them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.price, self.leaving = Counter[str](), Counter[str]()

        async def watched_make(state: Any, player: Any, found: Any, plan: Any) -> None:
            before = dict(player.goods)
            await make(state, player, found, plan)
            self.leaving.update({good: before[good] - player.goods[good] for good in GOODS})

        def watched_take(purse: dict[str, int], cost: Bag) -> None:
            take(purse, cost)
            self.price.update(cost)
            self.leaving.update(cost)

        patch.setattr(paying, "make", watched_make)
        patch.setattr(paying, "take", watched_take)

    def looked_at(self) -> tuple[Bag, Bag]:
        """Return the goods of the prices, and all goods that were given for them."""
        found = +self.price, +self.leaving
        self.price.clear()
        self.leaving.clear()
        return found


def told_truly(payments: Payments, session: Session[Any], seat: int, decision: Decision, option: str) -> str:
    """Take an option in a copy of the table and compare the payment with its text. Returns "" if nothing is paid.

    A special action is paid in two parts. There may be a choice for the first of them and none for both together."""
    hint = SPEC.rules.wording(session.rules.view(session.state, seat), decision, option).hint
    found = {text.key: text for text in texts(hint)}
    choice = any(key in found for key in CHOICE)
    then = session.fork()
    payments.looked_at()
    then.submit(seat, (option,))
    asked = 0
    while (question := then.open_questions().get(seat)) is not None and question.key == "pay":
        then.submit(seat, question.parts[0].ids[-1:])
        asked += 1
    price, leaving = payments.looked_at()
    case = decision.key, option, hint, price, leaving, asked
    if asked and choice:
        return "asked"
    assert not asked or FROM in found, case
    if not price:
        return ""
    if FROM in found:
        said = found[FROM].args
        assert (said["goods"], said["taken"]) == (goods_text(price), goods_text(leaving)), case
        return "exchanged"
    assert choice or price == leaving, case
    if decision.key in ("major", "minor", "renovate") and not choice:
        assert goods_text(price) in [arg for text in texts(hint) for arg in text.args.values()], case
    return "direct"


def tables(number: int) -> Iterator[tuple[Session[Any], random.Random]]:
    """Yield a table whose seats have such cards and few goods, at several points of a random game."""
    rng = random.Random(number)
    one = Farm(2, number=rng.randint(3, 12))
    for seat in (0, 1):
        one.card(seat, *rng.sample([name for name in CARDS if CARDS.index(name) % 2 == seat], 4))
        hand = [name for name in HAND if HAND.index(name) % 2 == seat]
        one.hand(seat, *rng.sample([name for name in hand if name not in CARDS], 3))
        one.has(seat, **{good: rng.randint(0, 3) for good in rng.sample(GOODS[:8], 6)})
    for _ in range(12):
        yield one.session, rng
        seat, decision = next(iter(one.session.open_questions().items()))
        one.session.submit(seat, random_answer(one.session.rules, one.session.state, decision, rng))


def test_the_price_beside_an_option_is_what_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    payments, met = Payments(monkeypatch), Counter[str]()
    for number in range(scaled(12)):
        for session, rng in tables(number):
            for seat, decision in session.open_questions().items():
                view = session.rules.view(session.state, seat)
                priced = [option for option in decision.parts[0].ids if prices_of(view, decision, option)]
                for option in rng.sample(priced, min(2, len(priced))):
                    met[told_truly(payments, session, seat, decision, option)] += 1
    assert min(met[kind] for kind in ("asked", "exchanged", "direct")) > 0, met
