"""For each reason why an option is missing, what must be true. It is worked out from the state, not with the
functions that word the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.above_below.cards.box import building, count, tool, villager
from games.above_below.content.load import BOARD, GOODS, ITEMS
from games.above_below.content.schema import Mark, Symbol
from games.above_below.paying import purse
from games.above_below.rows import left, on_offer
from games.above_below.wording.terms import building_name, tool_name, villager_name
from games.core.decision import Decision
from games.core.text import Text
from games.grimm_forest.cards_on_places import corner_sites, monsters_at, unique_at
from games.grimm_forest.content import PARTS, SITES
from games.grimm_forest.sections import buildable
from games.mi_tierra.black import offered, stock
from games.mi_tierra.content import ANIMALS, AREAS, FARM, MARKETS, TRADE, development_spaces
from games.mi_tierra.content import GOODS as WARES_AT_HOME
from games.mi_tierra.supply import animals_left, goods_left, tiles_left
from games.northwood.content import CARD_TEXT, SUIT_OF, VALUE_OF, animal_of
from games.northwood.state import Standing


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that an option is missing and why: the table, the question, the label of the option, and the reason's
    arguments."""

    state: Any
    seat: int
    decision: Decision
    label: Text
    args: Mapping[str, Any]

    @property
    def me(self) -> Any:
        """The player who is asked."""
        return self.state.players[self.seat]

    def names(self, text: Text) -> bool:
        """Return whether the label is this text, or contains it."""
        return self.label == text or text in self.label.args.values()

    @property
    def last_word(self) -> str:
        """The last part of the key of what the label names."""
        inner = next((one for one in self.label.args.values() if isinstance(one, Text)), self.label)
        return inner.key.rpartition("-")[2]


Holds = Callable[[Claim], object]


# -- For Northwood! ----------------------------------------------------------------------------------------------------


def card_in(claim: Claim) -> str:
    return next(card for card, said in CARD_TEXT.items() if claim.names(said))


def place_in(claim: Claim) -> Any:
    return next(one for one in claim.state.places if claim.names(animal_of(one.active)))


def fief_in(claim: Claim) -> Any:
    return claim.state.fiefs[int(str(claim.label.args["fief"]))]


def follows(claim: Claim) -> object:
    suit = SUIT_OF[claim.state.statement]
    return (
        claim.args["suit"].args["suit"] == suit != SUIT_OF[card_in(claim)]
        and any(SUIT_OF[card] == suit for card in claim.state.hand)
    )


def in_its_turn(claim: Claim, order: int) -> object:
    neutral = [one.number for one in claim.state.fiefs if one.standing is Standing.NEUTRAL]
    return claim.state.scenario.order == order and any(order * n < order * fief_in(claim).number for n in neutral)


def makes_no_nine(claim: Claim) -> object:
    card = card_in(claim)
    return all(VALUE_OF[card] + VALUE_OF[one] != claim.args["n"] for one in claim.state.hand if one != card)


NORTHWOOD: Mapping[str, Holds] = {
    "exhausted": lambda it: place_in(it).exhausted,
    "acted": lambda it: it.state.acted,
    "limit": lambda it: it.args["n"] == it.state.scenario.abilities == it.state.used,
    "covered": lambda it: any(it.names(animal_of(one.ally)) and one.guest for one in it.state.places),
    "follow": follows,
    "visited": lambda it: fief_in(it).standing is not Standing.NEUTRAL,
    "upwards": lambda it: in_its_turn(it, 1),
    "downwards": lambda it: in_its_turn(it, -1),
    "in-reach": lambda it: it.state.goal_in_reach,
    "stranger": lambda it: any(
        one.ruler and it.names(animal_of(one.ruler)) and one.standing is Standing.NEUTRAL for one in it.state.fiefs
    ),
    "far": lambda it: abs(fief_in(it).number - it.state.visiting) > it.args["n"],
    "empty": lambda it: not getattr(it.state, it.last_word),
    "ready": lambda it: not place_in(it).exhausted,
    "nine": makes_no_nine,
    "low": lambda it: VALUE_OF[card_in(it)] > 2,
    "only-card": lambda it: len(it.state.deck) == 1,
}


