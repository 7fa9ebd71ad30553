"""What the reasons for answers to questions of several cards share. The reasons themselves stand with the cards."""

from __future__ import annotations

from games.core.decision import Answer, Decision
from games.core.text import Listed, Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.choosing import kept_for
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.outlook import Outing
from games.grimm_forest.ai.plan import Purse, add
from games.grimm_forest.ai.questions import taken, who
from games.grimm_forest.ai.sentences import given_up, percent, rule, say, towards
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.hand import name_of
from games.grimm_forest.wording.terms import card_name, listed, to_place


def goods_of(situation: Situation, gained: Purse) -> Purse:
    """Return the own resources with those that come."""
    return add(situation.estates[situation.seat].goods, gained)


def gained(situation: Situation, goods: Purse) -> list[Text]:
    """Return what resources that come lead to."""
    return towards(situation, goods_of(situation, goods), goods)


def words(goods: Purse) -> Listed:
    """Return resources in words."""
    return listed(dict(zip(MATERIALS, goods, strict=True)))


def likeliest(situation: Situation, seat: int) -> tuple[str, int]:
    """Return the place where a seat goes most likely, and the probability in percent."""
    mix = mixing_of(situation).mixes[seat]
    place = max(mix, key=lambda one: mix[one])
    return place, percent(mix[place])


def place_seen(situation: Situation, seat: int) -> Text:
    """Return where a seat goes most likely, whose Gather card is looked at."""
    place, chance = likeliest(situation, seat)
    return say("place-seen", who=Seat(seat), place=to_place(place), percent=chance)


def needs(sections: Listed, owned: Text, goods: Text) -> Text:
    """Return that these resources are needed for the next sections, what is owned, and the price."""
    return say("needs", sections=sections, owned=owned, goods=goods)


def likely_company(outing: Outing) -> list[Text]:
    """Return how likely the company is without which a Fable does nothing."""
    return [say("company", percent=percent(1 - outing.alone))]


def given(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Return why these resources are the ones to part with."""
    return given_up(situation, taken(answer), who(decision)) or [say("least")]


def fables(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Return what Fables that are kept do, and which of the others usually bring less or are held already."""
    kept = [name_of(option) for option in answer]
    rest = {name_of(option) for option in decision.parts[0].ids if option not in answer} - set(kept)
    least = min(map(values.fable, kept))
    weaker = [card for card in sorted(rest) if values.fable(card) < least]
    found = [rule(card) for card in dict.fromkeys(kept)]
    if weaker:
        found.append(say("weaker", cards=Listed(tuple(map(card_name, weaker)))))
    return found


def spared(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Return what Fables do that are given away, and which of the others usually bring more."""
    gone = [name_of(option) for option in answer]
    rest = {name_of(option) for option in decision.parts[0].ids if option not in answer} - set(gone)
    most = max(kept_for(situation, card) for card in gone)
    stronger = [card for card in sorted(rest) if kept_for(situation, card) > most]
    found = [rule(card) for card in dict.fromkeys(gone)]
    if stronger:
        found.append(say("stronger", cards=Listed(tuple(map(card_name, stronger)))))
    return found
