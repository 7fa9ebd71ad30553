"""For each text with a number beside an option, what the number must agree with. `test_option_numbers` tries the
options and compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from games.above_below.content.load import BOARD
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, amounts
from games.core.registry import spec_of
from games.core.run import Segment, check_answer
from games.core.session import Session
from games.core.text import Listed, Seat, Text
from games.core.view import Question
from games.mi_tierra.activation import work_farms
from games.mi_tierra.areas.development import touched
from games.mi_tierra.cards.box import area_of
from games.mi_tierra.content import FIELD, GOODS, PEN
from games.mi_tierra.housing import herd_of
from games.mi_tierra.pieces import Placement
from games.northwood.content import CARD_TEXT
from games.northwood.state import Standing
from games.northwood.view import stars_of
from tests.conformance.ledgers import amounts_in


@dataclass(frozen=True, slots=True)
class TriedAnswer:
    """An answer tried in a copy: the state before it and after it (up to the next question or the end of the
    segment), the log lines that it added, and the next question."""

    seat: int
    question: Question
    answer: Answer
    before: Any
    after: Any
    lines: tuple[Text, ...]
    asked: Decision | None

    @property
    def decision(self) -> Decision:
        """The decision that was answered."""
        return self.question.decision

    @property
    def me(self) -> Any:
        """The player before the answer."""
        return self.before.players[self.seat]

    @property
    def then(self) -> Any:
        """The player after the answer."""
        return self.after.players[self.seat]

    def gained(self, what: str) -> int:
        """Return by how much a number of the player has grown."""
        return int(getattr(self.then, what) - getattr(self.me, what))

    def tells(self, key: str) -> list[Text]:
        """Return the new log lines with a text key."""
        return [line for line in self.lines if line.key == key]

    def hints(self, key: str) -> list[Text]:
        """Return the texts with a key within the hints of all options that were taken."""
        names = [token.partition("=")[0] for token in self.answer]
        return [text for name in names for text in texts(self.question.wordings[name].hint) if text.key == key]


def texts(said: object) -> Iterator[Text]:
    """Yield a text and all texts in its arguments."""
    if isinstance(said, Text):
        yield said
        for arg in said.args.values():
            yield from texts(arg)
    elif isinstance(said, Listed):
        for item in said.items:
            yield from texts(item)


def taken(session: Session[Any], seat: int, question: Question, answer: Answer) -> TriedAnswer:
    """Try an answer to an open question in a copy."""
    run = Segment(session.rules, copy_of(session.checkpoint))
    run.replay(session.given)
    decision, journal = run.open_questions()[seat], run.state.journal
    in_lane = seat in journal.lanes
    told = journal.lanes[seat] if in_lane else journal.lines
    before, at = copy_of(run.state), len(told)
    run.give_alone(decision, check_answer(run.rules, run.state, decision, answer))
    told = journal.lanes[seat] if in_lane else journal.lines
    asked, lines = run.open_questions().get(seat), tuple(line.text for line in told[at:])
    run.close()
    return TriedAnswer(seat, question, answer, before, run.state, lines, asked)


Truth = Callable[[TriedAnswer, str, Mapping[str, Any]], object]
"""Return whether a text beside an option or in a question is true, given the tried answer, the option, and the
text's arguments."""


def goods_are(prefix: str, said: Any, there: Mapping[str, int]) -> bool:
    """Return whether a list names exactly the goods that there are."""
    return Counter(dict(amounts_in(said, prefix))) == Counter({good: n for good, n in there.items() if n})


# -- The Grimm Forest --------------------------------------------------------------------------------------------------


