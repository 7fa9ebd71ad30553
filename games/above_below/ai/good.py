"""The AI seat that plays to win: each time the act that brings most for each villager it uses."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

from games.above_below.actions.build import BUILD, builders, has_place, price_for
from games.above_below.actions.harvest import HARVEST
from games.above_below.actions.labour import LABOUR
from games.above_below.actions.train import PLUS, TRAIN, book, trainers
from games.above_below.ai import values
from games.above_below.cards.box import villager
from games.above_below.content.schema import Mark
from games.above_below.explore.lanterns import DIE, EXERT, REROLL
from games.above_below.explore.odds import faces_of
from games.above_below.explore.page import CHOICE
from games.above_below.explore.send import EXPLORE, LEAST
from games.above_below.ids import BUILDING, NEWCOMER, VILLAGER, chosen, ids, name_of
from games.above_below.night.rest import REST
from games.above_below.paying import can_pay
from games.above_below.trade import ACCEPT_OFFER
from games.above_below.turn import PASS, TURN
from games.above_below.view import AboveBelowView, PlayerView
from games.core.decision import NO, YES, Answer, Decision, amounts
from games.core.fuzz import Legal
from games.core.view import TableView

BIGGEST = 6
"""Most villagers of whom every party is weighed."""


class Good:
    """Weighs what it sees and looks no answer ahead; what it has no opinion about it answers as proposed."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        board: AboveBelowView = view.board
        weigh = _QUESTIONS.get(decision.key)
        if weigh is not None:
            return weigh(board, board.players[decision.seat], decision)
        return decision.proposals[0] if decision.proposals else Legal().choose(view, decision, rng)


# -- what to do ---------------------------------------------------------------------------------------------------


