"""What a player may do at any time: turn goods into others (expansion: actions at any time), let animals go and discard
goods (base rules: goods may be discarded at any time).

It is offered as a free action with every question of a turn, so that nobody has to think of it beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.agricola.animals import counted, housing, keep_decision
from games.agricola.begun import prevented
from games.agricola.cards import hooks
from games.agricola.cards.events import AnimalsLeft, Cooked, Swapped
from games.agricola.exchange import (
    RELEASE,
    Exchange,
    Sum,
    add_up,
    can_discard,
    can_exchange,
    carry_out,
    eaten,
    exchanges,
    faulty,
    limits_part,
    note_use,
    releases,
    simple_exchanges,
)
from games.agricola.farmyard.animals import fits
from games.agricola.gains import count
from games.agricola.goods import ANIMALS, covers, take
from games.agricola.majors.cooking import cook_for, cook_rates, kitchen
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text, major_text
from games.core.ask import ask
from games.core.decision import NO, YES, Answer, Decision, Part, Refusal, amounts
from games.core.text import Arg, Text

ANYTIME = "anytime"
USE = "use:"
"""Prefix of the act of a card that may be done at any time."""
PROPOSALS = 12
Question = Callable[[], Decision | None]
MayDecline = Callable[[], bool]
"""Whether an act may be left undone; looked at anew each time its question is built, for goods change meanwhile."""


def never() -> bool:
    """An act that must be done."""
    return False


def always() -> bool:
    """An act that may be left undone."""
    return True


async def ask_freely(state: AgricolaState, player: Player, question: Question) -> Answer:
    """Ask a question of a turn; exchanges may come first, and after each the question is built anew.

    `question()` is None when there is nothing to ask; the answer then is empty. An exchange after which nothing of what
    has been begun could be done is refused (`games.agricola.begun`).
    """
    decision = question()
    while decision is not None:
        free = free_acts(state, player)
        args = {**decision.args, "card": player.by} if player.by else decision.args
        if free or player.by:
            decision = Decision(
                decision.seat, decision.key, decision.parts, decision.proposals, decision.private, args, free,
            )
        answer = await ask(decision)
        if not decision.is_free(answer):
            return answer
        await do_freely(state, player, answer[0])
        decision = question()
    return ()


def free_acts(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """What the player may do at any time now: exchange and discard, and the acts of cards."""
    exchanging = (ANYTIME,) if can_discard(player) or can_exchange(state, player) else ()
    if not hooks.at_any_time.effects:
        return exchanging
    return (*exchanging, *[USE + card for card in hooks.at_any_time.offered(state, player)])


async def do_freely(state: AgricolaState, player: Player, act: str) -> None:
    """Do what may be done at any time."""
    if act == ANYTIME:
        await exchange(state, player)
        return
    begun = player.begun
    await hooks.at_any_time.use(state, player, act.removeprefix(USE))
    player.begun = begun


async def exchange(state: AgricolaState, player: Player) -> None:
    """Ask what to exchange and what to discard, and do it."""
    found, away = exchanges(state, player), releases(player)
    chosen = amounts(await ask(_exchange_decision(state, player, found, away)))
    swapped, dropped = add_up(player, found, chosen), add_up(player, away, chosen)
    carry_out(player, add_up(player, found + away, chosen))
    count(state, player, swapped.gives)
    note_use(state, player, [name for name in chosen if not name.startswith(RELEASE)])
    if swapped.takes and swapped.gives:
        state.tell(
            "agricola-log-exchange", player.seat, taken=goods_text(swapped.takes), given=goods_text(swapped.gives)
        )
    if dropped.takes:
        state.tell("agricola-log-discard", player.seat, goods=goods_text(dropped.takes))
    total = swapped
    for name in total.lit:
        state.tell("agricola-log-lit", player.seat, major=major_text(name))
    await tell_cards(state, player, found, chosen, dropped)
    if any(good in ANIMALS for good in total.gives) and not player.crowded:
        await settle(state, player)


async def tell_cards(
    state: AgricolaState, player: Player, found: list[Exchange], chosen: Mapping[str, int], dropped: Sum
) -> None:
    """Let the player's cards hear of what was exchanged and of the animals that left."""
    if goods := eaten(found, chosen):
        await hooks.cooked.fire_seat(state, player.seat, Cooked(player.seat, goods))
    if hooks.swapped.effects:
        for name in chosen:
            card = name.partition(":")[0]
            if card in hooks.swapped.effects:
                await hooks.swapped.fire_seat(state, player.seat, Swapped(player.seat, card, name, chosen[name]))
    if hooks.animals_left.effects:
        taken = [*dropped.takes.items(), *((one.take, chosen[one.id] * one.n) for one in found if chosen.get(one.id))]
        left: dict[str, int] = {}
        for good, n in taken:
            if good in ANIMALS:
                left[good] = left.get(good, 0) + n
        if left:
            await hooks.animals_left.fire_seat(state, player.seat, AnimalsLeft(player.seat, left))


