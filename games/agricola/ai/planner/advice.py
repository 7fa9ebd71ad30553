"""What would you do? The strong player's answer, and in words what it is good for."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.freely import act_first
from games.agricola.ai.planner.lookahead import best_turn
from games.agricola.ai.planner.taste import Taste, taste_for
from games.agricola.ai.planner.turns import PLACE, Turn
from games.agricola.ai.planner.worth import plan, worth
from games.agricola.calendar import LAST_ROUND
from games.agricola.farmyard.yard import CROPS
from games.agricola.goods import ANIMALS, BUILDING, Goods
from games.agricola.guess import state_from
from games.agricola.state import AgricolaState, Player
from games.agricola.view import AgricolaView
from games.agricola.wording.terms import card_text, goods_text
from games.core.decision import Answer, Decision
from games.core.text import Text, text
from games.core.view import TableView

CARD = "card:"


def explain(view: TableView[AgricolaView], decision: Decision) -> tuple[Answer, Text]:
    """What to answer, and why. Uses nothing but the view of the seat that is asked."""
    state = state_from(view.board, random.Random("advice"))
    taste = taste_for(state)
    act = act_first(state, decision, taste)
    if act is not None or decision.key != PLACE:
        chosen = (act,) if act is not None else answer(state, decision, taste)
        why = "agricola-why-feed" if decision.key == "feed" and act is None else "agricola-why-best"
        return chosen, _with_points(text(why), worth(state, state.players[decision.seat], taste))
    turn = best_turn(state, decision.seat, decision.parts[0].ids, taste)
    points = worth(turn.then, turn.then.players[decision.seat], taste)
    return (turn.option,), _with_points(reason(state, decision.seat, turn, taste), points)


def _with_points(why: Text, points: float) -> Text:
    return text("agricola-why", why=why, points=max(0, round(points)))


def reason(state: AgricolaState, seat: int, turn: Turn, taste: Taste) -> Text:
    """What a turn is good for: the first thing on the list that it changes."""
    before, after = state.players[seat], turn.then.players[seat]
    found = next((key for key, changed in DONE.items() if changed(before, after)), None)
    if found == "growth":
        return text("agricola-why-growth", rounds=LAST_ROUND - state.round)
    if found == "major":
        return text("agricola-why-major", card=card_text(next(n for n in after.majors if n not in before.majors)))
    if found is not None:
        return text(f"agricola-why-{found}")
    return _of_goods(state, before, after, taste)


DONE: dict[str, Callable[[Player, Player], bool]] = {
    "growth": lambda before, after: after.people > before.people,
    "room": lambda before, after: after.rooms > before.rooms,
    "renovation": lambda before, after: after.house != before.house,
    "major": lambda before, after: bool(set(after.majors) - set(before.majors)),
    "card": lambda before, after: len(after.played) > len(before.played),
    "fences": lambda before, after: after.yard.fences != before.yard.fences,
    "sowing": lambda before, after: sum(map(after.yard.on_fields, CROPS)) > sum(map(before.yard.on_fields, CROPS)),
    "field": lambda before, after: after.yard.fields != before.yard.fields,
    "stable": lambda before, after: after.yard.stables != before.yard.stables,
}
"""What may be done in a turn, what counts most first."""


def _of_goods(state: AgricolaState, before: Player, after: Player, taste: Taste) -> Text:
    """What the goods are good for that a turn brings."""
    gained: Goods = {good: n - before.goods[good] for good, n in after.goods.items() if n > before.goods[good]}
    building = {good: n for good, n in gained.items() if good in BUILDING}
    for want in plan(state, before, taste) if building else ():
        if any(getattr(want, good) > before.goods[good] for good in building):
            name = want.what
            wanted = card_text(name.removeprefix(CARD)) if name.startswith(CARD) else text(f"agricola-want-{name}")
            return text("agricola-why-goods", goods=goods_text(building), want=wanted)
    for key, goods in (("food", ("food",)), ("fuel", ("fuel",)), ("animals", ANIMALS), ("crops", CROPS)):
        if any(good in gained for good in goods):
            return text(f"agricola-why-{key}", goods=goods_text({good: gained.get(good, 0) for good in goods}))
    return text("agricola-why-best")