# -- Mi Tierra ---------------------------------------------------------------------------------------------------------


def area_in(claim: Claim) -> str:
    """Return the area that a label names, for one worker or two."""
    label: Any = claim.label
    while label.key in ("mi-tierra-pair", "mi-tierra-label"):
        label = label.args.get("area", label.args.get("what"))
    return str(label.key.removeprefix("mi-tierra-area-").replace("-", "_"))


def side_in(claim: Claim) -> str:
    label: Any = claim.label.args["what"]
    return str(label.args["side"].key.removeprefix("mi-tierra-side-"))


def own_place(claim: Claim) -> str:
    """Return the field or pen that a label names."""
    inner: Any = claim.label.args["what"]
    place = str(inner.args["place"])
    return f"p{place}" if inner.key == "mi-tierra-pen" else place


def owned(claim: Claim, ware: str) -> int:
    return int(claim.me.goods[ware] if ware in WARES_AT_HOME else claim.me.animals(ware))


def cannot_trade(claim: Claim) -> object:
    prices = [TRADE.black_market[ware].buy or 99 for ware in offered(claim.state, claim.seat)]
    return not stock(claim.me) and all(price > claim.me.money for price in prices)


def site_in(claim: Claim) -> int:
    return int(own_place(claim)[1:]) - 1


def nothing_left(claim: Claim) -> object:
    ware = claim.last_word
    if claim.decision.key == "crop":
        return not tiles_left(claim.state, ware)
    return not (animals_left if ware in ANIMALS else goods_left)(claim.state, ware)


MI_TIERRA: Mapping[str, Holds] = {
    "season": lambda it: (
        it.args["season"].args["season"] == AREAS[area_in(it)].season != it.state.season
    ),
    "full": lambda it: len(it.state.placed_on(area_in(it))) == it.args["n"],
    "pair": lambda it: it.state.at_hut(it.seat) == 1,
    "taken": lambda it: any(one.spot == side_in(it) for one in it.state.placed_on("development")),
    "blocked": lambda it: len(it.state.players) == 2 and side_in(it) not in development_spaces(2),
    "worked": lambda it: any(one.seat == it.seat and one.spot == own_place(it) for one in it.state.placed),
    "trainer": lambda it: it.me.pens[int(own_place(it)[1:]) - 1].trainer,
    "nothing-to-sell": lambda it: not any(
        owned(it, ware) for ware in MARKETS[it.label.key.removeprefix("mi-tierra-market-")].prices
    ),
    "nothing-to-trade": cannot_trade,
    "nothing-sold-here": lambda it: it.state.in_force == "E11",
    "no-money": lambda it: it.me.money == it.args["have"] < it.args["n"],
    "needs": lambda it: any(
        it.me.goods[one.key.removeprefix("mi-tierra-ware-")] < one.args["n"] for one in it.args["goods"].items
    ),
    "owned": lambda it: it.args["card"].key.removeprefix("mi-tierra-plan-").replace("-", "_") in it.me.cards,
    "not-touched": lambda it: it.label.key == "mi-tierra-plan-at",
    "none-left": nothing_left,
    "printed": lambda it: own_place(it) in FARM.printed,
    "shown": lambda it: any(
        entry.seat == it.seat and site_in(it) in entry.pens for entry in it.state.entries
    ),
    "no-horses": lambda it: it.decision.key == "enter_contest" and it.me.pens[site_in(it)].animal == "horse",
    "horses-only": lambda it: it.decision.key == "enter_rodeo" and it.me.pens[site_in(it)].animal != "horse",
}


# -- Above and Below ---------------------------------------------------------------------------------------------------


def spends(claim: Claim) -> int:
    return sum(purse(claim.me).values())


def able(claim: Claim, *marks: Mark) -> list[str]:
    return [one for one in claim.me.ready() if villager(one).can(*marks)]


def unused(claim: Claim, what: str) -> bool:
    return any(not one.used and getattr(tool(one.tool), what) for one in claim.me.tools)


def price_of(claim: Claim, name: str) -> int:
    return max(0, building(name).cost - bool(able(claim, Mark.HAMMER_PLUS)))


