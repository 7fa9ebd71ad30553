"""What a position is worth to a seat: the points it has, and what the placements left can still make of its farm.

The placements are labour, and everything wanted costs some: those that fetch its goods, and its own. What goods lie
ready saves labour, a growing family has more of it, and meals take some away. The best wants are fulfilled first, as
long as there is labour.
"""

from __future__ import annotations

from heapq import heapify, heappop, heapreplace

from games.agricola.ai.planner.cards import of_hand
from games.agricola.ai.planner.horizon import Horizon, horizon
from games.agricola.ai.planner.hunger import Meals, cold, famine, frost, glut, meals
from games.agricola.ai.planner.judgement import judgement_for
from games.agricola.ai.planner.sight import sight
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.wants import Want, Wants, lasting_gain
from games.agricola.ai.situation import smooth
from games.agricola.animals import housing
from games.agricola.cards.box import card_of
from games.agricola.goods import ANIMALS
from games.agricola.scoring import ROOM, by_steps, score
from games.agricola.state import AgricolaState, Phase, Player

SPECIES = ("cattle", "boar", "sheep")


def worth(state: AgricolaState, player: Player, taste: Taste) -> float:
    """The points that the seat may expect at the end of the game."""
    if state.phase is Phase.END:
        return float(sum(score(state, player).values()))
    known = judgement_for(len(state.players), moor=state.moor, now=state.round)
    if known is not None:
        at = sight(state, player)
        lost = famine(at.larder, at.ahead) + frost(player, at.ahead, at.heating)
        lost += glut(at.larder, len(state.players) == 1)
        return known.judged(at) + player.bonus - lost + of_hand(state, player, taste)
    ahead = horizon(state, player)
    room = housing(state, player).total - sum(player.goods[species] for species in ANIMALS)
    table = meals(state, player, ahead, room, taste)
    value = settled(player, ahead, room, taste) - table.hunger
    if state.moor:
        value += (player.goods["horse"] or -1) - cold(state, player, ahead)
    return value + of_hand(state, player, taste) + future(state, player, ahead, table, taste)


def plan(state: AgricolaState, player: Player, taste: Taste) -> list[Want]:
    """What the seat wants of its farm and has the labour for, in the order in which it pays."""
    noted: list[Want] = []
    ahead = horizon(state, player)
    future(state, player, ahead, meals(state, player, ahead, 0, taste), taste, noted)
    return noted


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


def future(
    state: AgricolaState, player: Player, ahead: Horizon, table: Meals, taste: Taste, noted: list[Want] | None = None
) -> float:
    """What the labour left can make of the farm; `noted` gets what is wanted first, in the order of the plan."""
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
        if noted is not None:
            noted.append(want)
        value += gain * min(1.0, labour / need)
        labour -= need
        wood, clay = max(0, wood - want.wood), max(0, clay - want.clay)
        reed, stone = max(0, reed - want.reed), max(0, stone - want.stone)
    value += taste.idle * max(0.0, labour) + taste.left * (wood + clay + reed + stone)
    return taste.future * value
