"""What a way of feeding the family leads to, in words: who begs, who falls ill."""

from __future__ import annotations

from games.agricola.cards.box import BOX, card_of
from games.agricola.exchange import LIGHT
from games.agricola.goods import GOODS
from games.agricola.harvest.feeding import HEAT
from games.agricola.harvest.needs import taken_ill
from games.agricola.majors.cooking import cooking
from games.agricola.scoring import BEGGING
from games.agricola.view import AgricolaView, FarmView
from games.core.decision import Answer, Decision, amounts
from games.core.text import Text


def feeding_text(view: AgricolaView, decision: Decision, answer: Answer) -> Text:
    """"Everybody is fed; 2 people fall ill": what an answer to the feeding question leads to."""
    farm = view.farms[decision.seat]
    chosen = amounts(answer)
    missing = max(0, farm.food_due - farm.goods["food"] - _food(farm, chosen))
    return Text("agricola-feeding", {
        "missing": missing, "points": -BEGGING * missing, "heat": farm.heating,
        "sick": taken_ill(farm.people, farm.heating - chosen.get(HEAT, 0)),
    })


def _food(farm: FarmView, chosen: dict[str, int]) -> int:
    """Food that these exchanges bring before the meal."""
    lit = [name for name in farm.majors if name not in farm.locked or LIGHT + name in chosen]
    rates = {"grain": 1, "vegetable": 1, **cooking(tuple(lit))}
    cooked = sum(rates.get(name, 0) * n for name, n in chosen.items() if name in GOODS)
    swaps = {name: card_of(name).harvest for name in chosen if name in BOX.cards}
    return cooked + sum(swap.food * chosen[name] for name, swap in swaps.items() if swap is not None)