def buildings_in(claim: Claim) -> list[str]:
    return [one for one in on_offer(claim.state) if claim.names(building_name(one))]


def has_room(claim: Claim, name: str) -> bool:
    return building(name).kind != "outpost" or any(not cave.outpost for cave in claim.me.caves)


def fee_of(claim: Claim, piece: str) -> int:
    fee: int = BOARD.train_costs[claim.state.for_hire.index(piece)]
    if claim.decision.key == "cheaper_villager":
        return max(0, fee - 2)
    return fee - int(unused(claim, "teaches") or bool(able(claim, Mark.QUILL_PLUS)))


def hired_in(claim: Claim) -> list[str]:
    return [piece for piece in claim.state.for_hire if piece and claim.names(villager_name(piece))]


def bears(claim: Claim, state: str) -> bool:
    """Return whether the villager that a label names has a state."""
    return any(claim.names(villager_name(one.piece)) and state in one.states for one in claim.me.villagers)


def price_is_too_high(claim: Claim) -> object:
    prices = [price_of(claim, one) for one in buildings_in(claim)] + [fee_of(claim, one) for one in hired_in(claim)]
    return prices == [claim.args["price"]] and claim.args["n"] == spends(claim) < claim.args["price"]


def zone_is(zone: str) -> Holds:
    return lambda it: any(it.names(villager_name(one.piece)) and one.zone.value == zone for one in it.me.villagers)


def marked(claim: Claim, *marks: Mark) -> bool:
    return any(claim.names(villager_name(one.piece)) and villager(one.piece).can(*marks) for one in claim.me.villagers)


def sellers(claim: Claim) -> list[Any]:
    return [one for one in claim.state.players if one.seat != claim.seat and one.sale]


def asked_sellers(claim: Claim) -> list[Any]:
    """Return the seller that a label names, or all of them."""
    return [seat_of_label(claim)] if "who" in claim.label.args else sellers(claim)


ABOVE_BELOW: Mapping[str, Holds] = {
    "no-cave-card": lambda it: not it.state.cave_top,
    "two-explorers": lambda it: len(it.me.ready()) == it.args["n"] < it.args["least"] == 2,
    "nobody-ready": lambda it: not it.me.ready(),
    "nothing-lies": lambda it: not any(it.me.on_cards.values()),
    "nothing-on-it": lambda it: [n for one, n in it.me.on_cards.items() if it.names(building_name(one))] == [0],
    "no-hammer": lambda it: not able(it, Mark.HAMMER, Mark.HAMMER_PLUS),
    "no-building": lambda it: it.args["n"] == spends(it) and all(
        price_of(it, one) > spends(it) for one in on_offer(it.state) if has_room(it, one)
    ),
    "no-quill": lambda it: not able(it, Mark.QUILL, Mark.QUILL_PLUS) and not (
        unused(it, "teaches") and it.me.ready()
    ),
    "nobody-for-hire": lambda it: not any(it.state.for_hire) and it.state.round < BOARD.rounds,
    "nobody-more": lambda it: not any(it.state.for_hire) and (
        it.state.round == BOARD.rounds or not it.state.villager_pile
    ),
    "no-newcomer": lambda it: it.args["n"] == spends(it) and all(
        fee_of(it, one) > spends(it) for one in it.state.for_hire if one
    ),
    "no-goods": lambda it: not any(it.me.goods[good] for good in GOODS),
    "nothing-to-sell": lambda it: not it.me.sale and not any(it.me.goods[item] for item in ITEMS),
    "nothing-on-sale": lambda it: not sellers(it),
    "least-price": lambda it: it.me.coins < it.args["n"] == BOARD.least_price,
    "refused": lambda it: asked_sellers(it) and all(
        it.state.refused_offers.get(one.seat, 0) >= it.me.coins for one in asked_sellers(it)
    ),
    "sells-nothing": lambda it: not seat_of_label(it).sale,
    "not-cheapest": lambda it: hired_in(it) and fee_of(it, hired_in(it)[0]) > min(
        fee_of(it, one) for one in it.state.for_hire if one
    ),
    "never-injured": lambda it: bears(it, "coward"),
    "has-state": lambda it: bears(it, it.state.trip.pending[0].partition(":")[2]),
    "once-a-turn": lambda it: it.state.refreshed,
    "no-coin": lambda it: not spends(it),
    "pile-empty": lambda it: not left(it.state, it.last_word),
    "exhausted": zone_is("exhausted"),
    "injured": zone_is("injured"),
    "exploring": zone_is("exploring"),
    "no-cave": lambda it: not any(has_room(it, one) for one in buildings_in(it)),
    "price": price_is_too_high,
    "too-dear": lambda it: [building(one).cost for one in buildings_in(it)] == [it.args["n"]] and (
        it.args["n"] > int(it.state.trip.pending[0].partition(":")[2])
    ),
    "hammer": lambda it: not marked(it, Mark.HAMMER, Mark.HAMMER_PLUS),
    "quill": lambda it: not marked(it, Mark.QUILL, Mark.QUILL_PLUS),
    "coward": lambda it: bears(it, "coward"),
    "no-reroll": lambda it: not count(it.me, Symbol.REROLL),
    "rerolls-used": lambda it: it.state.trip.rerolls == count(it.me, Symbol.REROLL) > 0,
    "no-supplies": lambda it: not it.me.goods["supplies"],
    "used": lambda it: any(it.names(tool_name(one.tool)) and one.used for one in it.me.tools),
    "on-sale": lambda it: it.me.sale in ("potion", "cider"),
}


