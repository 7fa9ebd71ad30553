"""For each game, how log lines change what the players own. `test_ledger` compares the result with the state.

A ledger counts how many of each thing a seat has. Where the place of a thing matters (a card in a pile, a ruler in a
fief), the place is part of its name. Lines that change no counts are not listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from games.above_below.actions.harvest import good_on
from games.above_below.cards.box import BOX, Building
from games.above_below.content.load import BOARD
from games.above_below.content.schema import Symbol
from games.above_below.state import Zone
from games.above_below.wording.terms import building_name, quest_name, state_name, tool_name, villager_name
from games.agricola.farmyard.yard import SOWN
from games.agricola.goods import CROPS
from games.agricola.wording.terms import card_text as agricola_card
from games.core.journal import Line
from games.core.text import Listed, Seat, Text
from games.grimm_forest.cards_on_places import corner_sites
from games.grimm_forest.content import PARTS
from games.grimm_forest.wording.terms import card_name as grimm_card
from games.grimm_forest.wording.terms import house_name, section_name
from games.mi_tierra.content import TRADE
from games.mi_tierra.supply import cubes_of
from games.mi_tierra.wording.terms import card_name as tierra_card
from games.mi_tierra.wording.terms import field_name, pen_name
from games.northwood.content import CARD_TEXT, name_of

Thing = tuple[int, str]
Count = Counter[Thing]


class Ledger(Protocol):
    """What the players of a game own, and how its log lines change that."""

    def holdings(self, state: Any) -> Count:
        """Return what every seat owns."""
        ...

    def apply(self, before: Count, line: Line) -> None:
        """Change the counts as a log line says."""
        ...


def seat_in(line: Line, name: str = "who") -> int:
    """Return the seat that a log line names."""
    seat = line.text.args[name]
    assert isinstance(seat, Seat), line
    return seat.seat


def texts_in(said: Any) -> tuple[Any, ...]:
    """Return the texts of a list; a single text is a list of one."""
    return said.items if isinstance(said, Listed) else (said,)


def amounts_in(said: Any, prefix: str) -> Iterator[tuple[str, int]]:
    """Yield the goods of a list of amounts, and how many there are of each."""
    for one in texts_in(said):
        yield one.key.removeprefix(prefix), one.args["n"]


def name(said: Any) -> str:
    """Return a text as part of the name of a thing."""
    return f"{said.key}{sorted(said.args.items())}" if said.args else said.key


class AboveBelow:
    """Coins, goods, track, people with their state and what lies on them, buildings, caves, quests, tools."""

    trained = False
    drunk = 0
    """The coins of the next line's price that have been paid in drinks."""

    def holdings(self, state: Any) -> Count:
        found: Count = Counter()
        for player in state.players:
            things: Counter[str] = Counter({"coins": player.coins, "reputation": player.reputation})
            things.update({f"item:{item}": n for item, n in player.goods.items()})
            things.update({f"track:{item}": n for item, n in player.track.items()})
            things.update([f"sale:{player.sale}"] if player.sale else [])
            things.update(f"person:{name(villager_name(one.piece))}" for one in player.villagers)
            things.update(f"{name(villager_name(one.piece))} is {one.zone.value}" for one in player.villagers)
            things.update(
                f"state:{name(villager_name(one.piece))}:{name(state_name(state))}"
                for one in player.villagers for state in one.states
            )
            things.update(f"building:{name(building_name(one))}" for one in player.buildings()[1:])
            things["caves"] = len(player.caves)
            for one, n in player.on_cards.items():
                things[f"on:{good_on(one)}"] += n
            things.update(f"quest:{name(quest_name(one))}" for one in player.quests)
            things.update(f"tool:{name(tool_name(one.tool))}" for one in player.tools)
            found.update({(player.seat, thing): n for thing, n in things.items()})
        return found

    def apply(self, before: Count, line: Line) -> None:
        key = line.text.key.removeprefix("above-below-log-")
        args: Mapping[str, Any] = line.text.args

        def change(thing: str, n: Any, who: str = "who") -> None:
            before[seat_in(line, who), thing] += n

        def goods(what: Any, sign: int, *places: str) -> None:
            for item, n in amounts_in(what, "above-below-"):
                for place in places:
                    change(f"{place}:{item}", sign * n)

        self._rests(before, line.seat or 0, key, args)
        drunk, self.drunk = self.drunk, 0
        match key:
            case "labour" | "build-coin" | "explore-coin":
                change("coins", args["n"])
            case "income" | "coins":
                change("coins", args["coins"].args["n"])
            case "pays":
                change("coins", -args["coins"].args["n"])
            case "trains":
                change("coins", drunk - args["n"])
            case "refresh":
                change("coins", -BOARD.refresh)
            case "coin-paid" | "greedy":
                change("coins", -1)
            case "spends":
                goods(args["goods"], -1, "item")
                self.drunk = sum(n for _, n in amounts_in(args["goods"], ""))
            case "builds-by" | "free-building":
                change("coins", drunk - args.get("n", 0))
                change(f"building:{name(args['building'])}", 1)
            case "cider":
                change("item:cider", 1)
            case "brews":
                goods(args["potions"], 1, "item")
            case "gains":
                goods(args["goods"], 1, "item")
            case "supplies":
                change("item:supplies", -1)
            case "potion":
                change("item:potion", -args["n"])
            case "cider-drunk":
                change("item:cider", -args["n"])
            case "harvest-by":
                goods(args["goods"], 1, "item")
                goods(args["goods"], -1, "on")
            case "stocked" | "restocked":
                goods(args["goods"], 1, "on")
            case "lays":
                goods(args["goods"], -1, "item")
                goods(args["goods"], 1, "track")
            case "sale":
                goods(args["item"], -1, "item")
                goods(args["item"], 1, "sale")
            case "off-sale":
                goods(args["item"], 1, "item")
                goods(args["item"], -1, "sale")
            case "deal":
                goods(args["item"], 1, "item")
                change("coins", -args["n"])
                change("coins", args["n"], "whose")
                change(f"sale:{args['item'].key.removeprefix('above-below-')}", -1, "whose")
            case "joins":
                change(f"person:{name(args['villager'])}", 1)
            case "afflicted":
                before[line.seat or 0, f"state:{name(args['villager'])}:{name(args['state'])}"] += 1
            case "reputation-up":
                change("reputation", args["n"])
            case "reputation-down":
                change("reputation", -args["n"])
            case "success" | "cave":
                change("caves", 1)
            case "no-cave":
                before[line.seat or 0, "caves"] -= 1
            case "quest":
                change(f"quest:{name(args['quest'])}", 1)
            case "finds-tool":
                change(f"tool:{name(args['tool'])}", 1)

    def _rests(self, before: Count, seat: int, key: str, args: Mapping[str, Any]) -> None:
        """Count who is ready, exhausted, injured or below."""
        def zone_of(one: Any) -> str:
            return next(zone for zone in Zone if before[seat, f"{name(one)} is {zone.value}"])

        def put(said: Any, zone: str) -> None:
            for one in texts_in(said):
                for other in Zone:
                    before[seat, f"{name(one)} is {other.value}"] = int(other == zone)

        match key:
            case "labour" | "harvest-by" | "potion":
                put(args["villagers"], Zone.EXHAUSTED)
            case "builds-by" | "trains" | "refuses":
                put(args["villager"], Zone.EXHAUSTED)
            case "explores":
                put(args["villagers"], Zone.EXPLORING)
                self.below = texts_in(args["villagers"])
            case "success" | "failure":
                put(Listed(tuple(one for one in self.below if zone_of(one) == Zone.EXPLORING)), Zone.EXHAUSTED)
            case "exerts":
                put(args["villagers"], Zone.INJURED)
            case "injured":
                put(args["villager"], Zone.INJURED)
            case "cider-drunk":
                put(args["villagers"], Zone.READY)
            case "beds":
                for one in texts_in(args["villagers"]):
                    put(one, Zone.EXHAUSTED if zone_of(one) == Zone.INJURED else Zone.READY)
            case "joins":
                school = self.trained and any(before[seat, f"building:{one}"] for one in SCHOOLS)
                put(args["villager"], Zone.READY if school else Zone.EXHAUSTED)
        self.trained = key == "trains"


