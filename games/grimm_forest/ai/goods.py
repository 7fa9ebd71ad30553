"""Questions about resources: which to gain, take, give or discard, from whom, and what to trade for what."""

from __future__ import annotations

from collections.abc import Callable

from games.core.decision import Answer, Decision, Kind, amounts
from games.core.text import Seat
from games.grimm_forest.ai.fables import gift_worth
from games.grimm_forest.ai.harm import rob_of
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.plan import ONE_EACH, Purse, add, of_one, purse
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.values import another_fable, new_friend

Score = Callable[[Situation, Decision, Answer], float]
"""What an answer is worth, in rounds."""

SPOIL = 0.05
"""A material that is hard to get is worth a little more than the plan of the moment says."""


def taken(answer: Answer) -> Purse:
    """The resources that an answer names: amounts, or one single resource."""
    counts = amounts(answer)
    return purse(counts) if counts else of_one(answer[0])


def candidates(decision: Decision) -> list[Answer]:
    """The answers to compare: all proposals of a form with amounts, else each option by itself."""
    if decision.parts[0].kind is Kind.AMOUNTS:
        return list(decision.proposals)
    return [(option,) for option in decision.parts[0].ids]


def who(decision: Decision) -> int:
    """The other seat that a question is about; the asked seat itself when there is none."""
    found = decision.args.get("who")
    return found.seat if isinstance(found, Seat) else decision.seat


def rarity(situation: Situation, goods: Purse) -> float:
    """How hard these resources are to get, to tell apart what the plan does not."""
    effort = situation.markets[situation.seat].effort
    return SPOIL * sum(count * one for count, one in zip(goods, effort, strict=True))


def mine(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Gaining resources."""
    goods = taken(answer)
    return situation.saved(situation.seat, goods) + rarity(situation, goods)


def from_rival(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Taking resources from another board."""
    return mine(situation, decision, answer) + situation.worth(who(decision), taken(answer), -1)


def to_rival(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Giving resources to another player."""
    goods = taken(answer)
    to_whom = situation.worth(who(decision), goods) if who(decision) != situation.seat else 0.0
    return situation.saved(situation.seat, goods, -1) - rarity(situation, goods) + to_whom


def discarded(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Returning resources to the supply."""
    goods = taken(answer)
    return situation.saved(situation.seat, goods, -1) - rarity(situation, goods)


def robbed(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Ali Baba: whom to rob of what."""
    _, whose, material = answer[0].split(":")
    loot = of_one(material)
    return situation.saved(situation.seat, loot) + rarity(situation, loot) + situation.worth(int(whose), loot, -1)


def played_with(situation: Situation, decision: Decision, answer: Answer) -> float:
    """A Friendly Game: from whom to take two."""
    seat = int(answer[0][5:])
    return rob_of(situation, seat, 2, situation.estates[seat].goods)


def paid_toll(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Bridge Troll: who pays."""
    seat = int(answer[0][5:])
    straw, wood, brick = purse(situation.view.players[seat].collected)
    half: Purse = straw // 2, wood // 2, brick // 2
    return situation.saved(situation.seat, half) + situation.worth(seat, half, -1)


def grain(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Tom Thumb: which resource from which place, rather not from where I would go."""
    if answer[0] == "none":
        return 0.0
    _, place, material = answer[0].split(":")
    loot = of_one(material)
    own = mixing_of(situation).mixes[situation.seat][place]
    return situation.saved(situation.seat, loot) + rarity(situation, loot) - 0.02 * own


def stored(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Rapunzel: two of which material go up the tower."""
    tower = add(purse(situation.me.stored), of_one(answer[0], 2))
    return situation.saved(situation.seat, tower) + rarity(situation, tower)


def traded(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Wandering Trader: two of one for three of another."""
    if answer[0] == "none":
        return 0.001
    _, old, new = answer[0].split(":")
    goods = add(add(situation.estates[situation.seat].goods, of_one(old, 2), -1), of_one(new, 3))
    return situation.rounds(situation.seat) - situation.rounds(situation.seat, goods)


def spun(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Rumpelstiltskin: all straw becomes wood or brick."""
    straw, wood, brick = situation.estates[situation.seat].goods
    return -situation.rounds(situation.seat, add((0, wood, brick), of_one(answer[0], straw)))


def hired(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Hired Help: with which two resources to pay; next round's harvest is doubled."""
    if answer[0] == "none":
        return 0.0
    _, one, two = answer[0].split(":")
    fee = add(of_one(one), of_one(two))
    return 0.6 + situation.saved(situation.seat, fee, -1) - rarity(situation, fee)


def gift(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Thoughtful Gift: to whom which material."""
    if answer[0] == "none":
        return 0.001
    _, whose, material = answer[0].split(":")
    most = min(3, situation.me.goods[material])
    worths = (gift_worth(situation, int(whose), material, count) for count in range(1, most + 1))
    return max(worth for worth in worths if worth is not None)


def gift_size(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Thoughtful Gift: how many."""
    ((material, count),) = amounts(answer).items()
    whom = decision.args["whom"]
    assert isinstance(whom, Seat)
    return gift_worth(situation, whom.seat, material, count) or 0.0


def gift_return(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Thoughtful Gift: what to return. The gift is on my board already."""
    count = decision.args["n"]
    whom = decision.args["whom"]
    assert isinstance(count, int) and isinstance(whom, Seat)
    back = of_one(answer[0], count)
    return situation.saved(situation.seat, back, -1) - rarity(situation, back) + situation.worth(whom.seat, back)


def harvest(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Harvest Moon: which deserted place."""
    straw, wood, brick = purse(situation.view.location(answer[0]).goods)
    return situation.saved(situation.seat, (straw // 2, wood // 2, brick // 2))


def first_reward(situation: Situation, decision: Decision, answer: Answer) -> float:
    """First Builder: resources, Fables or a Friend."""
    match answer[0]:
        case "goods":
            return situation.saved(situation.seat, ONE_EACH)
        case "fables":
            return 1.8 * another_fable(situation)
        case _:
            return new_friend(situation)


def helper(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Puss in Boots: who pays a resource. Which one, the question does not say; who is ahead should."""
    return situation.importance[int(answer[0][5:])]


SCORES: dict[str, Score] = {
    "gain": mine,
    "add": mine,
    "market": mine,
    "take_from_market": mine,
    "take": from_rival,
    "give": to_rival,
    "discard": discarded,
    "ali_baba": robbed,
    "friendly_game": played_with,
    "bridge_troll": paid_toll,
    "tom_thumb": grain,
    "rapunzel": stored,
    "wandering_trader": traded,
    "rumpelstiltskin": spun,
    "hired_help": hired,
    "thoughtful_gift": gift,
    "gift_amount": gift_size,
    "gift_return": gift_return,
    "harvest_moon": harvest,
    "first_builder": first_reward,
    "puss_from": helper,
}