def _turn(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """The action that brings most for each villager."""
    worth = {name: _WORTH[name](view, me) for name in decision.parts[0].ids if name in _WORTH}
    best = max(worth, key=lambda name: worth[name], default=PASS)
    return (best if worth.get(best, 0.0) > 0 else PASS,)


def _explore_worth(view: AboveBelowView, me: PlayerView) -> float:
    party = best_party(view, me)
    return values.exploring_worth(view, me, party) / len(party)


def _build_worth(view: AboveBelowView, me: PlayerView) -> float:
    return max(
        (_bargain(view, me, name) for name in view.on_offer() if _can_build(me, name)), default=0.0
    )


def _can_build(me: PlayerView, name: str) -> bool:
    return has_place(me, name) and can_pay(me, price_for(builders(me)[0], name))


def _bargain(view: AboveBelowView, me: PlayerView, name: str) -> float:
    """What a building brings more than it costs; an outpost uses a cave up."""
    cost = price_for(builders(me)[0], name) * values.coin(view)
    cave = 0.6 if name in view.rows["outpost"] else 0.0
    return values.building_worth(view, me, name) - cost - cave


def _train_worth(view: AboveBelowView, me: PlayerView) -> float:
    return max(
        (_hire(view, me, piece) for piece in view.for_hire
         if piece and can_pay(me, view.fee(piece) - (PLUS if _cheaper(me) else 0))), default=0.0,
    )


def _cheaper(me: PlayerView) -> bool:
    """Whether the player's best trainer pays a coin less."""
    return bool(book(me)) or villager(trainers(me)[0]).can(Mark.QUILL_PLUS)


def _hire(view: AboveBelowView, me: PlayerView, piece: str) -> float:
    return values.newcomer_worth(view, me, piece) - view.fee(piece) * values.coin(view)


def _harvest_worth(view: AboveBelowView, me: PlayerView) -> float:
    return max(values.harvest_worth(view, me, name) for name, n in me.on_cards.items() if n)


def _labour_worth(view: AboveBelowView, me: PlayerView) -> float:
    return values.coin(view) + (0.5 if view.cider else 0.0) * (values.nights(view) > 0)


_WORTH: dict[str, Callable[[AboveBelowView, PlayerView], float]] = {
    EXPLORE: _explore_worth, BUILD: _build_worth, TRAIN: _train_worth, HARVEST: _harvest_worth, LABOUR: _labour_worth,
}


# -- how to do it -------------------------------------------------------------------------------------------------


def best_party(view: AboveBelowView, me: PlayerView) -> list[str]:
    """Who should explore: the party that brings most for each villager more than labour would."""
    ready = sorted(me.ready(), key=lambda piece: (-sum(faces_of(piece, me.villager(piece).states)), piece))[:BIGGEST]
    labour = values.coin(view)

    def worth(party: tuple[str, ...]) -> float:
        marks = sum(villager(one).can(Mark.HAMMER, Mark.HAMMER_PLUS) for one in party) * 0.4
        return values.exploring_worth(view, me, list(party)) - (labour + 0.25) * len(party) - marks

    sizes = range(LEAST, len(ready) + 1)
    parties: list[tuple[str, ...]] = [party for size in sizes for party in combinations(ready, size)]
    best = max(parties, key=lambda party: (worth(party), party))
    return [piece for piece in me.ready() if piece in best]


def _explore(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    return ids(VILLAGER, best_party(view, me))


def _labour(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """Alone for the cider, so that the others stay free; all together when nothing better is left to do."""
    least = min(me.ready(), key=lambda piece: (sum(faces_of(piece, ())), len(villager(piece).marks), piece))
    return ids(VILLAGER, [least])


def _harvest(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """The best good by the villager with the fewest lanterns."""
    single: list[Answer] = [answer for answer in decision.proposals if len(answer) == 2] or [*decision.proposals]

    def worth(answer: Answer) -> float:
        return sum(values.harvest_worth(view, me, name_of(one)) * n for one, n in amounts(answer).items())

    best = max(single, key=worth)
    if len(best) != 2:
        return best
    least = min(me.ready(), key=lambda piece: (sum(faces_of(piece, ())), len(villager(piece).marks), piece))
    return (f"{VILLAGER}:{least}", best[1])


def _build(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    return max(decision.proposals, key=lambda answer: _bargain(view, me, chosen(BUILDING, answer)[0]))


def _train(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    return max(decision.proposals, key=lambda answer: _hire(view, me, chosen(NEWCOMER, answer)[0]))


# -- below --------------------------------------------------------------------------------------------------------


def _choice(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    trip = view.expedition
    assert trip is not None
    best = max(trip.choices, key=lambda choice: values.choice_worth(view, me, choice))
    return (f"{CHOICE}:{best.id}",)


def _exert(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """Roll again or raise a die where that may help; then the number that is worth its injuries."""
    trip = view.expedition
    assert trip is not None
    for help_ in decision.anytime:
        if help_ in trip.helps and _gain(view, me, help_) > (0.4 if help_ == REROLL else 0.0):
            return (help_,)
    numbers = next(choice.numbers for choice in trip.choices if choice.id == trip.choice)
    if not decision.proposals:
        return decision.parts[0].ids

    def worth(answer: Answer) -> float:
        return values.number_worth(numbers, trip.lanterns + len(answer)) - values.injury(view) * len(answer)

    return max(decision.proposals, key=worth)


def _gains(view: AboveBelowView, me: PlayerView, how: str) -> dict[str, float]:
    """The lanterns that each explorer would win on average by another roll, or by one more on the die."""
    trip = view.expedition
    assert trip is not None
    found = {}
    for one in trip.party:
        faces = faces_of(one.piece, me.villager(one.piece).states)
        now = one.lanterns - one.exerted
        raised = faces[min(6, one.die + one.added + 1) - 1]
        found[one.piece] = (sum(faces) / 6 if how == REROLL else raised) - now
    return found


def _gain(view: AboveBelowView, me: PlayerView, how: str) -> float:
    return max(_gains(view, me, how).values())


def _die(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    how = REROLL if decision.args["how"] == REROLL else ""
    gains = _gains(view, me, how)
    return ids(VILLAGER, [max(gains, key=lambda piece: gains[piece])])


# -- everything else ----------------------------------------------------------------------------------------------


def _rest(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """With potions and ciders, as far as they help."""
    return decision.proposals[-1]


def _offer(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """Sell for more than the item is worth to oneself."""
    price = decision.args["n"]
    assert isinstance(price, int)
    return YES if price * values.coin(view) > values.item_worth(view, me, me.sale) + 0.3 else NO


def _newcomer(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    wanted = [option for option in decision.parts[0].ids if option.startswith(NEWCOMER)]
    return (max(wanted, key=lambda option: values.newcomer_worth(view, me, name_of(option))),)


def _free_building(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    wanted = [option for option in decision.parts[0].ids if option.startswith(BUILDING)]
    return (max(wanted, key=lambda option: values.building_worth(view, me, name_of(option))),)


def _least_able(view: AboveBelowView, me: PlayerView, decision: Decision) -> Answer:
    """Whoever has the fewest lanterns bears it."""
    return (min(decision.parts[0].ids, key=lambda option: sum(faces_of(name_of(option), ()))),)


_QUESTIONS: dict[str, Callable[[AboveBelowView, PlayerView, Decision], Answer]] = {
    TURN: _turn, EXPLORE: _explore, LABOUR: _labour, HARVEST: _harvest, BUILD: _build, TRAIN: _train, CHOICE: _choice,
    EXERT: _exert, "dice": _exert, DIE: _die, REST: _rest, ACCEPT_OFFER: _offer, "free_villager": _newcomer,
    "cheaper_villager": _newcomer, "free_building": _free_building, "injure": _least_able, "afflict": _least_able,
    "pay_coin": lambda view, me, decision: YES,
}
