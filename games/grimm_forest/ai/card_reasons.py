"""Why an answer to a card's question is advised, in sentences. Where no fact of the position speaks for it, there is
none."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.decision import Answer, Decision, seat_of
from games.core.text import Listed, Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.building import lot_of
from games.grimm_forest.ai.choosing import kept_for
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.plan import Purse, add, of_one, purse
from games.grimm_forest.ai.questions import card_in, seat_in, taken, who
from games.grimm_forest.ai.sentences import Reason, ahead, begun, given_up, hurts, percent, rule, say, towards
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import Section
from games.grimm_forest.cards.declare import fable_card
from games.grimm_forest.content import MAKES, MATERIALS, PARTS
from games.grimm_forest.hand import name_of
from games.grimm_forest.wording.sections import price_of
from games.grimm_forest.wording.terms import (
    amount,
    card_name,
    in_place,
    listed,
    material_name,
    section_name,
    to_place,
)

MEETS = 0.25
"""The chance of meeting an opponent from which that is named as a reason to look at the Gather card."""


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


def _now(sections: Listed, owned: Text, goods: Text) -> Text:
    return say("needs", sections=sections, owned=owned, goods=goods)


def _with_tower(sections: Listed, owned: Text, goods: Text) -> Text:
    return say("with-tower", sections=sections, owned=owned, goods=goods)


# -- resources -------------------------------------------------------------------------------------------------------


def _pinocchio(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    place = answer[0]
    found = [say("announce", goods=listed(situation.view.location(place).goods))]
    if place in MAKES:
        goods = situation.estates[situation.seat].goods
        found += towards(situation, goods, of_one(MAKES[place], 2), _now)
    return found


def _ali_baba(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    _, whose, material = answer[0].split(":")
    return [*gained(situation, of_one(material)), *hurts(situation, int(whose), MATERIALS.index(material))]


def _tom_thumb(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    return [] if answer[0] == "none" else gained(situation, of_one(answer[0].split(":")[2]))


def _harvest_moon(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    place = answer[0]
    if place not in MAKES:
        return []
    return gained(situation, of_one(MAKES[place], situation.view.location(place).goods[MAKES[place]] // 2))


def _rapunzel(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    two = of_one(answer[0], 2)
    return towards(situation, add(goods_of(situation, two), purse(situation.me.stored)), two, _with_tower)


def _rumpelstiltskin(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    straw, wood, brick = situation.estates[situation.seat].goods
    new = of_one(answer[0], straw)
    return towards(situation, add((0, wood, brick), new), new)


def _wandering_trader(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    if answer[0] == "none":
        return []
    _, old, new = answer[0].split(":")
    more = of_one(new, 3)
    return [*towards(situation, goods_of(situation, more), more), *given_up(situation, of_one(old, 2))]


def _gift(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    if answer[0] == "none":
        return [say("no-gift")]
    _, whose, material = answer[0].split(":")
    theirs = situation.view.players[int(whose)].goods
    back = [kind for kind in MATERIALS if kind != material and theirs[kind]]
    found = [say("gift", who=Seat(int(whose)), materials=Listed(tuple(material_name(kind) for kind in back)))]
    goods = situation.estates[situation.seat].goods
    return [*found, *(one for kind in back for one in towards(situation, goods, of_one(kind), _now))]


def _gift_return(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    count = decision.args["n"]
    assert isinstance(count, int)
    return given_up(situation, of_one(answer[0], count), seat_in(decision, "whom"))


def _hired_help(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    if answer[0] == "none":
        return []
    _, one, two = answer[0].split(":")
    return [say("double"), *given_up(situation, add(of_one(one), of_one(two)))]


def given(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Return why these resources are the ones to part with."""
    return given_up(situation, taken(answer), who(decision)) or [say("least")]


# -- other players ---------------------------------------------------------------------------------------------------


