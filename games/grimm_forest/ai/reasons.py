"""What an advised answer is good for, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.core.decision import Answer, Decision, seat_of
from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.ai import values
from games.grimm_forest.ai.building import Builder, lot_of
from games.grimm_forest.ai.denial import kept_back, stopped
from games.grimm_forest.ai.harm import best_place, unguarded
from games.grimm_forest.ai.mixing import Mixing, mixing_of
from games.grimm_forest.ai.outlook import Outlook, Score
from games.grimm_forest.ai.plan import Estate, Lot, Purse, add, complete, of_one
from games.grimm_forest.ai.questions import card_in, fables_kept, fables_lost, score_of, taken
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import Section, is_monster
from games.grimm_forest.content import ACTIONS, COSTS, HOUSES_TO_WIN, MATERIALS, PARTS
from games.grimm_forest.wording.sections import price_of
from games.grimm_forest.wording.terms import (
    GAME,
    amount,
    card_name,
    card_there,
    house_name,
    listed,
    place_name,
    section_name,
    to_place,
)

Reason = Callable[[Situation, Decision, Answer], list[Text]]
"""Returns the sentences that say what an answer is good for."""
LIKELY = 0.5
"""The chance of being alone from which a plan counts on it."""
STOPS = 0.2
"""The value, in rounds, from which keeping a rival from winning is named as a reason to go somewhere."""
GAINED = ("gain", "market", "take", "take_from_market")
LOST = ("give", "discard")
"""Questions about resources that come, and about those that go."""


def say(what: str, /, **args: Arg) -> Text:
    """Return a sentence of the adviser."""
    return Text(key_of(GAME, "advice", what), args)


def percent(chance: float) -> int:
    """Return a probability in percent."""
    return round(100 * chance)


# -- the secret choice -----------------------------------------------------------------------------------------------


def going(mixing: Mixing, decision: Decision, answer: Answer) -> list[Text]:
    """Return what a secret choice is good for."""
    situation, place = mixing.situation, answer[0]
    alone = mixing.alone(situation.seat, place)
    hauls = [mixing.haul(situation.seat, place, others) for others in (0, 1)]
    goods = [listed(dict(zip(MATERIALS, haul, strict=True))) for haul in hauls]
    found = [say(
        "go", place=place_name(place), alone=goods[0], shared=goods[1], percent=percent(alone),
        n=len(situation.rivals),
    )]
    found += _use(situation, hauls[alone < LIKELY])
    location = situation.view.location(place)
    lying = [*location.laid_out, *([location.unique] if location.unique else [])]
    if lying:
        found.append(say("there", cards=Listed(tuple(card_there(fable.card) for fable in lying))))
    if stopped(mixing, place) > STOPS:
        prevented = kept_back(mixing, place)
        found.append(say("stops", who=Seat(max(prevented, key=lambda seat: prevented[seat]))))
    if len(answer) > 1:
        found.append(_fable(mixing, answer[1].partition(":")[2], place))
    elif decision.parts[1].ids:
        found.append(say("keep", n=len(decision.parts[1].ids)))
    return found


def _use(situation: Situation, haul: Purse) -> list[Text]:
    """Return what resources are good for that a seat would collect now: the sections for which they pay, or the one
    towards which they go."""
    estate = situation.estates[situation.seat]
    now = _sections(_turn(situation, estate, ACTIONS))
    richer = Estate(add(estate.goods, haul), estate.houses, estate.corner_sites)
    turn = _turn(situation, richer, ACTIONS)
    then = _sections(turn)
    if complete(estate) + sum(option.split(":")[2] == "roof" for option in turn if ":roof" in option) >= HOUSES_TO_WIN:
        return [say("finish")]
    paid = [section for section in then if section not in now]
    if paid:
        return [say("pays", n=len(paid), sections=Listed(tuple(paid)))]
    return _towards(situation, richer.goods, haul)


def _towards(situation: Situation, owned: Purse, gained: Purse) -> list[Text]:
    """Return how far resources that come bring a seat on the way to the next sections of their material: up to the
    first one that is not paid yet."""
    most = max(range(len(MATERIALS)), key=lambda at: gained[at])
    if not gained[most]:
        return []
    material = MATERIALS[most]
    first, corners = next_section(situation, most)
    sections, price = [], 0
    for part in range(first, len(PARTS)):
        sections.append(section_name(material, PARTS[part]))
        price += price_of(situation.view, Section(situation.seat, material, part, corners))
        if price > owned[most]:
            break
    return [say(
        "towards", sections=Listed(tuple(sections)), owned=amount(material, owned[most]), goods=amount(material, price)
    )]


def next_section(situation: Situation, material: int) -> tuple[int, bool]:
    """Return which part of a house of this material a seat builds next, and whether on a Cutting Corners site."""
    begun = [(parts, corners) for at, parts, corners in situation.estates[situation.seat].houses
             if at == material and parts < len(PARTS)]
    return max(begun, default=(0, False))


def _fable(outlook: Outlook, card: str, mine: str) -> Text:
    """Return why a Fable is played now: a monster, because somebody will probably be where it goes."""
    situation = outlook.situation
    places = unguarded(situation)
    if is_monster(card) and places:
        place, worth = best_place(outlook, card, places, mine)
        rival = max(situation.rivals, key=lambda one: outlook.mixes[one.seat][place])
        if worth > 0 and place != mine:
            return say(
                "monster", card=card_name(card), place=to_place(place), who=Seat(rival.seat),
                percent=percent(outlook.mixes[rival.seat][place]),
            )
    return say("fable", card=card_name(card))


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
            return [*_section(situation, lot_of(option), goods), *also]
        case "gain":
            paid = _sections(_turn(situation, estate, left - 1))
            if new := [section for section in then if section not in paid]:
                return [say("gain-for", n=len(new), sections=Listed(tuple(new)))]
            return [*_towards(situation, goods, of_one(what)), *also]
        case "draw":
            possible = any(one.startswith("build:") for one in decision.parts[0].ids)
            built = possible or _sections(_turn(situation, estate, left))
            return [say("draw-else" if built else "draw", n=situation.me.hand_size)]
        case "special":
            return [say("special", card=card_name(what))]
        case "free":
            return [say("farewell", card=card_name(what))]
        case _:
            kept = [one for one in decision.parts[0].ids if one.startswith("free:")]
            return [say("stays", card=card_name(kept[0].partition(":")[2]))] if kept else [say("end", n=left)]


def _section(situation: Situation, lot: Lot, goods: Purse) -> list[Text]:
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
        known = REASONS.get(decision.key) or _of_fables(decision.key)
        found = known(situation, decision, answer) if known else []
    return found or [say("tried" if tried else "best")]


def _of_fables(key: str) -> Reason | None:
    """Return the reason for answers to a card's question about Fables; None for other questions."""
    return None if key.endswith(ON_TOP) else OF_FABLES.get(score_of(key))