# -- The Grimm Forest --------------------------------------------------------------------------------------------------


def section_in(claim: Claim) -> tuple[str, int]:
    """Return the material and part that a label names."""
    text: Any = claim.label
    while "section" in text.args:
        text = text.args["section"]
    material, part = text.key.split("-")[-2:]
    return material, PARTS.index(part)


def on_corners(claim: Claim) -> bool:
    inner: Any = claim.label.args["section"]
    return bool(inner.key == "grimm-forest-on-corners")


def house_of(claim: Claim, material: str) -> Any:
    """Return the player's unfinished house of a material."""
    return next((one for one in claim.me.houses if one.material == material and one.parts < 3), None)


def lacks(claim: Claim, helped: int = 0) -> object:
    """The player has fewer goods than needed, and as many as the reason says."""
    goods, owned = claim.args["goods"], claim.args["owned"]
    has = claim.me.goods[goods.key.removeprefix("grimm-forest-")]
    return goods.key == owned.key and has == owned.args["n"] < goods.args["n"] - helped


def no_site(claim: Claim) -> object:
    sites = corner_sites(claim.state, claim.seat) if on_corners(claim) else SITES
    return sum(one.corners == on_corners(claim) for one in claim.me.houses) == sites


def comes_first(claim: Claim) -> object:
    """The section below is missing."""
    material, part = section_in(claim)
    house = house_of(claim, material)
    return (house is None or house.parts < part) and claim.args["section"].key.endswith(PARTS[part - 1])


def seat_of_label(claim: Claim) -> Any:
    who: Any = claim.label.args["who"]
    return claim.state.players[who.seat]


def place_of(claim: Claim) -> str:
    return claim.label.key.removeprefix("grimm-forest-place-")


def material_of(claim: Claim) -> str:
    """Return the material that a label names."""
    label: Any = claim.label
    inner = label.args.get("material", label.args.get("goods", label))
    return str(inner.key.removeprefix("grimm-forest-").removeprefix("material-"))


def other_of(claim: Claim) -> Any:
    """Return the other player that a label or the question names."""
    args: dict[str, Any] = {**claim.decision.args, **claim.label.args}
    who = next(args[name] for name in ("whose", "whom", "who") if name in args)
    return claim.state.players[who.seat]


def no_fable_laid(claim: Claim) -> object:
    return other_of(claim).facedown is None


def nobody_helps(claim: Claim) -> object:
    return not any(one.goods[material_of(claim)] for one in claim.state.players if one.seat != claim.seat)


def fables_gone(claim: Claim) -> object:
    return not claim.state.deck and not claim.state.discards


