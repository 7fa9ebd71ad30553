"""Fables that act in the round after they were played."""

from __future__ import annotations

from itertools import combinations_with_replacement

from games.core.ask import pick
from games.core.decision import Answer, Decision, one_of
from games.core.effects import total
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.outlook import Outing, Visit
from games.grimm_forest.ai.plan import Purse, add, of_one
from games.grimm_forest.ai.questions import rarity
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import after_collecting, end_of_gather, start_of_round, when_revealed
from games.grimm_forest.cards.declare import fable
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MATERIALS, Kind
from games.grimm_forest.goods import half
from games.grimm_forest.state import Goods
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.reasons import Found, why
from games.grimm_forest.wording.terms import in_place, listed

# -- Fairy Food --------------------------------------------------------------------------------------------------

fairy_food = fable("fairy_food", worth=0.45, nature=Kind.NEXT_ROUND, advanced=True, feeds=3)
MINE_TO_EAT, TEMPTED = 0.75, 0.4
"""How likely I, and each of the others, go where the card feeds everybody who comes."""


@fairy_food.on(start_of_round, when=lambda own: own.ripe is not None, calm=True)
async def is_laid_out(own: Own) -> None:
    """At the start of the next round put this card on a place of your choice."""
    card = own.ripe
    assert card is not None
    card.place = await pick(one_of(own.seat, "fairy_food", tuple(own.state.locations)))
    own.say("grimm-forest-log-fairy-food", place=in_place(card.place))


@fairy_food.on(end_of_gather, when=lambda own: own.ripe is not None and bool(own.state.pigs_at(own.ripe.place)))
async def is_eaten(own: Own) -> None:
    """After gathering, all players at its place gain three resources of their choice."""
    card = own.ripe
    assert card is not None
    for guest in own.state.pigs_at(card.place):
        await own.brings_choice(guest, 3)


@fairy_food.weighs
def worth_of_food(outing: Outing) -> float:
    """I lay it where I want to go; the others come for it too."""
    situation = outing.situation
    if situation.left <= 1:
        return 0.0
    value = MINE_TO_EAT * situation.some_goods(situation.seat, 3)
    for rival in situation.rivals:
        value -= TEMPTED * situation.importance[rival.seat] * situation.some_goods(rival.seat, 3)
    return value


@fairy_food.scoring("fairy_food")
def feast(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Where I like to go anyway and am likely to be alone."""
    mixing = mixing_of(situation)
    return mixing.value(situation.seat, answer[0]) + 0.6 * mixing.alone(situation.seat, answer[0])


# -- Hired Help --------------------------------------------------------------------------------------------------

hired_help = fable("hired_help", worth=0.4, nature=Kind.NEXT_ROUND, advanced=True)


@hired_help.on(when_revealed, when=lambda own: own.played is not None)
async def is_paid(own: Own) -> None:
    """When revealed, pay two resources of your choice or discard this card."""
    goods = own.goods
    pairs = [
        f"pay:{a}:{b}" for a, b in combinations_with_replacement(MATERIALS, 2)
        if (goods[a] >= 2 if a == b else goods[a] and goods[b])
    ]
    choice = "none"
    if pairs:
        choice = await pick(one_of(own.seat, "hired_help", (*pairs, "none")))
    if choice == "none":
        own.declined()
        card = own.played
        assert card is not None
        own.state.table.remove(card)
        own.state.discards.append(own.card)
        own.say("grimm-forest-log-help-unpaid", card=own.name)
        return
    _, first, second = choice.split(":")
    own.costs(own.seat, {first: 2} if first == second else {first: 1, second: 1})


@hired_help.on(after_collecting, when=lambda own: own.ripe is not None and bool(total(own.player.collected)), calm=True)
async def doubles_the_harvest(own: Own) -> None:
    """In the round after it was paid for, its owner collects double. What it adds is not "collected": the rulebook
    counts only what comes from the place."""
    own.gain(own.player.collected)


@hired_help.weighs
def worth_of_help(outing: Outing) -> float:
    situation = outing.situation
    owned = sum(situation.me.goods.values())
    return 0.3 if situation.left > 1.5 and owned >= 2 else -0.1


@hired_help.hauling
def twice_as_much(visit: Visit) -> Purse:
    return visit.share


@hired_help.scoring("hired_help")
def hired(situation: Situation, decision: Decision, answer: Answer) -> float:
    """With which two resources to pay; next round's harvest is doubled."""
    if answer[0] == "none":
        return 0.0
    _, one, two = answer[0].split(":")
    fee = add(of_one(one), of_one(two))
    return 0.6 + situation.saved(situation.seat, fee, -1) - rarity(situation, fee)


@hired_help.missing("hired_help")
def cannot_pay(view: GrimmView, decision: Decision) -> Found:
    owned = view.players[decision.seat].goods
    assert total(owned), "nobody without resources is asked"
    for one, two in combinations_with_replacement(MATERIALS, 2):
        yield f"pay:{one}:{two}", why("you-have", goods=listed(owned))


# -- Taxation ----------------------------------------------------------------------------------------------------

taxation = fable("taxation", worth=0.5, copies=1, nature=Kind.NEXT_ROUND, advanced=True)


@taxation.on(end_of_gather, when=lambda own: own.ripe is not None)
async def taxes(own: Own) -> None:
    """Next round, opponents who are not at your place discard half of their resources: brick, then wood, then straw."""
    for other in own.others:
        if own.at and own.state.players[other].at == own.at:
            continue
        due = half(own.state.goods(other))
        bill: Goods = {}
        for material in reversed(MATERIALS):
            bill[material] = min(own.state.goods(other)[material], due - total(bill))
        own.costs(other, bill)


@taxation.weighs
def worth_of_taxes(outing: Outing) -> float:
    situation = outing.situation
    due = 0.0
    for rival in situation.rivals:
        goods = add(situation.estates[rival.seat].goods, (1, 1, 1))
        tax: Purse = goods[0] // 2, goods[1] // 2, goods[2] // 2
        due -= situation.importance[rival.seat] * situation.saved(rival.seat, tax, -1)
    return 0.6 * due if situation.left > 1 else 0.0