def _exchange_decision(
    state: AgricolaState, player: Player, found: list[Exchange], away: list[Exchange]
) -> Decision:
    """The question what to exchange and discard: nothing after all, one thing once or as often as possible, or any
    mixture."""
    proposals = tuple(
        way for way in simple_exchanges(player, found)
        if not prevented(state, player, add_up(player, found, amounts(way)))
    )[:PROPOSALS]
    parts = [limits_part(key, some) for key, some in (("exchange", found), ("discard", away)) if some]
    return Decision(player.seat, "exchange", tuple(parts), (*proposals, ()))


def exchange_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rules that only what is there can be exchanged, and that something of what has been begun must be left."""
    player = state.players[decision.seat]
    found = exchanges(state, player) + releases(player)
    total = add_up(player, found, amounts(answer))
    refused = faulty(player, total, decision)
    if refused is None and prevented(state, player, total):
        return Refusal("needed", Text("agricola-refused-needed"), decision.proposals)
    return refused


async def settle(state: AgricolaState, player: Player) -> None:
    """Make sure that all animals are housed: whoever has too many says which stay; the others are cooked if the
    player can cook them, else they run away."""

    def question() -> Decision | None:
        animals = player.animals
        if sum(animals) <= 1:
            return None
        room = housing(state, player)
        return None if fits(room, animals) else keep_decision(player.seat, "house_animals", animals, room)

    if question() is None:
        return
    player.crowded = True
    kept = counted(await ask_freely(state, player, question))
    player.crowded = False
    if question() is not None:
        await _part_with(state, player, kept)


async def _part_with(state: AgricolaState, player: Player, kept: tuple[int, ...]) -> None:
    """Keep these animals; the others are cooked, or run away."""
    rates = cook_rates(player)
    cooked: dict[str, int] = {}
    gone: dict[str, int] = {}
    for species, before, after in zip(ANIMALS, player.animals, kept, strict=True):
        if before > after:
            (cooked if rates.get(species) else gone)[species] = before - after
            player.goods[species] = after
    if cooked:
        for species in cooked:
            state.journal.count("triggered", cook_for(kitchen(player), species) or "")
        _tell_cooked(state, player, cooked, rates)
    if gone:
        state.tell("agricola-log-ran-away", player.seat, goods=goods_text(gone))
    if cooked:
        await hooks.cooked.fire_seat(state, player.seat, Cooked(player.seat, cooked))
    if hooks.animals_left.effects and (cooked or gone):
        await hooks.animals_left.fire_seat(state, player.seat, AnimalsLeft(player.seat, {**cooked, **gone}))


async def cook(state: AgricolaState, player: Player, animals: Mapping[str, int], rates: Mapping[str, int]) -> None:
    """Turn animals into food at rates of their own, once."""
    take(player.goods, animals)
    _tell_cooked(state, player, animals, rates)
    await hooks.cooked.fire_seat(state, player.seat, Cooked(player.seat, animals))
    await hooks.animals_left.fire_seat(state, player.seat, AnimalsLeft(player.seat, animals))


def _tell_cooked(state: AgricolaState, player: Player, animals: Mapping[str, int], rates: Mapping[str, int]) -> None:
    food = sum(rates[species] * n for species, n in animals.items())
    player.goods["food"] += food
    state.tell("agricola-log-cooked", player.seat, goods=goods_text(animals), food=food)


def within_reach(state: AgricolaState, player: Player, cost: Mapping[str, int]) -> bool:
    """Whether the player could have these goods, perhaps after exchanges."""
    goods = player.goods
    if covers(goods, cost):
        return True
    found = exchanges(state, player)
    return all(
        goods[good] + sum(one.most * one.gives for one in found if one.good == good) >= n for good, n in cost.items()
    )


async def offer(state: AgricolaState, player: Player, key: str, cost: Mapping[str, int], /, **args: Arg) -> bool:
    """Offer something for goods, which have to be within reach; whether it is taken, and the goods paid."""
    def question() -> Decision:
        options = YES + NO if covers(player.goods, cost) else NO
        return Decision(player.seat, key, (Part(key, options),), args=args)

    if await ask_freely(state, player, question) != YES:
        return False
    take(player.goods, cost)
    return True
