"""What playing each Fable now would bring, by where I go: rounds saved for me, or lost by opponents who matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.grimm_forest.ai import values
from games.grimm_forest.ai.denial import STOP, brought, loss, missing
from games.grimm_forest.ai.harm import UNLIKELY, best_place, rob_of, unguarded
from games.grimm_forest.ai.mixing import Mixing, crowd, share
from games.grimm_forest.ai.plan import ONE_EACH, Purse, add, of_one, purse
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import ACTIONS, MAKES, MATERIALS, MONSTERS


@dataclass(frozen=True, slots=True)
class Outing:
    """A place I might go to this round, with what I expect there."""

    situation: Situation
    mixing: Mixing
    place: str

    @property
    def seat(self) -> int:
        """My seat."""
        return self.situation.seat

    @property
    def alone(self) -> float:
        """The chance to be alone."""
        return self.mixing.alone(self.seat, self.place)

    def meets(self, seat: int) -> float:
        """The chance that an opponent comes there too."""
        return self.mixing.mixes[seat][self.place]

    @property
    def company(self) -> float:
        """How many opponents to expect there."""
        return sum(self.meets(rival.seat) for rival in self.situation.rivals)


Bonus = Callable[[Outing], float]
BONUS: dict[str, Bonus] = {}
ACTION = 0.2
"""What one more action is worth, in rounds."""
MINE_TO_EAT, TEMPTED = 0.75, 0.4
"""How likely I, and each of the others, go where a card feeds everybody who comes."""


def bonus(card: str, outing: Outing) -> float:
    """What playing a Fable together with this place is worth now."""
    if card in MONSTERS:
        places = unguarded(outing.situation)
        return best_place(outing.situation, outing.mixing, card, places, outing.place)[1] if places else 0.0
    return BONUS[card](outing)


def _on(card: str) -> Callable[[Bonus], Bonus]:
    def register(worth: Bonus) -> Bonus:
        BONUS[card] = worth
        return worth

    return register


# -- alone ---------------------------------------------------------------------------------------------------


@_on("oracle")
def _oracle(outing: Outing) -> float:
    loot = sum(0.15 + 0.25 * outing.situation.importance[r.seat] for r in outing.situation.rivals if r.hand_size)
    return outing.alone * loot


@_on("ghostly_whispers")
def _ghostly_whispers(outing: Outing) -> float:
    return outing.alone * 2.2 * values.another_fable(outing.situation)


@_on("little_helpers")
def _little_helpers(outing: Outing) -> float:
    return outing.alone * 2 * ACTION


@_on("mysterious_stranger")
def _mysterious_stranger(outing: Outing) -> float:
    return outing.alone * values.new_friend(outing.situation)


@_on("cutting_corners")
def _cutting_corners(outing: Outing) -> float:
    situation = outing.situation
    estate = situation.estates[situation.seat]
    finished_or_begun = len(estate.houses)
    fresh = 3 - finished_or_begun
    return outing.alone * (situation.some_goods(situation.seat, 3) if fresh > 0 else 0.05)


# -- in company ----------------------------------------------------------------------------------------------


@_on("friendly_game")
def _friendly_game(outing: Outing) -> float:
    situation = outing.situation
    return max(
        outing.meets(r.seat) * rob_of(situation, r.seat, 2, brought(outing.mixing, r.seat, outing.place))
        for r in situation.rivals
    )


@_on("powerful_friends")
def _powerful_friends(outing: Outing) -> float:
    total = 0.0
    for rival in outing.situation.rivals:
        needs_all = missing(outing.mixing, rival.seat, outing.place, 1) == ACTIONS
        worth = ACTION * (1 + outing.situation.importance[rival.seat]) + STOP * needs_all
        total += outing.meets(rival.seat) * worth
    return total


@_on("spy_network")
def _spy_network(outing: Outing) -> float:
    return (1 + outing.company) * values.another_fable(outing.situation)


@_on("search_past")
def _search_past(outing: Outing) -> float:
    best = sorted((values.fable(card) for card in outing.situation.view.discards), reverse=True)[:2]
    return (1 - outing.alone) * 0.8 * sum(best) * min(1.0, outing.situation.left / 3)


@_on("hidden_vault")
def _hidden_vault(outing: Outing) -> float:
    situation = outing.situation
    total = 0.0
    for player in situation.view.players:
        chance = 1.0 if player.seat == situation.seat else outing.meets(player.seat)
        if outing.place in MAKES:
            total += chance * situation.worth(player.seat, of_one(MAKES[outing.place], 2))
        else:
            total += chance * situation.care(player.seat) * situation.some_goods(player.seat, 2)
    return total


@_on("wandering_trader")
def _wandering_trader(outing: Outing) -> float:
    situation = outing.situation
    haul = share(situation.view.location(outing.place).goods, 1 + round(outing.company), outing.place)
    total = 0.0
    for player in situation.view.players:
        chance = 1.0 if player.seat == situation.seat else outing.meets(player.seat)
        total += chance * situation.care(player.seat) * _best_trade(situation, player.seat, haul)
    return total


def _best_trade(situation: Situation, seat: int, haul: Purse) -> float:
    goods = add(situation.estates[seat].goods, haul)
    now = situation.rounds(seat, goods)
    best = 0.0
    for old in MATERIALS:
        if goods[MATERIALS.index(old)] >= 2:
            for new in MATERIALS:
                traded = add(add(goods, of_one(old, 2), -1), of_one(new, 3))
                best = max(best, now - situation.rounds(seat, traded)) if new != old else best
    return best


@_on("roar")
def _roar(outing: Outing) -> float:
    situation = outing.situation
    cards = len(outing.mixing.places)
    kept = [outing.meets(rival.seat) / cards for rival in situation.rivals]
    payoffs = outing.mixing.payoffs(situation.seat, outing.place)
    quiet = sum(chance * payoffs[count] for count, chance in enumerate(crowd(kept)))
    return quiet - outing.mixing.value(situation.seat, outing.place)


# -- secrets -------------------------------------------------------------------------------------------------


@_on("crystal_ball")
def _crystal_ball(outing: Outing) -> float:
    """What knowing one opponent's place improves on the average, as if only he could come to mine."""
    situation, mixing = outing.situation, outing.mixing
    rival = max(situation.rivals, key=lambda r: situation.importance[r.seat])
    known = 0.0
    for place, chance in mixing.mixes[rival.seat].items():
        if chance > UNLIKELY:
            sure = {**mixing.mixes, rival.seat: {one: float(one == place) for one in mixing.places}}
            known += chance * max(mixing.value(situation.seat, one, sure) for one in situation.me.gather_cards)
    return known - mixing.value(situation.seat, outing.place)