SCHOOLS = [
    name(building_name(one.id)) for one in BOX.cards.values()
    if isinstance(one, Building) and one.count(Symbol.TRAINEE_READY)
]
"""The buildings in which trained people are ready at once."""


RECIPES: Mapping[str, Mapping[str, int]] = {
    "cake": TRADE.oven.needs, "clothes": TRADE.clothing.needs, "flour": TRADE.wine_mill.flour,
    "wine": TRADE.wine_mill.wine,
}
"""The ingredients that are printed on areas that produce something."""


class MiTierra:
    """Money, goods, animals, crops, pens and their contents, water cubes, development cards, workers."""

    def holdings(self, state: Any) -> Count:
        found: Count = Counter()
        for player in state.players:
            things: Counter[str] = Counter({"money": player.money, "hired": player.hired, "leaving": player.leaving})
            things.update({f"ware:{good}": n for good, n in player.goods.items()})
            things.update(f"field:{name(field_name(one))}:{crop}" for one, crop in player.fields.items() if crop)
            for site, pen in enumerate(player.pens):
                if pen is not None:
                    things[f"pen:{name(pen_name(site))}:{pen.size}"] += 1
                    things[f"field:{name(pen_name(site))}:wheat"] += pen.wheat
                    things[f"trainer:{name(pen_name(site))}"] += pen.trainer
                    if pen.count:
                        things[f"ware:{pen.animal}"] += pen.count
            things["cubes"] = cubes_of(player)
            things.update(f"card:{name(tierra_card(one))}" for one in player.cards)
            found.update({(player.seat, thing): n for thing, n in things.items()})
        return found

    def apply(self, before: Count, line: Line) -> None:
        key = line.text.key.removeprefix("mi-tierra-log-")
        args: Mapping[str, Any] = line.text.args

        def change(thing: str, n: Any) -> None:
            before[seat_in(line), thing] += n

        def wares(what: Any, sign: int) -> None:
            for ware, n in amounts_in(what, "mi-tierra-ware-"):
                change(f"ware:{ware}", sign * n)

        match key:
            case "wages" | "event-pays":
                change("money", -args["n"])
            case "card-money" | "event-money" | "prize":
                change("money", args["n"])
            case "gives-back" | "cannot-pay":
                change("hired", -args["n"])
                before[seat_in(line), "leaving"] = 0
            case "hires":
                before[seat_in(line), "hired"] = args["n"]
            case "will-give-back":
                before[seat_in(line), "leaving"] = args["n"]
            case "keeps-all":
                before[seat_in(line), "leaving"] = 0
            case "lets-go":
                wares(args["animals"], -1)
            case "animals" | "animals-all":
                change(f"ware:{args['animals'].key.removeprefix('mi-tierra-ware-')}", args["n"])
            case "surplus" | "harvests" | "prize-goods" | "event-gains":
                wares(args["goods"], 1)
            case "event-loses":
                wares(args["goods"], -1)
            case "sells" | "black-sells":
                change("money", args["n"])
                wares(args["goods"], -1)
            case "black-buys":
                change("money", -args["n"])
                wares(args["goods"], 1)
            case "makes":
                change("money", -args["n"])
                wares(args["goods"], 1)
                for ware, _ in amounts_in(args["goods"], "mi-tierra-ware-"):
                    for needed, n in RECIPES.get(ware, {}).items():
                        change(f"ware:{needed}", -n)
            case "water":
                change("cubes", args["n"])
            case "drained":
                change("cubes", -args["n"])
            case "pen":
                change(f"pen:{name(args['pen'])}:{args['n']}", 1)
            case "gives-up-pen" | "gives-up-full-pen":
                self._gives_up(before, line)
            case "plants":
                change(f"field:{name(args['place'])}:{crop_of(args['crop'])}", 1)
            case "gives-up-field":
                change(f"field:{name(args['place'])}:{crop_of(args['crop'])}", -1)
            case "trains":
                change(f"trainer:{name(args['pen'])}", 1)
            case "plan":
                change("money", -args["n"])
                change(f"card:{name(args['card'])}", 1)
            case "gives-up-plan":
                change(f"card:{name(args['card'])}", -1)
            case "final":  # cakes and clothes are sold at the end
                seat = seat_in(line)
                before[seat, "money"] = args["n"]
                before[seat, "ware:cake"] = before[seat, "ware:clothes"] = 0

    def _gives_up(self, before: Count, line: Line) -> None:
        seat, pen = seat_in(line), name(line.text.args["pen"])
        there = next(thing for thing, n in before.items() if n and thing[0] == seat and
                     thing[1].startswith(f"pen:{pen}:"))
        before[there] -= 1
        items: Any = line.text.args.get("items", Listed(()))
        for one in items.items:
            what = one.key.removeprefix("mi-tierra-pen-")
            if what == "wheat":
                before[seat, f"field:{pen}:wheat"] -= 1
            elif what == "water":
                before[seat, "cubes"] -= 1
            else:
                before[seat, f"ware:{one.key.removeprefix('mi-tierra-ware-')}"] -= one.args["n"]


