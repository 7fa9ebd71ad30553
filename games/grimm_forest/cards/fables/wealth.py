"""Fables about goods at the end of the Gather phase, wherever the pigs are."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Kind, Part, amounts, one_of
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.ai.denial import loss
from games.grimm_forest.ai.harm import UNLIKELY
from games.grimm_forest.ai.mixing import share
from games.grimm_forest.ai.outlook import Outing
from games.grimm_forest.ai.plan import Purse, add, of_one, purse
from games.grimm_forest.ai.questions import rarity, seat_in
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import end_of_gather
from games.grimm_forest.cards.declare import fable
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.goods import half
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.reasons import Found, other_players, short_of, why
from games.grimm_forest.wording.terms import amount

# -- Share the Wealth --------------------------------------------------------------------------------------------

share_wealth = fable("share_wealth", worth=0.35)
RICH_HARVEST = 5


def _rich(own: Own) -> list[int]:
    return [other for other in own.others if total(own.state.players[other].collected) >= RICH_HARVEST]


@share_wealth.on(end_of_gather, when=lambda own: own.played is not None and bool(_rich(own)))
async def the_rich_give(own: Own) -> None:
    """Each opponent who collected five or more this round gives you two of those resources; he picks which."""
    for other in _rich(own):
        player = own.state.players[other]
        limits = {material: min(count, player.goods[material]) for material, count in player.collected.items()}
        own.moves(other, own.seat, await own.choose(other, "give", 2, limits, own.seat))


@share_wealth.weighs
def worth_of_wealth(outing: Outing) -> float:
    situation, outlook = outing.situation, outing.outlook
    total = 0.0
    for rival in situation.rivals:
        for place, chance in outlook.mixes[rival.seat].items():
            there = situation.view.location(place).goods
            others = sum(mix[place] for seat, mix in outlook.mixes.items() if seat not in (rival.seat, outing.seat))
            others += place == outing.place
            haul = share(there, 1 + round(others), place)
            if chance > UNLIKELY and sum(haul) >= RICH_HARVEST:
                gift = _first_of(haul, 2)
                setback = situation.importance[rival.seat] * loss(outlook, rival.seat, place, gift)
                total += chance * (situation.saved(situation.seat, gift) + setback)
    return total


def _first_of(haul: Purse, count: int) -> Purse:
    """So many resources out of a haul, the weaker materials first, as a giver picks them."""
    straw = min(count, haul[0])
    wood = min(count - straw, haul[1])
    return straw, wood, min(count - straw - wood, haul[2])


# -- Harvest Moon ------------------------------------------------------------------------------------------------

harvest_moon = fable("harvest_moon", worth=0.45)


def _empty_places(own: Own) -> list[str]:
    state = own.state
    return [place for place, goods in state.locations.items() if half(goods) and not state.pigs_at(place)]


@harvest_moon.on(end_of_gather, when=lambda own: own.played is not None and bool(_empty_places(own)))
async def reaps_by_moonlight(own: Own) -> None:
    """Choose a place without players and take half of its resources, rounded down."""
    places = _empty_places(own)
    place = places[0]
    if len(places) > 1:
        place = await pick(one_of(own.seat, "harvest_moon", tuple(places)))
    goods = own.state.locations[place]
    own.take_from(place, await own.choose(own.seat, "take_from_market", half(goods), goods))


@harvest_moon.weighs
def worth_of_moon(outing: Outing) -> float:
    situation, outlook = outing.situation, outing.outlook
    best = 0.0
    for location in situation.view.locations:
        if location.id != outing.place:
            best = max(best, outlook.alone(situation.seat, location.id) * _half_of(situation, location.id))
    return best


def _half_of(situation: Situation, place: str) -> float:
    """What half of a place's resources saves me."""
    straw, wood, brick = purse(situation.view.location(place).goods)
    return situation.saved(situation.seat, (straw // 2, wood // 2, brick // 2))


@harvest_moon.scoring("harvest_moon")
def harvested(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which deserted place."""
    return _half_of(situation, answer[0])


@harvest_moon.missing("harvest_moon")
def not_deserted(view: GrimmView, decision: Decision) -> Found:
    for location in view.locations:
        yield location.id, why("pigs-there") if location.pigs else why("too-little-there")


# -- A Thoughtful Gift -------------------------------------------------------------------------------------------

thoughtful_gift = fable("thoughtful_gift", worth=0.25)
LARGEST_GIFT = 3


def _most(own: Own, other: int, material: str) -> int:
    """The most of `material` that can be given for as many of one other material."""
    back = max(count for kind, count in own.state.goods(other).items() if kind != material)
    return min(LARGEST_GIFT, own.goods[material], back)


def _gifts(own: Own) -> list[str]:
    return [
        f"gift:{other}:{material}" for other in own.others for material in MATERIALS if _most(own, other, material) > 0
    ]


@thoughtful_gift.on(end_of_gather, when=lambda own: own.played is not None and bool(_gifts(own)))
async def gives_and_gets(own: Own) -> None:
    """Give an opponent up to three of one material; he returns as many of another one, which he picks."""
    seat = own.seat
    choice = await pick(one_of(seat, "thoughtful_gift", (*_gifts(own), "none")))
    if choice == "none":
        own.declined()
        return
    _, whose, material = choice.split(":")
    other = int(whose)
    count = _most(own, other, material)
    if count > 1:
        part = Part("gift_amount", (material,), Kind.AMOUNTS, 1, count, (count,))
        proposals = tuple((f"{material}={n}",) for n in range(count, 0, -1))
        form = Decision(seat, "gift_amount", (part,), proposals, args={"whom": Seat(other), "n": count})
        count = amounts(await ask(form))[material]
    own.moves(seat, other, {material: count})
    kinds = [kind for kind in MATERIALS if kind != material and own.state.goods(other)[kind] >= count]
    back = kinds[0]
    if len(kinds) > 1:
        back = await pick(one_of(other, "gift_return", tuple(kinds), n=count, whom=Seat(seat),
                                 gift=amount(material, count), card=own.name))
    own.moves(other, seat, {back: count})


@thoughtful_gift.weighs
def worth_of_gift(outing: Outing) -> float:
    situation = outing.situation
    worths = [
        _gift_worth(situation, rival.seat, material, count)
        for rival in situation.rivals for material in MATERIALS
        for count in range(1, min(LARGEST_GIFT, situation.me.goods[material]) + 1)
    ]
    return max((worth for worth in worths if worth is not None and worth > 0), default=0.0)


def _gift_worth(situation: Situation, seat: int, material: str, count: int) -> float | None:
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


@thoughtful_gift.scoring("thoughtful_gift")
def gift(situation: Situation, decision: Decision, answer: Answer) -> float:
    """To whom which material."""
    if answer[0] == "none":
        return 0.001
    _, whose, material = answer[0].split(":")
    most = min(LARGEST_GIFT, situation.me.goods[material])
    worths = (_gift_worth(situation, int(whose), material, count) for count in range(1, most + 1))
    return max(worth for worth in worths if worth is not None)


@thoughtful_gift.scoring("gift_amount")
def gift_size(situation: Situation, decision: Decision, answer: Answer) -> float:
    """How many."""
    ((material, count),) = amounts(answer).items()
    return _gift_worth(situation, seat_in(decision, "whom"), material, count) or 0.0


@thoughtful_gift.scoring("gift_return")
def gift_return(situation: Situation, decision: Decision, answer: Answer) -> float:
    """What to return. The gift is on my board already."""
    count = decision.args["n"]
    assert isinstance(count, int)
    back = of_one(answer[0], count)
    worth = situation.saved(situation.seat, back, -1) - rarity(situation, back)
    return worth + situation.worth(seat_in(decision, "whom"), back)


@thoughtful_gift.missing("thoughtful_gift")
def cannot_give(view: GrimmView, decision: Decision) -> Found:
    owned = view.players[decision.seat].goods
    for other in other_players(view, decision.seat):
        for material in MATERIALS:
            reason = why("nothing-to-return") if owned[material] else why("you-lack")
            yield f"gift:{other.seat}:{material}", reason


@thoughtful_gift.missing("gift_return")
def cannot_return(view: GrimmView, decision: Decision) -> Found:
    count, owned = decision.args["n"], view.players[decision.seat].goods
    assert isinstance(count, int)
    for material in MATERIALS:
        enough = owned[material] >= count
        yield material, why("other-kind") if enough else short_of(material, count, owned[material])