@_on("curse_darkness")
def _curse_darkness(outing: Outing) -> float:
    situation, mixing = outing.situation, outing.mixing
    even = {one: 1 / len(mixing.places) for one in mixing.places}
    lost = 0.0
    for rival in situation.rivals:
        for place, chance in mixing.mixes[rival.seat].items():
            lost += situation.importance[rival.seat] * (chance - even[place]) * mixing.value(rival.seat, place)
    cursed = {player.seat: even for player in situation.rivals}
    cursed[situation.seat] = mixing.mixes[situation.seat]
    changed = mixing.value(situation.seat, outing.place, cursed) - mixing.value(situation.seat, outing.place)
    return lost + changed


@_on("wishing_well")
def _wishing_well(outing: Outing) -> float:
    return 0.12


@_on("magic_flute")
def _magic_flute(outing: Outing) -> float:
    return 0.12 * sum(rival.hand_size > 0 for rival in outing.situation.rivals)


@_on("chinny")
def _chinny(outing: Outing) -> float:
    """It replaces itself when no monster comes, and saves me when one does."""
    return 0.18 + 0.03 * sum(min(3, rival.hand_size) for rival in outing.situation.rivals)


@_on("night_tavern")
def _night_tavern(outing: Outing) -> float:
    situation = outing.situation
    usual = values.ANY_FRIEND * min(values.FEW_ROUNDS, situation.left)
    change = 1.5 * usual - values.friend(situation, situation.me.friend)
    for rival in situation.rivals:
        change -= situation.importance[rival.seat] * (usual - values.friend(situation, rival.friend))
    return change


# -- goods, places and later ---------------------------------------------------------------------------------


@_on("share_wealth")
def _share_wealth(outing: Outing) -> float:
    situation, mixing = outing.situation, outing.mixing
    total = 0.0
    for rival in situation.rivals:
        for place, chance in mixing.mixes[rival.seat].items():
            there = situation.view.location(place).goods
            others = sum(mix[place] for seat, mix in mixing.mixes.items() if seat not in (rival.seat, outing.seat))
            others += place == outing.place
            haul = share(there, 1 + round(others), place)
            if chance > UNLIKELY and sum(haul) >= 5:
                gift = _first_of(haul, 2)
                setback = situation.importance[rival.seat] * loss(mixing, rival.seat, place, gift)
                total += chance * (situation.saved(situation.seat, gift) + setback)
    return total