def crop_of(said: Any) -> str:
    """Return the crop that a text names."""
    return str(said.key.removeprefix("mi-tierra-name-"))


class GrimmForest:
    """Resources (also in the tower), sections of houses, tokens, Fables in hand and face down, the Friend, sites."""

    builder = 0
    passing = 0, 0

    def __init__(self) -> None:
        self.asleep: set[int] = set()

    def holdings(self, state: Any) -> Count:
        found: Count = Counter()
        for player in state.players:
            things: Counter[str] = Counter({f"has:{material}": n for material, n in player.goods.items()})
            things.update({f"tower:{material}": n for material, n in player.stored.items()})
            things.update(
                f"section:{name(section_name(house.material, part))}"
                for house in player.houses for part in PARTS[:house.parts]
            )
            things.update(f"token:{name(house_name(one))}" for one in player.tokens)
            things["fables"] = len(player.hand) + (player.facedown is not None)
            own = [*player.hand, *([player.facedown] if player.facedown and player.seat not in self.asleep else ())]
            things.update(f"fable:{name(grimm_card(card.name))}" for card in own)
            things["sites"] = corner_sites(state, player.seat)
            things.update([f"friend:{name(grimm_card(player.friend))}"] if player.friend else [])
            found.update({(player.seat, thing): n for thing, n in things.items()})
        return found

    def apply(self, before: Count, line: Line) -> None:
        key = line.text.key.removeprefix("grimm-forest-log-")
        args: Mapping[str, Any] = line.text.args

        def change(thing: str, n: Any, who: str = "who") -> None:
            before[seat_in(line, who), thing] += n

        def goods(what: Any, sign: int, who: str = "who", place: str = "has") -> None:
            for material, n in amounts_in(what, "grimm-forest-"):
                change(f"{place}:{material}", sign * n, who)

        match key:
            case "gains":
                goods(args["goods"], 1)
                if args["card"] == grimm_card("rapunzel"):
                    goods(args["goods"], -1, place="tower")
            case "fetches" | "toll" | "collects-alone" | "market-share" | "first-builder-goods":
                goods(args["goods"], 1)
            case "loses":
                goods(args["goods"], -1)
            case "gives":
                goods(args["goods"], -1)
                goods(args["goods"], 1, "to_whom")
            case "collect-together":
                for one in texts_in(args["seats"]):
                    for material, n in amounts_in(args["goods"], "grimm-forest-"):
                        before[one.seat, f"has:{material}"] += n
            case "builds":
                self.builder = seat_in(line)
                goods(args["goods"], -1)
                change(f"section:{name(args['section'])}", 1)
            case "helps-pay":
                goods(args["goods"], -1)
                for material, n in amounts_in(args["goods"], "grimm-forest-"):
                    before[self.builder, f"has:{material}"] += n
            case "blown-down":
                change(f"section:{name(args['section'])}", -1)
            case "first-builder":
                change(f"token:{name(args['house'])}", 1)
            case "draws" | "draws-for":
                change("fables", args["n"])
            case "you-drew" | "you-keep":
                self._named(before, line.seat or 0, args["cards"], 1)
            case "takes-from-discards" | "flute":
                change("fables", len(texts_in(args["cards"])))
                self._named(before, seat_in(line), args["cards"], 1)
            case "discards-fables":
                change("fables", -len(texts_in(args["cards"])))
                self._named(before, seat_in(line), args["cards"], -1)
            case "takes-fable" | "gives-fable":
                who = seat_in(line)
                self.passing = (seat_in(line, "whose"), who) if "whose" in args else (who, seat_in(line, "whom"))
                for seat, n in zip(self.passing, (-1, 1), strict=True):
                    before[seat, "fables"] += n
            case "which-fable":
                if len(line.audience or ()) == 2:
                    for seat, n in zip(self.passing, (-1, 1), strict=True):
                        self._named(before, seat, args["fable"], n)
            case "sleeps":
                change("fables", 1, "whom")
                self.asleep.add(seat_in(line, "whom"))
            case "goldilocks":
                change("fables", 1)
            case "catches-wolf":
                change("fables", 1)
                self._named(before, seat_in(line), args["fable"], 1)
            case "reveals-fable":
                change("fables", -1)
                if seat_in(line) not in self.asleep:
                    self._named(before, seat_in(line), args["card"], -1)
                self.asleep.discard(seat_in(line))
            case "corner-site":
                change("sites", 1)
            case "joins":
                change(f"friend:{name(args['card'])}", 1)
            case "friend-leaves":
                change(f"friend:{name(args['card'])}", -1)
            case "rapunzel-stores":
                goods(args["goods"], 1, place="tower")
            case "stored-is-lost":
                goods(args["goods"], -1, place="tower")

    def _named(self, before: Count, seat: int, cards: Any, sign: int) -> None:
        """Count cards that only their owner sees by name."""
        for one in texts_in(cards):
            before[seat, f"fable:{name(one)}"] += sign