def costs_section(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    ((material, price),) = amounts_in(args["goods"], "grimm-forest-")
    rewarded = sum(
        n for line in taken.tells("grimm-forest-log-first-builder-goods")
        for one, n in amounts_in(line.args["goods"], "grimm-forest-") if one == material
    )
    if taken.asked is not None and taken.asked.key == "puss_from":
        return True  # the cost is paid only after the choice of a helper
    helped = len(taken.tells("grimm-forest-log-helps-pay"))
    return taken.me.goods[material] - taken.then.goods[material] == price - rewarded - helped


def brings(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return all(
        taken.then.goods[material] - taken.me.goods[material] == n
        for material, n in amounts_in(args["goods"], "grimm-forest-")
    )


def pays_goods(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return all(
        taken.me.goods[material] - taken.then.goods[material] == n
        for material, n in amounts_in(args["goods"], "grimm-forest-")
    )


def trades(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    change = Counter({material: n - taken.me.goods[material] for material, n in taken.then.goods.items()})
    ((old, out),), ((new, into),) = (list(amounts_in(args[one], "grimm-forest-")) for one in ("old", "new"))
    return change[old] == -out and change[new] == into


def own_goods(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return all(taken.me.goods[material] == n for material, n in amounts_in(args["goods"], "grimm-forest-"))


def others_goods(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    words = option.split(":")
    who = taken.decision.args.get("who")
    if words[0] in ("seat", "gift"):
        return goods_are("grimm-forest-", args["goods"], taken.before.players[int(words[1])].goods)
    assert isinstance(who, Seat)
    return args["goods"].args["n"] == taken.before.players[who.seat].goods[option]


def collected_goods(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return goods_are("grimm-forest-", args["goods"], taken.before.players[int(option.split(":")[1])].collected)


def lies_there(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    place = option.split(":")[1] if option.startswith("grain:") else option
    if place in taken.before.locations:
        return goods_are("grimm-forest-", args["goods"], taken.before.locations[place])
    return args["goods"].args["n"] == taken.before.locations["market"][option]


def loses_friend(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return any(line.args["card"] == args["card"] for line in taken.tells("grimm-forest-log-friend-leaves"))


def gains_two(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return taken.asked is not None and (taken.asked.args.get("n") == 2 or taken.asked.key == "godmother_fables")


def actions_left(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["n"] == taken.me.actions


# -- Mi Tierra ---------------------------------------------------------------------------------------------------------


def works(taken: TriedAnswer, option: str) -> list[Text]:
    """Return the log lines of a worker on the farm if it were the only one."""
    state = copy_of(taken.before)
    area, _, spot = option.partition(":")
    state.placed, at = [Placement(taken.seat, area, spot)], len(state.journal.lines)
    work_farms(state)
    return [line.text for line in state.journal.lines[at:]]


def brings_in(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    assert option.partition(":")[0] == FIELD
    (line,) = works(taken, option)
    return line.args["goods"] == args["goods"] if args["goods"].args["n"] else line.key == "mi-tierra-log-none-left"


def trains(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    assert option.partition(":")[0] == PEN
    return any(line.key == "mi-tierra-log-trains" for line in works(taken, option)) == bool(args["ready"])


def touches(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["n"] == len(touched(taken.before.grid, option.partition(":")[2]))


def brings_at_most(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """The highest sale brings exactly that amount. If there is only one thing to sell, it is sold at once."""
    if taken.asked is None or taken.asked.key != "sale":
        return [line.args["n"] for line in taken.tells("mi-tierra-log-sells")] == [args["n"]]
    rules, asked = spec_of("mi_tierra").rules, taken.asked
    view = rules.view(taken.after, taken.seat)
    found = [rules.outcome(view, asked, answer) for answer in asked.proposals]
    found += [
        rules.amount_text(view, asked, ware, count)
        for answer in asked.proposals if len(answer) == 1 for ware, count in amounts(answer).items()
    ]
    return max(int(str(one.args["n"])) for one in found if one is not None) == args["n"]


def sells_for(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """The income is the number of sold units at their prices, plus what cards add to a round's first sale; on the
    black market, purchases are subtracted."""
    money = 0
    for token, n in amounts(taken.answer).items():
        hint = taken.question.wordings[token].hint
        assert hint is not None
        price, more = int(str(hint.args["n"])), int(str(hint.args.get("units", 0)))
        money += (-price if token.startswith("buy:") else price) * n
        more = min(more, sum(n for one, n in amounts(taken.answer).items() if one.startswith("sell:")))
        if token.startswith("sell:") and token == next(iter(amounts(taken.answer))):
            money += more
    first = 3 if taken.decision.key == "sale" and "market_stall" in taken.me.cards and not taken.me.sold else 0
    told = {line.key: int(str(line.args["n"])) for line in taken.lines if "n" in line.args}
    paid = told.get("mi-tierra-log-sells", 0) + told.get("mi-tierra-log-black-sells", 0)
    return paid - told.get("mi-tierra-log-black-buys", 0) == money + first and args["have"] == owned(taken, option)


def owned(taken: TriedAnswer, option: str) -> int:
    """Return how many of a ware the player has."""
    ware = option.rpartition(":")[2]
    return int(taken.me.goods[ware] if ware in GOODS else taken.me.animals(ware))


def owns(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["n"] == owned(taken, option)


def grows(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["n"] == [*taken.me.fields.values()].count(option.rpartition(":")[2])


def shows(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """The total of the contest is the sum of the pens' hints."""
    (line,) = taken.tells("mi-tierra-log-shows")
    return line.args["n"] == sum(int(str(one.args["n"])) for one in taken.hints("mi-tierra-hint-shows"))


def costs_money(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """A player who takes the option pays that amount; without it, nothing is paid."""
    if taken.asked is not None:
        return True  # something must be given up first
    return taken.gained("money") == (0 if option in ("none", "no") else -args["n"])


def pays_money(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return taken.me.money >= args["n"]  # paid after all seats have answered, see `costs_by_event`


def loses_animals(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """The named animals are those that leave, of those on the farm and those that arrive."""
    there = Counter(herd_of(taken.me.pens)) + Counter(taken.before.arriving)
    gone = there - Counter(herd_of(taken.then.pens))
    return goods_are("mi-tierra-ware-", args["animals"], gone)


def waters(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    board = spec_of("mi_tierra").rules.view(taken.after, taken.seat).farms[taken.seat]
    return args["n"] == sum(bool(crop) and field in board.watered for field, crop in board.fields.items())


def fee_of(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """Return whether the number is the fee of an area for a player who has every resource it needs."""
    state = copy_of(taken.before)
    player = state.players[taken.seat]
    player.goods, player.money = dict.fromkeys(player.goods, 3), 50
    for other in state.players:
        if other is not player:
            other.goods = dict.fromkeys(other.goods, 0)
    if not player.animals("cow") and option == "animal_industry":
        return True
    script: Any = area_of(option).act(state, Placement(taken.seat, option))
    asked = script.send(None)
    script.close()
    return isinstance(asked, Decision) and asked.args["n"] == args["n"]


def workers_at_home(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["n"] == taken.before.at_hut(taken.seat)


# -- Above and Below ---------------------------------------------------------------------------------------------------


def pays_coins(taken: TriedAnswer, price: int) -> bool:
    """Return whether a price is paid, or asked for if there are several ways to pay."""
    if taken.asked is not None and taken.asked.key == "pay":
        return taken.asked.args["n"] == price
    bonus = sum(int(str(line.args["n"])) for line in taken.tells("above-below-log-build-coin"))
    drunk = sum(n for line in taken.tells("above-below-log-spends") for _, n in amounts_in(line.args["goods"], ""))
    return taken.gained("coins") == bonus - price + drunk


def refused(taken: TriedAnswer) -> list[Text]:
    """Return the log lines about a villager who refuses to work."""
    return taken.tells("above-below-log-refuses")


def cheaper_by(taken: TriedAnswer, mark: str) -> int:
    """Return 1 if a plus stands beside the villager, or a book is used."""
    hint = taken.question.wordings[taken.answer[0]].hint
    plus = any(text.key == f"above-below-mark-{mark}-plus" for text in texts(hint))
    return int(plus or any("tool:" in token for token in taken.answer))


def newcomer_costs(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """Check the fee of a newcomer: the printed one if only some ways to train are cheaper, else what is paid."""
    plus = 0
    if taken.decision.key == "train":
        who, _, *book = taken.decision.parts
        hints = [taken.question.wordings[one].hint for one in who.ids]
        marked = all(any(text.key == "above-below-mark-quill-plus" for text in texts(hint)) for hint in hints)
        plus = 0 if marked or any(one.least for one in book) else cheaper_by(taken, "quill")
    return refused(taken) or pays_coins(taken, args["coins"].args["n"] - plus)


def trainer_pays(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return refused(taken) or pays_coins(taken, args["coins"].args["n"])


def building_costs(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    """Check the price of a building: the printed one beside the building if several villagers could build it, else what
    the builder pays."""
    printed = option.startswith("building:") and len(taken.decision.parts[0].ids) > 1
    plus = cheaper_by(taken, "hammer") if printed else 0
    return refused(taken) or pays_coins(taken, args["coins"].args["n"] - plus)


def refreshes(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return pays_coins(taken, BOARD.refresh)


def has_item(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    item = option.removeprefix("item:")
    on_sale = taken.decision.key == "sell" and taken.me.sale == item
    return args["n"] == (taken.me.coins if item == "coin" else taken.me.goods[item] + on_sale)


def left_over(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    if option == "supplies":
        return args["n"] == taken.me.goods["supplies"]
    return args["n"] >= 1


def on_building(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["goods"].args["n"] == taken.me.on_cards[option.removeprefix("building:")]


def is_sold_there(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    seller = taken.before.players[int(option.removeprefix("seat:"))]
    return args["item"].key == f"above-below-{seller.sale}".replace("_", "-")


def price_of_offer(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return taken.gained("coins") == (args["n"] if option == "yes" else 0)


def earns_a_coin_each(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return taken.gained("coins") == len(taken.answer) - len(refused(taken))


def lanterns_for_a_coin(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    if taken.asked is not None and taken.asked.key == "pay":
        return True
    told = taken.tells("above-below-log-coin-paid")
    return taken.gained("coins") == (-1 if told else 0) and all(line.args["n"] == args["n"] for line in told)


def price_as_asked(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return sum(amounts(taken.answer).values()) == args["n"]


# -- For Northwood! ----------------------------------------------------------------------------------------------------


def scores(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return len(taken.after.score) == len(taken.before.score) + 1 and bool(
        taken.tells("northwood-log-answered-scored"))


def does_nothing(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return taken.asked is not None and taken.asked.key == "spend_for_nothing"


def brings_stars(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    state = copy_of(taken.before)
    state.fiefs[args["fief"]].standing = Standing.FRIENDLY
    return stars_of(state) - stars_of(taken.before) == args["stars"]


def lies_on_top(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    card = next(one for one, said in CARD_TEXT.items() if said.args == args)
    if taken.decision.key != "take_tops":
        return True
    return card in taken.after.hand


def stars_now(taken: TriedAnswer, option: str, args: Mapping[str, Any]) -> object:
    return args["n"] == stars_of(taken.before)


BESIDE: Mapping[str, Mapping[str, Truth]] = {
    "grimm_forest": {
        "grimm-forest-hint-cost-floor": costs_section, "grimm-forest-hint-cost-walls": costs_section,
        "grimm-forest-hint-cost-roof": costs_section, "grimm-forest-gain-one": brings, "grimm-forest-trade": trades,
        "grimm-forest-pay": pays_goods, "grimm-forest-hint-owned": own_goods, "grimm-forest-hint-has": others_goods,
        "grimm-forest-hint-collected": collected_goods, "grimm-forest-hint-lies-there": lies_there,
        "grimm-forest-hint-monster-there": lies_there, "grimm-forest-hint-loses-friend": loses_friend,
        "grimm-forest-hint-free-golden-goose": gains_two, "grimm-forest-hint-free-fairy-godmother": gains_two,
        "grimm-forest-ask-build": actions_left,
    },
    "mi_tierra": {
        "mi-tierra-hint-field": brings_in, "mi-tierra-hint-pen": trains, "mi-tierra-hint-development": touches,
        "mi-tierra-sell-to": brings_at_most, "mi-tierra-hint-price": sells_for,
        "mi-tierra-hint-price-first": sells_for, "mi-tierra-hint-owned": owns, "mi-tierra-hint-grows": grows,
        "mi-tierra-hint-shows": shows,
        "mi-tierra-ask-plan": costs_money, "mi-tierra-ask-make": costs_money, "mi-tierra-ask-mill": costs_money,
        "mi-tierra-foot-rot-pay": pays_money, "mi-tierra-outcome-lets-go": loses_animals,
        "mi-tierra-outcome-waters": waters, "mi-tierra-area-oven-text": fee_of,
        "mi-tierra-area-clothing-text": fee_of, "mi-tierra-area-wine-mill-text": fee_of,
        "mi-tierra-area-animal-industry-text": fee_of, "mi-tierra-ask-place": workers_at_home,
    },
    "above_below": {
        "above-below-hint-building-now": building_costs, "above-below-hint-building-points": building_costs,
        "above-below-hint-newcomer": newcomer_costs, "above-below-outcome-newcomer": trainer_pays,
        "above-below-free-refresh-house": refreshes, "above-below-free-refresh-outpost": refreshes,
        "above-below-hint-owned": has_item, "above-below-hint-left": left_over, "above-below-hint-lies": on_building,
        "above-below-hint-sells": is_sold_there, "above-below-ask-accept-offer": price_of_offer,
        "above-below-ask-pay-coin": lanterns_for_a_coin, "above-below-ask-pay": price_as_asked,
        "above-below-ask-labour": earns_a_coin_each,
    },
    "northwood": {
        "northwood-response-scores": scores,
        "northwood-hint-nothing-now": does_nothing, "northwood-fief-option": brings_stars,
        "northwood-card": lies_on_top, "northwood-ask-stop-sure": stars_now,
    },
}
"""By game: the texts beside options and in questions, and the function that says whether each is true."""