def _first_of(haul: Purse, count: int) -> Purse:
    """So many resources out of a haul, the weaker materials first, as a giver picks them."""
    straw = min(count, haul[0])
    wood = min(count - straw, haul[1])
    return straw, wood, min(count - straw - wood, haul[2])


@_on("harvest_moon")
def _harvest_moon(outing: Outing) -> float:
    situation, mixing = outing.situation, outing.mixing
    best = 0.0
    for location in situation.view.locations:
        if location.id != outing.place:
            straw, wood, brick = purse(location.goods)
            half: Purse = straw // 2, wood // 2, brick // 2
            best = max(best, mixing.alone(situation.seat, location.id) * situation.saved(situation.seat, half))
    return best


@_on("thoughtful_gift")
def _thoughtful_gift(outing: Outing) -> float:
    return max(0.0, *(best_gift(outing.situation, rival.seat)[0] for rival in outing.situation.rivals))


def best_gift(situation: Situation, seat: int) -> tuple[float, str, int]:
    """The best exchange with a seat by Thoughtful Gift: its worth to me, the material given, how many."""
    found = (0.0, "", 0)
    for material in MATERIALS:
        have = situation.me.goods[material]
        for count in range(1, min(3, have) + 1):
            value = gift_worth(situation, seat, material, count)
            if value is not None and value > found[0]:
                found = (value, material, count)
    return found


def gift_worth(situation: Situation, seat: int, material: str, count: int) -> float | None:
    """What giving so many of a material is worth when the seat returns what suits itself best; None when it cannot."""
    theirs = situation.view.players[seat].goods
    kinds = [kind for kind in MATERIALS if kind != material and theirs[kind] >= count]
    if not kinds:
        return None
    given = of_one(material, count)

    def after(of: int, back: str, times: int) -> float:
        goods = add(add(situation.estates[of].goods, given, times), of_one(back, count), -times)
        return situation.rounds(of) - situation.rounds(of, goods)

    back = max(kinds, key=lambda kind: after(seat, kind, 1))
    return after(situation.seat, back, -1) - situation.importance[seat] * after(seat, back, 1)


@_on("grandmas_house")
def _grandmas_house(outing: Outing) -> float:
    """It feeds whoever meets me there now, and in the next round everybody who comes for it."""
    situation = outing.situation
    if situation.view.location(outing.place).unique is not None:
        return 0.0
    value = (1 + TEMPTED) * situation.some_goods(situation.seat, 2)
    for rival in situation.rivals:
        chance = outing.meets(rival.seat) + TEMPTED
        value -= chance * situation.importance[rival.seat] * situation.some_goods(rival.seat, 2)
    return value


@_on("lonely_castle")
def _lonely_castle(outing: Outing) -> float:
    situation = outing.situation
    free = situation.view.location(outing.place).unique is None
    return outing.alone * situation.saved(situation.seat, ONE_EACH) if free else 0.1


@_on("royal_wedding")
def _royal_wedding(outing: Outing) -> float:
    situation = outing.situation
    absent = ((1 - outing.meets(rival.seat)) * situation.importance[rival.seat] for rival in situation.rivals)
    return 0.35 * sum(absent) if situation.view.location(outing.place).unique is None else 0.0


@_on("fairy_food")
def _fairy_food(outing: Outing) -> float:
    """I lay it where I want to go; the others come for it too."""
    situation = outing.situation
    if situation.left <= 1:
        return 0.0
    value = MINE_TO_EAT * situation.some_goods(situation.seat, 3)
    for rival in situation.rivals:
        value -= TEMPTED * situation.importance[rival.seat] * situation.some_goods(rival.seat, 3)
    return value


@_on("hired_help")
def _hired_help(outing: Outing) -> float:
    situation = outing.situation
    owned = sum(situation.me.goods.values())
    return 0.3 if situation.left > 1.5 and owned >= 2 else -0.1


@_on("taxation")
def _taxation(outing: Outing) -> float:
    situation = outing.situation
    due = 0.0
    for rival in situation.rivals:
        goods = add(situation.estates[rival.seat].goods, (1, 1, 1))
        half: Purse = goods[0] // 2, goods[1] // 2, goods[2] // 2
        due -= situation.importance[rival.seat] * situation.saved(rival.seat, half, -1)
    return 0.6 * due if situation.left > 1 else 0.0