CARD_OF = {name(said): card for card, said in CARD_TEXT.items()}


class Northwood:
    """The place of each card, the state and ruler of each fief, who replaces whom, and who is exhausted."""

    def holdings(self, state: Any) -> Count:
        piles = {
            "hand": [card.name for card in state.envoy.hand], "deck": [card.name for card in state.deck],
            "discard": state.discard, "score": state.score,
        }
        found: Count = Counter((0, f"{card} in {pile}") for pile, cards in piles.items() for card in cards)
        for fief in state.fiefs:
            found[0, f"fief {fief.number} {fief.standing.value}"] += 1
            if fief.ruler:
                found[0, f"{name(name_of(fief.ruler))} rules {fief.number}"] += 1
        for place in state.places:
            if place.guest:
                found[0, f"{name(name_of(place.guest))} for {name(name_of(place.ally))}"] += 1
            if place.exhausted:
                found[0, f"exhausted {name(name_of(place.active))}"] += 1
        self.visiting = state.visiting
        return found

    def apply(self, before: Count, line: Line) -> None:
        key = line.text.key.removeprefix("northwood-log-")
        args: Mapping[str, Any] = line.text.args

        def move(what: Any, pile: str) -> None:
            for one in texts_in(what):
                card = CARD_OF[name(one)]
                for thing in [thing for thing in before if thing[1].startswith(f"{card} in ")]:
                    del before[thing]
                before[0, f"{card} in {pile}"] = 1

        match key:
            case "visit":
                for card in CARD_TEXT.values():
                    move(card, "deck")
            case "drew-cards" | "took" | "you-took":
                move(args["cards"], "hand")
            case "discarded" | "turned-up":
                move(args["cards"], "discard")
            case "scored-by-ability":
                move(args["cards"], "score")
            case "statement" | "answered" | "score-to-discard":
                move(args["card"], "discard")
            case "answered-scored":
                move(args["card"], "score")
            case "score-to-deck":
                move(args["card"], "deck")
            case "you-put-on-deck" | "you-put-under":
                move(args["cards"], "deck")
            case "ability":
                before[0, f"exhausted {name(args['ally'])}"] = 1
            case "ready-again":
                del before[0, f"exhausted {name(args['ally'])}"]
            case "invited":
                before[0, f"{name(args['guest'])} for {name(args['ally'])}"] = 1
                self._leaves(before, args["guest"])
            case "visits":
                self.visiting = args["fief"]
            case "swapped":
                there = args["fief"]
                other = next(thing for thing in before if thing[1].endswith(f" rules {self.visiting}"))
                self._leaves(before, args["ruler"])
                del before[other]
                before[0, f"{name(args['ruler'])} rules {self.visiting}"] = 1
                before[0, other[1].replace(f" rules {self.visiting}", f" rules {there}")] = 1
            case "friend" | "failed":
                self._end(before, line)

    def _leaves(self, before: Count, ruler: Any) -> None:
        for thing in [thing for thing in before if thing[1].startswith(f"{name(ruler)} rules ")]:
            del before[thing]

    def _end(self, before: Count, line: Line) -> None:
        """Count the end of a visit: guests leave, and allies are ready again."""
        args: Mapping[str, Any] = line.text.args
        for thing in [thing for thing in before if thing[1].startswith("exhausted ") or " for " in thing[1]]:
            del before[thing]
        won = line.text.key.endswith("friend")
        del before[0, f"fief {args['fief']} neutral"]
        before[0, f"fief {args['fief']} {'friendly' if won else 'lost'}"] = 1
        if not won:
            self._leaves(before, args["ruler"])


