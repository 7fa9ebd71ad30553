"""Questions that the rules ask, or several cards do: the resources, Friends, monsters and places they are about."""

from __future__ import annotations

from itertools import combinations

from games.core.decision import Answer, Decision, Kind, amounts
from games.core.text import Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.choosing import kept_for
from games.grimm_forest.ai.harm import harm, menace, spares
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.outlook import Score
from games.grimm_forest.ai.plan import ONE_EACH, Purse, of_one, purse
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.declare import asking, fable_card
from games.grimm_forest.content import FABLES, FRIENDS
from games.grimm_forest.hand import name_of
from games.grimm_forest.wording.terms import card_name

SPOIL = 0.05
"""A material that is hard to get is worth a little more than the plan of the moment says."""
SECOND_COPY = 0.15
"""What a second Fable of one name is worth."""

_NAMED = {card_name(card).key: card for card in (*FABLES, *FRIENDS)}


# -- reading a question ---------------------------------------------------------------------------------------


def card_in(decision: Decision) -> str:
    """The card that a question is about."""
    named = decision.args["card"]
    assert isinstance(named, Text)
    return _NAMED[named.key]


def seat_in(decision: Decision, name: str) -> int:
    """The seat that a question is about."""
    found = decision.args[name]
    assert isinstance(found, Seat)
    return found.seat


def taken(answer: Answer) -> Purse:
    """The resources that an answer names: amounts, or one single resource."""
    counts = amounts(answer)
    return purse(counts) if counts else of_one(answer[0])


def who(decision: Decision) -> int:
    """The other seat that a question is about; the asked seat itself when there is none."""
    found = decision.args.get("who")
    return found.seat if isinstance(found, Seat) else decision.seat


def rarity(situation: Situation, goods: Purse) -> float:
    """How hard these resources are to get, to tell apart what the plan does not."""
    effort = situation.markets[situation.seat].effort
    return SPOIL * sum(count * one for count, one in zip(goods, effort, strict=True))


def candidates(decision: Decision) -> list[Answer]:
    """The answers to compare: amounts as proposed, single options, or all sets of the number asked for."""
    part = decision.parts[0]
    if part.kind is Kind.AMOUNTS:
        return list(decision.proposals)
    if part.least > 1 and not decision.proposals:
        return [tuple(chosen) for chosen in combinations(part.ids, part.least)]
    return [(option,) for option in part.ids]


# -- resources --------------------------------------------------------------------------------------------------


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


def first_reward(situation: Situation, decision: Decision, answer: Answer) -> float:
    """First Builder: resources, Fables or a Friend."""
    match answer[0]:
        case "goods":
            return situation.saved(situation.seat, ONE_EACH)
        case "fables":
            return 1.8 * values.another_fable(situation)
        case _:
            return values.new_friend(situation)


# -- cards ------------------------------------------------------------------------------------------------------


def fables_kept(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which Fables to keep: good ones, and different ones."""
    names = [name_of(option) for option in answer]
    return sum(values.fable(name) for name in set(names)) + SECOND_COPY * (len(names) - len(set(names)))


def fables_lost(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which Fables to give away or discard: those of least use."""
    return -sum(kept_for(situation, name_of(option)) for option in answer)


def friend_offered(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Keep a Friend, or give him to somebody who loses a better one or gets little use of him."""
    card = situation.view.offer
    new = values.friend(situation, card)
    if answer[0] == "keep":
        return new - values.friend(situation, situation.me.friend)
    seat = int(answer[0][5:])
    old = values.friend(situation, situation.view.players[seat].friend)
    return situation.importance[seat] * (old - new)


def any_order(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which of my cards acts first seldom matters: Fables before the Friend, who may leave."""
    return 0.0 if name_of(answer[0]) in FRIENDS else 1.0


def monster_place(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Where to send a monster of mine."""
    return menace(mixing_of(situation), card_in(decision), answer[0], situation.me.gather)


def cancelled(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Whether to send a Friend away to stop a monster."""
    if answer[0] == "no":
        return 0.0
    card = card_in(decision)
    mixing = mixing_of(situation)
    struck = [f for place in situation.view.locations if place.pigs for f in place.monsters
              if f.card == card and not f.settled]
    saved = 0.0
    for monster in struck[:1]:
        for player in situation.view.players:
            if player.at == monster.place and not spares(monster, player.seat):
                saved += situation.care(player.seat) * harm(mixing, card, player.seat, monster.place)
    return saved - values.friend(situation, situation.me.friend)


def unique_place(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Where to lay a Unique Location: where I go, unless the card says otherwise."""
    own = fable_card(card_in(decision)).scores.get(decision.key)
    return own(situation, decision, answer) if own is not None else float(answer[0] == situation.me.gather)


def standing_at(situation: Situation, place: str) -> float:
    """What standing at a place brings once all pigs have gone: my share, less what monsters there do."""
    mixing = mixing_of(situation)
    others = [pig for pig in situation.view.location(place).pigs if pig != situation.seat]
    value = mixing.payoffs(situation.seat, place)[len(others)]
    for monster in situation.view.location(place).monsters:
        if not spares(monster, situation.seat):
            value -= harm(mixing, monster.card, situation.seat, place)
    return value


SCORES: dict[str, Score] = {
    "gain": mine,
    "market": mine,
    "take_from_market": mine,
    "take": from_rival,
    "give": to_rival,
    "discard": discarded,
    "first_builder": first_reward,
    "friend": friend_offered,
    "next_effect": any_order,
    "place_monster": monster_place,
    "place_unique": unique_place,
    "cancel_monster": cancelled,
}


def score_of(key: str) -> Score:
    """How to weigh the answers to a question. Raises `KeyError` for a question that this game does not ask."""
    card = asking(key)
    return SCORES[key] if key in SCORES or card is None else card.scores[key]
