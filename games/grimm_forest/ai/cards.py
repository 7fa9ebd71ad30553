"""Questions about cards and places: Fables to keep, Friends to keep or give away, monsters, pigs that may move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from games.core.decision import Answer, Decision
from games.core.text import Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.building import Builder, helped_builds, lot_of
from games.grimm_forest.ai.choosing import kept_for
from games.grimm_forest.ai.denial import stopped
from games.grimm_forest.ai.harm import blown_down, harm, menace
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.plan import of_one
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import FABLES, FRIENDS, MAKES, MONSTERS
from games.grimm_forest.wording.terms import card_name

Score = Callable[[Situation, Decision, Answer], float]

_NAMED = {card_name(card).key: card for card in (*FABLES, *FRIENDS)}


SECOND_COPY = 0.15
"""What a second Fable of one name is worth."""


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


def name_of(option: str) -> str:
    """The card of an option such as `fable:wolf:2`."""
    return option.split(":")[1]


# -- Fables --------------------------------------------------------------------------------------------------


def fables_kept(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which Fables to keep: good ones, and different ones."""
    names = [name_of(option) for option in answer]
    return sum(values.fable(name) for name in set(names)) + SECOND_COPY * (len(names) - len(set(names)))


def fables_lost(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which Fables to give away or discard: those of least use."""
    return -sum(kept_for(situation, name_of(option)) for option in answer)


GIVEN, MISSED = 0.3, 0.12
"""What an unseen Fable played for nothing is worth, and what each of the first three in hand makes one miss by it."""


# -- Friends -------------------------------------------------------------------------------------------------


def friend_offered(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Keep a Friend, or give him to somebody who loses a better one or gets little use of him."""
    card = situation.view.offer
    new = values.friend(situation, card)
    if answer[0] == "keep":
        return new - values.friend(situation, situation.me.friend)
    seat = int(answer[0][5:])
    old = values.friend(situation, situation.view.players[seat].friend)
    return situation.importance[seat] * (old - new)


def tavern(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Night at the Tavern: the best company."""
    return values.friend(situation, name_of(answer[0]))


def mermaid(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Little Mermaid: which two Gather cards to keep."""
    mixing = mixing_of(situation)
    return sum(mixing.value(situation.seat, place) for place in answer)


def prediction(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Aladdin: whether I shall be alone."""
    mixing = mixing_of(situation)
    alone = sum(chance * mixing.alone(situation.seat, place)
                for place, chance in mixing.mixes[situation.seat].items())
    return alone if answer[0] == "alone" else 1 - alone


def announcement(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Pinocchio: the place where I want to go, and where two more of its goods help."""
    place = answer[0]
    extra = situation.saved(situation.seat, of_one(MAKES[place], 2)) if place in MAKES else 0.3
    allowed = 0.0 if place in situation.me.gather_cards else -5.0
    return mixing_of(situation).value(situation.seat, place) + extra + allowed


def sleeper(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Sleeping Beauty: a Fable for nothing, best for me while I hold none that I miss; else for whoever holds better
    ones. Somebody with few would only be given one."""
    seat = int(answer[0][5:])
    missed = MISSED * min(3, situation.view.players[seat].hand_size)
    return situation.care(seat) * (GIVEN - missed)


# -- monsters ------------------------------------------------------------------------------------------------


def monster_place(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Where to send a monster of mine."""
    return menace(situation, mixing_of(situation), card_in(decision), answer[0], situation.me.gather)


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
            if player.at == monster.place and not (card == "bridge_troll" and player.seat == monster.owner):
                saved += situation.care(player.seat) * harm(situation, mixing, card, player.seat, monster.place)
    return saved - values.friend(situation, situation.me.friend)


def blown(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Big Bad Wolf: which house loses its top."""
    seat = seat_in(decision, "whose")
    material, part, corners = lot_of(answer[0])
    costs = dict(blown_down(situation, seat))
    return -situation.care(seat) * costs[material, part + 1, corners]


# -- places --------------------------------------------------------------------------------------------------


def unique_place(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Where to lay a Unique Location: where I go, unless monsters are called there."""
    place = answer[0]
    here = 1.0 if place == situation.me.gather else 0.0
    if card_in(decision) == "grandmas_house" and any(f.card in MONSTERS and not f.settled
                                                     for f in situation.view.table):
        mixing = mixing_of(situation)
        return sum(mixing.mixes[rival.seat][place] for rival in situation.rivals) - 2 * here
    return here


def feast(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Fairy Food: where I like to go anyway and am likely to be alone."""
    mixing = mixing_of(situation)
    return mixing.value(situation.seat, answer[0]) + 0.6 * mixing.alone(situation.seat, answer[0])


def watched(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Crystal Ball: whose card to look at. Whoever may be where I go, and then whoever is ahead."""
    seat = int(answer[0][5:])
    mix = mixing_of(situation).mixes[seat]
    return mix.get(situation.me.gather, 0.0) + 0.1 * situation.importance[seat]


def peeked(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Evil Queen: a Gather card says more than a Fable."""
    _, kind, seat = answer[0].split(":")
    return situation.importance[int(seat)] + (0.5 if kind == "gather" else 0.0)


def place_after_all(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Crystal Ball: stay with my card, or play another."""
    place = situation.me.gather if answer[0] == "stay" else answer[0]
    mixing = mixing_of(situation)
    return mixing.value(situation.seat, place) + stopped(mixing, place)


def fled(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Chinny Chin Chin: stay, or flee to which place."""
    return standing_at(situation, situation.me.at if answer[0] == "stay" else answer[0])


def standing_at(situation: Situation, place: str) -> float:
    """What standing at a place brings once all pigs have gone: my share, less what monsters there do."""
    mixing = mixing_of(situation)
    others = [pig for pig in situation.view.location(place).pigs if pig != situation.seat]
    value = mixing.payoffs(situation.seat, place)[len(others)]
    for monster in situation.view.location(place).monsters:
        if not monster.settled and not (monster.card == "bridge_troll" and monster.owner == situation.seat):
            value -= harm(situation, mixing, monster.card, situation.seat, place)
    return value


def flown(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Thumbelina: stay here, or leave it to chance where I go."""
    here = situation.me.at
    if answer[0] == "no":
        return standing_at(situation, here)
    elsewhere = [place for place in situation.me.gather_cards if place != here]
    return sum(standing_at(situation, place) for place in elsewhere) / len(elsewhere)


def run_away(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Gingerbread Man: one resource from each place instead of what lies here."""
    if answer[0] == "no":
        return standing_at(situation, situation.me.at)
    kinds = [max(goods, key=lambda kind: goods[kind]) for location in situation.view.locations
             if sum((goods := location.goods).values())]
    return sum(situation.saved(situation.seat, of_one(kind)) for kind in kinds)


def wished(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Wishing Well: exchange my card when a rival's is likely better, else those of two rivals who are ahead."""
    seats = [int(option[5:]) for option in answer]
    if situation.seat not in seats:
        return 0.01 * sum(situation.importance[seat] for seat in seats)
    other = next(seat for seat in seats if seat != situation.seat)
    mixing = mixing_of(situation)
    expected = sum(chance * mixing.value(situation.seat, place) for place, chance in mixing.mixes[other].items())
    return expected - mixing.value(situation.seat, situation.me.gather)


def helped_section(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Puss in Boots: which section to build."""
    estate = situation.estates[situation.seat]
    found = helped_builds(Builder(situation), estate, situation.me.actions)
    return max((value for value, lot in found if lot == lot_of(answer[0])), default=-5.0)


def any_order(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which of my cards acts first seldom matters: Fables before the Friend, who may leave."""
    return 0.0 if name_of(answer[0]) in FRIENDS else 1.0


def oracle_asked(situation: Situation, decision: Decision, answer: Answer) -> float:
    """The Oracle: other people's Fables are worth having."""
    return float(answer[0] == "yes")


def pairs(decision: Decision) -> list[Answer]:
    """All answers to a question that takes a fixed number of options."""
    part = decision.parts[0]
    return [tuple(chosen) for chosen in combinations(part.ids, part.least)]


SCORES: dict[str, Score] = {
    "next_effect": any_order,
    "whispers_keep": fables_kept,
    "search_past": fables_kept,
    "goldilocks_keep": fables_kept,
    "goldilocks_top": fables_kept,
    "red_riding_hood": fables_kept,
    "give_fable": fables_lost,
    "godmother_fables": fables_lost,
    "friend": friend_offered,
    "night_tavern": tavern,
    "mermaid_keep": mermaid,
    "aladdin": prediction,
    "pinocchio": announcement,
    "sleeping_beauty": sleeper,
    "place_monster": monster_place,
    "cancel_monster": cancelled,
    "big_bad_wolf": blown,
    "place_unique": unique_place,
    "fairy_food": feast,
    "crystal_ball": watched,
    "queen_look": peeked,
    "crystal_change": place_after_all,
    "chinny": fled,
    "thumbelina": flown,
    "oracle": oracle_asked,
    "gingerbread_man": run_away,
    "wishing_well": wished,
    "puss_build": helped_section,
}
