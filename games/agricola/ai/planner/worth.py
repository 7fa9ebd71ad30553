"""What a position is worth to a seat: the points it has, and what the placements left can still make of its farm.

The placements are labour, and everything wanted costs some: those that fetch its goods, and its own. What goods lie
ready saves labour, a growing family has more of it, and meals take some away. The best wants are fulfilled first, as
long as there is labour.
"""

from __future__ import annotations

from heapq import heapify, heappop, heapreplace
from typing import NamedTuple

from games.agricola.ai.planner.horizon import Horizon, horizon
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.wants import Want, Wants, food_rate, lasting_gain
from games.agricola.ai.situation import smooth
from games.agricola.animals import housing
from games.agricola.cards.box import card_of
from games.agricola.goods import ANIMALS
from games.agricola.majors.cooking import cook_rates
from games.agricola.scoring import ROOM, by_steps, score
from games.agricola.state import AgricolaState, Phase, Player

SPECIES = ("cattle", "boar", "sheep")


def worth(state: AgricolaState, player: Player, taste: Taste) -> float:
    """The points that the seat may expect at the end of the game."""
    if state.phase is Phase.END:
        return float(sum(score(state, player).values()))
    ahead = horizon(state, player)
    room = housing(state, player).total - sum(player.goods[species] for species in ANIMALS)
    table = meals(state, player, ahead, room, taste)
    return settled(player, ahead, room, taste) - table.hunger + future(state, player, ahead, table, taste)


def settled(player: Player, ahead: Horizon, room: int, taste: Taste) -> float:
    """What the seat has: points that stay, and what its cards, crops and animals still bring."""
    yard, goods = player.yard, player.goods
    late = 1.0 - min(1.0, ahead.placements / 12)
    value = 3.0 * player.people - 3.0 * player.begging + player.bonus + yard.fenced_stables()
    value += player.rooms * ROOM[player.house] - yard.unused.bit_count()
    value += by_steps("pastures", len(yard.pastures))
    value += _points("fields", yard.fields.bit_count(), late)
    value += _points("grain", goods["grain"] + yard.on_fields("grain"), late)
    value += _points("vegetables", goods["vegetable"] + yard.on_fields("vegetable"), late)
    for species in SPECIES:
        n: float = goods[species]
        if n > 1 and room > 0:
            born = min(ahead.breedings, room)
            room -= born
            n += taste.breeding * born
        value += _points(species, n, late)
    for name in player.majors:
        card = card_of(name)
        value += card.points + lasting_gain(card, ahead, taste)
    return value


def _points(category: str, n: float, late: float) -> float:
    """The points of a category: a slope in the beginning, steps at the end."""
    low = int(n)
    value = (1 - late) * smooth(category, low) + late * by_steps(category, low)
    if n > low:
        value += (n - low) * (_points(category, low + 1, late) - value)
    return value


class Meals(NamedTuple):
    """What feeding the family takes: the labour that is left for other things, what hunger will cost, and the food that
    must still be found."""

    labour: float
    hunger: float
    missing: float


def meals(state: AgricolaState, player: Player, ahead: Horizon, room: int, taste: Taste) -> Meals:
    """What it takes to feed the family to the end."""
    if not ahead.harvests:
        return Meals(float(ahead.placements), 0.0, 0.0)
    goods, yard, rates = player.goods, player.yard, cook_rates(player)
    adult = 3 if len(state.players) == 1 else 2
    first = ahead.harvests[0]
    due = adult * player.people - (player.newborns * (adult - 1) if first == state.round else 0)
    need = due + adult * player.people * (len(ahead.harvests) - 1)
    soon, later = goods["food"], 0
    for number, there in player.coming.items():
        if number <= first:
            soon += there.get("food", 0)
        else:
            later += there.get("food", 0)
    flow = edible = 0.0
    for species in ANIMALS:
        rate, n = rates.get(species, 0), goods[species]
        if rate and n:
            edible += rate * (n - 2 + 1.2 if n > 2 else 0.6 * n)
            if n > 1:
                flow += 0.5 * rate * max(0, len(ahead.harvests) - 1 - min(room, 2))
    reaped = state.phase not in (Phase.FEED, Phase.BREED)
    edible += 0.8 * (goods["grain"] + reaped * len(yard.grain))
    edible += 0.8 * rates["vegetable"] * (goods["vegetable"] + reaped * len(yard.vegetable))
    rate_now = food_rate(taste, player.majors)
    missing = need - soon - later - flow - 0.35 * edible
    hunger = 0.0
    short = due - soon - edible
    if short > 0:
        share = short / rate_now / max(0.25, ahead.before_harvest)
        fear = min(1.0, max(0.0, (share - taste.pressed) / taste.panic)) if ahead.before_harvest else 1.0
        hunger += 3.0 * short * fear
    elif soon < due:
        hunger += 0.3 * (due - soon) * (0.4 if ahead.before_harvest else 1.0)
    labour = ahead.placements - max(0.0, missing) / rate_now
    if labour < 0:
        hunger -= 3.0 * labour
    return Meals(max(0.0, labour), hunger - taste.spare_food * max(0.0, -missing), max(0.0, missing))


def future(state: AgricolaState, player: Player, ahead: Horizon, table: Meals, taste: Taste) -> float:
    """What the labour left can make of the farm."""
    if not ahead.placements:
        return 0.0
    goods, labour = player.goods, table.labour
    wood, clay, reed, stone = goods["wood"], goods["clay"], goods["reed"], goods["stone"]
    rw, rc, rr, rs = taste.wood, taste.clay, taste.reed, taste.stone
    hand = taste.late_labour + (taste.labour - taste.late_labour) * ahead.rounds / 14

    def effort(want: Want) -> float:
        need = want.acts
        if want.wood > wood:
            need += (want.wood - wood) / rw
        if want.clay > clay:
            need += (want.clay - clay) / rc
        if want.reed > reed:
            need += (want.reed - reed) / rr
        if want.stone > stone:
            need += (want.stone - stone) / rs
        return need

    queue = []
    for number, want in enumerate(Wants(state, player, ahead, table.missing, hand, taste).found):
        gain = want.gain + hand * want.hands
        if gain > 0:
            queue.append((-gain / effort(want), number, gain, want))
    heapify(queue)
    value = 0.0
    while queue and labour > 0:
        density, number, gain, want = queue[0]
        need = effort(want)
        if -gain / need > density + 1e-9:
            heapreplace(queue, (-gain / need, number, gain, want))  # others have had the goods
            continue
        if -density < taste.idle:
            break
        heappop(queue)
        value += gain * min(1.0, labour / need)
        labour -= need
        wood, clay = max(0, wood - want.wood), max(0, clay - want.clay)
        reed, stone = max(0, reed - want.reed), max(0, stone - want.stone)
    value += taste.idle * max(0.0, labour) + taste.left * (wood + clay + reed + stone)
    return taste.future * value
