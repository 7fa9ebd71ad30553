"""Cards that sell and exchange when something has been done, and cards for several players."""

from __future__ import annotations

from games.agricola.actions.combined import FirstWanted, May
from games.agricola.actions.goods import Buy, OthersGain, PutCounters, WithCounter, gain
from games.agricola.animals import housing
from games.agricola.anytime import cook
from games.agricola.calendar import HARVESTS
from games.agricola.cards.asking import ask_owner
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.conditions import All, Counters, NotInRounds, at_least, at_most, counted, exactly
from games.agricola.cards.effects import ANYBODY, after, on_play
from games.agricola.cards.events import Played
from games.agricola.cards.facts import took
from games.agricola.cards.hooks import after_space, after_special, feeding, played, round_ends
from games.agricola.cards.own import Own
from games.agricola.cards.there import SellsBack
from games.agricola.farmyard.animals import fits
from games.agricola.goods import ANIMALS
from games.core.decision import Decision, Kind, Part, amounts, one_of

WOODS = ("forest", "grove", "copse", "riverbank_forest")

basket = minor("A056", cost(reed=1), SellsBack({"wood": 2}, {"food": 3}, WOODS))
mushroom_collector = occupation("A108", SellsBack({"wood": 1}, {"food": 2}, WOODS))
milk_jug = minor(
    "A050", cost(clay=1),
    after(after_space, gain(food=3), OthersGain({"food": 1}), by=ANYBODY, where=("cattle_market",)),
)
pig_breeder = occupation("A165", on_play(gain(boar=1)), players=4)
MILLS = FirstWanted((May(Buy({"wood": 2}, {"fuel": 1})), gain(wood=1)))
timber_mill = minor(
    "M118", cost(clay=3, stone=2), after(after_space, MILLS, when=took(wood=4)),
    after(after_special, MILLS, where=("fell_trees",)), points=3,
)
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


@pig_breeder.on(round_ends, when=All((exactly(12, "round"), at_least(2, "boar"))), calm=True)
async def farrows(own: Own) -> None:
    """At the end of round 12 the boar breed, if there is room for the newborn."""
    grown = tuple([n + (species == "boar") for species, n in zip(ANIMALS, own.player.animals, strict=True)])
    if fits(housing(own.state, own.player), grown):
        own.gain({"boar": 1})


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
