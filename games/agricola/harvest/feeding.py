"""The feeding phase: one form a seat, in lanes. It says what is turned into food and fuel, and how much is heated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from games.agricola.anytime import USE, do_freely, settle, tell_cards
from games.agricola.cards import hooks
from games.agricola.cards.box import card_of
from games.agricola.exchange import (
    Exchange,
    Sum,
    add_up,
    carry_out,
    exchanges,
    faulty,
    limits_part,
    note_use,
)
from games.agricola.goods import ANIMALS
from games.agricola.harvest.needs import food_due, heating_cost, note_heating, taken_ill
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text
from games.core.ask import ask
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts

HEAT = "heat"
AFTER = "after:"
"""Prefix of what is cooked when the family has eaten: the food is kept, and begged for is what was missing before."""
PROPOSALS = 8


@dataclass(frozen=True, slots=True)
class Bill:
    """What a seat owes in this harvest, and what it may use to pay. `spared`: fuel that it need not pay once it turns
    wood into fuel for it."""

    food: int
    heat: int
    found: list[Exchange]
    spared: int = 0

    def heating(self, chosen: Mapping[str, int]) -> int:
        """The fuel that heating costs when these exchanges are made."""
        burns = self.spared and any(
            one.take == "wood" and one.good == "fuel" and chosen.get(one.id) for one in self.found
        )
        return max(0, self.heat - self.spared) if burns else self.heat


def bill_of(state: AgricolaState, player: Player) -> Bill:
    """The seat's feeding and heating, with the exchanges at any time and those of a harvest."""
    found = exchanges(state, player)
    goods, shut = player.goods, hooks.shut.of(state, player, ())
    for name in player.in_front:
        swap = card_of(name).harvest
        if swap and name not in shut and all(goods[good] or _obtainable(found, good) for good in swap.takes):
            good = "food" if swap.food else ""
            found.append(Exchange(name, swap.take, 1, good, swap.food, 1, swap.points, True, swap.beside))
    heat = heating_cost(state, player)
    return Bill(food_due(state, player), heat, found, min(heat, hooks.spared_by_wood.of(state, player, 0)))


def _obtainable(found: list[Exchange], good: str) -> bool:
    return any(one.good == good for one in found)


def must_ask(player: Player, bill: Bill) -> bool:
    """Whether there is anything to decide: not when there is food enough, nothing to heat, and only raw crops or wood
    could be turned into something."""
    if bill.heat and (player.goods["fuel"] or player.goods["wood"]):
        return True
    if player.goods["food"] < bill.food:
        return bool(bill.found)
    return any(one.id not in ("grain", "burn") and not (one.id == "vegetable" and one.gives == 1) for one in bill.found)


async def feed(state: AgricolaState, player: Player) -> None:
    """Feed the family and heat the house of one seat. Exchanges may bring animals, which then need room."""
    await hooks.feeding.fire_seat(state, player.seat)
    bill = bill_of(state, player)
    chosen: Mapping[str, int] = {}
    acts = _acts(state, player)
    while acts or must_ask(player, bill):
        decision = replace(feed_decision(player, bill), anytime=acts)
        answer = await ask(decision)
        if not decision.is_free(answer):
            chosen = amounts(answer)
            break
        await do_freely(state, player, answer[0])
        bill, acts = bill_of(state, player), _acts(state, player)
    await pay(state, player, bill, chosen)
    await settle(state, player)