class Agricola:
    """Goods and animals in stock, growing, on spaces and of later rounds; people and the sick, begging markers,
    bonus points, cards in play, the house, tiles, stables."""

    round = 0
    harvesting = False

    def holdings(self, state: Any) -> Count:
        found: Count = Counter()
        for player in state.players:
            things: Counter[str] = Counter({f"good:{good}": n for good, n in player.goods.items()})
            things.update({
                "people": player.people, "sick": player.sick, "begging": player.begging, "bonus": player.bonus,
            })
            things.update(f"card:{name(agricola_card(one))}" for one in player.in_front)
            things[f"house:{player.house}"] = 1
            things["stables"] = player.yard.stables.bit_count()
            for cell, number in player.yard.grid.number.items():
                things.update(f"tile:{cell.upper()}:{letter}" for letter in player.yard.stacks[number])
            for crop in CROPS:
                things[f"grows:{crop}"] = sum(player.yard.planted(crop).values())
            for cell, there in player.yard.lying.items():
                things.update({f"lies:{cell.upper()}:{good}": n for good, n in there.items()})
            for number, there in player.coming.items():
                things.update({f"coming:{number}:{good}": n for good, n in there.items()})
            found.update({(player.seat, thing): n for thing, n in things.items()})
        return found

    def apply(self, before: Count, line: Line) -> None:
        self._says(before, line.text)

    def _says(self, before: Count, text: Text) -> None:
        key = text.key.removeprefix("agricola-log-")
        args: Mapping[str, Any] = text.args
        if key == "alone":  # a sentence of its own
            self._says(before, args["done"])
            return
        if key == "by":  # its origin, in the same line as its effect
            done: Any = args["done"]
            self._says(before, done)
            text, by = done, args["by"]
            key, args = by.key.removeprefix("agricola-log-"), {**by.args, "who": done.args["who"]}
        who: Any = args.get("who", Seat(0))

        def change(thing: str, n: Any) -> None:
            before[who.seat, thing] += n

        def goods(what: Any, sign: int, place: str = "good") -> None:
            for good, n in amounts_in(what, "agricola-amount-"):
                change(f"{place}:{good}", sign * n)

        def tiles(what: Any, letter: str, n: int) -> None:
            for one in texts_in(what):
                change(f"tile:{one.args['cell']}:{letter}", n)

        self._on_the_land(args, key, change, goods, tiles)
        match key:
            case "round":
                self.round, self.harvesting = args["round"], False
            case "harvest":
                self.harvesting = True
            case (
                "takes" | "space" | "gets" | "arrived" | "reap" | "bred" | "card-gains" | "lay-there" | "removes-moors"
            ):
                goods(args["goods"], 1)
            case "ran-away" | "discard":
                goods(args["goods"], -1)
            case "card-buys":
                goods(args["goods"], 1)
                goods(args["cost"], -1)
            case "exchange":
                goods(args["taken"], -1)
                goods(args["given"], 1)
            case "rooms" | "renovate" | "fence-paid" | "paid" | "card-paid":
                goods(args["cost"], -1)
            case "stables" | "fence":
                change("good:wood", -args["wood"])
            case "cooked":
                goods(args["goods"], -1)
                change("good:food", args["food"])
            case "bake":
                change("good:grain", -args["grain"])
                change("good:food", args["food"])
            case "sow" | "sow-beyond":
                goods(args["goods"], -1)
            case "felled":
                change("good:wood", args["wood"])
            case "cut":
                change("good:fuel", args["fuel"])
            case "horse":
                change("good:horse", 1)
                change("good:food", -args["food"])
            case "hiring":
                change("good:food", args["food"])
            case "special" | "special-by":
                change("good:food", -args["fee"])
                change("good:food", -(args["action"] == "illicit-work"))
                change("good:fuel", -(args["action"] in ("black-market", "illicit-work")))
            case "special-paid":
                goods(args["cost"], -1)
            case "lit":
                change("good:fuel", -1)
            case "meal" | "fed":
                change("good:food", -args["food"])
                change("begging", args["missing"])
                change("good:fuel", -args.get("fuel", 0))
                change("sick", args.get("sick", 0))
            case "newborn":
                before[who.seat, "people"] = args["people"]
            case "card-points":
                change("bonus", args["points"])
            case "major" | "minor" | "occupation" | "upgrade":
                change(f"card:{name(args['card' if 'card' in args else 'major'])}", 1)
                if key == "upgrade":
                    change(f"card:{name(args['old'])}", -1)
                elif key == "occupation":
                    change("good:food", -args["food"])
                else:
                    goods(args["cost"], -1)
            case "passed" | "card-removed" | "hut-to-room":
                change(f"card:{name(args['card'])}", -1)
        if key in ("place", "takes", "space") and name(args["space"]) == "agricola-space-infirmary":
            before[who.seat, "sick"] -= before[who.seat, "sick"] > 0  # this is the purpose of the space
        elif key == "renovate":
            for house in ("wood", "clay", "stone"):
                before[who.seat, f"house:{house}"] = int(house == args["house"])

    def _on_the_land(self, args: Mapping[str, Any], key: str, change: Any, goods: Any, tiles: Any) -> None:
        """Count buildings, goods on spaces, crops, and goods of later rounds."""
        match key:
            case "plow":
                tiles(args["cell"], "P", 1)
            case "rooms":
                tiles(args["cells"], "R", 1)
            case "hut-to-room":
                tiles(args["cell"], "R", 1)
            case "stables":
                change("stables", args["n"])
            case "felled":
                tiles(args["cell"], "F", -1)
            case "cut":
                tiles(args["cell"], "M", -1)
            case "slashed":
                tiles(args["cell"], "F", -1)
                tiles(args["cell"], "P", 1)
            case "moor-to-field":
                tiles(args["cell"], "M", -1)
                tiles(args["cell"], "P", 1)
            case "forests-to-moors":
                tiles(args["cells"], "F", -1)
                tiles(args["cells"], "M", 1)
            case "removes-moors":
                tiles(args["cells"], "M", -1)
            case "covers":
                tiles(args["cells"], "F", 1)
            case "lays":
                tiles(args["cell"], {"forest": "F", "moor": "M", "field": "P"}[args["tile"]], 1)
            case "marks":
                tiles(args["cell"], MARKS[name(args["card"])], 1)
            case "sow" | "sow-beyond":
                for crop, n in amounts_in(args["goods"], "agricola-amount-"):
                    change(f"grows:{crop}", SOWN[crop] * n)
            case "card-sows":
                goods(args["goods"], 1, "grows")
            case "reap":
                goods(args["goods"], -1, "grows")
            case "card-gains":
                if self.harvesting and args["card"] == agricola_card("A112"):
                    goods(args["goods"], -1, "grows")
            case "lays-goods":
                goods(args["goods"], 1, f"lies:{args['cell'].args['cell']}")
            case "lay-there":
                goods(args["goods"], -1, f"lies:{args['cell'].args['cell']}")
            case "card-coming-goods":
                for number in args["rounds"].items:
                    goods(args["goods"], 1, f"coming:{number}")
            case "arrived":
                goods(args["goods"], -1, f"coming:{self.round}")


MARKS = {name(agricola_card("M064")): "G", name(agricola_card("M070")): "I"}
"""The marks of cards that block a space."""


LEDGERS: Mapping[str, Callable[[], Ledger]] = {
    "above_below": AboveBelow, "agricola": Agricola, "grimm_forest": GrimmForest, "mi_tierra": MiTierra,
    "northwood": Northwood,
}
