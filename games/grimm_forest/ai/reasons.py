"""What an advised answer is good for, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.decision import Answer, Decision, seat_of
from games.core.text import Arg, Listed, Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.building import DEPTH, Brings, Builder, lot_of
from games.grimm_forest.ai.card_reasons import fables, given, spared
from games.grimm_forest.ai.denial import kept_back, stopped
from games.grimm_forest.ai.harm import best_place, harm, spares, threat, unguarded
from games.grimm_forest.ai.mixing import Mixing, mixing_of
from games.grimm_forest.ai.outlook import Outing, Outlook, Score
from games.grimm_forest.ai.plan import ONE_EACH, Estate, Lot, Purse, add, complete, of_one
from games.grimm_forest.ai.questions import card_in, fables_kept, fables_lost, score_of, struck, taken
from games.grimm_forest.ai.sentences import Reason, percent, rule, say, towards
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import Section, is_monster
from games.grimm_forest.cards.declare import advice_of, fable_card, friend_card
from games.grimm_forest.content import ACTIONS, COSTS, HOUSES_TO_WIN, MATERIALS, PARTS
from games.grimm_forest.wording.sections import price_of
from games.grimm_forest.wording.terms import (
    amount,
    card_name,
    card_there,
    house_name,
    in_place,
    listed,
    place_name,
    section_name,
    to_place,
)

LIKELY = 0.5
"""The chance of being alone from which a plan counts on it."""
STOPS = 0.2
"""The value, in rounds, from which keeping a rival from winning is named as a reason to go somewhere."""
GAINED = ("gain", "market", "take", "take_from_market")
LOST = ("give", "discard")
"""Questions about resources that come, and about those that go."""


# -- the secret choice -----------------------------------------------------------------------------------------------


def going(mixing: Mixing, decision: Decision, answer: Answer) -> list[Text]:
    """Return what a secret choice is good for."""
    situation, place = mixing.situation, answer[0]
    alone = mixing.alone(situation.seat, place)
    hauls = [mixing.haul(situation.seat, place, others) for others in (0, 1)]
    found = [_go(mixing, place)]
    found += _use(situation, _with_fable(answer, hauls[alone < LIKELY]))
    location = situation.view.location(place)
    lying = [*location.laid_out, *([location.unique] if location.unique else [])]
    if lying:
        found.append(say("there", cards=Listed(tuple(card_there(fable.card) for fable in lying))))
    if stopped(mixing, place) > STOPS:
        prevented = kept_back(mixing, place)
        found.append(say("stops", who=Seat(max(prevented, key=lambda seat: prevented[seat]))))
    if len(answer) > 1:
        found += _fable(mixing, decision, _played(answer), place)
    elif decision.parts[1].ids:
        found.append(say("keep", n=situation.me.hand_size))
    return found


def _go(mixing: Mixing, place: str) -> Text:
    """Return what the seat gets at a place alone and with another player, and the chance of being alone."""
    seat = mixing.situation.seat
    alone, shared = (
        listed(dict(zip(MATERIALS, mixing.haul(seat, place, others), strict=True))) for others in (0, 1)
    )
    return say(
        "go", place=place_name(place), alone=alone, shared=shared, percent=percent(mixing.alone(seat, place)),
        n=len(mixing.situation.rivals),
    )


def stand(situation: Situation, place: str) -> list[Text]:
    """Return what the seat gets at a place after all cards are known, and what that is good for."""
    mixing = mixing_of(situation)
    monsters = [one.card for one in situation.view.location(place).monsters if not spares(one, situation.seat)]
    if any(fable_card(one).empties for one in monsters):
        return [say("emptied", place=in_place(place))]
    alone = mixing.alone(situation.seat, place)
    lying = [say("lies", place=in_place(place), cards=Listed(tuple(map(card_name, monsters))))] if monsters else []
    return [*lying, _go(mixing, place), *_use(situation, mixing.haul(situation.seat, place, int(alone < LIKELY)))]


def _with_fable(answer: Answer, haul: Purse) -> Purse:
    """Return the resources of a secret choice with those that its Fable adds to them."""
    adds = fable_card(_played(answer)).adds if len(answer) > 1 else None
    return add(haul, adds(answer[0])) if adds is not None else haul


def _played(answer: Answer) -> str:
    """Return the Fable of a secret choice that has one."""
    return answer[1].partition(":")[2]


def _use(situation: Situation, haul: Purse) -> list[Text]:
    """Return what resources are good for that a seat would collect now: the sections for which they pay, or the one
    towards which they go."""
    estate = situation.estates[situation.seat]
    before = _turn(situation, estate, ACTIONS)
    now = _sections(before)
    richer = Estate(add(estate.goods, haul), estate.houses, estate.corner_sites)
    turn = _turn(situation, richer, ACTIONS)
    then = _sections(turn)
    if _wins(estate, turn):
        return [say("finish-anyway") if _wins(estate, before) else say("finish")]
    paid = [section for section in then if section not in now]
    if paid:
        return [say("pays", n=len(paid), sections=Listed(tuple(paid)))]
    return towards(situation, richer.goods, haul)


def _wins(estate: Estate, turn: list[str]) -> bool:
    """Return whether a seat has three complete houses after these build actions."""
    return complete(estate) + sum(":roof" in option for option in turn) >= HOUSES_TO_WIN


def _fable(outlook: Outlook, decision: Decision, card: str, mine: str) -> list[Text]:
    """Return why a Fable is played now: a monster, because somebody will probably be where it goes; another one by what
    it does, and how likely the company is that it needs."""
    situation = outlook.situation
    places = unguarded(situation)
    if is_monster(card) and places:
        place, worth = best_place(outlook, card, places, mine)
        rival = _target(outlook, card, place)
        if worth > 0 and place != mine:
            return [say(
                "monster", card=card_name(card), place=to_place(place), who=Seat(rival),
                percent=percent(outlook.mixes[rival][place]),
            )]
    found = [say("must", card=card_name(card))] if decision.args["fable"] == "must" else []
    found.append(rule(card))
    promises = fable_card(card).promises
    return [*found, *(promises(Outing(situation, outlook, mine)) if promises is not None else [])]


# -- the building turn -----------------------------------------------------------------------------------------------


def _turn(situation: Situation, estate: Estate, actions: int) -> list[str]:
    """Return the options of a building turn that suit these resources best, without cards."""
    builder, steps = Builder(situation), list[str]()
    goods, houses = estate.goods, estate.houses
    while len(steps) < actions and complete(Estate(goods, houses, estate.corner_sites)) < HOUSES_TO_WIN:
        left = actions - len(steps) - 1
        worth = {f"gain:{one}": builder.best(add(goods, of_one(one)), houses, left) for one in MATERIALS}
        worth |= {option_of(lot): builder.built(goods, houses, left, lot) for lot in builder.sections(goods, houses)}
        option = max(worth, key=lambda one: (worth[one], one))
        steps.append(option)
        goods, houses = after(situation, goods, houses, option)
    return steps


def option_of(lot: Lot) -> str:
    """Return the option that builds the next section of a house."""
    material, part, corners = lot
    return f"build:{MATERIALS[material]}:{PARTS[part]}{':corners' if corners else ''}"


def after(
    situation: Situation, goods: Purse, houses: tuple[Lot, ...], option: str
) -> tuple[Purse, tuple[Lot, ...]]:
    """Return the resources and houses after a section is built or a resource is gained."""
    kind, _, what = option.partition(":")
    if kind == "gain":
        return add(goods, of_one(what)), houses
    if kind != "build":
        return goods, houses
    lot, rest = lot_of(option), list(houses)
    price = price_of(situation.view, Section(situation.seat, MATERIALS[lot[0]], lot[1], lot[2]))
    if lot[1]:
        rest.remove(lot)
    rest.append((lot[0], lot[1] + 1, lot[2]))
    return add(goods, of_one(MATERIALS[lot[0]], price), -1), tuple(sorted(rest))


def _sections(options: Iterable[str]) -> list[Text]:
    words = [option.split(":") for option in options]
    return [section_name(one[1], one[2]) for one in words if one[0] == "build"]


def _building(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Return what the next action of a building turn is good for, and what follows it."""
    option = answer[0]
    kind, _, what = option.partition(":")
    estate, left = situation.estates[situation.seat], situation.me.actions
    goods, houses = after(situation, estate.goods, estate.houses, option)
    later = _turn(situation, Estate(goods, houses, estate.corner_sites), left - 1)
    then = _sections(later)
    also = [say("also", n=len(then), sections=Listed(tuple(then)))] if then else []
    match kind:
        case "build":
            return [*section_built(situation, lot_of(option), goods), *also]
        case "gain":
            return _more(situation, goods, of_one(what), left - 1) or [
                *towards(situation, goods, of_one(what)), *also
            ]
        case "draw":
            if then:
                return [say("draw-with"), *also]
            possible = _sections(decision.parts[0].ids)
            if possible:
                return [say("draw-first", n=len(possible), sections=Listed(tuple(possible)))]
            built = _sections(_turn(situation, estate, left))
            if built:
                return [say("draw-else"), say("hand", n=situation.me.hand_size)]
            return [say("draw", n=situation.me.hand_size)]
        case "special":
            worth = friend_card(what).action_worth
            more = worth.goods if isinstance(worth, Brings) else (0, 0, 0)
            rich = add(estate.goods, more)
            new = _more(situation, rich, more, left - 1) or towards(situation, rich, more)
            return [say("special", card=card_name(what)), *new]
        case "free":
            two = _best_two(situation, left)
            rich = add(estate.goods, two)
            new = _more(situation, rich, two, left) or towards(situation, rich, two)
            return [say("farewell", card=card_name(what)), *new]
        case _:
            kept = [one for one in decision.parts[0].ids if one.startswith("free:")]
            if not kept:
                return [say("end", n=left)]
            friend = kept[0].partition(":")[2]
            return [say("stays", card=card_name(friend)), *([] if left else [say("idle-two")]), rule(friend)]