def _goods(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    if decision.key in LOST:
        return [say("least")]
    goods = taken(answer)
    return _towards(situation, add(situation.estates[situation.seat].goods, goods), goods)


def _friend(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    new, own = situation.view.offer, situation.me.friend
    if answer[0] == "keep":
        if not own:
            return [say("friend", card=card_name(new))]
        better = values.friend(situation, new) >= values.friend(situation, own)
        return [say("better-friend", new=card_name(new), old=card_name(own))] if better else []
    seat = seat_of(answer[0])
    theirs = situation.view.players[seat].friend
    found = []
    if own and values.friend(situation, own) >= values.friend(situation, new):
        found.append(say("better-friend", new=card_name(own), old=card_name(new)))
    if theirs:
        found.append(say("their-friend", who=Seat(seat), card=card_name(theirs)))
    return found


def _monster(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    outlook, place = mixing_of(situation), answer[0]
    rival = max(situation.rivals, key=lambda one: outlook.mixes[one.seat][place])
    return [say(
        "strikes", who=Seat(rival.seat), place=to_place(place), percent=percent(outlook.mixes[rival.seat][place]),
        mine="yes" if situation.me.gather == place else "no",
    )]


def _cancel(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    return [say(
        "cancel" if answer[0] == "yes" else "strike", card=card_name(card_in(decision)),
        friend=card_name(situation.me.friend),
    )]


def _reward(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    return [say(f"reward-{answer[0]}")]


def _fables(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    return [say("fables", n=len(answer))]


def _spare(situation: Situation, decision: Decision, answer: Answer) -> list[Text]:
    return [say("spare", n=len(answer))]


REASONS: dict[str, Reason] = {
    "build": _building,
    "friend": _friend,
    "place_monster": _monster,
    "cancel_monster": _cancel,
    "first_builder": _reward,
}
"""The reasons for answers, by question. All others are compared by how near they bring the players to the end."""
OF_FABLES: dict[Score, Reason] = {fables_kept: _fables, fables_lost: _spare}
"""The reasons for answers to cards' questions about Fables, by their valuation."""
ON_TOP = "_top"
"""The end of the key of questions which Fable lies on top, where the one that helps most is not taken."""