GRIMM_FOREST: Mapping[str, Holds] = {
    "no-action": lambda it: not it.me.actions,
    "action-left": lambda it: it.me.actions > 0,
    "no-site": no_site,
    "needs": lacks,
    "needs-with-help": lambda it: lacks(it, 1),
    "no-helper": nobody_helps,
    "no-fable-laid": no_fable_laid,
    "your-plan": lambda it: it.me.gather.place == place_of(it),
    "not-in-hand": lambda it: place_of(it) not in it.state.gather_hand(it.seat),
    "other-kind": lambda it: repr(it.decision.args["gift"]).count(f"grimm-forest-{material_of(it)}'"),
    "nothing-to-return": lambda it: sum(other_of(it).goods.values()) == other_of(it).goods[material_of(it)],
    "first": comes_first,
    "unfinished": lambda it: house_of(it, section_in(it)[0]) is not None,
    "none-left": lambda it: not it.state.sections[section_in(it)[0]][section_in(it)[1]],
    "no-fables": fables_gone,
    "no-friend": lambda it: not it.me.friend,
    "not-special": lambda it: it.me.friend,
    "used": lambda it: it.me.friend in it.me.used,
    "special-fairy-godmother": fables_gone,
    "special-goldilocks": fables_gone,
    "special-puss-in-boots": lambda it: not any(
        one.goods[section.material] for section in buildable(it.state, it.seat, 1)
        for one in it.state.players if one.seat != it.seat
    ),
    "special-rapunzel": lambda it: not it.state.alone(it.seat) or not sum(it.me.stored.values()),
    "special-red-riding-hood": lambda it: not it.state.deck and not any(
        "wolf" in card for card in it.state.discards[-5:]
    ),
    "special-rumpelstiltskin": lambda it: not it.me.goods["straw"],
    "free-fairy-godmother": lambda it: len(it.me.hand) < 2,
    "no-friends-left": lambda it: not it.state.friend_deck and not it.state.friend_discards,
    "fable-none": lambda it: not it.me.hand and it.me.facedown is None,
    "fable-laid": lambda it: it.me.facedown is not None,
    "kept-place": lambda it: place_of(it) in it.me.under_mermaid,
    "monster-there": lambda it: monsters_at(it.state, place_of(it)),
    "unique-there": lambda it: unique_at(it.state, place_of(it)),
    "pigs-there": lambda it: it.state.pigs_at(place_of(it)),
    "too-little-there": lambda it: sum(it.state.locations[place_of(it)].values()) < 2,
    "none-there": lambda it: not any(
        goods[material_of(it)] for place, goods in it.state.locations.items() if place == "market"
    ),
    "has-none": lambda it: not sum(seat_of_label(it).goods.values()),
    "has-none-of-it": lambda it: not other_of(it).goods[material_of(it)],
    "not-with-you": lambda it: seat_of_label(it).at != it.me.at,
    "not-there": lambda it: seat_of_label(it).at != next(
        one.place for one in it.state.table if one.card == "bridge_troll" and one.owner == it.seat
    ),
    "collected-little": lambda it: sum(seat_of_label(it).collected.values()) < 2 or not any(
        min(n, seat_of_label(it).goods[one]) for one, n in seat_of_label(it).collected.items()
    ),
    "too-sturdy": lambda it: "brick" in repr(it.label),
    "you-lack": lambda it: not it.me.goods[material_of(it)],
    "not-collected": lambda it: it.me.goods[material_of(it)] and not it.me.collected[material_of(it)],
    "you-have": lambda it: all(
        it.me.goods[one.key.removeprefix("grimm-forest-")] == one.args["n"] for one in it.args["goods"].items
    ),
}

REASONS: Mapping[str, tuple[str, Mapping[str, Holds]]] = {
    "northwood": ("northwood-why-not-", NORTHWOOD), "mi_tierra": ("mi-tierra-why-", MI_TIERRA),
    "above_below": ("above-below-why-", ABOVE_BELOW), "grimm_forest": ("grimm-forest-why-", GRIMM_FOREST),
}
"""By game: the prefix of the keys of reasons, and for each reason what it claims."""