def _more(situation: Situation, goods: Purse, gained: Purse, actions: int) -> list[Text]:
    """Return which sections can be built this turn with resources that are gained, and not without them."""
    estate = situation.estates[situation.seat]
    paid = _sections(_turn(situation, Estate(add(goods, gained, -1), estate.houses, estate.corner_sites), actions))
    then = _sections(_turn(situation, Estate(goods, estate.houses, estate.corner_sites), actions))
    new = [section for section in then if section not in paid]
    return [say("gain-for", n=len(new), sections=Listed(tuple(new)))] if new else []


def _best_two(situation: Situation, actions: int) -> Purse:
    """Return the two resources that help most with the actions that are left."""
    builder, estate = Builder(situation), situation.estates[situation.seat]
    pairs = [add(of_one(one), of_one(two)) for one in MATERIALS for two in MATERIALS]
    return max(pairs, key=lambda pair: builder.best(add(estate.goods, pair), estate.houses, min(DEPTH, actions)))


def section_built(situation: Situation, lot: Lot, goods: Purse) -> list[Text]:
    """Return what building a section brings; `goods` are the resources left after it."""
    at, part, corners = lot
    material = MATERIALS[at]
    if part == len(COSTS) - 1:
        done = complete(situation.estates[situation.seat]) + 1
        if done >= HOUSES_TO_WIN:
            return [say("third")]
        found = [say("roof", n=done)]
        if material in situation.view.first_tokens:
            found.append(say("first", house=house_name(material)))
        return found
    price = price_of(situation.view, Section(situation.seat, material, part + 1, corners))
    rest = say(
        "next", section=section_name(material, PARTS[part + 1]), goods=amount(material, price),
        owned=Listed((amount(material, goods[at]),) if goods[at] else ()),
    )
    friends = situation.view.friend_deck_size + len(situation.view.friend_discards)
    return [say("walls"), rest] if part and friends else [rest]