def _acts(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The acts of cards that may be done before the family eats; exchanges stand in the form."""
    return tuple([USE + card for card in hooks.at_any_time.offered(state, player)]) if hooks.at_any_time.effects else ()


def feed_decision(player: Player, bill: Bill) -> Decision:
    """The form: how often each exchange, how much fuel goes into heating."""
    parts = [limits_part("feed", bill.found)] if bill.found else []
    if bill.heat:
        parts.append(Part(HEAT, (HEAT,), Kind.AMOUNTS, 0, bill.heat, (bill.heat,)))
    if later := cooked_after(player, bill):
        parts.append(limits_part("after", later))
    return Decision(
        player.seat, "feed", tuple(parts), _proposals(player, bill),
        args={
            "food": bill.food, "have": player.goods["food"], "heat": bill.heat,
            "short": max(0, bill.food - player.goods["food"]), "cold": max(0, bill.heat - player.goods["fuel"]),
        },
    )


def plenty(decision: Decision) -> bool:
    """Whether the food and the fuel at hand are enough, so that nothing need be turned into either."""
    return decision.args["short"] == 0 and decision.args["cold"] == 0


def cooked_after(player: Player, bill: Bill) -> list[Exchange]:
    """What may be cooked between eating and breeding. It only makes a difference to whoever has too little food: food
    cooked before is eaten, food cooked afterwards is kept."""
    if player.goods["food"] >= bill.food:
        return []
    return [one._replace(id=AFTER + one.id) for one in bill.found if one.good == "food" and one.id == one.take]


def _split(chosen: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What is done before the family eats, and what afterwards."""
    after = {name.removeprefix(AFTER): n for name, n in chosen.items() if name.startswith(AFTER)}
    return {name: n for name, n in chosen.items() if not name.startswith(AFTER)}, after


async def pay(state: AgricolaState, player: Player, bill: Bill, chosen: Mapping[str, int]) -> None:
    """Make the chosen exchanges, eat, heat; what is missing becomes begging markers and people in bed."""
    goods = player.goods
    chosen, after = _split(chosen)
    await _convert(state, player, bill, chosen)
    player.bonus += sum(one.points for one in bill.found if one.id in chosen)
    eaten = min(bill.food, goods["food"])
    goods["food"] -= eaten
    missing = bill.food - eaten
    player.begging += missing
    note_heating(state, player)
    if bill.heat:
        due = bill.heating(chosen)
        if due < bill.heat:
            hooks.spared_by_wood.noted(state, player, 0)
        heat = min(due, chosen.get(HEAT, 0))
        goods["fuel"] -= heat
        player.sick = taken_ill(player.people, due - heat)
        say = state.tell if missing or player.sick else state.mention
        say("agricola-log-meal", player.seat, food=eaten, missing=missing, fuel=heat, sick=player.sick)
    else:
        say = state.tell if missing else state.mention
        say("agricola-log-fed", player.seat, food=eaten, missing=missing)
    await _convert(state, player, bill, after)


async def _convert(state: AgricolaState, player: Player, bill: Bill, chosen: Mapping[str, int]) -> None:
    total = add_up(player, bill.found, chosen)
    carry_out(player, total)
    note_use(state, player, chosen)
    if total.takes:
        state.mention(
            "agricola-log-exchange", player.seat, taken=goods_text(total.takes), given=goods_text(total.gives)
        )
    await tell_cards(state, player, bill.found, chosen, Sum())


def _with_heat(bill: Bill, total: Sum, chosen: Mapping[str, int]) -> Sum:
    if heat := min(bill.heating(chosen), chosen.get(HEAT, 0)):
        total.takes["fuel"] = total.takes.get("fuel", 0) + heat
    return total


def feed_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rule that goods, fuel included, can only be used once."""
    player = state.players[decision.seat]
    bill = bill_of(state, player)
    chosen, after = _split(amounts(answer))
    for name, n in after.items():
        chosen[name] = chosen.get(name, 0) + n
    return faulty(player, _with_heat(bill, add_up(player, bill.found, chosen), chosen), decision)


def _proposals(player: Player, bill: Bill) -> tuple[Answer, ...]:
    """Complete ways to pay: without animals, with the cheapest animals, with crops last; and paying only with food,
    which always comes last, so that taking nothing says what it leads to like all others."""
    heats = [_heating(player, bill, burn=True), _heating(player, bill, burn=False), {}]
    orders = (_crafts_crops_animals, _crafts_animals_crops)
    ways: dict[Answer, None] = {}
    for heat in heats:
        for order in orders:
            chosen = _enough(player, bill, heat, sorted(bill.found, key=order))
            if chosen is not None:
                ways[_spelled(bill, chosen)] = None
        ways[_spelled(bill, heat)] = None
    return (*[way for way in ways if way][: PROPOSALS - 1], ())


def _spelled(bill: Bill, chosen: Mapping[str, int]) -> Answer:
    names = [one.id for one in bill.found]
    return tuple([f"{name}={chosen[name]}" for name in (*names, HEAT) if chosen.get(name)])


def _heating(player: Player, bill: Bill, *, burn: bool) -> dict[str, int]:
    """Heat as far as the fuel goes, and with wood beyond that if `burn`; with some wood where that spares fuel."""
    there = player.goods["wood"] if burn else 0
    due = bill.heating({"burn": there})
    fuel = min(due, player.goods["fuel"])
    wood = max(min(due - fuel, there), min(1, there, bill.spared))
    return {name: n for name, n in ((HEAT, min(due, fuel + wood)), ("burn", wood)) if n}


def _crafts_crops_animals(one: Exchange) -> tuple[int, int]:
    return (0 if one.harvest and one.good else 2 if one.take in ANIMALS else 1), -one.gives


def _crafts_animals_crops(one: Exchange) -> tuple[int, int]:
    return (0 if one.harvest and one.good else 1 if one.take in ANIMALS else 2), -one.gives


def _enough(player: Player, bill: Bill, heat: Mapping[str, int], found: list[Exchange]) -> dict[str, int] | None:
    """Add exchanges in the order given until the family is fed; None when no exchange is needed."""
    missing = bill.food - player.goods["food"]
    if missing <= 0:
        return None
    left = dict(player.goods)
    for good, n in (("wood", heat.get("burn", 0)), ("fuel", heat.get(HEAT, 0) - heat.get("burn", 0))):
        left[good] -= n
    chosen = dict(heat)
    for one in found:
        if one.good != "food" or (player.locked and one.id == one.take and one.take not in ("grain", "vegetable")):
            continue
        times = min(one.most, left[one.take] // one.n, -(-missing // one.gives), *(left[good] for good in one.beside))
        if times > 0:
            chosen[one.id] = chosen.get(one.id, 0) + times
            left[one.take] -= times * one.n
            for good in one.beside:
                left[good] -= times
            missing -= times * one.gives
        if missing <= 0:
            break
    return chosen
