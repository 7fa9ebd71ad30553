"""Cards that sell and exchange when something has been done, and cards for several players."""

from __future__ import annotations

from collections.abc import Mapping

from games.agricola.actions.goods import PutCounters, WithCounter, gain
from games.agricola.animals import housing
from games.agricola.anytime import cook, offer, within_reach
from games.agricola.calendar import HARVESTS
from games.agricola.cards.asking import ask_owner
from games.agricola.cards.box import AgricolaCard, cost, minor, occupation
from games.agricola.cards.conditions import All, Counters, NotInRounds, at_least, at_most, counted, exactly
from games.agricola.cards.effects import after, on_play
from games.agricola.cards.events import Played, SpaceUsed, SpecialUsed
from games.agricola.cards.hooks import after_space, after_special, feeding, played, round_ends
from games.agricola.cards.own import Own
from games.agricola.farmyard.animals import fits
from games.agricola.gains import receive
from games.agricola.goods import ANIMALS, put
from games.agricola.wording.terms import card_text, goods_text
from games.core.decision import Decision, Kind, Part, amounts, one_of

WOODS = ("forest", "grove", "copse", "riverbank_forest")

basket = minor("A056", cost(reed=1))
mushroom_collector = occupation("A108")
milk_jug = minor("A050", cost(clay=1))
pig_breeder = occupation("A165", on_play(gain(boar=1)), players=4)
timber_mill = minor("M118", cost(clay=3, stone=2), points=3)
stone_quarry = minor(
    "M123", cost(vegetable=3), on_play(PutCounters(5)), on_play(PutCounters(3), when=exactly(3, "players")),
    after(after_special, WithCounter(gain(stone=1)), where=("hiring_fair",), when=Counters()), points=1,
    keeps="counters",
)
administration = minor(
    "M074", cost(wood=1, clay=2), on_play(gain(food=2)), points=1, needs=at_most(4, "minors_in_hand"),
)
peat_sled = minor("M079", cost(wood=1))
butchers_block = minor("M101", cost(wood=1), points=1, needs=NotInRounds(HARVESTS))
BUTCHERS = {"sheep": 1, "boar": 2, "cattle": 3, "horse": 2}
SLED = {2: 3, 4: 4, 7: 5, 10: 6}


def _sells_back(card: AgricolaCard, wood: int, food: int) -> None:
    """After a use of a space where wood gathers the card's owner may put wood back on it for food."""

    @card.on(after_space, when=lambda own, used: used.seat == own.seat and used.space in WOODS)
    async def sell(own: Own, used: SpaceUsed) -> None:
        """Wood goes back on the space, food comes."""
        taken, given = {"wood": wood}, {"food": food}
        if await _trade(own, taken, given):
            there = own.state.spaces[used.space].goods
            there["wood"] = there.get("wood", 0) + wood


_sells_back(basket, 2, 3)
_sells_back(mushroom_collector, 1, 2)


async def _trade(own: Own, taken: Mapping[str, int], given: Mapping[str, int]) -> bool:
    """Offer goods for others; whether the owner took the offer."""
    if not within_reach(own.state, own.player, taken):
        return False
    words = {"goods": goods_text(given), "cost": goods_text(taken)}
    if not await offer(own.state, own.player, "buy", taken, card=own.card, **words):
        own.declined()
        return False
    receive(own.state, own.player, given)
    own.state.tell("agricola-log-card-buys", own.seat, card=card_text(own.card), **words)
    return True


@milk_jug.on(after_space, when=lambda own, used: used.space == "cattle_market", calm=True)
async def milks(own: Own, _: SpaceUsed) -> None:
    """Whoever uses the Cattle Market: 3 food for the owner, 1 food for everybody else."""
    own.gain({"food": 3})
    for other in own.others:
        put(other.goods, {"food": 1})
        goods = goods_text({"food": 1})
        own.state.tell("agricola-log-card-gains", other.seat, goods=goods, card=card_text(own.card))


@pig_breeder.on(round_ends, when=All((exactly(12, "round"), at_least(2, "boar"))), calm=True)
async def farrows(own: Own) -> None:
    """At the end of round 12 the boar breed, if there is room for the newborn."""
    grown = tuple([n + (species == "boar") for species, n in zip(ANIMALS, own.player.animals, strict=True)])
    if fits(housing(own.state, own.player), grown):
        own.gain({"boar": 1})


async def _mills(own: Own) -> None:
    """1 wood more; 2 instead for 1 fuel."""
    if not await _trade(own, {"fuel": 1}, {"wood": 2}):
        own.gain({"wood": 1})


@timber_mill.on(
    after_space, when=lambda own, used: used.seat == own.seat and used.taken.get("wood", 0) >= 4,
)
async def mills_taken_wood(own: Own, _: SpaceUsed) -> None:
    """After at least 4 wood were taken from a space."""
    await _mills(own)


@timber_mill.on(after_special, when=lambda own, used: used.seat == own.seat and used.action == "fell_trees")
async def mills_felled_wood(own: Own, _: SpecialUsed) -> None:
    """After felling trees."""
    await _mills(own)


@administration.on(feeding, when=exactly(14, "round"))
async def administers(own: Own) -> None:
    """In the last harvest as much food may become points as there are majors."""
    def question() -> Decision | None:
        most = min(own.goods["food"], counted(own, "majors"))
        part = Part("pay_food", ("food",), Kind.AMOUNTS, 0, most, (most,))
        return Decision(own.seat, "pay_food", (part,), ((f"food={most}",), ())) if most else None

    paid = amounts(await ask_owner(own, question)).get("food", 0)
    own.pay({"food": paid})
    own.win(paid)


@peat_sled.on(played)
async def sleds(own: Own, _: Played) -> None:
    """The longer the owner waits the more fuel comes."""
    ways = {f"round:{own.state.round + later}:fuel-{n}": later for later, n in SLED.items() if later <= own.rounds_left}
    if ways:
        (chosen,) = await ask_owner(own, lambda: one_of(own.seat, "choose_round", tuple(ways)))
        own.put_coming({own.state.round + ways[chosen]: {"fuel": SLED[ways[chosen]]}})


@butchers_block.on(played)
async def butchers(own: Own, _: Played) -> None:
    """The owner may, and then everybody else in turn must, turn 1 animal of their choice into food."""
    for player in (own.player, *own.others):
        theirs = Own(own.state, player.seat, own.card)

        def question(theirs: Own = theirs) -> Decision | None:
            there = tuple([species for species in ANIMALS if theirs.goods[species]])
            part = Part("butcher", there, least=0 if theirs.seat == own.seat else 1)
            return Decision(theirs.seat, "butcher", (part,), () if part.least else ((),)) if there else None

        for species in await ask_owner(theirs, question):
            await cook(own.state, player, {species: 1}, BUTCHERS)