# -- other questions -------------------------------------------------------------------------------------------------


def reason(situation: Situation, decision: Decision, answer: Answer, *, tried: bool) -> list[Text]:
    """Return what an answer is good for. `tried`: it was compared with others in copies of the game."""
    if decision.key in GAINED or decision.key in LOST:
        found = _goods(situation, decision, answer)
    else:
        known = REASONS.get(decision.key) or advice_of(decision.key) or _of_fables(decision.key)
        found = known(situation, decision, answer) if known else []
    return found or [say("tried" if tried else "best")]


def _of_fables(key: str) -> Reason | None:
    """Return the reason for answers to a card's question about Fables; None for other questions."""
    return None if key.endswith(ON_TOP) else OF_FABLES.get(score_of(key))


def _goods(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    if decision.key in LOST:
        return given(situation, decision, answer)
    goods = taken(answer)
    return towards(situation, add(situation.estates[situation.seat].goods, goods), goods)


def _friend(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    new, own = situation.view.offer, situation.me.friend
    if answer[0] == "keep":
        if not own:
            return [say("friend", card=card_name(new))]
        better = values.friend(situation, new) >= values.friend(situation, own)
        return [say("better-friend", new=card_name(new), old=card_name(own))] if better else [rule(new)]
    seat = seat_of(answer[0])
    theirs = situation.view.players[seat].friend
    found = []
    if own and values.friend(situation, own) >= values.friend(situation, new):
        found.append(say("better-friend", new=card_name(own), old=card_name(new)))
    if theirs:
        found.append(say("their-friend", who=Seat(seat), card=card_name(theirs)))
    return found


def _target(outlook: Outlook, card: str, place: str) -> int:
    """Return the opponent whom a monster at a place will probably cost most, or, if it costs nobody anything, who most
    likely goes there."""
    found = max(
        outlook.situation.rivals,
        key=lambda rival: (threat(outlook, card, rival, place), outlook.mixes[rival.seat][place]),
    )
    return found.seat


def _monster(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Return who goes where a monster is sent, and, where the seat goes there too, whether it loses less."""
    outlook, place, card = mixing_of(situation), answer[0], card_in(decision)
    rival = _target(outlook, card, place)
    args: dict[str, Arg] = {
        "who": Seat(rival), "place": to_place(place), "percent": percent(outlook.mixes[rival][place]),
    }
    if situation.me.gather != place:
        return [say("strikes", **args, mine="no")]
    if fable_card(card).robs is not None:
        return [say("robs", **args)]
    less = harm(outlook, card, situation.seat, place) < harm(outlook, card, rival, place)
    return [say("strikes", **args, mine="yes" if less else "too")]


def _cancel(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    card = card_in(decision)
    there = struck(situation, decision)
    chosen = fable_card(card).robs is not None and len(there) > 1  # its owner chooses whom it robs
    found = []
    if situation.seat in there:
        found.append(say("struck-one") if chosen else say("struck"))
    if rest := [Seat(seat) for seat in there if seat != situation.seat]:
        others = Listed(tuple(rest))
        found.append(say("struck-others-one", players=others) if chosen else say("struck-others", players=others))
    return [*found, say(
        "cancel" if answer[0] == "yes" else "strike", card=card_name(card), friend=card_name(situation.me.friend),
    )]


def _reward(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    """Compare the First Builder's rewards by the Friend and the Fables that the seat has, and by what one resource of
    each kind would pay for this turn."""
    me = situation.me
    rich = add(situation.estates[situation.seat].goods, ONE_EACH)
    paid = _more(situation, rich, ONE_EACH, me.actions)
    found = [say(f"reward-{answer[0]}")]
    if answer[0] == "goods":
        return [*found, *paid, say("hand", n=me.hand_size)]
    if not paid:
        found.append(say("idle-three"))
    if answer[0] == "fables":
        met = [say("has-friend", card=card_name(me.friend))] if me.friend else []
        return [*found, say("hand", n=me.hand_size), *met]
    return [*found, *([] if me.friend else [say("no-friend")]), say("hand", n=me.hand_size)]


def _place_unique(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    place, card = answer[0], card_in(decision)
    if place != situation.me.gather:
        return []
    return [say("unique", card=card, percent=percent(mixing_of(situation).alone(situation.seat, place)))]


REASONS: dict[str, Reason] = {
    "build": _building,
    "friend": _friend,
    "place_monster": _monster,
    "cancel_monster": _cancel,
    "first_builder": _reward,
    "place_unique": _place_unique,
}
"""The reasons for answers to questions of the rules; those of single cards stand with the cards."""
OF_FABLES: dict[Score, Reason] = {fables_kept: fables, fables_lost: spared}
"""The reasons for answers to cards' questions about Fables, by their valuation."""
ON_TOP = "_top"
"""The end of the key of questions which Fable lies on top, where the one that helps most is not taken."""