def _friendly_game(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    seat = seat_of(answer[0])
    theirs = situation.view.players[seat].goods
    at = max(
        (at for at in range(len(MATERIALS)) if theirs[MATERIALS[at]]),
        key=lambda at: situation.saved(situation.seat, of_one(MATERIALS[at], min(2, theirs[MATERIALS[at]]))),
    )
    loot = of_one(MATERIALS[at], min(2, theirs[MATERIALS[at]]))
    return [say("loot", goods=words(loot)), *gained(situation, loot), *ahead(situation, seat)]


def _ahead(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    return ahead(situation, seat_of(answer[0]))


def _crystal_ball(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    seat, place = seat_of(answer[0]), situation.me.gather
    chance = mixing_of(situation).mixes[seat][place]
    if chance < MEETS:
        return [_place_seen(situation, seat), *ahead(situation, seat)]
    return [say("meets", who=Seat(seat), place=to_place(place), percent=percent(chance)), *ahead(situation, seat)]


def _place_seen(situation: Situation, seat: int) -> Text:
    place, chance = likeliest(situation, seat)
    return say("place-seen", who=Seat(seat), place=to_place(place), percent=chance)


def _queen_look(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    _, kind, seat = answer[0].split(":")
    if kind != "gather":
        return [say("fable-seen", who=Seat(int(seat)))]
    return [_place_seen(situation, int(seat))]


def _sleeping_beauty(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    seat = seat_of(answer[0])
    if seat == situation.seat:
        return [say("sleep-own")]
    return [say("sleep", who=Seat(seat), n=situation.view.players[seat].hand_size)]


def _big_bad_wolf(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    seat = seat_in(decision, "whose")
    material, part, corners = lot_of(answer[0])
    cost = price_of(situation.view, Section(seat, MATERIALS[material], part, corners))
    return [say("rebuild", goods=amount(MATERIALS[material], cost))]


def _oracle(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    holders = sum(bool(rival.hand_size) for rival in situation.rivals)
    return [say("oracle", n=holders)] if answer[0] == "yes" else []


def _wishing_well(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    seats = [seat_of(option) for option in answer]
    if situation.seat not in seats:
        return [say("well-others", one=Seat(seats[0]), two=Seat(seats[1]))]
    other = next(seat for seat in seats if seat != situation.seat)
    place, chance = likeliest(situation, other)
    return [say("well", who=Seat(other), place=to_place(place), percent=chance)]


# -- places ----------------------------------------------------------------------------------------------------------


def _aladdin(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    mixing = mixing_of(situation)
    alone = {place: mixing.alone(situation.seat, place) for place in situation.me.gather_cards}
    if answer[0] == "alone":
        place = max(alone, key=lambda one: alone[one])
        return [say("alone", place=in_place(place), percent=percent(alone[place]))]
    place = min(alone, key=lambda one: alone[one])
    return [say("not-alone", place=in_place(place), percent=percent(1 - alone[place]))]


def _place_unique(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    place, card = answer[0], card_in(decision)
    if place != situation.me.gather:
        return []
    return [say("unique", card=card, percent=percent(mixing_of(situation).alone(situation.seat, place)))]


def _gingerbread(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Compare one resource of each place with what the seat gets where it is going, and name what lies there."""
    view, place = situation.view, situation.me.at
    kinds = {max(one.goods, key=lambda kind: one.goods[kind]) for one in view.locations if any(one.goods.values())}
    others = sum(player.seat != situation.seat and player.at == place for player in view.players)
    empty = any(fable_card(one.card).empties and not one.settled for one in view.location(place).monsters)
    haul: Purse = (0, 0, 0) if empty else mixing_of(situation).haul(situation.seat, place, others)
    ways = words(sum_of(kinds)), words(haul)
    one, other = ways if answer[0] == "yes" else reversed(ways)
    location = view.location(place)
    cards = [fable.card for fable in (*location.laid_out, *location.monsters, location.unique) if fable is not None]
    lying = [say("lies", place=in_place(place), cards=Listed(tuple(map(card_name, dict.fromkeys(cards)))))]
    return [say("rather", one=one, other=other), *(lying if cards else [])]


def sum_of(kinds: Iterable[str]) -> Purse:
    """Return one resource of each of these kinds."""
    goods: Purse = 0, 0, 0
    for kind in kinds:
        goods = add(goods, of_one(kind))
    return goods


def _mermaid(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    sections = []
    for place in answer:
        if place in MAKES:
            material = MATERIALS.index(MAKES[place])
            part, _ = begun(situation, situation.seat, material) or (0, False)
            sections.append(section_name(MATERIALS[material], PARTS[part]))
    found = [say("ways", sections=Listed(tuple(sections)))] if sections else []
    return [*found, *([say("market-way")] if "market" in answer else [])]


# -- cards -----------------------------------------------------------------------------------------------------------


def _night_tavern(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    card = name_of(answer[0])
    others = [name_of(option) for option in decision.parts[0].ids if option != answer[0]]
    found = [rule(card)]
    if others and all(values.friend(situation, card) >= values.friend(situation, other) for other in others):
        found.append(say("better-friend", new=card_name(card), old=Listed(tuple(map(card_name, others)))))
    return found


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


def _on_top(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    found = [rule(name_of(answer[0]))]
    return [*found, say("on-top", n=situation.me.actions)]


CARD_REASONS: dict[str, Reason] = {
    "pinocchio": _pinocchio,
    "ali_baba": _ali_baba,
    "tom_thumb": _tom_thumb,
    "harvest_moon": _harvest_moon,
    "rapunzel": _rapunzel,
    "rumpelstiltskin": _rumpelstiltskin,
    "wandering_trader": _wandering_trader,
    "thoughtful_gift": _gift,
    "gift_return": _gift_return,
    "hired_help": _hired_help,
    "friendly_game": _friendly_game,
    "puss_from": _ahead,
    "crystal_ball": _crystal_ball,
    "queen_look": _queen_look,
    "sleeping_beauty": _sleeping_beauty,
    "big_bad_wolf": _big_bad_wolf,
    "oracle": _oracle,
    "wishing_well": _wishing_well,
    "aladdin": _aladdin,
    "place_unique": _place_unique,
    "gingerbread_man": _gingerbread,
    "mermaid_keep": _mermaid,
    "night_tavern": _night_tavern,
    "goldilocks_top": _on_top,
}
"""The reasons for answers to questions of single cards."""
